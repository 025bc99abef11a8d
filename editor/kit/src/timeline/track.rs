//! A log of inputs simulated in a level: whole worlds now and then, and a sample of every frame. After an edit only what the
//! edit can touch is simulated again.

use crate::play::run::{InputLog, LevelRun};
use crate::play::sample::Sample;
use sim::input::Pads;
use sim::level::{Level, Part, Touched};
use sim::objects::EditedObjects;
use sim::objects::window::Window;
use sim::trace::NoTrace;
use sim::world::World;
use std::ops::Range;
use std::sync::Arc;

/// Frames from one whole world to the next: so many are stepped at most for any frame that is asked for.
const STRETCH: usize = 128;
/// Pixels aside of a player's centre that his rules may read the ground at: sensors, and the tile behind the one that they
/// are in.
const BESIDE_PLAYER: i32 = 64;
/// Pixels aside of an object's centre that it may read the ground at.
const BESIDE_OBJECT: i32 = 256;
/// Frames that can be taken back when a run goes on from a place of the track: a minute, which costs a millisecond.
const TAKEN_BACK: usize = 60 * 60;

/// Consecutive frames.
#[derive(Clone, Debug)]
struct Stretch {
    /// The world before the first of them.
    first: World,
    /// Its digest.
    digest: u64,
    /// Shared with the track before an edit that left them as they were.
    frames: Arc<Frames>,
}

/// The results of some frames.
#[derive(Clone, Debug)]
struct Frames {
    /// The pads in each.
    pads: Vec<Pads>,
    /// The player after each.
    samples: Vec<Sample>,
    /// The columns in which the ground was read, x in pixels.
    reads: Range<i32>,
    /// The columns in which objects existed.
    window: Window,
    /// The least and the greatest place of the player, pixels, the one before the first frame included.
    bounds: [(i32, i32); 2],
}

/// A part of a way.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    /// The player before it.
    pub before: &'a Sample,
    /// The player after each of its frames.
    pub samples: &'a [Sample],
    /// The least and the greatest place of them all, pixels.
    pub bounds: [(i32, i32); 2],
}

impl Stretch {
    fn new(first: World) -> Self {
        let frames = Frames {
            pads: Vec::with_capacity(STRETCH),
            samples: Vec::with_capacity(STRETCH),
            reads: reads_of(&first),
            window: first.objects.window(),
            bounds: [Sample::of(&first).px(); 2],
        };
        Self { digest: first.digest(), first, frames: Arc::new(frames) }
    }

    fn step(&mut self, world: &mut World, level: &Level, pads: Pads) {
        world.step(level, pads, &mut NoTrace);
        let sample = Sample::of(world);
        let (x, y) = sample.px();
        let frames = Arc::make_mut(&mut self.frames);
        let [least, most] = frames.bounds;
        frames.bounds = [(least.0.min(x), least.1.min(y)), (most.0.max(x), most.1.max(y))];
        frames.pads.push(pads);
        frames.samples.push(sample);
        let reads = reads_of(world);
        frames.reads = frames.reads.start.min(reads.start)..frames.reads.end.max(reads.end);
        frames.window = frames.window.with(world.objects.window());
    }

    /// The edit can change what came out.
    fn is_touched(&self, part: &Part) -> bool {
        part.ground.meet(self.frames.reads.clone())
            || part.goals_meet(self.frames.bounds[0].0, self.frames.bounds[1].0)
            || part.objects.as_ref().is_some_and(|edited| edited.meet(self.frames.window))
    }

    /// Returns true if it follows from the same world by the same buttons.
    fn is_from(&self, world: &World, digest: u64) -> bool {
        self.digest == digest && self.first == *world
    }
}

/// A world of the level before its objects were edited, as it is after that.
fn moved(world: &World, objects: Option<&EditedObjects>) -> Option<World> {
    match objects {
        None => Some(world.clone()),
        Some(edited) => world.moved_to(edited),
    }
}

/// Returns the columns in which a frame that led to this world may have read the ground, x in pixels.
#[inline]
fn reads_of(world: &World) -> Range<i32> {
    let player = world.player.x.px();
    let mut reads = player.saturating_sub(BESIDE_PLAYER)..player.saturating_add(BESIDE_PLAYER);
    let mut widen = |x: i32, by: i32| {
        reads = reads.start.min(x.saturating_sub(by))..reads.end.max(x.saturating_add(by));
    };
    if let Some(partner) = &world.partner {
        widen(partner.player.x.px(), BESIDE_PLAYER);
    }
    world.objects.slots.iter().for_each(|(_, object)| widen(object.body.x.px(), BESIDE_OBJECT));
    reads
}

/// A log of inputs in a level. A clone shares all that it has.
#[derive(Clone, Debug)]
pub struct Track {
    log: Arc<InputLog>,
    level: Arc<Level>,
    /// At its start.
    start: Sample,
    stretches: Vec<Arc<Stretch>>,
    /// The world after the last frame.
    end: World,
    /// Frames that were stepped to make it: what an edit cost.
    stepped: usize,
}

impl Track {
    /// Simulates a log from its beginning.
    pub fn new(log: &Arc<InputLog>, level: &Arc<Level>) -> Self {
        let world = log.first_world(level);
        let mut track = Self {
            log: Arc::clone(log),
            level: Arc::clone(level),
            start: Sample::of(&world),
            stretches: Vec::with_capacity(log.frames().div_ceil(STRETCH)),
            end: world,
            stepped: 0,
        };
        track.go_on();
        track
    }

    /// The log as it is now in the level as it is now, from what is known of an earlier state of both.
    ///
    /// It comes out as by [`Track::new`]. What the edit can't touch is shared, up to where it may have an effect and from
    /// where it has none any more.
    #[must_use]
    pub fn again(&self, log: &Arc<InputLog>, level: &Arc<Level>) -> Self {
        let touched = if Arc::ptr_eq(level, &self.level) { Touched::Nothing } else { level.touched_since(&self.level) };
        let part = match touched {
            Touched::Everything => return Self::new(log, level),
            Touched::Nothing => None,
            Touched::Part(part) => Some(part),
        };
        if !log.begins_as(&self.log) {
            return Self::new(log, level);
        }
        let first = log.first_world(level);
        let mut track = Self {
            log: Arc::clone(log),
            level: Arc::clone(level),
            start: Sample::of(&first),
            stretches: Vec::with_capacity(log.frames().div_ceil(STRETCH)),
            end: first,
            stepped: 0,
        };
        // The end is the world that the earlier track has there.
        let mut agrees = false;
        while track.frames() < log.frames() {
            let place = track.stretches.len();
            let old = self.stretches.get(place).filter(|old| part.as_ref().is_none_or(|part| !old.is_touched(part)));
            let objects = part.as_ref().and_then(|part| part.objects.as_ref());
            let end = self.stretches.get(place + 1).map_or(&self.end, |next| &next.first);
            let taken = old.and_then(|old| Some((track.can_take(old, objects, agrees)?, moved(end, objects)?)));
            agrees = taken.is_some();
            match taken {
                Some((stretch, end)) => {
                    track.stretches.push(stretch);
                    track.end = end;
                }
                None => track.step_a_stretch(),
            }
        }
        track
    }

    /// A stretch of an earlier track, if it leads on from the end as the log has it.
    fn can_take(&self, old: &Arc<Stretch>, objects: Option<&EditedObjects>, agrees: bool) -> Option<Arc<Stretch>> {
        let (from, pads) = (self.frames(), &old.frames.pads);
        let is_whole = pads.len() == STRETCH.min(self.log.frames() - from);
        if !is_whole || pads.iter().enumerate().any(|(i, pads)| *pads != self.log.pads(from + i)) {
            return None;
        }
        if objects.is_none() {
            return (agrees || old.is_from(&self.end, self.end.digest())).then(|| Arc::clone(old));
        }
        let is_from = agrees || moved(&old.first, objects)? == self.end;
        let stretch =
            || Stretch { first: self.end.clone(), digest: self.end.digest(), frames: Arc::clone(&old.frames) };
        is_from.then(|| Arc::new(stretch()))
    }

    /// Follows a log that became longer, in the same level.
    pub fn extend(&mut self, log: &Arc<InputLog>) {
        self.log = Arc::clone(log);
        self.go_on();
    }

    fn go_on(&mut self) {
        while self.frames() < self.log.frames() {
            self.step_a_stretch();
        }
    }

    /// Steps to the end of a stretch, or of the log.
    fn step_a_stretch(&mut self) {
        let from = self.frames();
        let to = (from / STRETCH * STRETCH + STRETCH).min(self.log.frames());
        if from.is_multiple_of(STRETCH) {
            self.stretches.push(Arc::new(Stretch::new(self.end.clone())));
        }
        let Some(last) = self.stretches.last_mut() else { return };
        let stretch = Arc::make_mut(last);
        for frame in from..to {
            stretch.step(&mut self.end, &self.level, self.log.pads(frame));
        }
        self.stepped += to - from;
    }

    /// The log.
    pub fn log(&self) -> &Arc<InputLog> {
        &self.log
    }

    /// The level that it is simulated in.
    pub fn level(&self) -> &Arc<Level> {
        &self.level
    }

    /// Frames that it has.
    pub fn frames(&self) -> usize {
        self.stretches.last().map_or(0, |last| (self.stretches.len() - 1) * STRETCH + last.frames.pads.len())
    }

    /// Frames that were stepped to make it.
    pub fn stepped(&self) -> usize {
        self.stepped
    }

    /// The player after so many frames; 0 is the start.
    pub fn sample(&self, frame: usize) -> Option<&Sample> {
        let Some(index) = frame.checked_sub(1) else { return Some(&self.start) };
        self.stretches.get(index / STRETCH)?.frames.samples.get(index % STRETCH)
    }

    /// The player at the start and after each frame.
    pub fn samples(&self) -> impl Iterator<Item = &Sample> {
        std::iter::once(&self.start).chain(self.stretches.iter().flat_map(|stretch| &stretch.frames.samples))
    }

    /// The way in parts, of which most can be left out at a glance.
    pub fn pieces(&self) -> impl Iterator<Item = Piece<'_>> {
        let lasts = self.stretches.iter().filter_map(|stretch| stretch.frames.samples.last());
        let before = std::iter::once(&self.start).chain(lasts);
        before.zip(&self.stretches).map(|(before, stretch)| Piece {
            before,
            samples: &stretch.frames.samples,
            bounds: stretch.frames.bounds,
        })
    }

    /// The world after the last frame.
    pub fn end(&self) -> &World {
        &self.end
    }

    /// The world after so many frames, or after the last one.
    pub fn world(&self, frame: usize) -> World {
        let Some(stretch) = self.stretches.get(frame / STRETCH) else { return self.end.clone() };
        let mut world = stretch.first.clone();
        stretch.frames.pads.iter().take(frame % STRETCH).for_each(|pads| world.step(&self.level, *pads, &mut NoTrace));
        world
    }

    /// A run that is so many frames into the log, and can be taken back from there.
    pub fn run(&self, frame: usize) -> LevelRun {
        let frame = frame.min(self.frames());
        let from = frame.saturating_sub(TAKEN_BACK) / STRETCH * STRETCH;
        LevelRun::within(&self.level, &self.log, (self.world(from), from), frame)
    }

    /// The first frame after which the player is not as in another track; `None` if there is none up to the end of the
    /// shorter one.
    pub fn parts_from(&self, other: &Self) -> Option<usize> {
        let mut frame = 1;
        if self.start != other.start {
            return Some(0);
        }
        for (own, others) in self.stretches.iter().zip(&other.stretches) {
            let (own, others) = (&own.frames, &others.frames);
            if !Arc::ptr_eq(own, others)
                && let Some(at) = own.samples.iter().zip(&others.samples).position(|(own, others)| own != others)
            {
                return Some(frame + at);
            }
            frame += STRETCH;
        }
        None
    }
}
