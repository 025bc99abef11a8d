//! The shapes in use: solid tiles already mirrored, numbered for the grid.

use crate::angle::Angle;
use crate::direction::Direction;
use crate::tiles::{SolidTile, TileId};

/// Number of a shape in a grid word; 0 is empty.
pub(crate) type ShapeId = u16;

/// A mirrored solid tile as sensors read it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(16))] // no direction's lengths straddle two cache lines
pub(crate) struct TileShape {
    /// Solid length at `direction * 16 + index across`, signed and turned for that direction.
    lengths: [i8; 64],
    /// The angle that it writes, turned with the tile; the empty shape writes none.
    pub angle: Option<Angle>,
}

impl TileShape {
    const EMPTY: Self = Self { lengths: [0; 64], angle: None };

    /// Heights for down and up, widths for right and left; up and left see them in a mirror, so signs change.
    fn of(tile: &SolidTile) -> Self {
        let mut lengths = [0; 64];
        // Longer than the tile is as long as the tile: nothing that a file says can leave the range of distances.
        for across in 0..16 {
            let (height, width) = (tile.heights[across].clamp(-16, 16), tile.widths[across].clamp(-16, 16));
            lengths[Direction::Down as usize * 16 + across] = height;
            lengths[Direction::Right as usize * 16 + across] = width;
            lengths[Direction::Up as usize * 16 + across] = -height;
            lengths[Direction::Left as usize * 16 + across] = -width;
        }
        Self { lengths, angle: Some(tile.engine_angle()) }
    }

    /// Solid length as a probe in that direction meets it, -16 to 16.
    #[inline]
    pub(crate) const fn length(&self, direction: Direction, across: usize) -> i32 {
        self.lengths[(direction as usize * 16 + across) & 63] as i32
    }
}

/// The shapes that grid words name.
#[derive(Clone, Debug)]
pub(crate) struct TileShapes(Vec<TileShape>);

impl Default for TileShapes {
    fn default() -> Self {
        Self(vec![TileShape::EMPTY])
    }
}

impl TileShapes {
    /// Shapes that a grid word can name, the empty one among them.
    pub(crate) const MAX: usize = 1 << 14;

    /// The shape of that number.
    #[inline]
    pub(crate) fn get(&self, shape: ShapeId) -> &TileShape {
        &self.0[shape as usize]
    }

    /// Returns which of the numbers that both have stand for another shape than in `before`; empty if none does.
    pub(crate) fn changed_since(&self, before: &Self) -> Vec<bool> {
        let changed: Vec<bool> = self.0.iter().zip(&before.0).map(|(shape, before)| shape != before).collect();
        if changed.contains(&true) { changed } else { Vec::new() }
    }

    /// Returns the number of shapes.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// Adds the shape of a tile; `None` if no more numbers are left.
    pub(crate) fn push(&mut self, tile: &SolidTile) -> Option<ShapeId> {
        let number = self.0.len();
        if number >= Self::MAX {
            return None;
        }
        self.0.push(TileShape::of(tile));
        Some(number as ShapeId)
    }

    /// Puts another tile in the place of a shape.
    pub(crate) fn replace(&mut self, shape: ShapeId, tile: &SolidTile) {
        self.0[shape as usize] = TileShape::of(tile);
    }
}

/// A solid tile of a project: the index of its tileset and its number there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TileKey {
    pub tileset: usize,
    pub tile: TileId,
}

/// The shape of each tile in each of the four ways to mirror it; 0 if none has a number yet.
///
/// By number, not by content, so that an edit of a tile is an edit of at most four shapes and touches no grid.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShapeNumbers {
    tilesets: Vec<Vec<[ShapeId; 4]>>,
}

impl ShapeNumbers {
    /// The number of a mirrored tile, 0 if it has none yet; tile 0 is the empty shape.
    pub(crate) fn get(&self, key: TileKey, variant: usize) -> ShapeId {
        self.tilesets
            .get(key.tileset)
            .and_then(|tiles| tiles.get(key.tile as usize))
            .map_or(0, |shapes| shapes[variant])
    }

    /// The place of a number, made if there was none.
    pub(crate) fn entry(&mut self, key: TileKey, variant: usize) -> &mut ShapeId {
        let (tileset, tile) = (key.tileset, key.tile as usize);
        if self.tilesets.len() <= tileset {
            self.tilesets.resize_with(tileset + 1, Vec::new);
        }
        let tiles = &mut self.tilesets[tileset];
        if tiles.len() <= tile {
            tiles.resize(tile + 1, [0; 4]);
        }
        &mut tiles[tile][variant]
    }
}

/// Index of one of the four ways to mirror a tile.
pub(crate) const fn variant(flip_x: bool, flip_y: bool) -> usize {
    flip_x as usize + 2 * flip_y as usize
}

/// The two flips of a variant.
pub(crate) const fn flips(variant: usize) -> (bool, bool) {
    (variant & 1 != 0, variant & 2 != 0)
}
