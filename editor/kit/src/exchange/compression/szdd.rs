//! SZDD: a header with the unpacked size, then LZ through a ring of 4 KiB that begins full of blanks.

use super::MOST_BYTES;
use super::error::{DecodeError, Problem};
use super::flags::{FlagStyle, FlagWriter, Flags};
use super::lz::{Format, Step, steps};
use super::reader::Reader;

const MAGIC: [u8; 9] = *b"SZDD\x88\xF0\x27\x33A";
const HEADER: usize = 14;
const RING: usize = 0x1000;
/// The place of the first byte in the ring.
const FIRST: usize = RING - 16;
const STYLE: FlagStyle = FlagStyle { width: 8, little_endian: false, lowest_first: true, early: false };

/// Unpacks.
pub(super) fn decode(input: &[u8]) -> Result<Vec<u8>, DecodeError> {
    let header: &[u8; HEADER] = input.first_chunk().ok_or(Problem::Ends.at(input.len()))?;
    if let Some(at) = (0..MAGIC.len()).find(|&i| header[i] != MAGIC[i]) {
        return Err(Problem::Header("not the beginning of SZDD data").at(at));
    }
    let size = u32::from_le_bytes([header[10], header[11], header[12], header[13]]) as usize;
    if size > MOST_BYTES {
        return Err(Problem::TooLong(MOST_BYTES).at(10));
    }
    let mut reader = Reader::new(input, HEADER);
    let mut flags = Flags::new(STYLE, &mut reader)?;
    let mut ring = [b' '; RING];
    let mut output: Vec<u8> = Vec::new();
    while output.len() < size {
        if flags.next(&mut reader)? {
            let byte = reader.byte()?;
            ring[(FIRST + output.len()) % RING] = byte;
            output.push(byte);
            continue;
        }
        let (low, high) = (usize::from(reader.byte()?), usize::from(reader.byte()?));
        let from = low | (high & 0xF0) << 4;
        for i in 0..((high & 0xF) + 3).min(size - output.len()) {
            let byte = ring[(from + i) % RING];
            ring[(FIRST + output.len()) % RING] = byte;
            output.push(byte);
        }
    }
    Ok(output)
}

/// Packs.
pub(super) fn encode(data: &[u8]) -> Vec<u8> {
    let format = Format { window: RING - 18, longest: 18, literal: 9, copy: |length, _| (length >= 3).then_some(17) };
    let mut writer = FlagWriter::new(STYLE);
    writer.bytes(&MAGIC);
    writer.bytes(&[0]);
    writer.bytes(&(data.len() as u32).to_le_bytes());
    let mut at = 0;
    for step in steps(data, &format) {
        at += match step {
            Step::Literal => {
                writer.literal(data[at]);
                1
            }
            Step::Copy { length, back } => {
                writer.flag(false);
                let place = (FIRST + at - back) % RING;
                writer.bytes(&[place as u8, (place >> 4) as u8 & 0xF0 | (length - 3) as u8]);
                length
            }
        };
    }
    writer.finish()
}
