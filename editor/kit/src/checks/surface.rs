//! Surfaces as the feet feel them: where one goes on from block to block, and where it breaks off.
//!
//! The four ways to stand are the same thing turned. Along `feet` a sensor looks; across it the surface runs on, from a
//! block to the one right of it (or below it, on walls).

use rayon::prelude::*;
use sim::angle::Angle;
use sim::level::Level;
use sim::sensors::{Direction, Hit, Ray};
use sim::tiles::{SolidTile, TILE, TileLayer};

/// Both layers.
pub(crate) const LAYERS: [TileLayer; 2] = [TileLayer::A, TileLayer::B];

/// A tile as it is in a level, with what is asked of it most.
#[derive(Clone, Copy)]
pub(crate) struct PlacedTile {
    /// The tile, mirrored.
    pub tile: SolidTile,
    /// True if all of it is solid, for heights and widths alike.
    pub is_full: bool,
}

/// A level with its tiles by number.
pub struct PlacedTiles<'a> {
    level: &'a Level,
    tiles: Vec<PlacedTile>,
}

impl<'a> PlacedTiles<'a> {
    /// Returns all tiles that a level shows.
    pub(crate) fn of(level: &'a Level) -> Self {
        let shape = |number: usize| {
            let tile = level.shape(number as u16);
            let full = |lengths: &[i8; 16]| lengths.iter().all(|length| length.unsigned_abs() >= 16);
            PlacedTile { tile, is_full: full(&tile.heights) && full(&tile.widths) }
        };
        Self { level, tiles: (0..level.shape_count()).map(shape).collect() }
    }

    /// The tile of a number.
    pub(crate) fn get(&self, number: u16) -> &PlacedTile {
        &self.tiles[usize::from(number)]
    }
}

/// The directions of the feet, with the angle of a straight surface under them.
pub(crate) const FEET: [(Direction, Angle); 4] = [
    (Direction::Down, Angle::FLOOR),
    (Direction::Right, Angle::RIGHT_WALL),
    (Direction::Up, Angle::CEILING),
    (Direction::Left, Angle::LEFT_WALL),
];

/// Pixel rows (or columns) that the tile fills from its far end, in column (or row) `across`; negative from the near end.
pub(crate) fn length(tile: &SolidTile, feet: Direction, across: usize) -> i32 {
    i32::from(match feet {
        Direction::Down => tile.heights[across],
        Direction::Up => tile.heights[across].wrapping_neg(),
        Direction::Right => tile.widths[across],
        Direction::Left => tile.widths[across].wrapping_neg(),
    })
    .clamp(-16, 16)
}

/// The last free pixel before the surface that a block shows in one of its columns (rows, on walls), if it shows one.
///
/// The block's own tile says where; a sensor from there must find the surface right before it.
pub(crate) fn stand(
    tiles: &PlacedTiles<'_>,
    layer: TileLayer,
    feet: Direction,
    block: (i32, i32),
    across: i32,
) -> Option<(i32, i32)> {
    let (number, solidity) = tiles.level.shape_at(layer, block.0, block.1);
    if number == 0 || !solidity.top {
        return None;
    }
    let into = match length(&tiles.get(number).tile, feet, across as usize) {
        0 => return None,
        from_far_end @ 1..=16 => 16 - from_far_end,
        _from_near_end => 0,
    };
    let (x, y) = (block.0 * TILE, block.1 * TILE);
    let at = match feet {
        Direction::Down => (x + across, y + into - 1),
        Direction::Up => (x + across, y + TILE - into),
        Direction::Right => (x + into - 1, y + across),
        Direction::Left => (x + TILE - into, y + across),
    };
    (cast(tiles.level, layer, feet, at).distance == 0).then_some(at)
}

/// A foot sensor at a place.
pub(crate) fn cast(level: &Level, layer: TileLayer, feet: Direction, (x, y): (i32, i32)) -> Hit {
    level.cast(Ray::ground(x, y, feet), layer)
}

/// Pixels that a surface of this angle falls away from feet per pixel across, walking right or down; `None` if it is
/// too steep to be stood on this way. A flagged tile is straight.
fn fall(angle: Option<Angle>, feet: Direction, straight: Angle) -> Option<f32> {
    let Some(angle) = angle.filter(|angle| !angle.is_flagged()) else { return Some(0.0) };
    let turned = f32::from(angle.minus(straight.0).0 as i8);
    if turned.abs() > 40.0 {
        return None;
    }
    let fall = (turned / 128.0 * std::f32::consts::PI).tan();
    // Surfaces are named by the way that leads clockwise round: on right walls that is up, under ceilings left.
    Some(if matches!(feet, Direction::Down | Direction::Left) { fall } else { -fall })
}

/// A place where a surface does not go on as its angles say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Break {
    /// The direction of the feet.
    pub feet: Direction,
    /// The block before the break.
    pub block: (i32, i32),
    /// The last free pixel before the surface, in the block's last column (row).
    pub at: (i32, i32),
    /// Pixels that the surface is farther from the feet in the next column; negative if it is nearer.
    pub drop: i32,
    /// Pixels of that which the angles do not explain, without sign.
    pub off: i32,
    /// On layer A, on layer B.
    pub layers: [bool; 2],
}

impl Break {
    /// The layer concerned; `None` for both.
    pub(crate) fn layer(&self) -> Option<TileLayer> {
        match self.layers {
            [true, false] => Some(TileLayer::A),
            [false, true] => Some(TileLayer::B),
            _ => None,
        }
    }

    /// The block after the break.
    pub(crate) fn next_block(&self) -> (i32, i32) {
        match self.feet {
            Direction::Down | Direction::Up => (self.block.0 + 1, self.block.1),
            Direction::Right | Direction::Left => (self.block.0, self.block.1 + 1),
        }
    }
}

/// Farther than this, no foot holds on to ground and none is lifted out of it.
pub const REACH: i32 = 14;

/// Returns all breaks of a level, row by row.
pub(crate) fn breaks(tiles: &PlacedTiles<'_>) -> Vec<Break> {
    let (columns, rows) = tiles.level.size_in_blocks();
    let (columns, rows) = (columns as i32, rows as i32);
    let row = |y: i32| {
        let mut found: Vec<Break> = Vec::new();
        for x in 0..columns {
            let first = found.len();
            for (n, layer) in LAYERS.into_iter().enumerate() {
                let (number, solidity) = tiles.level.shape_at(layer, x, y);
                if number == 0 || !solidity.top {
                    continue;
                }
                let shape = tiles.get(number);
                for way in FEET {
                    if way.0 == Direction::Down && shape.is_full && is_full(tiles, layer, (x, y - 1)) {
                        continue; // inside of the ground there is no surface
                    }
                    let Some(new) = break_at(tiles, layer, way, (x, y), shape) else { continue };
                    match found[first..].iter_mut().find(|old| (old.feet, old.drop) == (new.feet, new.drop)) {
                        Some(old) => old.layers[n] = true,
                        None => {
                            let mut layers = [false; 2];
                            layers[n] = true;
                            found.push(Break { layers, ..new });
                        }
                    }
                }
            }
        }
        found
    };
    (0..rows).into_par_iter().flat_map_iter(row).collect()
}

/// Returns true if all of a block holds feet.
pub(crate) fn is_full(tiles: &PlacedTiles<'_>, layer: TileLayer, block: (i32, i32)) -> bool {
    let (number, solidity) = tiles.level.shape_at(layer, block.0, block.1);
    number != 0 && solidity.top && tiles.get(number).is_full
}

/// A flagged tile whose surface is steeper than 45 degrees: the side of something, which nobody runs along, as with angles
/// that are too steep to be stood on.
pub(crate) fn is_side(tile: &SolidTile) -> bool {
    if !tile.engine_angle().is_flagged() {
        return false;
    }
    let heights = tile.heights.map(|height| i32::from(height.unsigned_abs()));
    let (low, high) = heights.iter().fold((16, 0), |(low, high), height| (low.min(*height), high.max(*height)));
    let columns = |of: i32| (0_i32..).zip(heights).filter(move |(_, height)| *height == of).map(|(column, _)| column);
    let apart = columns(low).flat_map(|from| columns(high).map(move |to| (from - to).abs())).min();
    high - low > 2 && apart.is_some_and(|apart| high - low >= apart)
}

fn break_at(
    tiles: &PlacedTiles<'_>,
    layer: TileLayer,
    (feet, straight): (Direction, Angle),
    block: (i32, i32),
    shape: &PlacedTile,
) -> Option<Break> {
    // Only curves lead onto walls and ceilings: straight flagged ones are the sides and undersides of things.
    let is_floor = feet == Direction::Down;
    let angle = shape.tile.engine_angle();
    if !is_floor && angle.is_flagged() {
        return None;
    }
    if is_floor && is_side(&shape.tile) {
        return None;
    }
    let here = fall(Some(angle), feet, straight)?;
    let at = stand(tiles, layer, feet, block, TILE - 1)?;
    let next = if matches!(feet, Direction::Down | Direction::Up) { (at.0 + 1, at.1) } else { (at.0, at.1 + 1) };
    let hit = cast(tiles.level, layer, feet, next);
    if hit.distance.abs() > REACH || hit.distance == 0 {
        return None;
    }
    if !is_floor && hit.angle.is_none_or(Angle::is_flagged) {
        return None;
    }
    if is_floor {
        let (number, _) = tiles.level.shape_at(layer, next.0 >> 4, (next.1 + hit.distance + 1) >> 4);
        if is_side(&tiles.get(number).tile) {
            return None;
        }
    }
    let there = fall(hit.angle, feet, straight)?;
    let (least, most) = (here.min(there).floor() as i32, here.max(there).ceil() as i32);
    let off = (hit.distance - most).max(least - hit.distance);
    (off > 0).then_some(Break { feet, block, at, drop: hit.distance, off, layers: [false; 2] })
}
