//! Turning a tile: mirrored, rotated, shifted, inverted; its angle turns with it.

use super::{Lengths, is_linked, linked, plain};
use sim::tiles::SolidTile;

/// The direction in which a shape is shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    /// By a pixel to the left.
    Left,
    /// By a pixel to the right.
    Right,
    /// By a pixel up.
    Up,
    /// By a pixel down.
    Down,
}

/// The tile mirrored. The authored angle is mirrored as it is and the flag stays, so that twice gives it back.
///
/// Guide: Solid Tiles > Flipping Tiles
#[must_use]
pub fn flipped(tile: &SolidTile, flip_x: bool, flip_y: bool) -> SolidTile {
    let mut angle = tile.angle;
    if flip_x {
        angle = angle.flipped_x();
    }
    if flip_y {
        angle = angle.flipped_y();
    }
    relinked(tile, SolidTile { angle, flagged: tile.flagged, ..tile.flipped(flip_x, flip_y) })
}

/// The tile turned by a quarter, clockwise.
///
/// Columns become rows and rows columns, so what only one of the two arrays can say stays said by the other.
#[must_use]
pub fn rotated(tile: &SolidTile) -> SolidTile {
    let heights: Lengths = std::array::from_fn(|x| tile.widths[15 - x]);
    let widths = tile.heights.map(i8::wrapping_neg);
    let turned = tidy(SolidTile { heights, widths, angle: tile.angle.plus(0x40), flagged: tile.flagged });
    // Rows can have two solid ends, columns that come of them can't: such a tile is said by both arrays, freed.
    let again = linked(&turned);
    if again.widths_mask() == turned.widths_mask() { relinked(tile, turned) } else { turned }
}

/// The tile with solid and empty pixels exchanged; its surface faces the other way.
#[must_use]
pub fn inverted(tile: &SolidTile) -> SolidTile {
    let invert = |length: i8| match length {
        ..=-16 | 16.. => 0,
        0 => 16,
        1.. => length - 16,
        ..0 => length + 16,
    };
    let (heights, widths) = (tile.heights.map(invert), tile.widths.map(invert));
    relinked(tile, SolidTile { heights, widths, angle: tile.angle.plus(0x80), flagged: tile.flagged })
}

/// The tile shifted by one pixel; what comes in repeats the edge.
#[must_use]
pub fn shifted(tile: &SolidTile, shift: Shift) -> SolidTile {
    let SolidTile { heights, widths, .. } = *tile;
    let (heights, widths) = match shift {
        Shift::Left => (moved(heights, 1), widths.map(nearer)),
        Shift::Right => (moved(heights, -1), widths.map(farther)),
        Shift::Up => (heights.map(nearer), moved(widths, 1)),
        Shift::Down => (heights.map(farther), moved(widths, -1)),
    };
    relinked(tile, SolidTile { heights, widths, ..*tile })
}

/// Lines exchanged for those beside them.
fn moved(array: Lengths, by: i32) -> Lengths {
    std::array::from_fn(|n| array[(n as i32 + by).clamp(0, 15) as usize])
}

/// A line whose end moved by a pixel towards its near end.
fn nearer(length: i8) -> i8 {
    if is_partly(length) { length + 1 } else { length }
}

/// A line whose end moved by a pixel towards its far end.
fn farther(length: i8) -> i8 {
    if is_partly(length) { length - 1 } else { length }
}

const fn is_partly(length: i8) -> bool {
    matches!(length, 1..=15 | -15..=-1)
}

/// Returns the tile with its arrays linked again: the columns say all of the shape still.
fn relinked(before: &SolidTile, turned: SolidTile) -> SolidTile {
    let turned = tidy(turned);
    if is_linked(before) { linked(&turned) } else { turned }
}

fn tidy(tile: SolidTile) -> SolidTile {
    SolidTile { heights: tile.heights.map(plain), widths: tile.widths.map(plain), ..tile }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::tile::angle::{Method, exact};
    use sim::angle::Angle;

    fn shapes() -> Vec<SolidTile> {
        let rising: Lengths = std::array::from_fn(|x| x as i8 + 1);
        let arrays = [
            [0; 16],
            [16; 16],
            rising,
            rising.map(|h| -h),
            std::array::from_fn(|x| x as i8 / 2 + 3),
            std::array::from_fn(|x| (x as i8 - 8).abs()), // a valley: its rows have two ends
            [7; 16],
        ];
        let tile = |heights| linked(&SolidTile { heights, angle: Angle(0xE8), ..SolidTile::default() });
        let mut tiles: Vec<SolidTile> = arrays.into_iter().map(tile).collect();
        tiles.push(SolidTile { heights: rising, widths: [-3; 16], angle: Angle(0xFF), flagged: true });
        tiles
    }

    #[test]
    fn turning_all_the_way_round_changes_nothing() {
        for tile in shapes() {
            let plain = SolidTile { heights: tile.heights.map(plain), widths: tile.widths.map(plain), ..tile };
            assert_eq!(flipped(&flipped(&tile, true, false), true, false), plain);
            assert_eq!(flipped(&flipped(&tile, false, true), false, true), plain);
            assert_eq!(rotated(&rotated(&rotated(&rotated(&tile)))), plain);
            assert_eq!(inverted(&inverted(&tile)), plain);
        }
    }

    #[test]
    fn two_quarters_are_both_flips() {
        for tile in shapes() {
            let (turned, flipped) = (rotated(&rotated(&tile)), flipped(&tile, true, true));
            assert_eq!(turned.mask(), flipped.mask());
            if is_linked(&turned) {
                assert_eq!(turned.widths_mask(), flipped.widths_mask());
            }
            assert_eq!(turned.angle, flipped.angle);
        }
    }

    #[test]
    fn pixels_go_where_a_quarter_turn_takes_them() {
        for tile in shapes() {
            let turned = rotated(&tile);
            let (rows, columns) = (tile.widths_mask(), turned.mask());
            for (y, row) in rows.into_iter().enumerate() {
                for (x, column) in columns.into_iter().enumerate() {
                    assert_eq!(row & (1 << x) != 0, column & (1 << (15 - y)) != 0, "{x} {y}");
                }
            }
        }
    }

    #[test]
    fn the_angle_follows() {
        let slope = shapes()[2];
        let angle = |tile: &SolidTile| exact(tile, Method::LeastSquares).map(f32::round);
        assert_eq!(angle(&slope), Some(224.0));
        assert_eq!((angle(&rotated(&slope)), rotated(&slope).angle), (Some(32.0), Angle(0x28)));
        assert_eq!((angle(&inverted(&slope)), inverted(&slope).angle), (Some(96.0), Angle(0x68)));
        assert!(is_linked(&rotated(&slope)) && is_linked(&inverted(&slope)));
    }

    #[test]
    fn a_shift_moves_the_surface_by_one_pixel() {
        let flat = shapes()[6];
        assert_eq!(shifted(&flat, Shift::Up).heights, [8; 16]);
        assert_eq!(shifted(&flat, Shift::Down).heights, [6; 16]);
        assert_eq!(shifted(&flat, Shift::Left).heights, [7; 16]);
        let slope = shapes()[2];
        assert_eq!(shifted(&slope, Shift::Left).heights, std::array::from_fn(|x| (x as i8 + 2).min(16)));
        assert_eq!(shifted(&slope, Shift::Right).heights, std::array::from_fn(|x| (x as i8).max(1)));
        let ceiling = flipped(&flat, false, true);
        assert_eq!(shifted(&ceiling, Shift::Down).heights, [-8; 16]);
        assert_eq!(shifted(&ceiling, Shift::Up).heights, [-6; 16]);
        let all = [Shift::Left, Shift::Right, Shift::Up, Shift::Down];
        for tile in shapes().into_iter().filter(is_linked) {
            assert!(all.iter().all(|shift| is_linked(&shifted(&tile, *shift))), "{tile:?}");
        }
    }
}
