//! Levels drawn as pixels: floors, slopes, quarter pipes and loops, cut into solid tiles, blocks and chunks.

pub mod canvas;
pub mod curves;
pub mod tiles;

use canvas::Canvas;
use sim::grid::Grid;
use sim::level::Level;
use sim::project::{Bounds, LayerSwitcher, LevelData, Project, Start, Tileset, TilesetRef};
use sim::tiles::{Cell, Chunk, LayoutCell};
use std::sync::Arc;
use tiles::Catalogue;

/// Blocks along the side of a chunk.
const CHUNK: i32 = 8;
/// The key of the level.
pub const LEVEL: &str = "meadow";

/// Cuts cells into chunks, equal ones shared, and the layout that places them.
fn chunks(cells: &[Cell], width: i32, height: i32) -> (Vec<Arc<Chunk>>, Grid<LayoutCell>) {
    let mut chunks = vec![Arc::new(Chunk::empty(CHUNK as u8))];
    let mut layout = Grid::new((width / CHUNK) as u32, (height / CHUNK) as u32);
    for cy in 0..height / CHUNK {
        for cx in 0..width / CHUNK {
            let place = |i: i32| ((cy * CHUNK + i / CHUNK) * width + cx * CHUNK + i % CHUNK) as usize;
            let content: Vec<Cell> = (0..CHUNK * CHUNK).map(|i| cells[place(i)]).collect();
            let number = chunks.iter().position(|chunk| chunk.cells == content).unwrap_or_else(|| {
                chunks.push(Arc::new(Chunk { cells: content, ..Chunk::default() }));
                chunks.len() - 1
            });
            layout.set(cx as u32, cy as u32, LayoutCell { chunk: number as u16, is_loop: false });
        }
    }
    (chunks, layout)
}

/// A project with one level of these cells: neither a goal nor switchers.
pub fn project(tileset: Tileset, cells: &[Cell], width: i32, height: i32) -> Project {
    let (chunks, layout) = chunks(cells, width, height);
    let level = LevelData {
        key: LEVEL.into(),
        title: "Meadow".into(),
        layout,
        bounds: Bounds::inside(width * 16, height * 16),
        start: Start { x: 96, y: 30 * 16 - 20, ..Start::default() },
        ..LevelData::default()
    };
    let tileset = TilesetRef { path: "tilesets/test".into(), first_block: 0, tileset: Arc::new(tileset) };
    Project {
        name: "Drawn".into(),
        chunk_size: CHUNK as u8,
        tilesets: vec![Arc::new(tileset)],
        chunks: Arc::new(chunks),
        levels: vec![Arc::new(level)],
        ..Project::default()
    }
}

/// A project with one level that shows a canvas.
pub fn cut(canvas: &Canvas) -> Project {
    let mut catalogue = Catalogue::default();
    let cells = catalogue.cut(canvas);
    let tileset = Tileset {
        name: "Test".into(),
        art: "art.png".into(),
        tiles: Arc::new(catalogue.tiles),
        blocks: Arc::new(catalogue.blocks),
        ..Tileset::default()
    };
    project(tileset, &cells, canvas.width, canvas.height)
}

/// A level that shows a canvas, to be run through.
pub fn level_of(canvas: &Canvas, switchers: Vec<LayerSwitcher>) -> Level {
    let mut project = cut(canvas);
    Arc::make_mut(&mut project.levels[0]).switchers = switchers;
    Level::compile(&project, LEVEL).expect("the level is there")
}
