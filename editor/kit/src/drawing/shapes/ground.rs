//! Autotiling: ground painted in whole blocks, whose borders choose fitting tiles: slopes where the outline has steps.
//!
//! Ground is every full block that a material drew. Beside each step that the rules allow a ramp is laid on the lower
//! side, no longer than the tread that the step ends: an outline that falls a block a column becomes a slope of 45 degrees.
//! Ramps that a change of the outline left over are taken away again. Nothing else is touched.

use super::compose::Laid;
use super::cut::{EMPTY, FULL, canonical, tile_of};
use super::lay::{LayError, Outcome, Work};
use super::pool::material_of;
use super::raster::Mask;
use crate::document::Document;
use crate::document::paint::cell_at;
use sim::project::{GroundRules, LevelData};
use sim::tiles::{Cell, SolidTile, Solidity};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The longest ramp, blocks: what a change of the outline can reach.
const REACH: i32 = 64;
/// The gentlest slope: blocks of length for a block of height.
pub const GENTLEST: u8 = 8;
/// The highest step that can become a slope, blocks.
pub const HIGHEST: u8 = 8;

/// The edits that paint ground at blocks, or clear it away, and put its borders right.
///
/// # Errors
/// If no numbers are left.
pub fn paint(
    document: &Document,
    level: &str,
    blocks: &BTreeSet<(i32, i32)>,
    erase: bool,
) -> Result<Outcome, LayError> {
    let mut work = Work::new(document, level)?;
    let data = work.level()?;
    let rules = (*document.project().ground).clone();
    let land = Land::of(document, &data, blocks, erase, &rules);
    let laid = land.laid();
    if !laid.is_empty() {
        work.put_laid(&data, laid, &rules.material)?;
    }
    Ok(work.finish(document))
}

/// The meaning of a block to the ground brush.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Nothing is there.
    Empty,
    /// Full ground.
    Ground,
    /// A ramp that the brush laid.
    Ramp,
    /// Anything else: not ours.
    Other,
}

/// The blocks around what is painted, as they were and as they become.
struct Land<'a> {
    rules: &'a GroundRules,
    /// The present kinds: of every block that may change, and as far around as that may depend on.
    before: BTreeMap<(i32, i32), Kind>,
    /// The blocks that may change.
    inside: BTreeSet<(i32, i32)>,
    painted: &'a BTreeSet<(i32, i32)>,
    erase: bool,
}

impl<'a> Land<'a> {
    fn of(
        document: &Document,
        level: &LevelData,
        painted: &'a BTreeSet<(i32, i32)>,
        erase: bool,
        rules: &'a GroundRules,
    ) -> Self {
        let ramps = ramps();
        let reach = i32::from(rules.run.min(GENTLEST)) * i32::from(rules.rise.min(HIGHEST)) + 2;
        let reach = reach.max(i32::from(HIGHEST) + 2).min(REACH + 2);
        let (mut before, mut inside) = (BTreeMap::new(), BTreeSet::new());
        let high = i32::from(HIGHEST) + 2;
        for &(x, y) in painted {
            for dy in -2 * high..=2 * high {
                for dx in -2 * reach..=2 * reach {
                    let at = (x + dx, y + dy);
                    if dx.abs() <= reach && dy.abs() <= high {
                        inside.insert(at);
                    }
                    before.entry(at).or_insert_with(|| {
                        cell_at(document, level, at.0, at.1).map_or(Kind::Other, |cell| kind(document, &ramps, &cell))
                    });
                }
            }
        }
        Self { rules, before, inside, painted, erase }
    }

    fn is_ground(&self, x: i32, y: i32) -> bool {
        if self.painted.contains(&(x, y)) {
            return !self.erase;
        }
        self.before.get(&(x, y)) == Some(&Kind::Ground)
    }

    /// The blocks that change.
    fn laid(&self) -> Vec<Laid> {
        let mut laid = Vec::new();
        for (&(x, y), &was) in &self.before {
            let is_kept = was == Kind::Other && !self.painted.contains(&(x, y));
            if is_kept || !self.inside.contains(&(x, y)) {
                continue;
            }
            let (mask, angle) = if self.is_ground(x, y) {
                let is_top = !self.is_ground(x, y - 1) && self.ramp(x, y - 1, 1).0 == EMPTY;
                (FULL, is_top.then_some(0))
            } else {
                let (floor, slope) = self.ramp(x, y, 1);
                let (roof, hang) = if self.rules.ceilings { self.ramp(x, y, -1) } else { (EMPTY, None) };
                // A floor and a ceiling in one block would leave a gap that a tile cannot have.
                if floor == EMPTY { (roof, hang) } else { (floor, slope) }
            };
            let is_new = match (was, mask) {
                (Kind::Ground, FULL) => !self.is_ground(x, y - 1) || self.near_painted(x, y),
                (Kind::Empty, EMPTY) => false,
                _ => true,
            };
            if is_new {
                let tile = tile_of(&mask, angle);
                let solidity = if tile.is_some() { Solidity::ALL } else { Solidity::NONE };
                laid.push(Laid { at: (x, y), tiles: [tile; 2], solidity: [solidity; 2], picture: mask, front: false });
            }
        }
        laid
    }

    /// Ground beside what changed may have come to the surface, or left it.
    fn near_painted(&self, x: i32, y: i32) -> bool {
        (-1..=1).any(|dy| (-1..=1).any(|dx| self.painted.contains(&(x + dx, y + dy))))
    }

    /// The part of a ramp that is in an empty block, and its angle; `down` is 1 for floors, -1 for ceilings.
    fn ramp(&self, x: i32, y: i32, down: i32) -> (Mask, Option<u8>) {
        let (longest, rise) = (i32::from(self.rules.run.min(GENTLEST)), i32::from(self.rules.rise.min(HIGHEST)));
        if longest == 0 || rise == 0 || self.is_ground(x, y) {
            return (EMPTY, None);
        }
        // The ground below this block, and how high over it the block is.
        let Some(over) = (1..=rise).find(|n| self.is_ground(x, y + n * down)) else { return (EMPTY, None) };
        let floor = y + over * down;
        // Blocks of each ramp's length from its foot to the end of this block, as low as this block is.
        let steps = [1, -1].map(|side| self.step(x, floor, side, down));
        // Two that meet in a valley are as long as the rules say: no drop ends their tread.
        let run = steps.iter().flatten().map(|step| step.run).min().unwrap_or(longest);
        let length = |step: Step| (step.height - over + 1) * run - (step.distance - 1);
        met(steps.map(|step| step.map(length)), run, down)
    }

    /// The step up beside a place on level ground; `None` if none is in reach.
    fn step(&self, x: i32, floor: i32, side: i32, down: i32) -> Option<Step> {
        let (run, rise) = (i32::from(self.rules.run.min(GENTLEST)), i32::from(self.rules.rise.min(HIGHEST)));
        for distance in 1..=run * rise {
            let column = x + side * distance;
            if self.is_ground(column, floor - down) {
                let height =
                    (1..=rise + 1).find(|n| !self.is_ground(column, floor - n * down)).map_or(rise + 1, |n| n - 1);
                let run = self.fitting_run(column, floor, (side, down), height)?;
                return (height <= rise && distance <= height * run).then_some(Step { distance, height, run });
            }
            if !self.is_ground(column, floor) {
                return None;
            }
        }
        None
    }

    /// Blocks of length for a block of height of the ramp before a step: what the rules say, or fewer if the level ground
    /// before it drops off sooner. `None` if that would be steeper than 45 degrees.
    fn fitting_run(&self, step: i32, floor: i32, (side, down): (i32, i32), height: i32) -> Option<i32> {
        let run = i32::from(self.rules.run.min(GENTLEST));
        let drop = (1..=height * run).find(|n| !self.is_ground(step - side * n, floor));
        let rises = |n: i32| (1..n).any(|n| self.is_ground(step - side * n, floor - down));
        match drop {
            Some(drop) if !rises(drop) => Some((drop - 1) / height).filter(|run| *run > 0),
            _ => Some(run),
        }
    }
}

/// A step up beside level ground.
#[derive(Clone, Copy)]
struct Step {
    /// Blocks to it.
    distance: i32,
    /// Blocks.
    height: i32,
    /// Blocks of length for a block of height of the ramp before it.
    run: i32,
}

/// Returns the block of a ramp that rises to the right and one that rises to the left, and its angle.
///
/// Each is given as the blocks of its length from its foot to the end of the block. In a narrow valley the two meet.
fn met(lengths: [Option<i32>; 2], run: i32, down: i32) -> (Mask, Option<u8>) {
    let heights = |length: Option<i32>, side: i32| -> [i32; 16] {
        std::array::from_fn(|u| {
            let from_end = if side > 0 { 15 - u as i32 } else { u as i32 };
            length.map_or(0, |length| (length * 16 - from_end + run - 1).div_euclid(run).clamp(0, 16))
        })
    };
    let (right, left) = (heights(lengths[0], 1), heights(lengths[1], -1));
    let mut mask = EMPTY;
    for (u, height) in right.iter().zip(left).map(|(one, other)| *one.max(&other)).enumerate() {
        for row in 0..height {
            let y = if down > 0 { 15 - row } else { row };
            mask[y as usize] |= 1 << u;
        }
    }
    if mask == EMPTY {
        return (EMPTY, None);
    }
    let higher = |one: &[i32; 16], other: &[i32; 16]| one.iter().zip(other).filter(|(a, b)| a > b).count();
    let (rises, falls) = (higher(&right, &left), higher(&left, &right));
    let angle = match () {
        // The bottom of a valley is level on the whole. A full block keeps a slope's angle: level, it would be ground.
        () if rises.min(falls) >= 4 && mask != FULL => {
            if down > 0 {
                0
            } else {
                128
            }
        }
        () => angle(run, if rises >= falls { 1 } else { -1 }, down),
    };
    (mask, Some(angle))
}

/// The angle of a ramp that rises to the right (1) or to the left (-1), on a floor (1) or under a ceiling (-1).
fn angle(run: i32, side: i32, down: i32) -> u8 {
    let turn = (1.0 / f64::from(run)).atan() / std::f64::consts::TAU;
    let steep = (turn * 128.0).round() as i32 * 2;
    let angle = if down > 0 { -side * steep } else { 128 + side * steep };
    angle as u8
}

fn kind(document: &Document, ramps: &HashSet<([i8; 16], [i8; 16], u8)>, cell: &Cell) -> Kind {
    if cell.block == 0 {
        return Kind::Empty;
    }
    let Some((set, block)) = document.project().block(cell.block) else { return Kind::Other };
    let tile = document.project().tilesets[set].tileset.tiles.get(usize::from(block.tile_a)).copied();
    let tile: SolidTile = tile.unwrap_or_default();
    let is_drawn = material_of(document.project(), cell.block).is_some() && cell.a == Solidity::ALL;
    match () {
        () if !is_drawn => Kind::Other,
        // A high ramp has full blocks too, which only their angle distinguishes from ground.
        () if ramps.contains(&canonical(&tile)) => Kind::Ramp,
        () if tile.mask() == FULL => Kind::Ground,
        () => Kind::Other,
    }
}

/// Returns all tiles that ramps are made of, also where two meet.
fn ramps() -> HashSet<([i8; 16], [i8; 16], u8)> {
    let mut all = HashSet::new();
    for run in 1..=i32::from(GENTLEST) {
        // A block further from the foot than the run is full.
        let lengths = 0..=run + 1;
        for lengths in lengths.clone().flat_map(|right| lengths.clone().map(move |left| [Some(right), Some(left)])) {
            let (mask, angle) = met(lengths, run, 1);
            all.extend(tile_of(&mask, angle).map(|tile| canonical(&tile)));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ramps_of_a_narrow_valley_meet_without_a_step() {
        for run in [1, 2, 4, 8] {
            let rules = GroundRules { run, rise: 2, ..GroundRules::default() };
            for (width, depth) in (1..=2 * 2 * i32::from(run)).flat_map(|width| [(width, 1), (width, 2)]) {
                let walls = (-20..0).chain(width..width + 20).flat_map(|x| (0..=depth).map(move |y| (x, y)));
                let painted: BTreeSet<(i32, i32)> = walls.chain((0..width).map(|x| (x, depth))).collect();
                let before = BTreeMap::new();
                let land = Land { rules: &rules, before, inside: BTreeSet::new(), painted: &painted, erase: false };
                let height = |column: i32| {
                    let (x, u) = (column.div_euclid(16), column.rem_euclid(16));
                    let solid = |y: i32| {
                        let mask = if land.is_ground(x, y) { FULL } else { land.ramp(x, y, 1).0 };
                        mask.iter().filter(|row| **row >> u & 1 != 0).count() as i32
                    };
                    (0..depth).map(solid).sum::<i32>()
                };
                let steps = (-1..=width * 16).map(|column| (height(column + 1) - height(column)).abs());
                assert!(steps.max() <= Some(1), "run {run}, {width} wide, {depth} deep");
                let tile = |x: i32, y: i32| {
                    let (mask, angle) = land.ramp(x, y, 1);
                    tile_of(&mask, angle).map(|tile| canonical(&tile))
                };
                let places = (0..width).flat_map(|x| (0..depth).map(move |y| (x, y)));
                let all = ramps();
                assert!(places.filter_map(|(x, y)| tile(x, y)).all(|tile| all.contains(&tile)), "known again");
            }
        }
    }

    #[test]
    fn a_fall_of_45_degrees_is_one_straight_slope() {
        for (run, down) in [2, 4, 8].into_iter().flat_map(|run| [(run, 1), (run, -1)]) {
            let rules = GroundRules { run, rise: 2, ceilings: true, ..GroundRules::default() };
            // Falls from row 10 to row 30, then goes on level; the other way up under a ceiling.
            let top = |x: i32| (10 + x).clamp(10, 30);
            let painted: BTreeSet<(i32, i32)> =
                (-40..60).flat_map(|x| (top(x)..60).map(move |y| (x, y * down))).collect();
            let (before, inside) = (BTreeMap::new(), BTreeSet::new());
            let land = Land { rules: &rules, before, inside, painted: &painted, erase: false };
            let height = |column: i32| {
                let (x, u) = (column.div_euclid(16), column.rem_euclid(16));
                let solid = |y: i32| {
                    let mask = if land.is_ground(x, y * down) { FULL } else { land.ramp(x, y * down, down).0 };
                    mask.iter().filter(|row| **row >> u & 1 != 0).count() as i32
                };
                (0..60).map(solid).sum::<i32>()
            };
            let falls: Vec<i32> = (16..16 * 18).map(|column| height(column) - height(column + 1)).collect();
            assert!(falls.iter().all(|fall| *fall == 1), "run {run}, {down}: {falls:?}");
            let angle = if down > 0 { 0x20 } else { 0x60 };
            assert_eq!(land.ramp(9, 18 * down, down).1, Some(angle), "run {run}, {down}");
        }
    }

    #[test]
    fn a_step_gets_a_ramp_on_its_lower_side() {
        let rules = GroundRules { run: 2, rise: 2, ..GroundRules::default() };
        let painted: BTreeSet<(i32, i32)> =
            (0..12).map(|x| (x, 5)).chain((8..12).flat_map(|x| [(x, 4), (x, 3)])).collect();
        let land =
            Land { rules: &rules, before: BTreeMap::new(), inside: BTreeSet::new(), painted: &painted, erase: false };
        let height = |x: i32, y: i32| {
            let (mask, _) = land.ramp(x, y, 1);
            tile_of(&mask, None).map_or([0; 16], |tile| tile.heights)
        };
        assert_eq!(height(7, 3)[15], 16, "it meets the step's top");
        assert_eq!(height(4, 4)[0], 1, "it begins at nothing, two blocks for each block of height");
        assert_eq!(height(3, 4), [0; 16]);
        assert_eq!(land.ramp(7, 4, 1).0, FULL);
        assert_eq!(land.ramp(5, 4, 1).1, Some(0xEE));
        let high = GroundRules { rise: 1, ..rules.clone() };
        let land = Land { rules: &high, ..land };
        assert_eq!(land.ramp(7, 4, 1).0, EMPTY, "two blocks are a wall then");
    }
}
