//! Spring ramps: boards that bend under the player and throw him off.

use super::spring::{LAYERS, leave_ground, twirl};
use crate::objects::Engine;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::{Heights, Solid};
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting, Throws};
use crate::player::animation::AnimationKind;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// Surface of the board at rest, and pressed.
const RELAXED: &[i8] = &[
    8, 8, 8, 8, 8, 8, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20, 20, 21, 21, 22, 23, 24, 24, 24, 24, 24, 24,
    24, 24, 24, 24, 24, 24, 24, 24, 24,
];
const PRESSED: &[i8] = &[
    8, 8, 8, 8, 8, 8, 8, 9, 10, 11, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 14, 14, 15, 15, 16, 16, 16, 16, 15, 15, 14,
    14, 13, 13, 13, 13, 13, 13, 13, 13,
];
/// Frames that the board is pressed.
///
/// Guide: Game Objects > Springboards
const BENDS: u8 = 5;
/// A player who is so far from its centre, towards its low end, does not bend it yet.
///
/// Guide: Game Objects > Springboards
const SETS_OFF: i32 = 16;

parameters! {
    /// Parameters of a spring ramp.
    pub struct Parameters {
        twirls: bool "Twirls" = Bool, false, "The player turns over in the air.";
        layer "Layer" = Choice(LAYERS), 0, "The collision layer that it puts the player on.";
    }
}

/// A spring ramp.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Springboard {
    /// Frames until it throws; 0 at rest.
    timer: u8,
}

impl Kind for Springboard {
    const INFO: KindInfo = KindInfo {
        name: "spring_ramp",
        title: "Spring ramp",
        group: Group::Throwers,
        help: "A sloped board on a spring. A player who walks onto it bends it for a moment and is thrown up: higher \
               near its high end, and faster forward if he was already fast.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic2, 0x40)],
    };
    const RESTS: bool = true;
    const THROWS: Option<Throws> = Some(Throws::Running);

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (28, 8);
        Self::default()
    }

    /// Guide: Game Objects > Springboards
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        // Bent for four frames; in the fifth it is straight again and throws.
        let throws = self.timer == 1;
        self.timer = self.timer.saturating_sub(1);
        let Some(solid) = self.solid(body, &around.setting()) else { return };
        around.each_player(body, |body, around| {
            let x = body.x.px();
            let contact = around.solid(body, solid, x);
            if !contact.is_on_top() {
                return;
            }
            let offset = around.player.x.px().wrapping_sub(x);
            if throws {
                throw(body, around, offset);
            } else if self.timer == 0 && (if body.flip_x { offset <= SETS_OFF } else { offset > -SETS_OFF }) {
                self.timer = BENDS;
            }
        });
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let heights = if (1..BENDS).contains(&self.timer) { PRESSED } else { RELAXED };
        Some(Solid::sloped(28, 8, Heights::Fixed(heights)).everywhere_by(setting.rules()))
    }

    /// Of a player standing on the board, for any radius.
    fn areas(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let (x, y) = (body.x.px(), body.y.px());
        let (left, right) = if body.flip_x { (x - 39, x + SETS_OFF) } else { (x - SETS_OFF + 1, x + 38) };
        add([left, y - 24 - 19, right, y - 13 - 14]);
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let high = if (1..BENDS).contains(&self.timer) { -15 } else { -24 };
        pen.rect(-28, 4, 56, 4, Ink::SteelDark);
        for (x, y) in [(8, -6), (14, -10), (20, -14)] {
            pen.line((x, 4), (x + 4, y.max(high + 6)), 2, Ink::Steel);
        }
        pen.polygon(
            &[(-28, -8), (-16, -8), (18, high), (28, high), (28, high + 5), (18, high + 5), (-16, -2), (-28, -2)],
            Ink::Red,
        );
        pen.line((-28, -8), (-16, -8), 1, Ink::RedLight);
        pen.line((-16, -8), (18, high), 1, Ink::RedLight);
        pen.line((18, high), (27, high), 1, Ink::RedLight);
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        // Both bits of the layer together mean neither.
        Some(Parameters { twirls: subtype & 1 != 0, layer: i32::from(subtype >> 2 & 3) % 3 }.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        Some((bit(parameters.twirls, 0) | parameters.layer << 2) as u8)
    }
}

/// Returns the strength of the throw at a place on the board, beyond the weakest, 0 to 4.
///
/// Mirrored, the originals count from the wrong end, which is kept.
///
/// Guide: Game Objects > Springboards
const fn strength(offset: i32, flip_x: bool) -> i16 {
    let along = if flip_x { 38 - (offset + 28) } else { offset + 28 };
    match along {
        24..=39 => 1,
        40..=47 => 2,
        48..=53 => 3,
        54..=55 => 4,
        _ => 0,
    }
}

fn throw<T>(body: &mut Body, around: &mut Around<'_, T>, offset: i32) {
    let by = strength(offset, body.flip_x) * 0x100;
    let player = &mut *around.player;
    player.y_speed = Speed(-0x400 - by);
    if player.x_speed.magnitude() >= 0x400 {
        player.x_speed = player.x_speed.plus(by * body.facing() as i16);
    }
    player.faces_left = body.flip_x;
    leave_ground(body, player);
    player.animation.request(AnimationKind::Spring);
    let parameters = Parameters::of(around.values);
    twirl(player, parameters.twirls, parameters.layer);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_65_and_66() {
        for (offset, y_speed) in [(-15, -0x400), (0, -0x500), (12, -0x600), (20, -0x700), (27, -0x800)] {
            assert_eq!(-0x400 - strength(offset, false) * 0x100, y_speed, "{offset}");
        }
    }
}
