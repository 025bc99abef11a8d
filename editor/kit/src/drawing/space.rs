//! Space in a level: columns and rows that are put in or taken out, and all that is behind them goes along.
//!
//! Objects, layer switchers, starts, the goal, the water, camera limits, regions, notes, guides, live shapes and the runs of
//! the level move with the ground. [`preview`] says what is lost before anything is changed.

use crate::document::{Document, Edit};
use sim::grid::Grid;
use sim::project::{Area, ArtLayer, Beneath, Bounds, Fact, LevelData, LevelMark, MAX_HEIGHT, MAX_WIDTH, PlacementId};
use sim::project::{Moment, Project, Run, Shape, Start};
use sim::tiles::{Cell, Chunk, ChunkId, ChunkRole, LayoutCell, TILE};
use std::collections::{BTreeSet, HashMap};
use std::ops::AddAssign;
use std::sync::Arc;

/// Pixels of the screen, across and down: camera limits are those of its left and upper edge.
const SCREEN: (i32, i32) = (320, 224);

/// Pixels behind the last screen that a level has.
const MARGIN: i32 = 64;

/// The direction in which a level gets longer or shorter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Along {
    /// Across: columns.
    #[default]
    Columns,
    /// Down: rows.
    Rows,
}

/// Columns or rows that are put in or taken out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Space {
    /// Columns or rows.
    pub along: Along,
    /// The first block of them.
    pub at: u32,
    /// Blocks that are put in; those that are taken out if it is negative.
    pub by: i32,
}

/// The objects and others that columns or rows take with them when they are taken out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceLoss {
    /// Objects.
    pub objects: usize,
    /// Layer switchers.
    pub switchers: usize,
    /// Live shapes that become plain blocks, because a part of them moves and a part does not.
    pub shapes: usize,
    /// Starts, which move to the cut.
    pub starts: usize,
    /// Regions and notes.
    pub marks: usize,
    /// The goal.
    pub goal: bool,
}

impl AddAssign for SpaceLoss {
    fn add_assign(&mut self, other: Self) {
        self.objects += other.objects;
        self.switchers += other.switchers;
        self.shapes += other.shapes;
        self.starts += other.starts;
        self.marks += other.marks;
        self.goal |= other.goal;
    }
}

/// Chunks by which each side of a level moves outwards; inwards if negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides {
    /// Columns at the left.
    pub left: i32,
    /// Rows at the top.
    pub top: i32,
    /// Columns at the right.
    pub right: i32,
    /// Rows at the bottom.
    pub bottom: i32,
}

impl Sides {
    /// Returns the columns and rows of a level of a size in chunks after the change.
    pub fn size(self, (columns, rows): (u32, u32)) -> (i64, i64) {
        let new = |old: u32, first: i32, last: i32| i64::from(old) + i64::from(first) + i64::from(last);
        (new(columns, self.left, self.right), new(rows, self.top, self.bottom))
    }

    /// The spaces at the sides one after the other, what is put in first: a level keeps at least a column and a row.
    fn each(self) -> impl Iterator<Item = (Along, bool, i32)> {
        let all = [
            (Along::Columns, true, self.left),
            (Along::Rows, true, self.top),
            (Along::Columns, false, self.right),
            (Along::Rows, false, self.bottom),
        ];
        let (put_in, taken_out): (Vec<_>, Vec<_>) =
            all.into_iter().filter(|(.., by)| *by != 0).partition(|(.., by)| *by > 0);
        put_in.into_iter().chain(taken_out)
    }
}

/// The effect of a change of the space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceEffect {
    /// Chunks of the level afterwards, across and down.
    pub size: (u32, u32),
    /// The parts that are lost.
    pub loss: SpaceLoss,
}

/// A change of the space, worked out.
#[derive(Clone, Debug)]
pub struct SpacePlan {
    /// One step of the history.
    pub edits: Vec<Edit>,
    /// Its effect.
    pub effect: SpaceEffect,
}

/// Why space cannot be put in or taken out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSpace {
    /// The level is gone.
    #[error("the level is gone")]
    NoLevel,
    /// A place outside of the level, or nothing to do.
    #[error("choose a place in the level, and at least one block")]
    Outside,
    /// A level of no size, or of more than a level can have.
    #[error("a level has at least 1 chunk, and at most 16,384 × 2,048 blocks")]
    Size,
    /// Loops are known by their chunks.
    #[error(
        "loops and S tunnels of this game are marked by chunk: put in or take out whole chunks, at the edge of one"
    )]
    Loops,
    /// Too many chunks.
    #[error("it needs more than the 65,536 chunks that a project can have")]
    Chunks,
}

/// A change of places along one direction, pixels or blocks.
#[derive(Clone, Copy)]
struct Shift {
    at: i32,
    by: i32,
}

impl Shift {
    /// The new place; `None` if it is taken out.
    fn place(self, old: i32) -> Option<i32> {
        let is_kept = old < self.at || old >= self.at.saturating_sub(self.by.min(0));
        is_kept.then(|| if old < self.at { old } else { old.saturating_add(self.by) })
    }

    /// The new place of an edge: the cut, if its place is taken out.
    fn edge(self, old: i32) -> i32 {
        self.place(old).unwrap_or(self.at)
    }

    /// The old place of a new one; `None` if it is put in.
    fn source(self, new: i32) -> Option<i32> {
        match new {
            new if new < self.at => Some(new),
            new if new < self.at.saturating_add(self.by.max(0)) => None,
            new => Some(new.saturating_sub(self.by)),
        }
    }

    /// A range of pixels, first and length; `None` if all of it is taken out.
    fn range(self, first: i32, length: i32) -> Option<(i32, i32)> {
        let last = first.saturating_add(length.max(1) - 1);
        let new_first = self.edge(first);
        let new_last = self.place(last).unwrap_or(self.at - 1);
        (new_last >= new_first).then(|| (new_first, new_last - new_first + 1))
    }
}

/// Returns the effect of a change of the space of a level.
///
/// # Errors
/// Says why it cannot be.
pub fn preview(document: &Document, key: &str, space: Space) -> Result<SpaceEffect, NoSpace> {
    let data = document.level(key).ok_or(NoSpace::NoLevel)?;
    let cut = Cut::of(document.project(), data, space)?;
    let mut mover = Mover::of(space);
    mover.level(&mut LevelData { layout: Grid::new(1, 1), ..(**data).clone() });
    Ok(SpaceEffect { size: cut.size, loss: mover.loss })
}

/// Returns the edits of a change of the space of a level. Its layers of art go along, if they move with it and no other level has them.
///
/// # Errors
/// Says why it cannot be.
pub fn plan(document: &Document, key: &str, space: Space) -> Result<SpacePlan, NoSpace> {
    let mut plan = plan_alone(document, key, space)?;
    let layers = layers_along(document.project(), key, space);
    let mut now = document.clone();
    let mut done = 0;
    for (layer, space) in layers {
        now.apply_all(plan.edits[done..].iter().cloned()).map_err(|_| NoSpace::Chunks)?;
        done = plan.edits.len();
        match plan_alone(&now, &layer, space) {
            Ok(of_layer) => plan.edits.extend(of_layer.edits),
            // It ends before the place.
            Err(NoSpace::Outside) => {}
            Err(why) => return Err(why),
        }
    }
    Ok(plan)
}

/// The layers of art that go along with a level, each with the space as it is there.
fn layers_along(project: &Project, key: &str, space: Space) -> Vec<(String, Space)> {
    let Some(level) = project.level(key) else { return Vec::new() };
    let is_own = |layer: &&ArtLayer| {
        let drawn = project.with_layer(&layer.level).chain(project.in_front_of(&layer.level));
        layer.is_fixed()
            && drawn.count() == 1
            && level.art_layers.iter().filter(|l| l.level == layer.level).count() == 1
    };
    let along = |layer: &ArtLayer| {
        let moved = if space.along == Along::Columns { layer.x } else { layer.y };
        let at = i64::from(space.at) + i64::from(moved.div_euclid(TILE));
        Some((layer.level.clone(), Space { at: u32::try_from(at).ok()?, ..space }))
    };
    level.art_layers.iter().filter(is_own).filter_map(along).collect()
}

/// Returns the edits of a change of the space of a level alone.
fn plan_alone(document: &Document, key: &str, space: Space) -> Result<SpacePlan, NoSpace> {
    let project = document.project();
    let index = project.levels.iter().position(|level| level.key == key).ok_or(NoSpace::NoLevel)?;
    let data = &project.levels[index];
    let cut = Cut::of(project, data, space)?;
    let mut edits = Vec::new();
    let layout = cut.layout(&mut edits)?;
    let mut level = LevelData { layout, ..(**data).clone() };
    let mut mover = Mover::of(space);
    mover.level(&mut level);
    edits.push(Edit::SetLevel { key: key.to_owned(), level: Some((index, Arc::new(level))) });
    for run in project.runs.iter().filter(|run| run.level == key) {
        let new = mover.run(run);
        if new != **run {
            edits.push(Edit::SetRun { key: run.key.clone(), run: Some(Arc::new(new)) });
        }
    }
    Ok(SpacePlan { edits, effect: SpaceEffect { size: cut.size, loss: mover.loss } })
}

/// Returns the edits that move the sides of a level, with all that is in it. An empty plan if no side moves.
///
/// # Errors
/// Says why it cannot be.
pub fn plan_sides(document: &Document, key: &str, sides: Sides) -> Result<SpacePlan, NoSpace> {
    let side = i32::from(document.project().chunk_size.max(1));
    let (mut now, mut edits, mut loss) = (document.clone(), Vec::new(), SpaceLoss::default());
    let size = |document: &Document| {
        let level = document.level(key).ok_or(NoSpace::NoLevel)?;
        Ok((level.layout.width(), level.layout.height()))
    };
    for (along, is_first, by) in sides.each() {
        let (columns, rows) = size(&now)?;
        let chunks = if along == Along::Columns { columns } else { rows } as i32;
        let at = if is_first { 0 } else { chunks.saturating_add(by.min(0)).saturating_mul(side).max(0) };
        let plan = plan(&now, key, Space { along, at: at as u32, by: by.saturating_mul(side) })?;
        now.apply_all(plan.edits.iter().cloned()).map_err(|_| NoSpace::Size)?;
        edits.extend(plan.edits);
        loss += plan.effect.loss;
    }
    Ok(SpacePlan { edits, effect: SpaceEffect { size: size(&now)?, loss } })
}

/// A layout and where it is cut.
struct Cut<'a> {
    project: &'a Project,
    old: &'a Grid<LayoutCell>,
    along: Along,
    /// Blocks along the side of a chunk.
    side: u32,
    /// Blocks.
    shift: Shift,
    /// Chunks of the new layout, across and down.
    size: (u32, u32),
    /// Whole chunks are put in or taken out at the edge of one.
    is_whole: bool,
}

impl<'a> Cut<'a> {
    fn of(project: &'a Project, data: &'a LevelData, space: Space) -> Result<Self, NoSpace> {
        let side = u32::from(project.chunk_size.max(1));
        let old = &data.layout;
        let (blocks, most) = match space.along {
            Along::Columns => (old.width() * side, MAX_WIDTH),
            Along::Rows => (old.height() * side, MAX_HEIGHT),
        };
        let is_inside = if space.by < 0 { space.at < blocks } else { space.at <= blocks };
        if !is_inside || space.by == 0 {
            return Err(NoSpace::Outside);
        }
        // Of what is taken out only that counts which is there.
        let by = i64::from(space.by).max(i64::from(space.at) - i64::from(blocks));
        let new = i64::from(blocks) + by;
        if new < 1 || new > i64::from(most) {
            return Err(NoSpace::Size);
        }
        let chunks = (new as u32).div_ceil(side);
        let size = match space.along {
            Along::Columns => (chunks, old.height()),
            Along::Rows => (old.width(), chunks),
        };
        let is_whole = space.at.is_multiple_of(side) && by.unsigned_abs().is_multiple_of(u64::from(side));
        let cut = Self {
            project,
            old,
            along: space.along,
            side,
            shift: Shift { at: space.at as i32, by: by as i32 },
            size,
            is_whole,
        };
        if !is_whole && cut.has_marked_chunks() { Err(NoSpace::Loops) } else { Ok(cut) }
    }

    /// Whether the level has places that mean more than their blocks: those cannot be cut.
    fn has_marked_chunks(&self) -> bool {
        (0..self.old.height()).flat_map(|y| self.old.row(y)).any(|place| {
            let chunk = self.project.chunk(place.chunk);
            place.is_loop || chunk.is_some_and(|chunk| chunk.role != ChunkRole::Plain)
        })
    }

    /// The old place of a new one, in units of `shift`; `None` if it is put in.
    fn source(&self, shift: Shift, (x, y): (u32, u32)) -> Option<(u32, u32)> {
        let source = |at: u32| u32::try_from(shift.source(at as i32)?).ok();
        Some(match self.along {
            Along::Columns => (source(x)?, y),
            Along::Rows => (x, source(y)?),
        })
    }

    /// The layout with the space; chunks that it needs are added by edits.
    fn layout(&self, edits: &mut Vec<Edit>) -> Result<Grid<LayoutCell>, NoSpace> {
        let mut grid = Grid::new(self.size.0, self.size.1);
        let side = self.side as i32;
        let of_chunks = Shift { at: self.shift.at / side, by: self.shift.by / side };
        let mut regrouper = Regrouper { cut: self, added: Vec::new(), known: HashMap::new() };
        if !self.is_whole {
            regrouper.learn();
        }
        for (x, y) in (0..self.size.1).flat_map(|y| (0..self.size.0).map(move |x| (x, y))) {
            let along = if self.along == Along::Columns { x } else { y } as i32;
            let cell = if self.is_whole {
                self.source(of_chunks, (x, y)).and_then(|(x, y)| self.old.get(x, y)).unwrap_or_default()
            } else if (along + 1) * side <= self.shift.at {
                self.old.get(x, y).unwrap_or_default()
            } else {
                regrouper.place((x, y))?
            };
            grid.set(x, y, cell);
        }
        let first = self.project.chunks.len();
        let chunk = |(n, chunk)| Edit::SetChunk { chunk: (first + n) as ChunkId, value: Some(chunk) };
        edits.extend(regrouper.added.into_iter().enumerate().map(chunk));
        Ok(grid)
    }
}

/// Blocks of a level put together as chunks: those that are there already, and new ones.
struct Regrouper<'a> {
    cut: &'a Cut<'a>,
    added: Vec<Arc<Chunk>>,
    known: HashMap<Vec<Cell>, ChunkId>,
}

impl Regrouper<'_> {
    /// Notes the chunks of the project.
    fn learn(&mut self) {
        self.known.insert(vec![Cell::default(); (self.cut.side * self.cut.side) as usize], 0);
        let plain = |chunk: &Chunk| chunk.role == ChunkRole::Plain && chunk.low_plane.is_none();
        let chunks = (0..=ChunkId::MAX).zip(self.cut.project.chunks.iter());
        for (number, chunk) in chunks.filter(|(_, chunk)| plain(chunk)) {
            self.known.entry(chunk.cells.clone()).or_insert(number);
        }
    }

    /// A place of the new layout.
    fn place(&mut self, (x, y): (u32, u32)) -> Result<LayoutCell, NoSpace> {
        let side = self.cut.side;
        let block = |i: u32| (x * side + i % side, y * side + i / side);
        let cells: Vec<Cell> = (0..side * side)
            .map(|i| self.cut.source(self.cut.shift, block(i)).map(|at| self.cell(at)).unwrap_or_default())
            .collect();
        let next = self.cut.project.chunks.len() + self.added.len();
        let chunk = match self.known.get(&cells) {
            Some(known) => *known,
            None => {
                let number = ChunkId::try_from(next).map_err(|_| NoSpace::Chunks)?;
                self.added.push(Arc::new(Chunk { cells: cells.clone(), ..Chunk::default() }));
                self.known.insert(cells, number);
                number
            }
        };
        Ok(LayoutCell { chunk, is_loop: false })
    }

    fn cell(&self, (x, y): (u32, u32)) -> Cell {
        let side = self.cut.side;
        let place = self.cut.old.get(x / side, y / side).unwrap_or_default();
        let at = (y % side * side + x % side) as usize;
        self.cut.project.chunk(place.chunk).and_then(|chunk| chunk.cells.get(at)).copied().unwrap_or_default()
    }
}

/// Moves what is behind the space.
struct Mover {
    along: Along,
    pixels: Shift,
    loss: SpaceLoss,
}

impl Mover {
    fn of(space: Space) -> Self {
        let pixels = Shift { at: (space.at as i32).saturating_mul(TILE), by: space.by.saturating_mul(TILE) };
        Self { along: space.along, pixels, loss: SpaceLoss::default() }
    }

    /// The coordinate that changes.
    fn coordinate<'p>(&self, x: &'p mut i32, y: &'p mut i32) -> &'p mut i32 {
        match self.along {
            Along::Columns => x,
            Along::Rows => y,
        }
    }

    /// Moves a place; false if it is taken out.
    fn moves(&self, x: &mut i32, y: &mut i32) -> bool {
        let coordinate = self.coordinate(x, y);
        let new = self.pixels.place(*coordinate);
        *coordinate = new.unwrap_or(self.pixels.at);
        new.is_some()
    }

    fn level(&mut self, level: &mut LevelData) {
        let (objects, switchers) = (level.placements.len(), level.switchers.len());
        let mut placements = std::mem::take(&mut level.placements);
        placements.retain_mut(|thing| self.moves(&mut thing.x, &mut thing.y));
        level.placements = placements;
        level.switchers.retain_mut(|line| self.moves(&mut line.x, &mut line.y));
        self.loss.objects = objects - level.placements.len();
        self.loss.switchers = switchers - level.switchers.len();
        self.start(&mut level.start);
        level.starts.iter_mut().for_each(|named| self.start(&mut named.start));
        let goal = level.goal.and_then(|goal| self.area(goal));
        self.loss.goal = goal.is_none() && level.goal.is_some();
        level.goal = goal;
        let marks = level.marks.len();
        level.marks.retain_mut(|mark| self.mark(mark));
        self.loss.marks = marks - level.marks.len();
        let guides = if self.along == Along::Columns { &mut level.guides.x } else { &mut level.guides.y };
        *guides = guides.iter().filter_map(|place| self.pixels.place(*place)).collect();
        self.limits(level);
        let kept: BTreeSet<PlacementId> = level.switchers.iter().map(|line| line.id).collect();
        let shapes = level.shapes.len();
        level.shapes = level.shapes.iter().filter_map(|shape| self.shape(shape, &kept).map(Arc::new)).collect();
        self.loss.shapes = shapes - level.shapes.len();
    }

    fn start(&mut self, start: &mut Start) {
        let is_kept = self.moves(&mut start.x, &mut start.y);
        self.loss.starts += usize::from(!is_kept);
    }

    /// Moves a region or a note; false if it is taken out.
    fn mark(&self, mark: &mut LevelMark) -> bool {
        if mark.is_point() {
            return self.moves(&mut mark.x, &mut mark.y);
        }
        let Some(area) = self.area(mark.area()) else { return false };
        (mark.x, mark.y, mark.width, mark.height) = (area.x, area.y, area.width, area.height);
        true
    }

    fn area(&self, mut area: Area) -> Option<Area> {
        let (first, length) = match self.along {
            Along::Columns => (&mut area.x, &mut area.width),
            Along::Rows => (&mut area.y, &mut area.height),
        };
        (*first, *length) = self.pixels.range(*first, *length)?;
        Some(area)
    }

    /// Moves the limits of the camera, those that change on the way, and the water.
    fn limits(&self, level: &mut LevelData) {
        let shift = self.pixels;
        let near = |place: &mut i32| *place = shift.edge(*place);
        let far = |place: &mut i32, screen: i32| *place = shift.edge(place.saturating_add(screen)) - screen;
        let Bounds { left, top, right, bottom } = &mut level.bounds;
        let changes = &mut level.limit_changes;
        match self.along {
            Along::Columns => {
                near(left);
                far(right, SCREEN.0 + MARGIN);
                *right = (*right).max(*left);
                for change in changes {
                    near(&mut change.from_x);
                    [&mut change.to_x, &mut change.left].into_iter().flatten().for_each(near);
                    change.right.iter_mut().for_each(|place| far(place, SCREEN.0));
                }
                for change in &mut level.tide.changes {
                    near(&mut change.from_x);
                    change.to_x.iter_mut().for_each(near);
                }
            }
            Along::Rows => {
                near(top);
                far(bottom, SCREEN.1);
                *bottom = (*bottom).max(*top);
                for change in changes {
                    let near_ones = [
                        &mut change.from_y,
                        &mut change.to_y,
                        &mut change.player_from_y,
                        &mut change.player_to_y,
                        &mut change.top,
                    ];
                    near_ones.into_iter().flatten().for_each(near);
                    let far_ones = [&mut change.bottom, &mut change.at_once];
                    far_ones.into_iter().flatten().for_each(|place| far(place, SCREEN.1));
                }
                for change in &mut level.tide.changes {
                    let heights =
                        [&mut change.from_y, &mut change.to_y, &mut change.y, &mut change.reached, &mut change.at_once];
                    heights.into_iter().flatten().for_each(near);
                }
                level.water.iter_mut().for_each(near);
                if let Some(height) = level.wrap_y.as_mut().filter(|height| **height > shift.at) {
                    *height = shift.edge(*height).max(TILE);
                }
            }
        }
    }

    /// A shape that is all on one side of the space; `None` for one of which a part moves.
    fn shape(&self, shape: &Shape, switchers: &BTreeSet<PlacementId>) -> Option<Shape> {
        let along = |x: i32, y: i32| if self.along == Along::Columns { x } else { y };
        let points = shape.points.iter().map(|(x, y)| along(*x, *y));
        let drawn = shape.beneath.iter().flat_map(|row| {
            let last = row.x as i32 + row.cells.len() as i32 - 1;
            [along(row.x as i32, row.y as i32) * TILE, along(last, row.y as i32) * TILE + TILE - 1]
        });
        let (first, last) = points.chain(drawn).fold((i32::MAX, i32::MIN), |(a, b), at| (a.min(at), b.max(at)));
        let mut shape = shape.clone();
        shape.switchers.retain(|id| switchers.contains(id));
        if last < self.pixels.at {
            return Some(shape);
        }
        if first < self.pixels.at.saturating_sub(self.pixels.by.min(0)) {
            return None;
        }
        for (x, y) in &mut shape.points {
            // None of them is taken out: all are behind the cut.
            let _is_kept = self.moves(x, y);
        }
        let by = self.pixels.by / TILE;
        for Beneath { x, y, .. } in &mut shape.beneath {
            let place = if self.along == Along::Columns { x } else { y };
            *place = place.saturating_add_signed(by);
        }
        Some(shape)
    }

    /// A run with its places moved.
    fn run(&self, run: &Run) -> Run {
        let mut run = run.clone();
        if let Some(start) = &mut run.start {
            let _is_kept = self.moves(&mut start.x, &mut start.y);
        }
        let (facts, expected) = match self.along {
            Along::Columns => ([Fact::X, Fact::CameraX], &mut run.expect.x),
            Along::Rows => ([Fact::Y, Fact::CameraY], &mut run.expect.y),
        };
        expected.iter_mut().for_each(|place| *place = self.pixels.edge(*place));
        for Moment { facts: known, .. } in &mut run.moments {
            for fact in facts {
                known.get_mut(&fact).into_iter().for_each(|place| *place = self.pixels.edge(*place));
            }
        }
        run
    }
}

#[cfg(test)]
mod tests;
