//! Flying and swimming: what Tails can do in a jump (Sonic 3 and 3&K).

use super::{Ability, AbilityInfo, Action, ActionValue};
use crate::angle::Angle;
use crate::player::animation::AnimationKind;
use crate::player::frame::Frame;
use crate::player::{Player, Role};
use crate::ruleset::{Character, Ruleset};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// The time that he can fly before he is tired, in units of two frames.
///
/// Guide: Special Abilities > Flying
const FULL_TIME: u8 = 240;
/// Gravity in flight, also under water.
///
/// Guide: Special Abilities > Flying
const GRAVITY: i16 = 8;
/// The gravity in its place after a press.
///
/// Guide: Special Abilities > Flying
const BOOST: i16 = -0x20;
/// A press counts, and a boost goes on, down to this speed.
///
/// Guide: Special Abilities > Flying
const FASTEST_RISE: i16 = -0x100;
/// State of a flight without a boost, of the first and of the last frame of one.
const GLIDES: u8 = 1;
const BOOSTS: u8 = 2;
const BOOST_ENDS: u8 = 0x20;
/// Pixels below the camera's upper limit above which nobody flies.
///
/// Guide: Special Abilities > Flying
pub(super) const CEILING: i32 = 16;

/// A flight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Flight {
    /// 1 while he sinks; from 2 on up to 0x1F a boost, by frames.
    pub state: u8,
    /// Time until he is tired, in units of two frames.
    pub time: u8,
}

impl Ability for Flight {
    const INFO: AbilityInfo = AbilityInfo {
        name: "flight",
        title: "Flying and swimming",
        help: "Tails: press jump again in a jump to fly, under water to swim, and again to rise. After 480 frames he is tired and \
               only sinks. His tails destroy what is above him, but not under water.",
    };

    fn report(self, add: &mut dyn FnMut(ActionValue, i32)) {
        add(ActionValue::FramesLeft, 2 * i32::from(self.time));
    }

    fn throws_back(self) -> bool {
        true
    }

    /// Guide: Special Abilities > Flying
    fn start_in_jump<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        // A partner flies for the second pad only.
        if player.character != Character::Tails || !frame.rules.flight || player.role == Role::Follows {
            return ControlFlow::Continue(());
        }
        let before = player.height_radius;
        player.roll_jump = false;
        player.set_radii(player.standing_radii(frame.rules));
        if player.rolling {
            // Out of a roll jump he has the standing radii already.
            player.y = player.y.moved_px(i32::from(before) - i32::from(player.height_radius));
        }
        player.rolling = false;
        player.action = Self { state: GLIDES, time: FULL_TIME }.into();
        player.animation.request(if player.breath.under_water { AnimationKind::Swim } else { AnimationKind::Fly });
        ControlFlow::Break(())
    }

    /// A frame in flight has a list of its own.
    ///
    /// Guide: Special Abilities > Flying
    fn fly<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        self.beat(player, frame);
        player.steer_in_air(frame);
        player.keep_in_bounds(frame);
        player.move_by_speed();
        player.turn_upright();
        player.collide_in_air(frame);
        ControlFlow::Break(())
    }

    fn land(self, player: &mut Player, _rules: &Ruleset) {
        player.action = Action::None;
    }
}

impl Flight {
    /// One frame of the tails: time, boost or gravity, the sky.
    ///
    /// Guide: Special Abilities > Flying
    fn beat<T: Trace>(self, player: &mut Player, frame: &Frame<'_, T>) {
        let mut flight = self;
        if frame.number % 2 == 1 {
            flight.time = flight.time.saturating_sub(1);
        }
        let is_slow = player.y_speed.0 >= FASTEST_RISE;
        if flight.state <= GLIDES {
            let sinks = player.breath.under_water && frame.carries;
            if frame.input.pressed.jumps() && is_slow && flight.time > 0 && !sinks {
                flight.state = BOOSTS;
            }
            player.y_speed = player.y_speed.plus(GRAVITY);
        } else if is_slow {
            player.y_speed = player.y_speed.plus(BOOST);
            flight.state = if flight.state >= BOOST_ENDS - 1 { GLIDES } else { flight.state + 1 };
        } else {
            flight.state = GLIDES;
        }
        player.stop_below_sky(frame);
        player.animation.request(match (player.breath.under_water, flight.time > 0) {
            (false, true) => AnimationKind::Fly,
            (false, false) => AnimationKind::FlyTired,
            (true, true) => AnimationKind::Swim,
            (true, false) => AnimationKind::SwimTired,
        });
        player.action = flight.into();
    }
}

impl Player {
    /// Nobody flies past the upper end of the level.
    ///
    /// Guide: Special Abilities > Flying
    fn stop_below_sky<T>(&mut self, frame: &Frame<'_, T>) {
        if self.y.px() <= frame.limits.top.saturating_add(CEILING) && self.y_speed.0 < 0 {
            self.y_speed = Speed::ZERO;
        }
    }

    /// Something at a place is in reach of Tails' tails: he flies, and it is above him, at most 45 degrees to a side.
    ///
    /// Guide: Special Abilities > Flying
    pub fn tails_reach(&self, x: i32, y: i32) -> bool {
        let (dx, dy) = (self.x.px().wrapping_sub(x), self.y.px().wrapping_sub(y));
        let flies = matches!(self.action, Action::Flight(_)) && !self.breath.under_water;
        flies && Angle::of_vector(dx as i16, dy as i16).minus(0x20).0 < 0x40
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tails_reach_what_is_above_him() {
        let mut player =
            Player::new(&crate::project::Start { x: 100, y: 100, ..Default::default() }, &Default::default());
        let places = [
            (100, 80, true),
            (81, 80, true),
            (119, 80, true),
            (120, 80, false),
            (79, 80, false),
            (100, 120, false),
            (60, 99, false),
        ];
        for (x, y, reached) in places {
            player.action = Flight { state: 1, time: 9 }.into();
            assert_eq!(player.tails_reach(x, y), reached, "{x} {y}");
            player.action = Action::None;
            assert!(!player.tails_reach(x, y));
        }
    }
}
