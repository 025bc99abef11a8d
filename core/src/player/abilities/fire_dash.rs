//! Flame dash: what the fire shield can do in a jump (Sonic 3 and 3&K).

use super::{Ability, AbilityInfo};
use crate::player::Player;
use crate::player::frame::Frame;
use crate::player::powers::Shield;
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// Guide: Elemental Shields > Fire Shield
const DASH_SPEED: i16 = 0x800;

/// The fire shield's move was used in this jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct FireDash {}

impl Ability for FireDash {
    const INFO: AbilityInfo = AbilityInfo {
        name: "fire_dash",
        title: "Flame dash",
        help: "Sonic with a fire shield: press jump again in a jump to dash ahead, once until he lands. The camera follows late.",
    };

    /// Guide: Elemental Shields > Fire Shield
    fn start_in_jump<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        if !player.can_use_shield(frame.rules, Shield::Fire) {
            return ControlFlow::Continue(());
        }
        player.x_speed = Speed(if player.faces_left { -DASH_SPEED } else { DASH_SPEED });
        player.ground_speed = player.x_speed;
        player.y_speed = Speed::ZERO;
        player.action = Self::default().into();
        frame.forget_the_way(player);
        ControlFlow::Break(())
    }

    fn land(self, player: &mut Player, rules: &Ruleset) {
        player.end_jump_move(rules);
    }
}
