//! Drop dash: charging a roll in the air (Mania; a switch for all games).

use super::{Ability, AbilityInfo, Action, ActionValue};
use crate::angle::Angle;
use crate::input::Buttons;
use crate::player::Player;
use crate::player::frame::{CameraLag, Frame};
use crate::player::powers::Shield;
use crate::ruleset::{Character, Ruleset};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// The counter after the press, and the value from which on the dash is armed.
///
/// Guide: Special Abilities > Drop Dash
const PRESSED: u8 = 2;
const ARMED: u8 = 22;
/// The speed after a landing, and the most that it leads to: normal and super.
///
/// Guide: Special Abilities > Drop Dash
const SPEEDS: (i16, i16) = (0x800, 0xC00);
const SUPER_SPEEDS: (i16, i16) = (0xC00, 0xD00);
/// Frames for which the camera does not follow sideways.
///
/// Guide: Special Abilities > Drop Dash
const FROZEN: u8 = 8;

/// The progress of a drop dash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Charge {
    /// The charge, armed or not.
    #[default]
    Runs,
    /// The button was let go: there is none in this jump.
    Cancelled,
    /// The frame after a landing with it.
    Landed,
}

/// A drop dash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct DropDash {
    /// The progress of the charge.
    pub charge: Charge,
    /// 2 with the press, and 1 for each frame of holding, up to 22.
    pub counter: u8,
    /// Left is held.
    pub left: bool,
    /// Right is held.
    pub right: bool,
}

impl Ability for DropDash {
    const INFO: AbilityInfo = AbilityInfo {
        name: "drop_dash",
        title: "Drop dash",
        help: "Sonic without an elemental shield: press jump again in a jump and hold it for 20 frames. He then lands rolling, at \
               8 pixels a frame or more. Let go before he lands, and it is lost for this jump.",
    };

    fn report(self, add: &mut dyn FnMut(ActionValue, i32)) {
        add(ActionValue::FramesCharged, self.counter.into());
    }

    /// Guide: Special Abilities > Drop Dash
    fn start_in_jump<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let free = matches!(player.shield, Shield::None | Shield::Plain) || player.is_invincible();
        if !frame.rules.drop_dash || player.character != Character::Sonic || !free {
            return ControlFlow::Continue(());
        }
        player.action = Self { counter: PRESSED, ..Self::default() }.holding(frame).into();
        ControlFlow::Break(())
    }

    /// Guide: Special Abilities > Drop Dash
    fn fly<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let mut dash = self.holding(frame);
        match (dash.counter >= ARMED, frame.input.held.jumps()) {
            (true, false) => dash.charge = Charge::Cancelled,
            (false, true) => dash.counter += 1,
            _ => {}
        }
        player.action = dash.into();
        ControlFlow::Continue(())
    }

    /// The frame after the landing: the camera stays behind.
    fn roll<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        player.action = Action::None;
        frame.camera_lag = CameraLag::Frozen(FROZEN);
        ControlFlow::Continue(())
    }

    fn walk<T: Trace>(self, player: &mut Player, _frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        player.action = Action::None;
        ControlFlow::Continue(())
    }

    /// Guide: Special Abilities > Drop Dash
    fn land(self, player: &mut Player, rules: &Ruleset) {
        player.end_jump_move(rules);
        if self.counter < ARMED || self.charge != Charge::Runs || player.airborne {
            return;
        }
        if self.left || self.right {
            player.faces_left = self.left;
        }
        let speeds = if player.form.is_super() { SUPER_SPEEDS } else { SPEEDS };
        let mirror = if player.faces_left { -1 } else { 1 };
        let (x_speed, ground_speed) =
            (player.x_speed.0.saturating_mul(mirror), player.ground_speed.0.saturating_mul(mirror));
        let speed = landed(speeds, x_speed, ground_speed, player.ground_angle);
        player.ground_speed = Speed(speed.saturating_mul(mirror));
        player.become_ball(rules);
        player.y = player.y.moved_px(player.ball_shift(rules));
        player.action = Self { charge: Charge::Landed, ..Self::default() }.into();
    }
}

impl DropDash {
    fn holding<T>(self, frame: &Frame<'_, T>) -> Self {
        Self { left: frame.held(Buttons::LEFT), right: frame.held(Buttons::RIGHT), ..self }
    }
}

/// The ground speed that a drop dash makes of a landing to the right; to the left it is mirrored.
///
/// Guide: Special Abilities > Drop Dash
fn landed((force, cap): (i16, i16), x_speed: i16, ground_speed: i16, angle: Angle) -> i16 {
    if x_speed >= 0 {
        (ground_speed >> 2).saturating_add(force).min(cap)
    } else if angle == Angle::FLOOR {
        force
    } else {
        (ground_speed >> 1).saturating_add(force)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p6_a_landing_takes_a_quarter_of_the_speed_along() {
        let rows = [
            (SPEEDS, 0x600, 0x600, 0, 0x980),
            (SPEEDS, -0x600, -0x600, 0, 0x800),
            (SPEEDS, -0x600, -0x600, 8, 0x500),
            (SPEEDS, 0x1200, 0x1200, 0, 0xC00),
            (SUPER_SPEEDS, 0x600, 0x600, 0, 0xD00),
        ];
        for (speeds, x_speed, ground_speed, angle, expected) in rows {
            assert_eq!(landed(speeds, x_speed, ground_speed, Angle(angle)), expected, "{x_speed:#x} {angle}");
        }
    }
}
