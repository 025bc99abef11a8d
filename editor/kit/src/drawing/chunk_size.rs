//! Chunks of another size: every level is cut anew, block by block, and undone as one step.
//!
//! Terrain stays where it is. What games know by the chunk does not: loops and S tunnels of Sonic 1 and CD are marked by
//! chunk, and the place within a chunk says where in a loop a player is. [`Plan`] says what becomes of them before
//! anything is changed.

use super::shapes::lay;
use crate::document::chunk_numbers::{imported, is_vacant};
use crate::document::{Document, Edit};
use sim::grid::Grid;
use sim::project::{LevelData, Project, Shape, ShapeKind};
use sim::tiles::{Cell, Chunk, ChunkId, ChunkRole, LayoutCell, stand_in};
use std::collections::HashMap;
use std::sync::Arc;

/// Why chunks keep their size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoChunkSize {
    /// The files of an import know chunks by their numbers.
    #[error("the chunks of an import keep their size: the game's files know them by number")]
    Imported,
    /// A level could not be read.
    #[error("a level of the project could not be read, and would show other chunks; open it first")]
    AbsentLevel,
    /// Too many.
    #[error("it needs more than the 65,536 chunks that a project can have")]
    TooMany,
}

/// The effect of another size, and the edits that make it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// One step of the history.
    pub edits: Vec<Edit>,
    /// Loops of the shape tool that are drawn again in the middle of a new chunk.
    pub redrawn: usize,
    /// Marked loops that lead nobody round any more.
    pub broken: usize,
    /// S tunnels whose chunks now hold other things too.
    pub tunnels: usize,
    /// The rules swap chunks in loops.
    pub swaps: bool,
}

impl Plan {
    /// Returns the effects before they happen, in whole sentences.
    pub fn effects(&self) -> String {
        if !self.swaps {
            return "Terrain stays as it is, and so do loops: layer switchers lead players around them.".to_owned();
        }
        let redrawn = match self.redrawn {
            0 => None,
            1 => Some("1 loop of the shape tool is drawn again in the middle of its new chunk.".to_owned()),
            n => Some(format!("{n} loops of the shape tool are drawn again in the middle of their new chunks.")),
        };
        let broken = match self.broken {
            0 => None,
            1 => Some(
                "1 marked loop no longer works: by these rules the place within a chunk says where in a loop a player \
                 is. Draw it again."
                    .to_owned(),
            ),
            n => Some(format!(
                "{n} marked loops no longer work: by these rules the place within a chunk says where in a loop a \
                 player is. Draw them again."
            )),
        };
        let tunnels = match self.tunnels {
            0 => None,
            1 => Some("1 S tunnel begins and ends with its new chunk.".to_owned()),
            n => Some(format!("{n} S tunnels begin and end with their new chunks.")),
        };
        let effects = [redrawn, broken, tunnels];
        let effects: Vec<String> = effects.into_iter().flatten().collect();
        if effects.is_empty() {
            return "Terrain stays as it is. There are no loops and no S tunnels.".to_owned();
        }
        format!("Terrain stays as it is. {}", effects.join(" "))
    }
}

/// Returns the effect of chunks of `size` blocks a side on a project.
///
/// # Errors
/// Says why they cannot be.
pub fn plan(document: &Document, size: u8) -> Result<Plan, NoChunkSize> {
    let project = document.project();
    if !imported(project).is_empty() {
        return Err(NoChunkSize::Imported);
    }
    if !project.absent_levels.is_empty() {
        return Err(NoChunkSize::AbsentLevel);
    }
    let swaps = lay::chunk_swap(project).is_some();
    let mut work = document.clone();
    let mut edits = Vec::new();
    let mut run = |work: &mut Document, edit: Edit| {
        if work.apply(edit.clone()).is_ok() {
            edits.push(edit);
        }
    };
    // Loops of the shape tool go first: by these rules they are drawn into a chunk.
    let loops: Vec<(String, Arc<Shape>)> = if swaps { drawn_loops(project) } else { Vec::new() };
    for (level, shape) in &loops {
        let taken_off = lay::remove(&work, level, shape.id).map(|outcome| outcome.edits).unwrap_or_default();
        taken_off.into_iter().for_each(|edit| run(&mut work, edit));
    }
    let (tunnels, broken) = marked(work.project());
    let edit = cut_anew(work.project(), size)?;
    run(&mut work, edit);
    let mut lost = 0;
    for (level, shape) in &loops {
        let shape = Shape { beneath: Vec::new(), switchers: Vec::new(), ..(**shape).clone() };
        match lay::put(&work, level, shape) {
            Ok(outcome) => outcome.edits.into_iter().for_each(|edit| run(&mut work, edit)),
            Err(_) => lost += 1,
        }
    }
    let (tunnels, broken) = if swaps { (tunnels, broken + lost) } else { (0, 0) };
    Ok(Plan { edits, redrawn: loops.len() - lost, broken, tunnels, swaps })
}

fn drawn_loops(project: &Project) -> Vec<(String, Arc<Shape>)> {
    let of = |level: &Arc<LevelData>| {
        let loops = level.shapes.iter().filter(|shape| shape.kind == ShapeKind::Loop);
        loops.map(|shape| (level.key.clone(), shape.clone())).collect::<Vec<_>>()
    };
    project.levels.iter().flat_map(of).collect()
}

/// Places that are tunnels, and places that are marked as loops.
fn marked(project: &Project) -> (usize, usize) {
    let all = || project.levels.iter().flat_map(|level| places(&level.layout));
    let role = |cell: &LayoutCell| project.chunk(cell.chunk).map_or(ChunkRole::Plain, |chunk| chunk.role);
    let tunnels = all().filter(|cell| role(cell) == ChunkRole::Tunnel).count();
    (tunnels, all().filter(|cell| cell.is_loop && role(cell) != ChunkRole::Plain).count())
}

fn places(layout: &Grid<LayoutCell>) -> impl Iterator<Item = LayoutCell> + '_ {
    (0..layout.height()).flat_map(|y| layout.row(y))
}

/// The content by which two chunks are equal.
type Content = (Vec<Cell>, ChunkRole, Option<ChunkId>);

/// The chunks of the new size, each once.
struct Cutter<'a> {
    project: &'a Project,
    size: usize,
    chunks: Vec<Arc<Chunk>>,
    known: HashMap<Content, ChunkId>,
}

impl Cutter<'_> {
    fn number(
        &mut self,
        cells: Vec<Cell>,
        role: ChunkRole,
        low_plane: Option<ChunkId>,
    ) -> Result<ChunkId, NoChunkSize> {
        let content = (cells, role, low_plane);
        if let Some(known) = self.known.get(&content) {
            return Ok(*known);
        }
        let number = ChunkId::try_from(self.chunks.len()).map_err(|_| NoChunkSize::TooMany)?;
        let (cells, role, low_plane) = content.clone();
        self.chunks.push(Arc::new(Chunk { cells, role, low_plane, ..Chunk::default() }));
        self.known.insert(content, number);
        Ok(number)
    }

    /// A place of the new layout.
    fn place(&mut self, layout: &Grid<LayoutCell>, at: (u32, u32)) -> Result<LayoutCell, NoChunkSize> {
        let (size, old) = (self.size as u32, u32::from(self.project.chunk_size.max(1)));
        let empty = || vec![Cell::default(); self.size * self.size];
        let (mut high, mut low) = (empty(), empty());
        let (mut is_loop, mut role) = (false, ChunkRole::Plain);
        for (i, (y, x)) in (0..size).flat_map(|y| (0..size).map(move |x| (y, x))).enumerate() {
            let (x, y) = (at.0 * size + x, at.1 * size + y);
            let Some(place) = layout.get(x / old, y / old) else { continue };
            let Some(chunk) = self.project.chunk(place.chunk) else { continue };
            let index = (y % old * old + x % old) as usize;
            high[i] = chunk.cells.get(index).copied().unwrap_or_default();
            let low_plane = stand_in(place.chunk, Some(chunk)).filter(|_| place.is_loop);
            let stand_in = low_plane.and_then(|low| self.project.chunk(low)).unwrap_or(chunk);
            low[i] = stand_in.cells.get(index).copied().unwrap_or_default();
            is_loop |= place.is_loop;
            if chunk.role != ChunkRole::Plain {
                role = chunk.role;
            }
        }
        let low_plane = if is_loop { Some(self.number(low, ChunkRole::Plain, None)?) } else { None };
        Ok(LayoutCell { chunk: self.number(high, role, low_plane)?, is_loop })
    }

    /// A chunk that no level shows: in parts, or in the corner of a larger one.
    fn keep(&mut self, chunk: &Chunk) -> Result<(), NoChunkSize> {
        let old = usize::from(self.project.chunk_size.max(1));
        let parts = old.div_ceil(self.size);
        for (py, px) in (0..parts).flat_map(|y| (0..parts).map(move |x| (y, x))) {
            let cell = |i: usize| {
                let (x, y) = (px * self.size + i % self.size, py * self.size + i / self.size);
                let index = (x < old && y < old).then_some(y * old + x);
                index.and_then(|index| chunk.cells.get(index)).copied().unwrap_or_default()
            };
            let cells = (0..self.size * self.size).map(cell).collect();
            self.number(cells, ChunkRole::Plain, None)?;
        }
        Ok(())
    }
}

/// The edit that cuts all levels into chunks of another size.
fn cut_anew(project: &Project, size: u8) -> Result<Edit, NoChunkSize> {
    let mut cutter = Cutter { project, size: size.into(), chunks: Vec::new(), known: HashMap::new() };
    cutter.number(vec![Cell::default(); usize::from(size).pow(2)], ChunkRole::Plain, None)?;
    let mut layouts = Vec::with_capacity(project.levels.len());
    let mut used = vec![false; project.chunks.len()];
    for level in &project.levels {
        let blocks = |chunks: u32| (chunks * u32::from(project.chunk_size)).div_ceil(size.into());
        let mut layout = Grid::new(blocks(level.layout.width()), blocks(level.layout.height()));
        let (columns, rows) = (layout.width(), layout.height());
        for (y, x) in (0..rows).flat_map(|y| (0..columns).map(move |x| (y, x))) {
            let place = cutter.place(&level.layout, (x, y))?;
            layout.set(x, y, place);
        }
        for cell in places(&level.layout) {
            let low = project.chunk(cell.chunk).and_then(|chunk| chunk.low_plane);
            for id in std::iter::once(cell.chunk).chain(low) {
                used.get_mut(usize::from(id)).into_iter().for_each(|used| *used = true);
            }
        }
        layouts.push((level.key.clone(), layout));
    }
    for (chunk, _) in project.chunks.iter().zip(used).filter(|(chunk, used)| !used && !is_vacant(chunk)) {
        cutter.keep(chunk)?;
    }
    Ok(Edit::SetChunkSize { size, chunks: Arc::new(cutter.chunks), layouts })
}

#[cfg(test)]
mod tests {
    use super::super::shapes::handles::{ShapeOptions, dragged};
    use super::super::starting_ground;
    use super::*;
    use crate::document::History;
    use crate::document::paint::cell_at;
    use sim::project::PlacementId;
    use sim::ruleset::{Game, RulesetChoice};

    fn project(game: Game) -> History {
        let mut project = starting_ground::empty_project();
        project.ruleset = RulesetChoice { preset: game, ..RulesetChoice::default() };
        History::unsaved(Document::new(starting_ground::grounded(project), None))
    }

    fn draw(history: &mut History, kind: ShapeKind, from: (i32, i32), to: (i32, i32)) {
        let id = PlacementId((history.done().len() as u64 + 1) << 8);
        let options = ShapeOptions { kind, ..ShapeOptions::default() };
        let outcome = lay::put(history.document(), "level-1", options.make(id, dragged(kind, from, to)));
        history.apply("Draw", None, outcome.expect("there is room").edits).expect("its edits fit");
    }

    fn terrain(document: &Document) -> Vec<Option<Cell>> {
        let level = &document.project().levels[0];
        (0..64).flat_map(|y| (0..256).map(move |x| (x, y))).map(|(x, y)| cell_at(document, level, x, y)).collect()
    }

    #[test]
    fn terrain_stays_and_undo_gives_the_old_chunks_back() {
        let mut history = project(Game::Sonic2);
        draw(&mut history, ShapeKind::Loop, (1000, 768), (1064, 704));
        draw(&mut history, ShapeKind::Hill, (1500, 768), (1900, 700));
        let before = history.document().project().clone();
        let shown = terrain(history.document());
        for (size, back) in [(16, 8), (8, 16)] {
            let plan = plan(history.document(), size).expect("nothing is in the way");
            assert!(plan.effects().contains("and so do loops"), "{}", plan.effects());
            history.apply("Chunks", None, plan.edits).expect("its edits fit");
            let project = history.document().project();
            assert_eq!((project.chunk_size, project.chunks[1].cells.len()), (size, usize::from(size).pow(2)));
            assert_eq!(terrain(history.document()), shown, "{size} after {back}");
        }
        history.undo();
        history.undo();
        assert_eq!(history.document().project(), &before);
    }

    #[test]
    fn effects_on_loops_are_reported_and_drawn_ones_redrawn() {
        let mut history = project(Game::Sonic1);
        draw(&mut history, ShapeKind::Loop, (1000, 768), (1032, 736));
        draw(&mut history, ShapeKind::Loop, (2000, 768), (2032, 736));
        let baked = history.document().project().levels[0].shapes[1].id;
        history.apply("Bake", None, lay::bake("level-1", baked)).expect("it is there");
        let plan = plan(history.document(), 16).expect("nothing is in the way");
        assert_eq!((plan.redrawn, plan.broken), (1, 1));
        let effects = plan.effects();
        assert!(
            effects.contains("1 loop of the shape tool") && effects.contains("1 marked loop no longer works"),
            "{effects}"
        );
        history.apply("Chunks", None, plan.edits).expect("its edits fit");
        let level = &history.document().project().levels[0];
        assert!(level.layout.get(3, 2).is_some_and(|place| place.is_loop), "in its chunk of 256");
        assert_eq!(level.shapes.len(), 1);
    }
}
