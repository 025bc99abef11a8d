//! A floor that crumbles underfoot.

use super::collapsing::{Crumbling, DELAY, Piece, show};
use super::platform::SURFACE;
use crate::digest::saved;
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Kind, KindInfo, Pen, Setting};
use crate::project::Stuff;
use crate::trace::Trace;
use crate::value::ChoiceInfo;

const ORDERS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "one_end", label: "From one end to the other" },
    ChoiceInfo { name: "both_ends", label: "One end first, then in turn" },
];

parameters! {
    /// Parameters of a collapsing floor.
    pub struct Parameters {
        order "Order" = Choice(ORDERS), 0, "The order in which its pieces fall.";
        by_side "By the player's side" = Bool, 0, "It is mirrored when he lands on its left half.";
        delay "Delay" = Integer { min: 1, max: 256, unit: Unit::Frames }, DELAY, "How long it holds after a player lands on it; 8 in the originals.";
    }
}

saved! {
    /// A collapsing floor.
    pub struct CollapsingFloor {
        /// How far it has crumbled.
        pub crumbling: Crumbling,
    }
}

/// How long each piece waits: four at the top, four at the bottom.
///
/// Guide: Game Objects > Collapsing Platforms
const DELAYS: [[u8; 8]; 2] =
    [[0x1E, 0x16, 0x0E, 0x06, 0x1A, 0x12, 0x0A, 0x02], [0x16, 0x1E, 0x1A, 0x12, 0x06, 0x0E, 0x0A, 0x02]];

fn pieces(parameters: &Parameters) -> impl ExactSizeIterator<Item = Piece> {
    DELAYS[(parameters.order & 1) as usize].iter().enumerate().map(|(number, delay)| {
        let number = number as i32;
        Piece { at: (16 * (number % 4) - 24, 16 * (number / 4)), delay: *delay, stuff: Stuff::Stone }
    })
}

impl Kind for CollapsingFloor {
    const INFO: KindInfo = KindInfo {
        name: "collapsing_floor",
        title: "Collapsing floor",
        group: Group::Platforms,
        help: "A piece of floor that the player can jump up through. A moment after a player lands on it, it breaks \
               into pieces; half a second later he falls.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x53)],
    };
    const IS_REMEMBERED: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (32, 24);
        Self { crumbling: Crumbling::whole(Parameters::of(setting.values).delay) }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        let solid = Solid::platform(32, SURFACE, around.rules);
        self.crumbling.step(body, around, solid, pieces(&parameters));
        if parameters.by_side != 0 && body.carries_somebody() && !self.crumbling.broken {
            // UNVERIFIED: of two riders the first one decides.
            let partner = around.partner.as_deref().filter(|_| !body.stood_on);
            let rider = partner.unwrap_or(&*around.player);
            body.flip_x = rider.x.px() < body.x.px();
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        (!self.crumbling.broken).then_some(Solid::platform(32, SURFACE, setting.rules()))
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        show(pen, &self.crumbling, pieces(&Parameters::of(setting.values)));
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let set = Parameters { order: (subtype & 1).into(), by_side: (subtype >> 7).into(), ..Parameters::USUAL };
        (subtype & 0x7E == 0).then_some(set.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        (parameters.delay == DELAY).then_some((parameters.order | parameters.by_side << 7) as u8)
    }
}
