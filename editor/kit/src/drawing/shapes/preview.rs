//! The measures of a shape while it is dragged: pixels, counts, tight edges and speeds, without putting it down.

use super::compose::{Laid, compose};
use super::cut::canonical;
use super::edges::{self, TightEdge};
use super::lay::{self, draw, manner};
use super::pool::Pool;
use super::speed::{self, FromStart, Speeds};
use super::steps;
use crate::document::Document;
use sim::level::Level;
use sim::project::{PlacementId, Shape, ShapeKind};
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeSet, HashSet};

/// The counts of a shape that is not made yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// The blocks that change.
    pub laid: Vec<Laid>,
    /// Solid tiles of the shape, each counted once however it is mirrored.
    pub tiles: usize,
    /// The number among them that would have to be made.
    pub new_tiles: usize,
    /// Places of the layout that change.
    pub chunks: usize,
    /// The places where a player is thrown off an edge.
    pub tight_edges: Vec<TightEdge>,
    /// The speed that a loop or hill needs, and what a run from the start arrives with.
    pub speeds: Option<Speeds>,
}

/// Says what a shape would come to while it is dragged: everything that does not move is looked up once.
#[derive(Debug)]
pub struct Previewer {
    /// The document without the shape.
    document: Document,
    level: String,
    pool: Pool,
    /// The level without the shape, and runs from its start both ways; made when they are asked for.
    compiled: OnceCell<Option<(Level, [FromStart; 2])>>,
    /// The shape whose speeds were found last: finding them takes some hundred runs.
    known: RefCell<Option<(Shape, Option<Speeds>)>>,
}

impl Previewer {
    /// For a level; the shape of that id is looked through.
    pub fn new(document: &Document, level: &str, id: PlacementId) -> Self {
        Self {
            pool: Pool::of(document),
            document: lay::without(document, level, id),
            level: level.to_owned(),
            compiled: OnceCell::new(),
            known: RefCell::new(None),
        }
    }

    /// The speeds at the foot of a loop or a hill.
    fn speeds(&self, shape: &Shape) -> Option<Speeds> {
        if let Some((known, speeds)) = &*self.known.borrow()
            && (known.kind, &known.points) == (shape.kind, &shape.points)
        {
            return *speeds;
        }
        if !matches!(shape.kind, ShapeKind::Loop | ShapeKind::Hill) {
            return None;
        }
        let project = self.document.project();
        let compiled = self.compiled.get_or_init(|| {
            let level = Level::compile(project, &self.level)?;
            let runs = [1, -1].map(|way| FromStart::of(&level, way));
            Some((level, runs))
        });
        let (level, runs) = compiled.as_ref()?;
        let speeds = speed::speeds(project, level, runs, shape);
        *self.known.borrow_mut() = Some((shape.clone(), speeds));
        speeds
    }

    /// Returns the counts of a shape.
    pub fn of(&self, shape: &Shape) -> Preview {
        let Some(level) = self.document.level(&self.level) else { return Preview::default() };
        let project = self.document.project();
        let (_, raster, tight_edges) = draw(project, shape, edges::WHILE_DRAGGED);
        let manner = manner(project, shape);
        let mut laid = compose(&self.document, level, &raster, manner);
        // The inside of a loop leads out of it, and its outside has steps.
        if shape.kind != ShapeKind::Loop {
            steps::make_steps(&self.document, level, manner.swaps, &mut laid);
        }
        let mut tiles = HashSet::new();
        let mut seen = HashSet::new();
        let mut new_tiles = 0;
        for tile in laid.iter().flat_map(|laid| laid.tiles).flatten() {
            if seen.insert(tile) && tiles.insert(canonical(&tile)) && !self.pool.has_tile(&tile) {
                new_tiles += 1;
            }
        }
        let side = i32::from(project.chunk_size.max(1));
        let places: BTreeSet<(i32, i32)> = laid.iter().map(|laid| (laid.at.0 / side, laid.at.1 / side)).collect();
        let speeds = self.speeds(shape);
        Preview { tiles: tiles.len(), new_tiles, chunks: places.len(), tight_edges, speeds, laid }
    }
}
