//! Tilesets that a level uses, with numbers as a map has them.

use crate::exchange::ldtk::map::file::{LdtkDefinitions, LdtkTileset};
use crate::exchange::maps::files::MapFiles;
use crate::exchange::maps::model::{MapPicture, MapProperties, MapProperty, MapTile, MapTileset, UsedTileset};
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;

/// Tiles of a tileset at most.
const MOST_TILES: u32 = 1 << 20;

/// The tilesets of a map under way.
#[derive(Default)]
pub(super) struct UsedSets {
    pub used: Vec<UsedTileset>,
    /// The numbers that LDtk gives to the tilesets of the list, as far as they are its own.
    uids: Vec<Option<i64>>,
    /// The number of the next tile.
    next: u32,
}

impl UsedSets {
    /// Returns the number of the first tile of a tileset, and the tileset; adds it if it is new. `None` if it is not defined.
    pub(super) fn find(
        &mut self,
        uid: i64,
        definitions: &LdtkDefinitions,
        (files, project): (&MapFiles<'_>, &Path),
        missing: &mut Vec<String>,
    ) -> Option<UsedTileset> {
        if let Some(known) = self.uids.iter().position(|known| *known == Some(uid)) {
            return Some(self.used[known].clone());
        }
        let defined = definitions.tilesets.iter().find(|set| set.uid == uid)?;
        let tileset = tileset(defined, (files, project), missing);
        Some(self.add(Some(uid), tileset))
    }

    /// Adds a tileset.
    pub(super) fn add(&mut self, uid: Option<i64>, tileset: MapTileset) -> UsedTileset {
        let first = self.next.max(1);
        self.next = first.saturating_add(tileset.end());
        let used = UsedTileset { first, tileset: Arc::new(tileset) };
        self.used.push(used.clone());
        self.uids.push(uid);
        used
    }
}

/// Reads the definition of a tileset.
fn tileset(defined: &LdtkTileset, (files, project): (&MapFiles<'_>, &Path), missing: &mut Vec<String>) -> MapTileset {
    let file = match &defined.rel_path {
        Some(text) => files.place(project, text).map_err(|error| missing.push(error.to_string())).ok(),
        None => {
            missing.push(format!("the picture of the tileset {}: it is one of LDtk's own", defined.identifier));
            None
        }
    };
    let mut set = MapTileset {
        name: defined.identifier.clone(),
        tile_width: defined.tile_grid_size.clamp(1, 4096),
        tile_height: defined.tile_grid_size.clamp(1, 4096),
        spacing: defined.spacing,
        margin: defined.padding,
        columns: defined.columns,
        tile_count: defined.columns.saturating_mul(defined.rows).min(MOST_TILES),
        picture: Some(MapPicture { file, clear_color: None, pixels: None }),
        ..MapTileset::default()
    };
    let text = |value: &str| MapProperty { value: value.into(), ..MapProperty::default() };
    for tag in &defined.enum_tags {
        for id in tag.tile_ids.iter().filter(|id| **id < set.tile_count) {
            // A tile with several tags goes by the first; all are flags of it.
            let tile: &mut MapTile = set.tiles.entry(*id).or_default();
            if tile.class.is_empty() {
                tile.class.clone_from(&tag.enum_value_id);
            }
            let flag = MapProperty { value: Value::Bool(true), ..MapProperty::default() };
            tile.properties.insert(tag.enum_value_id.to_ascii_lowercase(), flag);
        }
    }
    for data in defined.custom_data.iter().filter(|data| data.tile_id < set.tile_count) {
        let properties: &mut MapProperties = &mut set.tiles.entry(data.tile_id).or_default().properties;
        match serde_json::from_str(&data.data) {
            Ok(Value::Object(found)) => {
                properties.extend(
                    found.into_iter().map(|(name, value)| (name, MapProperty { value, ..MapProperty::default() })),
                );
            }
            _ => drop(properties.insert("data".to_owned(), text(&data.data))),
        }
    }
    set
}
