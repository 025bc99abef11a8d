//! The findings of a search: cells, things, and a run to each of them.

use super::hashing::Scrambled;
use super::moves;
use super::origin::Origin;
use super::targets::{Target, Targets};
use sim::input::Buttons;
use sim::project::{Area, Run};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// Pixels along the side of a cell.
pub const CELL: i32 = 4;
/// Cells along the side of a sheet, as a power of two.
const SHEET_BITS: i32 = 5;
/// Cells along the side of a sheet: what is asked for, shared and drawn at once.
pub(super) const SHEET: i32 = 1 << SHEET_BITS;
/// Pixels along the side of a square in which runs into the terrain count as one.
const SQUARE: i32 = 64;
/// Nodes that are shared at once.
const NODES: usize = 4096;

/// A frame of a search: some frames into a move from a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// Frames since the search's origin.
    pub frame: u32,
    /// The state.
    pub node: u32,
    /// The number of the move.
    pub by: u8,
    /// Frames of the move that were played.
    pub frames: u8,
}

/// A cell in which the player's centre was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReachedCell {
    found: Option<Found>,
    /// States that were found in it.
    pub states: u32,
}

impl ReachedCell {
    /// The earliest frame in which the player was found in it, counted from where the search began; `None` if he never was.
    pub fn frame(&self) -> Option<u32> {
        self.found.map(|found| found.frame)
    }

    pub(super) fn is_earlier(&self, frame: u32) -> bool {
        self.found.is_none_or(|found| frame < found.frame)
    }
}

/// Cells that are shared and drawn together: 32 × 32 of them, by rows.
pub type Sheet = [ReachedCell; (SHEET * SHEET) as usize];

/// A state of a search: where it comes from, and by which move. The first one is the origin, which is its own parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub parent: u32,
    pub frame: u32,
    pub by: u8,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Nothing was left to explore.
    Complete,
    /// The search found as many states as it may.
    States,
    /// The search took as much memory as it may.
    Memory,
    /// The search was stopped, or its time was up.
    Stopped,
}

/// The progress of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// States that were found.
    pub states: u32,
    /// States that are still to be explored.
    pub open: u32,
    /// States that were left alone because they are too many frames away from the origin.
    pub too_late: u32,
    /// Cells that were reached.
    pub cells: u32,
    /// Frames that were stepped.
    pub steps: u64,
    /// Bytes in use, about.
    pub memory: usize,
    /// Why it ended; `None` while it goes on.
    pub end: Option<End>,
}

/// The findings of a search so far. A clone costs little: the parts that no longer change are shared.
#[derive(Clone, Debug, Default)]
pub struct ReachMap {
    /// The origin of the search.
    pub origin: Arc<Origin>,
    /// The targets that can be reached.
    pub targets: Arc<Targets>,
    /// The progress of the search.
    pub progress: Progress,
    reached: Arc<Vec<Option<Found>>>,
    /// Runs that end inside the terrain, the earliest in each square of [`SQUARE`] pixels: the place and the frame.
    into_terrain: BTreeMap<(i32, i32), ((i32, i32), Found)>,
    sheets: HashMap<u64, Arc<Sheet>, Scrambled>,
    nodes: Vec<Arc<Vec<Node>>>,
}

impl ReachMap {
    pub(super) fn new(origin: Origin, targets: Targets) -> Self {
        let reached = vec![None; targets.list().len()];
        let mut map = Self {
            origin: Arc::new(origin),
            targets: Arc::new(targets),
            reached: Arc::new(reached),
            ..Self::default()
        };
        map.add_node(Node { parent: 0, frame: 0, by: 0 });
        map
    }

    /// The sheets with the place of their first cell in the level, pixels, from left to right and from top to bottom.
    pub fn sheets(&self) -> Vec<((i32, i32), &Arc<Sheet>)> {
        let side = SHEET * CELL;
        let place = |key: u64| ((key >> 32) as u32 as i32, key as u32 as i32);
        let mut sheets: Vec<_> = self
            .sheets
            .iter()
            .map(|(key, sheet)| (place(*key), sheet))
            .map(|((x, y), sheet)| ((x.saturating_mul(side), y.saturating_mul(side)), sheet))
            .collect();
        sheets.sort_by_key(|(place, _)| *place);
        sheets
    }

    /// The left top corner of each cell that was reached, pixels, and the earliest frame in which it was: sheet by sheet.
    pub fn cells(&self) -> impl Iterator<Item = ((i32, i32), u32)> {
        self.sheets().into_iter().flat_map(|((left, top), sheet)| {
            let cells = (0_i32..).zip(sheet.iter());
            cells.filter_map(move |(at, cell)| {
                let (x, y) = ((at & (SHEET - 1)) * CELL, (at >> SHEET_BITS) * CELL);
                Some(((left.saturating_add(x), top.saturating_add(y)), cell.frame()?))
            })
        })
    }

    /// The cell of a place in pixels.
    pub fn cell(&self, x: i32, y: i32) -> ReachedCell {
        let (sheet, at) = split(x.div_euclid(CELL), y.div_euclid(CELL));
        self.sheets.get(&sheet).map_or_else(ReachedCell::default, |sheet| sheet[at])
    }

    /// The reached place nearest to one, at most so many pixels away: the first pixel of its cell.
    pub fn nearest(&self, x: i32, y: i32, most: i32) -> Option<(i32, i32)> {
        let (column, row) = (x.div_euclid(CELL), y.div_euclid(CELL));
        let most = most.clamp(0, 64 * CELL) / CELL;
        let all = (-most..=most).flat_map(|down| (-most..=most).map(move |right| (right, down)));
        let place = |(right, down): (i32, i32)| {
            (column.saturating_add(right).saturating_mul(CELL), row.saturating_add(down).saturating_mul(CELL))
        };
        let reached = all.filter(|offset| {
            let (x, y) = place(*offset);
            self.cell(x, y).found.is_some()
        });
        reached.min_by_key(|(right, down)| right * right + down * down).map(place)
    }

    /// Some cell of an area was reached.
    pub fn has_been_in(&self, area: Area) -> bool {
        self.first_in(area).is_some()
    }

    /// The earliest found of the cells of an area.
    fn first_in(&self, area: Area) -> Option<Found> {
        let side = CELL as usize;
        let columns = (area.x..area.x.saturating_add(area.width.clamp(0, 4096))).step_by(side);
        let cells = columns.flat_map(|x| {
            let rows = (area.y..area.y.saturating_add(area.height.clamp(0, 4096))).step_by(side);
            rows.filter_map(move |y| self.cell(x, y).found)
        });
        cells.min_by_key(|found| found.frame)
    }

    /// The frame in which a target was reached; `None` if it was not. By its place in [`Targets::list`].
    pub fn reached(&self, target: usize) -> Option<u32> {
        self.found(target).map(|found| found.frame)
    }

    fn found(&self, target: usize) -> Option<Found> {
        let touched = self.reached.get(target).copied().flatten();
        touched.or_else(|| self.first_in(self.targets.list().get(target)?.near()?))
    }

    /// The targets that were not reached.
    pub fn missed(&self) -> impl Iterator<Item = &Target> {
        let all = self.targets.list().iter().enumerate();
        all.filter(|(number, _)| self.found(*number).is_none()).map(|(_, target)| target)
    }

    /// A run that gets into the cell of a place by its last frame; `None` if it was not reached.
    pub fn run_to(&self, x: i32, y: i32) -> Option<Run> {
        self.cell(x, y).found.map(|found| self.run(found))
    }

    /// Returns the places where runs end inside the terrain, with the frame: the earliest in each square of 64 pixels, from left to right. No
    /// such run is followed, and no cell counts as reached by it.
    pub fn into_terrain(&self) -> impl Iterator<Item = ((i32, i32), u32)> + '_ {
        self.into_terrain.values().map(|(place, found)| (*place, found.frame))
    }

    /// A run that ends inside the terrain near a place; `None` if none does.
    pub fn run_into_terrain(&self, x: i32, y: i32) -> Option<Run> {
        self.into_terrain.get(&square(x, y)).map(|(_, found)| self.run(*found))
    }

    /// Whether ending inside the terrain at a place in that frame would be news.
    pub(super) fn is_news_inside(&self, (x, y): (i32, i32), frame: u32) -> bool {
        self.into_terrain.get(&square(x, y)).is_none_or(|(_, known)| frame < known.frame)
    }

    /// Notes a run that ends inside the terrain.
    pub(super) fn end_inside(&mut self, place: (i32, i32), found: Found) {
        if self.is_news_inside(place, found.frame) {
            self.into_terrain.insert(square(place.0, place.1), (place, found));
        }
    }

    /// A run whose last frame reaches a target; `None` if it was not reached.
    pub fn run_to_target(&self, target: usize) -> Option<Run> {
        self.found(target).map(|found| self.run(found))
    }

    fn run(&self, found: Found) -> Run {
        let mut way = self.way(found.node);
        let last = moves::frames(found.by).take(found.frames.into());
        way.extend(last);
        self.origin.run(way.into_iter())
    }

    /// The buttons from the origin to a state.
    fn way(&self, node: u32) -> Vec<Buttons> {
        self.moves_to(node, |_| false).1.into_iter().flat_map(moves::frames).collect()
    }

    /// The moves to a state from the nearest state on the way that will do; from the origin if none does.
    pub(super) fn moves_to(&self, mut node: u32, will_do: impl Fn(u32) -> bool) -> (u32, Vec<u8>) {
        let mut by = Vec::new();
        while node != 0
            && !will_do(node)
            && let Some(state) = self.node(node)
        {
            by.push(state.by);
            node = state.parent;
        }
        by.reverse();
        (node, by)
    }

    pub(super) fn node(&self, node: u32) -> Option<Node> {
        self.nodes.get(node as usize / NODES)?.get(node as usize % NODES).copied()
    }

    pub(super) fn add_node(&mut self, node: Node) -> u32 {
        let number = self.progress.states;
        if (number as usize).is_multiple_of(NODES) {
            self.nodes.push(Arc::new(Vec::with_capacity(NODES)));
            self.progress.memory += NODES * size_of::<Node>();
        }
        if let Some(last) = self.nodes.last_mut() {
            Arc::make_mut(last).push(node);
        }
        self.progress.states += 1;
        number
    }

    /// True if being in a cell in that frame would be news.
    pub(super) fn is_news(&self, (column, row): (i32, i32), frame: u32) -> bool {
        let (sheet, at) = split(column, row);
        self.sheets.get(&sheet).is_none_or(|sheet| sheet[at].is_earlier(frame))
    }

    /// A cell to be written to. Cells are asked for by sheets.
    pub(super) fn cell_mut(&mut self, x: i32, y: i32) -> &mut ReachedCell {
        let (key, at) = split(x.div_euclid(CELL), y.div_euclid(CELL));
        let memory = &mut self.progress.memory;
        let sheet = self.sheets.entry(key).or_insert_with(|| {
            *memory += size_of::<Sheet>() + 64;
            Arc::new([ReachedCell::default(); (SHEET * SHEET) as usize])
        });
        &mut Arc::make_mut(sheet)[at]
    }

    /// The player was in a cell.
    pub(super) fn visit(&mut self, x: i32, y: i32, found: Found) {
        let cell = self.cell_mut(x, y);
        let is_new = cell.found.is_none();
        if cell.is_earlier(found.frame) {
            cell.found = Some(found);
        }
        self.progress.cells += u32::from(is_new);
    }

    /// A target was reached.
    pub(super) fn reach(&mut self, target: u32, found: Found) {
        let known = self.reached.get(target as usize).copied().flatten();
        if known.is_none_or(|known| found.frame < known.frame)
            && let Some(place) = Arc::make_mut(&mut self.reached).get_mut(target as usize)
        {
            *place = Some(found);
        }
    }

    /// True if reaching a target in that frame would be news.
    pub(super) fn is_earlier(&self, target: u32, frame: u32) -> bool {
        self.reached.get(target as usize).is_some_and(|known| known.is_none_or(|known| frame < known.frame))
    }
}

const fn square(x: i32, y: i32) -> (i32, i32) {
    (x.div_euclid(SQUARE), y.div_euclid(SQUARE))
}

/// The sheet of a cell, as a number, and the cell's place in it.
pub(super) fn split(column: i32, row: i32) -> (u64, usize) {
    let sheet = |at: i32| u64::from((at >> SHEET_BITS) as u32);
    let inside = |at: i32| (at & (SHEET - 1)) as usize;
    (sheet(column) << 32 | sheet(row), inside(row) * SHEET as usize + inside(column))
}
