//! Solid pixels to heights and widths.

use super::cut::{CELL, Grid};
use crate::drawing::tile::angle::{self, Method};
use crate::pixels::Pixels;
use sim::angle::Angle;
use sim::tiles::Mask;
use sim::tiles::SolidTile;

/// The solid pixels of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// Pixels that cover the ground behind them: alpha 128 and more.
    #[default]
    Opaque,
    /// The dark ones among those.
    Dark,
    /// The light ones among those.
    Light,
}

impl Ink {
    /// The inks, with their names for the user.
    pub const ALL: [(Self, &'static str, &'static str); 3] = [
        (Self::Opaque, "opaque", "Pixels that are not transparent are solid"),
        (Self::Dark, "dark", "Dark pixels are solid: black on white"),
        (Self::Light, "light", "Light pixels are solid: white on black"),
    ];

    /// True for a pixel that is solid.
    pub(crate) fn is_solid(self, [r, g, b, a]: [u8; 4]) -> bool {
        let luma = u32::from(r) * 77 + u32::from(g) * 150 + u32::from(b) * 29;
        a >= 128
            && match self {
                Self::Opaque => true,
                Self::Dark => luma < 128 << 8,
                Self::Light => luma >= 128 << 8,
            }
    }

    /// Returns the likely meaning of a collision picture: without transparent pixels, the rarer of dark and light.
    pub(crate) fn guess(pixels: &Pixels) -> Self {
        let clear = pixels.rgba.iter().filter(|pixel| pixel[3] < 128).count();
        let dark = pixels.rgba.iter().filter(|pixel| Self::Dark.is_solid(**pixel)).count();
        match () {
            () if clear > 0 => Self::Opaque,
            () if dark * 2 <= pixels.rgba.len() => Self::Dark,
            () => Self::Light,
        }
    }
}

/// The solid pixels of a cell.
pub(crate) fn mask_of(pixels: &Pixels, grid: &Grid, cell: usize, ink: Ink) -> Mask {
    let (left, top) = grid.corner(cell);
    std::array::from_fn(|y| {
        let solid = |x: &usize| ink.is_solid(pixels.at(left + x, top + y));
        (0..CELL).filter(solid).fold(0, |row, x| row | 1 << x)
    })
}

/// A mask mirrored.
pub fn flipped(mask: &Mask, flip_x: bool, flip_y: bool) -> Mask {
    std::array::from_fn(|y| {
        let row = mask[if flip_y { 15 - y } else { y }];
        if flip_x { row.reverse_bits() } else { row }
    })
}

/// The length of a line of pixels (bit 0 is at its far end, where positive lengths begin): what reaches one end in one
/// piece, and pixels that this leaves out.
fn length(line: u16) -> (i8, u32) {
    let (far, near) = (line.trailing_ones(), line.leading_ones());
    let (length, counted) = if far >= near { (far as i8, far) } else { (-(near as i8), near) };
    (length, line.count_ones() - counted)
}

/// A solid tile from its pixels, and how many of them its height array cannot say: those that touch neither the upper
/// nor the lower edge in one piece.
///
/// The width array is read off the pixels too, not off the heights. The angle is that of the surface by least squares;
/// what has none, because it is full, is flagged.
pub(crate) fn tile_of(mask: &Mask) -> (SolidTile, u32) {
    let mut lost = 0;
    let heights = std::array::from_fn(|x| {
        // The bottom row is where positive heights begin.
        let column = (0..CELL).fold(0u16, |column, y| column | (mask[15 - y] >> x & 1) << y);
        let (length, left_out) = length(column);
        lost += left_out;
        length
    });
    let widths = std::array::from_fn(|y| length(mask[y].reverse_bits()).0);
    let tile = SolidTile { heights, widths, angle: Angle(0xFF), flagged: true };
    match angle::fit(&tile, Method::LeastSquares) {
        Some(angle) => (SolidTile { angle, flagged: false, ..tile }, lost),
        None if *mask == [0; 16] => (SolidTile::default(), lost),
        None => (tile, lost),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_become_the_arrays_that_draw_them() {
        let slope = SolidTile::from_heights(std::array::from_fn(|x| x as i8 + 1), Angle(0xE0));
        let pit = SolidTile::from_heights([16, 12, 8, 4, 2, 1, 0, 0, 0, 0, 1, 2, 4, 8, 12, 16], Angle(0));
        for (name, tile) in [
            ("full", SolidTile::FULL),
            ("rising", slope),
            ("falling", slope.flipped(true, false)),
            ("hanging", slope.flipped(false, true)),
            ("hanging, falling", slope.flipped(true, true)),
            ("empty", SolidTile::default()),
            ("half", SolidTile::from_heights([8; 16], Angle(0))),
            ("a pit", pit),
        ] {
            let (found, lost) = tile_of(&tile.mask());
            assert_eq!((found.mask(), lost), (tile.mask(), 0), "{name}");
            assert_eq!(found.widths.map(i8::abs), tile.widths.map(i8::abs), "{name}");
            if name != "a pit" {
                assert_eq!(found.engine_angle(), tile.engine_angle(), "{name}");
            }
        }
    }

    #[test]
    fn what_floats_is_left_out_and_counted() {
        let mut rows = [0; 16];
        (rows[7], rows[8]) = (0xFF00, 0xFF00);
        let (tile, lost) = tile_of(&rows);
        assert_eq!((tile.heights, lost), ([0; 16], 16));
        assert_eq!((tile.widths[7], tile.widths[6]), (8, 0), "rows reach the right edge");
        let mut split = [0xFFFF; 16];
        split[10] = 0;
        assert_eq!((tile_of(&split).0.heights, tile_of(&split).1), ([-10; 16], 5 * 16));
    }

    #[test]
    fn ink_is_guessed() {
        let picture = |a: [u8; 4], b: [u8; 4]| Pixels { width: 2, height: 2, rgba: vec![a, b, b, b] };
        for (name, pixels, ink) in [
            ("black on white", picture([0, 0, 0, 255], [255; 4]), Ink::Dark),
            ("white on black", picture([255; 4], [0, 0, 0, 255]), Ink::Light),
            ("any on clear", picture([9, 99, 200, 255], [0; 4]), Ink::Opaque),
        ] {
            assert_eq!(Ink::guess(&pixels), ink, "{name}");
            let solid: Vec<_> = pixels.rgba.iter().map(|pixel| ink.is_solid(*pixel)).collect();
            assert_eq!(solid, [true, false, false, false], "{name}");
        }
    }
}
