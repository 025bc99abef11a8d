//! The guide's worked examples about objects, as recorded runs of the gym: each begins with its player about to be where
//! the example has him, and says what must hold in the frame in which the object has done its part.
//!
//! Figures are those of the examples. If several share a level, their stations are side by side, and `shift` moves a
//! station from the place that its figures name.

mod devices;
mod hits;
mod push_and_monitors;
mod slopes;
mod solid;
mod throwers;

use super::canvas::{Canvas, Material::Earth};
use super::gym::{self, Thing};
use super::project::chunks_of;
use sim::input::Buttons;
use sim::level::Level;
use sim::project::{Fact, Moment, Project, Run, Start, StartState, Subject};
use sim::replay::Replay;
use sim::ruleset::Game;
use sim::tiles::{Cell, Chunk};
use std::sync::Arc;

/// Width of a station in blocks: three columns of objects.
const STATION: i32 = 24;
const HEIGHT: i32 = 24;
/// Row of the floor under all stations.
const FLOOR: i32 = 23;
/// Top of a floor on which a standing player's y is 300.
const AT_320: i32 = 320;

const PLAYER: &str = "player";
const S1: &[Game] = &[Game::Sonic1];
const S1_S2: &[Game] = &[Game::Sonic1, Game::Sonic2];
const S2: &[Game] = &[Game::Sonic2];
const S2_S3: &[Game] = &[Game::Sonic2, Game::Sonic3];
const S2_ON: &[Game] = &[Game::Sonic2, Game::Sonic3, Game::Sonic3K];
const S3K: &[Game] = &[Game::Sonic3, Game::Sonic3K];
const SK: &[Game] = &[Game::Sonic3K];

/// A level of worked examples.
pub struct Sheet {
    key: &'static str,
    title: &'static str,
    stations: &'static [Station],
}

/// Objects, and the examples that happen at them.
struct Station {
    things: &'static [Thing],
    /// From the examples' figures to this station's place.
    shift: (i32, i32),
    /// Floors by the examples' figures: left, right, top.
    floors: &'static [(i32, i32, i32)],
    examples: &'static [Example],
}

/// A player about to meet an object.
struct Example {
    /// Its number and a letter if it has several cases.
    id: &'static str,
    what: &'static str,
    /// The games that it is about; none: all.
    games: &'static [Game],
    before: Before,
    /// Frames until the object acts on him.
    lead: u32,
    /// Moves station and figures further to the right.
    aside: i32,
    held: &'static [(Buttons, u32)],
    then: &'static [Then],
}

/// After this many frames more than the lead: the player, and what.
type Then = (u32, &'static str, &'static [(Fact, i32)]);

/// The player after his own part of the frame in which the object acts on him.
#[derive(Clone, Copy)]
struct Before {
    x: i32,
    x_sub: u8,
    y: i32,
    x_speed: i16,
    y_speed: i16,
    airborne: bool,
    rolling: bool,
    rings: u16,
}

/// In the air.
const fn air(x: i32, y: i32, x_speed: i16, y_speed: i16) -> Before {
    Before { x, x_sub: 0, y, x_speed, y_speed, airborne: true, rolling: false, rings: 0 }
}

/// In the air as a ball.
const fn ball(x: i32, y: i32, x_speed: i16, y_speed: i16) -> Before {
    Before { rolling: true, ..air(x, y, x_speed, y_speed) }
}

/// On the ground at a speed.
const fn ground(x: i32, y: i32, speed: i16) -> Before {
    Before { airborne: false, ..air(x, y, speed, 0) }
}

impl Before {
    const fn sub(self, x_sub: u8) -> Self {
        Self { x_sub, ..self }
    }

    const fn rings(self, rings: u16) -> Self {
        Self { rings, ..self }
    }
}

/// An example of all games, in whose second frame the object acts: most do so once they were shown.
const fn example(id: &'static str, what: &'static str, before: Before, then: &'static [Then]) -> Example {
    Example { id, what, games: &[], before, lead: 2, aside: 0, held: &[], then }
}

impl Example {
    const fn of(self, games: &'static [Game]) -> Self {
        Self { games, ..self }
    }

    /// For objects that act in their first frame.
    const fn at_once(self) -> Self {
        self.after(1)
    }

    /// With so many frames until the object acts.
    const fn after(self, lead: u32) -> Self {
        Self { lead, ..self }
    }

    const fn aside(self, aside: i32) -> Self {
        Self { aside, ..self }
    }

    const fn hold(self, held: &'static [(Buttons, u32)]) -> Self {
        Self { held, ..self }
    }
}

/// All of them, in the order of the Level menu.
pub const SHEETS: &[Sheet] =
    &[solid::SHEET, slopes::SHEET, push_and_monitors::SHEET, hits::SHEET, throwers::SHEET, devices::SHEET];

impl Sheet {
    /// Blocks from its left to its right end; one station more than there are, so that nobody meets the level's end.
    const fn width(&self) -> i32 {
        STATION * (self.stations.len() as i32 + 1)
    }

    fn shift(&self, number: usize) -> (i32, i32) {
        let (x, y) = self.stations[number].shift;
        (x + number as i32 * STATION * 16, y)
    }

    /// Its terrain: a floor at the very bottom, and those of the stations.
    pub fn draw(&self) -> Canvas {
        let mut canvas = Canvas::new(self.width(), HEIGHT);
        canvas.blocks([0, FLOOR, self.width(), HEIGHT], Earth);
        for (number, station) in self.stations.iter().enumerate() {
            let (dx, dy) = self.shift(number);
            for (left, right, top) in station.floors {
                let area = [left + dx, top + dy, right + dx, HEIGHT * 16];
                assert!(area.iter().all(|edge| edge % 16 == 0), "{}: {area:?}", self.key);
                canvas.blocks(area.map(|edge| edge / 16), Earth);
            }
        }
        canvas
    }

    /// Where the level begins: on the floor of the first station.
    fn start(&self) -> (i32, i32) {
        let (x, (dx, dy)) = (64, self.shift(0));
        let beneath = self.stations[0].floors.iter().find(|(left, right, _)| (left + dx..right + dx).contains(&x));
        (x, beneath.map_or(FLOOR * 16, |(_, _, top)| top + dy) - 20)
    }

    /// What something must hold for: an object of the station by its id, for those of its neighbours may be near.
    fn subject(&self, number: usize, station: usize, of: &str) -> Subject {
        let before: usize = self.stations[..station].iter().map(|station| station.things.len()).sum();
        match self.stations[station].things.iter().position(|thing| thing.0 == of) {
            Some(place) => Subject::Placed(gym::id(number, before + place)),
            None => of.parse().unwrap_or_default(),
        }
    }

    fn things(&self) -> Vec<Thing> {
        let moved = |(number, station): (usize, &Station)| {
            let (dx, dy) = self.shift(number);
            station.things.iter().map(move |&(kind, x, y, flip_x, values)| (kind, x + dx, y + dy, flip_x, values))
        };
        self.stations.iter().enumerate().flat_map(moved).collect()
    }
}

/// Adds levels and runs to the gym; `cells` are those of each level, `first` is the number of the first one.
pub fn add(project: &mut Project, chunks: &mut Vec<Arc<Chunk>>, cells: &[Vec<Cell>], first: usize) {
    for (number, (sheet, cells)) in (first..).zip(SHEETS.iter().zip(cells)) {
        let layout = chunks_of(chunks, cells, sheet.width(), HEIGHT);
        let level = gym::level(number, (sheet.key, sheet.title), &sheet.things(), sheet.start(), layout);
        project.levels.push(Arc::new(level));
    }
}

/// The runs of all examples, in a project that has their levels.
pub fn runs(project: &Project, first: usize) -> Vec<Arc<Run>> {
    let mut runs = Vec::new();
    for (level_number, sheet) in (first..).zip(SHEETS) {
        let mut bare = project.clone();
        let level = bare.levels.iter_mut().find(|level| level.key == sheet.key).expect("the sheet's level is there");
        Arc::make_mut(level).placements.clear();
        for (number, station) in sheet.stations.iter().enumerate() {
            for example in station.examples {
                let of_each: Vec<_> = example.games.iter().map(|game| Some(*game)).collect();
                let games = if of_each.is_empty() { vec![None] } else { of_each };
                runs.extend(
                    games.iter().map(|game| Arc::new(run(&bare, (level_number, sheet), number, example, *game))),
                );
            }
        }
    }
    runs
}

fn run(
    bare: &Project,
    (gym_number, sheet): (usize, &Sheet),
    station: usize,
    example: &Example,
    game: Option<Game>,
) -> Run {
    let (dx, dy) = sheet.shift(station);
    let (dx, plain) = (dx + example.aside, example.id.trim_end_matches(|letter: char| letter.is_ascii_lowercase()));
    let suffix = game.map_or("", |game| match game {
        Game::Sonic1 => "-sonic1",
        Game::SonicCd => "-cd",
        Game::Sonic2 => "-sonic2",
        Game::Sonic3 => "-sonic3",
        Game::Sonic3K => "-sonic3k",
    });
    let moments = example.then.iter().map(|(after, of, facts)| Moment {
        frame: example.lead + after,
        name: format!("example {plain}: {}", example.what),
        subject: sheet.subject(gym_number, station, of),
        facts: facts.iter().map(|(fact, value)| (*fact, value + moved(*fact, dx, dy))).collect(),
    });
    let moments: Vec<_> = moments.collect();
    let frames = moments.iter().map(|moment| moment.frame).max().unwrap_or(0);
    let mut run = Run {
        key: format!("example-{}{suffix}", pad(example.id)),
        level: sheet.key.into(),
        ruleset: game,
        inputs: inputs(example.held, frames),
        moments,
        ..Run::default()
    };
    let wanted = Before { x: example.before.x + dx, y: example.before.y + dy, ..example.before };
    run.start = Some(start(bare, &run, wanted, example.lead));
    run
}

/// A number that sorts: two digits.
fn pad(id: &str) -> String {
    let digits = id.chars().take_while(char::is_ascii_digit).count();
    if digits < 2 { format!("0{id}") } else { id.to_owned() }
}

const fn moved(fact: Fact, dx: i32, dy: i32) -> i32 {
    match fact {
        Fact::X => dx,
        Fact::Y => dy,
        _ => 0,
    }
}

/// What is held for so many frames: the last buttons to the end.
fn inputs(held: &[(Buttons, u32)], frames: u32) -> Vec<(u8, u32)> {
    let values: u32 = held.iter().map(|(_, count)| count).sum();
    let all = held.iter().flat_map(|(Buttons(buttons), count)| (0..*count).map(|_| *buttons));
    let last = if values < frames && held.len() == 1 { held[0].0.0 } else { 0 };
    let all = all.chain(std::iter::repeat(last)).take(frames as usize);
    sim::replay::encode(all.map(Buttons))
}

/// The start from which the player comes to be as wanted after the lead, as long as no object meets him before.
///
/// # Panics
/// If there is none: the example cannot happen so.
fn start(bare: &Project, run: &Run, wanted: Before, lead: u32) -> Start {
    let level = Level::for_run(bare, run).expect("the run's level is there");
    let Before { x, x_sub, y, x_speed, y_speed, airborne, rolling, rings } = wanted;
    // In the air the ground speed is what nothing asked for: seen wherever a rule sets it.
    let ground_speed = if airborne { 77 } else { x_speed };
    let state = StartState { x_sub, x_speed, y_speed, ground_speed, airborne, rolling, rings, ..StartState::default() };
    let mut start = Start { x, y, faces_left: x_speed < 0, state, ..Start::default() };
    let inputs = inputs(&run.inputs.iter().map(|(held, count)| (Buttons(*held), *count)).collect::<Vec<_>>(), lead);
    for _ in 0..20 {
        let lead_in = Run { start: Some(start), inputs: inputs.clone(), ..Run::default() };
        let player = Replay::new(&lead_in, &level).finish().player;
        let aside = (x * 256 + i32::from(x_sub)) - player.x.0;
        let down = if airborne { y * 256 - player.y.0 } else { 0 };
        let faster = (x_speed - player.x_speed.0, if airborne { y_speed - player.y_speed.0 } else { 0 });
        if (aside, down, faster) == (0, 0, (0, 0)) {
            assert_eq!((player.airborne, player.y.px()), (airborne, y), "{}", run.key);
            return start;
        }
        let place = |whole: i32, sub: u8, by: i32| {
            let at = whole * 256 + i32::from(sub) + by;
            (at.div_euclid(256), at.rem_euclid(256) as u8)
        };
        (start.x, start.state.x_sub) = place(start.x, start.state.x_sub, aside);
        (start.y, start.state.y_sub) = place(start.y, start.state.y_sub, down);
        start.state.x_speed += faster.0;
        start.state.y_speed += faster.1;
        if !airborne {
            start.state.ground_speed = start.state.x_speed;
        }
    }
    panic!("{}: nothing leads to where the example begins", run.key);
}
