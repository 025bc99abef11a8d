//! A million frames of mixed play, as a line a run: what every build on every machine must come to.

use super::course::{course, in_the_cavern, inputs};
use super::{Random, crowd};
use sim::input::Input;
use sim::level::Level;
use sim::maze::{Maze, MazeGrid, MazeWorld};
use sim::project::Start;
use sim::ruleset::{Character, Game, Ruleset};
use sim::trace::NoTrace;
use sim::world::World;
use std::fmt::Write;

/// Frames of each run.
const FRAMES: usize = 20_000;
/// Frames until a player that is thrown about is thrown again, or until there is another random level.
const EPISODE: usize = 200;

/// A run by the rules of a game, as its digest.
type Play = fn(Game) -> u64;

/// The plays, by each game's rules.
const RUNS: [(&str, Play); 10] = [
    ("hills", |game| on_course(game, World::new)),
    ("cavern", |game| on_course(game, in_the_cavern)),
    ("tails", |game| on_course(game, |level| as_character(level, Character::Tails, None))),
    ("knuckles", |game| on_course(game, |level| as_character(level, Character::Knuckles, None))),
    ("flooded", flooded),
    ("crowd", |game| among_objects(game, None)),
    ("partner", |game| among_objects(game, Some(Character::Tails))),
    ("thrown", thrown),
    ("anything", anything),
    ("maze", maze),
];

/// The digest of each run, over the digests of all its frames: a line for each, and the last for all of them.
pub fn report() -> String {
    let (mut text, mut all) = (String::new(), 0);
    for (name, run) in RUNS {
        for game in Game::ALL {
            let digest = run(game);
            all = mix(all, digest);
            writeln!(text, "{name} {game:?} {digest:016x}").expect("strings take anything");
        }
    }
    writeln!(text, "{} frames {all:016x}", RUNS.len() * Game::ALL.len() * FRAMES).expect("strings take anything");
    text
}

fn mix(digest: u64, next: u64) -> u64 {
    digest.rotate_left(5) ^ next
}

/// Digest of the frames of a world that begins again whenever the player has died.
fn play(level: &Level, world: &mut World, inputs: &[Input]) -> u64 {
    inputs.iter().fold(0, |digest, input| {
        if world.is_over() {
            world.restart(level);
        }
        world.step(level, *input, &mut NoTrace);
        mix(digest, world.digest())
    })
}

/// Any buttons, each for a while.
fn any_inputs(random: &mut Random, frames: usize) -> Vec<Input> {
    let mut input = Input::default();
    let next = || {
        input = random.input(input);
        input
    };
    std::iter::repeat_with(next).take(frames).collect()
}

fn as_character(level: &Level, character: Character, partner: Option<Character>) -> World {
    World::at(level, &Start { character, partner, ..level.start })
}

fn on_course(game: Game, begin: impl Fn(&Level) -> World) -> u64 {
    let level = course(Ruleset::preset(game));
    let mut random = Random::new(game as u64);
    let played = play(&level, &mut begin(&level), &inputs(1, FRAMES / 2));
    mix(played, play(&level, &mut begin(&level), &any_inputs(&mut random, FRAMES / 2)))
}

fn flooded(game: Game) -> u64 {
    let mut level = course(Ruleset::preset(game));
    (level.water, level.tide.swells) = (Some(640), true);
    let mut world = as_character(&level, Character::Sonic, Some(Character::Tails));
    play(&level, &mut world, &inputs(4, FRAMES))
}

fn among_objects(game: Game, partner: Option<Character>) -> u64 {
    let mut random = Random::new(6);
    let level = crowd::crowd(&mut random, Ruleset::preset(game));
    let mut world = as_character(&level, Character::Sonic, partner);
    // For a while, and with rings to lose in the end.
    (world.player.invincibility, world.objects.common.tally.rings) = (1000, 50);
    play(&level, &mut world, &inputs(7, FRAMES))
}

fn thrown(game: Game) -> u64 {
    let mut random = Random::new(9);
    let level = crowd::crowd(&mut random, Ruleset::preset(game));
    (0..FRAMES / EPISODE).fold(0, |digest, _| {
        let start = crowd::place(&mut random);
        let mut world = World::at(&level, &start);
        world.player = crowd::thrown(&mut random, &start);
        mix(digest, play(&level, &mut world, &any_inputs(&mut random, EPISODE)))
    })
}

/// Random levels under random rules.
fn anything(game: Game) -> u64 {
    (0..FRAMES / EPISODE).fold(0, |digest, episode| {
        let mut random = Random::new((game as usize * FRAMES + episode) as u64);
        let mut project = random.project();
        random.furnish(&mut project);
        project.ruleset.preset = game;
        let mut level = Level::compile(&project, "level").expect("the project has this level");
        if random.chance(2) {
            level.ruleset = random.rules();
        }
        let mut world = World::new(&level);
        mix(digest, play(&level, &mut world, &any_inputs(&mut random, EPISODE)))
    })
}

fn maze(game: Game) -> u64 {
    let mut random = Random::new(game as u64);
    let cells = (0..64 * 64).map(|_| if random.chance(3) { random.below(0x4F) as u8 } else { 0 }).collect();
    let grid = MazeGrid::from_cells(64, 64, cells).expect("a maze within its limits");
    let mut world = MazeWorld::new(&Maze { grid, start: (1500, 1500), angle: 0 });
    any_inputs(&mut random, FRAMES).into_iter().fold(0, |digest, input| {
        world.step(input, &mut NoTrace);
        mix(digest, world.digest())
    })
}
