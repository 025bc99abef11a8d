//! Runs written as a walk-through, played once to become recorded inputs.

use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::player::Routine;
use sim::trace::NoTrace;
use sim::world::World;

/// When a leg of a run is over.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// The player is at least this far right.
    Right(i32),
    /// The player is at most this far right.
    Left(i32),
    /// The player is at least this far down.
    Below(i32),
    /// The player stands on the ground again, after having left it.
    Landed,
    /// The ground speed is below one pixel a frame.
    Slow,
    /// So many frames have passed.
    Frames(u32),
    /// The goal is reached.
    Goal,
    /// The player is dying.
    Dying,
}

/// A leg of a run: buttons held until something is so.
pub type Leg = (Buttons, Until);

/// The longest that a leg may take, in frames.
const PATIENCE: u32 = 900;

/// A run that was played.
pub struct Played {
    /// Buttons held, frame by frame, as (buttons, number of frames).
    pub inputs: Vec<(u8, u32)>,
    /// How it ended.
    pub world: World,
    /// The leg that never came to its end.
    pub stuck: Option<usize>,
}

/// Plays the legs one after the other from the level's start; `watch` sees every frame.
pub fn play(level: &Level, legs: &[Leg], mut watch: impl FnMut(usize, &World)) -> Played {
    let mut world = World::new(level);
    let mut inputs: Vec<(u8, u32)> = Vec::new();
    let mut before = Buttons::NONE;
    for (number, (held, until)) in legs.iter().enumerate() {
        let (mut frames, mut flew) = (0, false);
        loop {
            if frames == PATIENCE {
                return Played { inputs, world, stuck: Some(number) };
            }
            world.step(level, Input::after(before, *held), &mut NoTrace);
            before = *held;
            frames += 1;
            match inputs.last_mut() {
                Some((buttons, count)) if *buttons == held.0 => *count += 1,
                _ => inputs.push((held.0, 1)),
            }
            watch(number, &world);
            let player = &world.player;
            flew |= player.airborne;
            let over = match *until {
                Until::Right(x) => player.x.px() >= x,
                Until::Left(x) => player.x.px() <= x,
                Until::Below(y) => player.y.px() >= y,
                Until::Landed => flew && !player.airborne,
                Until::Slow => !player.airborne && player.ground_speed.0.abs() < 0x100,
                Until::Frames(n) => frames == n,
                Until::Goal => world.goal_reached,
                Until::Dying => player.routine != Routine::Normal,
            };
            if over {
                break;
            }
        }
    }
    Played { inputs, world, stuck: None }
}
