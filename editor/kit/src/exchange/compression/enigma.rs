//! Enigma: words as runs, sequences and lists, the tile numbers in as few bits as the largest needs.

use super::MOST_BYTES;
use super::error::{DecodeError, EncodeError, Problem};
use super::reader::{BitWriter, Bits, Reader};

/// Bits of a word that belong to the tile number; the five above are flags.
const TILE: u16 = 0x7FF;
const FLAGS: u32 = 5;
const MOST_RUN: usize = 16;
const MOST_LIST: usize = 15;

/// The form of words in the data.
#[derive(Clone, Copy)]
struct Words {
    /// Bits of a tile number.
    width: u32,
    /// Flags that are written, the priority in bit 4.
    mask: u16,
}

impl Words {
    fn bits(self) -> u32 {
        self.width + self.mask.count_ones()
    }

    fn read(self, bits: &mut Bits<'_>) -> Result<u16, DecodeError> {
        let mut word = 0;
        for flag in (0..FLAGS).rev().filter(|flag| self.mask >> flag & 1 != 0) {
            word |= bits.take(1)? << (flag + 11);
        }
        // Added, as the original does: a number wider than eleven bits reaches into the flags.
        Ok(bits.take(self.width)?.wrapping_add(word))
    }

    fn write(self, word: u16, bits: &mut BitWriter) {
        for flag in (0..FLAGS).rev().filter(|flag| self.mask >> flag & 1 != 0) {
            bits.put(word >> (flag + 11) & 1, 1);
        }
        bits.put(word & TILE, self.width);
    }
}

/// Unpacks.
pub(super) fn decode(input: &[u8]) -> Result<Vec<u8>, DecodeError> {
    let mut reader = Reader::new(input, 0);
    let words = Words { width: u32::from(reader.byte()?), mask: u16::from(reader.byte()?) };
    if words.width > 16 {
        return Err(Problem::Header("tile numbers of more than 16 bits").at(0));
    }
    if words.mask >= 1 << FLAGS {
        return Err(Problem::Header("flags that words do not have").at(1));
    }
    let mut counter = reader.word()?;
    let common = reader.word()?;
    let mut bits = Bits::new(input, reader.offset());
    let mut output: Vec<u8> = Vec::new();
    loop {
        let at = bits.offset();
        let room = MOST_BYTES / 2 - output.len() / 2;
        let kind = match bits.take(2)? {
            kind @ (0 | 1) => kind,
            kind => kind << 1 | bits.take(1)?,
        };
        let count = usize::from(bits.take(4)?) + 1;
        if (kind, count) == (7, MOST_RUN) {
            return Ok(output);
        }
        if count > room {
            return Err(Problem::TooLong(MOST_BYTES).at(at));
        }
        let mut word = if (4..7).contains(&kind) { words.read(&mut bits)? } else { 0 };
        for _ in 0..count {
            let next = match kind {
                0 => {
                    counter = counter.wrapping_add(1);
                    counter.wrapping_sub(1)
                }
                1 => common,
                7 => words.read(&mut bits)?,
                _ => word,
            };
            output.extend(next.to_be_bytes());
            word = match kind {
                5 => word.wrapping_add(1),
                6 => word.wrapping_sub(1),
                _ => word,
            };
        }
    }
}

/// Packs a whole number of words.
pub(super) fn encode(data: &[u8]) -> Result<Vec<u8>, EncodeError> {
    let (pairs, rest) = data.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(EncodeError::NotWhole { length: data.len(), unit: 2 });
    }
    let values: Vec<u16> = pairs.iter().map(|pair| u16::from_be_bytes(*pair)).collect();
    let all = values.iter().fold(0, |all, value| all | value);
    let words = Words { width: u16::BITS - (all & TILE).leading_zeros(), mask: all >> 11 };
    let (mut counter, common) = (best_counter(&values), most_frequent(&values));
    let mut bytes = vec![words.width as u8, words.mask as u8];
    bytes.extend(counter.to_be_bytes());
    bytes.extend(common.to_be_bytes());
    let mut bits = BitWriter::default();
    let mut list: Vec<u16> = Vec::new();
    let mut at = 0;
    while at < values.len() {
        let rest = &values[at..];
        let run = |first: u16, step: u16| {
            let expected = std::iter::successors(Some(first), |value| Some(value.wrapping_add(step)));
            rest.iter().zip(expected).take(MOST_RUN).take_while(|(value, expected)| **value == *expected).count()
        };
        let (counted, commons) = (run(counter, 1), run(common, 0));
        let repeated = [(4u16, run(rest[0], 0)), (5, run(rest[0], 1)), (6, run(rest[0], u16::MAX))];
        let (kind, length) = repeated.into_iter().max_by_key(|(_, length)| *length).unwrap_or((4, 1));
        // A sequence of its own costs a word: it must be clearly longer than what needs none.
        let is_sequence = length > 2 && length > counted.max(commons) + 2;
        if counted.max(commons) == 0 && !is_sequence {
            list.push(rest[0]);
            at += 1;
            if list.len() == MOST_LIST {
                write_list(&mut list, words, &mut bits);
            }
            continue;
        }
        write_list(&mut list, words, &mut bits);
        if is_sequence {
            bits.put(kind, 3);
            bits.put(length as u16 - 1, 4);
            words.write(rest[0], &mut bits);
            at += length;
        } else if counted >= commons {
            bits.put(0, 2);
            bits.put(counted as u16 - 1, 4);
            counter = counter.wrapping_add(counted as u16);
            at += counted;
        } else {
            bits.put(1, 2);
            bits.put(commons as u16 - 1, 4);
            at += commons;
        }
    }
    write_list(&mut list, words, &mut bits);
    bits.put(0x7F, 7);
    bytes.extend(bits.bytes());
    // The original reads whole words.
    bytes.resize(bytes.len().next_multiple_of(2), 0);
    debug_assert!(words.bits() <= 16);
    Ok(bytes)
}

fn write_list(list: &mut Vec<u16>, words: Words, bits: &mut BitWriter) {
    if !list.is_empty() {
        bits.put(7, 3);
        bits.put(list.len() as u16 - 1, 4);
        list.drain(..).for_each(|word| words.write(word, bits));
    }
}

/// The value from which counting up meets the most words.
fn best_counter(values: &[u16]) -> u16 {
    let mut met = vec![0u32; 1 << 16];
    for value in values.iter().rev() {
        met[usize::from(*value)] = 1 + met[usize::from(value.wrapping_add(1))];
    }
    (0..=u16::MAX).rev().max_by_key(|value| met[usize::from(*value)]).unwrap_or(0)
}

fn most_frequent(values: &[u16]) -> u16 {
    let mut often = vec![0u32; 1 << 16];
    values.iter().for_each(|value| often[usize::from(*value)] += 1);
    (0..=u16::MAX).rev().max_by_key(|value| often[usize::from(*value)]).unwrap_or(0)
}
