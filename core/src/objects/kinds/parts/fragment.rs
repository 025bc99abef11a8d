//! A piece of something that broke: waits its turn, then falls out of the screen.

use crate::objects::{Around, Body, Fate, Ink, Kind, KindInfo, Pen, Setting};
use crate::project::Stuff;
use crate::snapshot::Snapshot;
use crate::trace::{Event, Trace};
use crate::units::Speed;

/// A piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Fragment {
    /// The material.
    pub stuff: Stuff,
    /// Frames until it begins to move.
    pub delay: u8,
    /// By how much its fall gets faster each frame.
    pub gravity: i16,
}

impl Kind for Fragment {
    const INFO: KindInfo = KindInfo {
        name: "fragment",
        title: "Fragment",
        help: "A piece of something that broke, falling out of the screen.",
        flips_x: true,
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.delay > 0 {
            self.delay -= 1;
            return;
        }
        body.fall(self.gravity);
        if body.drawn && !around.was_on_screen {
            body.fate = Fate::Destroyed;
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        draw(pen, (0, 0), (body.half_width.into(), body.half_height.into()), self.stuff);
    }
}

impl Fragment {
    /// A piece at a place, of half sizes, that waits.
    pub fn at(body: &Body, (dx, dy): (i32, i32), half_size: (u16, u16)) -> Body {
        Body {
            x: body.x.moved_px(dx),
            y: body.y.moved_px(dy),
            home_x: body.home_x,
            half_width: half_size.0,
            half_height: half_size.1,
            flip_x: body.flip_x,
            ..Body::default()
        }
    }
}

/// The origin of a piece, pixels from the middle of the broken object, and its speeds.
pub type Piece = ((i32, i32), (i16, i16));

impl Fragment {
    /// Breaks an object up: it goes on as the first of the pieces, which it steps itself; the others are objects of their
    /// own. If no slot is free one is missing, as in the originals.
    ///
    /// Guide: Game Objects > Slots
    pub fn scatter<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, pieces: &[Piece]) {
        around.report(Event::GroundBroken);
        let whole = *body;
        for (number, (offset, (x_speed, y_speed))) in pieces.iter().enumerate() {
            let (x_speed, y_speed) = (Speed(*x_speed), Speed(*y_speed));
            let piece = Body { x_speed, y_speed, ..Self::at(&whole, *offset, (8, 8)) };
            if number > 0 {
                around.spawn(piece, *self);
                continue;
            }
            let Body { placement, drawn, .. } = whole;
            *body = Body { placement, drawn, fate: Fate::StaysFarAway, ..piece };
        }
        self.step(body, around);
    }
}

/// A piece around a place.
pub(in crate::objects::kinds) fn draw(pen: &mut dyn Pen, (x, y): (i32, i32), (w, h): (i32, i32), stuff: Stuff) {
    let (ink, dark) = match stuff {
        Stuff::Earth | Stuff::Grass => (Ink::Earth, Ink::EarthDark),
        Stuff::Stone => (Ink::Stone, Ink::StoneDark),
        Stuff::Wood => (Ink::Wood, Ink::WoodDark),
        Stuff::Steel => (Ink::Steel, Ink::SteelDark),
    };
    pen.rect(x - w, y - h, 2 * w, 2 * h, ink);
    pen.rect(x - w + 2, y, w, 2, dark);
    pen.rect(x, y + h / 2, w - 1, 2, dark);
    pen.rect(x - w, y + h - 1, 2 * w, 1, dark);
    if stuff == Stuff::Grass {
        pen.rect(x - w, y - h, 2 * w, 4, Ink::Leaf);
        pen.rect(x - w, y - h, 2 * w, 2, Ink::LeafLight);
    }
}
