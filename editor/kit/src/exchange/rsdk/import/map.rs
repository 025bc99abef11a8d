//! Layers of a stage as a map: art, collision of both paths, and pictures of backgrounds.

use crate::exchange::maps::cells::{CellGrid, FLIP_X, FLIP_Y};
use crate::exchange::maps::model::{
    GridMap, LayerContent, LayerPicture, MapLayer, MapPicture, MapProperties, MapProperty, MapTile, MapTileset,
    UsedTileset,
};
use crate::exchange::rsdk::import::layers::{Band, LayerPlace, SOLIDITY, StageLayer, TILE_BITS, WORD_FLIP_X};
use crate::exchange::rsdk::stage::collision::{StageMasks, TILES};
use crate::exchange::rsdk::stage::mask::TileMask;
use crate::exchange::rsdk::stage::scene::EMPTY;
use crate::pixels::Pixels;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The tiles of a stage.
pub(super) struct StageTiles<'a> {
    pub masks: &'a StageMasks,
    /// The picture: one tile below the other.
    pub picture: Pixels,
}

/// The names of what a cell is solid to, by its two bits.
const SOLIDITIES: [&str; 3] = ["top", "sides", "all"];
/// Pixels of all backgrounds at most.
const MOST_PIXELS: usize = 1 << 25;

/// Makes a map of the layers of a stage.
pub(super) fn map_of(layers: &[StageLayer], tiles: StageTiles<'_>, missing: Vec<String>) -> GridMap {
    let mut map = GridMap {
        orientation: "orthogonal".to_owned(),
        tile_width: 16,
        tile_height: 16,
        missing,
        ..GridMap::default()
    };
    for layer in layers.iter().filter(|layer| matches!(layer.place, LayerPlace::Ground(_))) {
        map.width = map.width.max(layer.size.0 as u32);
        map.height = map.height.max(layer.size.1 as u32);
    }
    let picture = Arc::new(tiles.picture);
    add_tilesets(&mut map, tiles.masks, &picture);
    let mut left = MOST_PIXELS;
    for layer in layers {
        match &layer.place {
            LayerPlace::Ground(is_front) => add_ground(&mut map, layer, *is_front),
            LayerPlace::Behind(bands) => {
                let pixels = layer.size.0 * layer.size.1 * 256;
                match left.checked_sub(pixels) {
                    Some(rest) => {
                        left = rest;
                        bands.iter().for_each(|band| map.layers.push(band_layer(layer, band, &picture)));
                    }
                    None => map.missing.push(format!("layer {}: its picture would be too large", layer.name)),
                }
            }
            LayerPlace::Unused => {
                map.layers.push(with_role(MapLayer::new(layer.name.clone(), grid(layer, art)), "none"));
            }
        }
    }
    map
}

/// Adds the tilesets: the art, then the tiles of each path with each solidity.
fn add_tilesets(map: &mut GridMap, masks: &StageMasks, picture: &Arc<Pixels>) {
    let of = |name: &str, tiles: BTreeMap<u32, MapTile>| MapTileset {
        name: name.to_owned(),
        tile_width: 16,
        tile_height: 16,
        columns: 1,
        tile_count: TILES as u32,
        picture: Some(MapPicture { pixels: Some(Arc::clone(picture)), ..MapPicture::default() }),
        tiles,
        ..MapTileset::default()
    };
    let mut add = |set: MapTileset| {
        let first = 1 + (map.tilesets.len() * TILES) as u32;
        map.tilesets.push(UsedTileset { first, tileset: Arc::new(set) });
    };
    add(of("art", BTreeMap::new()));
    let mut differing = 0;
    for (path, masks) in ["A", "B"].iter().zip(&masks.paths) {
        let solid: Vec<(MapProperties, bool)> = masks.iter().map(mask_properties).collect();
        differing += solid.iter().filter(|(_, differs)| *differs).count();
        for solidity in SOLIDITIES {
            let tile = |(number, (properties, _)): (usize, &(MapProperties, bool))| {
                let mut properties = properties.clone();
                properties.insert("solidity".to_owned(), MapProperty::plain(solidity));
                (number as u32, MapTile { properties, ..MapTile::default() })
            };
            add(of(&format!("path {path}, {solidity}"), solid.iter().enumerate().map(tile).collect()));
        }
    }
    if differing > 0 {
        let text = format!(
            "{differing} masks have slopes with several angles: a solid tile has one, that of its floor or ceiling"
        );
        map.missing.push(text);
    }
}

/// The arrays of a mask as properties of a tile, and whether it has several angles.
fn mask_properties(mask: &TileMask) -> (MapProperties, bool) {
    let (tile, differs) = mask.tile();
    let heights = MapProperty::plain(tile.heights.to_vec());
    let angle = MapProperty::plain(format!("{:02X}", tile.angle.0));
    let properties = [("heights".to_owned(), heights), ("angle".to_owned(), angle)].into_iter().collect();
    (properties, differs)
}

fn with_role(mut layer: MapLayer, role: &str) -> MapLayer {
    layer.properties.insert("role".to_owned(), MapProperty::plain(role));
    layer
}

/// Adds a layer of ground: its art, and its collision on both paths.
fn add_ground(map: &mut GridMap, layer: &StageLayer, is_front: bool) {
    let role = if is_front { "front" } else { "art" };
    map.layers.push(with_role(MapLayer::new(layer.name.clone(), grid(layer, art)), role));
    for (path, (letter, role)) in [("A", "collision-a"), ("B", "collision-b")].into_iter().enumerate() {
        let solid = |word: u16| {
            let solidity = usize::from(word >> (SOLIDITY + path as u16 * 2) & 3);
            (solidity > 0).then(|| 1 + path * SOLIDITIES.len() + solidity - 1)
        };
        let name = format!("{}, path {letter}", layer.name);
        map.layers.push(with_role(MapLayer::new(name, grid(layer, solid)), role));
    }
}

/// The tileset of the art of a cell.
const fn art(_: u16) -> Option<usize> {
    Some(0)
}

/// The cells of a layer, each of the tileset that it belongs to.
fn grid(layer: &StageLayer, set_of: impl Fn(u16) -> Option<usize>) -> LayerContent {
    let cell = |word: &u16| {
        let Some(set) = set_of(*word).filter(|_| *word != EMPTY) else { return 0 };
        let flip = |bit: u16, mark: u32| if word & bit == 0 { 0 } else { mark };
        let number = 1 + set * TILES + usize::from(word & TILE_BITS);
        number as u32 | flip(WORD_FLIP_X, FLIP_X) | flip(WORD_FLIP_X << 1, FLIP_Y)
    };
    let (width, height) = (layer.size.0 as u32, layer.size.1 as u32);
    LayerContent::Tiles(CellGrid { left: 0, top: 0, width, height, cells: layer.words.iter().map(cell).collect() })
}

/// A band of a background, as a picture that is repeated across.
fn band_layer(layer: &StageLayer, band: &Band, tiles: &Pixels) -> MapLayer {
    let width = layer.size.0 * 16;
    let mut picture = Pixels::clear(width, band.rows.len());
    for (y, row) in band.rows.clone().enumerate() {
        for (column, word) in layer.words[row / 16 * layer.size.0..][..layer.size.0].iter().enumerate() {
            if *word == EMPTY {
                continue;
            }
            let flips = |bit: u16| word & bit != 0;
            let line = if flips(WORD_FLIP_X << 1) { 15 - row % 16 } else { row % 16 };
            for x in 0..16 {
                let from = if flips(WORD_FLIP_X) { 15 - x } else { x };
                picture.put(column * 16 + x, y, tiles.at(from, usize::from(word & TILE_BITS) * 16 + line));
            }
        }
    }
    let picture = MapPicture { pixels: Some(Arc::new(picture)), ..MapPicture::default() };
    let content = LayerContent::Picture(LayerPicture { picture, repeats_x: true, ..LayerPicture::default() });
    let mut made = MapLayer::new(layer.name.clone(), content);
    made.offset = (0.0, band.rows.start as f64);
    made.parallax = (f64::from(band.factor.0) / 256.0, f64::from(band.factor.1) / 256.0);
    // 256ths of a pixel in a frame, to the left: pixels in a second, to the right.
    made.properties.insert("drift".to_owned(), MapProperty::plain(-band.speed * 60 / 256));
    with_role(made, "background")
}
