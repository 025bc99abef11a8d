//! The tool in hand, and what the tools work with.

use crate::bindings::{Stride, ToolId};
use crate::language::t;
use crate::tr;
use kit::document::Stamp;
use kit::document::maze_piece::MazePiece;
use kit::drawing::in_hand::InHand;
use kit::drawing::shapes::handles::ShapeOptions;
use sim::project::{MarkKind, Placement};
use sim::ruleset::Character;
use sim::tiles::{BlockId, ChunkId, TileId, TileLayer};
use std::sync::Arc;

/// The grid that positions of placed things are rounded to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Snap {
    /// So many pixels.
    Pixels(u16),
    /// The side of a chunk.
    Chunk,
}

impl Default for Snap {
    fn default() -> Self {
        Self::Pixels(8)
    }
}

impl Snap {
    /// The sizes to choose from.
    pub const ALL: [Self; 8] = [
        Self::Pixels(1),
        Self::Pixels(2),
        Self::Pixels(4),
        Self::Pixels(8),
        Self::Pixels(16),
        Self::Pixels(32),
        Self::Pixels(64),
        Self::Chunk,
    ];

    /// The next size; after the largest the smallest.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|snap| *snap == self).map_or(0, |at| at + 1);
        Self::ALL[at % Self::ALL.len()]
    }

    /// In pixels, if a chunk has `chunk_size` blocks along its side.
    pub fn pixels(self, chunk_size: i32) -> f32 {
        match self {
            Self::Pixels(pixels) => f32::from(pixels.max(1)),
            Self::Chunk => chunk_size.max(1) as f32 * 16.0,
        }
    }

    /// Returns the length of a nudge, pixels.
    pub fn stride(self, stride: Stride, chunk_size: i32) -> f32 {
        match stride {
            Stride::Snap => self.pixels(chunk_size),
            Stride::Pixel => 1.0,
            Stride::Chunk => Self::Chunk.pixels(chunk_size),
        }
    }

    /// For menus and the status bar.
    pub fn label(self) -> String {
        match self {
            Self::Pixels(1) => t("1 pixel").to_owned(),
            Self::Pixels(pixels) => tr!("{pixels} pixels", pixels),
            Self::Chunk => t("a chunk").to_owned(),
        }
    }
}

/// The content of the brush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A block with flips and solidity.
    Block(sim::tiles::Cell),
    /// A whole chunk.
    Chunk(ChunkId),
}

impl Default for Brush {
    fn default() -> Self {
        let all = sim::tiles::Solidity::ALL;
        Self::Block(sim::tiles::Cell { block: 1 as BlockId, a: all, b: all, ..Default::default() })
    }
}

/// The number of the block that is painted into a maze: at first a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MazeBrush(pub u8);

impl Default for MazeBrush {
    fn default() -> Self {
        Self(1)
    }
}

/// A solid tile: the place of its tileset in the project, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TileAt {
    /// Place of the tileset in the project's list.
    pub tileset: usize,
    /// The tile's number.
    pub tile: TileId,
}

impl Default for TileAt {
    fn default() -> Self {
        Self { tileset: 0, tile: 1 } // tile 0 is empty and stays so
    }
}

/// The object that the object tool places: a kind and all that is set about it. Id and place count for nothing.
#[derive(Clone, Debug)]
pub struct ObjectInHand {
    /// The kind, its flips and its parameters.
    pub placement: Placement,
}

impl Default for ObjectInHand {
    fn default() -> Self {
        Self { placement: kit::document::custom_kinds::first_of_palette() }
    }
}

/// Of which tileset the palettes show blocks and chunks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OfTileset {
    /// The tileset of the zone that the level in view came from; all if it came from none.
    #[default]
    Level,
    /// Every tileset.
    All,
    /// This one, by its place in the project.
    One(usize),
}

/// Blocks along the side of the ground brush, 1 or more: at first enough for a bank that a player can stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroundSize(pub u8);

impl Default for GroundSize {
    fn default() -> Self {
        Self(4)
    }
}

/// The tool in hand, and what the tools work with.
#[derive(Clone, Debug, Default)]
pub struct ToolChoices {
    /// The tool in hand.
    pub tool: ToolId,
    /// The content of the brush.
    pub brush: Brush,
    /// The content of the brush in mazes: the block's number.
    pub maze_block: MazeBrush,
    /// The cells of a maze that were captured last, to paint with.
    pub maze_piece: Option<Arc<MazePiece>>,
    /// Of which tileset the palettes show blocks and chunks.
    pub palette: OfTileset,
    /// The solid tile that the Tiles pane shows.
    pub solid_tile: TileAt,
    /// The object that the object tool places.
    pub object: ObjectInHand,
    /// The kind of the project's own that the Object maker shall show, by name.
    pub own_kind: Option<String>,
    /// The character whose art the pane of characters is to show.
    pub own_figure: Option<Character>,
    /// The parameter that was set last, by name: the one that Alt and the wheel step.
    pub parameter: String,
    /// The area that was captured last, to paint with.
    pub stamp: Option<Arc<Stamp>>,
    /// The stamp of the project that is in hand, by key; `None` for any other one.
    pub stamp_key: Option<String>,
    /// The folder that stamps are kept in: that of the one in hand last.
    pub stamp_folder: String,
    /// Each stamp put down is followed by another one of its folder, by chance.
    pub random_stamps: bool,
    /// The state of that chance.
    pub stamp_chance: u32,
    /// Stamps put by, under the keys 1 to 9.
    pub quick_stamps: [Option<Arc<Stamp>>; 9],
    /// The block that was in the brush last, for when blocks are chosen again.
    pub last_block: sim::tiles::Cell,
    /// The chunk that was in the brush last.
    pub last_chunk: ChunkId,
    /// The grid that positions are rounded to while things are placed and dragged.
    pub snap: Snap,
    /// Collision layer to view and paint on.
    pub layer: TileLayer,
    /// The area tool selects whole chunks.
    pub area_in_chunks: bool,
    /// Painting a block changes every place that shares the chunk, not just this one.
    pub paint_everywhere: bool,
    /// The kind of marks that the region tool places.
    pub mark: MarkKind,
    /// Both ends of what was measured last, level pixels.
    pub measured: Option<(eframe::egui::Pos2, eframe::egui::Pos2)>,
    /// Options of the shape tool.
    pub shape: ShapeOptions,
    /// The ground brush.
    pub ground_size: GroundSize,
    /// The ground brush clears away instead of painting; Alt does what it does not.
    pub ground_clears: bool,
    /// Cells and things that the drag on the canvas would leave if it ended now.
    pub in_hand: Option<Arc<InHand>>,
}
