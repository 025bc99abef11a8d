//! Pipe caps: lids of pipes that throw up a player on them and open for a player from below.

use super::spring::{leave_ground, twirl};
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting, Throws};
use crate::player::animation::AnimationKind;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

const STRENGTHS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "strong", label: "Strong" }, ChoiceInfo { name: "weak", label: "Weak" }];

parameters! {
    /// Parameters of a pipe cap.
    pub struct Parameters {
        strength "Strength" = Choice(STRENGTHS), 0, "16 pixels a frame, or 10.5.";
        twirls: bool "Twirls" = Bool, false, "The player turns over in the air.";
        layer "Puts on layer" = Choice(super::spring::LAYERS), 0, "The collision layer that it puts the player on.";
        one_axis: bool "Straight up" = Bool, false, "The player loses his sideways speed.";
        speed "Speed" = Integer { min: 0, max: 0x1000, unit: Unit::Speed }, 0, "How fast it throws; 0, as in the original: by its strength.";
    }
}

/// A pipe cap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct PipeCap {
    /// Frames since it began to open, and one; 0 while it is shut.
    open: u8,
    /// True if it has just thrown.
    threw: bool,
}

/// Guide: Game Objects > Springs
const SPEEDS: [i16; 2] = [-0x1000, -0xA80];
/// The area in which it looks for a player coming out of the pipe, from its centre: left, top, right, bottom, inclusive.
///
/// Guide: Game Objects > Springs
const AREA: [i32; 4] = [-16, 0, 15, 47];
/// Frames from when it begins to open until it is wide open and solid, until it shuts, and until it can open again.
const WIDE: u8 = 7;
const SHUTS: u8 = 25;
const READY: u8 = 32;

impl Kind for PipeCap {
    const INFO: KindInfo = KindInfo {
        name: "pipe_cap",
        title: "Pipe cap",
        group: Group::Throwers,
        help: "The springy lid of a pipe. It throws a player standing on it up, and opens for a player coming from \
               below.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic2, 0x7B)],
    };
    const THROWS: Option<Throws> = Some(Throws::Touching);

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 16);
        Self::default()
    }

    /// Guide: Game Objects > Springs
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if let Some(solid) = self.solid(body, &around.setting()) {
            let x = body.x.px();
            around.each_player(body, |body, around| {
                around.solid(body, solid, x);
                if body.stood_on {
                    self.throw(body, around);
                }
            });
        }
        let (dx, dy) = around.to_player(body);
        let [left, top, right, bottom] = AREA;
        let comes_out = (left..=right).contains(&dx) && (top..=bottom).contains(&dy);
        self.open = match self.open {
            0 => u8::from(comes_out),
            READY.. => u8::from(comes_out),
            open => open + 1,
        };
        body.picture = match self.open {
            0 if self.threw => 3,
            1..WIDE => 1,
            WIDE..SHUTS => 2,
            SHUTS..READY => 4,
            _ => 0,
        };
        self.threw = false;
    }

    fn solid(&self, body: &Body, _setting: &Setting<'_>) -> Option<Solid> {
        (body.picture != 1).then(|| Solid { standing_height: 16, ..Solid::block(16, 8) }.everywhere())
    }

    fn areas(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let (x, y) = (body.x.px(), body.y.px());
        let [left, top, right, bottom] = AREA;
        add([x.wrapping_add(left), y.wrapping_add(top), x.wrapping_add(right), y.wrapping_add(bottom)]);
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let (ink, light) = if Parameters::of(setting.values).strength == 0 {
            (Ink::Red, Ink::RedLight)
        } else {
            (Ink::Gold, Ink::GoldLight)
        };
        pen.rect(-14, 0, 4, 16, Ink::SteelDark);
        pen.rect(10, 0, 4, 16, Ink::SteelDark);
        match body.picture {
            1 | 2 => {
                let lift = if body.picture == 1 { 6 } else { 0 };
                pen.polygon(&[(-16, -8 - lift), (-8, -16), (-6, -12), (-12, 0)], ink);
                pen.polygon(&[(16, -8 - lift), (8, -16), (6, -12), (12, 0)], ink);
            }
            picture => {
                let top = if picture == 3 { -14 } else { -8 };
                pen.rect(-16, top, 32, 8, ink);
                pen.rect(-15, top, 30, 2, light);
                pen.rect(-10, top + 8, 20, -top, Ink::Steel);
            }
        }
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let has = |number: u8| subtype >> number & 1 != 0;
        let layer = i32::from(subtype >> 2 & 3);
        let set = Parameters { strength: has(1).into(), twirls: has(0), layer, one_axis: has(7), ..Parameters::USUAL };
        (layer < 3).then_some(set.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype =
            parameters.strength << 1 | bit(parameters.twirls, 0) | parameters.layer << 2 | bit(parameters.one_axis, 7);
        (parameters.speed == 0).then_some(subtype as u8)
    }
}

impl PipeCap {
    fn throw<T>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        let player = &mut *around.player;
        player.y = player.y.moved_px(4);
        let usual = SPEEDS[usize::from(parameters.strength != 0)];
        player.y_speed = Speed(if parameters.speed == 0 { usual } else { -(parameters.speed as i16) });
        leave_ground(body, player);
        player.animation.request(AnimationKind::Spring);
        if parameters.one_axis {
            player.x_speed = Speed::ZERO;
        }
        twirl(player, parameters.twirls, parameters.layer);
        (self.open, self.threw) = (0, true);
    }
}
