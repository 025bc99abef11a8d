//! A small project to edit.

use kit::document::{Document, Edits, History};
use sim::grid::Grid;
use sim::maze::MazeGrid;
use sim::project::*;
use sim::tiles::*;
use std::sync::Arc;

pub fn cell(block: BlockId) -> Cell {
    Cell { block, a: Solidity::ALL, b: Solidity::TOP, ..Cell::default() }
}

pub fn chunk_of(block: BlockId) -> Chunk {
    Chunk { cells: vec![cell(block); 64], ..Chunk::default() }
}

/// Chunks: 0 empty, 1 full of block 1 (used twice), 2 full of block 2 (used once), 3 full of block 3 (not used).
pub fn project() -> Project {
    let tileset = Tileset {
        name: "hills".into(),
        art: "art.png".into(),
        tiles: Arc::new(vec![SolidTile::default(), SolidTile::FULL]),
        blocks: Arc::new((0..10).map(|art| Block { art, tile_a: 1, ..Block::default() }).collect()),
        sheet: Some(Arc::new(Sheet { across: 2, cells: (0..4).map(|n| Arc::new([n; 1024])).collect(), indexed: None })),
        ..Tileset::default()
    };
    let set = TilesetRef { path: "tilesets/hills".into(), first_block: 0, tileset: Arc::new(tileset) };
    let mut project = Project::with_tileset("sample", set);
    let chunks = Arc::make_mut(&mut project.chunks);
    chunks.extend((1..4).map(|block| Arc::new(chunk_of(block))));
    let mut layout = Grid::new(6, 4);
    for (x, y, chunk) in [(0, 0, 1), (1, 0, 1), (2, 0, 2)] {
        layout.set(x, y, LayoutCell { chunk, is_loop: false });
    }
    let level = Arc::make_mut(&mut project.levels[0]);
    level.layout = layout;
    level.switchers = (1..4).map(switcher).collect();
    let limits = |id| LimitChange { id: PlacementId(id), from_x: id as i32, right: Some(5), ..LimitChange::default() };
    let mark = |id| LevelMark { id: PlacementId(id), x: id as i32, name: "here".into(), ..LevelMark::default() };
    level.marks = (11..14).map(mark).collect();
    level.limit_changes = (1..4).map(limits).collect();
    level.starts = vec![NamedStart { name: "a".into(), ..NamedStart::default() }];
    level.placements = (1..4).map(placement).collect();
    project.mazes = vec![maze("round", 0)];
    project.runs = vec![run("a"), run("c")];
    project.stamps = vec![Arc::new(NamedStamp { key: "arch".into(), title: "Arch".into(), ..NamedStamp::default() })];
    project
}

pub fn switcher(id: u64) -> LayerSwitcher {
    LayerSwitcher { id: PlacementId(id), x: id as i32 * 10, half_length: 64, ..LayerSwitcher::default() }
}

pub fn placement(id: u64) -> Placement {
    Placement { id: PlacementId(id), kind: "ring".into(), ..Placement::default() }
}

/// A maze of 4 × 3 cells, all with the same block.
pub fn maze(key: &str, id: u8) -> Arc<MazeData> {
    let grid = MazeGrid::from_cells(4, 3, vec![id; 12]).unwrap();
    Arc::new(MazeData { key: key.into(), grid, ..MazeData::default() })
}

pub fn run(key: &str) -> Arc<Run> {
    Arc::new(Run { key: key.into(), level: LEVEL.into(), ..Run::default() })
}

pub const LEVEL: &str = "level-1";

pub fn document() -> Document {
    Document::new(project(), None)
}

pub fn applied(history: &mut History, edits: impl Into<Edits>) {
    history.apply("Test", None, edits).unwrap();
}

/// Checks that the data kept beside the project is that of a fresh computation.
pub fn check_invariants(document: &Document) {
    let fresh = Document::new(document.project().clone(), None);
    for chunk in 0..document.project().chunks.len() as ChunkId + 2 {
        assert_eq!(document.chunk_uses(chunk), fresh.chunk_uses(chunk), "uses of chunk {chunk}");
    }
}
