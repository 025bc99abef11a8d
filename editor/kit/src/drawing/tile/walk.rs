//! The player walks a tile: the core's own player in a small level around it.

use sim::angle::Angle;
use sim::input::Input;
use sim::level::{Level, LevelBuilder, Placed};
use sim::player::Player;
use sim::project::Start;
use sim::ruleset::{Character, Ruleset};
use sim::tiles::{SolidTile, TILE};
use sim::trace::FrameTrace;
use sim::units::{Speed, Sub};
use sim::world::World;

/// Block of the level at which the tile stands.
pub const PLACE: (i32, i32) = (12, 12);
/// Blocks along the sides of the level.
const BLOCKS: u32 = 28;
/// Pixels of ground before and behind the tile that are walked.
pub const RUN_UP: i32 = 3 * TILE;
/// Frames of the longest walk.
const FRAMES: usize = 300;

/// The end of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// On the ground all the way.
    Walked,
    /// Left the ground so many pixels behind the edge at which he comes to the tile; negative: before it.
    LeftGround(i32),
    /// Came to rest before the end, so many pixels behind that edge.
    Stopped(i32),
    /// There is nothing to walk on.
    NoSurface,
}

/// A frame of a walk.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The player after it.
    pub player: Player,
    /// The trace of the step.
    pub trace: FrameTrace,
}

/// A walk over a tile in one of its four flips, along the floor or hanging from the ceiling.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The tile as it is flipped.
    pub tile: SolidTile,
    /// The level around it.
    pub level: Level,
    /// Head down under a ceiling.
    pub on_ceiling: bool,
    /// From right to left.
    pub to_left: bool,
    /// Frame after frame.
    pub moments: Vec<Moment>,
    /// The end of the walk.
    pub outcome: Outcome,
    /// Pixels that the player moved up or down most in a frame.
    pub largest_step: i32,
}

impl Walk {
    /// Lets a player cross the tile at `speed` (256 to the pixel per frame; negative: from right to left), which he keeps
    /// while he is on the ground.
    ///
    /// Beside the tile the ground is as high as the tile's column there. A mirrored tile walked the other way round has the
    /// same outcome, as far as the engine's own rounding is the same both ways.
    pub fn over(tile: &SolidTile, speed: i16, ruleset: Ruleset) -> Self {
        let standing = tile.heights.iter().filter(|height| **height > 0).count();
        let hanging = tile.heights.iter().filter(|height| **height < 0).count();
        let on_ceiling = hanging > standing;
        let level = around(tile, on_ceiling, ruleset);
        let nothing = Self {
            tile: *tile,
            on_ceiling,
            to_left: speed < 0,
            level,
            moments: Vec::new(),
            outcome: Outcome::NoSurface,
            largest_step: 0,
        };
        if standing + hanging == 0 || speed == 0 { nothing } else { nothing.walked(speed.saturating_abs()) }
    }

    /// Pixels from the edge at which he comes to the tile to a column of the level.
    const fn along(&self, x: i32) -> i32 {
        let left = PLACE.0 * TILE;
        if self.to_left { left + TILE - 1 - x } else { x - left }
    }

    /// The ground speed that carries him on: under a ceiling, ground speed runs the other way.
    const fn onwards(&self, speed: i16) -> Speed {
        Speed(if self.on_ceiling == self.to_left { speed } else { -speed })
    }

    fn walked(mut self, speed: i16) -> Self {
        let mut world = self.begin(speed);
        let mut rests = 0;
        self.outcome = Outcome::Stopped(0);
        while self.moments.len() < FRAMES {
            if !world.player.airborne {
                world.player.ground_speed = self.onwards(speed);
            }
            let before = (world.player.x.px(), world.player.y.px());
            let mut trace = FrameTrace::default();
            world.step(&self.level, Input::default(), &mut trace);
            let player = world.player.clone();
            let (x, y) = (player.x.px(), player.y.px());
            self.moments.push(Moment { player, trace });
            let at = self.along(x);
            if world.player.airborne && self.outcome == Outcome::Stopped(0) {
                self.outcome = Outcome::LeftGround(at);
            }
            if self.outcome == Outcome::Stopped(0) {
                self.largest_step = self.largest_step.max((y - before.1).abs());
            }
            if at > TILE + RUN_UP || y > (PLACE.1 + 6) * TILE {
                break;
            }
            rests = if x == before.0 && y == before.1 { rests + 1 } else { 0 };
            // A slow player moves in every second frame or so.
            if rests > 12 {
                break;
            }
        }
        let end = self.moments.last().map_or(0, |moment| self.along(moment.player.x.px()));
        if self.outcome == Outcome::Stopped(0) {
            self.outcome = if end > TILE { Outcome::Walked } else { Outcome::Stopped(end) };
        }
        self
    }

    /// A player on the ground before the tile, or under the ceiling before it.
    fn begin(&self, speed: i16) -> World {
        let mut world = World::at(&self.level, &Start { character: Character::Sonic, ..Start::default() });
        let player = &mut world.player;
        let height = i32::from(player.height_radius);
        let first = self.tile.heights[if self.to_left { 15 } else { 0 }];
        // Mirrored, a pixel's first subpixel is its last one.
        player.x = if self.to_left {
            Sub(Sub::from_px((PLACE.0 + 1) * TILE - 1 + RUN_UP).0 + 255)
        } else {
            Sub::from_px(PLACE.0 * TILE - RUN_UP)
        };
        player.faces_left = self.on_ceiling != self.to_left;
        if self.on_ceiling {
            let lowest = PLACE.1 * TILE + i32::from((-first).max(0));
            player.y = Sub::from_px(lowest + height);
            player.ground_angle = Angle::CEILING;
        } else {
            let top = (PLACE.1 + 1) * TILE - i32::from(first.max(0));
            player.y = Sub::from_px(top - 1 - height);
        }
        player.ground_speed = self.onwards(speed);
        world
    }
}

/// The tile with ground before and behind it, and full blocks where its own ground goes on.
fn around(tile: &SolidTile, on_ceiling: bool, ruleset: Ruleset) -> Level {
    let mut level = LevelBuilder::new(BLOCKS, BLOCKS);
    let (column, row) = (PLACE.0 as u32, PLACE.1 as u32);
    let full = Placed::solid(1);
    let rows = if on_ceiling { row - 2..row } else { row + 1..row + 3 };
    level.fill(0..BLOCKS, rows, full);
    let stands = |height: i8| if on_ceiling { height.min(0) } else { height.max(0) };
    for (height, columns) in [(tile.heights[0], 0..column), (tile.heights[15], column + 1..BLOCKS)] {
        let ground = match stands(height) {
            0 => continue,
            -16 | 16 => full,
            height => {
                let angle = if on_ceiling { Angle::CEILING } else { Angle::FLOOR };
                Placed::solid(level.tile(SolidTile::from_heights([height; 16], angle)))
            }
        };
        level.fill(columns, row..row + 1, ground);
    }
    let middle = level.tile(*tile);
    level.put(column, row, Placed::solid(middle));
    level.build(ruleset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::tile::linked;

    fn tile(heights: [i8; 16], angle: u8) -> SolidTile {
        linked(&SolidTile { heights, angle: Angle(angle), ..SolidTile::default() })
    }

    #[test]
    fn gentle_slopes_are_walked_in_all_four_flips() {
        let slope = tile(std::array::from_fn(|x| 4 + x as i8 / 4), 0xF6);
        for (x, y) in [(false, false), (true, false), (false, true), (true, true)] {
            for speed in [0x200, 0x600, 0xC00] {
                let walk = Walk::over(&slope.flipped(x, y), speed, Ruleset::default());
                let fast_enough = !y || speed > 0x280;
                if fast_enough {
                    assert_eq!(walk.outcome, Outcome::Walked, "{x} {y} {speed:X}");
                    assert!(walk.largest_step <= 4, "{x} {y} {speed:X}: {}", walk.largest_step);
                } else {
                    assert!(matches!(walk.outcome, Outcome::LeftGround(_)), "too slow to hang: {:?}", walk.outcome);
                }
                assert_eq!(walk.on_ceiling, y);
            }
        }
    }

    #[test]
    fn a_wall_stops_and_a_pit_is_fallen_into() {
        let wall = tile([16; 16], 0xFF);
        let mut step = wall;
        step.heights[0] = 1;
        let step = linked(&SolidTile { heights: step.heights, ..wall });
        let stopped = Walk::over(&step, 0x400, Ruleset::default());
        assert!(matches!(stopped.outcome, Outcome::Stopped(x) if x < 0), "{:?}", stopped.outcome);
        assert_eq!(Walk::over(&wall, 0x400, Ruleset::default()).outcome, Outcome::Walked);
        let cliff = tile(std::array::from_fn(|x| if x == 0 { 16 } else { 0 }), 0xFF);
        let left = Walk::over(&cliff, 0x600, Ruleset::default());
        assert!(matches!(left.outcome, Outcome::LeftGround(_)), "{:?}", left.outcome);
    }

    #[test]
    fn a_mirrored_tile_walked_the_other_way_has_the_same_verdict() {
        let kind = |outcome| match outcome {
            Outcome::LeftGround(_) => Outcome::LeftGround(0),
            Outcome::Stopped(_) => Outcome::Stopped(0),
            other => other,
        };
        let slope = |from: i8, by: i8, every: i8| std::array::from_fn(|x| (from + x as i8 / every * by).clamp(-16, 16));
        for (row, heights, angle) in [
            ("gentle", slope(4, 1, 4), 0xF6),
            ("steep", slope(1, 1, 1), 0xE0),
            ("down", slope(16, -1, 1), 0x20),
            ("wall", std::array::from_fn(|x| if x == 0 { 1 } else { 16 }), 0xFF),
            ("cliff", std::array::from_fn(|x| if x < 8 { 16 } else { 2 }), 0xFF),
            ("hump", std::array::from_fn(|x| (x as i8).min(15 - x as i8) + 1), 0x00),
            ("ceiling", slope(-2, -1, 2), 0x86),
        ] {
            let tile = tile(heights, angle);
            for speed in [0x100, 0x200, 0x600, 0xC00, 0x1000] {
                for y in [false, true] {
                    let walk = |x, speed| Walk::over(&tile.flipped(x, y), speed, Ruleset::default()).outcome;
                    let (right, left) = (walk(false, speed), walk(true, -speed));
                    assert_eq!(kind(right), kind(left), "{row} at {speed:X}, {y}: {right:?} {left:?}");
                    let (left, right) = (walk(false, -speed), walk(true, speed));
                    assert_eq!(kind(right), kind(left), "{row} at -{speed:X}, {y}: {right:?} {left:?}");
                }
            }
        }
    }

    #[test]
    fn a_walk_over_any_tile_ends() {
        let nothing = Walk::over(&SolidTile::default(), 0x600, Ruleset::default());
        assert_eq!((nothing.outcome, nothing.moments.len()), (Outcome::NoSurface, 0));
        let wild = SolidTile {
            heights: std::array::from_fn(|x| [16, -16, 7, -3, 0][x % 5]),
            widths: std::array::from_fn(|y| [-16, 3, 127, -128][y % 4]),
            angle: Angle(0x55),
            flagged: false,
        };
        for speed in [i16::MIN, -1, 1, 0x100, 0x1000, i16::MAX] {
            let walk = Walk::over(&wild, speed, Ruleset::default());
            assert!(!walk.moments.is_empty() && walk.moments.len() <= FRAMES, "{speed}");
        }
    }
}
