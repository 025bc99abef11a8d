//! The reports of a step about itself.

use sim::angle::{Angle, Mode};
use sim::input::{Buttons, Input};
use sim::level::{Placed, fixtures};
use sim::player::abilities::flight::Flight;
use sim::player::abilities::spin_dash::SpinDash;
use sim::player::abilities::{Action, ActionValue};
use sim::project::{Area, Start};
use sim::ruleset::{Game, Ruleset};
use sim::sensors::Sensor;
use sim::tiles::SolidTile;
use sim::trace::{Event, FrameTrace, Refusal, StateChange};
use sim::units::Speed;
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
fn a_frame_reports_what_is_heard_of_it() {
    let level = fixtures::flat(Ruleset::preset(Game::Sonic2));
    let mut world = World::at(&level, &Start { x: 500, y: 252, ..Start::default() });
    let mut heard = |held: &[Buttons]| {
        let mut before = Buttons::NONE;
        let mut all = Vec::new();
        for held in held {
            let mut trace = FrameTrace::default();
            world.step(&level, Input::after(before, *held), &mut trace);
            before = *held;
            all.extend(trace.events().iter());
        }
        all
    };
    let down = Buttons::DOWN;
    assert_eq!(heard(&[Buttons::JUMP, Buttons::JUMP]), [Event::Jumped, Event::Flung]);
    assert_eq!(heard(&[Buttons::NONE; 60]), [], "nothing is heard of a landing");
    let charge = [down, down, down.with(Buttons::JUMP), down, down.with(Buttons::JUMP), down, Buttons::NONE];
    assert_eq!(heard(&charge), [Event::Charged, Event::Charged, Event::Released, Event::Flung]);
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

/// The reasons for which the finds of the feet were not used in the last frame, by sensor.
fn refused(trace: &FrameTrace) -> Vec<(Sensor, Refusal)> {
    let feet = trace.casts().filter(|cast| matches!(cast.sensor, Sensor::A | Sensor::B));
    feet.filter_map(|cast| Some((cast.sensor, cast.refused?))).collect()
}

#[test]
fn finds_that_are_not_used_say_why() {
    let rules = Ruleset::preset(Game::Sonic1);
    let mut low = fixtures::flat_builder(512);
    let floor = low.tile(SolidTile::from_heights([1; 16], Angle(0)));
    low.fill(7..512, 17..18, Placed::solid(floor));
    let low = low.build(rules);
    let flat = fixtures::flat(rules);
    let (above, inside) = (fixtures::FLOOR_Y - 36, fixtures::FLOOR_Y + 4);
    for (row, level, (x, y), (y_speed, airborne), expected) in [
        ("walks on", &flat, (100, 252), (0, false), vec![]),
        ("falls", &flat, (100, above), (0x400, true), vec![(Sensor::A, Refusal::NotReached)]),
        ("is deep inside", &flat, (100, inside), (0x100, true), vec![(Sensor::A, Refusal::TooDeep(-9))]),
        ("stands over a step", &low, (200, 252), (0, false), vec![(Sensor::A, Refusal::TooFar(14))]),
    ] {
        let mut world = World::at(level, &Start { x, y, ..Start::default() });
        (world.player.airborne, world.player.y_speed) = (airborne, Speed(y_speed));
        let mut trace = FrameTrace::default();
        world.step(level, Input::default(), &mut trace);
        assert_eq!(refused(&trace), expected, "{row}");
    }
}

#[test]
fn ability_at_work_reports_its_numbers() {
    let mut found = Vec::new();
    Action::from(SpinDash { counter: 0x200 }).report(&mut |value, number| found.push((value, number)));
    Action::from(Flight { state: 1, time: 240 }).report(&mut |value, number| found.push((value, number)));
    Action::None.report(&mut |value, number| found.push((value, number)));
    assert_eq!(found, [(ActionValue::Charge, 0x200), (ActionValue::FramesLeft, 480)]);
}
