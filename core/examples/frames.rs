//! Plays the million frames that every build must come to the same end with, or frames to be measured.
//!
//! ```text
//! frames             prints the digests of the million
//! frames pin         writes them to where the tests expect them
//! frames terrain N   N frames over hills, and the time that they took
//! frames course N    N frames over them with layer switchers, 3 of them near
//! frames objects N   N frames and their digests among 32 objects, 6 of them near
//! ```

#[path = "../tests/support/mod.rs"]
mod support;

use sim::level::Level;
use sim::ruleset::{Game, Ruleset};
use sim::trace::NoTrace;
use sim::world::World;
use std::io;
use support::{beside, course, million};

/// Frames after which the player begins again.
const LAP: usize = 1000;

fn runs(level: &Level, laps: usize) -> u64 {
    let inputs = course::inputs(1, LAP);
    let play = |_| {
        let mut world = World::new(level);
        inputs.iter().for_each(|input| world.step(level, *input, &mut NoTrace));
        world.digest()
    };
    (0..laps).fold(0, |digest, lap| digest.rotate_left(1) ^ play(lap))
}

fn objects(level: &Level, laps: usize) -> u64 {
    let mut world = World::new(level);
    world.player.invincibility = u16::MAX;
    beside::jumps().take(laps * LAP).fold(0, |digest, input| {
        world.step(level, input, &mut NoTrace);
        digest ^ world.digest()
    })
}

#[expect(clippy::disallowed_types, reason = "no frame depends on this clock")]
fn measure(level: &Level, play: fn(&Level, usize) -> u64, frames: usize) {
    let begun = std::time::Instant::now();
    let digest = play(level, frames / LAP);
    println!("{frames} frames in {:.2?} ({digest:016x})", begun.elapsed());
}

fn main() -> io::Result<()> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let frames = || arguments.get(1).and_then(|frames| frames.parse().ok()).unwrap_or(1_000_000);
    match arguments.first().map_or("", String::as_str) {
        "pin" => {
            return std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/million.txt"), million::report());
        }
        "terrain" => measure(&course::terrain().build(Ruleset::preset(Game::Sonic2)), runs, frames()),
        "course" => measure(&course::course(Ruleset::preset(Game::Sonic2)), runs, frames()),
        "objects" => measure(&beside::level(Game::Sonic2, 6, 32), objects, frames()),
        _ => print!("{}", million::report()),
    }
    Ok(())
}
