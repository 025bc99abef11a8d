//! The roster of areas, and the frame in which they act.

use super::Objects;
use super::area::{AreaFrame, carry};
use super::kinds::devices::current::Current;
use super::kinds::devices::roll_area::RollArea;
use super::kinds::devices::slide::Slide;
use crate::input::{Buttons, Input};
use crate::level::Level;
use crate::player::{Player, Routine};

/// The areas, in the order in which they act.
const ROSTER: [Carry; 3] = [carry::<Current>, carry::<Slide>, carry::<RollArea>];

/// Lets all areas of one kind act on a player.
type Carry = fn(&Level, &mut Player, &AreaFrame<'_>);

impl Objects {
    /// Lets all areas act on a player in a frame. `is_flooded`: the whole screen is under water.
    ///
    /// Guide: Main Game Loop
    pub(crate) fn carry(level: &Level, player: &mut Player, input: Input, is_flooded: bool) {
        let in_hand = player.routine == Routine::Normal && !player.is_held();
        let held = if level.ruleset.areas_act_last { input.held } else { Buttons(player.flow.held) };
        let frame = AreaFrame { rules: &level.ruleset, in_hand, held, is_flooded };
        ROSTER.iter().for_each(|carry| carry(level, player, &frame));
        player.flow.held = input.held.0;
    }
}
