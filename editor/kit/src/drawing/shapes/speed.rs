//! The speed that a loop or a hill needs, found by sending players over it, and what a run from the start arrives with.

use super::figure::figure;
use super::handles::moved;
use super::lay;
use crate::document::Document;
use sim::grid::Grid;
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::player::Routine;
use sim::player::characters::standing;
use sim::project::{Bounds, LevelData, PlacementId, Project, Shape, ShapeKind, ShapeLayers, ShapeSide, Start};
use sim::tiles::{Chunk, TileLayer};
use sim::trace::NoTrace;
use sim::units::Speed;
use sim::world::World;
use std::fmt;
use std::sync::Arc;

/// The fastest players that are tried, pixels a frame: sensors reach no farther.
pub(crate) const FASTEST: i16 = 16;
/// The step in which the speed is found, 256ths of a pixel a frame.
const STEP: i16 = 8;
/// Frames within which a player is over.
const FRAMES: usize = 720;
/// Pixels before a loop or a hill at which a player begins.
const RUN_UP: i32 = 96;
/// Pixels of level around what is tried.
const ROOM: i32 = 512;
/// Pixels that the level of a trial is long and high at most.
const LARGEST: i32 = 1 << 14;
/// Frames of a run from the start that are looked at.
const RUN: usize = 60 * 60;
/// Frames without a step forward after which such a run is over.
const STUCK: usize = 240;
/// Pixels above or below a foot at which a run still comes by.
const NEAR: i32 = 48;

/// A speed in pixels a frame; what is needed is rounded up, what there is down.
fn in_words(speed: Speed, up: bool) -> String {
    let tenths = (i32::from(speed.0) * 10 + if up { 255 } else { 0 }) / 256;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// The speeds at the foot of a loop or a hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speeds {
    /// The least speed that gets a player over; `None` if none up to [`FASTEST`] does.
    pub needs: Option<Speed>,
    /// The speed of a run from the start; `None` if it does not come by.
    pub arrives: Option<Speed>,
}

impl fmt::Display for Speeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [needs, arrives] =
            [self.needs.map(|speed| in_words(speed, true)), self.arrives.map(|speed| in_words(speed, false))];
        match (needs, arrives) {
            (Some(needs), Some(arrives)) => write!(f, "Needs {needs}, a run from the start arrives with {arrives}"),
            (Some(needs), None) => write!(f, "Needs {needs}; a run from the start does not get here"),
            (None, Some(arrives)) => {
                write!(f, "No player gets over it at up to {FASTEST}.0, a run from the start arrives with {arrives}")
            }
            (None, None) => {
                write!(f, "No player gets over it at up to {FASTEST}.0; a run from the start does not get here")
            }
        }
    }
}

/// A run from the start of a level that holds the button forward.
#[derive(Clone, Debug, Default)]
pub(crate) struct FromStart {
    way: i32,
    /// The player after each frame: x, y, speed, on the ground.
    frames: Vec<(i32, i32, Speed, bool)>,
}

impl FromStart {
    /// To the right (1) or to the left (-1).
    pub(crate) fn of(level: &Level, way: i32) -> Self {
        let mut run = Self { way, frames: Vec::new() };
        let mut world = World::new(level);
        let (mut farthest, mut since) = (i32::MIN, 0);
        while run.frames.len() < RUN && since < STUCK && is_well(&world) {
            world.step(level, held(way), &mut NoTrace);
            let player = &world.player;
            let x = player.x.px();
            run.frames.push((x, player.y.px(), player.ground_speed, !player.airborne));
            since = if x * way > farthest { 0 } else { since + 1 };
            farthest = farthest.max(x * way);
        }
        run
    }

    /// The first frame, counted from 1, in which the player is on the ground at places of which something holds.
    pub(crate) fn first(&self, holds: impl Fn(i32, i32) -> bool) -> Option<usize> {
        self.frames.iter().position(|(x, y, _, grounded)| *grounded && holds(*x, *y)).map(|at| at + 1)
    }

    /// Whether the player is ever beyond a column after so many frames.
    pub(crate) fn passes(&self, after: usize, column: i32) -> bool {
        self.frames.iter().skip(after).any(|(x, ..)| (x - column) * self.way > 0)
    }

    /// The world after so many frames.
    pub(crate) fn world(&self, level: &Level, frames: usize) -> World {
        let mut world = World::new(level);
        (0..frames).for_each(|_| world.step(level, held(self.way), &mut NoTrace));
        world
    }

    /// The speed with which it comes by a place on the ground.
    fn at(&self, (foot_x, foot_y): (i32, i32)) -> Option<Speed> {
        let comes = |pair: &&[(i32, i32, Speed, bool)]| {
            let [before, now] = [pair[0], pair[1]];
            (before.0 - foot_x) * self.way < 0 && (now.0 - foot_x) * self.way >= 0 && (now.1 - foot_y).abs() <= NEAR
        };
        self.frames.windows(2).find(comes).map(|pair| Speed(pair[1].2.0.saturating_abs()))
    }
}

fn held(way: i32) -> Input {
    let held = if way > 0 { Buttons::RIGHT } else { Buttons::LEFT };
    Input::after(held, held)
}

fn is_well(world: &World) -> bool {
    world.player.routine == Routine::Normal
}

/// The least of the speeds with which a player gets through, by halves; `passes` says with which speed he comes to the
/// place that counts, if he gets through.
pub(crate) fn least(passes: impl Fn(Speed) -> Option<Speed>) -> Option<Speed> {
    let mut least = passes(Speed(FASTEST * 256))?;
    let (mut fails, mut enough) = (0, FASTEST * 256);
    if let Some(slow) = passes(Speed(0)) {
        return Some(slow);
    }
    while enough - fails > STEP {
        let middle = fails + (enough - fails) / 2;
        match passes(Speed(middle)) {
            Some(speed) => (enough, least) = (middle, speed),
            None => fails = middle,
        }
    }
    Some(least)
}

/// Plays on with the button held all the time, or else only while the player is not at his top speed: the games slow
/// down a player holding it then. True if `done` ever holds.
pub(crate) fn gets_through(
    world: &World,
    level: &Level,
    way: i32,
    mut done: impl FnMut(&World) -> Option<bool>,
) -> bool {
    [true, false].into_iter().any(|always| {
        let mut world = world.clone();
        for _ in 0..FRAMES {
            let is_fast = world.player.ground_speed.0.saturating_abs() > world.player.stats.top_speed;
            let input = if always || !is_fast { held(way) } else { Input::default() };
            world.step(level, input, &mut NoTrace);
            match done(&world) {
                Some(done) => return done,
                None if !is_well(&world) => return false,
                None => {}
            }
        }
        false
    })
}

/// The effect of a shape on a player who runs over it.
#[derive(Clone, Copy, Debug)]
struct Climb {
    /// The place where he comes to it.
    foot: (i32, i32),
    /// The column behind it.
    end: i32,
    /// Inside radius of a loop.
    radius: Option<i32>,
    way: i32,
}

impl Climb {
    /// `None` for a shape that nobody runs over. `chunk`: see [`lay::chunk_swap`].
    fn of(shape: &Shape, chunk: Option<i32>, way: i32) -> Option<Self> {
        if shape.side == ShapeSide::Ceiling || shape.layers == ShapeLayers::Neither {
            return None;
        }
        match (shape.kind, shape.points.as_slice()) {
            (ShapeKind::Loop, _) => {
                // A chunk may hold it tighter, and somewhere else.
                let drawing = figure(shape, chunk);
                let round = &drawing.surfaces.first()?.vertices;
                let (xs, ys) = (round.iter().map(|vertex| vertex.at.0), round.iter().map(|vertex| vertex.at.1));
                let (left, right) = (xs.clone().fold(f64::INFINITY, f64::min), xs.fold(f64::NEG_INFINITY, f64::max));
                let bottom = ys.fold(f64::NEG_INFINITY, f64::max);
                let foot = (((left + right) / 2.0).round() as i32, bottom.round() as i32);
                let radius = ((right - left) / 2.0).round() as i32;
                Some(Self { foot, end: foot.0 + way * radius, radius: Some(radius), way })
            }
            (ShapeKind::Hill, [one, other, ..]) => {
                let (left, right) = if one.0 < other.0 { (one, other) } else { (other, one) };
                let (foot, end) = if way > 0 { (*left, right.0) } else { (*right, left.0) };
                Some(Self { foot, end, radius: None, way })
            }
            _ => None,
        }
    }

    /// The speed at the foot of a player who begins with this speed before it, if he gets over.
    fn pass(&self, level: &Level, layer: TileLayer, speed: Speed) -> Option<Speed> {
        let (way, radius) = (self.way, self.radius.unwrap_or_default());
        let from = self.foot.0 - way * (radius + RUN_UP);
        let y =
            self.foot.1 - 1 - i32::from(standing(&level.ruleset, level.start.character, level.start.state.form).height);
        let start = Start { x: from, y, layer, faces_left: way < 0, ..level.start };
        let mut world = World::at(level, &start);
        world.player.airborne = false;
        world.player.ground_speed = Speed(speed.0 * way as i16);
        let (mut at_foot, mut is_over) = (None, self.radius.is_none());
        let passes = gets_through(&world, level, way, |world| {
            let player = &world.player;
            let (x, y) = (player.x.px(), player.y.px());
            if (x - self.foot.0) * way >= 0 {
                at_foot.get_or_insert(Speed(player.ground_speed.0.saturating_abs()));
            }
            is_over |= !player.airborne && y < self.foot.1 - radius && (x - self.foot.0).abs() <= radius;
            let (beyond, fell_back) = ((x - self.end) * way > 16, (x - from) * way < -16);
            if is_over && beyond { Some(true) } else { fell_back.then_some(false) }
        });
        at_foot.filter(|_| passes)
    }
}

/// The speeds at the foot of a loop or a hill; `None` for other shapes. `level` is the level without it.
pub(crate) fn speeds(project: &Project, level: &Level, runs: &[FromStart; 2], shape: &Shape) -> Option<Speeds> {
    let middle = shape.points.first().zip(shape.points.get(1)).map(|(one, other)| match shape.kind {
        ShapeKind::Loop => one.0,
        _ => one.0.midpoint(other.0),
    })?;
    let way = if level.start.x <= middle { 1 } else { -1 };
    let climb = Climb::of(shape, lay::chunk_swap(project), way)?;
    let arrives = runs.iter().find(|run| run.way == way).and_then(|run| run.at(climb.foot));
    Some(Speeds { needs: needs(project, shape, way)?, arrives })
}

/// The least speed at the foot that gets a player over a shape that is on level ground; the outer `None` if that cannot be
/// tried.
fn needs(project: &Project, shape: &Shape, way: i32) -> Option<Option<Speed>> {
    let (level, shape) = track(project, shape)?;
    let climb = Climb::of(&shape, lay::chunk_swap(project), way)?;
    let layer = if shape.layers == ShapeLayers::B { TileLayer::B } else { TileLayer::A };
    Some(least(|speed| climb.pass(&level, layer, speed)))
}

/// A level with nothing in it but a shape on its ground, by the project's rules; and the shape there.
fn track(project: &Project, shape: &Shape) -> Option<(Level, Shape)> {
    let side = i32::from(project.chunk_size.max(1)) * 16;
    let climbs = [1, -1].map(|way| Climb::of(shape, lay::chunk_swap(project), way));
    let [Some(right), Some(left)] = climbs else { return None };
    let around = right.radius.unwrap_or_default() + i32::from(shape.thickness);
    let xs = shape.points.iter().map(|point| point.0);
    let ys = shape.points.iter().map(|point| point.1);
    let (low_x, high_x) = (xs.clone().min()? - around, xs.max()? + around);
    let (low_y, high_y) = (ys.clone().min()? - 2 * around, ys.max()? + around);
    // By whole chunks, in which the place of a loop matters to some games.
    let by = |low: i32| (ROOM.checked_sub(low)?).div_euclid(side).checked_add(1)?.checked_mul(side);
    let (by_x, by_y) = (by(low_x)?, by(low_y)?);
    let size = |high: i32, by: i32| {
        let size = high.checked_add(by)?.checked_add(ROOM)?;
        (size <= LARGEST).then_some((size / side + 1) as u32)
    };
    let (columns, rows) = (size(high_x, by_x)?, size(high_y, by_y)?);
    let shape =
        Shape { id: PlacementId(0x300), switchers: Vec::new(), beneath: Vec::new(), ..moved(shape, (by_x, by_y)) };
    let key = "trial";
    let (width, height) = (columns as i32 * side, rows as i32 * side);
    let data = LevelData {
        key: key.into(),
        layout: Grid::new(columns, rows),
        bounds: Bounds::inside(width, height),
        ..LevelData::default()
    };
    let empty = Project {
        ruleset: project.ruleset.clone(),
        chunk_size: project.chunk_size,
        chunks: Arc::new(vec![Arc::new(Chunk::empty(project.chunk_size))]),
        levels: vec![Arc::new(data)],
        ..Project::default()
    };
    let ground = |id: u64, from: (i32, i32), to: i32| Shape {
        id: PlacementId(id),
        kind: ShapeKind::Line,
        points: vec![from, (to, from.1)],
        thickness: 64,
        ..Shape::default()
    };
    let (left_foot, right_foot) =
        ((right.foot.0 + by_x, right.foot.1 + by_y), (left.foot.0 + by_x, left.foot.1 + by_y));
    let grounds = match shape.kind {
        ShapeKind::Loop => vec![ground(0x100, (0, left_foot.1), width)],
        _ => vec![ground(0x100, (0, left_foot.1), left_foot.0), ground(0x200, right_foot, width)],
    };
    let mut document = Document::new(empty, None);
    for shape in grounds.into_iter().chain([shape.clone()]) {
        for edit in lay::put(&document, key, shape).ok()?.edits {
            document.apply(edit).ok()?;
        }
    }
    Some((Level::compile(document.project(), key)?, shape))
}

/// Returns the sentence of a run from the start about a place that needs some speed.
pub(crate) fn sentence(needs: Speed, arrives: Speed) -> String {
    format!(
        "A run from the start arrives here with {} pixels a frame and falls back; it needs {}.",
        in_words(arrives, false),
        in_words(needs, true)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::chunk_size::plan;
    use crate::drawing::shapes::handles::{ShapeOptions, dragged};
    use crate::drawing::starting_ground;
    use sim::ruleset::{Game, RulesetChoice};

    fn speeds_of(game: Game, kind: ShapeKind, from: (i32, i32), to: (i32, i32)) -> Speeds {
        let ruleset = RulesetChoice { preset: game, ..RulesetChoice::default() };
        let project = starting_ground::grounded(Project { ruleset, ..starting_ground::empty_project() });
        // Larger chunks, for there these games draw loops into them.
        let mut document = Document::new(project, None);
        let larger = plan(&document, 16).expect("nothing is in the way");
        document.apply_all(larger.edits).expect("its edits fit");
        let project = document.project();
        let level = Level::compile(project, &project.levels[0].key).expect("it is there");
        let runs = [1, -1].map(|way| FromStart::of(&level, way));
        let options = ShapeOptions { kind, ..ShapeOptions::default() };
        let shape = options.make(PlacementId(7), dragged(kind, from, to));
        speeds(project, &level, &runs, &shape).expect("somebody runs over it")
    }

    #[test]
    fn large_loops_need_more_than_a_run_from_the_start_has() {
        for game in Game::ALL {
            let of = |radius: i32| speeds_of(game, ShapeKind::Loop, (1600, 768), (1600 + radius, 768 - radius));
            let arrives = Some(Speed(0x600));
            let swaps = matches!(game, Game::Sonic1 | Game::SonicCd);
            let (small, large) = (of(48), of(if swaps { 96 } else { 240 }));
            assert_eq!((small.arrives, large.arrives), (arrives, arrives), "{game:?}");
            assert!(small.needs < arrives && small.needs.is_some(), "{game:?}: {small}");
            assert!(large.needs > small.needs, "{game:?}: {large}");
            if !swaps {
                assert!(large.needs > arrives, "{large}");
                assert!(large.to_string().ends_with("a run from the start arrives with 6.0"), "{large}");
            }
        }
    }

    #[test]
    fn steep_hills_need_speed_and_flat_ones_none() {
        let of = |height: i32| speeds_of(Game::Sonic2, ShapeKind::Hill, (1400, 768), (1900, 768 - height));
        let (flat, steep) = (of(40), of(240));
        assert!(flat.needs < steep.needs, "{flat}; {steep}");
    }
}
