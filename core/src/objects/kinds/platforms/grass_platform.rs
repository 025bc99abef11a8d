//! Large platforms with grassy, sloped tops.

use crate::angle::Angle;
use crate::objects::common::OwnSwing;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::{Heights, Solid};
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Sub;
use crate::value::ChoiceInfo;

const SHAPES: &[ChoiceInfo] = &[
    ChoiceInfo { name: "hill", label: "Rises to a plateau and half down again" },
    ChoiceInfo { name: "mound", label: "A mound" },
    ChoiceInfo { name: "narrow", label: "Narrow and level" },
];
/// The original's numbers of the shapes.
const SHAPE_NUMBERS: [u8; 3] = [1, 0, 2];
const MOTIONS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "still", label: "Stays where it is" },
    ChoiceInfo { name: "swings_32", label: "Up and down by 32 pixels" },
    ChoiceInfo { name: "swings_48", label: "Up and down by 48 pixels" },
    ChoiceInfo { name: "swings_64", label: "Up and down by 64 pixels" },
    ChoiceInfo { name: "swings_96", label: "Up and down by 96 pixels" },
    ChoiceInfo { name: "sinks", label: "Sinks by 16 pixels under its rider" },
];
/// Oscillator and reach of the motions that swing.
const SWINGS: [(usize, i32); 4] = [(0, 32), (1, 48), (2, 64), (3, 96)];
const SINKS: i32 = 5;

parameters! {
    /// Parameters of a grass platform.
    pub struct Parameters {
        shape "Shape" = Choice(SHAPES), 0, "Its surface, and how large it is.";
        motion "Motion" = Choice(MOTIONS), 0, "How it moves.";
        reversed: bool "Reversed" = Bool, false, "A swinging one begins at the top.";
        period "Period" = IntegerOr { zero: "shared", max: 2048, unit: Unit::Frames }, 0, "How long it takes there and back. 0: in time with all others, as in the originals: 252 to 440 frames, depending on its motion.";
        phase "Phase" = Integer { min: 0, max: 255, unit: Unit::HexAngle }, 0, "Where on its path it begins, in 256ths. Only with its own period.";
        reach "Reach" = Integer { min: 0, max: 400, unit: Unit::Plain }, 100, "How far it goes, in hundredths of its motion's usual distance, in the same time; 100 in the original.";
    }
}

impl Parameters {
    const fn own_swing(&self) -> OwnSwing {
        OwnSwing { period: self.period, phase: self.phase }
    }

    /// As much of a way as it goes.
    const fn part(&self, way: i32) -> i32 {
        way * self.reach / 100
    }
}

/// A grass platform.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct GrassPlatform {
    /// Its place.
    home_y: i32,
    /// The depth that it has sunk, as an angle up to a quarter turn.
    sunk: u8,
}

/// Guide: Solid Objects > Height Array
static HILL: [i8; 76] = {
    let mut heights = [64; 76];
    let mut at = 0;
    while at < 76 {
        heights[at] = match at {
            0..6 => 32,
            6..38 => at as i8 + 27,
            38..54 => 64,
            54..70 => 118 - at as i8,
            _ => 48,
        };
        at += 1;
    }
    heights
};
/// Guide: Solid Objects > Height Array
static MOUND: [i8; 76] = {
    let mut heights = [48; 76];
    let mut at = 0;
    while at < 76 {
        let from_end = if at < 38 { at } else { 75 - at };
        heights[at] = match from_end {
            0..14 => 32,
            14..29 => from_end as i8 + 19,
            _ => 48,
        };
        at += 1;
    }
    heights
};
/// Guide: Solid Objects > Height Array
static NARROW: [i8; 44] = [48; 44];

impl Kind for GrassPlatform {
    const INFO: KindInfo = KindInfo {
        name: "grass_platform",
        title: "Grass platform",
        group: Group::Platforms,
        help: "A large block of earth with a grassy, sloped top that is solid on all sides. Its whole solid shape \
               follows the slope, including the lower edge.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x2F)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let (w, h, _) = shape_of(&Parameters::of(setting.values));
        (body.half_width, body.half_height) = (w as u16, h as u16);
        Self { home_y: body.y.px(), sunk: 0 }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        self.move_on(body, around, &parameters);
        around.solid(body, solid_of(&parameters, around.rules), body.x.px());
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        Some(solid_of(&Parameters::of(setting.values), setting.rules()))
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let parameters = Parameters::of(setting.values);
        let ends = match SWINGS.get((parameters.motion - 1) as usize) {
            Some((_, whole)) => [0, parameters.part(*whole)],
            None if parameters.motion == SINKS => [0, parameters.part(-16)],
            None => return,
        };
        ends.into_iter().for_each(|up| add((body.x.px(), self.home_y.wrapping_sub(up))));
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let (w, h, heights) = shape_of(&Parameters::of(setting.values));
        // The six first heights are beside the platform.
        let top = |x: i32| -i32::from(heights.get(((x + w + 11) >> 1) as usize).copied().unwrap_or(0));
        for x in (-w..w).step_by(2) {
            pen.rect(x, top(x) + 2, 2, h - top(x) - 2, if (x + w) & 31 < 28 { Ink::Earth } else { Ink::EarthDark });
            pen.rect(x, top(x), 2, 3, Ink::LeafLight);
            pen.rect(x, top(x) + 3, 2, if x & 4 == 0 { 7 } else { 4 }, Ink::Leaf);
        }
        pen.rect(-w, h - 4, 2 * w, 4, Ink::StoneDark);
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let motion = subtype & 7;
        let shape = SHAPE_NUMBERS.iter().position(|number| *number == subtype >> 4)?;
        let set = Parameters {
            shape: shape as i32,
            motion: motion.into(),
            reversed: subtype >> 3 & 1 != 0,
            ..Parameters::USUAL
        };
        (motion <= SINKS as u8).then_some(set.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype = SHAPE_NUMBERS.get(parameters.shape as usize)? << 4
            | (bit(parameters.reversed, 3) | parameters.motion) as u8;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// Half width, half height and surface.
fn shape_of(parameters: &Parameters) -> (i32, i32, &'static [i8]) {
    match parameters.shape {
        0 => (64, 32, &HILL),
        1 => (64, 32, &MOUND),
        _ => (32, 48, &NARROW),
    }
}

fn solid_of(parameters: &Parameters, rules: &Ruleset) -> Solid {
    let (w, h, heights) = shape_of(parameters);
    Solid::sloped(w, h, Heights::Fixed(heights)).everywhere_by(rules)
}

impl GrassPlatform {
    /// Up and down with an oscillator, or down under its rider.
    ///
    /// Guide: Game Objects > Platforms
    fn move_on<T>(&mut self, body: &mut Body, around: &Around<'_, T>, parameters: &Parameters) {
        if parameters.motion == SINKS {
            self.sunk = if body.carries_somebody() { (self.sunk + 4).min(0x40) } else { self.sunk.saturating_sub(2) };
            let down = i32::from(Angle(self.sunk).sin()) >> 4;
            body.y = Sub::from_px(self.home_y.wrapping_add(parameters.part(down)));
        } else if let Some((number, whole)) = SWINGS.get((parameters.motion - 1) as usize) {
            let swing = around.common.swing(*number, *whole, parameters.own_swing(), around.frame);
            let up = if parameters.reversed { whole - swing } else { swing };
            body.y = Sub::from_px(self.home_y.wrapping_sub(parameters.part(up)));
        }
    }
}
