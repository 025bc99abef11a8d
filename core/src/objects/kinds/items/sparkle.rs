//! The sparkle of a ring that was collected, for a moment.

use crate::objects::{Around, Body, Fate, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// A sparkle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Sparkle {
    /// Frames that it was shown for.
    pub age: u8,
}

/// Frames that it lasts: four pictures of six, and one in which it goes.
///
/// Guide: Game Objects > Rings
pub const FRAMES: u8 = 25;

impl Kind for Sparkle {
    const INFO: KindInfo = KindInfo {
        name: "sparkle",
        title: "Sparkle",
        help: "What is left of a ring that was collected, for a moment.",
        ..KindInfo::PART
    };

    fn is_in_front(&self) -> bool {
        true
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, _around: &mut Around<'_, T>) {
        self.age = self.age.saturating_add(1);
        body.fate = if self.age >= FRAMES { Fate::Destroyed } else { Fate::StaysFarAway };
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        draw(pen, 0, 0, self.age);
    }
}

/// A sparkle around a point, of that age in frames.
pub fn draw(pen: &mut dyn Pen, x: i32, y: i32, age: u8) {
    let star = |pen: &mut dyn Pen, x: i32, y: i32, size: i32, ink: Ink| {
        pen.line((x - size, y), (x + size, y), 1, ink);
        pen.line((x, y - size), (x, y + size), 1, ink);
    };
    match age / 6 {
        0 => star(pen, x, y, 5, Ink::GoldLight),
        1 => {
            star(pen, x - 3, y - 3, 4, Ink::White);
            star(pen, x + 4, y + 3, 2, Ink::Gold);
        }
        2 => {
            star(pen, x + 4, y - 4, 3, Ink::GoldLight);
            star(pen, x - 4, y + 4, 2, Ink::White);
        }
        _ => star(pen, x + 2, y + 5, 1, Ink::Gold),
    }
}
