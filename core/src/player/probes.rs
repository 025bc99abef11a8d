//! The player's sensors: where they are, at the radii of the moment, and pairs of them in any direction.

use super::Player;
use super::characters::push_radius;
use super::frame::Frame;
use crate::angle::Mode;
use crate::ruleset::Ruleset;
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
        let [first, second] = self.anchors(direction).map(|(x, y)| Ray { x, y, direction, top });
        frame.ground.sense_pair([(sensors[0], first), (sensors[1], second)], self.layer, frame.trace)
    }

    /// The two ends of one side of the body: the right or upper one first.
    ///
    /// Guide: Slope Collision > Ground Sensors
    #[inline]
    fn anchors(&self, direction: Direction) -> [(i32, i32); 2] {
        let (x, y) = (self.x.px(), self.y.px());
        let (width, height) = (i32::from(self.width_radius), i32::from(self.height_radius));
        match direction {
            Direction::Down => [(x + width, y + height), (x - width, y + height)],
            Direction::Up => [(x + width, y - height), (x - width, y - height)],
            Direction::Right => [(x + height, y - width), (x + height, y + width)],
            Direction::Left => [(x - height, y - width), (x - height, y + width)],
        }
    }

    /// Returns the present anchor of a sensor of his and its direction, whether a rule casts it or not.
    ///
    /// Guide: Slope Collision > The Player's Sensors
    pub fn sensor_ray(&self, sensor: Sensor, rules: &Ruleset) -> Ray {
        let (x, y) = (self.x.px(), self.y.px());
        let mode = if self.airborne { Mode::Floor } else { self.ground_angle.mode() };
        let (feet, head) = (mode.feet(), mode.feet().opposite());
        // As the feet are named: see `stand_on_terrain`.
        let left_first = matches!(mode, Mode::Ceiling | Mode::LeftWall);
        let end = |direction, left: bool| self.anchors(direction)[usize::from(left != left_first)];
        let on = |(x, y), direction, top| Ray { x, y, direction, top };
        match sensor {
            Sensor::A => on(end(feet, true), feet, true),
            Sensor::B => on(end(feet, false), feet, true),
            Sensor::C => on(end(head, true), head, false),
            Sensor::D => on(end(head, false), head, false),
            Sensor::E if self.airborne => Ray::wall(x - push_radius(rules, self.character), y, Direction::Left),
            Sensor::F if self.airborne => Ray::wall(x + push_radius(rules, self.character), y, Direction::Right),
            Sensor::E => self.push_ray(false, (x, y), rules),
            Sensor::F => self.push_ray(true, (x, y), rules),
            Sensor::Balance => Ray::ground(x, y + i32::from(self.height_radius), Direction::Down),
        }
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
