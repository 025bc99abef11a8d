//! Something solid that nobody sees.

use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

parameters! {
    /// Parameters of an unseen block.
    pub struct Parameters {
        half_width "Half width" = Integer { min: 1, max: 128, unit: Unit::Pixels }, 16, "Half of its width. The originals have multiples of 8.";
        half_height "Half height" = Integer { min: 1, max: 128, unit: Unit::Pixels }, 16, "Half of its height. The originals have multiples of 8.";
    }
}

/// An unseen block has no state of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct UnseenBlock {}

impl Kind for UnseenBlock {
    const INFO: KindInfo = KindInfo {
        name: "unseen_block",
        title: "Invisible block",
        group: Group::Solids,
        help: "An invisible block that is solid on all sides. It is also solid off the screen; in Sonic 1 only while \
               its centre is on the screen.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x71), (Engine::Sonic2, 0x74), (Engine::Sonic3K, 0x28)],
    };
    const HIDDEN: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let size = Parameters::of(setting.values);
        (body.half_width, body.half_height) = (size.half_width as u16, size.half_height as u16);
        Self {}
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let (view, x) = (around.view, body.x.px());
        if !around.rules.invisible_blocks_sleep || view.shows(x, body.y.px(), 0, 0) {
            around.solid(body, solid_of(&Parameters::of(around.values)), x);
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        Some(solid_of(&Parameters::of(setting.values)))
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let Parameters { half_width: w, half_height: h } = Parameters::of(setting.values);
        for (x, y, width, height) in
            [(-w, -h, 2 * w, 1), (-w, h - 1, 2 * w, 1), (-w, -h, 1, 2 * h), (w - 1, -h, 1, 2 * h)]
        {
            pen.rect(x, y, width, height, Ink::Purple);
        }
        pen.line((-w, -h), (w - 1, h - 1), 1, Ink::Purple);
        pen.line((w - 1, -h), (-w, h - 1), 1, Ink::Purple);
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let half = |nibble: u8| (i32::from(nibble) + 1) * 8;
        Some(Parameters { half_width: half(subtype >> 4), half_height: half(subtype & 15) }.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        let nibble = |half: i32| (half % 8 == 0).then_some((half / 8 - 1) as u8);
        let size = Parameters::of(values);
        Some(nibble(size.half_width)? << 4 | nibble(size.half_height)?)
    }
}

fn solid_of(size: &Parameters) -> Solid {
    Solid::block(size.half_width, size.half_height).everywhere()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_written_in_steps_of_8_pixels() {
        for subtype in 0..=255 {
            let values = UnseenBlock::values_of_subtype((Engine::Sonic1, 0x71), subtype).unwrap_or_default();
            assert_eq!(UnseenBlock::subtype_of_values((Engine::Sonic1, 0x71), &values), Some(subtype));
        }
        let Parameters { half_width, half_height } =
            Parameters::of(&UnseenBlock::values_of_subtype((Engine::Sonic2, 0x74), 0x31).unwrap_or_default());
        assert_eq!((half_width, half_height), (32, 16));
    }
}
