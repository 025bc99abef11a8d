//! A map as data: what the files of an editor say, with groups of layers laid flat.

use crate::exchange::maps::cells::CellGrid;
use crate::pixels::Pixels;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// A property of a map, a layer, a tileset, a tile or an object.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct MapProperty {
    /// The type, as Tiled names it: `string`, `int`, `float`, `bool`, `color`, `file`, `object`, `class` or one of a later
    /// version.
    pub kind: String,
    /// The user's own type, if the property has one.
    pub custom: String,
    /// The value; an object for a class.
    pub value: Value,
}

impl MapProperty {
    /// Makes a property that is nothing but its value.
    pub(crate) fn plain(value: impl Into<Value>) -> Self {
        Self { value: value.into(), ..Self::default() }
    }
}

/// Properties by name.
pub(crate) type MapProperties = BTreeMap<String, MapProperty>;

/// Reads a property as a flag: `true`, `1` or `yes`.
pub(crate) fn flag(properties: &MapProperties, name: &str) -> Option<bool> {
    match &properties.get(name)?.value {
        Value::Bool(flag) => Some(*flag),
        Value::Number(number) => Some(number.as_f64()? != 0.0),
        Value::String(text) => match text.to_ascii_lowercase().as_str() {
            "true" | "yes" | "1" => Some(true),
            "false" | "no" | "0" | "" => Some(false),
            _ => None,
        },
        _ => None,
    }
}

/// Reads a property as a text.
pub(crate) fn text<'a>(properties: &'a MapProperties, name: &str) -> Option<&'a str> {
    properties.get(name)?.value.as_str()
}

/// A map.
#[derive(Clone, Debug, Default)]
pub(crate) struct GridMap {
    /// The way in which its cells lie: `orthogonal` is the one that becomes a level.
    pub orientation: String,
    /// The order in which the tiles of a layer are drawn.
    pub render_order: RenderOrder,
    /// Cells across.
    pub width: u32,
    /// Cells down.
    pub height: u32,
    /// Pixels of a cell across.
    pub tile_width: u32,
    /// Pixels of a cell down.
    pub tile_height: u32,
    /// Whether its layers have no edges.
    pub is_infinite: bool,
    /// The colour behind everything.
    pub background: Option<[u8; 4]>,
    /// The properties.
    pub properties: MapProperties,
    /// Files that are missing, in words.
    pub missing: Vec<String>,
    /// The tilesets, by the number of their first tile.
    pub tilesets: Vec<UsedTileset>,
    /// The layers, from the back to the front; groups are laid flat.
    pub layers: Vec<MapLayer>,
}

/// The order in which the tiles of a layer are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RenderOrder {
    /// From the right to the left.
    pub leftwards: bool,
    /// From the bottom to the top.
    pub upwards: bool,
}

impl RenderOrder {
    /// Reads `right-down`, `right-up`, `left-down` or `left-up`.
    pub(crate) fn of(name: &str) -> Self {
        Self { leftwards: name.starts_with("left"), upwards: name.ends_with("up") }
    }
}

/// A tileset as a map uses it.
#[derive(Clone, Debug)]
pub(crate) struct UsedTileset {
    /// The number that the map gives to its first tile.
    pub first: u32,
    /// The tileset.
    pub tileset: Arc<MapTileset>,
}

/// A layer of a map.
#[derive(Clone, Debug)]
pub(crate) struct MapLayer {
    /// The name, with the names of its groups before it: `Ground/Back`.
    pub name: String,
    /// The class (Tiled before 1.9 has none), or that of the innermost group that has one.
    pub class: String,
    /// Pixels of its own cells across and down; `None` for those of the map.
    pub cell: Option<(u32, u32)>,
    /// Pixels by which it is moved to the right and down.
    pub offset: (f64, f64),
    /// The speed at which it moves, as a part of the camera's.
    pub parallax: (f64, f64),
    /// The opacity, from 0 to 1.
    pub opacity: f64,
    /// Whether it is shown.
    pub visible: bool,
    /// The colour that its pixels are multiplied by.
    pub tint: Option<[u8; 4]>,
    /// Whether its objects are drawn from the top to the bottom, whatever their order in the list.
    pub draws_down: bool,
    /// The blend mode, if that is not the usual one.
    pub mode: String,
    /// The properties, over those of its groups.
    pub properties: MapProperties,
    /// The content.
    pub content: LayerContent,
}

impl MapLayer {
    /// Makes a layer that is shown as it is, and says nothing of its own.
    pub(crate) fn new(name: String, content: LayerContent) -> Self {
        Self {
            name,
            class: String::new(),
            cell: None,
            offset: (0.0, 0.0),
            parallax: (1.0, 1.0),
            opacity: 1.0,
            visible: true,
            tint: None,
            draws_down: true,
            mode: String::new(),
            properties: MapProperties::default(),
            content,
        }
    }
}

/// The content of a layer.
#[derive(Clone, Debug)]
pub(crate) enum LayerContent {
    /// Tiles.
    Tiles(CellGrid),
    /// Objects, in the order of the file.
    Objects(Vec<MapObject>),
    /// A picture.
    Picture(LayerPicture),
}

/// A picture that is a layer by itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct LayerPicture {
    /// The picture.
    pub picture: MapPicture,
    /// Whether it is repeated across.
    pub repeats_x: bool,
    /// Whether it is repeated down.
    pub repeats_y: bool,
    /// The part that is shown, if that is not the whole picture in its own size.
    pub part: Option<PicturePart>,
}

/// A part of a picture, in another size.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PicturePart {
    /// The upper left corner, pixels of the picture.
    pub from: (f64, f64),
    /// The size, pixels of the picture.
    pub size: (f64, f64),
    /// Pixels of the level for each pixel of the picture.
    pub scale: (f64, f64),
}

/// A picture that a file names.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct MapPicture {
    /// The file; `None` if the picture is inside of the map.
    pub file: Option<PathBuf>,
    /// The colour that counts as clear.
    pub clear_color: Option<[u8; 3]>,
    /// The pixels, if the picture is inside of the map.
    pub pixels: Option<Arc<Pixels>>,
}

/// A tileset.
#[derive(Clone, Debug, Default)]
pub(crate) struct MapTileset {
    /// The name.
    pub name: String,
    /// Pixels of a tile across.
    pub tile_width: u32,
    /// Pixels of a tile down.
    pub tile_height: u32,
    /// Pixels between tiles.
    pub spacing: u32,
    /// Pixels around all tiles.
    pub margin: u32,
    /// Tiles in a row of the picture; 0 in a collection of pictures.
    pub columns: u32,
    /// Number of tiles.
    pub tile_count: u32,
    /// Pixels by which its tiles are moved to the right and down.
    pub offset: (i32, i32),
    /// The point of a tile object that its place names; empty for the usual one.
    pub alignment: String,
    /// Whether its tiles are drawn in the size of the map's cells.
    pub fills_cell: bool,
    /// The picture; `None` in a collection.
    pub picture: Option<MapPicture>,
    /// The properties.
    pub properties: MapProperties,
    /// Tiles that have something of their own, by number.
    pub tiles: BTreeMap<u32, MapTile>,
}

impl MapTileset {
    /// The number after that of its last tile: a collection may have holes.
    pub(crate) fn end(&self) -> u32 {
        let last = self.tiles.last_key_value().map_or(0, |(id, _)| id.saturating_add(1));
        if self.picture.is_some() { self.tile_count.max(1) } else { last.max(self.tile_count) }
    }
}

/// The facts of a tile that are its own.
#[derive(Clone, Debug, Default)]
pub(crate) struct MapTile {
    /// The class.
    pub class: String,
    /// The properties.
    pub properties: MapProperties,
    /// The shapes of collision.
    pub shapes: Vec<MapObject>,
    /// The tiles that it shows in turn, and for how many milliseconds.
    pub animation: Vec<(u32, u32)>,
    /// The picture, in a collection.
    pub picture: Option<MapPicture>,
    /// The part of the picture: left, top, width, height.
    pub part: Option<[u32; 4]>,
    /// The size that the file gives to the picture; 0 if it gives none.
    pub size: (u32, u32),
}

/// An object.
#[derive(Clone, Debug, Default)]
pub(crate) struct MapObject {
    /// The number in the map that never changes; 0 without one.
    pub id: u32,
    /// The name that never changes and that no other object has; empty in maps without such names.
    pub iid: String,
    /// The name.
    pub name: String,
    /// The class (its type, in files before and after Tiled 1.9).
    pub class: String,
    /// The place, pixels; the lower left corner of a tile object, else the upper left one.
    pub at: (f64, f64),
    /// The size, pixels.
    pub size: (f64, f64),
    /// Degrees by which it is turned clockwise.
    pub rotation: f64,
    /// Whether it is shown.
    pub visible: bool,
    /// The number of its tile, with its flips.
    pub tile: Option<u32>,
    /// The shape.
    pub shape: ObjectShape,
    /// The properties.
    pub properties: MapProperties,
}

/// The shape of an object.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum ObjectShape {
    /// A rectangle.
    #[default]
    Rectangle,
    /// An ellipse.
    Ellipse,
    /// A rectangle with round ends.
    Capsule,
    /// A point.
    Point,
    /// A polygon: its corners, from the object's place.
    Polygon(Vec<(f64, f64)>),
    /// A line: its points, from the object's place.
    Line(Vec<(f64, f64)>),
    /// A text.
    Text(String),
}

/// Reads `#AARRGGBB` or `#RRGGBB`, with or without the `#`.
pub(crate) fn color(text: &str) -> Option<[u8; 4]> {
    let digits = text.trim().trim_start_matches('#');
    let number = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    match digits.len() {
        6 => Some([number[1], number[2], number[3], 255]),
        8 => Some([number[1], number[2], number[3], number[0]]),
        _ => None,
    }
}
