//! One sensor: the tile under the anchor and at most one neighbour.

use super::{Direction, Hit, Ray, Reach};
use crate::ground::{Ground, Terrain};
use crate::tiles::TileLayer;

/// A hit, and how the sensor came to it: what an overlay shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    /// The surface that it found.
    pub hit: Hit,
    /// Block coordinates of the tile under the anchor and of the second tile, if one was looked at.
    pub tiles: [Option<(i32, i32)>; 2],
    /// The way in which the distance came about.
    pub reach: Reach,
}

impl Ground {
    /// Casts one sensor. Defined for every coordinate; outside the level nothing is solid.
    ///
    /// Guide: Solid Tiles > Sensors
    #[inline]
    pub fn cast(&self, ray: Ray, layer: TileLayer) -> Hit {
        let (terrain, Ray { x, y, direction, top }) = (self.terrain(), ray);
        match direction {
            Direction::Down => terrain.hit::<{ Direction::Down as u8 }>(x, y, top, layer),
            Direction::Right => terrain.hit::<{ Direction::Right as u8 }>(x, y, top, layer),
            Direction::Up => terrain.hit::<{ Direction::Up as u8 }>(x, y, top, layer),
            Direction::Left => terrain.hit::<{ Direction::Left as u8 }>(x, y, top, layer),
        }
    }

    /// As [`Ground::cast`], with the tiles that were looked at.
    #[inline(never)]
    pub fn cast_in_full(&self, ray: Ray, layer: TileLayer) -> Cast {
        self.terrain().cast(ray, layer)
    }
}

impl Terrain {
    /// [`Terrain::cast`] compiled for one direction, as a function of its own: most callers know theirs.
    #[inline(never)]
    fn hit<const DIRECTION: u8>(&self, x: i32, y: i32, top: bool, layer: TileLayer) -> Hit {
        const ALL: [Direction; 4] = [Direction::Down, Direction::Right, Direction::Up, Direction::Left];
        self.cast(Ray { x, y, direction: ALL[DIRECTION as usize], top }, layer).hit
    }

    /// The one sensor algorithm, turned by the direction of the ray.
    ///
    /// Everything is counted along the direction: `n` is how far the anchor is into its tile, `length` how much of the
    /// tile's far end is solid in the anchor's row or column (negative: of its near end). Up and left are down and
    /// right in a mirror: `n` turns around and lengths change sign, but the index across never does.
    ///
    /// Guide: Solid Tiles > Sensor Regression & Extension
    #[inline(always)] // so that a caller that only wants the hit does not pay for the rest
    pub(crate) fn cast(&self, ray: Ray, layer: TileLayer) -> Cast {
        let vertical = matches!(ray.direction, Direction::Down | Direction::Up);
        let mirrored = matches!(ray.direction, Direction::Up | Direction::Left);
        let (along, across) = if vertical { (ray.y, ray.x) } else { (ray.x, ray.y) };
        let n = (along & 15) ^ if mirrored { 15 } else { 0 };
        let across = (across & 15) as usize;

        let tile = (ray.x >> 4, ray.y >> 4);
        let first = self.solid_shape(layer, tile, ray.top);
        let length = first.length(ray.direction, across);
        if 0 < length && length < 16 {
            let hit = Hit { distance: 15 - n - length, angle: first.angle };
            return Cast { hit, tiles: [Some(tile), None], reach: Reach::Direct };
        }

        // Full, or inside the part that the tile's near end fills: the surface may be one tile back.
        let regress = length == 16 || n + length < 0;
        let step = if regress != mirrored { -1 } else { 1 };
        let beside = if vertical { (tile.0, tile.1 + step) } else { (tile.0 + step, tile.1) };
        let second = self.solid_shape(layer, beside, ray.top);
        let distance = second_tile(n, second.length(ray.direction, across));
        let (distance, reach) =
            if regress { (distance - 16, Reach::Regression) } else { (distance + 16, Reach::Extension) };
        // The second tile writes its angle over the first one's even if it is empty in this very column.
        let angle = second.angle.or(first.angle);
        Cast { hit: Hit { distance, angle }, tiles: [Some(tile), Some(beside)], reach }
    }
}

/// Distance in the second tile, measured from the same depth `n` into it.
///
/// Guide: Solid Tiles > Sensor Regression & Extension
#[inline]
const fn second_tile(n: i32, length: i32) -> i32 {
    if length > 0 {
        15 - n - length
    } else if n + length < 0 {
        -n - 1
    } else {
        15 - n
    }
}
