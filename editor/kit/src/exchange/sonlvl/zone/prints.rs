//! The items of an import, one by one: so it is known later what nobody edited since. An export changes nothing of it.
//!
//! Items are compared as the files count them. So other numbers in the project are no edit.

use crate::document::imported::extra::{ZoneExtra, by_file_number, file_numbers, read_field, with_field};
use crate::document::imported::packed::Packed;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sim::file::FileDigest;
use sim::project::{Bounds, Extra, LayerSwitcher, LevelData, Placement, Project, TilesetRef};
use sim::tiles::{Cell, Chunk, ChunkId, ChunkRole, SolidTile};

/// The field's name in the extra maps of levels and tilesets.
const FIELD: &str = "sonlvl_import";
/// The field of a placed thing that says where in its list it was; an export may count anew.
const ORDER: &str = "order";
/// Bytes of a thing in [`LevelPrints::things`]: x, y and its digest.
const THING: usize = 8;

/// Digests of items by number: eight hexadecimal digits each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Prints(String);

impl Prints {
    /// The digest of an item; `None` for one that was not imported.
    pub(crate) fn get(&self, number: usize) -> Option<u32> {
        u32::from_str_radix(self.0.get(number.checked_mul(8)?..)?.get(..8)?, 16).ok()
    }

    /// Returns the number of items.
    pub(crate) fn count(&self) -> usize {
        self.0.len() / 8
    }
}

impl FromIterator<u32> for Prints {
    fn from_iter<I: IntoIterator<Item = u32>>(prints: I) -> Self {
        Self(prints.into_iter().map(|print| format!("{print:08x}")).collect())
    }
}

/// Of a tileset: the items of its zone by the files' numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct ZonePrints {
    /// Chunks, number 0 included.
    pub chunks: Prints,
    /// Blocks: which solid tiles they carry.
    pub blocks: Prints,
    /// Solid tiles.
    pub tiles: Prints,
}

impl ZonePrints {
    /// The items of a zone as the project holds them now.
    pub(crate) fn of(project: &Project, set: &TilesetRef, zone: &ZoneExtra) -> Self {
        let now = ZoneNow::of(project, set, zone);
        // What is not there any more has no digest that anything else has: chance aside.
        let all = |prints: Vec<Option<u32>>| prints.into_iter().map(Option::unwrap_or_default).collect();
        Self { chunks: all(now.chunks), blocks: all(now.blocks), tiles: all(now.tiles) }
    }
}

/// The digests of a zone's items now, by the files' numbers; `None` for what the project no longer has.
pub(crate) struct ZoneNow {
    /// Chunks.
    pub chunks: Vec<Option<u32>>,
    /// Blocks.
    pub blocks: Vec<Option<u32>>,
    /// Solid tiles.
    pub tiles: Vec<Option<u32>>,
}

impl ZoneNow {
    /// Of a tileset that stands for a zone.
    pub(crate) fn of(project: &Project, set: &TilesetRef, zone: &ZoneExtra) -> Self {
        let tile_numbers = file_numbers(&zone.tiles, set.tileset.tiles.len());
        let block_numbers = file_numbers(&zone.blocks, set.tileset.blocks.len());
        let tile = |tile: &SolidTile| {
            let SolidTile { heights, widths, angle, flagged } = tile;
            let arrays = heights.iter().chain(widths).map(|length| *length as u8);
            digest(&arrays.chain([angle.0, u8::from(*flagged)]).collect::<Vec<_>>())
        };
        let tiles: Vec<u32> = set.tileset.tiles.iter().map(tile).collect();
        let carried = |number: u16| tile_numbers.get(usize::from(number)).copied().unwrap_or(number);
        let block = |block: &sim::tiles::Block| {
            let [a, b] = [block.tile_a, block.tile_b].map(|tile| carried(tile).to_be_bytes());
            digest(&[a, b].concat())
        };
        let blocks: Vec<u32> = set.tileset.blocks.iter().map(block).collect();
        let chunk = |id: ChunkId| {
            let chunk = project.chunks.get(usize::from(id))?;
            Some(chunk_digest(chunk.role, &in_files(chunk, set, &block_numbers)))
        };
        let first = std::iter::once(Some(zone.chunk_zero)).chain(zone.chunk_numbers());
        Self {
            chunks: first.map(|id| id.and_then(chunk)).collect(),
            blocks: by_file_number(&zone.blocks, &blocks),
            tiles: by_file_number(&zone.tiles, &tiles),
        }
    }
}

/// The cells of a chunk with the files' block numbers.
pub(crate) fn in_files(chunk: &Chunk, set: &TilesetRef, numbers: &[u16]) -> Vec<Cell> {
    let number = |block: u16| match block.checked_sub(set.first_block) {
        _ if block == 0 => 0,
        Some(own) => numbers.get(usize::from(own)).copied().unwrap_or(u16::MAX),
        None => u16::MAX,
    };
    chunk.cells.iter().map(|cell| Cell { block: number(cell.block), ..*cell }).collect()
}

/// The digest of a chunk. Which chunk stands in for it is not part of it.
pub(crate) fn chunk_digest(role: ChunkRole, cells: &[Cell]) -> u32 {
    let mut bytes = vec![role as u8];
    for cell in cells {
        let solid = [cell.a, cell.b].map(|side| u8::from(side.top) | u8::from(side.sides_and_bottom) << 1);
        let flips = u8::from(cell.flip_x) | u8::from(cell.flip_y) << 1;
        bytes.extend(cell.block.to_be_bytes());
        bytes.push(flips | solid[0] << 2 | solid[1] << 4);
    }
    digest(&bytes)
}

/// Of a level: what is its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct LevelPrints {
    /// Columns of the layout.
    pub columns: u32,
    /// The layout's bytes, row after row.
    pub layout: Packed,
    /// Objects, rings and layer switchers: x, y and digest of each.
    things: Packed,
    /// The start.
    pub start: [i32; 2],
    /// Left, top, right and bottom limit of the camera.
    pub bounds: [i32; 4],
}

impl LevelPrints {
    /// Of a level that was just imported; `layout` is its foreground in the file's bytes.
    pub(crate) fn of(level: &LevelData, layout: &[u8]) -> Self {
        let things = things(level).flat_map(|((x, y), print)| {
            let [x, y] = [x, y].map(|at| (at as u16).to_be_bytes());
            [x, y].concat().into_iter().chain(print.to_be_bytes())
        });
        let Bounds { left, top, right, bottom } = level.bounds;
        Self {
            columns: level.layout.width(),
            layout: Packed::of(layout),
            things: Packed::of(&things.collect::<Vec<_>>()),
            start: [level.start.x, level.start.y],
            bounds: [left, top, right, bottom],
        }
    }

    /// Place and digest of each thing that was imported.
    pub(crate) fn things(&self) -> Vec<((i32, i32), u32)> {
        let bytes = self.things.bytes().unwrap_or_default();
        let thing = |bytes: &[u8; THING]| {
            let &[x0, x1, y0, y1, ref print @ ..] = bytes;
            let [x, y] = [[x0, x1], [y0, y1]].map(|at| i32::from(u16::from_be_bytes(at)));
            ((x, y), u32::from_be_bytes(*print))
        };
        bytes.as_chunks::<THING>().0.iter().map(thing).collect()
    }
}

/// Place and digest of everything that is placed in a level.
pub(crate) fn things(level: &LevelData) -> impl Iterator<Item = ((i32, i32), u32)> + '_ {
    let placements = level.placements.iter().map(|placement| ((placement.x, placement.y), placement_digest(placement)));
    let switchers = level.switchers.iter().map(|switcher| ((switcher.x, switcher.y), switcher_digest(switcher)));
    placements.chain(switchers)
}

/// The digest of an object.
pub(crate) fn placement_digest(placement: &Placement) -> u32 {
    let Placement { id: _, kind, x, y, flip_x, flip_y, extra } = placement;
    digest(format!("{kind} {x} {y} {flip_x} {flip_y} {}", fields(extra)).as_bytes())
}

/// The digest of a layer switcher.
pub(crate) fn switcher_digest(switcher: &LayerSwitcher) -> u32 {
    let plain = LayerSwitcher { id: Default::default(), extra: Extra::new(), ..switcher.clone() };
    digest(format!("{plain:?} {}", fields(&switcher.extra)).as_bytes())
}

fn fields(extra: &Extra) -> String {
    let fields = extra.iter().filter(|(name, _)| *name != ORDER);
    fields.map(|(name, value)| format!("{name}={value} ")).collect()
}

fn digest(bytes: &[u8]) -> u32 {
    FileDigest::of(bytes).short()
}

/// The field of an extra map, if it is there and understood.
pub fn read<T: DeserializeOwned>(extra: &Extra) -> Option<T> {
    read_field(extra, FIELD)
}

/// An extra map with the field.
pub(crate) fn with<T: Serialize>(extra: Extra, value: &T) -> Extra {
    with_field(extra, FIELD, value)
}
