//! A level with shapes in it, and a player who is sent along them at a steady speed.

use kit::document::{Document, History};
use kit::drawing::shapes::figure::figure;
use kit::drawing::shapes::lay;
use kit::drawing::shapes::path::{Path, Vertex, distance};
use sim::angle::Angle;
use sim::direction::Direction;
use sim::grid::Grid;
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::project::*;
use sim::ruleset::{Game, RulesetChoice};
use sim::trace::{Observer, Sensor, SensorCast, Trace};
use sim::units::{Speed, Sub};
use sim::world::World;

pub const LEVEL: &str = "level-1";

/// An empty level of that many pixels.
pub fn empty(game: Game, width: u32, height: u32) -> History {
    let mut project = Project::empty("track");
    project.ruleset = RulesetChoice { preset: game, ..RulesetChoice::default() };
    if matches!(game, Game::Sonic1 | Game::SonicCd) {
        project.chunk_size = 16;
        project.chunks = std::sync::Arc::new(vec![std::sync::Arc::new(sim::tiles::Chunk::empty(16))]);
    }
    let side = u32::from(project.chunk_size) * 16;
    let level = std::sync::Arc::make_mut(&mut project.levels[0]);
    level.layout = Grid::new(width.div_ceil(side), height.div_ceil(side));
    level.bounds = Bounds { left: 0, top: 0, right: width as i32, bottom: height as i32 };
    History::unsaved(Document::new(project, None))
}

pub fn shape(id: u64, kind: ShapeKind, points: &[(i32, i32)]) -> Shape {
    let material = "meadow".into();
    Shape { id: PlacementId(id << 8), kind, points: points.to_vec(), thickness: 32, material, ..Shape::default() }
}

pub fn put(history: &mut History, shape: Shape) -> lay::Outcome {
    let outcome = lay::put(history.document(), LEVEL, shape).expect("the shape can be put down");
    history.apply("Shape", None, outcome.edits.clone()).expect("its edits fit");
    outcome
}

/// The lines that one runs along, over all shapes of the level.
pub fn surfaces(history: &History) -> Vec<Path> {
    let document = history.document();
    let chunk = lay::chunk_swap(document.project());
    let shapes = &document.level(LEVEL).expect("there").shapes;
    shapes.iter().flat_map(|shape| figure(shape, chunk).surfaces).collect()
}

pub fn level(history: &History) -> Level {
    Level::compile(history.document().project(), LEVEL).expect("there")
}

/// The state of a run.
pub struct Run<'a> {
    pub name: String,
    pub level: &'a Level,
    pub paths: &'a [Path],
    /// Pixels a frame, negative to the left.
    pub speed: i16,
    /// The distance by which he begins farther on, in 1/256 pixel.
    pub phase: i32,
}

#[derive(Default)]
struct Feet(Vec<SensorCast>);

impl Trace for Feet {}

impl Observer for Feet {
    fn sensor(&mut self, cast: SensorCast) {
        if matches!(cast.sensor, Sensor::A | Sensor::B) && cast.won {
            self.0.push(cast);
        }
    }
}

impl Run<'_> {
    /// Runs from a point of a path until `done`; panics where the player leaves the ground, or feels a surface that is
    /// a pixel or more off the curve.
    pub fn go(&self, from: &Vertex, layer: sim::tiles::TileLayer, done: impl Fn(&World) -> bool) -> World {
        let mut world = World::new(self.level);
        let (right, turn) = (from.right(), from.along.1.atan2(from.along.0) / std::f64::consts::TAU);
        let p = &mut world.player;
        p.x = Sub::from_px((from.at.0 - right.0 * 20.0).floor() as i32);
        p.y = Sub::from_px((from.at.1 - right.1 * 20.0).round() as i32);
        p.ground_angle = Angle(((turn * 128.0).round() as i32 * 2) as u8);
        let on = |part: f64| (part.round() as i32 * self.phase).wrapping_mul(i32::from(self.speed.signum()));
        (p.x, p.y) = (Sub(p.x.0 + on(from.along.0)), Sub(p.y.0 + on(from.along.1)));
        p.layer = layer;
        p.airborne = false;
        world.camera.x = p.x.px() - 160;
        world.camera.y = p.y.px() - 112;
        for frame in 0..6000 {
            if done(&world) {
                return world;
            }
            world.player.ground_speed = Speed(self.speed * 256);
            let mut feet = Feet::default();
            let held = if self.speed > 0 { Buttons::RIGHT } else { Buttons::LEFT };
            world.player.control_lock = 0;
            world.step(self.level, Input::after(held, held), &mut feet);
            if done(&world) {
                return world;
            }
            let p = &world.player;
            let place = || {
                let (x, y, angle, name) = (p.x.px(), p.y.px(), p.ground_angle.0, &self.name);
                format!("{name}: frame {frame} at {x}, {y}, angle {angle:02X} layer {:?}", p.layer)
            };
            assert!(!p.airborne, "{}: left the ground; feet {:?}", place(), feet.0);
            for cast in feet.0.iter().filter(|cast| cast.top) {
                let error = self.error(cast);
                assert!(error < 1.0, "{}: {error:.2} pixels off the curve: {cast:?}", place());
            }
        }
        panic!("{}: never arrived: {:?}", self.name, (world.player.x.px(), world.player.y.px()));
    }

    /// Returns the distance of the surface that a sensor found from the nearest curve, along the sensor.
    fn error(&self, cast: &SensorCast) -> f64 {
        let (x, y) = (f64::from(cast.anchor.0), f64::from(cast.anchor.1));
        let d = f64::from(cast.distance);
        // The edge between the last free pixel and the first solid one, in the middle of the sensor's row or column.
        let (across, edge, vertical) = match cast.direction {
            Direction::Down => (x + 0.5, y + d + 1.0, true),
            Direction::Up => (x + 0.5, y - d, true),
            Direction::Right => (y + 0.5, x + d + 1.0, false),
            Direction::Left => (y + 0.5, x - d, false),
        };
        let mut best = f64::INFINITY;
        for path in self.paths {
            for pair in path.vertices.windows(2) {
                let turn = |p: (f64, f64)| if vertical { p } else { (p.1, p.0) };
                let (a, b) = (turn(pair[0].at), turn(pair[1].at));
                let (low, high) = if a.0 <= b.0 { (a, b) } else { (b, a) };
                if across < low.0 - 1e-6 || across > high.0 + 1e-6 {
                    continue;
                }
                let t = if high.0 - low.0 < 1e-9 { 0.0 } else { (across - low.0) / (high.0 - low.0) };
                best = best.min((low.1 + (high.1 - low.1) * t.clamp(0.0, 1.0) - edge).abs());
            }
        }
        best
    }
}

/// Runs along the only shape of a level both ways, at 6 and at 12 pixels a frame.
pub fn end_to_end(name: &str, history: &History, shape: &Shape, phases: impl Fn(i16) -> Vec<i32>) {
    let level = level(history);
    let paths: Vec<Path> = figure(shape, None).strokes.into_iter().map(|stroke| stroke.path).collect();
    for speed in [6, -6, 12, -12] {
        let path = if speed > 0 { paths[0].clone() } else { paths[0].clone().reversed() };
        // A little way in: at the very end half of the player hangs in the air.
        let mut way = 0.0;
        let at = path.vertices.windows(2).position(|pair| {
            way += distance(pair[0].at, pair[1].at);
            way > 24.0
        });
        let mut start = path.vertices[at.expect("longer than that") + 1];
        if speed < 0 {
            start.along = (-start.along.0, -start.along.1);
        }
        let end = path.end().expect("not empty");
        for phase in phases(speed) {
            let run =
                Run { name: format!("{name} at {speed} from {phase}"), level: &level, paths: &paths, speed, phase };
            run.go(&start, sim::tiles::TileLayer::A, |world| is_near(world, end, 44.0));
        }
    }
}

/// Turns round an edge more tightly than the games' rules hold every player; the tool says so.
pub fn is_too_tight(history: &History, shape: &Shape) -> bool {
    !lay::tight_edges(history.document().project(), shape).is_empty()
}

/// Whether the player's feet are within so many pixels of a point.
pub fn is_near(world: &World, at: (f64, f64), pixels: f64) -> bool {
    let p = &world.player;
    distance((f64::from(p.x.px()), f64::from(p.y.px())), at) < pixels
}
