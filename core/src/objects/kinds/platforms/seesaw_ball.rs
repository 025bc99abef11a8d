//! The spiked ball on a seesaw.

use super::seesaw::Seesaw;
use crate::contacts::Reaction;
use crate::objects::body::Hitbox;
use crate::objects::{Around, Body, Fate, Ink, Kind, KindInfo, Pen, Setting, State};
use crate::player::animation::AnimationKind;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// From the middle of the seesaw to the ball at rest.
///
/// Guide: Game Objects > Seesaws
const ARM: i32 = 40;
/// Heights of the ball over the seesaw's base: on the right end as it is at 0, 1 and 2; on the left end two further on.
///
/// Guide: Game Objects > Seesaws
const HEIGHTS: [i32; 5] = [-8, -28, -47, -28, -8];
/// Above this the ball flies at double speed.
const FAST_ABOVE: i32 = -47;
/// Guide: Game Objects > Seesaws
const GRAVITY: i16 = 0x38;
/// A player who fell faster than this throws the ball higher.
///
/// Guide: Game Objects > Seesaws
const HARD_LANDING: i16 = 0xA00;

/// The ball of a seesaw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct SeesawBall {
    /// The seesaw's slot.
    seesaw: u8,
    /// Middle and base of the seesaw.
    base: [i32; 2],
    /// Its end, as the seesaw stands with that end down: 0 the right, 2 the left one.
    pub side: u8,
    /// Thrown up.
    pub flies: bool,
}

impl Kind for SeesawBall {
    const INFO: KindInfo = KindInfo {
        name: "seesaw_ball",
        title: "Ball of a seesaw",
        help: "The spiked ball that is on a seesaw and is thrown by it.",
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        let (ball_body, ball) = Self::on(body, 0, 0, 0);
        *body = ball_body;
        ball
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let Some(seesaw) = self.seesaw(around) else {
            body.fate = Fate::Unloads;
            return;
        };
        if !self.flies && seesaw.target == self.side {
            self.rest(body, seesaw.frame);
            return;
        }
        if !self.flies {
            self.start(body, &seesaw);
        }
        if self.fly(body, seesaw.frame) {
            self.land(body, around, &seesaw);
        }
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        draw(pen, (0, 0));
    }
}

/// A spiked ball around a place.
pub(in crate::objects::kinds) fn draw(pen: &mut dyn Pen, (at_x, at_y): (i32, i32)) {
    let mut spike = |points: [(i32, i32); 3]| {
        pen.polygon(&points.map(|(x, y)| (at_x + x, at_y + y)), Ink::SteelLight);
    };
    for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
        spike([(12 * x, 12 * y), (5 * y, 5 * x), (-5 * y, -5 * x)]);
        let (a, b) = (x - y, x + y);
        spike([(8 * a, 8 * b), (4 * b, -4 * a), (-4 * b, 4 * a)]);
    }
    pen.disc(at_x, at_y, 7, Ink::SteelDark);
    pen.disc(at_x - 2, at_y - 2, 4, Ink::Steel);
}

impl SeesawBall {
    /// At rest on the lower end of a seesaw.
    pub fn on(seesaw: &Body, lower: i32, slot: u8, frame: u8) -> (Body, Self) {
        let base = [seesaw.x.px(), seesaw.y.px().wrapping_add(lower)];
        let ball = Self { seesaw: slot, base, side: if frame == 2 { 2 } else { 0 }, flies: false };
        let mut body = Body {
            home_x: seesaw.home_x,
            half_width: 12,
            half_height: 12,
            hitbox: Hitbox::new(Reaction::Hurt, 8, 8),
            ..Body::default()
        };
        ball.rest(&mut body, frame);
        (body, ball)
    }

    /// The seesaw that it belongs to, if that is still there.
    fn seesaw<T>(&self, around: &Around<'_, T>) -> Option<Seesaw> {
        let object = around.slots.get(self.seesaw)?;
        match object.state {
            State::Seesaw(seesaw) if object.body.x.px() == self.base[0] => Some(seesaw),
            _ => None,
        }
    }

    fn height(&self, on_left: bool, frame: u8) -> i32 {
        let row = usize::from(frame) + if on_left { 2 } else { 0 };
        self.base[1].wrapping_add(HEIGHTS.get(row).copied().unwrap_or(-8))
    }

    fn rest(&self, body: &mut Body, frame: u8) {
        let on_left = self.side == 2;
        body.x = Sub::from_px(self.base[0].wrapping_add(if on_left { -ARM } else { ARM }));
        body.y = Sub::from_px(self.height(on_left, frame));
    }

    /// Thrown towards the other end: the higher, the more the seesaw tips and the harder the rider fell on it.
    ///
    /// Guide: Game Objects > Seesaws
    fn start(&mut self, body: &mut Body, seesaw: &Seesaw) {
        let (up, aside) = match self.side.abs_diff(seesaw.target) {
            1 => (-0x818, 0x114),
            _ if seesaw.rider_speed.0 < HARD_LANDING => (-0xAF0, 0xCC),
            _ => (-0xE00, 0xA0),
        };
        body.y_speed = Speed(up);
        body.x_speed = Speed(if self.side == 0 { -aside } else { aside });
        self.flies = true;
    }

    /// One frame in the air; true if it comes down on the seesaw as that stands.
    ///
    /// Guide: Game Objects > Seesaws
    pub fn fly(&self, body: &mut Body, frame: u8) -> bool {
        let rises = body.y_speed.0 < 0;
        body.fall(GRAVITY);
        if rises {
            if body.y.px() >= self.base[1].wrapping_add(FAST_ABOVE) {
                body.fall(GRAVITY);
            }
            return false;
        }
        let on_left = body.x.px() < self.base[0];
        body.y.px() >= self.height(on_left, frame)
    }

    /// Down on an end: tips the seesaw, and throws a player who stands there.
    ///
    /// Guide: Game Objects > Seesaws
    fn land<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, seesaw: &Seesaw) {
        self.side = if body.x_speed.0 < 0 { 2 } else { 0 };
        self.flies = false;
        if let Some(object) = around.slots.get_mut(self.seesaw)
            && let State::Seesaw(state) = &mut object.state
        {
            state.target = self.side;
            if seesaw.frame != self.side {
                let riders = [object.body.stood_on, object.body.second.stands()];
                object.body.stood_on = false;
                object.body.second.set_stands(false);
                let players = [Some(&mut *around.player), around.partner.as_deref_mut()];
                for player in players.into_iter().zip(riders).filter_map(|(player, rides)| player.filter(|_| rides)) {
                    player.y_speed = Speed(body.y_speed.0.wrapping_neg());
                    player.airborne = true;
                    player.on_object = false;
                    player.jumping = false;
                    player.animation.requested = AnimationKind::Spring;
                }
            }
        }
        (body.x_speed, body.y_speed) = (Speed::ZERO, Speed::ZERO);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ball of a seesaw at (200, 300), thrown from the right end; its speed when it lands with the seesaw standing
    /// so, negated, and how many frames that took.
    fn thrown(target: u8, rider_speed: i16, frame: u8) -> (i16, u32) {
        let seesaw = Body { x: Sub::from_px(200), y: Sub::from_px(300), ..Body::default() };
        let (mut body, mut ball) = SeesawBall::on(&seesaw, 0, 0, 0);
        ball.start(&mut body, &Seesaw { target, rider_speed: Speed(rider_speed), ..Seesaw::default() });
        let frames = (1..500).find(|_| ball.fly(&mut body, frame)).unwrap_or(0);
        (-body.y_speed.0, frames)
    }

    #[test]
    fn balls_fly_as_far_as_in_the_originals() {
        for (row, target, rider_speed, frame, expected) in [
            ("61 a", 1, 0, 0, (-0x738, 67)),
            ("61 b", 1, 0, 1, (-0x7E0, 70)),
            ("62 a", 2, 0x9FF, 0, (-0xA80, 96)),
            ("62 b", 2, 0, 1, (-0xAF0, 98)),
            ("63 a", 2, 0xA00, 0, (-0xDC8, 126)),
            ("63 b", 2, 0xA00, 1, (-0xE00, 127)),
        ] {
            assert_eq!(thrown(target, rider_speed, frame), expected, "row {row}");
        }
    }
}
