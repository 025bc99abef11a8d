//! Rolling: curling up, rolling on, standing up.

use super::Player;
use super::animation::AnimationKind;
use super::frame::Frame;
use super::running::{TURNED_SPEED, toward_zero};
use crate::input::Buttons;
use crate::ruleset::{Character, LandingShift, RollBrake, Ruleset};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// A ball moves at most this fast sideways; its ground speed may be greater.
///
/// Guide: States > Rolling > Top Speed
const ROLL_X_SPEED_CAP: i16 = 0x1000;
/// The ground speed of a roll from rest.
///
/// Guide: States > Rolling
const ROLL_FORCED_SPEED: i16 = 0x200;

/// The speed at which a forced roll goes on, however slow he is.
///
/// Guide: States > Rolling
const PINBALL_SPEED: i16 = 0x400;

/// The effect of a place on a ball.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum RollMode {
    /// Nothing: he stands up if he is too slow.
    #[default]
    Free,
    /// Pinball mode: he stays a ball, and cannot jump.
    Pinball,
    /// The same in a tunnel: he does not steer either, and loses no speed.
    Tunnel,
}

/// A roll that the player cannot end.
///
/// Guide: Game Objects > S Tunnels
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct ForcedRoll {
    /// The present effect.
    pub mode: RollMode,
    /// An area forces him, not a line that he crossed: it ends with the area.
    pub by_area: bool,
}

impl ForcedRoll {
    /// Returns true if he can end his roll as he likes.
    pub const fn is_free(self) -> bool {
        matches!(self.mode, RollMode::Free)
    }
}

impl Player {
    /// Returns true if he counts as a ball for what he touches: by what is to be shown, which the originals ask for.
    ///
    /// Guide: Game Objects > Hitbox Reactions
    #[inline]
    pub fn counts_as_ball(&self) -> bool {
        self.animation.requested == AnimationKind::Roll
    }

    /// Returns true if he breaks the monitors that he touches, and they are not solid to him: a ball, or by what he does; never a partner.
    ///
    /// Guide: Game Objects > Item Monitors
    pub(crate) fn breaks_monitors(&self) -> bool {
        (self.counts_as_ball() || self.action.breaks_monitors()) && !self.role.comes_along()
    }

    /// Makes him a ball that stays one. The speed is that of somebody who was none, with its sign; 0 leaves his own.
    ///
    /// UNVERIFIED that the centre sinks by each character's own difference of sizes.
    ///
    /// Guide: Game Objects > S Tunnels
    pub(crate) fn force_roll(&mut self, rules: &Ruleset, forced: ForcedRoll, start_speed: i32) {
        self.forced_roll = forced;
        if !self.rolling {
            self.become_ball(rules);
            self.y = self.y.moved_px(self.ball_shift(rules));
            if start_speed != 0 {
                self.ground_speed = Speed(start_speed as i16);
            }
        }
    }

    /// Curls up, if down alone is held and the player fast enough.
    ///
    /// Guide: States > Rolling
    pub(super) fn start_roll<T: Trace>(&mut self, frame: &Frame<'_, T>) {
        if !frame.no_direction_held() || self.flow.slides {
            return;
        }
        let ducks = frame.rules.duck_while_moving;
        if !frame.held(Buttons::DOWN) {
            if ducks && self.animation.requested == AnimationKind::Duck {
                self.animation.request(AnimationKind::Walk);
            }
        } else if i32::from(self.ground_speed.magnitude()) >= i32::from(frame.rules.roll_threshold) {
            self.curl_up(frame.rules);
        } else if ducks && !self.on_object {
            self.animation.request(AnimationKind::Duck);
        }
    }

    /// Becomes a ball: smaller, the centre lower. Does nothing to a ball.
    ///
    /// Guide: States > Rolling
    pub fn curl_up(&mut self, rules: &Ruleset) {
        if self.rolling {
            return;
        }
        self.rolling = true;
        self.set_radii(self.ball_radii(rules));
        self.animation.request(AnimationKind::Roll);
        self.y = self.y.moved_px(self.ball_shift(rules));
        if self.ground_speed == Speed::ZERO {
            self.ground_speed = Speed(ROLL_FORCED_SPEED);
        }
        self.boost_slow_roll(rules);
    }

    /// CD: a roll to the right is at least so fast.
    ///
    /// Guide: States > Rolling
    pub(super) fn boost_slow_roll(&mut self, rules: &Ruleset) {
        if rules.roll_start_boosts && (0..ROLL_FORCED_SPEED).contains(&self.ground_speed.0) {
            self.ground_speed = Speed(ROLL_FORCED_SPEED);
        }
    }

    /// Becomes a ball around the same centre, as objects make him.
    pub(crate) fn become_ball(&mut self, rules: &Ruleset) {
        self.rolling = true;
        self.set_radii(self.ball_radii(rules));
        self.animation.request(AnimationKind::Roll);
    }

    /// Braking, friction, standing up, speeds along the axes, walls.
    ///
    /// Guide: States > Rolling
    pub(super) fn roll<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        if self.flow.slides || self.forced_roll.mode == RollMode::Tunnel {
            self.move_as_ball(frame);
            return;
        }
        if self.control_lock == 0 {
            let brake = self.roll_brake(frame.rules);
            if frame.held(Buttons::LEFT) {
                self.roll_left(brake);
            }
            if frame.held(Buttons::RIGHT) {
                self.roll_right(brake);
            }
        }
        self.ground_speed = toward_zero(self.ground_speed, self.roll_friction(frame.rules));
        if i32::from(self.ground_speed.magnitude()) < i32::from(frame.rules.unroll_below) {
            self.end_roll(frame.rules);
        }
        self.look_ahead_meanwhile(frame.rules);
        self.move_as_ball(frame);
    }

    /// Speeds along the axes, and walls.
    ///
    /// Guide: States > Rolling > Top Speed
    fn move_as_ball<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        self.derive_speeds();
        self.x_speed = Speed(self.x_speed.0.clamp(-ROLL_X_SPEED_CAP, ROLL_X_SPEED_CAP));
        self.push_walls(frame);
    }

    fn roll_brake(&self, rules: &Ruleset) -> i16 {
        match (rules.roll_brake, self.character) {
            (RollBrake::QuarterDeceleration, _) | (RollBrake::FixedNotTails, Character::Tails) => {
                self.quarter_deceleration(rules)
            }
            (RollBrake::FixedNotTails | RollBrake::Fixed, _) => self.constants(rules).roll_deceleration,
        }
    }

    /// Guide: States > Rolling > Deceleration
    fn roll_left(&mut self, brake: i16) {
        if self.ground_speed.0 > 0 {
            let slower = self.ground_speed.0.wrapping_sub(brake);
            self.ground_speed = Speed(if slower >= 0 { slower } else { -TURNED_SPEED });
        } else {
            self.faces_left = true;
        }
    }

    /// Guide: States > Rolling > Deceleration
    fn roll_right(&mut self, brake: i16) {
        if self.ground_speed.0 < 0 {
            let slower = self.ground_speed.0.wrapping_add(brake);
            self.ground_speed = Speed(if slower < 0 { slower } else { TURNED_SPEED });
        } else {
            self.faces_left = false;
        }
    }

    /// A ball too slow to roll on the ground stands up, or rolls on if it has to.
    ///
    /// Guide: States > Rolling
    #[cold]
    fn end_roll(&mut self, rules: &Ruleset) {
        if self.forced_roll.is_free() {
            self.stand_up(rules);
        } else {
            self.ground_speed = Speed(if self.faces_left { -PINBALL_SPEED } else { PINBALL_SPEED });
        }
    }

    /// Stands up, with the centre higher.
    ///
    /// Guide: States > Rolling
    #[cold]
    pub(super) fn stand_up(&mut self, rules: &Ruleset) {
        let shift = match rules.landing_shift {
            LandingShift::Fixed => -self.ball_shift(rules),
            LandingShift::ByRadius | LandingShift::ByRadiusTurned => self.radius_shift(rules),
        };
        self.rolling = false;
        self.set_radii(self.standing_radii(rules));
        self.animation.request(AnimationKind::Wait);
        self.y = self.y.moved_px(shift);
    }

    /// From the centre at the radius of the moment to that of standing, along y.
    pub(super) fn radius_shift(&self, rules: &Ruleset) -> i32 {
        i32::from(self.height_radius) - i32::from(self.standing_radii(rules).height)
    }
}
