//! A step never panics, with any level, rules, player and buttons; nor does drawing its result.

mod support;

use sim::input::{Input, Pads};
use sim::level::Level;
use sim::maze::{Maze, MazeBlock, MazeFrameTrace, MazeGrid, MazeWorld};
use sim::objects::{Ink, Pen, Setting};
use sim::project::{Image, ImagePart};
use sim::trace::{FrameTrace, NoTrace};
use sim::world::World;
use std::sync::Arc;
use support::Random;

/// Draws nothing.
struct NoPen;

impl Pen for NoPen {
    fn rect(&mut self, _: i32, _: i32, _: i32, _: i32, _: Ink) {}
    fn disc(&mut self, _: i32, _: i32, _: i32, _: Ink) {}
    fn polygon(&mut self, _: &[(i32, i32)], _: Ink) {}
    fn line(&mut self, _: (i32, i32), _: (i32, i32), _: i32, _: Ink) {}
    fn image(&mut self, _: i32, _: i32, _: &Arc<Image>, _: ImagePart) {}
}

/// Asks all objects that live what an editor asks of them.
fn look_at_all(world: &World, level: &Level) {
    for (_, object) in world.objects.slots.iter() {
        let (body, state) = (&object.body, &object.state);
        let setting = Setting::of(level, body, state);
        state.look(body, &setting, &mut NoPen);
        state.areas(body, &setting, &mut |_| {});
        state.hitboxes(body, &setting, &mut |_, _| {});
        state.path(body, &setting, &mut |_| {});
        std::hint::black_box(state.solid(body, &setting));
    }
}

#[test]
fn a_million_frames_of_anything() {
    let mut frames = 0;
    // `LOOPWRIGHT_FRAMES` says how many millions there are to be.
    let millions = std::env::var("LOOPWRIGHT_FRAMES").ok().and_then(|millions| millions.parse().ok()).unwrap_or(1);
    for seed in 0..320 * millions {
        let mut random = Random::new(seed);
        let mut project = Random::new(seed).project();
        random.furnish(&mut project);
        let mut level = Level::compile(&project, "level").expect("the project has this level");
        let mut world = World::new(&level);
        let (mut input, mut second) = (Input::default(), Input::default());
        for _ in 0..40 {
            level.ruleset = random.rules();
            world.follow(&level);
            world.player = random.player();
            if let Some(partner) = &mut world.partner {
                **partner = random.partner();
            }
            if random.chance(4) {
                (world.camera.x, world.camera.y) = (random.coordinate(), random.coordinate());
            }
            for _ in 0..80 {
                input = random.input(input);
                second = random.input(second);
                let input = Pads { first: input, second };
                if frames % 16 == 0 {
                    world.step(&level, input, &mut FrameTrace::default());
                } else {
                    world.step(&level, input, &mut NoTrace);
                }
                frames += 1;
            }
            look_at_all(&world, &level);
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

#[test]
fn any_maze_takes_any_player_and_any_buttons() {
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let (columns, rows) = (1 + random.below(80) as u16, 1 + random.below(80) as u16);
        let cells = (0..usize::from(columns) * usize::from(rows)).map(|_| match random.chance(3) {
            true => random.below(usize::from(MazeBlock::LAST) + 1) as u8,
            false => 0,
        });
        let grid = MazeGrid::from_cells(columns, rows, cells.collect()).expect("a maze within its limits");
        let start = (random.next() as u16, random.next() as u16);
        let mut world = MazeWorld::new(&Maze { grid, start, angle: random.next() as u16 });
        let mut input = Input::default();
        for frame in 0..2000 {
            if frame % 100 == 0 {
                world.player.x = random.next() as u32;
                world.player.y = random.next() as u32;
                let speeds = [&mut world.player.x_speed, &mut world.player.y_speed, &mut world.player.ground_speed];
                speeds.into_iter().for_each(|speed| speed.0 = random.next() as i16);
                world.rotation = random.next() as i16;
            }
            input = random.input(input);
            let mut same = world.clone();
            world.step(input, &mut MazeFrameTrace::default());
            same.step(input, &mut NoTrace);
            assert_eq!(world.digest(), same.digest(), "seed {seed}, frame {frame}: observing changes nothing");
            assert!(world == same);
        }
    }
}
