//! Opening and saving: a small project inside one displayed frame, the largest level in half a second.

use divan::{Bencher, black_box};
use sim::file::{Disk, SaveOptions, Saved, Storage, open, save, save_as};
use sim::grid::Grid;
use sim::level::{Level, Touched};
use sim::project::{Project, Tileset, TilesetRef};
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile, Solidity};
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn main() {
    divan::main();
}

fn sample() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects/first-steps")
}

#[divan::bench]
fn open_first_steps(bencher: Bencher) {
    bencher.bench(|| open(&Disk, &sample(), &mut |_, _| {}).expect("the sample opens"));
}

#[divan::bench]
fn save_one_level_of_first_steps(bencher: Bencher) {
    let folder = std::env::temp_dir().join(format!("loopwright-bench-{}", std::process::id()));
    let opened = open(&Disk, &sample(), &mut |_, _| {}).expect("the sample opens");
    let (mut project, mut saved) =
        save_as(&Disk, &opened.project, Some(&sample()), &folder).expect("the folder can be written");
    bencher.bench_local(|| {
        Arc::make_mut(&mut project.levels[0]).start.x ^= 1;
        save(&Disk, &project, &mut saved, &SaveOptions::default()).expect("the folder can be written");
    });
    std::fs::remove_dir_all(&folder).expect("our own folder");
}

/// Returns the columns and rows that an edit of one solid tile touches in the largest level, every other block of which shows it.
#[divan::bench(sample_count = 20)]
fn touched_by_a_tile_in_16384_by_1024_blocks(bencher: Bencher) {
    let mut project = large();
    let full = [SolidTile::default(), SolidTile::FULL];
    let blocks = [0, 1].map(|tile| Block { tile_a: tile, tile_b: tile, ..Block::default() });
    let tileset = Tileset { tiles: Arc::new(full.into()), blocks: Arc::new(blocks.into()), ..Tileset::default() };
    project.tilesets = vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })];
    for chunk in Arc::make_mut(&mut project.chunks) {
        Arc::make_mut(chunk).cells.iter_mut().for_each(|cell| cell.block = u16::from(cell.a == Solidity::ALL));
    }
    let key = project.levels[0].key.clone();
    let before = Level::compile(&project, &key).expect("its level");
    let mut edited = project.clone();
    let tileset = &mut Arc::make_mut(&mut edited.tilesets[0]).tileset;
    Arc::make_mut(&mut Arc::make_mut(tileset).tiles)[1].heights[3] = 9;
    let mut now = before.clone();
    now.update(&project, &edited, &key);
    assert!(matches!(now.touched_since(&before), Touched::Part(_)));
    bencher.bench_local(|| black_box(&now).touched_since(black_box(&before)));
}

/// 16,384 × 1,024 blocks from 16,384 different chunks.
fn large() -> Project {
    let mut project = Project::empty("large");
    let mut layout = Grid::new(2048, 128);
    let mut random = 1_u32;
    let mut next = || {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        random >> 16
    };
    for n in 0..2048 * 128 {
        layout.set(n % 2048, n / 2048, LayoutCell { chunk: (next() % 16_384) as u16, is_loop: false });
    }
    let mut chunk = || {
        let cells = (0..64).map(|_| match next() % 4 {
            0 => Cell::default(),
            kind => Cell { block: 0, flip_x: kind == 1, a: Solidity::ALL, ..Cell::default() },
        });
        Arc::new(Chunk { cells: cells.collect(), ..Chunk::default() })
    };
    let chunks = (1..16_384).map(|_| chunk());
    project.chunks = Arc::new([Arc::new(Chunk::empty(8))].into_iter().chain(chunks).collect());
    Arc::make_mut(&mut project.levels[0]).layout = layout;
    project
}

fn saved_large(name: &str) -> (Project, Saved, PathBuf) {
    let folder = std::env::temp_dir().join(format!("loopwright-{name}-{}", std::process::id()));
    let (project, saved) = save_as(&Disk, &large(), None, &folder).expect("the folder can be written");
    (project, saved, folder)
}

#[divan::bench(sample_count = 10)]
fn open_16384_by_1024_blocks(bencher: Bencher) {
    let (_, _, folder) = saved_large("open");
    bencher.bench_local(|| open(&Disk, black_box(&folder), &mut |_, _| {}).expect("it was saved"));
    std::fs::remove_dir_all(&folder).expect("our own folder");
}

#[divan::bench(sample_count = 10)]
fn save_16384_by_1024_blocks(bencher: Bencher) {
    let (mut project, mut saved, folder) = saved_large("save");
    bencher.bench_local(|| {
        Arc::make_mut(&mut project.levels[0]).start.x ^= 1;
        let chunks = Arc::make_mut(&mut project.chunks);
        Arc::make_mut(&mut chunks[1]).cells[0].flip_y ^= true;
        save(&Disk, &project, &mut saved, &SaveOptions::default()).expect("the folder can be written");
    });
    assert!(Disk.list(&folder).is_ok_and(|names| names.len() == 3), "no litter");
    std::fs::remove_dir_all(&folder).expect("our own folder");
}
