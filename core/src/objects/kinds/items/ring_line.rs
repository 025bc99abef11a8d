//! A line of rings.
//!
//! In Sonic 1 every ring is an object of its own: the one that was placed becomes the first and makes the others, as far
//! as there are slots. Later games keep their rings apart from all objects: there a line is one.

use super::attracted_ring::AttractedRing;
use super::ring::Ring;
use super::sparkle::Sparkle;
use crate::objects::parameters::{Values, parameters};
use crate::objects::rings::{self, HALF_PICTURE, HALF_SIZE};
use crate::objects::{Around, Body, Engine, Fate, Group, Hitbox, Kind, KindInfo, Pen, Reaction, Setting, TouchBox};
use crate::player::powers::Shield;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Sub;

parameters! {
    /// Parameters of a line of rings.
    pub struct Parameters {
        count "Rings" = Integer { min: 1, max: 12, unit: Unit::Plain }, 3, "How many rings there are.";
        step_x "Step right" = Integer { min: -32, max: 32, unit: Unit::Pixels }, 24, "From each ring to the next, to the right.";
        step_y "Step down" = Integer { min: -32, max: 32, unit: Unit::Pixels }, 0, "From each ring to the next, downwards.";
    }
}

/// Rings in a line, of which some may have been collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct RingLine {
    /// A bit for each that was, as far as this object knows.
    pub taken: u32,
    /// The others are objects of their own; this one is the first ring.
    pub is_split: bool,
    /// The first ring.
    pub first: Ring,
}

/// From ring to ring by the high nibble of Sonic 1's subtype.
///
/// Guide: Game Objects > Rings
const STEPS: [(i32, i32); 16] = [
    (16, 0),
    (24, 0),
    (32, 0),
    (0, 16),
    (0, 24),
    (0, 32),
    (16, 16),
    (24, 24),
    (32, 32),
    (-16, 16),
    (-24, 24),
    (-32, 32),
    (16, 8),
    (24, 16),
    (-16, 8),
    (-24, 16),
];
/// Most rings of one of Sonic 1's lines.
const MOST_IN_SONIC_1: i32 = 7;

impl Kind for RingLine {
    const INFO: KindInfo = KindInfo {
        name: "ring_line",
        title: "Line of rings",
        group: Group::Items,
        help: "Rings in a straight line. The line exists as long as its first ring is near the screen.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x25)],
    };
    const IS_REMEMBERED: bool = true;
    const HAS_MEMORY: bool = true;
    const IS_RINGS: bool = true;

    fn is_in_front(&self) -> bool {
        self.first.is_in_front()
    }

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        dress(body, places(setting.values));
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.is_split {
            self.first.step(body, around);
        } else if around.rules.parts_take_slots {
            self.split(body, around);
        } else {
            collect(&mut self.taken, body, around, places(around.values));
        }
    }

    fn hitboxes(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut(u32, TouchBox)) {
        match (self.is_split, body.touch_box()) {
            (false, _) => boxes(self.taken, body, places(setting.values), add),
            (true, Some(hitbox)) => add(0, hitbox),
            (true, None) => {}
        }
    }

    fn remembers(&self) -> u32 {
        self.taken | self.first.remembers()
    }

    fn recalls(&mut self, _body: &mut Body, word: u32) {
        self.taken = word;
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        if self.is_split {
            self.first.look(body, setting, pen);
            return;
        }
        for (_, (x, y)) in remaining(self.taken, places(setting.values)) {
            rings::draw(pen, x, y, body.picture);
        }
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        if engine != Engine::Sonic1 {
            return None;
        }
        let (step_x, step_y) = STEPS[usize::from(subtype >> 4)];
        let count = i32::from(subtype & 7).min(MOST_IN_SONIC_1 - 1) + 1;
        Some(Parameters { count, step_x, step_y }.values())
    }

    fn subtype_of_values((engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let Parameters { count, step_x, step_y } = Parameters::of(values);
        let step = STEPS.iter().position(|step| *step == (step_x, step_y) || count == 1)?;
        let fits = engine == Engine::Sonic1 && (1..=MOST_IN_SONIC_1).contains(&count);
        fits.then(|| (step as u8) << 4 | (count - 1) as u8)
    }
}

impl RingLine {
    /// Each ring that is left becomes an object, in the lowest free slots; the first stays in this one.
    ///
    /// Guide: Game Objects > Rings
    fn split<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.is_split = true;
        Ring::dress(body);
        for (index, (x, y)) in remaining(self.taken, places(around.values)) {
            let ring = Ring { in_line: index as u8 + 1, ..Ring::default() };
            if index == 0 {
                self.first = ring;
                continue;
            }
            let place = Body { x: body.x.moved_px(x), y: body.y.moved_px(y), ..*body };
            if around.spawn_placed(place, ring).is_none() {
                break;
            }
        }
        if self.first.in_line == 0 {
            body.fate = Fate::Unloads;
        }
        body.picture = rings::picture_in(around.frame);
    }
}

/// Returns the places of the rings, from the object's place.
pub(in crate::objects) fn places(values: &Values) -> impl Iterator<Item = (i32, i32)> + use<> {
    let Parameters { count, step_x, step_y } = Parameters::of(values);
    (0..count).map(move |index| (index * step_x, index * step_y))
}

/// Sizes and hitbox of an object that stands for rings at those places.
pub(in crate::objects::kinds) fn dress(body: &mut Body, places: impl Iterator<Item = (i32, i32)>) {
    let (wide, high) =
        places.fold((0, 0), |(wide, high), (x, y)| (x.unsigned_abs().max(wide), y.unsigned_abs().max(high)));
    let half = |reach: u32| u16::try_from(reach + u32::from(HALF_PICTURE)).unwrap_or(u16::MAX);
    (body.half_width, body.half_height) = (half(wide), half(high));
    body.hitbox = Hitbox::new(Reaction::Rings, HALF_SIZE, HALF_SIZE);
}

/// The rings that were not collected, by number.
pub(in crate::objects::kinds) fn remaining(
    taken: u32,
    places: impl Iterator<Item = (i32, i32)>,
) -> impl Iterator<Item = (u32, (i32, i32))> {
    (0..32).zip(places).filter(move |(index, _)| taken >> index & 1 == 0)
}

/// Their hitboxes.
pub(in crate::objects::kinds) fn boxes(
    taken: u32,
    body: &Body,
    places: impl Iterator<Item = (i32, i32)>,
    add: &mut dyn FnMut(u32, TouchBox),
) {
    for (index, (x, y)) in remaining(taken, places) {
        add(index, body.touch_box_at(x, y));
    }
}

/// The rings that were touched are collected, and sparkle; those near a lightning shield leave; with the last of them the object is gone.
pub(in crate::objects::kinds) fn collect<T: Trace>(
    taken: &mut u32,
    body: &mut Body,
    around: &mut Around<'_, T>,
    places: impl Iterator<Item = (i32, i32)>,
) {
    body.picture = rings::picture_in(around.frame);
    if body.touched == 0 && around.player.shield != Shield::Lightning {
        return;
    }
    let touched = std::mem::take(&mut body.touched) & !*taken;
    let mut left = 0_u32;
    for (index, (x, y)) in remaining(*taken, places) {
        let place = Body::at(Sub(body.x.moved_px(x).0), Sub(body.y.moved_px(y).0));
        if touched >> index & 1 == 0 {
            if AttractedRing::leaves(&place, around) {
                *taken |= 1 << index;
            } else {
                left += 1;
            }
            continue;
        }
        *taken |= 1 << index;
        around.common.add_rings(1, around.rules);
        let place = Body { half_width: HALF_PICTURE, half_height: HALF_PICTURE, ..place };
        if around.rules.rings_first {
            around.spawn_apart(place, Sparkle::default());
        } else {
            around.spawn(place, Sparkle::default());
        }
    }
    if left == 0 {
        body.fate = Fate::Destroyed;
    }
}
