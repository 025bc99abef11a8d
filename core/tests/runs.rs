//! Every recorded run of every project under `projects/` goes and ends as it says.

#![allow(clippy::unwrap_used)]

use sim::file::{self, Disk};
use sim::level::Level;
use sim::project::{Project, Run};
use sim::replay;
use std::path::{Path, PathBuf};

fn projects() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects");
    let mut found: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.join("loopwright.json").exists());
    found.sort();
    found
}

/// Returns the differences from a run's expectations, a line for each.
fn mismatches(project: &Project, run: &Run) -> Vec<String> {
    if let Some(data) = project.maze(&run.level) {
        let Some(maze) = data.maze() else { return vec![format!("the maze {} has no start", run.level)] };
        return replay::check_in_maze(run, &maze).err().into_iter().flatten().map(|found| found.to_string()).collect();
    }
    let Some(level) = Level::for_run(project, run) else { return vec![format!("no level {}", run.level)] };
    replay::check(run, &level).err().into_iter().flatten().map(|mismatch| mismatch.to_string()).collect()
}

#[test]
fn every_run_goes_as_it_says() {
    let mut played = 0;
    let mut wrong = Vec::new();
    for folder in projects() {
        let opened = file::open(&Disk, &folder, &mut |_, _| {}).unwrap();
        assert!(opened.problems.is_empty(), "{}: {:?}", folder.display(), opened.problems);
        for run in &opened.project.runs {
            played += 1;
            let name = format!("{}/runs/{}", folder.file_name().unwrap().display(), run.key);
            wrong.extend(mismatches(&opened.project, run).into_iter().map(|why| format!("{name}: {why}")));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\n(where the rules changed on purpose: loopwright test projects/NAME --accept)",
        wrong.join("\n")
    );
    assert!(played >= 4, "the samples have their runs");
}
