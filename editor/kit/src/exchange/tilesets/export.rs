//! A tileset's solid tiles as files: pictures of the masks, arrays as JSON, and the originals' binary arrays.

use super::cut::CELL;
use crate::exchange::sonlvl::files::collision::{angle_of, write_angles, write_array};
use crate::pixels::Pixels;
use sim::project::Tileset;
use sim::tiles::{Block, SolidTile, TileId};
use std::fmt::Write as _;

/// Solid tiles side by side in the picture of all masks.
const ACROSS: usize = 16;
/// The originals' arrays hold tiles by the 256.
const TILES: usize = 256;
/// Blocks in the originals' tables.
const BLOCKS: usize = 0x300;

/// A form to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum Form {
    /// masks.png: every solid tile, 16 in a row. collision-a.png and -b.png: over the tileset's picture
    Png,
    /// tiles.json: heights, widths and angles as numbers; blocks with their tiles
    Json,
    /// heights.bin, widths.bin, angles.bin and the index of each layer, as the originals have them
    Bin,
}

impl Form {
    /// The forms, with their names for the user.
    pub const ALL: [(Self, &'static str, &'static str); 3] = [
        (
            Self::Png,
            "Masks as PNG",
            "masks.png: every solid tile, 16 in a row; collision-a.png and collision-b.png fit over the tileset's \
             picture",
        ),
        (Self::Json, "Arrays as JSON", "tiles.json: heights, widths and angles as numbers, and each block's tiles"),
        (
            Self::Bin,
            "The originals' arrays",
            "heights.bin, widths.bin, angles.bin and the index of blocks of each layer",
        ),
    ];
}

/// Files to write: name and content.
pub type Files = Vec<(&'static str, Vec<u8>)>;

/// The files of a tileset in these forms.
///
/// # Errors
/// In words, if a picture would be too large.
pub fn files(tileset: &Tileset, forms: &[Form]) -> Result<Files, String> {
    let mut files = Files::new();
    if forms.contains(&Form::Png) {
        files.push(("masks.png", masks(&tileset.tiles).to_png()?));
        for (name, of) in [("collision-a.png", layer_a as fn(&Block) -> TileId), ("collision-b.png", layer_b)] {
            if let Some(picture) = collision(tileset, of) {
                files.push((name, picture.to_png()?));
            }
        }
    }
    if forms.contains(&Form::Json) {
        files.push(("tiles.json", json(tileset).into_bytes()));
    }
    if forms.contains(&Form::Bin) {
        files.extend(binary(tileset));
    }
    Ok(files)
}

fn layer_a(block: &Block) -> TileId {
    block.tile_a
}

fn layer_b(block: &Block) -> TileId {
    block.tile_b
}

const SOLID: [u8; 4] = [255; 4];

fn draw(pixels: &mut Pixels, (left, top): (usize, usize), tile: &SolidTile) {
    for (y, row) in tile.mask().iter().enumerate() {
        for x in (0..CELL).filter(|x| row >> x & 1 != 0) {
            pixels.rgba[(top + y) * pixels.width + left + x] = SOLID;
        }
    }
}

/// Every solid tile, white on clear, 16 in a row: tile `n` at column `n % 16`, row `n / 16`.
pub fn masks(tiles: &[SolidTile]) -> Pixels {
    let (width, height) = (ACROSS * CELL, tiles.len().div_ceil(ACROSS).max(1) * CELL);
    let mut pixels = Pixels::clear(width, height);
    for (n, tile) in tiles.iter().enumerate() {
        draw(&mut pixels, (n % ACROSS * CELL, n / ACROSS * CELL), tile);
    }
    pixels
}

/// The solid pixels of the blocks on one layer, where each block's picture is in the tileset's. Of several blocks with
/// one picture the first counts. `None` without a picture.
pub fn collision(tileset: &Tileset, tile: fn(&Block) -> TileId) -> Option<Pixels> {
    let sheet = tileset.sheet.as_ref()?;
    let across = usize::from(sheet.across.max(1));
    let (width, height) = (across * CELL, sheet.cells.len().div_ceil(across).max(1) * CELL);
    let mut pixels = Pixels::clear(width, height);
    let mut drawn = vec![false; sheet.cells.len()];
    for block in tileset.blocks.iter().skip(1) {
        let Some(drawn) = drawn.get_mut(usize::from(block.art)).filter(|drawn| !**drawn) else { continue };
        *drawn = true;
        let art = usize::from(block.art);
        if let Some(tile) = tileset.tiles.get(usize::from(tile(block))).filter(|_| tile(block) != 0) {
            draw(&mut pixels, (art % across * CELL, art / across * CELL), tile);
        }
    }
    Some(pixels)
}

/// Arrays and angles as text: a tile and a block a line.
fn json(tileset: &Tileset) -> String {
    let name = serde_json::Value::from(tileset.name.as_str());
    let mut text = format!("{{\n  \"name\": {name},\n  \"tiles\": [");
    let list = |array: [i8; 16]| array.map(|length| length.to_string()).join(", ");
    for (n, tile) in tileset.tiles.iter().enumerate() {
        let comma = if n == 0 { "" } else { "," };
        let _infallible = write!(
            text,
            "{comma}\n    {{\"heights\": [{}], \"widths\": [{}], \"angle\": {}, \"hex\": \"{:02X}\", \"flagged\": {}}}",
            list(tile.heights),
            list(tile.widths),
            tile.angle.0,
            angle_of(tile),
            tile.flagged,
        );
    }
    text += "\n  ],\n  \"blocks\": [";
    for (n, block) in tileset.blocks.iter().enumerate() {
        let comma = if n == 0 { "" } else { "," };
        let Block { art, tile_a, tile_b, front } = block;
        let _infallible =
            write!(text, "{comma}\n    {{\"art\": {art}, \"a\": {tile_a}, \"b\": {tile_b}, \"front\": {front}}}");
    }
    text + "\n  ]\n}\n"
}

/// The originals' arrays: 16 signed bytes a tile, heights and widths; an angle a tile; the tile of each block.
///
/// Tables are filled up to the size they have in the games. Indices are bytes, or words if there are more tiles.
fn binary(tileset: &Tileset) -> Files {
    let tiles: Vec<Option<SolidTile>> = tileset.tiles.iter().copied().map(Some).collect();
    let count = tiles.len().next_multiple_of(TILES);
    let array = |of: fn(&SolidTile) -> [i8; 16]| {
        let mut bytes = vec![0; count * CELL];
        write_array(&mut bytes, &tiles, of);
        bytes
    };
    let mut angles = vec![0xFF; count];
    write_angles(&mut angles, &tiles, 0);
    angles[0] = 0xFF; // nothing is solid there: no angle is known
    let index = |tile: fn(&Block) -> TileId| {
        let blocks = tileset.blocks.len().max(BLOCKS);
        let of = |n: usize| tileset.blocks.get(n).filter(|_| n > 0).map_or(0, tile);
        let is_wide = tileset.tiles.len() > TILES;
        let bytes = |n: usize| if is_wide { of(n).to_be_bytes().to_vec() } else { vec![of(n) as u8] };
        (0..blocks).flat_map(bytes).collect::<Vec<u8>>()
    };
    vec![
        ("heights.bin", array(|tile| tile.heights)),
        ("widths.bin", array(|tile| tile.widths)),
        ("angles.bin", angles),
        ("index-a.bin", index(layer_a)),
        ("index-b.bin", index(layer_b)),
    ]
}
