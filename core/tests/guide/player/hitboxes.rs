//! Game Objects > Hitboxes, Hitbox Reactions, Rebound, Damage.

use crate::objects::{level_with, object};
use crate::play::{CD, NONE, Play, Ruleset, S1, S2, S3, SK};
use sim::objects::{Reaction, TouchBox};
use sim::player::animation::AnimationKind;
use sim::player::powers::Shield;
use sim::player::{Player, Routine};
use sim::project::Start;
use sim::ruleset::Character;
use sim::trace::{FrameTrace, NoTrace};
use sim::units::{Speed, Sub};
use sim::world::World;

fn player_at(x: i32, y: i32) -> Player {
    Player::new(&Start { x, y, ..Start::default() }, &Ruleset::default())
}

fn square(x: i32, y: i32, half: i32) -> TouchBox {
    TouchBox { x, y, half_width: half, half_height: half }
}

#[test]
fn boxes_touch_where_they_share_a_pixel() {
    // 47
    for (row, x, y, touches) in [
        ("to the right", 114, 100, true),
        ("beside", 115, 100, false),
        ("below", 100, 122, true),
        ("under", 100, 123, false),
        ("to the left", 86, 100, true),
        ("above", 100, 78, true),
        ("over", 100, 77, false),
    ] {
        assert_eq!(player_at(x, y).hitbox(&S1).touches(&square(100, 100, 6)), touches, "{row}");
    }
    assert_eq!(square(10, 20, 6).pixels(), [4, 14, 16, 26], "one pixel wider than twice the half size");
}

#[test]
fn ducking_lowers_the_hitbox() {
    // 48
    let ducking = |character, image| {
        let mut player = player_at(0, 100);
        player.character = character;
        player.animation.kind = AnimationKind::Duck;
        player.animation.image = image;
        player
    };
    for (y, touches) in [(88, true), (87, false), (124, true), (125, false)] {
        assert_eq!(ducking(Character::Sonic, 0).hitbox(&S1).touches(&square(0, y, 8)), touches, "{y}");
    }
    let low = TouchBox { x: 0, y: 106, half_width: 8, half_height: 10 };
    for (row, rules, character, image, is_low) in [
        ("S1", S1, Character::Sonic, 0, true),
        ("S1, Tails", S1, Character::Tails, 0, false),
        ("CD, Knuckles", CD, Character::Knuckles, 0, false),
        ("S2, on the way", S2, Character::Sonic, 0, false),
        ("S2", S2, Character::Sonic, 1, true),
        ("S2, Tails", S2, Character::Tails, 1, false),
        ("S3", S3, Character::Sonic, 1, false),
    ] {
        assert_eq!(ducking(character, image).hitbox(&rules) == low, is_low, "{row}");
    }
}

#[test]
fn the_hitbox_follows_the_radius() {
    for (row, radius, half_height) in [("standing", 19, 16), ("Tails", 15, 12), ("ball", 14, 11), ("nothing", 0, 0)] {
        let mut player = player_at(0, 0);
        player.height_radius = radius;
        assert_eq!(player.hitbox(&S2), TouchBox { half_height, ..square(0, 0, 8) }, "{row}");
    }
}

#[test]
fn rebound_from_enemies() {
    // 49
    for (speed, below, after) in [(-300, 0, -44), (-300, -9, -44), (64, 0, -192), (64, -1, -64), (0, 5, -256)] {
        let mut player = player_at(0, 100 + below);
        player.y_speed = Speed(speed);
        player.rebound(100);
        assert_eq!(player.y_speed, Speed(after), "{speed} {below}");
    }
}

#[test]
fn rebound_from_bosses() {
    // 50
    for (row, rules, speeds) in [
        ("S1", S1, (-151, 150, 77)),
        ("S2", S2, (-301, 301, 77)),
        ("S3", S3, (-301, 301, -77)),
        ("SK", SK, (-301, 301, -77)),
    ] {
        let mut player = player_at(0, 0);
        (player.x_speed, player.y_speed, player.ground_speed) = (Speed(301), Speed(-301), Speed(77));
        player.rebound_from_boss(&rules);
        assert_eq!((player.x_speed.0, player.y_speed.0, player.ground_speed.0), speeds, "{row}");
    }
}

#[test]
fn knocked_back() {
    // 51 (under water: not in yet)
    for (row, hazard, x_speed) in [("same x", 100, 512), ("to the right", 101, -512), ("to the left", 99, 512)] {
        let mut player = player_at(100, 100);
        player.hurt(&S1, hazard);
        assert_eq!((player.x_speed.0, player.y_speed.0), (x_speed, -1024), "{row}");
    }
}

/// A player standing in an enemy.
fn met(rules: Ruleset, change: impl FnOnce(&mut World)) -> Play {
    let mut play = Play::with_objects(rules, vec![object("rover", 100, 258, &[])]);
    change(&mut play.world);
    play.hold(NONE, 1);
    play
}

#[test]
fn what_an_enemy_does_to_the_player() {
    for rules in [S1, S2, S3, SK] {
        let died = met(rules, |_| ());
        assert_eq!(died.world.player.routine, Routine::Dying, "nothing protects");
        assert_eq!(died.world.player.y_speed, Speed(-0x700));

        let mut lost = met(rules, |world| world.objects.common.tally.rings = 3);
        assert_eq!(lost.world.player.routine, Routine::Hurt, "rings are lost");
        assert_eq!((*lost.rings(), lost.all("scattered_ring").count()), (0, 3));

        let mut shielded = met(rules, |world| {
            (world.player.shield, world.objects.common.tally.rings) = (Shield::Plain, 3);
        });
        assert_eq!((shielded.world.player.shield, *shielded.rings()), (Shield::None, 3), "the shield goes first");
        assert_eq!(shielded.world.player.routine, Routine::Hurt);

        let flickers = met(rules, |world| world.player.invulnerability = 60);
        assert_eq!(flickers.world.player.routine, Routine::Normal, "not while he flickers");

        let invincible = met(rules, |world| world.player.invincibility = 60);
        assert!(invincible.find("rover").is_none() && invincible.find("explosion").is_some(), "invincible");
        assert_eq!(invincible.world.objects.common.tally.score, 100);
        let left = if rules.powers_count_eights { 60 } else { 59 };
        assert_eq!(invincible.world.player.invincibility, left);

        let rolls = met(rules, |world| {
            world.player.curl_up(&rules);
            (world.player.airborne, world.player.y_speed) = (true, Speed(0x100));
            world.player.y = world.player.y.moved_px(-20);
        });
        assert!(rolls.find("explosion").is_some() && rolls.world.player.y_speed.0 < 0, "a ball destroys it");
    }
}

#[test]
fn a_hurt_player_touches_nothing_until_he_landed() {
    let mut play = Play::with_objects(S1, vec![object("rover", 100, 258, &[])]);
    *play.rings() = 5;
    play.hold(NONE, 1);
    let frames = play.hold_until_landed(NONE);
    let player = play.player();
    assert!(frames > 30 && player.routine == Routine::Normal);
    assert_eq!((player.invulnerability, player.ground_speed), (120, Speed::ZERO));
    play.hold(NONE, 1);
    assert_eq!(play.player().invulnerability, 119, "counts from the landing on");
}

#[test]
fn points_grow_until_he_lands() {
    let mut player = player_at(0, 0);
    let points: Vec<_> = (0..17).map(|_| player.next_of_chain()).collect();
    assert_eq!(points, [1, 2, 5, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 100, 100]);
    let mut play = Play::on_flat(S2).with(|player| {
        (player.chain, player.airborne) = (3, true);
        player.y = player.y.moved_px(-20);
    });
    play.hold_until_landed(NONE);
    assert_eq!(play.player().chain, 0);
}

#[test]
fn the_first_overlap_ends_the_scan() {
    // Two enemies in the same place: one reaction in a frame. The second comes into its own in the next one.
    let two = vec![object("rover", 100, 258, &[]), object("rover", 101, 258, &[])];
    let mut play = Play::with_objects(S2, two).with(|player| player.invincibility = 100);
    play.hold(NONE, 1);
    assert_eq!((play.all("rover").count(), play.world.objects.common.tally.score), (1, 100));
    play.hold(NONE, 1);
    assert_eq!((play.all("rover").count(), play.world.objects.common.tally.score), (0, 300), "he rebounded: a chain");
}

#[test]
fn sonic_1_touches_on_the_screen_only() {
    for (row, rules, touched) in [("S1", S1, false), ("S2", S2, true)] {
        let mut play = Play::with_objects(rules, vec![object("ring", 100, 252, &[])]);
        play.world.camera.y = 600;
        play.hold(NONE, 1);
        assert_eq!(*play.rings() == 1, touched, "{row}");
    }
}

#[test]
fn an_object_in_control_keeps_him_from_touching() {
    let mut play = Play::with_objects(S2, vec![object("rover", 100, 258, &[])]);
    play.player().take_control(0, sim::player::grip::object_control::TOUCHES_NOTHING);
    assert_eq!(play.hold(NONE, 3).routine, Routine::Normal);
}

#[test]
fn the_trace_lists_each_pair_until_one_touches() {
    let level = level_with(
        S1,
        vec![object("ring", 30, 252, &[]), object("ring", 100, 252, &[]), object("ring", 200, 252, &[])],
    );
    let mut world = World::at(&level, &Start { x: 100, y: 252, ..Start::default() });
    world.step(&level, sim::input::Input::default(), &mut NoTrace);
    let mut trace = FrameTrace::default();
    world.step(&level, sim::input::Input::default(), &mut trace);
    let pairs: Vec<_> = trace.touches().map(|pair| (pair.object.x, pair.reaction, pair.touched)).collect();
    assert_eq!(pairs, [(30, Reaction::Ring, false), (100, Reaction::Ring, true)]);
    assert_eq!(trace.touches().next().map(|pair| pair.player), Some(world.player.hitbox(&S1)));
    assert_eq!(world.player.x, Sub::from_px(100));
}
