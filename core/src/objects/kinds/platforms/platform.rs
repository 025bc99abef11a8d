//! Platforms that one can jump up through: still, moving, falling, rising at a button.

use crate::angle::Angle;
use crate::objects::common::OwnSwing;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::{Contact, Solid};
use crate::objects::{Around, Body, Engine, Fate, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};
use crate::value::ChoiceInfo;

/// Height of the surface above the centre.
///
/// Guide: Solid Objects > Jump Through Platforms
pub(in crate::objects::kinds) const SURFACE: i32 = 8;
/// Frames from the first step on it to the fall, and from there to losing its rider.
///
/// Guide: Game Objects > Platforms
const FALL_DELAY: u8 = 30;
/// Guide: Game Objects > Platforms
const LET_GO_DELAY: u8 = 32;
/// Guide: Game Objects > Platforms
const GRAVITY: i16 = 0x38;
/// Frames from the press of the button to the rise.
///
/// Guide: Game Objects > Platforms
const RISE_DELAY: u8 = 60;
/// A platform this far below the level's lower limit is gone.
pub(in crate::objects::kinds) const GONE_BELOW: i32 = 224;

const MOTIONS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "still", label: "Stays where it is" },
    ChoiceInfo { name: "left_and_right", label: "Sideways, left first" },
    ChoiceInfo { name: "right_and_left", label: "Sideways, right first" },
    ChoiceInfo { name: "up_and_down", label: "Up and down, up first" },
    ChoiceInfo { name: "down_and_up", label: "Up and down, down first" },
    ChoiceInfo { name: "half_up_and_down", label: "Up and down, half as far" },
    ChoiceInfo { name: "slow_up_and_down", label: "Up and down slowly, up first" },
    ChoiceInfo { name: "slow_down_and_up", label: "Up and down slowly, down first" },
    ChoiceInfo { name: "falls", label: "Falls when stood on" },
    ChoiceInfo { name: "rises", label: "Rises at a switch" },
];
const FALLS: i32 = 8;
const RISES: i32 = 9;

/// The originals' numbers of the motions.
const TYPES: [u8; 10] = [0, 1, 5, 2, 6, 0xA, 0xB, 0xC, 3, 7];

parameters! {
    /// Parameters of a platform.
    pub struct Parameters {
        motion "Motion" = Choice(MOTIONS), 0, "How it moves. Sideways, and up and down, it goes 64 pixels either way, half as far 32, slowly 48.";
        switch "Switch" = Switch { sets: false }, 0, "The switch that makes it rise.";
        half_width "Half width" = Integer { min: 8, max: 128, unit: Unit::Pixels }, 32, "Half of its width; 32 in the originals.";
        reach "Reach" = Integer { min: 0, max: 400, unit: Unit::Plain }, 100, "How far it goes in the same time, in percent of its motion's usual distance; 100 in the originals.";
        period "Period" = IntegerOr { zero: "shared", max: 2048, unit: Unit::Frames }, 0, "How long it takes there and back. 0: in time with all others, as in the originals: 256 frames, slow ones 440.";
        phase "Phase" = Integer { min: 0, max: 255, unit: Unit::HexAngle }, 0, "Where on its path it begins, in 256ths. Only with its own period.";
        delay "Delay" = IntegerOr { zero: "usual", max: 255, unit: Unit::Frames }, 0, "How long it waits before it falls, from the frame in which the player is first on it, or before it rises. 0: as in the originals, 30 frames before it falls, 60 before it rises.";
        height "Height" = Integer { min: 0, max: 2048, unit: Unit::Pixels }, 512, "How far it rises at a switch; 512 in the originals.";
        speed "Speed" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x200, "How fast it rises at a switch; 512, 2 pixels a frame, in the originals.";
        block "Solid height" = IntegerOr { zero: "platform", max: 128, unit: Unit::Pixels }, 0, "Half the height of a block that is solid on all sides and does not sag, as some in Sonic 2: 48, in Aquatic Ruin 40. 0: a platform.";
    }
}

impl Parameters {
    const fn own_swing(&self) -> OwnSwing {
        OwnSwing { period: self.period, phase: self.phase }
    }

    /// Its delay, if nothing else is set as long as this.
    const fn delay_or(&self, usual: u8) -> u8 {
        if self.delay > 0 { self.delay as u8 } else { usual }
    }

    /// Pixels that it rises.
    const fn rise(&self) -> i32 {
        self.height * self.reach / 100
    }
}

/// The progress of a motion that is made once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Phase {
    /// Nothing happened yet, or all of it.
    #[default]
    Waits,
    /// Somebody stood on it, or the switch was pressed.
    Started,
    /// The fall or the rise.
    Moves,
    /// The fall, in which nobody can stand on it any more.
    Empty,
    /// The end of a rise.
    Risen,
}

/// A platform.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Platform {
    /// The place that it would have without sagging: y, with a fraction while it falls.
    level: Sub,
    /// Its place.
    home: [i32; 2],
    /// The oscillator as it was one frame ago.
    swing: u8,
    /// The sag, as an angle up to a quarter turn.
    sag: u8,
    /// The progress of its motion.
    pub phase: Phase,
    /// Frames until the next phase.
    timer: u8,
}

impl Kind for Platform {
    const INFO: KindInfo = KindInfo {
        name: "platform",
        title: "Platform",
        group: Group::Platforms,
        help: "A platform that the player can jump up through and stand on. It sags by 4 pixels under its rider and \
               can move, fall, or rise when a button is pressed.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x18), (Engine::Sonic2, 0x18)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let parameters = Parameters::of(setting.values);
        let half_height = if parameters.block > 0 { parameters.block as u16 } else { 10 };
        (body.half_width, body.half_height) = (parameters.half_width as u16, half_height);
        let home = [body.x.px(), body.y.px()];
        Self { level: body.y, home, swing: 0, sag: 0, phase: Phase::Waits, timer: 0 }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        // One that has let its rider go keeps its sag as it falls on.
        if self.phase == Phase::Empty {
            self.move_on(body, around, &parameters);
        } else {
            let sags = body.carries_somebody() && parameters.block == 0;
            self.sag = sagged(self.sag, sags);
            ride(body, around, solid_of(&parameters, around.rules), |body, around| {
                self.move_on(body, around, &parameters)
            });
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        (self.phase != Phase::Empty).then(|| solid_of(&Parameters::of(setting.values), setting.rules()))
    }

    fn path(&self, _body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let (parameters, [x, y]) = (Parameters::of(setting.values), self.home);
        let part = |way: i32| way * parameters.reach / 100;
        let (far, slow) = (part(64), (part(-48), part(47)));
        let ends = match parameters.motion {
            1 | 2 => [(-far, 0), (far, 0)],
            3 | 4 => [(0, -far), (0, far)],
            5 => [(0, -far >> 1), (0, far >> 1)],
            6 => [(0, slow.0), (0, slow.1)],
            7 => [(0, -slow.1), (0, -slow.0)],
            RISES => [(0, 0), (0, -parameters.rise())],
            _ => return,
        };
        ends.into_iter().for_each(|(dx, dy)| add((x.wrapping_add(dx), y.wrapping_add(dy))));
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let Parameters { half_width, block, .. } = Parameters::of(setting.values);
        match block {
            0 => slab(pen, half_width),
            height => pillar(pen, half_width, height),
        }
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let motion = TYPES.iter().position(|kind| *kind == subtype & 15)? as i32;
        let is_block = engine == Engine::Sonic2 && subtype & IS_BLOCK != 0;
        let number = if is_block { subtype >> 4 & 7 } else { subtype >> 4 };
        let (switch, half_width) = (i32::from(number), half_width_in(engine, number));
        let block = if is_block { BLOCK_HALF_HEIGHT } else { 0 };
        Some(Parameters { motion, switch, half_width, block, ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let block = if parameters.block > 0 { IS_BLOCK } else { 0 };
        let subtype = TYPES.get(parameters.motion as usize)? | (parameters.switch as u8) << 4 | block;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// The bit of a subtype of Sonic 2 that makes a block of it, and half the height of that.
///
/// Guide: Game Objects > Platforms
const IS_BLOCK: u8 = 0x80;
const BLOCK_HALF_HEIGHT: i32 = 48;

/// Half width by the high half of a subtype, which in Sonic 2 also chooses the picture.
///
/// UNVERIFIED for Sonic 2.
const fn half_width_in(engine: Engine, number: u8) -> i32 {
    match (engine, number) {
        (Engine::Sonic2, 3) => 64,
        (Engine::Sonic2, 4) => 48,
        _ => 32,
    }
}

fn solid_of(parameters: &Parameters, rules: &Ruleset) -> Solid {
    if parameters.block > 0 {
        return Solid::block(parameters.half_width, parameters.block);
    }
    Solid::platform(parameters.half_width, SURFACE, rules)
}

/// The frame of what one rides: looks for the player, moves by `act` and carries him, in the game's order. Returns the
/// contacts of both players.
///
/// If the platform asks first, he is moved once more in the frame in which he leaves or is let go.
///
/// Guide: Solid Objects > Jump Through Platforms
pub(in crate::objects::kinds) fn ride<T: Trace>(
    body: &mut Body,
    around: &mut Around<'_, T>,
    solid: Solid,
    act: impl FnOnce(&mut Body, &mut Around<'_, T>),
) -> [Contact; 2] {
    let x_before = body.x.px();
    if around.rules.platforms_ask_first {
        let riders = [body.stood_on, body.second.stands()];
        let contacts = around.solid_before_moving(body, solid);
        act(body, around);
        around.carry_riders(body, solid, x_before, riders);
        contacts
    } else {
        act(body, around);
        around.solid_each(body, solid, x_before)
    }
}

/// Returns the sag of the next frame, an angle up to a quarter turn.
///
/// Guide: Game Objects > Platforms
pub(in crate::objects::kinds) fn sagged(sag: u8, is_ridden: bool) -> u8 {
    if is_ridden { (sag + 4).min(0x40) } else { sag.saturating_sub(4) }
}

/// Returns the pixels by which something has sagged.
///
/// Guide: Game Objects > Platforms
pub(in crate::objects::kinds) fn sag_depth(sag: u8) -> i32 {
    (i32::from(Angle(sag).sin()) * 4) >> 8
}

/// Lets the players on an object fall, as fast as it moves in this frame.
///
/// Guide: Game Objects > Platforms
pub(in crate::objects::kinds) fn let_riders_go<T: Trace>(y_speed: Speed, body: &mut Body, around: &mut Around<'_, T>) {
    around.each_player(body, |body, around| {
        if body.stood_on {
            body.stood_on = false;
            around.player.on_object = false;
            around.player.airborne = true;
            around.player.y_speed = y_speed;
        }
    });
}

impl Platform {
    /// Moves it to its place in this frame.
    ///
    /// Guide: Game Objects > Platforms
    fn move_on<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        let [x, y] = self.home;
        let part = |way: i32| way * parameters.reach / 100;
        let swing = part(i32::from(self.swing) - 64);
        let slow = part(around.common.swing(3, 96, parameters.own_swing(), around.frame) - 48);
        let at = |x: i32, y: i32| (Sub::from_px(x), Sub::from_px(y));
        (body.x, self.level) = match parameters.motion {
            1 => at(x.wrapping_add(swing), y),
            2 => at(x.wrapping_sub(swing), y),
            3 => at(x, y.wrapping_add(swing)),
            4 => at(x, y.wrapping_sub(swing)),
            5 => at(x, y.wrapping_add(swing >> 1)),
            6 => at(x, y.wrapping_add(slow)),
            7 => at(x, y.wrapping_sub(slow)),
            _ => (body.x, self.level),
        };
        self.swing = around.common.swing(6, 128, parameters.own_swing(), around.frame) as u8;
        match parameters.motion {
            FALLS => self.fall(body, around, parameters),
            RISES => self.rise(around, parameters),
            _ => {}
        }
        let sag = sag_depth(self.sag);
        // The fraction is not kept: only a fall has one, in `level`.
        body.y = Sub::from_px(self.level.px().wrapping_add(sag));
    }

    /// Waits, falls, and lets its rider go.
    ///
    /// Guide: Game Objects > Platforms
    fn fall<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        match self.phase {
            Phase::Waits if body.carries_somebody() => {
                (self.phase, self.timer) = (Phase::Started, parameters.delay_or(FALL_DELAY));
            }
            Phase::Started => {
                self.timer = self.timer.saturating_sub(1);
                if self.timer == 0 {
                    (self.phase, self.timer) = (Phase::Moves, LET_GO_DELAY);
                }
            }
            Phase::Moves => {
                self.timer = self.timer.saturating_sub(1);
                if self.timer == 0 {
                    self.phase = Phase::Empty;
                    let_riders_go(body.y_speed, body, around);
                }
                self.sink(body, around);
            }
            Phase::Empty => self.sink(body, around),
            Phase::Waits | Phase::Risen => {}
        }
    }

    fn sink<T>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        self.level = self.level.moved(body.y_speed);
        body.y_speed = body.y_speed.plus(GRAVITY);
        if self.level.px() > around.limits.bottom.saturating_add(GONE_BELOW) {
            body.fate = Fate::Unloads;
        }
    }

    /// Waits for the switch, then rises.
    ///
    /// Guide: Game Objects > Platforms
    fn rise<T>(&mut self, around: &Around<'_, T>, parameters: &Parameters) {
        match self.phase {
            Phase::Waits if around.common.switches[(parameters.switch & 15) as usize] != 0 => {
                (self.phase, self.timer) = (Phase::Started, parameters.delay_or(RISE_DELAY));
            }
            Phase::Started => {
                self.timer = self.timer.saturating_sub(1);
                if self.timer == 0 {
                    self.phase = Phase::Moves;
                }
            }
            Phase::Moves => {
                let end = self.home[1].wrapping_sub(parameters.rise());
                self.level = self.level.moved(Speed(-(parameters.speed as i16)));
                if self.level.px() <= end {
                    (self.level, self.phase) = (Sub::from_px(end), Phase::Risen);
                }
            }
            Phase::Waits | Phase::Risen | Phase::Empty => {}
        }
    }
}

/// A block of earth with grass on it, solid on all sides.
fn pillar(pen: &mut dyn Pen, w: i32, h: i32) {
    pen.rect(-w, -h, 2 * w, 2 * h, Ink::Earth);
    pen.rect(w - 6, 5 - h, 6, 2 * h - 5, Ink::EarthDark);
    pen.rect(-w, -h, 2 * w, 5, Ink::Leaf);
    pen.rect(-w, -h, 2 * w, 2, Ink::LeafLight);
}

/// A slab of earth with grass on it whose surface is 8 pixels above the centre.
fn slab(pen: &mut dyn Pen, w: i32) {
    pen.polygon(&[(-w, -4), (w, -4), (w - 6, 6), (w / 3, 10), (-w / 3, 9), (6 - w, 5)], Ink::Earth);
    pen.polygon(&[(w / 4, -4), (w, -4), (w - 6, 6), (w / 3, 10)], Ink::EarthDark);
    pen.rect(-w, -8, 2 * w, 5, Ink::Leaf);
    pen.rect(-w, -8, 2 * w, 2, Ink::LeafLight);
    for x in (4 - w..w - 4).step_by(8) {
        pen.rect(x, -3, 4, 2, Ink::LeafDark);
    }
}
