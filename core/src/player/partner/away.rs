//! Leaving the screen, waiting, and flying in.

use super::{FLIGHT, Partner, Scene, Task, put};
use crate::input::{Buttons, Input};
use crate::player::Player;
use crate::player::abilities::Action;
use crate::player::animation::AnimationKind;
use crate::player::grip::object_control::{HELD, TOUCHES_NOTHING};
use crate::ruleset::{PartnerReturns, Ruleset};
use crate::units::Speed;

/// Frames off the screen after which he is taken away.
///
/// Guide: Player 2 > Respawning
const AWAY_FRAMES: u16 = 300;
/// Frames of the game's count in which he looks whether he can come, as a mask.
///
/// Guide: Player 2 > Respawning
const LOOK_FRAMES: u32 = 63;
/// Pixels above the leader at which he appears.
///
/// Guide: Player 2 > Respawning
const ABOVE: i32 = 192;
/// Pixels that he flies sideways in a frame at most, besides the leader's own.
///
/// Guide: Player 2 > Respawning
const FLIGHT_SPEED: i32 = 12;
/// Pixels above the water that he flies at, at least.
///
/// Guide: Player 2 > Respawning
const ABOVE_WATER: i32 = 16;

impl Scene<'_> {
    /// The leader dies or is dead.
    pub(super) fn leader_is_lost(&self) -> bool {
        use crate::player::Routine::{Dead, Dying};
        matches!(self.leader.routine, Dying | Dead)
    }

    /// Nothing in the leader's hands keeps a waiting partner away.
    fn leader_is_free(&self) -> bool {
        let bits = self.leader.grip.bits();
        match self.rules.partner_returns {
            PartnerReturns::Anywhere => bits & TOUCHES_NOTHING == 0,
            PartnerReturns::OnDryGround | PartnerReturns::OnGround => bits == 0,
        }
    }

    /// A leader in that state is one to fly to, or to land beside.
    fn is_welcome(&self, airborne: bool, roll_jump: bool, under_water: bool) -> bool {
        match self.rules.partner_returns {
            PartnerReturns::Anywhere => true,
            PartnerReturns::OnGround => !airborne && !roll_jump,
            PartnerReturns::OnDryGround => !airborne && !roll_jump && !under_water,
        }
    }
}

impl Partner {
    /// True if an object has him so that he neither moves nor touches anything.
    pub(super) fn has_no_control(&self) -> bool {
        self.player.grip.bits() & TOUCHES_NOTHING != 0
    }

    /// Off the screen for too long, or on an object that is another one now: he is taken away.
    ///
    /// Guide: Player 2 > Respawning
    pub(super) fn look_whether_he_left(&mut self, scene: &Scene<'_>) {
        if self.shows(&scene.view, scene.rules) {
            self.mind.frames_away = 0;
        } else if self.player.on_object && self.mind.stood_on != scene.footing {
            self.park(scene.rules);
            return;
        } else {
            self.mind.frames_away = self.mind.frames_away.saturating_add(1);
            if self.mind.frames_away >= AWAY_FRAMES {
                self.park(scene.rules);
                return;
            }
        }
        self.mind.stood_on = scene.footing;
    }

    /// Takes him out of the level, to wait.
    ///
    /// Guide: Player 2 > Respawning
    pub(super) fn park(&mut self, rules: &Ruleset) {
        (self.mind.pad_frames, self.mind.frames_away) = (0, 0);
        self.mind.task = Task::Waits;
        self.take_off();
        put(&mut self.player.x, rules.partner_parks_at.into());
        put(&mut self.player.y, 0);
    }

    /// In the air, without anything else, shown flying.
    fn take_off(&mut self) {
        let player = &mut self.player;
        player.take_control(FLIGHT, HELD | TOUCHES_NOTHING);
        let under_water = player.breath.under_water;
        player.airborne = true;
        (player.rolling, player.on_object, player.roll_jump, player.pushing) = (false, false, false, false);
        player.faces_left = false;
        player.breath.under_water = under_water;
        player.animation.request(AnimationKind::Fly);
    }

    /// The leader is dying: he flies to him.
    ///
    /// Guide: Player 2 > Respawning
    pub(super) fn fly_off(&mut self) {
        self.mind.task = Task::FliesIn;
        self.player.action = Action::None;
        self.take_off();
    }

    /// Waits until the leader is on the ground, or a button of the second pad calls.
    ///
    /// Guide: Player 2 > Respawning
    pub(super) fn wait(&mut self, scene: &Scene<'_>) -> Option<Input> {
        let leader = scene.leader;
        let called = scene.pad.held.0 & Buttons::JUMPS.with(Buttons::START).0 != 0;
        let may_come = scene.number & LOOK_FRAMES == 0
            && scene.leader_is_free()
            && scene.is_welcome(leader.airborne, leader.roll_jump, leader.breath.under_water);
        if !called && !may_come {
            return None;
        }
        self.mind.task = Task::FliesIn;
        let (x, y) = (leader.x.px(), leader.y.px());
        put(&mut self.player.x, x);
        put(&mut self.player.y, y.wrapping_sub(ABOVE));
        self.mind.target = [x, y];
        self.player.high_priority = true;
        self.player.action = Action::None;
        if scene.rules.partner_starts_anew {
            self.start_anew();
        }
        None
    }

    /// From Sonic 3 on, what he had is gone when he comes back.
    ///
    /// Guide: Player 2 > Respawning
    fn start_anew(&mut self) {
        self.take_off();
        let player = &mut self.player;
        (player.x_speed, player.y_speed, player.ground_speed) = (Speed::ZERO, Speed::ZERO, Speed::ZERO);
        (player.control_lock, player.invulnerability) = (0, 0);
        player.jumping = false;
        player.breath.used = 0;
    }

    /// One frame of the flight to the leader.
    ///
    /// Guide: Player 2 > Respawning
    pub(super) fn fly_in(&mut self, scene: &Scene<'_>) -> Option<Input> {
        if self.shows(&scene.view, scene.rules) {
            self.mind.frames_away = 0;
        } else {
            self.mind.frames_away = self.mind.frames_away.saturating_add(1);
            if self.mind.frames_away >= AWAY_FRAMES {
                self.park(scene.rules);
                return None;
            }
        }
        let seen = *self.trail.delayed();
        let lowest = scene.surface.filter(|_| scene.rules.partner_flies_dry);
        let highest_wet = lowest.map_or(i32::MAX, |surface| surface.wrapping_sub(ABOVE_WATER));
        self.mind.target = [seen.x, seen.y.min(highest_wet)];
        let arrived = self.fly_towards(scene.leader);
        if arrived && scene.is_welcome(seen.airborne, seen.roll_jump, seen.under_water) && !self.must_go_on(scene) {
            self.land_beside(scene.leader);
        }
        None
    }

    /// In 3&K he does not land beside a leader who dies.
    fn must_go_on(&self, scene: &Scene<'_>) -> bool {
        scene.rules.partner_returns == PartnerReturns::Anywhere && scene.leader_is_lost()
    }

    /// Moves towards the target. True if he was there in y, and is there in x.
    ///
    /// Guide: Player 2 > Respawning
    fn fly_towards(&mut self, leader: &Player) -> bool {
        let [x, y] = self.mind.target;
        let player = &mut self.player;
        let to_go = x.wrapping_sub(player.x.px());
        let mut left = to_go.wrapping_abs();
        if to_go != 0 {
            player.faces_left = to_go < 0;
            let leaders = i32::from((leader.x_speed.0 >> 8) as i8).abs();
            let most = (left >> 4).clamp(0, FLIGHT_SPEED) + leaders + 1;
            let by = most.min(left).max(0);
            left -= by;
            player.x = player.x.moved_px(by * to_go.signum());
        }
        let down = y.wrapping_sub(player.y.px());
        player.y = player.y.moved_px(down.signum());
        left == 0 && down == 0
    }

    /// Ends the absence: from now on he falls, and follows.
    ///
    /// Guide: Player 2 > Respawning
    fn land_beside(&mut self, leader: &Player) {
        self.mind.task = Task::Follows;
        let player = &mut self.player;
        player.give_back(FLIGHT);
        player.animation.request(AnimationKind::Walk);
        (player.x_speed, player.y_speed, player.ground_speed) = (Speed::ZERO, Speed::ZERO, Speed::ZERO);
        (player.airborne, player.faces_left) = (true, false);
        player.control_lock = 0;
        (player.layer, player.high_priority) = (leader.layer, leader.high_priority);
    }
}
