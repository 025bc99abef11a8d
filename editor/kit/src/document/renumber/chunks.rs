//! Chunks in another order: layouts, stand-ins on the low plane and the numbers of an import follow.

use super::uses::{counts, has_stand_in};
use super::{NewNumbers, Order, Refusal};
use crate::document::chunk_numbers::is_vacant;
use crate::document::imported::extra::{self, ZoneExtra};
use crate::document::{Document, Edit};
use sim::grid::Grid;
use sim::project::{Project, TilesetRef};
use sim::tiles::{Chunk, ChunkId, LayoutCell, stand_in};
use std::collections::{BTreeSet, HashMap};
use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;

/// The edits that put the project's chunks into another order.
///
/// A chunk's stand-in on the low plane is, if none is named, the one with the next number; it is named from now on
/// if that would be another chunk.
///
/// # Errors
/// If a chunk would go that is still used, or a level that could not be read would show other chunks.
pub fn chunks(document: &Document, order: &Order) -> Result<Vec<Edit>, Refusal> {
    let project = document.project();
    if order.changes_nothing() {
        return Ok(Vec::new());
    }
    if let Some(absent) = project.absent_levels.first() {
        return Err(Refusal::AbsentLevel(absent.key.clone()));
    }
    let map = order.map();
    let used = in_use(project);
    if let Some(number) = (0..=ChunkId::MAX).zip(&used).find(|(id, used)| **used && map.get(*id).is_none()) {
        return Err(Refusal::Used { what: "chunk", number: number.0 });
    }
    let counts = counts(project);
    let mut edits = Vec::new();
    for (new, old) in order.keep.iter().enumerate() {
        let Some(chunk) = project.chunks.get(usize::from(*old)) else { continue };
        let low = low_plane(*old, new as ChunkId, chunk, &map, counts[usize::from(*old)][1]);
        let value = if low == chunk.low_plane {
            Arc::clone(chunk)
        } else {
            Arc::new(Chunk { low_plane: low, ..(**chunk).clone() })
        };
        if project.chunks.get(new).is_none_or(|there| !Arc::ptr_eq(there, &value) && *there != value) {
            edits.push(Edit::SetChunk { chunk: new as ChunkId, value: Some(value) });
        }
    }
    for gone in (order.count()..project.chunks.len()).rev() {
        edits.push(Edit::SetChunk { chunk: gone as ChunkId, value: None });
    }
    for level in &project.levels {
        if let Some(layout) = mapped(&level.layout, &map) {
            edits.push(Edit::ResizeLayout { level: level.key.clone(), layout });
        }
    }
    for (index, set) in project.tilesets.iter().enumerate() {
        if let Some(tileset) = follow_import(set, &map) {
            edits.push(Edit::SetTileset { index, tileset: Some(tileset) });
        }
    }
    Ok(edits)
}

/// Returns the chunk in place of another one afterwards.
fn low_plane(old: ChunkId, new: ChunkId, chunk: &Chunk, map: &NewNumbers, marked: u32) -> Option<ChunkId> {
    match chunk.low_plane {
        // A chunk that nobody shows may name one that is gone: then it is as if it named none.
        Some(low) => map.get(low),
        None if has_stand_in(chunk, marked) => {
            let next = stand_in(old, None).and_then(|next| map.get(next)).unwrap_or(0);
            (Some(next) != stand_in(new, None)).then_some(next)
        }
        None => None,
    }
}

/// A layout with other numbers; `None` if nothing changes.
fn mapped(layout: &Grid<LayoutCell>, map: &NewNumbers) -> Option<Grid<LayoutCell>> {
    let mut new = layout.clone();
    let mut changed = false;
    for y in 0..layout.height() {
        for (x, cell) in (0..).zip(layout.row(y)) {
            let chunk = map.get(cell.chunk).unwrap_or(0);
            if chunk != cell.chunk {
                new.set(x, y, LayoutCell { chunk, ..cell });
                changed = true;
            }
        }
    }
    changed.then_some(new)
}

/// A tileset that came from a disassembly remembers which chunk has which number in the files.
fn follow_import(set: &Arc<TilesetRef>, map: &NewNumbers) -> Option<Arc<TilesetRef>> {
    let old: ZoneExtra = extra::read(&set.tileset.extra)?;
    let mut new = old.clone();
    new.set_chunks(old.chunk_numbers().map(|chunk| chunk.and_then(|chunk| map.get(chunk))).collect());
    new.chunk_zero = map.get(old.chunk_zero).unwrap_or(0);
    (new != old).then(|| {
        let mut tileset = (*set.tileset).clone();
        tileset.extra = Arc::new(extra::with((*tileset.extra).clone(), &new));
        Arc::new(TilesetRef { tileset: Arc::new(tileset), ..(**set).clone() })
    })
}

/// The files' chunk 0 of an import, if that is not blank: what was erased must not turn into it.
fn chunk_zeros(project: &Project) -> impl Iterator<Item = ChunkId> {
    let zones = project.tilesets.iter().filter_map(|set| extra::read::<ZoneExtra>(&set.tileset.extra));
    zones.map(|zone| zone.chunk_zero)
}

/// Returns the chunks that are used: shown by a layout, or by the low plane of one that is.
fn in_use(project: &Project) -> Vec<bool> {
    let counts = counts(project);
    let mut used: Vec<bool> = counts.iter().map(|[shown, _]| *shown > 0).collect();
    let zero = std::iter::once(0).chain(chunk_zeros(project));
    zero.for_each(|id| used.iter_mut().skip(id.into()).take(1).for_each(|used| *used = true));
    let mut open: Vec<usize> = (0..used.len()).filter(|id| used[*id]).collect();
    while let Some(id) = open.pop() {
        let chunk = &project.chunks[id];
        let low =
            if has_stand_in(chunk, counts[id][1]) { stand_in(id as ChunkId, Some(chunk)) } else { chunk.low_plane };
        if let Some(low) = low.map(usize::from)
            && used.get(low) == Some(&false)
        {
            used[low] = true;
            open.push(low);
        }
    }
    used
}

/// Chunks that no level shows, also not on the low plane of a loop.
pub fn unused_chunks(project: &Project) -> Vec<ChunkId> {
    (0..=ChunkId::MAX).zip(in_use(project)).filter(|(_, used)| !used).map(|(id, _)| id).collect()
}

/// Chunks that equal one with a lower number in all that they do: pairs of the chunk and that one.
pub fn equal_chunks(project: &Project) -> Vec<(ChunkId, ChunkId)> {
    compared_chunks(project, || ())
}

/// As [`equal_chunks`]. Calls `compared` for each two chunks that are compared.
fn compared_chunks(project: &Project, mut compared: impl FnMut()) -> Vec<(ChunkId, ChunkId)> {
    let counts = counts(project);
    let zeros: BTreeSet<ChunkId> = chunk_zeros(project).filter(|zero| *zero != 0).collect();
    let mut first: HashMap<u64, Vec<ChunkId>> = HashMap::new();
    let hasher = RandomState::new();
    let mut equal = Vec::new();
    let all = (0..=ChunkId::MAX).zip(project.chunks.iter()).filter(|(_, chunk)| !is_vacant(chunk));
    let stands_in = |id: ChunkId, chunk: &Chunk| match has_stand_in(chunk, counts[usize::from(id)][1]) {
        true => stand_in(id, Some(chunk)),
        false => chunk.low_plane,
    };
    for (id, chunk) in all {
        let low = stands_in(id, chunk);
        let extra = if chunk.extra.is_empty() {
            String::new()
        } else {
            serde_json::to_string(&chunk.extra).unwrap_or_default()
        };
        let mut same = |other: &ChunkId| {
            compared();
            let there = &project.chunks[usize::from(*other)];
            (&there.cells, there.role, &there.extra) == (&chunk.cells, chunk.role, &chunk.extra)
                && stands_in(*other, there) == low
        };
        // All that counts is in the hash: chunks that share one are equal but for a chance of one in 2^64.
        let known = first.entry(hasher.hash_one((&chunk.cells, &chunk.role, low, extra))).or_default();
        match known.iter().find(|other| same(other)) {
            Some(_) if zeros.contains(&id) => {}
            Some(other) => equal.push((id, *other)),
            None => known.push(id),
        }
    }
    equal
}

/// The chunks as the levels show them first: level by level, row by row. Those that no level shows are left out.
pub fn chunks_by_use(project: &Project) -> Vec<ChunkId> {
    let mut seen = vec![false; project.chunks.len()];
    let mut order = Vec::new();
    let places = project.levels.iter().flat_map(|level| (0..level.layout.height()).flat_map(|y| level.layout.row(y)));
    for cell in places {
        let low = project.chunks.get(usize::from(cell.chunk)).and_then(|chunk| stand_in(cell.chunk, Some(chunk)));
        for id in std::iter::once(cell.chunk).chain(low.filter(|_| cell.is_loop)) {
            if seen.get(usize::from(id)) == Some(&false) {
                seen[usize::from(id)] = true;
                order.push(id);
            }
        }
    }
    order
}

/// The edits that give one place of a layout a copy of its chunk for itself, and the copy's number.
///
/// # Errors
/// If no number is left.
pub fn split_off(document: &Document, level: &str, x: u32, y: u32) -> Result<Option<(ChunkId, Vec<Edit>)>, Refusal> {
    let project = document.project();
    let Some(place) = document.level(level).and_then(|level| level.layout.get(x, y)) else { return Ok(None) };
    let Some(old) = project.chunks.get(usize::from(place.chunk)) else { return Ok(None) };
    let chunk = document.free_chunk()?;
    let mut copy = (**old).clone();
    if has_stand_in(old, u32::from(place.is_loop)) {
        copy.low_plane = stand_in(place.chunk, Some(old));
    }
    Ok(Some((
        chunk,
        vec![
            Edit::SetChunk { chunk, value: Some(Arc::new(copy)) },
            Edit::SetLayout { level: level.to_owned(), cells: vec![(x, y, LayoutCell { chunk, ..place })] },
        ],
    )))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::tiles::Cell;

    /// Equal cells in every chunk, with a stand-in of its own in every one, or with none.
    #[test]
    fn each_chunk_is_compared_with_one_at_most() {
        for names_a_plane in [false, true] {
            let low = |n: u16| names_a_plane.then_some(n);
            let cells = vec![Cell { block: 7, ..Cell::default() }; 4];
            let chunk = |n: u16| Arc::new(Chunk { cells: cells.clone(), low_plane: low(n), ..Chunk::default() });
            let project = Project { chunks: Arc::new((0..20_000).map(chunk).collect()), ..Project::default() };
            let mut compared = 0;
            let equal = compared_chunks(&project, || compared += 1);
            assert_eq!(equal.len(), if names_a_plane { 0 } else { 19_999 });
            assert!(compared <= 20_000, "{compared}");
        }
    }
}
