//! A small project made in code: hills of blocks on chunks of 8 × 8.

use sim::angle::Angle;
use sim::grid::Grid;
use sim::project::{
    Area, Bounds, LayerSwitcher, LevelData, PlacementId, Project, Start, SwitcherSide, Tileset, TilesetRef,
};
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile, Solidity, TileLayer};
use std::sync::Arc;

/// Blocks: 1 full, 2 slope of 45 degrees, 3 ledge, 4 half high.
pub fn tileset() -> Tileset {
    let slope = SolidTile {
        heights: std::array::from_fn(|x| x as i8 + 1),
        widths: std::array::from_fn(|y| y as i8 + 1),
        angle: Angle(0xE0),
        flagged: false,
    };
    let half = SolidTile { heights: [8; 16], widths: [0; 16], angle: Angle(0), flagged: false };
    let block = |tile| Block { art: tile, tile_a: tile, tile_b: tile, front: false };
    Tileset {
        name: "Test".into(),
        art: "art.png".into(),
        tiles: Arc::new(vec![SolidTile::default(), SolidTile::FULL, slope, half]),
        blocks: Arc::new(vec![Block::default(), block(1), block(2), block(3), block(3)]),
        ..Default::default()
    }
}

fn cell(block: u16) -> Cell {
    Cell { block, a: Solidity::ALL, b: Solidity::ALL, ..Default::default() }
}

fn chunk(of: impl Fn(i32, i32) -> Cell) -> Arc<Chunk> {
    Arc::new(Chunk { cells: (0..64).map(|i| of(i % 8, i / 8)).collect(), ..Default::default() })
}

/// A level of 8 × 4 chunks: air, ground from row 24 down, a hill in the fourth column of chunks.
pub fn project() -> Project {
    let ground = |y: i32| if y >= 4 { cell(1) } else { Cell::default() };
    let hill = |x: i32, y: i32| match (x, y) {
        (_, 4..) => cell(1),
        (x, y) if x + y == 4 => cell(2),
        (x, y) if x + y > 4 && x < 5 => cell(1),
        (7, 1) => Cell { a: Solidity::TOP, b: Solidity::NONE, ..cell(3) },
        _ => Cell::default(),
    };
    let chunks = vec![chunk(|_, _| Cell::default()), chunk(|_, y| ground(y)), chunk(hill), chunk(|_, _| cell(1))];
    let mut layout = Grid::new(8, 4);
    for x in 0..8 {
        layout.set(x, 2, LayoutCell { chunk: if x == 3 { 2 } else { 1 }, is_loop: false });
        layout.set(x, 3, LayoutCell { chunk: 3, is_loop: false });
    }
    let switcher = LayerSwitcher {
        id: PlacementId(0x51),
        x: 320,
        y: 272,
        half_length: 32,
        right_or_below: SwitcherSide { layer: TileLayer::B, high_priority: true },
        ..Default::default()
    };
    let level = LevelData {
        key: "hills".into(),
        title: "Hills".into(),
        layout,
        bounds: Bounds { left: 0, top: 0, right: 704, bottom: 288 },
        start: Start { x: 96, y: 300, ..Default::default() },
        goal: Some(Area { x: 880, y: 192, width: 48, height: 128 }),
        switchers: vec![switcher],
        ..Default::default()
    };
    Project {
        name: "Test".into(),
        chunk_size: 8,
        tilesets: vec![Arc::new(TilesetRef { path: "t".into(), first_block: 0, tileset: Arc::new(tileset()) })],
        chunks: Arc::new(chunks),
        levels: vec![Arc::new(level)],
        ..Default::default()
    }
}
