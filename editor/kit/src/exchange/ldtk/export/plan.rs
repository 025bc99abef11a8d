//! The files that an export writes.

use crate::exchange::format::{Plan, Progress, Request};
use crate::exchange::ldtk::export::blank;
use crate::exchange::ldtk::export::definitions::Definitions;
use crate::exchange::ldtk::export::entities::{EntityWriter, as_entity};
use crate::exchange::ldtk::export::level::{CellLayer, NewLevel, layer_of, set_background, set_field, write_cells};
use crate::exchange::ldtk::export::names::identifier;
use crate::exchange::maps::export::cells::{LevelCells, WrittenLayer, solids_of};
use crate::exchange::maps::export::folder::{
    chosen, level_property_loss, losses, part_property_loss, project_losses, ready,
};
use crate::exchange::maps::export::planes::{layer_loss, plane_loss};
use crate::exchange::maps::export::solid_set::SolidSet;
use crate::exchange::maps::export::sources::{BackgroundPicture, TilesetPictures, backgrounds, layers_of, pictures_of};
use crate::exchange::maps::export::things::{own_properties, things_of};
use crate::exchange::maps::export::tree::JsonTree;
use crate::exchange::maps::files::MOST_MAP;
use crate::exchange::maps::import::usual_start;
use crate::exchange::names::slug;
use crate::exchange::{Failure, Report, Weight};
use crate::output::disk_refusal;
use serde_json::{Value, json};
use sim::file::Storage;
use sim::project::{Bounds, LevelData, Project, PropertyOwner, free_name};
use sim::tiles::{TILE, TileLayer};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Cells of a level at most: each takes about 60 bytes in the file, on each layer.
const MOST_CELLS: usize = 1 << 21;

/// The wishes of an export.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::exchange::ldtk) struct ExportWishes {
    /// Files that are there with another content are replaced.
    pub overwrites: bool,
    /// Objects alone are written, and no layer of cells.
    pub objects_only: bool,
}

/// Lays out the files of an export: a project of its own, or one that is there already, of which everything else stays.
///
/// # Errors
/// Files that can't be read, levels that are not there, the user's cancelling.
pub(in crate::exchange::ldtk) fn plan(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    wishes: ExportWishes,
    progress: Progress<'_>,
) -> Result<Plan, Failure> {
    let levels = chosen(project, &request.levels)?;
    let (folder, name) = target(storage, &request.file, project);
    let mut report = Report::default();
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let mut root = match read(storage, &folder.join(&name))? {
        Some(text) => JsonTree::text(text),
        None => blank::project(&project.name),
    };
    let refuse = |problem: String| Failure::Failed(format!("{}: {problem}", folder.join(&name).display()));
    if root.get("jsonVersion").map_err(refuse)?.as_str().is_none() {
        return Err(refuse("this is not a project of LDtk: choose another folder".to_owned()));
    }
    let next = root.get("nextUid").map_err(refuse)?.as_i64().unwrap_or(1);
    let mut defs = std::mem::replace(root.field("defs").map_err(refuse)?, JsonTree::text("null"));
    let mut definitions = Definitions::new(&mut defs, next);
    let solids = solids_of(project, &levels);
    let mut layers = Vec::new();
    let mut behind = BTreeMap::new();
    if !wishes.objects_only {
        let pictures = pictures_of(project, &solids, &mut files)?;
        layers = cell_layers(project, &levels, (&solids, &pictures), &mut definitions).map_err(refuse)?;
        behind = backgrounds(storage, project, (&levels, request.home.as_deref()))?;
    }
    let mut writer = ProjectWriter {
        storage,
        folder: &folder,
        name: &name,
        project,
        solids: &solids,
        layers: &layers,
        behind: &behind,
        definitions,
        shown: BTreeSet::new(),
        files,
    };
    for (done, level) in levels.iter().enumerate() {
        if progress(done, levels.len(), &level.title).is_break() {
            return Err(Failure::Cancelled);
        }
        if wishes.objects_only {
            level_property_loss(project, level, &mut report);
        } else {
            losses(project, level, &mut report);
            plane_loss(project, level, &mut report);
            layer_loss(project, level, &mut report);
            let (width, height) = LevelCells { project, data: level, solids: &solids }.size();
            if width * height > MOST_CELLS {
                let text = format!("{width} × {height} cells: a level of LDtk is written with {MOST_CELLS} at most");
                report.add(&level.key, Weight::Failed, text);
                continue;
            }
        }
        writer.level(&mut root, level, &mut report)?;
    }
    let ProjectWriter { definitions, shown, mut files, .. } = writer;
    let next = definitions.next();
    files.extend(behind.into_values().filter(|found| shown.contains(&found.path)).map(|found| (found.path, found.png)));
    *root.field("defs").map_err(refuse)? = defs;
    root.set("nextUid", &json!(next)).map_err(refuse)?;
    project_losses(project, &mut report);
    part_property_loss(project, &mut report);
    let mut text = String::new();
    root.write(&mut text, 0);
    files.push((name, text.into_bytes()));
    ready(storage, &folder, (files, report), |_| wishes.overwrites)
}

/// The folder and the name of the project's file: the one that is named, the only one of the folder, or a new one.
fn target(storage: &dyn Storage, file: &Path, project: &Project) -> (PathBuf, String) {
    let is_project = |file: &Path| file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("ldtk"));
    if let (true, Some(parent), Some(name)) = (is_project(file), file.parent(), file.file_name()) {
        return (parent.to_owned(), name.to_string_lossy().into_owned());
    }
    let usual = format!("{}.ldtk", slug(&project.name));
    let mut there = storage.list(file).unwrap_or_default();
    there.retain(|name| is_project(Path::new(name)));
    match <[String; 1]>::try_from(there) {
        Ok([only]) => (file.to_owned(), only),
        Err(_) => (file.to_owned(), usual),
    }
}

/// Reads a file, if it is there.
fn read(storage: &dyn Storage, path: &Path) -> Result<Option<String>, Failure> {
    let refuse = |error: std::io::Error| Failure::Failed(disk_refusal(path, &error));
    if storage.meta(path).map_err(refuse)?.is_none() {
        return Ok(None);
    }
    let bytes = storage.read(path, MOST_MAP).map_err(refuse)?;
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
    let text =
        String::from_utf8(text.to_vec()).map_err(|error| Failure::Failed(format!("{}: {error}", path.display())));
    text.map(Some)
}

/// Defines the layers of cells, from the front to the back.
fn cell_layers(
    project: &Project,
    levels: &[&LevelData],
    (solids, pictures): (&[SolidSet], &[TilesetPictures]),
    definitions: &mut Definitions<'_>,
) -> Result<Vec<CellLayer>, String> {
    let used = levels.iter().map(|data| LevelCells { project, data, solids }.used());
    let (front, b) = used.fold((false, false), |(front, b), used| (front | used.front, b | used.b));
    let sets = sets_used(project, levels, solids, front);
    let mut layers = Vec::new();
    let mut add = |(name, role): (&str, &str), part: WrittenLayer, list: &BTreeSet<usize>| -> Result<(), String> {
        for (number, set) in list.iter().enumerate() {
            let found = &pictures[*set];
            let is_solid = matches!(part, WrittenLayer::Solid(_));
            let picture = if is_solid { found.solid.as_ref() } else { Some(&found.art) };
            let Some((path, size)) = picture else { continue };
            let tiles = &project.tilesets[*set].tileset.tiles;
            let data: Vec<(u32, String)> = match is_solid {
                true => solids[*set]
                    .tiles(tiles)
                    .map(|(number, tile, solidity)| {
                        let angle = format!("{:02X}", tile.angle.0);
                        let data = json!({
                            "angle": angle, "flagged": tile.flagged, "heights": tile.heights, "solidity": solidity,
                            "widths": tile.widths,
                        });
                        (number, data.to_string())
                    })
                    .collect(),
                false => Vec::new(),
            };
            let shown = if is_solid { format!("{}_solid", found.name) } else { found.name.clone() };
            let uid = definitions.tileset(&shown, (path, *size), &data)?;
            // A layer of LDtk shows the tiles of one tileset: each further one takes a layer more.
            let (name, role) = match number {
                0 => (name.to_owned(), role.to_owned()),
                more => (format!("{name}_of_{}", found.name.replace('-', "_")), format!("{role} ({})", more + 1)),
            };
            let tileset = Some((uid, path.clone()));
            let defined = definitions.layer((&name, &role), "Tiles", tileset, false)?;
            layers.push(CellLayer { defined, part, set: Some(*set), columns: size.0 / 16 });
        }
        Ok(())
    };
    if front {
        add(("Art_in_front", "front"), WrittenLayer::Art(true), &sets[1])?;
    }
    let solid = match b {
        true => vec![("_A", "collision-a", TileLayer::A), ("_B", "collision-b", TileLayer::B)],
        false => vec![("", "collision", TileLayer::A)],
    };
    for (side, role, layer) in &solid {
        add((&format!("Collision{side}"), role), WrittenLayer::Solid(*layer), &sets[2])?;
    }
    add(("Art", "art"), WrittenLayer::Art(false), &sets[0])?;
    for (side, role, layer) in solid {
        // Numbers for engines that read those; what is solid comes back from the tiles.
        let role = format!("none, {role}");
        let defined = definitions.layer((&format!("Solidity{side}"), &role), "IntGrid", None, false)?;
        layers.push(CellLayer { defined, part: WrittenLayer::Solid(layer), set: None, columns: 1 });
    }
    Ok(layers)
}

/// The tilesets of which levels show art, art in front, solid tiles.
fn sets_used(project: &Project, levels: &[&LevelData], solids: &[SolidSet], front: bool) -> [BTreeSet<usize>; 3] {
    let mut sets: [BTreeSet<usize>; 3] = Default::default();
    let mut row = Vec::new();
    for data in levels {
        let cells = LevelCells { project, data, solids };
        let parts = [WrittenLayer::Art(false), WrittenLayer::Art(true), WrittenLayer::Solid(TileLayer::A)];
        let parts = parts.into_iter().enumerate().chain([(2, WrittenLayer::Solid(TileLayer::B))]);
        for (place, part) in parts.filter(|(place, _)| front || *place != 1) {
            for y in 0..cells.size().1 {
                cells.row(part, y, &mut row);
                sets[place].extend(row.iter().flatten().map(|cell| cell.set));
            }
        }
    }
    sets
}

/// A project under way.
struct ProjectWriter<'a, 'd> {
    storage: &'a dyn Storage,
    folder: &'a Path,
    name: &'a str,
    project: &'a Project,
    solids: &'a [SolidSet],
    layers: &'a [CellLayer],
    behind: &'a BTreeMap<(usize, usize), BackgroundPicture>,
    definitions: Definitions<'d>,
    /// Paths of pictures that levels show behind them.
    shown: BTreeSet<String>,
    files: Vec<(String, Vec<u8>)>,
}

impl ProjectWriter<'_, '_> {
    /// Writes a level into the project, and into its own file if it has one.
    fn level(&mut self, root: &mut JsonTree, data: &LevelData, report: &mut Report) -> Result<(), Failure> {
        let name = self.name;
        let at = |problem: String| Failure::Failed(format!("{name}: the level {}: {problem}", data.title));
        let (is_linear, is_outside) = kind_of(root).map_err(at)?;
        let list = match find(root, data).map_err(at)? {
            Some(place) => place,
            None => self.add(root, data, is_linear).map_err(at)?,
        };
        let entry = entry_of(root, list).map_err(at)?;
        let world = match is_linear {
            true => None,
            false => entry.get("worldX").and_then(|x| Ok(x.as_i64().zip(entry.get("worldY")?.as_i64()))).map_err(at)?,
        };
        let outside = entry.get("externalRelPath").map_err(at)?.as_str().map(str::to_owned);
        match outside.filter(|_| is_outside) {
            None => self.content(entry, data, world, report).map_err(at)?,
            Some(path) => {
                let there = read(self.storage, &self.folder.join(&path))?;
                let mut level = there.map_or_else(|| entry.clone(), JsonTree::text);
                self.content(&mut level, data, world, report).map_err(at)?;
                for name in ["pxWid", "pxHei"] {
                    let value = level.get(name).map_err(at)?;
                    entry.set(name, &value).map_err(at)?;
                }
                entry.set("layerInstances", &Value::Null).map_err(at)?;
                let mut text = String::new();
                level.write(&mut text, 0);
                self.files.push((path, text.into_bytes()));
            }
        }
        report.add(&data.key, Weight::Done, self.name.to_owned());
        Ok(())
    }

    /// Adds a level below the others; returns its place.
    fn add(
        &mut self,
        root: &mut JsonTree,
        data: &LevelData,
        is_linear: bool,
    ) -> Result<(Option<usize>, usize), String> {
        let is_outside = root.get("externalLevels")? == true;
        let world = if root.field("worlds")?.list()?.is_empty() { None } else { Some(0) };
        let grid = root.get("worldGridHeight")?.as_i64().filter(|grid| *grid > 0).unwrap_or(256);
        let mut names = Vec::new();
        let worlds = root.field("worlds")?.list()?.len();
        for of in [None].into_iter().chain((0..worlds).map(Some)) {
            for level in levels_of(root, of)?.iter_mut() {
                names.push(level.get("identifier")?.as_str().unwrap_or_default().to_owned());
            }
        }
        let list = levels_of(root, world)?;
        let mut lowest = 0;
        for level in list.iter_mut() {
            let number = |value: Value| value.as_i64().unwrap_or_default();
            lowest = lowest.max(number(level.get("worldY")?) + number(level.get("pxHei")?));
        }
        let name = free_name(&identifier(&data.key), "_", |name| names.iter().all(|known| known != name));
        let cells = LevelCells { project: self.project, data, solids: self.solids }.size();
        // With a gap, on the lines that levels of a grid of worlds stand on.
        let top = if list.is_empty() { 0 } else { (lowest / grid + 1) * grid };
        let uid = self.definitions.uid();
        let new = NewLevel {
            identifier: &name,
            key: &data.key,
            uid,
            world: (!is_linear).then_some((0, top)),
            size: (cells.0 * 16, cells.1 * 16),
        };
        let mut tree = new.tree();
        if is_outside {
            let stem = self.name.strip_suffix(".ldtk").unwrap_or(self.name);
            tree.set("externalRelPath", &json!(format!("{stem}/{name}.ldtkl")))?;
        }
        list.push(tree);
        Ok((world, list.len() - 1))
    }

    /// Writes the content of a level.
    fn content(
        &mut self,
        tree: &mut JsonTree,
        data: &LevelData,
        world: Option<(i64, i64)>,
        report: &mut Report,
    ) -> Result<(), String> {
        let cells = LevelCells { project: self.project, data, solids: self.solids };
        let (width, height) = cells.size();
        // A level ends with a chunk; one of the project that ends before is the same one.
        let side = usize::from(self.project.chunk_size.max(1)) * 16;
        let length = |tree: &mut JsonTree, name: &str, own: usize| -> Result<usize, String> {
            let there = tree.get(name)?.as_u64().and_then(|there| usize::try_from(there).ok()).unwrap_or(0);
            if there.div_ceil(side) * side == own * 16 {
                return Ok(there);
            }
            tree.set(name, &json!(own * 16))?;
            Ok(own * 16)
        };
        let size = (length(tree, "pxWid", width)?, length(tree, "pxHei", height)?);
        let size = (size.0.div_ceil(16), size.1.div_ceil(16));
        let uid = tree.get("uid")?.as_i64().unwrap_or_default();
        let mut layers = std::mem::take(tree.field("layerInstances")?.list()?);
        let is_new = layers.is_empty();
        for layer in self.layers {
            let found = layer_of(&mut layers, &layer.defined, (&data.key, uid), size)?;
            write_cells(found, layer, &cells, size)?;
        }
        let usual = Bounds::inside(size.0 as i32 * TILE, size.1 as i32 * TILE);
        let mut things = things_of(self.project, data, (width as i32 * TILE, height as i32 * TILE));
        things.retain(|thing| thing.class != "bounds" || data.bounds != usual);
        things.iter_mut().for_each(as_entity);
        let start = if is_new { None } else { usual_start(self.project, data) };
        let mut writer =
            EntityWriter { definitions: &mut self.definitions, level: &data.key, world, lost: BTreeSet::new() };
        let new = writer.write(&mut layers, &things, start)?;
        for lost in writer.lost {
            report.add(&data.key, Weight::Lost, format!("{lost}: it has no such field"));
        }
        if !new.is_empty() {
            let objects = self.definitions.layer(("Objects", "objects"), "Entities", None, true)?;
            let found = layer_of(&mut layers, &objects, (&data.key, uid), size)?;
            found.field("entityInstances")?.list()?.extend(new);
        }
        let order = self.definitions.layer_order()?;
        let mut sorted: Vec<(usize, JsonTree)> = Vec::new();
        for mut layer in layers {
            let uid = layer.get("layerDefUid")?.as_i64();
            let place = order.iter().position(|known| Some(*known) == uid).unwrap_or(order.len());
            sorted.push((place, layer));
        }
        sorted.sort_by_key(|(place, _)| *place);
        *tree.field("layerInstances")?.list()? = sorted.into_iter().map(|(_, layer)| layer).collect();
        if !self.layers.is_empty() {
            self.background(tree, data, report)?;
            for (name, value) in [("title", data.title.as_str()), ("rules", self.project.ruleset.preset.name())] {
                let uid = self.definitions.level_field(name)?;
                set_field(tree, name, uid, value)?;
            }
            let own = own_properties(self.project, (PropertyOwner::Level, ""), Some(&data.properties));
            for property in own.iter().filter(|one| !matches!(one.name.as_str(), "title" | "rules")) {
                let uid = self.definitions.level_field(&property.name)?;
                let text = property.value.as_str().map_or_else(|| property.value.to_string(), str::to_owned);
                set_field(tree, &property.name, uid, &text)?;
            }
        }
        Ok(())
    }

    /// Writes what of the backgrounds a level of LDtk can have: a colour, and one picture that does not move by itself.
    fn background(&mut self, tree: &mut JsonTree, data: &LevelData, report: &mut Report) -> Result<(), String> {
        let found: Vec<_> = layers_of(self.project, data)
            .filter_map(|(set, number, layer)| Some((self.behind.get(&(set, number))?, layer)))
            .collect();
        let color = found.first().and_then(|(picture, _)| picture.color).filter(|color| color[3] == 255);
        let mut pictures = found.iter().skip(usize::from(color.is_some()));
        let shown = pictures.next();
        let more = pictures.count();
        if more > 0 {
            report.add(
                &data.key,
                Weight::Lost,
                format!("{more} backgrounds: a level of LDtk has one picture behind it"),
            );
        }
        if shown.is_some_and(|(_, layer)| (layer.scroll_x, layer.scroll_y) != (256, 256)) {
            let text = "the speed of its background: a picture behind a level of LDtk moves as the level does";
            report.add(&data.key, Weight::Lost, text);
        }
        let shown = shown.map(|(picture, layer)| (*picture, *layer));
        self.shown.extend(shown.map(|(picture, _)| picture.path.clone()));
        set_background(tree, shown, color)
    }
}

/// Whether levels stand in a line, and whether they have files of their own.
fn kind_of(root: &mut JsonTree) -> Result<(bool, bool), String> {
    let layout = match root.field("worlds")?.list()?.first_mut() {
        Some(world) => world.get("worldLayout")?,
        None => root.get("worldLayout")?,
    };
    let is_linear = layout.as_str().is_some_and(|layout| layout.starts_with("Linear"));
    Ok((is_linear, root.get("externalLevels")? == true))
}

/// The levels of a world; those of the project itself without one.
fn levels_of(root: &mut JsonTree, world: Option<usize>) -> Result<&mut Vec<JsonTree>, String> {
    match world {
        None => root.field("levels")?.list(),
        Some(world) => root.field("worlds")?.list()?[world].field("levels")?.list(),
    }
}

fn entry_of(root: &mut JsonTree, (world, level): (Option<usize>, usize)) -> Result<&mut JsonTree, String> {
    Ok(&mut levels_of(root, world)?[level])
}

/// The place of a level in a project: that of its title, or of a name that gives the same key.
fn find(root: &mut JsonTree, data: &LevelData) -> Result<Option<(Option<usize>, usize)>, String> {
    let worlds = root.field("worlds")?.list()?.len();
    let mut by_key = None;
    for world in [None].into_iter().chain((0..worlds).map(Some)) {
        let prefix = match world {
            Some(world) if worlds > 1 => {
                let name = root.field("worlds")?.list()?[world].get("identifier")?;
                format!("{}/", name.as_str().unwrap_or_default())
            }
            _ => String::new(),
        };
        for (place, level) in levels_of(root, world)?.iter_mut().enumerate() {
            let name = format!("{prefix}{}", level.get("identifier")?.as_str().unwrap_or_default());
            if name == data.title {
                return Ok(Some((world, place)));
            }
            if slug(&name) == data.key && by_key.is_none() {
                by_key = Some((world, place));
            }
        }
    }
    Ok(by_key)
}
