//! Roll lines: a player who crosses them has to roll, or may stand up again.

use super::layer_switcher::{Crossing, Line};
use super::roll_area::{MODES, ball, mode_of};
use crate::objects::body::PerPlayer;
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Original, Pen, Setting};
use crate::player::rolling::ForcedRoll;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::value::ChoiceInfo;

/// The ground speed that a player who was no ball gets in Sonic 3.
///
/// Guide: Game Objects > S Tunnels
const SONIC_3_START: i32 = 0x580;
/// Half lengths by the two lowest bits of a subtype.
///
/// Guide: Game Objects > S Tunnels
const HALF_LENGTHS: [i32; 4] = [0x20, 0x40, 0x80, 0x100];
/// The bit of a subtype for a horizontal line.
const LIES: u8 = 4;

const ORIENTATIONS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "vertical", label: "Upright" }, ChoiceInfo { name: "horizontal", label: "Lying" }];

parameters! {
    /// Parameters of a line.
    pub struct Parameters {
        orientation "Line" = Choice(ORIENTATIONS), 0, "A vertical line is crossed sideways, a horizontal one up and down.";
        half_length "Half length" = Integer { min: 8, max: 1024, unit: Unit::Pixels }, 0x40, "Half of its length; 32, 64, 128 or 256 in the originals.";
        mode "Roll" = Choice(MODES), 0, "How he rolls. A steering ball that gets too slow keeps rolling at 0x400 in the direction it faces. In a tunnel only slopes change the speed.";
        start_speed "Start" = IntegerOr { zero: "his own", max: 0x1000, unit: Unit::Speed }, 0, "The ground speed of a player who was not a ball, in the direction he crosses, or faces if the line is horizontal. 0 keeps his own, as in Sonic 2; Sonic 3 has 1408.";
    }
}

/// A roll line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct RollSwitcher {
    /// The side of the line on which each player was.
    pub crossing: PerPlayer<Crossing>,
}

impl Kind for RollSwitcher {
    const INFO: KindInfo = KindInfo {
        name: "roll_switcher",
        title: "Roll line",
        group: Group::Devices,
        help: "A line at the mouth of a tunnel. A player who crosses it to the right, or downwards, has to roll from \
               there on; crossing back frees him. Mirrored, it is the other way around.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic2, 0x84), (Engine::Sonic3K, 0x26)],
    };

    const HIDDEN: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 16);
        Self::default()
    }

    /// Guide: Game Objects > S Tunnels
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        let line = line_of(body, &parameters);
        around.each_player(body, |body, around| {
            let (crossing, player) = (&mut self.crossing[around.who], &mut *around.player);
            let at = (player.x.px(), player.y.px());
            if !crossing.finds(&line, at) || !line.is_beside(at) {
                return;
            }
            if crossing.beyond == body.flip_x {
                player.forced_roll = ForcedRoll::default();
                return;
            }
            let to_left = if line.is_horizontal { player.faces_left } else { body.flip_x };
            let start = if to_left { -parameters.start_speed } else { parameters.start_speed };
            player.force_roll(around.rules, ForcedRoll { mode: mode_of(parameters.mode), by_area: false }, start);
        });
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let Line { x, y, is_horizontal, half_length } = line_of(body, &Parameters::of(setting.values));
        let (from, to) = (0_i32.wrapping_sub(half_length), half_length - 1);
        add(if is_horizontal {
            [x.wrapping_add(from), y, x.wrapping_add(to), y]
        } else {
            [x, y.wrapping_add(from), x, y.wrapping_add(to)]
        });
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        ball(pen);
        // The arrow points to where one rolls.
        if Parameters::of(setting.values).orientation == 0 {
            pen.rect(-1, -15, 2, 30, Ink::White);
            pen.polygon(&[(9, -5), (15, 0), (9, 5)], Ink::White);
        } else {
            pen.rect(-15, -1, 30, 2, Ink::White);
            pen.polygon(&[(-5, 9), (5, 9), (0, 15)], Ink::White);
        }
    }

    fn values_of_subtype((engine, _): Original, subtype: u8) -> Option<Values> {
        let set = Parameters {
            orientation: i32::from(subtype & LIES != 0),
            half_length: HALF_LENGTHS[usize::from(subtype & 3)],
            start_speed: start_in(engine),
            ..Parameters::USUAL
        };
        (subtype & !(LIES | 3) == 0).then_some(set.values())
    }

    fn subtype_of_values((engine, _): Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let length = HALF_LENGTHS.iter().position(|length| *length == parameters.half_length)? as u8;
        let lies = if parameters.orientation == 0 { 0 } else { LIES };
        (parameters.mode == 0 && parameters.start_speed == start_in(engine)).then_some(length | lies)
    }
}

const fn start_in(engine: Engine) -> i32 {
    if matches!(engine, Engine::Sonic3K) { SONIC_3_START } else { 0 }
}

const fn line_of(body: &Body, parameters: &Parameters) -> Line {
    Line {
        x: body.x.px(),
        y: body.y.px(),
        is_horizontal: parameters.orientation != 0,
        half_length: parameters.half_length,
    }
}
