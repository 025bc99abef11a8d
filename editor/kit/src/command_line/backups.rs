//! `loopwright backups`: lists the backups of a project, and restores one, also of a project that can't be opened any more.

use super::ending::Ending;
use super::terminal;
use crate::document::disk::backups::{Backup, list};
use crate::document::disk::restore::restore;
use crate::words;
use clap::Args;
use sim::file::{Disk, Storage};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Arguments of `backups`.
#[derive(Debug, Args)]
pub struct BackupsCommand {
    /// Folder of the project, or its loopwright.json. The project may be damaged.
    project: PathBuf,
    /// Restore the backup of this number. What it replaces is kept beside the backups.
    #[arg(long, value_name = "NUMBER")]
    restore: Option<usize>,
    /// Print one JSON object.
    #[arg(long)]
    pub(super) json: bool,
}

impl BackupsCommand {
    /// Carries it out.
    ///
    /// # Errors
    /// In words: there is no such backup, or something can't be read or written.
    pub(super) fn run(&self) -> Result<Ending, String> {
        terminal::print(self.report(&Disk)?)?;
        Ok(Ending::Clean)
    }

    fn report(&self, storage: &dyn Storage) -> Result<String, String> {
        let folder = match self.project.file_name() {
            Some(name) if name == "loopwright.json" => self.project.parent().unwrap_or(Path::new("")),
            _ => &self.project,
        };
        let root = storage.real_path(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let backups = list(storage, &root);
        match self.restore {
            None => Ok(self.listed(storage, &root, &backups)),
            Some(number) => match number.checked_sub(1).and_then(|n| backups.get(n)) {
                Some(backup) => self.restored(storage, &root, *backup),
                None => {
                    let there = match backups.len() {
                        0 => "there is none".to_owned(),
                        count => format!("there are 1 to {count}, the newest first"),
                    };
                    Err(format!("There is no backup {number} of {}: {there}.", root.display()))
                }
            },
        }
    }

    fn listed(&self, storage: &dyn Storage, root: &Path, backups: &[Backup]) -> String {
        let rows: Vec<_> = (1..).zip(backups).map(|(n, backup)| (n, backup, backup.project(storage, root))).collect();
        if self.json {
            let rows = rows.into_iter().map(|(number, backup, project)| {
                let (name, levels, problem) = match project {
                    Ok(project) => (Some(project.name.clone()), Some(keys(&project)), None),
                    Err(why) => (None, None, Some(why)),
                };
                serde_json::json!({
                    "number": number, "time": date(backup.time), "bytes": backup.bytes,
                    "name": name, "levels": levels, "problem": problem,
                })
            });
            return format!("{:#}\n", serde_json::json!({ "backups": rows.collect::<Vec<_>>() }));
        }
        if rows.is_empty() {
            return format!("{} has no backups. Each save in the window leaves one.\n", root.display());
        }
        let mut text = String::new();
        for (number, backup, project) in rows {
            let what = match project {
                Ok(project) => format!("{}: {}", project.name, keys(&project).join(", ")),
                Err(why) => why,
            };
            // Writing to a string cannot fail.
            let _written =
                writeln!(text, "{number:3}  {}  {:>8}  {what}", date(backup.time), words::bytes(backup.bytes));
        }
        text
    }

    fn restored(&self, storage: &dyn Storage, root: &Path, backup: Backup) -> Result<String, String> {
        let done = restore(storage, root, backup)?;
        if self.json {
            let report = serde_json::json!({
                "restored": date(backup.time), "files": done.files,
                "replaced": done.replaced.map(|folder| folder.display().to_string()),
            });
            return Ok(format!("{report:#}\n"));
        }
        let mut text = done.files.iter().fold(String::new(), |text, file| text + file + "\n");
        text += &match (&done.replaced, done.files.is_empty()) {
            (_, true) => format!("{} is as it was on {} already.\n", root.display(), date(backup.time)),
            (Some(folder), _) => {
                let (root, time) = (root.display(), date(backup.time));
                format!("{root} is as it was on {time}. What was replaced is in {}.\n", folder.display())
            }
            (None, _) => format!("{} is as it was on {}.\n", root.display(), date(backup.time)),
        };
        Ok(text)
    }
}

fn keys(project: &sim::project::Project) -> Vec<String> {
    let levels = project.levels.iter().map(|level| level.key.clone());
    levels.chain(project.mazes.iter().map(|maze| maze.key.clone())).collect()
}

/// A time as date and time of day in UTC, `2026-11-26 01:30:00Z`.
fn date(seconds: u64) -> String {
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Days are counted from the first of March of the year 0: the day that is added every four years is a year's last.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, march) = (day - (153 * month + 2) / 5 + 1, era * 400 + year);
    let (year, month) = if month < 10 { (march, month + 3) } else { (march + 1, month - 9) };
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}:{:02}Z", second / 3600, second / 60 % 60, second % 60)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn times_are_dates() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00:00Z"),
            (951_782_400, "2000-02-29 00:00:00Z"),
            (951_868_799, "2000-02-29 23:59:59Z"),
            (951_868_800, "2000-03-01 00:00:00Z"),
            (1_709_164_800, "2024-02-29 00:00:00Z"),
            (4_107_542_400, "2100-03-01 00:00:00Z"),
            (1_795_656_600, "2026-11-26 01:30:00Z"),
        ] {
            assert_eq!(date(seconds), expected);
        }
    }
}
