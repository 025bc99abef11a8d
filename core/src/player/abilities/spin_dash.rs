//! Spin dash: charging a roll from rest (Sonic 2 and later).

use super::{Ability, AbilityInfo, Action, ActionValue};
use crate::input::Buttons;
use crate::player::Player;
use crate::player::animation::AnimationKind;
use crate::player::frame::{CameraLag, Frame};
use crate::ruleset::SpinDashRule;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// The charge that a further press adds, and the most that it can be.
///
/// Guide: Special Abilities > Spindash
const REV: u16 = 0x200;
const FULL: u16 = 0x800;

/// A spin dash that is being charged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct SpinDash {
    /// The charge, 0 to 0x800.
    pub counter: u16,
}

impl Ability for SpinDash {
    const INFO: AbilityInfo = AbilityInfo {
        name: "spin_dash",
        title: "Spin dash",
        help: "Duck and press jump to charge, press again for more, let down go to dash. The camera follows late.",
    };

    fn report(self, add: &mut dyn FnMut(ActionValue, i32)) {
        add(ActionValue::Charge, self.counter.into());
    }

    fn attacks(self) -> bool {
        true
    }

    /// Guide: Special Abilities > Spindash
    fn start_on_ground<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let ducks = player.animation.requested == AnimationKind::Duck;
        if !ducks || frame.rules.spin_dash != SpinDashRule::Revs {
            return ControlFlow::Continue(());
        }
        player.animation.request(AnimationKind::SpinDash);
        player.action = Self::default().into();
        player.stay_in_place(frame);
        ControlFlow::Break(())
    }

    /// Guide: Special Abilities > Spindash
    fn walk<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        if frame.held(Buttons::DOWN) {
            let revs = frame.input.pressed.jumps();
            player.action = Self { counter: self.charged(revs) }.into();
            player.animation.request(AnimationKind::SpinDash);
            if revs {
                player.animation.restart();
            }
        } else {
            self.release(player, frame);
        }
        player.look_ahead_meanwhile(frame.rules);
        player.stay_in_place(frame);
        ControlFlow::Break(())
    }
}

impl SpinDash {
    /// The charge after a frame of holding down: 1/32 is lost, then a press adds.
    ///
    /// Guide: Special Abilities > Spindash
    fn charged(self, pressed: bool) -> u16 {
        let kept = self.counter - (self.counter >> 5);
        if pressed { (kept + REV).min(FULL) } else { kept }
    }

    /// Guide: Special Abilities > Spindash
    fn release<T>(self, player: &mut Player, frame: &mut Frame<'_, T>) {
        let constants = player.constants(frame.rules);
        let base = if player.form.is_super() { constants.super_spin_dash_speed } else { constants.spin_dash_speed };
        let speed = base + 0x80 * (self.counter.min(FULL) >> 8) as i16;
        player.action = Action::None;
        player.ground_speed = Speed(if player.faces_left { -speed } else { speed });
        player.become_ball(frame.rules);
        player.y = player.y.moved_px(player.ball_shift(frame.rules));
        let above = speed - constants.spin_dash_speed;
        frame.camera_lag = CameraLag::Behind((32 - above / 0x80).clamp(0, 32) as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p1_a_press_in_every_frame_fills_it() {
        let mut dash = SpinDash::default();
        for counter in [0x200, 0x3F0, 0x5D1, 0x7A3, 0x800, 0x800] {
            dash.counter = dash.charged(true);
            assert_eq!(dash.counter, counter);
        }
        assert_eq!(dash.charged(false), 0x7C0);
    }
}
