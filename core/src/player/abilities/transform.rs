//! Becoming super or hyper: seven emeralds and 50 rings (from Sonic 2 on).

use super::{Ability, AbilityInfo, Action, ActionValue};
use crate::player::animation::AnimationKind;
use crate::player::frame::Frame;
use crate::player::powers::{Form, Stats};
use crate::player::{Player, Routine};
use crate::ruleset::{Character, Ruleset, SuperForms};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use std::ops::ControlFlow;

/// Rings without which nobody transforms.
///
/// Guide: States > Super Speeds
const RINGS: u16 = 50;
/// Emeralds for a super form; with as many super emeralds besides, a hyper form.
///
/// Guide: States > Super Speeds
pub const EMERALDS: u8 = 7;
/// Frames from one ring to the next, less one.
///
/// Guide: States > Super Speeds > Ring Countdown
pub(in crate::player) const RING_FRAMES: u8 = 60;

/// A transformation: he stands still in the air.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Transform {
    /// Frames of it that are left; 0 if the next frame is his own again.
    pub frames: u8,
}

impl Ability for Transform {
    const INFO: AbilityInfo = AbilityInfo {
        name: "transform",
        title: "Super and hyper form",
        help: "With 7 emeralds and 50 rings: at the top of a jump in Sonic 2, by pressing jump again in a jump in Sonic 3 and 3&K. \
               Faster, and nothing hurts; a ring goes every 61 frames, and with the last one the form ends. Hyper forms need 14 \
               emeralds, and so does Super Tails. Sonic 2 and 3 know Super Sonic only.",
    };

    fn report(self, add: &mut dyn FnMut(ActionValue, i32)) {
        add(ActionValue::FramesLeft, self.frames.into());
    }

    /// Guide: States > Super Speeds
    fn start_in_jump<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        let by_press = frame.rules.super_forms == SuperForms::ByPress;
        // Of Sonic, an elemental shield takes the press, and invincibility makes it nothing.
        let is_free = player.character != Character::Sonic || !player.is_invincible();
        if by_press && is_free && player.transform(frame) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Transform {
    /// Frames of standing still, the one of becoming included.
    ///
    /// Guide: States > Super Speeds
    const fn length(rules: &Ruleset) -> u8 {
        match rules.super_forms {
            SuperForms::None | SuperForms::AtTop => 36,
            SuperForms::ByPress => 26,
        }
    }

    /// Frames until the first ring goes.
    ///
    /// Guide: States > Super Speeds > Ring Countdown
    const fn first_ring(rules: &Ruleset) -> u8 {
        match rules.super_forms {
            SuperForms::None | SuperForms::AtTop => 0,
            SuperForms::ByPress => RING_FRAMES,
        }
    }

    /// A transformation of which a recording shows only the frames to the next ring.
    pub(crate) const fn recorded(rules: &Ruleset, ring_timer: u8) -> Self {
        let since = match Self::first_ring(rules) {
            0 => (RING_FRAMES + 1).saturating_sub(ring_timer),
            first => first.saturating_sub(ring_timer),
        };
        Self { frames: Self::length(rules).saturating_sub(since) }
    }
}

impl Player {
    /// Sonic 2: a jump that rises no more makes him super.
    ///
    /// Guide: States > Super Speeds
    pub(in crate::player) fn transform_at_top<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        if frame.rules.super_forms == SuperForms::AtTop && self.y_speed.high_byte() == 0 {
            self.transform(frame);
        }
    }

    /// Becomes what his emeralds make of him. False if he lacks anything for it.
    ///
    /// Guide: States > Super Speeds
    fn transform<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> bool {
        let form = self.form_of(frame.rules);
        let may = *frame.objects.rings() >= RINGS && frame.objects.act_runs();
        if form == Form::Normal || self.form != Form::Normal || !may {
            return false;
        }
        self.become_super(frame.rules, form);
        true
    }

    /// Takes on a form, with any rings and emeralds. Does nothing to a player who has a form already, or is not in
    /// control.
    ///
    /// Guide: States > Super Speeds
    pub fn become_super(&mut self, rules: &Ruleset, form: Form) {
        if self.form != Form::Normal || self.routine != Routine::Normal {
            return;
        }
        self.form = form;
        self.stats = Stats::of(self.constants(rules), form);
        self.ring_timer = Transform::first_ring(rules);
        self.invincibility = 0;
        self.action = Transform { frames: Transform::length(rules) }.into();
        self.animation.request(AnimationKind::Transform);
    }

    /// Returns the form that his emeralds give him.
    ///
    /// Guide: States > Super Speeds
    const fn form_of(&self, rules: &Ruleset) -> Form {
        let emeralds = self.emeralds;
        let all = emeralds >= 2 * EMERALDS;
        match self.character {
            Character::Tails if all && rules.hyper_forms => Form::Super,
            Character::Sonic | Character::Knuckles if all && rules.hyper_forms => Form::Hyper,
            Character::Sonic if emeralds >= EMERALDS => Form::Super,
            Character::Knuckles if emeralds >= EMERALDS && rules.hyper_forms => Form::Super,
            _ => Form::Normal,
        }
    }

    /// Returns true if he transforms just now: he neither moves nor touches anything.
    ///
    /// Guide: States > Super Speeds
    #[inline]
    pub const fn is_transforming(&self) -> bool {
        matches!(self.action, Action::Transform(_))
    }

    /// Sonic 3 and 3&K: with the frame after its last one a transformation lets him go.
    ///
    /// Guide: States > Super Speeds
    pub(in crate::player) fn ends_transformation(&mut self) -> bool {
        let ends = matches!(self.action, Action::Transform(Transform { frames: 0 }));
        if ends {
            self.action = Action::None;
        }
        ends && !self.is_held()
    }

    /// One frame of a super form: the transformation goes on, rings drain, and with the last one it ends.
    ///
    /// Guide: States > Super Speeds > Ring Countdown
    pub(in crate::player) fn keep_form<T>(&mut self, frame: &mut Frame<'_, T>) {
        if let Action::Transform(Transform { frames }) = self.action {
            let frames = frames.saturating_sub(1);
            let ends = frames == 0 && frame.rules.super_forms != SuperForms::ByPress;
            self.action = if ends { Action::None } else { Transform { frames }.into() };
        }
        if !self.form.is_super() {
            return;
        }
        if !frame.objects.act_runs() {
            self.end_form(frame.rules);
        } else if self.ring_timer > 0 {
            self.ring_timer -= 1;
        } else {
            self.ring_timer = RING_FRAMES;
            let rings = frame.objects.rings();
            *rings = rings.saturating_sub(1);
            if *rings == 0 {
                self.end_form(frame.rules);
            }
        }
    }

    /// Ends the form: he is himself again, and what protected him lasts until the timer's next count.
    ///
    /// Guide: States > Super Speeds > Ring Countdown
    fn end_form(&mut self, rules: &Ruleset) {
        self.form = Form::Normal;
        self.stats = self.usual_stats(rules);
        self.invincibility = if rules.powers_count_eights { 8 } else { 1 };
        if self.is_transforming() {
            self.action = Action::None;
        }
    }
}
