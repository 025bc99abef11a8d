//! The terrain of the guide's worked examples: FLAT, WALL and RAMP.
//!
//! Rows of blocks 17 and 18 are the floor in all of them: the top pixel row is y = 272, and a standing Sonic's y is 252.

use super::{Level, LevelBuilder, Placed};
use crate::angle::Angle;
use crate::ruleset::Ruleset;
use crate::tiles::{SolidTile, Solidity};

/// Top pixel row of the floor.
pub const FLOOR_Y: i32 = 272;
const FLOOR_ROWS: std::ops::Range<u32> = 17..19;
const FULL: Placed = Placed::solid(1);

/// FLAT, to be changed further: two rows of full blocks, `columns` blocks wide.
pub fn flat_builder(columns: u32) -> LevelBuilder {
    let mut level = LevelBuilder::new(columns, 32);
    level.fill(0..columns, FLOOR_ROWS, FULL);
    level
}

/// FLAT: a floor of full blocks, 512 blocks long.
pub fn flat(ruleset: Ruleset) -> Level {
    flat_builder(512).build(ruleset)
}

/// FLAT with every floor tile carrying `angle` instead of being flagged.
pub fn flat_with_angle(angle: Angle, ruleset: Ruleset) -> Level {
    let mut level = LevelBuilder::new(512, 32);
    let tile = level.tile(SolidTile { angle, flagged: false, ..SolidTile::FULL });
    level.fill(0..512, FLOOR_ROWS, Placed::solid(tile));
    level.build(ruleset)
}

/// WALL: FLAT and a wall of full blocks from x = 256 on, y from 128.
pub fn wall(ruleset: Ruleset) -> Level {
    let mut level = flat_builder(512);
    level.fill(16..512, 8..17, FULL);
    level.build(ruleset)
}

/// RAMP: a floor up to x = 256, four pairs of tiles that rise one pixel in two (angle 0xEC), a flat top at y = 208 from
/// x = 384 on. Every block is solid from the top only.
pub fn ramp(ruleset: Ruleset) -> Level {
    let mut level = LevelBuilder::new(512, 32);
    let half = |from: i8| SolidTile::from_heights(std::array::from_fn(|x| from + x as i8 / 2), Angle(0xEC));
    let (low, high) = (level.tile(half(1)), level.tile(half(9)));
    let full = FULL.with(Solidity::TOP);
    level.fill(0..512, FLOOR_ROWS, full);
    for pair in 0..4 {
        let (x, y) = (16 + pair * 2, 16 - pair);
        level.put(x, y, Placed::solid(low).with(Solidity::TOP));
        level.put(x + 1, y, Placed::solid(high).with(Solidity::TOP));
        level.fill(x..x + 2, y + 1..17, full);
    }
    level.fill(24..512, 13..17, full);
    level.build(ruleset)
}
