//! Files that are written into a folder, and what no map can hold.

use crate::exchange::format::{FileLine, Plan, Ready};
use crate::exchange::maps::export::sources::layers_of;
use crate::exchange::maps::export::things::own_properties;
use crate::exchange::{Choice, Failure, Report, Weight};
use crate::output::{disk_refusal, write_all};
use sim::file::Storage;
use sim::project::{Extra, LevelData, Project, PropertyOwner, StartState, Tide, properties_of};
use sim::ruleset::RulesetChoice;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The choice whether files that are there are replaced.
pub(crate) const REPLACE_FILES: Choice = Choice {
    name: "overwrite",
    help: "Replace files of the folder that hold something else.",
    label: "Replace files of the folder",
    hover: "Otherwise an export that would change a file is refused",
    folder: None,
};

/// Files that are ready to be written into a folder.
#[derive(Debug)]
struct MapFolder {
    folder: PathBuf,
    /// Paths from the folder on, and bytes; those that are there already are left out.
    files: Vec<(String, Vec<u8>)>,
    /// The number of files, with those that stay as they are.
    count: usize,
}

impl Ready for MapFolder {
    fn count(&self) -> usize {
        self.count
    }
    fn write(&self, storage: &dyn Storage) -> Result<Vec<PathBuf>, String> {
        for (name, _) in &self.files {
            let path = self.folder.join(name);
            let parent = path.parent().unwrap_or(&self.folder);
            storage.create_folder(parent).map_err(|error| disk_refusal(parent, &error))?;
        }
        write_all(storage, &self.folder, &self.files, true)
    }
}

/// Lays out the files that are written into a folder. A file that is there with another content is refused, unless it is
/// one to replace.
///
/// # Errors
/// Refusals of the disk.
pub(crate) fn ready(
    storage: &dyn Storage,
    folder: &Path,
    (mut files, mut report): (Vec<(String, Vec<u8>)>, Report),
    replaces: impl Fn(&str) -> bool,
) -> Result<Plan, Failure> {
    let count = files.len();
    let mut lines = Vec::new();
    let mut refused = Ok(());
    files.retain(|(name, bytes)| {
        let path = folder.join(name);
        let there = match storage.meta(&path) {
            Ok(there) => there,
            Err(error) => {
                refused = Err(Failure::Failed(disk_refusal(&path, &error)));
                return false;
            }
        };
        let before = there.map(|meta| meta.length as usize);
        let is_same = before == Some(bytes.len())
            && storage.read(&path, bytes.len() as u64 + 1).is_ok_and(|found| found == *bytes);
        if is_same {
            return false;
        }
        if before.is_some() && !replaces(name) {
            let text = format!("{name} is there already, with another content: choose another folder, or replace it");
            report.add("files", Weight::Failed, text);
        }
        let what = match Path::new(name).extension().and_then(|ending| ending.to_str()) {
            Some("tmx") => "a level",
            Some("tsx") => "a tileset",
            Some("ldtk") => "a project of LDtk",
            Some("ldtkl") => "a level of LDtk",
            Some("bin") => "a part of a stage",
            Some("tscn") => "a level",
            Some("tres") => "a tileset",
            Some("world") => "the levels side by side",
            _ => "a picture",
        };
        let (path, what) = (name.clone(), what.to_owned());
        lines.push(FileLine { path, what, before, after: bytes.len(), also: Vec::new() });
        true
    });
    refused?;
    Ok(Plan { files: lines, report, ready: Arc::new(MapFolder { folder: folder.to_owned(), files, count }) })
}

/// Returns the levels of these names; all without one.
///
/// # Errors
/// In words: a project without levels, or a name of none.
pub(crate) fn chosen<'a>(project: &'a Project, names: &[String]) -> Result<Vec<&'a LevelData>, Failure> {
    if project.levels.is_empty() {
        return Err(Failure::Failed("The project has no levels.".to_owned()));
    }
    if names.is_empty() {
        return Ok(project.levels.iter().map(|level| &**level).collect());
    }
    let find = |name: &String| {
        let found = project.levels.iter().find(|level| level.key == *name || level.title == *name);
        found.map(|level| &**level).ok_or_else(|| {
            let keys: Vec<&str> = project.levels.iter().map(|level| level.key.as_str()).collect();
            Failure::Failed(format!("There is no level \"{name}\". There are: {}.", keys.join(", ")))
        })
    };
    names.iter().map(find).collect()
}

/// The same for formats that write layers of art into the maps of their levels: those are no maps of their own, unless they are named.
pub(crate) fn chosen_with_layers<'a>(project: &'a Project, names: &[String]) -> Result<Vec<&'a LevelData>, Failure> {
    let mut levels = chosen(project, names)?;
    if names.is_empty() && project.played_levels().next().is_some() {
        levels.retain(|level| !project.is_layer(&level.key));
    }
    Ok(levels)
}

/// Reports the parts of a level that no map can hold.
pub(crate) fn losses(project: &Project, level: &LevelData, report: &mut Report) {
    let mut lost = |text: String| report.add(&level.key, Weight::Lost, text);
    if !level.limit_changes.is_empty() {
        lost(format!("{} changes of the camera's limits", level.limit_changes.len()));
    }
    if level.tide != Tide::default() {
        lost("how the water moves".to_owned());
    }
    if level.wrap_y.is_some() {
        lost("that the level repeats downwards".to_owned());
    }
    if !level.shapes.is_empty() {
        lost(format!("{} shapes that can be bent: what they draw is written", level.shapes.len()));
    }
    let starts = level.starts.iter().map(|start| &start.start).chain([&level.start]);
    let moving = starts.filter(|start| start.state != StartState::default()).count();
    if moving > 0 {
        lost(format!("how the player begins at {moving} starts: as it stands"));
    }
    let drifts = layers_of(project, level).filter(|(.., layer)| layer.drift != 0).count();
    if drifts > 0 {
        lost(format!("that {drifts} backgrounds drift by themselves"));
    }
    let looped = (0..level.layout.height()).flat_map(|y| level.layout.row(y)).filter(|place| place.is_loop).count();
    if looped > 0 {
        lost(format!("{looped} loop marks: both planes are written as layers"));
    }
}

/// Reports the values of the project's own properties in a level, for formats without a place for them.
pub(crate) fn property_loss(project: &Project, level: &LevelData, report: &mut Report) {
    let of_switchers = level.switchers.iter().map(|switcher| (PropertyOwner::Switcher, "", &switcher.extra));
    let of_objects = level.placements.iter().map(|one| (PropertyOwner::Object, one.kind.as_str(), &one.extra));
    let regions = level.marks.iter().filter(|mark| mark.kind.is_region());
    let of_regions = regions.map(|mark| (PropertyOwner::Region, "", &mark.extra));
    let said = |(owner, kind, extra): (PropertyOwner, &str, &Extra)| {
        let own = own_properties(project, (owner, kind), properties_of(extra));
        own.iter().filter(|property| !property.is_usual).count()
    };
    let own = own_properties(project, (PropertyOwner::Level, ""), Some(&level.properties));
    let count = own.len() + of_switchers.chain(of_objects).chain(of_regions).map(said).sum::<usize>();
    if count > 0 {
        report.add(&level.key, Weight::Lost, format!("values of the project's own properties: {count}"));
    }
}

/// Reports the values of the own properties of a level itself, for exports that do not write them into the file that the level came from.
pub(crate) fn level_property_loss(project: &Project, level: &LevelData, report: &mut Report) {
    let own = own_properties(project, (PropertyOwner::Level, ""), Some(&level.properties));
    let count = own.iter().filter(|property| !property.is_usual).count();
    if count > 0 {
        report.add(
            &level.key,
            Weight::Lost,
            format!("own properties of the level itself: {count}; new files have them"),
        );
    }
}

/// Reports the own properties of blocks and solid tiles, for formats without a place for them.
pub(crate) fn part_property_loss(project: &Project, report: &mut Report) {
    let count: usize = project.tilesets.iter().map(|set| set.tileset.parts_with_properties().count()).sum();
    if count > 0 {
        report.add("properties", Weight::Lost, format!("own properties of blocks and solid tiles: {count}"));
    }
}

/// Reports the parts of a project that no map can hold.
pub(crate) fn project_losses(project: &Project, report: &mut Report) {
    let own = project.own_values().len();
    if own > 0 {
        report.add("properties", Weight::Lost, format!("properties of the project itself: {own}"));
    }
    if project.ruleset != (RulesetChoice { preset: project.ruleset.preset, ..RulesetChoice::default() }) {
        let text = format!("what the rules change of {}: the game alone is written", project.ruleset.preset.label());
        report.add("rules", Weight::Lost, text);
    }
    for maze in &project.mazes {
        report.add(&maze.key, Weight::Lost, "a rotating maze: `export maze` writes it");
    }
    for kind in &project.objects.kinds {
        let text = format!("what the kind {} does: its objects are written with their parameters", kind.name);
        report.add("objects", Weight::Lost, text);
    }
}
