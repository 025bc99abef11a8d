//! Stuck on a slope: a spin dash towards the leader.

use super::{Partner, Scene, Task};
use crate::input::{Buttons, Input};
use crate::player::abilities::Action;
use crate::player::animation::AnimationKind;
use crate::units::Speed;

/// Frames of the game's count in which he gives up or lets go, and in which he revs, as masks.
///
/// Guide: Player 2 > CPU Panic State
const END_FRAMES: u32 = 127;
const REV_FRAMES: u32 = 31;

impl Partner {
    /// The buttons of a frame of panic; `None` if the pad has him, or while he cannot move.
    ///
    /// Guide: Player 2 > CPU Panic State
    pub(super) fn panic(&mut self, scene: &Scene<'_>) -> Option<Input> {
        self.look_whether_he_left(scene);
        if self.mind.pad_frames > 0 || self.player.control_lock > 0 {
            return None;
        }
        let ends = scene.number & END_FRAMES == 0;
        let charges = matches!(self.player.action, Action::SpinDash(_));
        if !charges {
            if self.player.ground_speed != Speed::ZERO {
                return None;
            }
            self.player.faces_left = self.player.x.px() >= scene.leader.x.px();
        }
        if ends {
            self.mind.task = Task::Follows;
            return Some(Input::default());
        }
        let buttons = match charges {
            true if scene.number & REV_FRAMES == 0 => Buttons::DOWN.with(Buttons::JUMPS),
            false if self.player.animation.requested == AnimationKind::Duck => Buttons::DOWN.with(Buttons::JUMPS),
            _ => Buttons::DOWN,
        };
        Some(Input { held: buttons, pressed: buttons })
    }
}
