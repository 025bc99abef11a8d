//! A course with everything that terrain can do to a player: hills, steps, ledges, walls, and a round cavern to run around.

use super::Random;
use sim::angle::Angle;
use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed};
use sim::project::{Bounds, LayerSwitcher, Start};
use sim::ruleset::Ruleset;
use sim::tiles::{SolidTile, Solidity};
use sim::units::Speed;
use sim::world::World;

const WIDTH: i32 = 8192;
const HEIGHT: i32 = 1024;
/// The column where the hills end and the rock with the cavern begins.
const HILLS_END: i32 = 6144;
/// Centre and radius of the cavern.
const CAVERN: (i32, i32, i32) = (7100, 560, 170);

/// The top pixel row of the hills at `x`.
fn hill(x: i32) -> i32 {
    let wave = |length: i32, height: i32| i32::from(Angle((x * 256 / length) as u8).sin()) * height / 256;
    let step = if x / 768 % 3 == 2 { 40 } else { 0 };
    640 + wave(1024, 70) + wave(320, 12) - step
}

fn is_solid(x: i32, y: i32) -> bool {
    if x < HILLS_END {
        return y >= hill(x) && y < HEIGHT;
    }
    let (dx, dy) = (x - CAVERN.0, y - CAVERN.1);
    dx * dx + dy * dy >= CAVERN.2 * CAVERN.2
}

/// The angle of the surface near a point.
fn angle(x: i32, y: i32) -> Angle {
    let angle = if x < HILLS_END {
        Angle::of_vector(16, (hill(x + 8) - hill(x - 8)) as i16)
    } else {
        Angle::of_vector((x - CAVERN.0) as i16, (y - CAVERN.1) as i16).minus(0x40)
    };
    Angle(angle.0 & !1)
}

/// The solid tile that a drawing makes of the 16×16 pixels from (x, y) on; `None` if nothing is solid.
pub fn tile_of(
    x: i32,
    y: i32,
    is_solid: impl Fn(i32, i32) -> bool,
    angle: impl Fn(i32, i32) -> Angle,
) -> Option<SolidTile> {
    let count = |pixels: [bool; 16]| {
        let count = pixels.iter().filter(|solid| **solid).count() as i8;
        if pixels[15] { count } else { -count }
    };
    let heights = std::array::from_fn(|i| count(std::array::from_fn(|j| is_solid(x + i as i32, y + j as i32))));
    let widths = std::array::from_fn(|j| count(std::array::from_fn(|i| is_solid(x + i as i32, y + j as i32))));
    let flagged = heights == [16; 16];
    (heights != [0; 16]).then_some(SolidTile { heights, widths, angle: angle(x + 8, y + 8), flagged })
}

/// The course, with a line of jump-through ledges above the hills and a layer switcher every 256 pixels.
pub fn course(rules: Ruleset) -> Level {
    let mut level = terrain();
    level.switchers = (1..32)
        .map(|i| LayerSwitcher {
            x: i * 256,
            y: 512,
            half_length: 256,
            grounded_only: i % 2 == 0,
            ..LayerSwitcher::default()
        })
        .collect();
    level.build(rules)
}

/// The course without layer switchers: there is no object.
pub fn terrain() -> LevelBuilder {
    let mut level = LevelBuilder::new(WIDTH as u32 / 16, HEIGHT as u32 / 16);
    let mut known: Vec<(SolidTile, usize)> = Vec::new();
    for y in 0..HEIGHT / 16 {
        for x in 0..WIDTH / 16 {
            let Some(tile) = tile_of(x * 16, y * 16, is_solid, angle) else { continue };
            let number = known.iter().find(|(other, _)| *other == tile).map(|(_, number)| *number);
            let number = number.unwrap_or_else(|| {
                known.push((tile, level.tile(tile)));
                known[known.len() - 1].1
            });
            level.put(x as u32, y as u32, Placed::solid(number));
        }
    }
    for x in (20..HILLS_END as u32 / 16).step_by(24) {
        level.fill(x..x + 6, 28..29, Placed::solid(1).with(Solidity::TOP));
    }
    level.bounds = Bounds { left: 0, top: 0, right: WIDTH - 320, bottom: HEIGHT - 224 };
    level.start = Start { x: 64, y: hill(64) - 20, ..Start::default() };
    level
}

/// A world that begins on the floor of the cavern, fast enough to run around it.
pub fn in_the_cavern(level: &Level) -> World {
    let start = Start { x: CAVERN.0, y: CAVERN.1 + CAVERN.2 - 20, ..Start::default() };
    let mut world = World::at(level, &start);
    world.player.ground_speed = Speed(0xE00);
    world
}

/// Returns the inputs of a player: he runs a while, then mostly runs to the right, jumps now and then, rolls downhill and turns
/// back at times.
pub fn inputs(seed: u64, frames: usize) -> Vec<Input> {
    let mut random = Random::new(seed);
    let (mut inputs, mut before) = (vec![Input::after(Buttons::NONE, Buttons::RIGHT)], Buttons::RIGHT);
    inputs.resize(100, Input::after(before, before));
    while inputs.len() < frames {
        let held = match random.below(12) {
            0..5 => Buttons::RIGHT,
            5..8 => Buttons::RIGHT.with(Buttons::JUMP),
            8 => Buttons::DOWN,
            9 => Buttons::LEFT,
            10 => Buttons::LEFT.with(Buttons::JUMP),
            _ => Buttons::NONE,
        };
        for _ in 0..10 + random.below(50) {
            inputs.push(Input::after(before, held));
            before = held;
        }
    }
    inputs.truncate(frames);
    inputs
}
