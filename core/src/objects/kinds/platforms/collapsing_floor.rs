//! A floor that crumbles underfoot.

use super::collapsing::{Crumbling, DELAY, Piece, show};
use super::platform::SURFACE;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Kind, KindInfo, Original, Pen, Setting};
use crate::project::Stuff;
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::value::ChoiceInfo;

const ORDERS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "one_end", label: "From one end to the other" },
    ChoiceInfo { name: "both_ends", label: "One end first, then in turn" },
];

const FORMS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "floor", label: "Floor, 64 pixels wide" },
    ChoiceInfo { name: "bridge", label: "Bridge, 160 pixels wide" },
    ChoiceInfo { name: "slab_of_8", label: "Slab, 64 pixels wide, in 8 pieces" },
    ChoiceInfo { name: "slab_of_6", label: "Slab, 64 pixels wide, in 6 pieces" },
    ChoiceInfo { name: "wide_slab", label: "Slab, 128 pixels wide" },
];

/// The first form that is a slab of Sonic 2.
const SLAB: i32 = 2;
/// Frames from the landing to the pieces of a slab.
///
/// Guide: Game Objects > Collapsing Platforms
const SLAB_DELAY: i32 = 9;
/// Frames that each piece of a slab waits, by form.
///
/// UNVERIFIED: where the pieces are; they are laid in rows here.
const SLABS: [&[u8]; 3] = [&[22, 26, 24, 18, 6, 14, 10, 2], &[26, 22, 18, 14, 10, 2], &[26, 18, 10, 2, 22, 14, 6]];

parameters! {
    /// Parameters of a collapsing floor.
    pub struct Parameters {
        order "Order" = Choice(ORDERS), 0, "The order in which its pieces fall.";
        by_side: bool "By the player's side" = Bool, false, "It is mirrored when he lands on its left half.";
        delay "Delay" = Integer { min: 1, max: 256, unit: Unit::Frames }, DELAY, "How long it holds after a player lands on it; 8 in the originals.";
        form "Form" = Choice(FORMS), 0, "Its size: the floor of Sonic 1, the bridge of Sonic 3, which holds twice as long once it is broken, or the slabs of Sonic 2, which hold everybody until they fall.";
    }
}

/// A collapsing floor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct CollapsingFloor {
    /// The progress of crumbling.
    pub crumbling: Crumbling,
}

/// The frames that each piece waits: four at the top, four at the bottom.
///
/// Guide: Game Objects > Collapsing Platforms
const DELAYS: [[u8; 8]; 2] =
    [[0x1E, 0x16, 0x0E, 0x06, 0x1A, 0x12, 0x0A, 0x02], [0x16, 0x1E, 0x1A, 0x12, 0x06, 0x0E, 0x0A, 0x02]];

/// The bridge of Sonic 3: its columns of pieces, how long the first waits, and how much sooner the next.
///
/// A recording shows that it carries a player 76 pixels aside, and for 66 frames in all. UNVERIFIED: its width, which fits the
/// gaps that it spans, and in which order the pieces fall.
const BRIDGE_COLUMNS: i32 = 10;
const BRIDGE_DELAY: u8 = 58;
const BRIDGE_STEP: u8 = 6;
/// Pixels from the centre of the bridge to its surface.
const BRIDGE_SURFACE: i32 = 16;

/// Pixels from the centre of a slab to its surface.
const SLAB_SURFACE: i32 = 16;

/// Half the width and the solid surface.
fn shape(parameters: &Parameters, rules: &Ruleset) -> (i32, Solid) {
    let (half_width, surface) = match parameters.form {
        0 => (32, SURFACE),
        1 => (8 * BRIDGE_COLUMNS, BRIDGE_SURFACE),
        SLAB..4 => (32, SLAB_SURFACE),
        _ => (64, SLAB_SURFACE),
    };
    (half_width, Solid::platform(half_width, surface, rules))
}

/// The pieces, first those at the top.
fn pieces(parameters: &Parameters) -> impl ExactSizeIterator<Item = Piece> {
    let (form, order) = (parameters.form, (parameters.order & 1) as usize);
    let (is_bridge, is_slab) = (form == 1, form >= SLAB);
    let delays = SLABS[(form - SLAB).clamp(0, 2) as usize];
    let columns = if is_bridge { BRIDGE_COLUMNS } else { 4 };
    (0..if is_slab { delays.len() } else { 2 * columns as usize }).map(move |number| {
        if is_slab {
            let (column, row) = (number as i32 % 4, number as i32 / 4);
            let half_width = if form == SLAB + 2 { 16 } else { 8 };
            let in_row = (delays.len() as i32 - 4 * row).min(4);
            let at = (half_width * (2 * column + 1 - in_row), 16 * row - 8);
            return Piece { at, half_width: half_width as u8, delay: delays[number], stuff: Stuff::Stone };
        }
        let (column, row) = (number as i32 % columns, number as i32 / columns);
        let left = 8 - 8 * columns;
        if is_bridge {
            let place = in_turn(column, order != 0) as u8;
            let delay = BRIDGE_DELAY - BRIDGE_STEP * place - 2 * row as u8;
            return Piece { at: (16 * column + left, 16 * row - 8), half_width: 8, delay, stuff: Stuff::Stone };
        }
        Piece { at: (16 * column + left, 16 * row), half_width: 8, delay: DELAYS[order][number], stuff: Stuff::Stone }
    })
}

/// The place of a column of the bridge, counted from the one that falls last: along it, or one end and the other in turn.
const fn in_turn(column: i32, both_ends: bool) -> i32 {
    let from_end = BRIDGE_COLUMNS - 1 - column;
    match both_ends {
        false => column,
        true if column < from_end => 2 * column,
        true => 2 * from_end + 1,
    }
}

impl Kind for CollapsingFloor {
    const INFO: KindInfo = KindInfo {
        name: "collapsing_floor",
        title: "Collapsing floor",
        group: Group::Platforms,
        help: "A piece of floor, or a bridge, that the player can jump up through. A moment after a player lands on it, \
               it breaks into pieces; half a second later he falls, from a bridge a whole second later.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x53), (Engine::Sonic2, 0x1F), (Engine::Sonic3K, 0x0F)],
    };
    const IS_REMEMBERED: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let parameters = Parameters::of(setting.values);
        (body.half_width, body.half_height) = (shape(&parameters, setting.rules()).0 as u16, 24);
        Self { crumbling: Crumbling::whole(parameters.delay) }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        let (_, solid) = shape(&parameters, around.rules);
        let is_slab = parameters.form >= SLAB;
        self.crumbling.step(body, around, (solid, is_slab), pieces(&parameters));
        if parameters.by_side && body.carries_somebody() && !self.crumbling.broken {
            // UNVERIFIED: of two riders the first one decides.
            let partner = around.partner.as_deref().filter(|_| !body.stood_on);
            let rider = partner.unwrap_or(&*around.player);
            body.flip_x = rider.x.px() < body.x.px();
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let (_, solid) = shape(&Parameters::of(setting.values), setting.rules());
        (!self.crumbling.broken).then_some(solid)
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        show(pen, &self.crumbling, pieces(&Parameters::of(setting.values)));
    }

    fn values_of_subtype((engine, _): Original, subtype: u8) -> Option<Values> {
        if engine == Engine::Sonic3K {
            return (subtype == BRIDGE).then_some(Parameters { form: 1, ..Parameters::USUAL }.values());
        }
        if engine == Engine::Sonic2 {
            // The zone decides which slab it is: an import says so.
            return (subtype == 0)
                .then_some(Parameters { form: SLAB + 1, delay: SLAB_DELAY, ..Parameters::USUAL }.values());
        }
        let set = Parameters { order: (subtype & 1).into(), by_side: subtype >> 7 != 0, ..Parameters::USUAL };
        (subtype & 0x7E == 0).then_some(set.values())
    }

    fn subtype_of_values((engine, _): Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype = match engine {
            Engine::Sonic3K if (parameters.order, parameters.by_side, parameters.form) == (0, false, 1) => BRIDGE,
            Engine::Sonic3K => return None,
            Engine::Sonic2 => {
                let is_whole = (parameters.order, parameters.by_side, parameters.delay) == (0, false, SLAB_DELAY);
                return (parameters.form >= SLAB && is_whole).then_some(0);
            }
            _ if parameters.form == 0 => (parameters.order | bit(parameters.by_side, 7)) as u8,
            _ => return None,
        };
        (parameters.delay == DELAY).then_some(subtype)
    }
}

/// The subtype of Sonic 3's bridge that a recording shows; what the others are is not known.
const BRIDGE: u8 = 0x31;
