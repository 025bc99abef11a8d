//! What the commands that need no window print: results on standard output, failures on standard error.
//!
//! If nobody can read it nothing is lost: the work goes on, and the status says how it ended.

use sim::file::{Opened, Storage};
use sim::project::{LevelData, Project, Run};
use std::fmt::Display;
use std::io::Write as _;
use std::path::Path;

/// Writes to standard output.
pub(crate) fn print(text: impl Display) {
    let mut output = std::io::stdout().lock();
    let _unread = write!(output, "{text}").and_then(|()| output.flush());
}

/// Writes a line to standard error.
pub fn complain(text: impl Display) {
    let _unread = writeln!(std::io::stderr(), "{text}");
}

/// Opens a project, and reports what is wrong in it.
///
/// # Errors
/// In words, if it cannot be opened.
pub(crate) fn open(storage: &dyn Storage, path: &Path) -> Result<Opened, String> {
    let opened = sim::file::open(storage, path, &mut |_, _| {}).map_err(|error| error.to_string())?;
    opened.problems.iter().for_each(complain);
    Ok(opened)
}

/// The level of that key or title; without a name the only one.
///
/// # Errors
/// In words, with the keys of all levels.
pub(crate) fn level<'a>(project: &'a Project, name: Option<&str>) -> Result<&'a LevelData, String> {
    let found = match (name, project.levels.as_slice()) {
        (Some(name), levels) => levels.iter().find(|level| level.key == name || level.title == name),
        (None, [only]) => Some(only),
        (None, _) => None,
    };
    found.map(|level| &**level).ok_or_else(|| {
        let keys: Vec<&str> = project.levels.iter().map(|level| level.key.as_str()).collect();
        which("level", name, &keys)
    })
}

/// What to say if no part of a project has the wanted name, or if one of several must be named.
pub(super) fn which(kind: &str, wanted: Option<&str>, keys: &[&str]) -> String {
    match (wanted, keys) {
        (_, []) => format!("The project has no {kind}s."),
        (Some(name), _) => format!("There is no {kind} \"{name}\". There are: {}.", keys.join(", ")),
        (None, _) => format!("Which {kind}? Give --{kind} with one of: {}", keys.join(", ")),
    }
}

/// What to say if a part of a project, or all of it, has no run of this name.
pub(super) fn no_run<'a>(whose: &str, name: &str, runs: impl Iterator<Item = &'a Run>) -> String {
    let keys: Vec<&str> = runs.map(|run| run.key.as_str()).collect();
    if keys.is_empty() {
        return format!("{whose} has no runs.");
    }
    format!("{whose} has no run \"{name}\". There are: {}.", keys.join(", "))
}

/// Refuses to replace a file before any work is done for it.
///
/// # Errors
/// In words, with what would replace it.
pub(super) fn refuse_existing(path: &Path, overwrite: bool) -> Result<(), String> {
    if path.is_dir() {
        Err(format!("{} is a folder that exists already. Choose another name.", path.display()))
    } else if path.exists() && !overwrite {
        Err(format!("{} exists already. Choose another name, or replace it with --overwrite.", path.display()))
    } else {
        Ok(())
    }
}

/// Refuses a name for a picture that says it is anything but a PNG.
///
/// # Errors
/// In words, with the name it could have.
pub(super) fn refuse_other_pictures(path: &Path) -> Result<(), String> {
    match path.extension() {
        Some(ending) if !ending.eq_ignore_ascii_case("png") => Err(format!(
            "{} does not end in .png, and the picture is a PNG: name it {}.",
            path.display(),
            path.with_extension("png").display()
        )),
        _ => Ok(()),
    }
}
