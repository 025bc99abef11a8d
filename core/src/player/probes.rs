//! The player's pairs of sensors, at the radii of the moment, in any direction.

use super::Player;
use super::step::Frame;
use crate::sensors::{Direction, Pair, Ray, Sensor};
use crate::trace::Trace;

impl Player {
    /// The two sensors of one side of the body: at the height radius towards `direction`, at the width radius to both
    /// sides. `sensors` names first the right or upper one, which loses ties.
    ///
    /// Guide: Slope Collision > Ground Sensors
    #[inline]
    pub(super) fn probe_pair<T: Trace>(
        &self,
        frame: &mut Frame<'_, T>,
        direction: Direction,
        top: bool,
        sensors: [Sensor; 2],
    ) -> Pair {
        let (x, y) = (self.x.px(), self.y.px());
        let (width, height) = (i32::from(self.width_radius), i32::from(self.height_radius));
        let (first, second) = match direction {
            Direction::Down => ((x + width, y + height), (x - width, y + height)),
            Direction::Up => ((x + width, y - height), (x - width, y - height)),
            Direction::Right => ((x + height, y - width), (x + height, y + width)),
            Direction::Left => ((x - height, y - width), (x - height, y + width)),
        };
        let ray = |(x, y)| Ray { x, y, direction, top };
        let rays = [(sensors[0], ray(first)), (sensors[1], ray(second))];
        frame.level.sense_pair(rays, self.layer, frame.trace)
    }

    /// Moves the player by whole pixels along a direction, as every response to a sensor does; the fraction stays.
    #[inline]
    pub(super) fn shift(&mut self, direction: Direction, distance: i32) {
        match direction {
            Direction::Down => self.y = self.y.moved_px(distance),
            Direction::Up => self.y = self.y.moved_px(-distance),
            Direction::Right => self.x = self.x.moved_px(distance),
            Direction::Left => self.x = self.x.moved_px(-distance),
        }
    }
}
