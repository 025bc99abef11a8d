//! Backups: a project as it was at its last saves, and on the days before.
//!
//! Each is a file of its own beside the project: all of the project's texts and pictures, packed. Its name is the time, so
//! a list needs to open none.

use crate::document::beside::{self, FOLDER, folder_of, make_folder, replace};
use crate::document::journal::state;
use serde::{Deserialize, Serialize};
use sim::file::{MAX_FILE, Storage};
use sim::project::{AbsentLevel, Project};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The newest ones that are kept: ten saves, and what the first of them replaced.
const NEWEST: usize = 11;
/// Days of which the last backup is kept.
const DAYS: u64 = 14;
/// Seconds of a day.
const DAY: u64 = 86_400;
/// The folder of the backups, in [`FOLDER`].
const BACKUPS: &str = "backups";
/// The ending of their names.
const ENDING: &str = ".backup";
/// Version of what is in them.
const FORMAT: u32 = 1;
/// The level of compression: 6 of 10 is what `gzip` uses.
const PACKING: u8 = 6;

/// A backup that is on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    /// When the project was like that, seconds since 1970.
    pub time: u64,
    /// Bytes of its file.
    pub bytes: u64,
}

#[derive(Serialize, Deserialize)]
struct Content<'a> {
    #[serde(rename = "loopwright-backup")]
    format: u32,
    texts: Cow<'a, BTreeMap<String, String>>,
}

impl Backup {
    fn name(self) -> String {
        format!("{}{ENDING}", self.time)
    }

    /// The project as it was then. What is as it is in `now` is shared with it.
    ///
    /// # Errors
    /// Says why it cannot be read.
    pub fn read(self, storage: &dyn Storage, folder: &Path, now: &Project) -> Result<Project, String> {
        let texts = self.texts(storage, folder)?;
        state::with(now, state::differing(&state::texts(now), &texts)).map_err(|why| self.failure(folder, &why))
    }

    /// The project as it was then, whatever has become of it.
    ///
    /// # Errors
    /// Says why it cannot be read.
    pub fn project(self, storage: &dyn Storage, folder: &Path) -> Result<Project, String> {
        let texts = self.texts(storage, folder)?;
        let none = Project {
            absent_levels: absent(&texts, "levels"),
            absent_mazes: absent(&texts, "mazes"),
            ..Project::default()
        };
        let texts = texts.into_iter().map(|(name, text)| (name, Some(text))).collect();
        state::with(&none, texts).map_err(|why| self.failure(folder, &why))
    }

    fn failure(self, folder: &Path, why: &dyn std::fmt::Display) -> String {
        format!("{} can't be read: {why}", self::folder(folder).join(self.name()).display())
    }

    fn texts(self, storage: &dyn Storage, folder: &Path) -> Result<BTreeMap<String, String>, String> {
        let failure = |why: &dyn std::fmt::Display| self.failure(folder, why);
        let packed = folder_of(storage, folder)
            .and_then(|folder| storage.without_links().read(&folder.join(BACKUPS).join(self.name()), MAX_FILE))
            .map_err(|error| failure(&error))?;
        let bytes = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(&packed, MAX_FILE as usize);
        let bytes = bytes.map_err(|error| failure(&error))?;
        let content: Content<'static> = serde_json::from_slice(&bytes).map_err(|error| failure(&error))?;
        if content.format > FORMAT {
            return Err(failure(&"a newer version of Loopwright wrote it"));
        }
        Ok(content.texts.into_owned())
    }
}

/// The levels or mazes that the project file of a backup lists and that could not be read when the backup was made.
fn absent(texts: &BTreeMap<String, String>, list: &str) -> Arc<Vec<AbsentLevel>> {
    let head = texts.get("loopwright.json").and_then(|text| serde_json::from_str::<serde_json::Value>(text).ok());
    let keys = head.as_ref().and_then(|head| head.get(list)?.as_array()).into_iter().flatten();
    let keys = keys.enumerate().filter_map(|(index, key)| Some((index, key.as_str()?.to_owned())));
    let missing = keys.filter(|(_, key)| !texts.contains_key(&format!("{list}/{key}.json")));
    Arc::new(missing.map(|(index, key)| AbsentLevel { index, key }).collect())
}

/// The folder of a project's backups, as it is named to the user.
pub(in crate::document) fn folder(folder: &Path) -> PathBuf {
    folder.join(FOLDER).join(BACKUPS)
}

/// The backups of the project in a folder, newest first. None if they can't be listed.
pub fn list(storage: &dyn Storage, folder: &Path) -> Vec<Backup> {
    match folder_of(storage, folder) {
        Ok(folder) => list_in(storage.without_links(), &folder.join(BACKUPS)),
        Err(_) => Vec::new(),
    }
}

fn list_in(storage: &dyn Storage, within: &Path) -> Vec<Backup> {
    let names = storage.list(within).unwrap_or_default();
    let backup = |name: &String| {
        let time = name.strip_suffix(ENDING)?.parse().ok()?;
        let bytes = storage.meta(&within.join(name)).ok()??.length;
        Some(Backup { time, bytes })
    };
    let mut all: Vec<_> = names.iter().filter_map(backup).collect();
    all.sort_by_key(|backup| std::cmp::Reverse(backup.time));
    all
}

/// Removes what is left of a backup that could not be written. True if there was any.
pub(in crate::document) fn sweep(storage: &dyn Storage, folder: &Path) -> bool {
    folder_of(storage, folder).is_ok_and(|folder| beside::sweep(storage, &folder.join(BACKUPS)))
}

/// Keeps the project as it was at a time, unless the newest backup is the same, and removes backups that nobody is
/// promised any more: the newest ones stay, the last one of each day of two weeks, and of those as many as fit into
/// `most` bytes; at least one.
///
/// # Errors
/// Those of the system. The project's own files are not touched.
pub fn keep(storage: &dyn Storage, folder: &Path, project: &Project, time: u64, most: u64) -> io::Result<()> {
    let content = Content { format: FORMAT, texts: Cow::Owned(state::texts(project)) };
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(&serde_json::to_vec(&content)?, PACKING);
    let folder = folder_of(storage, folder)?;
    make_folder(storage, &folder)?;
    let (storage, within) = (storage.without_links(), folder.join(BACKUPS));
    storage.create_folder(&within)?;
    beside::sweep(storage, &within);
    let known = list_in(storage, &within);
    if let Some(newest) = known.first()
        && newest.bytes == packed.len() as u64
        && storage.read(&within.join(newest.name()), MAX_FILE)? == packed
    {
        return Ok(());
    }
    let taken: BTreeSet<u64> = known.iter().map(|backup| backup.time).collect();
    let time = (time..).find(|time| !taken.contains(time)).unwrap_or(time);
    let new = Backup { time, bytes: packed.len() as u64 };
    replace(storage, &within.join(new.name()), &packed)?;
    for backup in outdated(&list_in(storage, &within), time, most) {
        storage.remove(&within.join(backup.name()))?;
    }
    Ok(())
}

/// The backups to remove, of all there are, newest first.
fn outdated(all: &[Backup], now: u64, most: u64) -> Vec<Backup> {
    let (mut days, mut total) = (BTreeSet::new(), 0u64);
    let mut removed = Vec::new();
    for (n, backup) in all.iter().enumerate() {
        let day = backup.time / DAY;
        let is_last_of_day = days.insert(day) && (now / DAY).saturating_sub(day) < DAYS;
        let is_promised = n < NEWEST || is_last_of_day;
        total = total.saturating_add(if is_promised { backup.bytes } else { 0 });
        if !is_promised || (total > most && n > 0) {
            removed.push(*backup);
        }
    }
    removed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(backups: &[Backup]) -> Vec<u64> {
        backups.iter().map(|backup| backup.time).collect()
    }

    #[test]
    fn the_newest_stay_and_one_of_each_day_of_two_weeks() {
        // Twelve saves today, three on each of the twenty days before.
        let today = 100 * DAY;
        let now = today + 12;
        let mut all: Vec<u64> = (0..12).map(|n| now - n).collect();
        all.extend((1..=20).flat_map(|day| [3, 2, 1].map(|n| today - day * DAY + n)));
        let all: Vec<_> = all.into_iter().map(|time| Backup { time, bytes: 10 }).collect();
        let removed = times(&outdated(&all, now, u64::MAX));
        let kept: Vec<u64> = times(&all).into_iter().filter(|time| !removed.contains(time)).collect();
        let mut expected: Vec<u64> = (0..11).map(|n| now - n).collect();
        expected.extend((1..14).map(|day| today - day * DAY + 3));
        assert_eq!(kept, expected);
    }

    #[test]
    fn the_oldest_go_first_if_there_is_no_room() {
        let all: Vec<_> = (0..5).map(|n| Backup { time: 50 - n, bytes: 10 }).collect();
        for (most, kept) in [(0, 1), (10, 1), (29, 2), (30, 3), (1000, 5)] {
            assert_eq!(times(&outdated(&all, 50, most)), times(&all[kept..]), "{most}");
        }
    }
}
