//! Solid tiles as a tileset: a picture to paint with, and polygons for engines that read those.

use crate::pixels::Pixels;
use sim::tiles::{SolidTile, Solidity, TileId};
use std::collections::BTreeMap;

/// Tiles in a row of the picture.
pub(crate) const ACROSS: usize = 16;

/// The solid tiles of a tileset that levels use, each with what it is solid to: their numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct SolidSet {
    numbers: BTreeMap<(TileId, bool, bool), u32>,
}

impl SolidSet {
    /// Notes that a level uses a tile.
    pub(crate) fn add(&mut self, tile: TileId, solidity: Solidity) {
        self.numbers.insert((tile, !solidity.top, !solidity.sides_and_bottom), 0);
    }

    /// Numbers the tiles, in their order.
    pub(crate) fn number(&mut self) {
        self.numbers.values_mut().zip(0..).for_each(|(number, next)| *number = next);
    }

    /// Returns the number of a tile.
    pub(crate) fn get(&self, tile: TileId, solidity: Solidity) -> Option<u32> {
        self.numbers.get(&(tile, !solidity.top, !solidity.sides_and_bottom)).copied()
    }

    /// Returns how many tiles there are in the picture, with those that fill its last row.
    pub(crate) fn count(&self) -> u32 {
        (self.numbers.len().div_ceil(ACROSS) * ACROSS) as u32
    }

    /// Whether no level uses a tile.
    pub(crate) fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// Returns the numbers of the tiles, each with that of the tile in its tileset.
    pub(crate) fn ids(&self) -> impl Iterator<Item = (u32, TileId)> + '_ {
        self.numbers.iter().map(|((tile, ..), number)| (*number, *tile))
    }

    /// Returns the tiles: each with its number, itself, and the name of what it is solid to.
    pub(crate) fn tiles<'a>(
        &'a self,
        tiles: &'a [SolidTile],
    ) -> impl Iterator<Item = (u32, SolidTile, &'static str)> + 'a {
        self.numbers.iter().map(|((tile, no_top, no_sides), number)| {
            let solidity = match (no_top, no_sides) {
                (false, false) => "all",
                (false, true) => "top",
                (true, false) => "sides",
                (true, true) => "none",
            };
            (*number, tiles.get(usize::from(*tile)).copied().unwrap_or_default(), solidity)
        })
    }

    /// Returns the picture: each tile in the colour of what it is solid to.
    pub(crate) fn picture(&self, tiles: &[SolidTile]) -> Pixels {
        let rows = self.numbers.len().div_ceil(ACROSS).max(1);
        let mut picture = Pixels::clear(ACROSS * 16, rows * 16);
        for ((tile, no_top, no_sides), number) in &self.numbers {
            let mask = tiles.get(usize::from(*tile)).copied().unwrap_or_default().mask();
            let colour = match (no_top, no_sides) {
                (false, false) => [236, 240, 246, 255],
                (false, true) => [120, 200, 255, 255],
                _ => [255, 176, 96, 255],
            };
            let (left, top) = (*number as usize % ACROSS * 16, *number as usize / ACROSS * 16);
            for (x, y) in (0..256).map(|at| (at % 16, at / 16)).filter(|(x, y)| mask[*y] >> x & 1 == 1) {
                picture.put(left + x, top + y, colour);
            }
        }
        picture
    }
}

/// A number of pixels, in halves: columns end between pixels, their heights are those of their middles.
pub(crate) type Half = f32;

/// Polygons around the solid pixels of a tile: one for each run of columns that stand on the same edge.
pub(crate) fn polygons(tile: &SolidTile) -> Vec<Vec<(Half, Half)>> {
    let mut all = Vec::new();
    let mut columns = (0..16_usize).peekable();
    while let Some(first) = columns.next() {
        let sign = tile.heights[first].signum();
        if sign == 0 {
            continue;
        }
        let mut last = first;
        while let Some(next) = columns.next_if(|next| tile.heights[*next].signum() == sign) {
            last = next;
        }
        let end = |column: usize| {
            let height = Half::from(tile.heights[column].unsigned_abs().min(16));
            if sign > 0 { 16.0 - height } else { height }
        };
        let edge = if sign > 0 { 16.0 } else { 0.0 };
        let mut points = vec![(first as Half, edge), (first as Half, end(first))];
        points.extend((first..=last).map(|column| (column as Half + 0.5, end(column))));
        points.extend([((last + 1) as Half, end(last)), ((last + 1) as Half, edge)]);
        all.push(straightened(&points));
    }
    all
}

/// Points without those that lie on the line between their neighbours.
fn straightened(points: &[(Half, Half)]) -> Vec<(Half, Half)> {
    let mut kept: Vec<(Half, Half)> = Vec::new();
    for point in points {
        while let [.., one, other] = kept.as_slice() {
            let across = (other.0 - one.0) * (point.1 - one.1) - (other.1 - one.1) * (point.0 - one.0);
            if across != 0.0 {
                break;
            }
            kept.pop();
        }
        if kept.last() != Some(point) {
            kept.push(*point);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::angle::Angle;

    #[test]
    fn polygons_follow_the_columns() {
        let full = vec![(0.0, 16.0), (0.0, 0.0), (16.0, 0.0), (16.0, 16.0)];
        assert_eq!(polygons(&SolidTile::FULL), [full]);
        let hanging = SolidTile::from_heights([-4; 16], Angle(0x80));
        assert_eq!(polygons(&hanging), [vec![(0.0, 0.0), (0.0, 4.0), (16.0, 4.0), (16.0, 0.0)]]);
        let mut split = [0; 16];
        (split[2], split[3], split[9]) = (8, 8, -3);
        assert_eq!(polygons(&SolidTile::from_heights(split, Angle(0))).len(), 2);
        assert!(polygons(&SolidTile::default()).is_empty());
    }
}
