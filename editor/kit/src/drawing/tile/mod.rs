//! Solid tiles as shapes: their pixels, arrays and angles, and what can be done with them.
//!
//! [`draw`] changes an array pixel by pixel, [`angle`] reads the angle off a surface, [`text`] reads arrays that were
//! pasted, [`turn`] rotates, mirrors and shifts, [`near`] finds tiles that are all but equal, [`uses`] says where a tile
//! is used, `bench` asks the core's own sensors about a tile among its neighbours and [`walk`]
//! lets the core's own player walk it.
//!
//! A line is a column of the height array or a row of the width array: both count their solid pixels from the far end
//! (the bottom, the right) if they are positive and from the near end (the top, the left) if they are negative,
//! so what is said of one holds of the other.

pub mod angle;
pub mod bench;
pub mod draw;
pub mod near;
pub mod text;
pub mod turn;
pub mod uses;
pub mod walk;

use sim::tiles::SolidTile;
use sim::tiles::solid_tile::widths_of;

/// The sixteen signed lengths of a height or width array.
pub type Lengths = [i8; 16];

/// The height array of the shape that a width array draws: the same rule as [`widths_of`], turned.
pub fn heights_of(widths: &Lengths) -> Lengths {
    widths_of(widths)
}

/// The width array is the one that follows from the height array.
///
/// Full lines count as equal however they are written.
pub fn is_linked(tile: &SolidTile) -> bool {
    tile.widths.map(plain) == widths_of(&tile.heights)
}

/// A length as it is written best: a full line from the far end, and nothing beyond a full line.
pub const fn plain(length: i8) -> i8 {
    match length {
        16.. | ..=-16 => 16,
        length => length,
    }
}

/// The same tile with its width array following from its height array.
#[must_use]
pub fn linked(tile: &SolidTile) -> SolidTile {
    SolidTile { widths: widths_of(&tile.heights), ..*tile }
}

/// Pixels that one of the arrays makes solid and the other does not; 0 if one says all that it can of the other.
pub(crate) fn disagreement(tile: &SolidTile) -> usize {
    // With columns for rows, so that the widths are asked as heights are.
    let by_widths = SolidTile { heights: tile.widths, widths: tile.heights, ..*tile };
    if tile.widths == widths_of(&tile.heights) || tile.heights == heights_of(&tile.widths) {
        return 0;
    }
    (0..256).filter(|i| tile.is_solid_at(i % 16, i / 16) != by_widths.is_solid_at(i / 16, i % 16)).count()
}

/// Nothing of the tile is solid, whichever array is asked.
pub(crate) fn is_empty(tile: &SolidTile) -> bool {
    tile.heights == [0; 16] && tile.widths == [0; 16]
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::angle::Angle;

    /// Both masks of a shape that rows and columns can say alike are one and the same.
    #[test]
    fn both_arrays_of_a_linked_tile_draw_the_same_pixels() {
        let rising: Lengths = std::array::from_fn(|x| x as i8 + 1);
        for (row, heights) in [
            ("empty", [0; 16]),
            ("full", [16; 16]),
            ("rising", rising),
            ("falling", std::array::from_fn(|x| 16 - x as i8)),
            ("hanging", rising.map(|h| -h)),
            ("half", [8; 16]),
        ] {
            let tile = linked(&SolidTile { heights, ..SolidTile::default() });
            assert!(is_linked(&tile), "{row}");
            assert_eq!(tile.mask(), tile.widths_mask(), "{row}");
            assert_eq!(heights_of(&tile.widths).map(plain), heights.map(plain), "{row}");
        }
    }

    #[test]
    fn a_full_line_is_linked_whichever_way_it_is_written() {
        let tile = SolidTile { heights: [-16; 16], widths: [-16; 16], angle: Angle(0xFF), flagged: true };
        assert!(is_linked(&tile));
        assert!(!is_linked(&SolidTile { widths: [3; 16], ..tile }));
        assert!(!is_empty(&tile));
        assert!(is_empty(&SolidTile::default()));
    }
}
