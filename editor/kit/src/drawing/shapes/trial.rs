//! Trial runs: players sent round an edge of a shape before it is put down, on its own tiles, by the project's rules.

use super::cut::tile_of;
use super::path::{Path, Vertex};
use super::raster::Raster;
use sim::angle::Angle;
use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed};
use sim::ruleset::Ruleset;
use sim::tiles::{SolidTile, Solidity, TileLayer};
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;

/// Blocks along a side of the cut-out that takes part: as far as a player, his sensors and the level's edges reach.
const SIDE: u32 = 32;
/// Pixels of the way before the edge on which players settle.
const BEFORE: f64 = 72.0;
/// Pixels of the way behind the edge on which they must hold.
const BEHIND: f64 = 64.0;
/// Pixels at the ends of a path where one foot hangs in the air.
const END: f64 = 24.0;
/// Pixels from a player's centre to the ground he stands on.
const HEIGHT: f64 = 20.0;
/// Speeds at which players run, pixels a frame; the sign is the direction.
const SPEEDS: [i16; 4] = [12, -12, 6, -6];
/// Places of a pixel from which they start.
const PLACES: i32 = 32;

/// One player's run.
#[derive(Clone, Debug)]
struct Run {
    world: World,
    speed: i16,
    frames: usize,
}

impl Run {
    /// Whether the player stays on the ground.
    fn holds(&self, level: &Level) -> bool {
        let mut world = self.world.clone();
        let held = if self.speed > 0 { Buttons::RIGHT } else { Buttons::LEFT };
        (0..self.frames).all(|_| {
            world.player.ground_speed = Speed(self.speed * 256);
            world.step(level, Input::after(held, held), &mut NoTrace);
            !world.player.airborne
        })
    }
}

/// Runs both ways round one edge, at 6 and at 12 pixels a frame, from all over a frame's way.
#[derive(Clone, Debug)]
pub(crate) struct Trial {
    /// The block at the corner of the cut-out that takes part.
    origin: (i32, i32),
    /// The cut-out; each of its solid tiles has a number of its own.
    level: Level,
    runs: Vec<Run>,
    /// The player thrown last goes first: the next angles throw him soonest.
    order: Vec<usize>,
    ran: usize,
}

impl Trial {
    /// For the edge `way` pixels along a path that is drawn on `layer`.
    pub(crate) fn new(
        raster: &Raster,
        layer: TileLayer,
        solidity: Solidity,
        rules: Ruleset,
        path: &Path,
        way: f64,
    ) -> Self {
        let Some(edge) = path.after(way) else {
            return Self { origin: (0, 0), level: Level::default(), runs: Vec::new(), order: Vec::new(), ran: 0 };
        };
        let block = |v: f64| (v / 16.0).floor() as i32 - SIDE as i32 / 2;
        let origin = (block(edge.at.0), block(edge.at.1));
        let mut builder = LevelBuilder::new(SIDE, SIDE);
        for (x, y) in (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y))) {
            let (bx, by) = (origin.0 + x as i32, origin.1 + y as i32);
            let mask = raster.solid[layer as usize].mask(bx, by);
            if let Some(tile) = tile_of(&mask, raster.angle(bx, by, layer)) {
                let number = builder.tile(tile);
                builder.put(x, y, Placed::solid(number).with(solidity));
            }
        }
        let mut trial = Self { origin, level: builder.build(rules), runs: Vec::new(), order: Vec::new(), ran: 0 };
        let length = path.length();
        for speed in SPEEDS {
            // Counted in the direction of the run.
            let to_edge = if speed > 0 { way } else { length - way };
            let from = (to_edge - BEFORE).max(END.min(to_edge / 2.0));
            let to = (to_edge + BEHIND).min(length - END).max(to_edge);
            let frames = ((to - from) / f64::from(speed.abs())).ceil().max(1.0) as usize;
            for n in 0..i32::from(speed.abs()) * PLACES {
                let way = from + f64::from(n) / f64::from(PLACES);
                // Wherever within a pixel he stands across the way, too.
                let height = HEIGHT + f64::from(n * 7 % PLACES) / f64::from(PLACES);
                let start = path.after(if speed > 0 { way } else { length - way });
                trial.runs.extend(start.map(|start| Run { world: trial.world(&start, height), speed, frames }));
            }
        }
        trial.order = (0..trial.runs.len()).collect();
        trial
    }

    /// A player who stands so many pixels from a place of the path.
    fn world(&self, at: &Vertex, height: f64) -> World {
        let mut world = World::new(&self.level);
        let (x, y) = at.beside(-height);
        let sub = |v: f64, origin: i32| Sub(((v - f64::from(origin * 16)) * 256.0).floor() as i32);
        let player = &mut world.player;
        (player.x, player.y) = (sub(x, self.origin.0), sub(y, self.origin.1));
        player.ground_angle = Angle(((at.angle() / 2.0).round() as i32 * 2) as u8);
        player.airborne = false;
        world
    }

    /// Returns the number of runs made so far to find out whether it holds.
    pub(crate) fn ran(&self) -> usize {
        self.ran
    }

    /// Returns the number of runs.
    pub(crate) fn count(&self) -> usize {
        self.runs.len()
    }

    /// Whether nobody is thrown off.
    pub(crate) fn holds(&mut self) -> bool {
        let thrown = self.order.iter().position(|run| !self.runs[*run].holds(&self.level));
        self.ran += thrown.map_or(self.order.len(), |thrown| thrown + 1);
        if let Some(thrown) = thrown {
            self.order[..=thrown].rotate_right(1);
        }
        thrown.is_none()
    }

    /// Returns the number of runs that the edge throws off.
    pub(crate) fn thrown(&self) -> usize {
        self.runs.iter().filter(|run| !run.holds(&self.level)).count()
    }

    /// Gives a block another angle.
    pub(crate) fn choose_angle(&mut self, (bx, by): (i32, i32), angle: Angle) {
        let (number, _) = self.level.shape_at(TileLayer::A, bx - self.origin.0, by - self.origin.1);
        let tile = SolidTile { angle, ..self.level.shape(number) };
        self.level.set_shape(number, &tile);
    }
}
