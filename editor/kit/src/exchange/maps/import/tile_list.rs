//! The tiles of a map in one list: pictures, sizes, shapes, whatever tileset they are of.

use crate::exchange::maps::cells::TILE_BITS;
use crate::exchange::maps::import::pictures::PictureStore;
use crate::exchange::maps::import::tile_shape::{TileShape, shape_of, unflipped};
use crate::exchange::maps::model::{GridMap, MapTile, MapTileset};
use crate::pixels::Pixels;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Tiles of a map at most.
const MOST_TILES: usize = 1 << 20;
/// Numbers of tiles that are looked up in a table; those beyond are searched.
const MOST_TABLED: usize = 1 << 21;
/// Pixels of a tile along a side at most.
const MOST_SIDE: u32 = 4096;
/// Pixels of all tiles that are drawn for single objects at most.
const MOST_DRAWN: usize = 1 << 24;
/// Tiles of a tileset whose picture is missing.
const MOST_WITHOUT_PICTURE: u32 = 1 << 16;

/// A tile.
#[derive(Clone, Debug)]
pub(crate) struct ListedTile {
    /// The place of its tileset in the map's list.
    pub set: usize,
    /// The number in its tileset.
    pub id: u32,
    /// The picture that it is cut from, and the left and upper edge; `None` if that is missing.
    pub picture: Option<(Arc<Pixels>, u32, u32)>,
    /// Pixels across and down.
    pub size: (i32, i32),
    /// The shape if its tileset declares one.
    pub shape: Option<u32>,
}

impl ListedTile {
    /// Returns a pixel, mirrored and swapped as a cell has it; clear outside.
    pub(crate) fn pixel(&self, (x, y): (i32, i32), flips: u8) -> [u8; 4] {
        let (x, y) = unflipped((x, y), self.size, flips);
        if x < 0 || y < 0 || x >= self.size.0 || y >= self.size.1 {
            return [0; 4];
        }
        match &self.picture {
            Some((picture, left, top)) => picture.at(*left as usize + x as usize, *top as usize + y as usize),
            // The place of a picture that is missing can be seen.
            None if (x ^ y) & 4 == 0 => [150, 150, 150, 255],
            None => [120, 120, 120, 255],
        }
    }

    /// Returns the size as a cell shows it: swapped, if its axes are.
    pub(crate) const fn shown_size(&self, flips: u8) -> (i32, i32) {
        if flips & 4 == 0 { self.size } else { (self.size.1, self.size.0) }
    }
}

/// Tiles of one tileset in the list.
struct TileRange {
    /// The number that the map gives to the first.
    first: u32,
    /// The number behind the last.
    end: u32,
    /// The place in the list by number in the tileset; those of a whole picture follow each other.
    places: TilePlaces,
}

enum TilePlaces {
    Dense(u32),
    Sparse(BTreeMap<u32, u32>),
}

/// The tiles of a map.
#[derive(Default)]
pub(crate) struct TileList {
    pub tiles: Vec<ListedTile>,
    pub shapes: Vec<TileShape>,
    ranges: Vec<TileRange>,
    /// Places in the list by the map's number, plus 1; 0 for none.
    table: Vec<u32>,
    /// Shapes by the tile that the picture of which they are, in collision layers.
    by_alpha: FxHashMap<u32, u32>,
    by_shape: FxHashMap<TileShape, u32>,
    /// Tiles that were drawn for objects, by tile, size, turn and flips.
    drawn: FxHashMap<[u64; 5], usize>,
    drawn_pixels: usize,
    /// Objects that are not drawn: there was no room.
    pub skipped: usize,
    /// Greatest height and width of a tile beyond a cell, pixels.
    pub largest: (i32, i32),
}

impl TileList {
    /// Lists the tiles of a map.
    ///
    /// # Errors
    /// In words: too many tiles.
    pub(crate) fn new(map: &GridMap, pictures: &mut PictureStore<'_>) -> Result<Self, String> {
        let mut list = Self::default();
        for (set, used) in map.tilesets.iter().enumerate() {
            let next = map.tilesets.get(set + 1).map_or(TILE_BITS, |next| next.first);
            list.add_set(set, (used.first, next), &used.tileset, pictures)?;
        }
        let end = list.ranges.iter().map(|range| range.end as usize).max().unwrap_or(0).min(MOST_TABLED);
        let mut table = vec![0; end];
        for range in &list.ranges {
            for number in range.first..range.end.min(end as u32) {
                table[number as usize] = range.place(number).map_or(0, |place| place + 1);
            }
        }
        list.table = table;
        Ok(list)
    }

    fn add_set(
        &mut self,
        set: usize,
        (first, next): (u32, u32),
        tileset: &MapTileset,
        pictures: &mut PictureStore<'_>,
    ) -> Result<(), String> {
        let sides = [tileset.tile_width, tileset.tile_height];
        if tileset.picture.is_some() && sides.iter().any(|side| *side == 0 || *side > MOST_SIDE)
            || tileset.spacing > MOST_SIDE
            || tileset.margin > MOST_SIDE
            || tileset.offset.0.unsigned_abs().max(tileset.offset.1.unsigned_abs()) > MOST_SIDE
        {
            let name = &tileset.name;
            return Err(format!(
                "the tileset {name}: tiles, spaces and offsets of 1 to {MOST_SIDE} pixels are possible"
            ));
        }
        let room = next.saturating_sub(first);
        let begin = self.tiles.len() as u32;
        let places = if let Some(named) = &tileset.picture {
            let picture = pictures.open(named, &format!("tileset {}", tileset.name));
            let (count, columns) = counted(tileset, picture.as_deref());
            let count = count.min(room);
            self.make_room(count as usize)?;
            for id in 0..count {
                let step = |at: u32, side: u32| tileset.margin + at * (side + tileset.spacing);
                let (left, top) = (step(id % columns, tileset.tile_width), step(id / columns, tileset.tile_height));
                let picture = picture.clone().map(|picture| (picture, left, top));
                let size = (tileset.tile_width as i32, tileset.tile_height as i32);
                self.add(ListedTile { set, id, picture, size, shape: None }, tileset.tiles.get(&id), tileset);
            }
            TilePlaces::Dense(begin)
        } else {
            let mut places = BTreeMap::new();
            self.make_room(tileset.tiles.len())?;
            for (id, tile) in tileset.tiles.range(..room) {
                let named = tile.picture.clone().unwrap_or_default();
                let picture = pictures.open(&named, &format!("tile {id} of {}", tileset.name));
                let whole = picture.as_ref().map(|picture| (picture.width as u32, picture.height as u32));
                let whole = whole.unwrap_or(tile.size);
                let part = tile.part.unwrap_or([0, 0, whole.0, whole.1]);
                let side = |length: u32| i32::try_from(length.clamp(1, 4096)).unwrap_or(1);
                let size = (side(part[2]), side(part[3]));
                let picture = picture.map(|picture| (picture, part[0], part[1]));
                places.insert(*id, self.tiles.len() as u32);
                self.add(ListedTile { set, id: *id, picture, size, shape: None }, Some(tile), tileset);
            }
            TilePlaces::Sparse(places)
        };
        let count = match &places {
            TilePlaces::Dense(begin) => self.tiles.len() as u32 - begin,
            TilePlaces::Sparse(places) => places.last_key_value().map_or(0, |(id, _)| id + 1),
        };
        self.ranges.push(TileRange { first, end: first.saturating_add(count), places });
        Ok(())
    }

    fn make_room(&self, count: usize) -> Result<(), String> {
        if self.tiles.len() + count > MOST_TILES {
            return Err(format!("its tilesets have more than {MOST_TILES} tiles"));
        }
        Ok(())
    }

    fn add(&mut self, tile: ListedTile, declared: Option<&MapTile>, tileset: &MapTileset) {
        let shape = shape_of(tile.size, declared, tileset);
        let shape = shape.map(|shape| self.shape(shape));
        self.largest = (self.largest.0.max(tile.size.0), self.largest.1.max(tile.size.1));
        self.tiles.push(ListedTile { shape, ..tile });
    }

    /// Returns the tile that was drawn for objects of these numbers, if one was.
    pub(crate) fn drawn(&self, key: &[u64; 5]) -> Option<usize> {
        self.drawn.get(key).copied()
    }

    /// Whether there is room for a tile of so many pixels that is drawn for objects.
    pub(crate) fn has_room(&self, (width, height): (i32, i32)) -> bool {
        self.drawn_pixels + (width * height) as usize <= MOST_DRAWN
    }

    /// Adds a tile that is drawn for objects of these numbers, such as one that is scaled.
    pub(crate) fn add_drawn(&mut self, key: [u64; 5], picture: Pixels, shape: Option<TileShape>) -> usize {
        let of = key[0] as usize;
        self.drawn_pixels += picture.rgba.len();
        self.drawn.insert(key, self.tiles.len());
        let size = (picture.width as i32, picture.height as i32);
        let shape = shape.map(|shape| self.shape(shape));
        let ListedTile { set, id, .. } = self.tiles[of];
        self.tiles.push(ListedTile { set, id, picture: Some((Arc::new(picture), 0, 0)), size, shape });
        self.tiles.len() - 1
    }

    /// The number of a shape; equal shapes share one.
    fn shape(&mut self, shape: TileShape) -> u32 {
        if let Some(known) = self.by_shape.get(&shape) {
            return *known;
        }
        let number = self.shapes.len() as u32;
        self.shapes.push(shape.clone());
        self.by_shape.insert(shape, number);
        number
    }

    /// Returns the place in the list of a cell's tile; `None` if no tileset has it.
    #[inline]
    pub(crate) fn find(&self, cell: u32) -> Option<usize> {
        let number = cell & TILE_BITS;
        match self.table.get(number as usize) {
            Some(place) => (*place as usize).checked_sub(1),
            None => self.search(number),
        }
    }

    fn search(&self, number: u32) -> Option<usize> {
        let at = self.ranges.partition_point(|range| range.first <= number).checked_sub(1)?;
        self.ranges[at].place(number).map(|place| place as usize)
    }

    /// Returns the shape of a tile that a layer of collision shows: the one that its tileset declares, else its pixels.
    pub(crate) fn solid_shape(&mut self, tile: usize) -> u32 {
        if let Some(shape) = self.tiles[tile].shape {
            return shape;
        }
        if let Some(known) = self.by_alpha.get(&(tile as u32)) {
            return *known;
        }
        let of = &self.tiles[tile];
        let shape = TileShape::of_pixels(of.size, |x, y| of.pixel((x, y), 0)[3] >= 128);
        let number = self.shape(shape);
        self.by_alpha.insert(tile as u32, number);
        number
    }
}

impl TileRange {
    fn place(&self, number: u32) -> Option<u32> {
        let id = number.checked_sub(self.first).filter(|_| number < self.end)?;
        match &self.places {
            TilePlaces::Dense(begin) => Some(begin + id),
            TilePlaces::Sparse(places) => places.get(&id).copied(),
        }
    }
}

/// Tiles of a picture, and how many lie in a row: as the tileset says, as far as the picture goes.
fn counted(set: &MapTileset, picture: Option<&Pixels>) -> (u32, u32) {
    let fitting = |length: usize, side: u32| {
        let rest = (length as u32).saturating_sub(set.margin).saturating_add(set.spacing);
        rest / side.saturating_add(set.spacing).max(1)
    };
    let Some(picture) = picture else {
        return (set.tile_count.min(MOST_WITHOUT_PICTURE), set.columns.max(1));
    };
    let across = fitting(picture.width, set.tile_width).max(1);
    let columns = if set.columns == 0 { across } else { set.columns };
    let all = columns.saturating_mul(fitting(picture.height, set.tile_height));
    (if set.tile_count == 0 { all } else { set.tile_count.min(all) }, columns)
}
