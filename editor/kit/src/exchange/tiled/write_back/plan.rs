//! The map that is written into, its level, and what changed.

use crate::exchange::format::{Plan, Request};
use crate::exchange::maps::export::changes::{ThingChanges, changes_of};
use crate::exchange::maps::export::folder::ready;
use crate::exchange::maps::files::{MOST_MAP, MapFiles};
use crate::exchange::maps::import::{MapRequest, SourceObjects, name_of, read};
use crate::exchange::names::slug;
use crate::exchange::tiled::map::world::open;
use crate::exchange::tiled::write_back::{json, xml};
use crate::exchange::{Failure, Report, Weight};
use crate::words::counted;
use sim::file::Storage;
use sim::project::{LevelData, Project};
use std::ops::ControlFlow;
use std::path::Path;

/// Whether an export goes into a map, and not into a folder.
pub(in crate::exchange::tiled) fn is_map(file: &Path) -> bool {
    let is = |ending: &&str| file.extension().is_some_and(|of| of.eq_ignore_ascii_case(ending));
    ["tmx", "tmj", "json"].iter().any(is)
}

/// Lays out what is written into a map.
///
/// # Errors
/// A map that can't be read, or a level that did not come from it.
pub(in crate::exchange::tiled) fn plan(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    overwrites: bool,
) -> Result<Plan, Failure> {
    let data = level_of(project, request)?;
    let Some(source) = SourceObjects::of(data) else {
        let text = format!("The level {} did not come from a map with objects: export it into a folder.", data.title);
        return Err(Failure::Failed(text));
    };
    // As it was read, so that only the user's own changes are changes.
    let wanted = Request { levels: Vec::new(), mapping: source.mapping.clone(), ..request.clone() };
    let go_on = &mut |_: usize, _: usize, _: &str| ControlFlow::Continue(());
    let before = read(storage, &MapRequest::new(open, &wanted), go_on)?;
    let Some(old) = before.project.levels.first() else {
        return Err(Failure::Failed(before.report.to_string()));
    };
    let changes = changes_of((&before.project, old), (project, data), &source);
    let (files, path) = MapFiles::open(storage, &request.file, request.folders.get("root").map(AsRef::as_ref))?;
    let bytes = files.read(&path, None, MOST_MAP)?;
    let text = String::from_utf8(bytes).map_err(|error| Failure::Failed(format!("{}: {error}", path.display())))?;
    let is_json = text.trim_start_matches('\u{FEFF}').trim_start().starts_with('{');
    let edited = if is_json { json::edited(&text, &changes) } else { xml::edited(&text, &changes) };
    let edited = edited.map_err(|problem| Failure::Failed(format!("{}: {problem}", path.display())))?;
    let mut report = Report::default();
    told(&changes, data, &mut report);
    let folder = path.parent().unwrap_or(&path);
    let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    ready(storage, folder, (vec![(name, edited.into_bytes())], report), |_| overwrites)
}

/// The level that is wanted, the one that has the name of the map, or the only one.
fn level_of<'a>(project: &'a Project, request: &Request) -> Result<&'a LevelData, Failure> {
    let name = name_of(&request.file);
    let is_it = |level: &LevelData| match request.levels.as_slice() {
        [] => level.key == slug(&name) || level.title == name,
        [wanted, ..] => level.key == *wanted || level.title == *wanted,
    };
    let found = project.levels.iter().find(|level| is_it(level));
    let only = || project.levels.first().filter(|_| project.levels.len() == 1 && request.levels.is_empty());
    found.or_else(only).map(|level| &**level).ok_or_else(|| {
        let keys: Vec<&str> = project.levels.iter().map(|level| level.key.as_str()).collect();
        Failure::Failed(format!("Which level goes into {name}? There are: {}.", keys.join(", ")))
    })
}

fn told(changes: &ThingChanges, data: &LevelData, report: &mut Report) {
    for (count, what) in [
        (changes.changed.len(), "changed"),
        (changes.gone.len(), "gone from the level: taken out"),
        (changes.new.len(), "new"),
    ] {
        if count > 0 {
            report.add(&data.key, Weight::Done, format!("{} {what}", counted(count, "object")));
        }
    }
    if !changes.level.is_empty() {
        report.add(&data.key, Weight::Done, format!("properties of the map itself: {}", changes.level.len()));
    }
    report.add(
        &data.key,
        Weight::Note,
        "blocks and collision stay as the map has them: objects alone are written back",
    );
}
