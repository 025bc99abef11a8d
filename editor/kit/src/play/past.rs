//! The worlds before each of a run's last frames: a whole one now and then, and the inputs between.

use sim::input::Pads;
use sim::level::Level;
use sim::trace::{NoTrace, Who};
use sim::world::World;
use std::collections::VecDeque;
use std::sync::Arc;

/// Frames that can be taken back at least: two minutes.
const REMEMBERED: usize = 120 * 60;
/// Frames from one whole world to the next: as many are stepped again for one step back, which takes microseconds.
const STRETCH: usize = 64;
/// A stretch that an edit ends before this many frames is kept as whole worlds, so that it needs no level of its own: a
/// shape dragged during play makes a level for each frame.
const WORTH_A_LEVEL: usize = 16;

/// Worlds that follow from the first one.
#[derive(Clone, Debug)]
struct Stretch {
    first: World,
    /// The level that they were stepped in. `None` if there is but the first one.
    level: Option<Arc<Level>>,
    /// The inputs of each frame; the last one leads out of the stretch.
    inputs: Vec<Pads>,
}

impl Stretch {
    fn is_in(&self, level: &Arc<Level>) -> bool {
        self.level.as_ref().is_some_and(|own| Arc::ptr_eq(own, level))
    }

    /// The world before the frame of that index.
    fn world(&self, index: usize) -> World {
        let mut world = self.first.clone();
        for input in &self.inputs[..index] {
            let level = self.level.as_ref().expect("a stretch of several frames has its level");
            world.step(level, *input, &mut NoTrace);
        }
        world
    }
}

/// Centres of both players, pixels. Without a partner, his is the player's.
pub(super) fn centres(world: &World) -> [(i32, i32); 2] {
    let partner = world.partner.as_ref().map_or(&world.player, |partner| &partner.player);
    [&world.player, partner].map(|player| (player.x.px(), player.y.px()))
}

/// The past of a run. A world in it is exactly the one that was, despite later edits.
#[derive(Clone, Debug, Default)]
pub struct Past {
    stretches: VecDeque<Stretch>,
    /// The places of the players' centres before each frame, oldest first.
    trail: VecDeque<[(i32, i32); 2]>,
    /// The next world doesn't follow from the last one by a step in the same level.
    is_broken: bool,
}

impl Past {
    /// Frames that can be taken back.
    pub fn len(&self) -> usize {
        self.trail.len()
    }

    /// Centres of a player before each frame, pixels, oldest first. Without a partner, his are the player's.
    pub fn trail(&self, who: Who) -> impl ExactSizeIterator<Item = (i32, i32)> {
        self.trail.iter().map(move |centres| centres[who as usize])
    }

    /// Adds the world before a frame with its input.
    pub fn push(&mut self, level: &Arc<Level>, world: &World, input: Pads) {
        self.trail.push_back(centres(world));
        match self.stretches.back_mut() {
            Some(last) if !self.is_broken && last.inputs.len() < STRETCH => last.inputs.push(input),
            _ => {
                let mut inputs = Vec::with_capacity(STRETCH);
                inputs.push(input);
                self.stretches.push_back(Stretch { first: world.clone(), level: Some(Arc::clone(level)), inputs });
            }
        }
        self.is_broken = false;
        while let Some(oldest) = self.stretches.front()
            && self.trail.len() - oldest.inputs.len() >= REMEMBERED
        {
            self.trail.drain(..oldest.inputs.len());
            self.stretches.pop_front();
        }
    }

    /// The next world is another one than the last frame leads to.
    pub fn cut(&mut self) {
        self.is_broken = true;
    }

    /// The next frames are in another level.
    pub fn leave_level(&mut self) {
        self.cut();
        if let Some(last) = self.stretches.pop_back_if(|last| last.inputs.len() < WORTH_A_LEVEL) {
            let whole = |(index, input)| Stretch { first: last.world(index), level: None, inputs: vec![input] };
            self.stretches.extend(last.inputs.iter().copied().enumerate().map(whole));
        }
    }

    /// The world before the last frame: as it was, and if that was in another level, as it is in this one.
    pub fn last(&self, level: &Arc<Level>) -> Option<World> {
        let last = self.stretches.back()?;
        let mut world = last.world(last.inputs.len() - 1);
        if !last.is_in(level) {
            world.follow(level);
        }
        Some(world)
    }

    /// Takes the last frame back: the world before it, as of [`Self::last`].
    pub fn pop(&mut self, level: &Arc<Level>) -> Option<World> {
        let world = self.last(level)?;
        self.trail.pop_back();
        let last = self.stretches.back_mut()?;
        last.inputs.pop();
        self.is_broken |= last.inputs.is_empty() || !last.is_in(level);
        self.stretches.pop_back_if(|last| last.inputs.is_empty());
        Some(world)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::run::LevelRun;
    use proptest::prelude::*;
    use sim::camera::Screen;
    use sim::input::{Buttons, Input};
    use sim::level::fixtures::{FLOOR_Y, flat_builder};
    use sim::project::{LimitChange, Start};
    use sim::ruleset::Ruleset;

    /// Two levels whose camera limits move under way: the second one ends earlier.
    fn levels() -> [Arc<Level>; 2] {
        [256, 40].map(|width| {
            let mut builder = flat_builder(width);
            builder.start = Start { x: 100, y: FLOOR_Y - 20, ..Start::default() };
            let lower = |n: i32| Some(builder.bounds.bottom + n % 2 * 120);
            let change = |n| LimitChange { from_x: n * 40, bottom: lower(n), ..LimitChange::default() };
            builder.limit_changes = (1..8).map(change).collect();
            Arc::new(builder.build(Ruleset::default()))
        })
    }

    fn run(level: &Arc<Level>) -> LevelRun {
        LevelRun::new(level, level.start, Screen::ORIGINAL)
    }

    fn press(n: usize) -> Input {
        let held = |n: usize| {
            if (n / 40).is_multiple_of(3) { Buttons(Buttons::RIGHT.0 | Buttons::JUMP.0) } else { Buttons::RIGHT }
        };
        Input::after(held(n.wrapping_sub(1)), held(n))
    }

    #[test]
    fn each_of_a_thousand_frames_comes_back() {
        let [level, _] = levels();
        let mut run = run(&level);
        let worlds: Vec<_> = (0..1000).map(|n| (run.world().clone(), run.step(press(n))).0).collect();
        for world in worlds.iter().rev() {
            assert!(run.step_back());
            assert_eq!(run.world(), world);
        }
        assert!(!run.step_back());
    }

    #[test]
    fn two_minutes_are_remembered_and_little_more() {
        let [level, _] = levels();
        let mut run = run(&level);
        (0..REMEMBERED + 500).for_each(|n| run.step(press(n)));
        assert!((REMEMBERED..REMEMBERED + STRETCH).contains(&run.remembered()), "{}", run.remembered());
        assert_eq!(run.trail(Who::First, REMEMBERED).count(), REMEMBERED + 1);
        while run.step_back() {}
        assert_eq!(run.remembered(), 0);
        assert!((500 - STRETCH as u32..=500).contains(&run.world().frame), "{}", run.world().frame);
    }

    #[test]
    fn an_edit_in_every_frame_keeps_no_level() {
        let levels = levels();
        let mut run = run(&levels[0]);
        for n in 0..500 {
            run.follow(&levels[n % 2]);
            run.step(press(n));
        }
        assert!(Arc::strong_count(&levels[0]) + Arc::strong_count(&levels[1]) <= 4);
    }

    proptest! {
        /// Steps, edits, restarts and steps back in any order: each world comes back as it was, but for what the edit
        /// itself changes in it.
        #[test]
        fn the_past_stays_as_it_was_after_any_edit(acts in prop::collection::vec((0..9u8, 1..40usize), 1..60)) {
            let levels = levels();
            let mut edits = 0;
            let mut run = run(&levels[0]);
            let mut worlds = Vec::new();
            for (act, count) in acts {
                match act {
                    0 => {
                        edits += 1;
                        run.follow(&levels[edits % 2]);
                    }
                    1 => {
                        worlds.push((edits, run.world().clone()));
                        run.restart();
                    }
                    2 | 3 => {
                        for _ in 0..count {
                            let Some((then, mut was)) = worlds.pop() else { break };
                            prop_assert!(run.step_back());
                            if then != edits && run.world() != &was {
                                was.follow(&levels[edits % 2]);
                            }
                            prop_assert_eq!(run.world(), &was);
                        }
                    }
                    _ => for n in 0..count {
                        worlds.push((edits, run.world().clone()));
                        run.step(press(n));
                    },
                }
                prop_assert_eq!(run.remembered(), worlds.len());
            }
        }
    }
}
