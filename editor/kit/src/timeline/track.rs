//! A recording simulated in a level: whole worlds now and then, and a sample of every frame. After an edit only what the
//! edit can touch is simulated again.

use super::sample::Sample;
use crate::play::run::{Recording, Run};
use sim::input::Pads;
use sim::level::{Level, Touched};
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
    /// The pads in each.
    pads: Vec<Pads>,
    /// The player after each.
    samples: Vec<Sample>,
    /// Where the ground was read, x in pixels.
    reads: Range<i32>,
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
        let (digest, reads) = (first.digest(), reads_of(&first));
        let bounds = [Sample::of(&first).px(); 2];
        Self { first, digest, pads: Vec::with_capacity(STRETCH), samples: Vec::with_capacity(STRETCH), reads, bounds }
    }

    fn step(&mut self, world: &mut World, level: &Level, pads: Pads) {
        world.step(level, pads, &mut NoTrace);
        let sample = Sample::of(world);
        let (x, y) = sample.px();
        let [least, most] = self.bounds;
        self.bounds = [(least.0.min(x), least.1.min(y)), (most.0.max(x), most.1.max(y))];
        self.pads.push(pads);
        self.samples.push(sample);
        let reads = reads_of(world);
        self.reads = self.reads.start.min(reads.start)..self.reads.end.max(reads.end);
    }

    /// It follows from the same world by the same buttons.
    fn is_from(&self, world: &World, digest: u64) -> bool {
        self.digest == digest && self.first == *world
    }
}

/// Where a frame that led to this world may have read the ground, x in pixels.
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

/// A recording in a level. A clone shares all that it has.
#[derive(Clone, Debug)]
pub struct Track {
    recording: Arc<Recording>,
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
    /// Simulates a recording from its beginning.
    pub fn new(recording: &Arc<Recording>, level: &Arc<Level>) -> Self {
        let world = recording.first_world(level);
        let mut track = Self {
            recording: Arc::clone(recording),
            level: Arc::clone(level),
            start: Sample::of(&world),
            stretches: Vec::with_capacity(recording.frames().div_ceil(STRETCH)),
            end: world,
            stepped: 0,
        };
        track.go_on();
        track
    }

    /// The recording as it is now in the level as it is now, from what is known of an earlier state of both.
    ///
    /// It comes out as by [`Track::new`]. What the edit can't touch is shared, up to where it may have an effect and from
    /// where it has none any more.
    #[must_use]
    pub fn again(&self, recording: &Arc<Recording>, level: &Arc<Level>) -> Self {
        let touched = if Arc::ptr_eq(level, &self.level) { Touched::Nothing } else { level.touched_since(&self.level) };
        if touched == Touched::Everything || !recording.begins_as(&self.recording) {
            return Self::new(recording, level);
        }
        let mut track = Self {
            recording: Arc::clone(recording),
            level: Arc::clone(level),
            start: self.start,
            stretches: Vec::with_capacity(recording.frames().div_ceil(STRETCH)),
            end: self.stretches.first().map_or(&self.end, |first| &first.first).clone(),
            stepped: 0,
        };
        let is_touched = |stretch: &Stretch| match &touched {
            Touched::Nothing => false,
            Touched::Columns(columns) => columns.meet(stretch.reads.clone()),
            Touched::Everything => true,
        };
        while track.frames() < recording.frames() {
            let place = track.stretches.len();
            match self.stretches.get(place) {
                Some(old) if !is_touched(old) && track.can_take(old) => {
                    track.stretches.push(Arc::clone(old));
                    track.end = self.stretches.get(place + 1).map_or(&self.end, |next| &next.first).clone();
                }
                _ => track.step_a_stretch(),
            }
        }
        track
    }

    /// The stretch leads on from the end, as the recording has it.
    fn can_take(&self, old: &Stretch) -> bool {
        let from = self.frames();
        let is_whole = old.pads.len() == STRETCH.min(self.recording.frames() - from);
        let same_pads = || old.pads.iter().enumerate().all(|(i, pads)| *pads == self.recording.pads(from + i));
        is_whole && old.is_from(&self.end, self.end.digest()) && same_pads()
    }

    /// Follows a recording that became longer, in the same level.
    pub fn extend(&mut self, recording: &Arc<Recording>) {
        self.recording = Arc::clone(recording);
        self.go_on();
    }

    fn go_on(&mut self) {
        while self.frames() < self.recording.frames() {
            self.step_a_stretch();
        }
    }

    /// Steps to the end of a stretch, or of the recording.
    fn step_a_stretch(&mut self) {
        let from = self.frames();
        let to = (from / STRETCH * STRETCH + STRETCH).min(self.recording.frames());
        if from.is_multiple_of(STRETCH) {
            self.stretches.push(Arc::new(Stretch::new(self.end.clone())));
        }
        let Some(last) = self.stretches.last_mut() else { return };
        let stretch = Arc::make_mut(last);
        for frame in from..to {
            stretch.step(&mut self.end, &self.level, self.recording.pads(frame));
        }
        self.stepped += to - from;
    }

    /// The recording.
    pub fn recording(&self) -> &Arc<Recording> {
        &self.recording
    }

    /// The level that it is simulated in.
    pub fn level(&self) -> &Arc<Level> {
        &self.level
    }

    /// Frames that it has.
    pub fn frames(&self) -> usize {
        self.stretches.last().map_or(0, |last| (self.stretches.len() - 1) * STRETCH + last.pads.len())
    }

    /// Frames that were stepped to make it.
    pub fn stepped(&self) -> usize {
        self.stepped
    }

    /// The player after so many frames; 0 is the start.
    pub fn sample(&self, frame: usize) -> Option<&Sample> {
        let Some(index) = frame.checked_sub(1) else { return Some(&self.start) };
        self.stretches.get(index / STRETCH)?.samples.get(index % STRETCH)
    }

    /// The player at the start and after each frame.
    pub fn samples(&self) -> impl Iterator<Item = &Sample> {
        std::iter::once(&self.start).chain(self.stretches.iter().flat_map(|stretch| &stretch.samples))
    }

    /// The way in parts, of which most can be left out at a glance.
    pub fn pieces(&self) -> impl Iterator<Item = Piece<'_>> {
        let lasts = self.stretches.iter().filter_map(|stretch| stretch.samples.last());
        let before = std::iter::once(&self.start).chain(lasts);
        before.zip(&self.stretches).map(|(before, stretch)| Piece {
            before,
            samples: &stretch.samples,
            bounds: stretch.bounds,
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
        stretch.pads.iter().take(frame % STRETCH).for_each(|pads| world.step(&self.level, *pads, &mut NoTrace));
        world
    }

    /// A run that is so many frames into the recording, and can be taken back from there.
    pub fn run(&self, frame: usize) -> Run {
        let frame = frame.min(self.frames());
        let from = frame.saturating_sub(TAKEN_BACK) / STRETCH * STRETCH;
        Run::within(&self.level, &self.recording, (self.world(from), from), frame)
    }

    /// The first frame after which the player is not as in another track; `None` if there is none up to the end of the
    /// shorter one.
    pub fn parts_from(&self, other: &Self) -> Option<usize> {
        let mut frame = 1;
        if self.start != other.start {
            return Some(0);
        }
        for (own, others) in self.stretches.iter().zip(&other.stretches) {
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
