//! Fans: wind that moves a player inside it.

use crate::objects::Engine;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::Routine;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

/// The reach of a fan that blows sideways: behind it and ahead, above and below its centre, pixels.
///
/// Guide: Game Objects > Fans
const SIDEWAYS: (i32, i32, i32, i32) = (80, 159, 96, 15);
/// Ground speed of somebody who is blown upwards: not 0, so that he tumbles.
const TUMBLING: Speed = Speed(1);

/// Number of the fans in shafts in Sonic 3 & Knuckles; the others blow as far as set.
///
/// Guide: Game Objects > Fans
const IN_SHAFT: u8 = 0x38;

const FORMS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "sideways", label: "Sideways" },
    ChoiceInfo { name: "upwards", label: "Upwards" },
    ChoiceInfo { name: "hover", label: "Upwards, as far as set" },
    ChoiceInfo { name: "shaft", label: "Upwards, in a shaft" },
];
const UPWARDS: i32 = 1;
const HOVER: i32 = 2;
const SHAFT: i32 = 3;

parameters! {
    /// Parameters of a fan.
    pub struct Parameters {
        form "Direction" = Choice(FORMS), 0, "Which way it blows. Sideways is to the left, mirrored to the right.";
        always_on: bool "Always on" = Bool, false, "It never stops; otherwise it turns off and on in cycles. Fans as far as set never stop.";
        sucks: bool "Sucks" = Bool, false, "It pulls instead of pushing. Sideways only.";
        reach "Reach" = Integer { min: 64, max: 368, unit: Unit::Pixels }, 96, "How far above it the wind is strongest. Only fans as far as set and in shafts.";
        half_width "Half width" = Integer { min: 24, max: 136, unit: Unit::Pixels }, 24, "Half the width of the wind. Only fans as far as set.";
        moves: bool "Moves" = Bool, false, "It moves 48 pixels to either side. Only fans as far as set.";
        still "Still" = Integer { min: 1, max: 600, unit: Unit::Frames }, 121, "Frames off in each cycle; a cycle starts off. 121 in the originals.";
        running "Running" = Integer { min: 1, max: 600, unit: Unit::Frames }, 181, "Frames on in each cycle; 181 in the originals.";
        strength "Strength" = Integer { min: 0, max: 400, unit: Unit::Plain }, 100, "How strong the wind is, in hundredths; 100 in the originals.";
        waits: bool "Waits for a switch" = Bool, false, "It is off until its switch is pressed, and on from then on. Only fans in shafts.";
        switch "Switch" = Switch { sets: false }, 0, "The switch that it waits for.";
        block: bool "Block" = Bool, false, "It is solid. Only fans in shafts.";
    }
}

/// A fan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Fan {
    /// Frames until it starts or stops.
    timer: u16,
    /// True if it blows.
    running: bool,
    /// Pixel of its place that it moves around.
    middle: i32,
}

impl Kind for Fan {
    const INFO: KindInfo = KindInfo {
        name: "fan",
        title: "Fan",
        group: Group::Devices,
        help: "A fan whose wind moves the player: sideways along the ground, or upwards so that he floats.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[
            (Engine::Sonic1, 0x5D),
            (Engine::Sonic2, 0x3F),
            (Engine::Sonic3K, IN_SHAFT),
            (Engine::Sonic3K, 0x46),
        ],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let parameters = Parameters::of(setting.values);
        (body.half_width, body.half_height) = if parameters.form == 0 { (12, 16) } else { (16, 12) };
        Self {
            timer: parameters.still as u16,
            running: parameters.always_on || parameters.form == HOVER,
            middle: body.x.px(),
        }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        if parameters.form == HOVER && parameters.moves {
            let aside = around.common.oscillator(3) - 48;
            body.x = crate::units::Sub::from_px(self.middle + body.facing() * aside);
        }
        if parameters.form == SHAFT && parameters.waits {
            self.running |= around.common.switches[(parameters.switch & 15) as usize] != 0;
        } else if !parameters.always_on && parameters.form != HOVER {
            if self.timer == 0 {
                self.running = !self.running;
                self.timer = if self.running { parameters.running } else { parameters.still } as u16;
            }
            self.timer -= 1;
        }
        if self.running {
            body.picture = body.picture.wrapping_add(1);
            around.each_player(body, |body, around| self.blow(body, around, &parameters));
        }
        if let Some(solid) = self.solid(body, &around.setting()) {
            around.solid(body, solid, body.x.px());
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let parameters = Parameters::of(setting.values);
        // UNVERIFIED: its size.
        (parameters.form == SHAFT && parameters.block).then(|| Solid::block(16, 12))
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let parameters = Parameters::of(setting.values);
        let (x, y) = (body.x.px(), body.y.px());
        let (behind, ahead, above, below) = SIDEWAYS;
        if parameters.form != 0 {
            let (reach, half_width) = reach_of(&parameters);
            add([x - half_width, y - reach, x + half_width - 1, y + 47]);
        } else if body.flip_x {
            add([x - behind, y - above, x + ahead, y + below]);
        } else {
            add([x - ahead, y - above, x + behind, y + below]);
        }
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let parameters = Parameters::of(setting.values);
        if parameters.form == HOVER && parameters.moves {
            for aside in [-48, 47] {
                add((self.middle.wrapping_add(body.facing() * aside), body.y.px()));
            }
        }
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let blade = [12, 9, 4, 9][usize::from(body.picture / 2 % 4)];
        if Parameters::of(setting.values).form == 0 {
            pen.rect(0, -16, 12, 32, Ink::SteelDark);
            pen.rect(3, -13, 6, 26, Ink::Steel);
            pen.rect(-8, -2, 8, 4, Ink::Steel);
            pen.rect(-12, -blade, 4, 2 * blade, Ink::SteelLight);
            pen.disc(-9, 0, 2, Ink::Red);
        } else {
            pen.rect(-16, 2, 32, 10, Ink::SteelDark);
            pen.rect(-13, 4, 26, 5, Ink::Steel);
            pen.rect(-2, -6, 4, 8, Ink::Steel);
            pen.rect(-blade, -10, 2 * blade, 4, Ink::SteelLight);
            pen.disc(0, -8, 2, Ink::Red);
        }
    }

    fn values_of_subtype((engine, id): crate::objects::Original, subtype: u8) -> Option<Values> {
        let bits = i32::from(subtype);
        let set = match engine {
            Engine::Sonic1 | Engine::Sonic2 => Parameters {
                form: if engine == Engine::Sonic2 && subtype & 0x80 != 0 { UPWARDS } else { 0 },
                always_on: bits >> 1 & 1 != 0,
                sucks: bits & 1 != 0,
                ..Parameters::USUAL
            },
            Engine::Sonic3K if id == IN_SHAFT => Parameters {
                form: SHAFT,
                reach: ((bits & 15) + 8) * 16,
                always_on: bits >> 4 & 1 != 0,
                waits: bits >> 5 & 1 != 0,
                block: bits >> 7 != 0,
                still: 120,
                running: 180,
                ..Parameters::USUAL
            },
            _ => Parameters {
                form: HOVER,
                reach: ((bits & 15) + 4) * 16,
                half_width: (bits & 0x70) + 24,
                moves: bits >> 7 != 0,
                ..Parameters::USUAL
            },
        };
        Some(set.values())
    }

    fn subtype_of_values(original @ (engine, id): crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype = match (engine, parameters.form) {
            (Engine::Sonic1 | Engine::Sonic2, 0) => bit(parameters.always_on, 1) | bit(parameters.sucks, 0),
            (Engine::Sonic2, UPWARDS) => 0x80 | bit(parameters.always_on, 1) | bit(parameters.sucks, 0),
            (Engine::Sonic3K, SHAFT) if id == IN_SHAFT => {
                let Parameters { reach, always_on, waits, block, .. } = parameters;
                (reach / 16 - 8) & 15 | bit(always_on, 4) | bit(waits, 5) | bit(block, 7)
            }
            (Engine::Sonic3K, HOVER) => {
                bit(parameters.moves, 7) | (parameters.half_width - 24) & 0x70 | (parameters.reach / 16 - 4) & 15
            }
            _ => return None,
        };
        let subtype = subtype as u8;
        let back = Self::values_of_subtype(original, subtype)?;
        (back == *values).then_some(subtype)
    }
}

/// Reach above the fan and half width of a wind that blows upwards.
const fn reach_of(parameters: &Parameters) -> (i32, i32) {
    match parameters.form {
        HOVER => (parameters.reach, parameters.half_width),
        SHAFT => (parameters.reach, 24),
        _ => (96, 64),
    }
}

/// Pixels that a wind to the right moves somebody who is `ahead` of the fan; to the left, of one who is so far to its left.
///
/// The same division floors both ways, so a wind to the left is a pixel stronger.
///
/// Guide: Game Objects > Fans
const fn push(ahead: i32, to_the_left: bool) -> i32 {
    let distance = if ahead >= 0 { ahead } else { 2 * (-ahead - 1) };
    if to_the_left { (distance - 160) >> 4 } else { (160 - distance) >> 4 }
}

/// Pixels that a wind upwards moves somebody; `height` is 0 at the upper end of the wind and `reach` at the fan.
///
/// Guide: Game Objects > Fans
const fn lift(height: i32, reach: i32, shift: u32) -> i32 {
    let above = height - reach;
    let above = if above >= 0 { 2 * (-above - 1) } else { above };
    -(above + reach) >> shift
}

impl Fan {
    fn blow<T>(self, body: &Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        let (dx, dy) = around.to_player(body);
        let player = &mut *around.player;
        let in_hand = player.routine == Routine::Normal && !player.is_held();
        if around.rules.fans_spare_the_helpless && !in_hand {
            return;
        }
        if parameters.form == 0 {
            let ahead = if body.flip_x { dx } else { dx.wrapping_neg() };
            let (behind, far, above, below) = SIDEWAYS;
            if (-behind..=far).contains(&ahead) && (-above..=below).contains(&dy) {
                let by = push(ahead, !body.flip_x) * parameters.strength / 100;
                player.x = player.x.moved_px(if parameters.sucks { -by } else { by });
            }
            return;
        }
        let (reach, half_width) = reach_of(parameters);
        let height = dy.wrapping_add(reach + around.common.oscillator(5));
        if (-half_width..half_width).contains(&dx) && (0..reach + 48).contains(&height) {
            let up = lift(height, reach, if parameters.form == SHAFT { 6 } else { 4 });
            player.y = player.y.moved_px(up * parameters.strength / 100);
            player.airborne = true;
            player.y_speed = Speed::ZERO;
            player.ground_speed = TUMBLING;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wind_is_as_strong_as_the_originals() {
        // Right and left, by the distance ahead.
        for (ahead, right, left) in [(-80, 0, -1), (-40, 5, -6), (0, 10, -10), (48, 7, -7), (100, 3, -4), (159, 0, -1)]
        {
            assert_eq!((push(ahead, false), push(ahead, true)), (right, left), "{ahead}");
        }
        for (dy, up) in [(-96, 0), (-32, -4), (0, -6), (16, -4), (47, 0)] {
            assert_eq!(lift(dy + 96, 96, 4), up, "{dy}");
        }
    }

    #[test]
    fn subtypes_go_there_and_back() {
        let originals = Fan::INFO.originals.iter().zip([0x03, 0x83, 0xBF, 0xFF]);
        for (original, used) in originals {
            for subtype in 0..=255 {
                let values = Fan::values_of_subtype(*original, subtype).expect("all are read");
                let back = Fan::subtype_of_values(*original, &values);
                assert_eq!(back, Some(subtype & used), "{original:X?} {subtype:02X}");
            }
        }
    }

    #[test]
    fn sonic_3_has_fans_in_shafts_and_fans_that_hover() {
        for (id, subtype, expected) in [
            (0x38, 0x03, [SHAFT, 0, 0, 176, 24, 0]),
            (0x46, 0x13, [HOVER, 0, 0, 112, 40, 0]),
            (0x46, 0x80, [HOVER, 0, 0, 64, 24, 1]),
        ] {
            let values = Fan::values_of_subtype((Engine::Sonic3K, id), subtype).expect("all are read");
            assert_eq!(values[..6], expected, "{id:02X} {subtype:02X}");
        }
    }
}
