//! A long floor with some objects beside the player and others far away, for what is measured.

use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed};
use sim::project::{Placement, PlacementId, Start};
use sim::ruleset::{Game, Ruleset};

/// What a designer places most.
const KINDS: [&str; 8] = ["ring", "block", "ring_line", "spikes", "platform", "monitor", "rover", "lobber"];

/// A level with `near` objects beside the player, and others along the level.
pub fn level(game: Game, near: usize, placed: usize) -> Level {
    let mut level = LevelBuilder::new(4096, 64);
    level.fill(0..4096, 40..42, Placed::solid(1));
    let object = |index: usize, x: i32| Placement {
        id: PlacementId(index as u64),
        kind: KINDS[index % KINDS.len()].to_owned(),
        x,
        y: 560 - (index as i32 % 5) * 24,
        ..Placement::default()
    };
    // Around the player, but not where he stands.
    let beside = |index: usize| 30_000 + if index.is_multiple_of(2) { -60 } else { 60 } + (index as i32 % 7 - 3) * 10;
    let far = |index: usize| (index * 13) as i32 % 24_000;
    level.placements.extend((0..near).map(|index| object(index, beside(index))));
    level.placements.extend((near..placed).map(|index| object(index, far(index))));
    level.start = Start { x: 30_000, y: 40 * 16 - 20, ..Start::default() };
    level.build(Ruleset::preset(game))
}

/// Jumps on the spot without end, so that solids and hitboxes are met again and again, or in passing if there are none.
pub fn jumps() -> impl Iterator<Item = Input> {
    let held = |frame: usize| if frame % 64 < 20 { Buttons::JUMP } else { Buttons::NONE };
    let before = std::iter::once(Buttons::NONE).chain((0..).map(held));
    before.zip((0..).map(held)).map(|(before, held)| Input::after(before, held))
}
