//! A crawler: a caterpillar whose head can be hit, but whose body hurts. The guide's Caterkiller.

use super::crawler_part::CrawlerPart;
use super::rover::{FLOOR, drive};
use crate::objects::kinds::trail::{GRAVITY, HEAD_TIMES, RADIUS, Trail, bounce, burst, forward};
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Engine, Fate, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

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
    /// True if it has come to the ground.
    landed: bool,
    /// Frames left of its pause, or of its run, and one.
    wait: i8,
    /// True if it runs; else it pauses.
    runs: bool,
    /// In this run the head stays and the body comes after it.
    gathers: bool,
    /// The trail that the first piece of its body follows.
    pub trail: Trail,
}

/// Moves of a run.
///
/// Guide: Game Objects > Badniks
const RUN: i8 = 16;
/// A pixel a frame, at which its way is looked for.
const BY_PIXELS: i32 = 0x100;
/// Pixels from piece to piece.
const APART: i32 = 12;
/// Pieces behind the head.
const PARTS: i32 = 3;
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
