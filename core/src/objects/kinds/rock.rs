//! A rock in the way.

use crate::digest::saved;
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::trace::Trace;

saved! {
    /// A rock has no state of its own.
    pub struct Rock {}
}

impl Kind for Rock {
    const INFO: KindInfo = KindInfo {
        name: "rock",
        title: "Rock",
        group: Group::Solids,
        help: "A rock that is solid on all sides. A player on it sinks in by a pixel, and it can be landed on from 3 \
               pixels beside it: it is drawn wider than the other blocks of its size.",
        parameters: &[],
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x3B)],
    };
    const RESTS: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (19, 16);
        Self {}
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        around.solid(body, SOLID, body.x.px());
    }

    fn solid(&self, _body: &Body, _setting: &Setting<'_>) -> Option<Solid> {
        Some(SOLID)
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        pen.polygon(&[(-19, 16), (-18, 2), (-11, -11), (-3, -16), (8, -15), (16, -6), (19, 6), (19, 16)], Ink::Stone);
        pen.polygon(&[(-11, -11), (-3, -16), (8, -15), (3, -8), (-7, -5)], Ink::StoneLight);
        pen.polygon(&[(19, 16), (19, 6), (16, -6), (9, 3), (4, 16)], Ink::StoneDark);
        pen.line((-10, 1), (-4, 9), 2, Ink::StoneDark);
    }
}

/// Guide: Solid Objects > General Solid Objects
const SOLID: Solid = Solid { standing_height: 16, landing_half_width: 19, ..Solid::block(16, 16) };
