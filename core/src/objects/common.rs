//! The state that all objects of a world share: oscillators, switches, rings and score, timers.

use crate::angle::Angle;
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Event;

/// Numbers that swing for ever: what moving platforms follow. In columns, so that all sixteen move on at once.
///
/// Guide: Game Objects > Oscillators
#[derive(Clone, Copy, Debug, PartialEq, Eq, Snapshot)]
pub struct Oscillators {
    /// The values; objects read the high bytes.
    value: [u16; 16],
    /// Changes per frame, signed.
    rate: [u16; 16],
    /// Ones in every bit for oscillators on their way down, else 0.
    falls: [u16; 16],
}

/// Acceleration, centre (high byte), first value, first rate, and whether it falls at first, of each oscillator.
///
/// Guide: Game Objects > Oscillators
const OSCILLATORS: [(u16, u8, u16, u16, bool); 16] = [
    (2, 0x10, 0x80, 0, false),
    (2, 0x18, 0x80, 0, false),
    (2, 0x20, 0x80, 0, false),
    (2, 0x30, 0x80, 0, false),
    (4, 0x20, 0x80, 0, false),
    (8, 0x08, 0x80, 0, false),
    (8, 0x40, 0x80, 0, false),
    (4, 0x40, 0x80, 0, false),
    (2, 0x50, 0x80, 0, false),
    (2, 0x50, 0x50F0, 0x11E, true),
    (2, 0x20, 0x2080, 0xB4, true),
    (3, 0x30, 0x3080, 0x10E, true),
    (5, 0x50, 0x5080, 0x1C2, true),
    (7, 0x70, 0x7080, 0x276, true),
    (2, 0x10, 0x80, 0, false),
    (2, 0x10, 0x80, 0, false),
];

/// The progress of the act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Act {
    /// The act is played.
    #[default]
    Runs,
    /// The goal was passed: the camera stays at the right end.
    Passed,
    /// The act is over.
    Over,
}

/// Rings, score and what belongs to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Tally {
    /// Rings held.
    pub rings: u16,
    /// Points.
    pub score: u32,
    /// Lives won since the start.
    pub lives: u8,
    /// Lives won by rings so far: at 100 and at 200.
    pub ring_lives: u8,
    /// Frames on the clock.
    pub time: u32,
    /// The clock stands still.
    pub time_stopped: bool,
    /// The progress of the act.
    pub act: Act,
    /// Frames for which scattered rings stay, shared by all of them.
    pub scatter_timer: u8,
    /// The last checkpoint hit, by its number; 0 for none.
    pub checkpoint: u8,
    /// The place to which that checkpoint returns the player: centre, pixels.
    pub return_to: [i32; 2],
    /// The checkpoint puts him on layer B.
    pub returns_on_b: bool,
    /// Frames on the clock that the checkpoint puts back.
    pub return_time: u32,
}

/// The part of what objects share that is heard when it changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Score {
    rings: u16,
    lives: u8,
    checkpoint: u8,
    act: Act,
    pressed: usize,
}

impl Score {
    /// Returns the score of the moment.
    pub fn of(common: &Common) -> Self {
        let Tally { rings, lives, checkpoint, act, .. } = common.tally;
        let pressed = common.switches.iter().filter(|state| **state != 0).count();
        Self { rings, lives, checkpoint, act, pressed }
    }

    /// Reports what happened since `before`, the score of a frame earlier. `is_hurt`: the player was hurt in this frame.
    pub fn events_since(self, before: &Self, is_hurt: bool, mut report: impl FnMut(Event)) {
        let lost = self.rings == 0 && before.rings > 0;
        let events = [
            (self.rings > before.rings, Event::RingGained),
            (is_hurt && lost, Event::RingsLost),
            (is_hurt && !lost, Event::Hurt),
            (self.lives > before.lives, Event::LifeGained),
            (self.checkpoint > before.checkpoint, Event::CheckpointPassed),
            (self.act != Act::Runs && before.act == Act::Runs, Event::GoalReached),
            (self.pressed > before.pressed, Event::SwitchPressed),
        ];
        events.into_iter().filter(|(happened, _)| *happened).for_each(|(_, event)| report(event));
    }
}

/// The camera's limits in a boss area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Arena {
    /// The slot of the area.
    pub by: u8,
    /// The left top corner of the area, pixels.
    pub place: [i32; 2],
    /// The camera's left limit, pixels; the least number until the area is closed.
    pub left: i32,
    /// The camera's right limit, pixels.
    pub right: i32,
    /// Bosses that fight.
    pub bosses: u8,
    /// A boss fought.
    pub fought: bool,
}

impl Arena {
    /// Nobody can go back.
    pub const fn is_closed(&self) -> bool {
        self.left > i32::MIN
    }

    /// Returns true once every boss is beaten.
    pub const fn is_beaten(&self) -> bool {
        self.fought && self.bosses == 0
    }

    /// A point is inside the area, as wide as its limits and a screen and as high as a screen of the originals.
    pub fn contains(&self, (x, y): (i32, i32)) -> bool {
        let [left, top] = self.place;
        let width = self.right.saturating_sub(left).saturating_add(320);
        (0..width).contains(&x.wrapping_sub(left)) && (0..224).contains(&y.wrapping_sub(top))
    }
}

/// The state that all objects of a world share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Snapshot)]
pub struct Common {
    /// The oscillators, as they were at the end of the last frame.
    pub oscillators: Oscillators,
    /// The level's switches: bit 0 pressed, bit 7 pressed by a button of the other kind.
    pub switches: [u8; 16],
    /// Rings and score.
    pub tally: Tally,
    /// The slot of the object that ended the act.
    pub ended_by: Option<u8>,
    /// State of the random numbers that some objects ask for.
    pub random: u32,
    /// The boss area that holds the camera.
    pub arena: Option<Arena>,
    /// A capsule was opened.
    pub capsule_open: bool,
    /// The player touched a star of a checkpoint: another stage begins.
    pub stars_entered: bool,
    /// By how many frames, of eight, the console's own count of frames is ahead of the level's: scattered rings go by it.
    pub console_ahead: u8,
}

/// A swing that is not the level's common one, as a designer sets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnSwing {
    /// Frames there and back; 0 if there is none.
    pub period: i32,
    /// The phase in frame 0, 256ths of the period.
    pub phase: i32,
}

impl OwnSwing {
    /// From 0 to `whole` and back, slowly at both ends.
    fn at(self, frame: u32, whole: i32) -> i32 {
        let period = self.period.max(1).unsigned_abs();
        let turn = u64::from(frame % period) * 256 / u64::from(period);
        let angle = Angle((turn as i32).wrapping_add(self.phase) as u8);
        (whole * (256 - i32::from(angle.cos())) + 256) >> 9
    }
}

/// The state of the random numbers that stands for none.
const RANDOM_SEED: u32 = 0x2A6D_365A;

impl Default for Common {
    fn default() -> Self {
        Self {
            oscillators: Oscillators::new(),
            switches: [0; 16],
            tally: Tally::default(),
            ended_by: None,
            random: RANDOM_SEED,
            arena: None,
            capsule_open: false,
            stars_entered: false,
            console_ahead: 0,
        }
    }
}

impl Oscillators {
    /// As a level of Sonic 1 begins.
    fn new() -> Self {
        Self {
            value: OSCILLATORS.map(|(_, _, value, ..)| value),
            rate: OSCILLATORS.map(|(_, _, _, rate, _)| rate),
            falls: OSCILLATORS.map(|(.., falls)| mask(falls)),
        }
    }

    fn set(&mut self, number: usize, value: u16, rate: u16) {
        (self.value[number], self.rate[number], self.falls[number]) = (value, rate, mask(true));
    }

    /// One frame of all of them.
    ///
    /// Guide: Game Objects > Oscillators
    fn step(&mut self, later_oscillators: bool) {
        let centres = if later_oscillators { &LATER_CENTRES } else { &CENTRES };
        let columns = self.value.iter_mut().zip(&mut self.rate).zip(&mut self.falls);
        for (((value, rate), falls), (force, centre)) in columns.zip(FORCES.iter().zip(centres)) {
            *rate = rate.wrapping_add((force ^ *falls).wrapping_sub(*falls));
            *value = value.wrapping_add(*rate);
            *falls = mask(*value >= *centre);
        }
    }
}

/// The accelerations and centres by themselves.
const FORCES: [u16; 16] = columns().0;
const CENTRES: [u16; 16] = columns().1;
/// The centres from Sonic 2 on, where four of them differ.
const LATER_CENTRES: [u16; 16] = {
    let mut centres = CENTRES;
    (centres[8], centres[9]) = (0x3800, 0x3800);
    (centres[14], centres[15]) = (0x4000, 0x4000);
    centres
};

const fn columns() -> ([u16; 16], [u16; 16]) {
    let (mut forces, mut centres, mut number) = ([0; 16], [0; 16], 0);
    while number < 16 {
        forces[number] = OSCILLATORS[number].0;
        centres[number] = (OSCILLATORS[number].1 as u16) << 8;
        number += 1;
    }
    (forces, centres)
}

const fn mask(set: bool) -> u16 {
    if set { u16::MAX } else { 0 }
}

impl Common {
    /// Returns the state at the start; from Sonic 2 on, two oscillators start differently.
    ///
    /// Guide: Game Objects > Oscillators
    pub fn new(later_oscillators: bool) -> Self {
        let mut common = Self::default();
        if later_oscillators {
            common.oscillators.set(9, 0x3848, 0xEE);
            common.oscillators.set(15, 0x4000, 0xFE);
        }
        common
    }

    /// Returns the value that objects read of an oscillator: 0 up to its maximum.
    pub const fn oscillator(&self, number: usize) -> i32 {
        (self.oscillators.value[number & 15] >> 8) as i32
    }

    /// An oscillator's value, from 0 to about `whole`, or that of a swing of an object's own.
    pub fn swing(&self, number: usize, whole: i32, own: OwnSwing, frame: u32) -> i32 {
        if own.period == 0 { self.oscillator(number) } else { own.at(frame, whole) }
    }

    /// One frame of all oscillators. From Sonic 2 on, four of them swing about other centres.
    pub fn oscillate(&mut self, later_oscillators: bool) {
        self.oscillators.step(later_oscillators);
    }

    /// The object in slot `by` ends the act: the clock stops.
    pub fn pass_act(&mut self, by: u8) {
        self.tally.time_stopped = true;
        self.tally.act = Act::Passed;
        self.ended_by = Some(by);
    }

    /// An edit took the object in slot `by` away: if it ended the act, the act goes on.
    pub fn resume_act(&mut self, by: u8) {
        if self.ended_by == Some(by) {
            self.ended_by = None;
            self.tally.time_stopped = false;
            self.tally.act = Act::Runs;
        }
    }

    /// The boss area in slot `by` is gone: it holds the camera no more.
    pub fn open_arena(&mut self, by: u8) {
        self.arena = self.arena.filter(|arena| arena.by != by);
    }

    /// Points are won.
    pub fn add_points(&mut self, points: u32) {
        self.tally.score = self.tally.score.saturating_add(points);
    }

    /// Rings are won, and a life with the 100th and the 200th.
    ///
    /// Guide: Game Objects > Rings
    pub fn add_rings(&mut self, count: u16, rules: &Ruleset) {
        let most = if rules.ring_limit > 0 { rules.ring_limit.unsigned_abs() } else { u16::MAX };
        let Tally { rings, lives, ring_lives, .. } = &mut self.tally;
        *rings = rings.saturating_add(count).min(most).max(*rings);
        if *rings >= 100 * (u16::from(*ring_lives) + 1) && *ring_lives < 2 {
            *ring_lives += 1;
            *lives = lives.saturating_add(1);
        }
    }

    /// Takes all rings away and returns their number; the next hundred wins a life again.
    ///
    /// Guide: Game Objects > Rings
    pub fn lose_rings(&mut self) -> u16 {
        self.tally.ring_lives = 0;
        self.tally.scatter_timer = u8::MAX;
        std::mem::take(&mut self.tally.rings)
    }

    /// A random number, the same in every run: the originals' generator.
    ///
    /// UNVERIFIED: the state that a level begins with; the originals never reset it.
    ///
    /// Guide: Game Objects > Random Numbers
    pub fn random(&mut self) -> u32 {
        let state = if self.random == 0 { RANDOM_SEED } else { self.random };
        let product = state.wrapping_mul(41);
        let sum = (product as u16).wrapping_add((product >> 16) as u16);
        self.random = u32::from(sum) << 16 | product & 0xFFFF;
        state & 0xFFFF_0000 | u32::from(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_numbers_are_those_of_the_originals() {
        for (state, next, number) in [
            (1, 0x0029_0029, 0x0000_0029),
            (0x0001_0000, 0x0029_0000, 0x0001_0029),
            (0x8000_8000, 0x0014_8000, 0x8000_0014),
            (0, 0x7FE7_B46A, 0x2A6D_7FE7),
            (0x2A6D_365A, 0x7FE7_B46A, 0x2A6D_7FE7),
        ] {
            let mut common = Common { random: state, ..Common::default() };
            assert_eq!((common.random(), common.random), (number, next), "{state:#x}");
        }
    }

    /// Greatest value and period of each in Sonic 1.
    const SWINGS: [(i32, usize); 16] = [
        (31, 252),
        (48, 312),
        (63, 360),
        (95, 440),
        (62, 252),
        (15, 88),
        (128, 256),
        (127, 360),
        (160, 572),
        (160, 572),
        (63, 360),
        (95, 360),
        (158, 360),
        (222, 360),
        (31, 252),
        (31, 252),
    ];

    /// Number, greatest value and period of those that differ from Sonic 2 on.
    const LATER_SWINGS: [(usize, i32, usize); 4] = [(8, 111, 476), (9, 111, 476), (14, 126, 508), (15, 126, 508)];

    #[test]
    fn oscillators_swing_as_far_and_as_long_as_the_originals() {
        for later in [false, true] {
            let start = Common::new(later);
            for (number, earlier) in SWINGS.into_iter().enumerate() {
                let other = LATER_SWINGS.into_iter().find(|(other, ..)| later && *other == number);
                let (greatest, period) = other.map_or(earlier, |(_, greatest, period)| (greatest, period));
                let state = |Common { oscillators: Oscillators { value, rate, falls }, .. }: &Common| {
                    (value[number], rate[number], falls[number])
                };
                let mut common = start;
                let (mut most, mut returns) = (0, None);
                for frame in 1..=period {
                    common.oscillate(later);
                    most = most.max(common.oscillator(number));
                    if state(&common) == state(&start) {
                        returns = returns.or(Some(frame));
                    }
                }
                assert_eq!((number, most), (number, greatest), "{later}");
                assert!(returns.is_none_or(|frame| frame == period), "{number}: {returns:?}");
                assert!(other.is_none() || returns == Some(period), "{number}: {returns:?}");
            }
        }
    }
}
