//! Water slides: areas in which the ground carries a player who stands on it.

use crate::objects::area::{Area, AreaFrame, AreaInfo};
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Ink, Pen, PlacedObject};
use crate::player::Player;
use crate::player::animation::AnimationKind;
use crate::snapshot::Snapshot;
use crate::tiles::TileLayer;
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
        only_dry: bool "Not in a flood" = Bool, false, "It does not act while the whole screen is under water, as in the second act of Hydrocity.";
    }
}

/// A slide has no state of its own: the player knows that he is on one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Slide {}

/// Frames for which left and right are ignored after a slide.
///
/// Guide: Game Objects > Water Slides
const LOCK: u16 = 5;

impl Area for Slide {
    const INFO: AreaInfo = AreaInfo {
        name: "slide",
        title: "Water slide",
        help: "An area in which the ground carries a player standing on it. He can jump, but neither steer nor roll. \
               It takes no slot.",
        parameters: Parameters::LIST,
        flips_x: true,
    };

    fn size(values: &Values) -> (i32, i32) {
        let Parameters { width, height, .. } = Parameters::of(values);
        (width, height)
    }

    /// Guide: Game Objects > Water Slides
    fn carry(placed: &PlacedObject, player: &mut Player, frame: &AreaFrame<'_>) -> bool {
        let parameters = Parameters::of(&placed.values);
        let is_its_layer = match parameters.layer {
            1 => player.layer == TileLayer::A,
            2 => player.layer == TileLayer::B,
            _ => true,
        };
        if !is_its_layer || frame.is_flooded && parameters.only_dry {
            return false;
        }
        if player.airborne || !placed.holds::<Self>(player) {
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

    fn settle(player: &mut Player, has_him: bool) {
        let was = std::mem::replace(&mut player.flow.slides, has_him);
        if was && !has_him {
            player.control_lock = LOCK;
        }
    }

    fn draw(pen: &mut dyn Pen) {
        pen.polygon(&[(-15, -10), (15, 8), (15, 14), (-15, -4)], Ink::Blue);
        pen.line((-14, -10), (14, 7), 2, Ink::BlueLight);
        pen.polygon(&[(2, -12), (14, -4), (0, -2)], Ink::White);
    }
}
