//! Solid objects in a world: landing, walking off, pushing, riding, and what a trace says of it.

mod support;

use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed};
use sim::objects::solid::{CombinedBox, Contact, Encounter, Heights, Miss, Solid, SolidShape};
use sim::objects::{Body, Object};
use sim::player::animation::AnimationKind;
use sim::player::grip::object_control;
use sim::player::{Player, Routine};
use sim::project::{Placement, PlacementId, Start};
use sim::ruleset::{Game, Ruleset};
use sim::trace::{FrameTrace, NoTrace};
use sim::units::{Speed, Sub};
use sim::world::World;
use support::Random;

/// A floor whose top is at y = 272, with blocks of 32×32 pixels around the given centres, and a player in the air.
fn level(blocks: &[(i32, i32)], rules: Ruleset) -> Level {
    let mut level = LevelBuilder::new(256, 32);
    level.fill(0..256, 17..20, Placed::solid(1));
    level.placements = (1..)
        .zip(blocks)
        .map(|(id, (x, y))| Placement {
            id: PlacementId(id),
            kind: "block".to_owned(),
            x: *x,
            y: *y,
            ..Placement::default()
        })
        .collect();
    level.build(rules)
}

struct Play {
    level: Level,
    world: World,
    held: Buttons,
    trace: FrameTrace,
}

impl Play {
    fn new(blocks: &[(i32, i32)], game: Game, x: i32, y: i32) -> Self {
        let level = level(blocks, Ruleset::preset(game));
        let mut world = World::at(&level, &Start { x, y, ..Start::default() });
        world.player.airborne = true;
        Self { level, world, held: Buttons::NONE, trace: FrameTrace::default() }
    }

    fn hold(&mut self, held: Buttons, frames: u32) -> &Player {
        for _ in 0..frames {
            self.trace.clear();
            let input = Input::after(self.held, held);
            self.world.step(&self.level, input, &mut self.trace);
            self.held = held;
        }
        &self.world.player
    }

    fn object(&self) -> &Object {
        self.world.objects.slots.iter().next().expect("there is an object").1
    }
}

#[test]
fn landing_walking_off_and_landing_on_the_floor() {
    for game in Game::ALL {
        let mut play = Play::new(&[(200, 256)], game, 200, 180);
        let player = play.hold(Buttons::NONE, 60);
        assert!(player.on_object && !player.airborne, "{game:?}");
        assert_eq!(player.y.px(), 256 - 17 - 19, "{game:?}");
        assert!(play.object().body.stood_on, "{game:?}");

        let frames = (0..200).find(|_| !play.hold(Buttons::RIGHT, 1).on_object).expect("he walks off");
        let player = &play.world.player;
        assert!(player.x.px() >= 227, "{game:?} after {frames}");
        assert!(!play.object().body.stood_on, "{game:?}");
        // Sonic 1 leaves it to the terrain, which is 16 pixels too far down to hold him.
        assert_eq!(player.airborne, !matches!(game, Game::Sonic1 | Game::SonicCd), "{game:?}");
        assert!(play.hold(Buttons::NONE, 1).airborne, "{game:?}");
        let player = play.hold(Buttons::NONE, 60);
        assert_eq!((player.airborne, player.y.px()), (false, 272 - 20), "{game:?}");
    }
}

#[test]
fn jumping_off_and_rolling_on_a_block() {
    for game in Game::ALL {
        let mut play = Play::new(&[(200, 256)], game, 200, 180);
        play.hold(Buttons::NONE, 60);
        let player = play.hold(Buttons::JUMP, 1);
        assert!(player.airborne && player.jumping && !player.on_object, "{game:?}");
        assert!(!play.object().body.stood_on, "{game:?}");
        assert!(play.hold(Buttons::JUMP, 10).y.px() < 200, "{game:?}");
        assert!(play.hold(Buttons::NONE, 120).on_object, "{game:?}: he lands on it again");

        play.world.player.ground_speed = Speed(0x180);
        let player = play.hold(Buttons::DOWN, 2);
        assert!(player.rolling && player.on_object, "{game:?}");
        assert_eq!(player.y.px(), 256 - 17 - 14, "{game:?}");
    }
}

#[test]
fn a_player_thrown_back_recovers_on_a_block() {
    for game in Game::ALL {
        let mut play = Play::new(&[(200, 256)], game, 200, 200);
        play.world.player.hurt(&play.level.ruleset, 150);
        play.world.player.x_speed = Speed(0);
        let frames = (0..100).find(|_| play.hold(Buttons::NONE, 1).on_object).expect("he lands on it");
        assert!(frames > 10, "{game:?} {frames}");
        let player = play.hold(Buttons::NONE, 1);
        assert_eq!((player.routine, player.airborne, player.on_object), (Routine::Normal, false, true), "{game:?}");
        assert!(player.invulnerability >= 119, "{game:?}");
    }
}

#[test]
fn pushing_a_block() {
    for game in Game::ALL {
        let mut play = Play::new(&[(200, 256)], game, 160, 252);
        play.hold(Buttons::RIGHT, 60);
        let pushed = (0..8).filter(|_| play.hold(Buttons::RIGHT, 1).pushing).count();
        let player = &play.world.player;
        assert_eq!((player.x.px(), pushed), (200 - 27, 8), "{game:?}");
        assert_eq!(player.animation.kind, AnimationKind::Push, "{game:?}");
        assert!(play.object().body.pushed, "{game:?}");
        let player = play.hold(Buttons::LEFT, 20);
        assert!(!player.pushing && player.x.px() < 170, "{game:?}");
        assert!(!play.object().body.pushed, "{game:?}");
    }
}

#[test]
fn a_player_on_two_blocks_in_turn_stands_on_one() {
    for game in Game::ALL {
        let mut play = Play::new(&[(200, 256), (232, 256)], game, 200, 180);
        play.hold(Buttons::NONE, 60);
        let mut blocks = Vec::new();
        for _ in 0..120 {
            play.hold(Buttons::RIGHT, 1);
            let stood_on: Vec<_> = play
                .world
                .objects
                .slots
                .iter()
                .filter(|(_, object)| object.body.stood_on)
                .map(|(slot, _)| slot)
                .collect();
            assert!(stood_on.len() <= 1, "{game:?} {stood_on:?}");
            if let [slot] = stood_on[..]
                && blocks.last() != Some(&slot)
            {
                assert_eq!(play.world.player.stands_in, slot, "{game:?}");
                blocks.push(slot);
            }
        }
        assert_eq!(blocks.len(), 2, "{game:?}");
    }
}

#[test]
fn balancing_on_a_block() {
    for (game, x, balances) in [
        (Game::Sonic1, 187, true),
        (Game::Sonic1, 188, false),
        (Game::Sonic1, 211, false),
        (Game::Sonic1, 212, true),
        (Game::Sonic2, 185, true),
        (Game::Sonic2, 186, false),
        (Game::Sonic3K, 213, false),
        (Game::Sonic3K, 214, true),
    ] {
        let mut play = Play::new(&[(200, 256)], game, 200, 200);
        play.hold(Buttons::NONE, 40);
        play.world.player.x = Sub::from_px(x);
        let shown = play.hold(Buttons::NONE, 1).animation.requested;
        let found = matches!(
            shown,
            AnimationKind::Balance
                | AnimationKind::BalanceFar
                | AnimationKind::BalanceBack
                | AnimationKind::BalanceBackFar
        );
        assert_eq!(found, balances, "{game:?} {x} {shown:?}");
    }
}

#[test]
fn the_object_underfoot_vanishes() {
    for (false_standing, falls) in [(true, false), (false, true)] {
        let mut play = Play::new(&[(200, 256)], Game::Sonic1, 200, 200);
        play.level.ruleset.false_standing = false_standing;
        play.hold(Buttons::NONE, 40);
        // Far away from the block, which is unloaded under him.
        play.world.camera.x = 3000;
        let player = play.hold(Buttons::NONE, 2);
        assert_eq!((player.on_object, player.airborne), (!falls, falls), "{false_standing}");
        let y = player.y;
        let player = play.hold(Buttons::RIGHT, 40);
        assert_eq!(player.y == y, !falls, "{false_standing}: he walks on nothing");
    }
}

#[test]
fn objects_can_take_the_player_out_of_the_hands() {
    let mut play = Play::new(&[], Game::Sonic1, 300, 252);
    play.world.player.airborne = false;
    play.world.player.take_control(0, object_control::HELD);
    assert_eq!(play.hold(Buttons::RIGHT.with(Buttons::JUMP), 30).x.px(), 300);
    play.world.player.give_back(0);
    play.world.player.take_input(0, Buttons::LEFT);
    let player = play.hold(Buttons::RIGHT.with(Buttons::JUMP), 30);
    assert!(player.x.px() < 300 && !player.airborne);
}

#[test]
fn a_trace_lists_the_checks() {
    let mut play = Play::new(&[(200, 256), (600, 256)], Game::Sonic1, 160, 252);
    play.hold(Buttons::RIGHT, 60);
    let checks: Vec<_> = play.trace.solid_checks().copied().collect();
    assert_eq!(checks.len(), 2);
    assert!(matches!(checks[0].contact, Contact::Side { popped: true, .. }), "{:?}", checks[0]);
    assert_eq!(checks[0].combined, CombinedBox { left: 173, top: 256 - 39, right: 227, bottom: 256 + 30 });
    assert_eq!(checks[0].distances.map(|(x, _)| x), Some(-checks[0].pop.0));
    assert_eq!(checks[1].contact, Contact::None(Miss::OffScreen));
    // Of the 64 places none is left over from the frame before, and none is lost.
    assert_eq!(play.trace.lost(), 0);
}

/// The box that is drawn is where a player is found.
#[test]
fn the_combined_box_is_where_contact_is() {
    const HEIGHTS: [i8; 40] = {
        let mut heights = [0_i8; 40];
        let mut at = 0;
        while at < 40 {
            heights[at] = 20 - at as i8;
            at += 1;
        }
        heights
    };
    for game in Game::ALL {
        let rules = Ruleset { slope_shift_unsigned: false, ..Ruleset::preset(game) };
        let platform = Solid::platform(20, 8, &rules);
        let sloped = Solid::sloped(28, 10, Heights::Fixed(&HEIGHTS));
        for solid in [Solid::block(20, 12), sloped, platform] {
            let heights: &[i8] = if solid == sloped { &HEIGHTS } else { &[] };
            for flip_x in [false, true] {
                let mut body = Body { flip_x, ..Body::default() };
                for (x, y) in (-60..60).flat_map(|x| (-70..70).map(move |y| (x, y))) {
                    let mut player = Player::new(&Start { x, y, ..Start::default() }, &Ruleset::default());
                    player.airborne = true;
                    let CombinedBox { left, top, right, bottom } =
                        CombinedBox::of(&solid, heights, &rules, &body, &player);
                    let found = Encounter {
                        solid,
                        heights,
                        rules: &rules,
                        wrap_y: None,
                        on_screen: true,
                        slot: 0,
                        body: &mut body,
                        player: &mut player,
                    }
                    .meet(0);
                    body.stood_on = false;
                    let outside =
                        matches!(found.contact, Contact::None(Miss::BesideIt | Miss::AboveOrBelowIt | Miss::Rising));
                    let inside = (left..=right).contains(&x) && (top..=bottom).contains(&y);
                    assert_eq!(!outside, inside, "{game:?} {:?} ({x}, {y}) {found:?}", solid.shape);
                }
            }
        }
    }
}

/// For any sizes, places and rules.
#[test]
fn no_encounter_panics() {
    let mut random = Random::new(77);
    for _ in 0..60_000 {
        let rules = random.rules();
        let heights: Vec<i8> = (0..random.below(90)).map(|_| random.next() as i8).collect();
        let own = Heights::Own(0);
        let solid = Solid {
            shape: [SolidShape::Box, SolidShape::Sloped(own), SolidShape::Platform, SolidShape::SlopedPlatform(own)]
                [random.below(4)],
            half_width: random.coordinate(),
            half_height: random.coordinate(),
            standing_height: random.coordinate(),
            landing_half_width: random.coordinate(),
            centre: (random.coordinate(), random.coordinate()),
            off_screen: random.chance(2),
        };
        let mut player = random.player();
        let mut body = Body { flip_x: random.chance(2), stood_on: random.chance(3), ..Body::default() };
        (body.x, body.y) = (Sub(random.coordinate()), Sub(random.coordinate()));
        if random.chance(2) {
            (body.x, body.y) = (Sub(random.near(player.x.0, 0x4000)), Sub(random.near(player.y.0, 0x4000)));
        }
        let _box = CombinedBox::of(&solid, &heights, &rules, &body, &player);
        let x_before = random.coordinate();
        for _ in 0..2 {
            Encounter {
                solid,
                heights: &heights,
                rules: &rules,
                wrap_y: [None, Some(0), Some(2048), Some(i32::MIN)][random.below(4)],
                on_screen: random.chance(2),
                slot: random.next() as u8,
                body: &mut body,
                player: &mut player,
            }
            .meet(x_before);
        }
    }
}

#[test]
fn levels_full_of_objects_are_played() {
    for seed in 0..12 {
        let mut random = Random::new(seed);
        let rules = random.rules();
        let level = support::crowd::crowd(&mut random, rules);
        let mut world = World::new(&level);
        let mut input = Input::default();
        for frame in 0..4000 {
            if frame % 200 == 0 {
                let place = support::crowd::place(&mut random);
                world.player = support::crowd::thrown(&mut random, &place);
            }
            input = random.input(input);
            if frame % 8 == 0 {
                // Watching changes nothing.
                let mut watched = world.clone();
                watched.step(&level, input, &mut FrameTrace::default());
                world.step(&level, input, &mut NoTrace);
                assert_eq!(world.digest(), watched.digest(), "seed {seed} frame {frame}");
            } else {
                world.step(&level, input, &mut NoTrace);
            }
        }
    }
}
