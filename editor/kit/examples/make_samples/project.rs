//! The sample project made of the course: chunks, layout, start, goal, switchers.

use super::course;
use sim::grid::Grid;
use sim::project::{Area, Bounds, LevelData, Project, Start, Tileset, TilesetRef};
use sim::tiles::{Cell, Chunk, LayoutCell};
use std::sync::Arc;

/// Blocks along the side of a chunk.
pub const CHUNK: i32 = 8;

/// Cuts cells into chunks, equal ones shared, and the layout that places them.
fn chunks(cells: &[Cell], width: i32, height: i32) -> (Vec<Arc<Chunk>>, Grid<LayoutCell>) {
    let mut chunks = vec![Arc::new(Chunk::empty(CHUNK as u8))];
    let layout = chunks_of(&mut chunks, cells, width, height);
    (chunks, layout)
}

/// As [`chunks`], with new chunks behind those that are there.
pub fn chunks_of(chunks: &mut Vec<Arc<Chunk>>, cells: &[Cell], width: i32, height: i32) -> Grid<LayoutCell> {
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
    layout
}

/// The project, without runs.
pub fn make(tileset: Tileset, cells: &[Cell], width: i32, height: i32) -> Project {
    let (chunks, layout) = chunks(cells, width, height);
    let level = LevelData {
        key: "meadow".into(),
        title: "Meadow".into(),
        layout,
        bounds: Bounds::inside(width * 16, height * 16),
        start: Start { x: 96, y: 30 * 16 - 20, ..Start::default() },
        goal: Some(Area { x: 248 * 16, y: 10 * 16, width: 32, height: 12 * 16 }),
        background: Some(0),
        switchers: course::switchers(),
        ..LevelData::default()
    };
    Project {
        name: "First Steps".into(),
        chunk_size: CHUNK as u8,
        tilesets: vec![Arc::new(TilesetRef {
            path: "../../tilesets/meadow".into(),
            first_block: 0,
            tileset: Arc::new(tileset),
        })],
        chunks: Arc::new(chunks),
        levels: vec![Arc::new(level)],
        ..Project::default()
    }
}
