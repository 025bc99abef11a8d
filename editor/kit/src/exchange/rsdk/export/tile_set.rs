//! The tiles of a stage: one for each picture with its collision on both paths, however it is mirrored.

use crate::exchange::rsdk::stage::collision::{StageMasks, TILES};
use crate::exchange::rsdk::stage::mask::{MaskLoss, TileMask};
use crate::pixels::Pixels;
use rustc_hash::FxHashMap;
use sim::project::{ArtCell, Sheet};
use sim::tiles::SolidTile;
use std::sync::Arc;

/// A tile: its picture, and its collision on both paths.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct StageTile {
    pub art: ArtCell,
    pub solid: [SolidTile; 2],
}

impl StageTile {
    /// Returns the tile with the collision of the paths that count.
    fn needed(&self, needs: usize) -> Self {
        let solid = [0, 1].map(|path| if needs >> path & 1 == 1 { self.solid[path] } else { SolidTile::default() });
        Self { art: self.art.clone(), solid }
    }

    /// Returns the tile mirrored.
    fn mirrored(&self, flip_x: bool, flip_y: bool) -> Self {
        Self { art: mirrored(&self.art, flip_x, flip_y), solid: self.solid.map(|tile| tile.flipped(flip_x, flip_y)) }
    }
}

/// The shape of a mask; nothing of one without a solid column, whatever its angles are.
fn shape(mask: &TileMask) -> SolidTile {
    let (tile, _) = mask.tile();
    if tile.heights == [0; 16] { SolidTile::default() } else { tile }
}

/// A picture of a tile, mirrored.
fn mirrored(art: &ArtCell, flip_x: bool, flip_y: bool) -> ArtCell {
    let mut made = [0; 1024];
    for (at, pixel) in made.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = (at % 16, at / 16);
        let from = if flip_y { 15 - y } else { y } * 16 + if flip_x { 15 - x } else { x };
        pixel.copy_from_slice(&art[from * 4..][..4]);
    }
    Arc::new(made)
}

/// A tile of the set as a cell shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlacedTile {
    pub number: usize,
    pub flip_x: bool,
    pub flip_y: bool,
}

/// The tiles of a stage.
pub(super) struct TileSet {
    /// The tiles by number; tile 0 is empty.
    pub tiles: Vec<StageTile>,
    /// The number of tiles that a stage has already: those stay as they are.
    pub fixed: usize,
    /// The masks of the stage as it is.
    before: StageMasks,
    /// The tiles by what cells need of them: those of paths on which a cell is solid count, the others are empty in the key.
    known: [FxHashMap<StageTile, PlacedTile>; 4],
}

impl TileSet {
    /// Begins with the empty tile.
    pub(super) fn new() -> Self {
        let empty = StageTile { art: Sheet::clear(), solid: [SolidTile::default(); 2] };
        let place = PlacedTile { number: 0, flip_x: false, flip_y: false };
        let mut set =
            Self { tiles: vec![empty.clone()], fixed: 1, before: StageMasks::default(), known: Default::default() };
        set.know(&empty, place);
        set
    }

    /// Notes a tile of the set, for cells that need all of it and for those that need less.
    fn know(&mut self, tile: &StageTile, place: PlacedTile) {
        for (needs, known) in self.known.iter_mut().enumerate() {
            known.entry(tile.needed(needs)).or_insert(place);
        }
    }

    /// Begins with the tiles of a stage that is there: the picture in which they lie below one another, and their masks.
    pub(super) fn of_stage(picture: &Pixels, masks: StageMasks) -> Self {
        let mut set = Self { before: masks, ..Self::new() };
        let mut found: Vec<StageTile> = (0..TILES)
            .map(|number| {
                let rows = picture.rgba.get(number * 256..(number + 1) * 256).unwrap_or_default();
                let mut art = *Sheet::clear();
                art.as_chunks_mut::<4>().0.iter_mut().zip(rows).for_each(|(to, pixel)| *to = *pixel);
                let art = if art == *Sheet::clear() { Sheet::clear() } else { Arc::new(art) };
                let solid =
                    [0, 1].map(|path| set.before.paths[path].get(number).map_or_else(SolidTile::default, shape));
                StageTile { art, solid }
            })
            .collect();
        // Numbers behind the last tile that has anything are free.
        let empty = set.tiles[0].clone();
        let count = found.iter().rposition(|tile| *tile != empty).map_or(1, |last| last + 1);
        found.truncate(count);
        for (number, tile) in found.iter().enumerate() {
            let place = PlacedTile { number, flip_x: false, flip_y: false };
            set.know(tile, place);
        }
        (set.tiles, set.fixed) = (found, count);
        set
    }

    /// Returns the number of a tile and how it is mirrored; adds the tile if it is a new one. `needs` are the paths that count,
    /// as bits.
    pub(super) fn add(&mut self, tile: &StageTile, needs: usize) -> PlacedTile {
        let tile = tile.needed(needs);
        if let Some(known) = self.known[needs & 3].get(&tile) {
            return *known;
        }
        for (flip_x, flip_y) in [(true, false), (false, true), (true, true)] {
            let place = self.known[needs & 3].get(&tile.mirrored(flip_x, flip_y)).copied();
            // Those of the set alone: their own mirrored copies are known too.
            if let Some(place) = place.filter(|place| !place.flip_x && !place.flip_y) {
                let place = PlacedTile { flip_x, flip_y, ..place };
                self.known[needs & 3].insert(tile, place);
                return place;
            }
        }
        let place = PlacedTile { number: self.tiles.len(), flip_x: false, flip_y: false };
        self.tiles.push(tile.clone());
        self.know(&tile, place);
        place
    }

    /// Whether a stage has numbers for all of them.
    pub(super) fn fits(&self) -> bool {
        // The last number, mirrored both ways and solid all over, would be the word of an empty cell.
        self.tiles.len() < TILES
    }

    /// Forgets the tiles from a number on.
    pub(super) fn forget_from(&mut self, number: usize) {
        self.tiles.truncate(number);
        self.known.iter_mut().for_each(|known| known.retain(|_, place| place.number < number));
    }

    /// Returns the masks of the tiles, and the tiles of which something is lost, with their paths.
    pub(super) fn masks(&self) -> (StageMasks, Vec<(SolidTile, MaskLoss)>) {
        let mut masks = self.before.clone();
        let mut losses = Vec::new();
        for (number, tile) in self.tiles.iter().enumerate().take(TILES).skip(self.fixed) {
            for (path, solid) in masks.paths.iter_mut().zip(&tile.solid) {
                let (mask, loss) = TileMask::of(solid);
                path[number] = mask;
                if !loss.is_none() && losses.iter().all(|(known, _)| known != solid) {
                    losses.push((*solid, loss));
                }
            }
        }
        (masks, losses)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::angle::Angle;

    #[test]
    fn mirrored_tiles_share_a_number() {
        let mut art = *Sheet::clear();
        art[0..4].copy_from_slice(&[1, 2, 3, 255]);
        let slope = SolidTile::from_heights(std::array::from_fn(|x| x as i8 + 1), Angle(0xE0));
        let tile = StageTile { art: Arc::new(art), solid: [slope, SolidTile::default()] };
        let mut set = TileSet::new();
        let first = set.add(&tile, 3);
        assert_eq!(first, PlacedTile { number: 1, flip_x: false, flip_y: false });
        for (x, y) in [(true, false), (false, true), (true, true), (true, false)] {
            let found = set.add(&tile.mirrored(x, y), 3);
            assert_eq!(found, PlacedTile { number: 1, flip_x: x, flip_y: y });
        }
        let other = StageTile { solid: [slope, slope], ..tile };
        assert_eq!(set.add(&other, 1).number, 1, "path B does not count");
        assert_eq!(set.add(&other, 3).number, 2);
        set.forget_from(2);
        assert_eq!((set.tiles.len(), set.add(&other, 3).number), (2, 2));
    }
}
