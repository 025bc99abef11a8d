//! The contents of each place of the levels, merged: chunks are only the form in which they are written down.
//!
//! Painting gives out chunk numbers as it needs them, so two people's new chunks have the same numbers, and one may draw in
//! a chunk that the other no longer uses. So each place of a layout is merged by what it shows, block by block, and is then
//! given a chunk of mine that shows this, or a new one.

use super::{Conflict, Side};
use sim::grid::Grid;
use sim::project::{LevelData, Project};
use sim::tiles::{Cell, Chunk, ChunkId, LayoutCell, stand_in};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// The three states with the same chunks, and the same layouts if a level is in more than one of them.
pub(super) fn merge(
    [base, mine, theirs]: [&Project; 3],
    side: &dyn Fn(&str) -> Side,
    conflicts: &mut Vec<Conflict>,
) -> Result<[Project; 3], String> {
    let (mut base, mut mine, mut theirs) = (base.clone(), mine.clone(), theirs.clone());
    let both = [base.clone(), mine.clone(), theirs.clone()];
    let mut work = Work::new([&both[0], &both[1], &both[2]]);
    let mut layouts: BTreeMap<String, Grid<LayoutCell>> = BTreeMap::new();
    for key in keys(&both) {
        let file = format!("levels/{key}.json");
        let side = side(&file);
        match both.each_ref().map(|project| find(project, key)) {
            [before, Some(here), Some(there)] => {
                let before = before.cloned().unwrap_or_default();
                let layout = work.layout([&before, here, there], (&file, side), conflicts)?;
                layouts.insert(key.to_owned(), layout);
            }
            [before, None, Some(there)] => {
                let is_drawn_in = before.is_some_and(|before| work.differs([(BASE, before), (THEIRS, there)]));
                if before.is_none() || side == Side::Theirs {
                    layouts.insert(key.to_owned(), work.adopt_layout(there)?);
                }
                if is_drawn_in {
                    conflicts.push(Conflict { file, place: String::new() });
                    decide(side == Side::Theirs, there, [&mut base, &mut mine, &mut theirs]);
                }
            }
            [Some(before), Some(here), None] if work.differs([(BASE, before), (MINE, here)]) => {
                conflicts.push(Conflict { file, place: String::new() });
                decide(side == Side::Mine, here, [&mut base, &mut mine, &mut theirs]);
            }
            _ => {}
        }
    }
    work.adopt_unused()?;
    let chunks = Arc::new(work.chunks);
    for project in [&mut base, &mut mine, &mut theirs] {
        project.chunks = Arc::clone(&chunks);
        for level in &mut project.levels {
            if let Some(layout) = layouts.get(&level.key) {
                Arc::make_mut(level).layout = layout.clone();
            }
        }
    }
    Ok([base, mine, theirs])
}

/// The keys of all levels.
fn keys(projects: &[Project; 3]) -> BTreeSet<&str> {
    projects.iter().flat_map(|project| &project.levels).map(|level| level.key.as_str()).collect()
}

fn find<'a>(project: &'a Project, key: &str) -> Option<&'a Arc<LevelData>> {
    project.levels.iter().find(|level| level.key == key)
}

/// A level that one deleted and the other drew in: all have it as it is now, or none has it.
fn decide(stays: bool, level: &Arc<LevelData>, projects: [&mut Project; 3]) {
    for project in projects {
        let place = project.levels.iter().position(|known| known.key == level.key);
        match place {
            Some(place) if stays => project.levels[place] = Arc::clone(level),
            None if stays => project.levels.push(Arc::clone(level)),
            Some(place) => drop(project.levels.remove(place)),
            None => {}
        }
    }
}

/// The index of each of the three in a list of them.
const BASE: usize = 0;
const MINE: usize = 1;
const THEIRS: usize = 2;

struct Work<'a> {
    /// The chunks of the base, of mine, of theirs.
    known: [&'a [Arc<Chunk>]; 3],
    side: u8,
    /// The chunks of mine, with the changes of theirs in chunks that both use at one place; then those of theirs, then new ones.
    chunks: Vec<Arc<Chunk>>,
    /// The first number of each of them, by what it shows.
    numbers: HashMap<Vec<Cell>, Vec<ChunkId>>,
    /// Numbers that chunks of theirs have now.
    adopted: BTreeMap<ChunkId, ChunkId>,
    empty: Arc<Chunk>,
}

impl<'a> Work<'a> {
    fn new([base, mine, theirs]: [&'a Project; 3]) -> Self {
        let mut chunks: Vec<Arc<Chunk>> = mine.chunks.to_vec();
        let (together, used) = uses([base, mine, theirs]);
        for (id, chunk) in (0..=ChunkId::MAX).zip(&mut chunks) {
            let [before, there] = [base, theirs].map(|project| project.chunks.get(usize::from(id)));
            let (Some(before), Some(there)) = (before, there) else { continue };
            let is_theirs = there != before && there.low_plane == before.low_plane && !is_blank(there);
            if is_theirs && before == chunk && (together.contains(&id) || !used.contains(&id)) {
                *chunk = Arc::clone(there);
            } else if is_theirs && before != chunk && together.contains(&id) {
                let all = before.cells.iter().zip(&chunk.cells).zip(&there.cells);
                let cells = all.map(|((old, new), other)| *if new == old { other } else { new }).collect();
                *chunk = Arc::new(Chunk { cells, ..(**chunk).clone() });
            }
        }
        let is_new = |n: usize| base.chunks.get(n) != theirs.chunks.get(n);
        if (chunks.len()..theirs.chunks.len()).any(is_new) {
            // New ones keep their numbers if they can: files that Git takes as they are name them.
            chunks.extend(theirs.chunks.iter().skip(chunks.len()).cloned());
        }
        let mut numbers: HashMap<Vec<Cell>, Vec<ChunkId>> = HashMap::new();
        for (id, chunk) in (0..=ChunkId::MAX).zip(&chunks) {
            numbers.entry(chunk.cells.clone()).or_default().push(id);
        }
        let empty = Arc::new(Chunk::empty(mine.chunk_size));
        let side = mine.chunk_size;
        Self {
            known: [&base.chunks, &mine.chunks, &theirs.chunks],
            side,
            chunks,
            numbers,
            adopted: BTreeMap::new(),
            empty,
        }
    }

    /// The number of a chunk that is like this one; a new one if there is none.
    fn number(&mut self, chunk: &Chunk) -> Result<ChunkId, String> {
        let like = self.numbers.get(&chunk.cells).into_iter().flatten();
        let same = |id: &&ChunkId| {
            let known = &self.chunks[usize::from(**id)];
            (known.role, known.low_plane, &known.extra) == (chunk.role, chunk.low_plane, &chunk.extra)
        };
        if let Some(id) = like.clone().find(same) {
            return Ok(*id);
        }
        let id =
            ChunkId::try_from(self.chunks.len()).map_err(|_| "the two have too many chunks together".to_owned())?;
        self.chunks.push(Arc::new(chunk.clone()));
        self.numbers.entry(chunk.cells.clone()).or_default().push(id);
        Ok(id)
    }

    /// The number that a chunk of theirs has now.
    fn adopt(&mut self, id: ChunkId, is_loop: bool) -> Result<ChunkId, String> {
        if let Some(known) = self.adopted.get(&id) {
            return Ok(*known);
        }
        let Some(chunk) = self.known[THEIRS].get(usize::from(id)).cloned() else { return Ok(id) };
        if self.chunks.get(usize::from(id)).is_some_and(|mine| *mine == chunk) && !is_loop && chunk.low_plane.is_none()
        {
            self.adopted.insert(id, id);
            return Ok(id);
        }
        let mut chunk = (*chunk).clone();
        let low = stand_in(id, Some(&chunk)).filter(|low| *low != id && (is_loop || chunk.low_plane.is_some()));
        if let Some(low) = low {
            // A chunk may stand in for one that stands in for it: the second of them keeps its number.
            self.adopted.insert(id, id);
            let new = self.adopt(low, false)?;
            let is_next = |here: ChunkId| stand_in(here, None) == Some(new);
            let kept = self.chunks.get(usize::from(id)).is_some_and(|mine| mine.cells == chunk.cells) && is_next(id);
            chunk.low_plane = if kept && chunk.low_plane.is_none() { None } else { Some(new) };
        }
        let number = self.number(&chunk)?;
        self.adopted.insert(id, number);
        Ok(number)
    }

    fn adopt_layout(&mut self, level: &LevelData) -> Result<Grid<LayoutCell>, String> {
        let mut layout = level.layout.clone();
        for y in 0..layout.height() {
            for x in 0..layout.width() {
                let place = layout.get(x, y).unwrap_or_default();
                layout.set(x, y, LayoutCell { chunk: self.adopt(place.chunk, place.is_loop)?, ..place });
            }
        }
        Ok(layout)
    }

    /// Chunks that theirs has for later: in no layout, but drawn or changed.
    fn adopt_unused(&mut self) -> Result<(), String> {
        for (id, chunk) in (0..=ChunkId::MAX).zip(self.known[THEIRS]) {
            let is_new = self.known[BASE].get(usize::from(id)) != Some(chunk);
            if is_new && !is_blank(chunk) {
                self.adopt(id, false)?;
            }
        }
        Ok(())
    }

    fn shown(&self, of: usize, place: LayoutCell) -> Arc<Chunk> {
        Arc::clone(self.known[of].get(usize::from(place.chunk)).unwrap_or(&self.empty))
    }

    /// Some place shows something else in one state of a level than in another.
    fn differs(&self, [(one, old), (other, new)]: [(usize, &LevelData); 2]) -> bool {
        let (width, height) = (new.layout.width(), new.layout.height());
        let at = |level: &LevelData, x, y| level.layout.get(x, y).unwrap_or_default();
        let differs = |x, y| {
            let (old, new) = (at(old, x, y), at(new, x, y));
            old.is_loop != new.is_loop || self.shown(one, old).cells != self.shown(other, new).cells
        };
        (width, height) != (old.layout.width(), old.layout.height())
            || (0..height).any(|y| (0..width).any(|x| differs(x, y)))
    }

    fn layout(
        &mut self,
        [base, mine, theirs]: [&LevelData; 3],
        (file, side): (&str, Side),
        conflicts: &mut Vec<Conflict>,
    ) -> Result<Grid<LayoutCell>, String> {
        let of = |length: fn(&Grid<LayoutCell>) -> u32| {
            let [base, mine, theirs] = [&base.layout, &mine.layout, &theirs.layout].map(length);
            match () {
                () if mine == base => theirs,
                () if theirs == base => mine,
                () => mine.max(theirs),
            }
        };
        let mut layout = Grid::new(of(Grid::width), of(Grid::height));
        for y in 0..layout.height() {
            for x in 0..layout.width() {
                let at = |level: &LevelData| level.layout.get(x, y).unwrap_or_default();
                let (before, here, there) = (at(base), at(mine), at(theirs));
                let old = self.shown(BASE, before);
                let (new, other) = (self.shown(MINE, here), self.shown(THEIRS, there));
                let is_loop = if here.is_loop == before.is_loop { there.is_loop } else { here.is_loop };
                let chunk = if new.cells == other.cells || other.cells == old.cells {
                    self.keep(here.chunk, &new)?
                } else if new.cells == old.cells {
                    match self.chunks.get(usize::from(here.chunk)) {
                        Some(now) if here.chunk == there.chunk && now.cells == other.cells => here.chunk,
                        _ => self.adopt(there.chunk, is_loop)?,
                    }
                } else {
                    let mut cells = Vec::with_capacity(new.cells.len());
                    for (n, ((old, new), other)) in old.cells.iter().zip(&new.cells).zip(&other.cells).enumerate() {
                        let is_both = new != other && new != old && other != old;
                        if is_both {
                            let (n, across) = (n as u32, u32::from(self.side.max(1)));
                            let (bx, by) = (x * across + n % across, y * across + n / across);
                            conflicts.push(Conflict { file: file.to_owned(), place: format!("block {bx}, {by}") });
                        }
                        cells.push(match () {
                            () if is_both => *side.of(new, other),
                            () if new == old => *other,
                            () => *new,
                        });
                    }
                    let merged = Chunk { cells, ..(*new).clone() };
                    match self.chunks.get(usize::from(here.chunk)) {
                        Some(now) if now.cells == merged.cells => here.chunk,
                        _ => self.number(&merged)?,
                    }
                };
                layout.set(x, y, LayoutCell { chunk, is_loop });
            }
        }
        Ok(layout)
    }

    /// The number of a chunk of mine, which it keeps unless theirs drew in it.
    fn keep(&mut self, id: ChunkId, chunk: &Arc<Chunk>) -> Result<ChunkId, String> {
        match self.chunks.get(usize::from(id)) {
            Some(now) if now.cells != chunk.cells => self.number(chunk),
            _ => Ok(id),
        }
    }
}

/// The chunks that all three have at one place of a level, and all that mine has in one.
fn uses([base, mine, theirs]: [&Project; 3]) -> (BTreeSet<ChunkId>, BTreeSet<ChunkId>) {
    let (mut together, mut used) = (BTreeSet::new(), BTreeSet::new());
    for level in &mine.levels {
        let others = [base, theirs].map(|project| find(project, &level.key));
        for y in 0..level.layout.height() {
            for (x, place) in (0..).zip(level.layout.row(y)) {
                used.insert(place.chunk);
                let same = |level: &Option<&Arc<LevelData>>| {
                    level.is_some_and(|level| level.layout.get(x, y).is_some_and(|other| other.chunk == place.chunk))
                };
                if others.iter().all(same) {
                    together.insert(place.chunk);
                }
            }
        }
    }
    (together, used)
}

fn is_blank(chunk: &Chunk) -> bool {
    chunk.cells.iter().all(|cell| cell.block == 0)
}
