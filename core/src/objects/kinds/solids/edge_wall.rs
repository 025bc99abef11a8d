//! Edge walls: the fronts of cliffs, which stop the player but carry nobody.

use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::{Solid, SolidShape};
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
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
        scenery: bool "Scenery" = Bool, false, "It is only a picture and does not stop players.";
        half_width "Half width" = Integer { min: 4, max: 128, unit: Unit::Pixels }, 8, "Half of its width; 8 in the original.";
        half_height "Half height" = Integer { min: 8, max: 512, unit: Unit::Pixels }, 32, "Half of its height; 32 in the original.";
    }
}

/// Bit of the original's subtype: not solid.
const SCENERY: u8 = 0x10;
/// Half of the original's size.
const HALF_SIZE: (i32, i32) = (8, 32);
/// Pixels above and below it in which it is solid too.
///
/// Guide: Solid Objects > General Solid Objects
const BEYOND: i32 = 8;

/// An edge wall has no state of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct EdgeWall {}

impl Kind for EdgeWall {
    const INFO: KindInfo = KindInfo {
        name: "edge_wall",
        title: "Edge wall",
        group: Group::Solids,
        help: "The front of a cliff, 64 pixels high unless set otherwise. It stops a player from the sides, for 8 pixels above and below it \
               too, and from below. Nobody can land on it. It is solid off the screen as well.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x44)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let parameters = Parameters::of(setting.values);
        (body.half_width, body.half_height) = (parameters.half_width as u16, parameters.half_height as u16);
        Self {}
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if let Some(solid) = self.solid(body, &around.setting()) {
            around.solid(body, solid, body.x.px());
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let parameters = Parameters::of(setting.values);
        let solid =
            Solid { shape: SolidShape::Wall, ..Solid::block(parameters.half_width, parameters.half_height + BEYOND) };
        (!parameters.scenery).then_some(solid.everywhere())
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let Parameters { form, half_width: w, half_height: h, .. } = Parameters::of(setting.values);
        let (front, seam) = if form == 2 { (Ink::EarthDark, Ink::Earth) } else { (Ink::Earth, Ink::EarthDark) };
        pen.rect(-w, -h, 2 * w, 2 * h, front);
        if form == 0 {
            pen.rect(-w, h - h.min(16), 2 * w, h.min(16), Ink::EarthDark);
        }
        for y in (-h..h).step_by(16) {
            pen.rect(-w, y, 2 * w, 1, seam);
            pen.rect(if y & 16 == 0 { -1 } else { w - 6 }, y, 1, 16.min(h - y), seam);
        }
        pen.rect(-w, -h, 1, 2 * h, seam);
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let set =
            Parameters { form: (subtype & !SCENERY).into(), scenery: subtype & SCENERY != 0, ..Parameters::USUAL };
        (subtype & !SCENERY <= 2).then_some(set.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype = parameters.form as u8 | if parameters.scenery { SCENERY } else { 0 };
        ((parameters.half_width, parameters.half_height) == HALF_SIZE).then_some(subtype)
    }
}
