//! `abilities`: a level for each move, shield, form and rule of water, for the boss, and for what a partner does, each with
//! a run whose moments are the guide's figures.

mod limits;
mod moves;
mod powers;
mod water;

use super::canvas::{Canvas, Material::Earth};
use super::gym::{self, Thing};
use super::lessons;
use super::project::{CHUNK, chunks_of};
use sim::input::Buttons;
use sim::level::Level;
use sim::project::Fact::{
    self, Air, Airborne, Attacks, Balances, CameraX, Carries, ControlLock, Dies, Ducks, Exists, FacesLeft,
    Form as FormFact, FramesAway, GroundSpeed, Hurt, Invincibility, Invulnerability, Jumping, Look, PadFrames,
    PartnerTask, Rings, Rolling, Score, ShieldKind, SpeedShoes, Stars, Switches, UnderWater, Water, X, XSpeed, XSub, Y,
    YSpeed,
};
use sim::project::{
    Expectation, LevelData, LimitChange, Moment, PlacementId, Project, Run, StartState, Subject, Tide, Tileset,
    TilesetRef, WaterChange,
};
use sim::replay::{self, what_came_out};
use sim::ruleset::{Character, Form, Game, RulesetChoice, Shield};
use sim::tiles::{Cell, Chunk};
use std::sync::Arc;

const N: Buttons = Buttons::NONE;
const U: Buttons = Buttons::UP;
const D: Buttons = Buttons::DOWN;
const L: Buttons = Buttons::LEFT;
const R: Buttons = Buttons::RIGHT;
const J: Buttons = Buttons::JUMP;
const DJ: Buttons = D.with(J);
const DK: Buttons = D.with(Buttons::JUMP_2);
const UJ: Buttons = U.with(J);
const RJ: Buttons = R.with(J);
const LJ: Buttons = L.with(J);

const WIDTH: i32 = 96;
const HEIGHT: i32 = 24;
/// Row of blocks that the floor begins at: a player who stands on it has y 236.
const FLOOR: i32 = 16;

/// After so many frames: what must hold of the player.
type Then = (u32, &'static [(Fact, i32)]);

/// The same of an object, by the name of its kind.
type ThenOf = (u32, &'static str, &'static [(Fact, i32)]);

/// A level with something to do.
pub struct Station {
    key: &'static str,
    title: &'static str,
    game: Game,
    who: Character,
    shield: Shield,
    form: Form,
    rings: u16,
    emeralds: u8,
    things: &'static [Thing],
    /// Where the player begins: centre, pixels.
    start: (i32, i32),
    /// Terrain above the floor, in blocks: left, top, right, bottom.
    walls: &'static [[i32; 4]],
    /// Row of pixels of the water's surface.
    water: Option<i32>,
    /// How it moves.
    tide: fn() -> Tide,
    /// Changes of the camera's limits.
    limits: fn() -> Vec<LimitChange>,
    held: &'static [(Buttons, u32)],
    then: &'static [Then],
    then_of: &'static [ThenOf],
    /// The partner, what is held on the second pad, and what must be true of him.
    partner: Option<Character>,
    held_2: &'static [(Buttons, u32)],
    then_2: &'static [Then],
}

const fn station(
    key: &'static str,
    title: &'static str,
    (game, who): (Game, Character),
    held: &'static [(Buttons, u32)],
    then: &'static [Then],
) -> Station {
    Station {
        key,
        title,
        game,
        who,
        shield: Shield::None,
        form: Form::Normal,
        rings: 0,
        emeralds: 0,
        things: &[],
        start: (200, 236),
        walls: &[],
        water: None,
        tide: Tide::default,
        limits: Vec::new,
        held,
        then,
        then_of: &[],
        partner: None,
        held_2: &[],
        then_2: &[],
    }
}

impl Station {
    const fn with_tails(self, held_2: &'static [(Buttons, u32)], then_2: &'static [Then]) -> Self {
        Self { partner: Some(Character::Tails), held_2, then_2, ..self }
    }

    const fn shield(self, shield: Shield) -> Self {
        Self { shield, ..self }
    }

    const fn form(self, form: Form, rings: u16) -> Self {
        Self { form, rings, emeralds: 7, ..self }
    }

    const fn rings(self, rings: u16, emeralds: u8) -> Self {
        Self { rings, emeralds, ..self }
    }

    const fn from(self, x: i32, y: i32) -> Self {
        Self { start: (x, y), ..self }
    }

    const fn walls(self, walls: &'static [[i32; 4]]) -> Self {
        Self { walls, ..self }
    }

    const fn water(self, surface: i32) -> Self {
        Self { water: Some(surface), ..self }
    }

    const fn tide(self, tide: fn() -> Tide) -> Self {
        Self { tide, ..self }
    }

    const fn limits(self, limits: fn() -> Vec<LimitChange>) -> Self {
        Self { limits, ..self }
    }

    const fn with(self, things: &'static [Thing]) -> Self {
        Self { things, ..self }
    }

    const fn then_of(self, then_of: &'static [ThenOf]) -> Self {
        Self { then_of, ..self }
    }
}

const SONIC_2: (Game, Character) = (Game::Sonic2, Character::Sonic);
const SONIC_3: (Game, Character) = (Game::Sonic3, Character::Sonic);
const SONIC_3K: (Game, Character) = (Game::Sonic3K, Character::Sonic);
const TAILS: (Game, Character) = (Game::Sonic3K, Character::Tails);
const KNUCKLES: (Game, Character) = (Game::Sonic3K, Character::Knuckles);

/// All stations, in the order of the Level menu.
pub fn stations() -> impl Iterator<Item = &'static Station> {
    [STATIONS, moves::STATIONS, powers::STATIONS, water::STATIONS, limits::STATIONS].into_iter().flatten()
}

const STATIONS: &[Station] = &[
    station(
        "spin-dash",
        "Spin dash: five presses, a frame of waiting, release",
        SONIC_2,
        &[(D, 20), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (D, 1), (N, 60)],
        // The charge of 8 has lost 1/32 of itself in the frame of waiting.
        &[(28, &[(GroundSpeed, 0xB80), (Rolling, 1), (Attacks, 1)])],
    ),
    station(
        "spin-dash-full",
        "Spin dash: released in the frame after the last press",
        SONIC_2,
        &[(D, 20), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (DJ, 1), (DK, 1), (N, 60)],
        &[(27, &[(GroundSpeed, 0xC00), (X, 200), (Y, 241)]), (28, &[(GroundSpeed, 0xBFA), (X, 211), (XSub, 0xFA)])],
    ),
    station(
        "fire-dash",
        "Fire shield: a dash through the air",
        SONIC_3,
        &[(R, 30), (RJ, 20), (R, 1), (RJ, 1), (R, 60)],
        // The frame of the press goes on as a frame in the air: its gravity is all of the fall.
        &[(52, &[(XSpeed, 0x800), (YSpeed, 0x38), (GroundSpeed, 0x800)])],
    )
    .shield(Shield::Fire),
    station(
        "lightning-jump",
        "Lightning shield: a second jump, and rings that come by themselves",
        SONIC_3,
        &[(J, 20), (N, 1), (J, 1), (N, 60)],
        &[(22, &[(YSpeed, -0x580 + 0x38), (Airborne, 1)])],
    )
    .shield(Shield::Lightning)
    .with(&[("ring", 240, 120, false, &[]), ("ring", 160, 120, false, &[])]),
    station(
        "bubble-bounce",
        "Bubble shield: straight down, and up again",
        SONIC_3,
        &[(J, 20), (N, 1), (J, 1), (N, 60)],
        &[(22, &[(XSpeed, 0), (YSpeed, 0x800 + 0x38)])],
    )
    .shield(Shield::Bubble),
    station(
        "insta-shield",
        "Insta-shield: a flash that destroys what is a little too far away",
        SONIC_3,
        &[(J, 20), (N, 1), (J, 1), (N, 40)],
        &[(22, &[(Attacks, 1)])],
    )
    .with(&[("critter", 230, 190, false, &[])]),
    station(
        "super-sonic-2",
        "Super form of Sonic 2: fifty rings, seven emeralds, the top of a jump",
        SONIC_2,
        &[(J, 40), (N, 200)],
        &[(80, &[(FormFact, 1)])],
    )
    .rings(50, 7),
    station(
        "super-sonic-3",
        "Super form of Sonic 3: jump pressed again in a jump",
        SONIC_3,
        &[(J, 20), (N, 1), (J, 1), (N, 100), (R, 120)],
        &[(22, &[(FormFact, 1)]), (80, &[(FormFact, 1)])],
    )
    .rings(50, 7),
    station(
        "super-drain",
        "Super form: a ring every 61 frames, and back to normal without one",
        SONIC_3,
        &[(R, 300)],
        &[(60, &[(FormFact, 1)]), (300, &[(FormFact, 0), (Rings, 0)])],
    )
    .form(Form::Super, 3),
    station(
        "hyper-dash",
        "Hyper form: a dash to one of eight sides",
        SONIC_3K,
        &[(J, 20), (N, 1), (UJ, 1), (N, 30)],
        &[(22, &[(XSpeed, 0), (YSpeed, -0x800 + 0x38)])],
    )
    .form(Form::Hyper, 50),
    station(
        "flight",
        "Tails flies: each press lifts him, until he is tired",
        TAILS,
        // 30 frames after the jump frame he falls by 16 subpixels a frame; the guide's figures begin at rest.
        &[(J, 31), (N, 1), (J, 1), (N, 1), (J, 1), (N, 40)],
        &[(33, &[(Airborne, 1), (Rolling, 0)])],
    ),
    station(
        "glide",
        "Knuckles glides, turns and slides to a stop",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 120), (N, 30)],
        &[(22, &[(GroundSpeed, 0x400), (XSpeed, 0x400)])],
    ),
    station(
        "climb",
        "Knuckles glides to a wall, climbs it and clambers onto its top",
        KNUCKLES,
        &[(J, 20), (N, 1), (J, 70), (U, 240)],
        &[(300, &[(Airborne, 0), (Y, 8 * 16 - 20)])],
    )
    .walls(&[[24, 8, 40, 16]]),
    station(
        "pinball",
        "Pinball mode: a ball too slow rolls on, and jump does nothing",
        SONIC_2,
        &[(N, 100), (J, 1), (N, 99)],
        &[
            (1, &[(GroundSpeed, 0x400), (Rolling, 1), (Y, 241)]),
            (101, &[(Airborne, 0), (GroundSpeed, 0x400 - 100 * 6)]),
            (171, &[(GroundSpeed, 4)]),
            (172, &[(GroundSpeed, 0x400)]),
        ],
    )
    .with(&[("roll_area", 500, 200, false, &[("width", 800), ("height", 200)])]),
    station(
        "tunnel",
        "Tunnel of Sonic 3: off with a push, neither friction nor steering",
        SONIC_3K,
        &[(N, 30), (Buttons::LEFT, 30), (J, 20)],
        &[
            (1, &[(GroundSpeed, 0x580), (Rolling, 1)]),
            (60, &[(GroundSpeed, 0x580)]),
            (80, &[(GroundSpeed, 0x580), (Airborne, 0)]),
        ],
    )
    .with(&[(
        "roll_area",
        500,
        200,
        false,
        &[("width", 800), ("height", 200), ("mode", 1), ("start_speed", 0x580)],
    )]),
    station(
        "water-jump",
        "Under water: a weaker jump that floats, and half the speed",
        SONIC_2,
        &[(R, 20), (N, 100), (J, 40), (N, 60)],
        &[
            (1, &[(UnderWater, 1), (Air, 29)]),
            // He gets wet at the end of the first frame.
            (20, &[(GroundSpeed, 12 + 19 * 6)]),
            (121, &[(YSpeed, -0x380), (Airborne, 1)]),
            (122, &[(YSpeed, -0x380 + 0x10)]),
        ],
    )
    .water(64),
    station(
        "drowning",
        "Under water: the air, a unit a second, and its end",
        SONIC_2,
        &[(N, 1900)],
        &[
            (1, &[(Air, 29)]),
            (60, &[(Air, 29)]),
            (61, &[(Air, 28)]),
            (1800, &[(Air, 0), (Dies, 0)]),
            (1801, &[(Dies, 1)]),
        ],
    )
    .water(64),
    station(
        "boss",
        "Boss of Sonic 1: a hit throws back at half the speed, eight beat it",
        (Game::Sonic1, Character::Sonic),
        &[
            (N, 2),
            (R, 162),
            (RJ, 11),
            (J, 2),
            (LJ, 7),
            (L, 28),
            (N, 5),
            (R, 9),
            (RJ, 20),
            (R, 41),
            (N, 4),
            (J, 3),
            (LJ, 17),
            (L, 3),
            (N, 7),
            (R, 7),
            (N, 5),
            (J, 20),
            (N, 1),
            (L, 14),
            (LJ, 20),
            (L, 16),
            (LJ, 20),
            (L, 17),
            (LJ, 20),
            (L, 94),
            (LJ, 20),
            (L, 27),
            (LJ, 12),
            (R, 499),
        ],
        &[
            (301, &[(XSpeed, 357), (YSpeed, -1160)]),
            // Left in the air, gravity, then the hit: both speeds are turned round and halved.
            (302, &[(XSpeed, -(357 - 24) >> 1), (YSpeed, (1160 - 56) >> 1)]),
            // The ball on its chain.
            (460, &[(Rings, 5), (Hurt, 0)]),
            (479, &[(Rings, 0), (Hurt, 1)]),
            // The eighth hit.
            (613, &[(Score, 0)]),
            (614, &[(Score, 1000)]),
            // The area is closed until the boss has exploded and fled.
            (797, &[(X, 896), (XSpeed, 0)]),
            (1079, &[(X, 1245)]),
        ],
    )
    .rings(5, 0)
    .with(&[("boss_area", 760, 252, false, &[]), ("wrecker", 800, 200, false, &[])]),
    station(
        "elements",
        "Fire shield: lava does not hurt, lightning takes the shield",
        SONIC_3,
        &[(R, 150)],
        &[
            (70, &[(ShieldKind, 2), (Hurt, 0)]),
            (90, &[(ShieldKind, 2), (Hurt, 0)]),
            (150, &[(ShieldKind, 0), (Hurt, 1)]),
        ],
    )
    .shield(Shield::Fire)
    .with(&[
        ("hurt_block", 360, 250, false, &[("half_width", 64), ("half_height", 6), ("element", 1), ("look", 1)]),
        ("hurt_block", 700, 248, false, &[("half_width", 16), ("half_height", 8), ("element", 2)]),
    ]),
    station(
        "stars",
        "Checkpoint with 50 rings: four stars, and a touch that leads to another stage",
        SONIC_3,
        &[(R, 30), (N, 150), (J, 60), (N, 30)],
        &[(180, &[(Stars, 0)]), (270, &[(Stars, 1)])],
    )
    .rings(50, 0)
    .from(280, 236)
    .with(&[("checkpoint", 300, 224, false, &[])]),
    station(
        "partner",
        "Partner: does what the first player did 16 frames ago",
        SONIC_2,
        &[(N, 60), (J, 30), (N, 60), (R, 60), (N, 90)],
        &[(60, &[(Airborne, 0)]), (61, &[(Airborne, 1)])],
    )
    .with_tails(
        &[],
        &[(0, &[(X, 168), (Y, 240)]), (76, &[(Airborne, 0)]), (77, &[(Airborne, 1), (Rolling, 1), (YSpeed, -0x680)])],
    ),
    station(
        "partner-jump",
        "Partner: the first player is out of reach, he jumps in every 64th frame",
        SONIC_2,
        &[(N, 200)],
        &[],
    )
    .from(170, 172)
    .walls(&[[11, 12, 40, 16]])
    .with_tails(
        &[],
        &[
            (63, &[(Airborne, 0)]),
            (64, &[(Airborne, 1), (YSpeed, -0x680)]),
            (127, &[(Airborne, 0)]),
            (128, &[(Airborne, 1), (YSpeed, -0x680)]),
        ],
    ),
    station(
        "partner-dash",
        "Partner: stopped while his control is locked, he dashes in a 128th frame",
        SONIC_2,
        &[(N, 780)],
        &[],
    )
    .from(170, 172)
    .walls(&[[11, 12, 40, 16], [4, 13, 7, 16]])
    .with(&[("spring", 168, 240, true, &[("direction", 1)])])
    // The second pad leads him to the wall. Then he runs into the spring by himself, which throws him back to it.
    .with_tails(
        &[(L, 45)],
        &[
            (663, &[(ControlLock, 15), (GroundSpeed, -0x1000)]),
            (666, &[(ControlLock, 12), (GroundSpeed, 0), (PartnerTask, 0)]),
            (667, &[(PartnerTask, 1)]),
            (767, &[(PartnerTask, 1), (Rolling, 0), (GroundSpeed, 0)]),
            (768, &[(PartnerTask, 0), (Rolling, 1), (GroundSpeed, 0x880)]),
        ],
    ),
    station(
        "partner-away",
        "Partner: 300 frames off the screen, he waits and flies in",
        SONIC_2,
        &[(R, 200), (N, 200), (L, 60), (N, 180)],
        // What he flies to: where the first player was 16 frames ago.
        &[(384, &[(X, 1400), (Y, 236)]), (448, &[(X, 1344)])],
    )
    .with_tails(
        &[(L, 60)],
        &[
            (356, &[(FramesAway, 299), (PartnerTask, 0)]),
            (357, &[(PartnerTask, 2), (X, 0x4000), (Y, 0)]),
            (383, &[(PartnerTask, 2)]),
            (384, &[(PartnerTask, 3), (X, 1400), (Y, 236 - 192)]),
            (464, &[(PartnerTask, 3), (X, 1344), (Y, 236 - 192 + 80)]),
            // The y of before the frame's own pixel counts.
            (576, &[(PartnerTask, 3), (Y, 236)]),
            (577, &[(PartnerTask, 0), (Airborne, 1), (Y, 236)]),
        ],
    ),
    station(
        "partner-carry",
        "Partner: Tails takes hold of the first player below him and carries him",
        SONIC_3,
        &[(N, 100), (J, 30), (N, 30), (RJ, 10), (N, 40)],
        &[
            (124, &[(X, 186), (Y, 99 + 28)]),
            (160, &[(X, 208), (Y, 143 + 28), (XSpeed, 504), (YSpeed, 456)]),
            // He jumps off to the right.
            (161, &[(XSpeed, 0x200), (YSpeed, -0x380), (Rolling, 1)]),
        ],
    )
    .with_tails(
        &[(N, 20), (RJ, 12), (J, 8), (N, 1), (J, 1), (N, 4), (L, 8), (N, 85), (R, 30)],
        &[
            (123, &[(Carries, 0)]),
            (124, &[(Carries, 1), (X, 186), (Y, 99)]),
            (160, &[(Carries, 1), (X, 208), (Y, 143), (XSpeed, 504), (YSpeed, 456)]),
            (161, &[(Carries, 0)]),
        ],
    ),
    station(
        "partner-pad",
        "Partner: a button of the second pad takes him over for 600 frames",
        SONIC_2,
        &[(N, 640)],
        &[],
    )
    .with_tails(
        &[(N, 30), (L, 1)],
        &[
            (30, &[(PadFrames, 0), (FacesLeft, 0)]),
            (31, &[(PadFrames, 599), (FacesLeft, 1)]),
            (629, &[(PadFrames, 1)]),
            (630, &[(PadFrames, 0)]),
        ],
    ),
];

/// The floor of a station and what is on it.
pub fn draw(station: &Station) -> Canvas {
    let mut canvas = Canvas::new(WIDTH, HEIGHT);
    canvas.blocks([0, FLOOR, WIDTH, HEIGHT], Earth);
    for wall in station.walls {
        canvas.blocks(*wall, Earth);
    }
    canvas
}

/// The project; `cells` are those of each station, `lesson_cells` those of each level of worked examples.
pub fn make(tileset: Arc<Tileset>, cells: &[Vec<Cell>], lesson_cells: &[Vec<Cell>]) -> Project {
    let mut chunks: Vec<Arc<Chunk>> = vec![Arc::new(Chunk::empty(CHUNK as u8))];
    let mut project = Project {
        name: "Abilities".into(),
        // What no game of its own has.
        ruleset: RulesetChoice { preset: Game::Sonic2, overrides: [("drop_dash".into(), true.into())].into() },
        chunk_size: CHUNK as u8,
        tilesets: vec![Arc::new(TilesetRef { path: "../../tilesets/meadow".into(), first_block: 0, tileset })],
        ..Project::default()
    };
    for (number, (station, cells)) in stations().zip(cells).enumerate() {
        let layout = chunks_of(&mut chunks, cells, WIDTH, HEIGHT);
        let level = gym::level(number, (station.key, station.title), station.things, station.start, layout);
        project.levels.push(Arc::new(with_start(station, level)));
    }
    lessons::add(&mut project, &mut chunks, lesson_cells, stations().count());
    project.chunks = Arc::new(chunks);
    project.runs = stations().map(|station| Arc::new(record(&project, station))).collect();
    project.runs.extend(lessons::runs(&project));
    project
}

fn with_start(station: &Station, mut level: LevelData) -> LevelData {
    let &Station { who, partner, shield, form, rings, emeralds, .. } = station;
    (level.water, level.tide, level.limit_changes) = (station.water, (station.tide)(), (station.limits)());
    (level.start.character, level.start.partner) = (who, partner);
    level.start.state = StartState { shield, form, rings, emeralds, ..StartState::default() };
    level
}

fn record(project: &Project, station: &Station) -> Run {
    let pad = |held: &[(Buttons, u32)]| {
        replay::encode(held.iter().flat_map(|(buttons, count)| (0..*count).map(|_| *buttons)))
    };
    let moment = |frame: u32, subject: Subject, facts: &[(Fact, i32)]| Moment {
        frame,
        name: station.title.into(),
        subject,
        facts: facts.iter().copied().collect(),
    };
    let of_player = station.then.iter().map(|(frame, facts)| moment(*frame, Subject::Player, facts));
    let of_partner = station.then_2.iter().map(|(frame, facts)| moment(*frame, Subject::Partner, facts));
    let of_things = station.then_of.iter().map(|(frame, of, facts)| {
        moment(*frame, of.parse().expect("a kind, and the number of the one that is meant"), facts)
    });
    let mut moments: Vec<_> = of_player.chain(of_partner).chain(of_things).collect();
    moments.sort_by_key(|moment| moment.frame);
    let run = Run {
        key: station.key.into(),
        level: station.key.into(),
        ruleset: Some(station.game),
        inputs: pad(station.held),
        inputs_2: pad(station.held_2),
        moments,
        ..Run::default()
    };
    let level = Level::for_run(project, &run).expect("the level is there");
    let world = replay::Replay::new(&run, &level).finish();
    if std::env::var("STATION").is_ok_and(|key| key == run.key) {
        lessons::show(&run, &level);
    }
    Run { expect: Expectation { goal: None, ..what_came_out(&world) }, ..run }
}
