//! Double jump: what the lightning shield can do in a jump (Sonic 3 and 3&K).

use super::{Ability, AbilityInfo};
use crate::player::Player;
use crate::player::frame::Frame;
use crate::player::powers::Shield;
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// Guide: Elemental Shields > Lightning Shield
const JUMP_SPEED: Speed = Speed(-0x580);

/// The lightning shield's move was used in this jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct LightningJump {}

impl Ability for LightningJump {
    const INFO: AbilityInfo = AbilityInfo {
        name: "lightning_jump",
        title: "Double jump",
        help: "Sonic with a lightning shield: press jump again in a jump to jump higher, once until he lands.",
    };

    /// Guide: Elemental Shields > Lightning Shield
    fn start_in_jump<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        if !player.can_use_shield(frame.rules, Shield::Lightning) {
            return ControlFlow::Continue(());
        }
        player.y_speed = JUMP_SPEED;
        player.jumping = false;
        player.action = Self::default().into();
        ControlFlow::Break(())
    }

    fn land(self, player: &mut Player, rules: &Ruleset) {
        player.end_jump_move(rules);
    }
}
