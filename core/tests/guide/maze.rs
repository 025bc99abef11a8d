//! Special Stages > Rotating Maze.

use sim::input::{Buttons, Input};
use sim::maze::grid::centre_of;
use sim::maze::world::{Ghosts, Phase};
use sim::maze::{Maze, MazeBlock, MazeFrameTrace, MazeGrid, MazeWorld};
use sim::trace::NoTrace;
use sim::units::Speed;

/// A maze of empty cells with some blocks in it, the player in the centre of a cell.
fn maze(start: (i32, i32), blocks: &[((i32, i32), MazeBlock)]) -> MazeWorld {
    let mut grid = MazeGrid::new(16, 16).unwrap();
    for (cell, block) in blocks {
        grid.set(*cell, block.id()).unwrap();
    }
    let (x, y) = centre_of(start);
    let mut world = MazeWorld::new(&Maze { grid, start: (x as u16, y as u16), angle: 0 });
    world.rotation = 0;
    world
}

fn step(world: &mut MazeWorld, frames: u32) {
    (0..frames).for_each(|_| world.step(Input::default(), &mut NoTrace));
}

#[test]
fn a_player_falls_on_a_wall_and_jumps_off_it() {
    let mut world = maze((5, 5), &[((5, 7), MazeBlock::Wall(1))]);
    step(&mut world, 60);
    assert!(!world.player.airborne);
    let rest = world.player.px();
    assert_eq!(world.player.hit.map(|hit| (hit.id, hit.cell)), Some((1, [5, 7])));
    let jump = Input::after(Buttons::NONE, Buttons::JUMP_2);
    world.step(jump, &mut NoTrace);
    assert!(world.player.airborne && world.player.px().1 < rest.1);
    let speed = world.player.y_speed;
    world.step(Input::default(), &mut NoTrace);
    assert_eq!(world.player.y_speed, speed.plus(42), "letting go does not cut a jump");
}

#[test]
fn a_block_found_by_walking_stays_recorded() {
    let mut world = maze((5, 5), &[((6, 5), MazeBlock::Wall(2))]);
    world.player.x -= 6 << 16;
    let mut trace = MazeFrameTrace::default();
    for _ in 0..40 {
        world.player.y_speed = Speed::ZERO;
        world.step(Input { held: Buttons::RIGHT, ..Input::default() }, &mut trace);
    }
    assert_eq!((world.player.ground_speed, world.player.hit.map(|hit| hit.id)), (Speed::ZERO, Some(2)));
    assert!(world.player.airborne, "falling found nothing, so there is no jump");
    assert_eq!(trace.checks[0].and_then(|check| check.answer), Some((6, 5)));
    assert_eq!(trace.checks[2].and_then(|check| check.answer), None);
}

#[test]
fn the_last_solid_cell_of_four_answers() {
    let both = [((5, 6), MazeBlock::Wall(1)), ((6, 6), MazeBlock::Goal)];
    let mut world = maze((5, 5), &both);
    step(&mut world, 1);
    assert_eq!(world.player.hit.map(|hit| hit.cell), Some([6, 6]));
    assert_eq!(world.phase, Phase::Exiting);
}

#[test]
fn up_and_down_blocks_act_only_on_the_other_speed() {
    let table = [
        (MazeBlock::Up, 0x40, 0x80, MazeBlock::Down),
        (MazeBlock::Up, 0x80, 0x80, MazeBlock::Up),
        (MazeBlock::Up, -0x40, -0x80, MazeBlock::Down),
        (MazeBlock::Down, 0x80, 0x40, MazeBlock::Up),
        (MazeBlock::Down, 0x40, 0x40, MazeBlock::Down),
        (MazeBlock::Down, -0x80, -0x40, MazeBlock::Up),
    ];
    for (block, rotation, expected, becomes) in table {
        let mut world = maze((5, 5), &[((5, 6), block)]);
        world.rotation = rotation;
        step(&mut world, 6);
        let cell = MazeBlock::from_id(world.grid.get((5, 6)));
        assert_eq!((world.rotation, cell), (expected, Some(becomes)), "{block:?} at {rotation:#X}");
        assert_eq!(world.speed_timer, 30, "the cooldown does not count in frames with a hit");
    }
}

#[test]
fn a_reverse_block_works_again_after_30_free_frames() {
    let mut world = maze((5, 5), &[((5, 6), MazeBlock::Reverse)]);
    world.rotation = 0x40;
    step(&mut world, 10);
    assert_eq!((world.rotation, world.reverse_timer), (-0x40, 30));
    world.player.y -= 100 << 16;
    (world.player.y_speed, world.rotation) = (Speed(-0x100), 0);
    step(&mut world, 29);
    assert_eq!(world.reverse_timer, 1);
    step(&mut world, 1);
    assert_eq!(world.reverse_timer, 0);
}

#[test]
fn a_bumper_throws_off_at_seven_pixels() {
    let mut world = maze((5, 5), &[((5, 7), MazeBlock::Bumper)]);
    while world.player.hit.is_none() {
        step(&mut world, 1);
    }
    assert_eq!((world.player.x_speed.0, world.player.y_speed.0, world.player.airborne), (0, -0x700, true));
}

#[test]
fn glass_breaks_at_the_fourth_hit() {
    let mut world = maze((5, 5), &[((5, 6), MazeBlock::Glass(0))]);
    let mut seen = vec![MazeBlock::Glass(0).id()];
    for _ in 0..90 {
        step(&mut world, 1);
        let id = world.grid.get((5, 6));
        if !matches!(MazeBlock::from_id(id), Some(MazeBlock::Effect(_))) && seen.last() != Some(&id) {
            seen.push(id);
        }
    }
    assert_eq!(seen, [0x2D, 0x2E, 0x2F, 0x30, 0]);
}

#[test]
fn the_fiftieth_ring_gives_a_continue_and_the_hundredth_a_life() {
    let mut world = maze((5, 5), &[]);
    for ring in 1..=200u16 {
        let (x, y) = world.player.px();
        let cell = ((i32::from(x) + 32) / 24 - 32, (i32::from(y) + 80) / 24 - 32);
        world.grid.set(cell, MazeBlock::Ring.id());
        (world.player.y_speed, world.effects) = (Speed(-42), sim::maze::effects::Effects::default());
        step(&mut world, 1);
        assert_eq!(world.haul.rings, ring);
        let expected = (u8::from(ring >= 50), u8::from(ring >= 100) + u8::from(ring >= 200));
        assert_eq!((world.haul.continues, world.haul.lives), expected, "{ring} rings");
    }
}

#[test]
fn passed_ghosts_become_solid_behind_the_ghost_maker() {
    let blocks = [((5, 5), MazeBlock::Ghost), ((5, 6), MazeBlock::GhostMaker), ((9, 9), MazeBlock::Ghost)];
    let mut world = maze((5, 5), &blocks);
    step(&mut world, 1);
    assert_eq!(world.ghosts, Ghosts::Passed);
    while world.ghosts != Ghosts::Hardening {
        step(&mut world, 1);
    }
    assert_eq!(MazeBlock::from_id(world.grid.get((9, 9))), Some(MazeBlock::Ghost));
    step(&mut world, 30);
    let ghosts = [(5, 5), (9, 9)].map(|cell| MazeBlock::from_id(world.grid.get(cell)));
    assert_eq!(ghosts, [Some(MazeBlock::SolidGhost); 2]);
}

#[test]
fn an_emerald_ends_the_stage_after_its_sparkle() {
    let mut world = maze((5, 5), &[((5, 5), MazeBlock::Emerald(2))]);
    step(&mut world, 24);
    assert_eq!((world.phase, world.haul.emeralds), (Phase::Playing, 4));
    step(&mut world, 1);
    assert_eq!(world.phase, Phase::Exiting);
    let frames = (1..200).find(|_| {
        step(&mut world, 1);
        world.left
    });
    assert_eq!((frames, world.rotation), (Some(0x60), 0x1800));
}

#[test]
fn a_spin_that_never_meets_the_exit_stops_by_itself() {
    let mut world = maze((5, 5), &[]);
    (world.phase, world.rotation) = (Phase::Exiting, 0x10);
    step(&mut world, 191);
    assert!(!world.left && world.phase == Phase::Exiting);
    step(&mut world, 1);
    assert_eq!((world.phase, world.angle, world.rotation), (Phase::Settled, 0x4000, 0));
    step(&mut world, 59);
    assert!(!world.left);
    step(&mut world, 1);
    assert!(world.left);
}
