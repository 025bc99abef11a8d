//! The cost of keeping a step on the journal's thread, and of reading a journal back. Asked: a step in 1 ms.

use kit::document::journal::{Journal, past};
use kit::document::paint::{Scope, block_edits};
use kit::document::{Document, FileEvent, Files, History};
use sim::file::{Disk, MemoryStorage};
use sim::project::Project;
use sim::tiles::{Cell, Solidity};
use std::path::Path;
use std::sync::Arc;

fn main() {
    divan::main();
}

fn sample() -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/first-steps");
    let mut files = Files::new(Arc::new(Disk), || {});
    files.open(folder);
    let events = files.finish(&mut History::default());
    let document = events.into_iter().find_map(|event| match event {
        FileEvent::Opened { document, .. } => Some(document),
        _ => None,
    });
    document.expect("the sample opens").project().clone()
}

/// A history with a journal, and what paints one more block.
fn session(storage: &Arc<MemoryStorage>) -> (Journal, impl FnMut(&Journal) + use<>) {
    let mut history = History::new(Document::new(sample(), None));
    let journal = Journal::new(storage.clone(), || {});
    journal.begin(Path::new("/p"), history.document().project().clone(), None);
    history.report();
    let level = history.document().project().levels[0].key.clone();
    let mut n = 0;
    let paint = move |journal: &Journal| {
        n += 1;
        let cell = Cell { block: 1 + n as u16 % 2, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() };
        let cells = [(n / 2 % 64, n / 128 % 20, cell)];
        let edits = block_edits(history.document(), &level, &cells, Scope::HereOnly).expect("it can be painted");
        history.apply("Paint", None, edits).expect("it can be painted");
        journal.follow(history.take_news());
        journal.flush();
    };
    (journal, paint)
}

#[divan::bench(sample_count = 200)]
fn keep_a_step(bencher: divan::Bencher<'_, '_>) {
    let storage = Arc::new(MemoryStorage::new());
    let (journal, mut paint) = session(&storage);
    paint(&journal);
    bencher.bench_local(|| paint(&journal));
}

#[divan::bench(sample_count = 10)]
fn read_back_a_thousand_steps(bencher: divan::Bencher<'_, '_>) {
    let storage = Arc::new(MemoryStorage::new());
    let (journal, mut paint) = session(&storage);
    (0..1000).for_each(|_| paint(&journal));
    let project = sample();
    let length: usize = storage.files_under("/p").values().map(Vec::len).sum();
    println!("1,000 steps: {length} bytes");
    bencher.bench_local(|| past(&*storage, Path::new("/p"), &project).expect("there is a journal"));
}
