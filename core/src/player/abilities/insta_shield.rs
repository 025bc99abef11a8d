//! Insta-shield: a moment of protection and a larger hitbox in a jump (Sonic 3 and 3&K).

use super::{Ability, AbilityInfo, Action, ActionValue};
use crate::player::Player;
use crate::player::frame::Frame;
use crate::player::powers::Shield;
use crate::ruleset::{Character, Ruleset};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use std::ops::ControlFlow;

/// Frames in which it is open.
///
/// Guide: Special Abilities > Insta-Shield
const FRAMES: u8 = 14;
/// Images of it, a frame each.
///
/// Guide: Special Abilities > Insta-Shield
const IMAGES: u8 = 6;
/// Half the size of the hitbox while it is open.
///
/// Guide: Special Abilities > Insta-Shield
pub const INSTA_HALF_SIZE: i32 = 24;

/// An insta-shield that was used in this jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct InstaShield {
    /// Frames that it stays open, the current one included; 0 once it is over.
    pub frames: u8,
}

/// An insta-shield that a landing cut short. In games in which it plays on, its end uses up the move of the next jump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct LateShield {
    /// Frames until it is over, and one; 0 if none plays on. Written by a landing.
    pub frames: u8,
    /// True if it is over: until he lands again there is no move. Ended by a landing.
    pub spent: bool,
}

impl Ability for InstaShield {
    const INFO: AbilityInfo = AbilityInfo {
        name: "insta_shield",
        title: "Insta-shield",
        help: "Sonic without a shield: press jump again in a jump. For 14 frames his hitbox reaches 24 pixels to all sides, \
               and nothing that it touches hurts. Once until he lands.",
    };

    fn report(self, add: &mut dyn FnMut(ActionValue, i32)) {
        add(ActionValue::FramesLeft, self.frames.into());
    }

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

    fn throws_back(self) -> bool {
        self.frames > 0
    }

    fn land(self, player: &mut Player, rules: &Ruleset) {
        if rules.insta_shield_plays_on && self.frames > 1 {
            player.late_shield.frames = self.frames + 1; // this frame counts down yet
        }
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
    /// An insta-shield that a landing cut short plays on, unless a shield took its place.
    ///
    /// Guide: Special Abilities > Insta-Shield
    #[cold]
    pub(in crate::player) fn play_on_late_shield(&mut self) {
        let late = &mut self.late_shield;
        if self.shield != Shield::None {
            late.frames = 0;
        } else if late.frames > 0 && !(self.invincibility > 0 || self.form.is_super()) {
            late.frames -= 1;
            if late.frames <= 1 {
                *late = LateShield { frames: 0, spent: true };
            }
        }
    }

    /// The image of an insta-shield that is seen, from 0 to 5, each for a frame: it is open for longer than it is seen.
    ///
    /// Guide: Special Abilities > Insta-Shield
    pub fn insta_shield_image(&self) -> Option<u8> {
        let Action::InstaShield(shield) = self.action else { return None };
        let image = FRAMES.saturating_sub(shield.frames);
        (self.has_insta_shield() && image < IMAGES).then_some(image)
    }

    /// An insta-shield is open: his hitbox is larger, and what it touches does not hurt.
    ///
    /// Guide: Special Abilities > Insta-Shield
    pub fn has_insta_shield(&self) -> bool {
        let Action::InstaShield(shield) = self.action else { return false };
        shield.frames > 0 && self.shield == Shield::None && !self.is_invincible()
    }
}
