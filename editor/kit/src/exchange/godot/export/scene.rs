//! A level as a scene.

use crate::exchange::godot::export::tileset::{AnimatedTiles, art_source, put, solid_source};
use crate::exchange::godot::import::{FLIP_H, FLIP_V, cells_text};
use crate::exchange::godot::text::write::{node_name, quoted, value};
use crate::exchange::maps::export::cells::{LevelCells, WrittenCell, WrittenLayer};
use crate::exchange::maps::export::planes::PlanePicture;
use crate::exchange::maps::export::solid_set::{ACROSS, SolidSet};
use crate::exchange::maps::export::things::{WrittenThing, own_properties, things_of};
use serde_json::Value;
use sim::project::{ArtLayer, Background, LevelData, Project, PropertyOwner};
use sim::tiles::{TILE, TileLayer};
use std::collections::BTreeMap;

/// Cells of a scene along a side at most: places are 16 bits with a sign.
const MOST_SIDE: usize = 32_767;

/// A background with its picture.
pub(super) struct PlacedPicture<'a> {
    pub layer: &'a Background,
    pub path: &'a str,
    /// Pixels across and down.
    pub size: (usize, usize),
}

/// A level on its way into a file.
pub(super) struct SceneWriter<'a> {
    pub project: &'a Project,
    pub data: &'a LevelData,
    pub solids: &'a [SolidSet],
    pub animated: &'a [Option<AnimatedTiles>],
    pub pictures: &'a [PlacedPicture<'a>],
    pub plane: Option<&'a PlanePicture<'a>>,
    /// Layers of art, from the back to the front.
    pub art: &'a [(&'a ArtLayer, LevelCells<'a>)],
}

impl SceneWriter<'_> {
    /// Returns the file.
    ///
    /// # Errors
    /// In words: more cells than a scene can have.
    pub(super) fn text(&self) -> Result<String, String> {
        let cells = LevelCells { project: self.project, data: self.data, solids: self.solids };
        let (width, height) = cells.size();
        if width > MOST_SIDE || height > MOST_SIDE {
            return Err(format!("{width} × {height} cells: a tile map of Godot has {MOST_SIDE} along a side at most"));
        }
        let used = cells.used();
        // Bytes as text came with format 4.
        let steps = self.pictures.len() + usize::from(self.plane.is_some()) + 2;
        let mut text = format!("[gd_scene load_steps={steps} format=4]\n\n");
        text.push_str("[ext_resource type=\"TileSet\" path=\"tilesets/tiles.tres\" id=\"tiles\"]\n");
        for (number, picture) in self.pictures.iter().enumerate() {
            let path = quoted(picture.path);
            put(&mut text, format_args!("[ext_resource type=\"Texture2D\" path={path} id=\"behind_{number}\"]\n"));
        }
        if let Some(PlanePicture { path, .. }) = self.plane {
            let path = quoted(path);
            put(&mut text, format_args!("[ext_resource type=\"Texture2D\" path={path} id=\"plane\"]\n"));
        }
        put(&mut text, format_args!("\n[node name={} type=\"Node2D\"]\n", quoted(&node_name(&self.data.title))));
        put(&mut text, format_args!("metadata/title = {}\n", quoted(&self.data.title)));
        put(&mut text, format_args!("metadata/rules = {}\n", quoted(self.project.ruleset.preset.name())));
        let own = own_properties(self.project, (PropertyOwner::Level, ""), Some(&self.data.properties));
        let own: serde_json::Map<String, Value> = own.into_iter().map(|one| (one.name, one.value)).collect();
        if !own.is_empty() {
            put(&mut text, format_args!("metadata/properties = {}\n", value(&own.into())));
        }
        put(&mut text, format_args!("metadata/columns = {width}\nmetadata/rows = {height}\n\n"));
        self.backgrounds(&mut text);
        self.plane(&mut text);
        self.art_layers(&mut text, false);
        self.layer(&mut text, ("Art", "art"), WrittenLayer::Art(false), "");
        if used.front {
            self.layer(&mut text, ("Art in front", "front"), WrittenLayer::Art(true), "z_index=1\n");
        }
        let hidden = "visible=false\n";
        let (name, role) = if used.b { ("Collision A", "collision-a") } else { ("Collision", "collision") };
        self.layer(&mut text, (name, role), WrittenLayer::Solid(TileLayer::A), hidden);
        if used.b {
            self.layer(&mut text, ("Collision B", "collision-b"), WrittenLayer::Solid(TileLayer::B), hidden);
        }
        let things = things_of(self.project, self.data, (width as i32 * TILE, height as i32 * TILE));
        self.art_layers(&mut text, true);
        objects(&mut text, &things);
        Ok(text)
    }

    /// Adds the backgrounds, each as a picture that moves at a speed of its own.
    fn backgrounds(&self, text: &mut String) {
        for (number, PlacedPicture { layer, size, .. }) in self.pictures.iter().enumerate() {
            let name = format!("Background {}", number + 1);
            let speed = |scroll: u16| f64::from(scroll) / 256.0;
            put(text, format_args!("[node name=\"{name}\" type=\"Parallax2D\" parent=\".\"]\nz_index = -1\n"));
            put(text, format_args!("scroll_scale = Vector2({}, {})\n", speed(layer.scroll_x), speed(layer.scroll_y)));
            if !layer.once {
                put(text, format_args!("repeat_size = Vector2({}, 0)\nrepeat_times = 3\n", size.0));
            }
            if layer.drift != 0 {
                put(text, format_args!("autoscroll = Vector2({}, 0)\n", layer.drift));
            }
            put(
                text,
                format_args!("\n[node name=\"Picture\" type=\"Sprite2D\" parent=\"{name}\"]\ntexture_filter = 1\n"),
            );
            put(text, format_args!("position=Vector2(0,{})\n", layer.y));
            put(text, format_args!("texture=ExtResource(\"behind_{number}\")\ncentered=false\n\n"));
        }
    }

    /// Adds the plane, as a picture that repeats to all sides and moves at a speed of its own.
    fn plane(&self, text: &mut String) {
        let Some(PlanePicture { plane, size, .. }) = self.plane else { return };
        let speed = |scroll: u16| f64::from(scroll) / 256.0;
        put(text, format_args!("[node name=\"Plane\" type=\"Parallax2D\" parent=\".\"]\nz_index = -1\n"));
        put(text, format_args!("scroll_scale = Vector2({}, {})\n", speed(plane.scroll_x), speed(plane.scroll_y)));
        put(text, format_args!("repeat_size = Vector2({}, {})\nrepeat_times = 3\n", size.0, size.1));
        put(text, format_args!("\n[node name=\"Picture\" type=\"Sprite2D\" parent=\"Plane\"]\ntexture_filter = 1\n"));
        put(text, format_args!("position=Vector2({},{})\n", -i64::from(plane.x), -i64::from(plane.y)));
        put(text, format_args!("texture=ExtResource(\"plane\")\ncentered=false\n"));
        // Its level is a scene of its own, so that an import does not make a picture of it.
        put(text, format_args!("metadata/role = \"none\"\nmetadata/plane = {}\n\n", quoted(&plane.level)));
    }

    /// Adds the layers of art behind the blocks, or those in front of all.
    fn art_layers(&self, text: &mut String, front: bool) {
        for (number, (layer, cells)) in self.art.iter().enumerate().filter(|(_, (layer, _))| layer.front == front) {
            let name = node_name(&format!("Layer {} {}", number + 1, cells.data.title));
            let mut parent = ".".to_owned();
            // What covers a player is in front of the blocks that do.
            let mut depth = if front { "z_index = 2\n" } else { "" };
            if !layer.is_fixed() {
                let speed = |scroll: u16| f64::from(scroll) / 256.0;
                parent = node_name(&format!("Speed {}", number + 1));
                put(text, format_args!("[node name={} type=\"Parallax2D\" parent=\".\"]\n{depth}", quoted(&parent)));
                put(
                    text,
                    format_args!("scroll_scale = Vector2({}, {})\n", speed(layer.scroll_x), speed(layer.scroll_y)),
                );
                if layer.repeats {
                    let (columns, rows) = cells.size();
                    put(
                        text,
                        format_args!("repeat_size = Vector2({}, {})\nrepeat_times = 3\n", columns * 16, rows * 16),
                    );
                }
                text.push('\n');
                depth = "";
            }
            let (name, parent) = (quoted(&name), quoted(&parent));
            put(text, format_args!("[node name={name} type=\"TileMapLayer\" parent={parent}]\n{depth}"));
            if layer.opacity < 100 {
                put(text, format_args!("modulate=Color(1,1,1,{})\n", f64::from(layer.opacity) / 100.0));
            }
            let at = (-i64::from(layer.x), -i64::from(layer.y));
            put(text, format_args!("texture_filter = 1\nposition = Vector2({}, {})\n", at.0, at.1));
            let (width, height) = cells.size();
            let words = self.words_of(WrittenLayer::Art(false), height, |y, row| cells.art_row(y, width, row));
            put(text, format_args!("tile_map_data = {}\n", cells_text(words.into_iter())));
            put(
                text,
                format_args!("tile_set=ExtResource(\"tiles\")\nmetadata/role=\"layer\"\nmetadata/front={front}\n"),
            );
            put(text, format_args!("metadata/title = {}\n", quoted(&cells.data.title)));
            put(text, format_args!("metadata/repeats = {}\n\n", layer.repeats));
        }
    }

    /// The words of all cells of a layer.
    fn words_of(
        &self,
        part: WrittenLayer,
        height: usize,
        read: impl Fn(usize, &mut Vec<Option<WrittenCell>>),
    ) -> Vec<[u16; 6]> {
        let (mut words, mut row) = (Vec::new(), Vec::new());
        for y in 0..height {
            read(y, &mut row);
            let found = row.iter().enumerate().filter_map(|(x, cell)| Some((x, (*cell)?)));
            words.extend(found.map(|(x, cell)| self.words(part, (x, y), &cell)));
        }
        words
    }

    /// Adds a layer of cells.
    fn layer(&self, text: &mut String, (name, role): (&str, &str), part: WrittenLayer, more: &str) {
        let cells = LevelCells { project: self.project, data: self.data, solids: self.solids };
        let words = self.words_of(part, cells.size().1, |y, row| cells.row(part, y, row));
        put(
            text,
            format_args!("[node name=\"{name}\" type=\"TileMapLayer\" parent=\".\"]\n{more}texture_filter = 1\n"),
        );
        put(text, format_args!("tile_map_data = {}\n", cells_text(words.into_iter())));
        put(text, format_args!("tile_set = ExtResource(\"tiles\")\nmetadata/role = \"{role}\"\n\n"));
    }

    /// The words of a cell.
    fn words(&self, part: WrittenLayer, (x, y): (usize, usize), cell: &WrittenCell) -> [u16; 6] {
        let flips = if cell.flip_x { FLIP_H } else { 0 } | if cell.flip_y { FLIP_V } else { 0 };
        let in_row =
            |source: usize, across: usize| (source, cell.number as usize % across, cell.number as usize / across);
        let (source, column, line) = match part {
            WrittenLayer::Art(_) => {
                let moving = self.animated[cell.set].as_ref().and_then(|tiles| tiles.place(cell.set, cell.number));
                let sheet = self.project.tilesets[cell.set].tileset.sheet.as_ref();
                let across = sheet.map_or(1, |sheet| usize::from(sheet.across.max(1)));
                moving.unwrap_or_else(|| in_row(art_source(cell.set), across))
            }
            WrittenLayer::Solid(layer) => in_row(solid_source(cell.set, layer), ACROSS),
        };
        [x, y, source, column, line, flips as usize].map(|word| word as u16)
    }
}

/// Adds objects and places, each as a marker with its kind and its parameters.
fn objects(text: &mut String, things: &[WrittenThing]) {
    text.push_str("[node name=\"Objects\" type=\"Node2D\" parent=\".\"]\n");
    let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
    for thing in things {
        let kind = node_name(&thing.class);
        let number = numbers.entry(kind.clone()).or_default();
        *number += 1;
        let [left, top, width, height] = thing.area;
        put(
            text,
            format_args!(
                "\n[node name={} type=\"Marker2D\" parent=\"Objects\"]\n",
                quoted(&format!("{kind} {number}"))
            ),
        );
        // Halves of a pixel are between two.
        let (x, y) = (f64::from(left) + f64::from(width) / 2.0, f64::from(top) + f64::from(height) / 2.0);
        put(text, format_args!("position = Vector2({x}, {y})\nmetadata/kind = {}\n", quoted(&thing.class)));
        if !thing.name.is_empty() {
            put(text, format_args!("metadata/name = {}\n", quoted(&thing.name)));
        }
        if (width, height) != (0, 0) {
            put(text, format_args!("metadata/size = Vector2i({width}, {height})\n"));
        }
        let fields = thing.properties.iter().map(|property| (property.name.clone(), property.value.clone()));
        let fields: serde_json::Map<String, Value> = fields.collect();
        if !fields.is_empty() {
            put(text, format_args!("metadata/parameters = {}\n", value(&fields.into())));
        }
    }
}
