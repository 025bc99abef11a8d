//! Whether the runs of a project hold, kept up with edits: on a thread, run by run.

use crate::job::Job;
use sim::level::Level;
use sim::project::{Expectation, LevelData, MazeData, OwnKinds, Project, Run, TilesetRef};
use sim::replay::{self, Mismatch};
use sim::ruleset::{Game, RulesetChoice};
use sim::tiles::Chunk;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The result of playing a run.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// A run that was played to its end: the expectations that do not hold, and those that the end as it came out allows.
    Played(Vec<Mismatch>, Expectation),
    /// Its level is not there, or can't be played.
    Unplayable,
}

impl Outcome {
    /// Everything holds.
    pub fn holds(&self) -> bool {
        matches!(self, Self::Played(mismatches, _) if mismatches.is_empty())
    }

    /// Frames after which the first thing does not hold.
    pub fn first_mismatch(&self) -> Option<u32> {
        match self {
            Self::Played(mismatches, _) => mismatches.iter().map(|mismatch| mismatch.frames).min(),
            Self::Unplayable => None,
        }
    }

    /// Returns the expectations that do not hold, a line for each.
    pub fn problems(&self) -> Vec<String> {
        match self {
            Self::Played(mismatches, _) => mismatches.iter().map(Mismatch::to_string).collect(),
            Self::Unplayable => vec!["Its level is missing, or has no start.".to_owned()],
        }
    }

    /// Returns the result at the end.
    pub fn end(&self) -> Option<&Expectation> {
        match self {
            Self::Played(_, end) => Some(end),
            Self::Unplayable => None,
        }
    }
}

/// The inputs that decide about a run, known by identity.
#[derive(Clone)]
struct Inputs {
    run: Arc<Run>,
    level: Option<Arc<LevelData>>,
    maze: Option<Arc<MazeData>>,
    chunks: Arc<Vec<Arc<Chunk>>>,
    tilesets: Vec<Arc<TilesetRef>>,
    objects: Arc<OwnKinds>,
    ruleset: RulesetChoice,
}

impl Inputs {
    fn of(project: &Project, run: &Arc<Run>) -> Self {
        Self {
            run: Arc::clone(run),
            level: project.levels.iter().find(|level| level.key == run.level).cloned(),
            maze: project.mazes.iter().find(|maze| maze.key == run.level).cloned(),
            chunks: Arc::clone(&project.chunks),
            tilesets: project.tilesets.clone(),
            objects: Arc::clone(&project.objects),
            ruleset: project.ruleset.clone(),
        }
    }

    /// Returns true if they are those of a run in a project: nothing that decides is other than it was.
    fn are(&self, project: &Project, run: &Arc<Run>) -> bool {
        fn same<T>(a: Option<&Arc<T>>, b: Option<&Arc<T>>) -> bool {
            match (a, b) {
                (Some(a), Some(b)) => Arc::ptr_eq(a, b),
                (None, None) => true,
                _ => false,
            }
        }
        let level = project.levels.iter().find(|level| level.key == run.level);
        let maze = project.mazes.iter().find(|maze| maze.key == run.level);
        let same_sets = self.tilesets.len() == project.tilesets.len()
            && self.tilesets.iter().zip(&project.tilesets).all(|(a, b)| Arc::ptr_eq(a, b));
        Arc::ptr_eq(&self.run, run)
            && same(self.level.as_ref(), level)
            && same(self.maze.as_ref(), maze)
            && (maze.is_some()
                || Arc::ptr_eq(&self.chunks, &project.chunks)
                    && same_sets
                    && Arc::ptr_eq(&self.objects, &project.objects)
                    && self.ruleset == project.ruleset)
    }
}

/// Seconds between two looks at a thread that plays runs.
const SOON: f64 = 0.05;

type News = (Inputs, Outcome);

/// Whether each run of a project holds.
#[derive(Default)]
pub struct LiveRuns {
    known: HashMap<String, (Inputs, Arc<Outcome>)>,
    job: Job<News>,
    /// Why nothing is played any more.
    fault: Option<String>,
}

impl LiveRuns {
    /// Takes the news, and has every run played again that an edit may have changed: those of the level in view first.
    ///
    /// `wake` is called on the thread when there is something to follow. Nothing is done if nothing changed. Returns the
    /// seconds after which to call again: while runs are played, for the last news may come before their thread is free.
    pub fn follow(&mut self, project: &Project, in_view: &str, wake: impl Fn() + Send + 'static) -> Option<f64> {
        while let Some(news) = self.job.poll() {
            match news {
                Ok((inputs, outcome)) => {
                    self.known.insert(inputs.run.key.clone(), (inputs, Arc::new(outcome)));
                }
                Err(fault) => self.fault = Some(fault),
            }
        }
        if self.known.len() > project.runs.len() {
            self.known.retain(|key, _| project.runs.iter().any(|run| run.key == *key));
        }
        if self.job.is_busy() || self.fault.is_some() {
            return self.job.is_busy().then_some(SOON);
        }
        let is_known = |run: &&Arc<Run>| self.known.get(&run.key).is_some_and(|(inputs, _)| inputs.are(project, run));
        let mut stale: Vec<Arc<Run>> = project.runs.iter().filter(|run| !is_known(run)).cloned().collect();
        if stale.is_empty() {
            return None;
        }
        stale.sort_by_key(|run| run.level != in_view);
        let project = project.clone();
        self.job.start(wake, move |report, cancel| {
            let mut compiled = Compiled::default();
            for run in stale {
                if cancel.load(Ordering::Relaxed) {
                    return;
                }
                let inputs = Inputs::of(&project, &run);
                let outcome = compiled.play(&project, &run);
                report((inputs, outcome));
            }
        });
        Some(SOON)
    }

    /// Returns the result of a run when it was played last; `None` before that.
    pub fn of(&self, run: &str) -> Option<&Arc<Outcome>> {
        self.known.get(run).map(|(_, outcome)| outcome)
    }

    /// Runs are being played.
    pub fn is_busy(&self) -> bool {
        self.job.is_busy()
    }

    /// Runs that do not hold.
    pub fn failed(&self) -> usize {
        self.known.values().filter(|(_, outcome)| !outcome.holds()).count()
    }

    /// Forgets everything: another project is open.
    pub fn forget(&mut self) {
        *self = Self::default();
    }
}

/// The level that was compiled last: runs of one level come together.
#[derive(Default)]
struct Compiled {
    of: Option<(String, Option<Game>)>,
    level: Option<Level>,
}

impl Compiled {
    fn play(&mut self, project: &Project, run: &Run) -> Outcome {
        if let Some(maze) = project.maze(&run.level) {
            let Some(maze) = maze.maze() else { return Outcome::Unplayable };
            let mismatches = replay::check_in_maze(run, &maze).err().unwrap_or_default();
            return Outcome::Played(mismatches, replay::as_it_comes_out_of(&asking_all(run), &maze).expect);
        }
        let of = Some((run.level.clone(), run.ruleset));
        if self.of != of {
            (self.of, self.level) = (of, Level::for_run(project, run));
        }
        let Some(level) = &self.level else { return Outcome::Unplayable };
        let mismatches = replay::check(run, level).err().unwrap_or_default();
        Outcome::Played(mismatches, replay::as_it_comes_out(&asking_all(run), level).expect)
    }
}

/// The run asking for everything that can be expected of its end, and for nothing on the way.
pub fn asking_all(run: &Run) -> Run {
    let expect = Expectation {
        goal: Some(true),
        within: Some(0),
        rings: Some(0),
        alive: Some(true),
        x: Some(0),
        y: Some(0),
        digest: Some(0),
        old_digest: None,
    };
    Run { expect, moments: Vec::new(), ..run.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::project::Start;
    use std::path::Path;

    fn settle(live: &mut LiveRuns, project: &Project) {
        loop {
            live.follow(project, "meadow", || {});
            if !live.is_busy() {
                return;
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn an_edit_breaks_a_run_and_taking_it_back_heals_it() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/first-steps");
        let opened = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| {});
        let mut project = opened.unwrap_or_else(|error| panic!("{error}")).project;
        let mut live = LiveRuns::default();
        settle(&mut live, &project);
        let holds = |live: &LiveRuns, key: &str| live.of(key).is_some_and(|outcome| outcome.holds());
        assert!(live.failed() == 0 && project.runs.iter().all(|run| holds(&live, &run.key)));
        let end = live.of("main-path").and_then(|outcome| outcome.end().copied()).unwrap_or_default();
        assert!(end.goal == Some(true) && end.within.is_some_and(|frames| frames > 60), "{end:?}");

        let before = project.clone();
        let level = Arc::make_mut(&mut project.levels[0]);
        level.start = Start { x: level.start.x + 64, ..level.start };
        settle(&mut live, &project);
        assert!(!holds(&live, "main-path") && live.failed() > 0);
        let outcome = live.of("main-path").cloned().unwrap_or_else(|| panic!("it is known"));
        assert!(outcome.first_mismatch().is_some_and(|frame| frame > 0) && !outcome.problems().is_empty());
        settle(&mut live, &before);
        assert!(holds(&live, "main-path") && live.failed() == 0);

        // What has nothing to do with a run does not have it played again.
        let known = live.of("main-path").cloned().unwrap_or_else(|| panic!("it is known"));
        let mut renamed = before.clone();
        renamed.name = "Other".into();
        settle(&mut live, &renamed);
        assert!(live.of("main-path").is_some_and(|now| Arc::ptr_eq(now, &known)));
        renamed.runs.remove(0);
        renamed.levels.clear();
        settle(&mut live, &renamed);
        assert_eq!((live.known.len(), live.failed()), (renamed.runs.len(), renamed.runs.len()));
    }
}
