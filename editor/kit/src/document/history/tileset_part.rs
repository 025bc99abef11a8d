//! The difference between two states of a tileset.

use super::list_swap::ListSwap;
use sim::project::{ArtCell, DrawnArt, Sheet, Tileset, TilesetRef};
use sim::tiles::{Block, SolidTile};
use std::collections::BTreeMap;
use std::mem::{replace, swap, take};
use std::sync::Arc;

/// A part of another state of a tileset.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum TilesetPart {
    /// Its folder.
    Path(String),
    /// The number of its first block.
    FirstBlock(u16),
    /// Everything but lists and picture, which are empty in here.
    Rest(Box<Tileset>),
    /// Solid tiles.
    Tiles(ListSwap<SolidTile>),
    /// Blocks.
    Blocks(ListSwap<Block>),
    /// Cells of a picture that stays as wide.
    Cells(ListSwap<ArtCell>),
    /// Another picture.
    Sheet(Option<Arc<Sheet>>),
    /// Cells of the picture, and what drew them.
    Drawn(Box<[(u16, Option<DrawnArt>)]>),
}

impl TilesetPart {
    /// The parts in which `to` differs from `from`.
    pub(super) fn between(from: &TilesetRef, to: &TilesetRef) -> Vec<Self> {
        let mut parts = Vec::new();
        let TilesetRef { path, first_block, tileset: to } = to;
        if from.path != *path {
            parts.push(Self::Path(path.clone()));
        }
        if from.first_block != *first_block {
            parts.push(Self::FirstBlock(*first_block));
        }
        let from = &from.tileset;
        if Arc::ptr_eq(from, to) {
            return parts;
        }
        if !has_same_rest(from, to) {
            parts.push(Self::Rest(Box::new(rest(to))));
        }
        parts.extend(ListSwap::between(&from.tiles, &to.tiles, PartialEq::eq).map(Self::Tiles));
        parts.extend(ListSwap::between(&from.blocks, &to.blocks, PartialEq::eq).map(Self::Blocks));
        parts.extend(match (&from.sheet, &to.sheet) {
            (Some(from), Some(to)) if from.across == to.across => {
                ListSwap::between(&from.cells, &to.cells, |a, b| Arc::ptr_eq(a, b) || a == b).map(Self::Cells)
            }
            (None, None) => None,
            (_, to) => Some(Self::Sheet(to.clone())),
        });
        let cells = from.drawn.keys().chain(to.drawn.keys().filter(|cell| !from.drawn.contains_key(cell)));
        let differing = cells.filter(|cell| from.drawn.get(cell) != to.drawn.get(cell));
        let drawn: Box<[_]> = differing.map(|cell| (*cell, to.drawn.get(cell).cloned())).collect();
        if !drawn.is_empty() {
            parts.push(Self::Drawn(drawn));
        }
        parts
    }

    /// Exchanges the part with the tileset's.
    pub(super) fn turn(&mut self, set: &mut TilesetRef) {
        let tileset = match self {
            Self::Path(path) => return swap(&mut set.path, path),
            Self::FirstBlock(first) => return swap(&mut set.first_block, first),
            _ => Arc::make_mut(&mut set.tileset),
        };
        match self {
            Self::Path(_) | Self::FirstBlock(_) => {}
            Self::Rest(other) => {
                let now = replace(tileset, take(other));
                **other = rest(&now);
                let Tileset { tiles, blocks, sheet, drawn, .. } = now;
                (tileset.tiles, tileset.blocks, tileset.sheet, tileset.drawn) = (tiles, blocks, sheet, drawn);
            }
            Self::Tiles(list) => list.turn(Arc::make_mut(&mut tileset.tiles)),
            Self::Blocks(list) => list.turn(Arc::make_mut(&mut tileset.blocks)),
            Self::Cells(list) => {
                if let Some(sheet) = &mut tileset.sheet {
                    list.turn(&mut Arc::make_mut(sheet).cells);
                }
            }
            Self::Sheet(sheet) => swap(&mut tileset.sheet, sheet),
            Self::Drawn(cells) => {
                let drawn = Arc::make_mut(&mut tileset.drawn);
                for (cell, art) in cells {
                    *art = put(drawn, *cell, art.take());
                }
            }
        }
    }
}

fn put(drawn: &mut BTreeMap<u16, DrawnArt>, cell: u16, art: Option<DrawnArt>) -> Option<DrawnArt> {
    match art {
        Some(art) => drawn.insert(cell, art),
        None => drawn.remove(&cell),
    }
}

/// True if two tilesets are equal but for lists and picture.
fn has_same_rest(from: &Tileset, to: &Tileset) -> bool {
    let Tileset { name, art, tiles: _, blocks: _, backgrounds, sheet: _, drawn: _, animations, extra, inner_extra } =
        to;
    (&from.name, &from.art, &from.backgrounds) == (name, art, backgrounds)
        && (&from.animations, &from.extra, &from.inner_extra) == (animations, extra, inner_extra)
}

/// A tileset without lists and picture.
fn rest(tileset: &Tileset) -> Tileset {
    Tileset { tiles: Arc::default(), blocks: Arc::default(), sheet: None, drawn: Arc::default(), ..tileset.clone() }
}
