//! From pixels to solid tiles: heights of the columns, widths of the rows, the angle of the surface.

use super::raster::{FLAGGED, Mask};
use crate::drawing::tile::{disagreement, heights_of, linked};
use sim::angle::{Angle, Mode};
use sim::tiles::SolidTile;

/// A mask of all pixels of a block.
pub(crate) const FULL: Mask = [!0; 16];
/// None.
pub const EMPTY: Mask = [0; 16];

/// The solid tile of a block's pixels; `None` if none is solid. Without an angle, or with [`FLAGGED`], it is flagged.
///
/// Heights and widths are both read from the pixels, so steep surfaces are as exact as flat ones. A column or row that
/// touches neither edge of the tile is filled up to the edge that the surface turns its back on.
pub(crate) fn tile_of(mask: &Mask, angle: Option<u8>) -> Option<SolidTile> {
    if *mask == EMPTY {
        return None;
    }
    let (angle, flagged) = angle.filter(|angle| *angle != FLAGGED).map_or((0xFF, true), |angle| (angle, false));
    if *mask == FULL {
        return Some(SolidTile { angle: Angle(angle), flagged, ..SolidTile::FULL });
    }
    let columns: [u16; 16] = std::array::from_fn(|x| {
        (0..16).fold(0, |column, y| column | (mask[y] >> x & 1) << y) // bit 15 is the bottom
    });
    // An upward surface (0xC0 to 0x40 by way of 0) has its back below, unless what touches an edge shows better.
    let back_is_below = back_is_far(&columns).unwrap_or(!(0x40..0xC0).contains(&angle) || flagged);
    let back_is_right = back_is_far(mask).unwrap_or(!flagged && angle >= 0x80);
    let heights = columns.map(|column| extent(column, back_is_below));
    let widths = mask.map(|row| extent(row, back_is_right));
    let tile = SolidTile { heights, widths, angle: Angle(angle), flagged };
    let is_wall = !flagged && matches!(Angle(angle).mode(), Mode::RightWall | Mode::LeftWall);
    Some(match disagreement(&tile) {
        0 => tile,
        // Pixels that the arrays cannot both say: the one that is stood on has it.
        _ if is_wall => SolidTile { heights: heights_of(&tile.widths), ..tile },
        _ => linked(&tile),
    })
}

/// Whether more lines reach the far edge alone than the near edge alone; `None` if as many do.
fn back_is_far(lines: &Mask) -> Option<bool> {
    let reach =
        |bit: u16, other: u16| lines.iter().filter(|line| **line >> bit & 1 == 1 && **line >> other & 1 == 0).count();
    let (far, near) = (reach(15, 0), reach(0, 15));
    (far != near).then_some(far > near)
}

/// Signed length of a line of pixels whose bit 15 is at the far end (bottom or right).
fn extent(line: u16, back_is_far: bool) -> i8 {
    let far = line.leading_ones() as i8;
    let near = line.trailing_ones() as i8;
    match (near, far) {
        (_, 16) => 16,
        (0, 0) if line == 0 => 0,
        (0, 0) if back_is_far => 16 - line.trailing_zeros() as i8,
        (0, 0) => line.leading_zeros() as i8 - 16,
        (0, far) => far,
        (near, 0) => -near,
        // Two parts: the one behind the surface is the ground, the other one the far side of something else.
        (near, far) => {
            if back_is_far {
                far
            } else {
                -near
            }
        }
    }
}

/// A tile as it is, for comparing: lengths of all pixels have one sign.
pub(crate) fn normal(tile: &SolidTile) -> SolidTile {
    let whole = |length: i8| if length == -16 { 16 } else { length };
    let angle = tile.engine_angle();
    let angle = if angle.is_flagged() { Angle(0xFF) } else { angle };
    SolidTile { heights: tile.heights.map(whole), widths: tile.widths.map(whole), angle, flagged: angle.is_flagged() }
}

/// The same for a tile in all the ways to mirror it.
pub(crate) fn canonical(tile: &SolidTile) -> ([i8; 16], [i8; 16], u8) {
    let ways = [(false, false), (true, false), (false, true), (true, true)];
    let key = |(x, y): (bool, bool)| {
        let tile = normal(&tile.flipped(x, y));
        (tile.heights, tile.widths, tile.angle.0)
    };
    ways.into_iter().map(key).min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagonal_has_equal_heights_and_widths() {
        let mask: Mask = std::array::from_fn(|y| !0 << (15 - y));
        let tile = tile_of(&mask, Some(0xE0)).expect("not empty");
        assert_eq!(tile.heights, std::array::from_fn(|x| x as i8 + 1));
        assert_eq!(tile.widths, std::array::from_fn(|y| y as i8 + 1));
        let hanging: Mask = std::array::from_fn(|y| !0 >> y);
        let tile = tile_of(&hanging, Some(0x60)).expect("not empty");
        assert_eq!(tile.heights, std::array::from_fn(|x| x as i8 - 16).map(|h: i8| if h == -16 { 16 } else { h }));
        assert_eq!(tile.widths[3], -13);
    }

    #[test]
    fn what_touches_no_edge_is_filled_behind_its_surface() {
        let mut mask = EMPTY;
        mask[7] = !0;
        assert_eq!(tile_of(&mask, Some(0)).expect("not empty").heights, [9; 16]);
        assert_eq!(tile_of(&mask, Some(0x80)).expect("not empty").heights, [-8; 16]);
        assert_eq!(tile_of(&EMPTY, Some(0)), None);
        assert!(tile_of(&FULL, None).expect("not empty").flagged);
    }

    #[test]
    fn the_same_tile_is_normal_however_it_is_mirrored() {
        let mask: Mask = std::array::from_fn(|y| if y < 4 { 0 } else { !0 << (15 - y) });
        let tile = tile_of(&mask, Some(0xF0)).expect("not empty");
        for (x, y) in [(true, false), (false, true), (true, true)] {
            assert_eq!(normal(&tile.flipped(x, y).flipped(x, y)), normal(&tile));
        }
        assert_eq!(normal(&SolidTile::FULL.flipped(true, true)), normal(&SolidTile::FULL));
    }
}
