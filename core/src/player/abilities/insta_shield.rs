//! Insta-shield: a moment of protection and a larger hitbox in a jump (Sonic 3 and 3&K).

use super::{Ability, AbilityInfo, Action};
use crate::digest::saved;
use crate::player::Player;
use crate::player::frame::Frame;
use crate::player::powers::Shield;
use crate::ruleset::{Character, Ruleset};
use crate::trace::Trace;
use std::ops::ControlFlow;

/// Frames in which it is open.
///
/// Guide: Special Abilities > Insta-Shield
const FRAMES: u8 = 14;
/// Half the size of the hitbox while it is open.
///
/// Guide: Special Abilities > Insta-Shield
pub const INSTA_HALF_SIZE: i32 = 24;

saved! {
    /// An insta-shield that was used in this jump.
    pub struct InstaShield {
        /// Frames that it stays open, the current one included; 0 once it is over.
        pub frames: u8,
    }
}

impl Ability for InstaShield {
    const INFO: AbilityInfo = AbilityInfo {
        name: "insta_shield",
        title: "Insta-shield",
        help: "Sonic without a shield: press jump again in a jump. For 14 frames his hitbox reaches 24 pixels to all sides, \
               and nothing that it touches hurts. Once until he lands.",
    };

    /// Guide: Special Abilities > Insta-Shield
    fn start_in_jump<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let is_bare = player.shield == Shield::None && !player.is_invincible();
        if player.character != Character::Sonic || !frame.rules.insta_shield || !is_bare {
            return ControlFlow::Continue(());
        }
        player.action = Self { frames: FRAMES }.into();
        ControlFlow::Break(())
    }

    fn fly<T: Trace>(self, player: &mut Player, _frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        player.action = Self { frames: self.frames.saturating_sub(1) }.into();
        ControlFlow::Continue(())
    }

    fn land(self, player: &mut Player, rules: &Ruleset) {
        player.end_jump_move(rules);
    }
}

impl InstaShield {
    /// A move of which a recording says only whether it is over.
    pub(crate) fn recorded(is_over: bool, before: Action) -> Self {
        let before = if let Action::InstaShield(shield) = before { shield.frames } else { FRAMES };
        Self { frames: if is_over { before.min(1) } else { before.max(1) } }
    }
}

impl Player {
    /// An insta-shield is open: his hitbox is larger, and what it touches does not hurt.
    ///
    /// Guide: Special Abilities > Insta-Shield
    pub fn has_insta_shield(&self) -> bool {
        let Action::InstaShield(shield) = self.action else { return false };
        shield.frames > 0 && self.shield == Shield::None && !self.is_invincible()
    }
}
