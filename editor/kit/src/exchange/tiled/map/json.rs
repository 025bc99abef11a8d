//! The JSON form: TMJ, TSJ and TJ.

use crate::exchange::map_error::MapError;
use crate::exchange::maps::cells::CellGrid;
use crate::exchange::maps::files::MapFiles;
use crate::exchange::maps::model::{
    LayerContent, LayerPicture, MapLayer, MapObject, MapPicture, MapProperties, MapProperty, MapTile, MapTileset,
    ObjectShape, RenderOrder, color,
};
use crate::exchange::tiled::map::reader::{LayerGroup, MOST_DEPTH, MapReader, TemplateFile, around};
use serde::de::{DeserializeOwned, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// Cells of a layer: numbers, or a text that packs them.
#[derive(Debug)]
enum JsonCells {
    Numbers(Vec<u32>),
    Packed(String),
}

impl Default for JsonCells {
    fn default() -> Self {
        Self::Numbers(Vec::new())
    }
}

impl<'de> Deserialize<'de> for JsonCells {
    /// Reads numbers straight into their list: an untagged enum would keep each of them as a value before that.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = JsonCells;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cells, or a text that packs them")
            }
            fn visit_str<E>(self, text: &str) -> Result<JsonCells, E> {
                Ok(JsonCells::Packed(text.to_owned()))
            }
            fn visit_unit<E>(self) -> Result<JsonCells, E> {
                Ok(JsonCells::default())
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<JsonCells, A::Error> {
                let mut cells = Vec::new();
                while let Some(cell) = list.next_element()? {
                    cells.push(cell);
                }
                Ok(JsonCells::Numbers(cells))
            }
        }
        from.deserialize_any(Either)
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct JsonMap {
    #[serde(rename = "type")]
    kind: String,
    orientation: String,
    renderorder: String,
    width: u32,
    height: u32,
    tilewidth: u32,
    tileheight: u32,
    infinite: bool,
    backgroundcolor: Option<String>,
    properties: Value,
    tilesets: Vec<JsonTileset>,
    layers: Vec<JsonLayer>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct JsonLayer {
    #[serde(rename = "type")]
    kind: String,
    name: String,
    class: String,
    width: u32,
    height: u32,
    offsetx: f64,
    offsety: f64,
    parallaxx: Option<f64>,
    parallaxy: Option<f64>,
    opacity: Option<f64>,
    visible: Option<bool>,
    tintcolor: Option<String>,
    mode: String,
    properties: Value,
    data: JsonCells,
    encoding: String,
    compression: String,
    chunks: Vec<JsonPart>,
    draworder: String,
    objects: Vec<JsonObject>,
    layers: Vec<JsonLayer>,
    image: Option<String>,
    transparentcolor: Option<String>,
    repeatx: bool,
    repeaty: bool,
}

/// A part of a layer without edges.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct JsonPart {
    x: i32,
    y: i32,
    width: u32,
    height: u32,
    data: JsonCells,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct JsonObject {
    id: u32,
    name: Option<String>,
    #[serde(rename = "type")]
    kind: Option<String>,
    class: Option<String>,
    x: f64,
    y: f64,
    width: Option<f64>,
    height: Option<f64>,
    rotation: Option<f64>,
    visible: Option<bool>,
    gid: Option<u32>,
    ellipse: bool,
    capsule: bool,
    point: bool,
    polygon: Option<Vec<JsonPoint>>,
    polyline: Option<Vec<JsonPoint>>,
    text: Option<Value>,
    properties: Value,
    template: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct JsonPoint {
    x: f64,
    y: f64,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct JsonTileset {
    firstgid: Option<u32>,
    source: Option<String>,
    name: String,
    tilewidth: u32,
    tileheight: u32,
    spacing: u32,
    margin: u32,
    columns: u32,
    tilecount: u32,
    objectalignment: String,
    tilerendersize: String,
    tileoffset: JsonOffset,
    image: Option<String>,
    transparentcolor: Option<String>,
    properties: Value,
    tiles: Vec<JsonTile>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct JsonOffset {
    x: i32,
    y: i32,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct JsonTile {
    id: u32,
    #[serde(rename = "type")]
    kind: Option<String>,
    class: Option<String>,
    image: Option<String>,
    imagewidth: u32,
    imageheight: u32,
    x: Option<u32>,
    y: Option<u32>,
    width: Option<u32>,
    height: Option<u32>,
    properties: Value,
    objectgroup: Option<JsonLayer>,
    animation: Vec<JsonFrame>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct JsonFrame {
    tileid: u32,
    duration: u32,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct JsonTemplate {
    tileset: Option<JsonTileset>,
    object: JsonObject,
}

fn parse<T: DeserializeOwned>(bytes: &[u8], path: &Path) -> Result<T, MapError> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    serde_json::from_slice(bytes).map_err(|error| MapError::Content {
        path: path.to_owned(),
        line: error.line(),
        problem: error.to_string(),
    })
}

/// Reads a TMJ file.
///
/// # Errors
/// Errors of its content and of the files that it names.
pub(super) fn map(bytes: &[u8], reader: &mut MapReader<'_>) -> Result<(), MapError> {
    let found: JsonMap = parse(bytes, &reader.path)?;
    let path = reader.path.clone();
    let refuse = |problem| MapError::Content { path: path.clone(), line: 1, problem };
    if found.layers.is_empty() && found.kind != "map" {
        return Err(refuse("this is JSON, but no map of Tiled".to_owned()));
    }
    let map = &mut reader.map;
    map.orientation = if found.orientation.is_empty() { "orthogonal".to_owned() } else { found.orientation };
    map.render_order = RenderOrder::of(&found.renderorder);
    (map.width, map.height) = (found.width, found.height);
    (map.tile_width, map.tile_height) = (found.tilewidth, found.tileheight);
    map.is_infinite = found.infinite;
    map.background = found.backgroundcolor.as_deref().and_then(color);
    map.properties = properties(found.properties);
    for set in found.tilesets {
        let first = set.firstgid.unwrap_or(1);
        match &set.source {
            Some(source) => reader.add_tileset_file(first, source)?,
            None => {
                let tileset = tileset_of(set, &path, reader.files)?;
                reader.add_tileset(first, Arc::new(tileset)).map_err(refuse)?;
            }
        }
    }
    let group = LayerGroup::default();
    found.layers.into_iter().try_for_each(|found| layer(found, &group, reader))
}

/// Reads a TSJ file.
///
/// # Errors
/// Errors of its content.
pub(super) fn tileset(bytes: &[u8], path: &Path, files: &MapFiles<'_>) -> Result<MapTileset, MapError> {
    tileset_of(parse(bytes, path)?, path, files)
}

/// Reads a TJ file: the object, and the first number and the source of its tileset.
///
/// # Errors
/// Errors of its content.
pub(super) fn template(bytes: &[u8], path: &Path) -> Result<TemplateFile, MapError> {
    let JsonTemplate { tileset, object: found } = parse(bytes, path)?;
    let set = tileset.and_then(|set| Some((set.firstgid.unwrap_or(1), set.source?)));
    Ok((object(found, MapObject::default()), set))
}

fn layer(found: JsonLayer, group: &LayerGroup, reader: &mut MapReader<'_>) -> Result<(), MapError> {
    let path = reader.path.clone();
    let name = found.name.clone();
    let refuse =
        |problem| MapError::Content { path: path.clone(), line: 1, problem: format!("layer {name}: {problem}") };
    let finite = |number: f64| if number.is_finite() { number } else { 0.0 };
    let mut layer = MapLayer {
        class: found.class,
        offset: (finite(found.offsetx), finite(found.offsety)),
        parallax: (finite(found.parallaxx.unwrap_or(1.0)), finite(found.parallaxy.unwrap_or(1.0))),
        opacity: finite(found.opacity.unwrap_or(1.0)).clamp(0.0, 1.0),
        visible: found.visible.unwrap_or(true),
        tint: found.tintcolor.as_deref().and_then(color),
        draws_down: found.draworder != "index",
        mode: if found.mode == "normal" { String::new() } else { found.mode },
        properties: properties(found.properties),
        ..MapLayer::new(found.name, LayerContent::Objects(Vec::new()))
    };
    match found.kind.as_str() {
        "tilelayer" => {
            let mut grid = CellGrid { width: found.width, height: found.height, ..CellGrid::default() };
            let encoding = if found.encoding.is_empty() { "csv" } else { &found.encoding };
            let mut take = |size: (u32, u32), data: JsonCells| match data {
                JsonCells::Packed(text) => reader.unpack(size, (encoding, &found.compression), text.as_bytes()),
                JsonCells::Numbers(cells) => {
                    let count = reader.take_cells(size.0, size.1)?;
                    let found = cells.len();
                    if found == count { Ok(cells) } else { Err(format!("{found} cells are in it, not {count}")) }
                }
            };
            if found.chunks.is_empty() && !has_no_cells(&found.data) {
                grid.cells = take((grid.width, grid.height), found.data).map_err(refuse)?;
            } else {
                let places: Vec<_> =
                    found.chunks.iter().map(|part| (part.x, part.y, part.width, part.height)).collect();
                (grid.left, grid.top, grid.width, grid.height) = around(&places).map_err(refuse)?;
                let mut parts = Vec::new();
                for part in found.chunks {
                    let cells = take((part.width, part.height), part.data).map_err(refuse)?;
                    parts.push(((part.x, part.y, part.width), cells));
                }
                grid.cells = vec![0; reader.take_spread(grid.width, grid.height, &places).map_err(refuse)?];
                parts.iter().for_each(|(place, cells)| grid.put(*place, cells));
            }
            layer.content = LayerContent::Tiles(grid);
        }
        "objectgroup" => {
            let mut objects = Vec::new();
            for found in found.objects {
                reader.take_object().map_err(refuse)?;
                let base = match &found.template {
                    Some(source) => MapObject::clone(&*reader.template(source)?),
                    None => MapObject::default(),
                };
                objects.push(object(found, base));
            }
            layer.content = LayerContent::Objects(objects);
        }
        "imagelayer" => {
            let picture = picture(found.image, found.transparentcolor, (&path, reader.files))?;
            let (repeats_x, repeats_y) = (found.repeatx, found.repeaty);
            layer.content = LayerContent::Picture(LayerPicture { picture, repeats_x, repeats_y, part: None });
        }
        "group" => {
            let depth = group.depth + 1;
            if depth > MOST_DEPTH {
                return Err(refuse(format!("more than {MOST_DEPTH} groups lie within each other")));
            }
            group.apply(&mut layer);
            let inner = LayerGroup::of(layer, depth);
            return found.layers.into_iter().try_for_each(|found| self::layer(found, &inner, reader));
        }
        _ => return Ok(()),
    }
    group.apply(&mut layer);
    reader.add_layer(layer).map_err(refuse)
}

/// Whether a layer has no cells of its own: one without edges, and without parts.
fn has_no_cells(data: &JsonCells) -> bool {
    matches!(data, JsonCells::Numbers(cells) if cells.is_empty())
}

fn properties(found: Value) -> MapProperties {
    let one = |mut found: Value| {
        let text = |of: &Value, name: &str| of.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
        let (name, mut kind, custom) = (text(&found, "name"), text(&found, "type"), text(&found, "propertytype"));
        if kind.is_empty() {
            kind = "string".to_owned();
        }
        Some((name, MapProperty { kind, custom, value: found.get_mut("value")?.take() }))
    };
    match found {
        Value::Array(list) => list.into_iter().filter_map(one).collect(),
        // Before Tiled 1.2: names and values.
        Value::Object(members) => {
            let property = |value| MapProperty { kind: "string".to_owned(), custom: String::new(), value };
            members.into_iter().map(|(name, value)| (name, property(value))).collect()
        }
        _ => MapProperties::default(),
    }
}

fn picture(
    source: Option<String>,
    clear: Option<String>,
    (by, files): (&Path, &MapFiles<'_>),
) -> Result<MapPicture, MapError> {
    let file = source.filter(|source| !source.is_empty()).map(|source| files.place(by, &source)).transpose()?;
    let clear_color = clear.as_deref().and_then(color).map(|[r, g, b, _]| [r, g, b]);
    Ok(MapPicture { file, clear_color, pixels: None })
}

fn tileset_of(found: JsonTileset, by: &Path, files: &MapFiles<'_>) -> Result<MapTileset, MapError> {
    let mut set = MapTileset {
        name: found.name,
        tile_width: found.tilewidth,
        tile_height: found.tileheight,
        spacing: found.spacing,
        margin: found.margin,
        columns: found.columns,
        tile_count: found.tilecount,
        offset: (found.tileoffset.x, found.tileoffset.y),
        alignment: found.objectalignment,
        fills_cell: found.tilerendersize == "grid",
        properties: properties(found.properties),
        ..MapTileset::default()
    };
    if found.image.as_ref().is_some_and(|image| !image.is_empty()) {
        set.picture = Some(picture(found.image, found.transparentcolor, (by, files))?);
    }
    for found in found.tiles {
        let mut tile = MapTile {
            class: found.kind.or(found.class).unwrap_or_default(),
            properties: properties(found.properties),
            animation: found.animation.iter().map(|frame| (frame.tileid, frame.duration)).collect(),
            size: (found.imagewidth, found.imageheight),
            ..MapTile::default()
        };
        if found.image.is_some() {
            tile.picture = Some(picture(found.image, None, (by, files))?);
        }
        if let (Some(x), Some(y), Some(width), Some(height)) = (found.x, found.y, found.width, found.height) {
            tile.part = Some([x, y, width, height]);
        }
        let shapes = found.objectgroup.map(|group| group.objects).unwrap_or_default();
        tile.shapes = shapes.into_iter().map(|shape| object(shape, MapObject::default())).collect();
        set.tiles.insert(found.id, tile);
    }
    Ok(set)
}

/// Makes an object over `base`, which is what its template says.
fn object(found: JsonObject, base: MapObject) -> MapObject {
    let finite = |number: f64| if number.is_finite() { number } else { 0.0 };
    let mut object = base;
    object.id = found.id;
    if let Some(name) = found.name {
        object.name = name;
    }
    if let Some(class) = found.kind.or(found.class) {
        object.class = class;
    }
    object.at = (finite(found.x), finite(found.y));
    object.size = (finite(found.width.unwrap_or(object.size.0)), finite(found.height.unwrap_or(object.size.1)));
    object.rotation = finite(found.rotation.unwrap_or(object.rotation));
    object.visible = found.visible.unwrap_or(true);
    object.tile = found.gid.filter(|tile| *tile != 0).or(object.tile);
    let points = |list: Vec<JsonPoint>| list.iter().map(|point| (finite(point.x), finite(point.y))).collect();
    if found.ellipse {
        object.shape = ObjectShape::Ellipse;
    } else if found.capsule {
        object.shape = ObjectShape::Capsule;
    } else if found.point {
        object.shape = ObjectShape::Point;
    } else if let Some(list) = found.polygon {
        object.shape = ObjectShape::Polygon(points(list));
    } else if let Some(list) = found.polyline {
        object.shape = ObjectShape::Line(points(list));
    } else if let Some(text) = found.text {
        let words = text.get("text").and_then(Value::as_str).unwrap_or_default().to_owned();
        object.shape = ObjectShape::Text(words);
    }
    object.properties.extend(properties(found.properties));
    object
}
