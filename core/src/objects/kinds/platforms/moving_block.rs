//! Moving blocks: platforms on rails and hooks.

use super::platform::{SURFACE, ride};
use crate::objects::common::OwnSwing;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::ruleset::Ruleset;
use crate::sensors::{Direction, Ray};
use crate::snapshot::Snapshot;
use crate::tiles::TileLayer;
use crate::trace::Trace;
use crate::units::{Speed, Sub};
use crate::value::ChoiceInfo;

/// Guide: Game Objects > Platforms
const GRAVITY: i16 = 0x18;
/// Pixels a frame of one that goes to the right with its rider, and of one that slides out.
///
/// Guide: Game Objects > Platforms
const RIDE_SPEED: i32 = 1;
const SLIDE_SPEED: i32 = 8;
/// Pixels to a wall further away than that are not looked for, to show the way of one that goes there.
const LONGEST_RIDE: i32 = 2048;

/// Half width of each size.
const HALF_WIDTHS: [i32; 5] = [16, 32, 32, 64, 48];
const SIZES: &[ChoiceInfo] = &[
    ChoiceInfo { name: "32", label: "32 pixels wide" },
    ChoiceInfo { name: "64", label: "64 pixels wide" },
    ChoiceInfo { name: "64_steel", label: "64 pixels wide, steel" },
    ChoiceInfo { name: "128", label: "128 pixels wide" },
    ChoiceInfo { name: "96", label: "96 pixels wide" },
];
const MOTIONS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "still", label: "Stays where it is" },
    ChoiceInfo { name: "left_and_back", label: "96 pixels to the left and back" },
    ChoiceInfo { name: "right_when_ridden", label: "To the right with its rider, to a wall" },
    ChoiceInfo { name: "right_and_down_when_ridden", label: "To the right with its rider, then falls" },
    ChoiceInfo { name: "right_and_down_at_switch", label: "The same, hidden until a switch is pressed" },
    ChoiceInfo { name: "up_and_back", label: "128 pixels up and back" },
    ChoiceInfo { name: "slides_out", label: "Slides out with its rider and back" },
];
/// The originals' numbers of the motions.
const TYPES: [u8; 7] = [0, 1, 2, 4, 7, 8, 9];
const SWITCHED: i32 = 4;

parameters! {
    /// Parameters of a moving block.
    pub struct Parameters {
        size "Size" = Choice(SIZES), 0, "How wide it is.";
        motion "Motion" = Choice(MOTIONS), 1, "How it moves. Mirrored, it begins at the other end of its path, or slides out to the left.";
        switch "Switch" = Switch { sets: false }, 2, "The switch that makes it appear; 2 in the originals.";
        foot "Foot" = Integer { min: 0, max: 16, unit: Unit::Pixels }, 8, "For a falling one: from its centre down to the point that finds the floor. 0 in the originals, so that it sinks in; 7 in Labyrinth.";
        period "Period" = IntegerOr { zero: "shared", max: 2048, unit: Unit::Frames }, 0, "How long it takes there and back. 0: in time with all others, as in the originals: 440 frames sideways and 360 up.";
        phase "Phase" = Integer { min: 0, max: 255, unit: Unit::HexAngle }, 0, "Where on its path it begins, in 256ths. Only with its own period.";
        reach "Reach" = Integer { min: 0, max: 400, unit: Unit::Plain }, 100, "How far it goes or slides out, in percent of its motion's usual distance; 100 in the originals.";
        speed "Speed" = IntegerOr { zero: "usual", max: 16, unit: Unit::Pixels }, 0, "Pixels a frame if it moves with its rider or slides out. 0: as in the originals, 1 to a wall and 8 sliding out.";
        stays "Stays out" = Integer { min: 1, max: 600, unit: Unit::Frames }, 300, "How long it stays after sliding out; 300 in the originals.";
    }
}

impl Parameters {
    const fn own_swing(&self) -> OwnSwing {
        OwnSwing { period: self.period, phase: self.phase }
    }

    /// Pixels a frame, if nothing is set so many.
    const fn speed_or(&self, usual: i32) -> i32 {
        if self.speed > 0 { self.speed } else { usual }
    }

    /// The part of a way that it goes, pixels.
    const fn part(&self, way: i32) -> i32 {
        way * self.reach / 100
    }
}

/// A phase of the moving block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Phase {
    /// Waits for a rider.
    #[default]
    Waits,
    /// Waits for a switch, and is not there.
    Hides,
    /// Moves to the right, or slides out.
    Goes,
    /// Falls.
    Falls,
    /// Slid out, and stays for a while.
    Out,
    /// Slides back.
    Returns,
    /// Arrived for good.
    Rests,
}

/// A moving block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct MovingBlock {
    /// Its place.
    home: [i32; 2],
    /// The present phase.
    phase: Phase,
    /// Frames that it still stays out.
    timer: u16,
}

impl Kind for MovingBlock {
    const INFO: KindInfo = KindInfo {
        name: "moving_block",
        title: "Moving block",
        group: Group::Platforms,
        help: "A platform that moves to and fro, or starts when a player stands on it.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x52)],
    };

    fn is_unseen(&self) -> bool {
        self.phase == Phase::Hides
    }

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (half_width(&Parameters::of(setting.values)) as u16, 8);
        let phase = if Parameters::of(setting.values).motion == SWITCHED { Phase::Hides } else { Phase::Waits };
        Self { home: [body.x.px(), body.y.px()], phase, timer: 0 }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        if self.phase == Phase::Hides {
            let is_pressed = around.common.switches[(parameters.switch & 15) as usize] != 0;
            self.phase = if is_pressed { Phase::Waits } else { Phase::Hides };
            return;
        }
        let solid = solid_of(&parameters, around.rules);
        if !body.carries_somebody() {
            // Unlike other platforms it moves before it looks for somebody to land on it, in every game.
            let x_before = body.x.px();
            self.move_on(body, around, &parameters);
            around.solid(body, solid, x_before);
            return;
        }
        ride(body, around, solid, |body, around| self.move_on(body, around, &parameters));
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        (self.phase != Phase::Hides).then(|| solid_of(&Parameters::of(setting.values), setting.rules()))
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let (parameters, [x, y]) = (Parameters::of(setting.values), self.home);
        // Mirrored, each place of the oscillator counts from the other end.
        let ends = match (parameters.motion, body.flip_x) {
            (1, false) => [(0, 0), (-parameters.part(95), 0)],
            (1, true) => [(-parameters.part(96), 0), (-parameters.part(1), 0)],
            (5, false) => [(0, 0), (0, -parameters.part(127))],
            (5, true) => [(0, -parameters.part(128)), (0, -parameters.part(1))],
            (6, _) => [(0, 0), (parameters.part(2 * half_width(&parameters)) * body.facing(), 0)],
            (2..=4, _) => return ride_of(body, setting, &parameters, add),
            _ => return,
        };
        ends.into_iter().for_each(|(dx, dy)| add((x.wrapping_add(dx), y.wrapping_add(dy))));
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let parameters = Parameters::of(setting.values);
        let w = half_width(&parameters);
        let [ink, light, dark] = if parameters.size == 2 {
            [Ink::Steel, Ink::SteelLight, Ink::SteelDark]
        } else {
            [Ink::Stone, Ink::StoneLight, Ink::StoneDark]
        };
        crate::objects::kinds::solids::block::bevel(pen, (w, 8), ink, light, dark);
        for x in (-w..w).step_by(32) {
            pen.rect(x + 12, -3, 8, 6, dark);
            pen.rect(x + 13, -2, 6, 4, light);
        }
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let size = i32::from(subtype >> 4);
        let motion = TYPES.iter().position(|kind| *kind == subtype & 15)? as i32;
        // The one at a switch is Labyrinth's.
        let foot = if motion == SWITCHED { 7 } else { 0 };
        let set = Parameters { size, motion, foot, ..Parameters::USUAL };
        (size < HALF_WIDTHS.len() as i32).then_some(set.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let kind = TYPES.get(parameters.motion as usize)?;
        let subtype = kind | (parameters.size as u8) << 4;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

fn half_width(parameters: &Parameters) -> i32 {
    HALF_WIDTHS.get(parameters.size as usize).copied().unwrap_or(16)
}

fn solid_of(parameters: &Parameters, rules: &Ruleset) -> Solid {
    Solid::platform(half_width(parameters), SURFACE, rules)
}

/// Pixels to the wall on its right.
fn to_wall(body: &Body, setting: &Setting<'_>, parameters: &Parameters) -> i32 {
    let edge = body.x.px().wrapping_add(half_width(parameters));
    setting.level.cast(Ray::wall(edge, body.y.px(), Direction::Right), TileLayer::A).distance
}

/// The way of one that goes to a wall and falls there, if there is a wall and a floor.
fn ride_of(body: &Body, setting: &Setting<'_>, parameters: &Parameters, add: &mut dyn FnMut((i32, i32))) {
    let mut rider = *body;
    let is_far = |rider: &Body| rider.x.px().wrapping_sub(body.x.px()) >= LONGEST_RIDE;
    loop {
        match to_wall(&rider, setting, parameters) {
            ..0 => break,
            _ if is_far(&rider) => return,
            distance => rider.x = rider.x.moved_px(distance + 1),
        }
    }
    add((body.x.px(), body.y.px()));
    add((rider.x.px(), rider.y.px()));
    if parameters.motion != 2
        && let Some(fallen) = setting.dropped(&rider, parameters.foot, GRAVITY)
    {
        add((fallen.x.px(), fallen.y.px()));
    }
}

impl MovingBlock {
    /// Moves it to its place in this frame.
    ///
    /// Guide: Game Objects > Platforms
    fn move_on<T: Trace>(&mut self, body: &mut Body, around: &Around<'_, T>, parameters: &Parameters) {
        let [x, y] = self.home;
        let mirrored = |value: i32, whole: i32| if body.flip_x { whole - value } else { value };
        let swing = |number, whole| around.common.swing(number, whole, parameters.own_swing(), around.frame);
        match parameters.motion {
            1 => body.x = Sub::from_px(x.wrapping_sub(parameters.part(mirrored(swing(3, 96), 96)))),
            5 => body.y = Sub::from_px(y.wrapping_sub(parameters.part(mirrored(swing(7, 128), 128)))),
            2..=4 => self.go_right(body, around, parameters),
            6 => self.slide_out(body, parameters),
            _ => {}
        }
    }

    /// To the right up to a wall; then some fall.
    ///
    /// Guide: Game Objects > Platforms
    fn go_right<T>(&mut self, body: &mut Body, around: &Around<'_, T>, parameters: &Parameters) {
        match self.phase {
            Phase::Waits if body.carries_somebody() => self.phase = Phase::Goes,
            Phase::Goes => {
                let distance = to_wall(body, &around.setting(), parameters);
                if distance >= 0 {
                    // A pixel into the wall, as one that goes pixel by pixel.
                    body.x = body.x.moved_px(parameters.speed_or(RIDE_SPEED).min(distance + 1));
                } else {
                    self.phase = if parameters.motion == 2 { Phase::Rests } else { Phase::Falls };
                }
            }
            Phase::Falls => {
                body.fall(GRAVITY);
                if around.lands(body, parameters.foot) {
                    body.y_speed = Speed::ZERO;
                    self.phase = Phase::Rests;
                }
            }
            Phase::Waits | Phase::Hides | Phase::Out | Phase::Returns | Phase::Rests => {}
        }
    }

    /// Out to the right by its whole width, and back after a while.
    ///
    /// Guide: Game Objects > Platforms
    fn slide_out(&mut self, body: &mut Body, parameters: &Parameters) {
        let speed = parameters.speed_or(SLIDE_SPEED);
        let end = self.home[0].wrapping_add(parameters.part(2 * half_width(parameters)) * body.facing());
        let towards = |body: &mut Body, place: i32| {
            body.x = body.x.moved_px(place.wrapping_sub(body.x.px()).clamp(-speed, speed));
        };
        match self.phase {
            Phase::Waits if body.carries_somebody() => self.phase = Phase::Goes,
            Phase::Goes => {
                towards(body, end);
                if body.x.px() == end {
                    (self.phase, self.timer) = (Phase::Out, parameters.stays as u16);
                }
            }
            Phase::Out => {
                self.timer = self.timer.saturating_sub(1);
                if self.timer == 0 {
                    self.phase = Phase::Returns;
                }
            }
            Phase::Returns if body.x.px() == self.home[0] => self.phase = Phase::Waits,
            Phase::Returns => towards(body, self.home[0]),
            Phase::Waits | Phase::Hides | Phase::Falls | Phase::Rests => {}
        }
    }
}
