//! Spiral pathways: a player who runs in fast enough is led once around, up and down again.

use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use std::ops::{Range, RangeInclusive};

/// Half of its length, pixels.
const HALF: i32 = 208;
/// A player who is slower falls off: ground speed, 256ths of a pixel a frame.
const LEAST_SPEED: u16 = 0x600;
/// The distances from its middle, on the way to it, at which one is taken on: from the ground, and from another object.
const ENTRY: RangeInclusive<i32> = 192..=208;
const ENTRY_FROM_OBJECT: RangeInclusive<i32> = 176..=192;
/// The rows below its centre in which the player's centre is then.
const ENTRY_ROWS: Range<i32> = 16..64;
/// A standing player's height radius: as much higher is the way of the centre of one who is smaller.
const STANDING: i32 = 19;

/// The number of columns that each height of the way lasts, from the left end: from 32 pixels below the object's centre up to 37
/// above it, pixel by pixel.
///
/// The guide does not have it. Recordings fit.
const RISES: [u8; 70] = [
    30, 15, 9, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1, 2, 1, 2, 1,
    1, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 3, 1, 2, 2, 2, 2, 2, 2, 2, 3, 2, 3, 3, 3, 4, 3, 8, 9, 29,
];
/// The same from 36 pixels above down to 32 below.
const FALLS: [u8; 69] = [
    7, 8, 3, 4, 3, 3, 3, 2, 3, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 1, 2, 1, 2, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 6, 7, 7, 10, 30,
];
/// The way: how far below the object's centre a standing player's is, by columns.
const WAY: [i8; 2 * HALF as usize] = way();

const fn way() -> [i8; 2 * HALF as usize] {
    let (mut way, mut column, mut step) = ([0; 2 * HALF as usize], 0, 0);
    while step < RISES.len() + FALLS.len() {
        let (count, height) = if step < RISES.len() {
            (RISES[step], 32 - step as i8)
        } else {
            (FALLS[step - RISES.len()], (step - RISES.len()) as i8 - 36)
        };
        let end = column + count as usize;
        while column < end {
            way[column] = height;
            column += 1;
        }
        step += 1;
    }
    way
}

parameters! {
    /// Parameters of a spiral pathway.
    pub struct Parameters {
        drawn: bool "Drawn" = Bool, true, "It is drawn as a ribbon. In the originals its path is drawn with tiles.";
    }
}

/// A spiral pathway.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Spiral {
    /// The player does not see it.
    unseen: bool,
}

impl Kind for Spiral {
    const INFO: KindInfo = KindInfo {
        name: "spiral",
        title: "Spiral pathway",
        group: Group::Devices,
        help: "Leads a player who runs in at either end around once, over 416 pixels. He needs a ground speed of 6 \
               pixels a frame, or he falls off. Put its centre 20 pixels above the ground at its ends.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic2, 0x06)],
    };

    fn is_unseen(&self) -> bool {
        self.unseen
    }

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (HALF as u16, 64);
        body.steady = true;
        Self { unseen: !Parameters::of(setting.values).drawn }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        around.each_player(body, lead);
    }

    fn areas(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let (x, y, rows) = (body.x.px(), body.y.px(), ENTRY_ROWS);
        for [left, right] in [[-*ENTRY.end(), -*ENTRY.start()], [*ENTRY.start(), *ENTRY.end()]] {
            let at = |by: i32| x.wrapping_add(by);
            add([at(left), y.wrapping_add(rows.start), at(right), y.wrapping_add(rows.end - 1)]);
        }
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // The player's feet are on its near edge on the way in and out, on the far one at the top.
        let feet = |column: usize| i32::from(WAY[column]) + STANDING;
        for column in (0..WAY.len()).step_by(4) {
            let (x, y) = (column as i32 - HALF, feet(column));
            // From thin to broad and back: it turns over.
            let breadth = 6 + (32 - i32::from(WAY[column])) / 5;
            let (ink, light) = if WAY[column] > 0 { (Ink::Earth, Ink::Leaf) } else { (Ink::EarthDark, Ink::LeafDark) };
            pen.rect(x, y, 4, breadth, ink);
            pen.rect(x, y, 4, 2, light);
            pen.rect(x, y + breadth, 4, 1, Ink::EarthDark);
        }
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        // With bit 7 it is the turning cage of another zone.
        (subtype < 0x80).then_some(Parameters { drawn: false }.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        (!Parameters::of(values).drawn).then_some(0)
    }
}

/// The player runs in, at the end that he comes from.
fn is_entered<T>(body: &Body, around: &Around<'_, T>) -> bool {
    let (dx, dy) = around.to_player(body);
    let player = &*around.player;
    let entry = if player.on_object { ENTRY_FROM_OBJECT } else { ENTRY };
    let before = if player.x_speed.0 < 0 { dx } else { dx.wrapping_neg() };
    let free = player.on_object || player.grip.bits() == 0;
    !player.airborne && entry.contains(&before) && ENTRY_ROWS.contains(&dy) && free
}

/// Leads a player along its way.
///
/// Guide: Game Objects > Spirals
fn lead<T: Trace>(body: &mut Body, around: &mut Around<'_, T>) {
    if !body.stood_on {
        if is_entered(body, around) {
            around.take_on(body);
        }
        return;
    }
    let player = &mut *around.player;
    let column = player.x.px().wrapping_sub(body.x.px()).wrapping_add(HALF);
    let height = usize::try_from(column).ok().and_then(|column| WAY.get(column));
    let holds = !player.airborne && player.ground_speed.0.unsigned_abs() >= LEAST_SPEED;
    let Some(height) = height.filter(|_| holds) else {
        (body.stood_on, player.on_object) = (false, false);
        return;
    };
    if player.on_object {
        let y = body.y.px().wrapping_add(i32::from(*height) + STANDING - i32::from(player.height_radius));
        player.y = player.y.at_px(y);
    }
}
