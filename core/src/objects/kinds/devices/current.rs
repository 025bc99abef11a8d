//! Wind tunnels and currents of water: areas that carry a player inside.

use crate::input::Buttons;
use crate::objects::area::{Area, AreaFrame, AreaInfo};
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Ink, Pen, PlacedObject};
use crate::player::animation::AnimationKind;
use crate::player::{Player, Routine};
use crate::snapshot::Snapshot;
use crate::units::Speed;

parameters! {
    /// Parameters of a current.
    pub struct Parameters {
        width "Width" = Integer { min: 16, max: 8192, unit: Unit::Pixels }, 256, "How wide its area is, around its centre.";
        height "Height" = Integer { min: 16, max: 2048, unit: Unit::Pixels }, 128, "How high its area is, around its centre.";
        speed "Speed" = Integer { min: 0, max: 0x1000, unit: Unit::Speed }, 0x400, "The speed it gives, to the right, mirrored to the left. The player also moves by this much per frame, so twice as fast.";
        curve "Curve" = Integer { min: -8, max: 8, unit: Unit::Pixels }, 0, "Pixels per frame by which the player moves down, or up if negative, at its beginning.";
        wet_only: bool "Only under water" = Bool, false, "It carries only a player under water.";
        curve_length "Curve length" = Integer { min: 0, max: 8192, unit: Unit::Pixels }, 128, "How far from its beginning the curve goes; 128 in most of the originals.";
    }
}

/// A current has no state of its own: the player knows that he is in one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Current {}

impl Area for Current {
    const INFO: AreaInfo = AreaInfo {
        name: "current",
        title: "Wind tunnel or current",
        help: "An area that carries a player inside it, like the wind tunnels of Sonic 1. Up and down steer. It takes \
               no slot.",
        parameters: Parameters::LIST,
        flips_x: true,
    };

    fn size(values: &Values) -> (i32, i32) {
        let Parameters { width, height, .. } = Parameters::of(values);
        (width, height)
    }

    /// Guide: Game Objects > Wind Tunnels
    fn carry(placed: &PlacedObject, player: &mut Player, frame: &AreaFrame<'_>) -> bool {
        let parameters = Parameters::of(&placed.values);
        if !placed.holds::<Self>(player) || (parameters.wet_only && !player.breath.under_water) {
            return false;
        }
        let [left, _, right, _] = placed.extent::<Self>();
        let x = player.x.px();
        let into = if placed.flip_x { right.wrapping_sub(x) } else { x.wrapping_sub(left) };
        if into < parameters.curve_length {
            player.y = player.y.moved_px(parameters.curve);
        }
        let speed = Speed(if placed.flip_x { -parameters.speed } else { parameters.speed } as i16);
        player.x = player.x.moved(speed);
        (player.x_speed, player.y_speed) = (speed, Speed::ZERO);
        player.airborne = true;
        player.animation.request(AnimationKind::Tumble);
        if frame.held.has(Buttons::UP) {
            player.y = player.y.moved_px(-1);
        }
        if frame.held.has(Buttons::DOWN) {
            player.y = player.y.moved_px(1);
        }
        true
    }

    fn settle(player: &mut Player, has_him: bool) {
        let was = std::mem::replace(&mut player.flow.in_current, has_him);
        if was && !has_him && player.routine == Routine::Normal {
            player.animation.request(AnimationKind::Walk);
        }
    }

    fn draw(pen: &mut dyn Pen) {
        for y in [-8, 0, 8] {
            pen.line((-14, y), (10, y), 2, Ink::BlueLight);
            pen.polygon(&[(8, y - 4), (15, y), (8, y + 4)], Ink::BlueLight);
        }
    }
}
