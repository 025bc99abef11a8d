//! `object-gym`: a level for each kind of object, and for each known bug of the method, with a recorded run through it;
//! behind them the levels of the worked examples (`worked`).

use super::canvas::{BOTH, Canvas, Material::Earth};
use super::project::{CHUNK, chunks_of};
use super::script::{self, Leg, Until};
use super::things;
use super::worked;
use sim::grid::Grid;
use sim::input::Buttons;
use sim::level::Level;
use sim::objects::{kind_named, parameters};
use sim::project::{
    Bounds, Expectation, LevelData, OwnForm, OwnKind, OwnKinds, Placement, PlacementId, Project, Run, Start, Tileset,
    TilesetRef,
};
use sim::replay::what_came_out;
use sim::tiles::{Cell, Chunk, LayoutCell};
use std::sync::Arc;

const N: Buttons = Buttons::NONE;
const L: Buttons = Buttons::LEFT;
const R: Buttons = Buttons::RIGHT;
const D: Buttons = Buttons::DOWN;
const J: Buttons = Buttons::JUMP;
const RJ: Buttons = Buttons::RIGHT.with(Buttons::JUMP);

/// Width and height of a station in blocks.
pub const WIDTH: i32 = 80;
/// Height in blocks.
pub const HEIGHT: i32 = 24;
/// Row of blocks that the floor begins at; its top is at pixel 256.
const FLOOR: i32 = 16;

/// An object of a station: kind, place, mirrored, and what is set about it.
pub type Thing = (&'static str, i32, i32, bool, &'static [(&'static str, i32)]);

/// A level with something to try.
pub struct Station {
    key: &'static str,
    title: &'static str,
    things: &'static [Thing],
    /// Where the player begins: centre, pixels.
    start: (i32, i32),
    /// Columns of blocks without a floor.
    gap: Option<(i32, i32)>,
    /// Slopes on the floor: their surface from left to right, pixels.
    slopes: &'static [&'static [(i32, i32)]],
    legs: &'static [Leg],
}

const fn station(key: &'static str, title: &'static str, things: &'static [Thing], legs: &'static [Leg]) -> Station {
    Station { key, title, things, start: (64, 236), gap: None, slopes: &[], legs }
}

impl Station {
    const fn from(self, x: i32, y: i32) -> Self {
        Self { start: (x, y), ..self }
    }

    const fn with(self, slopes: &'static [&'static [(i32, i32)]]) -> Self {
        Self { slopes, ..self }
    }

    const fn over(self, left: i32, right: i32) -> Self {
        Self { gap: Some((left, right)), ..self }
    }
}

const RUN: &[Leg] = &[(R, Until::Frames(180))];
const WAIT: &[Leg] = &[(N, Until::Frames(120))];
const HOP: &[Leg] = &[(R, Until::Right(150)), (RJ, Until::Frames(24)), (R, Until::Frames(120))];

/// All stations, in the order of the Level menu.
pub const STATIONS: &[Station] = &[
    station(
        "rings",
        "Rings: single, in a line, in an arc",
        &[
            ("ring", 160, 236, false, &[]),
            ("ring_line", 208, 236, false, &[("count", 5)]),
            ("ring_arc", 460, 236, false, &[]),
        ],
        RUN,
    ),
    station(
        "monitor",
        "Monitors: roll into one, jump on one, bump one from below",
        &[("monitor", 200, 240, false, &[]), ("monitor", 420, 240, false, &[]), ("monitor", 620, 170, false, &[])],
        &[(R, Until::Right(110)), (RJ, Until::Frames(20)), (R, Until::Frames(160))],
    ),
    station(
        "spring-up",
        "Springs upwards, strong and weak",
        &[("spring", 200, 248, false, &[]), ("spring", 420, 248, false, &[("strength", 1)])],
        WAIT,
    )
    .from(420, 150),
    station(
        "spring-sideways",
        "Springs to both sides",
        &[
            ("spring", 500, 240, true, &[("direction", 1)]),
            ("spring", 140, 240, false, &[("direction", 1), ("strength", 1)]),
        ],
        &[(R, Until::Frames(240))],
    )
    .from(220, 236),
    station(
        "spring-down",
        "A spring downwards, above another upwards",
        &[
            ("spring", 200, 248, false, &[("strength", 1)]),
            ("spring", 200, 120, false, &[("direction", 2), ("strength", 1)]),
        ],
        WAIT,
    )
    .from(200, 200),
    station(
        "spring-diagonal",
        "Diagonal springs, up and down",
        &[
            ("spring", 200, 240, false, &[("direction", 3)]),
            ("spring", 600, 240, true, &[("direction", 3), ("strength", 1)]),
            ("spring", 420, 100, false, &[("direction", 4), ("strength", 1)]),
        ],
        &[(R, Until::Frames(200))],
    )
    .from(150, 236),
    station(
        "spikes",
        "Spikes: up, moving, to the side",
        &[
            ("ring_line", 100, 236, false, &[("count", 4)]),
            ("spikes", 320, 240, false, &[]),
            ("spikes", 560, 240, false, &[("moves", 1)]),
        ],
        &[(R, Until::Frames(260))],
    ),
    station(
        "bumper",
        "A bumper",
        &[("bumper", 300, 170, false, &[])],
        &[(RJ, Until::Frames(40)), (N, Until::Frames(80))],
    )
    .from(270, 236),
    station(
        "hex-bumper",
        "A hexagonal bumper",
        &[("hex_bumper", 300, 160, false, &[])],
        &[(J, Until::Frames(40)), (N, Until::Frames(80))],
    )
    .from(290, 236),
    station(
        "block",
        "A block: its sides stop, its top is stood on",
        &[("block", 300, 240, false, &[])],
        &[(R, Until::Frames(120)), (RJ, Until::Frames(30)), (R, Until::Frames(60))],
    ),
    station(
        "push-block",
        "A pushable block, over an edge",
        &[("push_block", 240, 240, false, &[])],
        // He stops where it slides off.
        &[(R, Until::Right(296)), (N, Until::Frames(120))],
    )
    .from(180, 236)
    .over(20, 24),
    station(
        "rock",
        "A rock that one sinks into by a pixel",
        &[("rock", 300, 240, false, &[])],
        &[(N, Until::Frames(60))],
    )
    .from(300, 150),
    station(
        "edge-wall",
        "An edge wall: it stops from the side and from below",
        &[("edge_wall", 300, 224, false, &[]), ("edge_wall", 420, 150, false, &[])],
        &[(R, Until::Frames(80)), (J, Until::Frames(30)), (RJ, Until::Frames(60))],
    ),
    station(
        "unseen-block",
        "An invisible block",
        &[("unseen_block", 240, 200, false, &[])],
        &[(N, Until::Frames(60)), (R, Until::Frames(60))],
    )
    .from(240, 120),
    station(
        "breakable-wall",
        "A wall that a fast ball breaks",
        &[("breakable_wall", 600, 224, false, &[])],
        &[(R, Until::Right(470)), (D, Until::Frames(120))],
    ),
    station(
        "breakable-block",
        "Blocks that break under a ball, one upon the other",
        &[
            ("breakable_block", 220, 240, false, &[]),
            ("breakable_block", 220, 208, false, &[]),
            ("breakable_block", 320, 240, false, &[("form", 2)]),
        ],
        &[(RJ, Until::Frames(30)), (N, Until::Frames(120))],
    )
    .from(150, 236),
    station(
        "platform",
        "Platforms: still, to the sides, up and down, falling",
        &[
            ("platform", 200, 200, false, &[]),
            ("platform", 380, 190, false, &[("motion", 1)]),
            ("platform", 600, 190, false, &[("motion", 3)]),
            ("platform", 800, 190, false, &[("motion", 8)]),
        ],
        &[(N, Until::Frames(260))],
    )
    .from(380, 120),
    station(
        "button",
        "A button and the platform that it raises",
        &[
            ("button", 200, 248, false, &[("switch", 3)]),
            ("platform", 320, 230, false, &[("motion", 9), ("switch", 3)]),
        ],
        &[(N, Until::Frames(200))],
    )
    .from(200, 150),
    station(
        "moving-block",
        "Blocks that move, and one that slides out",
        &[
            ("moving_block", 260, 200, false, &[]),
            ("moving_block", 480, 200, false, &[("size", 1), ("motion", 6)]),
            ("moving_block", 700, 200, false, &[("motion", 5)]),
        ],
        &[(N, Until::Frames(200))],
    )
    .from(230, 150),
    station(
        "swinging-platform",
        "A platform on a chain, and a spiked ball",
        &[
            ("swinging_platform", 300, 96, false, &[("links", 5)]),
            ("swinging_platform", 640, 96, false, &[("form", 1), ("links", 6)]),
        ],
        &[(N, Until::Frames(300))],
    )
    .from(300, 120),
    station(
        "bridge",
        "A bridge that bends",
        &[("bridge", 320, 256, false, &[("logs", 12)])],
        &[(R, Until::Frames(60)), (N, Until::Frames(120)), (R, Until::Frames(60))],
    )
    .from(190, 236)
    .over(14, 26),
    station(
        "seesaw",
        "A seesaw and its ball",
        &[("seesaw", 320, 236, false, &[])],
        &[(N, Until::Frames(40)), (R, Until::Frames(20)), (N, Until::Frames(150))],
    )
    .from(290, 120),
    station(
        "collapsing-ledge",
        "A ledge that collapses",
        &[("collapsing_ledge", 320, 200, false, &[])],
        &[(N, Until::Frames(120))],
    )
    .from(320, 100),
    station(
        "collapsing-floor",
        "A floor that collapses",
        &[("collapsing_floor", 320, 200, false, &[])],
        &[(N, Until::Frames(120))],
    )
    .from(320, 100),
    station(
        "grass-platform",
        "Sloped platforms with arrays of heights",
        &[("grass_platform", 320, 250, false, &[]), ("grass_platform", 600, 250, false, &[("shape", 1)])],
        &[(R, Until::Frames(160))],
    )
    .from(300, 120),
    station(
        "checkpoint",
        "Checkpoints, and a pit to come back from",
        &[("checkpoint", 200, 220, false, &[("number", 1)]), ("checkpoint", 420, 220, false, &[("number", 2)])],
        &[(R, Until::Dying), (N, Until::Frames(60))],
    )
    .over(40, 60),
    station(
        "goal-post",
        "A goal post",
        &[("goal_post", 1100, 232, false, &[])],
        &[(R, Until::Goal), (N, Until::Frames(240))],
    )
    .from(900, 236),
    station(
        "conveyor",
        "Conveyor belts, with and against",
        &[
            ("conveyor", 280, 256, false, &[("half_width", 64)]),
            ("conveyor", 480, 256, true, &[("half_width", 64), ("speed", 4)]),
        ],
        &[(N, Until::Frames(60)), (R, Until::Frames(120))],
    )
    .from(250, 236),
    station(
        "fan",
        "Fans: sideways and upwards",
        &[("fan", 160, 240, true, &[("always_on", 1)]), ("fan", 520, 244, false, &[("form", 1), ("always_on", 1)])],
        &[(N, Until::Frames(60)), (R, Until::Frames(140))],
    )
    .from(200, 236),
    station(
        "flipper",
        "A flipper",
        &[("flipper", 300, 200, false, &[])],
        &[(N, Until::Frames(50)), (J, Until::Frames(60))],
    )
    .from(292, 120),
    station("spring-ramp", "A spring ramp", &[("spring_ramp", 300, 248, false, &[])], &[(R, Until::Frames(160))]),
    station(
        "booster",
        "Boosters",
        &[("booster", 200, 246, false, &[]), ("booster", 900, 246, true, &[("strength", 1)])],
        RUN,
    ),
    station("rover", "A rover, which drives along the floor", &[("rover", 400, 230, false, &[])], HOP),
    station(
        "leaper",
        "A leaper, which jumps out of a pit",
        &[("leaper", 420, 300, false, &[])],
        &[(N, Until::Frames(200))],
    )
    .over(25, 28),
    station(
        "drone",
        "A drone, which shoots at a player who comes near",
        &[("drone", 460, 130, false, &[]), ("ring_line", 120, 236, false, &[])],
        &[(R, Until::Frames(60)), (N, Until::Frames(160))],
    ),
    station(
        "lobber",
        "A lobber, which throws to both sides",
        &[("lobber", 420, 236, false, &[]), ("ring_line", 120, 236, false, &[])],
        &[(R, Until::Frames(60)), (N, Until::Frames(240))],
    ),
    station(
        "stinger",
        "A stinger, which shoots once at a player ahead of it",
        &[("stinger", 300, 150, false, &[]), ("ring_line", 120, 236, false, &[])],
        &[(N, Until::Frames(240))],
    ),
    station(
        "lurker",
        "Lurkers: one drops and flies, one stays and fires",
        &[
            ("lurker", 300, 180, false, &[]),
            ("lurker", 700, 200, false, &[("form", 1)]),
            ("ring_line", 120, 236, false, &[]),
        ],
        &[(R, Until::Right(200)), (N, Until::Frames(100)), (R, Until::Right(600)), (N, Until::Frames(90))],
    ),
    station(
        "crawler",
        "A crawler, whose head alone can be hit",
        &[("crawler", 420, 236, false, &[]), ("ring_line", 120, 236, false, &[])],
        &[(N, Until::Frames(120)), (R, Until::Frames(160))],
    ),
    station(
        "spiral",
        "A spiral pathway, run through fast",
        &[("booster", 140, 246, false, &[]), ("spiral", 520, 216, false, &[])],
        RUN,
    ),
    station(
        "door",
        "A door and the button that opens it",
        &[("button", 240, 248, false, &[("switch", 3)]), ("door", 420, 160, false, &[("switch", 3)])],
        &[(N, Until::Frames(90)), (R, Until::Frames(120))],
    )
    .from(240, 200),
    station(
        "hazard",
        "An invisible hazard on the ground",
        &[("hurt_block", 400, 252, false, &[("half_height", 8)]), ("ring_line", 120, 236, false, &[("count", 5)])],
        RUN,
    ),
    station(
        "balloons",
        "Balloons, one above the other",
        &[
            ("balloon", 240, 200, false, &[]),
            ("balloon", 300, 150, false, &[("colour", 1)]),
            ("balloon", 360, 100, false, &[("colour", 3)]),
        ],
        HOP,
    ),
    station(
        "cannon",
        "A cannon to be fired from",
        &[("cannon", 300, 210, false, &[])],
        &[(N, Until::Frames(130)), (J, Until::Frames(8)), (N, Until::Frames(80))],
    )
    .from(300, 100),
    station("mushroom", "A mushroom cap", &[("mushroom", 300, 236, false, &[])], &[(N, Until::Frames(240))])
        .from(300, 60),
    station("pipe-cap", "A pipe cap", &[("pipe_cap", 300, 240, false, &[])], WAIT).from(300, 120),
    station(
        "hidden-monitor",
        "A goal post that falls on a hidden monitor",
        &[("goal_post", 1100, 100, false, &[("form", 1)]), ("hidden_monitor", 1100, 240, false, &[])],
        &[(R, Until::Frames(90)), (N, Until::Frames(240))],
    )
    .from(1000, 236),
    station(
        "boss",
        "A boss in its area, which closes the camera in",
        &[
            ("boss_area", 700, 252, false, &[]),
            ("wrecker", 760, 200, false, &[]),
            ("ring_line", 120, 236, false, &[("count", 5)]),
        ],
        &[(R, Until::Frames(150)), (N, Until::Frames(700)), (R, Until::Frames(60))],
    ),
    station("capsule", "A capsule full of animals", &[("capsule", 600, 232, false, &[])], &[(N, Until::Frames(420))])
        .from(600, 130),
    station(
        "own-kinds",
        "Objects that this project makes itself",
        &[
            ("ring_line", 100, 236, false, &[("count", 4)]),
            ("gym_hill", 300, 240, false, &[]),
            ("gym_thorns", 600, 248, false, &[]),
            ("gym_shelf", 800, 200, false, &[]),
        ],
        &[(R, Until::Frames(60)), (RJ, Until::Frames(20)), (R, Until::Frames(120)), (N, Until::Frames(60))],
    ),
    station(
        "bug-slipping",
        "Known bug: slipping off the edge of a block",
        &[("block", 300, 240, false, &[])],
        &[(N, Until::Frames(60))],
    )
    .from(283, 150),
    station(
        "bug-bottom",
        "Known bug: the head goes 5 pixels into a block from below",
        &[("block", 300, 160, false, &[])],
        &[(J, Until::Frames(60))],
    )
    .from(300, 236),
    station(
        "bug-last-pusher",
        "Known bug: of two blocks the last one pushes",
        &[("block", 300, 240, false, &[]), ("block", 336, 240, false, &[])],
        &[(N, Until::Frames(60))],
    )
    .from(318, 225),
    station(
        "bug-false-standing",
        "Known bug: standing on what is gone",
        // It carries him out of the columns in which what is placed there exists; he walks on, on air.
        &[("moving_block", 300, 200, false, &[("size", 1), ("motion", 2)])],
        &[(N, Until::Right(672)), (N, Until::Frames(30)), (R, Until::Frames(60)), (N, Until::Frames(60))],
    )
    .from(300, 120),
    station(
        "bug-walk-off",
        "Known bug: one walks 11 pixels farther than one can land",
        &[("block", 300, 240, false, &[])],
        &[(N, Until::Frames(40)), (R, Until::Frames(30))],
    )
    .from(300, 150),
    station(
        "bug-slanted-ledge",
        "Known bug: a player drops before the end of a slanted ledge",
        &[("ring", 424, 190, false, &[])],
        &[(R, Until::Right(402)), (N, Until::Frames(40)), (R, Until::Frames(6)), (N, Until::Frames(60))],
    )
    .with(&[&[(256, 256), (416, 216)]])
    .from(200, 236),
    station(
        "bug-two-ramps",
        "Known bug: a player dips where two ramps meet, and jumps backwards",
        &[("ring", 352, 160, false, &[])],
        &[(R, Until::Right(354)), (N, Until::Frames(50)), (J, Until::Frames(20)), (N, Until::Frames(60))],
    )
    .with(&[&[(240, 256), (352, 228), (464, 256)]])
    .from(180, 236),
    station(
        "running-disc",
        "A running disc: a steep hill without a button held",
        &[("running_disc", 500, 220, false, &[])],
        &[(R, Until::Right(440)), (N, Until::Frames(90))],
    )
    .with(&[&[(440, 256), (490, 206), (530, 206), (580, 256)]]),
];

/// The floor of every station, cut into cells: with the gap of each.
pub fn draw(station: &Station) -> Canvas {
    let mut canvas = Canvas::new(WIDTH, HEIGHT);
    match station.gap {
        None => canvas.blocks([0, FLOOR, WIDTH, HEIGHT], Earth),
        Some((left, right)) => {
            canvas.blocks([0, FLOOR, left, HEIGHT], Earth);
            canvas.blocks([right, FLOOR, WIDTH, HEIGHT], Earth);
        }
    }
    for ends in station.slopes.iter().flat_map(|slope| slope.windows(2)) {
        let [(left, from), (right, to)] = [ends[0], ends[1]].map(|(x, y)| (f64::from(x), f64::from(y)));
        let surface = |x: f64| from + (to - from) * (x - left) / (right - left);
        let area = [ends[0].0, ends[0].1.min(ends[1].1), ends[1].0, FLOOR * 16];
        canvas.fill(area, Earth, BOTH, |x, y| y >= surface(x));
        canvas.trace(BOTH, |t| (left + (right - left) * t, surface(left + (right - left) * t)));
    }
    canvas
}

/// The kinds that the project makes itself.
fn own_kinds() -> OwnKinds {
    let rise = |place: i8| if place < 30 { place } else { 59 - place };
    let heights: Vec<i8> = (0..60).map(|place| 2 + rise(place)).collect();
    // Without the 6 entries beyond either side.
    let boulder = things::boulder(&heights[6..54], 16);
    let hill = OwnKind {
        name: "gym_hill".into(),
        title: "Hill".into(),
        form: OwnForm::Sloped,
        half_width: 48,
        half_height: 16,
        // Its middle is above the object's centre.
        picture: things::picture("boulder.png", (0, (boulder.height / 2 - (boulder.height - 16)) as i16), &boulder),
        heights,
        ..OwnKind::default()
    };
    let thorns = OwnKind {
        name: "gym_thorns".into(),
        title: "Thorns".into(),
        form: OwnForm::Hazard,
        half_width: 24,
        half_height: 8,
        picture: things::picture("brambles.png", (0, -4), &things::brambles()),
        ..OwnKind::default()
    };
    let shelf = OwnKind {
        name: "gym_shelf".into(),
        title: "Shelf".into(),
        form: OwnForm::SlopedPlatform,
        half_width: 32,
        half_height: 8,
        heights: (0..32).map(|place| 8 + place / 4).collect(),
        matter: sim::project::Stuff::Wood,
        ..OwnKind::default()
    };
    OwnKinds { kinds: [hill, thorns, shelf].map(Arc::new).to_vec(), ..OwnKinds::default() }
}

/// The project; `cells` are those of each station, `worked_cells` those of each level of worked examples.
pub fn make(tileset: Arc<Tileset>, cells: &[Vec<Cell>], worked_cells: &[Vec<Cell>]) -> Project {
    let mut chunks: Vec<Arc<Chunk>> = vec![Arc::new(Chunk::empty(CHUNK as u8))];
    let mut project = Project {
        name: "Object Gym".into(),
        chunk_size: CHUNK as u8,
        tilesets: vec![Arc::new(TilesetRef { path: "../../tilesets/meadow".into(), first_block: 0, tileset })],
        objects: Arc::new(own_kinds()),
        ..Project::default()
    };
    for (number, (station, cells)) in STATIONS.iter().zip(cells).enumerate() {
        let layout = chunks_of(&mut chunks, cells, WIDTH, HEIGHT);
        let level = level(number, (station.key, station.title), station.things, station.start, layout);
        project.levels.push(Arc::new(level));
    }
    worked::add(&mut project, &mut chunks, worked_cells, STATIONS.len());
    project.chunks = Arc::new(chunks);
    project.runs = STATIONS.iter().map(|station| Arc::new(record(&project, station))).collect();
    project.runs.extend(worked::runs(&project, STATIONS.len()));
    project
}

/// The id of an object by the number of its level and its place there.
pub const fn id(number: usize, order: usize) -> PlacementId {
    PlacementId(0x6779_6D00_0000_0000 | (number as u64) << 8 | (order as u64 + 1))
}

/// An object, without an id.
pub fn placement(thing: &Thing) -> Placement {
    let (kind, x, y, flip_x, values) = *thing;
    let mut placement = Placement { kind: kind.into(), x, y, flip_x, ..Placement::default() };
    let list = kind_named(kind).map_or(&[][..], |kind| kind.info().parameters);
    for (name, value) in values {
        let parameter = list.iter().find(|parameter| parameter.name == *name);
        parameters::write(parameter.expect("the kind has this parameter"), *value, &mut placement.extra);
    }
    placement
}

/// A level of the gym: key and title, objects, and where the player begins.
pub fn level(
    number: usize,
    (key, title): (&str, &str),
    things: &[Thing],
    (x, y): (i32, i32),
    layout: Grid<LayoutCell>,
) -> LevelData {
    let place = |(order, thing): (usize, &Thing)| Placement { id: id(number, order), ..placement(thing) };
    let side = CHUNK * 16;
    let (width, height) = (layout.width() as i32 * side, layout.height() as i32 * side);
    LevelData {
        key: key.into(),
        title: title.into(),
        layout,
        bounds: Bounds::inside(width, height),
        start: Start { x, y, ..Start::default() },
        background: Some(0),
        placements: things.iter().enumerate().map(place).collect(),
        ..LevelData::default()
    }
}

fn record(project: &Project, station: &Station) -> Run {
    let level = Level::compile(project, station.key).expect("the level is there");
    let played = script::play(&level, station.legs, |_, _| {});
    let world = &played.world;
    if let Some(leg) = played.stuck {
        panic!(
            "{}: leg {leg} never ends; the player is at {}, {}",
            station.key,
            world.player.x.px(),
            world.player.y.px()
        );
    }
    Run {
        key: station.key.into(),
        level: station.key.into(),
        inputs: played.inputs,
        expect: Expectation { goal: None, ..what_came_out(world) },
        ..Run::default()
    }
}
