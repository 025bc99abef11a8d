//! Painting single blocks in a level, though levels are made of chunks.
//!
//! A cell painted "here only" makes a shared chunk unique, or takes a chunk that already looks like the result; a
//! chunk that is used in one place is changed as it is. "Everywhere" changes the chunk itself. Chunk 0 is what
//! erasing leaves, so it is never painted on.

use crate::document::chunk_numbers::{NoChunks, imported, settle, taken};
use crate::document::{Document, Edit, Edits};
use sim::project::LevelData;
use sim::tiles::{Cell, Chunk, ChunkId, ChunkRole, LayoutCell, stand_in};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// The reach of painting into a shared chunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// Only the place under the brush.
    #[default]
    HereOnly,
    /// Every place that shows the same chunk.
    Everywhere,
}

/// The size of a level in blocks.
pub(crate) fn size_in_blocks(document: &Document, level: &LevelData) -> (i32, i32) {
    let side = i32::from(document.project().chunk_size);
    (level.layout.width() as i32 * side, level.layout.height() as i32 * side)
}

/// The cell at a block of a level; `None` outside of it.
pub fn cell_at(document: &Document, level: &LevelData, x: i32, y: i32) -> Option<Cell> {
    let side = i32::from(document.project().chunk_size);
    let (chunk_x, chunk_y) = (x.div_euclid(side), y.div_euclid(side));
    let place = level.layout.get(u32::try_from(chunk_x).ok()?, u32::try_from(chunk_y).ok()?)?;
    let chunk = document.project().chunks.get(usize::from(place.chunk));
    let index = (y.rem_euclid(side) * side + x.rem_euclid(side)) as usize;
    Some(chunk.and_then(|chunk| chunk.cells.get(index)).copied().unwrap_or_default())
}

/// The edits that put cells at blocks of a level. What is outside it is left out; the last of several cells for
/// one block counts. An erased block is a default cell.
///
/// # Errors
/// If no number is left for a chunk that is needed.
pub fn block_edits(
    document: &Document,
    level: &str,
    cells: &[(i32, i32, Cell)],
    scope: Scope,
) -> Result<Edits, NoChunks> {
    let Some(data) = document.level(level) else { return Ok(Edits::default()) };
    let side = i32::from(document.project().chunk_size);
    let (width, height) = size_in_blocks(document, data);
    let mut places: BTreeMap<(u32, u32), Vec<(usize, Cell)>> = BTreeMap::new();
    for &(x, y, cell) in cells {
        if (0..width).contains(&x) && (0..height).contains(&y) {
            let place = ((y / side) as u32, (x / side) as u32);
            places.entry(place).or_default().push(((y % side * side + x % side) as usize, cell));
        }
    }
    let mut painter = Painter::new(document, level);
    for ((y, x), cells) in places {
        painter.paint(x, y, &cells, scope)?;
    }
    Ok(painter.into_edits(document))
}

/// The edits that put a chunk of that content at a place of a level's layout: an equal one if there is one, the
/// chunk that is there if nobody else uses it, else a new one.
///
/// # Errors
/// If no number is left for a new one.
pub(crate) fn place_edits(
    document: &Document,
    level: &str,
    (x, y): (u32, u32),
    content: Chunk,
    is_loop: bool,
) -> Result<Edits, NoChunks> {
    let Some(place) = document.level(level).and_then(|data| data.layout.get(x, y)) else { return Ok(Edits::default()) };
    let mut painter = Painter::new(document, level);
    let project = document.project();
    let in_place = place.chunk != 0 && document.chunk_uses(place.chunk) <= 1;
    let chunk = if let Some(equal) = document.chunk_uses.equal_to(&content, project) {
        equal
    } else if in_place && project.chunk(place.chunk).is_some() {
        painter.set_chunk(place.chunk, content);
        place.chunk
    } else {
        painter.add_chunk(content)?
    };
    painter.set_place(x, y, LayoutCell { chunk, is_loop });
    Ok(painter.into_edits(document))
}

/// Works on a copy of the document, where each place sees what the places before it did.
struct Painter<'a> {
    scratch: Document,
    level: &'a str,
    /// Chunks as they become.
    chunks: BTreeMap<ChunkId, Arc<Chunk>>,
    cells: Vec<(u32, u32, LayoutCell)>,
    /// Chunks that some place shows no longer.
    left: BTreeSet<ChunkId>,
}

impl<'a> Painter<'a> {
    fn new(document: &Document, level: &'a str) -> Self {
        Self { scratch: document.clone(), level, chunks: BTreeMap::new(), cells: Vec::new(), left: BTreeSet::new() }
    }

    fn paint(&mut self, x: u32, y: u32, cells: &[(usize, Cell)], scope: Scope) -> Result<(), NoChunks> {
        let place = self.scratch.level(self.level).and_then(|level| level.layout.get(x, y));
        let Some(place) = place else { return Ok(()) };
        let project = self.scratch.project();
        let old = project.chunks.get(usize::from(place.chunk));
        let mut new = old.map_or_else(|| Chunk::empty(project.chunk_size), |chunk| taken((**chunk).clone()));
        for (index, cell) in cells {
            if let Some(place) = new.cells.get_mut(*index) {
                *place = *cell;
            }
        }
        if old.is_some_and(|old| **old == new) {
            return Ok(());
        }
        let in_place = old.is_some() && place.chunk != 0;
        let own = in_place && (scope == Scope::Everywhere || self.scratch.chunk_uses(place.chunk) <= 1);
        if place.is_loop && !own && new.low_plane.is_none() {
            // Under another number the next one would stand in on the low plane: what does now goes on doing so.
            new.low_plane = stand_in(place.chunk, None);
        }
        // One that names no stand-in has another one than this, even if all else is equal.
        let may_share = !place.is_loop || new.low_plane.is_some();
        let equal = || self.scratch.chunk_uses.equal_to(&new, project).filter(|_| may_share);
        if in_place && scope == Scope::Everywhere {
            self.set_chunk(place.chunk, new);
        } else if let Some(equal) = equal() {
            self.set_place(x, y, LayoutCell { chunk: equal, ..place });
        } else if own {
            self.set_chunk(place.chunk, new);
        } else {
            let chunk = self.add_chunk(new)?;
            self.set_place(x, y, LayoutCell { chunk, ..place });
        }
        Ok(())
    }

    fn add_chunk(&mut self, value: Chunk) -> Result<ChunkId, NoChunks> {
        let chunk = match self.scratch.free_chunk() {
            Ok(chunk) => chunk,
            // As a last resort at once, not at the end of the step.
            Err(full) => {
                let kept = imported(self.scratch.project());
                let is_left = |id: &ChunkId| *id != 0 && !kept.contains(id) && self.scratch.chunk_uses(*id) == 0;
                self.left.iter().copied().find(is_left).ok_or(full)?
            }
        };
        self.set_chunk(chunk, value);
        Ok(chunk)
    }

    fn set_chunk(&mut self, chunk: ChunkId, value: Chunk) {
        let value = Arc::new(value);
        if self.scratch.apply(Edit::SetChunk { chunk, value: Some(value.clone()) }).is_ok() {
            self.chunks.insert(chunk, value);
        }
    }

    fn set_place(&mut self, x: u32, y: u32, cell: LayoutCell) {
        let edit = Edit::SetLayout { level: self.level.to_owned(), cells: vec![(x, y, cell)] };
        let old = self.scratch.level(self.level).and_then(|level| level.layout.get(x, y));
        if self.scratch.apply(edit).is_ok() {
            self.left.extend(old.map(|old| old.chunk));
            self.cells.push((x, y, cell));
        }
    }

    /// Chunks first (new ones in the order of their numbers), then the layout, then the numbers of what nobody uses any
    /// more.
    fn into_edits(mut self, before: &Document) -> Edits {
        let freed = settle(before, &mut self.scratch, self.level, self.left.into_iter());
        let set = |(chunk, value)| Edit::SetChunk { chunk, value: Some(value) };
        let mut edits: Vec<Edit> = self.chunks.into_iter().map(set).collect();
        if !self.cells.is_empty() {
            edits.push(Edit::SetLayout { level: self.level.to_owned(), cells: self.cells });
        }
        edits.extend(freed);
        Edits::applied(before, edits, self.scratch)
    }
}

/// The edits that put whole chunks at places of a layout. What is outside is left out.
///
/// A chunk that is a loop in Sonic 1's sense marks its place as one.
pub fn chunk_edits(document: &Document, level: &str, places: &[(i32, i32, ChunkId)]) -> Vec<Edit> {
    let Some(data) = document.level(level) else { return Vec::new() };
    let mut cells = Vec::new();
    for &(x, y, chunk) in places {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { continue };
        let role = document.project().chunks.get(usize::from(chunk)).map_or(ChunkRole::Plain, |chunk| chunk.role);
        let cell = LayoutCell { chunk, is_loop: matches!(role, ChunkRole::Loop | ChunkRole::LoopHighInAir) };
        if data.layout.get(x, y).is_some_and(|old| old != cell) {
            cells.push((x, y, cell));
        }
    }
    if cells.is_empty() { Vec::new() } else { vec![Edit::SetLayout { level: level.to_owned(), cells }] }
}

/// Choice among the places that hold the same as one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Alike {
    /// Places that touch it, directly or through others; the nearest come first.
    #[default]
    Connected,
    /// Every such place, row by row.
    Everywhere,
}

/// Places that a fill or the wand reaches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flood {
    /// Blocks or chunk places.
    pub places: Vec<(i32, i32)>,
    /// There would have been more than the limit.
    pub cut_short: bool,
}

/// The blocks of a level that hold the same cell as one, at most `limit` of them.
pub fn flood(document: &Document, level: &LevelData, from: (i32, i32), alike: Alike, limit: usize) -> Flood {
    flood_where(size_in_blocks(document, level), from, alike, limit, |x, y| cell_at(document, level, x, y))
}

/// The places of a layout that hold the same chunk as one, at most `limit` of them.
pub fn flood_chunks(level: &LevelData, from: (i32, i32), alike: Alike, limit: usize) -> Flood {
    let size = (level.layout.width() as i32, level.layout.height() as i32);
    flood_where(size, from, alike, limit, |x, y| {
        Some(level.layout.get(u32::try_from(x).ok()?, u32::try_from(y).ok()?)?.chunk)
    })
}

/// The places that look like one, at most `limit` of them.
pub fn flood_where<T: PartialEq>(
    (width, height): (i32, i32),
    from: (i32, i32),
    alike: Alike,
    limit: usize,
    look: impl Fn(i32, i32) -> Option<T>,
) -> Flood {
    let mut flood = Flood::default();
    let Some(wanted) = look(from.0, from.1) else { return flood };
    if alike == Alike::Everywhere {
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let mut equal = places.filter(|(x, y)| look(*x, *y).as_ref() == Some(&wanted));
        flood.places.extend(equal.by_ref().take(limit));
        flood.cut_short = equal.next().is_some();
        return flood;
    }
    let mut seen = vec![0_u64; (width as usize * height as usize).div_ceil(64)];
    let mut visit = |x: i32, y: i32| {
        let index = y as usize * width as usize + x as usize;
        let fresh = seen[index / 64] & (1 << (index % 64)) == 0;
        seen[index / 64] |= 1 << (index % 64);
        fresh
    };
    let mut queue = VecDeque::from([from]);
    visit(from.0, from.1);
    while let Some((x, y)) = queue.pop_front() {
        if flood.places.len() == limit {
            flood.cut_short = true;
            break;
        }
        flood.places.push((x, y));
        for (x, y) in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
            let inside = (0..width).contains(&x) && (0..height).contains(&y);
            if inside && visit(x, y) && look(x, y).as_ref() == Some(&wanted) {
                queue.push_back((x, y));
            }
        }
    }
    flood
}

/// The places on the line between two places, both included. The line back has the same places.
pub fn line(from: (i32, i32), to: (i32, i32)) -> Vec<(i32, i32)> {
    let (dx, dy) = (i64::from(to.0) - i64::from(from.0), i64::from(to.1) - i64::from(from.1));
    let steps = dx.abs().max(dy.abs()).min(1 << 16);
    let part = |by: i64, n: i64| match steps {
        0 => 0,
        // Rounded half away from zero, for the sake of the way back.
        _ => ((by.abs() * n * 2 + steps).div_euclid(steps * 2) * by.signum()) as i32,
    };
    (0..=steps).map(|n| (from.0 + part(dx, n), from.1 + part(dy, n))).collect()
}

/// Returns all blocks of the rectangle that two blocks span, both included, row by row.
pub fn rectangle(a: (i32, i32), b: (i32, i32)) -> Vec<(i32, i32)> {
    let rows = a.1.min(b.1)..=a.1.max(b.1);
    rows.flat_map(|y| (a.0.min(b.0)..=a.0.max(b.0)).map(move |x| (x, y))).collect()
}
