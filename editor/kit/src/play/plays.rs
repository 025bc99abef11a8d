//! The plays of a level that others sent back: read and played again on a thread, again after every edit that rests.

use super::attempts::{AttemptEnd, PlayedAttempt, play_again};
use super::ghost::InView;
use super::heat::HeatMap;
use super::rested::Rested;
use sim::file::{Disk, MAX_FILE, PLAYS_ENDING, read_plays};
use sim::level::Level;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Files that are read at most.
pub const MOST_FILES: usize = 10_000;
/// Bytes of files that are read at most, together.
const MOST_BYTES: u64 = MAX_FILE;
/// Frames that are played again at most, of all attempts together: some hours of play.
const MOST_FRAMES: usize = 2_000_000;

/// An attempt of a player, played again in the level as it is.
#[derive(Clone, Debug)]
pub struct SentAttempt {
    /// The name of the player; that of the file if none was typed.
    pub player: String,
    /// The number of the attempt among those of the file, from 1.
    pub number: usize,
    /// The attempt.
    pub played: PlayedAttempt,
}

/// The plays of a level that were read.
#[derive(Clone, Debug, Default)]
pub struct SentPlays {
    /// The attempts: file by file, and in the order in which they were played.
    pub attempts: Vec<SentAttempt>,
    /// Deaths, ways and speeds of all attempts.
    pub heat: HeatMap,
    /// Files with plays of other levels: their keys, each once.
    pub elsewhere: Vec<String>,
    /// Files that can't be read, and why; and what was left out.
    pub problems: Vec<String>,
}

impl SentPlays {
    /// Reads files and plays them again in a level. `is_stopped` is asked before each of them.
    fn read(paths: &[PathBuf], (key, level): (&str, &Level), is_stopped: impl Fn() -> bool) -> Self {
        let (mut found, mut bytes, mut frames) = (Self::default(), 0, 0);
        let files = files(paths);
        if files.len() > MOST_FILES {
            found.problems.push(format!("{} files are too many: the first {MOST_FILES} are read.", files.len()));
        }
        for path in files.iter().take(MOST_FILES) {
            if is_stopped() {
                break;
            }
            bytes += std::fs::metadata(path).map_or(0, |meta| meta.len());
            if bytes > MOST_BYTES || frames > MOST_FRAMES {
                found.problems.push(format!("{} and what comes after it is left out: it is too much.", path.display()));
                break;
            }
            let plays = match read_plays(&Disk, path) {
                Ok(plays) => plays,
                Err(error) => {
                    found.problems.push(error.to_string());
                    continue;
                }
            };
            if plays.level != key {
                if !found.elsewhere.contains(&plays.level) {
                    found.elsewhere.push(plays.level);
                }
                continue;
            }
            let player = if plays.player.is_empty() { name_of(path) } else { plays.player.clone() };
            for (played, number) in play_again(level, &plays).into_iter().zip(1..) {
                frames += played.log.frames();
                found.heat.add(&played);
                found.attempts.push(SentAttempt { player: player.clone(), number, played });
            }
        }
        found
    }

    /// The attempts that reached the goal.
    pub fn goals(&self) -> usize {
        self.attempts.iter().filter(|attempt| matches!(attempt.played.end, AttemptEnd::Goal(_))).count()
    }

    /// The attempts that ended in a death.
    pub fn deaths(&self) -> usize {
        self.attempts.iter().filter(|attempt| matches!(attempt.played.end, AttemptEnd::Death(_))).count()
    }

    /// Whether an attempt came out otherwise than it was played: the level was changed since.
    pub fn is_changed(&self) -> bool {
        self.attempts.iter().any(|attempt| !attempt.played.is_same)
    }
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.strip_suffix(PLAYS_ENDING).unwrap_or(&name).to_owned()
}

/// Whether a path is named like a file with plays.
pub fn is_plays(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().to_lowercase().ends_with(PLAYS_ENDING))
}

/// Returns the files with plays of some paths, of which each is a file or a folder of them: in order, each once.
pub fn files(paths: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
            files.extend(entries.map(|entry| entry.path()).filter(|path| is_plays(path) && path.is_file()));
        } else {
            files.push(path.clone());
        }
    }
    files.sort();
    files.dedup();
    files
}

/// Key of the plays: paths, the document's revision, the level.
type Key = (Arc<[PathBuf]>, u64, String);

/// The plays in hand, kept up with the level in view.
#[derive(Default)]
pub struct Gathered {
    plays: Option<Arc<SentPlays>>,
    work: Rested<Key, SentPlays>,
}

impl Gathered {
    /// The plays, once they were read.
    pub fn plays(&self) -> Option<&Arc<SentPlays>> {
        self.plays.as_ref()
    }

    /// Whether files are read or played.
    pub const fn is_busy(&self) -> bool {
        self.work.is_busy()
    }

    /// Follows the paths that were chosen, and the level in view. `now` is in seconds.
    ///
    /// Returns the seconds after which it wants to be called again. `wake` is called, on another thread, once there is news.
    pub fn follow(
        &mut self,
        now: f64,
        paths: &Arc<[PathBuf]>,
        view: InView<'_>,
        wake: impl Fn() + Send + 'static,
    ) -> Option<f64> {
        let Some(data) = view.data.filter(|_| !paths.is_empty()) else {
            *self = Self::default();
            return None;
        };
        if let Some(answer) = self.work.poll() {
            let failed = |problem| SentPlays { problems: vec![problem], ..SentPlays::default() };
            self.plays = Some(Arc::new(answer.unwrap_or_else(failed)));
        }
        let key: Key = (Arc::clone(paths), view.revision, data.key.clone());
        let same = |(old, _, level): &Key| old == paths && *level == data.key;
        let is_urgent = !self.work.done().is_some_and(same);
        if is_urgent && !self.work.is_busy() {
            self.plays = None;
        }
        let (paths, level, level_key) = (Arc::clone(paths), Arc::clone(view.level), data.key.clone());
        self.work.follow((now, is_urgent), &key, wake, move |answer, stop| {
            let is_stopped = || stop.load(std::sync::atomic::Ordering::Relaxed);
            let plays = SentPlays::read(&paths, (&level_key, &level), is_stopped);
            // An edit would have to copy a level that this thread still holds.
            drop(level);
            answer(plays);
        })
    }
}
