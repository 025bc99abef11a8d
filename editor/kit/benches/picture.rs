//! Pictures of whole levels. Asked: 4096 × 512 blocks at a sixteenth in 0.2 s, 16384 × 1024 in 2.0 s.

use kit::derived::level_picture::{LevelPicture, Look};
use sim::file::{Disk, open};
use sim::grid::Grid;
use sim::project::Project;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

fn main() {
    divan::main();
}

/// The sample with its level repeated until it has so many blocks across and down.
fn project(columns: u32, rows: u32) -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/first-steps");
    let mut project = open(&Disk, &folder, &mut |_, _| {}).expect("the sample opens").project;
    let side = u32::from(project.chunk_size);
    let level = Arc::make_mut(&mut project.levels[0]);
    let mut layout = Grid::new(columns / side, rows / side);
    for y in 0..layout.height() {
        for x in 0..layout.width() {
            let cell = level.layout.get(x % level.layout.width(), y % level.layout.height());
            layout.set(x, y, cell.unwrap_or_default());
        }
    }
    level.layout = layout;
    project
}

#[divan::bench(sample_count = 10, args = [(4096, 512, 4), (16384, 1024, 4), (512, 64, 0)])]
fn write_png(bencher: divan::Bencher<'_, '_>, (columns, rows, halvings): (u32, u32, u8)) {
    let project = project(columns, rows);
    let level = project.levels[0].key.clone();
    bencher.bench_local(|| {
        let picture = LevelPicture::new(&project, &level, (None, halvings), Look::default()).expect("it has the level");
        picture.write_png(std::io::sink(), |_, _| ControlFlow::Continue(()))
    });
}
