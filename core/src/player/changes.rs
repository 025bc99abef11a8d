//! The changes of the player in a frame, for the probe.

use super::{Player, Routine};
use crate::trace::StateChange;

impl Player {
    /// Names what is different from `before`, the player of a frame earlier.
    pub(crate) fn changes_since(&self, before: &Self, mut report: impl FnMut(StateChange)) {
        let changes = [
            (self.jumping && !before.jumping, StateChange::Jumped),
            (self.airborne && !before.airborne && !self.jumping, StateChange::LeftGround),
            (!self.airborne && before.airborne, StateChange::Landed),
            (self.rolling && !before.rolling, StateChange::CurledUp),
            (!self.rolling && before.rolling, StateChange::StoodUp),
            (self.pushing && !before.pushing, StateChange::Pushed),
            (self.control_lock > before.control_lock, StateChange::Slipped),
            (self.routine == Routine::Hurt && before.routine == Routine::Normal, StateChange::Hurt),
            (self.breath.under_water && !before.breath.under_water, StateChange::EnteredWater),
            (!self.breath.under_water && before.breath.under_water, StateChange::LeftWater),
            (self.routine == Routine::Drowning && before.routine != Routine::Drowning, StateChange::Drowned),
            (self.routine == Routine::Dying && before.routine != Routine::Dying, StateChange::Died),
        ];
        for (_, change) in changes.into_iter().filter(|(happened, _)| *happened) {
            report(change);
        }
    }
}
