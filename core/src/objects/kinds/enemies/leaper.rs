//! A leaper: a fish on a spring that jumps straight up, again and again. The guide's Chopper, and its low kind Masher.

use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

const JUMPS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "high", label: "High: 265 pixels" }, ChoiceInfo { name: "low", label: "Low: 136 pixels" }];

parameters! {
    /// Parameters of a leaper.
    pub struct Parameters {
        jump "Jumps" = Choice(JUMPS), 0, "How high it jumps. The first of its low jumps is lower still.";
        speed "Speed" = IntegerOr { zero: "by height", max: 0x1000, unit: Unit::Speed }, 0, "Speed of the jump. Overrides the height; 0 uses it. 1792 is high.";
    }
}

/// A leaper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Leaper {
    /// The height that it jumps from, pixels.
    pub from: i32,
}

/// Guide: Game Objects > Badniks
const GRAVITY: i16 = 0x18;

impl Kind for Leaper {
    const INFO: KindInfo = KindInfo {
        name: "leaper",
        title: "Leaper",
        group: Group::Enemies,
        help: "A fish that jumps straight up from where it is placed, falls back and jumps again.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x2B), (Engine::Sonic2, 0x5C)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 16);
        body.hitbox = Hitbox::new(Reaction::Attackable, 12, 16);
        body.y_speed = first_jump(setting.values);
        Self { from: body.y.px() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fall(GRAVITY);
        if body.y.px() > self.from {
            body.y = body.y.at_px(self.from);
            body.y_speed = next_jump(around.values);
        }
        // It snaps fast on the way up and keeps its mouth shut on the way down.
        let rises_far = self.from.wrapping_sub(body.y.px()) < 192;
        body.picture = match body.y_speed.0 {
            0.. => 0,
            _ if rises_far => (around.frame >> 3 & 1) as u8,
            _ => (around.frame >> 2 & 1) as u8,
        };
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let (speed, gravity) = (-i32::from(next_jump(setting.values).0), i32::from(GRAVITY));
        let moves = (speed + gravity - 1) / gravity;
        let height = moves * speed - gravity * moves * (moves - 1) / 2;
        add((body.x.px(), self.from));
        add((body.x.px(), self.from.wrapping_sub(height >> 8)));
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // Head up, facing left.
        pen.polygon(&[(-2, 9), (-9, 16), (0, 13), (9, 16), (4, 8)], Ink::RedDark);
        pen.polygon(&[(-6, -12), (3, -15), (9, -8), (10, 2), (5, 11), (-3, 11), (-8, 2)], Ink::Red);
        pen.polygon(&[(-7, -6), (-3, -2), (-2, 9), (-6, 5)], Ink::GoldLight);
        pen.polygon(&[(8, -4), (14, 1), (9, 6)], Ink::Orange);
        pen.disc(1, -7, 2, Ink::White);
        pen.rect(0, -8, 2, 2, Ink::Black);
        if body.picture == 0 {
            pen.line((-8, -11), (-2, -8), 1, Ink::RedDark);
        } else {
            pen.polygon(&[(-10, -14), (-3, -9), (-10, -5)], Ink::Black);
            pen.line((-9, -13), (-7, -11), 1, Ink::White);
            pen.line((-9, -6), (-7, -8), 1, Ink::White);
        }
        pen.line((3, 3), (6, 3), 1, Ink::RedDark);
    }

    fn values_of_subtype((engine, _): crate::objects::Original, _subtype: u8) -> Option<Values> {
        Some(Parameters { jump: i32::from(engine == Engine::Sonic2), ..Parameters::USUAL }.values())
    }

    fn subtype_of_values((engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let Parameters { jump, speed } = Parameters::of(values);
        (speed == 0 && (jump != 0) == (engine == Engine::Sonic2)).then_some(0)
    }
}

/// Guide: Game Objects > Badniks
fn first_jump(values: &Values) -> Speed {
    match Parameters::of(values) {
        Parameters { speed: 0, jump: 0 } => Speed(-0x700),
        Parameters { speed: 0, .. } => Speed(-0x400),
        Parameters { speed, .. } => Speed(-speed as i16),
    }
}

/// Guide: Game Objects > Badniks
fn next_jump(values: &Values) -> Speed {
    match Parameters::of(values) {
        Parameters { speed: 0, jump: 0 } => Speed(-0x700),
        Parameters { speed: 0, .. } => Speed(-0x500),
        Parameters { speed, .. } => Speed(-speed as i16),
    }
}
