//! Seesaws, which throw a ball and are thrown by it.

use super::seesaw_ball::SeesawBall;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::{Heights, Solid};
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::Player;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// Nearer to the middle than this, the rider holds it level.
///
/// Guide: Game Objects > Seesaws
const MIDDLE: i32 = 8;
/// Half width of the board.
///
/// Guide: Game Objects > Seesaws
const HALF_WIDTH: i32 = 48;
/// The later seesaws stand this much deeper below their board than the first ones' board is above their middle.
const LOWER: i32 = 16;

parameters! {
    /// Parameters of a seesaw.
    pub struct Parameters {
        ball: bool "Ball" = Bool, true, "A spiked ball is on its end, hurts, and throws the rider when it comes down.";
        high: bool "High board" = Bool, true, "The board is 16 pixels higher above the middle, as in Sonic 1; otherwise as in Sonic 2.";
    }
}

/// A seesaw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Seesaw {
    /// The tilt: 0 with the right end down, 1 level, 2 with the left end down.
    pub frame: u8,
    /// The tilt that it is turning to.
    pub target: u8,
    /// The player's speed downwards before he was caught.
    pub rider_speed: Speed,
    /// The ball was made.
    pub has_ball: bool,
}

/// Heights with the right end down; 2 pixels each.
///
/// Guide: Game Objects > Seesaws
static SLOPE: [i8; 48] = slope(0);
static LEVEL: [i8; 48] = [21; 48];
static LOW_SLOPE: [i8; 48] = slope(LOWER as i8);
static LOW_LEVEL: [i8; 48] = [5; 48];

const fn slope(lower: i8) -> [i8; 48] {
    let mut heights = [2 - lower; 48];
    let hump = [36, 36, 38, 40, 42, 44, 42, 40, 38];
    let mut at = 0;
    while at < 43 {
        heights[at] = if at < 9 { hump[at] } else { 45 - at as i8 } - lower;
        at += 1;
    }
    heights
}

impl Kind for Seesaw {
    const INFO: KindInfo = KindInfo {
        name: "seesaw",
        title: "Seesaw",
        group: Group::Platforms,
        help: "A board that tips under the player. Anything on its other end is thrown up, and throws him up when it \
               comes down. Its right end is down at first; mirrored, its left one.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x5E), (Engine::Sonic2, 0x14)],
    };
    const RESTS: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height, body.steady) = (48, 44, true);
        let frame = if body.flip_x { 2 } else { 0 };
        Self { frame, target: frame, rider_speed: Speed::ZERO, has_ball: false }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        if !self.has_ball && parameters.ball {
            self.has_ball = true;
            let base = if parameters.high { 0 } else { LOWER };
            let (ball_body, ball) = SeesawBall::on(body, base, around.slot, self.frame);
            around.spawn_behind(ball_body, ball);
        }
        self.bear(body, around);
        body.flip_x = self.frame == 2;
        around.solid(body, solid_of(self.frame, &parameters), body.x.px());
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        Some(solid_of(self.frame, &Parameters::of(setting.values)))
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let parameters = Parameters::of(setting.values);
        let lower = if parameters.high { 0 } else { LOWER };
        if parameters.ball && !self.has_ball {
            // Where the ball will be: placed, it is not there yet.
            super::seesaw_ball::draw(pen, (40, lower - 8));
        }
        pen.polygon(&[(-14, 8 + lower), (14, 8 + lower), (5, lower - 20), (-5, lower - 20)], Ink::StoneDark);
        pen.polygon(&[(-14, 8 + lower), (2, 8 + lower), (0, lower - 20), (-5, lower - 20)], Ink::Stone);
        let heights = heights_of(self.frame, lower == 0);
        for (number, height) in (0..).zip(heights) {
            let (x, y) = (2 * number - HALF_WIDTH, -i32::from(*height));
            pen.rect(x, y, 2, 8, Ink::Wood);
            pen.rect(x, y, 2, 2, Ink::WoodLight);
            pen.rect(x, y + 7, 2, 2, Ink::WoodDark);
        }
        pen.disc(0, lower - 20, 4, Ink::Steel);
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        Some(Parameters { ball: subtype == 0, high: engine == Engine::Sonic1 }.values())
    }

    fn subtype_of_values((engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        ((parameters.high) == (engine == Engine::Sonic1)).then_some((!parameters.ball).into())
    }
}

fn heights_of(frame: u8, high: bool) -> &'static [i8] {
    match (frame == 1, high) {
        (false, true) => &SLOPE,
        (true, true) => &LEVEL,
        (false, false) => &LOW_SLOPE,
        (true, false) => &LOW_LEVEL,
    }
}

fn solid_of(frame: u8, parameters: &Parameters) -> Solid {
    Solid::sloped_platform(HALF_WIDTH, Heights::Fixed(heights_of(frame, parameters.high)))
}

/// The position to which a rider tips it.
///
/// Guide: Game Objects > Seesaws
fn tipped_by(body: &Body, rider: &Player) -> u8 {
    match body.x.px().wrapping_sub(rider.x.px()) {
        MIDDLE.. => 2,
        ..=-8 => 0,
        _ => 1,
    }
}

impl Seesaw {
    /// Tips under those who stand on it: two of them tip it to the middle of both positions, rounded up above the level
    /// one. While it is empty it remembers how fast a player falls; of two the faster one.
    ///
    /// Guide: Game Objects > Seesaws
    fn bear<T>(&mut self, body: &Body, around: &Around<'_, T>) {
        let (player, partner) = (&*around.player, around.partner.as_deref());
        let first = body.stood_on.then(|| tipped_by(body, player));
        let second = partner.filter(|_| body.second.stands()).map(|partner| tipped_by(body, partner));
        match (first, second) {
            (Some(first), Some(second)) => self.tip([0, 0, 1, 2, 2][usize::from(first + second)]),
            (Some(position), None) | (None, Some(position)) => self.tip(position),
            (None, None) => {
                self.tip(self.target);
                self.rider_speed = partner.map_or(player.y_speed, |partner| player.y_speed.max(partner.y_speed));
            }
        }
    }

    /// One step towards a position, which is remembered as long as it is not reached.
    ///
    /// Guide: Game Objects > Seesaws
    fn tip(&mut self, target: u8) {
        if self.frame != target {
            self.frame = if target > self.frame { self.frame + 1 } else { self.frame - 1 };
            self.target = target;
        }
    }
}
