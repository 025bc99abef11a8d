//! The shot of a lurker. The guide's missile of the Newtron.

use crate::contacts::Element;
use crate::objects::{Around, Body, Fate, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// A shot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct LurkerShot {
    /// The element that hurts in it.
    pub element: Element,
}

/// The place where the shot leaves the lurker: ahead and above.
///
/// Guide: Game Objects > Badniks
const AHEAD: i32 = 20;
const ABOVE: i32 = 8;

impl Kind for LurkerShot {
    const INFO: KindInfo = KindInfo {
        name: "lurker_shot",
        title: "Lurker's shot",
        help: "What a lurker fires: it flies straight ahead, through everything, to the edge of the screen.",
        flips_x: true,
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        body.hitbox = Hitbox::new(Reaction::Shot, 6, 6);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fate = Fate::StaysFarAway;
        if !body.drawn {
            return; // its first frame only sets it up
        }
        if !around.was_on_screen {
            body.fate = Fate::Destroyed;
            return;
        }
        body.move_by_speed();
        body.picture = (around.frame >> 1 & 1) as u8;
    }

    fn element(&self, _setting: &Setting<'_>) -> Element {
        self.element
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let plain = if body.picture == 0 { (Ink::Orange, Ink::GoldLight) } else { (Ink::Red, Ink::White) };
        let (outer, inner) = self.element.inks(plain);
        pen.disc(0, 0, 6, outer);
        pen.disc(0, 0, 3, inner);
        pen.rect(-10, -1, 6, 2, outer);
    }
}

impl LurkerShot {
    /// Fired by a lurker, so fast.
    pub(in crate::objects::kinds) fn of(lurker: &Body, speed: i16, element: Element) -> (Body, Self) {
        let ahead = lurker.facing();
        let body = Body {
            flip_x: lurker.flip_x,
            x_speed: Speed(speed * ahead as i16),
            half_width: 8,
            half_height: 8,
            hitbox: Hitbox::new(Reaction::Shot, 6, 6),
            ..Body::at(lurker.x.moved_px(AHEAD * ahead), lurker.y.moved_px(-ABOVE))
        };
        (body, Self { element })
    }
}
