//! Spikes: solid on all sides, and they hurt on one.

use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::{Contact, Solid};
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::Routine;
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::value::ChoiceInfo;

const POINTS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "up", label: "Up or down" }, ChoiceInfo { name: "sideways", label: "Sideways" }];
const MOVES: &[ChoiceInfo] = &[
    ChoiceInfo { name: "no", label: "No" },
    ChoiceInfo { name: "down", label: "Downwards" },
    ChoiceInfo { name: "right", label: "To the right" },
    ChoiceInfo { name: "up", label: "Upwards" },
    ChoiceInfo { name: "left", label: "To the left" },
];

parameters! {
    /// Parameters of spikes.
    pub struct Parameters {
        points "They point" = Choice(POINTS), 0, "Up, or down if mirrored top to bottom; or to the right, or to the left if mirrored left to right.";
        half_length "Half length" = Integer { min: 4, max: 64, unit: Unit::Pixels }, 16, "Half of the row's length, across the direction they point in.";
        moves "They move" = Choice(MOVES), 0, "Out and back: by default 32 pixels, a second there and a second here. They begin by moving.";
        way "Way" = Integer { min: 8, max: 256, unit: Unit::Pixels }, 32, "How far moving ones go; 32 in the originals.";
        wait "Wait" = Integer { min: 0, max: 600, unit: Unit::Frames }, 60, "How long moving ones stay at either end; 60 in the originals.";
        phase "Phase" = Integer { min: 0, max: 255, unit: Unit::HexAngle }, 0, "Where moving ones begin, in 256ths of their path there and back; 0 in the originals.";
        speed "Speed" = Integer { min: 1, max: 64, unit: Unit::Pixels }, 8, "Pixels a frame that moving ones go; 8 in the originals.";
    }
}

/// Spikes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Spikes {
    /// Frames stepped, in the period of their motion.
    pub time: u16,
    /// Pixels from their place.
    pub offset: u16,
}

/// Half of their height, or of their width if they point sideways.
const HALF_HEIGHT: i32 = 16;

impl Kind for Spikes {
    const INFO: KindInfo = KindInfo {
        name: "spikes",
        title: "Spikes",
        group: Group::Hazards,
        help: "Solid on all sides. A player who touches their points is hurt; in Sonic 1 also a player who comes from \
               behind or still flickers from the last hit.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: true,
        originals: &[(Engine::Sonic1, 0x36), (Engine::Sonic2, 0x36), (Engine::Sonic3K, 0x08)],
    };
    const RESTS: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let (half_width, half_height) = half_sizes(setting.values);
        (body.half_width, body.half_height) = (half_width as u16, half_height as u16);
        let parameters = Parameters::of(setting.values);
        Self { time: (period(&parameters) * parameters.phase / 256) as u16, offset: 0 }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if around.rules.spikes_wait_a_frame && !body.drawn {
            return;
        }
        let parameters = Parameters::of(around.values);
        let points = parameters.points;
        if parameters.moves != 0 {
            let offset = offset_at(self.time.into(), &parameters);
            let (dx, dy) = ahead(parameters.moves, offset - i32::from(self.offset));
            (body.x, body.y) = (body.x.moved_px(dx), body.y.moved_px(dy));
            self.offset = offset as u16;
            self.time = ((i32::from(self.time) + 1) % period(&parameters)) as u16;
        }
        let Some(solid) = self.solid(body, &around.setting()) else { return };
        // Moving spikes carry nobody: their x from before is that of now.
        around.each_player(body, |body, around| {
            let contact = around.solid(body, solid, body.x.px());
            if hurts(contact, points != 0, body.flip_y, around.rules) {
                hurt(body, around);
            }
        });
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let (half_width, half_height) = half_sizes(setting.values);
        Some(Solid::block(half_width, half_height))
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let parameters = Parameters::of(setting.values);
        if parameters.moves != 0 {
            let offset = i32::from(self.offset);
            for (dx, dy) in [-offset, parameters.way - offset].map(|by| ahead(parameters.moves, by)) {
                add((body.x.px().wrapping_add(dx), body.y.px().wrapping_add(dy)));
            }
        }
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let Parameters { points, half_length, .. } = Parameters::of(setting.values);
        // Drawn pointing up, and turned by a quarter if they point to the right.
        let turned = |x: i32, y: i32| if points == 0 { (x, y) } else { (-y, x) };
        let count = (half_length / 5).max(1);
        for spike in 0..count {
            let left = -half_length + 2 * half_length * spike / count;
            let right = -half_length + 2 * half_length * (spike + 1) / count;
            let middle = (left + right) / 2;
            let at = |x: i32, y: i32| turned(x, y);
            pen.polygon(&[at(left, 14), at(middle, -16), at(right, 14)], Ink::Steel);
            pen.polygon(&[at(left + 1, 14), at(middle, -16), at(middle, 14)], Ink::SteelLight);
        }
        let (corner, far) = (turned(-half_length, 11), turned(half_length, 16));
        let (x, y) = (corner.0.min(far.0), corner.1.min(far.1));
        pen.rect(x, y, (far.0 - corner.0).abs(), (far.1 - corner.1).abs(), Ink::SteelDark);
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let (points, half_length) = *forms(engine).get(usize::from(subtype >> 4))?;
        let set = Parameters { points, half_length, moves: i32::from(subtype & 15), ..Parameters::USUAL };
        (subtype & 15 < 3).then_some(set.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let Parameters { points, half_length, moves, .. } = Parameters::of(values);
        let form = forms(original.0).iter().position(|form| *form == (points, half_length))?;
        let subtype = (form as u8) << 4 | moves as u8;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// Whether they point sideways, and half of their length, by the high nibble of an original's subtype.
///
/// Guide: Game Objects > Spikes
const fn forms(engine: Engine) -> &'static [(i32, i32)] {
    match engine {
        Engine::Sonic1 => &[(0, 20), (1, 20), (0, 4), (0, 28), (0, 64), (1, 4)],
        _ => &[(0, 16), (0, 32), (0, 48), (0, 64), (1, 16), (1, 32), (1, 48), (1, 64)],
    }
}

fn half_sizes(values: &Values) -> (i32, i32) {
    let Parameters { points, half_length, .. } = Parameters::of(values);
    if points == 0 { (half_length, HALF_HEIGHT) } else { (HALF_HEIGHT, half_length) }
}

/// Frames of their way out, or back.
const fn frames_of_way(parameters: &Parameters) -> i32 {
    (parameters.way + parameters.speed - 1) / parameters.speed
}

/// Frames after which their motion begins again: out, a pause, back, and one that is a frame longer.
///
/// Guide: Game Objects > Spikes
const fn period(parameters: &Parameters) -> i32 {
    2 * (frames_of_way(parameters) + parameters.wait) + 1
}

/// Pixels that moving spikes are away from their place in a frame of their period.
///
/// Guide: Game Objects > Spikes
fn offset_at(time: i32, parameters: &Parameters) -> i32 {
    let back = time - frames_of_way(parameters) - parameters.wait;
    let offset = if back < 0 { parameters.speed * (time + 1) } else { parameters.way - parameters.speed * (back + 1) };
    offset.clamp(0, parameters.way)
}

/// So many pixels along the way that they move: right and down.
const fn ahead(moves: i32, offset: i32) -> (i32, i32) {
    match moves {
        0 => (0, 0),
        1 => (0, offset),
        2 => (offset, 0),
        3 => (0, -offset),
        _ => (-offset, 0),
    }
}

/// Returns the place where the spikes hurt.
///
/// Guide: Game Objects > Spikes
pub(in crate::objects::kinds) const fn hurts(
    contact: Contact,
    sideways: bool,
    upside_down: bool,
    rules: &Ruleset,
) -> bool {
    if sideways {
        contact.is_side()
    } else if rules.spikes_hurt_behind {
        contact.is_on_top() || contact.is_bottom()
    } else if upside_down {
        contact.is_bottom()
    } else {
        contact.is_on_top()
    }
}

/// Takes him back by his speed downwards first, so that he is thrown from where he came.
///
/// Guide: Game Objects > Spikes
pub(in crate::objects::kinds) fn hurt<T: Trace>(body: &Body, around: &mut Around<'_, T>) {
    let player = &mut *around.player;
    let flickers = player.invulnerability > 0 && !around.rules.spikes_hurt_again;
    if player.routine != Routine::Normal || player.is_invincible() || flickers {
        return;
    }
    player.y.0 = player.y.0.wrapping_sub(player.y_speed.0.into());
    around.hurt_player_again(body.x.px());
}
