//! When a player last came into the water or out of it, and what that changed.

use super::subject::Traces;
use sim::player::water::Handling;
use sim::ruleset::Ruleset;
use sim::trace::{StateChange, Who};
use sim::world::World;

/// A way through the surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// The frame of the attempt in which it happened, from 1.
    pub frame: usize,
    /// Into the water, not out of it.
    pub enters: bool,
    /// The constants that moved the player before that frame.
    pub before: Handling,
    /// The constants that move him after it.
    pub after: Handling,
}

/// The crossings of both players in an attempt, oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Crossings([Vec<Crossing>; 2]);

impl Crossings {
    /// Returns the constants that move both players.
    pub(super) fn look(world: &World, rules: &Ruleset) -> [Option<Handling>; 2] {
        [Who::First, Who::Second].map(|who| handling(world, rules, who))
    }

    /// Notes down the crossings of a frame, before which the players moved by `before`.
    pub(super) fn note(
        &mut self,
        frame: usize,
        before: [Option<Handling>; 2],
        (world, rules): (&World, &Ruleset),
        traces: &Traces,
    ) {
        for ((who, before), crossings) in [Who::First, Who::Second].into_iter().zip(before).zip(&mut self.0) {
            let crossed = traces.of(who).state_changes().find_map(|change| match change {
                StateChange::EnteredWater => Some(true),
                StateChange::LeftWater => Some(false),
                _ => None,
            });
            if let (Some(enters), Some(before), Some(after)) = (crossed, before, handling(world, rules, who)) {
                crossings.push(Crossing { frame, enters, before, after });
            }
        }
    }

    /// Forgets what happened after a frame.
    pub(super) fn go_back(&mut self, frame: usize) {
        self.0.iter_mut().for_each(|crossings| crossings.retain(|crossing| crossing.frame <= frame));
    }

    /// The last one of a player.
    pub(super) fn last(&self, who: Who) -> Option<&Crossing> {
        self.0[who as usize].last()
    }
}

fn handling(world: &World, rules: &Ruleset, who: Who) -> Option<Handling> {
    match who {
        Who::First => Some(world.player.handling(rules)),
        Who::Second => world.partner.as_deref().map(|partner| partner.player.handling(rules)),
    }
}

#[cfg(test)]
mod tests {
    use crate::play::run::LevelRun;
    use sim::camera::Screen;
    use sim::input::{Buttons, Input};
    use sim::level::fixtures::flat_builder;
    use sim::project::Start;
    use sim::ruleset::{Game, Ruleset};
    use sim::trace::Who;
    use std::sync::Arc;

    #[test]
    fn the_last_way_through_the_surface_is_kept_and_taken_back() {
        let mut level = flat_builder(64).build(Ruleset::preset(Game::Sonic3));
        level.water = Some(200);
        let start = Start { x: 100, y: 190, ..Start::default() };
        let mut run = LevelRun::new(&Arc::new(level), start, Screen::ORIGINAL);
        let falls = (1..60).find(|_| {
            run.step(Input::default());
            run.world().player.breath.under_water
        });
        let crossing = *run.crossing(Who::First).expect("he fell in");
        assert_eq!((Some(crossing.frame), crossing.enters), (falls, true));
        let values = |of: sim::player::water::Handling| (of.stats.top_speed, of.gravity, of.jump_force);
        assert_eq!((values(crossing.before), values(crossing.after)), ((0x600, 0x38, 0x680), (0x300, 0x10, 0x380)));
        (0..40).for_each(|_| run.step(Input::default()));
        assert_eq!(run.crossing(Who::First), Some(&crossing), "later frames keep it");
        for frame in 0..200 {
            run.step(Input::after(Buttons::NONE, if frame == 0 { Buttons::JUMP } else { Buttons::NONE }));
        }
        assert!(run.crossing(Who::Second).is_none(), "nobody comes along");
        let again = LevelRun::within(run.level(), run.log(), (run.log().first_world(run.level()), 0), crossing.frame);
        assert_eq!(again.crossing(Who::First), Some(&crossing), "also on the way to a frame of the timeline");
        while run.log().frames() >= crossing.frame {
            assert!(run.step_back());
        }
        assert!(run.crossing(Who::First).is_none(), "it has not happened yet");
    }
}
