//! Tilesets of one game: its solid tiles are the same for all zones, so a change in one tileset is a change in all.

use super::extra::{self, ZoneExtra};
use super::mapping::Mapping;
use crate::document::{Edit, Edits};
use serde::Deserialize;
use sim::project::{Project, TilesetRef};
use sim::tiles::TileId;

/// Of what the project keeps of a zone's files, where its solid tiles are.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Files {
    array_files: [String; 3],
}

/// Returns the files of a tileset's solid tiles; `None` if they are of no disassembly, or if that is not known.
fn files(set: &TilesetRef) -> Option<[String; 3]> {
    let files: Files = extra::read_field(&set.tileset.extra, extra::FILES)?;
    (!files.array_files[0].is_empty()).then_some(files.array_files)
}

/// Places of the other tilesets that share their solid tiles with one.
pub fn sharers(project: &Project, tileset: usize) -> Vec<usize> {
    let Some(own) = project.tilesets.get(tileset).and_then(|set| files(set)) else { return Vec::new() };
    let others = project.tilesets.iter().enumerate();
    others.filter(|(n, set)| *n != tileset && files(set).as_ref() == Some(&own)).map(|(n, _)| n).collect()
}

/// The numbers of a tileset's solid tiles.
fn numbers(set: &TilesetRef) -> Mapping {
    let zone: ZoneExtra = extra::read(&set.tileset.extra).unwrap_or_default();
    Mapping::of(&zone.tiles, set.tileset.tiles.len(), TileId::MAX)
}

/// Edits, and behind each change of a solid tile the same change of the tilesets that share it.
pub(crate) fn with_sharers(project: &Project, edits: Edits) -> Edits {
    if !edits.as_slice().iter().any(|edit| matches!(edit, Edit::SetTile { value: Some(_), .. })) {
        return edits;
    }
    let follow = |edit: &Edit| -> Vec<Edit> {
        let Edit::SetTile { tileset, tile, value: value @ Some(_) } = edit else { return Vec::new() };
        let sharers = sharers(project, *tileset);
        let number = sharers.first().and_then(|_| numbers(project.tilesets.get(*tileset)?).number(*tile));
        let Some(number) = number.map(usize::from) else { return Vec::new() };
        let of_sharer = |sharer: usize| {
            let set = project.tilesets.get(sharer)?;
            let tile = numbers(set).list.get(number).copied().flatten()?;
            let differs = set.tileset.tiles.get(usize::from(tile)).copied() != *value;
            differs.then_some(Edit::SetTile { tileset: sharer, tile, value: *value })
        };
        sharers.into_iter().filter_map(of_sharer).collect()
    };
    edits
        .into_iter()
        .flat_map(|edit| {
            let followers = follow(&edit);
            std::iter::once(edit).chain(followers)
        })
        .collect()
}
