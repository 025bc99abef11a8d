//! Collision indices (block to solid tile), height and width arrays, the angle map.

use super::project::Engine;
use sim::angle::Angle;
use sim::tiles::{SolidTile, TileId};

/// How a file of collision indices is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IndexShape {
    /// A byte for each block; a file for each path.
    Bytes,
    /// Two bytes for each block: path 1, path 2.
    Pairs,
    /// A word for each block, all of path 1 and then all of path 2.
    Words {
        /// Blocks of each path.
        blocks: usize,
    },
}

const S3K_BLOCKS: usize = 0x300;

impl IndexShape {
    /// The shape of a file of that length; `entry` is the size of an entry if the project states it.
    pub(crate) fn of(engine: Engine, length: usize, entry: Option<usize>) -> Self {
        let is_double = matches!(engine, Engine::S3k | Engine::Skc);
        match (is_double, length / 2 / S3K_BLOCKS, entry) {
            (false, ..) => Self::Bytes,
            (true, 1, _) | (true, _, Some(1)) => Self::Pairs,
            (true, 2, _) => Self::Words { blocks: S3K_BLOCKS },
            (true, _, Some(_)) => Self::Words { blocks: length / 4 },
            (true, ..) => Self::Pairs,
        }
    }

    /// Blocks that a file of that length speaks of.
    pub fn blocks(self, length: usize) -> usize {
        match self {
            Self::Bytes => length,
            Self::Pairs => length / 2,
            Self::Words { blocks } => blocks,
        }
    }

    /// Solid tile of a block on path 0 or 1; 0 past the end. Files of single bytes have one path.
    pub(crate) fn get(self, bytes: &[u8], block: usize, path: usize) -> TileId {
        let byte = |at: usize| TileId::from(bytes.get(at).copied().unwrap_or(0));
        match self {
            Self::Bytes => byte(block),
            Self::Pairs => byte(2 * block + path),
            Self::Words { blocks } if block < blocks => {
                let at = 2 * (path * blocks + block);
                byte(at) << 8 | byte(at + 1)
            }
            Self::Words { .. } => 0,
        }
    }

    /// Writes a block's solid tile. False if the file has no room for that block or number.
    #[must_use]
    pub(crate) fn set(self, bytes: &mut Vec<u8>, block: usize, path: usize, tile: TileId) -> bool {
        let [high, low] = tile.to_be_bytes();
        match self {
            Self::Words { blocks } => {
                let at = 2 * (path * blocks + block);
                if block >= blocks || at + 2 > bytes.len() {
                    return false;
                }
                bytes[at..at + 2].copy_from_slice(&[high, low]);
            }
            _ if high != 0 => return false,
            Self::Pairs => match bytes.get_mut(2 * block + path) {
                Some(byte) => *byte = low,
                None => return false,
            },
            Self::Bytes => {
                // Sonic 1's tables are as long as the zone has blocks: they grow with it.
                if block >= bytes.len() {
                    bytes.resize(block + 1, 0);
                }
                bytes[block] = low;
            }
        }
        true
    }
}

/// A byte of a height or width array as a solid tile can hold it.
const fn length_of(byte: u8) -> i8 {
    let length = byte as i8;
    if length > 16 {
        16
    } else if length < -16 {
        -16
    } else {
        length
    }
}

/// Most solid tiles that are read: twice as many as the game with the most has.
const MOST_TILES: usize = 0x400;

/// The solid tiles of two arrays and an angle map. Tile 0 counts as empty, with any content.
pub(crate) fn tiles_of(heights: &[u8], widths: &[u8], angles: &[u8]) -> Vec<SolidTile> {
    let count = (heights.len() / 16).max(widths.len() / 16).clamp(1, MOST_TILES);
    let array = |bytes: &[u8], tile: usize| {
        std::array::from_fn(|i| if tile == 0 { 0 } else { bytes.get(tile * 16 + i).map_or(0, |byte| length_of(*byte)) })
    };
    let tile = |n: usize| {
        let angle = angles.get(n).copied().unwrap_or(0xFF);
        SolidTile { heights: array(heights, n), widths: array(widths, n), angle: Angle(angle), flagged: angle & 1 != 0 }
    };
    (0..count).map(tile).collect()
}

/// The byte of a solid tile in the angle map.
pub(crate) const fn angle_of(tile: &SolidTile) -> u8 {
    if tile.flagged && tile.angle.0 & 1 == 0 { 0xFF } else { tile.angle.0 }
}

/// Lays tiles over an array file: a byte is replaced if it says something else than the tile. If there is no tile
/// the file stays as it is.
pub(crate) fn write_array(bytes: &mut Vec<u8>, tiles: &[Option<SolidTile>], array: fn(&SolidTile) -> [i8; 16]) {
    let says = |tile: &Option<SolidTile>| tile.is_some_and(|tile| array(&tile) != [0; 16]);
    let last = tiles.iter().rposition(says).map_or(0, |last| last + 1);
    bytes.resize(bytes.len().max(last * 16), 0);
    for (n, tile) in tiles.iter().enumerate().skip(1) {
        let Some(tile) = tile else { continue };
        for (i, length) in array(tile).into_iter().enumerate() {
            if let Some(byte) = bytes.get_mut(n * 16 + i)
                && length_of(*byte) != length
            {
                *byte = length as u8;
            }
        }
    }
}

/// Lays tiles over an angle map; as [`write_array`].
pub(crate) fn write_angles(bytes: &mut Vec<u8>, tiles: &[Option<SolidTile>]) {
    let says = |tile: &Option<SolidTile>| tile.is_some_and(|tile| (tile.heights, tile.widths) != ([0; 16], [0; 16]));
    let last = tiles.iter().rposition(says).map_or(0, |last| last + 1);
    bytes.resize(bytes.len().max(last), 0xFF);
    for (byte, tile) in bytes.iter_mut().zip(tiles) {
        *byte = tile.as_ref().map_or(*byte, angle_of);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_are_read_in_all_shapes() {
        let pairs: Vec<u8> = (0..0x600).map(|i| (i / 2 % 256) as u8 ^ if i % 2 == 0 { 0 } else { 0x80 }).collect();
        let words: Vec<u8> = (0..0x600u16).flat_map(|i| (i % 0x200).to_be_bytes()).collect();
        type Case<'a> = (Engine, &'a [u8], Option<usize>, usize, [TileId; 2]);
        let cases: [Case<'_>; 4] = [
            (Engine::S1, &[0, 7, 9], None, 2, [9, 9]),
            (Engine::S3k, &pairs, None, 5, [5, 0x85]),
            (Engine::S3k, &words, None, 0x105, [0x105, 0x005]),
            (Engine::S3k, &[0, 1, 0, 2, 0, 3, 1, 4], Some(2), 1, [2, 0x104]),
        ];
        for (engine, bytes, entry, block, tiles) in cases {
            let shape = IndexShape::of(engine, bytes.len(), entry);
            assert_eq!([0, 1].map(|path| shape.get(bytes, block, path)), tiles, "{shape:?}");
            assert_eq!(shape.get(bytes, 0x4000, 1), 0, "past the end: {shape:?}");
            let mut written = bytes.to_vec();
            for path in [0, 1] {
                assert!(shape.set(&mut written, block, path, tiles[path]));
            }
            assert_eq!(written, bytes, "{shape:?}");
        }
        assert!(!IndexShape::Bytes.set(&mut vec![0; 4], 1, 0, 0x100));
        assert!(!IndexShape::Pairs.set(&mut vec![0; 4], 2, 0, 1));
    }

    #[test]
    fn arrays_and_angles_come_back() {
        let heights: Vec<u8> = (0..64).map(|i| (i % 33) as u8).map(|i| i.wrapping_sub(16)).collect();
        let angles = [0xFF, 0x20, 0x01, 0xE0];
        let tiles = tiles_of(&heights, &heights, &angles);
        let all: Vec<_> = tiles.iter().copied().map(Some).collect();
        assert_eq!((tiles.len(), tiles[0].heights, tiles[2].flagged), (4, [0; 16], true));
        let mut written = heights.clone();
        write_array(&mut written, &all, |tile| tile.heights);
        assert_eq!(written, heights, "tile 0 and odd lengths stay as they stand in the file");
        let mut map = angles.to_vec();
        write_angles(&mut map, &all);
        assert_eq!(map, angles);
    }

    #[test]
    fn lengths_beyond_a_tile_stay_in_the_file() {
        let mut heights = vec![0; 32];
        heights[16] = 0x7F;
        let mut tiles: Vec<_> = tiles_of(&heights, &[], &[]).into_iter().map(Some).collect();
        assert_eq!(tiles[1].map(|tile| tile.heights[0]), Some(16));
        let mut written = heights.clone();
        write_array(&mut written, &tiles, |tile| tile.heights);
        assert_eq!(written, heights);
        if let Some(tile) = &mut tiles[1] {
            tile.heights[0] = 3;
        }
        write_array(&mut written, &tiles, |tile| tile.heights);
        assert_eq!(written[16], 3);
    }
}
