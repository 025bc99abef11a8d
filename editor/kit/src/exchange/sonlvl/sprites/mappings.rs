//! Sprite mappings, and the lists of tiles that the game loads for a frame, as bytes.
//!
//! Both are tables of words, the offset of each frame, and the frames.

/// The layout of the bytes of a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum SpriteFormat {
    /// A byte for the count, pieces of five bytes.
    #[default]
    S1,
    /// A word for the count, pieces of eight bytes.
    S2,
    /// A word for the count, pieces of six bytes; lists of tiles in an order of their own.
    S3k,
}

impl SpriteFormat {
    /// The format that a definition names.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        let is = |known: &str| name.trim().eq_ignore_ascii_case(known);
        match () {
            () if is("S1") || is("SCD") => Some(Self::S1),
            () if is("S2") || is("S2NA") => Some(Self::S2),
            () if is("S3K") || is("S3") || is("SK") => Some(Self::S3k),
            () => None,
        }
    }

    /// Bytes of a frame's count.
    pub(super) const fn count_bytes(self) -> usize {
        match self {
            Self::S1 => 1,
            Self::S2 | Self::S3k => 2,
        }
    }

    const fn piece_bytes(self) -> usize {
        match self {
            Self::S1 => 5,
            Self::S2 => 8,
            Self::S3k => 6,
        }
    }
}

/// A piece of a sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SpritePiece {
    /// Its left edge from the object's place, pixels.
    pub x: i32,
    /// Its top edge.
    pub y: i32,
    /// Tiles across, 1 to 4.
    pub width: usize,
    /// Tiles down, 1 to 4.
    pub height: usize,
    /// Priority, palette line, flips and the first tile, as in blocks.
    pub word: u16,
}

/// Pieces of a frame, or runs of tiles, at most.
const MOST_IN_FRAME: usize = 256;

fn word(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}

/// Returns the offset of a frame; 0 for one of no pieces. `None` if the table has no such frame.
///
/// The table ends where its first frame begins. Negative words take no number.
pub(super) fn frame_offset(bytes: &[u8], frame: usize) -> Option<usize> {
    let (mut end, mut at, mut number) = (bytes.len(), 0, 0);
    while at < end {
        let offset = word(bytes, at)?;
        at += 2;
        if offset >= 0x8000 {
            continue;
        }
        if offset > 0 {
            end = end.min(offset.into());
        }
        if number == frame {
            return Some(offset.into());
        }
        number += 1;
    }
    None
}

/// Returns the pieces of the frame at an offset, the front one first.
pub(super) fn pieces(bytes: &[u8], offset: usize, format: SpriteFormat) -> Vec<SpritePiece> {
    let Some(frame) = bytes.get(offset..) else { return Vec::new() };
    let head = format.count_bytes();
    let count =
        if head == 1 { frame.first().map_or(0, |count| u16::from(*count)) } else { word(frame, 0).unwrap_or(0) };
    let pieces = frame.get(head..).unwrap_or_default().chunks_exact(format.piece_bytes());
    let read = |piece: &[u8]| {
        let x = match format {
            SpriteFormat::S1 => i32::from(*piece.last()? as i8),
            SpriteFormat::S2 | SpriteFormat::S3k => i32::from(word(piece, piece.len() - 2)? as i16),
        };
        let size = usize::from(piece[1]);
        let (width, height) = ((size >> 2 & 3) + 1, (size & 3) + 1);
        Some(SpritePiece { x, y: (piece[0] as i8).into(), width, height, word: word(piece, 2)? })
    };
    pieces.take(usize::from(count).min(MOST_IN_FRAME)).filter_map(read).collect()
}

/// Returns the runs of tiles of the frame at an offset: the first tile and how many.
pub(super) fn runs(bytes: &[u8], offset: usize, format: SpriteFormat) -> Vec<(usize, usize)> {
    let Some(frame) = bytes.get(offset..) else { return Vec::new() };
    let (count, head) = match format {
        SpriteFormat::S1 => (frame.first().map_or(0, |count| u16::from(*count)), 1),
        SpriteFormat::S2 => (word(frame, 0).unwrap_or(0), 2),
        SpriteFormat::S3k => (word(frame, 0).map_or(0, |count| count.wrapping_add(1)), 2),
    };
    let entries = frame.get(head..).unwrap_or_default().as_chunks::<2>().0.iter().map(|pair| u16::from_be_bytes(*pair));
    let run = |entry: u16| match format {
        SpriteFormat::S3k => (usize::from(entry >> 4), usize::from(entry & 0xF) + 1),
        SpriteFormat::S1 | SpriteFormat::S2 => (usize::from(entry & 0xFFF), usize::from(entry >> 12) + 1),
    };
    entries.take(usize::from(count).min(MOST_IN_FRAME)).map(run).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_found_by_their_number() {
        let table = [0x00, 0x04, 0x00, 0x0A, 0x01, 0xE8, 0x09, 0xC9, 0x23, 0xF0, 0x00];
        assert_eq!([0, 1, 2].map(|frame| frame_offset(&table, frame)), [Some(4), Some(10), None]);
        let expected = SpritePiece { x: -16, y: -24, width: 3, height: 2, word: 0xC923 };
        assert_eq!(pieces(&table, 4, SpriteFormat::S1), [expected]);
        assert_eq!(pieces(&table, 10, SpriteFormat::S1), []);
        let blank = [0x00, 0x00, 0x00, 0x04, 0x00, 0x01, 0xF8, 0x05, 0x00, 0x10, 0xFF, 0xF8];
        assert_eq!([0, 1, 2].map(|frame| frame_offset(&blank, frame)), [Some(0), Some(4), None]);
        let expected = SpritePiece { x: -8, y: -8, width: 2, height: 2, word: 0x10 };
        assert_eq!(pieces(&blank, 4, SpriteFormat::S3k), [expected]);
        let negative = [0xFF, 0xFE, 0x00, 0x04, 0x00];
        assert_eq!([0, 1].map(|frame| frame_offset(&negative, frame)), [Some(4), None]);
        assert_eq!(pieces(&[0, 1, 0xE8, 9, 0xC9, 0x23, 0xC8, 0x91, 0xFF, 0xF0], 0, SpriteFormat::S2)[0].x, -16);
    }

    #[test]
    fn runs_of_tiles_are_those_of_the_game() {
        assert_eq!(runs(&[0x01, 0x30, 0x1A], 0, SpriteFormat::S1), [(0x1A, 4)]);
        assert_eq!(runs(&[0x00, 0x01, 0x30, 0x1A], 0, SpriteFormat::S2), [(0x1A, 4)]);
        assert_eq!(runs(&[0x00, 0x00, 0x01, 0xA3], 0, SpriteFormat::S3k), [(0x1A, 4)]);
        assert_eq!(runs(&[0xFF, 0xFF], 0, SpriteFormat::S3k), []);
    }

    #[test]
    fn bytes_that_end_early_are_read_as_far_as_they_go() {
        for format in [SpriteFormat::S1, SpriteFormat::S2, SpriteFormat::S3k] {
            for length in 0..12 {
                let bytes = vec![0xFF; length];
                for offset in [0, 1, 5, 99] {
                    pieces(&bytes, offset, format);
                    runs(&bytes, offset, format);
                }
                frame_offset(&bytes, 3);
            }
        }
    }
}
