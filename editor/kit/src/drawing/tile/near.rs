//! Tiles that are all but equal, also flipped: what one of them could stand for.

use super::Lengths;
use sim::tiles::{SolidTile, TileId};

/// Pixels by which two tiles may differ and still be listed.
pub(crate) const PIXELS: u32 = 6;
/// Hex angles by which they may.
pub(crate) const ANGLE: u8 = 6;

/// A tile that is all but another one, flipped this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Near {
    /// Its number.
    pub tile: TileId,
    /// True if it has to be mirrored left to right to be like the other one.
    pub flip_x: bool,
    /// True if it has to be mirrored top to bottom.
    pub flip_y: bool,
    /// Pixels that differ, in the array that differs more.
    pub pixels: u32,
    /// Hex angles that the engine's angles differ by; 128 if one of them is flagged and the other is not.
    pub angle: u8,
}

impl Near {
    /// The engine cannot distinguish them.
    pub fn is_equal(&self) -> bool {
        self.pixels == 0 && self.angle == 0
    }

    /// As it is, without being flipped.
    pub fn is_straight(&self) -> bool {
        !self.flip_x && !self.flip_y
    }
}

/// Tiles that are equal to the tile `of`, or nearly so, the most alike first. Empty ones are like nothing.
///
/// Equal shapes are listed, with any angles.
pub fn near(tiles: &[SolidTile], of: TileId) -> Vec<Near> {
    let Some(tile) = tiles.get(usize::from(of)).filter(|tile| !super::is_empty(tile)) else { return Vec::new() };
    let flips = [(false, false), (true, false), (false, true), (true, true)];
    let variants = flips.map(|(x, y)| (x, y, tile.flipped(x, y)));
    let mut found: Vec<Near> = Vec::new();
    // Tile 0 is empty by definition.
    for (id, other) in tiles.iter().enumerate().skip(1).filter(|(id, _)| *id != usize::from(of)) {
        let Ok(id) = TileId::try_from(id) else { break };
        let alike = variants.iter().map(|(flip_x, flip_y, tile)| Near {
            tile: id,
            flip_x: *flip_x,
            flip_y: *flip_y,
            pixels: differing(&tile.heights, &other.heights).max(differing(&tile.widths, &other.widths)),
            angle: angles(tile, other),
        });
        let best = alike.min_by_key(|near| (near.pixels, near.angle));
        found.extend(best.filter(|near| near.pixels == 0 || (near.pixels <= PIXELS && near.angle <= ANGLE)));
    }
    found.sort_by_key(|near| (near.pixels, near.angle, !near.is_straight(), near.tile));
    found
}

/// Pixels that one of two arrays makes solid and the other does not.
fn differing(one: &Lengths, other: &Lengths) -> u32 {
    one.iter().zip(other).map(|(one, other)| apart(*one, *other)).sum()
}

/// Pixels of a line that one of two lengths covers and the other does not.
fn apart(one: i8, other: i8) -> u32 {
    let (long, short) = (i32::from(one).abs().min(16), i32::from(other).abs().min(16));
    let both = match (one < 0) == (other < 0) {
        true => long.min(short),
        // From opposite ends they meet only if they are longer than the line together.
        false => (long + short - 16).max(0),
    };
    (long + short - 2 * both).unsigned_abs()
}

fn angles(one: &SolidTile, other: &SolidTile) -> u8 {
    let (one, other) = (one.engine_angle(), other.engine_angle());
    match (one.is_flagged(), other.is_flagged()) {
        (true, true) => 0,
        (false, false) => one.distance_to(other),
        _ => 128,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::tile::{Lengths, linked};
    use sim::angle::Angle;
    use sim::tiles::solid_tile::covers;

    fn tile(heights: Lengths, angle: u8) -> SolidTile {
        linked(&SolidTile { heights, angle: Angle(angle), ..SolidTile::default() })
    }

    #[test]
    fn lengths_are_as_far_apart_as_their_pixels() {
        let covered = |length: i8| (0..16).fold(0u16, |row, at| row | u16::from(covers(length, at)) << at);
        for one in -16..=16 {
            for other in -16..=16 {
                assert_eq!(apart(one, other), (covered(one) ^ covered(other)).count_ones(), "{one} {other}");
            }
        }
    }

    #[test]
    fn twins_are_found_however_they_are_flipped() {
        let heights: Lengths = std::array::from_fn(|x| 2 + x as i8 / 2);
        let one = tile(heights, 0xEC);
        let mut notched = heights;
        notched[3] += 1;
        let tiles = [
            SolidTile::default(),
            one,
            SolidTile::FULL,
            one.flipped(true, false),
            one.flipped(true, true),
            tile(notched, 0xEC),
            tile(heights, 0x40),
            tile([8; 16], 0),
            one,
        ];
        let found = near(&tiles, 1);
        let short: Vec<_> = found.iter().map(|n| (n.tile, n.flip_x, n.flip_y, n.pixels, n.angle)).collect();
        let expected =
            [(8, false, false, 0, 0), (3, true, false, 0, 0), (4, true, true, 0, 0), (6, false, false, 0, 84)];
        assert_eq!(short[..4], expected);
        assert_eq!((short[4].0, short[4].4), (5, 0), "a pixel more is listed, last");
        assert_eq!(short.len(), 5, "the flat one and the full one are none: {short:?}");
        assert!(found[0].is_equal() && !found[3].is_equal());
        // What is listed of twins holds: flipped that way, the engine sees the same.
        for near in found.iter().filter(|near| near.is_equal()) {
            let turned = tiles[usize::from(near.tile)].flipped(near.flip_x, near.flip_y);
            assert_eq!((turned.heights, turned.angle), (one.heights, one.angle));
        }
    }

    #[test]
    fn flags_are_compared_as_the_engine_reads_them() {
        let flat = tile([4; 16], 0);
        let flagged = SolidTile { flagged: true, ..flat };
        let odd = SolidTile { angle: Angle(0x0B), ..flat };
        let tiles = [SolidTile::default(), flagged, odd, flat];
        let found = near(&tiles, 1);
        assert_eq!((found[0].tile, found[0].angle), (2, 0), "odd angles are flags too");
        assert_eq!((found[1].tile, found[1].angle), (3, 128));
    }

    #[test]
    fn nothing_is_like_an_empty_or_missing_tile() {
        let tiles = vec![SolidTile::default(); 4];
        assert!(near(&tiles, 0).is_empty() && near(&tiles, 2).is_empty() && near(&tiles, 99).is_empty());
        assert!(near(&[], 0).is_empty());
    }
}
