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
    /// Colours by number of a picture that is the same but for them.
    Colors(Vec<[u8; 4]>),
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
        parts.extend(sheet_part(from.sheet.as_ref(), to.sheet.as_ref()));
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
            Self::Colors(colors) => {
                if let Some(sheet) = &mut tileset.sheet {
                    let other = Arc::new(sheet.recolored(take(colors)));
                    *colors = colors_of(&replace::<Arc<Sheet>>(sheet, other)).unwrap_or_default();
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

/// The difference between two pictures.
fn sheet_part(from: Option<&Arc<Sheet>>, to: Option<&Arc<Sheet>>) -> Option<TilesetPart> {
    let (from, to) = match (from, to) {
        (None, None) => return None,
        (Some(from), Some(to)) if Arc::ptr_eq(from, to) => return None,
        (Some(from), Some(to)) => (from, to),
        (_, to) => return Some(TilesetPart::Sheet(to.cloned())),
    };
    let is_same = match (&from.indexed, &to.indexed) {
        (Some(from), Some(to)) => Arc::ptr_eq(from, to) || from == to,
        (from, to) => from.is_none() && to.is_none(),
    };
    if is_same && from.across == to.across {
        return ListSwap::between(&from.cells, &to.cells, |a, b| Arc::ptr_eq(a, b) || a == b).map(TilesetPart::Cells);
    }
    // What can be coloured again takes no memory for its pixels.
    if let (Some(old), Some(new)) = (colors_of(from), colors_of(to))
        && from.recolored(new.clone()) == **to
        && to.recolored(old) == **from
    {
        return Some(TilesetPart::Colors(new));
    }
    Some(TilesetPart::Sheet(Some(Arc::clone(to))))
}

fn colors_of(sheet: &Sheet) -> Option<Vec<[u8; 4]>> {
    Some(sheet.indexed.as_ref()?.colors.clone())
}

fn put(drawn: &mut BTreeMap<u16, DrawnArt>, cell: u16, art: Option<DrawnArt>) -> Option<DrawnArt> {
    match art {
        Some(art) => drawn.insert(cell, art),
        None => drawn.remove(&cell),
    }
}

/// True if two tilesets are equal but for lists and picture.
fn has_same_rest(from: &Tileset, to: &Tileset) -> bool {
    let Tileset {
        name,
        art,
        tiles: _,
        blocks: _,
        backgrounds,
        sheet: _,
        drawn: _,
        animations,
        palettes,
        extra,
        inner_extra,
    } = to;
    (&from.name, &from.art, &from.backgrounds) == (name, art, backgrounds)
        && (&from.animations, &from.palettes) == (animations, palettes)
        && (&from.extra, &from.inner_extra) == (extra, inner_extra)
}

/// A tileset without lists and picture.
fn rest(tileset: &Tileset) -> Tileset {
    Tileset { tiles: Arc::default(), blocks: Arc::default(), sheet: None, drawn: Arc::default(), ..tileset.clone() }
}
