//! A step never panics, whatever the level, the rules, the player and the buttons.

mod support;

use sim::input::Input;
use sim::level::Level;
use sim::trace::{FrameTrace, NoTrace};
use sim::world::World;
use support::Random;

#[test]
fn a_million_frames_of_anything() {
    let mut frames = 0;
    for seed in 0..320 {
        let mut random = Random::new(seed);
        let mut project = Random::new(seed).project();
        random.furnish(&mut project);
        let mut level = Level::compile(&project, "level").expect("the project has this level");
        let mut world = World::new(&level);
        let mut input = Input::default();
        for _ in 0..40 {
            level.ruleset = random.rules();
            world.follow(&level);
            world.player = random.player();
            if random.chance(4) {
                (world.camera.x, world.camera.y) = (random.coordinate(), random.coordinate());
            }
            for _ in 0..80 {
                input = random.input(input);
                if frames % 16 == 0 {
                    world.step(&level, input, &mut FrameTrace::default());
                } else {
                    world.step(&level, input, &mut NoTrace);
                }
                frames += 1;
            }
            std::hint::black_box(world.digest());
        }
    }
    assert!(frames >= 1_000_000, "{frames}");
}

#[test]
fn a_level_of_no_size_has_a_player_who_falls_out_of_it() {
    let level = Level::default();
    let mut world = World::new(&level);
    for _ in 0..1000 {
        world.step(&level, Input::default(), &mut NoTrace);
    }
    assert!(world.is_over());
}
