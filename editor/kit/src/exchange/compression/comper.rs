//! Comper: LZ by words, flags in big-endian words of which the highest bit comes first.

use super::MOST_BYTES;
use super::error::{DecodeError, EncodeError};
use super::flags::{FlagStyle, FlagWriter, Flags};
use super::lz::{Format, Step, steps};
use super::reader::{Output, Reader};

const STYLE: FlagStyle = FlagStyle { width: 16, little_endian: false, lowest_first: false, early: false };

/// Unpacks.
pub(super) fn decode(input: &[u8]) -> Result<Vec<u8>, DecodeError> {
    let mut reader = Reader::new(input, 0);
    let mut output = Output::new(MOST_BYTES);
    let mut flags = Flags::new(STYLE, &mut reader)?;
    loop {
        let at = reader.offset();
        if flags.next(&mut reader)? {
            let (place, count) = (usize::from(reader.byte()?), usize::from(reader.byte()?));
            if count == 0 {
                return Ok(output.bytes);
            }
            output.copy(2 * (0x100 - place), 2 * (count + 1), at)?;
        } else {
            output.push(reader.byte()?, at)?;
            output.push(reader.byte()?, at)?;
        }
    }
}

/// Packs a whole number of words.
pub(super) fn encode(data: &[u8]) -> Result<Vec<u8>, EncodeError> {
    let (words, rest) = data.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(EncodeError::NotWhole { length: data.len(), unit: 2 });
    }
    let words: Vec<u16> = words.iter().map(|word| u16::from_be_bytes(*word)).collect();
    let format = Format { window: 0x100, longest: 0x100, literal: 17, copy: |_, _| Some(17) };
    let mut writer = FlagWriter::new(STYLE);
    let mut at = 0;
    for step in steps(&words, &format) {
        at += match step {
            Step::Literal => {
                writer.flag(false);
                writer.bytes(&words[at].to_be_bytes());
                1
            }
            Step::Copy { length, back } => {
                writer.flag(true);
                writer.bytes(&[(0x100 - back) as u8, (length - 1) as u8]);
                length
            }
        };
    }
    writer.flag(true);
    writer.bytes(&[0, 0]);
    Ok(writer.finish())
}
