//! Standing still: balancing, looking up, ducking.

use super::animation::AnimationKind;
use super::frame::Frame;
use super::{LOOK_BIAS, Look, NO_TILE, Player};
use crate::input::Buttons;
use crate::ruleset::{Balance, Character, LookDelay, Ruleset};
use crate::sensors::{Direction, Ray, Sensor};
use crate::trace::Trace;

/// Ground this far below the centre does not count as underfoot.
///
/// Guide: Slope Collision > Balancing On Edges
const BALANCE_DEPTH: i32 = 12;
/// The distance from the edge at which the second stage of balancing looks back.
///
/// Guide: Slope Collision > Balancing On Edges
const FAR_BALANCE: i32 = 6;
/// Tails balances this close to an object's edge in all games.
///
/// Guide: Slope Collision > Balancing On Edges
const TAILS_OBJECT_BALANCE: i32 = 4;
/// The bias at which the camera ends up when it looks up and down.
///
/// Guide: Camera > Looking Up and Down
const LOOK_UP: i16 = 200;
const LOOK_DOWN: i16 = 8;
/// Pixels per frame.
const LOOK_SPEED: i16 = 2;
/// Frames of holding before the camera moves, if the ruleset makes it wait.
const LOOK_FRAMES: u8 = 120;
/// Frames within which a second press makes a double tap.
const DOUBLE_TAP_FRAMES: u8 = 15;

impl Player {
    /// Runs the behaviour of a player standing still on a floor. True if the camera is being moved, so that it must not return.
    ///
    /// Guide: Slope Collision > Balancing On Edges
    pub(super) fn stand_still<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> bool {
        self.pushing = false;
        self.animation.request(AnimationKind::Wait);
        let balances = if self.on_object { self.balances_on_object(frame) } else { self.balances_on_terrain(frame) };
        if balances {
            return false;
        }
        let (up, down) = (frame.held(Buttons::UP), frame.held(Buttons::DOWN));
        let down_first = frame.rules.duck_while_moving;
        if up && !(down && down_first) {
            self.animation.request(AnimationKind::LookUp);
            self.look_towards(frame, Buttons::UP, LOOK_UP, LOOK_SPEED)
        } else if down {
            self.animation.request(AnimationKind::Duck);
            self.look_towards(frame, Buttons::DOWN, LOOK_DOWN, -LOOK_SPEED)
        } else {
            false
        }
    }

    /// The centre is near or past an edge of the object underfoot.
    ///
    /// Guide: Slope Collision > Balancing On Edges
    fn balances_on_object<T>(&mut self, frame: &Frame<'_, T>) -> bool {
        let Some(footing) = frame.footing.filter(|footing| !footing.steady) else { return false };
        let margin = match self.character {
            Character::Tails => TAILS_OBJECT_BALANCE,
            Character::Sonic | Character::Knuckles => frame.rules.object_balance.into(),
        };
        let width = 2 * footing.half_width;
        let along = self.x.px().wrapping_sub(footing.x).wrapping_add(footing.half_width);
        let edge_on_left = along < margin;
        if !edge_on_left && along < width - margin {
            return false;
        }
        let is_far = self.has_two_stages(frame.rules)
            && if edge_on_left { along < 2 - FAR_BALANCE } else { along >= width - 2 + FAR_BALANCE };
        self.balance(frame.rules, edge_on_left, is_far);
        true
    }

    /// The ground under the centre is gone and one foot found none in the last frame.
    ///
    /// Guide: Slope Collision > Balancing On Edges
    fn balances_on_terrain<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> bool {
        if self.depth_below(frame, 0) < BALANCE_DEPTH {
            return false;
        }
        let edge_on_left = match self.foot_angles {
            [NO_TILE, _] => false,
            [_, NO_TILE] => true,
            _ => return false,
        };
        let is_far = self.has_two_stages(frame.rules)
            && self.depth_below(frame, if edge_on_left { FAR_BALANCE } else { -FAR_BALANCE }) >= BALANCE_DEPTH;
        self.balance(frame.rules, edge_on_left, is_far);
        true
    }

    /// There is no ground below his centre.
    ///
    /// Guide: Slope Collision > Balancing On Edges
    pub(super) fn is_over_edge<T: Trace>(&self, frame: &mut Frame<'_, T>) -> bool {
        !self.on_object && self.depth_below(frame, 0) >= BALANCE_DEPTH
    }

    fn has_two_stages(&self, rules: &Ruleset) -> bool {
        self.is_plain_sonic() && matches!(rules.balance, Balance::Four | Balance::TwoTurning)
    }

    /// Tails, Knuckles and Super Sonic have one animation, and turn to the edge.
    fn is_plain_sonic(&self) -> bool {
        self.character == Character::Sonic && !self.form.is_super()
    }

    fn depth_below<T: Trace>(&self, frame: &mut Frame<'_, T>, aside: i32) -> i32 {
        let (x, y) = (self.x.px() + aside, self.y.px() + i32::from(self.height_radius));
        let ray = Ray::ground(x, y, Direction::Down);
        frame.ground.sense(Sensor::Balance, ray, self.layer, frame.trace).distance
    }

    /// Shows balancing, and turns the player if that goes with it.
    ///
    /// Guide: Slope Collision > Balancing On Edges
    fn balance(&mut self, rules: &Ruleset, edge_on_left: bool, is_far: bool) {
        let backwards = self.faces_left != edge_on_left;
        let (kind, turns) = match (self.is_plain_sonic(), rules.balance) {
            (true, Balance::TwoFacing) if backwards => (AnimationKind::BalanceBack, false),
            (true, Balance::Four) => match (backwards, is_far) {
                (false, false) => (AnimationKind::Balance, false),
                (false, true) => (AnimationKind::BalanceFar, false),
                (true, false) => (AnimationKind::BalanceBack, false),
                (true, true) => (AnimationKind::BalanceBackFar, true),
            },
            (true, Balance::TwoTurning) if is_far => (AnimationKind::BalanceFar, true),
            (true, Balance::TwoFacing) => (AnimationKind::Balance, false),
            _ => (AnimationKind::Balance, true),
        };
        if turns {
            self.faces_left = edge_on_left;
        }
        self.animation.request(kind);
    }

    /// Moves the camera towards `limit` once the ruleset's delay is over. True while the key keeps the camera from
    /// returning.
    ///
    /// Guide: Camera > Looking Up and Down
    fn look_towards<T: Trace>(&mut self, frame: &Frame<'_, T>, key: Buttons, limit: i16, by: i16) -> bool {
        let looks = match frame.rules.look_delay {
            LookDelay::AtOnce => true,
            LookDelay::Frames120 => {
                self.look.counter = self.look.counter.saturating_add(1).min(LOOK_FRAMES);
                self.look.counter >= LOOK_FRAMES
            }
            LookDelay::DoubleTap => self.is_double_tap(frame.pressed(key), key),
        };
        if looks && self.look_bias != limit {
            self.look_bias = self.look_bias.wrapping_add(by);
        }
        if !looks {
            self.return_look_bias();
        }
        true
    }

    /// UNVERIFIED in detail: the first press starts the count, a second one of the same key within it begins the look,
    /// which lasts until the key is let go. A press while the view is displaced freezes it for as long.
    fn is_double_tap(&mut self, pressed: bool, key: Buttons) -> bool {
        if pressed && self.look_bias != LOOK_BIAS {
            self.look = Look { counter: 0, key, active: false, frozen: true };
        } else if pressed {
            let active = self.look.counter > 0 && self.look.key == key;
            self.look = Look { counter: DOUBLE_TAP_FRAMES, key, active, frozen: false };
        } else {
            self.look.counter = self.look.counter.saturating_sub(1);
        }
        self.look.active && self.look.key == key
    }

    /// Not looking: the counters run out and the camera returns.
    ///
    /// Guide: Camera > Looking Up and Down
    #[inline]
    pub(super) fn look_ahead_again(&mut self, rules: &Ruleset) {
        if rules.look_delay == LookDelay::DoubleTap {
            self.look.counter = self.look.counter.saturating_sub(1);
        } else {
            self.look.counter = 0;
        }
        self.look.active = false;
        self.return_look_bias();
    }

    /// As [`Player::look_ahead_again`], as a ball and while a spin dash is charged: there the count of frames of holding stays
    /// as it was.
    ///
    /// Guide: Camera > Looking Up and Down
    #[inline]
    pub(super) fn look_ahead_meanwhile(&mut self, rules: &Ruleset) {
        if rules.look_delay == LookDelay::Frames120 {
            self.return_look_bias();
        } else {
            self.look_ahead_again(rules);
        }
    }

    /// CD: a frozen view is free again once the key is let go.
    ///
    /// Guide: Camera > Looking Up and Down
    #[inline]
    pub(super) fn free_look<T>(&mut self, frame: &Frame<'_, T>) {
        self.look.frozen &= frame.held(self.look.key);
    }

    /// Guide: Camera > Looking Up and Down
    #[inline]
    pub(super) fn return_look_bias(&mut self) {
        if self.look_bias != LOOK_BIAS && !self.look.frozen {
            let by = if self.look_bias < LOOK_BIAS { LOOK_SPEED } else { -LOOK_SPEED };
            self.look_bias = self.look_bias.wrapping_add(by);
        }
    }
}
