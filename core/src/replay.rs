//! Recorded runs: inputs in, worlds and digests out.

use crate::input::{Buttons, Input, Pads};
use crate::level::Level;
use crate::maze::world::Phase;
use crate::maze::{Maze, MazeTrace, MazeWorld};
use crate::project::{Expectation, Fact, Moment, Run, Subject};
use crate::trace::{NoTrace, Trace};
use crate::world::World;
use std::collections::BTreeMap;

/// Something that must hold in a run, or after it, does not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after {frames} frames{}: {}{field} is {found}, expected {expected}", self.named(), self.whose())]
pub struct Mismatch {
    /// Frames that were played.
    pub frames: u32,
    /// The name of the moment; empty at the end of the run.
    pub moment: String,
    /// The player or the object that it must hold for.
    pub subject: Subject,
    /// The compared field, by its name in a run's file.
    pub field: &'static str,
    /// The value that the run asks for.
    pub expected: String,
    /// The value that came out.
    pub found: String,
}

impl Mismatch {
    fn named(&self) -> String {
        if self.moment.is_empty() { String::new() } else { format!(" ({})", self.moment) }
    }

    fn whose(&self) -> String {
        if self.subject == Subject::Player { String::new() } else { format!("{}: ", self.subject) }
    }
}

/// Buttons held frame by frame as pairs of (buttons, number of frames), each pair other buttons than the one before.
pub fn encode(frames: impl IntoIterator<Item = Buttons>) -> Vec<(u8, u32)> {
    let mut inputs: Vec<(u8, u32)> = Vec::new();
    for Buttons(held) in frames {
        match inputs.last_mut() {
            Some((buttons, count)) if *buttons == held && *count < u32::MAX => *count += 1,
            _ => inputs.push((held, 1)),
        }
    }
    inputs
}

/// The buttons of each frame.
pub fn decode(inputs: &[(u8, u32)]) -> impl Iterator<Item = Buttons> {
    inputs.iter().flat_map(|&(buttons, count)| (0..count).map(move |_| Buttons(buttons)))
}

/// Frames of a run; more than a `u32` can count are cut off.
pub fn frame_count(inputs: &[(u8, u32)]) -> u32 {
    inputs.iter().fold(0, |sum: u32, (_, count)| sum.saturating_add(*count))
}

/// A run being played: an iterator over its frames that allocates nothing.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    level: &'a Level,
    world: World,
    goal_at: Option<u32>,
    first: Pad<'a>,
    second: Pad<'a>,
}

/// The buttons of one pad, frame by frame.
#[derive(Clone, Debug)]
struct Pad<'a> {
    held: Buttons,
    inputs: &'a [(u8, u32)],
    /// Frames of the first pair that are over.
    played: u32,
}

impl Iterator for Pad<'_> {
    type Item = Input;

    /// The input of the next frame; `None` after the last.
    fn next(&mut self) -> Option<Input> {
        while let Some(((buttons, count), rest)) = self.inputs.split_first() {
            if self.played < *count {
                self.played += 1;
                let input = Input::after(self.held, Buttons(*buttons));
                self.held = input.held;
                return Some(input);
            }
            (self.inputs, self.played) = (rest, 0);
        }
        None
    }
}

impl<'a> Pad<'a> {
    /// Nothing was held before.
    const fn new(inputs: &'a [(u8, u32)]) -> Self {
        Self { held: Buttons::NONE, inputs, played: 0 }
    }
}

impl<'a> Replay<'a> {
    /// A run at its beginning, in a level that was compiled from the run's own.
    pub fn new(run: &'a Run, level: &'a Level) -> Self {
        let world = World::at(level, run.start.as_ref().unwrap_or(&level.start));
        Self { second: Pad::new(&run.inputs_2), ..Self::from(world, &run.inputs, level) }
    }

    /// Inputs played from any world; nothing was held before.
    pub(crate) fn from(world: World, inputs: &'a [(u8, u32)], level: &'a Level) -> Self {
        let goal_at = world.goal_reached.then_some(world.frame);
        Self { level, world, goal_at, first: Pad::new(inputs), second: Pad::new(&[]) }
    }

    /// Plays one frame; `None` after the last.
    pub fn step<T: Trace>(&mut self, trace: &mut T) -> Option<&World> {
        let pads = Pads { first: self.first.next()?, second: self.second.next().unwrap_or_default() };
        self.world.step(self.level, pads, trace);
        if self.world.goal_reached && self.goal_at.is_none() {
            self.goal_at = Some(self.world.frame);
        }
        Some(&self.world)
    }

    /// The frame after which the goal had been reached; `None` as long as it was not.
    pub fn goal_at(&self) -> Option<u32> {
        self.goal_at
    }

    /// Plays what is left.
    pub fn finish(mut self) -> World {
        while self.step(&mut NoTrace).is_some() {}
        self.world
    }

    /// The digest after each frame that is left.
    #[cfg(test)]
    pub(crate) fn digests(mut self) -> impl Iterator<Item = u64> {
        std::iter::from_fn(move || self.step(&mut NoTrace).map(World::digest))
    }
}

/// A run of a maze being played, frame by frame. It has one pad and begins at the maze's start.
#[derive(Clone, Debug)]
pub struct MazeReplay<'a> {
    world: MazeWorld,
    goal_at: Option<u32>,
    pad: Pad<'a>,
}

impl<'a> MazeReplay<'a> {
    /// A run at its beginning.
    pub fn new(run: &'a Run, maze: &Maze) -> Self {
        Self { world: MazeWorld::new(maze), goal_at: None, pad: Pad::new(&run.inputs) }
    }

    /// Plays one frame; `None` after the last.
    pub fn step<T: MazeTrace>(&mut self, trace: &mut T) -> Option<&MazeWorld> {
        self.world.step(self.pad.next()?, trace);
        if self.world.phase != Phase::Playing && self.goal_at.is_none() {
            self.goal_at = Some(self.world.frame);
        }
        Some(&self.world)
    }

    /// Plays what is left.
    pub fn finish(mut self) -> MazeWorld {
        while self.step(&mut NoTrace).is_some() {}
        self.world
    }
}

/// A run that is being played, in a level or in a maze.
trait Playing {
    /// Plays one frame; false after the last.
    fn advance(&mut self) -> bool;
    /// Frames played.
    fn frame(&self) -> u32;
    /// Returns the present value.
    fn read(&self, fact: Fact, subject: &Subject) -> Option<i32>;
    /// Returns the expectations of the end, as it is now.
    fn end(&self) -> Expectation;
}

impl Playing for Replay<'_> {
    fn advance(&mut self) -> bool {
        self.step(&mut NoTrace).is_some()
    }

    fn frame(&self) -> u32 {
        self.world.frame
    }

    fn read(&self, fact: Fact, subject: &Subject) -> Option<i32> {
        fact.read(&self.world, subject)
    }

    fn end(&self) -> Expectation {
        let (digest, rings) = (Some(self.world.digest()), Some(self.world.objects.common.tally.rings));
        Expectation { digest, rings, within: self.goal_at, ..what_came_out(&self.world) }
    }
}

impl Playing for MazeReplay<'_> {
    fn advance(&mut self) -> bool {
        self.step(&mut NoTrace).is_some()
    }

    fn frame(&self) -> u32 {
        self.world.frame
    }

    fn read(&self, fact: Fact, subject: &Subject) -> Option<i32> {
        fact.read_in_maze(&self.world, subject)
    }

    fn end(&self) -> Expectation {
        let (digest, rings) = (Some(self.world.digest()), Some(self.world.haul.rings));
        Expectation { digest, rings, within: self.goal_at, ..what_came_out_of(&self.world) }
    }
}

/// The text about a run whose digest is of an earlier version.
pub const OUTDATED: &str =
    "its digest is of an earlier Loopwright and was not compared; let the run expect the new result to renew it";

/// Plays a run to its end and compares what must hold on the way and then.
///
/// # Errors
/// Everything that does not hold: the moments by frames, then the end.
pub fn check(run: &Run, level: &Level) -> Result<World, Vec<Mismatch>> {
    let mut replay = Replay::new(run, level);
    let mismatches = compare(run, &mut replay);
    if mismatches.is_empty() { Ok(replay.world) } else { Err(mismatches) }
}

/// [`check`], for a run of a maze.
///
/// # Errors
/// Everything that does not hold: the moments by frames, then the end.
pub fn check_in_maze(run: &Run, maze: &Maze) -> Result<MazeWorld, Vec<Mismatch>> {
    let mut replay = MazeReplay::new(run, maze);
    let mismatches = compare(run, &mut replay);
    if mismatches.is_empty() { Ok(replay.world) } else { Err(mismatches) }
}

/// The run that expects what comes out: the same facts, the same fields of the end. Of an object that is not there then,
/// only that it is not.
pub fn as_it_comes_out(run: &Run, level: &Level) -> Run {
    expecting(run, &mut Replay::new(run, level))
}

/// [`as_it_comes_out`], for a run of a maze. Facts that a maze does not have are dropped.
pub fn as_it_comes_out_of(run: &Run, maze: &Maze) -> Run {
    expecting(run, &mut MazeReplay::new(run, maze))
}

fn expecting(run: &Run, playing: &mut impl Playing) -> Run {
    let mut moments = Vec::with_capacity(run.moments.len());
    play(run, playing, |moment, now| {
        let found = |fact: &Fact| Some((*fact, now.read(*fact, &moment.subject)?));
        let mut facts: BTreeMap<_, _> = moment.facts.keys().filter_map(found).collect();
        if facts.len() < moment.facts.len() && Fact::Exists.is_of(&moment.subject) {
            facts = [(Fact::Exists, 0)].into();
        }
        moments.push(Moment { facts, frame: now.frame(), ..moment.clone() });
    });
    let (old, end) = (run.expect, playing.end());
    let expect = Expectation {
        goal: old.goal.and(end.goal),
        within: old.within.and(end.within),
        rings: old.rings.and(end.rings),
        alive: old.alive.and(end.alive),
        x: old.x.and(end.x),
        y: old.y.and(end.y),
        digest: end.digest.filter(|_| old.asks_for_digest()),
        old_digest: None,
    };
    Run { moments, expect, ..run.clone() }
}

/// Plays a run to its end; `at` sees each moment, by frames. A moment behind the last frame sees the end.
fn play<P: Playing>(run: &Run, playing: &mut P, mut at: impl FnMut(&Moment, &P)) {
    let mut moments: Vec<&Moment> = run.moments.iter().collect();
    moments.sort_by_key(|moment| moment.frame);
    let mut moments = moments.into_iter().peekable();
    loop {
        while let Some(moment) = moments.next_if(|moment| moment.frame <= playing.frame()) {
            at(moment, playing);
        }
        if !playing.advance() {
            break;
        }
    }
    moments.for_each(|moment| at(moment, playing));
}

/// Plays a run to its end; everything that does not hold.
fn compare(run: &Run, playing: &mut impl Playing) -> Vec<Mismatch> {
    let mut mismatches = Vec::new();
    play(run, playing, |moment, now| mismatches.extend(compare_moment(moment, now)));
    mismatches.extend(compare_end(&run.expect, playing));
    mismatches
}

/// Returns the expectations of a moment that do not hold.
fn compare_moment(moment: &Moment, now: &impl Playing) -> Vec<Mismatch> {
    let frames = now.frame();
    let mismatch = |field, expected, found| Mismatch {
        frames,
        moment: moment.name.clone(),
        subject: moment.subject.clone(),
        field,
        expected,
        found,
    };
    if moment.frame != frames {
        return vec![mismatch("frame", moment.frame.to_string(), format!("{frames}, the last one"))];
    }
    let in_words =
        |fact: &Fact, value: Option<i32>| value.map_or_else(|| "not there".into(), |value| fact.in_words(value));
    moment
        .facts
        .iter()
        .map(|(fact, expected)| (fact, Some(*expected), now.read(*fact, &moment.subject)))
        .filter(|(_, expected, found)| expected != found)
        .map(|(fact, expected, found)| mismatch(fact.name(), in_words(fact, expected), in_words(fact, found)))
        .collect()
}

/// Returns the results that a designer cares about at the end of a run: the goal, the player's life, his place.
pub fn what_came_out(world: &World) -> Expectation {
    let player = &world.player;
    let (x, y) = (Some(player.x.px()), Some(player.y.px()));
    Expectation { goal: Some(world.goal_reached), alive: Some(is_alive(world)), x, y, ..Expectation::default() }
}

fn is_alive(world: &World) -> bool {
    Fact::Dies.read(world, &Subject::Player) == Some(0)
}

/// [`what_came_out`], of a maze: the goal is reached if the goal was touched or an emerald taken, and nobody dies.
pub fn what_came_out_of(world: &MazeWorld) -> Expectation {
    let (x, y) = world.player.px();
    let goal = Some(world.phase != Phase::Playing);
    Expectation { goal, alive: Some(true), x: Some(x.into()), y: Some(y.into()), ..Expectation::default() }
}

/// Returns the expectations of the end that do not hold.
fn compare_end(expect: &Expectation, playing: &impl Playing) -> Vec<Mismatch> {
    type Found = Option<(String, String)>;
    fn differs<T: PartialEq>(expected: Option<T>, found: Option<T>, show: impl Fn(T) -> String) -> Found {
        let (expected, found) = expected.zip(found).filter(|(expected, found)| expected != found)?;
        Some((show(expected), show(found)))
    }
    let (Expectation { goal, within, rings, alive, x, y, digest, old_digest: _ }, end) = (*expect, playing.end());
    let late = within.filter(|within| end.within.is_none_or(|at| at > *within)).map(|within| {
        let found = end.within.map_or_else(|| "not reached".to_owned(), |at| format!("reached after {at} frames"));
        (format!("reached within {within} frames"), found)
    });
    let few = rings.zip(end.rings).filter(|(least, found)| found < least);
    [
        ("goal", differs(goal, end.goal, |goal| goal.to_string())),
        ("goal", late),
        ("rings", few.map(|(least, found)| (format!("at least {least}"), found.to_string()))),
        ("alive", differs(alive, end.alive, |alive| alive.to_string())),
        ("x", differs(x, end.x, |x| x.to_string())),
        ("y", differs(y, end.y, |y| y.to_string())),
        ("digest", differs(digest, end.digest, |digest| format!("{digest:016x}"))),
    ]
    .into_iter()
    .filter_map(|(field, difference)| {
        difference.map(|(expected, found)| Mismatch {
            frames: playing.frame(),
            moment: String::new(),
            subject: Subject::Player,
            field,
            expected,
            found,
        })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::fixtures;
    use crate::project::StartState;
    use crate::ruleset::Ruleset;

    #[test]
    fn inputs_come_back_as_they_were() {
        let frames = [8, 8, 8, 24, 0, 0, 8].map(Buttons);
        let inputs = encode(frames);
        assert_eq!(inputs, [(8, 3), (24, 1), (0, 2), (8, 1)]);
        assert_eq!(decode(&inputs).collect::<Vec<_>>(), frames);
        assert_eq!(frame_count(&inputs), 7);
        assert_eq!(frame_count(&[(0, u32::MAX), (1, 5)]), u32::MAX);
    }

    #[test]
    fn the_goal_must_come_in_time_and_rings_must_be_enough() {
        let mut level = fixtures::flat(Ruleset::default());
        (level.start.x, level.start.y) = (100, 252);
        level.goal = Some(crate::project::Area { x: 102, y: 200, width: 40, height: 100 });
        let state = StartState { rings: 7, ..StartState::default() };
        let start = Some(crate::project::Start { state, ..level.start });
        let mut run = Run { inputs: vec![(8, 30)], start, ..Run::default() };
        let mut replay = Replay::new(&run, &level);
        while replay.step(&mut NoTrace).is_some() {}
        let at = replay.goal_at().expect("he runs into it");
        assert!((2..30).contains(&at), "{at}");
        let (within, rings) = (
            |frames| Expectation { within: Some(frames), ..Expectation::default() },
            |least| Expectation { rings: Some(least), ..Expectation::default() },
        );
        let late =
            format!("after 30 frames: goal is reached after {at} frames, expected reached within {} frames", at - 1);
        for (expect, goal, expected) in [
            (within(at), level.goal, None),
            (within(at + 100), level.goal, None),
            (within(at - 1), level.goal, Some(&*late)),
            (within(at), None, Some("after 30 frames: goal is not reached, expected reached within 12 frames")),
            (rings(0), None, None),
            (rings(7), None, None),
            (rings(8), None, Some("after 30 frames: rings is 7, expected at least 8")),
        ] {
            level.goal = goal;
            run.expect = expect;
            let found = check(&run, &level).err().map(|all| all.iter().map(Mismatch::to_string).collect::<Vec<_>>());
            let expected = expected.map(|text| vec![text.replace("within 12 frames", &format!("within {at} frames"))]);
            assert_eq!(found.is_some(), expected.is_some(), "{expect:?}: {found:?}");
            assert_eq!(found.unwrap_or_default(), expected.unwrap_or_default());
            let accepted = as_it_comes_out(&run, &level);
            assert!(check(&accepted, &level).is_ok(), "{expect:?}");
        }
    }

    #[test]
    fn an_old_digest_is_not_compared_and_is_renewed() {
        let mut level = fixtures::flat(Ruleset::default());
        (level.start.x, level.start.y) = (100, 252);
        let expect = Expectation { old_digest: Some(1), x: Some(103), ..Expectation::default() };
        let mut run = Run { inputs: vec![(8, 11)], expect, ..Run::default() };
        let end = check(&run, &level).expect("the rest of it holds").digest();
        assert!(run.expect.is_outdated());
        run = as_it_comes_out(&run, &level);
        assert_eq!((run.expect.digest, run.expect.old_digest), (Some(end), None));
        assert!(!run.expect.is_outdated() && check(&run, &level).is_ok());
    }

    #[test]
    fn a_run_is_played_frame_by_frame_and_compared() {
        let mut level = fixtures::flat(Ruleset::default());
        (level.start.x, level.start.y) = (100, 252);
        let mut run = Run { inputs: vec![(8, 10), (0, 0), (24, 1)], ..Run::default() };
        run.expect = Expectation { x: Some(102), ..Expectation::default() };
        let world = check(&run, &level).expect("the player runs right");
        assert!(world.player.jumping && world.frame == 11);
        let digests: Vec<_> = Replay::new(&run, &level).digests().collect();
        assert_eq!((digests.len(), digests.last()), (11, Some(&world.digest())));

        run.expect = Expectation {
            goal: Some(true),
            alive: Some(false),
            x: Some(5),
            y: Some(257),
            digest: Some(1),
            ..Expectation::default()
        };
        let mismatches = check(&run, &level).expect_err("four of five are wrong");
        let fields: Vec<_> = mismatches.iter().map(|mismatch| mismatch.field).collect();
        assert_eq!(fields, ["goal", "alive", "x", "digest"]);
        assert_eq!(mismatches[2].to_string(), "after 11 frames: x is 102, expected 5");
        run.expect = what_came_out(&world);
        assert!(check(&run, &level).is_ok() && run.expect.digest.is_none());
    }

    #[test]
    fn moments_on_the_way_hold_or_are_reported() {
        let mut level = fixtures::flat(Ruleset::default());
        (level.start.x, level.start.y) = (100, 252);
        level.start.state = StartState { rings: 7, y_speed: 256, airborne: true, ..StartState::default() };
        let moment = |frame, subject: &str, facts: &[(Fact, i32)]| Moment {
            frame,
            name: format!("at {frame}"),
            subject: subject.parse().unwrap_or_default(),
            facts: facts.iter().copied().collect(),
        };
        let moments = vec![
            moment(3, "player", &[(Fact::Airborne, 0), (Fact::YSpeed, 0)]),
            moment(0, "player", &[(Fact::Airborne, 1), (Fact::Rings, 7), (Fact::YSpeed, 256)]),
            moment(1, "ring 2", &[(Fact::Exists, 0)]),
        ];
        let mut run = Run { inputs: vec![(0, 3)], moments, ..Run::default() };
        assert!(check(&run, &level).is_ok());

        run.moments[0].facts.insert(Fact::Y, 7);
        run.moments[1].facts.insert(Fact::Airborne, 0);
        run.moments[2].facts.insert(Fact::X, 9);
        run.moments.push(moment(9, "player", &[]));
        let lines: Vec<_> = check(&run, &level).expect_err("all are wrong").iter().map(Mismatch::to_string).collect();
        assert_eq!(
            lines,
            [
                "after 0 frames (at 0): airborne is true, expected false",
                "after 1 frames (at 1): ring 2: x is not there, expected 9",
                "after 3 frames (at 3): y is 252, expected 7",
                "after 3 frames (at 9): frame is 3, the last one, expected 9",
            ]
        );
        let mut world = Replay::new(&run, &level).finish();
        world.restart(&level);
        let player = &world.player;
        assert_eq!(
            (player.y_speed.0, player.airborne, world.objects.common.tally.rings),
            (256, true, 7),
            "begun again"
        );
        let accepted = as_it_comes_out(&run, &level);
        assert!(check(&accepted, &level).is_ok());
        assert_eq!(accepted.moments.iter().map(|moment| moment.frame).collect::<Vec<_>>(), [0, 1, 3, 3]);
    }

    #[test]
    fn a_run_of_a_maze_is_played_and_compared() {
        let cells = [[0; 4], [0; 4], [1; 4]].concat();
        let grid = crate::maze::MazeGrid::from_cells(4, 3, cells).expect("a size");
        let (x, y) = crate::maze::grid::centre_of((1, 0));
        let maze = Maze { grid, start: (x as u16, y as u16), angle: 0 };
        let moment = |frame, subject: &str, facts: &[(Fact, i32)]| Moment {
            frame,
            subject: subject.parse().unwrap_or_default(),
            facts: facts.iter().copied().collect(),
            ..Moment::default()
        };
        let moments = vec![
            moment(0, "player", &[(Fact::Airborne, 1), (Fact::Column, 1), (Fact::Row, 0), (Fact::StageAngle, 0)]),
            moment(4, "player", &[(Fact::Rotation, 0x40), (Fact::StageAngle, 0x100), (Fact::Hit, 0)]),
            moment(4, "cell 3,2", &[(Fact::Block, 1)]),
            moment(4, "ring", &[(Fact::Exists, 0)]),
        ];
        let mut run = Run { inputs: vec![(0, 40)], moments, ..Run::default() };
        run.expect = Expectation { goal: Some(false), alive: Some(true), ..Expectation::default() };
        let world = check_in_maze(&run, &maze).expect("the player falls on the wall");
        assert!(!world.player.airborne);

        run.moments[1].facts.insert(Fact::Rolling, 1);
        run.moments[2] = moment(4, "cell 4,2", &[(Fact::Block, 2)]);
        (run.expect.goal, run.expect.digest) = (Some(true), Some(1));
        let lines: Vec<_> =
            check_in_maze(&run, &maze).expect_err("four are wrong").iter().map(Mismatch::to_string).collect();
        assert_eq!(
            lines[..3],
            [
                "after 4 frames: rolling is not there, expected true",
                "after 4 frames: cell 4,2: block is not there, expected 2",
                "after 40 frames: goal is false, expected true",
            ]
        );
        assert!(lines[3].contains("digest") && lines.len() == 4);
        let accepted = as_it_comes_out_of(&run, &maze);
        assert!(check_in_maze(&accepted, &maze).is_ok());
        assert!(!accepted.moments[1].facts.contains_key(&Fact::Rolling), "a file could not say it of a player");
    }
}
