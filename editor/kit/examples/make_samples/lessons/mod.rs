//! The guide's worked examples about moves, water, layers and what throws the player, as recorded runs of `abilities`: each
//! begins right before what the example is about, and its moments are the example's figures. Behind them are levels of which
//! each has several runs too.
//!
//! Figures are those of the examples, but for heights above the ground: the floor here is 16 pixels higher.

mod dashes;
mod flights;
mod layers;
mod objects;
mod partner;
mod tunnels;
mod water;

use super::canvas::{
    Canvas,
    Material::{Air, Earth},
};
use super::curves::{Profile, Stroke};
use super::gym::{self, Thing};
use super::project::chunks_of;
use sim::input::Buttons;
use sim::level::Level;
use sim::project::{
    Expectation, Fact, LayerSwitcher, LevelData, Moment, Project, Run, Start, StartState, Subject, SwitcherSide,
};
use sim::replay::{self, what_came_out};
use sim::ruleset::{Character, Form, Game, Shield};
use sim::tiles::{Cell, Chunk, TileLayer};
use sim::trace::NoTrace;
use std::sync::Arc;

const N: Buttons = Buttons::NONE;
const U: Buttons = Buttons::UP;
const D: Buttons = Buttons::DOWN;
const L: Buttons = Buttons::LEFT;
const R: Buttons = Buttons::RIGHT;
const J: Buttons = Buttons::JUMP;
const UJ: Buttons = U.with(J);
const DJ: Buttons = D.with(J);
const DK: Buttons = D.with(Buttons::JUMP_2);

const PLAYER: &str = "player";
const WIDTH: i32 = 96;
const HEIGHT: i32 = 24;
/// Row of blocks that the floor begins at, as in the other levels: Sonic's y is 236 on it, as a ball 241.
const FLOOR: i32 = 16;

/// A level of worked examples.
pub struct Lesson {
    key: &'static str,
    title: &'static str,
    things: &'static [Thing],
    /// Draws what is above the floor.
    terrain: fn(&mut Canvas),
    /// Row of pixels of the water's surface.
    water: Option<i32>,
    switchers: &'static [Switcher],
    examples: &'static [Example],
}

/// A vertical layer switcher: x, y, half length, and the layers that it sets to the left and to the right.
type Switcher = (i32, i32, u16, TileLayer, TileLayer);

/// After so many frames: of which player or object, and what holds.
type Then = (u32, &'static str, &'static [(Fact, i32)]);

/// A player who is about to do something.
struct Example {
    /// Its name, and a letter if it has several cases.
    id: &'static str,
    what: &'static str,
    /// The game by whose rules it happens; none: by those of the project.
    game: Option<Game>,
    from: Begin,
    held: &'static [(Buttons, u32)],
    then: &'static [Then],
}

/// How a player begins.
#[derive(Clone, Copy)]
struct Begin {
    who: Character,
    x: i32,
    y: i32,
    faces_left: bool,
    state: StartState,
    /// The partner, and what is held on the second pad.
    partner: Option<Character>,
    held_2: &'static [(Buttons, u32)],
}

const AT_REST: StartState = StartState {
    x_sub: 0,
    y_sub: 0,
    x_speed: 0,
    y_speed: 0,
    ground_speed: 0,
    airborne: false,
    rolling: false,
    shield: Shield::None,
    form: Form::Normal,
    rings: 0,
    emeralds: 0,
    water: None,
    water_stage: 0,
};

/// Sonic alone, facing right.
const fn begin(x: i32, y: i32, state: StartState) -> Begin {
    Begin { who: Character::Sonic, x, y, faces_left: false, state, partner: None, held_2: &[] }
}

/// On the ground at a speed.
const fn ground(x: i32, y: i32, speed: i16) -> Begin {
    let state = StartState { x_speed: speed, ground_speed: speed, ..AT_REST };
    begin(x, y, state)
}

/// In the air.
const fn air(x: i32, y: i32, x_speed: i16, y_speed: i16) -> Begin {
    let state = StartState { x_speed, y_speed, airborne: true, ..AT_REST };
    begin(x, y, state)
}

impl Begin {
    const fn who(self, who: Character) -> Self {
        Self { who, ..self }
    }

    const fn left(self) -> Self {
        Self { faces_left: true, ..self }
    }

    const fn shield(self, shield: Shield) -> Self {
        Self { state: StartState { shield, ..self.state }, ..self }
    }

    const fn rings(self, rings: u16) -> Self {
        Self { state: StartState { rings, ..self.state }, ..self }
    }

    const fn form(self, form: Form) -> Self {
        Self { state: StartState { form, emeralds: 7, ..self.state }, ..self }
    }

    const fn ball(self) -> Self {
        Self { state: StartState { rolling: true, ..self.state }, ..self }
    }

    const fn sub(self, x_sub: u8, y_sub: u8) -> Self {
        Self { state: StartState { x_sub, y_sub, ..self.state }, ..self }
    }

    const fn with(self, partner: Option<Character>, held_2: &'static [(Buttons, u32)]) -> Self {
        Self { partner, held_2, ..self }
    }

    fn start(self) -> Start {
        let Self { who, x, y, faces_left, state, partner, .. } = self;
        Start { x, y, faces_left, character: who, state, partner, ..Start::default() }
    }
}

/// All of them, in the order of the Level menu.
pub const LESSONS: &[Lesson] = &[
    dashes::CHARGES,
    dashes::DROPS,
    flights::FLIGHTS,
    flights::TURN,
    water::LESSON,
    layers::LESSON,
    objects::BOSS,
    objects::RING,
    objects::CANNON,
    tunnels::LINES,
    tunnels::HIDDEN,
    partner::FLIES,
    partner::FLIES_TO_WALL,
    partner::LEFT_ALONE,
    partner::BEHIND,
];

/// Nothing above the floor.
fn flat(_: &mut Canvas) {}

impl Lesson {
    /// Its terrain.
    pub fn draw(&self) -> Canvas {
        let mut canvas = Canvas::new(WIDTH, HEIGHT);
        canvas.blocks([0, FLOOR, WIDTH, HEIGHT], Earth);
        (self.terrain)(&mut canvas);
        canvas
    }

    fn switchers(&self, level: usize) -> Vec<LayerSwitcher> {
        let switcher = |(number, values): (usize, &Switcher)| {
            let (x, y, half_length, left, right) = *values;
            let side = |layer| SwitcherSide { layer, high_priority: false };
            LayerSwitcher {
                id: gym::id(level, self.things.len() + number),
                x,
                y,
                half_length,
                left_or_above: side(left),
                right_or_below: side(right),
                ..LayerSwitcher::default()
            }
        };
        self.switchers.iter().enumerate().map(switcher).collect()
    }
}

/// Adds the levels to the project; `cells` are those of each, `first` is the number of the first one.
pub fn add(project: &mut Project, chunks: &mut Vec<Arc<Chunk>>, cells: &[Vec<Cell>], first: usize) {
    for (number, (lesson, cells)) in (first..).zip(LESSONS.iter().zip(cells)) {
        let layout = chunks_of(chunks, cells, WIDTH, HEIGHT);
        let start = lesson.examples.first().map_or((200, 236), |example| (example.from.x, example.from.y));
        let level = gym::level(number, (lesson.key, lesson.title), lesson.things, start, layout);
        let level = LevelData { water: lesson.water, switchers: lesson.switchers(number), ..level };
        project.levels.push(Arc::new(level));
    }
}

/// The runs of all examples, in a project that has their levels.
pub fn runs(project: &Project) -> Vec<Arc<Run>> {
    let of = |lesson: &'static Lesson| lesson.examples.iter().map(move |example| (lesson, example));
    LESSONS.iter().flat_map(of).map(|(lesson, example)| Arc::new(run(project, lesson, example))).collect()
}

fn run(project: &Project, lesson: &Lesson, example: &Example) -> Run {
    let (key, name) = if lesson.key.starts_with("examples-") {
        let number = example.id.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        (format!("example-{}", example.id.to_ascii_lowercase()), format!("example {number}: {}", example.what))
    } else {
        (format!("{}-{}", lesson.key, example.id), example.what.to_owned())
    };
    let moments = example.then.iter().map(|(frame, of, facts)| Moment {
        frame: *frame,
        name: name.clone(),
        subject: of.parse::<Subject>().unwrap_or_default(),
        facts: facts.iter().copied().collect(),
    });
    let game = example.game.map_or(String::new(), |game| format!("-{}", game.name()));
    let pad = |held: &[(Buttons, u32)]| {
        replay::encode(held.iter().flat_map(|(buttons, count)| (0..*count).map(|_| *buttons)))
    };
    let run = Run {
        key: format!("{key}{game}"),
        level: lesson.key.into(),
        ruleset: example.game,
        start: Some(example.from.start()),
        inputs: pad(example.held),
        inputs_2: pad(example.from.held_2),
        moments: moments.collect(),
        ..Run::default()
    };
    let level = Level::for_run(project, &run).expect("the level is there");
    let world = replay::Replay::new(&run, &level).finish();
    if std::env::var("LESSON").is_ok_and(|key| key == run.key) {
        show(&run, &level);
    }
    Run { expect: Expectation { goal: None, ..what_came_out(&world) }, ..run }
}

/// Prints each frame of a run.
pub fn show(run: &Run, level: &Level) {
    let mut replay = replay::Replay::new(run, level);
    while let Some(world) = replay.step(&mut NoTrace) {
        let things = std::env::var("THINGS").unwrap_or_default();
        let things = things.split(',').filter_map(|name| name.parse().ok());
        for of in [Subject::Player, Subject::Partner].into_iter().chain(things) {
            let values = Fact::ALL.iter().filter_map(|fact| {
                let value = fact.read(world, &of)?;
                (value != 0).then(|| format!("{} {value}", fact.name()))
            });
            let values: Vec<_> = values.collect();
            if !values.is_empty() {
                println!("{} {}, {of}: {}", run.key, world.frame, values.join(", "));
            }
        }
    }
}
