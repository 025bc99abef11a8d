//! Areas in which everybody rolls: pinball mode, and tunnels.

use super::slide::{area, holds};
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, PlacedObject, Setting};
use crate::player::Player;
use crate::player::rolling::{ForcedRoll, RollMode};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::value::ChoiceInfo;

/// What a forced roll is like.
pub(in crate::objects::kinds) const MODES: &[ChoiceInfo] = &[
    ChoiceInfo { name: "pinball", label: "Pinball: a ball that steers" },
    ChoiceInfo { name: "tunnel", label: "Tunnel: neither steering nor friction" },
];

parameters! {
    /// Parameters of an area.
    pub struct Parameters {
        width "Width" = Integer { min: 16, max: 8192, unit: Unit::Pixels }, 256, "How wide its area is, around its centre.";
        height "Height" = Integer { min: 16, max: 8192, unit: Unit::Pixels }, 256, "How high its area is, around its centre.";
        mode "Roll" = Choice(MODES), 0, "How he rolls. A steering ball that gets too slow keeps rolling at 0x400 in the direction it faces. In a tunnel only slopes change the speed.";
        start_speed "Start" = IntegerOr { zero: "his own", max: 0x1000, unit: Unit::Speed }, 0, "The ground speed of a player who walks in, in the direction he faces. 0 keeps his own, as in Sonic 2; Sonic 3 has 1408.";
    }
}

/// An area has no state of its own: the player knows what keeps him a ball.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct RollArea {}

impl Kind for RollArea {
    const INFO: KindInfo = KindInfo {
        name: "roll_area",
        title: "Roll area",
        group: Group::Devices,
        help: "An area in which every player is a ball, as in the S tunnels of Sonic 2 and 3 and in pinball zones: he \
               can neither jump off the ground nor stand up, and stays a ball on landing. It takes no slot. To begin \
               and end it at different places, use roll lines.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[],
    };

    const HIDDEN: bool = true;
    const IS_AREA: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 16);
        Self {}
    }

    fn step<T: Trace>(&mut self, _body: &mut Body, _around: &mut Around<'_, T>) {}

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let parameters = Parameters::of(setting.values);
        add(area(body.x.px(), body.y.px(), parameters.width, parameters.height));
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        for (x, y, w, h) in [(-15, -15, 30, 2), (-15, 13, 30, 2), (-15, -15, 2, 30), (13, -15, 2, 30)] {
            pen.rect(x, y, w, h, Ink::BlueLight);
        }
        ball(pen);
    }
}

/// A ball that rolls.
pub(in crate::objects::kinds) fn ball(pen: &mut dyn Pen) {
    pen.disc(0, 0, 8, Ink::BlueDark);
    pen.disc(0, 0, 6, Ink::Blue);
    pen.line((-3, -3), (3, 3), 2, Ink::BlueLight);
}

/// What the choice of a mode stands for.
pub(in crate::objects::kinds) const fn mode_of(choice: i32) -> RollMode {
    if choice == 0 { RollMode::Pinball } else { RollMode::Tunnel }
}

/// It makes the player a ball if he is in it: true then.
///
/// Guide: Game Objects > S Tunnels
pub(in crate::objects) fn force(placed: &PlacedObject, player: &mut Player) -> bool {
    let parameters = Parameters::of(&placed.values);
    let is_in = holds(placed, (parameters.width, parameters.height), player);
    if is_in {
        let start = if player.faces_left { -parameters.start_speed } else { parameters.start_speed };
        player.force_roll(ForcedRoll { mode: mode_of(parameters.mode), by_area: true }, start);
    }
    is_in
}
