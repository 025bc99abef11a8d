//! A crawler: a caterpillar whose head can be hit, but whose body hurts. The guide's Caterkiller.

use super::crawler_part::CrawlerPart;
use super::rover::{FLOOR, drive};
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Engine, Fate, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting, State};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// Places of the ground that a piece keeps for the one behind it.
const PLACES: usize = 16;
/// In place of a height: it turned here.
const TURN: i8 = i8::MIN;

/// What the piece behind follows: the ground that this one went over, and how it moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Trail {
    /// By how much the ground went down, pixel by pixel.
    ground: [i8; 16],
    /// The place that is written next.
    place: u8,
    /// It moves in this frame.
    pub moves: bool,
    /// How fast, 256ths of a pixel forward.
    pub speed: i16,
    /// How much faster the piece behind it is.
    pub gain: i16,
    /// It fell to pieces.
    pub is_broken: bool,
}

parameters! {
    /// Parameters of a crawler.
    pub struct Parameters {
        speed "Speed" = Integer { min: 16, max: 85, unit: Unit::Speed }, 0x40, "How fast it advances. Its head stretches three times as fast, and each piece of its body is slower by this speed than the one before it. 64 in the original.";
        pause "Pause" = Integer { min: 1, max: 120, unit: Unit::Frames }, 7, "How long it keeps still before it draws itself together, and before it stretches; 7 in the original.";
    }
}

/// A crawler's head.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Crawler {
    /// It has come to the ground.
    landed: bool,
    /// Frames left of its pause, or of its run, and one.
    wait: i8,
    /// It runs; else it pauses.
    runs: bool,
    /// In this run the head stays and the body comes after it.
    gathers: bool,
    /// What the first piece of its body follows.
    pub trail: Trail,
}

/// Moves of a run.
///
/// Guide: Game Objects > Badniks
const RUN: i8 = 16;
/// How many times as fast as it gets on its head stretches: each piece is slower than the one before it by that speed, or
/// faster as it gathers.
///
/// Guide: Game Objects > Badniks
const HEAD_TIMES: i16 = 3;
/// A pixel a frame, at which its way is looked for.
const BY_PIXELS: i32 = 0x100;
/// Pixels from piece to piece.
const APART: i32 = 12;
/// Pieces behind the head.
const PARTS: i32 = 3;
/// Guide: Game Objects > Badniks
pub(in crate::objects::kinds) const RADIUS: i32 = 7;
const GRAVITY: i16 = 0x38;
/// How the pieces jump when it breaks: up, and the head backwards.
///
/// Guide: Game Objects > Badniks
const LEAP: Speed = Speed(-0x400);
const HEAD_FLIES: i16 = -0x200;

impl Kind for Crawler {
    const INFO: KindInfo = KindInfo {
        name: "crawler",
        title: "Crawler",
        group: Group::Enemies,
        help: "A caterpillar of a head and three spiked pieces that draws itself together and stretches, 12 pixels \
               each time, until the ground ends. Only its head can be hit. A player who touches its body is hurt, and \
               it falls to pieces that bounce away. It crawls left first, mirrored right.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x78)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        Self { wait: Parameters::of(setting.values).pause as i8, ..Self::default() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.trail.is_broken {
            bounce(body, around, Fate::Unloads);
            return;
        }
        if !self.landed {
            body.fate = Fate::StaysFarAway;
            body.fall(GRAVITY);
            if !around.lands(body, RADIUS) {
                return;
            }
            (self.landed, body.fate, body.y_speed) = (true, Fate::Stays, Speed::ZERO);
            body.hitbox = Hitbox::new(Reaction::Attackable, 8, 8);
            if !grow(body, around) {
                body.fate = Fate::Unloads;
                return;
            }
        }
        if body.take_touch() {
            self.trail.is_broken = true;
            burst(body, HEAD_FLIES);
            bounce(body, around, Fate::Unloads);
            return;
        }
        self.trail.moves = self.is_running(&Parameters::of(around.values));
        if self.trail.moves {
            self.crawl(body, around);
        }
        body.picture = u8::from(self.runs && self.gathers);
        body.stays_near();
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let Some(start) = setting.dropped(body, RADIUS, GRAVITY) else { return };
        let first = BY_PIXELS * forward(body);
        let end = drive(start, RADIUS, first, setting, &mut |_| {});
        drive(end, RADIUS, -first, setting, add);
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // Faces left.
        pen.disc(0, 0, 8, Ink::LeafDark);
        pen.disc(-1, -1, 6, Ink::Leaf);
        pen.disc(-3, -4, 2, Ink::LeafLight);
        pen.rect(-7, -4, 4, 5, Ink::White);
        pen.rect(-7, -3, 2, 3, Ink::Black);
        if body.picture == 0 {
            pen.line((-7, 4), (-2, 4), 1, Ink::Black);
        } else {
            pen.rect(-7, 2, 5, 4, Ink::Black);
            pen.rect(-7, 2, 5, 1, Ink::White);
        }
        pen.line((1, -7), (3, -12), 1, Ink::LeafDark);
        pen.disc(3, -12, 1, Ink::Red);
        if !self.landed {
            // As it will be: with its body.
            for part in 1..=PARTS {
                super::crawler_part::draw(pen, APART * part);
            }
        }
    }
}

/// The pieces behind the head, each of them following the one before. False if there are no slots for all.
fn grow<T>(head: &Body, around: &mut Around<'_, T>) -> bool {
    let mut before = around.slot;
    for number in 1..=PARTS {
        let (part, state) = CrawlerPart::of(head, number, before, -APART * number * forward(head));
        match around.spawn_behind(part, state) {
            Some(slot) => before = slot,
            None => return false,
        }
    }
    true
}

/// The sign of "ahead": pieces face left as they are placed.
pub(in crate::objects::kinds) const fn forward(body: &Body) -> i32 {
    if body.flip_x { 1 } else { -1 }
}

/// Throws a piece off: with this speed to the right if it faced left, else to the left.
pub(in crate::objects::kinds) fn burst(body: &mut Body, speed: i16) {
    (body.x_speed, body.y_speed) = (Speed(if body.flip_x { -speed } else { speed }), LEAP);
}

/// A piece of one that broke: it falls, bounces on the ground, and is gone when it is not seen.
pub(in crate::objects::kinds) fn bounce<T: Trace>(body: &mut Body, around: &Around<'_, T>, end: Fate) {
    body.fall(GRAVITY);
    if body.y_speed.0 >= 0 && around.lands(body, RADIUS) {
        body.y_speed = LEAP;
    }
    body.fate = if around.was_on_screen { Fate::StaysFarAway } else { end };
}

impl Crawler {
    /// One frame of its pauses and runs. True in those in which it moves.
    ///
    /// Guide: Game Objects > Badniks
    fn is_running(&mut self, parameters: &Parameters) -> bool {
        self.wait -= 1;
        if !self.runs {
            if self.wait >= 0 {
                return false;
            }
            (self.runs, self.wait, self.gathers) = (true, RUN - 1, !self.gathers);
            let step = parameters.speed as i16;
            (self.trail.speed, self.trail.gain) = if self.gathers { (0, step) } else { (HEAD_TIMES * step, -step) };
        }
        if self.wait < 0 {
            (self.runs, self.wait) = (false, parameters.pause as i8);
        }
        self.runs
    }

    /// Ahead, along the ground; where it ends, around.
    ///
    /// Guide: Game Objects > Badniks
    fn crawl<T: Trace>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        if !self.trail.go(body) {
            return;
        }
        let distance = around.floor_below(body.x.px(), body.y.px().wrapping_add(RADIUS));
        if FLOOR.contains(&distance) {
            body.y = body.y.moved_px(distance);
            self.trail.note(distance as i8);
        } else {
            let one_more = body.flip_x;
            self.trail.turn(body, one_more);
        }
    }
}

impl Trail {
    /// Moves ahead. True if that brought it to another pixel.
    pub fn go(&self, body: &mut Body) -> bool {
        let before = body.x.px();
        body.x = body.x.moved(Speed(self.speed * forward(body) as i16));
        body.x.px() != before
    }

    /// Writes what the ground did.
    fn note(&mut self, distance: i8) {
        self.ground[usize::from(self.place) % PLACES] = distance;
        self.place = (self.place + 1) % PLACES as u8;
    }

    /// Turns on the spot: the fraction of its place is mirrored. One that was going right can come to be a pixel back, which
    /// is a place more.
    ///
    /// Guide: Game Objects > Badniks
    fn turn(&mut self, body: &mut Body, one_more: bool) {
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

    /// That of a piece so many places behind.
    pub fn starting_at(place: u8) -> Self {
        Self { place, ..Self::default() }
    }
}

/// The trail of the piece in a slot; `None` if there is none any more.
pub(in crate::objects::kinds) fn trail_of(state: &State) -> Option<&Trail> {
    match state {
        State::Crawler(head) => Some(&head.trail),
        State::CrawlerPart(part) => Some(&part.trail),
        _ => None,
    }
}

/// The piece before it is marked to break.
pub(in crate::objects::kinds) fn pass_on<T>(around: &mut Around<'_, T>, slot: u8) {
    if let Some(object) = around.slots.get_mut(slot).filter(|object| trail_of(&object.state).is_some()) {
        object.body.touched |= Body::TOUCHED;
    }
}
