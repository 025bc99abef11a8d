//! The moduled Kosinskis: the size of the whole, then modules of 4 KiB, each a stream of its own.

use super::error::{DecodeError, EncodeError, Problem};
use super::reader::Reader;
use super::{kosinski, kosinski_plus};

/// What came out of a stream, and where it ends.
type Unpacked = Result<(Vec<u8>, usize), DecodeError>;

/// A stream inside the modules.
#[derive(Clone, Copy)]
pub(super) struct Inner {
    decode: fn(&[u8], usize, usize) -> Unpacked,
    encode: fn(&[u8]) -> Vec<u8>,
    /// Modules begin at multiples of this many bytes after the size.
    padding: usize,
}

/// Kosinski's modules begin at multiples of 16 bytes.
pub(super) const KOSINSKI: Inner = Inner { decode: kosinski::decode_at, encode: kosinski::encode, padding: 16 };
/// Kosinski plus has them one behind the other.
pub(super) const KOSINSKI_PLUS: Inner =
    Inner { decode: kosinski_plus::decode_at, encode: kosinski_plus::encode, padding: 1 };

const MODULE: usize = 0x1000;
const HEADER: usize = 2;

/// Unpacks.
pub(super) fn decode(input: &[u8], inner: Inner) -> Result<Vec<u8>, DecodeError> {
    let size = usize::from(Reader::new(input, 0).word()?);
    let mut output = Vec::new();
    let mut at = HEADER;
    while output.len() < size {
        // The original takes a size of 0xA000 for 0x8000; files of either length are read whole.
        if (size, output.len()) == (0xA000, 0x8000) && at >= input.len() {
            break;
        }
        let (module, end) = (inner.decode)(input, at, MODULE.min(size - output.len()))?;
        if module.is_empty() {
            return Err(Problem::Header("an empty module before the end").at(at));
        }
        output.extend_from_slice(&module);
        at = HEADER + (end - HEADER).next_multiple_of(inner.padding);
    }
    Ok(output)
}

/// Packs.
pub(super) fn encode(data: &[u8], inner: Inner) -> Result<Vec<u8>, EncodeError> {
    let most = usize::from(u16::MAX);
    let size = u16::try_from(data.len()).map_err(|_| EncodeError::TooLong { length: data.len(), most })?;
    let mut output = size.to_be_bytes().to_vec();
    for module in data.chunks(MODULE) {
        output.resize(HEADER + (output.len() - HEADER).next_multiple_of(inner.padding), 0);
        output.extend((inner.encode)(module));
    }
    Ok(output)
}
