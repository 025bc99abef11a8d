//! The files that an export writes, and what is lost.

use crate::exchange::format::{FileLine, Plan, Progress, Ready, Request};
use crate::exchange::tiled::export::elements::{element, empty, file};
use crate::exchange::tiled::export::map::{MapSets, MapWriter, PlacedBackground, note_solids};
use crate::exchange::tiled::export::solid_set::SolidSet;
use crate::exchange::{Failure, Report, Weight};
use crate::output::{disk_refusal, write_all};
use crate::pixels::{MOST_BYTES, Pixels};
use serde_json::json;
use sim::file::{Storage, picture_path};
use sim::project::{Background, LevelData, Project, StartState, Tide, Tileset, free_name};
use sim::ruleset::RulesetChoice;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

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

/// Lays out the files of an export.
///
/// # Errors
/// Pictures that can't be read, levels that are not there, the user's cancelling.
pub(crate) fn plan(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    overwrites: bool,
    progress: Progress<'_>,
) -> Result<Plan, Failure> {
    let levels = chosen(project, &request.levels)?;
    let mut report = Report::default();
    let mut solids = vec![SolidSet::default(); project.tilesets.len()];
    levels.iter().for_each(|level| note_solids(project, level, &mut solids));
    solids.iter_mut().for_each(SolidSet::number);
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let sets = tilesets(project, solids, &mut files)?;
    let behind = backgrounds(storage, project, (&levels, request.home.as_deref()), &mut files)?;
    for (done, level) in levels.iter().enumerate() {
        if progress(done, levels.len(), &level.title).is_break() {
            return Err(Failure::Cancelled);
        }
        losses(project, level, &mut report);
        let layers: Vec<PlacedBackground<'_>> = layers_of(project, level)
            .filter_map(|(set, number, layer)| {
                let (path, size) = behind.get(&(set, number))?;
                Some((layer, path.clone(), *size))
            })
            .collect();
        let writer = MapWriter { project, data: level, sets: &sets, backgrounds: &layers };
        let bytes = writer.tmx().map_err(Failure::Failed)?;
        report.add(&level.key, Weight::Done, format!("{}.tmx", level.key));
        files.push((format!("{}.tmx", level.key), bytes));
    }
    if let [_, _, ..] = levels.as_slice() {
        files.push(("levels.world".to_owned(), world(project, &levels)));
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
    ready(storage, &request.file, (files, report), overwrites)
}

fn ready(
    storage: &dyn Storage,
    folder: &Path,
    (mut files, mut report): (Vec<(String, Vec<u8>)>, Report),
    overwrites: bool,
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
        if before.is_some() && !overwrites {
            let text = format!("{name} is there already, with another content: choose another folder, or replace it");
            report.add("files", Weight::Failed, text);
        }
        let what = match Path::new(name).extension().and_then(|ending| ending.to_str()) {
            Some("tmx") => "a level",
            Some("tsx") => "a tileset",
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

fn chosen<'a>(project: &'a Project, names: &[String]) -> Result<Vec<&'a LevelData>, Failure> {
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

/// Adds the files of the tilesets: art as it is, and solid tiles drawn.
fn tilesets(project: &Project, solids: Vec<SolidSet>, files: &mut Vec<(String, Vec<u8>)>) -> Result<MapSets, Failure> {
    let mut sets = MapSets { art: Vec::new(), solid: Vec::new(), solids };
    let mut names: Vec<String> = Vec::new();
    let mut next = 1;
    for (set, used) in project.tilesets.iter().enumerate() {
        let folder = Path::new(&used.path).file_name().map_or_else(|| "tiles".into(), |name| name.to_string_lossy());
        let name = free_name(&folder, "-", |name| names.iter().all(|known| known != name));
        names.push(name.clone());
        let tileset = &used.tileset;
        let Some(sheet) = &tileset.sheet else {
            return Err(Failure::Failed(format!("The picture of the tileset {} can't be read.", used.path)));
        };
        let (width, height, rgba) = sheet.pixels();
        let picture = Pixels { width, height, rgba: rgba.as_chunks::<4>().0.to_vec() };
        let png = |picture: &Pixels| picture.to_png().map_err(Failure::Failed);
        files.push((format!("tilesets/{name}.png"), png(&picture)?));
        let count = (width / 16 * (height / 16)) as u32;
        let tsx = art_tsx(tileset, &name, (width, height)).map_err(Failure::Failed)?;
        files.push((format!("tilesets/{name}.tsx"), tsx));
        sets.art.push((next, format!("tilesets/{name}.tsx")));
        next += count;
        let solid = &sets.solids[set];
        if solid.is_empty() {
            sets.solid.push(None);
            continue;
        }
        let shown = format!("{name}-solid");
        let tsx = solid.tsx(&shown, &format!("{shown}.png"), &tileset.tiles).map_err(Failure::Failed)?;
        files.push((format!("tilesets/{shown}.png"), png(&solid.picture(&tileset.tiles))?));
        files.push((format!("tilesets/{shown}.tsx"), tsx));
        sets.solid.push(Some((next, format!("tilesets/{shown}.tsx"))));
        next += solid.count();
    }
    Ok(sets)
}

/// The TSX file of the art of a tileset, with what changes as time goes by.
fn art_tsx(tileset: &Tileset, name: &str, (width, height): (usize, usize)) -> Result<Vec<u8>, String> {
    let attributes = vec![
        ("version", "1.8".to_owned()),
        ("tiledversion", "1.8.4".to_owned()),
        ("name", if tileset.name.is_empty() { name.to_owned() } else { tileset.name.clone() }),
        ("tilewidth", "16".to_owned()),
        ("tileheight", "16".to_owned()),
        ("tilecount", (width / 16 * (height / 16)).to_string()),
        ("columns", (width / 16).to_string()),
    ];
    file("tileset", &attributes, |to| {
        let size = [("width", width.to_string()), ("height", height.to_string())];
        empty(to, "image", &[vec![("source", format!("{name}.png"))], size.to_vec()].concat())?;
        for (cell, frames) in tileset.animations.iter() {
            element(to, "tile", &vec![("id", cell.to_string())], |to| {
                element(to, "animation", &Vec::new(), |to| {
                    frames.iter().try_for_each(|frame| {
                        // To the next whole millisecond, so that the same number of frames comes back.
                        let time = (u32::from(frame.duration.max(1)) * 1000).div_ceil(60);
                        let attributes = vec![("tileid", frame.cell.to_string()), ("duration", time.to_string())];
                        empty(to, "frame", &attributes)
                    })
                })
            })?;
        }
        Ok(())
    })
}

/// The background layers of a level: their tileset, their place there, and themselves.
fn layers_of<'a>(project: &'a Project, level: &LevelData) -> impl Iterator<Item = (usize, usize, &'a Background)> {
    let set = level.background.map(usize::from);
    let found = set.and_then(|set| Some((set, project.tilesets.get(set)?)));
    found.into_iter().flat_map(|(set, of)| {
        of.tileset.backgrounds.iter().enumerate().map(move |(number, layer)| (set, number, layer))
    })
}

/// A file of a background and the size of its picture.
type BackgroundFile = (String, (usize, usize));

/// Adds the pictures of the backgrounds, cut to the rows that each shows.
fn backgrounds(
    storage: &dyn Storage,
    project: &Project,
    (levels, home): (&[&LevelData], Option<&Path>),
    files: &mut Vec<(String, Vec<u8>)>,
) -> Result<BTreeMap<(usize, usize), BackgroundFile>, Failure> {
    let mut known = BTreeMap::new();
    let Some(home) = home else { return Ok(known) };
    for (set, number, layer) in levels.iter().flat_map(|level| layers_of(project, level)) {
        if known.contains_key(&(set, number)) {
            continue;
        }
        let refuse =
            |error: &dyn std::fmt::Display| Failure::Failed(format!("The background {}: {error}", layer.image));
        let path =
            picture_path(storage, home, &project.tilesets[set].path, &layer.image).map_err(|error| refuse(&error))?;
        let bytes = storage.read(&path, MOST_BYTES).map_err(|error| refuse(&error))?;
        let picture = Pixels::read(&bytes).map_err(|error| refuse(&error))?;
        let (from, to) = layer.rows_of(picture.height as u32);
        let rows = from as usize * picture.width..to as usize * picture.width;
        let cut = Pixels { width: picture.width, height: (to - from) as usize, rgba: picture.rgba[rows].to_vec() };
        if cut.rgba.is_empty() {
            continue;
        }
        let path = format!("backgrounds/{}-{}.png", set + 1, number + 1);
        files.push((path.clone(), cut.to_png().map_err(Failure::Failed)?));
        known.insert((set, number), (path, (cut.width, cut.height)));
    }
    Ok(known)
}

/// Reports the parts of a level that no map can hold.
fn losses(project: &Project, level: &LevelData, report: &mut Report) {
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

/// The world: the levels below one another.
fn world(project: &Project, levels: &[&LevelData]) -> Vec<u8> {
    let side = i32::from(project.chunk_size.max(1)) * 16;
    let mut top = 0;
    let maps: Vec<_> = levels
        .iter()
        .map(|level| {
            let (width, height) = (level.layout.width() as i32 * side, level.layout.height() as i32 * side);
            let map = json!({
                "fileName": format!("{}.tmx", level.key), "height": height, "width": width, "x": 0, "y": top,
            });
            top += height + side;
            map
        })
        .collect();
    let world = json!({ "maps": maps, "onlyShowAdjacentMaps": false, "type": "world" });
    format!("{world:#}\n").into_bytes()
}
