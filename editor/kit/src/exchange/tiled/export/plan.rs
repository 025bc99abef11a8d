//! The files that an export writes.

use crate::exchange::format::{Plan, Progress, Request};
use crate::exchange::maps::export::cells::solids_of;
use crate::exchange::maps::export::folder::{chosen, losses, project_losses, ready};
use crate::exchange::maps::export::planes::plane_of;
use crate::exchange::maps::export::solid_set::{ACROSS, SolidSet, polygons};
use crate::exchange::maps::export::sources::{backgrounds, layers_of, pictures_of};
use crate::exchange::tiled::export::elements::{element, empty, file, properties};
use crate::exchange::tiled::export::map::{MapSets, MapWriter, PlacedBackground};
use crate::exchange::{Failure, Report, Weight};
use serde_json::{Value, json};
use sim::file::Storage;
use sim::project::{LevelData, Project, Tileset};
use sim::tiles::SolidTile;

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
    let solids = solids_of(project, &levels);
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let sets = tilesets(project, solids, &mut files)?;
    let behind = backgrounds(storage, project, (&levels, request.home.as_deref()))?;
    files.extend(behind.values().map(|picture| (picture.path.clone(), picture.png.clone())));
    for (done, level) in levels.iter().enumerate() {
        if progress(done, levels.len(), &level.title).is_break() {
            return Err(Failure::Cancelled);
        }
        losses(project, level, &mut report);
        let layers: Vec<PlacedBackground<'_>> = layers_of(project, level)
            .filter_map(|(set, number, layer)| {
                let picture = behind.get(&(set, number))?;
                Some((layer, picture.path.clone(), picture.size))
            })
            .collect();
        let plane = plane_of(project, level, (&mut files, &mut report))?;
        let writer = MapWriter { project, data: level, sets: &sets, backgrounds: &layers, plane: plane.as_ref() };
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

/// Adds the files of the tilesets: art, and solid tiles.
fn tilesets(project: &Project, solids: Vec<SolidSet>, files: &mut Vec<(String, Vec<u8>)>) -> Result<MapSets, Failure> {
    let mut sets = MapSets { art: Vec::new(), solid: Vec::new(), solids };
    let mut next = 1;
    let pictures = pictures_of(project, &sets.solids, files)?;
    for (set, (used, found)) in project.tilesets.iter().zip(&pictures).enumerate() {
        let (tileset, name, (width, height)) = (&used.tileset, &found.name, found.art.1);
        let tsx = art_tsx(tileset, name, (width, height)).map_err(Failure::Failed)?;
        files.push((format!("tilesets/{name}.tsx"), tsx));
        sets.art.push((next, format!("tilesets/{name}.tsx")));
        next += (width / 16 * (height / 16)) as u32;
        let solid = &sets.solids[set];
        if found.solid.is_none() {
            sets.solid.push(None);
            continue;
        }
        let path = format!("tilesets/{name}-solid.tsx");
        files.push((path.clone(), solid_tsx(solid, name, &tileset.tiles).map_err(Failure::Failed)?));
        sets.solid.push(Some((next, path)));
        next += solid.count();
    }
    Ok(sets)
}

/// The TSX file of the solid tiles of a tileset: a polygon for engines that read those, and the arrays, from which the very
/// same tile comes back.
fn solid_tsx(set: &SolidSet, name: &str, tiles: &[SolidTile]) -> Result<Vec<u8>, String> {
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
        for (number, tile, solidity) in set.tiles(tiles) {
            element(to, "tile", &vec![("id", number.to_string())], |to| {
                let text = |list: &[i8; 16]| Value::from(list.map(|length| length.to_string()).join(" "));
                let list = [
                    ("angle", Value::from(format!("{:02X}", tile.angle.0))),
                    ("flagged", tile.flagged.into()),
                    ("heights", text(&tile.heights)),
                    ("solidity", solidity.into()),
                    ("widths", text(&tile.widths)),
                ];
                properties(to, &list.map(|(name, value)| (name.to_owned(), value)))?;
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
