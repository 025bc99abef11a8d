//! What a step reports about itself.

use sim::angle::Mode;
use sim::input::{Buttons, Input};
use sim::level::fixtures;
use sim::project::{Area, Start};
use sim::ruleset::{Game, Ruleset};
use sim::sensors::Sensor;
use sim::trace::{FrameTrace, StateChange};
use sim::world::World;

#[test]
fn a_jump_is_traced_from_start_to_landing() {
    let mut level = fixtures::flat(Ruleset::preset(Game::Sonic2));
    level.goal = Some(Area { x: 100, y: 0, width: 10, height: 400 });
    let mut world = World::at(&level, &Start { x: 90, y: 252, ..Start::default() });
    let (mut changes, mut trace) = (Vec::new(), FrameTrace::default());
    let mut before = Buttons::NONE;
    for frame in 0..90 {
        let held = if frame < 5 { Buttons::RIGHT.with(Buttons::JUMP) } else { Buttons::RIGHT };
        trace.clear();
        world.step(&level, Input::after(before, held), &mut trace);
        before = held;
        changes.extend(trace.state_changes());
        assert_eq!(trace.lost(), 0);
    }
    use StateChange::{CurledUp, Jumped, Landed, ReachedGoal, StoodUp};
    assert_eq!(changes, [Jumped, CurledUp, ReachedGoal, Landed, StoodUp]);
}

#[test]
fn the_ground_sensors_of_a_runner_are_a_b_and_the_one_ahead() {
    let level = fixtures::flat(Ruleset::preset(Game::Sonic1));
    for (held, push) in [(Buttons::RIGHT, Sensor::F), (Buttons::LEFT, Sensor::E)] {
        let mut world = World::at(&level, &Start { x: 500, y: 252, ..Start::default() });
        let mut trace = FrameTrace::default();
        world.step(&level, Input::after(Buttons::NONE, held), &mut trace);
        let casts: Vec<_> = trace.casts().map(|cast| (cast.sensor, cast.won)).collect();
        assert_eq!(casts, [(push, true), (Sensor::B, false), (Sensor::A, true)]);
        assert_eq!(trace.mode(), Some(Mode::Floor));
    }
}
