//! A picture to a tileset.

use super::cut::{self, Cut, Grid};
use super::join::{Blocks, FLIPS, Look, mirrored};
use super::mask::{Ink, flipped, mask_of, tile_of};
use crate::pixels::Pixels;
use crate::words::counted;
use sim::project::{ArtCell, Sheet, Tileset};
use sim::tiles::Mask;
use sim::tiles::{Block, BlockId, Cell, Chunk, ChunkId, LayoutCell, SolidTile, Solidity, TileId};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

/// The source of the solid pixels.
#[derive(Clone, Debug, Default)]
pub enum Solid {
    /// From the picture itself: what is not transparent is solid.
    #[default]
    Alpha,
    /// From a picture of the same size, or two: one for each layer.
    Pictures {
        /// Layer A.
        a: Arc<Pixels>,
        /// Layer B; the same as A if there is none.
        b: Option<Arc<Pixels>>,
        /// The solid pixels in them; `None` for those that look solid.
        ink: Option<Ink>,
    },
    /// Nothing is solid.
    Nothing,
}

/// The extent to which equal things are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Join {
    /// A block for each cell, in the order of the picture.
    Nothing,
    /// Blocks that are equal, also mirrored, are one.
    #[default]
    Blocks,
    /// As `Blocks`, and pictures are mirrored if that saves a solid tile.
    Tiles,
}

impl Join {
    /// The extents, with their names for the user.
    pub const ALL: [(Self, &'static str, &'static str); 3] = [
        (Self::Nothing, "nothing", "A block for each cell, in the order of the picture"),
        (Self::Blocks, "blocks", "Cells that are equal, also mirrored, become one block"),
        (Self::Tiles, "tiles", "As blocks, and pictures are mirrored if that saves a solid tile: the fewest tiles"),
    ];
}

/// The wishes for an import.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Shown in palettes.
    pub name: String,
    /// The division of the picture.
    pub cut: Cut,
    /// The colour whose pixels count as clear; see [`clear_color_guess`].
    pub clear_color: Option<[u8; 3]>,
    /// The source of the solid pixels.
    pub solid: Solid,
    /// The extent of joining.
    pub join: Join,
}

/// The result of an import.
#[derive(Clone, Debug, Default)]
pub struct Imported {
    /// The tileset, with its picture decoded.
    pub tileset: Tileset,
    /// The grid of the cells in the picture.
    pub grid: Grid,
    /// The block of each cell of the picture, in reading order; block numbers are those of the tileset.
    pub cells: Vec<Cell>,
    /// The number of empty cells.
    pub empty: usize,
    /// The number of cells that share the block of another one.
    pub joined: usize,
    /// The number of pictures that were mirrored to share a solid tile.
    pub mirrored: usize,
    /// The notes for the user, in words.
    pub notes: Vec<String>,
}

/// File name of the picture of a tileset that is made here.
pub(crate) const ART: &str = "art.png";

/// Cuts a picture.
///
/// The tileset's picture has the cells where they were, without margin and spacing, so that it can be drawn on outside.
///
/// # Errors
/// Says in words why this picture cannot be cut so.
pub fn import(picture: &Pixels, options: &Options) -> Result<Imported, String> {
    let picture = &*without_color(picture, options.clear_color);
    let grid = options.cut.grid(picture.width, picture.height);
    check(picture, &grid, options)?;
    let mut sheet = cut::cells(picture, &grid);
    let masks = masks(picture, &grid, &options.solid);
    let mut maker = Maker::new(options.join);
    let mut cells = Vec::with_capacity(grid.count());
    for (number, masks) in masks.into_iter().enumerate() {
        let look = Look { art: Arc::clone(&sheet[number]), masks };
        let cell = maker.cell(look, &mut sheet, number)?;
        cells.push(cell);
    }
    let mut notes = notes(picture, &grid, options);
    notes.extend(maker.note());
    let empty = cells.iter().filter(|cell| cell.block == 0).count();
    if empty == cells.len() {
        notes.push("Every cell is empty.".into());
    }
    let across = u16::try_from(grid.across).map_err(|_| "the picture has too many cells in a row".to_owned())?;
    let tileset = Tileset {
        name: options.name.clone(),
        art: ART.into(),
        tiles: Arc::new(maker.tiles),
        blocks: Arc::new(maker.blocks),
        sheet: Some(Arc::new(Sheet { across, cells: sheet, indexed: None })),
        ..Tileset::default()
    };
    Ok(Imported { tileset, grid, cells, empty, joined: maker.joined, mirrored: maker.mirrored, notes })
}

/// The picture with the pixels of one colour cleared.
pub fn without_color(picture: &Pixels, color: Option<[u8; 3]>) -> Cow<'_, Pixels> {
    let Some([r, g, b]) = color else { return Cow::Borrowed(picture) };
    let mut cleared = picture.clone();
    cleared.rgba.iter_mut().filter(|pixel| **pixel == [r, g, b, 255]).for_each(|pixel| *pixel = [0; 4]);
    Cow::Owned(cleared)
}

/// The colour that a picture without clear pixels most likely shows in place of them: the colour of at least three of its
/// corners, or pure magenta. `None` if some pixel is clear, or if no such colour exists.
pub fn clear_color_guess(picture: &Pixels) -> Option<[u8; 3]> {
    const MAGENTA: [u8; 4] = [255, 0, 255, 255];
    if picture.rgba.iter().any(|pixel| pixel[3] < 255) {
        return None;
    }
    let (right, bottom) = (picture.width.checked_sub(1)?, picture.height.checked_sub(1)?);
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)].map(|(x, y)| picture.at(x, y));
    let is_common = |color: &[u8; 4]| corners.iter().filter(|corner| *corner == color).count() >= 3;
    let is_everything = |color: &[u8; 4]| picture.rgba.iter().all(|pixel| pixel == color);
    let found = corners.into_iter().find(is_common).or_else(|| picture.rgba.contains(&MAGENTA).then_some(MAGENTA));
    found.filter(|color| !is_everything(color)).map(|[r, g, b, _]| [r, g, b])
}

fn check(picture: &Pixels, grid: &Grid, options: &Options) -> Result<(), String> {
    let (width, height) = (picture.width, picture.height);
    if grid.count() == 0 {
        return Err(format!(
            "The picture is {width} × {height} pixels: with this margin not a single cell of 16 × 16 fits."
        ));
    }
    if grid.count() > usize::from(BlockId::MAX) {
        return Err(format!("{} cells are too many: a tileset has 65,535 blocks at most.", grid.count()));
    }
    if let Solid::Pictures { a, b, .. } = &options.solid {
        for (layer, other) in [("", Some(a)), (" of layer B", b.as_ref())] {
            let Some(other) = other else { continue };
            if (other.width, other.height) != (width, height) {
                return Err(format!(
                    "The collision picture{layer} is {} × {} pixels, the art {width} × {height}: they must be equal.",
                    other.width, other.height
                ));
            }
        }
    }
    Ok(())
}

/// The solid pixels of every cell on both layers.
fn masks(picture: &Pixels, grid: &Grid, solid: &Solid) -> Vec<[Mask; 2]> {
    let all = |pixels: &Pixels, ink| (0..grid.count()).map(move |cell| mask_of(pixels, grid, cell, ink)).collect();
    let (a, b): (Vec<Mask>, Option<Vec<Mask>>) = match solid {
        Solid::Nothing => (vec![[0; 16]; grid.count()], None),
        Solid::Alpha => (all(picture, Ink::Opaque), None),
        Solid::Pictures { a, b, ink } => {
            let of = |pixels: &Pixels| all(pixels, ink.unwrap_or_else(|| Ink::guess(pixels)));
            (of(a), b.as_deref().map(of))
        }
    };
    let b = b.unwrap_or_else(|| a.clone());
    a.into_iter().zip(b).map(|(a, b)| [a, b]).collect()
}

/// Returns the notes before anything is made.
fn notes(picture: &Pixels, grid: &Grid, options: &Options) -> Vec<String> {
    let mut notes = Vec::new();
    notes.extend(match grid.padding {
        (0, 0) => None,
        (x, 0) => Some(format!("The last column is padded with {x} px of clear pixels.")),
        (0, y) => Some(format!("The last row is padded with {y} px of clear pixels.")),
        (x, y) => Some(format!("The last column is padded with {x} px of clear pixels, the last row with {y} px.")),
    });
    let better = Cut::guesses(picture).into_iter().next().filter(|_| !grid.fits());
    if let Some(Cut { margin, spacing }) = better {
        notes.push(format!("With margin {margin} and spacing {spacing}, no padding is needed."));
    }
    if matches!(options.solid, Solid::Alpha) {
        let half = picture.rgba.iter().filter(|pixel| (1..255).contains(&pixel[3])).count();
        if half > 0 {
            notes.push(format!("{half} pixels are partly transparent: those at least half opaque count as solid."));
        }
    }
    if options.solid.is_picture_without(picture) {
        notes.push(
            "No pixel is transparent, so that every block is solid all over. Choose a clear colour or a collision picture."
                .into(),
        );
    }
    notes
}

impl Solid {
    /// True if alpha should show what is solid, and there is none.
    fn is_picture_without(&self, picture: &Pixels) -> bool {
        matches!(self, Self::Alpha) && picture.rgba.iter().all(|pixel| pixel[3] >= 128)
    }
}

/// The tileset in the making.
struct Maker {
    join: Join,
    tiles: Vec<SolidTile>,
    blocks: Vec<Block>,
    tile_ids: HashMap<Mask, TileId>,
    known: Blocks,
    /// Cells with pixels that no array can say, and how many.
    lost: (usize, u32),
    joined: usize,
    mirrored: usize,
}

impl Maker {
    fn new(join: Join) -> Self {
        Self {
            join,
            tiles: vec![SolidTile::default()],
            blocks: vec![Block::default()],
            tile_ids: HashMap::from([([0; 16], 0)]),
            known: Blocks::default(),
            lost: (0, 0),
            joined: 0,
            mirrored: 0,
        }
    }

    fn cell(&mut self, look: Look, sheet: &mut [ArtCell], number: usize) -> Result<Cell, String> {
        if look.is_empty() && self.join != Join::Nothing {
            return Ok(Cell::default());
        }
        let found = self.known.find(&look).filter(|_| self.join != Join::Nothing);
        let place = match found {
            Some(place) => {
                self.joined += 1;
                place
            }
            None => {
                let (flip_x, flip_y) = self.best_flip(&look);
                if flip_x || flip_y {
                    self.mirrored += 1;
                    sheet[number] = mirrored(&look.art, flip_x, flip_y);
                }
                let block = self.add(look.flipped(flip_x, flip_y), number)?;
                Cell { block, flip_x, flip_y, ..Cell::default() }
            }
        };
        let solid = |tile: TileId| if tile == 0 { Solidity::NONE } else { Solidity::ALL };
        let block = self.blocks.get(usize::from(place.block)).copied().unwrap_or_default();
        Ok(Cell { a: solid(block.tile_a), b: solid(block.tile_b), ..place })
    }

    /// Returns the flips of a new block by which its solid tiles are known already; as it is if that saves none.
    fn best_flip(&self, look: &Look) -> (bool, bool) {
        let new = |(flip_x, flip_y): &(bool, bool)| {
            let [a, b] = look.masks.map(|mask| flipped(&mask, *flip_x, *flip_y));
            usize::from(!self.tile_ids.contains_key(&a)) + usize::from(a != b && !self.tile_ids.contains_key(&b))
        };
        match self.join {
            // The first of several equally good ones: as it is, wherever that is as good.
            Join::Tiles => FLIPS.into_iter().min_by_key(new).unwrap_or_default(),
            _ => (false, false),
        }
    }

    fn add(&mut self, look: Look, art: usize) -> Result<BlockId, String> {
        let full = "a tileset has 65,535 blocks and tiles at most";
        let block = BlockId::try_from(self.blocks.len()).map_err(|_| full.to_owned())?;
        let art = u16::try_from(art).map_err(|_| full.to_owned())?;
        let [tile_a, tile_b] = look.masks.map(|mask| self.tile(&mask));
        self.blocks.push(Block { art, tile_a, tile_b, front: false });
        self.known.add(look, block);
        Ok(block)
    }

    /// There are never more tiles than two for each block; past the last number a block is not solid.
    fn tile(&mut self, mask: &Mask) -> TileId {
        if let Some(known) = self.tile_ids.get(mask) {
            return *known;
        }
        let (tile, lost) = tile_of(mask);
        if lost > 0 {
            self.lost = (self.lost.0 + 1, self.lost.1 + lost);
        }
        if (tile.heights, tile.widths) == ([0; 16], [0; 16]) {
            self.tile_ids.insert(*mask, 0);
            return 0;
        }
        let Ok(id) = TileId::try_from(self.tiles.len()) else { return 0 };
        self.tiles.push(tile);
        self.tile_ids.insert(*mask, id);
        id
    }

    fn note(&self) -> Option<String> {
        let (tiles, pixels) = self.lost;
        let shapes = match tiles {
            0 => return None,
            1 => "1 shape has".to_owned(),
            n => format!("{n} shapes have"),
        };
        Some(format!(
            "{shapes} pixels that reach neither the upper nor the lower edge in one piece: {pixels} of them are left \
             out of the height arrays. A tile has one height for each column."
        ))
    }
}

impl Imported {
    /// Returns the result of an import, in words: a line of counts, then the joined things.
    pub fn summary(&self) -> Vec<String> {
        let set = &self.tileset;
        let mut lines = vec![format!(
            "{} ({} × {}), {} empty: {}, {}",
            counted(self.cells.len(), "cell"),
            self.grid.across,
            self.grid.down,
            self.empty,
            counted(set.blocks.len().saturating_sub(1), "block"),
            counted(set.tiles.len().saturating_sub(1), "solid tile"),
        )];
        lines.extend(match self.joined {
            0 => None,
            1 => Some("1 cell is equal to another one, as it is or mirrored, and shares its block.".to_owned()),
            n => Some(format!("{n} cells are equal to others, as they are or mirrored, and share their blocks.")),
        });
        lines.extend(match self.mirrored {
            0 => None,
            1 => Some("1 picture was mirrored to share a solid tile.".to_owned()),
            n => Some(format!("{n} pictures were mirrored to share solid tiles.")),
        });
        lines
    }

    /// The picture as chunks, row after row, each one once: what a drawn piece of level is made of. Block numbers are
    /// those of a project where the tileset's block 0 has the number `first_block`.
    pub fn chunks(&self, size: u8, first_block: BlockId) -> Vec<Chunk> {
        let mut chunks: Vec<Chunk> = Vec::new();
        for chunk in self.pieces(size, first_block) {
            if chunk.cells.iter().any(|cell| cell.block != 0) && !chunks.contains(&chunk) {
                chunks.push(chunk);
            }
        }
        chunks
    }

    /// Returns the place of each of a project's chunks in the picture; the rest counts as empty.
    pub(crate) fn layout(&self, size: u8, first_block: BlockId, chunks: &[Arc<Chunk>]) -> sim::grid::Grid<LayoutCell> {
        let side = usize::from(size.max(1));
        let width = self.grid.across.div_ceil(side);
        let mut layout = sim::grid::Grid::new(width as u32, self.grid.down.div_ceil(side) as u32);
        for (n, piece) in self.pieces(size, first_block).enumerate() {
            let found = chunks.iter().position(|chunk| chunk.cells == piece.cells);
            let chunk = found.and_then(|found| ChunkId::try_from(found).ok()).unwrap_or(0);
            layout.set((n % width) as u32, (n / width) as u32, LayoutCell { chunk, is_loop: false });
        }
        layout
    }

    /// The picture cut into pieces of a chunk's size, row after row.
    fn pieces(&self, size: u8, first_block: BlockId) -> impl Iterator<Item = Chunk> + '_ {
        let side = usize::from(size.max(1));
        let tops = (0..self.grid.down).step_by(side);
        let corners = tops.flat_map(move |y| (0..self.grid.across).step_by(side).map(move |x| (y, x)));
        corners.map(move |(top, left)| {
            let at = |i: usize| {
                let (x, y) = (left + i % side, top + i / side);
                let cell = if x < self.grid.across { self.cells.get(y * self.grid.across + x) } else { None };
                let placed = |cell: &Cell| Cell { block: cell.block.saturating_add(first_block), ..*cell };
                cell.filter(|cell| cell.block != 0).map(placed).unwrap_or_default()
            };
            Chunk { cells: (0..side * side).map(at).collect(), ..Chunk::default() }
        })
    }
}
