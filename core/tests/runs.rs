//! Every recorded run of every project under `projects/` ends as it says.

#![allow(clippy::unwrap_used)]

use sim::file::{self, Disk};
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::project::{Project, Run};
use sim::trace::NoTrace;
use sim::world::World;
use std::path::{Path, PathBuf};

fn projects() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects");
    let mut found: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.join("loopwright.json").exists());
    found.sort();
    found
}

/// Plays a run to its end; the first thing that is not as expected, if any.
fn mismatch(project: &Project, run: &Run) -> Option<String> {
    let Some(level) = Level::compile(project, &run.level) else { return Some(format!("no level {}", run.level)) };
    let mut world = run.start.map_or_else(|| World::new(&level), |start| World::at(&level, &start));
    let mut before = Buttons::NONE;
    for (buttons, frames) in &run.inputs {
        for _ in 0..*frames {
            world.step(&level, Input::after(before, Buttons(*buttons)), &mut NoTrace);
            before = Buttons(*buttons);
        }
    }
    let expect = &run.expect;
    let differs = |what: &str, expected: Option<String>, actual: String| {
        let expected = expected?;
        (expected != actual).then(|| format!("{what} is {actual}, not {expected}, after frame {}", world.frame))
    };
    differs("goal", expect.goal.map(|v| v.to_string()), world.goal_reached.to_string())
        .or_else(|| differs("x", expect.x.map(|v| v.to_string()), world.player.x.px().to_string()))
        .or_else(|| differs("y", expect.y.map(|v| v.to_string()), world.player.y.px().to_string()))
        .or_else(|| differs("digest", expect.digest.map(|v| format!("{v:016x}")), format!("{:016x}", world.digest())))
}

#[test]
fn every_run_ends_as_it_says() {
    let mut played = 0;
    let mut wrong = Vec::new();
    for folder in projects() {
        let opened = file::open(&Disk, &folder, &mut |_, _| {}).unwrap();
        assert!(opened.problems.is_empty(), "{}: {:?}", folder.display(), opened.problems);
        for run in &opened.project.runs {
            played += 1;
            let name = format!("{}/runs/{}", folder.file_name().unwrap().display(), run.key);
            wrong.extend(mismatch(&opened.project, run).map(|why| format!("{name}: {why}")));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\n(where the rules changed on purpose: cargo run --release --example make_samples)",
        wrong.join("\n")
    );
    assert!(played >= 4, "the samples have their runs");
}
