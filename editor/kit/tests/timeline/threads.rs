//! The same run, the same end: on one thread or many, in any order, from snapshots or straight.

use crate::again::sample;
use kit::play::run::InputLog;
use kit::play::watch::Watched;
use kit::timeline::fan::{Ghost, fan};
use kit::timeline::track::Track;
use rayon::prelude::*;
use sim::level::Level;
use sim::project::Project;
use sim::trace::NoTrace;
use std::sync::Arc;

/// The end of a run, and the ghosts from its middle.
fn outcome(project: &Project, run: usize) -> Option<(u64, Vec<Ghost>)> {
    let run = &project.runs[run];
    let level = Arc::new(Level::for_run(project, run)?);
    let (watched, start) = Watched::new(run, level.start);
    let recording = Arc::new(watched.whole(&InputLog { start, ..InputLog::default() }));
    let track = Track::new(&recording, &level);
    let middle = track.frames() / 2;
    let held = recording.pads(middle.saturating_sub(1)).first.held;
    Some((track.end().digest(), fan(&track.world(middle), &level, held)))
}

#[test]
fn one_thread_or_many_in_any_order() {
    for project in [sample("abilities"), sample("first-steps")] {
        let on = |threads: usize, reversed: bool| -> Vec<_> {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            let mut order: Vec<usize> = (0..project.runs.len()).collect();
            if reversed {
                order.reverse();
            }
            let mut found: Vec<_> =
                pool.install(|| order.into_par_iter().map(|run| (run, outcome(&project, run))).collect());
            found.sort_by_key(|(run, _)| *run);
            found
        };
        let alone = on(1, false);
        assert!(alone.iter().filter(|(_, outcome)| outcome.is_some()).count() > 0);
        assert!(on(2, true) == alone, "two threads, backwards");
        assert!(on(8, false) == alone, "eight threads");
    }
}

#[test]
fn a_clone_of_any_frame_continues_like_its_world() {
    for project in [sample("abilities"), sample("first-steps")] {
        for run in &project.runs {
            let Some(level) = Level::for_run(&project, run).map(Arc::new) else { continue };
            let (watched, start) = Watched::new(run, level.start);
            let recording = watched.whole(&InputLog { start, ..InputLog::default() });
            let mut world = recording.first_world(&level);
            for frame in 0..recording.frames() {
                let mut copy = world.clone();
                let pads = recording.pads(frame);
                world.step(&level, pads, &mut NoTrace);
                copy.step(&level, pads, &mut NoTrace);
                assert_eq!(copy.digest(), world.digest(), "{}, frame {frame}", run.key);
            }
        }
    }
}
