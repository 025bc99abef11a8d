//! A room as a map.

use crate::exchange::gamemaker::file::{GameProject, GameSprite};
use crate::exchange::gamemaker::tiles::grid;
use crate::exchange::map_error::MapError;
use crate::exchange::maps::cells::{FLIP_X, FLIP_Y};
use crate::exchange::maps::import::name_of;
use crate::exchange::maps::model::{
    GridMap, LayerContent, LayerPicture, MapLayer, MapObject, MapPicture, MapProperty, MapTile, MapTileset,
    ObjectShape, UsedTileset,
};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Folders of layers inside of each other at most.
const MOST_DEEP: usize = 32;
/// Words that names of objects begin with.
const PREFIXES: [&str; 5] = ["object_", "obj_", "obj", "oo_", "o_"];

/// Makes a map of a room.
///
/// # Errors
/// In words: a file that is not a room.
pub(super) fn map_of(project: &GameProject<'_>, path: &Path, room: &Value) -> Result<GridMap, String> {
    let kind = room.get("resourceType").and_then(Value::as_str);
    if kind != Some("GMRoom") || !room.get("layers").is_some_and(Value::is_array) {
        return Err("this is not a room of GameMaker 2.3 or later".to_owned());
    }
    let mut layers = Vec::new();
    flatten(room, true, 0, &mut layers);
    // The lowest depth is in front.
    layers.sort_by_key(|(layer, _)| std::cmp::Reverse(layer.get("depth").and_then(Value::as_i64).unwrap_or(0)));
    let mut reader = RoomReader {
        project,
        path,
        map: GridMap { orientation: "orthogonal".to_owned(), ..GridMap::default() },
        tilesets: BTreeMap::new(),
        sprites: BTreeMap::new(),
        pictures: MapTileset { name: "sprites".to_owned(), ..MapTileset::default() },
        next: 1,
        cell: None,
    };
    let size = |name: &str| room.pointer(&format!("/roomSettings/{name}")).and_then(Value::as_f64).unwrap_or(0.0);
    for (layer, visible) in &layers {
        reader.layer(layer, *visible);
    }
    let RoomReader { mut map, pictures, cell, .. } = reader;
    map.tilesets.push(UsedTileset { first: SPRITES, tileset: Arc::new(pictures) });
    let (width, height) = cell.unwrap_or((16, 16));
    (map.tile_width, map.tile_height) = (width, height);
    let cells = |pixels: f64, side: u32| (pixels / f64::from(side.max(1))).ceil().clamp(1.0, 65_536.0) as u32;
    (map.width, map.height) = (cells(size("Width"), width), cells(size("Height"), height));
    Ok(map)
}

/// The number of the first sprite, behind all tiles of tilesets.
const SPRITES: u32 = 1 << 27;

/// The layers of a room without their folders, in the order of the file, and whether they are shown.
fn flatten<'a>(of: &'a Value, visible: bool, depth: usize, layers: &mut Vec<(&'a Value, bool)>) {
    let inside = of.get("layers").and_then(Value::as_array).into_iter().flatten();
    for layer in inside.filter(|_| depth < MOST_DEEP) {
        let visible = visible && layer.get("visible").and_then(Value::as_bool).unwrap_or(true);
        layers.push((layer, visible));
        flatten(layer, visible, depth + 1, layers);
    }
}

/// The number of the first tile of a tileset, and pixels of its tiles across and down.
type TilesetPlace = (u32, (u32, u32));

/// A room on its way.
struct RoomReader<'a> {
    project: &'a GameProject<'a>,
    path: &'a Path,
    map: GridMap,
    /// The numbers of the first tiles of tilesets, and their cells, by path.
    tilesets: BTreeMap<String, TilesetPlace>,
    /// Sprites by path, with their numbers among the pictures.
    sprites: BTreeMap<String, Option<(u32, GameSprite)>>,
    pictures: MapTileset,
    next: u32,
    /// Pixels of the cells of the first tile layer.
    cell: Option<(u32, u32)>,
}

fn number(of: &Value, name: &str) -> f64 {
    of.get(name).and_then(Value::as_f64).unwrap_or(0.0)
}

fn text<'a>(of: &'a Value, name: &str) -> &'a str {
    of.get(name).and_then(Value::as_str).unwrap_or_default()
}

impl RoomReader<'_> {
    fn layer(&mut self, layer: &Value, visible: bool) {
        let name = text(layer, "name").to_owned();
        let content = match text(layer, "resourceType") {
            "GMRTileLayer" => self.tile_layer(layer, &name),
            "GMRInstanceLayer" => Some(self.instances(layer)),
            "GMRAssetLayer" => Some(self.assets(layer, &name)),
            "GMRBackgroundLayer" => return self.background(layer, &name, visible),
            _ => None,
        };
        let Some(content) = content else { return };
        let mut made = MapLayer::new(name, content);
        made.offset = (number(layer, "x"), number(layer, "y"));
        made.visible = visible;
        if let LayerContent::Tiles(_) = &made.content {
            made.cell = layer
                .pointer("/tilesetId/path")
                .and_then(Value::as_str)
                .and_then(|path| Some(self.tilesets.get(path)?.1));
        }
        self.map.layers.push(made);
    }

    fn tile_layer(&mut self, layer: &Value, name: &str) -> Option<LayerContent> {
        let reference = layer.get("tilesetId").filter(|reference| reference.is_object())?;
        let (first, cell) = match self.tileset(reference) {
            Ok(found) => found?,
            Err(error) => {
                self.map.missing.push(format!("layer {name}: {error}"));
                return None;
            }
        };
        self.cell.get_or_insert(cell);
        match grid(layer.get("tiles").unwrap_or(&Value::Null), first) {
            Ok(grid) => Some(LayerContent::Tiles(grid)),
            Err(problem) => {
                self.map.missing.push(format!("layer {name}: {problem}"));
                None
            }
        }
    }

    /// Reads a tileset, once: the number of its first tile, and the size of its tiles.
    fn tileset(&mut self, reference: &Value) -> Result<Option<TilesetPlace>, MapError> {
        let name = text(reference, "path").to_owned();
        if let Some(known) = self.tilesets.get(&name) {
            return Ok(Some(*known));
        }
        let Some((path, set)) = self.project.resource(reference, self.path)? else { return Ok(None) };
        let sprite = self.project.sprite(set.get("spriteId").unwrap_or(&Value::Null), &path)?.unwrap_or_default();
        let side = |name: &str| number(&set, name).clamp(0.0, 4096.0) as u32;
        let cell = (side("tileWidth").max(1), side("tileHeight").max(1));
        let (across, down) = (side("tilehsep"), side("tilevsep"));
        let (left, top) = (side("tilexoff"), side("tileyoff"));
        if across != down || left != top {
            self.map.missing.push(format!(
                "tileset {}: its margins and spaces differ across and down; those across count",
                name_of(&path)
            ));
        }
        let columns = (sprite.size.0.saturating_sub(left) + across) / (cell.0 + across);
        let rows = (sprite.size.1.saturating_sub(top) + down) / (cell.1 + down);
        let count = columns.max(1).saturating_mul(rows.max(1)).min(1 << 19);
        let tileset = MapTileset {
            name: text(reference, "name").to_owned(),
            tile_width: cell.0,
            tile_height: cell.1,
            spacing: across,
            margin: left,
            columns: columns.max(1),
            tile_count: count,
            picture: Some(MapPicture { file: sprite.picture, ..MapPicture::default() }),
            ..MapTileset::default()
        };
        let first = self.next;
        if first.saturating_add(count) >= SPRITES {
            return Ok(None);
        }
        self.next += count;
        self.map.tilesets.push(UsedTileset { first, tileset: Arc::new(tileset) });
        self.tilesets.insert(name, (first, cell));
        Ok(Some((first, cell)))
    }

    /// Reads a sprite, once: its number among the pictures.
    fn sprite(&mut self, reference: &Value) -> Option<(u32, GameSprite)> {
        let name = text(reference, "path").to_owned();
        if let Some(known) = self.sprites.get(&name) {
            return known.clone();
        }
        let found = self.project.sprite(reference, self.path).unwrap_or_else(|error| {
            self.map.missing.push(error.to_string());
            None
        });
        let found = found.filter(|sprite| sprite.picture.is_some()).map(|sprite| {
            let number = self.pictures.tiles.len() as u32;
            let picture = Some(MapPicture { file: sprite.picture.clone(), ..MapPicture::default() });
            self.pictures.tiles.insert(number, MapTile { picture, size: sprite.size, ..MapTile::default() });
            (number, sprite)
        });
        self.sprites.insert(name, found.clone());
        found
    }

    /// Objects, with the name of their class without what it begins with.
    fn instances(&mut self, layer: &Value) -> LayerContent {
        let list = layer.get("instances").and_then(Value::as_array).into_iter().flatten();
        let instance = |instance: &Value| {
            let name = instance.pointer("/objectId/name").and_then(Value::as_str)?;
            let lower = name.to_ascii_lowercase();
            let begin = PREFIXES.iter().find(|prefix| lower.starts_with(**prefix) && lower.len() > prefix.len());
            let mut object = MapObject {
                class: name[begin.map_or(0, |prefix| prefix.len())..].to_owned(),
                iid: text(instance, "name").to_owned(),
                at: (number(instance, "x"), number(instance, "y")),
                // Degrees go the other way around there.
                rotation: -number(instance, "rotation"),
                visible: true,
                shape: ObjectShape::Point,
                ..MapObject::default()
            };
            for (side, flip) in [("scaleX", "flip_x"), ("scaleY", "flip_y")] {
                if number(instance, side) < 0.0 {
                    object.properties.insert(flip.to_owned(), MapProperty::plain(true));
                }
            }
            for set in instance.get("properties").and_then(Value::as_array).into_iter().flatten() {
                let Some(name) = set.pointer("/propertyId/name").and_then(Value::as_str) else { continue };
                let value = set.get("value").cloned().unwrap_or_default();
                // Numbers and flags are texts there.
                let plain = value
                    .as_str()
                    .and_then(|text| serde_json::from_str(text).ok())
                    .filter(|value: &Value| !value.is_object());
                object.properties.insert(name.to_owned(), MapProperty::plain(plain.unwrap_or(value)));
            }
            Some(object)
        };
        LayerContent::Objects(list.filter_map(instance).collect())
    }

    /// Pictures that are placed on a layer.
    fn assets(&mut self, layer: &Value, name: &str) -> LayerContent {
        let list: Vec<Value> = layer.get("assets").and_then(Value::as_array).cloned().unwrap_or_default();
        let mut objects = Vec::new();
        let mut others = 0;
        for asset in &list {
            let reference = asset.get("spriteId").filter(|reference| reference.is_object());
            let Some((id, sprite)) = reference.and_then(|reference| self.sprite(reference)) else {
                others += 1;
                continue;
            };
            let scale = |side: &str| asset.get(side).and_then(Value::as_f64).unwrap_or(1.0);
            let (across, down) = (scale("scaleX"), scale("scaleY"));
            let size = (f64::from(sprite.size.0) * across.abs(), f64::from(sprite.size.1) * down.abs());
            // From the origin to the left edge, or to the right one if it is mirrored.
            let left = if across < 0.0 { size.0 - sprite.origin.0 * across.abs() } else { sprite.origin.0 * across };
            let top = if down < 0.0 { size.1 - sprite.origin.1 * down.abs() } else { sprite.origin.1 * down };
            let flip = |is_on: bool, bit: u32| if is_on { bit } else { 0 };
            objects.push(MapObject {
                // The place of a tile object is its lower left corner.
                at: (number(asset, "x") - left, number(asset, "y") - top + size.1),
                size,
                rotation: -number(asset, "rotation"),
                visible: true,
                tile: Some((SPRITES + id) | flip(across < 0.0, FLIP_X) | flip(down < 0.0, FLIP_Y)),
                ..MapObject::default()
            });
        }
        if others > 0 {
            self.map.missing.push(format!("layer {name}: {others} assets that are not sprites"));
        }
        LayerContent::Objects(objects)
    }

    /// A background: a colour, or a picture.
    fn background(&mut self, layer: &Value, name: &str, visible: bool) {
        let color = layer.get("colour").and_then(Value::as_u64).unwrap_or(0) as u32;
        let [red, green, blue, alpha] = color.to_le_bytes();
        let Some((_, sprite)) =
            layer.get("spriteId").filter(|sprite| sprite.is_object()).and_then(|sprite| self.sprite(sprite))
        else {
            if visible && alpha > 0 {
                self.map.background.get_or_insert([red, green, blue, 255]);
            }
            return;
        };
        let is_tiled = |side: &str| layer.get(side).and_then(Value::as_bool).unwrap_or(false);
        let picture = MapPicture { file: sprite.picture, ..MapPicture::default() };
        let content = LayerPicture {
            picture,
            repeats_x: is_tiled("htiled"),
            repeats_y: is_tiled("vtiled"),
            ..LayerPicture::default()
        };
        let mut made = MapLayer::new(name.to_owned(), LayerContent::Picture(content));
        made.offset = (number(layer, "x"), number(layer, "y"));
        made.visible = visible;
        made.opacity = f64::from(alpha) / 255.0;
        // Pixels in a frame there, in a second here.
        let drift = MapProperty::plain(number(layer, "hspeed") * 60.0);
        made.properties.insert("drift".to_owned(), drift);
        self.map.layers.push(made);
    }
}
