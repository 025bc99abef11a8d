//! Small projects made in code, and looking at them.

use crate::drawn;
use crate::drawn::canvas::Canvas;
use kit::checks::{Checker, Problem, Report, Wish};
use kit::document::{Document, Edit, History};
use sim::project::*;
use sim::tiles::*;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub const WIDTH: i32 = 48;
pub const HEIGHT: i32 = 16;
/// The row of blocks that the floor begins with.
pub const FLOOR: i32 = 10;
pub use crate::drawn::LEVEL;

/// A cell that shows a block, solid to everything.
pub fn cell(block: BlockId) -> Cell {
    Cell { block, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() }
}

/// Changes of the flat ground: block columns, rows and what is there.
pub type Spots = Vec<(i32, i32, Cell)>;

/// Flat ground, 48 blocks long, whose block `n` carries the solid tile `n`: 0 empty, 1 full, then `tiles`.
///
/// Nothing is wrong with it but what the arguments put there.
pub fn project(tiles: &[SolidTile], spots: &Spots) -> Project {
    let tiles: Vec<_> = [SolidTile::default(), SolidTile::FULL].into_iter().chain(tiles.iter().copied()).collect();
    let count = tiles.len() as u16;
    let blocks = (0..count).map(|n| Block { art: n, tile_a: n, tile_b: n, front: false }).collect();
    let tileset = Tileset {
        name: "Test".into(),
        art: "art.png".into(),
        tiles: Arc::new(tiles),
        blocks: Arc::new(blocks),
        ..Tileset::default()
    };
    let ground = |i: i32| if i / WIDTH >= FLOOR { cell(1) } else { Cell::default() };
    let mut cells: Vec<Cell> = (0..WIDTH * HEIGHT).map(ground).collect();
    for (x, y, cell) in spots {
        cells[(y * WIDTH + x) as usize] = *cell;
    }
    let mut project = drawn::project(tileset, &cells, WIDTH, HEIGHT);
    let level = level(&mut project);
    level.start = Start { x: 96, y: FLOOR * 16 - 20, ..Start::default() };
    level.goal = Some(Area { x: 600, y: 100, width: 32, height: 60 });
    project
}

/// Returns the project of a drawing, cut into tiles, blocks and chunks; with neither switchers nor a goal.
pub fn drawn(canvas: &Canvas) -> Project {
    let mut project = drawn::cut(canvas);
    let level = level(&mut project);
    level.start = Start { x: 64, y: 26 * 16 - 20, ..Start::default() };
    project
}

/// The only level, to be changed.
pub fn level(project: &mut Project) -> &mut LevelData {
    Arc::make_mut(&mut project.levels[0])
}

/// The flat ground as it is.
pub fn clean() -> Project {
    project(&[], &Vec::new())
}

/// A vertical switcher that leads to layer A on both sides.
pub fn switcher(id: u64, x: i32, y: i32) -> LayerSwitcher {
    LayerSwitcher { id: PlacementId(id), x, y, half_length: 32, ..LayerSwitcher::default() }
}

pub fn side(layer: TileLayer) -> SwitcherSide {
    SwitcherSide { layer, high_priority: false }
}

/// Returns the findings of some checks; with no name, of all that are on.
pub fn report(project: &Project, only: &[&str]) -> Report {
    let wish = Wish { only: only.iter().map(ToString::to_string).collect(), ..Wish::default() };
    Checker::default().run(project, &[], &wish, &AtomicBool::new(false)).unwrap()
}

/// Returns the findings of a check.
pub fn found(project: &Project, check: &str) -> Vec<Problem> {
    report(project, &[check]).problems
}

/// The project after some edits; taking them back must give the old one again.
pub fn edited(project: &Project, edits: &[Edit]) -> Project {
    let mut history = History::new(Document::new(project.clone(), None));
    history.apply("Fix", None, edits.to_vec()).unwrap();
    let fixed = history.document().project().clone();
    assert!(history.undo());
    assert_eq!(history.document().project(), project, "taken back");
    fixed
}
