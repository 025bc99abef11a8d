//! The time of all checks on the largest level, 16,384 × 1,024 blocks. Once made of the shipped course over and over,
//! once of its chunks thrown together, where hardly any surface goes on. Promised: under two seconds.

use divan::{Bencher, black_box};
use kit::checks::{Checker, Wish};
use sim::grid::Grid;
use sim::project::Project;
use sim::tiles::{Chunk, LayoutCell};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn main() {
    divan::main();
}

fn sample() -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/first-steps");
    sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens").project
}

fn with_layout(mut project: Project, chunk_at: impl Fn(u32, u32) -> u16) -> Project {
    let size = u32::from(project.chunk_size);
    let mut layout = Grid::new(16_384 / size, 1_024 / size);
    for y in 0..layout.height() {
        for x in 0..layout.width() {
            layout.set(x, y, LayoutCell { chunk: chunk_at(x, y), is_loop: false });
        }
    }
    Arc::make_mut(&mut project.levels[0]).layout = layout;
    project
}

/// The course beside and below itself.
fn repeated() -> Project {
    let project = sample();
    let old = project.levels[0].layout.clone();
    with_layout(project, |x, y| old.get(x % old.width(), y % old.height()).unwrap_or_default().chunk)
}

/// Returns all chunks, and 4,000 copies of them, in any order.
fn thrown_together() -> Project {
    let mut project = sample();
    let mut chunks: Vec<Arc<Chunk>> = (*project.chunks).clone();
    let shipped = chunks.len();
    (0..4000).for_each(|i| chunks.push(Arc::new((*chunks[i % shipped]).clone())));
    let count = chunks.len();
    project.chunks = Arc::new(chunks);
    with_layout(project, |x, y| ((x * 7 + y * 13) as usize * 31 % count) as u16)
}

fn check(bencher: Bencher<'_, '_>, project: &Project) {
    let go = AtomicBool::new(false);
    bencher.bench_local(|| black_box(Checker::default().run(black_box(project), &[], &Wish::default(), &go)));
}

#[divan::bench(sample_count = 5)]
fn repeated_course(bencher: Bencher<'_, '_>) {
    check(bencher, &repeated());
}

#[divan::bench(sample_count = 5)]
fn chunks_thrown_together(bencher: Bencher<'_, '_>) {
    check(bencher, &thrown_together());
}

/// Measures the window's work after a switcher was moved: the level is checked again, its terrain kept.
#[divan::bench]
fn sample_after_an_edit(bencher: Bencher<'_, '_>) {
    let go = AtomicBool::new(false);
    let mut project = sample();
    let mut checker = Checker::default();
    bencher.bench_local(|| {
        Arc::make_mut(&mut project.levels[0]).start.x ^= 1;
        black_box(checker.run(&project, &[], &Wish::default(), &go))
    });
}
