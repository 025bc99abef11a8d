//! The cost of one step: done, undone and redone.

use kit::document::paint::{Scope, block_edits};
use kit::document::{Document, Edit, History};
use sim::file::Disk;
use sim::tiles::{Cell, Solidity};
use std::path::Path;

fn main() {
    divan::main();
}

/// A history of a shipped project, and the key of its first level.
fn history() -> (History, String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/two-roads");
    let project = sim::file::open(&Disk, &folder, &mut |_, _| ()).expect("the sample opens").project;
    let level = project.levels[0].key.clone();
    (History::new(Document::new(project, None)), level)
}

/// Paints the block of that number, another one each time round.
fn paint(history: &mut History, level: &str, n: i32) {
    let cell = Cell { block: 1 + (n / 1280) as u16 % 2, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() };
    let cells = [(n % 64, n / 64 % 20, cell)];
    let edits = block_edits(history.document(), level, &cells, Scope::HereOnly).expect("it can be painted");
    history.apply("Paint", None, edits).expect("it can be painted");
}

fn move_start(history: &mut History, level: &str, n: i32) {
    let mut start = history.document().level(level).expect("the level is there").start;
    start.x = n % 500;
    history.apply("Move", None, vec![Edit::SetStart { level: level.to_owned(), start }]).expect("it can be moved");
}

fn bench_step(bencher: divan::Bencher<'_, '_>, step: fn(&mut History, &str, i32)) {
    let (mut history, level) = history();
    let mut n = 0;
    bencher.bench_local(|| {
        n += 1;
        step(&mut history, &level, n);
    });
}

fn bench_undo(bencher: divan::Bencher<'_, '_>, step: fn(&mut History, &str, i32)) {
    let (mut history, level) = history();
    (1..=1000).for_each(|n| step(&mut history, &level, n));
    let mut n = 0;
    // Down all steps and up again: both ways are measured, each half of the times.
    bencher.bench_local(|| {
        n = (n + 1) % 2000;
        if n < 1000 { history.undo() } else { history.redo() }
    });
}

#[divan::bench(sample_count = 1000)]
fn paint_a_block(bencher: divan::Bencher<'_, '_>) {
    bench_step(bencher, paint);
}

#[divan::bench(sample_count = 2000)]
fn undo_or_redo_a_painted_block(bencher: divan::Bencher<'_, '_>) {
    bench_undo(bencher, paint);
}

#[divan::bench(sample_count = 1000)]
fn move_the_start(bencher: divan::Bencher<'_, '_>) {
    bench_step(bencher, move_start);
}

#[divan::bench(sample_count = 2000)]
fn undo_or_redo_a_moved_start(bencher: divan::Bencher<'_, '_>) {
    bench_undo(bencher, move_start);
}
