//! Imported levels into a project that exists: numbers of blocks and chunks move behind those that are there.

use crate::document::Edit;
use sim::project::{
    ArtLayer, LevelData, MOST_PROPERTIES, Project, PropertyDefinition, PropertyKind, TilesetRef, free_name,
};
use sim::tiles::{Cell, Chunk, ChunkId, LayoutCell};
use std::collections::HashMap;
use std::sync::Arc;

/// Pictures: paths in a project's folder, and their bytes.
pub type ImportedPictures = Vec<(String, Vec<u8>)>;

/// Returns the edits that add what was imported to a project, and the pictures with their paths there.
///
/// # Errors
/// In words: chunks of another size, or no numbers left for blocks or chunks.
pub fn added(
    project: &Project,
    new: &Project,
    mut pictures: ImportedPictures,
) -> Result<(Vec<Edit>, ImportedPictures), String> {
    if new.chunk_size != project.chunk_size {
        return Err(format!(
            "its chunks have {} blocks along a side, those of the project {}: import it into a new project",
            new.chunk_size, project.chunk_size
        ));
    }
    let ends = project.tilesets.iter().map(|set| usize::from(set.first_block) + set.tileset.blocks.len());
    // Number 0 is the empty block, whichever tileset has it.
    let first_block = ends.max().unwrap_or(0);
    let first_chunk = project.chunks.len();
    let blocks = new.tilesets.iter().map(|set| usize::from(set.first_block) + set.tileset.blocks.len()).max();
    if first_block + blocks.unwrap_or(0) > 1 << 16 || first_chunk + new.chunks.len() > 1 << 16 {
        return Err(
            "the project has too few numbers left for its blocks or chunks: import it into a new project".into()
        );
    }
    let mut edits = Vec::new();
    let mut paths: Vec<String> = project.tilesets.iter().map(|set| set.path.clone()).collect();
    let first_set = project.tilesets.len();
    for (place, set) in new.tilesets.iter().enumerate() {
        let path = free_name(&set.path, "-", |path| paths.iter().all(|known| known != path));
        for (name, _) in &mut pictures {
            if let Some(file) = name.strip_prefix(&format!("{}/", set.path)) {
                *name = format!("{path}/{file}");
            }
        }
        paths.push(path.clone());
        let first = set.first_block + first_block as u16;
        let tileset = TilesetRef { path, first_block: first, tileset: Arc::clone(&set.tileset) };
        edits.push(Edit::SetTileset { index: first_set + place, tileset: Some(Arc::new(tileset)) });
    }
    // The empty chunk is there already.
    for (place, chunk) in new.chunks.iter().enumerate().skip(1) {
        let moved = |cell: &Cell| match cell.block {
            0 => *cell,
            block => Cell { block: block + first_block as u16, ..*cell },
        };
        let low_plane = chunk.low_plane.map(|id| id + (first_chunk - 1) as ChunkId);
        let cells = chunk.cells.iter().map(moved).collect();
        let value = Chunk { cells, low_plane, ..Chunk::clone(chunk) };
        edits.push(Edit::SetChunk { chunk: (first_chunk + place - 1) as ChunkId, value: Some(Arc::new(value)) });
    }
    edits.extend(with_properties(project, new));
    let mut keys: Vec<String> = project.levels.iter().map(|level| level.key.clone()).collect();
    keys.extend(project.mazes.iter().map(|maze| maze.key.clone()));
    keys.extend(project.absent_levels.iter().map(|level| level.key.clone()));
    let mut named = HashMap::new();
    for level in &new.levels {
        let key = free_name(&level.key, "-", |key| keys.iter().all(|known| known != key));
        keys.push(key.clone());
        named.insert(level.key.as_str(), key);
    }
    for (place, level) in new.levels.iter().enumerate() {
        let key_of = |key: &str| named.get(key).cloned().unwrap_or_else(|| key.to_owned());
        let (key, mut plane) = (key_of(&level.key), level.plane.clone());
        plane.level = key_of(&plane.level);
        let layer = |layer: &ArtLayer| ArtLayer { level: key_of(&layer.level), ..layer.clone() };
        let art_layers = level.art_layers.iter().map(layer).collect();
        let mut layout = level.layout.clone();
        for y in 0..layout.height() {
            for x in 0..layout.width() {
                if let Some(place) = layout.get(x, y).filter(|place| place.chunk != 0) {
                    layout.set(x, y, LayoutCell { chunk: place.chunk + (first_chunk - 1) as ChunkId, ..place });
                }
            }
        }
        let background = level.background.map(|set| set + first_set as u16);
        let data = LevelData { key: key.clone(), layout, background, plane, art_layers, ..LevelData::clone(level) };
        edits.push(Edit::SetLevel { key, level: Some((project.levels.len() + place, Arc::new(data))) });
    }
    Ok((edits, pictures))
}

/// The edit that adds the properties of what was imported. One that the project has with values of the same kind is for more kinds of
/// objects then; one of another kind stays as it is in the project.
fn with_properties(project: &Project, new: &Project) -> Option<Edit> {
    let mut list = (*project.properties).clone();
    let is_alike = |known: &PropertyDefinition, one: &PropertyDefinition| {
        let is_kind = std::mem::discriminant(&known.kind) == std::mem::discriminant(&one.kind);
        known.name == one.name && is_kind && one.on.iter().all(|owner| known.on.contains(owner))
    };
    for one in new.properties.iter() {
        if let Some(known) = list.iter_mut().find(|known| is_alike(known, one)) {
            let more = one.kinds.iter().filter(|kind| !known.kinds.contains(kind)).cloned().collect::<Vec<_>>();
            if !known.kinds.is_empty() {
                known.kinds.extend(more);
            }
            if let (PropertyKind::Number { min, max, .. }, PropertyKind::Number { min: low, max: high, .. }) =
                (&mut known.kind, &one.kind)
            {
                (*min, *max) = ((*min).min(*low), (*max).max(*high));
            }
        } else if list.len() < MOST_PROPERTIES && !list.iter().any(|known| known.is_in_the_way(one)) {
            list.push(one.clone());
        }
    }
    (list != *project.properties).then(|| Edit::SetProperties(Arc::new(list)))
}
