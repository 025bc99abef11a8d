//! The output of the commands that need no window: results on standard output, failures on standard error.
//!
//! A reader who leaves loses nothing: the work goes on, and the status says how it ended. Results that can't be written are a
//! failure.

use crate::document::art::backgrounds;
use crate::document::art::own_pictures;
use crate::document::art::pictures;
use crate::output::{self, Output};
use sim::file::{FileProblem, Opened, Storage, advice};
use sim::project::{LevelData, Project, Run};
use std::fmt::Display;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;

/// Writes to standard output.
///
/// # Errors
/// In words, what the system refuses.
pub(crate) fn print(text: impl Display) -> Result<(), String> {
    output::print(text).map_err(|error| format!("Standard output can't be written: {error}. {}", advice(&error)))
}

/// Writes a report about outputs: to standard error if one of them went to standard output.
///
/// # Errors
/// As [`print`].
pub(crate) fn print_beside<'a>(outputs: impl IntoIterator<Item = &'a Path>, text: impl Display) -> Result<(), String> {
    if outputs.into_iter().any(|path| Output::find(path) == Ok(Output::Standard)) {
        let _unread = write!(std::io::stderr(), "{text}");
        return Ok(());
    }
    print(text)
}

/// Writes a line to standard error.
pub fn complain(text: impl Display) {
    let _unread = writeln!(std::io::stderr(), "{text}");
}

/// Opens a project, and reports what is wrong in it. [`Ending::reading`](super::ending::Ending::reading) of its problems
/// belongs to the command's ending.
///
/// # Errors
/// In words, if it cannot be opened.
pub(crate) fn open(storage: &dyn Storage, path: &Path) -> Result<Opened, String> {
    let opened = sim::file::open(storage, path, &mut |_, _| {}).map_err(|error| error.to_string())?;
    opened.problems.iter().for_each(complain);
    Ok(opened)
}

/// The files of a project that could not be read, each with the reason.
pub(super) fn unread(problems: &[FileProblem]) -> Vec<String> {
    problems.iter().filter(|problem| problem.is_unread).map(ToString::to_string).collect()
}

/// The pictures that a drawing needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Needs {
    /// Pictures of tilesets.
    pub art: bool,
    /// Pictures of background layers.
    pub sky: bool,
    /// Pictures of the project's own objects.
    pub objects: bool,
}

impl Needs {
    /// Every picture.
    pub const ALL: Self = Self { art: true, sky: true, objects: true };
}

/// Decodes the pictures of a project.
///
/// # Errors
/// In words, each picture that is needed and can't be shown.
pub(super) fn read_pictures(storage: &dyn Storage, opened: &mut Opened, needs: Needs) -> Result<(), String> {
    let Opened { project, saved, .. } = opened;
    pictures::read_all(storage, project, saved);
    let own = own_pictures::read(storage, project, saved);
    let (art, sky) = (pictures::problems(storage, project, saved), backgrounds::problems(storage, project, saved));
    let needed = [(needs.art, art), (needs.sky, sky), (needs.objects, own)];
    let broken: Vec<FileProblem> =
        needed.into_iter().filter(|(is_needed, _)| *is_needed).flat_map(|(_, of)| of).collect();
    if broken.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = broken.iter().map(ToString::to_string).collect();
    Err(format!("{}\nPut the file back, or save it again as PNG. Nothing was drawn.", lines.join("\n")))
}

/// The level of that key or title; without a name the only one that is played.
///
/// # Errors
/// In words, with the keys of all levels.
pub(crate) fn level<'a>(project: &'a Project, name: Option<&str>) -> Result<&'a LevelData, String> {
    let found = match name {
        Some(name) => project.levels.iter().find(|level| level.key == name || level.title == name),
        None => only_level(project),
    };
    found.map(|level| &**level).ok_or_else(|| {
        let keys: Vec<&str> = project.levels.iter().map(|level| level.key.as_str()).collect();
        which("level", name, &keys)
    })
}

/// The level that is meant if none is named: the only one of a project, planes behind it left aside.
pub(super) fn only_level(project: &Project) -> Option<&Arc<LevelData>> {
    let first = project.first_level()?;
    (project.played_levels().count() == 1).then_some(first)
}

/// Returns the message for a wanted name that no part of a project has, or if one of several must be named.
pub(super) fn which(kind: &str, wanted: Option<&str>, keys: &[&str]) -> String {
    match (wanted, keys) {
        (_, []) => format!("The project has no {kind}s."),
        (Some(name), _) => format!("There is no {kind} \"{name}\". There are: {}.", keys.join(", ")),
        (None, _) => format!("Which {kind}? Give --{kind} with one of: {}", keys.join(", ")),
    }
}

/// Returns the message for a part of a project, or all of it, without a run of this name.
pub(super) fn no_run<'a>(whose: &str, name: &str, runs: impl Iterator<Item = &'a Run>) -> String {
    let keys: Vec<&str> = runs.map(|run| run.key.as_str()).collect();
    if keys.is_empty() {
        return format!("{whose} has no runs.");
    }
    format!("{whose} has no run \"{name}\". There are: {}.", keys.join(", "))
}

/// Refuses an output that can't be written or must not be replaced, before any work is done for it.
///
/// # Errors
/// In words, with what to do.
pub(super) fn refuse_existing(path: &Path, overwrite: bool) -> Result<(), String> {
    match Output::find(path)? {
        Output::Existing(_) if !overwrite => {
            Err(format!("{} exists already. Choose another name, or replace it with --overwrite.", path.display()))
        }
        _ => Ok(()),
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
