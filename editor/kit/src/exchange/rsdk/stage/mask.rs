//! The collision of a tile on one path: heights that point one way, and an angle for each side.

use sim::angle::Angle;
use sim::tiles::SolidTile;

/// The angles of the sides of a tile without slopes: floor, left side, right side, ceiling.
pub(in crate::exchange::rsdk) const FLAT: [u8; 4] = [0x00, 0xC0, 0x40, 0x80];

/// The collision of a tile on one path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct TileMask {
    /// The first solid row of each column; the last one of a ceiling.
    pub heights: [u8; 16],
    /// Whether a column is solid anywhere.
    pub active: [bool; 16],
    /// Whether the columns hang from the top.
    pub is_ceiling: bool,
    /// The angles of floor, left side, right side and ceiling.
    pub angles: [u8; 4],
    /// The behaviour, which objects ask for.
    pub flags: u8,
}

/// The parts of a solid tile that a mask cannot hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct MaskLoss {
    /// Columns that stand on the other edge than most.
    pub columns: u8,
    /// Whether its width array is not the one that its heights give: walls are made of the heights.
    pub widths: bool,
}

impl MaskLoss {
    /// Whether nothing is lost.
    pub(in crate::exchange::rsdk) const fn is_none(self) -> bool {
        self.columns == 0 && !self.widths
    }
}

impl TileMask {
    /// Returns the mask of a solid tile, and what it cannot hold. Most columns decide about the direction.
    pub(in crate::exchange::rsdk) fn of(tile: &SolidTile) -> (Self, MaskLoss) {
        let count = |is_it: fn(&i8) -> bool| tile.heights.iter().filter(|height| is_it(height)).count();
        // A full column is the same both ways.
        let is_full = |height: &i8| height.unsigned_abs() >= 16;
        let hanging = count(|height| (-15..0).contains(height));
        let is_ceiling = hanging > count(|height| (1..16).contains(height)) || all_full_hang(&tile.heights);
        let mut mask = Self { is_ceiling, angles: angles_of(tile, is_ceiling), ..Self::default() };
        let mut columns = 0;
        for (x, height) in tile.heights.iter().enumerate() {
            let length = height.unsigned_abs().min(16);
            let fits = is_full(height) || (*height < 0) == is_ceiling;
            if length > 0 && fits {
                mask.active[x] = true;
                mask.heights[x] = if is_ceiling { length - 1 } else { 16 - length };
            } else if length > 0 {
                columns += 1;
            }
        }
        let widths = columns == 0 && tile.widths != SolidTile::from_heights(tile.heights, tile.angle).widths;
        (mask, MaskLoss { columns, widths })
    }

    /// Returns the solid tile, and whether its slopes have other angles on other sides.
    pub(in crate::exchange::rsdk) fn tile(&self) -> (SolidTile, bool) {
        let heights = std::array::from_fn(|x| match (self.active[x], self.is_ceiling) {
            (false, _) => 0,
            (true, false) => 16 - self.heights[x].min(15) as i8,
            (true, true) => -(self.heights[x].min(15) as i8) - 1,
        });
        // The side that the heights describe counts, then the walls.
        let order = if self.is_ceiling { [3, 1, 2, 0] } else { [0, 1, 2, 3] };
        let mut sloped = order.into_iter().filter(|side| self.angles[*side] != FLAT[*side]);
        let angle = sloped.next().map_or(Angle(0xFF), |side| Angle(self.angles[side]));
        let differs = sloped.any(|side| self.angles[side] != angle.0);
        (SolidTile::from_heights(heights, angle), differs)
    }
}

/// Whether every solid column fills the tile and is counted from the top.
fn all_full_hang(heights: &[i8; 16]) -> bool {
    heights.contains(&-16) && heights.iter().all(|height| matches!(height, 0 | -16))
}

/// The angles of the sides of a solid tile: those sides that its slope faces have its angle, all others are flat.
fn angles_of(tile: &SolidTile, is_ceiling: bool) -> [u8; 4] {
    let mut angles = FLAT;
    if tile.engine_angle().is_flagged() {
        return angles;
    }
    let Angle(angle) = tile.angle;
    angles[if is_ceiling { 3 } else { 0 }] = angle;
    match angle {
        0x81..=0xFF => angles[1] = angle,
        0x01..=0x7F => angles[2] = angle,
        _ => {}
    }
    angles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_come_back_from_their_masks() {
        let slope: [i8; 16] = std::array::from_fn(|x| x as i8 + 1);
        for (heights, angle) in [
            ([16; 16], 0xFF),
            ([8; 16], 0xFF),
            (slope, 0xE0),
            (slope.map(|height| -height), 0x60),
            (std::array::from_fn(|x| if x < 4 { 0 } else { 12 }), 0x08),
            ([-16; 16], 0x80),
        ] {
            let tile = SolidTile::from_heights(heights, Angle(angle));
            let (mask, loss) = TileMask::of(&tile);
            assert!(loss.is_none(), "{heights:?}");
            let (back, differs) = mask.tile();
            assert_eq!((back.heights, differs), (tile.heights, false));
            let flat = angle == 0x80;
            assert_eq!(back.angle.0, if flat { 0xFF } else { angle }, "a flat side has no angle of its own");
        }
    }

    #[test]
    fn columns_that_point_the_other_way_are_lost() {
        let mut heights = [5; 16];
        (heights[3], heights[4]) = (-2, -16);
        let (mask, loss) = TileMask::of(&SolidTile::from_heights(heights, Angle(0)));
        assert_eq!(loss, MaskLoss { columns: 1, widths: false }, "a full column is the same both ways");
        assert!(!mask.is_ceiling && !mask.active[3] && mask.active[4]);
        assert_eq!(mask.heights[4], 0);
    }

    #[test]
    fn a_wall_shows_its_slope_to_the_side_that_is_run_at() {
        let slope = SolidTile::from_heights(std::array::from_fn(|x| x as i8 + 1), Angle(0xE0));
        assert_eq!(TileMask::of(&slope).0.angles, [0xE0, 0xE0, 0x40, 0x80]);
        assert_eq!(TileMask::of(&slope.flipped(true, false)).0.angles, [0x20, 0xC0, 0x20, 0x80]);
        assert_eq!(TileMask::of(&slope.flipped(false, true)).0.angles, [0x00, 0xA0, 0x40, 0xA0]);
    }
}
