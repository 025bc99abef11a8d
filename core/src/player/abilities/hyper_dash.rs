//! Hyper dash: what Hyper Sonic can do in a jump (3&K); a press of Super Sonic does nothing.

use super::{Ability, AbilityInfo};
use crate::input::Buttons;
use crate::player::Player;
use crate::player::frame::Frame;
use crate::player::powers::Form;
use crate::ruleset::{Character, Ruleset, SuperForms};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// Guide: States > Super Speeds > Super/Hyper Sonic
const DASH_SPEED: i16 = 0x800;

/// The move of a super or hyper form was used in this jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct HyperDash {}

impl Ability for HyperDash {
    const INFO: AbilityInfo = AbilityInfo {
        name: "hyper_dash",
        title: "Hyper dash",
        help: "Hyper Sonic: press jump again in a jump to dash in one of eight directions, ahead without one, and to destroy all \
               enemies on the screen. Once until he lands. Super Sonic has no such move.",
    };

    /// Guide: States > Super Speeds > Super/Hyper Sonic
    fn start_in_jump<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let by_press = frame.rules.super_forms == SuperForms::ByPress;
        if player.character != Character::Sonic || !player.form.is_super() || !by_press {
            return ControlFlow::Continue(());
        }
        player.action = Self::default().into();
        if player.form == Form::Hyper {
            player.dash_by_direction(frame);
            frame.objects.destroy_enemies(player, &frame.view, frame.trace);
            frame.forget_the_way(player);
        }
        ControlFlow::Break(())
    }

    fn land(self, player: &mut Player, rules: &Ruleset) {
        player.end_jump_move(rules);
    }
}

impl Player {
    /// Speeds by the directions held; ahead if none is, or if they cancel each other out.
    ///
    /// Guide: States > Super Speeds > Super/Hyper Sonic
    fn dash_by_direction<T>(&mut self, frame: &Frame<'_, T>) {
        let along = |back: Buttons, forth: Buttons| match (frame.held(back), frame.held(forth)) {
            (true, false) => -DASH_SPEED,
            (false, true) => DASH_SPEED,
            _ => 0,
        };
        let (mut x_speed, y_speed) = (along(Buttons::LEFT, Buttons::RIGHT), along(Buttons::UP, Buttons::DOWN));
        if (x_speed, y_speed) == (0, 0) {
            x_speed = if self.faces_left { -DASH_SPEED } else { DASH_SPEED };
        }
        (self.x_speed, self.y_speed) = (Speed(x_speed), Speed(y_speed));
        self.ground_speed = self.x_speed;
    }
}
