//! A rover: a beetle on one wheel that drives to and fro on the ground. The guide's Motobug.

use crate::objects::kinds::parts::smoke::Smoke;
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// A state of the rover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Doing {
    /// Falls to the ground it will drive on.
    #[default]
    Falls,
    /// Waits before it turns.
    Waits,
    /// Drives.
    Drives,
}

/// A rover.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Rover {
    /// The present state.
    pub doing: Doing,
    /// Frames that it still waits.
    pub wait: u8,
    /// Frames driven, for the wheel and the smoke.
    pub driven: u8,
}

parameters! {
    /// Parameters of a rover.
    pub struct Parameters {
        speed "Speed" = Integer { min: 16, max: 0x800, unit: Unit::Speed }, 0x100, "How fast it drives; 256 (a pixel a frame) in the original.";
        pause "Pause" = Integer { min: 1, max: 240, unit: Unit::Frames }, 60, "How long it waits before it turns; 60 in the original.";
    }
}

/// Guide: Game Objects > Badniks
const RADIUS: i32 = 14;
const GRAVITY: i16 = 0x38;

/// Distances to the floor on which a machine goes on walking.
///
/// Guide: Game Objects > Badniks
pub(in crate::objects::kinds) const FLOOR: std::ops::RangeInclusive<i32> = -8..=11;

impl Kind for Rover {
    const INFO: KindInfo = KindInfo {
        name: "rover",
        title: "Rover",
        group: Group::Enemies,
        help: "A beetle on a wheel. It drops to the ground, drives until the ground ends, waits for a second and \
               drives back. Walls do not stop it. It drives left first, mirrored right.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x40)],
    };
    const RESTS: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (20, 16);
        body.hitbox = Hitbox::new(Reaction::Attackable, 20, 16);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        match self.doing {
            Doing::Falls => {
                body.fall(GRAVITY);
                if around.lands(body, RADIUS) {
                    body.y_speed = Speed::ZERO;
                    body.flip_x = !body.flip_x; // it turns when it starts
                    self.doing = Doing::Waits;
                }
            }
            Doing::Waits => match self.wait.checked_sub(1) {
                Some(left) => self.wait = left,
                None => {
                    body.flip_x = !body.flip_x;
                    body.x_speed = Speed(-(parameters.speed as i16) * body.facing() as i16);
                    self.doing = Doing::Drives;
                }
            },
            Doing::Drives => {
                body.move_by_speed();
                let distance = around.floor_below(body.x.px(), body.y.px().wrapping_add(RADIUS));
                if FLOOR.contains(&distance) {
                    body.y = body.y.moved_px(distance);
                    if self.driven & 15 == 0 {
                        let (puff, smoke) = Smoke::of(body);
                        around.spawn(puff, smoke);
                    }
                    self.driven = self.driven.wrapping_add(1);
                } else {
                    (self.doing, self.wait) = (Doing::Waits, parameters.pause as u8 - 1);
                    body.x_speed = Speed::ZERO;
                }
            }
        }
        body.stays_near();
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let Some(start) = setting.dropped(body, RADIUS, GRAVITY) else { return };
        let first = -i32::from(Parameters::of(setting.values).speed as i16) * body.facing();
        let end = drive(start, RADIUS, first, setting, &mut |_| {});
        drive(end, RADIUS, -first, setting, add);
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // Faces left. The wheel, the shell on it, the head.
        let turn = i32::from(self.driven >> 1 & 3);
        pen.disc(2, 9, 5, Ink::Black);
        pen.disc(2, 9, 3, Ink::Stone);
        let (x, y) = [(3, 0), (2, 2), (0, 3), (-2, 2)][turn as usize];
        pen.line((2 - x, 9 - y), (2 + x, 9 + y), 1, Ink::StoneDark);
        pen.polygon(&[(-10, 6), (-8, -4), (-1, -10), (8, -10), (15, -3), (16, 6)], Ink::RedDark);
        pen.polygon(&[(-8, 3), (-6, -4), (0, -8), (7, -8), (12, -3), (13, 3)], Ink::Red);
        pen.line((3, -8), (5, 5), 1, Ink::RedDark);
        pen.disc(-12, 1, 5, Ink::Steel);
        pen.disc(-12, 0, 4, Ink::SteelLight);
        pen.rect(-16, -1, 4, 3, Ink::White);
        pen.rect(-16, 0, 2, 2, Ink::Black);
        pen.line((-10, -4), (-13, -11), 1, Ink::SteelDark);
        pen.disc(-13, -12, 1, Ink::GoldLight);
        pen.rect(14, 3, 4, 3, Ink::SteelDark);
    }
}

/// Frames of one way after which its end is not looked for, to show it.
const LONGEST_WAY: u32 = 1024;
/// Frames between places of a way that are shown.
const SHOWN_EVERY: u32 = 8;

/// The way of one that goes at a speed from where it stands, its feet `radius` pixels below its centre, to where the ground
/// ends.
///
/// Guide: Game Objects > Badniks
pub(in crate::objects::kinds) fn drive(
    start: Body,
    radius: i32,
    speed: i32,
    setting: &Setting<'_>,
    add: &mut dyn FnMut((i32, i32)),
) -> Body {
    let mut body = Body { x_speed: Speed(speed as i16), y_speed: Speed::ZERO, ..start };
    add((body.x.px(), body.y.px()));
    for frame in 0..LONGEST_WAY {
        body.move_by_speed();
        let distance = setting.floor_below(body.x.px(), body.y.px().wrapping_add(radius));
        if !FLOOR.contains(&distance) {
            break;
        }
        body.y = body.y.moved_px(distance);
        if frame % SHOWN_EVERY == 0 {
            add((body.x.px(), body.y.px()));
        }
    }
    add((body.x.px(), body.y.px()));
    body
}
