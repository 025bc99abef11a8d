//! A level made in code, a second of running, and what the last step looked at: `cargo run -p loopwright-core --example play`.

use sim::input::{Buttons, Input};
use sim::level::{LevelBuilder, Placed};
use sim::ruleset::{Game, Ruleset};
use sim::trace::FrameTrace;
use sim::world::World;

fn main() {
    let mut builder = LevelBuilder::new(64, 16);
    builder.fill(0..64, 12..16, Placed::solid(1)); // tile 1 is solid all over
    (builder.start.x, builder.start.y) = (64, 172); // the height radius is 19: the feet touch the ground
    let level = builder.build(Ruleset::preset(Game::Sonic2));
    let (mut world, mut trace) = (World::new(&level), FrameTrace::default());
    for frame in 1..=60 {
        let held = if frame == 60 { Buttons::RIGHT.with(Buttons::JUMP) } else { Buttons::RIGHT };
        let before = if frame == 1 { Buttons::NONE } else { Buttons::RIGHT };
        trace.clear();
        world.step(&level, Input::after(before, held), &mut trace);
    }
    let player = &world.player;
    println!("x {} px, ground speed {} / 256 px a frame", player.x.px(), player.ground_speed.0);
    trace.casts().for_each(|cast| println!("sensor {:?} at {:?}: {} px", cast.sensor, cast.anchor, cast.distance));
    trace.events().iter().for_each(|event| println!("{event:?}"));
}
