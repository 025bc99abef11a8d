//! Nemesis: runs of nibbles under a prefix code, each row of a pattern as it is or XORed with the row before.

use super::error::{DecodeError, EncodeError, Problem};
use super::reader::{BitWriter, Bits, Reader};

/// Bytes in a pattern: 8 rows of 8 nibbles.
pub(super) const PATTERN: usize = 32;
const MOST_PATTERNS: usize = 0x7FFF;
const LONGEST_CODE: u32 = 8;
/// The code that a run outside the table begins with, and its length.
const INLINE: (u16, u32) = (0x3F, 6);
const ROW: usize = 4;

/// A run: a nibble and how often it comes, 1 to 8 times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    nibble: u8,
    count: u8,
}

/// Unpacks.
pub(super) fn decode(input: &[u8]) -> Result<Vec<u8>, DecodeError> {
    let mut reader = Reader::new(input, 0);
    let header = reader.word()?;
    let is_xor = header & 0x8000 != 0;
    let nibbles = usize::from(header & 0x7FFF) * PATTERN * 2;
    let table = read_table(&mut reader)?;
    let mut bits = Bits::new(input, reader.offset());
    let mut output = Vec::new();
    let mut written = 0;
    while written < nibbles {
        let next = bits.peek_byte();
        let at = bits.offset();
        let run = if next >> 2 == INLINE.0 as u8 {
            bits.take(INLINE.1)?;
            let count = bits.take(3)? as u8 + 1;
            Run { nibble: bits.take(4)? as u8, count }
        } else {
            let (run, length) = table[usize::from(next)].ok_or(Problem::UnknownCode.at(at))?;
            bits.take(length)?;
            run
        };
        for _ in 0..usize::from(run.count).min(nibbles - written) {
            match written % 2 {
                0 => output.push(run.nibble << 4),
                _ => output[written / 2] |= run.nibble,
            }
            written += 1;
        }
    }
    if is_xor {
        for i in ROW..output.len() {
            output[i] ^= output[i - ROW];
        }
    }
    Ok(output)
}

/// For each value of the next eight bits the run that they begin with and its code's length.
fn read_table(reader: &mut Reader<'_>) -> Result<[Option<(Run, u32)>; 256], DecodeError> {
    let mut table = [None; 256];
    let mut nibble = 0;
    loop {
        let at = reader.offset();
        let entry = reader.byte()?;
        if entry == 0xFF {
            return Ok(table);
        }
        if entry & 0x80 != 0 {
            nibble = entry & 0xF;
            continue;
        }
        let length = u32::from(entry & 0xF);
        let code = u32::from(reader.byte()?);
        if length == 0 || length > LONGEST_CODE || code >> length != 0 {
            return Err(Problem::Header("a line of the code table that cannot be").at(at));
        }
        let first = (code << (LONGEST_CODE - length)) as usize;
        table[first..first + (1 << (LONGEST_CODE - length))]
            .fill(Some((Run { nibble, count: (entry >> 4 & 7) + 1 }, length)));
    }
}

/// Packs whole patterns, in whichever of the two ways is shorter.
pub(super) fn encode(data: &[u8]) -> Result<Vec<u8>, EncodeError> {
    if !data.len().is_multiple_of(PATTERN) {
        return Err(EncodeError::NotWhole { length: data.len(), unit: PATTERN });
    }
    if data.len() / PATTERN > MOST_PATTERNS {
        return Err(EncodeError::TooLong { length: data.len(), most: MOST_PATTERNS * PATTERN });
    }
    let xored: Vec<u8> =
        data.iter().enumerate().map(|(i, byte)| byte ^ if i < ROW { 0 } else { data[i - ROW] }).collect();
    let header = (data.len() / PATTERN) as u16;
    let (plain, xored) = (encode_rows(header, data), encode_rows(header | 0x8000, &xored));
    Ok(if xored.len() < plain.len() { xored } else { plain })
}

fn encode_rows(header: u16, data: &[u8]) -> Vec<u8> {
    let mut runs: Vec<Run> = Vec::new();
    for nibble in data.iter().flat_map(|byte| [byte >> 4, byte & 0xF]) {
        match runs.last_mut() {
            Some(run) if run.nibble == nibble && run.count < 8 => run.count += 1,
            _ => runs.push(Run { nibble, count: 1 }),
        }
    }
    let codes = Codes::of(&runs);
    let mut bytes = header.to_be_bytes().to_vec();
    codes.write_table(&mut bytes);
    let mut bits = BitWriter::default();
    for run in runs {
        match codes.0[Codes::index(run)] {
            Some((code, length)) => bits.put(code, length),
            None => {
                bits.put(INLINE.0, INLINE.1);
                bits.put(u16::from(run.count - 1), 3);
                bits.put(u16::from(run.nibble), 4);
            }
        }
    }
    bytes.extend(bits.bytes());
    bytes
}

/// The code and its length for each of the 128 runs; `None`: written in full.
struct Codes([Option<(u16, u32)>; 128]);

impl Codes {
    fn index(run: Run) -> usize {
        usize::from(run.nibble) << 3 | usize::from(run.count - 1)
    }

    /// The cheapest codes: a knapsack, where a code of length n takes 1 << (8 - n) of the 256 values of a byte and the
    /// last four belong to the code for runs in full.
    fn of(runs: &[Run]) -> Self {
        const ROOM: usize = 252;
        const FULL_BITS: u64 = 13;
        const LINE_BITS: u64 = 16;
        let mut often = [0u64; 128];
        for run in runs {
            often[Self::index(*run)] += 1;
        }
        let used: Vec<usize> = (0..128).filter(|&i| often[i] > 0).collect();
        let mut cost = vec![0u64; ROOM + 1];
        let mut chosen: Vec<[u8; ROOM + 1]> = Vec::new();
        for &run in &used {
            let before = cost.clone();
            let mut lengths = [0u8; ROOM + 1];
            for room in 0..=ROOM {
                cost[room] = before[room] + often[run] * FULL_BITS;
                for length in 1..=LONGEST_CODE {
                    let takes = 1 << (LONGEST_CODE - length);
                    let Some(left) = room.checked_sub(takes) else { continue };
                    let bits = before[left] + often[run] * u64::from(length) + LINE_BITS;
                    if bits < cost[room] {
                        (cost[room], lengths[room]) = (bits, length as u8);
                    }
                }
            }
            chosen.push(lengths);
        }
        let mut by_length: Vec<(u32, usize)> = Vec::new();
        let mut room = ROOM;
        for (&run, lengths) in used.iter().zip(&chosen).rev() {
            let length = u32::from(lengths[room]);
            if length > 0 {
                by_length.push((length, run));
                room -= 1 << (LONGEST_CODE - length);
            }
        }
        // Shorter codes first: then each one begins where a value of its size may begin.
        by_length.sort_unstable();
        let mut codes = [None; 128];
        let mut next = 0u16;
        for (length, run) in by_length {
            codes[run] = Some((next >> (LONGEST_CODE - length), length));
            next += 1 << (LONGEST_CODE - length);
        }
        Self(codes)
    }

    fn write_table(&self, bytes: &mut Vec<u8>) {
        for nibble in 0..16u8 {
            let mut is_named = false;
            for count in 1..=8u8 {
                let Some((code, length)) = self.0[Self::index(Run { nibble, count })] else { continue };
                if !is_named {
                    bytes.push(0x80 | nibble);
                    is_named = true;
                }
                bytes.extend([(count - 1) << 4 | length as u8, code as u8]);
            }
        }
        bytes.push(0xFF);
    }
}
