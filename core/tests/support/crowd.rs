//! A floor with objects of all kinds on it and above it, close to one another.

use super::Random;
use sim::level::{Level, LevelBuilder, Placed};
use sim::objects::KINDS;
use sim::player::Player;
use sim::project::{Placement, Start};
use sim::ruleset::Ruleset;
use sim::units::{Speed, Sub};

/// Pixels in which one kind is most of what there is.
const STRETCH: i32 = 256;
/// Columns of the level, in pixels.
pub const WIDTH: i32 = STRETCH * KINDS.len() as i32;
/// The top of the floor.
const FLOOR: i32 = 400;

/// A level full of objects: stacked, overlapping, sunk into the floor, a stretch for each kind.
pub fn crowd(random: &mut Random, rules: Ruleset) -> Level {
    let mut level = LevelBuilder::new(WIDTH as u32 / 16, 64);
    level.fill(0..WIDTH as u32 / 16, FLOOR as u32 / 16..FLOOR as u32 / 16 + 2, Placed::solid(1));
    (level.start.x, level.start.y) = (160, FLOOR - 20);
    for x in (64..WIDTH).step_by(32) {
        let kind = KINDS[(x / STRETCH) as usize];
        for placement in [random.placement_of(kind), random.placement_of(kind), random.placement()] {
            let (x, y) = (random.near(x, 30), FLOOR - random.below(160) as i32);
            level.placements.push(Placement { x, y, ..placement });
        }
    }
    level.build(rules)
}

/// Somewhere among the objects, or 2048 pixels above.
pub fn place(random: &mut Random) -> Start {
    let start = Start { x: random.below(WIDTH as usize) as i32, y: random.near(FLOOR - 80, 100), ..random.start() };
    // Once round a level that repeats downwards.
    if random.chance(4) { Start { y: start.y - 2048, ..start } } else { start }
}

/// A player not far from a place: of anybody's making, or as he could be in play.
pub fn thrown(random: &mut Random, start: &Start) -> Player {
    let mut player = if random.chance(4) { random.player() } else { Player::new(start, &Ruleset::default()) };
    player.x = Sub(random.near(start.x * 256, 80 * 256));
    player.y = Sub(random.near(start.y * 256, 60 * 256));
    (player.x_speed, player.y_speed) =
        (Speed(random.near(0, 0x500) as i16), Speed(if random.chance(2) { 0 } else { random.near(0, 0x500) as i16 }));
    player.ground_speed = player.x_speed;
    player.airborne = random.chance(2);
    if random.chance(3) {
        player.curl_up(&Ruleset::default());
    }
    if random.chance(4) {
        // Stands, to look up or to duck.
        (player.x_speed, player.y_speed, player.ground_speed) = (Speed::ZERO, Speed::ZERO, Speed::ZERO);
        player.airborne = false;
    }
    player
}
