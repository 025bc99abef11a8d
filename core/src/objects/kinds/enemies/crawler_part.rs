//! A piece of a crawler's body.

use crate::objects::kinds::trail::{self, Trail};
use crate::objects::{Around, Body, Fate, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// A piece of a crawler's body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct CrawlerPart {
    /// Counted from the head: 1 to 3.
    number: u8,
    /// The slot of the piece before it.
    before: u8,
    /// Its head was destroyed: it goes with the next frame.
    goes: bool,
    /// The trail that the next piece follows.
    pub trail: Trail,
}

/// The speeds of the pieces when it breaks, by number.
///
/// Guide: Game Objects > Badniks
const FLIES: [i16; 3] = [-0x180, 0x180, 0x200];

impl Kind for CrawlerPart {
    const INFO: KindInfo = KindInfo {
        name: "crawler_part",
        title: "Crawler's body",
        help: "A piece of a crawler's body: it hurts, and the whole crawler breaks if it is touched.",
        flips_x: true,
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        dress(body);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fate = Fate::StaysFarAway;
        if self.trail.is_broken {
            trail::bounce(body, around, Fate::Destroyed);
            return;
        }
        let before = around.slots.get(self.before).and_then(|object| trail::trail_of(&object.state).copied());
        let (Some(before), false) = (before.filter(|_| !self.goes), self.is_orphan(around)) else {
            // The head was destroyed, or is far away: for one more frame it hurts.
            if self.goes {
                body.fate = Fate::Destroyed;
            }
            self.goes = true;
            return;
        };
        let is_marked = body.take_touch();
        if is_marked {
            trail::pass_on(around, self.before);
        }
        if is_marked || before.is_broken {
            self.trail.is_broken = true;
            let speed = FLIES.get(usize::from(self.number.saturating_sub(1))).copied().unwrap_or(0);
            trail::burst(body, speed);
            trail::bounce(body, around, Fate::Destroyed);
            return;
        }
        self.trail.follow(body, &before);
        body.picture = u8::from(self.trail.moves && self.trail.gain > 0);
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // It arches while it gathers.
        draw_at(pen, 0, if body.picture != 0 && self.number == 2 { -2 } else { 0 });
    }
}

/// A piece so many pixels to the right.
pub(in crate::objects::kinds) fn draw(pen: &mut dyn Pen, x: i32) {
    draw_at(pen, x, 0);
}

fn draw_at(pen: &mut dyn Pen, x: i32, y: i32) {
    for (left, top) in [(-6, -6), (0, -9), (6, -6)] {
        pen.polygon(&[(x + left - 2, y - 3), (x + left, y + top - 3), (x + left + 2, y - 3)], Ink::SteelLight);
    }
    pen.disc(x, y + 1, 7, Ink::LeafDark);
    pen.disc(x - 1, y, 5, Ink::Leaf);
    pen.rect(x - 4, y + 6, 3, 2, Ink::EarthDark);
    pen.rect(x + 2, y + 6, 3, 2, Ink::EarthDark);
}

fn dress(body: &mut Body) {
    (body.half_width, body.half_height) = (8, 8);
    body.hitbox = Hitbox::new(Reaction::HurtAndMark, 8, 8);
}

impl CrawlerPart {
    /// The piece of that number behind a head, which follows the one in the slot `before`.
    pub(in crate::objects::kinds) fn of(head: &Body, number: i32, before: u8, offset: i32) -> (Body, Self) {
        let mut body = Body { flip_x: head.flip_x, ..Body::at(head.x.moved_px(offset), head.y) };
        dress(&mut body);
        let trail = Trail::starting_at(4 * number as u8);
        (body, Self { number: number as u8, before, goes: false, trail })
    }

    /// The piece before it goes.
    fn is_orphan<T>(&self, around: &Around<'_, T>) -> bool {
        let before = around.slots.get(self.before).map(|object| object.state);
        matches!(before, Some(crate::objects::State::CrawlerPart(part)) if part.goes)
    }
}
