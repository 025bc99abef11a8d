//! The player's breath: units of air, the bubbles that come out of his mouth, the numbers that they carry.
//!
//! In the originals it is an object in a slot that no other gets. The bubbles take ordinary slots.

use super::Objects;
use super::kinds::devices::breath_bubble::BreathBubble;
use crate::level::Level;
use crate::player::water::Breath;
use crate::player::{Player, Routine};
use crate::ruleset::{Form, Shield};
use crate::trace::Who;

/// Frames from one unit of air to the next.
///
/// Guide: States > Underwater
const UNIT: u8 = 60;
/// From this unit on numbers are shown, with every second one.
///
/// Guide: States > Underwater
pub const COUNTDOWN: u8 = 12;

impl Objects {
    /// One frame of the player's breath.
    ///
    /// Guide: States > Underwater
    pub(crate) fn step_breath(&mut self, (player, who): (&mut Player, Who), level: &Level, frame: u32) {
        self.slots.make_room();
        if player.routine == Routine::Drowning {
            player.breath.drowning = player.breath.drowning.saturating_sub(1);
            if player.breath.drowning == 0 {
                player.routine = Routine::Dying;
                return;
            }
        } else if player.is_lost() || !player.breath.under_water || player.needs_no_air() {
            return;
        } else if player.breath.timer > 0 {
            player.breath.timer -= 1;
        } else {
            if self.use_unit(player, level) {
                self.breathe_out(player, who, frame);
            }
            return;
        }
        if player.breath.bubbles_left.is_none() {
            return;
        }
        if player.breath.pause > 0 {
            player.breath.pause -= 1;
        } else {
            self.breathe_out(player, who, frame);
        }
    }

    /// A unit of air goes, and a bubble or two with it. False if there was none: he drowns.
    ///
    /// Guide: States > Underwater
    fn use_unit(&mut self, player: &mut Player, level: &Level) -> bool {
        let breath = &mut player.breath;
        breath.timer = UNIT - 1;
        breath.bubbles_left = Some((self.common.random() & 1) as u8);
        (breath.number_due, breath.number_given) = (false, false);
        if breath.air() <= COUNTDOWN {
            breath.number_due = !breath.skips_number;
            breath.skips_number = !breath.skips_number;
        }
        if breath.air() == 0 {
            breath.number_due = false;
            breath.bubbles_left = Some(DROWNING_BUBBLES);
            player.drown(&level.ruleset);
            return false;
        }
        breath.used += 1;
        true
    }

    /// A bubble comes out of his mouth.
    ///
    /// Guide: States > Underwater
    fn breathe_out(&mut self, player: &mut Player, who: Who, frame: u32) {
        let drowns = player.routine == Routine::Drowning;
        let (mut body, mut bubble) = BreathBubble::of(player, who);
        let breath = &mut player.breath;
        let pause = self.common.random() & if drowns { 7 } else { 15 };
        breath.pause = pause as u8;
        let mut slots = self.slots.all();
        let Some(slot) = slots.first_free(0) else { return };
        let left = breath.bubbles_left.unwrap_or(0);
        if drowns {
            bubble.rises_from_drowning(&mut body, self.common.random() as u8, frame);
        } else if breath.number_due {
            let drawn = self.common.random() & 3 == 0;
            if (drawn || left == 0) && !breath.number_given {
                breath.number_given = true;
                bubble.number = Some(breath.air() >> 1);
            }
        }
        slots.put(slot, body, bubble.into());
        breath.bubbles_left = left.checked_sub(1);
    }
}

/// Bubbles that come out of a drowning player.
///
/// Guide: States > Underwater
const DROWNING_BUBBLES: u8 = 10;

impl Player {
    /// Air does not run out: with a bubble shield, and for hyper forms.
    ///
    /// Guide: States > Underwater
    pub fn needs_no_air(&self) -> bool {
        self.shield == Shield::Bubble || self.form == Form::Hyper
    }
}

impl Breath {
    /// The next unit of air goes after so many frames under water, the last of them counted.
    pub(crate) fn loses_air_after(&mut self, frames: usize) {
        self.timer = u8::try_from(frames.saturating_sub(1)).unwrap_or(u8::MAX).min(UNIT - 1);
    }

    /// As many units are used up as a recording says; where ours went a unit behind or ahead, its clock is that of ours now.
    pub(crate) fn take_used(&mut self, used: u8) {
        if used == self.used.saturating_add(1) {
            self.timer = UNIT - 1;
        } else if used.saturating_add(1) == self.used {
            self.timer = 0;
        }
        self.used = used;
    }

    /// The next unit of air to go is one of the last: what music warns of.
    ///
    /// Guide: States > Underwater
    pub const fn runs_out(self) -> bool {
        self.under_water && self.air() < COUNTDOWN
    }
}
