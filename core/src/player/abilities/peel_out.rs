//! Super peel-out: charging a run from rest (CD).

use super::{Ability, AbilityInfo, Action, ActionValue};
use crate::input::Buttons;
use crate::player::Player;
use crate::player::animation::AnimationKind;
use crate::player::frame::Frame;
use crate::ruleset::Character;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// Frames from the press, that one included, to the first release that is a run.
///
/// Guide: Special Abilities > Super Peel Out
const READY: u8 = 30;
/// Gained in each frame of charging.
///
/// Guide: Special Abilities > Super Peel Out
const BOOST: i16 = 100;

/// A super peel-out that is being charged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct PeelOut {
    /// Frames of it so far, the press included, up to 30.
    pub counter: u8,
}

impl Ability for PeelOut {
    const INFO: AbilityInfo = AbilityInfo {
        name: "peel_out",
        title: "Super peel-out",
        help: "Sonic in CD: look up at rest and press jump, keep up held for half a second, let go to run off at up to twice the \
               top speed. He destroys nothing. Let go early, and he stays.",
    };

    fn report(self, add: &mut dyn FnMut(ActionValue, i32)) {
        add(ActionValue::FramesCharged, self.counter.into());
    }

    /// Guide: Special Abilities > Super Peel Out
    fn start_on_ground<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let may = frame.rules.peel_out && player.character == Character::Sonic && player.ground_speed == Speed::ZERO;
        if !may || !frame.held(Buttons::UP) || player.look.active {
            return ControlFlow::Continue(());
        }
        player.action = Self { counter: 1 }.into();
        player.animation.request(AnimationKind::Walk);
        ControlFlow::Break(())
    }

    /// Guide: Special Abilities > Super Peel Out
    fn walk<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let counter = self.counter.saturating_add(1).min(READY);
        if frame.held(Buttons::UP) {
            player.action = Self { counter }.into();
            player.charge_by(BOOST);
            player.animation.request(AnimationKind::Walk);
            return ControlFlow::Break(());
        }
        player.action = Action::None;
        if counter < READY {
            player.ground_speed = Speed::ZERO;
        }
        ControlFlow::Continue(())
    }
}

impl Player {
    /// Gains ground speed the way he faces, without moving: up to twice the top speed, in speed shoes to one and a half.
    ///
    /// Guide: Special Abilities > Super Peel Out
    pub(super) fn charge_by(&mut self, boost: i16) {
        let top = self.stats.top_speed.max(0);
        let shod = if self.speed_shoes > 0 { top / 2 } else { 0 };
        let cap = top.saturating_mul(2) - shod;
        let speed = self.ground_speed.plus(if self.faces_left { -boost } else { boost });
        self.ground_speed = Speed(speed.0.clamp(-cap, cap));
        (self.x_speed, self.y_speed) = (Speed::ZERO, Speed::ZERO);
    }
}
