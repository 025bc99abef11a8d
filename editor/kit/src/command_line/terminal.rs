//! What the commands that need no window print: results on standard output, failures on standard error.
//!
//! If nobody can read it nothing is lost: the work goes on, and the status says how it ended.

use sim::file::{Opened, Storage};
use sim::project::{LevelData, Project};
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
        format!("Which level? Give --level with one of: {}", keys.join(", "))
    })
}
