//! The number of uses of each chunk, and the chunks that look alike: painting decides by them.

use crate::fingerprint::fingerprint;
use sim::project::Project;
use sim::tiles::{Chunk, ChunkId, LayoutCell};
use std::collections::HashMap;
use std::sync::Arc;

/// Kept beside the project by every edit.
#[derive(Clone, Debug, Default)]
pub(super) struct ChunkUses {
    counts: Arc<Vec<u32>>,
    /// Places marked as loops, by the chunk that is there.
    marks: Arc<Vec<u32>>,
    looks: Arc<HashMap<u64, Vec<ChunkId>>>,
}

impl ChunkUses {
    /// Counts a whole project.
    pub(crate) fn of(project: &Project) -> Self {
        let mut uses = Self::default();
        let looks = Arc::make_mut(&mut uses.looks);
        for (id, chunk) in (0..=ChunkId::MAX).zip(project.chunks.iter()) {
            looks.entry(look(chunk)).or_default().push(id);
        }
        uses.recount(project);
        uses
    }

    /// Places in layouts, and other chunks' low planes, that name the chunk; also those that name it by being marked as
    /// a loop, if the chunk there names no stand-in and the next number counts.
    pub(crate) fn count(&self, chunk: ChunkId, project: &Project) -> u32 {
        let number = usize::from(chunk);
        let of = |counts: &[u32], number: usize| counts.get(number).copied().unwrap_or(0);
        let before = number.checked_sub(1).and_then(|before| Some((before, project.chunks.get(before)?)));
        let marked = before.filter(|(_, chunk)| chunk.low_plane.is_none()).map_or(0, |(n, _)| of(&self.marks, n));
        of(&self.counts, number).saturating_add(marked)
    }

    /// Counts all layouts again.
    pub(crate) fn recount(&mut self, project: &Project) {
        let mut counts = vec![0; project.chunks.len()];
        let mut marks = Vec::new();
        for level in &project.levels {
            for y in 0..level.layout.height() {
                for cell in level.layout.row(y) {
                    add(&mut counts, cell.chunk, 1);
                    if cell.is_loop {
                        add(&mut marks, cell.chunk, 1);
                    }
                }
            }
        }
        for low in project.chunks.iter().filter_map(|chunk| chunk.low_plane) {
            add(&mut counts, low, 1);
        }
        self.counts = Arc::new(counts);
        self.marks = Arc::new(marks);
    }

    /// A place of a layout went from one chunk to another.
    pub(crate) fn moved(&mut self, from: LayoutCell, to: LayoutCell) {
        if from.chunk != to.chunk {
            let counts = Arc::make_mut(&mut self.counts);
            add(counts, to.chunk, 1);
            add(counts, from.chunk, -1);
        }
        if from.is_loop || to.is_loop {
            let marks = Arc::make_mut(&mut self.marks);
            add(marks, to.chunk, to.is_loop.into());
            add(marks, from.chunk, -i32::from(from.is_loop));
        }
    }

    /// A chunk was added, changed or removed.
    pub(crate) fn chunk_changed(&mut self, id: ChunkId, old: Option<&Chunk>, new: Option<&Chunk>) {
        let looks = Arc::make_mut(&mut self.looks);
        let counts = Arc::make_mut(&mut self.counts);
        if let Some(old) = old {
            let key = look(old);
            if let Some(ids) = looks.get_mut(&key) {
                ids.retain(|other| *other != id);
                if ids.is_empty() {
                    looks.remove(&key);
                }
            }
            old.low_plane.into_iter().for_each(|low| add(counts, low, -1));
        }
        if let Some(new) = new {
            let ids = looks.entry(look(new)).or_default();
            ids.insert(ids.partition_point(|other| *other < id), id);
            new.low_plane.into_iter().for_each(|low| add(counts, low, 1));
        }
    }

    /// The chunks that may have the same cells as `chunk`, lowest number first.
    pub(crate) fn looking_like(&self, chunk: &Chunk) -> &[ChunkId] {
        self.looks.get(&look(chunk)).map_or(&[], Vec::as_slice)
    }

    /// The chunk with the lowest number that equals `chunk` in all respects.
    pub(crate) fn equal_to(&self, chunk: &Chunk, project: &Project) -> Option<ChunkId> {
        self.looking_like(chunk)
            .iter()
            .copied()
            .find(|id| project.chunks.get(usize::from(*id)).is_some_and(|other| **other == *chunk))
    }
}

/// Counts also numbers that no chunk has: a broken reference may be fixed by adding the chunk.
fn add(counts: &mut Vec<u32>, chunk: ChunkId, by: i32) {
    let index = usize::from(chunk);
    if index >= counts.len() {
        counts.resize(index + 1, 0);
    }
    counts[index] = counts[index].saturating_add_signed(by);
}

fn look(chunk: &Chunk) -> u64 {
    fingerprint(&chunk.cells)
}
