//! Cutting a canvas into solid tiles and blocks, each kept once under mirroring.

use super::art::{self, Art, B};
use super::canvas::{A, Canvas, L_B, Layers};
use super::{painter, placing};
use sim::angle::Angle;
use sim::tiles::{Block, Cell, SolidTile, Solidity};
use std::collections::BTreeMap;

/// A block by what it is, not by number.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    tiles: [Option<TileKey>; 2],
    art: Art,
    front: bool,
}

type TileKey = ([i8; 16], [i8; 16], u8, bool);

/// Everything cut so far: the tileset in the making.
pub struct Catalogue {
    /// Solid tiles; tile 0 is empty.
    pub tiles: Vec<SolidTile>,
    /// Blocks; block 0 is empty.
    pub blocks: Vec<Block>,
    /// Pictures by art cell; cell 0 is empty.
    pub art: Vec<Art>,
    tile_ids: BTreeMap<TileKey, u16>,
    art_ids: BTreeMap<Art, u16>,
    block_ids: BTreeMap<Key, u16>,
}

impl Default for Catalogue {
    fn default() -> Self {
        let mut new = Self {
            tiles: vec![SolidTile::default()],
            blocks: vec![Block::default()],
            art: vec![art::EMPTY],
            tile_ids: BTreeMap::new(),
            art_ids: BTreeMap::from([(art::EMPTY, 0)]),
            block_ids: BTreeMap::new(),
        };
        new.tile_id(&SolidTile::FULL);
        new.tile_id(&FLAT);
        new
    }
}

/// A full tile that is a floor, not a wall: angle 0.
pub const FLAT: SolidTile = SolidTile { heights: [16; 16], widths: [16; 16], angle: Angle(0), flagged: false };

impl Catalogue {
    /// The cells of a canvas, row after row; new tiles, blocks and pictures are added in reading order.
    pub fn cut(&mut self, canvas: &Canvas) -> Vec<Cell> {
        let painter = painter::Painter::new(canvas);
        (0..canvas.height)
            .flat_map(|by| (0..canvas.width).map(move |bx| (bx, by)))
            .map(|(bx, by)| self.cell(canvas, &painter, bx, by))
            .collect()
    }

    fn cell(&mut self, canvas: &Canvas, painter: &painter::Painter<'_>, bx: i32, by: i32) -> Cell {
        let at = canvas.block(bx, by);
        let tiles = [cut_tile(canvas, bx, by, A), cut_tile(canvas, bx, by, L_B)];
        if let (Some(prop), [None, None]) = (canvas.props[at], &tiles) {
            let ledge = placing::is_ledge(prop);
            let tile = ledge.then(|| tile_key(&FLAT));
            let key = Key { tiles: [tile, tile], art: placing::art(canvas.theme, prop), front: canvas.front[at] };
            if key.art == art::EMPTY {
                return Cell::default();
            }
            let solidity = if ledge { Solidity::TOP } else { Solidity::NONE };
            return self.place(key, [solidity; 2]);
        }
        let solid = tiles.map(|tile| if tile.is_some() { Solidity::ALL } else { Solidity::NONE });
        let art = painter.draw(bx, by);
        if art == art::EMPTY {
            return Cell::default();
        }
        // Solid on one layer only is the cell's business, not the block's: the same block serves both feet of a loop.
        let [a, b] = tiles.map(|tile| tile.map(|tile| tile_key(&tile)));
        let key = Key { tiles: [a.or(b), b.or(a)], art, front: canvas.front[at] };
        self.place(key, solid)
    }

    fn place(&mut self, key: Key, [a, b]: [Solidity; 2]) -> Cell {
        let (block, flip_x) = match (self.block_ids.get(&key), self.block_ids.get(&mirrored(&key))) {
            (Some(&id), _) => (id, false),
            (None, Some(&id)) => (id, true),
            (None, None) => {
                // A picture of its own, but not a tile of its own if the tile is known mirrored.
                let flip = !self.knows(&key) && self.knows(&mirrored(&key));
                (self.add(if flip { mirrored(&key) } else { key }), flip)
            }
        };
        Cell { block, flip_x, flip_y: false, a, b }
    }

    fn knows(&self, key: &Key) -> bool {
        key.tiles.iter().flatten().all(|tile| self.tile_ids.contains_key(tile))
    }

    fn add(&mut self, key: Key) -> u16 {
        let [tile_a, tile_b] = key.tiles.map(|tile| tile.map_or(0, |tile| self.tile_id(&tile_of(tile))));
        let next = self.art.len() as u16;
        let art = *self.art_ids.entry(key.art).or_insert(next);
        if art == next {
            self.art.push(key.art);
        }
        let id = self.blocks.len() as u16;
        self.blocks.push(Block { art, tile_a, tile_b, front: key.front });
        self.block_ids.insert(key, id);
        id
    }

    /// The cell with a picture, and whether it has it mirrored; `None` if nothing is drawn with it.
    pub fn cell_of(&self, art: &Art) -> Option<(u16, bool)> {
        let find = |art: &Art| self.art_ids.get(art).copied().filter(|id| *id > 0);
        find(art).map(|id| (id, false)).or_else(|| Some((find(&art::mirrored(art))?, true)))
    }

    /// A cell of its own for a picture that no block names.
    pub fn picture(&mut self, art: Art) -> u16 {
        self.art.push(art);
        (self.art.len() - 1) as u16
    }

    fn tile_id(&mut self, tile: &SolidTile) -> u16 {
        let next = self.tiles.len() as u16;
        let id = *self.tile_ids.entry(tile_key(tile)).or_insert(next);
        if id == next {
            self.tiles.push(*tile);
        }
        id
    }
}

fn tile_key(tile: &SolidTile) -> TileKey {
    (tile.heights, tile.widths, tile.angle.0, tile.flagged)
}

fn tile_of((heights, widths, angle, flagged): TileKey) -> SolidTile {
    SolidTile { heights, widths, angle: Angle(angle), flagged }
}

fn mirrored(key: &Key) -> Key {
    let tiles = key.tiles.map(|tile| {
        tile.map(|(mut heights, widths, angle, flagged)| {
            heights.reverse();
            let widths = widths.map(|w| if w.abs() == 16 { 16 } else { -w });
            (heights, widths, if flagged { angle } else { angle.wrapping_neg() }, flagged)
        })
    });
    Key { tiles, art: art::mirrored(&key.art), front: key.front }
}

/// The solid tile of one block on one layer; `None` if nothing is solid.
///
/// # Panics
/// If the terrain is not one surface, or no curve gave the block an angle: the strokes are wrong then.
fn cut_tile(canvas: &Canvas, bx: i32, by: i32, layer: Layers) -> Option<SolidTile> {
    let solid = |x: i32, y: i32| canvas.solid(bx * B + x, by * B + y, layer);
    let pixels = (0..256).filter(|i| solid(i % B, i / B)).count();
    if pixels == 0 {
        return None;
    }
    if pixels == 256 {
        return Some(if is_floor(canvas, bx, by, layer) { FLAT } else { SolidTile::FULL });
    }
    let heights: [i8; 16] = std::array::from_fn(|i| {
        let i = i as i32;
        extent((0..B).rev().map(|y| solid(i, y))).unwrap_or_else(|| panic!("block {bx},{by}: column {i} has a gap"))
    });
    let widths: [i8; 16] = std::array::from_fn(|i| {
        let i = i as i32;
        extent((0..B).rev().map(|x| solid(x, i))).unwrap_or_else(|| panic!("block {bx},{by}: row {i} has a gap"))
    });
    let angle = canvas.angle(bx, by, usize::from(layer == L_B));
    let angle = angle.unwrap_or_else(|| panic!("block {bx},{by}: no curve gave it an angle"));
    Some(SolidTile { heights, widths, angle: Angle(angle), flagged: false })
}

/// A floor that goes on to both sides: at the top of a wall the angle must follow the player.
fn is_floor(canvas: &Canvas, bx: i32, by: i32, layer: Layers) -> bool {
    let any = |dx: i32, dy: i32| (0..256).any(|i| canvas.solid((bx + dx) * B + i % B, (by + dy) * B + i / B, layer));
    !any(0, -1) && any(-1, 0) && any(1, 0) && any(0, 1)
}

/// Signed length of a line of pixels given from the far end (bottom or right); `None` if it is in two parts.
fn extent(line: impl Iterator<Item = bool>) -> Option<i8> {
    let line: Vec<bool> = line.collect();
    let count = line.iter().filter(|solid| **solid).count() as i8;
    let ahead = line.iter().take_while(|solid| **solid).count() as i8;
    let behind = line.iter().rev().take_while(|solid| **solid).count() as i8;
    match count {
        _ if ahead == count => Some(count),
        _ if behind == count => Some(-count),
        _ => None,
    }
}
