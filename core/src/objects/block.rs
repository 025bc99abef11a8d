//! A plain block that stands in the way.

use super::parameters::parameters;
use super::solid::Solid;
use super::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::digest::saved;
use crate::trace::Trace;

parameters! {
    /// What a block can be told.
    pub struct Parameters {
        half_width "Half width" = Integer { min: 8, max: 128, unit: Unit::Pixels }, 16, "Half of the block's width.";
        half_height "Half height" = Integer { min: 8, max: 128, unit: Unit::Pixels }, 16, "Half of the block's height.";
    }
}

saved! {
    /// A block has no state of its own.
    pub struct Block {}
}

impl Kind for Block {
    const INFO: KindInfo = KindInfo {
        name: "block",
        title: "Block",
        group: Group::Solids,
        help: "A block of stone that is solid on all sides and does nothing.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let size = Parameters::of(setting.values);
        body.half_width = size.half_width as u8;
        body.half_height = size.half_height as u8;
        Self {}
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let Some(solid) = self.solid(body, &around.setting()) else { return };
        around.solid(body, solid, body.x.px());
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let size = Parameters::of(setting.values);
        Some(Solid::block(size.half_width, size.half_height))
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let Parameters { half_width: w, half_height: h } = Parameters::of(setting.values);
        pen.rect(-w, -h, 2 * w, 2 * h, Ink::Stone);
        pen.rect(-w, -h, 2 * w, 3, Ink::StoneLight);
        pen.rect(-w, h - 3, 2 * w, 3, Ink::StoneDark);
        pen.rect(w - 3, -h, 3, 2 * h, Ink::StoneDark);
    }
}
