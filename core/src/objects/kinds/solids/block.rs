//! A plain block: an obstacle.

use crate::objects::parameters::parameters;
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::value::ChoiceInfo;

const STUFFS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "stone", label: "Stone" },
    ChoiceInfo { name: "wood", label: "Wood" },
    ChoiceInfo { name: "steel", label: "Steel" },
    ChoiceInfo { name: "earth", label: "Earth" },
];

parameters! {
    /// Parameters of a block.
    pub struct Parameters {
        half_width "Half width" = Integer { min: 8, max: 128, unit: Unit::Pixels }, 16, "Half of the block's width.";
        half_height "Half height" = Integer { min: 8, max: 128, unit: Unit::Pixels }, 16, "Half of the block's height.";
        stuff "Made of" = Choice(STUFFS), 0, "How it looks.";
    }
}

/// A block has no state of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Block {}

impl Kind for Block {
    const INFO: KindInfo = KindInfo {
        name: "block",
        title: "Block",
        group: Group::Solids,
        help: "A block that is solid on all sides and does nothing.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[],
    };
    const RESTS: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let size = Parameters::of(setting.values);
        body.half_width = size.half_width as u16;
        body.half_height = size.half_height as u16;
        Self {}
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        around.solid(body, solid_of(&Parameters::of(around.values)), body.x.px());
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        Some(solid_of(&Parameters::of(setting.values)))
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let Parameters { half_width: w, half_height: h, stuff } = Parameters::of(setting.values);
        let [ink, light, dark] = match stuff {
            1 => [Ink::Wood, Ink::WoodLight, Ink::WoodDark],
            2 => [Ink::Steel, Ink::SteelLight, Ink::SteelDark],
            3 => [Ink::Earth, Ink::Leaf, Ink::EarthDark],
            _ => [Ink::Stone, Ink::StoneLight, Ink::StoneDark],
        };
        bevel(pen, (w, h), ink, light, dark);
    }
}

fn solid_of(size: &Parameters) -> Solid {
    Solid::block(size.half_width, size.half_height)
}

/// A box with a lit upper edge and a shadow.
pub(in crate::objects::kinds) fn bevel(pen: &mut dyn Pen, (w, h): (i32, i32), ink: Ink, light: Ink, dark: Ink) {
    pen.rect(-w, -h, 2 * w, 2 * h, ink);
    pen.rect(-w, -h, 2 * w, 3, light);
    pen.rect(-w, h - 3, 2 * w, 3, dark);
    pen.rect(w - 3, 3 - h, 3, 2 * h - 3, dark);
}
