//! Pictures of tilesets and of backgrounds.

use crate::exchange::Failure;
use crate::exchange::maps::export::solid_set::SolidSet;
use crate::pixels::{MOST_BYTES, Pixels};
use sim::file::{Storage, picture_path};
use sim::project::{Background, LevelData, Project, free_name};
use std::collections::BTreeMap;
use std::path::Path;

/// The pictures of a tileset in a folder of maps.
pub(crate) struct TilesetPictures {
    /// The name of its files, without an ending.
    pub name: String,
    /// The picture of the art: its path, and pixels across and down.
    pub art: (String, (usize, usize)),
    /// The path of the picture of its solid tiles, and pixels across and down; `None` if no level uses one.
    pub solid: Option<(String, (usize, usize))>,
}

/// Adds the pictures of the tilesets to the files: art as it is, and solid tiles drawn.
///
/// # Errors
/// A picture that can't be read.
pub(crate) fn pictures_of(
    project: &Project,
    solids: &[SolidSet],
    files: &mut Vec<(String, Vec<u8>)>,
) -> Result<Vec<TilesetPictures>, Failure> {
    let mut sets: Vec<TilesetPictures> = Vec::new();
    for (used, solid) in project.tilesets.iter().zip(solids) {
        let folder = Path::new(&used.path).file_name().map_or_else(|| "tiles".into(), |name| name.to_string_lossy());
        let name = free_name(&folder, "-", |name| sets.iter().all(|known| known.name != name));
        let tileset = &used.tileset;
        let Some(sheet) = &tileset.sheet else {
            return Err(Failure::Failed(format!("The picture of the tileset {} can't be read.", used.path)));
        };
        let (width, height, rgba) = sheet.pixels();
        let picture = Pixels { width, height, rgba: rgba.as_chunks::<4>().0.to_vec() };
        let mut add = |name: &str, picture: &Pixels| -> Result<(String, (usize, usize)), Failure> {
            let path = format!("tilesets/{name}.png");
            files.push((path.clone(), picture.to_png().map_err(Failure::Failed)?));
            Ok((path, (picture.width, picture.height)))
        };
        let art = add(&name, &picture)?;
        let solid = match solid.is_empty() {
            true => None,
            false => Some(add(&format!("{name}-solid"), &solid.picture(&tileset.tiles))?),
        };
        sets.push(TilesetPictures { name, art, solid });
    }
    Ok(sets)
}

/// The background layers of a level: their tileset, their place there, and themselves.
pub(crate) fn layers_of<'a>(
    project: &'a Project,
    level: &LevelData,
) -> impl Iterator<Item = (usize, usize, &'a Background)> {
    let set = level.background.map(usize::from);
    let found = set.and_then(|set| Some((set, project.tilesets.get(set)?)));
    found.into_iter().flat_map(|(set, of)| {
        of.tileset.backgrounds.iter().enumerate().map(move |(number, layer)| (set, number, layer))
    })
}

/// The picture of a background.
pub(crate) struct BackgroundPicture {
    /// The path from the folder on.
    pub path: String,
    /// Pixels across and down.
    pub size: (usize, usize),
    /// The colour, if all pixels have the same.
    pub color: Option<[u8; 4]>,
    /// The file.
    pub png: Vec<u8>,
}

/// Returns the pictures of the backgrounds of levels, by tileset and number, cut to the rows that each shows.
///
/// # Errors
/// A picture that can't be read.
pub(crate) fn backgrounds(
    storage: &dyn Storage,
    project: &Project,
    (levels, home): (&[&LevelData], Option<&Path>),
) -> Result<BTreeMap<(usize, usize), BackgroundPicture>, Failure> {
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
        let Some(first) = cut.rgba.first().copied() else { continue };
        let made = BackgroundPicture {
            path: format!("backgrounds/{}-{}.png", set + 1, number + 1),
            size: (cut.width, cut.height),
            color: cut.rgba.iter().all(|pixel| *pixel == first).then_some(first),
            png: cut.to_png().map_err(Failure::Failed)?,
        };
        known.insert((set, number), made);
    }
    Ok(known)
}
