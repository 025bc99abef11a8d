//! Tails carries the leader in flight.

use super::Partner;
use crate::angle::Angle;
use crate::input::{Buttons, Input};
use crate::player::abilities::Action;
use crate::player::animation::AnimationKind;
use crate::player::frame::Frame;
use crate::player::grip::object_control::{HELD, TOUCHES_NOTHING};
use crate::player::{Player, Routine};
use crate::ruleset::{Character, Ruleset};
use crate::snapshot::Snapshot;
use crate::trace::{Trace, Who};
use crate::units::Speed;

/// The owner of what being carried takes out of the leader's hands: no slot has this number.
pub const CARRIER: u8 = u8::MAX;
/// Pixels that the leader hangs below Tails' centre.
///
/// Guide: Special Abilities > Flying
const HANGS: i32 = 28;
/// The reach in which Tails takes hold of the leader: pixels aside, and below him.
///
/// Guide: Special Abilities > Flying
const ASIDE: std::ops::Range<i32> = -16..16;
const BELOW: std::ops::Range<i32> = 32..48;
/// Speeds of jumping off.
///
/// Guide: Special Abilities > Flying
const JUMP_OFF: Speed = Speed(-0x380);
const JUMP_ASIDE: i16 = 0x200;
/// Speed downwards of a leader who was set down.
///
/// Guide: Special Abilities > Flying
const HOP: Speed = Speed(-0x100);
/// Frames until he can take hold again: after a jump without a direction, and after anything else.
///
/// Guide: Special Abilities > Flying
const SHORT_PAUSE: u8 = 0x12;
const PAUSE: u8 = 0x3C;

/// Carrying the leader. Written by the partner's frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Carry {
    /// True if he holds the leader.
    pub holds: bool,
    /// Frames until he can take hold of him.
    pub pause: u8,
    /// The leader's speeds as he was given them: any other lets go.
    pub given: [i16; 2],
}

impl Partner {
    /// Returns true if he is about to have a frame of flight.
    pub(crate) fn flies(&self) -> bool {
        let player = &self.player;
        let in_control = player.routine == Routine::Normal && player.airborne && !player.is_held();
        in_control && matches!(player.action, Action::Flight(_))
    }

    /// After his own frame: takes hold of the leader, carries him or lets him go. `pad` is the leader's.
    ///
    /// Guide: Special Abilities > Flying
    pub(crate) fn carry<T: Trace>(&mut self, flew: bool, leader: &mut Player, pad: Input, frame: &mut Frame<'_, T>) {
        if !frame.rules.partner_carries || self.player.character != Character::Tails {
            return;
        }
        if !flew {
            if self.carry.holds {
                leader.give_back(CARRIER);
                leader.airborne = true;
                self.carry = Carry::default();
            }
        } else if !self.carry.holds {
            self.take_hold(leader);
        } else if self.lets_go(leader) {
            leader.give_back(CARRIER);
            self.carry = Carry { holds: false, pause: PAUSE, ..self.carry };
        } else if pad.pressed.jumps() {
            self.let_jump(leader, pad, frame.rules);
        } else {
            self.hang(leader);
            frame.trace.player(Who::First);
            leader.collide_in_air(frame);
            frame.trace.player(Who::Second);
        }
    }

    /// Returns whether Tails lets go for what the leader does or suffers. One who came to the ground hops.
    ///
    /// Guide: Special Abilities > Flying
    fn lets_go(&self, leader: &mut Player) -> bool {
        if leader.routine != Routine::Normal {
            return true;
        }
        let lands = !leader.airborne;
        if lands {
            leader.y_speed = HOP;
        }
        if lands || [leader.x_speed.0, leader.y_speed.0] != self.carry.given {
            leader.jumping = false;
            return true;
        }
        leader.grip.bits() & TOUCHES_NOTHING != 0
    }

    /// The leader hangs below Tails, with his speeds.
    fn hang(&mut self, leader: &mut Player) {
        let player = &self.player;
        leader.x = leader.x.at_px(player.x.px());
        leader.y = leader.y.at_px(player.y.px().wrapping_add(HANGS));
        leader.faces_left = player.faces_left;
        (leader.x_speed, leader.y_speed) = (player.x_speed, player.y_speed);
        self.carry.given = [player.x_speed.0, player.y_speed.0];
    }

    /// Guide: Special Abilities > Flying
    fn take_hold(&mut self, leader: &mut Player) {
        self.carry.pause = self.carry.pause.saturating_sub(1);
        if self.carry.pause > 0 {
            return;
        }
        let dx = leader.x.px().wrapping_sub(self.player.x.px());
        let dy = leader.y.px().wrapping_sub(self.player.y.px());
        let is_free = leader.grip.bits() == 0 && leader.routine == Routine::Normal;
        let charges = matches!(leader.action, Action::SpinDash(_));
        if !ASIDE.contains(&dx) || !BELOW.contains(&dy) || !is_free || charges {
            return;
        }
        leader.ground_speed = Speed::ZERO;
        leader.ground_angle = Angle::FLOOR;
        leader.animation.request(AnimationKind::Carried);
        leader.take_control(CARRIER, HELD);
        (leader.airborne, leader.roll_jump) = (true, false);
        self.carry.holds = true;
        self.hang(leader);
    }

    /// The leader jumps off, aside if he holds a direction.
    ///
    /// Guide: Special Abilities > Flying
    fn let_jump(&mut self, leader: &mut Player, pad: Input, rules: &Ruleset) {
        leader.give_back(CARRIER);
        let directions = [Buttons::UP, Buttons::DOWN, Buttons::LEFT, Buttons::RIGHT];
        let aside = directions.into_iter().any(|direction| pad.held.has(direction));
        self.carry = Carry { holds: false, pause: if aside { PAUSE } else { SHORT_PAUSE }, ..self.carry };
        if pad.held.has(Buttons::LEFT) {
            leader.x_speed = Speed(-JUMP_ASIDE);
        }
        if pad.held.has(Buttons::RIGHT) {
            leader.x_speed = Speed(JUMP_ASIDE);
        }
        leader.y_speed = JUMP_OFF;
        (leader.airborne, leader.jumping, leader.roll_jump) = (true, true, false);
        leader.become_ball(rules);
    }
}
