//! The ball that a wrecker swings.

use crate::angle::Angle;
use crate::objects::kinds::parts::explosion::Explosion;
use crate::objects::{Around, Body, Fate, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting, State};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Sub;

/// A wrecker's ball.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct WreckerBall {
    /// The slot of the wrecker.
    wrecker: u8,
    /// The length of chain let down so far.
    radius: i16,
    /// The distance of the chain's anchor below the wrecker.
    drop: i16,
    /// The anchor of the chain.
    anchor: [i32; 2],
    /// True if it swings.
    swings: bool,
    /// Its direction, and how fast that changes; and that grows less.
    angle: u16,
    rate: i16,
    slows: bool,
    /// The wrecker is beaten: frames left.
    ends: u8,
}

/// Guide: Game Objects > Bosses
const LENGTH: i16 = 96;
const DROP: i16 = 32;
/// The links of its chain, 16 pixels each.
const LINKS: i32 = 5;
const ANGLE: u16 = 0x4080;
const RATE: i16 = 0x200;
const PULL: i16 = 8;
/// Frames for which it explodes.
///
/// Guide: Game Objects > Bosses
const ENDS: u8 = 97;

impl Kind for WreckerBall {
    const INFO: KindInfo = KindInfo {
        name: "wrecker_ball",
        title: "Wrecker's ball",
        help: "The heavy ball on a chain that a wrecker lets down and swings to and fro.",
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        dress(body);
        Self { angle: ANGLE, rate: -RATE, ..Self::default() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fate = Fate::StaysFarAway;
        if !body.drawn {
            around.hold_slots_behind(LINKS);
            return; // it grows from the next frame on
        }
        let wrecker = around.slots.get(self.wrecker).and_then(|object| match object.state {
            State::Wrecker(state) if state.phase.fights() => Some((object.body, state.phase.crosses())),
            _ => None,
        });
        match wrecker {
            Some((wrecker, crosses)) if self.ends == 0 => self.swing(body, &wrecker, crosses),
            _ => self.end(body, around),
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let (x, y) = (self.anchor[0].wrapping_sub(body.x.px()), self.anchor[1].wrapping_sub(body.y.px()));
        if self.ends == 0 {
            pen.rect(x - 8, y - 8, 16, 16, Ink::SteelDark);
            pen.rect(x - 6, y - 6, 12, 4, Ink::SteelLight);
            for link in 1..LINKS {
                // No link is farther down than its place, or than the ball.
                let along = (16 * link).min(self.radius.into());
                let left = i32::from(self.radius).max(1) - along;
                let (x, y) = (
                    x.wrapping_mul(left) / i32::from(self.radius).max(1),
                    y.wrapping_mul(left) / i32::from(self.radius).max(1),
                );
                pen.disc(x, y, 5, Ink::Steel);
                pen.disc(x, y, 2, Ink::SteelDark);
            }
        }
        for row in 0..5 {
            for column in 0..5 {
                let (x, y) = (column * 10 - 25, row * 10 - 25);
                let inside = (x + 5) * (x + 5) + (y + 5) * (y + 5) <= 400;
                if inside {
                    pen.rect(x, y, 10, 10, if (row + column) % 2 == 0 { Ink::Earth } else { Ink::Orange });
                }
            }
        }
        pen.disc(-7, -8, 4, Ink::GoldLight);
    }
}

fn dress(body: &mut Body) {
    (body.half_width, body.half_height) = (24, 24);
    body.hitbox = Hitbox::new(Reaction::Hurt, 20, 20);
}

impl WreckerBall {
    /// Returns the ball of a wrecker in a slot, at its place.
    pub(in crate::objects::kinds) fn of(wrecker: &Body, slot: u8) -> (Body, Self) {
        let mut body = Body::at(wrecker.x, wrecker.y);
        dress(&mut body);
        let anchor = [body.x.px(), body.y.px()];
        (body, Self { wrecker: slot, anchor, angle: ANGLE, rate: -RATE, ..Self::default() })
    }

    /// Let down, then swung with the wrecker's first move.
    ///
    /// Guide: Game Objects > Bosses
    fn swing(&mut self, body: &mut Body, wrecker: &Body, crosses: bool) {
        if self.swings {
            self.rate += if self.slows { -PULL } else { PULL };
            self.angle = self.angle.wrapping_add(self.rate as u16);
            if self.rate == if self.slows { -RATE } else { RATE } {
                self.slows = !self.slows;
            }
        } else {
            self.radius = (self.radius + 1).min(LENGTH);
            self.drop = (self.drop + 1).min(DROP);
            self.swings = self.radius == LENGTH && crosses;
        }
        self.anchor = [wrecker.x.px(), wrecker.y.px().wrapping_add(self.drop.into())];
        let angle = Angle((self.angle >> 8) as u8);
        let along = |part: i16| (i32::from(part) * i32::from(self.radius)) >> 8;
        body.x = Sub::from_px(self.anchor[0].wrapping_add(along(angle.cos())));
        body.y = Sub::from_px(self.anchor[1].wrapping_add(along(angle.sin())));
    }

    /// The wrecker is beaten: it explodes for a while.
    fn end<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.hitbox.reaction = Reaction::None;
        if self.ends == 0 {
            self.ends = ENDS;
        }
        self.ends -= 1;
        if self.ends > 0 {
            Explosion::spawn_about(body, around);
            return;
        }
        Explosion::spawn(body, around);
        (self.ends, body.fate) = (1, Fate::Destroyed);
    }
}
