//! One tileset for all levels: art, and solid tiles with polygons for the physics of either layer.

use crate::exchange::godot::text::write::quoted;
use crate::exchange::maps::export::solid_set::{ACROSS, SolidSet, polygons};
use crate::exchange::maps::export::sources::TilesetPictures;
use crate::pixels::Pixels;
use sim::project::{Animations, Project, Tileset};
use sim::tiles::TileLayer;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The first source of solid tiles of layer A; those of layer B follow a hundred later.
const SOLID: usize = 1000;

/// The first source of tiles that change as time goes by.
const ANIMATED: usize = 500;

/// Returns the number of the source that has the art of a tileset.
pub(super) const fn art_source(set: usize) -> usize {
    set
}

/// The tiles of a tileset that change as time goes by: each is a row of its own in a picture, as Godot wants it.
pub(super) struct AnimatedTiles {
    /// The path of the picture, from the folder of the export on.
    pub path: String,
    /// The rows, by the cell that blocks name.
    rows: BTreeMap<u16, usize>,
}

impl AnimatedTiles {
    /// Makes the picture of a tileset's tiles; `None` if none of them changes.
    ///
    /// # Errors
    /// The encoder's error.
    pub(super) fn new(tileset: &Tileset, name: &str) -> Result<Option<(Self, Vec<u8>)>, String> {
        let Some(sheet) = tileset.sheet.as_ref().filter(|_| !tileset.animations.is_empty()) else { return Ok(None) };
        let across = tileset.animations.values().map(Vec::len).max().unwrap_or(1).max(1);
        let mut picture = Pixels::clear(across * 16, tileset.animations.len() * 16);
        let mut rows = BTreeMap::new();
        for (row, (cell, frames)) in tileset.animations.iter().enumerate() {
            rows.insert(*cell, row);
            for (place, frame) in frames.iter().enumerate() {
                let Some(art) = sheet.cells.get(usize::from(frame.cell)) else { continue };
                for (at, pixel) in art.as_chunks::<4>().0.iter().enumerate() {
                    picture.put(place * 16 + at % 16, row * 16 + at / 16, *pixel);
                }
            }
        }
        Ok(Some((Self { path: format!("tilesets/{name}-animated.png"), rows }, picture.to_png()?)))
    }

    /// Returns the source, the column and the row of a cell that changes; `None` of all others.
    pub(super) fn place(&self, set: usize, cell: u32) -> Option<(usize, usize, usize)> {
        let row = self.rows.get(&u16::try_from(cell).ok()?)?;
        Some((ANIMATED + set, 0, *row))
    }

    /// Adds the source.
    fn source(&self, text: &mut String, id: &str, animations: &Animations) {
        head(text, id);
        for (row, frames) in animations.values().enumerate() {
            put(text, format_args!("0:{row}/animation_columns = {}\n", frames.len()));
            for (place, frame) in frames.iter().enumerate() {
                let seconds = f64::from(frame.duration.max(1)) / 60.0;
                put(text, format_args!("0:{row}/animation_frame_{place}/duration = {seconds}\n"));
            }
            put(text, format_args!("0:{row}/0 = 0\n"));
        }
        text.push('\n');
    }
}

/// Returns the number of the source that has the solid tiles of a tileset, for a layer.
pub(super) const fn solid_source(set: usize, layer: TileLayer) -> usize {
    SOLID * (layer as usize + 1) + set
}

/// Names and types of the data of solid tiles: texts 4, whole numbers 2, flags 1, numbers in a row 30.
const DATA: [(&str, u8); 5] = [("heights", 30), ("widths", 30), ("angle", 4), ("flagged", 1), ("solidity", 4)];

/// Returns the file of the tileset.
pub(super) fn tileset(
    project: &Project,
    solids: &[SolidSet],
    (pictures, animated): (&[TilesetPictures], &[Option<AnimatedTiles>]),
) -> String {
    let mut textures = String::new();
    let mut sources = String::new();
    let mut listed = String::new();
    let mut count = 1;
    for (set, (used, found)) in project.tilesets.iter().zip(pictures).enumerate() {
        let id = format!("art_{set}");
        put(&mut textures, format_args!("[ext_resource type=\"Texture2D\" path={} id=\"{id}\"]\n", path(&found.art.0)));
        let (width, height) = (found.art.1.0 / 16, found.art.1.1 / 16);
        head(&mut sources, &id);
        for cell in 0..width * height {
            put(&mut sources, format_args!("{}:{}/0 = 0\n", cell % width, cell / width));
        }
        sources.push('\n');
        put(&mut listed, format_args!("sources/{} = SubResource(\"{id}\")\n", art_source(set)));
        count += 2;
        if let Some(moving) = &animated[set] {
            let id = format!("animated_{set}");
            put(
                &mut textures,
                format_args!("[ext_resource type=\"Texture2D\" path={} id=\"{id}\"]\n", path(&moving.path)),
            );
            moving.source(&mut sources, &id, &used.tileset.animations);
            put(&mut listed, format_args!("sources/{} = SubResource(\"{id}\")\n", ANIMATED + set));
            count += 2;
        }
        let Some((picture, _)) = &found.solid else { continue };
        put(
            &mut textures,
            format_args!("[ext_resource type=\"Texture2D\" path={} id=\"solid_{set}\"]\n", path(picture)),
        );
        count += 1;
        for layer in [TileLayer::A, TileLayer::B] {
            let id = format!("solid_{set}_{}", if layer == TileLayer::A { "a" } else { "b" });
            solid(&mut sources, (&id, set, layer as usize), &solids[set], &used.tileset.tiles);
            put(&mut listed, format_args!("sources/{} = SubResource(\"{id}\")\n", solid_source(set, layer)));
            count += 1;
        }
    }
    let mut text =
        format!("[gd_resource type=\"TileSet\" load_steps={count} format=3]\n\n{textures}\n{sources}[resource]\n");
    text.push_str("tile_size = Vector2i(16, 16)\n");
    for (number, layer) in [1, 2].into_iter().enumerate() {
        put(&mut text, format_args!("physics_layer_{number}/collision_layer = {layer}\n"));
    }
    for (number, (name, kind)) in DATA.iter().enumerate() {
        put(&mut text, format_args!("custom_data_layer_{number}/name = \"{name}\"\n"));
        put(&mut text, format_args!("custom_data_layer_{number}/type = {kind}\n"));
    }
    text + &listed
}

/// Adds to a text, which fails never.
pub(super) fn put(text: &mut String, more: std::fmt::Arguments<'_>) {
    let _written = text.write_fmt(more);
}

/// The path of a picture from the folder of tilesets on.
fn path(picture: &str) -> String {
    quoted(picture.strip_prefix("tilesets/").unwrap_or(picture))
}

/// Begins a source of tiles of 16 × 16 pixels.
fn head(text: &mut String, id: &str) {
    put(text, format_args!("[sub_resource type=\"TileSetAtlasSource\" id=\"{id}\"]\n"));
    let texture = id.trim_end_matches("_a").trim_end_matches("_b");
    put(text, format_args!("texture = ExtResource(\"{texture}\")\n"));
}

/// Adds the source of the solid tiles of a tileset: polygons of one layer of physics, and the arrays.
fn solid(text: &mut String, (id, _, physics): (&str, usize, usize), set: &SolidSet, tiles: &[sim::tiles::SolidTile]) {
    head(text, id);
    for (number, tile, solidity) in set.tiles(tiles) {
        let (x, y) = (number as usize % ACROSS, number as usize / ACROSS);
        put(text, format_args!("{x}:{y}/0 = 0\n"));
        for (place, points) in polygons(&tile).iter().enumerate() {
            // From the tile's middle.
            let numbers: Vec<String> =
                points.iter().flat_map(|(x, y)| [x - 8.0, y - 8.0]).map(|part| part.to_string()).collect();
            let name = format!("{x}:{y}/0/physics_layer_{physics}/polygon_{place}");
            put(text, format_args!("{name}/points = PackedVector2Array({})\n", numbers.join(", ")));
            if solidity == "top" {
                put(text, format_args!("{name}/one_way = true\n"));
            }
        }
        let list =
            |lengths: &[i8; 16]| format!("PackedInt32Array({})", lengths.map(|length| length.to_string()).join(", "));
        let angle = format!("\"{:02X}\"", tile.angle.0);
        let data = [list(&tile.heights), list(&tile.widths), angle, tile.flagged.to_string(), quoted(solidity)];
        for (place, value) in data.iter().enumerate() {
            put(text, format_args!("{x}:{y}/0/custom_data_{place} = {value}\n"));
        }
    }
    text.push('\n');
}
