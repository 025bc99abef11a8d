//! Tilesets: pictures, polygons and data of tiles.

use crate::exchange::godot::import::cells::{FLIP_H, FLIP_V, TRANSPOSE};
use crate::exchange::godot::import::file::GodotFile;
use crate::exchange::godot::text::read::GodotSection;
use crate::exchange::godot::text::value::GodotValue;
use crate::exchange::maps::model::{
    MapObject, MapPicture, MapProperties, MapProperty, MapTile, MapTileset, ObjectShape,
};
use std::collections::BTreeMap;

/// Columns of a source at most.
const MOST_COLUMNS: u32 = 4096;

/// A source of a tileset.
#[derive(Clone, Debug)]
pub(super) struct AtlasSource {
    /// The number of its first tile in the map.
    pub first: u32,
    /// Tiles in a row, for numbers.
    pub columns: u32,
    pub tileset: MapTileset,
    /// The flips of alternatives, by tile and number.
    alternatives: BTreeMap<(u32, u32), u32>,
}

impl AtlasSource {
    /// Returns the number in the map of a tile, without flips; `None` of one outside.
    pub(super) fn number(&self, (x, y): (u32, u32)) -> Option<u32> {
        (x < self.columns && y < MOST_COLUMNS).then(|| self.first + y * self.columns + x)
    }

    /// Returns the flips of an alternative.
    pub(super) fn flips(&self, (x, y): (u32, u32), alternative: u32) -> u32 {
        let mask = FLIP_H | FLIP_V | TRANSPOSE;
        let own = self.alternatives.get(&(y * self.columns + x, alternative & !mask)).copied().unwrap_or(0);
        own ^ alternative & mask
    }
}

/// A tileset.
#[derive(Clone, Debug, Default)]
pub(super) struct GodotTileset {
    /// Pixels of a cell.
    pub cell: (u32, u32),
    /// The sources by number.
    pub sources: BTreeMap<u32, AtlasSource>,
}

/// Reads a tileset: a resource inside of a file.
pub(super) fn read(
    file: &GodotFile<'_>,
    section: &GodotSection,
    next: &mut u32,
    missing: &mut Vec<String>,
) -> GodotTileset {
    let whole = |pair: (f64, f64)| (pair.0.clamp(1.0, 4096.0) as u32, pair.1.clamp(1.0, 4096.0) as u32);
    let cell = section.get("tile_size").and_then(GodotValue::pair).map_or((16, 16), whole);
    let mut set = GodotTileset { cell, sources: BTreeMap::new() };
    let names: BTreeMap<String, String> = section
        .values
        .iter()
        .filter_map(|(name, value)| {
            let number = name.strip_prefix("custom_data_layer_")?.strip_suffix("/name")?;
            Some((format!("custom_data_{number}"), value.text()?.to_owned()))
        })
        .collect();
    for (name, value) in &section.values {
        let Some(number) = name.strip_prefix("sources/").and_then(|number| number.parse().ok()) else { continue };
        let Some(source) = file.internal(value) else { continue };
        if source.text("type") != "TileSetAtlasSource" {
            missing.push("tiles that are scenes of their own".to_owned());
            continue;
        }
        let source = atlas(file, source, &names, *next, missing);
        *next = next.saturating_add(source.tileset.tile_count);
        set.sources.insert(number, source);
    }
    set
}

/// A fact about a tile: the number of the alternative, what of it, and the value.
type TileFact<'a> = (u32, &'a str, &'a GodotValue);

/// The tile and the alternative that a name is about, and what of it.
fn about(name: &str) -> Option<((u32, u32), u32, &str)> {
    let (tile, rest) = name.split_once('/')?;
    let (x, y) = tile.split_once(':')?;
    let (alternative, what) = rest.split_once('/').unwrap_or((rest, ""));
    let place = (x.parse().ok()?, y.parse().ok()?);
    match alternative.parse() {
        Ok(number) => Some((place, number, what)),
        Err(_) => Some((place, 0, rest)),
    }
}

/// Reads a source of tiles cut from a picture.
fn atlas(
    file: &GodotFile<'_>,
    section: &GodotSection,
    names: &BTreeMap<String, String>,
    first: u32,
    missing: &mut Vec<String>,
) -> AtlasSource {
    let pair = |name: &str, usual: (f64, f64)| {
        let (x, y) = section.get(name).and_then(GodotValue::pair).unwrap_or(usual);
        (x.clamp(0.0, 4096.0) as u32, y.clamp(0.0, 4096.0) as u32)
    };
    let (width, height) = pair("texture_region_size", (16.0, 16.0));
    let ((margin, margin_y), (spacing, spacing_y)) = (pair("margins", (0.0, 0.0)), pair("separation", (0.0, 0.0)));
    let mut all: BTreeMap<(u32, u32), Vec<TileFact<'_>>> = BTreeMap::new();
    for (name, value) in &section.values {
        if let Some((tile, alternative, what)) =
            about(name).filter(|((x, y), ..)| *x < MOST_COLUMNS && *y < MOST_COLUMNS)
        {
            all.entry(tile).or_default().push((alternative, what, value));
        }
    }
    let columns = all.keys().map(|(x, _)| x + 1).max().unwrap_or(1);
    let rows = all.keys().map(|(_, y)| y + 1).max().unwrap_or(1);
    let texture = section.get("texture").and_then(|texture| file.external(texture));
    let picture = match texture {
        Some((Ok(path), _)) => MapPicture { file: Some(path), ..MapPicture::default() },
        Some((Err(error), _)) => {
            missing.push(error.to_string());
            MapPicture::default()
        }
        None => MapPicture::default(),
    };
    let name = picture
        .file
        .as_ref()
        .and_then(|file| file.file_stem())
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    if (margin, spacing) != (margin_y, spacing_y) {
        missing.push(format!("tileset {name}: its margins and spaces differ across and down; those across count"));
    }
    let mut source = AtlasSource {
        first,
        columns,
        tileset: MapTileset {
            name,
            tile_width: width.max(1),
            tile_height: height.max(1),
            spacing,
            margin,
            columns,
            tile_count: columns * rows,
            picture: Some(picture),
            ..MapTileset::default()
        },
        alternatives: BTreeMap::new(),
    };
    for ((x, y), facts) in all {
        let id = y * columns + x;
        let made = tile(&facts, (f64::from(width), f64::from(height)), names);
        let frames = animation(&facts, id, columns);
        source.tileset.tiles.insert(id, MapTile { animation: frames, ..made });
        for (alternative, what, value) in facts {
            let bit = match what {
                "flip_h" => FLIP_H,
                "flip_v" => FLIP_V,
                "transpose" => TRANSPOSE,
                _ => continue,
            };
            if value.flag() == Some(true) {
                *source.alternatives.entry((id, alternative)).or_default() |= bit;
            }
        }
    }
    source
}

/// The shapes and the properties of a tile: those of the tile itself, not of its alternatives.
fn tile(facts: &[TileFact<'_>], (width, height): (f64, f64), names: &BTreeMap<String, String>) -> MapTile {
    let mut tile = MapTile::default();
    let own = || facts.iter().filter(|(alternative, ..)| *alternative == 0);
    let layers: Vec<&str> = own()
        .filter(|(_, what, _)| what.ends_with("/points"))
        .filter_map(|(_, what, _)| what.split('/').next().filter(|layer| layer.starts_with("physics_layer_")))
        .collect();
    // The first layer that has a polygon.
    let layer = layers.iter().min().copied().unwrap_or("");
    for (_, what, value) in own() {
        if let Some(known) = names.get(*what) {
            tile.properties.extend(value.json().map(|value| (known.clone(), MapProperty::plain(value))));
            continue;
        }
        if layer.is_empty() || what.split('/').next() != Some(layer) {
            continue;
        }
        if what.ends_with("/points") {
            let corners = value.numbers().as_chunks::<2>().0.iter();
            let corners = corners.map(|[x, y]| (x + width / 2.0, y + height / 2.0)).collect();
            tile.shapes.push(MapObject { shape: ObjectShape::Polygon(corners), ..MapObject::default() });
        } else if what.ends_with("/one_way") && value.flag() == Some(true) && !tile.properties.contains_key("solidity")
        {
            tile.properties.insert("solidity".to_owned(), MapProperty::plain("top"));
        }
    }
    tile
}

/// The tiles that a tile shows in turn, and for how many milliseconds.
fn animation(facts: &[TileFact<'_>], id: u32, columns: u32) -> Vec<(u32, u32)> {
    let number = |name: &str| {
        let found = facts.iter().find(|(_, what, _)| *what == name);
        found.and_then(|(.., value)| value.number())
    };
    let duration = |frame: u32| number(&format!("animation_frame_{frame}/duration")).unwrap_or(1.0);
    let last = facts.iter().filter_map(|(_, what, _)| {
        what.strip_prefix("animation_frame_")?.strip_suffix("/duration")?.parse::<u32>().ok()
    });
    let Some(last) = last.max().filter(|last| (1..256).contains(last)) else { return Vec::new() };
    let across = number("animation_columns").unwrap_or(0.0).max(0.0) as u32;
    let across = if across == 0 { last + 1 } else { across };
    let speed = number("animation_speed").unwrap_or(1.0).max(0.001);
    let frame = |number: u32| {
        let place = id + number / across * columns + number % across;
        (place, (duration(number) * 1000.0 / speed).ceil().clamp(1.0, 65_535.0) as u32)
    };
    (0..=last).map(frame).collect()
}

/// Returns the properties of a node: its metadata, and the values that are plain.
pub(super) fn properties(section: &GodotSection) -> MapProperties {
    let of = |(name, value): &(String, GodotValue)| {
        let name = name.strip_prefix("metadata/").unwrap_or(name);
        let value = value.json()?;
        Some((name.to_owned(), MapProperty::plain(value)))
    };
    section.values.iter().filter_map(of).collect()
}
