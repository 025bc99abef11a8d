//! Recorded runs: inputs in, worlds and digests out.

use crate::input::{Buttons, Input};
use crate::level::Level;
use crate::project::{Expectation, Run};
use crate::trace::{NoTrace, Trace};
use crate::world::World;

/// Something that must hold after a run does not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("after {frames} frames: {field} is {found}, expected {expected}")]
pub struct Mismatch {
    /// Frames that were played.
    pub frames: u32,
    /// What was compared, by the name that a run's file gives it.
    pub field: &'static str,
    /// What the run asks for.
    pub expected: String,
    /// What came out.
    pub found: String,
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
    held: Buttons,
    inputs: &'a [(u8, u32)],
    /// Frames of the first pair that are over.
    played: u32,
}

impl<'a> Replay<'a> {
    /// A run at its beginning, in a level that was compiled from the run's own.
    pub fn new(run: &'a Run, level: &'a Level) -> Self {
        let world = World::at(level, run.start.as_ref().unwrap_or(&level.start));
        Self::from(world, &run.inputs, level)
    }

    /// Inputs played from any world; nothing was held before.
    pub fn from(world: World, inputs: &'a [(u8, u32)], level: &'a Level) -> Self {
        Self { level, world, held: Buttons::NONE, inputs, played: 0 }
    }

    /// The world after the frames played so far.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The input of the next frame; `None` after the last.
    fn next_input(&mut self) -> Option<Input> {
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

    /// Plays one frame; `None` after the last.
    pub fn step<T: Trace>(&mut self, trace: &mut T) -> Option<&World> {
        let input = self.next_input()?;
        self.world.step(self.level, input, trace);
        Some(&self.world)
    }

    /// Plays what is left.
    pub fn finish(mut self) -> World {
        while self.step(&mut NoTrace).is_some() {}
        self.world
    }

    /// The digest after each frame that is left.
    pub fn digests(mut self) -> impl Iterator<Item = u64> {
        std::iter::from_fn(move || self.step(&mut NoTrace).map(World::digest))
    }
}

/// Plays a run to its end and compares what must hold then.
///
/// # Errors
/// Everything that does not hold, in the order of the run's fields.
pub fn check(run: &Run, level: &Level) -> Result<World, Vec<Mismatch>> {
    let world = Replay::new(run, level).finish();
    let mismatches = compare(&run.expect, &world);
    if mismatches.is_empty() { Ok(world) } else { Err(mismatches) }
}

/// What a world does not hold of what is expected.
pub fn compare(expect: &Expectation, world: &World) -> Vec<Mismatch> {
    fn differs<T: PartialEq>(expected: Option<T>, found: T, show: impl Fn(T) -> String) -> Option<(String, String)> {
        expected.filter(|expected| *expected != found).map(|expected| (show(expected), show(found)))
    }
    let Expectation { goal, x, y, digest } = *expect;
    let player = &world.player;
    [
        ("goal", differs(goal, world.goal_reached, |goal| goal.to_string())),
        ("x", differs(x, player.x.px(), |x| x.to_string())),
        ("y", differs(y, player.y.px(), |y| y.to_string())),
        ("digest", differs(digest, world.digest(), |digest| format!("{digest:016x}"))),
    ]
    .into_iter()
    .filter_map(|(field, difference)| {
        difference.map(|(expected, found)| Mismatch { frames: world.frame, field, expected, found })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::fixtures;
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
    fn a_run_is_played_frame_by_frame_and_compared() {
        let mut level = fixtures::flat(Ruleset::default());
        (level.start.x, level.start.y) = (100, 252);
        let mut run = Run { inputs: vec![(8, 10), (0, 0), (24, 1)], ..Run::default() };
        run.expect = Expectation { x: Some(102), ..Expectation::default() };
        let world = check(&run, &level).expect("the player runs right");
        assert!(world.player.jumping && world.frame == 11);
        let digests: Vec<_> = Replay::new(&run, &level).digests().collect();
        assert_eq!((digests.len(), digests.last()), (11, Some(&world.digest())));

        run.expect = Expectation { goal: Some(true), x: Some(5), y: Some(257), digest: Some(1) };
        let mismatches = check(&run, &level).expect_err("three of four are wrong");
        assert_eq!(mismatches.iter().map(|mismatch| mismatch.field).collect::<Vec<_>>(), ["goal", "x", "digest"]);
        assert_eq!(mismatches[1].to_string(), "after 11 frames: x is 102, expected 5");
    }
}
