//! The moduled Kosinskis: the size of the whole, then modules of 4 KiB, each a stream of its own.

use super::error::{DecodeError, EncodeError, Problem};
use super::kosinski::{self, Variant};
use super::reader::Reader;

const MODULE: usize = 0x1000;
const HEADER: usize = 2;

/// Returns the place at which a module can begin that would begin at `at`: Kosinski's at multiples of 16 bytes after the size, those of Kosinski
/// plus one behind the other.
const fn aligned(variant: Variant, at: usize) -> usize {
    match variant {
        Variant::Original => HEADER + (at - HEADER).next_multiple_of(16),
        Variant::Plus => at,
    }
}

/// Unpacks.
pub(super) fn decode(input: &[u8], variant: Variant) -> Result<Vec<u8>, DecodeError> {
    let size = usize::from(Reader::new(input, 0).word()?);
    let mut output = Vec::new();
    let mut at = HEADER;
    while output.len() < size {
        // The original takes a size of 0xA000 for 0x8000; files of either length are read whole.
        if (size, output.len()) == (0xA000, 0x8000) && at >= input.len() {
            break;
        }
        let (module, end) = kosinski::decode(variant, input, at, MODULE.min(size - output.len()))?;
        if module.is_empty() {
            return Err(Problem::Header("an empty module before the end").at(at));
        }
        output.extend_from_slice(&module);
        at = aligned(variant, end);
    }
    Ok(output)
}

/// Packs.
pub(super) fn encode(data: &[u8], variant: Variant) -> Result<Vec<u8>, EncodeError> {
    let most = usize::from(u16::MAX);
    let size = u16::try_from(data.len()).map_err(|_| EncodeError::TooLong { length: data.len(), most })?;
    let mut output = size.to_be_bytes().to_vec();
    for module in data.chunks(MODULE) {
        output.resize(aligned(variant, output.len()), 0);
        output.extend(kosinski::encode(variant, module));
    }
    Ok(output)
}
