//! The compressions of the originals' files: one file per codec, and the names that projects call them by.
//!
//! Every decoder stops at [`MOST_BYTES`] of output and at the end of its input, copies only from what it has written,
//! and names the offset of what it could not read. Every encoder's output decodes to what went in.

mod comper;
mod enigma;
mod error;
mod flags;
mod kosinski;
mod lz;
mod moduled;
mod nemesis;
mod reader;
mod szdd;

pub use error::{DecodeError, EncodeError, Problem};

use kosinski::Variant;

/// Most bytes that a decoder produces: sixteen times the largest file the consoles could hold unpacked.
pub const MOST_BYTES: usize = 1 << 20;

/// The compression of a file's bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Compression {
    /// As they are.
    #[default]
    Uncompressed,
    /// Byte-oriented LZ with a window of 8 KiB.
    Kosinski,
    /// Kosinski in modules of 4 KiB behind their whole size.
    KosinskiModuled,
    /// Kosinski with flags by the byte, highest bit first, and longer matches.
    KosinskiPlus,
    /// The same in modules.
    KosinskiPlusModuled,
    /// Run lengths of nibbles under a prefix code, for patterns of 32 bytes.
    Nemesis,
    /// Runs and sequences of words, for maps of tiles.
    Enigma,
    /// Word-oriented LZ with a window of 512 bytes.
    Comper,
    /// LZ with a ring of 4 KiB, as in the expanded files of old Windows set-ups.
    Szdd,
}

impl Compression {
    /// The compressions.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 9] = [
        Self::Uncompressed,
        Self::Kosinski,
        Self::KosinskiModuled,
        Self::KosinskiPlus,
        Self::KosinskiPlusModuled,
        Self::Nemesis,
        Self::Enigma,
        Self::Comper,
        Self::Szdd,
    ];

    /// The name as project files write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uncompressed => "Uncompressed",
            Self::Kosinski => "Kosinski",
            Self::KosinskiModuled => "KosinskiM",
            Self::KosinskiPlus => "KosinskiPlus",
            Self::KosinskiPlusModuled => "KosinskiPlusM",
            Self::Nemesis => "Nemesis",
            Self::Enigma => "Enigma",
            Self::Comper => "Comper",
            Self::Szdd => "SZDD",
        }
    }

    /// The compression of that name, in any of the spellings in use, in any case.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        let plain: String =
            name.trim().to_ascii_lowercase().replace('+', "plus").chars().filter(char::is_ascii_alphanumeric).collect();
        Some(match plain.as_str() {
            "uncompressed" | "none" | "raw" => Self::Uncompressed,
            "kosinski" | "kos" => Self::Kosinski,
            "kosinskim" | "kosm" | "moduledkosinski" | "kosinskimoduled" => Self::KosinskiModuled,
            "kosinskiplus" | "kosplus" | "kosp" => Self::KosinskiPlus,
            "kosinskiplusm" | "kosplusm" | "kosinskimplus" | "kosmplus" | "moduledkosinskiplus" | "kospm" => {
                Self::KosinskiPlusModuled
            }
            "nemesis" | "nem" => Self::Nemesis,
            "enigma" | "eni" => Self::Enigma,
            "comper" => Self::Comper,
            "szdd" => Self::Szdd,
            _ => return None,
        })
    }

    /// Unpacks `input`.
    ///
    /// # Errors
    /// What could not be read, and at which offset of `input`.
    pub fn decode(self, input: &[u8]) -> Result<Vec<u8>, DecodeError> {
        match self {
            Self::Uncompressed if input.len() > MOST_BYTES => Err(Problem::TooLong(MOST_BYTES).at(MOST_BYTES)),
            Self::Uncompressed => Ok(input.to_vec()),
            Self::Kosinski => kosinski::decode(Variant::Original, input, 0, MOST_BYTES).map(|(bytes, _)| bytes),
            Self::KosinskiModuled => moduled::decode(input, Variant::Original),
            Self::KosinskiPlus => kosinski::decode(Variant::Plus, input, 0, MOST_BYTES).map(|(bytes, _)| bytes),
            Self::KosinskiPlusModuled => moduled::decode(input, Variant::Plus),
            Self::Nemesis => nemesis::decode(input),
            Self::Enigma => enigma::decode(input),
            Self::Comper => comper::decode(input),
            Self::Szdd => szdd::decode(input),
        }
    }

    /// Packs `data`, so that [`Compression::decode`] gives it back byte for byte.
    ///
    /// # Errors
    /// Lengths that the format cannot express.
    pub fn encode(self, data: &[u8]) -> Result<Vec<u8>, EncodeError> {
        if data.len() > MOST_BYTES {
            return Err(EncodeError::TooLong { length: data.len(), most: MOST_BYTES });
        }
        match self {
            Self::Uncompressed => Ok(data.to_vec()),
            Self::Kosinski => Ok(kosinski::encode(Variant::Original, data)),
            Self::KosinskiModuled => moduled::encode(data, Variant::Original),
            Self::KosinskiPlus => Ok(kosinski::encode(Variant::Plus, data)),
            Self::KosinskiPlusModuled => moduled::encode(data, Variant::Plus),
            Self::Nemesis => nemesis::encode(data),
            Self::Enigma => enigma::encode(data),
            Self::Comper => comper::encode(data),
            Self::Szdd => Ok(szdd::encode(data)),
        }
    }

    /// Bytes that a length must be a multiple of to be packed.
    pub(crate) const fn unit(self) -> usize {
        match self {
            Self::Nemesis => nemesis::PATTERN,
            Self::Enigma | Self::Comper => 2,
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests;
