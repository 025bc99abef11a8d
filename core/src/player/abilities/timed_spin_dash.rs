//! Spin dash of CD: charging a roll from rest by time.

use super::{Ability, AbilityInfo, Action, ActionValue};
use crate::input::Buttons;
use crate::player::Player;
use crate::player::frame::Frame;
use crate::ruleset::{Character, SpinDashRule};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// Frames from the press, that one included, to the first release that is a dash.
///
/// Guide: Special Abilities > Spindash
const READY: u8 = 45;
/// Gained in each frame of charging.
///
/// Guide: Special Abilities > Spindash
const BOOST: i16 = 75;
/// The speed that the press gives, before the roll begins.
///
/// Guide: Special Abilities > Spindash
const FIRST_SPEED: i16 = 0x16;

/// A spin dash that charges by time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct TimedSpinDash {
    /// Frames of it so far, the press included, up to 45.
    pub counter: u8,
}

impl Ability for TimedSpinDash {
    const INFO: AbilityInfo = AbilityInfo {
        name: "timed_spin_dash",
        title: "Spin dash of CD",
        help: "Sonic in CD: duck at rest and press jump, keep down held for three quarters of a second, let go to roll off at up \
               to twice the top speed. Let go early, or at an edge, and he stays.",
    };

    fn report(self, add: &mut dyn FnMut(ActionValue, i32)) {
        add(ActionValue::FramesCharged, self.counter.into());
    }

    fn attacks(self) -> bool {
        true
    }

    /// The frame of the press rolls and moves: to the right at the least speed of a roll, to the left hardly.
    ///
    /// Guide: Special Abilities > Spindash
    fn start_on_ground<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let may = frame.rules.spin_dash == SpinDashRule::Timed && player.character == Character::Sonic;
        let rests = player.ground_speed == Speed::ZERO && frame.held(Buttons::DOWN);
        if !may || !rests || player.look.active {
            return ControlFlow::Continue(());
        }
        player.ground_speed = Speed(if player.faces_left { -FIRST_SPEED } else { FIRST_SPEED });
        player.curl_up(frame.rules);
        player.action = Self { counter: 1 }.into();
        player.apply_slope_factor(frame.rules);
        player.run(frame);
        player.boost_slow_roll(frame.rules);
        player.keep_in_bounds(frame);
        player.move_by_speed();
        player.stand_on_terrain(frame);
        player.slip(frame.rules);
        ControlFlow::Break(())
    }

    /// Guide: Special Abilities > Spindash
    fn roll<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let counter = self.counter.saturating_add(1).min(READY);
        player.charge_by(BOOST);
        if player.is_over_edge(frame) {
            return player.give_up_charge(frame);
        }
        if frame.held(Buttons::DOWN) {
            player.action = Self { counter }.into();
            return ControlFlow::Break(());
        }
        if counter < READY {
            return player.give_up_charge(frame);
        }
        player.action = Action::None;
        ControlFlow::Continue(())
    }

    /// Something stood him up: no charge is left.
    fn walk<T: Trace>(self, player: &mut Player, _frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        player.action = Action::None;
        ControlFlow::Continue(())
    }

    fn land(self, player: &mut Player, _rules: &crate::ruleset::Ruleset) {
        player.action = Action::None;
    }
}

impl Player {
    /// A charge that ends too early: no speed, on his feet.
    ///
    /// Guide: Special Abilities > Spindash
    fn give_up_charge<T>(&mut self, frame: &Frame<'_, T>) -> ControlFlow<()> {
        (self.x_speed, self.y_speed, self.ground_speed) = (Speed::ZERO, Speed::ZERO, Speed::ZERO);
        self.action = Action::None;
        self.stand_up(frame.rules);
        ControlFlow::Break(())
    }
}
