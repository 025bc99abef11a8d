//! Water slides: areas in which the ground carries a player who stands on it.

use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, PlacedObject, Setting};
use crate::player::Player;
use crate::player::animation::AnimationKind;
use crate::snapshot::Snapshot;
use crate::tiles::TileLayer;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

const LAYERS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "any", label: "Any layer" },
    ChoiceInfo { name: "a", label: "Layer A" },
    ChoiceInfo { name: "b", label: "Layer B" },
];

parameters! {
    /// Parameters of a slide.
    pub struct Parameters {
        width "Width" = Integer { min: 16, max: 8192, unit: Unit::Pixels }, 256, "How wide its area is, around its centre.";
        height "Height" = Integer { min: 16, max: 8192, unit: Unit::Pixels }, 256, "How high its area is, around its centre.";
        speed "Speed" = Integer { min: 0, max: 0x1000, unit: Unit::Speed }, 0xA00, "The ground speed it gives, to the right, mirrored to the left.";
        gain "Gain" = IntegerOr { zero: "at once", max: 0x400, unit: Unit::Speed }, 0, "How much the ground speed approaches that in a frame. 0: at once, as in Sonic 1; Sonic 3 has 64.";
        layer "Layer" = Choice(LAYERS), 0, "The layer on which the player must be. Layer B in the second act of Hydrocity.";
        only_dry "Not in a flood" = Bool, 0, "It does not act while the whole screen is under water, as in the second act of Hydrocity.";
    }
}

/// A slide has no state of its own: the player knows that he is on one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Slide {}

impl Kind for Slide {
    const INFO: KindInfo = KindInfo {
        name: "slide",
        title: "Water slide",
        group: Group::Devices,
        help: "An area in which the ground carries a player standing on it. He can jump, but neither steer nor roll. \
               It takes no slot.",
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
        add(area(body.x.px(), body.y.px(), parameters.width, parameters.height));
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        pen.polygon(&[(-15, -10), (15, 8), (15, 14), (-15, -4)], Ink::Blue);
        pen.line((-14, -10), (14, 7), 2, Ink::BlueLight);
        pen.polygon(&[(2, -12), (14, -4), (0, -2)], Ink::White);
    }
}

/// The pixels around a centre: left, top, right, bottom, inclusive.
pub(in crate::objects::kinds) const fn area(x: i32, y: i32, width: i32, height: i32) -> [i32; 4] {
    let (left, top) = (x.wrapping_sub(width / 2), y.wrapping_sub(height / 2));
    [left, top, left.wrapping_add(width - 1), top.wrapping_add(height - 1)]
}

/// A player's centre is in an area of that size.
pub(in crate::objects::kinds) fn holds(placed: &PlacedObject, (width, height): (i32, i32), player: &Player) -> bool {
    let [left, top, right, bottom] = area(placed.x, placed.y, width, height);
    (left..=right).contains(&player.x.px()) && (top..=bottom).contains(&player.y.px())
}

/// It carries the player if he stands in it: true then.
///
/// Guide: Game Objects > Water Slides
pub(in crate::objects) fn carry(placed: &PlacedObject, player: &mut Player, is_flooded: bool) -> bool {
    let parameters = Parameters::of(&placed.values);
    let is_its_layer = match parameters.layer {
        1 => player.layer == TileLayer::A,
        2 => player.layer == TileLayer::B,
        _ => true,
    };
    if !is_its_layer || is_flooded && parameters.only_dry != 0 {
        return false;
    }
    if player.airborne || !holds(placed, (parameters.width, parameters.height), player) {
        return false;
    }
    let wanted = if placed.flip_x { -parameters.speed } else { parameters.speed };
    let to_go = wanted - i32::from(player.ground_speed.0);
    let by = if parameters.gain == 0 { to_go } else { to_go.clamp(-parameters.gain, parameters.gain) };
    player.ground_speed = Speed((i32::from(player.ground_speed.0) + by) as i16);
    player.faces_left = wanted < 0;
    player.animation.request(AnimationKind::WaterSlide);
    true
}
