//! The XML form: TMX, TSX and TX.

use crate::exchange::map_error::MapError;
use crate::exchange::maps::cells::CellGrid;
use crate::exchange::maps::files::MapFiles;
use crate::exchange::maps::model::{
    LayerContent, LayerPicture, MapLayer, MapObject, MapPicture, MapProperties, MapProperty, MapTile, MapTileset,
    ObjectShape, RenderOrder, color,
};
use crate::exchange::tiled::map::reader::{LayerGroup, MOST_DEPTH, MapReader, TemplateFile, around};
use crate::exchange::xml::{XmlFile, XmlTag};
use serde_json::{Map, Value};
use std::path::Path;
use std::sync::Arc;

/// Shapes of the tiles of a tileset at most.
const MOST_SHAPES: usize = 100_000;

/// Reads a TMX file.
///
/// # Errors
/// Errors of its content and of the files that it names.
pub(super) fn map(bytes: &[u8], reader: &mut MapReader<'_>) -> Result<(), MapError> {
    let (mut file, tag) = XmlFile::open(bytes, &reader.path.clone(), "map")?;
    let map = &mut reader.map;
    map.orientation = tag.get("orientation").unwrap_or("orthogonal").to_owned();
    map.render_order = RenderOrder::of(tag.get("renderorder").unwrap_or_default());
    map.width = file.number(&tag, "width", 0)?;
    map.height = file.number(&tag, "height", 0)?;
    map.tile_width = file.number(&tag, "tilewidth", 16)?;
    map.tile_height = file.number(&tag, "tileheight", 16)?;
    map.is_infinite = file.number(&tag, "infinite", 0_u8)? != 0;
    map.background = tag.get("backgroundcolor").and_then(color);
    let group = LayerGroup::default();
    file.inside(|file, tag| match tag.name.as_str() {
        "properties" => {
            reader.map.properties = properties(file, 0)?;
            Ok(())
        }
        "tileset" => {
            let first = file.number(&tag, "firstgid", 1)?;
            if let Some(source) = tag.get("source") {
                file.skip()?;
                return reader.add_tileset_file(first, source);
            }
            let tileset = tileset_of(file, &tag, &reader.path, reader.files)?;
            let added = reader.add_tileset(first, Arc::new(tileset));
            file.here(added)
        }
        _ => layer(file, &tag, &group, reader),
    })?;
    Ok(())
}

/// Reads a TSX file.
///
/// # Errors
/// Errors of its content.
pub(super) fn tileset(bytes: &[u8], path: &Path, files: &MapFiles<'_>) -> Result<MapTileset, MapError> {
    let (mut file, tag) = XmlFile::open(bytes, path, "tileset")?;
    tileset_of(&mut file, &tag, path, files)
}

/// Reads a TX file: the object, and the first number and the source of its tileset.
///
/// # Errors
/// Errors of its content.
pub(super) fn template(bytes: &[u8], path: &Path) -> Result<TemplateFile, MapError> {
    let (mut file, _) = XmlFile::open(bytes, path, "template")?;
    let (mut found, mut set) = (MapObject::default(), None);
    file.inside(|file, tag| match tag.name.as_str() {
        "tileset" => {
            set = Some((file.number(&tag, "firstgid", 1)?, tag.text("source")));
            file.skip()
        }
        "object" => {
            found = object(file, &tag, MapObject::default())?;
            Ok(())
        }
        _ => file.skip(),
    })?;
    Ok((found, set))
}

/// Reads one of the kinds of layers; anything else is read over.
fn layer(file: &mut XmlFile<'_>, tag: &XmlTag, group: &LayerGroup, reader: &mut MapReader<'_>) -> Result<(), MapError> {
    let content = match tag.name.as_str() {
        "layer" => LayerContent::Tiles(CellGrid {
            width: file.number(tag, "width", reader.map.width)?,
            height: file.number(tag, "height", reader.map.height)?,
            ..CellGrid::default()
        }),
        "objectgroup" | "group" => LayerContent::Objects(Vec::new()),
        "imagelayer" => LayerContent::Picture(LayerPicture {
            repeats_x: file.number(tag, "repeatx", 0_u8)? != 0,
            repeats_y: file.number(tag, "repeaty", 0_u8)? != 0,
            ..LayerPicture::default()
        }),
        _ => return file.skip(),
    };
    let mut layer = MapLayer {
        class: tag.text("class"),
        offset: (file.length(tag, "offsetx", 0.0)?, file.length(tag, "offsety", 0.0)?),
        parallax: (file.length(tag, "parallaxx", 1.0)?, file.length(tag, "parallaxy", 1.0)?),
        opacity: file.length(tag, "opacity", 1.0)?.clamp(0.0, 1.0),
        visible: file.number(tag, "visible", 1_u8)? != 0,
        tint: tag.get("tintcolor").and_then(color),
        draws_down: tag.get("draworder").is_none_or(|order| order == "topdown"),
        mode: tag.get("mode").filter(|mode| *mode != "normal").unwrap_or_default().to_owned(),
        ..MapLayer::new(tag.text("name"), content)
    };
    if tag.name == "group" {
        return layers_of_group(file, layer, group, reader);
    }
    file.inside(|file, tag| match (tag.name.as_str(), &mut layer.content) {
        ("properties", _) => {
            layer.properties = properties(file, 0)?;
            Ok(())
        }
        ("data", LayerContent::Tiles(grid)) => data(file, &tag, grid, reader),
        ("image", LayerContent::Picture(picture)) => {
            picture.picture = picture_of(file, &tag, (&reader.path, reader.files))?;
            Ok(())
        }
        ("object", LayerContent::Objects(objects)) => {
            let counted = reader.take_object();
            file.here(counted)?;
            let base = match tag.get("template") {
                Some(source) => MapObject::clone(&*reader.template(source)?),
                None => MapObject::default(),
            };
            objects.push(object(file, &tag, base)?);
            Ok(())
        }
        _ => file.skip(),
    })?;
    if let LayerContent::Tiles(grid) = &mut layer.content
        && grid.cells.is_empty()
    {
        // Nothing is in it: it needs no room.
        (grid.width, grid.height) = (0, 0);
    }
    group.apply(&mut layer);
    let added = reader.add_layer(layer);
    file.here(added)
}

/// Reads the layers of a group. Its properties come before its layers in files of Tiled; those that come later reach the layers
/// behind them.
fn layers_of_group(
    file: &mut XmlFile<'_>,
    mut layer: MapLayer,
    group: &LayerGroup,
    reader: &mut MapReader<'_>,
) -> Result<(), MapError> {
    let depth = group.depth + 1;
    if depth > MOST_DEPTH {
        return Err(file.error(format!("more than {MOST_DEPTH} groups lie within each other")));
    }
    group.apply(&mut layer);
    let mut inner = LayerGroup::of(layer, depth);
    file.inside(|file, tag| {
        if tag.name == "properties" {
            inner.add(properties(file, 0)?);
            return Ok(());
        }
        self::layer(file, &tag, &inner, reader)
    })?;
    Ok(())
}

/// A part of a layer without edges: left, top, width and height, and its cells.
type LayerPart = ((i32, i32, u32, u32), Vec<u32>);

/// Reads the cells of a layer: one text, parts of a layer without edges, or an element for each.
fn data(file: &mut XmlFile<'_>, tag: &XmlTag, grid: &mut CellGrid, reader: &mut MapReader<'_>) -> Result<(), MapError> {
    let (encoding, compression) = (tag.text("encoding"), tag.text("compression"));
    let packing = (encoding.as_str(), compression.as_str());
    let mut parts: Vec<LayerPart> = Vec::new();
    let mut loose = Vec::new();
    let text = file.inside(|file, tag| match tag.name.as_str() {
        "chunk" => {
            let at = (file.number(&tag, "x", 0)?, file.number(&tag, "y", 0)?);
            let size = (file.number(&tag, "width", 0)?, file.number(&tag, "height", 0)?);
            let mut loose = Vec::new();
            let text = file.inside(|file, tag| cell(file, &tag, &mut loose, size))?;
            let cells = cells(reader, size, packing, (&text, loose));
            parts.push(((at.0, at.1, size.0, size.1), file.here(cells)?));
            Ok(())
        }
        _ => cell(file, &tag, &mut loose, (grid.width, grid.height)),
    })?;
    if parts.is_empty() {
        let cells = cells(reader, (grid.width, grid.height), packing, (&text, loose));
        grid.cells = file.here(cells)?;
        return Ok(());
    }
    let places: Vec<_> = parts.iter().map(|(place, _)| *place).collect();
    let found = around(&places);
    (grid.left, grid.top, grid.width, grid.height) = file.here(found)?;
    let count = reader.take_spread(grid.width, grid.height, &places);
    grid.cells = vec![0; file.here(count)?];
    for ((x, y, width, _), cells) in parts {
        grid.put((x, y, width), &cells);
    }
    Ok(())
}

/// Reads one cell that is an element of its own.
fn cell(
    file: &mut XmlFile<'_>,
    tag: &XmlTag,
    loose: &mut Vec<u32>,
    (width, height): (u32, u32),
) -> Result<(), MapError> {
    if tag.name == "tile" {
        if loose.len() as u64 >= u64::from(width) * u64::from(height) {
            return Err(file.error(format!("more than {width} × {height} cells are in it")));
        }
        loose.push(file.number(tag, "gid", 0)?);
    }
    file.skip()
}

fn cells(
    reader: &mut MapReader<'_>,
    size: (u32, u32),
    packing: (&str, &str),
    (text, loose): (&[u8], Vec<u32>),
) -> Result<Vec<u32>, String> {
    if !packing.0.is_empty() {
        return reader.unpack(size, packing, text);
    }
    let count = reader.take_cells(size.0, size.1)?;
    if loose.len() == count { Ok(loose) } else { Err(format!("{} cells are in it, not {count}", loose.len())) }
}

/// Reads properties, and those within them.
fn properties(file: &mut XmlFile<'_>, depth: usize) -> Result<MapProperties, MapError> {
    if depth > MOST_DEPTH {
        return Err(file.error(format!("more than {MOST_DEPTH} properties lie within each other")));
    }
    let mut all = MapProperties::default();
    file.inside(|file, tag| {
        if tag.name != "property" {
            return file.skip();
        }
        let kind = tag.get("type").unwrap_or("string").to_owned();
        let mut members = None;
        let mut list = Vec::new();
        let body = file.inside(|file, inner| match inner.name.as_str() {
            "properties" => {
                members = Some(properties(file, depth + 1)?);
                Ok(())
            }
            "item" => {
                let kind = inner.get("type").unwrap_or("string").to_owned();
                list.push(value_of(&kind, inner.text("value")));
                file.skip()
            }
            _ => file.skip(),
        })?;
        let value = match members {
            _ if kind == "list" => Value::Array(list),
            Some(members) => {
                Value::Object(members.into_iter().map(|(name, property)| (name, property.value)).collect())
            }
            None if kind == "class" => Value::Object(Map::new()),
            None => match tag.get("value") {
                Some(text) => value_of(&kind, text.to_owned()),
                // Texts of several lines are content.
                None => value_of(&kind, String::from_utf8_lossy(&body).into_owned()),
            },
        };
        all.insert(tag.text("name"), MapProperty { kind, custom: tag.text("propertytype"), value });
        Ok(())
    })?;
    Ok(all)
}

/// Returns the value that a text stands for; the text itself if it is not of its type.
fn value_of(kind: &str, text: String) -> Value {
    let found = match kind {
        "int" | "object" => text.trim().parse::<i64>().ok().map(Value::from),
        "float" => text.trim().parse::<f64>().ok().and_then(serde_json::Number::from_f64).map(Value::Number),
        "bool" => text.trim().parse::<bool>().ok().map(Value::Bool),
        _ => None,
    };
    found.unwrap_or(Value::String(text))
}

/// Reads a picture that the file names.
fn picture_of(
    file: &mut XmlFile<'_>,
    tag: &XmlTag,
    (by, files): (&Path, &MapFiles<'_>),
) -> Result<MapPicture, MapError> {
    let place = tag.get("source").map(|source| files.place(by, source)).transpose()?;
    let clear_color = tag.get("trans").and_then(color).map(|[r, g, b, _]| [r, g, b]);
    file.skip()?;
    Ok(MapPicture { file: place, clear_color, pixels: None })
}

fn tileset_of(file: &mut XmlFile<'_>, tag: &XmlTag, by: &Path, files: &MapFiles<'_>) -> Result<MapTileset, MapError> {
    let mut set = MapTileset {
        name: tag.text("name"),
        tile_width: file.number(tag, "tilewidth", 16)?,
        tile_height: file.number(tag, "tileheight", 16)?,
        spacing: file.number(tag, "spacing", 0)?,
        margin: file.number(tag, "margin", 0)?,
        columns: file.number(tag, "columns", 0)?,
        tile_count: file.number(tag, "tilecount", 0)?,
        alignment: tag.text("objectalignment"),
        fills_cell: tag.get("tilerendersize") == Some("grid"),
        ..MapTileset::default()
    };
    let mut shapes = 0;
    file.inside(|file, tag| match tag.name.as_str() {
        "tileoffset" => {
            set.offset = (file.number(&tag, "x", 0)?, file.number(&tag, "y", 0)?);
            file.skip()
        }
        "properties" => {
            set.properties = properties(file, 0)?;
            Ok(())
        }
        "image" => {
            set.picture = Some(picture_of(file, &tag, (by, files))?);
            Ok(())
        }
        "tile" => {
            let id = file.number(&tag, "id", 0)?;
            let tile = tile(file, &tag, &mut shapes, (by, files))?;
            set.tiles.insert(id, tile);
            Ok(())
        }
        _ => file.skip(),
    })?;
    Ok(set)
}

fn tile(
    file: &mut XmlFile<'_>,
    tag: &XmlTag,
    shapes: &mut usize,
    (by, files): (&Path, &MapFiles<'_>),
) -> Result<MapTile, MapError> {
    let class = tag.get("type").or_else(|| tag.get("class")).unwrap_or_default().to_owned();
    let mut tile = MapTile { class, ..MapTile::default() };
    if let Some(left) = tag.get("x") {
        let left = left.parse().ok();
        let rest: Vec<u32> = ["y", "width", "height"].iter().filter_map(|name| tag.get(name)?.parse().ok()).collect();
        tile.part = left.zip(<[u32; 3]>::try_from(rest).ok()).map(|(x, [y, width, height])| [x, y, width, height]);
    }
    file.inside(|file, tag| match tag.name.as_str() {
        "properties" => {
            tile.properties = properties(file, 0)?;
            Ok(())
        }
        "image" => {
            tile.size = (file.number(&tag, "width", 0)?, file.number(&tag, "height", 0)?);
            tile.picture = Some(picture_of(file, &tag, (by, files))?);
            Ok(())
        }
        "objectgroup" => {
            file.inside(|file, tag| {
                if tag.name != "object" {
                    return file.skip();
                }
                *shapes += 1;
                if *shapes > MOST_SHAPES {
                    return Err(file.error(format!("more than {MOST_SHAPES} shapes of collision")));
                }
                tile.shapes.push(object(file, &tag, MapObject::default())?);
                Ok(())
            })?;
            Ok(())
        }
        "animation" => {
            file.inside(|file, tag| {
                if tag.name == "frame" {
                    tile.animation.push((file.number(&tag, "tileid", 0)?, file.number(&tag, "duration", 0)?));
                }
                file.skip()
            })?;
            Ok(())
        }
        _ => file.skip(),
    })?;
    Ok(tile)
}

/// Reads an object over `base`, which is what its template says.
fn object(file: &mut XmlFile<'_>, tag: &XmlTag, base: MapObject) -> Result<MapObject, MapError> {
    let mut object = base;
    if let Some(name) = tag.get("name") {
        object.name = name.to_owned();
    }
    if let Some(class) = tag.get("type").or_else(|| tag.get("class")) {
        object.class = class.to_owned();
    }
    object.id = file.number(tag, "id", 0)?;
    object.at = (file.length(tag, "x", 0.0)?, file.length(tag, "y", 0.0)?);
    object.size = (file.length(tag, "width", object.size.0)?, file.length(tag, "height", object.size.1)?);
    object.rotation = file.length(tag, "rotation", object.rotation)?;
    object.visible = file.number(tag, "visible", 1_u8)? != 0;
    if tag.get("gid").is_some() {
        object.tile = Some(file.number(tag, "gid", 0)?).filter(|tile| *tile != 0);
    }
    file.inside(|file, tag| {
        match tag.name.as_str() {
            "ellipse" => object.shape = ObjectShape::Ellipse,
            "capsule" => object.shape = ObjectShape::Capsule,
            "point" => object.shape = ObjectShape::Point,
            "polygon" => object.shape = ObjectShape::Polygon(points(file, &tag)?),
            "polyline" => object.shape = ObjectShape::Line(points(file, &tag)?),
            "text" => {
                let text = file.inside(|file, _| file.skip())?;
                object.shape = ObjectShape::Text(String::from_utf8_lossy(&text).into_owned());
                return Ok(());
            }
            "properties" => {
                object.properties.extend(properties(file, 0)?);
                return Ok(());
            }
            _ => {}
        }
        file.skip()
    })?;
    Ok(object)
}

/// Reads pairs of numbers: `0,0 16,8`.
fn points(file: &XmlFile<'_>, tag: &XmlTag) -> Result<Vec<(f64, f64)>, MapError> {
    let point = |pair: &str| {
        let (x, y) = pair.split_once(',')?;
        let (x, y): (f64, f64) = (x.parse().ok()?, y.parse().ok()?);
        (x.is_finite() && y.is_finite()).then_some((x, y))
    };
    let pairs = tag.get("points").unwrap_or_default();
    let found: Option<Vec<_>> = pairs.split_ascii_whitespace().map(point).collect();
    found.ok_or_else(|| file.error(format!("<{}>: its points are no pairs of numbers", tag.name)))
}
