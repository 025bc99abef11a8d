//! Areas in which everybody rolls: pinball mode, and tunnels.

use crate::objects::area::{Area, AreaFrame, AreaInfo};
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Ink, Pen, PlacedObject};
use crate::player::Player;
use crate::player::rolling::{ForcedRoll, RollMode};
use crate::snapshot::Snapshot;
use crate::value::ChoiceInfo;

/// The modes of a forced roll.
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

impl Area for RollArea {
    const INFO: AreaInfo = AreaInfo {
        name: "roll_area",
        title: "Roll area",
        help: "An area in which every player is a ball, as in the S tunnels of Sonic 2 and 3 and in pinball zones: he \
               can neither jump off the ground nor stand up, and stays a ball on landing. It takes no slot. To begin \
               and end it at different places, use roll lines.",
        parameters: Parameters::LIST,
        flips_x: false,
    };

    fn size(values: &Values) -> (i32, i32) {
        let Parameters { width, height, .. } = Parameters::of(values);
        (width, height)
    }

    /// Guide: Game Objects > S Tunnels
    fn carry(placed: &PlacedObject, player: &mut Player, frame: &AreaFrame<'_>) -> bool {
        let is_in = placed.holds::<Self>(player);
        if is_in {
            let Parameters { mode, start_speed, .. } = Parameters::of(&placed.values);
            let start = if player.faces_left { -start_speed } else { start_speed };
            player.force_roll(frame.rules, ForcedRoll { mode: mode_of(mode), by_area: true }, start);
        }
        is_in
    }

    fn settle(player: &mut Player, has_him: bool) {
        if !has_him && player.forced_roll.by_area {
            player.forced_roll = ForcedRoll::default();
        }
    }

    fn draw(pen: &mut dyn Pen) {
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

/// Returns the roll mode of a choice.
pub(in crate::objects::kinds) const fn mode_of(choice: i32) -> RollMode {
    if choice == 0 { RollMode::Pinball } else { RollMode::Tunnel }
}
