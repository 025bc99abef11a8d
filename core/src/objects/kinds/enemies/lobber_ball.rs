//! The ball of a lobber. The guide's balls of the Crabmeat.

use crate::contacts::Element;
use crate::objects::{Around, Body, Fate, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// A ball.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct LobberBall {
    /// The element that hurts in it.
    pub element: Element,
}

/// Guide: Game Objects > Badniks
const X_SPEED: i32 = 0x100;
const Y_SPEED: i32 = -0x400;
const GRAVITY: i16 = 0x38;
/// Pixels below the level's lower limit where it is gone.
const DEPTH: i32 = 224;

impl Kind for LobberBall {
    const INFO: KindInfo = KindInfo {
        name: "lobber_ball",
        title: "Ball",
        help: "What a lobber throws to either side: it flies in an arc and falls through everything.",
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        dress(body);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fall(GRAVITY);
        body.picture = (around.frame >> 2 & 1) as u8;
        body.fate = Fate::StaysFarAway;
        if body.y.px() > around.limits.bottom.saturating_add(DEPTH) {
            body.fate = Fate::Destroyed;
        }
    }

    fn element(&self, _setting: &Setting<'_>) -> Element {
        self.element
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let inner = if body.picture == 0 { Ink::RedLight } else { Ink::GoldLight };
        let (outer, inner) = self.element.inks((Ink::Red, inner));
        pen.disc(0, 0, 5, outer);
        pen.disc(0, 0, 3, inner);
    }
}

fn dress(body: &mut Body) {
    (body.half_width, body.half_height) = (8, 8);
    body.hitbox = Hitbox::new(Reaction::Shot, 6, 6);
}

impl LobberBall {
    /// Thrown from a claw so many pixels beside the middle, to that side, with so many hundredths of the usual strength.
    pub(in crate::objects::kinds) fn of(
        lobber: &Body,
        (aside, hundredths): (i32, i32),
        element: Element,
    ) -> (Body, Self) {
        let mut body = Body::at(lobber.x.moved_px(aside), lobber.y);
        let speed = |usual: i32| Speed((usual * hundredths / 100) as i16);
        body.x_speed = speed(if aside < 0 { -X_SPEED } else { X_SPEED });
        body.y_speed = speed(Y_SPEED);
        dress(&mut body);
        (body, Self { element })
    }
}
