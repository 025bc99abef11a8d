//! An object of an original that this version does not know, which takes its slot.

use crate::objects::{Around, Body, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// The state of an object of an unknown kind: none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Unknown {}

impl Kind for Unknown {
    const INFO: KindInfo = KindInfo {
        name: "unknown",
        title: "Unknown object",
        help: "An object of an original that this version does not know. It does nothing but take a slot, so that \
               others get theirs.",
        ..KindInfo::PART
    };
    const HIDDEN: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        Self {}
    }

    fn step<T: Trace>(&mut self, _body: &mut Body, _around: &mut Around<'_, T>) {}

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // A question mark in a frame.
        pen.rect(-8, -8, 16, 16, Ink::SteelDark);
        pen.rect(-7, -7, 14, 14, Ink::SteelLight);
        for (x, y, width, height) in [(-3, -5, 6, 2), (2, -4, 2, 4), (-1, -1, 4, 2), (-1, 0, 2, 2), (-1, 4, 2, 2)] {
            pen.rect(x, y, width, height, Ink::Black);
        }
    }
}
