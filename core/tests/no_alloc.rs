//! A step allocates nothing in the steady state.
#![allow(unsafe_code, reason = "counting allocations means to be the allocator, which is an unsafe trait")]

mod support;

use sim::level::Level;
use sim::maze::{Maze, MazeFrameTrace, MazeGrid, MazeWorld};
use sim::project::Start;
use sim::ruleset::{Character, Game, Ruleset};
use sim::trace::{FrameTrace, NoTrace};
use sim::world::World;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use support::course::{course, in_the_cavern, inputs};

use support::{Random, crowd};

struct Counting;

thread_local! {
    // Of this thread only: the test harness has threads of its own that allocate when they like.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    ALLOCATIONS.with(|count| count.set(count.get() + 1));
}

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// A world with a second player.
fn with_partner(level: &Level) -> World {
    World::at(level, &Start { partner: Some(Character::Tails), ..level.start })
}

#[test]
fn stepping_digesting_and_cloning_allocate_nothing() {
    for game in Game::ALL {
        let level = course(Ruleset::preset(game));
        let crowded = crowd::crowd(&mut Random::new(3), Ruleset::preset(game));
        let mut flooded = course(Ruleset::preset(game));
        (flooded.water, flooded.tide.swells) = (Some(0), true);
        let inputs = inputs(4, 2000);
        let mut among_objects = World::new(&crowded);
        // For as long as possible, and with rings to lose in the end.
        (among_objects.player.invincibility, among_objects.objects.common.tally.rings) = (1000, 50);
        for (level, mut world) in [
            (&level, World::new(&level)),
            (&level, in_the_cavern(&level)),
            (&crowded, among_objects),
            (&flooded, World::new(&flooded)),
            (&crowded, with_partner(&crowded)),
            (&level, with_partner(&level)),
        ] {
            let mut trace = FrameTrace::default();
            let before = ALLOCATIONS.with(Cell::get);
            for (frame, input) in inputs.iter().enumerate() {
                if frame % 2 == 0 {
                    world.step(level, *input, &mut NoTrace);
                } else {
                    trace.clear();
                    world.step(level, *input, &mut trace);
                }
                std::hint::black_box(world.digest());
                if world.objects.slots.count() == 0 && world.partner.is_none() {
                    std::hint::black_box(world.clone());
                }
            }
            assert_eq!(ALLOCATIONS.with(Cell::get) - before, 0, "{game:?}");
        }
    }
    let before = ALLOCATIONS.with(Cell::get);
    drop(std::hint::black_box(vec![1]));
    assert_eq!(ALLOCATIONS.with(Cell::get) - before, 1, "the count counts");
}

#[test]
fn rules_of_definitions_allocate_nothing() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects/workshop");
    let project = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| {}).expect("it opens").project;
    for run in &project.runs {
        let level = Level::for_run(&project, run).expect("its level is there");
        let mut world = World::at(&level, &level.start);
        let inputs: Vec<_> = sim::replay::decode(&run.inputs).collect();
        let mut held = sim::input::Buttons::NONE;
        for (frame, next) in inputs.into_iter().enumerate() {
            let before = ALLOCATIONS.with(Cell::get);
            world.step(&level, sim::input::Input::after(held, next), &mut NoTrace);
            // The first step asks for room.
            assert!(frame == 0 || ALLOCATIONS.with(Cell::get) == before, "{}, frame {frame}", run.key);
            held = next;
        }
    }
}

#[test]
fn stepping_and_digesting_a_maze_allocates_nothing() {
    let mut random = Random::new(8);
    let cells = (0..64 * 64).map(|_| if random.chance(3) { random.below(0x4F) as u8 } else { 0 }).collect();
    let grid = MazeGrid::from_cells(64, 64, cells).expect("a maze within its limits");
    let mut world = MazeWorld::new(&Maze { grid, start: (1500, 1500), angle: 0 });
    let inputs = inputs(5, 5000);
    let before = ALLOCATIONS.with(Cell::get);
    for input in inputs {
        world.step(input, &mut MazeFrameTrace::default());
        std::hint::black_box(world.digest());
    }
    assert_eq!(ALLOCATIONS.with(Cell::get), before);
}
