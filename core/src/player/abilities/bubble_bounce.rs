//! Bounce: what the bubble shield can do in a jump (Sonic 3 and 3&K).

use super::{Ability, AbilityInfo, Action};
use crate::player::Player;
use crate::player::frame::Frame;
use crate::player::powers::Shield;
use crate::ruleset::{Character, Ruleset};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// Guide: Elemental Shields > Water Shield
const DOWN_FORCE: Speed = Speed(0x800);
/// Guide: Elemental Shields > Water Shield
const BOUNCE_FORCE: Speed = Speed(0x780);
/// The same under water.
///
/// Guide: Elemental Shields > Water Shield
const WET_BOUNCE_FORCE: Speed = Speed(0x400);

/// The bubble shield's move was used in this jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct BubbleBounce {}

impl Ability for BubbleBounce {
    const INFO: AbilityInfo = AbilityInfo {
        name: "bubble_bounce",
        title: "Bounce",
        help: "Sonic with a bubble shield: press jump again in a jump to shoot down and bounce off the ground, once until he lands.",
    };

    /// Guide: Elemental Shields > Water Shield
    fn start_in_jump<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        if !player.can_use_shield(frame.rules, Shield::Bubble) {
            return ControlFlow::Continue(());
        }
        player.x_speed = if frame.rules.bounce_keeps_half { Speed(player.x_speed.0 / 2) } else { Speed::ZERO };
        player.ground_speed = Speed::ZERO;
        player.y_speed = DOWN_FORCE;
        player.action = Self::default().into();
        ControlFlow::Break(())
    }

    fn land(self, player: &mut Player, rules: &Ruleset) {
        player.end_jump_move(rules);
    }
}

impl Player {
    /// A landing ends the move of a jump. With a bubble shield at that time he bounces, whichever move it was.
    ///
    /// Guide: Elemental Shields > Water Shield
    pub(super) fn end_jump_move(&mut self, rules: &Ruleset) {
        self.action = Action::None;
        let bounces = self.character == Character::Sonic && self.shield == Shield::Bubble && !self.form.is_super();
        if bounces && rules.shield_moves {
            self.bounce(rules);
        }
    }

    /// Off the ground again, at a right angle to it, as in a jump.
    ///
    /// Guide: Elemental Shields > Water Shield
    fn bounce(&mut self, rules: &Ruleset) {
        let away = self.ground_angle.minus(0x40);
        let force = if self.breath.under_water { WET_BOUNCE_FORCE } else { BOUNCE_FORCE };
        self.x_speed = self.x_speed.plus(force.scaled(away.cos()).0);
        self.y_speed = self.y_speed.plus(force.scaled(away.sin()).0);
        self.airborne = true;
        self.jumping = true;
        self.pushing = false;
        self.become_ball(rules);
        self.y = self.y.moved_px(self.ball_shift(rules));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::angle::Angle;

    #[test]
    fn p10_a_bounce_adds_speed_at_a_right_angle_to_the_ground() {
        for (angle, added) in [(0x00, (0, -0x780)), (0x20, (0x54D, -0x54E))] {
            let mut player = Player::new(&crate::project::Start::default(), &Ruleset::default());
            player.ground_angle = Angle(angle);
            player.bounce(&Ruleset::default());
            assert_eq!((player.x_speed.0, player.y_speed.0), added, "{angle:#x}");
        }
    }
}
