//! The tiles of a stage: one for each picture with its collision on both paths, however it is mirrored.

use crate::exchange::drawn_blocks::block_set::{BlockSet, DrawnBlock, PlacedBlock};
use crate::exchange::rsdk::stage::collision::{StageMasks, TILES};
use crate::exchange::rsdk::stage::mask::{MaskLoss, TileMask};
use crate::pixels::Pixels;
use sim::project::Sheet;
use sim::tiles::SolidTile;
use std::sync::Arc;

/// The shape of a mask; nothing of one without a solid column, whatever its angles are.
fn shape(mask: &TileMask) -> SolidTile {
    let (tile, _) = mask.tile();
    if tile.heights == [0; 16] { SolidTile::default() } else { tile }
}

/// The tiles of a stage.
pub(super) struct TileSet {
    /// The tiles by number; tile 0 is empty.
    tiles: BlockSet,
    /// The number of tiles that a stage has already: those stay as they are.
    pub fixed: usize,
    /// The masks of the stage as it is.
    before: StageMasks,
}

impl TileSet {
    /// Begins with the empty tile.
    pub(super) fn new() -> Self {
        Self { tiles: BlockSet::new(), fixed: 1, before: StageMasks::default() }
    }

    /// Begins with the tiles of a stage that is there: the picture in which they lie below one another, and their masks.
    pub(super) fn of_stage(picture: &Pixels, masks: StageMasks) -> Self {
        let mut found: Vec<DrawnBlock> = (0..TILES)
            .map(|number| {
                let rows = picture.rgba.get(number * 256..(number + 1) * 256).unwrap_or_default();
                let mut art = *Sheet::clear();
                art.as_chunks_mut::<4>().0.iter_mut().zip(rows).for_each(|(to, pixel)| *to = *pixel);
                let art = if art == *Sheet::clear() { Sheet::clear() } else { Arc::new(art) };
                let solid = [0, 1].map(|path| masks.paths[path].get(number).map_or_else(SolidTile::default, shape));
                DrawnBlock { art, solid, front: false }
            })
            .collect();
        // Numbers behind the last tile that has anything are free.
        let empty = BlockSet::new().blocks;
        let count = found.iter().rposition(|tile| *tile != empty[0]).map_or(1, |last| last + 1);
        found.truncate(count);
        Self { tiles: BlockSet::of(found), fixed: count, before: masks }
    }

    /// Returns the tiles by number.
    pub(super) fn tiles(&self) -> &[DrawnBlock] {
        &self.tiles.blocks
    }

    /// Returns the number of a tile and how it is mirrored; adds the tile if it is a new one. `needs` are the paths that count,
    /// as bits.
    pub(super) fn add(&mut self, tile: &DrawnBlock, needs: usize) -> PlacedBlock {
        self.tiles.add(tile, needs)
    }

    /// Whether a stage has numbers for all of them.
    pub(super) fn fits(&self) -> bool {
        // The last number, mirrored both ways and solid all over, would be the word of an empty cell.
        self.tiles().len() < TILES
    }

    /// Forgets the tiles from a number on.
    pub(super) fn forget_from(&mut self, number: usize) {
        self.tiles.forget_from(number);
    }

    /// Returns the masks of the tiles, and the tiles of which something is lost, with their paths.
    pub(super) fn masks(&self) -> (StageMasks, Vec<(SolidTile, MaskLoss)>) {
        let mut masks = self.before.clone();
        let mut losses = Vec::new();
        for (number, tile) in self.tiles().iter().enumerate().take(TILES).skip(self.fixed) {
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
