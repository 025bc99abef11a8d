//! Boosters: plates on the ground that make a player who runs over them fast.

use crate::objects::Engine;
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting, Throws};
use crate::player::Routine;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

/// Guide: Game Objects > Boosters
const SPEEDS: [i16; 2] = [0x1000, 0xA00];
/// Frames for which left and right do nothing.
///
/// Guide: Game Objects > Boosters
const LOCK: u16 = 15;

const POWERS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "strong", label: "Strong (16 px)" }, ChoiceInfo { name: "weak", label: "Weak (10 px)" }];

parameters! {
    /// Parameters of a booster.
    pub struct Parameters {
        strength "Strength" = Choice(POWERS), 0, "The speed it gives: 16 or 10 pixels a frame. A player who already has 16 keeps his speed.";
        speed "Speed" = IntegerOr { zero: "by strength", max: 0x1800, unit: Unit::Speed }, 0, "The speed it gives. Overrides the strength; 0 uses it. 4096 is strong.";
    }
}

/// A booster has no state of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Booster {}

impl Kind for Booster {
    const INFO: KindInfo = KindInfo {
        name: "booster",
        title: "Booster",
        group: Group::Throwers,
        help: "Speeds up a player on the ground above it: to the right, mirrored to the left.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic2, 0x1B)],
    };
    const RESTS: bool = true;
    const THROWS: Option<Throws> = Some(Throws::Running);

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 16);
        Self {}
    }

    /// Guide: Game Objects > Boosters
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        around.each_player(body, |body, around| {
            let (dx, dy) = around.to_player(body);
            let player = &mut *around.player;
            let on_it = (-16..16).contains(&dx) && (-16..16).contains(&dy);
            let forward = i32::from(player.x_speed.0) * body.facing();
            if player.airborne || player.routine != Routine::Normal || !on_it || forward >= 0x1000 {
                return;
            }
            let parameters = Parameters::of(around.values);
            let speed = if parameters.speed > 0 {
                parameters.speed as i16
            } else {
                SPEEDS[usize::from(parameters.strength != 0)]
            };
            let speed = Speed(speed * body.facing() as i16);
            (player.x_speed, player.ground_speed) = (speed, speed);
            player.control_lock = LOCK;
            player.faces_left = body.flip_x;
            player.pushing = false;
        });
    }

    fn areas(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let (x, y) = (body.x.px(), body.y.px());
        add([x - 16, y - 16, x + 15, y + 15]);
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let strong = Parameters::of(setting.values).strength == 0;
        let (ink, light) = if strong { (Ink::Red, Ink::RedLight) } else { (Ink::Gold, Ink::GoldLight) };
        pen.rect(-16, 8, 32, 8, Ink::SteelDark);
        pen.rect(-16, 8, 32, 1, Ink::Steel);
        for x in [-12, -2, 8] {
            pen.polygon(&[(x, 3), (x + 4, 8), (x, 13), (x + 3, 13), (x + 7, 8), (x + 3, 3)], ink);
            pen.line((x + 3, 3), (x + 7, 8), 1, light);
        }
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        Some(Parameters { strength: i32::from(subtype >> 1 & 1), ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        Some((Parameters::of(values).strength << 1) as u8)
    }
}
