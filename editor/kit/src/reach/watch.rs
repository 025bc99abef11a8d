//! A search on a thread of its own, while somebody edits: what it found so far, and whether that still counts.

use super::map::ReachMap;
use super::origin::Origin;
use super::picture::Scale;
use super::search::{Search, SearchLimits};
use super::targets::Target;
use crate::job::Job;
use sim::project::{LevelData, Project, TilesetRef};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Between two pictures of a map that grows.
const NEWS: Duration = Duration::from_millis(250);

/// A map as it is shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The findings.
    pub map: ReachMap,
    /// The colour of each frame.
    pub scale: Scale,
    /// The targets that were not reached.
    pub missed: Vec<Target>,
    /// The time that the search has taken.
    pub took: Duration,
}

/// The search that was asked for last.
#[derive(Default)]
pub struct Reaching {
    job: Job<Arc<Shown>>,
    shown: Option<Arc<Shown>>,
    problem: Option<String>,
    of: Option<Searched>,
    is_stale: bool,
}

/// The data that a search depends on, as it was.
struct Searched {
    project: Project,
    data: Arc<LevelData>,
    origin: Origin,
}

impl Searched {
    /// Nothing that the search read is other than it was.
    fn is_as_it_was(&self, project: &Project) -> bool {
        let old = &self.project;
        let same_set = |(a, b): (&Arc<TilesetRef>, &Arc<TilesetRef>)| Arc::ptr_eq(a, b);
        let mut levels = project.levels.iter();
        levels.any(|data| Arc::ptr_eq(data, &self.data))
            && Arc::ptr_eq(&old.chunks, &project.chunks)
            && old.tilesets.len() == project.tilesets.len()
            && old.tilesets.iter().zip(&project.tilesets).all(same_set)
            && old.ruleset == project.ruleset
            && Arc::ptr_eq(&old.objects, &project.objects)
    }
}

impl Reaching {
    /// Starts a search; what another one found is forgotten. `wake` is called, on another thread, whenever there is news.
    pub fn start(&mut self, project: &Project, origin: Origin, limits: SearchLimits, wake: impl Fn() + Send + 'static) {
        *self = Self::default();
        let Some(data) = project.levels.iter().find(|level| level.key == origin.level) else { return };
        let (project, data) = (project.clone(), Arc::clone(data));
        self.of = Some(Searched { project: project.clone(), data, origin: origin.clone() });
        self.job.start(wake, move |report, cancel| {
            let begun = Instant::now();
            let Some(mut search) = Search::new(&project, origin, limits) else { return };
            // An edit while somebody else holds the project would have to copy it.
            drop(project);
            let report = |search: &Search| {
                let map = search.map().clone();
                let (scale, missed) = (Scale::of(&map), map.missed().cloned().collect());
                report(Arc::new(Shown { map, scale, missed, took: begun.elapsed() }));
            };
            let mut reported = Instant::now();
            while search.round() {
                if cancel.load(Ordering::Relaxed) {
                    search.stop();
                } else if reported.elapsed() >= NEWS {
                    report(&search);
                    reported = Instant::now();
                }
            }
            report(&search);
        });
    }

    /// Starts the last search again, in the project as it is.
    pub fn again(&mut self, project: &Project, limits: SearchLimits, wake: impl Fn() + Send + 'static) {
        if let Some(origin) = self.of.as_ref().map(|of| of.origin.clone()) {
            self.start(project, origin, limits, wake);
        }
    }

    /// Asks the search to end. What it found stays.
    pub fn stop(&self) {
        self.job.cancel();
    }

    /// Ends the search and forgets what it found.
    pub fn put_away(&mut self) {
        *self = Self::default();
    }

    /// Takes the news, and looks whether an edit made the map stale; such a search ends.
    pub fn follow(&mut self, project: &Project) {
        while let Some(news) = self.job.poll() {
            match news {
                Ok(shown) => self.shown = Some(shown),
                Err(problem) => self.problem = Some(problem),
            }
        }
        self.is_stale = self.of.as_ref().is_some_and(|of| !of.is_as_it_was(project));
        if self.is_stale {
            self.job.cancel();
        }
    }

    /// The map of a level, once there is one.
    pub fn shown(&self, level: &str) -> Option<&Arc<Shown>> {
        self.shown.as_ref().filter(|shown| shown.map.origin.level == level)
    }

    /// Why the search broke off.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// A search is under way.
    pub fn is_busy(&self) -> bool {
        self.job.is_busy()
    }

    /// The level was edited since the search began.
    pub fn is_stale(&self) -> bool {
        self.is_stale
    }
}

impl Shown {
    /// Returns the time of the search, in seconds to a tenth.
    pub fn seconds(&self) -> String {
        format!("{:.1} s", self.took.as_secs_f64())
    }
}
