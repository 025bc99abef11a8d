//! The projects that the welcome page shows: looked at on a thread while the page is seen.

use crate::settings::Settings;
use kit::derived::card::{Card, card};
use kit::document::disk::backups;
use kit::drawing::starting_ground;
use kit::job::Job;
use sim::file::Storage;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Recent projects shown.
const MAX_RECENT: usize = 8;

/// The knowledge of a project in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Seen {
    /// Nothing yet.
    #[default]
    Unknown,
    /// The card of the project.
    Found(Arc<Card>),
    /// There is no such project any more: why.
    Missing(String),
    /// A project that is there and cannot be read.
    Damaged {
        /// Why.
        why: String,
        /// True if it has backups.
        has_backups: bool,
    },
}

/// A report of the thread.
enum News {
    Samples(Vec<PathBuf>),
    Seen(PathBuf, Seen),
}

/// The projects of the welcome page.
#[derive(Default)]
pub struct Gallery {
    /// The storage that projects are read from; without it nothing is looked at.
    storage: Option<Arc<dyn Storage>>,
    cache: Option<PathBuf>,
    /// The recent projects that were asked for last.
    asked: Option<Vec<PathBuf>>,
    seen: BTreeMap<PathBuf, Seen>,
    samples: Vec<PathBuf>,
    job: Job<News>,
}

impl Gallery {
    /// Looks at projects from now on, and keeps their pictures in `cache`.
    pub fn begin(&mut self, storage: Arc<dyn Storage>, cache: Option<PathBuf>) {
        (self.storage, self.cache) = (Some(storage), cache);
    }

    /// Takes what the thread found; starts it if other projects are listed, or the page was left since.
    pub fn follow(&mut self, settings: &Settings, wake: impl Fn() + Send + 'static) {
        while let Some(news) = self.job.poll() {
            match news {
                Ok(News::Samples(samples)) => self.samples = samples,
                Ok(News::Seen(folder, seen)) => drop(self.seen.insert(folder, seen)),
                Err(fault) => log::warn!("{fault}"),
            }
        }
        let Some(storage) = &self.storage else { return };
        let recent = recent(settings);
        if self.asked.as_ref().is_some_and(|asked| recent.iter().all(|folder| asked.contains(folder))) {
            return;
        }
        self.asked = Some(recent.clone());
        let (storage, cache) = (Arc::clone(storage), self.cache.clone());
        self.job.start(wake, move |report, cancel| {
            let samples = starting_ground::samples();
            report(News::Samples(samples.clone()));
            let first = samples.first().cloned();
            let all = first.into_iter().chain(recent).chain(samples.into_iter().skip(1));
            for folder in all.take_while(|_| !cancel.load(Ordering::Relaxed)) {
                let found = card(&*storage, &folder, cache.as_deref());
                let seen = match found {
                    Ok(card) => Seen::Found(Arc::new(card)),
                    Err(why) => missing(&*storage, &folder, why),
                };
                report(News::Seen(folder, seen));
            }
        });
    }

    /// The page is not seen: what it shows is looked at again when it is.
    pub fn rest(&mut self) {
        self.asked = None;
        self.job.cancel();
    }

    /// Returns the knowledge of a project.
    pub fn seen(&self, folder: &Path) -> &Seen {
        static UNKNOWN: Seen = Seen::Unknown;
        self.seen.get(folder).unwrap_or(&UNKNOWN)
    }

    /// The sample projects, the one to play first.
    pub fn samples(&self) -> &[PathBuf] {
        &self.samples
    }
}

/// A project without a card: gone, or damaged.
fn missing(storage: &dyn Storage, folder: &Path, why: String) -> Seen {
    let has_backups = !backups::list(storage, folder).is_empty();
    let is_there = storage.meta(&folder.join("loopwright.json")).is_ok_and(|meta| meta.is_some());
    if is_there || has_backups { Seen::Damaged { why, has_backups } } else { Seen::Missing(why) }
}

/// The projects to offer again: pinned ones, then the latest.
pub fn recent(settings: &Settings) -> Vec<PathBuf> {
    let others = settings.recent.iter().filter(|folder| !settings.pinned.contains(folder));
    settings.pinned.iter().chain(others).take(MAX_RECENT).cloned().collect()
}
