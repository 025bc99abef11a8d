//! A scene as a map.

use crate::exchange::godot::import::cells::{FLIP_H, FLIP_V, GodotCell, TRANSPOSE, layer_cells, map_cells};
use crate::exchange::godot::import::file::GodotFile;
use crate::exchange::godot::import::nodes::{SceneNode, nodes};
use crate::exchange::godot::import::tileset::{GodotTileset, properties, read};
use crate::exchange::godot::text::value::GodotValue;
use crate::exchange::maps::cells::{CellGrid, FLIP_X, FLIP_Y, SWAPPED};
use crate::exchange::maps::model::{
    GridMap, LayerContent, LayerPicture, MapLayer, MapObject, MapPicture, MapProperty, ObjectShape, UsedTileset,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Cells of a layer at most.
const MOST_CELLS: usize = 1 << 26;

/// Types of nodes that are parts of others, or nothing of a level.
const PARTS: [&str; 12] = [
    "CollisionShape2D",
    "CollisionPolygon2D",
    "Camera2D",
    "Timer",
    "AnimationPlayer",
    "AudioStreamPlayer",
    "CanvasLayer",
    "Parallax2D",
    "ParallaxBackground",
    "ParallaxLayer",
    "Node",
    "Sprite2D",
];

/// Makes a map of a scene.
///
/// # Errors
/// In words: a scene without a tile map, or one whose cells can't be read.
pub(super) fn map_of(file: &GodotFile<'_>) -> Result<GridMap, String> {
    let mut reader = SceneReader { file, map: GridMap::default(), sets: BTreeMap::new(), next: 1, objects: Vec::new() };
    let nodes = nodes(&file.sections);
    reader.map.orientation = "orthogonal".to_owned();
    reader.map.is_infinite = true;
    (reader.map.tile_width, reader.map.tile_height) = (16, 16);
    let mut cell: Option<(u32, u32)> = None;
    for node in &nodes {
        match node.kind() {
            "TileMapLayer" => reader.layer(node, &mut cell)?,
            "TileMap" => reader.tile_map(node, &mut cell)?,
            "Sprite2D" | "TextureRect" if node.parallax != (1.0, 1.0) => reader.picture(node),
            _ => reader.node(node, &nodes),
        }
    }
    let SceneReader { mut map, objects, .. } = reader;
    let Some((width, height)) = cell else {
        let reasons = map.missing.join("; ");
        return Err(if reasons.is_empty() { "it has no tile map".to_owned() } else { reasons });
    };
    (map.tile_width, map.tile_height) = (width, height);
    if let Some(root) = nodes.first() {
        root_facts(root, &mut map);
    }
    map.layers.push(MapLayer::new("Objects".to_owned(), LayerContent::Objects(objects)));
    Ok(map)
}

/// Reads the facts that an export keeps at the root: size, title and rules.
fn root_facts(root: &SceneNode<'_>, map: &mut GridMap) {
    let found = properties(root.section);
    let number = |name: &str| {
        found.get(name).and_then(|property| property.value.as_u64()).and_then(|number| u32::try_from(number).ok())
    };
    if let (Some(width), Some(height)) = (number("columns"), number("rows")) {
        (map.width, map.height, map.is_infinite) = (width, height, false);
    }
    map.properties.extend(
        ["title", "rules", "properties"]
            .into_iter()
            .filter_map(|name| found.get_key_value(name))
            .map(|(name, value)| (name.clone(), value.clone())),
    );
}

/// A scene on its way.
struct SceneReader<'a> {
    file: &'a GodotFile<'a>,
    map: GridMap,
    /// The tilesets by the value that stands for them.
    sets: BTreeMap<String, GodotTileset>,
    /// The number of the next tile.
    next: u32,
    objects: Vec<MapObject>,
}

impl SceneReader<'_> {
    /// Reads the tileset of a node, once, and notes the size of the map's cells. Returns its name among those read.
    fn tileset(&mut self, node: &SceneNode<'_>, cell: &mut Option<(u32, u32)>) -> Option<String> {
        let value = node.get("tile_set")?;
        let name = format!("{value:?}");
        if !self.sets.contains_key(&name) {
            let set = self.read_tileset(value)?;
            for source in set.sources.values() {
                let tileset = Arc::new(source.tileset.clone());
                self.map.tilesets.push(UsedTileset { first: source.first, tileset });
            }
            self.sets.insert(name.clone(), set);
        }
        let set = &self.sets[&name];
        cell.get_or_insert(set.cell);
        Some(name)
    }

    fn read_tileset(&mut self, value: &GodotValue) -> Option<GodotTileset> {
        if let Some(section) = self.file.internal(value) {
            return Some(read(self.file, section, &mut self.next, &mut self.map.missing));
        }
        let (path, _) = self.file.external(value)?;
        let found = path.and_then(|path| GodotFile::read(self.file.files, &path, Some(&self.file.path)));
        match found {
            Ok(file) => {
                let section = file.sections.iter().find(|section| section.tag == "resource")?;
                Some(read(&file, section, &mut self.next, &mut self.map.missing))
            }
            Err(error) => {
                self.map.missing.push(error.to_string());
                None
            }
        }
    }

    /// Adds a layer of its own.
    fn layer(&mut self, node: &SceneNode<'_>, cell: &mut Option<(u32, u32)>) -> Result<(), String> {
        let cells = node.get("tile_map_data").map(layer_cells).transpose();
        let cells = cells.map_err(|problem| format!("node {}: {problem}", node.path))?.unwrap_or_default();
        let is_on = node.get("enabled").and_then(GodotValue::flag).unwrap_or(true);
        self.add(node, cell, (node.section.text("name").to_owned(), cells, node.visible && is_on))
    }

    /// Adds the layers of a tile map of earlier versions.
    fn tile_map(&mut self, node: &SceneNode<'_>, cell: &mut Option<(u32, u32)>) -> Result<(), String> {
        for number in 0..256 {
            let get = |what: &str| node.get(&format!("layer_{number}/{what}"));
            let Some(data) = get("tile_data") else {
                if get("name").is_none() && number > 0 {
                    break;
                }
                continue;
            };
            let cells = map_cells(data).map_err(|problem| format!("node {}: {problem}", node.path))?;
            let name = get("name").and_then(GodotValue::text).filter(|name| !name.is_empty());
            let name = name.map_or_else(|| format!("{} {number}", node.section.text("name")), str::to_owned);
            let is_on = get("enabled").and_then(GodotValue::flag).unwrap_or(true);
            self.add(node, cell, (name, cells, node.visible && is_on))?;
        }
        Ok(())
    }

    fn add(
        &mut self,
        node: &SceneNode<'_>,
        cell: &mut Option<(u32, u32)>,
        (name, cells, visible): (String, Vec<GodotCell>, bool),
    ) -> Result<(), String> {
        let Some(set) = self.tileset(node, cell) else {
            self.map.missing.push(format!("layer {name}: it has no tileset that can be read"));
            return Ok(());
        };
        let grid = grid(&cells, &self.sets[&set]).map_err(|problem| format!("layer {name}: {problem}"))?;
        let [red, green, blue, alpha] = node.tint.map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8);
        let mut layer = MapLayer::new(name, LayerContent::Tiles(grid));
        layer.cell = Some(self.sets[&set].cell);
        layer.offset = node.at;
        layer.parallax = node.parallax;
        layer.visible = visible;
        layer.opacity = f64::from(alpha) / 255.0;
        layer.tint = ([red, green, blue] != [255; 3]).then_some([red, green, blue, 255]);
        layer.properties = properties(node.section);
        self.map.layers.push(layer);
        Ok(())
    }

    /// Adds a picture that moves at another speed.
    fn picture(&mut self, node: &SceneNode<'_>) {
        let Some((path, _)) = node.get("texture").and_then(|texture| self.file.external(texture)) else { return };
        let file = match path {
            Ok(path) => path,
            Err(error) => return self.map.missing.push(error.to_string()),
        };
        let picture = MapPicture { file: Some(file), ..MapPicture::default() };
        let content = LayerPicture { picture, repeats_x: node.repeats > 0.0, ..LayerPicture::default() };
        let mut layer = MapLayer::new(node.path.clone(), LayerContent::Picture(content));
        layer.offset = node.at;
        layer.parallax = node.parallax;
        layer.visible = node.visible;
        layer.opacity = node.tint[3];
        let found = properties(node.section).into_iter().filter(|(name, _)| name == "role" || name == "plane");
        layer.properties.extend(found);
        let drift = MapProperty::plain(node.drift);
        layer.properties.insert("drift".to_owned(), drift);
        self.map.layers.push(layer);
    }

    /// Adds a node that is an object.
    fn node(&mut self, node: &SceneNode<'_>, all: &[SceneNode<'_>]) {
        let found = properties(node.section);
        let text =
            |name: &str| found.get(name).and_then(|property| property.value.as_str()).unwrap_or_default().to_owned();
        let instance = node.section.head.get("instance").and_then(|scene| self.file.external(scene));
        let scene = match instance {
            Some((Ok(path), _)) => {
                path.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
            }
            _ => String::new(),
        };
        let kind = text("kind");
        if node.kind() == "Sprite2D" && node.visible && kind.is_empty() {
            let text = "pictures that are nodes of their own".to_owned();
            if !self.map.missing.contains(&text) {
                self.map.missing.push(text);
            }
        }
        let is_part = node.path.is_empty() || (kind.is_empty() && scene.is_empty() && PARTS.contains(&node.kind()));
        // A node that only holds others is none.
        let inside = format!("{}/", node.path);
        let is_folder =
            kind.is_empty() && node.kind() == "Node2D" && all.iter().any(|other| other.path.starts_with(&inside));
        let is_inside = all.iter().any(|other| {
            let is_object =
                !other.section.text("type").is_empty() && !PARTS.contains(&other.kind()) && other.kind() != "Node2D";
            let is_object = is_object || other.section.head.contains_key("instance");
            is_object && !other.path.is_empty() && node.path.starts_with(&format!("{}/", other.path))
        });
        if is_part || is_folder || (is_inside && kind.is_empty()) {
            return;
        }
        let name = node
            .section
            .text("name")
            .trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == ' ' || sign == '_');
        let size = found.get("size").and_then(|size| {
            let list = size.value.as_array()?;
            Some((list.first()?.as_f64()?, list.get(1)?.as_f64()?))
        });
        let (width, height) = size.unwrap_or((0.0, 0.0));
        let mut object = MapObject {
            name: if kind.is_empty() { name.to_owned() } else { text("name") },
            class: if kind.is_empty() { scene } else { kind },
            at: (node.at.0 - width / 2.0, node.at.1 - height / 2.0),
            size: (width, height),
            rotation: node.get("rotation").and_then(GodotValue::number).unwrap_or(0.0).to_degrees(),
            visible: node.visible,
            shape: if size.is_some() { ObjectShape::Rectangle } else { ObjectShape::Point },
            ..MapObject::default()
        };
        for (name, property) in found {
            match (name.as_str(), property.value.as_object()) {
                ("parameters", Some(fields)) => {
                    let of = |(name, value): (&String, &serde_json::Value)| {
                        (name.clone(), MapProperty { value: value.clone(), ..property.clone() })
                    };
                    object.properties.extend(fields.iter().map(of));
                }
                ("position" | "kind" | "size" | "name" | "rotation" | "visible", _) => {}
                _ => drop(object.properties.insert(name, property)),
            }
        }
        self.objects.push(object);
    }
}

/// The cells of a layer as a grid around all of them.
fn grid(cells: &[GodotCell], set: &GodotTileset) -> Result<CellGrid, String> {
    let bound = |of: fn(&GodotCell) -> i32| {
        let places = cells.iter().map(of);
        (places.clone().min().unwrap_or(0), places.max().unwrap_or(-1))
    };
    let ((left, right), (top, bottom)) = (bound(|cell| cell.at.0), bound(|cell| cell.at.1));
    let (width, height) = ((right - left + 1) as usize, (bottom - top + 1) as usize);
    if width.saturating_mul(height) > MOST_CELLS {
        return Err(format!("{width} × {height} cells are too many"));
    }
    let mut grid = CellGrid { left, top, width: width as u32, height: height as u32, cells: vec![0; width * height] };
    for cell in cells {
        let Some(source) = set.sources.get(&cell.source) else { continue };
        let Some(number) = source.number(cell.tile) else { continue };
        let flips = source.flips(cell.tile, cell.alternative);
        let flip = |bit: u32, mark: u32| if flips & bit == 0 { 0 } else { mark };
        let at = (cell.at.1 - top) as usize * width + (cell.at.0 - left) as usize;
        grid.cells[at] = number | flip(FLIP_H, FLIP_X) | flip(FLIP_V, FLIP_Y) | flip(TRANSPOSE, SWAPPED);
    }
    Ok(grid)
}
