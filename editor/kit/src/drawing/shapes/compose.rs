//! A shape's pixels together with what is in the level already.

use super::cut::{EMPTY, tile_of};
use super::raster::{Mask, Raster};
use crate::document::Document;
use crate::document::paint::cell_at;
use sim::project::{LevelData, Project, ShapeLayers};
use sim::tiles::{Cell, SolidTile, Solidity, TileLayer};

/// A block that a shape changes, and what it becomes.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    /// Column and row.
    pub at: (i32, i32),
    /// The solid tile on layer A and on layer B.
    pub tiles: [Option<SolidTile>; 2],
    /// The solidity on each layer.
    pub solidity: [Solidity; 2],
    /// The pixels that are drawn.
    pub picture: Mask,
    /// Drawn in front of a player of low priority.
    pub front: bool,
}

impl Laid {
    /// Nothing is left there.
    pub fn is_empty(&self) -> bool {
        self.picture == EMPTY && self.tiles == [None; 2]
    }
}

/// The manner in which a shape is put down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Manner {
    /// The solidity.
    pub solidity: Solidity,
    /// The layers; with `Neither` it is scenery and fills empty blocks alone.
    pub layers: ShapeLayers,
    /// Both layers read the A side of their chunks (Sonic 1 and CD).
    pub swaps: bool,
}

/// A solid tile of a level as it is there, its pixels, and what it is solid to.
#[derive(Clone, Copy, Debug)]
struct Standing {
    tile: SolidTile,
    mask: Mask,
    solidity: Solidity,
}

fn standing(project: &Project, cell: &Cell, layer: TileLayer, swaps: bool) -> Option<Standing> {
    let side = if swaps { TileLayer::A } else { layer };
    let (tile, solidity) = project.solid_tile(cell, side)?;
    Some(Standing { tile, mask: tile.mask(), solidity })
}

/// The pixels of a cell that are solid from all sides on a side of its chunk.
pub(crate) fn standing_pixels(project: &Project, cell: &Cell, side: TileLayer) -> Mask {
    let standing = standing(project, cell, side, false).filter(|standing| standing.solidity == Solidity::ALL);
    standing.map_or(EMPTY, |standing| standing.mask)
}

/// The pixels of a cell that are solid on any layer.
pub(crate) fn pixels(project: &Project, cell: &Cell, swaps: bool) -> Mask {
    let masks = [TileLayer::A, TileLayer::B].map(|layer| standing(project, cell, layer, swaps));
    let mut all = EMPTY;
    for standing in masks.iter().flatten() {
        all.iter_mut().zip(standing.mask).for_each(|(row, other)| *row |= other);
    }
    all
}

/// The blocks that change, and what they become. What the shape adds nothing to stays as it is.
pub(crate) fn compose(document: &Document, level: &LevelData, raster: &Raster, manner: Manner) -> Vec<Laid> {
    let blocks = raster.blocks();
    blocks.filter_map(|at| block(document, level, raster, manner, at)).collect()
}

fn block(document: &Document, level: &LevelData, raster: &Raster, manner: Manner, (x, y): (i32, i32)) -> Option<Laid> {
    let cell = cell_at(document, level, x, y)?;
    let solid = raster.solid.each_ref().map(|bits| bits.mask(x, y));
    if cell.block == 0 && solid == [EMPTY; 2] {
        return None; // cleared, if nothing stands
    }
    let air = raster.air.mask(x, y);
    let mut laid = Laid {
        at: (x, y),
        tiles: [None; 2],
        solidity: [Solidity::NONE; 2],
        picture: EMPTY,
        front: raster.front.mask(x, y) != EMPTY,
    };
    let mut changed = false;
    for layer in [TileLayer::A, TileLayer::B] {
        let side = layer as usize;
        let new = solid[side];
        let old = standing(document.project(), &cell, layer, manner.swaps);
        let before = old.map_or(EMPTY, |old| old.mask);
        if manner.layers == ShapeLayers::Neither {
            changed |= cell.block == 0 && new != EMPTY;
            laid.picture.iter_mut().zip(new).for_each(|(row, new)| *row |= new);
            continue;
        }
        let after: Mask = std::array::from_fn(|row| before[row] & !air[row] | new[row]);
        let adds = if new == EMPTY { Solidity::NONE } else { manner.solidity };
        let was = old.map_or(Solidity::NONE, |old| old.solidity);
        let solidity =
            Solidity { top: was.top || adds.top, sides_and_bottom: was.sides_and_bottom || adds.sides_and_bottom };
        laid.picture.iter_mut().zip(after).for_each(|(row, after)| *row |= after);
        if after == before && old.is_some() && solidity == was {
            laid.tiles[side] = old.map(|old| old.tile);
            laid.solidity[side] = was;
            continue;
        }
        changed |= after != before || solidity != was;
        let angle = raster.angle(x, y, layer).filter(|_| new != EMPTY);
        let angle = angle.or_else(|| old.map(|old| old.tile.engine_angle()).filter(|a| !a.is_flagged()).map(|a| a.0));
        laid.tiles[side] = tile_of(&after, angle);
        laid.solidity[side] = if laid.tiles[side].is_some() { solidity } else { Solidity::NONE };
    }
    // Painted things that are not solid make way for what is, and nothing is carved out of them.
    changed.then_some(laid)
}
