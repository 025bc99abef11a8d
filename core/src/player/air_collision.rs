//! Slope Collision in the air: walls, ceilings, landing.

use super::animation::AnimationKind;
use super::characters::push_radius;
use super::frame::Frame;
use super::slope_ranges::LandingRange;
use super::{Player, Routine};
use crate::angle::Angle;
use crate::ruleset::{LandingShift, Ruleset};
use crate::sensors::{Direction, Hit, Pair, Ray, Sensor};
use crate::trace::{Refusal, Trace};
use crate::units::Speed;

/// The fastest fall that becomes ground speed on a steep slope.
///
/// Guide: Slope Physics > Landing on the Ground
const STEEP_LANDING_CAP: i16 = 0xFC0;
/// Inside a ceiling by this much, it counts as a wall if the ruleset says so.
///
/// Guide: Slope Collision > Airborne Sensor Activation
const DEEP_CEILING: i32 = 0x14;

impl Player {
    /// Walls, ceiling and floor by the way the player is mostly moving.
    ///
    /// Guide: Slope Collision > Airborne Sensor Activation
    pub(super) fn collide_in_air<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        match Angle::air_quadrant(self.x_speed.0, self.y_speed.0) {
            Direction::Down => {
                self.hit_air_wall(frame, Direction::Left);
                self.hit_air_wall(frame, Direction::Right);
                self.land_falling(frame);
            }
            Direction::Up => {
                self.hit_air_wall(frame, Direction::Left);
                self.hit_air_wall(frame, Direction::Right);
                self.hit_ceiling_rising(frame);
            }
            side => self.collide_sideways(frame, side),
        }
    }

    /// One wall; true if the player was inside of it.
    ///
    /// Guide: Slope Collision > Airborne Sensor Activation
    pub(super) fn hit_air_wall<T: Trace>(&mut self, frame: &mut Frame<'_, T>, side: Direction) -> bool {
        let radius = push_radius(frame.rules, self.character);
        let (sensor, to_side) = if side == Direction::Left { (Sensor::E, -radius) } else { (Sensor::F, radius) };
        let ray = Ray::wall(self.x.px() + to_side, self.y.px(), side);
        let distance = frame.ground.sense(sensor, ray, self.layer, frame.trace).distance;
        if distance >= 0 {
            frame.refuse(Refusal::NotReached);
            return false;
        }
        self.shift(side, distance);
        self.x_speed = Speed::ZERO;
        true
    }

    /// The floor pair. What its sensors find stays in the angle buffers.
    pub(super) fn floor_pair<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> Pair {
        let pair = self.probe_pair(frame, Direction::Down, true, [Sensor::B, Sensor::A]);
        for (buffer, hit) in self.foot_angles.iter_mut().zip([pair.first, pair.second]) {
            *buffer = hit.angle.unwrap_or(*buffer);
        }
        pair
    }

    /// Moving mostly left or right: that wall, then the ceiling, then, falling, the floor.
    ///
    /// Guide: Slope Collision > Airborne Sensor Activation
    fn collide_sideways<T: Trace>(&mut self, frame: &mut Frame<'_, T>, side: Direction) {
        if self.hit_air_wall(frame, side) {
            self.ground_speed = self.y_speed;
            if frame.rules.air_wall_ends_collision {
                return;
            }
        }
        let ceiling = self.probe_pair(frame, Direction::Up, false, [Sensor::D, Sensor::C]).winner().distance;
        if ceiling < 0 {
            if frame.rules.deep_ceiling_is_wall && side == Direction::Left && ceiling <= -DEEP_CEILING {
                self.hit_air_wall(frame, Direction::Right);
                return;
            }
            self.shift(Direction::Up, ceiling);
            if self.y_speed.0 < 0 {
                self.y_speed = Speed::ZERO;
            }
            return;
        }
        frame.refuse(Refusal::NotReached);
        if self.y_speed.0 < 0 {
            return; // wind tunnels, which land rising players too: not in yet
        }
        let Hit { distance, angle } = self.floor_pair(frame).winner();
        if distance < 0 {
            self.shift(Direction::Down, distance);
            self.ground_angle = landed_on(angle);
            self.y_speed = Speed::ZERO;
            self.ground_speed = self.x_speed;
            self.reset_on_floor(frame.rules);
        } else {
            frame.refuse(Refusal::NotReached);
        }
    }

    /// Moving mostly up: a steep ceiling is caught, any other ends the rise.
    ///
    /// Guide: Slope Collision > Landing On A Ceiling
    fn hit_ceiling_rising<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        let Hit { distance, angle } = self.probe_pair(frame, Direction::Up, false, [Sensor::D, Sensor::C]).winner();
        if distance >= 0 {
            frame.refuse(Refusal::NotReached);
            return;
        }
        self.shift(Direction::Up, distance);
        let angle = angle.filter(|angle| !angle.is_flagged()).unwrap_or(Angle::CEILING);
        if LandingRange::of(angle) == LandingRange::Steep {
            self.ground_angle = angle;
            self.ground_speed = Speed(along(angle, self.y_speed.0));
            if self.rolling && frame.rules.ceiling_keeps_ball {
                self.touch_ground();
                self.abilities_land(frame.rules);
            } else {
                self.reset_on_floor(frame.rules);
            }
        } else {
            self.y_speed = Speed::ZERO;
        }
    }

    /// Moving mostly down: lands where either foot is no deeper inside the floor than the fall explains.
    ///
    /// Guide: Slope Physics > Landing on the Ground
    fn land_falling<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        let pair = self.floor_pair(frame);
        let Hit { distance, angle } = pair.winner();
        if distance >= 0 {
            frame.refuse(Refusal::NotReached);
            return;
        }
        // A signed byte in the originals: falls of 120 pixels a frame and more turn it around.
        let limit = i32::from(self.y_speed.high_byte().wrapping_add(8).wrapping_neg());
        if pair.first.distance < limit && pair.second.distance < limit {
            frame.refuse(Refusal::TooDeep(limit));
            return;
        }
        self.shift(Direction::Down, distance);
        self.ground_angle = landed_on(angle);
        self.take_landing_speed();
        self.reset_on_floor(frame.rules);
    }

    /// Converts the speeds of a fall by the ground's angle: steep slopes turn it into ground speed, gentler ones half
    /// of it, flat ground takes the speed sideways.
    ///
    /// Guide: Slope Physics > Landing on the Ground
    pub fn take_landing_speed(&mut self) {
        let angle = self.ground_angle;
        match LandingRange::of(angle) {
            LandingRange::Steep => {
                self.x_speed = Speed::ZERO;
                self.y_speed = Speed(self.y_speed.0.min(STEEP_LANDING_CAP));
                self.ground_speed = Speed(along(angle, self.y_speed.0));
            }
            LandingRange::Gentle => {
                self.y_speed = Speed(self.y_speed.0 >> 1);
                self.ground_speed = Speed(along(angle, self.y_speed.0));
            }
            LandingRange::Flat => {
                self.y_speed = Speed::ZERO;
                self.ground_speed = self.x_speed;
            }
        }
    }

    /// On the ground again, standing: ends jumps and rolls. The last thing of a landing: what the jump's ability makes of
    /// it comes after the speeds.
    ///
    /// Guide: Slope Physics > Landing on the Ground
    pub(crate) fn reset_on_floor(&mut self, rules: &Ruleset) {
        self.touch_ground();
        let stays_ball = self.rolling && !self.forced_roll.is_free();
        if self.rolling && !stays_ball {
            let shift = match rules.landing_shift {
                LandingShift::Fixed => -self.ball_shift(rules),
                LandingShift::ByRadius => self.radius_shift(rules),
                // UNVERIFIED which angles count as upside down: those past the vertical.
                LandingShift::ByRadiusTurned if self.ground_angle.plus(0x40).0 >= 0x80 => -self.radius_shift(rules),
                LandingShift::ByRadiusTurned => self.radius_shift(rules),
            };
            self.rolling = false;
            self.set_radii(self.standing_radii(rules));
            self.y = self.y.moved_px(shift);
        } else if !stays_ball && rules.landing_shift != LandingShift::Fixed {
            self.set_radii(self.standing_radii(rules)); // a partner who flew in as a ball was none any more
        }
        if self.routine == Routine::Normal && !stays_ball {
            self.animation.request(AnimationKind::Walk);
        }
        self.abilities_land(rules);
    }

    fn touch_ground(&mut self) {
        self.airborne = false;
        self.pushing = false;
        self.roll_jump = false;
        self.jumping = false;
        self.chain = 0;
        self.look.counter = 0;
    }
}

/// The angle taken on landing; flagged floors are flat.
fn landed_on(angle: Option<Angle>) -> Angle {
    angle.filter(|angle| !angle.is_flagged()).unwrap_or(Angle::FLOOR)
}

/// Speed downwards as ground speed: the other way round on slopes that rise to the right.
const fn along(angle: Angle, y_speed: i16) -> i16 {
    if angle.0 >= 0x80 { y_speed.wrapping_neg() } else { y_speed }
}
