//! Kosinski: LZ by bytes, flags in little-endian words of which the lowest bit comes first.

use super::MOST_BYTES;
use super::error::DecodeError;
use super::flags::{FlagStyle, FlagWriter, Flags};
use super::lz::{Format, Step, steps};
use super::reader::{Output, Reader};

const STYLE: FlagStyle = FlagStyle { width: 16, little_endian: true, lowest_first: true, early: true };

/// Unpacks one stream.
pub(super) fn decode(input: &[u8]) -> Result<Vec<u8>, DecodeError> {
    decode_at(input, 0, MOST_BYTES).map(|(bytes, _)| bytes)
}

/// Unpacks the stream at `start`, `most` bytes at most; also where it ends.
pub(super) fn decode_at(input: &[u8], start: usize, most: usize) -> Result<(Vec<u8>, usize), DecodeError> {
    let mut reader = Reader::new(input, start);
    let mut output = Output::new(most);
    let mut flags = Flags::new(STYLE, &mut reader)?;
    loop {
        let at = reader.offset();
        if flags.next(&mut reader)? {
            output.push(reader.byte()?, at)?;
        } else if flags.next(&mut reader)? {
            let (low, high) = (usize::from(reader.byte()?), usize::from(reader.byte()?));
            let back = 0x2000 - ((high & 0xF8) << 5 | low);
            match high & 7 {
                0 => match usize::from(reader.byte()?) {
                    0 => return Ok((output.bytes, reader.offset())),
                    1 => {}
                    more => output.copy(back, more + 1, at)?,
                },
                few => output.copy(back, few + 2, at)?,
            }
        } else {
            let count = 2 * usize::from(flags.next(&mut reader)?) + usize::from(flags.next(&mut reader)?) + 2;
            let back = 0x100 - usize::from(reader.byte()?);
            output.copy(back, count, at)?;
        }
    }
}

/// Packs.
pub(super) fn encode(data: &[u8]) -> Vec<u8> {
    let copy = |length, back| match length {
        2..=5 if back <= 0x100 => Some(12),
        3..=9 => Some(18),
        10..=0x100 => Some(26),
        _ => None,
    };
    let format = Format { window: 0x2000, longest: 0x100, literal: 9, copy };
    let mut writer = FlagWriter::new(STYLE);
    let mut at = 0;
    for step in steps(data, &format) {
        at += match step {
            Step::Literal => {
                writer.literal(data[at]);
                1
            }
            Step::Copy { length, back } if length <= 5 && back <= 0x100 => {
                writer.flag(false);
                writer.flag(false);
                writer.flag((length - 2) & 2 != 0);
                writer.flag((length - 2) & 1 != 0);
                writer.bytes(&[(0x100 - back) as u8]);
                length
            }
            Step::Copy { length, back } => {
                writer.flag(false);
                writer.flag(true);
                let place = 0x2000 - back;
                let (low, high) = (place as u8, (place >> 5) as u8 & 0xF8);
                match length {
                    3..=9 => writer.bytes(&[low, high | (length - 2) as u8]),
                    _ => writer.bytes(&[low, high, (length - 1) as u8]),
                }
                length
            }
        };
    }
    writer.flag(false);
    writer.flag(true);
    writer.bytes(&[0x00, 0xF0, 0x00]);
    writer.finish()
}
