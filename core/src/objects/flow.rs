//! Areas that carry the player before or after a frame: wind tunnels, currents, slides, and areas in which he rolls.
//!
//! They are placed as objects are, but are areas of the level: they take no slot and are there wherever the camera is.

use super::kinds::devices::current;
use super::kinds::devices::roll_area;
use super::kinds::devices::slide;
use super::{KindId, Objects};
use crate::input::Input;
use crate::level::Level;
use crate::player::animation::AnimationKind;
use crate::player::rolling::ForcedRoll;
use crate::player::{Player, Routine};

/// Frames for which left and right are ignored after a slide.
///
/// Guide: Game Objects > Water Slides
const SLIDE_LOCK: u16 = 5;

impl Objects {
    /// One frame of what carries the player. Before a frame he steers with the buttons of the one before, at its end with
    /// its own. `is_flooded`: the whole screen is under water.
    ///
    /// Guide: Main Game Loop
    pub(crate) fn carry(level: &Level, player: &mut Player, input: Input, is_flooded: bool) {
        let in_hand = player.routine == Routine::Normal && !player.is_held();
        let placed = || level.objects().areas();
        let was = player.flow;
        let steers = if level.ruleset.areas_act_last { input.held.0 } else { was.held };
        player.flow.in_current =
            in_hand && placed().any(|placed| placed.kind == KindId::Current && current::carry(placed, player, steers));
        if was.in_current && !player.flow.in_current && player.routine == Routine::Normal {
            player.animation.request(AnimationKind::Walk);
        }
        player.flow.slides =
            in_hand && placed().any(|placed| placed.kind == KindId::Slide && slide::carry(placed, player, is_flooded));
        if was.slides && !player.flow.slides {
            player.control_lock = SLIDE_LOCK;
        }
        let rolls =
            in_hand && placed().any(|placed| placed.kind == KindId::RollArea && roll_area::force(placed, player));
        if !rolls && player.forced_roll.by_area {
            player.forced_roll = ForcedRoll::default();
        }
        player.flow.held = input.held.0;
    }
}
