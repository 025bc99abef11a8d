//! Projects of one level with recorded runs: what `two-roads` and `night-shift` have in common.

use super::canvas::Canvas;
use super::gym::{self, Thing};
use super::pen::of_loop;
use super::project::{CHUNK, chunks_of};
use super::runs::record;
use super::script::{self, Leg};
use super::sets::Set;
use sim::level::Level;
use sim::project::{Area, GroundRules, LayerSwitcher, Placement, PlacementId, Project};
use sim::tiles::{Cell, Chunk};
use std::sync::Arc;

/// A run, and where rings are along its way: from and to an x, pixels.
pub struct Way {
    /// The run's key.
    pub key: &'static str,
    /// Its legs.
    pub legs: &'static [Leg],
    /// Stretches with rings.
    pub rings: &'static [(i32, i32)],
}

/// A project of one level.
pub struct Plan {
    /// Its name.
    pub name: &'static str,
    /// Key and title of its level.
    pub level: (&'static str, &'static str),
    /// The ground and the props.
    pub draw: fn() -> Canvas,
    /// Centre column, floor row and radius of each loop.
    pub loops: &'static [(i32, i32, i32)],
    /// The objects but for rings along ways.
    pub things: &'static [Thing],
    /// The player's centre at the start, pixels.
    pub start: (i32, i32),
    /// The goal, pixels.
    pub goal: Area,
    /// The water's surface.
    pub water: Option<i32>,
    /// The recorded runs.
    pub ways: &'static [Way],
}

/// Pixels of the way from one ring to the next.
const APART: i64 = 28;

/// The project of a plan; `cells` are those of its canvas, `number` sets its ids apart.
pub fn make(plan: &Plan, set: &Set, cells: &[Cell], (width, height): (i32, i32), number: usize) -> Project {
    let mut chunks = vec![Arc::new(Chunk::empty(CHUNK as u8))];
    let layout = chunks_of(&mut chunks, cells, width, height);
    let mut level = gym::level(number, plan.level, plan.things, plan.start, layout);
    level.goal = Some(plan.goal);
    level.water = plan.water;
    level.switchers = plan.loops.iter().copied().flat_map(of_loop).enumerate().map(with_id).collect();
    let mut project = Project {
        name: plan.name.into(),
        chunk_size: CHUNK as u8,
        tilesets: vec![set.reference()],
        chunks: Arc::new(chunks),
        levels: vec![Arc::new(level)],
        ground: Arc::new(GroundRules { material: set.theme.earth.into(), ..GroundRules::default() }),
        ..Project::default()
    };
    let rings = rings(plan, &project);
    let placements = &mut Arc::make_mut(&mut project.levels[0]).placements;
    for ring in rings {
        let id = gym::id(number, placements.len());
        placements.push(Placement { id, ..ring });
    }
    let level = Level::compile(&project, plan.level.0).expect("the level is there");
    project.runs = plan.ways.iter().map(|way| Arc::new(record(&level, plan.level.0, way.key, way.legs))).collect();
    project
}

fn with_id((order, switcher): (usize, LayerSwitcher)) -> LayerSwitcher {
    LayerSwitcher { id: PlacementId(0x726f_6164_0000_0001 + order as u64), ..switcher }
}

/// Rings along the ways.
fn rings(plan: &Plan, project: &Project) -> Vec<Placement> {
    let level = Level::compile(project, plan.level.0).expect("the level is there");
    let mut rings: Vec<Placement> = Vec::new();
    for way in plan.ways {
        let mut last: Option<(i32, i32)> = None;
        script::play(&level, way.legs, |_, world| {
            let (x, y) = (world.player.x.px(), world.player.y.px());
            let far = last.is_none_or(|(from_x, from_y)| {
                let (dx, dy) = (i64::from(x - from_x), i64::from(y - from_y));
                dx * dx + dy * dy >= APART * APART
            });
            let is_free = rings.iter().all(|ring| (ring.x - x).abs() + (ring.y - y).abs() >= 24);
            if far && is_free && way.rings.iter().any(|(from, to)| (*from..*to).contains(&x)) {
                last = Some((x, y));
                rings.push(Placement { kind: "ring".into(), x, y, ..Placement::default() });
            }
        });
    }
    rings
}
