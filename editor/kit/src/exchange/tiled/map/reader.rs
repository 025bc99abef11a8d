//! A map under way: what both forms of a map, XML and JSON, are read into: groups laid flat, templates applied, limits kept.

use crate::exchange::map_error::MapError;
use crate::exchange::maps::cells::TILE_BITS;
use crate::exchange::maps::files::{MOST_PART, MapFiles};
use crate::exchange::maps::model::{
    GridMap, LayerContent, MapLayer, MapObject, MapPicture, MapProperties, MapTileset, UsedTileset,
};
use crate::exchange::tiled::map::packing::CellPacking;
use sim::project::{MAX_HEIGHT, MAX_WIDTH};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Cells of all layers of a map at most: a level of the largest size in four layers.
const MOST_CELLS: u64 = 4 * MAX_WIDTH as u64 * MAX_HEIGHT as u64;
/// Cells along a side of a layer at most: half of a block each.
const MOST_SIDE: u32 = 2 * MAX_WIDTH;
/// Cells around the parts of an infinite layer at most: so many, and so many times its cells.
const MOST_SPREAD: u64 = 1 << 22;
const MOST_AROUND: u64 = 64;
/// Objects of a map at most, and shapes of a tileset.
const MOST_OBJECTS: usize = 400_000;
/// Layers of a map at most.
const MOST_LAYERS: usize = 1000;
/// Tilesets of a map at most.
const MOST_TILESETS: usize = 1000;
/// Tiles of a tileset that is missing.
const MOST_UNKNOWN: u32 = 1 << 16;
/// Groups within groups at most, and properties within properties.
pub(in crate::exchange::tiled) const MOST_DEPTH: usize = 32;

/// Readers of the files that a map names, whichever form they have.
pub(super) struct PartReaders {
    pub tileset: fn(&[u8], &Path, &MapFiles<'_>) -> Result<MapTileset, MapError>,
    pub template: fn(&[u8], &Path) -> Result<TemplateFile, MapError>,
}

/// The object of a template, and the first number and the source of its tileset.
pub(super) type TemplateFile = (MapObject, Option<(u32, String)>);

/// A map under way.
pub(super) struct MapReader<'a> {
    pub files: &'a MapFiles<'a>,
    /// The file of the map.
    pub path: PathBuf,
    pub map: GridMap,
    parts: &'a PartReaders,
    /// The files of tilesets, by the number of their first tile.
    sources: BTreeMap<PathBuf, u32>,
    /// Templates that were read, by their paths.
    templates: BTreeMap<PathBuf, Arc<MapObject>>,
    cells: u64,
    objects: usize,
}

/// The facts that the groups around a layer give to it.
#[derive(Clone, Debug)]
pub(super) struct LayerGroup {
    /// The groups as a layer without content; its name is their names, each with a slash behind it.
    layer: MapLayer,
    pub depth: usize,
}

impl Default for LayerGroup {
    fn default() -> Self {
        Self { layer: MapLayer::new(String::new(), LayerContent::Objects(Vec::new())), depth: 0 }
    }
}

impl LayerGroup {
    /// Gives a layer what its groups say.
    pub(super) fn apply(&self, layer: &mut MapLayer) {
        let Self { layer: group, .. } = self;
        layer.name.insert_str(0, &group.name);
        if layer.class.is_empty() {
            layer.class.clone_from(&group.class);
        }
        layer.offset = (layer.offset.0 + group.offset.0, layer.offset.1 + group.offset.1);
        layer.parallax = (layer.parallax.0 * group.parallax.0, layer.parallax.1 * group.parallax.1);
        layer.opacity *= group.opacity;
        layer.visible &= group.visible;
        let multiplied = |one: [u8; 4], other: [u8; 4]| -> [u8; 4] {
            std::array::from_fn(|n| (u16::from(one[n]) * u16::from(other[n]) / 255) as u8)
        };
        layer.tint = match (layer.tint, group.tint) {
            (Some(one), Some(other)) => Some(multiplied(one, other)),
            (one, other) => one.or(other),
        };
        for (name, property) in &group.properties {
            layer.properties.entry(name.clone()).or_insert_with(|| property.clone());
        }
    }

    /// Adds properties, which the layers within the group get.
    pub(super) fn add(&mut self, properties: MapProperties) {
        self.layer.properties.extend(properties);
    }

    /// The group that a layer is, as the layers within it see it.
    pub(super) fn of(layer: MapLayer, depth: usize) -> Self {
        Self { layer: MapLayer { name: layer.name + "/", ..layer }, depth }
    }
}

impl<'a> MapReader<'a> {
    pub(super) fn new(files: &'a MapFiles<'a>, path: &Path, parts: &'a PartReaders) -> Self {
        Self {
            files,
            path: path.to_owned(),
            map: GridMap::default(),
            parts,
            sources: BTreeMap::new(),
            templates: BTreeMap::new(),
            cells: 0,
            objects: 0,
        }
    }

    /// Adds a tileset that a map holds itself.
    ///
    /// # Errors
    /// In words: too many tilesets.
    pub(super) fn add_tileset(&mut self, first: u32, tileset: Arc<MapTileset>) -> Result<(), String> {
        let list = &mut self.map.tilesets;
        if list.len() >= MOST_TILESETS {
            return Err(format!("more than {MOST_TILESETS} tilesets"));
        }
        let at = list.partition_point(|used| used.first <= first);
        list.insert(at, UsedTileset { first, tileset });
        Ok(())
    }

    /// Adds a tileset of a file of its own.
    ///
    /// # Errors
    /// Errors of its file, and too many tilesets.
    pub(super) fn add_tileset_file(&mut self, first: u32, source: &str) -> Result<(), MapError> {
        let by = self.path.clone();
        let found = self.files.place(&by, source).and_then(|path| Ok((self.tileset_of(&path, &by)?, path)));
        let (tileset, path) = match found {
            Ok(found) => found,
            // The level comes without the pictures of these tiles.
            Err(error @ (MapError::Missing { .. } | MapError::Outside { .. })) => {
                self.map.missing.push(format!("a tileset, whose tiles are grey: {error}"));
                let (tile_width, tile_height) = (self.map.tile_width, self.map.tile_height);
                let picture = Some(MapPicture::default());
                let tileset = MapTileset {
                    name: source.to_owned(),
                    tile_width,
                    tile_height,
                    tile_count: MOST_UNKNOWN,
                    columns: 1,
                    picture,
                    ..MapTileset::default()
                };
                (Arc::new(tileset), PathBuf::from(source))
            }
            Err(error) => return Err(error),
        };
        let known = self.add_tileset(first, tileset);
        known.map_err(|problem| MapError::Unsupported { path: self.path.clone(), problem })?;
        self.sources.entry(path).or_insert(first);
        Ok(())
    }

    fn tileset_of(&self, path: &Path, by: &Path) -> Result<Arc<MapTileset>, MapError> {
        self.files.tileset(path, || {
            let bytes = self.files.read(path, Some(by), MOST_PART)?;
            (self.parts.tileset)(&bytes, path, self.files)
        })
    }

    /// Returns the object of a template. The number of a template's tile becomes that of the map.
    ///
    /// # Errors
    /// Errors of the template's file.
    pub(super) fn template(&mut self, source: &str) -> Result<Arc<MapObject>, MapError> {
        let path = self.files.place(&self.path, source)?;
        if let Some(known) = self.templates.get(&path) {
            return Ok(Arc::clone(known));
        }
        let bytes = self.files.read(&path, Some(&self.path), MOST_PART)?;
        let (mut object, set) = (self.parts.template)(&bytes, &path)?;
        object.tile = match (object.tile, set) {
            (Some(tile), Some((first, source))) => {
                let own = self.files.place(&path, &source)?;
                let here = match self.sources.get(&own) {
                    Some(here) => *here,
                    None => self.adopt(&own, &path)?,
                };
                let local = (tile & TILE_BITS).saturating_sub(first);
                Some(tile & !TILE_BITS | (here.saturating_add(local) & TILE_BITS))
            }
            _ => None,
        };
        let object = Arc::new(object);
        self.templates.insert(path, Arc::clone(&object));
        Ok(object)
    }

    /// Adds a tileset that only a template uses, behind all others.
    fn adopt(&mut self, path: &Path, by: &Path) -> Result<u32, MapError> {
        let tileset = self.tileset_of(path, by)?;
        let ends = self.map.tilesets.iter().map(|used| used.first.saturating_add(used.tileset.end()));
        let first = ends.max().unwrap_or(1).max(1);
        let known = self.add_tileset(first, tileset);
        known.map_err(|problem| MapError::Unsupported { path: self.path.clone(), problem })?;
        self.sources.insert(path.to_owned(), first);
        Ok(first)
    }

    /// Adds a layer that its groups were applied to.
    ///
    /// # Errors
    /// In words: too many layers.
    pub(super) fn add_layer(&mut self, layer: MapLayer) -> Result<(), String> {
        if self.map.layers.len() >= MOST_LAYERS {
            return Err(format!("more than {MOST_LAYERS} layers"));
        }
        self.map.layers.push(layer);
        Ok(())
    }

    /// Unpacks cells of a layer, if the map has room for so many.
    ///
    /// # Errors
    /// In words: too many cells, or a text that does not hold them.
    pub(super) fn unpack(
        &mut self,
        (width, height): (u32, u32),
        (encoding, compression): (&str, &str),
        text: &[u8],
    ) -> Result<Vec<u32>, String> {
        let count = self.take_cells(width, height)?;
        let packing = CellPacking::of(encoding, compression);
        let packing = packing.ok_or_else(|| {
            let dash = if compression.is_empty() { "" } else { ", " };
            format!("the encoding \"{encoding}{dash}{compression}\" is not known: csv and base64 (plain, gzip, zlib, zstd) are")
        })?;
        packing.unpack(text, count)
    }

    /// Makes room for so many cells.
    ///
    /// # Errors
    /// In words: too many cells.
    pub(super) fn take_cells(&mut self, width: u32, height: u32) -> Result<usize, String> {
        if width > MOST_SIDE || height > MOST_SIDE {
            return Err(format!("{width} × {height} cells are too many: a side has {MOST_SIDE} at most"));
        }
        let count = u64::from(width) * u64::from(height);
        self.cells += count;
        if self.cells > MOST_CELLS {
            return Err(format!("the layers have more than {MOST_CELLS} cells in all"));
        }
        Ok(count as usize)
    }

    /// Makes room for the grid around parts of an infinite layer, which may not be much larger than they are.
    ///
    /// # Errors
    /// In words: too many cells.
    pub(super) fn take_spread(
        &mut self,
        width: u32,
        height: u32,
        parts: &[(i32, i32, u32, u32)],
    ) -> Result<usize, String> {
        let filled: u64 = parts.iter().map(|part| u64::from(part.2) * u64::from(part.3)).sum();
        if u64::from(width) * u64::from(height) > MOST_SPREAD + MOST_AROUND * filled {
            return Err(format!("its parts are too far from each other: {width} × {height} cells"));
        }
        self.take_cells(width, height)
    }

    /// Counts an object.
    ///
    /// # Errors
    /// In words: too many objects.
    pub(super) fn take_object(&mut self) -> Result<(), String> {
        self.objects += 1;
        if self.objects > MOST_OBJECTS { Err(format!("more than {MOST_OBJECTS} objects")) } else { Ok(()) }
    }
}

/// The grid that holds all parts of an infinite layer: left, top, width and height.
///
/// # Errors
/// In words: parts that lie too far from each other.
pub(super) fn around(parts: &[(i32, i32, u32, u32)]) -> Result<(i32, i32, u32, u32), String> {
    let Some(left) = parts.iter().map(|part| part.0).min() else { return Ok((0, 0, 0, 0)) };
    let top = parts.iter().map(|part| part.1).min().unwrap_or(0);
    let right = parts.iter().map(|part| i64::from(part.0) + i64::from(part.2)).max().unwrap_or(0);
    let bottom = parts.iter().map(|part| i64::from(part.1) + i64::from(part.3)).max().unwrap_or(0);
    let (width, height) = (right - i64::from(left), bottom - i64::from(top));
    let side = |length: i64| u32::try_from(length).ok().filter(|length| *length <= MOST_SIDE);
    match (side(width), side(height)) {
        (Some(width), Some(height)) => Ok((left, top, width, height)),
        _ => Err(format!("its parts span {width} × {height} cells: a side has {MOST_SIDE} at most")),
    }
}
