//! The ground of a level, compiled: all of it but the objects, as sensors, camera and player read it.
//!
//! `terrain.rs` is what sensors read, with the shapes of `shapes.rs`. `compile.rs` makes it from a project by way of
//! `chunks.rs` and `layout.rs`, all at once or as much as an edit touched.

mod chunks;
mod compile;
mod layout;
mod limits;
pub(crate) mod shapes;
pub(crate) mod terrain;

pub use chunks::{MOST_MIRRORED_TILES, mirrored_tiles};
pub use layout::ChunkPlace;
pub(crate) use layout::Layout;
pub(crate) use limits::{LimitScene, LimitTable};
pub(crate) use terrain::Terrain;

use crate::project::{Area, Bounds, LimitChange, Start, Tide};
use crate::ruleset::Ruleset;
use crate::tiles::{SolidTile, Solidity, TileLayer};
use chunks::Chunks;

/// A level without its objects: immutable while a world steps in it. An edit recompiles only what it touched.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// Limits of the camera, from which those of the player follow, where no change wants others.
    pub bounds: Bounds,
    /// These limits with the changes of them.
    limits: LimitTable,
    /// The place where the player begins.
    pub start: Start,
    /// Reaching it ends the level.
    pub goal: Option<Area>,
    /// The water's surface at the start, pixels.
    pub water: Option<i32>,
    /// The motion of the water.
    pub tide: Tide,
    /// Height in pixels after which terrain repeats downwards.
    pub wrap_y: Option<i32>,
    terrain: Terrain,
    chunks: Chunks,
    layout: Layout,
}

impl Ground {
    /// Ground of this terrain that is no chunks: what its limits and rules are is set afterwards.
    pub(crate) fn of(terrain: Terrain, bounds: Bounds, limit_changes: &[LimitChange]) -> Self {
        Self {
            ruleset: Ruleset::default(),
            bounds,
            limits: LimitTable::new(bounds, limit_changes),
            start: Start::default(),
            goal: None,
            water: None,
            tide: Tide::default(),
            wrap_y: None,
            terrain,
            chunks: Chunks::default(),
            layout: Layout::default(),
        }
    }

    #[inline]
    pub(crate) const fn terrain(&self) -> &Terrain {
        &self.terrain
    }

    /// The limits that the level wants at each place.
    #[inline]
    pub(crate) const fn limits(&self) -> &LimitTable {
        &self.limits
    }

    /// Columns and rows of blocks.
    pub const fn size_in_blocks(&self) -> (u32, u32) {
        self.terrain.size()
    }

    /// Returns the shape at a block on a layer, as quickly as a sensor sees it: a number that stands for the tile as it is
    /// mirrored there (equal numbers are equal tiles, see [`Ground::shape`]), and what it is solid to. 0 if nothing is.
    pub fn shape_at(&self, layer: TileLayer, block_x: i32, block_y: i32) -> (u16, Solidity) {
        self.terrain.solid_word(layer, (block_x, block_y))
    }

    /// The tile that a number of [`Ground::shape_at`] stands for; empty for 0 and for numbers that stand for none.
    pub fn shape(&self, number: u16) -> SolidTile {
        self.terrain.shape(number)
    }

    /// Puts another tile in the place of the one that a number of [`Ground::shape_at`] stands for, wherever it is; 0 and
    /// numbers that stand for none are left alone.
    pub fn set_shape(&mut self, number: u16, tile: &SolidTile) {
        if number > 0 && usize::from(number) < self.shape_count() {
            self.terrain.shapes_mut().replace(number, tile);
        }
    }

    /// Numbers of [`Ground::shape_at`] are below this.
    pub fn shape_count(&self) -> usize {
        self.terrain.shape_count()
    }

    /// Returns the solid tile at a block (pixel coordinates divided by 16) on a layer, as it is mirrored there.
    ///
    /// `None` if nothing is. Terrain that repeats downwards does so here too.
    pub fn tile_at(&self, layer: TileLayer, block_x: i32, block_y: i32) -> Option<(SolidTile, Solidity)> {
        self.terrain.tile(layer, (block_x, block_y))
    }
}
