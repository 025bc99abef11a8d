//! Wedges between the underside of a shape and the ground that it comes down to.
//!
//! Wedges are filled: no sensor of a grounded player looks up, so that a player who runs or drops into one is pressed into
//! the terrain.

use super::compose::standing_pixels;
use super::raster::{Mask, Raster};
use crate::document::Document;
use crate::document::paint::cell_at;
use sim::project::LevelData;
use sim::tiles::TileLayer;
use std::collections::HashMap;

/// Pixels along the side of a block.
const B: i32 = 16;
/// Pixels of height in which a standing player, 39 high, and a step of the ground have room.
const ROOM: i32 = 44;
/// Rows of blocks below a shape that its wedges may reach.
const ROWS: i32 = ROOM / B + 1;

/// The underside of a shape in a column of pixels, and the ground below it: the first row of each.
type Gap = (i32, i32);

/// Fills the wedges of a shape with its own material.
pub(super) fn fill_wedges(document: &Document, level: &LevelData, swaps: bool, raster: &mut Raster) {
    raster.grow_down(ROWS);
    let (from, to) = (raster.air.origin.0 * B, (raster.air.origin.0 + raster.air.size.0) * B);
    for layer in [TileLayer::A, TileLayer::B] {
        let mut ground =
            Ground { document, level, side: if swaps { TileLayer::A } else { layer }, masks: HashMap::new() };
        let gaps: Vec<Option<Gap>> = (from..to).map(|x| ground.gap_below(raster, layer, x)).collect();
        for (x, (top, bottom)) in wedges(&gaps) {
            (top..bottom).for_each(|y| raster.add_pixel(layer, from + x as i32, y));
        }
    }
}

/// The columns, by their places in the list, that are part of a wedge: next to one another from where a shape touches the
/// ground to where there is room.
fn wedges(gaps: &[Option<Gap>]) -> Vec<(usize, Gap)> {
    let touches = |gap: &Option<Gap>| gap.is_some_and(|(top, bottom)| top == bottom);
    let run = |places: &mut dyn Iterator<Item = usize>| {
        let open = places.map_while(|place| Some((place, gaps[place].filter(|(top, bottom)| top < bottom)?)));
        open.collect::<Vec<_>>()
    };
    let mut all = Vec::new();
    for (place, _) in gaps.iter().enumerate().filter(|(_, gap)| touches(gap)) {
        all.extend(run(&mut (place + 1..gaps.len())));
        all.extend(run(&mut (0..place).rev()));
    }
    all
}

/// The terrain around a shape on one layer, block by block as it is asked for.
struct Ground<'a> {
    document: &'a Document,
    level: &'a LevelData,
    side: TileLayer,
    masks: HashMap<(i32, i32), Mask>,
}

impl Ground<'_> {
    /// The gap below the lowest pixel of a shape in a column; `None` if there is no pixel, or room for a player.
    fn gap_below(&mut self, raster: &Raster, layer: TileLayer, x: i32) -> Option<Gap> {
        let bits = &raster.solid[layer as usize];
        let (first, last) = (bits.origin.1, bits.origin.1 + bits.size.1);
        let lowest = |by: i32| {
            let mask = bits.mask(x.div_euclid(B), by);
            (0..B).rev().find(|row| mask[*row as usize] >> x.rem_euclid(B) & 1 != 0).map(|row| by * B + row)
        };
        let top = (first..last).rev().find_map(lowest)? + 1;
        let bottom = (top..=top + ROOM).find(|y| self.is_solid(x, *y) && !raster.air.at(x, *y))?;
        Some((top, bottom))
    }

    fn is_solid(&mut self, x: i32, y: i32) -> bool {
        let at = (x.div_euclid(B), y.div_euclid(B));
        let (document, level, side) = (self.document, self.level, self.side);
        let mask = self.masks.entry(at).or_insert_with(|| {
            let cell = cell_at(document, level, at.0, at.1).unwrap_or_default();
            standing_pixels(document.project(), &cell, side)
        });
        mask[y.rem_euclid(B) as usize] >> x.rem_euclid(B) & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wedge_goes_from_where_a_shape_touches_the_ground_to_where_there_is_room() {
        let gaps = [None, Some((8, 12)), Some((9, 11)), Some((10, 10)), Some((9, 10)), None, Some((4, 9))];
        let places: Vec<usize> = wedges(&gaps).into_iter().map(|(place, _)| place).collect();
        assert_eq!(places, [4, 2, 1], "what hangs by itself stays open");
    }
}
