//! The shot of a stinger. The guide's projectile of the Buzzer.

use crate::contacts::Element;
use crate::objects::{Around, Body, Fate, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// A shot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct StingerShot {
    /// The element that hurts in it.
    pub element: Element,
}

/// The place where the shot leaves the stinger, behind its middle and below.
///
/// Guide: Game Objects > Badniks
const BEHIND: i32 = 13;
const BELOW: i32 = 24;
/// Pixels below the level's lower limit where it is gone.
const DEPTH: i32 = 224;

impl Kind for StingerShot {
    const INFO: KindInfo = KindInfo {
        name: "stinger_shot",
        title: "Stinger's shot",
        help: "What a stinger shoots: it flies straight down ahead, through everything.",
        flips_x: true,
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        dress(body);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.move_by_speed();
        body.picture = (around.frame >> 2 & 1) as u8;
        body.stays_near();
        if body.y.px() > around.limits.bottom.saturating_add(DEPTH) {
            body.fate = Fate::Destroyed;
        }
    }

    fn element(&self, _setting: &Setting<'_>) -> Element {
        self.element
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let outer = if body.picture == 0 { Ink::LeafDark } else { Ink::Leaf };
        let (outer, inner) = self.element.inks((outer, Ink::LeafLight));
        pen.disc(0, 0, 4, outer);
        pen.disc(-1, -1, 2, inner);
    }
}

fn dress(body: &mut Body) {
    (body.half_width, body.half_height) = (8, 8);
    body.hitbox = Hitbox::new(Reaction::Shot, 4, 4);
}

impl StingerShot {
    /// Shot by a stinger.
    ///
    /// Guide: Game Objects > Badniks
    pub(in crate::objects::kinds) fn of(stinger: &Body, speed: i16, element: Element) -> (Body, Self) {
        let ahead = if stinger.flip_x { 1 } else { -1 };
        let mut body = Body::at(stinger.x.moved_px(-BEHIND * ahead), stinger.y.moved_px(BELOW));
        body.flip_x = stinger.flip_x;
        (body.x_speed, body.y_speed) = (Speed(speed * ahead as i16), Speed(speed));
        dress(&mut body);
        (body, Self { element })
    }
}
