//! The number of states a second that the search for where a player can get finds, on one thread and on two.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use kit::reach::{Origin, Search, SearchLimits};
use sim::project::Project;
use std::path::Path;

fn main() {
    divan::main();
}

fn sample(name: &str) -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name);
    sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens").project
}

fn search(bencher: Bencher<'_, '_>, threads: usize, project: &str, level: &str) {
    const STATES: u32 = 100_000;
    let project = sample(project);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
    let limits = SearchLimits { states: STATES, ..SearchLimits::default() };
    bencher.counter(ItemsCount::new(STATES)).bench_local(|| {
        let mut search = Search::new(&project, Origin::start_of(level), limits).expect("there is such a level");
        pool.install(|| while search.round() {});
        black_box(search.map().progress)
    });
}

/// The sample's level, which has terrain alone.
#[divan::bench(args = [1, 2], sample_count = 5)]
fn states_on_terrain(bencher: Bencher<'_, '_>, threads: usize) {
    search(bencher, threads, "first-steps", "meadow");
}

/// A level with platforms that move.
#[divan::bench(args = [1, 2], sample_count = 5)]
fn states_among_platforms(bencher: Bencher<'_, '_>, threads: usize) {
    search(bencher, threads, "object-gym", "platform");
}
