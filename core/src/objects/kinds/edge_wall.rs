//! Edge walls: the fronts of cliffs, which stop the player but carry nobody.

use crate::digest::saved;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::{Shape, Solid};
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::trace::Trace;
use crate::value::ChoiceInfo;

const FORMS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "shadow", label: "Light, shaded below" },
    ChoiceInfo { name: "light", label: "Light" },
    ChoiceInfo { name: "dark", label: "Dark" },
];

parameters! {
    /// Parameters of an edge wall.
    pub struct Parameters {
        form "Form" = Choice(FORMS), 0, "How it looks.";
        scenery "Scenery" = Bool, 0, "It is only a picture and does not stop players.";
    }
}

/// Bit of the original's subtype: not solid.
const SCENERY: u8 = 0x10;
/// Half of its drawn size.
const HALF_SIZE: (i32, i32) = (8, 32);
/// Guide: Solid Objects > General Solid Objects
const SOLID: Solid = Solid { shape: Shape::Wall, ..Solid::block(HALF_SIZE.0, 40) }.everywhere();

saved! {
    /// An edge wall has no state of its own.
    pub struct EdgeWall {}
}

impl Kind for EdgeWall {
    const INFO: KindInfo = KindInfo {
        name: "edge_wall",
        title: "Edge wall",
        group: Group::Solids,
        help: "The front of a cliff, 64 pixels high. It stops a player from the sides, for 8 pixels above and below it \
               too, and from below. Nobody can land on it. It is solid off the screen as well.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x44)],
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (HALF_SIZE.0 as u16, HALF_SIZE.1 as u16);
        Self {}
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if let Some(solid) = self.solid(body, &around.setting()) {
            around.solid(body, solid, body.x.px());
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        (Parameters::of(setting.values).scenery == 0).then_some(SOLID)
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let (w, h) = HALF_SIZE;
        let form = Parameters::of(setting.values).form;
        let (front, seam) = if form == 2 { (Ink::EarthDark, Ink::Earth) } else { (Ink::Earth, Ink::EarthDark) };
        pen.rect(-w, -h, 2 * w, 2 * h, front);
        if form == 0 {
            pen.rect(-w, h - 16, 2 * w, 16, Ink::EarthDark);
        }
        for y in (-h..h).step_by(16) {
            pen.rect(-w, y, 2 * w, 1, seam);
            pen.rect(if y & 16 == 0 { -1 } else { w - 6 }, y, 1, 16, seam);
        }
        pen.rect(-w, -h, 1, 2 * h, seam);
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let set = Parameters { form: (subtype & !SCENERY).into(), scenery: i32::from(subtype & SCENERY != 0) };
        (subtype & !SCENERY <= 2).then_some(set.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        Some(parameters.form as u8 | if parameters.scenery != 0 { SCENERY } else { 0 })
    }
}
