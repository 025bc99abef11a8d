//! Blocks and solid tiles of a tileset in another order: cells and blocks that name them follow.

use super::{NewNumbers, Order, Refusal};
use crate::document::imported::extra::{self, ZoneExtra};
use crate::document::{Document, Edit};
use sim::project::{InnerExtra, Project, Tileset, TilesetRef};
use sim::tiles::{Block, BlockId, Cell, Chunk, ChunkId, SolidTile, TileId};
use std::collections::HashMap;
use std::sync::Arc;

/// The edits that put a tileset's blocks into another order; numbers are those within the tileset.
///
/// # Errors
/// If a block would go that a chunk still uses.
pub fn blocks(document: &Document, index: usize, order: &Order) -> Result<Vec<Edit>, Refusal> {
    let project = document.project();
    let set = project.tilesets.get(index).ok_or(Refusal::NoTileset(index))?;
    if order.changes_nothing() {
        return Ok(Vec::new());
    }
    let map = order.map();
    let count = set.tileset.blocks.len();
    // Of a number that two tilesets claim, only the later one's block is ever seen.
    let own = |block: BlockId| {
        let number = block.checked_sub(set.first_block).filter(|n| usize::from(*n) < count);
        number.filter(|_| project.block(block).is_some_and(|(owner, _)| owner == index))
    };
    let mut edits = Vec::new();
    for (id, chunk) in (0..=ChunkId::MAX).zip(project.chunks.iter()) {
        let mut cells: Option<Vec<Cell>> = None;
        for (i, cell) in chunk.cells.iter().enumerate() {
            let Some(old) = own(cell.block) else { continue };
            let new = map.get(old).ok_or(Refusal::Used { what: "block", number: cell.block })?;
            if new != old {
                cells.get_or_insert_with(|| chunk.cells.clone())[i].block = set.first_block + new;
            }
        }
        if let Some(cells) = cells {
            let value = Some(Arc::new(Chunk { cells, ..(**chunk).clone() }));
            edits.push(Edit::SetChunk { chunk: id, value });
        }
    }
    for level in &project.levels {
        for (place, shape) in level.shapes.iter().enumerate() {
            let mut new = (**shape).clone();
            for cell in new.beneath.iter_mut().flat_map(|row| &mut row.cells) {
                let Some(old) = own(cell.block) else { continue };
                // What nobody sees any more comes back as nothing if its block is gone.
                *cell = map.get(old).map_or_else(Cell::default, |new| Cell { block: set.first_block + new, ..*cell });
            }
            if new != **shape {
                edits.push(Edit::SetShape {
                    level: level.key.clone(),
                    id: shape.id,
                    shape: Some((place, Arc::new(new))),
                });
            }
        }
    }
    for stamp in &project.stamps {
        let mut new = (**stamp).clone();
        for cell in &mut new.piece.cells {
            let Some(old) = own(cell.block) else { continue };
            // A stamp keeps no block in use: what is gone is empty in it.
            *cell = map.get(old).map_or_else(Cell::default, |new| Cell { block: set.first_block + new, ..*cell });
        }
        if new != **stamp {
            edits.push(Edit::SetStamp { key: stamp.key.clone(), stamp: Some(Arc::new(new)) });
        }
    }
    let mut tileset = (*set.tileset).clone();
    tileset.blocks = Arc::new(ordered(&set.tileset.blocks, order));
    tileset.inner_extra = Arc::new(follow_extra(&tileset.inner_extra, "blocks", &map, order));
    follow_import(&mut tileset, |zone| {
        zone.blocks = followed(&zone.blocks, count, &map);
    });
    edits.insert(0, put(index, set, tileset));
    Ok(edits)
}

/// The edits that put a tileset's solid tiles into another order.
///
/// # Errors
/// If a tile would go that a block still uses.
pub fn tiles(document: &Document, index: usize, order: &Order) -> Result<Vec<Edit>, Refusal> {
    let set = document.project().tilesets.get(index).ok_or(Refusal::NoTileset(index))?;
    if order.changes_nothing() {
        return Ok(Vec::new());
    }
    let map = order.map();
    let follow = |tile: TileId| map.get(tile).ok_or(Refusal::Used { what: "tile", number: tile });
    let mut blocks = Vec::with_capacity(set.tileset.blocks.len());
    for block in set.tileset.blocks.iter() {
        blocks.push(Block { tile_a: follow(block.tile_a)?, tile_b: follow(block.tile_b)?, ..*block });
    }
    let mut tileset = (*set.tileset).clone();
    let count = tileset.tiles.len();
    tileset.tiles = Arc::new(ordered(&set.tileset.tiles, order));
    tileset.blocks = Arc::new(blocks);
    tileset.inner_extra = Arc::new(follow_extra(&tileset.inner_extra, "tiles", &map, order));
    follow_import(&mut tileset, |zone| {
        zone.tiles = followed(&zone.tiles, count, &map);
    });
    Ok(vec![put(index, set, tileset)])
}

fn put(index: usize, set: &Arc<TilesetRef>, tileset: Tileset) -> Edit {
    let tileset = TilesetRef { tileset: Arc::new(tileset), ..(**set).clone() };
    Edit::SetTileset { index, tileset: Some(Arc::new(tileset)) }
}

fn ordered<T: Clone>(list: &[T], order: &Order) -> Vec<T> {
    order.keep.iter().filter_map(|old| list.get(usize::from(*old)).cloned()).collect()
}

/// Unknown fields of `what[n]` go where their thing goes; of what is merged away they are dropped with it.
fn follow_extra(extra: &InnerExtra, what: &str, map: &NewNumbers, order: &Order) -> InnerExtra {
    let place = |key: &str| {
        let number: u16 = key.strip_prefix(what)?.strip_prefix('[')?.strip_suffix(']')?.parse().ok()?;
        Some(number)
    };
    let entries = extra.iter().filter_map(|(key, value)| match place(key) {
        None => Some((key.clone(), value.clone())),
        Some(old) if order.instead.contains_key(&old) => None,
        Some(old) => map.get(old).map(|new| (format!("{what}[{new}]"), value.clone())),
    });
    entries.collect()
}

/// The files' numbers of an import: by number in the files, the number in the tileset. An empty list says that they
/// are the same.
fn followed(list: &[Option<u16>], count: usize, map: &NewNumbers) -> Vec<Option<u16>> {
    let new: Vec<Option<u16>> = if list.is_empty() {
        (0..count).map(|n| map.get(n as u16)).collect()
    } else {
        list.iter().map(|number| number.and_then(|number| map.get(number))).collect()
    };
    if new.iter().enumerate().all(|(n, number)| *number == Some(n as u16)) { Vec::new() } else { new }
}

fn follow_import(tileset: &mut Tileset, follow: impl FnOnce(&mut ZoneExtra)) {
    if let Some(mut zone) = extra::read::<ZoneExtra>(&tileset.extra) {
        follow(&mut zone);
        tileset.extra = Arc::new(extra::with((*tileset.extra).clone(), &zone));
    }
}

/// Blocks of a tileset that equal one with a lower number: pairs of the block and that one.
pub fn equal_blocks(tileset: &Tileset) -> Vec<(BlockId, BlockId)> {
    let extra = |n: BlockId| tileset.inner_extra.get(&format!("blocks[{n}]"));
    let mut first: HashMap<Block, BlockId> = HashMap::new();
    let mut equal = Vec::new();
    for (n, block) in (0..=BlockId::MAX).zip(tileset.blocks.iter()).skip(1) {
        match first.get(block) {
            Some(known) if extra(*known) == extra(n) => equal.push((n, *known)),
            Some(_) => {}
            None => {
                first.insert(*block, n);
            }
        }
    }
    equal
}

/// Solid tiles of a tileset that equal one with a lower number: pairs of the tile and that one.
pub fn equal_tiles(tileset: &Tileset) -> Vec<(TileId, TileId)> {
    let extra = |n: TileId| tileset.inner_extra.get(&format!("tiles[{n}]"));
    let mut first: HashMap<SolidTile, TileId> = HashMap::new();
    let mut equal = Vec::new();
    for (n, tile) in (0..=TileId::MAX).zip(tileset.tiles.iter()).skip(1) {
        match first.get(tile) {
            Some(known) if extra(*known) == extra(n) => equal.push((n, *known)),
            Some(_) => {}
            None => {
                first.insert(*tile, n);
            }
        }
    }
    equal
}

/// Blocks of a tileset that no chunk holds, by their numbers there.
pub fn unused_blocks(project: &Project, tileset: usize) -> Vec<BlockId> {
    let Some(set) = project.tilesets.get(tileset) else { return Vec::new() };
    let mut used = vec![false; set.tileset.blocks.len()];
    for cell in project.chunks.iter().flat_map(|chunk| &chunk.cells) {
        let number = cell.block.checked_sub(set.first_block).map(usize::from);
        number.and_then(|n| used.get_mut(n)).into_iter().for_each(|used| *used = true);
    }
    (0..=BlockId::MAX).zip(used).skip(1).filter(|(_, used)| !used).map(|(n, _)| n).collect()
}

/// Solid tiles of a tileset that no block carries.
pub fn unused_tiles(tileset: &Tileset) -> Vec<TileId> {
    let mut used = vec![false; tileset.tiles.len()];
    for tile in tileset.blocks.iter().flat_map(|block| [block.tile_a, block.tile_b]) {
        used.get_mut(usize::from(tile)).into_iter().for_each(|used| *used = true);
    }
    (0..=TileId::MAX).zip(used).skip(1).filter(|(_, used)| !used).map(|(n, _)| n).collect()
}
