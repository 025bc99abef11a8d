//! Constants that a project sets: each acts where the originals have theirs, and only for its character.

use crate::play::{DOWN, JUMP, L, NONE, Play, R};
use serde_json::Value;
use sim::level::fixtures;
use sim::player::Player;
use sim::player::powers::{Form, Stats};
use sim::project::{Start, StartState};
use sim::ruleset::{Character, Constants, Game, Ruleset, RulesetChoice};
use sim::world::World;
use std::collections::BTreeMap;

/// Returns the rules of Sonic 2 with constants of Sonic.
fn rules(constants: &[(&str, i32)]) -> Ruleset {
    let mut choice = RulesetChoice { preset: Game::Sonic2, ..RulesetChoice::default() };
    for (name, number) in constants {
        choice.set_constant(Character::Sonic, Constants::named(name).expect("a constant"), *number);
    }
    choice.resolve().expect("right values")
}

fn play(constants: &[(&str, i32)]) -> Play {
    Play::on_flat(rules(constants))
}

#[test]
fn running_follows_its_constants() {
    let own = [("acceleration", 0x20), ("deceleration", 0x100), ("friction", 0x40), ("top_speed", 0x90)];
    let mut play = play(&own);
    let speeds = |play: &mut Play, input, frames: u32| -> Vec<i16> {
        (0..frames).map(|_| play.hold(input, 1).ground_speed.0).collect()
    };
    assert_eq!(speeds(&mut play, R, 6), [0x20, 0x40, 0x60, 0x80, 0x90, 0x90]);
    assert_eq!(speeds(&mut play, NONE, 3), [0x50, 0x10, 0]);
    let mut play = play.at_speed(0x180);
    assert_eq!(speeds(&mut play, L, 2), [0x80, -0x80]);
}

#[test]
fn rolling_has_friction_and_deceleration_of_its_own() {
    let mut play = play(&[("roll_friction", 0x10), ("roll_deceleration", 0x60)]).at_speed(0x800);
    assert_eq!(play.hold(DOWN, 1).ground_speed.0, 0x7F4, "he curls up after a frame of running");
    assert_eq!(play.hold(DOWN, 1).ground_speed.0, 0x7E4);
    assert_eq!(play.hold(L, 1).ground_speed.0, 0x7E4 - 0x70);
}

#[test]
fn jumps_and_falls_follow_their_constants() {
    let own = [("jump_force", 0x500), ("jump_release", 0x300), ("gravity", 0x20), ("air_acceleration", 0x50)];
    let mut play = play(&own);
    assert_eq!(play.hold(JUMP, 1).y_speed.0, -0x500);
    assert_eq!(play.hold(JUMP, 1).y_speed.0, -0x4E0);
    assert_eq!(play.hold(NONE, 1).y_speed.0, -0x2E0, "cut to 0x300, then a frame of gravity");
    assert_eq!(play.hold(R, 1).x_speed.0, 0x50 - 2, "a 32nd is drag");
}

#[test]
fn radii_are_those_of_the_character() {
    let own = [("height_radius", 25), ("width_radius", 12), ("roll_height_radius", 11), ("roll_width_radius", 6)];
    let rules = rules(&own);
    let size = |player: &Player| (player.width_radius, player.height_radius);
    let mut player = Player::new(&Start { x: 100, y: 100, ..Start::default() }, &rules);
    assert_eq!(size(&player), (12, 25));
    player.curl_up(&rules);
    assert_eq!((size(&player), player.y.px()), ((6, 11), 114), "the feet stay");
    let other = Player::new(&Start { character: Character::Knuckles, ..Start::default() }, &rules);
    assert_eq!(size(&other), (9, 19), "nobody else changes");
}

#[test]
fn shoes_water_and_forms_change_derived_constants_in_proportion() {
    let rules = rules(&[("acceleration", 0x10), ("friction", 0x30), ("shoes_acceleration", 0x20)]);
    let frictions = |stats: Stats, form| {
        let mut play = Play::on_flat(rules).at_speed(0x500);
        (play.player().stats, play.player().form) = (stats, form);
        0x500 - play.hold(NONE, 1).ground_speed.0
    };
    let constants = rules.constants(Character::Sonic);
    let normal = Stats::of(constants, Form::Normal);
    assert_eq!(frictions(normal, Form::Normal), 0x30);
    assert_eq!(frictions(Stats::in_speed_shoes(constants), Form::Normal), 0x60);
    assert_eq!(frictions(normal.under_water(), Form::Normal), 0x18);
}

#[test]
fn a_level_in_play_takes_edited_constants_on() {
    let mut play = play(&[]);
    play.hold(R, 5);
    play.level = fixtures::flat(rules(&[("acceleration", 0x40), ("height_radius", 29)]));
    play.world.follow(&play.level);
    let player = &play.world.player;
    assert_eq!((player.stats.acceleration, player.height_radius), (0x40, 29));
    assert_eq!(player.y.px(), 252 - 10, "the feet stay where they are");
    let speed = player.ground_speed.0;
    assert_eq!(play.hold(R, 1).ground_speed.0, speed + 0x40);
}

#[test]
fn extreme_constants_neither_panic_nor_hang() {
    let names: Vec<_> = sim::ruleset::CONSTANTS.iter().collect();
    for round in 0..200_u32 {
        let mut choice = RulesetChoice::default();
        for (n, constant) in names.iter().enumerate() {
            let (least, most) = constant.kind.range();
            let number = match (round.wrapping_mul(2_654_435_761) >> (n % 29)) % 3 {
                0 => least,
                1 => most,
                _ => continue,
            };
            for character in Character::ALL {
                choice.set_constant(character, constant, number);
            }
        }
        let rules = choice.resolve().expect("in range");
        for character in Character::ALL {
            let state = StartState {
                form: if round % 5 == 0 { Form::Super } else { Form::Normal },
                rings: 99,
                ..StartState::default()
            };
            let start = Start { x: 300, y: 200, character, state, ..Start::default() };
            let mut play = Play::on_flat(rules);
            play.world = World::at(&play.level, &start);
            for (n, input) in
                [R, R.with(JUMP), DOWN, DOWN.with(JUMP), L, JUMP, NONE].into_iter().cycle().take(140).enumerate()
            {
                play.hold(input, 1 + n as u32 % 3);
            }
        }
    }
}

#[test]
fn files_keep_constants_by_name() {
    let constants = BTreeMap::from([("sonic".to_owned(), BTreeMap::from([("gravity".to_owned(), Value::from(48))]))]);
    let choice = RulesetChoice { constants, ..RulesetChoice::default() };
    assert_eq!(choice.resolve().map(|rules| rules.constants(Character::Sonic).gravity), Ok(48));
}
