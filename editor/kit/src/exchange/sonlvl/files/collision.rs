//! Collision indices (block to solid tile), height and width arrays, the angle map.

use crate::exchange::sonlvl::files::project::Engine;
use sim::angle::Angle;
use sim::tiles::{SolidTile, TileId};

/// The layout of a file of collision indices.
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
    /// The shape of a file of that length. `entry` is the size of an entry and `most` the number of blocks, if the project
    /// states them.
    pub(crate) fn of(engine: Engine, length: usize, entry: Option<usize>, most: Option<usize>) -> Self {
        if engine != Engine::S3k {
            return Self::Bytes;
        }
        let words = |blocks: usize| Self::Words { blocks };
        let known = [Some(S3K_BLOCKS), most].into_iter().flatten();
        let whole = known.clone().find(|blocks| length == 4 * blocks);
        let first_table = most.unwrap_or(S3K_BLOCKS);
        match entry {
            Some(1) => Self::Pairs,
            // A file that is longer than one table ends in the second one, or behind it.
            Some(2) => words(whole.unwrap_or(if length > 2 * first_table { first_table } else { length / 4 })),
            _ if known.clone().any(|blocks| length == 2 * blocks) => Self::Pairs,
            _ => match (whole, length / 2 / S3K_BLOCKS) {
                (Some(blocks), _) => words(blocks),
                (None, 2) => words(S3K_BLOCKS),
                _ => Self::Pairs,
            },
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
            _ => {
                // Sonic 1's tables are as long as the zone has blocks: they grow with it.
                let (at, length) = match self {
                    Self::Pairs => (2 * block + path, 2 * block + 2),
                    _ => (block, block + 1),
                };
                if at >= bytes.len() {
                    bytes.resize(length, 0);
                }
                bytes[at] = low;
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
        let angle = angles.get(n).copied().unwrap_or(NO_ANGLE);
        SolidTile { heights: array(heights, n), widths: array(widths, n), angle: Angle(angle), flagged: angle & 1 != 0 }
    };
    (0..count).map(tile).collect()
}

/// The byte of a solid tile in the angle map.
pub(crate) const fn angle_of(tile: &SolidTile) -> u8 {
    if tile.flagged && tile.angle.0 & 1 == 0 { 0xFF } else { tile.angle.0 }
}

/// Lays tiles over an array file: a byte is replaced if it says something else than the tile. If there is no tile
/// the file stays as it is; it grows only by tiles that it does not say.
pub(crate) fn write_array(bytes: &mut Vec<u8>, tiles: &[Option<SolidTile>], array: fn(&SolidTile) -> [i8; 16]) {
    for (n, tile) in tiles.iter().enumerate().skip(1) {
        let Some(tile) = tile else { continue };
        for (i, length) in array(tile).into_iter().enumerate() {
            let at = n * 16 + i;
            if bytes.get(at).map_or(0, |byte| length_of(*byte)) == length {
                continue;
            }
            if at >= bytes.len() {
                bytes.resize(n * 16 + 16, 0);
            }
            bytes[at] = length as u8;
        }
    }
}

/// The angle that a tile beyond the end of the angle map has.
const NO_ANGLE: u8 = 0xFF;

/// Lays tiles over an angle map; as [`write_array`]. Tiles from number `held` on are new: their angles are written in any
/// case.
pub(crate) fn write_angles(bytes: &mut Vec<u8>, tiles: &[Option<SolidTile>], held: usize) {
    let says = |tile: &SolidTile| (tile.heights, tile.widths) != ([0; 16], [0; 16]);
    for (n, tile) in tiles.iter().enumerate() {
        let Some(tile) = tile else { continue };
        let keeps = match bytes.get(n) {
            Some(was) => *was == angle_of(tile),
            None => !says(tile) || n < held && angle_of(tile) == NO_ANGLE,
        };
        if keeps {
            continue;
        }
        if n >= bytes.len() {
            bytes.resize(n + 1, NO_ANGLE);
        }
        bytes[n] = angle_of(tile);
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
            let shape = IndexShape::of(engine, bytes.len(), entry, None);
            assert_eq!([0, 1].map(|path| shape.get(bytes, block, path)), tiles, "{shape:?}");
            assert_eq!(shape.get(bytes, 0x4000, 1), 0, "past the end: {shape:?}");
            let mut written = bytes.to_vec();
            for path in [0, 1] {
                assert!(shape.set(&mut written, block, path, tiles[path]));
            }
            assert_eq!(written, bytes, "{shape:?}");
        }
        assert!(!IndexShape::Bytes.set(&mut vec![0; 4], 1, 0, 0x100));
        let mut pairs = vec![0; 4];
        assert!(IndexShape::Pairs.set(&mut pairs, 2, 0, 1));
        assert_eq!(pairs, [0, 0, 0, 0, 1, 0]);
    }

    #[test]
    fn the_project_says_how_large_tables_are() {
        let words = |blocks| IndexShape::Words { blocks };
        for (length, entry, most, expected) in [
            (0x600, None, None, IndexShape::Pairs),
            (0x600, Some(1), Some(0x400), IndexShape::Pairs),
            (0x800, None, Some(0x400), IndexShape::Pairs),
            (0xC00, None, None, words(0x300)),
            (0xC00, Some(2), Some(0x400), words(0x300)),
            (0xC00, Some(1), None, IndexShape::Pairs),
            (0x1000, Some(2), Some(0x400), words(0x400)),
            (0x1000, None, Some(0x400), words(0x400)),
            (0x1000, Some(2), None, words(0x300)),
            (0x600, Some(2), Some(0x180), words(0x180)),
            (0xBFE, Some(2), None, words(0x300)),
        ] {
            let shape = IndexShape::of(Engine::S3k, length, entry, most);
            assert_eq!(shape, expected, "{length:X} {entry:?} {most:X?}");
            assert_eq!(IndexShape::of(Engine::S2, length, entry, most), IndexShape::Bytes);
        }
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
        write_angles(&mut map, &all, 4);
        assert_eq!(map, angles);
        let mut cut = angles[..2].to_vec();
        let [_, _, wall, _] = all[..] else { panic!("four tiles") };
        let same = [all[0], all[1], wall.map(|tile| SolidTile { angle: Angle(NO_ANGLE), ..tile })];
        write_angles(&mut cut, &same, 4);
        assert_eq!(cut, angles[..2], "a map that ends early stays as it is");
        write_angles(&mut cut, &same, 2);
        assert_eq!(cut, [0xFF, 0x20, 0xFF], "a new tile is written");
        let mut cut = heights[..30].to_vec();
        let same: Vec<_> = tiles_of(&cut, &heights, &angles).into_iter().map(Some).collect();
        write_array(&mut cut, &same, |tile| tile.heights);
        assert_eq!(cut, heights[..30]);
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
