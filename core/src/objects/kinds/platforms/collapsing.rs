//! Ground that crumbles underfoot: a ledge and a floor, whose pieces fall one after another.
//!
//! The ledge is a kind of this file; the floor is in `collapsing_floor.rs`. Both wait a moment, break into pieces, and
//! still carry their rider as a whole until the first of their pieces falls.

use crate::objects::kinds::parts::fragment::{Fragment, draw};
use crate::objects::parameters::parameters;
use crate::objects::solid::{Contact, Heights, Solid};
use crate::objects::{Around, Body, Engine, Fate, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::project::Stuff;
use crate::snapshot::Snapshot;
use crate::trace::{Event, Trace};
use crate::value::ChoiceInfo;

/// Frames from the landing to the pieces in the originals.
///
/// Guide: Game Objects > Collapsing Platforms
pub(in crate::objects::kinds) const DELAY: i32 = 8;
/// Guide: Game Objects > Collapsing Platforms
const GRAVITY: i16 = 0x38;

/// A piece: where its centre is from that of the whole, half its width, and how long it waits. It is 16 pixels high.
#[derive(Clone, Copy, Debug)]
pub(in crate::objects::kinds) struct Piece {
    pub at: (i32, i32),
    pub half_width: u8,
    pub delay: u8,
    pub stuff: Stuff,
}

/// The progress of crumbling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Crumbling {
    /// Somebody stood on it.
    pub started: bool,
    /// Frames until it breaks.
    timer: u8,
    /// True if it broke: the object is now its own first piece.
    pub broken: bool,
    /// Broken, it still carries a player who stood on it.
    carries: bool,
    /// Frames until the first piece falls.
    first_delay: u8,
}

impl Crumbling {
    /// Whole, for so many frames (1 to 256) after somebody stood on it.
    pub(in crate::objects::kinds) fn whole(frames: i32) -> Self {
        Self { started: false, timer: (frames.clamp(1, 256) - 1) as u8, broken: false, carries: false, first_delay: 0 }
    }

    /// One frame of what is solid as `solid` while it is whole, and then falls to these pieces. `holds_all`: its first piece
    /// is a platform for everybody, as in Sonic 2, not only for who stood on it.
    ///
    /// Guide: Game Objects > Collapsing Platforms
    pub(in crate::objects::kinds) fn step<T: Trace>(
        &mut self,
        body: &mut Body,
        around: &mut Around<'_, T>,
        (solid, holds_all): (Solid, bool),
        pieces: impl ExactSizeIterator<Item = Piece>,
    ) {
        if self.broken {
            if holds_all && self.first_delay > 0 {
                self.hold_all(body, around, solid);
            } else {
                self.fall(body, around, solid);
            }
            return;
        }
        if self.started || body.carries_somebody() {
            self.started = true;
            if self.timer == 0 {
                self.break_up(body, around, pieces);
                return;
            }
            self.timer -= 1;
        }
        let contact = around.solid(body, solid, body.x.px());
        if contact == Contact::Left && around.player.airborne && !around.rules.leaving_lifts_off {
            // Sonic 1 carries him once more, by the radius that a roll jump gives him.
            let top = body.y.px() - solid.standing_height - i32::from(around.player.height_radius);
            around.player.y = around.player.y.moved_px(top - around.player.y.px());
        }
    }

    /// The pieces become objects of their own; the first is this one.
    fn break_up<T: Trace>(
        &mut self,
        body: &mut Body,
        around: &mut Around<'_, T>,
        pieces: impl ExactSizeIterator<Item = Piece>,
    ) {
        around.report(Event::GroundBroken);
        self.broken = true;
        self.carries = body.carries_somebody();
        for (number, piece) in pieces.enumerate() {
            if number == 0 {
                self.first_delay = piece.delay;
                continue;
            }
            let (dx, dy) = piece.at;
            let fragment = Fragment { stuff: piece.stuff, delay: piece.delay, gravity: GRAVITY };
            around.spawn(Fragment::at(body, (dx * body.facing(), dy), (piece.half_width.into(), 8)), fragment);
        }
    }

    /// Steps the first piece of a slab of Sonic 2: a platform as wide as the whole until it falls. Then it lets go of both
    /// players, and the terrain drops them a frame later.
    ///
    /// Guide: Game Objects > Collapsing Platforms
    fn hold_all<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, solid: Solid) {
        around.solid(body, solid, body.x.px());
        self.first_delay -= 1;
        if self.first_delay == 0 {
            around.each_player(body, |body, around| {
                body.stood_on = false;
                (around.player.on_object, around.player.pushing) = (false, false);
            });
        }
    }

    /// The first piece: waits, and carries as if it were the whole; then it falls.
    fn fall<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, solid: Solid) {
        if self.first_delay > 0 {
            self.first_delay -= 1;
            if self.carries {
                self.carries = false;
                around.each_player(body, |body, around| {
                    let stays = body.stood_on && around.solid(body, solid, body.x.px()) == Contact::Stands;
                    let goes_on = stays && self.first_delay > 0;
                    if !stays && !around.rules.leaving_lifts_off {
                        // Also a player that the next floor has caught already.
                        around.player.on_object = false;
                    }
                    self.carries |= goes_on;
                    if stays && !goes_on {
                        body.stood_on = false;
                        around.player.on_object = false;
                        around.player.pushing = false;
                        around.player.airborne |= around.rules.leaving_lifts_off;
                    }
                });
            }
            return;
        }
        body.fall(GRAVITY);
        if !around.was_on_screen {
            body.fate = Fate::Destroyed;
        }
    }
}

const LOOKS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "grass", label: "Grass and earth" }, ChoiceInfo { name: "stone", label: "Stone" }];

parameters! {
    /// Parameters of a collapsing ledge.
    pub struct Parameters {
        look "Looks like" = Choice(LOOKS), 0, "What it is made of.";
        delay "Delay" = Integer { min: 1, max: 256, unit: Unit::Frames }, DELAY, "How long it holds after a player lands on it; 8 in the originals.";
    }
}

/// A collapsing ledge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Collapsing {
    /// The progress of crumbling.
    pub crumbling: Crumbling,
}

/// Guide: Solid Objects > Height Array
static LEDGE: [i8; 48] = {
    let mut heights = [48; 48];
    let mut at = 0;
    while at < 38 {
        heights[at] = if at < 8 { 32 } else { 33 + (at as i8 - 8) / 2 };
        at += 1;
    }
    heights
};

const SOLID: Solid = Solid::sloped_platform(48, Heights::Fixed(&LEDGE));

/// The frames that each piece of a ledge waits: four at the top, three rows of six, three at the bottom.
///
/// Guide: Game Objects > Collapsing Platforms
const LEDGE_DELAYS: [u8; 25] = [
    0x1C, 0x18, 0x14, 0x10, 0x1A, 0x16, 0x12, 0x0E, 0x0A, 0x06, 0x18, 0x14, 0x10, 0x0C, 0x08, 0x04, 0x16, 0x12, 0x0E,
    0x0A, 0x06, 0x02, 0x14, 0x10, 0x0C,
];

fn ledge_pieces(stone: bool) -> impl ExactSizeIterator<Item = Piece> {
    LEDGE_DELAYS.iter().enumerate().map(move |(number, delay)| {
        let (row, column) = match number as i32 {
            number @ 0..4 => (0, number + 2),
            number @ 4..22 => (1 + (number - 4) / 6, (number - 4) % 6),
            number => (4, number - 22),
        };
        let at = (16 * column - 40, 16 * row - 40);
        let is_top = row == 0 || row == 1 && column < 2;
        let stuff = match (stone, is_top) {
            (true, _) => Stuff::Stone,
            (false, true) => Stuff::Grass,
            (false, false) => Stuff::Earth,
        };
        Piece { at, half_width: 8, delay: *delay, stuff }
    })
}

impl Kind for Collapsing {
    const INFO: KindInfo = KindInfo {
        name: "collapsing_ledge",
        title: "Collapsing ledge",
        group: Group::Platforms,
        help: "A ledge that the player can jump up through, rising to the right. A moment after a player lands on it, \
               it breaks into pieces; half a second later he falls.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x1A)],
    };
    const IS_REMEMBERED: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height, body.steady) = (48, 48, true);
        Self { crumbling: Crumbling::whole(Parameters::of(setting.values).delay) }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let stone = Parameters::of(around.values).look != 0;
        self.crumbling.step(body, around, (SOLID, false), ledge_pieces(stone));
    }

    fn solid(&self, _body: &Body, _setting: &Setting<'_>) -> Option<Solid> {
        (!self.crumbling.broken).then_some(SOLID)
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let stone = Parameters::of(setting.values).look != 0;
        if self.crumbling.broken {
            show(pen, &self.crumbling, ledge_pieces(stone));
        } else {
            show_ledge(pen, stone);
        }
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<crate::objects::parameters::Values> {
        (subtype < 2).then_some(Parameters { look: subtype.into(), ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &crate::objects::parameters::Values) -> Option<u8> {
        let Parameters { look, delay } = Parameters::of(values);
        (delay == DELAY).then_some(look as u8)
    }
}

/// The ledge while it is whole: thick where it hangs on the ground on the left, thin at its high end.
fn show_ledge(pen: &mut dyn Pen, stone: bool) {
    let [ink, dark, top, light] = if stone {
        [Ink::Stone, Ink::StoneDark, Ink::StoneLight, Ink::White]
    } else {
        [Ink::Earth, Ink::EarthDark, Ink::Leaf, Ink::LeafLight]
    };
    for (x, height) in (-48..).step_by(2).zip(LEDGE) {
        let (y, below) = (-i32::from(height), 32 - (x + 48) / 3);
        pen.rect(x, y, 2, below - y, if (x + 48) & 31 < 28 { ink } else { dark });
        pen.rect(x, below - 4, 2, 4, dark);
        pen.rect(x, y, 2, if x & 4 == 0 { 9 } else { 6 }, top);
        pen.rect(x, y, 2, 3, light);
    }
}

/// The pieces that are still in place.
pub(in crate::objects::kinds) fn show(pen: &mut dyn Pen, crumbling: &Crumbling, pieces: impl Iterator<Item = Piece>) {
    for piece in pieces.take(if crumbling.broken { 1 } else { usize::MAX }) {
        draw(pen, piece.at, (piece.half_width.into(), 8), piece.stuff);
    }
}
