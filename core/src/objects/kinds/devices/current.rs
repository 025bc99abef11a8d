//! Wind tunnels and currents of water: areas that carry a player inside.

use crate::input::Buttons;
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, PlacedObject, Setting};
use crate::player::Player;
use crate::player::animation::AnimationKind;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

parameters! {
    /// Parameters of a current.
    pub struct Parameters {
        width "Width" = Integer { min: 16, max: 8192, unit: Unit::Pixels }, 256, "How wide its area is, around its centre.";
        height "Height" = Integer { min: 16, max: 2048, unit: Unit::Pixels }, 128, "How high its area is, around its centre.";
        speed "Speed" = Integer { min: 0, max: 0x1000, unit: Unit::Speed }, 0x400, "The speed it gives, to the right, mirrored to the left. The player also moves by this much per frame, so twice as fast.";
        curve "Curve" = Integer { min: -8, max: 8, unit: Unit::Pixels }, 0, "Pixels per frame by which the player moves down, or up if negative, at its beginning.";
        wet_only "Only under water" = Bool, 0, "It carries only a player under water.";
        curve_length "Curve length" = Integer { min: 0, max: 8192, unit: Unit::Pixels }, 128, "How far from its beginning the curve goes; 128 in most of the originals.";
    }
}

/// A current has no state of its own: the player knows that he is in one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Current {}

impl Kind for Current {
    const INFO: KindInfo = KindInfo {
        name: "current",
        title: "Wind tunnel or current",
        group: Group::Devices,
        help: "An area that carries a player inside it, like the wind tunnels of Sonic 1. Up and down steer. It takes \
               no slot.",
        parameters: Parameters::LIST,
        flips_x: true,
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
        add(super::slide::area(body.x.px(), body.y.px(), parameters.width, parameters.height));
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        for y in [-8, 0, 8] {
            pen.line((-14, y), (10, y), 2, Ink::BlueLight);
            pen.polygon(&[(8, y - 4), (15, y), (8, y + 4)], Ink::BlueLight);
        }
    }
}

/// It carries the player if he is in it: true then.
///
/// Guide: Game Objects > Wind Tunnels
pub(in crate::objects) fn carry(placed: &PlacedObject, player: &mut Player, held: u8) -> bool {
    let parameters = Parameters::of(&placed.values);
    let [left, top, right, bottom] = super::slide::area(placed.x, placed.y, parameters.width, parameters.height);
    let (x, y) = (player.x.px(), player.y.px());
    let is_in = (left..=right).contains(&x) && (top..=bottom).contains(&y);
    if !is_in || (parameters.wet_only != 0 && !player.breath.under_water) {
        return false;
    }
    let into = if placed.flip_x { right.wrapping_sub(x) } else { x.wrapping_sub(left) };
    if into < parameters.curve_length {
        player.y = player.y.moved_px(parameters.curve);
    }
    let speed = Speed(if placed.flip_x { -parameters.speed } else { parameters.speed } as i16);
    player.x = player.x.moved(speed);
    (player.x_speed, player.y_speed) = (speed, Speed::ZERO);
    player.airborne = true;
    player.animation.request(AnimationKind::Tumble);
    let held = Buttons(held);
    if held.has(Buttons::UP) {
        player.y = player.y.moved_px(-1);
    }
    if held.has(Buttons::DOWN) {
        player.y = player.y.moved_px(1);
    }
    true
}
