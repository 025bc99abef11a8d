//! A long floor with some objects beside the player and others far away, for what is measured.

use serde_json::{Value, json};
use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed};
use sim::project::{OwnForm, OwnKind, OwnKinds, Placement, PlacementId, Start};
use sim::ruleset::{Game, Ruleset};
use std::sync::Arc;

/// The kinds that a designer places most.
const KINDS: [&str; 8] = ["ring", "block", "ring_line", "spikes", "platform", "monitor", "rover", "lobber"];

/// Definitions that do what those kinds do, in the same order.
fn definitions() -> OwnKinds {
    let states = |states: Value| serde_json::from_value(states).expect("states");
    let touch = |effect: &str| serde_json::from_value(json!({ "effect": effect })).expect("a hitbox");
    let gives = json!([{ "name": "a", "rules": [
        { "when": { "event": "touched" }, "do": [{ "action": "rings", "count": 1 }, { "action": "destroy" }] },
    ] }]);
    let path = |y: i32| json!({ "form": "path", "points": [[0, y]], "speed": 0x800 });
    let timer = json!({ "event": "timer", "frames": 60 });
    let spikes = json!([
        { "name": "out", "motion": path(32), "rules": [{ "when": { "event": "path_end" }, "go": "there" }] },
        { "name": "there", "rules": [{ "when": timer, "go": "in" }] },
        { "name": "in", "motion": path(0), "rules": [{ "when": { "event": "path_end" }, "go": "here" }] },
        { "name": "here", "rules": [{ "when": timer, "go": "out" }] },
    ]);
    let swing = json!([{ "name": "a", "motion": { "form": "swing", "down": 64 } }]);
    let walks = json!([
        { "name": "falls", "motion": { "form": "fall", "gravity": 56, "lands": true }, "rules": [
            { "when": { "event": "lands" }, "go": "walks" },
        ] },
        { "name": "walks", "motion": { "form": "walk", "speed": 256, "turns": true } },
    ]);
    let throws = json!([{ "name": "a", "rules": [
        { "when": { "event": "every", "frames": 60 }, "do": [
            { "action": "face_player" },
            { "action": "spawn", "kind": "own_0", "x": 8, "x_speed": 128, "limit": 1 },
        ] },
    ] }]);
    let of = |form, effect: &str, list: Value| OwnKind {
        form,
        touch: touch(effect),
        states: states(list),
        ..OwnKind::default()
    };
    let kinds = [
        of(OwnForm::Passable, "collected", gives.clone()),
        OwnKind::default(),
        of(OwnForm::Passable, "collected", gives),
        of(OwnForm::Spikes, "none", spikes),
        OwnKind { sags: true, ..of(OwnForm::Platform, "none", swing) },
        of(OwnForm::Solid, "touched", json!([{ "name": "a" }])),
        of(OwnForm::Passable, "attackable", walks),
        of(OwnForm::Passable, "attackable", throws),
    ];
    let named = |(place, kind)| Arc::new(OwnKind { name: format!("own_{place}"), ..kind });
    OwnKinds { kinds: kinds.into_iter().enumerate().map(named).collect(), ..OwnKinds::default() }
}

/// As [`level`], with objects of definitions.
pub fn level_of_definitions(game: Game, near: usize, placed: usize) -> Level {
    made(game, near, placed, |index| format!("own_{}", index % KINDS.len()))
}

/// A level with `near` objects beside the player, and others along the level.
pub fn level(game: Game, near: usize, placed: usize) -> Level {
    made(game, near, placed, |index| KINDS[index % KINDS.len()].to_owned())
}

fn made(game: Game, near: usize, placed: usize, kind: impl Fn(usize) -> String) -> Level {
    let mut level = LevelBuilder::new(4096, 64);
    level.definitions = Arc::new(definitions());
    level.fill(0..4096, 40..42, Placed::solid(1));
    let object = |index: usize, x: i32| Placement {
        id: PlacementId(index as u64),
        kind: kind(index),
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
