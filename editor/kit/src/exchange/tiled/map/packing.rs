//! The ways in which files pack the cells of a layer.
//!
//! Unpacking stops at the size that the layer says it has, so a file that unpacks to more costs no more than that.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::bufread::{GzDecoder, ZlibDecoder};
use ruzstd::decoding::StreamingDecoder;
use std::io::Read;

/// Bytes of the window of a zstd stream at most: twice what its strongest usual level takes.
const MOST_WINDOW: u64 = 16 << 20;

/// The way in which the cells of a layer are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CellPacking {
    /// Decimal numbers between commas.
    Csv,
    /// Base64 of four bytes for each cell, little end first.
    Plain,
    /// Base64 of gzip.
    Gzip,
    /// Base64 of zlib.
    Zlib,
    /// Base64 of zstd.
    Zstd,
}

impl CellPacking {
    /// Reads the names that a file gives to encoding and compression; `None` for others.
    pub(crate) fn of(encoding: &str, compression: &str) -> Option<Self> {
        match (encoding, compression) {
            ("csv", _) => Some(Self::Csv),
            ("base64", "") => Some(Self::Plain),
            ("base64", "gzip") => Some(Self::Gzip),
            ("base64", "zlib") => Some(Self::Zlib),
            ("base64", "zstd") => Some(Self::Zstd),
            _ => None,
        }
    }

    /// Unpacks `count` cells.
    ///
    /// # Errors
    /// In words: what the text does not hold, or holds too much of.
    pub(crate) fn unpack(self, text: &[u8], count: usize) -> Result<Vec<u32>, String> {
        if self == Self::Csv {
            return from_csv(text, count);
        }
        let packed = from_base64(text)?;
        let bytes = count * 4;
        match self {
            Self::Csv | Self::Plain => exactly(&packed, bytes),
            Self::Gzip => unpacked(GzDecoder::new(&*packed), bytes),
            Self::Zlib => unpacked(ZlibDecoder::new(&*packed), bytes),
            Self::Zstd => {
                let decoder = StreamingDecoder::new_with_max_window_size(&*packed, MOST_WINDOW);
                unpacked(decoder.map_err(|error| format!("zstd: {error}"))?, bytes)
            }
        }
    }
}

fn from_base64(text: &[u8]) -> Result<Vec<u8>, String> {
    let trimmed = text.trim_ascii();
    let failure = |error: base64::DecodeError| format!("base64: {error}");
    if !trimmed.iter().any(u8::is_ascii_whitespace) {
        return STANDARD.decode(trimmed).map_err(failure);
    }
    let dense: Vec<u8> = trimmed.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect();
    STANDARD.decode(dense).map_err(failure)
}

/// Reads as many bytes as are wanted, and says if there are more or fewer.
fn unpacked(mut from: impl Read, wanted: usize) -> Result<Vec<u32>, String> {
    // Grown as it is read: what a file says about itself asks for no memory.
    let mut bytes = Vec::new();
    let read = from.by_ref().take(wanted as u64 + 1).read_to_end(&mut bytes);
    read.map_err(|error| format!("the packed cells are damaged: {error}"))?;
    exactly(&bytes, wanted)
}

fn exactly(bytes: &[u8], wanted: usize) -> Result<Vec<u32>, String> {
    match bytes.len() {
        length if length > wanted => Err(format!("more than {} cells are in it", wanted / 4)),
        length if length < wanted => Err(format!("{} cells are in it, not {}", length / 4, wanted / 4)),
        _ => Ok(bytes.as_chunks::<4>().0.iter().map(|cell| u32::from_le_bytes(*cell)).collect()),
    }
}

fn from_csv(text: &[u8], count: usize) -> Result<Vec<u32>, String> {
    // A cell takes two bytes at least, so a short text asks for little memory.
    let mut cells = Vec::with_capacity(count.min(text.len() / 2 + 1));
    let (mut number, mut is_open) = (0u64, false);
    for byte in text {
        match byte {
            b'0'..=b'9' => {
                number = number * 10 + u64::from(byte - b'0');
                is_open = true;
                if number > u64::from(u32::MAX) {
                    return Err(format!("cell {} is larger than 32 bits can hold", cells.len() + 1));
                }
            }
            b',' => {
                if cells.len() == count {
                    return Err(format!("more than {count} cells are in it"));
                }
                cells.push(number as u32);
                (number, is_open) = (0, false);
            }
            b' ' | b'\n' | b'\r' | b'\t' => {}
            other => return Err(format!("cell {} holds the sign {:?}", cells.len() + 1, char::from(*other))),
        }
    }
    // Some writers put a comma behind the last cell too.
    if is_open {
        cells.push(number as u32);
    }
    match cells.len() {
        found if found > count => Err(format!("more than {count} cells are in it")),
        found if found < count => Err(format!("{found} cells are in it, not {count}")),
        _ => Ok(cells),
    }
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::maps::cells::{FLIP_X, SWAPPED};
    use flate2::Compression;
    use flate2::write::{GzEncoder, ZlibEncoder};
    use std::io::Write as _;

    const CELLS: [u32; 4] = [0, 7, FLIP_X | SWAPPED | 300, 4_294_967_295];

    fn bytes() -> Vec<u8> {
        CELLS.iter().flat_map(|cell| cell.to_le_bytes()).collect()
    }

    #[test]
    fn every_packing_gives_the_cells() {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(&bytes()).unwrap();
        let mut zlib = ZlibEncoder::new(Vec::new(), Compression::fast());
        zlib.write_all(&bytes()).unwrap();
        let zstd = ruzstd::encoding::compress_to_vec(&*bytes(), ruzstd::encoding::CompressionLevel::Fastest);
        let base64 = |bytes: Vec<u8>| format!("\n   {}\n  ", STANDARD.encode(bytes)).into_bytes();
        let broken = |bytes: Vec<u8>| {
            let text = base64(bytes);
            text.chunks(9).flat_map(|part| [part, b"\n"].concat()).collect::<Vec<u8>>()
        };
        for (name, encoding, compression, text) in [
            ("rows of numbers", "csv", "", b"\n0,7,\n2684354860,4294967295\n".to_vec()),
            ("a comma too many", "csv", "", b"0,7,2684354860,4294967295,".to_vec()),
            ("bytes", "base64", "", base64(bytes())),
            ("bytes in lines", "base64", "", broken(bytes())),
            ("gzip", "base64", "gzip", base64(gzip.finish().unwrap())),
            ("zlib", "base64", "zlib", base64(zlib.finish().unwrap())),
            ("zstd", "base64", "zstd", base64(zstd)),
        ] {
            let packing = CellPacking::of(encoding, compression).unwrap();
            assert_eq!(packing.unpack(&text, 4).as_deref(), Ok(&CELLS[..]), "{name}");
            assert!(packing.unpack(&text, 3).unwrap_err().contains("more than 3 cells"), "{name}");
            assert!(packing.unpack(&text, 5).unwrap_err().contains("4 cells are in it, not 5"), "{name}");
        }
        assert_eq!(CellPacking::of("base64", "lz4"), None);
    }

    #[test]
    fn what_holds_no_cells_is_named() {
        for (packing, text, problem) in [
            (CellPacking::Csv, "1,x", "cell 2 holds the sign 'x'"),
            (CellPacking::Csv, "1,99999999999", "cell 2 is larger than 32 bits can hold"),
            (CellPacking::Csv, "", "0 cells are in it, not 2"),
            (CellPacking::Plain, "!", "base64: "),
            (CellPacking::Zlib, "AAAA", "damaged"),
            (CellPacking::Gzip, "AAAA", "damaged"),
            (CellPacking::Zstd, "AAAA", "zstd: "),
        ] {
            let error = packing.unpack(text.as_bytes(), 2).unwrap_err();
            assert!(error.contains(problem), "{packing:?} {error}");
        }
    }

    #[test]
    fn two_gigabytes_of_nothing_are_refused_early() {
        let mut zlib = ZlibEncoder::new(Vec::new(), Compression::best());
        let zeros = vec![0; 1 << 20];
        (0..64).for_each(|_| zlib.write_all(&zeros).unwrap());
        let text = STANDARD.encode(zlib.finish().unwrap());
        assert!(CellPacking::Zlib.unpack(text.as_bytes(), 100).unwrap_err().contains("more than 100 cells"));
    }
}
