//! The edits that put a shape into a level, change it, take it away or bake it.
//!
//! A shape remembers what was beneath it. Changing one first takes it off, and with it, latest first, those that are
//! over it; then all of them are put down anew. What was painted over a shape by hand stays.

use super::compose::{Laid, Manner, compose, pixels};
use super::cut::FULL;
use super::edges::{self, TightEdge};
use super::figure::{Figure, figure};
use super::pool::{Pool, material_of};
use super::raster::{Bits, Raster};
use super::{steps, wedges};
use crate::document::block_numbers::{self as numbers, NoBlocks};
use crate::document::chunk_numbers::{NoChunks, settle};
use crate::document::paint::{Scope, block_edits, cell_at, place_edits, size_in_blocks};
use crate::document::{Document, Edit, Edits};
use crate::drawing::materials::{self, Art, Ground};
use sim::project::{Beneath, LayerSwitcher, LevelData, PlacementId, Project, Shape, ShapeKind, ShapeLayers, ShapeSide};
use sim::tiles::{Cell, Chunk, ChunkId, ChunkRole, Solidity};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The art of a block that nobody sees.
const PLAIN: Art = [materials::rgb(0); 256];

/// Column and row of a block, and its cells for high and low plane.
type PlacedCells = (i32, i32, [Cell; 2]);

/// The result of putting a shape down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The edits, one step of the history.
    pub edits: Edits,
    /// Solid tiles that had to be made.
    pub new_tiles: usize,
    /// Blocks that had to be made.
    pub new_blocks: usize,
    /// Chunks that had to be made, less those that nobody uses any more.
    pub new_chunks: i64,
}

/// Why a shape cannot be put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayError {
    /// The level is gone.
    #[error("the level is gone")]
    NoLevel,
    /// Too few block numbers are left.
    #[error(transparent)]
    NoBlocks(#[from] NoBlocks),
    /// Too few chunk numbers are left.
    #[error(transparent)]
    NoChunks(#[from] NoChunks),
    /// More than a tileset's tables hold.
    #[error(
        "it needs more than the 65,536 different solid tiles and pictures that a tileset can have; draw it in parts"
    )]
    TooMuch,
    /// Sonic 1's rule knows one loop to a chunk.
    #[error("this chunk already is a loop; these games allow one loop per chunk")]
    LoopTwice,
    /// Nothing of the shape is in the level.
    #[error("nothing of the shape is in the level")]
    Outside,
}

/// Side of a chunk in pixels if the ruleset swaps chunks in loops.
pub fn chunk_swap(project: &Project) -> Option<i32> {
    project.ruleset.resolve_lenient().swaps_chunks().then(|| i32::from(project.chunk_size) * 16)
}

/// Returns the places where a shape throws a player off, by the project's rules.
pub fn tight_edges(project: &Project, shape: &Shape) -> Vec<TightEdge> {
    draw(project, shape, usize::MAX).2
}

/// Whether a shape is quickly seen to throw no player off.
pub(crate) fn holds(project: &Project, shape: &Shape) -> bool {
    draw(project, shape, edges::WHILE_DRAGGED).2.is_empty()
}

/// Returns the blocks of a shape, and the places where it throws a player off.
pub(super) fn draw(project: &Project, shape: &Shape, most_runs: usize) -> (Figure, Raster, Vec<TightEdge>) {
    let drawing = figure(shape, chunk_swap(project));
    let mut raster = Raster::draw(&drawing);
    let solidity = manner(project, shape).solidity;
    let tight = edges::settle(&drawing, &mut raster, solidity, project.ruleset.resolve_lenient(), most_runs);
    (drawing, raster, tight)
}

/// Returns the manner in which a shape is put down in a project.
pub(crate) fn manner(project: &Project, shape: &Shape) -> Manner {
    let solidity = if shape.top_only { Solidity::TOP } else { Solidity::ALL };
    Manner { solidity, layers: shape.layers, swaps: chunk_swap(project).is_some() }
}

/// The edits that put a shape into a level, or in place of the one with its id.
///
/// # Errors
/// Says why it cannot be; nothing is changed then.
pub fn put(document: &Document, level: &str, shape: Shape) -> Result<Outcome, LayError> {
    let mut work = Work::new(document, level)?;
    work.put(shape)?;
    Ok(work.finish(document))
}

/// The project with a shape put into a level while the hand still holds it: as solid as by [`put`], but without pictures,
/// which nobody sees, and angles of its outer edges are searched for less long.
///
/// # Errors
/// As for [`put`].
pub(crate) fn on_trial(document: &Document, level: &str, shape: Shape) -> Result<Project, LayError> {
    let mut work = Work { is_trial: true, ..Work::new(document, level)? };
    work.put(shape)?;
    Ok(work.scratch.project().clone())
}

/// The edits that take a shape away with all that it drew.
///
/// # Errors
/// As for [`put`].
pub fn remove(document: &Document, level: &str, id: PlacementId) -> Result<Outcome, LayError> {
    let mut work = Work::new(document, level)?;
    let at = work.level()?.shapes.iter().position(|other| other.id == id).ok_or(LayError::NoLevel)?;
    let mut over = work.take_off(Some(at), &BTreeSet::new())?;
    let (_, gone) = over.remove(0);
    work.run(Edit::SetShape { level: level.to_owned(), id, shape: None });
    for id in &gone.switchers {
        work.set_switcher(*id, None);
    }
    for (place, shape) in over {
        work.lay((*shape).clone(), Some(place - 1))?;
    }
    Ok(work.finish(document))
}

/// The document with a shape taken off, and with those over it, which go down again over it wherever it will be.
pub(super) fn without(document: &Document, level: &str, id: PlacementId) -> Document {
    let Ok(mut work) = Work::new(document, level) else { return document.clone() };
    let at = work.level().ok().and_then(|data| data.shapes.iter().position(|shape| shape.id == id));
    if let Some(at) = at {
        let _off = work.take_off(Some(at), &BTreeSet::new());
    }
    work.scratch
}

/// The edits that leave what a shape drew and drop the shape.
pub fn bake(level: &str, id: PlacementId) -> Vec<Edit> {
    vec![Edit::SetShape { level: level.to_owned(), id, shape: None }]
}

/// The blocks that a shape may change.
fn footprint(project: &Project, shape: &Shape) -> BTreeSet<(i32, i32)> {
    Raster::draw(&figure(shape, chunk_swap(project))).blocks().collect()
}

fn beneath(shape: &Shape) -> impl Iterator<Item = (i32, i32, Cell)> + '_ {
    shape.beneath.iter().flat_map(|row| (row.x..).zip(&row.cells).map(|(x, cell)| (x as i32, row.y as i32, *cell)))
}

/// Works on a copy of the document, where each edit sees what those before it did.
pub(super) struct Work<'a> {
    scratch: Document,
    level: &'a str,
    edits: Vec<Edit>,
    new_tiles: usize,
    new_blocks: usize,
    /// Only what is solid counts, and soon.
    is_trial: bool,
}

impl<'a> Work<'a> {
    pub(crate) fn new(document: &Document, level: &'a str) -> Result<Self, LayError> {
        document.level(level).ok_or(LayError::NoLevel)?;
        let (scratch, edits) = (document.clone(), Vec::new());
        Ok(Self { scratch, level, edits, new_tiles: 0, new_blocks: 0, is_trial: false })
    }

    pub(crate) fn level(&self) -> Result<Arc<LevelData>, LayError> {
        self.scratch.level(self.level).cloned().ok_or(LayError::NoLevel)
    }

    fn run(&mut self, edit: Edit) {
        if self.scratch.apply(edit.clone()).is_ok() {
            self.edits.push(edit);
        }
    }

    pub(crate) fn finish(mut self, before: &Document) -> Outcome {
        let all = 0..=ChunkId::try_from(before.project().chunks.len()).unwrap_or(ChunkId::MAX);
        self.edits.extend(settle(before, &mut self.scratch, self.level, all));
        let chunks = |document: &Document| document.project().chunks.len() as i64;
        Outcome {
            new_chunks: chunks(&self.scratch) - chunks(before),
            edits: Edits::applied(before, self.edits, self.scratch),
            new_tiles: self.new_tiles,
            new_blocks: self.new_blocks,
        }
    }

    /// Puts a shape down, in place of the one with its id, with those that lie over it.
    fn put(&mut self, shape: Shape) -> Result<(), LayError> {
        let at = self.level()?.shapes.iter().position(|other| other.id == shape.id);
        let reach = footprint(self.scratch.project(), &shape);
        let mut over = self.take_off(at, &reach)?;
        // In its old place of the order; a new one is over all others.
        if at.is_some() {
            over.remove(0);
        }
        self.lay(shape, at)?;
        for (place, shape) in over {
            self.lay((*shape).clone(), Some(place))?;
        }
        Ok(())
    }

    /// Takes off a shape and those over it or over its new place; returns them in their order.
    fn take_off(
        &mut self,
        at: Option<usize>,
        reach: &BTreeSet<(i32, i32)>,
    ) -> Result<Vec<(usize, Arc<Shape>)>, LayError> {
        let Some(at) = at else { return Ok(Vec::new()) };
        let level = self.level()?;
        let mut covered = reach.clone();
        let mut off = Vec::new();
        for (place, shape) in level.shapes.iter().enumerate().skip(at) {
            let mine: Vec<(i32, i32)> = beneath(shape).map(|(x, y, _)| (x, y)).collect();
            if place == at || mine.iter().any(|at| covered.contains(at)) {
                covered.extend(mine);
                off.push((place, shape.clone()));
            }
        }
        for (_, shape) in off.iter().rev() {
            self.peel(shape)?;
        }
        Ok(off)
    }

    /// Puts back what stood beneath a shape, but for what was painted over it since.
    fn peel(&mut self, shape: &Shape) -> Result<(), LayError> {
        let level = self.level()?;
        let project = self.scratch.project();
        let is_drawn = |cell: Cell| cell.block == 0 || material_of(project, cell.block).is_some();
        let cells: Vec<(i32, i32, Cell)> =
            beneath(shape).filter(|(x, y, _)| cell_at(&self.scratch, &level, *x, *y).is_some_and(is_drawn)).collect();
        let side = i32::from(project.chunk_size.max(1));
        let place_of = |x: i32, y: i32| ((x / side) as u32, (y / side) as u32);
        let is_loop = |x: i32, y: i32| {
            let (x, y) = place_of(x, y);
            shape.kind == ShapeKind::Loop && level.layout.get(x, y).is_some_and(|cell| cell.is_loop)
        };
        let (loops, plain): (Vec<_>, Vec<_>) = cells.into_iter().partition(|(x, y, _)| is_loop(*x, *y));
        let mut places: BTreeMap<(u32, u32), Vec<(usize, Cell)>> = BTreeMap::new();
        for (x, y, cell) in loops {
            places.entry(place_of(x, y)).or_default().push(((y % side * side + x % side) as usize, cell));
        }
        for ((x, y), cells) in places {
            let Some(chunk) = level.layout.get(x, y).and_then(|cell| self.scratch.project().chunk(cell.chunk)) else {
                continue;
            };
            let mut content = Chunk { role: ChunkRole::Plain, low_plane: None, ..(**chunk).clone() };
            for (i, cell) in cells {
                content.cells[i] = cell;
            }
            for edit in place_edits(&self.scratch, self.level, (x, y), content, false)? {
                self.run(edit);
            }
        }
        for edit in block_edits(&self.scratch, self.level, &plain, Scope::HereOnly)? {
            self.run(edit);
        }
        Ok(())
    }

    /// Draws a shape over what is there, at its place of the order or at the end.
    fn lay(&mut self, mut shape: Shape, at: Option<usize>) -> Result<(), LayError> {
        let level = self.level()?;
        let most_runs = if self.is_trial { edges::WHILE_DRAGGED } else { usize::MAX };
        let (drawing, mut raster, _) = draw(self.scratch.project(), &shape, most_runs);
        let manner = manner(self.scratch.project(), &shape);
        let is_floor = shape.side == ShapeSide::Floor && shape.layers != ShapeLayers::Neither && !shape.top_only;
        let is_line = matches!(shape.kind, ShapeKind::Line | ShapeKind::Polyline | ShapeKind::Freehand);
        if is_floor && is_line {
            wedges::fill_wedges(&self.scratch, &level, manner.swaps, &mut raster);
        }
        let mut laid = compose(&self.scratch, &level, &raster, manner);
        // The inside of a loop leads out of it, and its outside has steps.
        if shape.kind != ShapeKind::Loop {
            steps::make_steps(&self.scratch, &level, manner.swaps, &mut laid);
        }
        let in_level = |(x, y): (i32, i32)| cell_at(&self.scratch, &level, x, y).is_some();
        if laid.is_empty() && !raster.blocks().any(in_level) {
            return Err(LayError::Outside);
        }
        let (cells, pool) = self.cells(&level, &laid, &shape.material, drawing.chunk.is_some())?;
        (self.new_tiles, self.new_blocks) = (self.new_tiles + pool.new_tiles, self.new_blocks + pool.new_blocks);
        for edit in pool.into_edits() {
            self.run(edit);
        }
        let before =
            |&(x, y, _): &(i32, i32, [Cell; 2])| (x, y, cell_at(&self.scratch, &level, x, y).unwrap_or_default());
        shape.beneath = rows(cells.iter().map(before));
        self.put_cells(&level, cells, drawing.chunk)?;
        self.put_switchers(&mut shape, drawing.switchers);
        let place = at.unwrap_or(level.shapes.len());
        let (level, id) = (self.level.to_owned(), shape.id);
        self.run(Edit::SetShape { level, id, shape: Some((place, Arc::new(shape))) });
        Ok(())
    }

    /// Puts blocks down that belong to no shape.
    pub(crate) fn put_laid(&mut self, level: &LevelData, laid: Vec<Laid>, material: &str) -> Result<(), LayError> {
        let (cells, pool) = self.cells(level, &laid, material, false)?;
        (self.new_tiles, self.new_blocks) = (self.new_tiles + pool.new_tiles, self.new_blocks + pool.new_blocks);
        for edit in pool.into_edits() {
            self.run(edit);
        }
        let is_new = |&(x, y, both): &(i32, i32, [Cell; 2])| {
            cell_at(&self.scratch, level, x, y).is_some_and(|cell| cell != both[0])
        };
        let cells = cells.into_iter().filter(is_new).collect();
        self.put_cells(level, cells, None)
    }

    /// The cells that show what is laid: for high and low plane if `planes`, else one and the same. Makes room for new
    /// blocks first.
    fn cells(
        &mut self,
        level: &LevelData,
        laid: &[Laid],
        material: &str,
        planes: bool,
    ) -> Result<(Vec<PlacedCells>, Pool), LayError> {
        let project = self.scratch.project();
        let made = self.cells_of(Pool::of(&self.scratch), level, laid, material, planes);
        let is_full = matches!(made, Err(LayError::TooMuch));
        let (cells, pool) = match is_full {
            // What is new goes into another tileset.
            true => self.cells_of(Pool::fresh(project), level, laid, material, planes)?,
            false => made?,
        };
        if pool.lacks() == 0 {
            return Ok((cells, pool));
        }
        let room = match pool.index() {
            Some(index) => numbers::grown(&self.scratch, index, pool.added())?,
            None => numbers::with_room(&self.scratch, pool.added())?,
        };
        for edit in room {
            self.run(edit);
        }
        let pool = if is_full { Pool::fresh(self.scratch.project()) } else { Pool::of(&self.scratch) };
        self.cells_of(pool, &*self.level()?, laid, material, planes)
    }

    fn cells_of(
        &self,
        mut pool: Pool,
        level: &LevelData,
        laid: &[Laid],
        material: &str,
        planes: bool,
    ) -> Result<(Vec<PlacedCells>, Pool), LayError> {
        let project = self.scratch.project();
        let swaps = chunk_swap(project).is_some();
        let ground = (!self.is_trial).then(|| LevelGround::of(&self.scratch, level, laid, swaps));
        let mut cells = Vec::with_capacity(laid.len());
        let mine = materials::by_key(material);
        let laid_at: BTreeSet<(i32, i32)> = laid.iter().map(|laid| laid.at).collect();
        for laid in laid {
            let (x, y) = laid.at;
            if laid.is_empty() {
                cells.push((x, y, [Cell::default(); 2]));
                continue;
            }
            let art = match &ground {
                Some(ground) => mine.draw(ground, x, y),
                None if laid.picture == [0; 16] => materials::EMPTY,
                None => PLAIN,
            };
            let [a, b] = laid.solidity;
            let mut cell = |tiles, a, b| {
                let found = pool.take(tiles, &art, laid.front, mine.key).ok_or(LayError::TooMuch)?;
                Ok::<_, LayError>(Cell { block: found.block, flip_x: found.flip_x, flip_y: found.flip_y, a, b })
            };
            let both = if planes {
                let plane = |side: usize| [laid.tiles[side]; 2];
                [cell(plane(0), a, a)?, cell(plane(1), b, b)?]
            } else if swaps {
                [cell([laid.tiles[0]; 2], a, a)?; 2]
            } else {
                [cell(laid.tiles, a, b)?; 2]
            };
            cells.push((x, y, both));
        }
        // What was drawn beside it may have lain at the surface, and does not any more.
        let around = |(x, y): &(i32, i32)| {
            let (x, y) = (*x, *y);
            (-4..=4).flat_map(move |dy| (-4..=4).map(move |dx| (x + dx, y + dy)))
        };
        let Some(ground) = ground else { return Ok((sorted(cells), pool)) };
        let beside: BTreeSet<(i32, i32)> = laid_at.iter().flat_map(around).filter(|at| !laid_at.contains(at)).collect();
        for (x, y) in beside {
            let Some(cell) = cell_at(&self.scratch, level, x, y).filter(|cell| cell.block != 0) else { continue };
            let Some(material) = material_of(project, cell.block).map(materials::by_key) else { continue };
            let Some((set, block)) = project.block(cell.block) else { continue };
            let tileset = &project.tilesets[set].tileset;
            let solidity = [cell.a, cell.b];
            if solidity == [Solidity::NONE; 2] {
                continue; // scenery has no ground to be read from
            }
            let tile = |n: u16| {
                let tile = tileset.tiles.get(usize::from(n)).filter(|_| n != 0);
                tile.map(|tile| tile.flipped(cell.flip_x, cell.flip_y))
            };
            let (tiles, front) = ([tile(block.tile_a), tile(block.tile_b)], block.front);
            let art = material.draw(&ground, x, y);
            let found = pool.take(tiles, &art, front, material.key).ok_or(LayError::TooMuch)?;
            let new = Cell { block: found.block, flip_x: found.flip_x, flip_y: found.flip_y, ..cell };
            if new != cell {
                cells.push((x, y, [new; 2]));
            }
        }
        Ok((sorted(cells), pool))
    }

    fn put_cells(
        &mut self,
        level: &LevelData,
        cells: Vec<PlacedCells>,
        square: Option<(i32, i32, i32)>,
    ) -> Result<(), LayError> {
        let mut plain = Vec::with_capacity(cells.len());
        let mut planes: Vec<(usize, [Cell; 2])> = Vec::new();
        for (x, y, both) in cells {
            let within = square.and_then(|(left, top, side)| {
                let (bx, by, n) = (x - left / 16, y - top / 16, side / 16);
                ((0..n).contains(&bx) && (0..n).contains(&by)).then_some((by * n + bx) as usize)
            });
            match within {
                Some(i) => planes.push((i, both)),
                // Beyond the loop's own chunk both planes are one.
                None => plain.push((x, y, if both[0].block == 0 { both[1] } else { both[0] })),
            }
        }
        for edit in block_edits(&self.scratch, self.level, &plain, Scope::HereOnly)? {
            self.run(edit);
        }
        let Some((left, top, side)) = square.filter(|_| !planes.is_empty()) else { return Ok(()) };
        let (Ok(x), Ok(y)) = (u32::try_from(left / side), u32::try_from(top / side)) else { return Ok(()) };
        let level = self.level().unwrap_or_else(|_| Arc::new(level.clone()));
        let place = level.layout.get(x, y).ok_or(LayError::Outside)?;
        if place.is_loop {
            return Err(LayError::LoopTwice);
        }
        let project = self.scratch.project();
        let old =
            project.chunk(place.chunk).map_or_else(|| Chunk::empty(project.chunk_size), |chunk| (**chunk).clone());
        let content = |plane: usize| {
            let mut chunk = old.clone();
            for (i, both) in &planes {
                if let Some(cell) = chunk.cells.get_mut(*i) {
                    *cell = both[plane];
                }
            }
            chunk
        };
        let low_content = content(1);
        let low = match self.scratch.equal_chunk(&low_content) {
            Some(equal) => equal,
            None => {
                let free = self.scratch.free_chunk()?;
                self.run(Edit::SetChunk { chunk: free, value: Some(Arc::new(low_content)) });
                free
            }
        };
        let high = Chunk { role: ChunkRole::Loop, low_plane: Some(low), ..content(0) };
        for edit in place_edits(&self.scratch, self.level, (x, y), high, true)? {
            self.run(edit);
        }
        Ok(())
    }

    /// Puts the switchers of a shape where they belong; they keep their ids.
    fn put_switchers(&mut self, shape: &mut Shape, switchers: Vec<LayerSwitcher>) {
        let gone = shape.switchers.split_off(switchers.len().min(shape.switchers.len()));
        for id in gone {
            self.set_switcher(id, None);
        }
        for (n, switcher) in switchers.into_iter().enumerate() {
            let id = shape.switchers.get(n).copied().unwrap_or_else(|| self.free_id(shape.id, n));
            if n == shape.switchers.len() {
                shape.switchers.push(id);
            }
            self.set_switcher(id, Some(LayerSwitcher { id, ..switcher }));
        }
    }

    fn set_switcher(&mut self, id: PlacementId, switcher: Option<LayerSwitcher>) {
        let Ok(level) = self.level() else { return };
        let slot = level.switchers.iter().position(|other| other.id == id);
        if slot.is_none() && switcher.is_none() {
            return;
        }
        let slot = slot.unwrap_or(level.switchers.len());
        let switcher = switcher.map(|switcher| (slot, switcher));
        self.run(Edit::SetSwitcher { level: self.level.to_owned(), id, switcher });
    }

    /// An id for the `n`-th thing that comes with a shape: from the shape's own, so that drawing it is repeatable.
    fn free_id(&self, of: PlacementId, n: usize) -> PlacementId {
        let level = self.level().unwrap_or_default();
        let taken = |id: u64| {
            id == 0
                || level.switchers.iter().any(|other| other.id.0 == id)
                || level.placements.iter().any(|other| other.id.0 == id)
                || level.shapes.iter().any(|other| other.id.0 == id)
        };
        let mut id = of.0.wrapping_add(n as u64 + 1);
        while taken(id) {
            id = id.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        }
        PlacementId(id)
    }
}

/// From top to bottom, each row from left to right.
fn sorted(mut cells: Vec<PlacedCells>) -> Vec<PlacedCells> {
    cells.sort_unstable_by_key(|(x, y, _)| (*y, *x));
    cells
}

/// Single cells as rows, each as long as its cells are adjacent.
fn rows(cells: impl Iterator<Item = (i32, i32, Cell)>) -> Vec<Beneath> {
    let mut rows: Vec<Beneath> = Vec::new();
    for (x, y, cell) in cells {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { continue };
        match rows.last_mut() {
            Some(row) if row.y == y && row.x + row.cells.len() as u32 == x => row.cells.push(cell),
            _ => rows.push(Beneath { x, y, cells: vec![cell] }),
        }
    }
    rows
}

/// Terrain around what is laid, as materials read it.
struct LevelGround {
    bits: Bits,
    full: Vec<bool>,
    /// Blocks of the level, across and down.
    size: (i32, i32),
}

/// Blocks around that are looked at: what is drawn anew beside a shape, some three that its rules look at, the reach of a
/// pixel.
const MARGIN: i32 = 9;

impl LevelGround {
    fn of(document: &Document, level: &LevelData, laid: &[Laid], swaps: bool) -> Self {
        let size = size_in_blocks(document, level);
        let xs = laid.iter().map(|laid| laid.at.0);
        let ys = laid.iter().map(|laid| laid.at.1);
        let (left, right) = (xs.clone().min().unwrap_or(0), xs.max().unwrap_or(0));
        let (top, bottom) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
        let origin = (left - MARGIN, top - MARGIN);
        let extent = (right - left + 1 + 2 * MARGIN, bottom - top + 1 + 2 * MARGIN);
        let mut bits = Bits::new(origin, extent);
        let mut known: BTreeMap<(u16, bool, bool, bool, bool), [u16; 16]> = BTreeMap::new();
        for y in origin.1..origin.1 + extent.1 {
            for x in origin.0..origin.0 + extent.0 {
                let Some(cell) = cell_at(document, level, x, y) else { continue };
                if cell.block == 0 {
                    continue;
                }
                let (a, b) = (cell.a != Solidity::NONE, cell.b != Solidity::NONE);
                let key = (cell.block, cell.flip_x, cell.flip_y, a, b);
                let mask = known.entry(key).or_insert_with(|| pixels(document.project(), &cell, swaps));
                bits.put(x, y, mask);
            }
        }
        for laid in laid {
            bits.put(laid.at.0, laid.at.1, &laid.picture);
        }
        let all = (0..extent.1).flat_map(|y| (0..extent.0).map(move |x| (x, y)));
        let full = all.map(|(x, y)| bits.mask(origin.0 + x, origin.1 + y) == FULL).collect();
        Self { bits, full, size }
    }
}

impl Ground for LevelGround {
    fn is_ground(&self, x: i32, y: i32) -> bool {
        let outside = x < 0 || x >= self.size.0 * 16 || y >= self.size.1 * 16;
        y >= 0 && (outside || self.bits.at(x, y))
    }

    fn is_full(&self, bx: i32, by: i32) -> bool {
        if by < 0 {
            return false;
        }
        if bx < 0 || bx >= self.size.0 || by >= self.size.1 {
            return true;
        }
        let (x, y) = (bx - self.bits.origin.0, by - self.bits.origin.1);
        let inside = x >= 0 && y >= 0 && x < self.bits.size.0 && y < self.bits.size.1;
        inside && self.full[(y * self.bits.size.0 + x) as usize]
    }
}
