//! The files that an export writes.

use crate::exchange::format::{Plan, Progress, Request};
use crate::exchange::maps::export::cells::{LevelCells, solids_of};
use crate::exchange::maps::export::folder::{chosen_with_layers, losses, project_losses, ready};
use crate::exchange::maps::export::planes::{art_layers, plane_of};
use crate::exchange::maps::export::solid_set::{ACROSS, SolidSet, polygons};
use crate::exchange::maps::export::sources::{backgrounds, layers_of, pictures_of};
use crate::exchange::maps::export::things::{WrittenProperty, own_properties};
use crate::exchange::tiled::export::elements::{element, empty, file, properties};
use crate::exchange::tiled::export::map::{MapSets, MapWriter, PlacedBackground};
use crate::exchange::{Failure, Report, Weight};
use serde_json::{Value, json};
use sim::file::Storage;
use sim::project::{ArtLayer, Extra, LevelData, Project, PropertyOwner, PropertyPart, Tileset};
use sim::tiles::{BlockId, TileId};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// The own properties of cells of art, by cell.
type CellProperties = BTreeMap<u16, Vec<(String, Value)>>;

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
    let levels = chosen_with_layers(project, &request.levels)?;
    let mut report = Report::default();
    let solids = solids_of(project, &levels);
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let sets = tilesets(project, solids, (&mut files, &mut report))?;
    let behind = backgrounds(storage, project, (&levels, request.home.as_deref()))?;
    files.extend(behind.values().map(|picture| (picture.path.clone(), picture.png.clone())));
    for (done, level) in levels.iter().enumerate() {
        if progress(done, levels.len(), &level.title).is_break() {
            return Err(Failure::Cancelled);
        }
        losses(project, level, &mut report);
        let art = art_layers(project, level);
        cut_layers(level, &art, &mut report);
        let layers: Vec<PlacedBackground<'_>> = layers_of(project, level)
            .filter_map(|(set, number, layer)| {
                let picture = behind.get(&(set, number))?;
                Some((layer, picture.path.clone(), picture.size))
            })
            .collect();
        let plane = plane_of(project, level, (&mut files, &mut report))?;
        let (backgrounds, plane) = (layers.as_slice(), plane.as_ref());
        let writer = MapWriter { project, data: level, sets: &sets, backgrounds, plane, art: &art };
        let bytes = writer.tmx().map_err(Failure::Failed)?;
        report.add(&level.key, Weight::Done, format!("{}.tmx", level.key));
        files.push((format!("{}.tmx", level.key), bytes));
    }
    if let [_, _, ..] = levels.as_slice() {
        files.push(("levels.world".to_owned(), world(project, &levels)));
    }
    project_losses(project, &mut report);
    ready(storage, &request.file, (files, report), |_| overwrites)
}

/// Reports the blocks of layers that are beyond the size of their level: all layers of a map have its size.
fn cut_layers(level: &LevelData, layers: &[(&ArtLayer, LevelCells<'_>)], report: &mut Report) {
    for (layer, cells) in layers {
        let ((width, height), (columns, rows)) = (size_in_chunks(level), size_in_chunks(cells.data));
        let is_seen = |(x, y): (u32, u32)| cells.data.layout.get(x, y).is_some_and(|cell| cell.chunk != 0);
        let mut beyond =
            (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))).filter(|(x, y)| *x >= width || *y >= height);
        if beyond.any(is_seen) {
            let text = format!("the layer {}: what is beyond the size of its level", layer.level);
            report.add(&level.key, Weight::Lost, text);
        }
    }
}

/// The size of a level, chunks across and down.
fn size_in_chunks(level: &LevelData) -> (u32, u32) {
    (level.layout.width(), level.layout.height())
}

/// Adds the files of the tilesets: art, and solid tiles.
fn tilesets(
    project: &Project,
    solids: Vec<SolidSet>,
    (files, report): (&mut Vec<(String, Vec<u8>)>, &mut Report),
) -> Result<MapSets, Failure> {
    let mut sets = MapSets { art: Vec::new(), solid: Vec::new(), solids };
    let mut next = 1;
    let pictures = pictures_of(project, &sets.solids, files)?;
    for (set, (used, found)) in project.tilesets.iter().zip(&pictures).enumerate() {
        let (tileset, name, (width, height)) = (&used.tileset, &found.name, found.art.1);
        let (values, shared) = cell_properties(project, tileset);
        if shared > 0 {
            let text =
                format!("own properties of {shared} blocks that share a picture with others: those of the first one");
            report.add(name, Weight::Lost, text);
        }
        let tsx = art_tsx(tileset, name, (width, height), &values).map_err(Failure::Failed)?;
        files.push((format!("tilesets/{name}.tsx"), tsx));
        sets.art.push((next, format!("tilesets/{name}.tsx")));
        next += (width / 16 * (height / 16)) as u32;
        let solid = &sets.solids[set];
        if found.solid.is_none() {
            sets.solid.push(None);
            continue;
        }
        let path = format!("tilesets/{name}-solid.tsx");
        files.push((path.clone(), solid_tsx(project, solid, name, tileset).map_err(Failure::Failed)?));
        sets.solid.push(Some((next, path)));
        next += solid.count();
    }
    Ok(sets)
}

/// The TSX file of the solid tiles of a tileset: a polygon for engines that read those, and the arrays, from which the very
/// same tile comes back.
fn solid_tsx(project: &Project, set: &SolidSet, name: &str, tileset: &Tileset) -> Result<Vec<u8>, String> {
    let ids: BTreeMap<u32, TileId> = set.ids().collect();
    let own = |number: u32| {
        let values = ids.get(&number).and_then(|tile| tileset.properties_of(PropertyPart::Tile(*tile)));
        said(own_properties(project, (PropertyOwner::Tile, ""), values))
    };
    let attributes = vec![
        ("version", "1.8".to_owned()),
        ("tiledversion", "1.8.4".to_owned()),
        ("name", format!("{name}-solid")),
        ("tilewidth", "16".to_owned()),
        ("tileheight", "16".to_owned()),
        ("tilecount", set.count().to_string()),
        ("columns", ACROSS.to_string()),
    ];
    file("tileset", &attributes, |to| {
        let size = (ACROSS * 16, set.count() as usize / ACROSS * 16);
        let image = ("source", format!("{name}-solid.png"));
        empty(to, "image", &vec![image, ("width", size.0.to_string()), ("height", size.1.to_string())])?;
        for (number, tile, solidity) in set.tiles(&tileset.tiles) {
            element(to, "tile", &vec![("id", number.to_string())], |to| {
                let text = |list: &[i8; 16]| Value::from(list.map(|length| length.to_string()).join(" "));
                let list = [
                    ("angle", Value::from(format!("{:02X}", tile.angle.0))),
                    ("flagged", tile.flagged.into()),
                    ("heights", text(&tile.heights)),
                    ("solidity", solidity.into()),
                    ("widths", text(&tile.widths)),
                ];
                let mut list = list.map(|(name, value)| (name.to_owned(), value)).to_vec();
                let taken = |name: &String, list: &[(String, Value)]| list.iter().any(|(known, _)| known == name);
                list.extend(own(number).into_iter().filter(|(name, _)| !taken(name, &list)).collect::<Vec<_>>());
                properties(to, &list)?;
                element(to, "objectgroup", &vec![("draworder", "index".to_owned())], |to| {
                    for (id, points) in polygons(&tile).iter().enumerate() {
                        let id = ("id", (id + 1).to_string());
                        element(to, "object", &vec![id, ("x", "0".into()), ("y", "0".into())], |to| {
                            let pairs: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
                            empty(to, "polygon", &vec![("points", pairs.join(" "))])
                        })?;
                    }
                    Ok(())
                })
            })?;
        }
        Ok(())
    })
}

/// The own properties of the blocks that show each cell of art, and the number of blocks with others than the first one of their cell.
fn cell_properties(project: &Project, tileset: &Tileset) -> (CellProperties, usize) {
    let (mut all, mut shared) = (CellProperties::new(), 0);
    let mut known: BTreeMap<u16, Option<&Extra>> = BTreeMap::new();
    for (number, block) in tileset.blocks.iter().enumerate().skip(1) {
        let values = tileset.properties_of(PropertyPart::Block(number as BlockId));
        match known.entry(block.art) {
            Entry::Occupied(first) => shared += usize::from(*first.get() != values && values.is_some()),
            Entry::Vacant(place) => {
                place.insert(values);
                let own = said(own_properties(project, (PropertyOwner::Block, ""), values));
                if !own.is_empty() {
                    all.insert(block.art, own);
                }
            }
        }
    }
    (all, shared)
}

/// The values that are not the usual ones, as Tiled has them.
fn said(own: Vec<WrittenProperty>) -> Vec<(String, Value)> {
    own.into_iter().filter(|one| !one.is_usual).map(|one| (one.name, one.value)).collect()
}

/// The TSX file of the art of a tileset, with what changes as time goes by, and own properties.
fn art_tsx(
    tileset: &Tileset,
    name: &str,
    (width, height): (usize, usize),
    own: &CellProperties,
) -> Result<Vec<u8>, String> {
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
        let cells: BTreeSet<u16> = tileset.animations.keys().chain(own.keys()).copied().collect();
        for cell in cells {
            element(to, "tile", &vec![("id", cell.to_string())], |to| {
                if let Some(own) = own.get(&cell) {
                    properties(to, own)?;
                }
                let Some(frames) = tileset.animations.get(&cell) else { return Ok(()) };
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
