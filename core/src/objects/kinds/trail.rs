//! The trail of a crawler's pieces: what the piece behind follows, and how all of them break.

use super::State;
use crate::objects::{Around, Body, Fate};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// Places of the ground that a piece keeps for the one behind it.
const PLACES: usize = 16;
/// In place of a height: it turned here.
const TURN: i8 = i8::MIN;

/// The trail that the piece behind follows: the ground that this one went over, and how it moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Trail {
    /// By how much the ground went down, pixel by pixel.
    ground: [i8; 16],
    /// The place that is written next.
    place: u8,
    /// True if the piece moves in this frame.
    pub moves: bool,
    /// Speed, 256ths of a pixel forward.
    pub speed: i16,
    /// Speed that the piece behind has more than this one.
    pub gain: i16,
    /// True if the crawler fell to pieces.
    pub is_broken: bool,
}

/// Factor on its speed with which its head stretches: each piece is slower than the one before it by that speed, or
/// faster as it gathers.
///
/// Guide: Game Objects > Badniks
pub(super) const HEAD_TIMES: i16 = 3;
/// Guide: Game Objects > Badniks
pub(super) const RADIUS: i32 = 7;
pub(super) const GRAVITY: i16 = 0x38;
/// Speed of the pieces upwards when it breaks.
///
/// Guide: Game Objects > Badniks
const LEAP: Speed = Speed(-0x400);
/// The sign of "ahead": pieces face left as they are placed.
pub(super) const fn forward(body: &Body) -> i32 {
    if body.flip_x { 1 } else { -1 }
}

/// Throws a piece off: with this speed to the right if it faced left, else to the left.
pub(super) fn burst(body: &mut Body, speed: i16) {
    (body.x_speed, body.y_speed) = (Speed(if body.flip_x { -speed } else { speed }), LEAP);
}

/// A piece of one that broke: it falls, bounces on the ground, and is gone when it is not seen.
pub(super) fn bounce<T: Trace>(body: &mut Body, around: &Around<'_, T>, end: Fate) {
    body.fall(GRAVITY);
    if body.y_speed.0 >= 0 && around.lands(body, RADIUS) {
        body.y_speed = LEAP;
    }
    body.fate = if around.was_on_screen { Fate::StaysFarAway } else { end };
}

impl Trail {
    /// Moves ahead. True if that brought it to another pixel.
    pub fn go(&self, body: &mut Body) -> bool {
        let before = body.x.px();
        body.x = body.x.moved(Speed(self.speed * forward(body) as i16));
        body.x.px() != before
    }

    /// Writes what the ground did.
    pub fn note(&mut self, distance: i8) {
        self.ground[usize::from(self.place) % PLACES] = distance;
        self.place = (self.place + 1) % PLACES as u8;
    }

    /// Turns on the spot: the fraction of its place is mirrored. One that was going right can come to be a pixel back, which
    /// is a place more.
    ///
    /// Guide: Game Objects > Badniks
    pub fn turn(&mut self, body: &mut Body, one_more: bool) {
        self.note(TURN);
        let fraction = body.x.fraction();
        if fraction != 0 {
            let whole = body.x.px().wrapping_sub(i32::from(one_more));
            body.x = Sub(Sub::from_px(whole).0 | i32::from(fraction.wrapping_neg()));
            if one_more {
                self.note(0);
            }
        }
        body.flip_x = !body.flip_x;
    }

    /// Goes where the piece before it went.
    ///
    /// Guide: Game Objects > Badniks
    pub fn follow(&mut self, body: &mut Body, before: &Self) {
        (self.moves, self.gain, self.speed) = (before.moves, before.gain, before.speed + before.gain);
        if !self.moves || !self.go(body) {
            return;
        }
        match before.ground[usize::from(self.place) % PLACES] {
            TURN => {
                let one_more = body.flip_x && self.speed == HEAD_TIMES * self.gain.abs();
                self.turn(body, one_more);
            }
            distance => {
                body.y = body.y.moved_px(distance.into());
                self.note(distance);
            }
        }
    }

    /// Returns the trail of a piece so many places behind.
    pub fn starting_at(place: u8) -> Self {
        Self { place, ..Self::default() }
    }
}

/// The trail of the piece in a slot; `None` if there is none any more.
pub(super) fn trail_of(state: &State) -> Option<&Trail> {
    match state {
        State::Crawler(head) => Some(&head.trail),
        State::CrawlerPart(part) => Some(&part.trail),
        _ => None,
    }
}

/// The piece before it is marked to break.
pub(super) fn pass_on<T>(around: &mut Around<'_, T>, slot: u8) {
    if let Some(object) = around.slots.get_mut(slot).filter(|object| trail_of(&object.state).is_some()) {
        object.body.touched |= Body::TOUCHED;
    }
}
