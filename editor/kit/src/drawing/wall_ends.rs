//! Walls and ceilings that lead a player into the terrain, found by players who run along them.
//!
//! On walls and under ceilings no sensor looks ahead. A wall that meets the ground in a corner leads a player straight
//! through it; so does a ceiling that meets a wall, and an edge behind which the feet find the inside of something. A curve,
//! or a flagged tile, which gives nobody the angle of a wall, prevents that.

use rayon::prelude::*;
use sim::angle::{Angle, Mode};
use sim::input::Input;
use sim::level::Level;
use sim::player::Routine;
use sim::player::characters::{ball, standing};
use sim::project::Start;
use sim::sensors::{Direction, Ray};
use sim::tiles::{SolidTile, Solidity, TILE, TileLayer};
use sim::trace::NoTrace;
use sim::units::Speed;
use sim::world::World;
use std::collections::{HashMap, HashSet};

/// Rows (columns, under ceilings) of a block from which players are sent.
const PLACES: [i32; 4] = [1, 6, 10, 14];
/// Speeds of players, 256ths of a pixel a frame.
const SPEEDS: [i16; 6] = [0x80, 0x200, 0x400, 0x600, 0x900, 0xC00];
/// Blocks of a ceiling that are looked through for a wall that leads to it.
const MOST_CEILING: usize = 512;
/// The angle between two blocks of a curve at most, that of the tightest loop.
const CURVE: u8 = 0x18;
/// Frames of a run along a wall.
const FRAMES: usize = 80;
/// Frames after which a player off the wall is safe.
const SAFE: usize = 10;
/// A foot deeper in the ground than this is never lifted out of it.
const DEEPEST: i32 = -14;

/// A wall or a ceiling that leads a player into the terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WallEnd {
    /// The layer of the player.
    pub layer: TileLayer,
    /// The last block with an angle of a wall or a ceiling on the way.
    pub block: (i32, i32),
    /// The direction of the feet.
    pub feet: Direction,
    /// The centre of the player in the first frame inside the terrain.
    pub into: (i32, i32),
    /// Speed along the wall, 256ths of a pixel a frame.
    pub speed: i16,
}

/// Pixels below the centre at which a player on flat ground feels walls: what begins above it does not stop anybody.
const LOW: i32 = 8;

/// Whether a player whose centre is there is inside of terrain that is solid from all sides: no head that goes under something.
pub(crate) fn is_buried(level: &Level, layer: TileLayer, (x, y): (i32, i32)) -> bool {
    is_inside(level, layer, (x, y)) && is_inside(level, layer, (x, y.saturating_add(LOW)))
}

/// Whether a pixel is inside of terrain that is solid from all sides.
fn is_inside(level: &Level, layer: TileLayer, (x, y): (i32, i32)) -> bool {
    let (number, solidity) = level.shape_at(layer, x >> 4, y >> 4);
    number != 0 && solidity == Solidity::ALL && level.shape(number).is_solid_at((x & 15) as usize, (y & 15) as usize)
}

/// Solid tiles whose angle is that of a wall or a ceiling, by number.
struct Steep(Vec<bool>);

impl Steep {
    fn of(level: &Level) -> Self {
        Self((0..level.shape_count()).map(|number| is_steep(&level.shape(number as u16))).collect())
    }

    fn is_at(&self, level: &Level, layer: TileLayer, block: (i32, i32)) -> bool {
        let (number, solidity) = level.shape_at(layer, block.0, block.1);
        number != 0 && solidity.top && self.0[usize::from(number)]
    }
}

/// Whether a tile gives a player who stands on it the mode of a wall or a ceiling.
pub(crate) fn is_steep(tile: &SolidTile) -> bool {
    let angle = tile.engine_angle();
    !angle.is_flagged() && angle.mode() != Mode::Floor
}

/// The walls and ceilings of a part of a level (first column and row, columns and rows of blocks) that lead into the
/// terrain, row by row, one of each block and direction.
pub(crate) fn wall_ends(level: &Level, (from, size): ((i32, i32), (i32, i32)), layers: &[TileLayer]) -> Vec<WallEnd> {
    let steep = Steep::of(level);
    if !steep.0.contains(&true) {
        return Vec::new();
    }
    let row = |y: i32| {
        let blocks = layers.iter().flat_map(move |layer| (from.0..from.0 + size.0).map(move |x| (*layer, (x, y))));
        let steep_blocks = blocks.filter(|(layer, block)| steep.is_at(level, *layer, *block));
        steep_blocks.flat_map(|(layer, block)| [1, -1].map(|way| (layer, block, way)))
    };
    let starts: Vec<_> = (from.1..from.1 + size.1).flat_map(row).collect();
    starts
        .into_par_iter()
        .filter_map(|(layer, block, way)| Walk { level, steep: &steep, layer }.end(block, way))
        .collect()
}

/// A layer of a level whose walls are walked.
#[derive(Clone, Copy)]
struct Walk<'a> {
    level: &'a Level,
    steep: &'a Steep,
    layer: TileLayer,
}

impl Walk<'_> {
    /// The first run from a block into the terrain, in the direction of positive (1) or negative (-1) ground speed.
    fn end(self, block: (i32, i32), way: i16) -> Option<WallEnd> {
        let (number, _) = self.level.shape_at(self.layer, block.0, block.1);
        let tile = self.level.shape(number);
        let feet = tile.engine_angle().mode().feet();
        // Where the wall or ceiling goes on, straight, round an edge or through a hollow, runs from there say more.
        let ((dx, dy), (up_x, up_y)) = (ahead(feet, i32::from(way)), away(feet));
        let next = [(dx, dy), (dx + up_x, dy + up_y), (dx - up_x, dy - up_y), (up_x, up_y)];
        if next.iter().any(|(x, y)| self.goes_on(&tile, (block.0 + x, block.1 + y))) || !self.is_entered(block, feet) {
            return None;
        }
        let start = &self.level.start;
        let (character, form) = (start.character, start.state.form);
        let radii = [standing, ball].map(|radii| radii(&self.level.ruleset, character, form).height);
        let (x, y) = (block.0 * TILE + TILE / 2, block.1 * TILE + TILE / 2);
        let resting = World::at(self.level, &Start { x, y, layer: self.layer, character, ..Start::default() });
        let mut world = resting.clone();
        for foot in PLACES.iter().filter_map(|across| self.foothold(&tile, feet, block, *across)) {
            for (rolls, height) in [false, true].into_iter().zip(radii) {
                let away = away(feet);
                let centre = (foot.0 + away.0 * i32::from(height), foot.1 + away.1 * i32::from(height));
                let half_way = (foot.0 + away.0 * 8, foot.1 + away.1 * 8);
                if [centre, half_way].iter().any(|at| is_inside(self.level, self.layer, *at)) {
                    continue;
                }
                for speed in SPEEDS {
                    world.copy_from(&resting);
                    let player = &mut world.player;
                    if rolls {
                        player.curl_up(&self.level.ruleset);
                    }
                    (player.x, player.y) = (sim::units::Sub::from_px(centre.0), sim::units::Sub::from_px(centre.1));
                    (player.airborne, player.ground_angle) = (false, tile.engine_angle());
                    player.ground_speed = Speed(speed * way);
                    if let Some(into) = self.run(&mut world, block) {
                        return Some(WallEnd { layer: self.layer, block, feet, into, speed: speed * way });
                    }
                }
            }
        }
        None
    }

    /// Whether a player gets onto a wall or a ceiling: nobody holds on to a ceiling that no wall leads to.
    fn is_entered(self, block: (i32, i32), feet: Direction) -> bool {
        let (mut open, mut seen) = (vec![block], HashSet::from([block]));
        let is_wall = |(x, y): (i32, i32)| {
            let (number, _) = self.level.shape_at(self.layer, x, y);
            matches!(self.level.shape(number).engine_angle().mode(), Mode::LeftWall | Mode::RightWall)
        };
        while let Some(at) = open.pop().filter(|_| feet == Direction::Up && seen.len() < MOST_CEILING) {
            if is_wall(at) {
                return true;
            }
            let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (at.0 + dx, at.1 + dy)));
            let steep = around.filter(|next| self.steep.is_at(self.level, self.layer, *next));
            open.extend(steep.filter(|next| seen.insert(*next)));
        }
        feet != Direction::Up
    }

    /// Whether a wall or ceiling goes on in a block: as one, or in a curve that leads from it to a floor.
    fn goes_on(self, tile: &SolidTile, next: (i32, i32)) -> bool {
        let (number, solidity) = self.level.shape_at(self.layer, next.0, next.1);
        if number == 0 || !solidity.top {
            return false;
        }
        let angle = self.level.shape(number).engine_angle();
        let bends = angle != Angle::FLOOR && angle.distance_to(tile.engine_angle()) <= CURVE;
        self.steep.0[usize::from(number)] || !angle.is_flagged() && bends
    }

    /// The last free pixel before the surface that a block shows in a row (a column, under ceilings).
    fn foothold(self, tile: &SolidTile, feet: Direction, block: (i32, i32), across: i32) -> Option<(i32, i32)> {
        let lengths = if matches!(feet, Direction::Up | Direction::Down) { &tile.heights } else { &tile.widths };
        let length = i32::from(lengths[across as usize]).clamp(-TILE, TILE);
        let length = if matches!(feet, Direction::Up | Direction::Left) { -length } else { length };
        let into = match length {
            0 => return None,
            1..=16 => TILE - length,
            _ => 0,
        };
        let (x, y) = (block.0 * TILE, block.1 * TILE);
        let at = match feet {
            Direction::Down => (x + across, y + into - 1),
            Direction::Up => (x + across, y + TILE - into),
            Direction::Right => (x + into - 1, y + across),
            Direction::Left => (x + TILE - into, y + across),
        };
        (self.level.cast(Ray::ground(at.0, at.1, feet), self.layer).distance == 0).then_some(at)
    }

    /// Lets a player run until the wall has led into the terrain, which is returned, or elsewhere.
    fn run(self, world: &mut World, from: (i32, i32)) -> Option<(i32, i32)> {
        let mut off = 0;
        for _ in 0..FRAMES {
            world.step(self.level, Input::default(), &mut NoTrace);
            let player = &world.player;
            if player.routine != Routine::Normal {
                return None;
            }
            let at = (player.x.px(), player.y.px());
            if is_buried(self.level, player.layer, at) {
                return Some(at);
            }
            let mode = player.ground_angle.mode();
            off = if player.airborne || mode == Mode::Floor { off + 1 } else { 0 };
            if off >= SAFE {
                return (!player.airborne && self.is_sunk(world)).then_some(at);
            }
            if off > 0 {
                continue;
            }
            let (dx, dy) = away(mode.feet());
            let reach = i32::from(player.height_radius) + 2;
            let under = ((at.0 - dx * reach) >> 4, (at.1 - dy * reach) >> 4);
            if under != from && self.steep.is_at(self.level, player.layer, under) {
                return None; // runs from there are tried too
            }
        }
        None
    }

    /// The feet are so deep in the ground that nothing lifts them out.
    fn is_sunk(self, world: &World) -> bool {
        let player = &world.player;
        let (width, y) = (i32::from(player.width_radius), player.y.px() + i32::from(player.height_radius));
        let depth = |x: i32| self.level.cast(Ray::ground(x, y, Direction::Down), player.layer).distance;
        depth(player.x.px() - width).min(depth(player.x.px() + width)) < DEEPEST
    }
}

/// From the feet to the head.
const fn away(feet: Direction) -> (i32, i32) {
    match feet {
        Direction::Down => (0, -1),
        Direction::Right => (-1, 0),
        Direction::Up => (0, 1),
        Direction::Left => (1, 0),
    }
}

/// Returns the direction of ground speed of that sign.
const fn ahead(feet: Direction, sign: i32) -> (i32, i32) {
    match feet {
        Direction::Down => (sign, 0),
        Direction::Right => (0, -sign),
        Direction::Up => (-sign, 0),
        Direction::Left => (0, sign),
    }
}

/// Wall ends that are one for a reader: of one layer or both, less than so many pixels apart.
pub(crate) fn grouped(ends: &[WallEnd], apart: i32) -> Vec<(WallEnd, [bool; 2])> {
    let mut groups: Vec<(WallEnd, [bool; 2])> = Vec::new();
    let mut cells: HashMap<(i32, i32), Vec<usize>> = HashMap::new();
    for end in ends {
        let cell = (end.into.0.div_euclid(apart), end.into.1.div_euclid(apart));
        let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (cell.0 + dx, cell.1 + dy)));
        let is_near = |group: &&usize| {
            let at = groups[**group].0.into;
            (at.0 - end.into.0).abs().max((at.1 - end.into.1).abs()) < apart
        };
        let known = around.filter_map(|cell| cells.get(&cell)).flatten().find(is_near).copied();
        let group = known.unwrap_or_else(|| {
            cells.entry(cell).or_default().push(groups.len());
            groups.push((*end, [false; 2]));
            groups.len() - 1
        });
        groups[group].1[end.layer as usize] = true;
    }
    groups
}
