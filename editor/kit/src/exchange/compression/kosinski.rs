//! Kosinski and Kosinski plus: LZ by bytes. A set flag is a literal; 01 a far copy, 00 a near one of two to five bytes.

use super::error::DecodeError;
use super::flags::{FlagStyle, FlagWriter, Flags};
use super::lz::{Format, Step, steps};
use super::reader::{Output, Reader};

/// The variant of the two.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Variant {
    /// Flags in little-endian words of which the lowest bit comes first. The low byte of a far copy first, its length
    /// counted up.
    Original,
    /// Flags by the byte, highest bit first. The high byte of a far copy first, its length counted down; copies of up to
    /// 264 bytes. A near copy's place comes before its length.
    Plus,
}

impl Variant {
    const fn style(self) -> FlagStyle {
        match self {
            Self::Original => FlagStyle { width: 16, little_endian: true, lowest_first: true, early: true },
            Self::Plus => FlagStyle { width: 8, little_endian: false, lowest_first: false, early: false },
        }
    }

    /// Returns the least length of a far copy's length byte, and the longest copy with it.
    const fn lengths(self) -> (usize, usize) {
        match self {
            Self::Original => (1, 0x100),
            Self::Plus => (9, 0x108),
        }
    }

    /// The two bytes of a far copy, low and high, as they are stored; and back again.
    const fn ordered<T: Copy>(self, [low, high]: [T; 2]) -> [T; 2] {
        match self {
            Self::Original => [low, high],
            Self::Plus => [high, low],
        }
    }
}

/// Unpacks the stream at `start`, `most` bytes at most; also where it ends.
pub(super) fn decode(
    variant: Variant,
    input: &[u8],
    start: usize,
    most: usize,
) -> Result<(Vec<u8>, usize), DecodeError> {
    let mut reader = Reader::new(input, start);
    let mut output = Output::new(most);
    let mut flags = Flags::new(variant.style(), &mut reader)?;
    loop {
        let at = reader.offset();
        if flags.next(&mut reader)? {
            output.push(reader.byte()?, at)?;
        } else if flags.next(&mut reader)? {
            let [low, high] = variant.ordered([reader.byte()?, reader.byte()?]).map(usize::from);
            let count = match (high & 7, variant) {
                (0, _) => match (usize::from(reader.byte()?), variant) {
                    (0, _) => return Ok((output.bytes, reader.offset())),
                    (1, Variant::Original) => continue,
                    (more, _) => more + variant.lengths().0,
                },
                (few, Variant::Original) => few + 2,
                (few, Variant::Plus) => 10 - few,
            };
            output.copy(0x2000 - ((high & 0xF8) << 5 | low), count, at)?;
        } else {
            let (count, back) = match variant {
                Variant::Original => (near_length(&mut flags, &mut reader)?, reader.byte()?),
                Variant::Plus => {
                    let back = reader.byte()?;
                    (near_length(&mut flags, &mut reader)?, back)
                }
            };
            output.copy(0x100 - usize::from(back), count, at)?;
        }
    }
}

/// The length of a near copy, in two flags.
fn near_length(flags: &mut Flags, reader: &mut Reader<'_>) -> Result<usize, DecodeError> {
    Ok(2 * usize::from(flags.next(reader)?) + usize::from(flags.next(reader)?) + 2)
}

/// Packs.
pub(super) fn encode(variant: Variant, data: &[u8]) -> Vec<u8> {
    let (short_of, longest) = variant.lengths();
    let copy = |length, back| match length {
        2..=5 if back <= 0x100 => Some(12),
        3..=9 => Some(18),
        10.. if length <= longest => Some(26),
        _ => None,
    };
    let format = Format { window: 0x2000, longest, literal: 9, copy };
    let mut writer = FlagWriter::new(variant.style());
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
                let place = [(0x100 - back) as u8];
                if variant == Variant::Plus {
                    writer.bytes(&place);
                }
                writer.flag((length - 2) & 2 != 0);
                writer.flag((length - 2) & 1 != 0);
                if variant == Variant::Original {
                    writer.bytes(&place);
                }
                length
            }
            Step::Copy { length, back } => {
                writer.flag(false);
                writer.flag(true);
                let place = 0x2000 - back;
                let (low, high) = (place as u8, (place >> 5) as u8 & 0xF8);
                let few = match (length, variant) {
                    (10.., _) => 0,
                    (_, Variant::Original) => length - 2,
                    (_, Variant::Plus) => 10 - length,
                };
                writer.bytes(&variant.ordered([low, high | few as u8]));
                if few == 0 {
                    writer.bytes(&[(length - short_of) as u8]);
                }
                length
            }
        };
    }
    writer.flag(false);
    writer.flag(true);
    writer.bytes(&variant.ordered([0x00, 0xF0]));
    writer.bytes(&[0x00]);
    writer.finish()
}
