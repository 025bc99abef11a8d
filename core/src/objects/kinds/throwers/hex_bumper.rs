//! A hexagonal bumper: throws the player off the side that he met.

use super::bumper::{direction, win_points};
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting, Throws};
use crate::snapshot::Snapshot;
use crate::trace::{Event, Trace};
use crate::units::Speed;

parameters! {
    /// Parameters of a hexagonal bumper.
    pub struct Parameters {
        moves: bool "Moves" = Bool, false, "It moves to and fro: to the right first, mirrored to the left.";
        reach "Reach" = Integer { min: 1, max: 512, unit: Unit::Pixels }, 96, "How far a moving one goes to either side; 96 in the original.";
        speed "Speed" = Integer { min: 1, max: 8, unit: Unit::Pixels }, 1, "Pixels a frame of a moving one; 1 in the original.";
        throw "Throw" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x800, "Speed of the throw; 2048 (8 pixels a frame) in the original.";
    }
}

/// A hexagonal bumper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct HexBumper {
    /// Times that it was hit, as far as they count.
    pub hits: u8,
    /// Frames since it was hit last, up to some.
    pub rest: u8,
    /// Pixels right of its place.
    pub aside: i32,
    /// On its way to the left.
    pub goes_left: bool,
}

/// The sideways speed that its upper and lower side add.
///
/// Guide: Game Objects > Bumpers
const ASIDE: i16 = 0x200;
/// Frames that it shows a hit for.
const SHAKES: u8 = 16;

impl Kind for HexBumper {
    const INFO: KindInfo = KindInfo {
        name: "hex_bumper",
        title: "Hexagonal bumper",
        group: Group::Throwers,
        help: "Throws the player straight away from the side that he touches; its upper and lower sides also throw him \
               outwards.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic2, 0xD7)],
    };
    const THROWS: Option<Throws> = Some(Throws::Touching);

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (24, 12);
        body.hitbox = Hitbox::new(Reaction::Special, 16, 8);
        Self { rest: SHAKES, goes_left: body.flip_x, ..Self::default() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.rest = self.rest.saturating_add(1).min(SHAKES);
        let parameters = Parameters::of(around.values);
        if parameters.moves {
            let step = if self.goes_left { -parameters.speed } else { parameters.speed };
            self.aside = self.aside.wrapping_add(step);
            body.x = body.x.moved_px(step);
            if self.aside.abs() >= parameters.reach {
                self.goes_left = self.aside > 0;
            }
        }
        around.each_player(body, |body, around| self.bump(body, around, parameters.throw as i16));
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let parameters = Parameters::of(setting.values);
        if parameters.moves {
            // The last step goes as far as a whole one does.
            let reach = (parameters.reach + parameters.speed - 1) / parameters.speed * parameters.speed;
            let middle = body.x.px().wrapping_sub(self.aside);
            [-reach, reach].into_iter().for_each(|dx| add((middle.wrapping_add(dx), body.y.px())));
        }
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let hit = self.rest < SHAKES;
        let hexagon = |w: i32, h: i32| [(-w, 0), (-w + 10, -h), (w - 10, -h), (w, 0), (w - 10, h), (-w + 10, h)];
        pen.polygon(&hexagon(24, 12), Ink::Purple);
        pen.polygon(&hexagon(21, 9), if hit { Ink::White } else { Ink::BlueLight });
        pen.polygon(&hexagon(17, 6), Ink::Blue);
        pen.disc(0, 0, 3, if hit { Ink::GoldLight } else { Ink::Gold });
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        Some(Parameters { moves: subtype != 0, ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let subtype = u8::from(Parameters::of(values).moves);
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

impl HexBumper {
    /// Throws a player who touched it.
    ///
    /// Guide: Game Objects > Bumpers
    fn bump<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, throw: i16) {
        if !body.take_touch() {
            return;
        }
        let side = direction(body, around).rounded();
        let player = &mut *around.player;
        let throw = Speed(throw);
        match side.0 {
            0x00 => player.x_speed = Speed(-throw.0),
            0x80 => player.x_speed = throw,
            vertical => {
                player.y_speed = if vertical == 0x40 { Speed(-throw.0) } else { throw };
                let aside = if player.x.px() <= body.x.px() { -ASIDE } else { ASIDE };
                player.x_speed = player.x_speed.plus(aside);
            }
        }
        player.airborne = true;
        (player.roll_jump, player.pushing, player.jumping) = (false, false, false);
        self.rest = 0;
        around.report(Event::BumperThrew);
        win_points(&mut self.hits, body, around);
    }
}
