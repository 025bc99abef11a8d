//! Pictures of whole levels, at a sixteenth. Asked: 4096 × 512 blocks in 0.2 s and 70 MB, 16384 × 1024 in 2.0 s and 250 MB.
//!
//! The process' largest memory is printed after each: for the smaller one alone, name it (`-- 4096`).

use kit::derived::level_picture::{LevelPicture, Look};
use sim::grid::Grid;
use sim::project::{Project, Sheet, Tileset, TilesetRef};
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile, Solidity};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Blocks of the tileset.
const BLOCKS: u64 = 1024;
/// Blocks that most ground is made of.
const POOL: u64 = 64;
/// Blocks along a chunk's side.
const SIDE: u32 = 16;

fn main() {
    divan::main();
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    /// A block: of ground or, behind it, of whatever is there.
    fn cell(&mut self, is_ground: bool) -> Cell {
        let block = match is_ground {
            true if self.below(100) < 60 => self.below(POOL),
            false if self.below(100) >= 15 => return Cell::default(),
            _ => self.below(BLOCKS),
        };
        let a = if is_ground { Solidity::ALL } else { Solidity::NONE };
        Cell { block: 1 + block as u16, flip_x: self.below(10) == 0, a, ..Cell::default() }
    }
}

/// Ground below two waves, of 1,024 blocks of which 64 are most of it, a tenth of them mirrored; 15 of 100 blocks above it are
/// there too. Hardly two chunks are the same, which is the worst that there is for a format of chunks.
fn project(columns: u32, rows: u32) -> Project {
    let mut random = Random(42);
    let pixels: Vec<u8> =
        (0..512 * 512).flat_map(|_| [random.below(256) as u8, random.below(256) as u8, 128, 255]).collect();
    let block = |art: u16| Block { art, tile_a: 1, tile_b: 1, ..Block::default() };
    let tileset = Tileset {
        sheet: Sheet::cut(512, 512, &pixels).map(Arc::new),
        tiles: Arc::new(vec![SolidTile::default(), SolidTile::FULL]),
        blocks: Arc::new([Block::default()].into_iter().chain((0..BLOCKS as u16).map(block)).collect()),
        ..Tileset::default()
    };
    let tileset = TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() };
    let mut project = Project::with_tileset("map", tileset);
    project.chunk_size = SIDE as u8;

    let surface = |x: u32| {
        let (x, rows) = (f64::from(x), f64::from(rows));
        rows * (0.45 + 0.2 * (x / 97.0).sin() + 0.08 * (x / 17.0).sin())
    };
    let mut layout = Grid::new(columns / SIDE, rows / SIDE);
    let mut chunks = vec![Arc::new(Chunk::empty(SIDE as u8))];
    for (row, column) in (0..rows / SIDE).flat_map(|row| (0..columns / SIDE).map(move |column| (row, column))) {
        // The few beyond the last number are like the last one.
        if chunks.len() <= usize::from(u16::MAX) {
            let place = |n: u32| (column * SIDE + n % SIDE, row * SIDE + n / SIDE);
            let cells = (0..SIDE * SIDE).map(place).map(|(x, y)| random.cell(f64::from(y) >= surface(x)));
            chunks.push(Arc::new(Chunk { cells: cells.collect(), ..Chunk::default() }));
        }
        layout.set(column, row, LayoutCell { chunk: (chunks.len() - 1) as u16, is_loop: false });
    }
    project.chunks = Arc::new(chunks);
    Arc::make_mut(&mut project.levels[0]).layout = layout;
    project
}

#[divan::bench(sample_count = 10, args = [(4096, 512), (16384, 1024)])]
fn write_png(bencher: divan::Bencher<'_, '_>, (columns, rows): (u32, u32)) {
    let project = project(columns, rows);
    let level = project.levels[0].key.clone();
    bencher.bench_local(|| {
        let picture = LevelPicture::new(&project, &level, (None, 4), Look::default()).expect("it has the level");
        picture.write_png(std::io::sink(), |_, _| ControlFlow::Continue(()))
    });
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    println!("{}", status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or_default());
}
