//! The session: how the user left it. Losing it loses no work.

use eframe::egui::{Pos2, pos2};
use sim::project::PlacementId;
use sim::tiles::{BlockId, ChunkId, TileLayer};
use std::collections::BTreeSet;

/// Which part of a level the canvas shows, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Level pixel in the canvas's top left corner.
    pub origin: Pos2,
    /// Screen points per level pixel.
    pub zoom: f32,
}

impl Default for View {
    fn default() -> Self {
        Self { origin: pos2(0.0, 0.0), zoom: 1.0 }
    }
}

/// Something selected in the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Selected {
    /// The start.
    Start,
    /// The goal's area.
    Goal,
    /// A layer switcher.
    Switcher(PlacementId),
    /// A placed object.
    Placement(PlacementId),
}

/// What the brush paints with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A block with flips and solidity.
    Block(sim::tiles::Cell),
    /// A whole chunk.
    Chunk(ChunkId),
}

impl Default for Brush {
    fn default() -> Self {
        Self::Block(sim::tiles::Cell { block: 1 as BlockId, ..Default::default() })
    }
}

/// Which overlays the canvas and the preview draw, each a toggle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Overlays {
    /// Grid of 16 pixels.
    pub grid: bool,
    /// Grid of the chunks.
    pub chunk_grid: bool,
    /// Solid tiles of the layer in view.
    pub collision: bool,
    /// Angles of the solid tiles.
    pub angles: bool,
    /// Sensors of the running player.
    pub sensors: bool,
    /// Speeds, mode, angle and layer of the running player.
    pub readout: bool,
    /// Width, height and push radius of the running player.
    pub radii: bool,
    /// Speeds of the running player, as arrows.
    pub speeds: bool,
    /// Where the running player went.
    pub trail: bool,
    /// Camera borders and level bounds.
    pub camera: bool,
}

impl Default for Overlays {
    fn default() -> Self {
        Self {
            grid: true,
            chunk_grid: true,
            collision: false,
            angles: false,
            sensors: true,
            readout: true,
            radii: false,
            speeds: true,
            trail: true,
            camera: true,
        }
    }
}

/// Tool, view, selection: what the panes share without being part of the document.
#[derive(Clone, Debug, Default)]
pub struct Session {
    /// Key of the level in view.
    pub level: String,
    /// Part of the level in view.
    pub view: View,
    /// Id of the tool in hand (see `tools`).
    pub tool: String,
    /// What the brush paints with.
    pub brush: Brush,
    /// Collision layer in view and painted on.
    pub layer: TileLayer,
    /// Overlays shown.
    pub overlays: Overlays,
    /// What is selected.
    pub selection: BTreeSet<Selected>,
    /// Level position under the pointer, pixels; `None` while it is elsewhere.
    pub cursor: Option<(i32, i32)>,
    /// The view that was left when play began, to which stopping returns.
    pub view_left: Option<View>,
    /// The view stays where it is put while the player runs.
    pub free_view: bool,
    /// Painting a block changes every place that shares the chunk, not just this one.
    pub paint_everywhere: bool,
}
