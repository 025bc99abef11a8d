//! Reading packed bytes, and writing unpacked ones, with bounds.

use super::error::{DecodeError, Problem};

/// A place in packed bytes.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8], at: usize) -> Self {
        Self { bytes, at: at.min(bytes.len()) }
    }

    pub(crate) fn offset(&self) -> usize {
        self.at
    }

    pub(crate) fn byte(&mut self) -> Result<u8, DecodeError> {
        let byte = *self.bytes.get(self.at).ok_or(Problem::Ends.at(self.at))?;
        self.at += 1;
        Ok(byte)
    }

    pub(crate) fn word(&mut self) -> Result<u16, DecodeError> {
        Ok(u16::from_be_bytes([self.byte()?, self.byte()?]))
    }
}

/// Unpacked bytes, at most `most` of them.
pub(super) struct Output {
    pub bytes: Vec<u8>,
    most: usize,
}

impl Output {
    pub(crate) fn new(most: usize) -> Self {
        Self { bytes: Vec::new(), most }
    }

    pub(crate) fn push(&mut self, byte: u8, at: usize) -> Result<(), DecodeError> {
        if self.bytes.len() >= self.most {
            return Err(Problem::TooLong(self.most).at(at));
        }
        self.bytes.push(byte);
        Ok(())
    }

    /// Copies `count` bytes from `back` bytes before the end; they may overlap what is being written.
    pub(crate) fn copy(&mut self, back: usize, count: usize, at: usize) -> Result<(), DecodeError> {
        let written = self.bytes.len();
        if back == 0 || back > written {
            return Err(Problem::ReachesBack { back, written }.at(at));
        }
        if count > self.most - written {
            return Err(Problem::TooLong(self.most).at(at));
        }
        for i in written - back..written - back + count {
            self.bytes.push(self.bytes[i]);
        }
        Ok(())
    }
}

/// Bits of packed bytes, highest first.
pub(super) struct Bits<'a> {
    bytes: &'a [u8],
    /// In bits.
    at: usize,
}

impl<'a> Bits<'a> {
    pub(crate) fn new(bytes: &'a [u8], offset: usize) -> Self {
        Self { bytes, at: offset * 8 }
    }

    /// Offset of the byte that the next bit is in.
    pub(crate) fn offset(&self) -> usize {
        self.at / 8
    }

    /// The next eight bits without taking them; past the end they are 0.
    pub(crate) fn peek_byte(&self) -> u8 {
        let byte = |i: usize| self.bytes.get(i).copied().unwrap_or(0);
        (u16::from_be_bytes([byte(self.at / 8), byte(self.at / 8 + 1)]) << (self.at % 8) >> 8) as u8
    }

    /// Takes up to 16 bits.
    pub(crate) fn take(&mut self, count: u32) -> Result<u16, DecodeError> {
        let mut value = 0;
        for _ in 0..count {
            let byte = *self.bytes.get(self.at / 8).ok_or(Problem::Ends.at(self.at / 8))?;
            value = value << 1 | u16::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Ok(value)
    }
}

/// Writes bits, highest first.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

impl BitWriter {
    pub(crate) fn put(&mut self, value: u16, count: u32) {
        for bit in (0..count).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((value >> bit & 1) as u8) << (7 - self.used);
            }
            self.used = (self.used + 1) % 8;
        }
    }

    pub(crate) fn bytes(self) -> Vec<u8> {
        self.bytes
    }
}
