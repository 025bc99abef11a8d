//! Chunk numbers that painting gives out and gets back.
//!
//! Painting makes chunks of its own, and leaves others behind that no level shows any more. What is new takes the
//! numbers of what was left behind in the same step; the numbers of the rest become vacant: blank chunks with a mark,
//! which the next step takes first. Vacant chunks at the end of the list go. Chunks of an import keep their numbers,
//! for the files know them.

use crate::document::imported::extra::{self, ZoneExtra};
use crate::document::{Document, Edit};
use sim::project::Project;
use sim::tiles::{Chunk, ChunkId, LayoutCell};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Field of a chunk whose number is free; the file keeps it.
const VACANT: &str = "vacant";
/// Chunks that a project can have.
pub(crate) const MOST: usize = 1 << 16;

/// No number is left for another chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the project has {MOST} chunks, as many as there can be; {unused} of them are in no level (the Chunks pane deletes \
     those)"
)]
pub struct NoChunks {
    /// Chunks that no level shows.
    pub unused: usize,
}

/// True for a blank chunk whose number painting may give out again.
pub fn is_vacant(chunk: &Chunk) -> bool {
    chunk.extra.contains_key(VACANT) && chunk.cells.iter().all(|cell| cell.block == 0)
}

/// A chunk as something else than a free number.
pub(crate) fn taken(mut chunk: Chunk) -> Chunk {
    chunk.extra.remove(VACANT);
    chunk
}

fn vacant(side: u8) -> Chunk {
    let mut chunk = Chunk::empty(side);
    chunk.extra.insert(VACANT.to_owned(), true.into());
    chunk
}

impl Document {
    /// The chunk that is equal to this one.
    pub(crate) fn equal_chunk(&self, content: &Chunk) -> Option<ChunkId> {
        self.chunk_uses.equal_to(content, &self.project)
    }

    /// The number for a new chunk: a vacant one, else the next.
    ///
    /// # Errors
    /// If there is none.
    pub fn free_chunk(&self) -> Result<ChunkId, NoChunks> {
        let chunks = &self.project.chunks;
        let blank = self.chunk_uses.looking_like(&Chunk::empty(self.project.chunk_size));
        let is_free = |id: &ChunkId| {
            *id != 0 && chunks.get(usize::from(*id)).is_some_and(|chunk| is_vacant(chunk)) && self.chunk_uses(*id) == 0
        };
        let free = blank.iter().copied().find(is_free).or_else(|| ChunkId::try_from(chunks.len()).ok());
        let unused = || (1..=ChunkId::MAX).filter(|id| self.chunk_uses(*id) == 0).count();
        free.ok_or_else(|| NoChunks { unused: unused() })
    }
}

/// The chunks of a project that an import's files know by number.
pub(crate) fn imported(project: &Project) -> BTreeSet<ChunkId> {
    let zones = project.tilesets.iter().filter_map(|set| extra::read::<ZoneExtra>(&set.tileset.extra));
    zones.flat_map(|zone| zone.chunk_numbers().flatten().chain([zone.chunk_zero]).collect::<Vec<_>>()).collect()
}

/// The edits that follow a change of `level`, and are applied to `now`: numbers of `left` chunks that nobody uses any
/// more go to chunks that are new since `before`, or become vacant.
pub(crate) fn settle(
    before: &Document,
    now: &mut Document,
    level: &str,
    left: impl Iterator<Item = ChunkId>,
) -> Vec<Edit> {
    let known = before.project.chunks.len();
    let mut left: BTreeSet<ChunkId> = left.collect();
    let mut edits = Vec::new();
    let mut run = |now: &mut Document, edit: Edit| {
        if now.apply(edit.clone()).is_ok() {
            edits.push(edit);
        }
    };
    loop {
        let is_left = |id: &ChunkId| {
            let is_old = *id != 0 && usize::from(*id) < known && before.chunk_uses(*id) > 0;
            is_old && now.project.chunk(*id).is_some_and(|chunk| !is_vacant(chunk)) && now.chunk_uses(*id) == 0
        };
        let mut holes: BTreeSet<ChunkId> = left.iter().copied().filter(is_left).collect();
        if !holes.is_empty() {
            let kept = imported(&now.project);
            holes.retain(|id| !kept.contains(id));
        }
        // With a chunk that is gone, the chunks that stood in for it go too.
        let low_planes = holes.iter().filter_map(|id| now.project.chunk(*id)?.low_plane);
        left = low_planes.collect();
        drop_last(known, &holes, now, &mut run);
        holes.retain(|id| usize::from(*id) < now.project.chunks.len());
        let mut moves = BTreeMap::new();
        let mut last = now.project.chunks.len();
        while last > known
            && let Some(hole) = holes.pop_first()
        {
            last -= 1;
            moves.insert(last as ChunkId, hole);
        }
        move_chunks(now, level, &moves, &mut run);
        for id in &holes {
            let side = now.project.chunk_size;
            run(now, Edit::SetChunk { chunk: *id, value: Some(Arc::new(vacant(side))) });
        }
        drop_last(known, &holes, now, &mut run);
        if left.is_empty() {
            return edits;
        }
    }
}

/// Takes away the last chunks while they are new, left or vacant, and nobody uses them.
fn drop_last(known: usize, left: &BTreeSet<ChunkId>, now: &mut Document, run: &mut impl FnMut(&mut Document, Edit)) {
    while let Some(last) = now.project.chunks.len().checked_sub(1).filter(|last| *last > 0) {
        let Ok(chunk) = ChunkId::try_from(last) else { return };
        let is_free = last >= known || left.contains(&chunk) || is_vacant(&now.project.chunks[last]);
        if !is_free || now.chunk_uses(chunk) > 0 {
            return;
        }
        run(now, Edit::SetChunk { chunk, value: None });
        if now.project.chunks.len() > last {
            return;
        }
    }
}

/// Gives the last chunks other numbers; a level's layout and low planes follow.
fn move_chunks(
    now: &mut Document,
    level: &str,
    moves: &BTreeMap<ChunkId, ChunkId>,
    run: &mut impl FnMut(&mut Document, Edit),
) {
    if moves.is_empty() {
        return;
    }
    let follow = |id: ChunkId| moves.get(&id).copied().unwrap_or(id);
    let chunks = now.project.chunks.clone();
    for (id, chunk) in (0..=ChunkId::MAX).zip(chunks.iter()) {
        let low_plane = chunk.low_plane.map(follow);
        if follow(id) != id || low_plane != chunk.low_plane {
            let value = Some(Arc::new(Chunk { low_plane, ..(**chunk).clone() }));
            run(now, Edit::SetChunk { chunk: follow(id), value });
        }
    }
    let mut cells = Vec::new();
    if let Some(data) = now.level(level) {
        for y in 0..data.layout.height() {
            let row = (0..).zip(data.layout.row(y)).filter(|(_, cell)| moves.contains_key(&cell.chunk));
            cells.extend(row.map(|(x, cell)| (x, y, LayoutCell { chunk: follow(cell.chunk), ..cell })));
        }
    }
    run(now, Edit::SetLayout { level: level.to_owned(), cells });
    for gone in moves.keys().rev() {
        run(now, Edit::SetChunk { chunk: *gone, value: None });
    }
}
