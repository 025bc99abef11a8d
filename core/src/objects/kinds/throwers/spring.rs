//! Springs: up, down, sideways, diagonal.

use crate::objects::Engine;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::{Contact, Heights, Solid};
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting, Throws};
use crate::player::Player;
use crate::player::animation::AnimationKind;
use crate::ruleset::{Ruleset, SideSpring};
use crate::snapshot::Snapshot;
use crate::tiles::TileLayer;
use crate::trace::{Event, Trace};
use crate::units::Speed;
use crate::value::ChoiceInfo;

/// Speeds that a strong and a weak spring throw with.
///
/// Guide: Game Objects > Springs
const STRENGTHS: [i16; 2] = [0x1000, 0xA00];
/// Frames for which a sideways spring takes left and right away.
///
/// Guide: Game Objects > Springs
const LOCK: u16 = 15;
/// The area in which a sideways spring throws without being touched: pixels ahead of it, above and below.
///
/// Guide: Game Objects > Springs
const NEAR: (i32, i32) = (40, 24);
/// Frames that a spring is seen to move. UNVERIFIED; in later games a sideways spring does not throw from near while it
/// does.
const MOVES: u8 = 10;
/// Surfaces of the diagonal springs.
const DIAGONAL_UP: &[i8] =
    &[16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 14, 12, 10, 8, 6, 4, 2, 0, -2, -4, -4, -4, -4, -4, -4, -4];
const DIAGONAL_DOWN: &[i8] = &[
    -12, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -16, -14, -12, -10, -8, -6, -4, -2, 0, 2, 4, 4, 4, 4, 4, 4,
    4,
];

const DIRECTIONS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "up", label: "Up" },
    ChoiceInfo { name: "sideways", label: "Sideways" },
    ChoiceInfo { name: "down", label: "Down" },
    ChoiceInfo { name: "diagonal_up", label: "Diagonally up" },
    ChoiceInfo { name: "diagonal_down", label: "Diagonally down" },
];
const POWERS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "strong", label: "Strong (red, 16 px)" },
    ChoiceInfo { name: "weak", label: "Weak (yellow, 10 px)" },
];
pub(in crate::objects::kinds) const LAYERS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "keep", label: "Keeps it" },
    ChoiceInfo { name: "a", label: "A" },
    ChoiceInfo { name: "b", label: "B" },
];

parameters! {
    /// Parameters of a spring.
    pub struct Parameters {
        direction "Direction" = Choice(DIRECTIONS), 0, "Which way it throws. Sideways and diagonal springs throw to the right, mirrored to the left.";
        strength "Strength" = Choice(POWERS), 0, "How fast it throws: 16 or 10 pixels a frame.";
        one_axis: bool "Stops the other axis" = Bool, false, "The speed across the throw becomes 0. Springs of Sonic 2 and later.";
        twirls: bool "Twirls" = Bool, false, "The player turns over in the air. Springs of Sonic 2 and later.";
        layer "Layer" = Choice(LAYERS), 0, "The collision layer that it puts the player on. Springs of Sonic 2 and later.";
        speed "Speed" = IntegerOr { zero: "by strength", max: 0x1800, unit: Unit::Speed }, 0, "Speed of the throw. Overrides the strength; 0 uses it. 4096 is strong.";
    }
}
const SIDEWAYS: i32 = 1;
const DOWN: i32 = 2;
const DIAGONALLY_UP: i32 = 3;
const DIAGONALLY_DOWN: i32 = 4;

/// A spring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Spring {
    /// Frames for which it still is not solid.
    reload: u8,
    /// Frames for which it is still seen to move.
    pub moves: u8,
}

/// Whether a placed one throws downwards, and so hangs.
fn throws_down(values: &Values) -> bool {
    matches!(Parameters::of(values).direction, DOWN | DIAGONALLY_DOWN)
}

impl Kind for Spring {
    const INFO: KindInfo = KindInfo {
        name: "spring",
        title: "Spring",
        group: Group::Throwers,
        help: "Throws the player off: upwards if he lands on it, sideways if he runs into it, downwards if he jumps \
               against it from below.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x41), (Engine::Sonic2, 0x41), (Engine::Sonic3K, 0x07)],
    };
    const THROWS: Option<Throws> = Some(Throws::Touching);

    fn rests(values: &Values) -> bool {
        !throws_down(values)
    }

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = match Parameters::of(setting.values).direction {
            SIDEWAYS => (8, 16),
            DIAGONALLY_UP | DIAGONALLY_DOWN => (16, 16),
            _ => (16, 8),
        };
        Self::default()
    }

    /// Guide: Game Objects > Springs
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.moves = self.moves.saturating_sub(1);
        if self.reload > 0 {
            self.reload -= 1;
            return;
        }
        let parameters = Parameters::of(around.values);
        let Some(solid) = self.solid(body, &around.setting()) else { return };
        around.each_player(body, |body, around| self.meet(body, around, solid, &parameters));
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let down_height = if setting.rules().low_down_springs { 9 } else { 16 };
        let solid = match Parameters::of(setting.values).direction {
            SIDEWAYS => Solid { standing_height: 15, ..Solid::block(8, 14) },
            DIAGONALLY_UP => Solid::sloped(16, 16, Heights::Fixed(DIAGONAL_UP)),
            DIAGONALLY_DOWN => Solid::sloped(16, 16, Heights::Fixed(DIAGONAL_DOWN)),
            DOWN => Solid { standing_height: down_height, ..Solid::block(16, 8) },
            _ => Solid { standing_height: 16, ..Solid::block(16, 8) },
        };
        (self.reload == 0).then(|| solid.everywhere_by(setting.rules()))
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let (x, y, (ahead, aside)) = (body.x.px(), body.y.px(), NEAR);
        if Parameters::of(setting.values).direction == SIDEWAYS && setting.rules().side_spring != SideSpring::AnySide {
            let left = if body.flip_x { x - ahead } else { x };
            add([left, y - aside, left + ahead - 1, y + aside - 1]);
        }
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let parameters = Parameters::of(setting.values);
        let (cap, light) =
            if parameters.strength == 0 { (Ink::Red, Ink::RedLight) } else { (Ink::Gold, Ink::GoldLight) };
        let out = if self.moves > MOVES / 2 { 12 } else { 0 };
        match parameters.direction {
            SIDEWAYS => {
                pen.rect(-8, -16, 4, 32, Ink::SteelDark);
                (-12..12).step_by(8).for_each(|y| pen.rect(-4, y, 8 + out, 3, Ink::Steel));
                pen.rect(4 + out, -16, 4, 32, cap);
                pen.rect(6 + out, -14, 1, 28, light);
            }
            DIAGONALLY_UP | DIAGONALLY_DOWN => {
                let down = if parameters.direction == DIAGONALLY_UP { 1 } else { -1 };
                let edge = |shift: i32| [(-16 + shift, -16 - shift), (16 + shift, 16 - shift)];
                let turn = |points: [(i32, i32); 2]| points.map(|(x, y)| (x, y * down));
                let ([a, b], [c, d]) = (turn(edge(-10)), turn(edge(-4)));
                pen.polygon(&[a, b, d, c], Ink::SteelDark);
                let ([a, b], [c, d]) = (turn(edge(out / 2 - 4)), turn(edge(out / 2)));
                pen.polygon(&[a, b, d, c], cap);
                pen.line(c, d, 1, light);
            }
            direction => {
                let down = if direction == DOWN { -1 } else { 1 };
                let mut bar = |x: i32, y: i32, width: i32, height: i32, ink| {
                    pen.rect(x, if down > 0 { y } else { -y - height }, width, height, ink);
                };
                bar(-16, 4, 32, 4, Ink::SteelDark);
                (-12..12).step_by(8).for_each(|x| bar(x, -4 - out, 3, 8 + out, Ink::Steel));
                bar(-16, -8 - out, 32, 4, cap);
                bar(-14, -7 - out, 28, 1, light);
            }
        }
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let strength = i32::from(subtype >> 1 & 1);
        let set = if engine == Engine::Sonic1 {
            let direction = match subtype & 0x30 {
                0 => 0,
                0x20 => DOWN,
                _ => SIDEWAYS,
            };
            Parameters { direction, strength, ..Parameters::USUAL }
        } else {
            Parameters {
                direction: i32::from(subtype >> 4 & 7),
                strength,
                one_axis: subtype >> 7 != 0,
                twirls: subtype & 1 != 0,
                // Both bits together mean neither layer.
                layer: i32::from(subtype >> 2 & 3) % 3,
                ..Parameters::USUAL
            }
        };
        (set.direction <= DIAGONALLY_DOWN).then_some(set.values())
    }

    fn subtype_of_values(original @ (engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype = match engine {
            Engine::Sonic1 => (parameters.strength << 1) as u8 | [0, 0x10, 0x20].get(parameters.direction as usize)?,
            _ => {
                (parameters.direction << 4
                    | bit(parameters.one_axis, 7)
                    | bit(parameters.twirls, 0)
                    | parameters.layer << 2
                    | parameters.strength << 1) as u8
            }
        };
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// A sideways spring is set off by what touches it. `ahead` is how far the player is on the side that it throws to.
///
/// Guide: Game Objects > Springs
fn throws_sideways(rules: &Ruleset, body: &Body, player: &Player, contact: Contact, ahead: i32) -> bool {
    let pushed = contact.is_side() && body.pushed && !player.airborne;
    match rules.side_spring {
        SideSpring::AnySide => pushed,
        SideSpring::PushedInFront => pushed && ahead > 0,
        SideSpring::TouchedInFront => contact.is_side() && ahead > 0,
    }
}

/// The direction in which a spring throws, with its own side, mirrored or not, being the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::objects::kinds) enum Push {
    /// Upwards.
    Up,
    /// Along the ground.
    Sideways,
    /// Downwards.
    Down,
    /// Up and ahead.
    DiagonallyUp,
    /// Down and ahead.
    DiagonallyDown,
}

/// The way into the air, or along the ground, off a spring.
///
/// Guide: Game Objects > Springs
pub(in crate::objects::kinds) fn push_off(body: &mut Body, player: &mut Player, speed: i16, push: Push) {
    let along = speed.wrapping_mul(body.facing() as i16);
    let ahead = body.facing();
    match push {
        Push::Sideways => {
            player.x = player.x.moved_px(-8 * ahead);
            (player.x_speed, player.ground_speed) = (Speed(along), Speed(along));
            player.control_lock = LOCK;
            player.faces_left = body.flip_x;
            if !player.rolling {
                player.animation.request(AnimationKind::Walk);
            }
            player.pushing = false;
            body.pushed = false;
            return;
        }
        Push::Up => {
            player.y = player.y.moved_px(8);
            player.y_speed = Speed(-speed);
        }
        Push::Down => {
            player.y = player.y.moved_px(-8);
            player.y_speed = Speed(speed);
        }
        Push::DiagonallyUp => {
            (player.x, player.y) = (player.x.moved_px(-6 * ahead), player.y.moved_px(6));
            (player.x_speed, player.y_speed) = (Speed(along), Speed(-speed));
            player.faces_left = body.flip_x;
        }
        Push::DiagonallyDown => {
            (player.x, player.y) = (player.x.moved_px(-6 * ahead), player.y.moved_px(-6));
            (player.x_speed, player.y_speed) = (Speed(along), Speed(speed));
        }
    }
    leave_ground(body, player);
    if matches!(push, Push::Up | Push::DiagonallyUp) {
        player.animation.request(AnimationKind::Spring);
    }
}

/// Runs the effects of a spring besides the throw.
///
/// Guide: Game Objects > Springs
fn throw(body: &mut Body, player: &mut Player, rules: &Ruleset, parameters: &Parameters) {
    let speed =
        if parameters.speed > 0 { parameters.speed as i16 } else { STRENGTHS[usize::from(parameters.strength != 0)] };
    let faced_left = player.faces_left;
    let push = match parameters.direction {
        SIDEWAYS => Push::Sideways,
        DOWN => Push::Down,
        DIAGONALLY_UP => Push::DiagonallyUp,
        DIAGONALLY_DOWN => Push::DiagonallyDown,
        _ => Push::Up,
    };
    let capped = push == Push::Down && rules.down_spring_cap > 0;
    push_off(body, player, if capped { speed.min(rules.down_spring_cap) } else { speed }, push);
    if push == Push::Up && parameters.strength != 0 {
        // It forgets to let go: in the next frame it only does that, and where tops lift a rising player it does not lift him.
        body.stood_on = rules.lifts_before_landing;
    }
    if push == Push::Sideways && rules.side_spring == SideSpring::AnySide {
        // Sonic 1 turns him round, whichever way he faced.
        player.faces_left = !faced_left;
    }
    if parameters.one_axis {
        match push {
            Push::Sideways => player.y_speed = Speed::ZERO,
            Push::Up | Push::Down => player.x_speed = Speed::ZERO,
            Push::DiagonallyUp | Push::DiagonallyDown => {}
        }
    }
    twirl(player, parameters.twirls, parameters.layer);
}

/// Turns him over in the air, if set so, and puts him on the layer of that number in [`LAYERS`].
///
/// Guide: Game Objects > Springs
pub(in crate::objects::kinds) fn twirl(player: &mut Player, twirls: bool, layer: i32) {
    if twirls {
        player.ground_speed = Speed(if player.faces_left { -1 } else { 1 });
        player.animation.request(AnimationKind::Corkscrew);
    }
    match layer {
        1 => player.layer = TileLayer::A,
        2 => player.layer = TileLayer::B,
        _ => {}
    }
}

/// In the air, off the object, and not by a jump that could be cut.
pub(in crate::objects::kinds) fn leave_ground(body: &mut Body, player: &mut Player) {
    player.airborne = true;
    player.on_object = false;
    player.jumping = false;
    body.stood_on = false;
}

impl Spring {
    /// Stops a player, or throws him.
    ///
    /// Guide: Game Objects > Springs
    fn meet<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, solid: Solid, parameters: &Parameters) {
        let x = body.x.px();
        let contact = around.solid(body, solid, x);
        let ahead = around.to_player(body).0.wrapping_mul(body.facing());
        let throws = match parameters.direction {
            SIDEWAYS => {
                throws_sideways(around.rules, body, around.player, contact, ahead)
                    || self.throws_from_near(around.rules, body, around.player, ahead)
            }
            DOWN | DIAGONALLY_DOWN => contact == Contact::Bottom,
            DIAGONALLY_UP => contact.is_on_top() && (ahead > -4 || body.flip_x && ahead == -4),
            _ => contact.is_on_top(),
        };
        if throws {
            throw(body, around.player, around.rules, parameters);
            self.reload = around.rules.spring_reload.saturating_sub(1).clamp(0, 255) as u8;
            self.moves = MOVES;
            around.report(Event::SpringThrew);
        }
    }

    /// Sonic 2 and later: a player who runs close past a sideways spring, or along with it, is thrown without
    /// touching it.
    ///
    /// Guide: Game Objects > Springs
    fn throws_from_near(&self, rules: &Ruleset, body: &Body, player: &Player, ahead: i32) -> bool {
        let above = player.y.px().wrapping_sub(body.y.px());
        let (far, aside) = NEAR;
        // Mirrored, the area is one pixel farther: it has no column of its own in the middle.
        let first = i32::from(body.flip_x);
        rules.side_spring != SideSpring::AnySide
            && self.moves == 0
            && !player.airborne
            && i32::from(player.ground_speed.0) * body.facing() >= 0
            && (first..far + first).contains(&ahead)
            && (-aside..aside).contains(&above)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subtypes_go_there_and_back() {
        for (engine, used) in [
            (Engine::Sonic1, [0x00, 0x02, 0x10, 0x12, 0x20, 0x22]),
            (Engine::Sonic2, [0x81, 0x36, 0x48, 0x22, 0x12, 0]),
        ] {
            for subtype in used {
                let original = (engine, 0x41);
                let values = Spring::values_of_subtype(original, subtype).expect("all are read");
                assert_eq!(Spring::subtype_of_values(original, &values), Some(subtype), "{engine:?} {subtype:02X}");
            }
        }
        let diagonal = Parameters { direction: DIAGONALLY_UP, ..Parameters::USUAL }.values();
        assert_eq!(Spring::subtype_of_values((Engine::Sonic1, 0x41), &diagonal), None);
    }
}
