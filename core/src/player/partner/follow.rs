//! Following the leader by what he did 16 frames ago.

use super::{Partner, Scene, Task};
use crate::input::{Buttons, Input};
use crate::player::animation::AnimationKind;
use crate::player::trail::Entry;
use crate::ruleset::Ruleset;
use crate::units::Speed;

/// A leader slower than this, to the right, is followed from behind in the later games.
///
/// Guide: Player 2 > CPU Following State
const SLOW: Speed = Speed(0x400);
/// From this many pixels to a side on he only runs.
///
/// Guide: Player 2 > CPU Following State
pub(crate) const FAR: u32 = 64;
/// The leader is out of reach when he is this many pixels higher.
///
/// Guide: Player 2 > CPU Following State
const HIGH: i32 = 32;
/// Frames of the game's count in which he jumps by himself, and in which being far away does not matter, as masks.
///
/// Guide: Player 2 > CPU Following State
const JUMP_FRAMES: u32 = 63;
const FAR_FRAMES: u32 = 255;

/// Pixels that the partner keeps behind a leader.
///
/// Guide: Player 2 > CPU Following State
pub(crate) fn behind(rules: &Ruleset, leader_on_object: bool, leader_speed: Speed) -> i32 {
    if !leader_on_object && leader_speed < SLOW { rules.partner_stays_behind.into() } else { 0 }
}

impl Partner {
    /// The buttons of a frame of following; `None` if the pad has him.
    ///
    /// Guide: Player 2 > CPU Following State
    pub(super) fn follow(&mut self, scene: &Scene<'_>) -> Option<Input> {
        if scene.leader_is_lost() {
            self.fly_off();
            return None;
        }
        self.look_whether_he_left(scene);
        if self.mind.pad_frames > 0 || self.has_no_control() {
            self.mind.pad_frames = self.mind.pad_frames.saturating_sub(1);
            return None;
        }
        if self.player.control_lock > 0 && self.player.ground_speed == Speed::ZERO {
            self.mind.task = Task::Panics;
        }
        let seen = *self.trail.delayed();
        let mut pad = seen.pad;
        let is_stuck = self.player.pushing && !seen.pushing;
        if is_stuck || self.wants_up(scene, &seen, &mut pad) {
            self.jump_by_himself(scene, &mut pad);
        }
        Some(pad)
    }

    /// Runs to where the leader was. True if that alone does not lead there.
    ///
    /// Guide: Player 2 > CPU Following State
    fn wants_up(&mut self, scene: &Scene<'_>, seen: &Entry, pad: &mut Input) -> bool {
        let distance = self.approach(scene, seen, pad);
        if self.mind.jumps {
            pad.held = pad.held.with(Buttons::JUMPS);
            if self.player.airborne {
                return false;
            }
            self.mind.jumps = false;
        }
        let is_far = scene.number & FAR_FRAMES != 0 && distance >= FAR;
        !is_far && seen.y <= self.player.y.px().wrapping_sub(HIGH)
    }

    /// Holds the direction to the leader's place, and pulls himself there by a pixel. Returns the pixels that are between.
    ///
    /// Guide: Player 2 > CPU Following State
    fn approach(&mut self, scene: &Scene<'_>, seen: &Entry, pad: &mut Input) -> u32 {
        let rules = scene.rules;
        let behind = behind(rules, scene.leader.on_object, scene.leader.ground_speed);
        let player = &mut self.player;
        let distance = seen.x.wrapping_sub(behind).wrapping_sub(player.x.px());
        if distance == 0 {
            player.faces_left = seen.faces_left;
            return 0;
        }
        let to_left = distance < 0;
        if distance.unsigned_abs() >= rules.partner_distance.unsigned_abs().into() {
            let (towards, away) =
                if to_left { (Buttons::LEFT, Buttons::RIGHT) } else { (Buttons::RIGHT, Buttons::LEFT) };
            for buttons in [&mut pad.held, &mut pad.pressed] {
                *buttons = Buttons(buttons.0 & !away.0).with(towards);
            }
        }
        let is_led = rules.partner_spares_the_held && player.grip.bits() & 1 != 0;
        if player.ground_speed != Speed::ZERO && player.faces_left == to_left && !is_led {
            player.x = player.x.moved_px(distance.signum());
        }
        distance.unsigned_abs()
    }

    /// Jumps now and then, as high as he can.
    ///
    /// Guide: Player 2 > CPU Following State
    fn jump_by_himself(&mut self, scene: &Scene<'_>, pad: &mut Input) {
        if scene.number & JUMP_FRAMES == 0 && self.player.animation.requested != AnimationKind::Duck {
            pad.held = pad.held.with(Buttons::JUMPS);
            pad.pressed = pad.pressed.with(Buttons::JUMPS);
            self.mind.jumps = true;
        }
    }
}
