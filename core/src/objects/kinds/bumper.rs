//! A round bumper: throws the player straight away from its middle.

use super::points::Points;
use crate::angle::Angle;
use crate::digest::saved;
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting, Throws};
use crate::trace::Trace;
use crate::units::Speed;

saved! {
    /// A bumper.
    pub struct Bumper {
        /// Times that it was hit, as far as they count.
        pub hits: u8,
        /// Frames since it was hit last, up to some.
        pub rest: u8,
    }
}

parameters! {
    /// Parameters of a bumper.
    pub struct Parameters {
        speed "Speed" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x700, "Speed of the throw; 1792 (7 pixels a frame) in the originals.";
    }
}

/// Hits that win points.
///
/// Guide: Game Objects > Bumpers
const HITS: u8 = 10;
const POINTS: u32 = 10;
/// Frames that it shows a hit for.
const SHAKES: u8 = 16;

impl Kind for Bumper {
    const INFO: KindInfo = KindInfo {
        name: "bumper",
        title: "Bumper",
        group: Group::Throwers,
        help: "Throws the player directly away from its centre, whichever side he touches. The first ten hits are \
               worth ten points each.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x47), (Engine::Sonic2, 0x44), (Engine::Sonic3K, 0x4A)],
    };
    const THROWS: Option<Throws> = Some(Throws::Touching);

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 16);
        body.hitbox = Hitbox::new(Reaction::Special, 8, 8);
        Self { hits: 0, rest: SHAKES }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.rest = self.rest.saturating_add(1).min(SHAKES);
        body.picture = if self.rest < SHAKES { 1 + (self.rest >> 2 & 1) } else { 0 };
        around.each_player(body, |body, around| self.bump(body, around));
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let swell = i32::from(body.picture & 1);
        pen.disc(0, 0, 14 + swell, Ink::BlueDark);
        pen.disc(0, 0, 13 + swell, if body.picture == 0 { Ink::Blue } else { Ink::BlueLight });
        pen.disc(0, 0, 9, Ink::White);
        pen.disc(0, 0, 7, Ink::Red);
        pen.disc(-2, -3, 2, Ink::RedLight);
    }
}

/// From the player to the bumper; in some games it wavers with time.
///
/// Guide: Game Objects > Bumpers
pub(super) fn direction<T>(body: &Body, around: &Around<'_, T>) -> Angle {
    let part = |of: i32| of.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    let (dx, dy) = around.to_player(body);
    let waver = if around.rules.bumpers_waver { (around.frame >> 8 & 3) as u8 } else { 0 };
    Angle::of_vector(part(dx.wrapping_neg()), part(dy.wrapping_neg())).plus(waver)
}

/// The first hits win points.
///
/// Guide: Game Objects > Bumpers
pub(super) fn win_points<T: Trace>(hits: &mut u8, body: &Body, around: &mut Around<'_, T>) {
    if *hits < HITS {
        *hits += 1;
        around.common.add_points(POINTS);
        let (rising, points) = Points::at(body.x, body.y, 0);
        around.spawn(rising, points);
    }
}

impl Bumper {
    /// Throws a player who touched it.
    ///
    /// Guide: Game Objects > Bumpers
    fn bump<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if !body.take_touch() {
            return;
        }
        let away = direction(body, around);
        let throw = Speed(-(Parameters::of(around.values).speed as i16));
        let player = &mut *around.player;
        player.x_speed = throw.scaled(away.cos());
        player.y_speed = throw.scaled(away.sin());
        player.airborne = true;
        (player.roll_jump, player.pushing, player.jumping) = (false, false, false);
        self.rest = 0;
        win_points(&mut self.hits, body, around);
    }
}
