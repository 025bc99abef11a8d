//! Flippers: pinball flippers that hold a ball and shoot it off.

use super::spring::leave_ground;
use crate::angle::Angle;
use crate::objects::Engine;
use crate::objects::body::PerPlayer;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::{Heights, Solid};
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting, Throws};
use crate::player::grip::object_control;
use crate::snapshot::Snapshot;
use crate::trace::{Event, Trace};
use crate::units::Speed;
use crate::value::ChoiceInfo;

/// Surfaces of the three pictures: at rest, half way, up.
const SURFACES: [&[i8]; 3] = [
    &[
        7, 7, 7, 7, 7, 7, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10,
        -11, -12, -13, -14,
    ],
    &[6, 6, 6, 6, 6, 6, 7, 8, 9, 9, 9, 9, 9, 9, 8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4],
    &[
        5, 5, 5, 5, 5, 6, 7, 8, 9, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 17, 17, 16, 16,
        16, 16, 16, 16, 16, 16,
    ],
];
/// Half width of its combined box.
const REACH: i32 = 35;
/// Frames of each picture of a stroke. UNVERIFIED.
const STROKE: u8 = 4;
/// Speed and control lock of the sideways kind.
///
/// Guide: Game Objects > Flippers
const SIDE_SPEED: i32 = 0x1000;
const SIDE_LOCK: u16 = 15;

const FORMS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "lying", label: "Lying" }, ChoiceInfo { name: "upright", label: "Upright" }];

parameters! {
    /// Parameters of a flipper.
    pub struct Parameters {
        form "Form" = Choice(FORMS), 0, "A horizontal one holds a ball until jump is pressed; an upright one throws off a player who runs into it.";
        strength "Strength" = Integer { min: 10, max: 400, unit: Unit::Plain }, 100, "How fast it shoots and throws, in hundredths; 100 in the original.";
    }
}

impl Parameters {
    /// A speed, by its strength.
    const fn strong(&self, speed: i32) -> i16 {
        (speed * self.strength / 100) as i16
    }
}

/// A flipper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Flipper {
    /// Frames left of its stroke.
    pub stroke: u8,
    /// True while it holds the player.
    holds: PerPlayer<bool>,
}

impl Kind for Flipper {
    const INFO: KindInfo = KindInfo {
        name: "flipper",
        title: "Flipper",
        group: Group::Throwers,
        help: "A pinball flipper. The player curls up on it and slides towards its tip; pressing jump shoots him off, \
               faster the further out he is. Its tip points to the right, mirrored to the left.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic2, 0x86)],
    };
    const THROWS: Option<Throws> = Some(Throws::Jumping);

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = if Parameters::of(setting.values).form == 0 { (24, 16) } else { (8, 24) };
        Self::default()
    }

    /// Guide: Game Objects > Flippers
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.stroke = self.stroke.saturating_sub(1);
        let Some(solid) = self.solid(body, &around.setting()) else { return };
        around.each_player(body, |body, around| self.meet(body, around, solid));
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let solid = if Parameters::of(setting.values).form == 0 {
            let surface = Heights::Fixed(SURFACES[self.picture()]);
            Solid { standing_height: 6, ..Solid::sloped(24, 6, surface) }
        } else {
            Solid { landing_half_width: 24, ..Solid::block(8, 24) }
        };
        Some(solid.everywhere_by(setting.rules()))
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        if Parameters::of(setting.values).form != 0 {
            pen.rect(-6, -22, 10, 44, Ink::Blue);
            pen.rect(-6, -22, 3, 44, Ink::BlueLight);
            pen.disc(-1, 20, 6, Ink::SteelLight);
            return;
        }
        let tip = [12, -4, -16][self.picture()];
        pen.polygon(&[(-22, -8), (-12, -9), (22, tip - 2), (23, tip + 3), (-12, 8), (-22, 6)], Ink::Blue);
        pen.line((-16, -8), (20, tip - 2), 1, Ink::BlueLight);
        pen.disc(-17, -1, 7, Ink::SteelDark);
        pen.disc(-18, -2, 4, Ink::SteelLight);
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        Some(Parameters { form: i32::from(subtype != 0), ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        (parameters.strength == 100).then_some(parameters.form as u8)
    }
}

/// Speeds of a launch from `offset` pixels towards the tip from its centre, unmirrored.
///
/// Guide: Game Objects > Flippers
fn launch(offset: i32) -> (i32, i32) {
    let along = offset.clamp(-REACH, REACH) + REACH;
    let speed = along.min(64) * 32 + 0x800;
    let angle = Angle((along >> 2) as u8).plus(0x40);
    ((-speed * i32::from(angle.cos())) >> 8, (-speed * i32::from(angle.sin())) >> 8)
}

impl Flipper {
    /// 0 at rest, 1 half way, 2 up.
    const fn picture(self) -> usize {
        match self.stroke {
            0 => 0,
            1..=STROKE => 1,
            _ => 2,
        }
    }

    /// Stops a player, catches him or throws him aside.
    ///
    /// Guide: Game Objects > Flippers
    fn meet<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, solid: Solid) {
        let x = body.x.px();
        let contact = around.solid(body, solid, x);
        if Parameters::of(around.values).form != 0 {
            if contact.is_side() && body.pushed {
                self.throw_aside(body, around);
            }
        } else if contact.is_on_top() {
            self.hold(body, around);
        } else if self.holds[around.who] && !body.stood_on {
            self.holds[around.who] = false;
            around.player.give_back(around.slot);
        }
    }

    fn hold<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let (picture, pad) = (self.picture(), around.pad());
        let player = &mut *around.player;
        if !self.holds[around.who] {
            // The frame of landing only catches him.
            self.holds[around.who] = true;
            player.take_control(around.slot, object_control::HELD);
            if !player.rolling {
                player.y = player.y.moved_px(5);
                player.become_ball(around.rules);
            }
            return;
        }
        if pad.pressed.jumps() {
            return self.shoot(body, around);
        }
        let drift = (1 - picture as i32) * body.facing();
        player.x = player.x.moved_px(drift);
        (player.x_speed, player.ground_speed) = (Speed(256 * drift as i16), Speed(256 * drift as i16));
        player.y_speed = Speed::ZERO;
    }

    fn shoot<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        let player = &mut *around.player;
        let (x_speed, y_speed) = launch(player.x.px().wrapping_sub(body.x.px()).wrapping_mul(body.facing()));
        player.x_speed = Speed(parameters.strong(x_speed * body.facing()));
        player.y_speed = Speed(parameters.strong(y_speed));
        leave_ground(body, player);
        player.give_back(around.slot);
        self.holds[around.who] = false;
        self.stroke = 2 * STROKE;
        around.report(Event::BumperThrew);
    }

    fn throw_aside<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        let player = &mut *around.player;
        let side = if player.x.px() < body.x.px() { -1 } else { 1 };
        player.x = player.x.moved_px(-8 * side);
        let speed = Speed(parameters.strong(SIDE_SPEED * side));
        (player.x_speed, player.ground_speed) = (speed, speed);
        player.control_lock = SIDE_LOCK;
        player.faces_left = side < 0;
        player.pushing = false;
        body.pushed = false;
        if !player.rolling {
            player.y = player.y.moved_px(5);
            player.become_ball(around.rules);
        }
        self.stroke = 2 * STROKE;
        around.report(Event::BumperThrew);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_64() {
        let rows =
            [(-35, (0, -2048)), (-11, (407, -2783)), (0, (606, -3107)), (20, (1190, -3615)), (35, (1648, -3744))];
        for (offset, speeds) in rows {
            assert_eq!(launch(offset), speeds, "{offset}");
        }
    }
}
