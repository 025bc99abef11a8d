//! A file of Aseprite as a map: tilemap layers are layers of cells, all others are pictures on it.

use crate::exchange::map_error::MapError;
use crate::exchange::maps::cells::{CellGrid, FLIP_X, FLIP_Y, SWAPPED};
use crate::exchange::maps::files::{MOST_PART, MapFiles};
use crate::exchange::maps::import::{is_cell_size, name_of};
use crate::exchange::maps::model::{
    GridMap, LayerContent, MapLayer, MapObject, MapPicture, MapTile, MapTileset, UsedTileset,
};
use crate::exchange::maps::reader::MapImporter;
use crate::exchange::maps::source::MapSource;
use crate::exchange::{Format, Import};
use crate::pixels::Pixels;
use crate::sprites::{SpriteFile, SpriteTilemap, SpriteTileset};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// A file of Aseprite.
pub(crate) struct AsepriteSprite;

/// Pixels of a cell of the map.
const CELL: u32 = 16;
/// Pixels of all pictures of layers at most.
const MOST_PIXELS: usize = 1 << 26;

impl Format for AsepriteSprite {
    fn name(&self) -> &'static str {
        "aseprite"
    }
    fn title(&self) -> &'static str {
        "Aseprite sprite"
    }
    fn endings(&self) -> &'static [&'static str] {
        &["aseprite", "ase"]
    }
    fn import(&self) -> Option<&dyn Import> {
        Some(&IMPORTER)
    }
}

/// The reader.
static IMPORTER: MapImporter = MapImporter {
    open,
    help: [
        "Import a sprite of Aseprite as a level: tilemap layers, and pictures on other layers.",
        "The sprite (ASEPRITE or ASE); its first frame counts.",
    ],
    hint: "A sprite of Aseprite that is a level: tilemap layers with tiles of 8, 16 or 32 pixels, and pictures. Sheets of tiles are \
         imported by File > Import tileset picture.",
    choices: &[],
};

/// A sprite that is open.
struct OpenedSprite {
    name: String,
    file: SpriteFile,
}

fn open<'a>(files: &'a MapFiles<'a>, path: &Path) -> Result<Box<dyn MapSource + 'a>, MapError> {
    let bytes = files.read(path, None, MOST_PART)?;
    let refuse = |problem| MapError::Unsupported { path: path.to_owned(), problem };
    let file = SpriteFile::read(&bytes).map_err(refuse)?;
    Ok(Box::new(OpenedSprite { name: name_of(path), file }))
}

impl MapSource for OpenedSprite {
    fn names(&self) -> Vec<String> {
        vec![self.name.clone()]
    }
    fn losses(&self) -> Vec<String> {
        let more = self.file.durations.len().saturating_sub(1);
        if more == 0 { Vec::new() } else { vec![format!("{more} more frames: the first one is the level")] }
    }
    fn read(&self, _place: usize) -> Result<GridMap, MapError> {
        Ok(map_of(&self.file))
    }
}

/// Makes a map of the first frame.
fn map_of(file: &SpriteFile) -> GridMap {
    let mut map = GridMap {
        orientation: "orthogonal".to_owned(),
        width: file.size.0.div_ceil(CELL),
        height: file.size.1.div_ceil(CELL),
        tile_width: CELL,
        tile_height: CELL,
        ..GridMap::default()
    };
    let mut firsts: BTreeMap<u32, u32> = BTreeMap::new();
    let mut next = 1;
    for (number, set) in &file.tilesets {
        firsts.insert(*number, next);
        let tileset = tileset(set);
        map.tilesets.push(UsedTileset { first: next, tileset: Arc::new(tileset) });
        next += set.count;
    }
    let mut left = MOST_PIXELS;
    let mut pictures = MapTileset { name: "pictures".to_owned(), ..MapTileset::default() };
    for (number, layer) in file.layers.iter().enumerate() {
        let cells = layer.tileset.and_then(|set| Some((file.tilesets.get(&set)?, *firsts.get(&set)?)));
        let (content, cell) = match (cells, file.tilemap(0, number)) {
            (Some((set, first)), Some(tilemap)) if is_cell_size(set.tile.0) && is_cell_size(set.tile.1) => {
                let offset = (f64::from(tilemap.at.0), f64::from(tilemap.at.1));
                (LayerContent::Tiles(grid(&tilemap, first, set.count)), Some((set.tile, offset)))
            }
            _ => {
                let Some((place, picture)) = file.layer(0, number) else { continue };
                let id = pictures.tiles.len() as u32;
                let size = (picture.width as u32, picture.height as u32);
                let pixels = picture.rgba.len();
                if pixels > left {
                    map.missing.push(format!("layer {}: its picture, the others are too large", layer.name));
                    continue;
                }
                left -= pixels;
                let picture = Some(inside(Arc::new(picture)));
                pictures.tiles.insert(id, MapTile { picture, size, ..MapTile::default() });
                let object = MapObject {
                    // The place of a tile object is its lower left corner.
                    at: (f64::from(place.0), f64::from(place.1 + size.1)),
                    size: (f64::from(size.0), f64::from(size.1)),
                    visible: true,
                    tile: Some(next + id),
                    ..MapObject::default()
                };
                (LayerContent::Objects(vec![object]), None)
            }
        };
        let is_picture = cell.is_none();
        let (cell, offset) = cell.unzip();
        map.layers.push(MapLayer {
            cell,
            offset: offset.unwrap_or_default(),
            visible: layer.visible,
            // The opacity of a picture is in its pixels already.
            opacity: if is_picture { 1.0 } else { f64::from(layer.opacity) / 255.0 },
            ..MapLayer::new(layer.name.clone(), content)
        });
    }
    map.tilesets.push(UsedTileset { first: next, tileset: Arc::new(pictures) });
    map
}

fn inside(pixels: Arc<Pixels>) -> MapPicture {
    MapPicture { file: None, clear_color: None, pixels: Some(pixels) }
}

fn tileset(set: &SpriteTileset) -> MapTileset {
    MapTileset {
        name: set.name.clone(),
        tile_width: set.tile.0,
        tile_height: set.tile.1,
        columns: 1,
        tile_count: set.count,
        picture: Some(inside(Arc::new(set.picture.clone()))),
        ..MapTileset::default()
    }
}

/// The cells of a tilemap, as a map numbers them; tile 0 is the empty one.
fn grid(tilemap: &SpriteTilemap, first: u32, count: u32) -> CellGrid {
    let cell = |(tile, flips): &(u32, u8)| {
        if *tile == 0 || *tile >= count {
            return 0;
        }
        let flip = |bit: u8, mark: u32| if flips & bit == 0 { 0 } else { mark };
        (first + tile) | flip(1, FLIP_X) | flip(2, FLIP_Y) | flip(4, SWAPPED)
    };
    let (width, height) = tilemap.size;
    CellGrid { left: 0, top: 0, width, height, cells: tilemap.cells.iter().map(cell).collect() }
}
