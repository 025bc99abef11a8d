//! Rings along an arc or around a circle.

use super::ring_line;
use crate::angle::Angle;
use crate::objects::parameters::{Values, parameters};
use crate::objects::rings;
use crate::objects::{Around, Body, Group, Kind, KindInfo, Pen, Setting, TouchBox};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

parameters! {
    /// Parameters of an arc of rings.
    pub struct Parameters {
        count "Rings" = Integer { min: 1, max: 24, unit: Unit::Plain }, 7, "How many rings there are.";
        radius "Radius" = Integer { min: 16, max: 128, unit: Unit::Pixels }, 64, "From the middle of the arc, where the object is, to the rings.";
        from "From" = Integer { min: 0, max: 255, unit: Unit::HexAngle }, 0x80, "Where the first ring is: 0 on the right, 64 below, 128 on the left, 192 above.";
        sweep "Sweep" = Integer { min: -256, max: 256, unit: Unit::HexAngle }, 128, "From the first ring to the last, clockwise: 128 is half a circle. At 256 the rings are spread evenly around the circle.";
    }
}

/// Rings along an arc, of which some may have been collected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct RingArc {
    /// A bit for each that was.
    pub taken: u32,
}

impl Kind for RingArc {
    const INFO: KindInfo = KindInfo {
        name: "ring_arc",
        title: "Arc of rings",
        group: Group::Items,
        help: "Rings along an arc, as a jump takes them, or around a circle.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: true,
        originals: &[],
    };
    const HAS_MEMORY: bool = true;
    const IS_RINGS: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        ring_line::dress(body, places(setting.values));
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let places = mirrored(body, places(around.values));
        ring_line::collect(&mut self.taken, body, around, places);
    }

    fn hitboxes(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut(u32, TouchBox)) {
        ring_line::boxes(self.taken, body, mirrored(body, places(setting.values)), add);
    }

    fn remembers(&self) -> u32 {
        self.taken
    }

    fn recalls(&mut self, _body: &mut Body, word: u32) {
        self.taken = word;
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        for (_, (x, y)) in ring_line::remaining(self.taken, places(setting.values)) {
            rings::draw(pen, x, y, body.picture);
        }
    }
}

/// Returns the places of the rings, from the object's place, before it is mirrored.
pub(in crate::objects) fn places(values: &Values) -> impl Iterator<Item = (i32, i32)> + use<> {
    let Parameters { count, radius, from, sweep } = Parameters::of(values);
    // Around a whole circle, the last is followed by the first.
    let gaps = if sweep.abs() == 256 { count } else { count - 1 }.max(1);
    (0..count).map(move |index| {
        let angle = Angle((from + sweep * index / gaps) as u8);
        let along = |part: i16| (i32::from(part) * radius + 128) >> 8;
        (along(angle.cos()), along(angle.sin()))
    })
}

fn mirrored<I: Iterator<Item = (i32, i32)>>(body: &Body, places: I) -> impl Iterator<Item = (i32, i32)> + use<I> {
    let (flip_x, flip_y) = (body.flip_x, body.flip_y);
    places.map(move |(x, y)| (if flip_x { -x } else { x }, if flip_y { -y } else { y }))
}
