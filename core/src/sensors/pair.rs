//! The use of sensors by rules: one at a time, or in pairs of which the nearer wins; the trace receives every cast.

use super::{Cast, Hit, Ray, Sensor};
use crate::ground::Ground;
use crate::tiles::TileLayer;
use crate::trace::{SensorCast, Trace};

/// The two sensors of a pair, and whose distance and angle are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The surface that the first found.
    pub first: Hit,
    /// The surface that the second found.
    pub second: Hit,
    /// The second one won: it is nearer, or as near.
    pub second_won: bool,
}

impl Pair {
    #[inline]
    const fn of(first: Hit, second: Hit) -> Self {
        Self { first, second, second_won: second.distance <= first.distance }
    }

    /// The nearer hit; on a tie the second.
    pub const fn winner(&self) -> Hit {
        if self.second_won { self.second } else { self.first }
    }
}

impl Ground {
    /// Casts a sensor that decides alone.
    #[inline]
    pub(crate) fn sense<T: Trace>(&self, sensor: Sensor, ray: Ray, layer: TileLayer, trace: &mut T) -> Hit {
        if T::ENABLED {
            let cast = self.cast_in_full(ray, layer);
            report(sensor, ray, layer, &cast, true, trace);
            return cast.hit;
        }
        self.cast(ray, layer)
    }

    /// Casts two sensors of which the smaller distance wins, on a tie the second.
    ///
    /// Name first the one on the right (floor and ceiling) or the upper one (walls): the originals' order.
    ///
    /// Guide: Slope Collision > Ground Sensors
    /// Differs: the guide's sensor A wins ties; that holds on the floor and on right walls only.
    #[inline]
    pub fn sense_pair<T: Trace>(
        &self,
        [(first_sensor, first_ray), (second_sensor, second_ray)]: [(Sensor, Ray); 2],
        layer: TileLayer,
        trace: &mut T,
    ) -> Pair {
        if T::ENABLED {
            let first = self.cast_in_full(first_ray, layer);
            let second = self.cast_in_full(second_ray, layer);
            let pair = Pair::of(first.hit, second.hit);
            report(first_sensor, first_ray, layer, &first, !pair.second_won, trace);
            report(second_sensor, second_ray, layer, &second, pair.second_won, trace);
            return pair;
        }
        Pair::of(self.cast(first_ray, layer), self.cast(second_ray, layer))
    }
}

fn report<T: Trace>(sensor: Sensor, ray: Ray, layer: TileLayer, cast: &Cast, won: bool, trace: &mut T) {
    trace.sensor(SensorCast {
        sensor,
        anchor: (ray.x, ray.y),
        direction: ray.direction,
        top: ray.top,
        layer,
        tiles: cast.tiles,
        reach: cast.reach,
        distance: cast.hit.distance,
        angle: cast.hit.angle,
        won,
        refused: None,
    });
}
