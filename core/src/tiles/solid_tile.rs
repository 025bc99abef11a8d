//! One solid tile: height array, width array, angle.

use crate::angle::Angle;

/// Pixels along the side of a solid tile and of a block.
pub const TILE: i32 = 16;

/// Number of a solid tile. Tile 0 of a tileset is always empty.
pub type TileId = u16;

/// Solid pixels row by row: bit `x` of row `y`.
pub type Mask = [u16; 16];

/// The collision shape of a block: a height array, a width array and an angle.
///
/// Guide: Solid Tiles > Height Array
/// Differs: the guide's heights are 0 to 16; the originals' are signed, and a negative one hangs from the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SolidTile {
    /// Solid pixels of each column, left to right: `1..=16` counted from the bottom, `-1..=-16` from the top, 0 none.
    pub heights: [i8; 16],
    /// Solid pixels of each row, top to bottom: `1..=16` counted from the right edge, `-1..=-16` from the left, 0 none.
    pub widths: [i8; 16],
    /// The angle as authored.
    pub angle: Angle,
    /// The tile has no angle of its own: a player standing on it snaps to the nearest of the four directions.
    pub flagged: bool,
}

impl SolidTile {
    /// A tile that is solid all over, flagged.
    pub const FULL: Self = Self { heights: [16; 16], widths: [16; 16], angle: Angle(0xFF), flagged: true };

    /// A tile of that height array, with the width array that follows from it.
    pub fn from_heights(heights: [i8; 16], angle: Angle) -> Self {
        Self { heights, widths: widths_of(&heights), angle, flagged: angle.is_flagged() }
    }

    /// The angle the engine reads: the authored one, or an odd value if the tile is flagged.
    ///
    /// The originals test bit 0, so an authored odd angle counts as flagged too, and is kept as it is.
    ///
    /// Guide: Solid Tiles > Flagged Tiles
    pub const fn engine_angle(&self) -> Angle {
        if self.flagged && !self.angle.is_flagged() { Angle(0xFF) } else { self.angle }
    }

    /// The height array alone makes this pixel solid; column `x` and row `y` are 0 to 15.
    ///
    /// Guide: Solid Tiles > Height Array
    pub fn is_solid_at(&self, x: usize, y: usize) -> bool {
        covers(self.heights[x & 15], y & 15)
    }

    /// The solid pixels that the height array describes.
    ///
    /// Guide: Solid Tiles > Height Array
    pub fn mask(&self) -> Mask {
        let mut rows = [0; 16];
        for (x, height) in self.heights.iter().enumerate() {
            let solid = usize::from(height.unsigned_abs()).min(16);
            let span = if *height >= 0 { 16 - solid..16 } else { 0..solid };
            rows[span].iter_mut().for_each(|row| *row |= 1 << x);
        }
        rows
    }

    /// The solid pixels that the width array describes.
    ///
    /// Guide: Solid Tiles > Height Array
    pub fn widths_mask(&self) -> Mask {
        self.widths.map(|width| (0..16).fold(0, |row, x| row | u16::from(covers(width, x)) << x))
    }

    /// The tile as a cell that is mirrored shows it.
    ///
    /// Mirroring top to bottom turns what is on the bottom into what hangs from the top, so heights change sign
    /// (and widths, mirrored left to right); the other array is read backwards.
    ///
    /// Guide: Solid Tiles > Flipping Tiles
    #[must_use]
    pub fn flipped(&self, flip_x: bool, flip_y: bool) -> Self {
        // The engine's angle, so that a flagged tile stays odd with any authored angle.
        let mut tile = Self { angle: self.engine_angle(), ..*self };
        if flip_x {
            tile.heights.reverse();
            tile.widths = tile.widths.map(i8::wrapping_neg);
            tile.angle = tile.angle.flipped_x();
        }
        if flip_y {
            tile.heights = tile.heights.map(i8::wrapping_neg);
            tile.widths.reverse();
            tile.angle = tile.angle.flipped_y();
        }
        tile
    }
}

/// A signed length of a height or width array covers the pixel `at` (0 to 15) pixels from the top (or left) edge.
///
/// Guide: Solid Tiles > Height Array
pub const fn covers(length: i8, at: usize) -> bool {
    let (length, at) = (length as i32, at as i32);
    if length >= 0 { at >= 16 - length } else { at < -length }
}

/// The width array of the shape that a height array draws.
///
/// A row's pixels count from the edge that they touch, from the right if they touch both or neither; what does
/// not reach that edge in one piece is cut at the first gap, for one number cannot say more.
///
/// Guide: Solid Tiles > Height Array
pub fn widths_of(heights: &[i8; 16]) -> [i8; 16] {
    std::array::from_fn(|y| {
        let solid = |x: &usize| covers(heights[*x], y);
        let from_right = (0..16).rev().take_while(solid).count() as i8;
        let from_left = (0..16).take_while(solid).count() as i8;
        if from_right == 0 { -from_left } else { from_right }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_follow_from_heights() {
        let rising: [i8; 16] = std::array::from_fn(|x| x as i8 + 1);
        let falling: [i8; 16] = std::array::from_fn(|x| 16 - x as i8);
        for (row, heights, widths) in [
            ("full", [16; 16], [16; 16]),
            ("empty", [0; 16], [0; 16]),
            ("hung from the top", [-4; 16], std::array::from_fn(|y| if y < 4 { 16 } else { 0 })),
            ("rising to the right", rising, rising),
            ("falling to the right", falling, std::array::from_fn(|y| if y == 15 { 16 } else { -(y as i8) - 1 })),
        ] {
            assert_eq!(widths_of(&heights), widths, "{row}");
        }
    }

    #[test]
    fn flipping_twice_gives_the_tile_back() {
        let tile = SolidTile::from_heights(std::array::from_fn(|x| x as i8 - 5), Angle(0x13));
        for (x, y) in [(true, false), (false, true), (true, true)] {
            assert_eq!(tile.flipped(x, y).flipped(x, y), tile);
            for column in 0..16 {
                for row in 0..16 {
                    let from = (if x { 15 - column } else { column }, if y { 15 - row } else { row });
                    let flipped = tile.flipped(x, y).is_solid_at(column, row);
                    assert_eq!(flipped, tile.is_solid_at(from.0, from.1), "{x} {y} {column} {row}");
                }
            }
        }
    }
}
