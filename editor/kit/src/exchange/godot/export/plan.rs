//! The files that an export writes.

use crate::exchange::format::{Plan, Progress, Request};
use crate::exchange::godot::export::scene::{PlacedPicture, SceneWriter};
use crate::exchange::godot::export::tileset::{AnimatedTiles, tileset};
use crate::exchange::maps::export::cells::solids_of;
use crate::exchange::maps::export::folder::{chosen_with_layers, losses, part_property_loss, project_losses, ready};
use crate::exchange::maps::export::planes::{art_layers, plane_of};
use crate::exchange::maps::export::sources::{backgrounds, layers_of, pictures_of};
use crate::exchange::{Failure, Report, Weight};
use sim::file::Storage;
use sim::project::Project;

/// Lays out the files of an export.
///
/// # Errors
/// Pictures that can't be read, levels that are not there, the user's cancelling.
pub(in crate::exchange::godot) fn plan(
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
    let pictures = pictures_of(project, &solids, &mut files)?;
    let mut animated: Vec<Option<AnimatedTiles>> = Vec::new();
    for (used, found) in project.tilesets.iter().zip(&pictures) {
        let made = AnimatedTiles::new(&used.tileset, &found.name).map_err(Failure::Failed)?;
        animated.push(made.map(|(tiles, png)| {
            files.push((tiles.path.clone(), png));
            tiles
        }));
    }
    files.push(("tilesets/tiles.tres".to_owned(), tileset(project, &solids, (&pictures, &animated)).into_bytes()));
    let sides = solids.iter().zip(&project.tilesets).flat_map(|(set, used)| set.tiles(&used.tileset.tiles));
    let sides = sides.filter(|(.., solidity)| *solidity == "sides").count();
    if sides > 0 {
        let text =
            format!("that {sides} solid tiles are open from above: their polygons are closed, their data says it");
        report.add("tiles", Weight::Lost, text);
    }
    let behind = backgrounds(storage, project, (&levels, request.home.as_deref()))?;
    files.extend(behind.values().map(|picture| (picture.path.clone(), picture.png.clone())));
    for (done, level) in levels.iter().enumerate() {
        if progress(done, levels.len(), &level.title).is_break() {
            return Err(Failure::Cancelled);
        }
        losses(project, level, &mut report);
        let pictures: Vec<PlacedPicture<'_>> = layers_of(project, level)
            .filter_map(|(set, number, layer)| {
                let found = behind.get(&(set, number))?;
                Some(PlacedPicture { layer, path: &found.path, size: found.size })
            })
            .collect();
        let plane = plane_of(project, level, (&mut files, &mut report))?;
        let plane = plane.as_ref();
        let art = art_layers(project, level);
        let writer = SceneWriter {
            project,
            data: level,
            solids: &solids,
            animated: &animated,
            pictures: &pictures,
            plane,
            art: &art,
        };
        let name = format!("{}.tscn", level.key);
        match writer.text() {
            Ok(text) => {
                report.add(&level.key, Weight::Done, name.clone());
                files.push((name, text.into_bytes()));
            }
            Err(problem) => report.add(&level.key, Weight::Failed, problem),
        }
    }
    project_losses(project, &mut report);
    part_property_loss(project, &mut report);
    ready(storage, &request.file, (files, report), |_| overwrites)
}
