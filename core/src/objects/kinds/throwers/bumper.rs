//! A round bumper: throws the player straight away from its middle.

use crate::angle::Angle;
use crate::objects::kinds::parts::points::Points;
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting, Throws};
use crate::snapshot::Snapshot;
use crate::trace::{Event, Trace};
use crate::units::{Speed, Sub};

/// A bumper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Bumper {
    /// Times that it was hit, as far as they count.
    pub hits: u8,
    /// Frames since it was hit last, up to some.
    pub rest: u8,
}

parameters! {
    /// Parameters of a bumper.
    pub struct Parameters {
        speed "Speed" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x700, "Speed of the throw; 1792 (7 pixels a frame) in the originals.";
        circle "Circle" = IntegerOr { zero: "stays", max: 255, unit: Unit::HexAngle }, 0, "Where on a circle of 64 pixels around its place it begins to go round, in 256 frames; mirrored the other way. 0: it stays.";
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
        flips_x: true,
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
        let circle = Parameters::of(around.values).circle;
        if circle != 0 {
            let angle = circle as u8;
            let home = around.level.objects().get(body.placement);
            let home = home.map_or((body.x.px(), body.y.px()), |placed| (placed.x, placed.y));
            let (x, y) = place(home, angle.wrapping_add(around.frame as u8), body.flip_x);
            (body.x, body.y) = (Sub::from_px(x), Sub::from_px(y));
        }
        around.each_player(body, |body, around| self.bump(body, around));
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        if Parameters::of(setting.values).circle != 0 {
            let home = (body.x.px(), body.y.px());
            (0..=256).step_by(8).for_each(|angle| add(place(home, angle as u8, body.flip_x)));
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let swell = i32::from(body.picture & 1);
        pen.disc(0, 0, 14 + swell, Ink::BlueDark);
        pen.disc(0, 0, 13 + swell, if body.picture == 0 { Ink::Blue } else { Ink::BlueLight });
        pen.disc(0, 0, 9, Ink::White);
        pen.disc(0, 0, 7, Ink::Red);
        pen.disc(-2, -3, 2, Ink::RedLight);
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let circle = if engine == Engine::Sonic3K { subtype.into() } else { 0 };
        Some(Parameters { circle, ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let subtype = Parameters::of(values).circle as u8;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// From the player to the bumper; in some games it wavers with time.
///
/// Guide: Game Objects > Bumpers
pub(in crate::objects::kinds) fn direction<T>(body: &Body, around: &Around<'_, T>) -> Angle {
    let part = |of: i32| of.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
    let (dx, dy) = around.to_player(body);
    let waver = if around.rules.bumpers_waver { (around.frame >> 8 & 3) as u8 } else { 0 };
    Angle::of_vector(part(dx.wrapping_neg()), part(dy.wrapping_neg())).plus(waver)
}

/// The first hits win points.
///
/// Guide: Game Objects > Bumpers
pub(in crate::objects::kinds) fn win_points<T: Trace>(hits: &mut u8, body: &Body, around: &mut Around<'_, T>) {
    if *hits < HITS {
        *hits += 1;
        around.common.add_points(POINTS);
        let (rising, points) = Points::at(body.x, body.y, 0);
        around.spawn(rising, points);
    }
}

/// The place at an angle of the circle around a bumper's own place.
///
/// Guide: Game Objects > Bumpers
fn place((x, y): (i32, i32), angle: u8, flip_x: bool) -> (i32, i32) {
    let angle = Angle(if flip_x { angle.wrapping_neg() } else { angle });
    (x.wrapping_add(i32::from(angle.cos()) >> 2), y.wrapping_add(i32::from(angle.sin()) >> 2))
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
        around.report(Event::BumperThrew);
        win_points(&mut self.hits, body, around);
    }
}
