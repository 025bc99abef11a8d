//! Bytes of a file, read from the front: each read says if the file ends before.

use std::io::Read;

/// The rest of a file, or of a part of it.
#[derive(Clone, Copy, Debug)]
pub struct ByteReader<'a> {
    /// The bytes that are not read yet.
    pub rest: &'a [u8],
}

impl<'a> ByteReader<'a> {
    /// Reads so many bytes.
    ///
    /// # Errors
    /// In words: the file ends before.
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], String> {
        let (taken, rest) = self.rest.split_at_checked(count).ok_or("it ends in the middle")?;
        self.rest = rest;
        Ok(taken)
    }

    /// Reads as many bytes as an array has.
    ///
    /// # Errors
    /// Errors of [`ByteReader::take`].
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], String> {
        self.take(N).map(|taken| taken.try_into().unwrap_or([0; N]))
    }

    /// Leaves out so many bytes.
    ///
    /// # Errors
    /// Errors of [`ByteReader::take`].
    pub fn skip(&mut self, count: usize) -> Result<(), String> {
        self.take(count).map(drop)
    }

    /// Reads a byte.
    ///
    /// # Errors
    /// Errors of [`ByteReader::take`].
    pub fn byte(&mut self) -> Result<u8, String> {
        Ok(self.array::<1>()?[0])
    }

    /// Reads 16 bits, the lowest byte first.
    ///
    /// # Errors
    /// Errors of [`ByteReader::take`].
    pub fn word(&mut self) -> Result<u16, String> {
        self.array().map(u16::from_le_bytes)
    }

    /// Reads 16 bits, the highest byte first.
    ///
    /// # Errors
    /// Errors of [`ByteReader::take`].
    pub fn big_word(&mut self) -> Result<u16, String> {
        self.array().map(u16::from_be_bytes)
    }

    /// Reads 32 bits, the lowest byte first.
    ///
    /// # Errors
    /// Errors of [`ByteReader::take`].
    pub fn long(&mut self) -> Result<u32, String> {
        self.array().map(u32::from_le_bytes)
    }
}

/// Unpacks so many bytes of zlib; more are left alone.
///
/// # Errors
/// In words: the packed bytes are damaged, or too few.
pub fn unpacked(packed: &[u8], count: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = flate2::bufread::ZlibDecoder::new(packed).take(count as u64).read_to_end(&mut bytes);
    read.map_err(|error| format!("its packed bytes are damaged: {error}"))?;
    if bytes.len() < count {
        return Err("its packed bytes end in the middle".to_owned());
    }
    Ok(bytes)
}
