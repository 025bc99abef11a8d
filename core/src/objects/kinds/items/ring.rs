//! A ring: collected by touching it.

use super::attracted_ring::AttractedRing;
use super::sparkle;
use crate::objects::parameters::Values;
use crate::objects::rings::{HALF_PICTURE, HALF_SIZE, draw, picture_in};
use crate::objects::{Around, Body, Engine, Fate, Group, Hitbox, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// A ring that hangs in the air.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Ring {
    /// Frames since it was collected; 0 before.
    pub collected: u8,
    /// Its place in the line that it is part of, from 1; 0 for one that was placed by itself.
    pub in_line: u8,
}

impl Kind for Ring {
    const INFO: KindInfo = KindInfo {
        name: "ring",
        title: "Ring",
        group: Group::Items,
        help: "A ring. A player who holds one or more survives a hit and loses them instead. The 100th and the 200th \
               give an extra life each.",
        parameters: &[],
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x25), (Engine::Sonic2, 0x25), (Engine::Sonic3K, 0x00)],
    };
    const IS_REMEMBERED: bool = true;
    const IS_RINGS: bool = true;

    /// Its sparkle is.
    fn is_in_front(&self) -> bool {
        self.collected > 0
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        Self::dress(body);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.collected == 0 {
            body.picture = picture_in(around.frame);
            if body.take_touch() {
                around.common.add_rings(1, around.rules);
                body.hitbox.reaction = Reaction::None;
                body.fate = Fate::StaysFarAway;
                self.collected = 1;
            } else if AttractedRing::leaves(body, around) {
                // Where it was, nothing is left to see.
                body.hitbox.reaction = Reaction::None;
                body.fate = Fate::StaysFarAway;
                self.collected = sparkle::FRAMES;
            }
        } else {
            self.collected = self.collected.saturating_add(1);
            if self.collected > sparkle::FRAMES {
                // The rest of its line goes on.
                body.fate = if self.in_line == 0 { Fate::Destroyed } else { Fate::Unloads };
            }
        }
    }

    fn remembers(&self) -> u32 {
        if self.collected > 0 { 1_u32.checked_shl(self.in_line.into()).unwrap_or(0) >> 1 } else { 0 }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        match self.collected {
            0 => draw(pen, 0, 0, body.picture),
            age => sparkle::draw(pen, 0, 0, age - 1),
        }
    }

    fn subtype_of_values(_: crate::objects::Original, _values: &Values) -> Option<u8> {
        Some(0)
    }
}

impl Ring {
    /// The body of a ring.
    pub(in crate::objects::kinds) fn dress(body: &mut Body) {
        (body.half_width, body.half_height) = (HALF_PICTURE, HALF_PICTURE);
        body.hitbox = Hitbox::new(Reaction::Ring, HALF_SIZE, HALF_SIZE);
    }
}
