//! A puff of smoke, left behind by what drives.

use crate::objects::{Around, Body, Fate, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// A puff of smoke.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Smoke {
    /// Frames that it was shown for.
    pub age: u8,
}

/// Frames that it lasts, and one in which it goes: eleven pictures of two.
const FRAMES: u8 = 23;

impl Kind for Smoke {
    const INFO: KindInfo = KindInfo {
        name: "smoke",
        title: "Smoke",
        help: "A puff of smoke that is left behind for a moment.",
        flips_x: true,
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (20, 16);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, _around: &mut Around<'_, T>) {
        self.age = self.age.saturating_add(1);
        body.fate = if self.age > FRAMES { Fate::Destroyed } else { Fate::StaysFarAway };
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // Behind a thing that faces left. Every other picture is empty: it flickers.
        if self.age & 2 == 0 {
            let age = i32::from(self.age);
            pen.disc(20, 4 - age / 4, 2 + age / 6, Ink::StoneLight);
        }
    }
}

impl Smoke {
    /// From the tail of a body.
    pub(in crate::objects::kinds) fn of(body: &Body) -> (Body, Self) {
        (Body { flip_x: body.flip_x, half_width: 20, half_height: 16, ..Body::at(body.x, body.y) }, Self::default())
    }
}
