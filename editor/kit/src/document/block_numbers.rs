//! Block numbers of several tilesets: where there is room, and other numbers if there is too little.
//!
//! The tilesets of a project share 65,536 block numbers; each has a range of them. A tileset grows behind its range. If
//! another one begins there, [`grown`] moves it to where there is room, or moves all of them together.

use crate::document::{Document, Edit};
use sim::project::{Project, Shape, TilesetRef};
use sim::tiles::{BlockId, Cell, Chunk, ChunkId};
use std::ops::Range;
use std::sync::Arc;

/// Block numbers in all.
pub(crate) const NUMBERS: usize = 1 << 16;
/// Numbers that a tileset leaves the one before it to grow, and a multiple of which it begins with, if there are as many.
const ROOM: usize = 256;

/// Too few block numbers are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{wanted} more blocks are needed, but {taken} of the project's {NUMBERS} block numbers are taken; delete unused blocks \
     or a tileset (Level > Tilesets)"
)]
pub struct NoBlocks {
    /// Blocks to be added.
    pub wanted: usize,
    /// Numbers that blocks have.
    pub taken: usize,
}

/// The numbers of a tileset's blocks.
fn range(set: &TilesetRef) -> Range<usize> {
    let first = usize::from(set.first_block);
    first..first + set.tileset.blocks.len()
}

/// The numbers that no tileset has, `except` for one of them.
fn gaps(project: &Project, except: Option<usize>) -> Vec<Range<usize>> {
    let others = project.tilesets.iter().enumerate().filter(|(n, _)| Some(*n) != except);
    let mut taken: Vec<_> = others.map(|(_, set)| range(set)).collect();
    taken.sort_by_key(|range| range.start);
    let (mut gaps, mut end) = (Vec::new(), 0);
    for range in taken.into_iter().chain(std::iter::once(NUMBERS..NUMBERS)) {
        if range.start > end {
            gaps.push(end..range.start);
        }
        end = end.max(range.end);
    }
    gaps
}

/// The part of a gap that a tileset takes: after some numbers for the one before to grow, if there are so many.
fn roomy(gap: &Range<usize>, count: usize) -> Range<usize> {
    let start = if gap.start == 0 { 0 } else { (gap.start + ROOM / 2).next_multiple_of(ROOM) };
    if start + count <= gap.end { start..gap.end } else { gap.clone() }
}

/// The numbers where a new tileset has most room: behind all others, if it fits there.
pub(crate) fn free_range(project: &Project, count: usize) -> Option<Range<usize>> {
    let gaps = gaps(project, None);
    let last = gaps.last().filter(|gap| gap.end == NUMBERS && gap.len() >= count);
    let gap = last.or_else(|| gaps.iter().max_by_key(|gap| gap.len()))?;
    (gap.len() >= count).then(|| roomy(gap, count))
}

/// Returns the number of blocks that can be added to a tileset before another one's numbers begin.
pub fn room_to_grow(project: &Project, index: usize) -> usize {
    let Some(set) = project.tilesets.get(index) else { return 0 };
    let others = project.tilesets.iter().enumerate().filter(|(n, _)| *n != index);
    let next =
        others.map(|(_, set)| usize::from(set.first_block)).filter(|first| *first >= usize::from(set.first_block));
    next.min().unwrap_or(NUMBERS).min(NUMBERS).saturating_sub(range(set).end)
}

/// The edits after which `more` blocks can be added to a tileset: none if they can be now, else it moves to where there is
/// most room, else all tilesets move together.
///
/// # Errors
/// If the project has too few numbers.
pub fn grown(document: &Document, index: usize, more: usize) -> Result<Vec<Edit>, NoBlocks> {
    let project = document.project();
    let Some(set) = project.tilesets.get(index).filter(|_| room_to_grow(project, index) < more) else {
        return Ok(Vec::new());
    };
    let count = set.tileset.blocks.len() + more;
    let gaps = gaps(project, Some(index));
    match gaps.iter().max_by_key(|gap| gap.len()).filter(|gap| gap.len() >= count) {
        Some(gap) => {
            let mut firsts = firsts(project);
            firsts[index] = roomy(gap, count).start;
            Ok(moved(document, &firsts))
        }
        None => packed(document, Some(index), more),
    }
}

/// The edits after which a tileset shares its block numbers with no other one, and every place shows what it shows now.
///
/// # Errors
/// If the project has too few numbers.
pub(crate) fn separated(document: &Document, index: usize) -> Result<Vec<Edit>, NoBlocks> {
    let project = document.project();
    let Some(set) = project.tilesets.get(index) else { return Ok(Vec::new()) };
    let count = set.tileset.blocks.len();
    match gaps(project, Some(index)).iter().max_by_key(|gap| gap.len()).filter(|gap| gap.len() >= count) {
        Some(gap) => {
            let mut firsts = firsts(project);
            firsts[index] = roomy(gap, count).start;
            Ok(moved(document, &firsts))
        }
        None => packed(document, Some(index), 0),
    }
}

/// The edits after which a new tileset of so many blocks fits in.
///
/// # Errors
/// If the project has too few numbers.
pub(crate) fn with_room(document: &Document, count: usize) -> Result<Vec<Edit>, NoBlocks> {
    if free_range(document.project(), count).is_some() { Ok(Vec::new()) } else { packed(document, None, count) }
}

fn firsts(project: &Project) -> Vec<usize> {
    project.tilesets.iter().map(|set| usize::from(set.first_block)).collect()
}

/// Returns all tilesets one behind the other in their present order, `last` at the end, and `more` numbers free behind them.
fn packed(document: &Document, last: Option<usize>, more: usize) -> Result<Vec<Edit>, NoBlocks> {
    let project = document.project();
    let taken: usize = project.tilesets.iter().map(|set| set.tileset.blocks.len()).sum();
    if taken + more > NUMBERS {
        return Err(NoBlocks { wanted: more, taken });
    }
    let mut order: Vec<usize> = (0..project.tilesets.len()).collect();
    order.sort_by_key(|n| (Some(*n) == last, project.tilesets[*n].first_block));
    // With room between them to grow, if there are so many numbers.
    let spaced = taken + more + order.len() * ROOM <= NUMBERS;
    let (mut firsts, mut next) = (firsts(project), 0);
    for n in order {
        firsts[n] = next;
        next += project.tilesets[n].tileset.blocks.len();
        next = if spaced { next.next_multiple_of(ROOM) } else { next };
    }
    Ok(moved(document, &firsts))
}

/// The edits that give the blocks of all tilesets other numbers; everything that names them follows.
pub(crate) fn moved(document: &Document, firsts: &[usize]) -> Vec<Edit> {
    let project = document.project();
    let mut edits = Vec::new();
    for (index, (set, first)) in project.tilesets.iter().zip(firsts).enumerate() {
        let Ok(first_block) = BlockId::try_from(*first) else { continue };
        if first_block != set.first_block {
            let tileset = Some(Arc::new(TilesetRef { first_block, ..(**set).clone() }));
            edits.push(Edit::SetTileset { index, tileset });
        }
    }
    if edits.is_empty() {
        return edits;
    }
    let follow = |cell: &Cell| match project.block(cell.block) {
        Some((owner, _)) => {
            let number = usize::from(cell.block) - usize::from(project.tilesets[owner].first_block);
            Cell { block: firsts.get(owner).map_or(cell.block, |first| (first + number) as BlockId), ..*cell }
        }
        None => *cell,
    };
    edits.extend(cells_changed(project, follow));
    edits
}

/// The edits that change cells wherever a project keeps them: in chunks, beneath shapes, and in stamps.
pub(crate) fn cells_changed(project: &Project, change: impl Fn(&Cell) -> Cell) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (id, chunk) in (0..=ChunkId::MAX).zip(project.chunks.iter()) {
        let cells: Vec<Cell> = chunk.cells.iter().map(&change).collect();
        if cells != chunk.cells {
            let value = Some(Arc::new(Chunk { cells, ..(**chunk).clone() }));
            edits.push(Edit::SetChunk { chunk: id, value });
        }
    }
    for level in &project.levels {
        for (place, old) in level.shapes.iter().enumerate() {
            let mut new = Shape::clone(old);
            new.beneath.iter_mut().flat_map(|row| &mut row.cells).for_each(|cell| *cell = change(cell));
            if new != **old {
                let (level, id) = (level.key.clone(), old.id);
                edits.push(Edit::SetShape { level, id, shape: Some((place, Arc::new(new))) });
            }
        }
    }
    for stamp in &project.stamps {
        let mut new = (**stamp).clone();
        new.piece.cells.iter_mut().for_each(|cell| *cell = change(cell));
        if new != **stamp {
            edits.push(Edit::SetStamp { key: stamp.key.clone(), stamp: Some(Arc::new(new)) });
        }
    }
    edits
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::project::{NamedStamp, Piece, Tileset};
    use sim::tiles::Block;

    #[test]
    fn stamps_follow_a_tileset_that_gets_other_numbers() {
        let tileset = Arc::new(Tileset { blocks: Arc::new(vec![Block::default(); 4]), ..Tileset::default() });
        let cell = |block| Cell { block, flip_x: true, ..Cell::default() };
        let piece = Piece { width: 3, cells: vec![cell(2), cell(0), cell(900)], ..Piece::default() };
        let project = Project {
            chunk_size: 8,
            tilesets: vec![Arc::new(TilesetRef { path: "t".into(), first_block: 0, tileset })],
            stamps: vec![Arc::new(NamedStamp { key: "a".into(), piece, ..NamedStamp::default() })],
            ..Project::default()
        };
        let mut document = Document::new(project, None);
        let edits = moved(&document, &[256]);
        document.apply_all(edits).expect("they apply");
        let blocks: Vec<BlockId> = document.project().stamps[0].piece.cells.iter().map(|cell| cell.block).collect();
        assert_eq!(blocks, [258, 0, 900], "a number that no tileset has stays");
    }
}
