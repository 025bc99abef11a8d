//! Platforms and spiked balls that swing on chains.

use super::platform::ride;
use crate::angle::Angle;
use crate::contacts::Reaction;
use crate::objects::body::Hitbox;
use crate::objects::common::OwnSwing;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Sub;
use crate::value::ChoiceInfo;

const FORMS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "platform", label: "Platform" },
    ChoiceInfo { name: "large_platform", label: "Large platform" },
    ChoiceInfo { name: "spiked_ball", label: "Spiked ball" },
    ChoiceInfo { name: "sharp_platform", label: "Large platform that hurts from below and from the sides" },
    ChoiceInfo { name: "ball_to_stand_on", label: "Spiked ball with a platform inside" },
    ChoiceInfo { name: "small_ball", label: "Small spiked ball" },
];
/// The half sizes of what one stands on, and of what hurts: pixels.
type Parts = (Option<(u16, u16)>, Option<(u16, u16)>);

/// Of each form.
///
/// Guide: Game Objects > Swinging Platforms
const SIZES: [Parts; 6] = [
    (Some((24, 8)), None),
    (Some((32, 16)), None),
    (None, Some((20, 20))),
    (Some((32, 16)), Some((32, 8))),
    (Some((24, 8)), Some((20, 20))),
    (None, Some((16, 16))),
];
const BALL: i32 = 2;
const SHARP_PLATFORM: i32 = 3;
const BALL_TO_STAND_ON: i32 = 4;
const SMALL_BALL: i32 = 5;

parameters! {
    /// Parameters of a swinging platform.
    pub struct Parameters {
        form "Hangs on it" = Choice(FORMS), 0, "A platform of 48 by 16 pixels, one of 64 by 32, or a ball that hurts. In the originals the zone decides: large ones hurt in Star Light, small balls are Scrap Brain's, balls with a platform inside Green Hill's and Marble's.";
        links "Links" = Integer { min: 0, max: 15, unit: Unit::Plain }, 4, "Links of the chain, 16 pixels each.";
        reach "Reach" = Integer { min: 0, max: 100, unit: Unit::Plain }, 100, "How far it swings to either side, in percent of a quarter turn; 100 in the originals.";
        period "Period" = IntegerOr { zero: "shared", max: 2048, unit: Unit::Frames }, 0, "How long it takes there and back. 0: in time with all others, as in the originals: 256 frames.";
        phase "Phase" = Integer { min: 0, max: 255, unit: Unit::HexAngle }, 0, "Where on its path it begins, in 256ths. Only with its own period.";
    }
}

impl Parameters {
    const fn own_swing(&self) -> OwnSwing {
        OwnSwing { period: self.period, phase: self.phase }
    }
}

/// A swinging platform.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct SwingingPlatform {
    /// The anchor of the chain.
    anchor: [i32; 2],
}

impl Kind for SwingingPlatform {
    const INFO: KindInfo = KindInfo {
        name: "swinging_platform",
        title: "Swinging platform",
        group: Group::Platforms,
        help: "A platform on a chain that swings in a half circle below its placed position, or a spiked ball that \
               hurts. Mirrored ones begin on the left.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x15), (Engine::Sonic2, 0x15)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let parameters = Parameters::of(setting.values);
        let anchor = [body.x.px(), body.y.px()];
        // Straight down, until its first step.
        body.y = body.y.moved_px(length(&parameters));
        (body.half_width, body.half_height) = half_sizes(&parameters);
        if let Some((w, h)) = parts(&parameters).1 {
            body.hitbox = Hitbox::new(Reaction::Hurt, w, h);
        }
        Self { anchor }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        if !body.drawn {
            hold_links(around, &parameters);
            if around.rules.platforms_ask_first {
                // It has not swung when it first looks for somebody to land on it.
                (body.x, body.y) = (Sub::from_px(self.anchor[0]), Sub::from_px(self.anchor[1]));
            }
        }
        match solid_of(&parameters, around.rules) {
            Some(solid) => {
                ride(body, around, solid, |body, around| self.swing(body, around, &parameters));
            }
            None => self.swing(body, around, &parameters),
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        solid_of(&Parameters::of(setting.values), setting.rules())
    }

    fn path(&self, _body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let parameters = Parameters::of(setting.values);
        for swing in (0..=128).step_by(8) {
            add(self.place(64 + (swing - 64) * parameters.reach / 100, &parameters));
        }
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let parameters = Parameters::of(setting.values);
        let [x, y] = self.anchor;
        let (dx, dy) = (x.wrapping_sub(body.x.px()) * body.facing(), y.wrapping_sub(body.y.px()));
        let whole = length(&parameters).max(1);
        for link in 0..=parameters.links {
            let rest = whole - 16 * link;
            // At the end of the numbers its anchor can be on the other side of them.
            let (x, y) = (dx.wrapping_mul(rest) / whole, dy.wrapping_mul(rest) / whole);
            let ink = if link % 2 == 0 { Ink::SteelLight } else { Ink::Steel };
            pen.disc(x, y, if link == 0 { 7 } else { 5 }, ink);
            pen.disc(x, y, 2, Ink::SteelDark);
        }
        let (w, h) = half_sizes(&parameters);
        let (w, h) = (i32::from(w), i32::from(h));
        if parts(&parameters).1.is_some_and(|(w, h)| w == h) {
            let r = if parameters.form == SMALL_BALL { 12 } else { 16 };
            for (x, y) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                pen.polygon(
                    &[((r + 6) * x, (r + 6) * y), (8 * y + 8 * x, 8 * x + 8 * y), (8 * x - 8 * y, 8 * y - 8 * x)],
                    Ink::SteelLight,
                );
            }
            pen.disc(0, 0, r, Ink::SteelDark);
            pen.disc(-3, -3, r - 6, Ink::Steel);
            if parameters.form == BALL_TO_STAND_ON {
                pen.rect(-24, -8, 48, 4, Ink::SteelLight);
            }
        } else {
            if parameters.form == SHARP_PLATFORM {
                for x in (-w..w).step_by(8) {
                    pen.polygon(&[(x, h), (x + 4, h + 7), (x + 8, h)], Ink::SteelLight);
                }
                for (edge, tip) in [(-w, -w - 7), (w, w + 7)] {
                    pen.polygon(&[(edge, -7), (tip, 0), (edge, 7)], Ink::SteelLight);
                }
            }
            crate::objects::kinds::solids::block::bevel(pen, (w, h), Ink::Wood, Ink::WoodLight, Ink::WoodDark);
            pen.rect(-w, -h, 4, 2 * h, Ink::WoodDark);
        }
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let ball = if engine == Engine::Sonic1 { BALL_TO_STAND_ON } else { BALL };
        let form = if subtype & 0x10 != 0 { ball } else { 0 };
        (subtype < 0x20).then_some(Parameters { form, links: i32::from(subtype & 15), ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype = parameters.links as u8 | if parameters.form == 0 { 0 } else { 0x10 };
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// From the anchor to the centre of what hangs there.
///
/// Guide: Game Objects > Swinging Platforms
const fn length(parameters: &Parameters) -> i32 {
    16 * parameters.links + 8
}

fn parts(parameters: &Parameters) -> Parts {
    SIZES.get(parameters.form as usize).copied().unwrap_or_default()
}

/// Its half sizes on the screen.
fn half_sizes(parameters: &Parameters) -> (u16, u16) {
    match parts(parameters) {
        (Some(platform), hurts) if hurts.is_none_or(|(w, h)| w != h) => platform,
        _ => (24, 24),
    }
}

fn solid_of(parameters: &Parameters, rules: &Ruleset) -> Option<Solid> {
    parts(parameters).0.map(|(w, h)| Solid::platform(w.into(), h.into(), rules))
}

/// The slots of the chain: one for each link and one for what it hangs from in Sonic 1; later one for all.
///
/// Guide: Game Objects > Slots
fn hold_links<T>(around: &mut Around<'_, T>, parameters: &Parameters) {
    if around.rules.parts_take_slots {
        around.hold_slots(parameters.links + 1);
    } else {
        around.hold_slots_behind(1);
    }
}

impl SwingingPlatform {
    /// Half around with the oscillator: 0 is to the right, a quarter turn straight down.
    ///
    /// Guide: Game Objects > Swinging Platforms
    fn swing<T>(&self, body: &mut Body, around: &Around<'_, T>, parameters: &Parameters) {
        let swing = around.common.swing(6, 128, parameters.own_swing(), around.frame);
        let swing = 64 + (swing - 64) * parameters.reach / 100;
        let (x, y) = self.place(if body.flip_x { 128 - swing } else { swing }, parameters);
        (body.x, body.y) = (Sub::from_px(x), Sub::from_px(y));
    }

    /// Returns the place of the hanging thing at that angle: 0 to the right, 64 straight down.
    fn place(&self, angle: i32, parameters: &Parameters) -> (i32, i32) {
        let (angle, [x, y]) = (Angle(angle as u8), self.anchor);
        let along = |part: i16| (i32::from(part) * length(parameters)) >> 8;
        (x.wrapping_add(along(angle.cos())), y.wrapping_add(along(angle.sin())))
    }
}
