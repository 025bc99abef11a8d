//! Flag bits that come in fields between the data bytes: the LZ formats differ in width, order and when a field is read.

use super::error::DecodeError;
use super::reader::Reader;

/// The form in which a format stores its flags.
#[derive(Clone, Copy)]
pub(super) struct FlagStyle {
    /// Bits in a field: 8 or 16.
    pub width: u32,
    /// The field's bytes come lowest first.
    pub little_endian: bool,
    /// The lowest bit is the first flag.
    pub lowest_first: bool,
    /// The next field is read as soon as the last bit is taken, before any data byte.
    pub early: bool,
}

/// The flags of packed data as they are read.
pub(super) struct Flags {
    style: FlagStyle,
    field: u16,
    left: u32,
}

impl Flags {
    pub(crate) fn new(style: FlagStyle, reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        let mut flags = Self { style, field: 0, left: 0 };
        if style.early {
            flags.fill(reader)?;
        }
        Ok(flags)
    }

    fn fill(&mut self, reader: &mut Reader<'_>) -> Result<(), DecodeError> {
        self.field = match (self.style.width, self.style.little_endian) {
            (8, _) => u16::from(reader.byte()?),
            (_, true) => reader.word()?.swap_bytes(),
            (_, false) => reader.word()?,
        };
        self.left = self.style.width;
        Ok(())
    }

    pub(crate) fn next(&mut self, reader: &mut Reader<'_>) -> Result<bool, DecodeError> {
        if self.left == 0 {
            self.fill(reader)?;
        }
        self.left -= 1;
        let place = if self.style.lowest_first { self.style.width - 1 - self.left } else { self.left };
        let flag = self.field >> place & 1 != 0;
        if self.left == 0 && self.style.early {
            self.fill(reader)?;
        }
        Ok(flag)
    }
}

/// Writes flags and data bytes in the order in which they are read.
pub(super) struct FlagWriter {
    style: FlagStyle,
    bytes: Vec<u8>,
    /// The place of the current field.
    at: usize,
    field: u16,
    used: u32,
}

impl FlagWriter {
    pub(crate) fn new(style: FlagStyle) -> Self {
        let mut writer = Self { style, bytes: Vec::new(), at: 0, field: 0, used: style.width };
        if style.early {
            writer.open();
        }
        writer
    }

    fn open(&mut self) {
        self.at = self.bytes.len();
        self.bytes.extend_from_slice(&[0, 0][..self.style.width as usize / 8]);
        (self.field, self.used) = (0, 0);
    }

    pub(crate) fn flag(&mut self, flag: bool) {
        if self.used == self.style.width {
            self.open();
        }
        let place = if self.style.lowest_first { self.used } else { self.style.width - 1 - self.used };
        self.field |= u16::from(flag) << place;
        self.used += 1;
        match (self.style.width, self.style.little_endian) {
            (8, _) => self.bytes[self.at] = self.field as u8,
            (_, true) => self.bytes[self.at..self.at + 2].copy_from_slice(&self.field.to_le_bytes()),
            (_, false) => self.bytes[self.at..self.at + 2].copy_from_slice(&self.field.to_be_bytes()),
        }
        if self.used == self.style.width && self.style.early {
            self.open();
        }
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// A byte that stands for itself: a set flag and the byte.
    pub(crate) fn literal(&mut self, byte: u8) {
        self.flag(true);
        self.bytes(&[byte]);
    }

    pub(crate) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}
