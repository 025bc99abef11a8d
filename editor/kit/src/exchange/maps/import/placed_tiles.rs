//! Tiles of layers at their places in a level; scaled and turned tile objects are drawn.

use crate::exchange::maps::import::frame::{Frame, MOST_FAR};
use crate::exchange::maps::import::pieces::{LooseTile, LooseTiles, PieceLayer, flips_of};
use crate::exchange::maps::import::things::{middle_of, pixels};
use crate::exchange::maps::import::tile_list::TileList;
use crate::exchange::maps::model::{GridMap, LayerContent, MapLayer, MapObject};
use crate::pixels::Pixels;

/// Returns the tiles of a layer at their places in the level; `None` of a picture. Of objects those that are wanted, by their places in
/// the list; all without a list.
pub(super) fn piece_layer<'a>(
    map: &GridMap,
    layer: &'a MapLayer,
    style: u16,
    frame: &Frame,
    (tiles, sets): (&mut TileList, &'a [(i32, i32)]),
    wanted: &[bool],
) -> Option<PieceLayer<'a>> {
    let offset = (pixels(layer.offset.0) + frame.origin.0, pixels(layer.offset.1) + frame.origin.1);
    let cell = layer.cell.unwrap_or((map.tile_width, map.tile_height));
    match &layer.content {
        LayerContent::Picture(_) => None,
        // A background may be anywhere.
        LayerContent::Tiles(grid) if i64::from(grid.left.unsigned_abs()) * i64::from(cell.0) > MOST_FAR => None,
        LayerContent::Tiles(grid) => Some(PieceLayer::Grid {
            grid,
            style,
            origin: offset,
            cell: (cell.0 as i32, cell.1 as i32),
            order: map.render_order,
            is_collision: false,
            sets,
        }),
        LayerContent::Objects(objects) => {
            let is_wanted = |place: usize| wanted.is_empty() || wanted.get(place) == Some(&true);
            let shown = objects.iter().enumerate().filter(|(place, object)| is_wanted(*place) && object.visible);
            let mut shown: Vec<_> = shown.collect();
            if layer.draws_down {
                shown.sort_by(|(_, one), (_, other)| one.at.1.total_cmp(&other.at.1));
            }
            let placed: Vec<LooseTile> =
                shown.into_iter().filter_map(|(_, object)| loose_tile(map, object, offset, tiles)).collect();
            let placed = LooseTiles::new(placed, tiles);
            Some(PieceLayer::Loose { tiles: placed, style, is_collision: false })
        }
    }
}

/// Returns the tile of a tile object at its place in the level; a scaled or turned tile is drawn for it.
fn loose_tile(map: &GridMap, object: &MapObject, offset: (i32, i32), tiles: &mut TileList) -> Option<LooseTile> {
    let cell = object.tile?;
    let tile = tiles.find(cell)?;
    let flips = flips_of(cell) & 3;
    let of = tiles.tiles[tile].clone();
    let usual = (f64::from(of.size.0), f64::from(of.size.1));
    let size = if object.size == (0.0, 0.0) { usual } else { object.size };
    let set = &map.tilesets.get(of.set)?.tileset;
    let middle = middle_of(&set.alignment, size);
    let (sine, cosine) = object.rotation.to_radians().sin_cos();
    let moved = |offset: i32, more: i32| f64::from(offset) + f64::from(more);
    let centre = (
        object.at.0 + middle.0 * cosine - middle.1 * sine + moved(offset.0, set.offset.0),
        object.at.1 + middle.0 * sine + middle.1 * cosine + moved(offset.1, set.offset.1),
    );
    let whole = (pixels(size.0).clamp(1, MOST_DRAWN), pixels(size.1).clamp(1, MOST_DRAWN));
    if object.rotation == 0.0 {
        let (left, top) = (pixels(centre.0 - size.0 / 2.0), pixels(centre.1 - size.1 / 2.0));
        if whole == of.size {
            return Some((left, top, tile as u32, flips));
        }
        let key = [tile as u64, whole.0 as u64, whole.1 as u64, 0, 0];
        if let Some(drawn) = tiles.drawn(&key) {
            return Some((left, top, drawn as u32, flips));
        }
        if !tiles.has_room(whole) {
            tiles.skipped += 1;
            return None;
        }
        let mut picture = Pixels::clear(whole.0 as usize, whole.1 as usize);
        for (at, pixel) in picture.rgba.iter_mut().enumerate() {
            let (x, y) = (at as i32 % whole.0, at as i32 / whole.0);
            *pixel = of.pixel((x * of.size.0 / whole.0, y * of.size.1 / whole.1), 0);
        }
        let shape = of.shape.map(|shape| tiles.shapes[shape as usize].scaled(whole));
        let drawn = tiles.add_drawn(key, picture, shape);
        return Some((left, top, drawn as u32, flips));
    }
    // Turned about its middle: each pixel shows the pixel that the turn moves there.
    let across = (size.0 * cosine).abs() + (size.1 * sine).abs();
    let down = (size.0 * sine).abs() + (size.1 * cosine).abs();
    let (width, height) = (pixels(across).clamp(1, MOST_DRAWN), pixels(down).clamp(1, MOST_DRAWN));
    let corner = (pixels(centre.0 - across / 2.0), pixels(centre.1 - down / 2.0));
    let key = [tile as u64, size.0.to_bits(), size.1.to_bits(), object.rotation.to_bits(), u64::from(flips) + 1];
    if let Some(drawn) = tiles.drawn(&key) {
        return Some((corner.0, corner.1, drawn as u32, 0));
    }
    if !tiles.has_room((width, height)) {
        tiles.skipped += 1;
        return None;
    }
    let before = |x: i32, y: i32| {
        let (x, y) = (f64::from(x) + 0.5 - across / 2.0, f64::from(y) + 0.5 - down / 2.0);
        let (x, y) = (x * cosine + y * sine + size.0 / 2.0, y * cosine - x * sine + size.1 / 2.0);
        ((x * usual.0 / size.0).floor() as i32, (y * usual.1 / size.1).floor() as i32)
    };
    let mut picture = Pixels::clear(width as usize, height as usize);
    for (at, pixel) in picture.rgba.iter_mut().enumerate() {
        *pixel = of.pixel(before(at as i32 % width, at as i32 / width), flips);
    }
    let shape = of.shape.map(|shape| tiles.shapes[shape as usize].turned((width, height), before, flips));
    let drawn = tiles.add_drawn(key, picture, shape);
    Some((corner.0, corner.1, drawn as u32, 0))
}

/// Pixels along a side of a tile that is drawn anew at most.
const MOST_DRAWN: i32 = 4096;
