//! Special Abilities > Gliding, Climbing.

use crate::objects::object;
use crate::play::{Begin, DOWN, JUMP, L, NONE, Play, R, Ruleset, S1, S2, SK, at};
use sim::input::Buttons;
use sim::level::{LevelBuilder, Placed};
use sim::player::Player;
use sim::player::abilities::Action;
use sim::player::abilities::glide::{Glide, Phase};
use sim::player::powers::Form;
use sim::project::Bounds;
use sim::ruleset::Character;
use sim::tiles::SolidTile;
use sim::units::{Speed, Sub};

const UP: Buttons = Buttons::UP;

/// Knuckles in a jump far above everything.
fn in_jump(rules: Ruleset, y_speed: i16) -> Play {
    let mut play = Play::in_air(rules).with(|player| {
        player.become_jumper();
        player.character = Character::Knuckles;
        player.y_speed = Speed(y_speed);
    });
    play.hold_before(NONE);
    play
}

fn phase(player: &Player) -> Option<Phase> {
    match player.action {
        Action::Glide(glide) => Some(glide.phase),
        _ => None,
    }
}

/// A floor at y = 384 and a block of wall from x = 256 on, y = 192 to 383, with Knuckles gliding to the right before it.
fn before_wall(y: i32) -> Play {
    let mut play = Play::on(wall().build(SK)).with(|player| {
        player.character = Character::Knuckles;
        (player.x, player.y) = (Sub::from_px(235), Sub::from_px(y));
        (player.width_radius, player.height_radius) = (10, 10);
        (player.airborne, player.ground_speed, player.x_speed) = (true, Speed(0x400), Speed(0x400));
        player.action = Glide::default().into();
    });
    play.hold_before(JUMP);
    play
}

/// The level of [`before_wall`].
fn wall() -> LevelBuilder {
    let mut level = LevelBuilder::new(64, 64);
    level.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };
    let full = level.tile(SolidTile { flagged: true, ..SolidTile::from_heights([16; 16], sim::angle::Angle(0)) });
    level.fill(0..64, 24..26, Placed::solid(full));
    level.fill(16..24, 12..24, Placed::solid(full));
    level
}

/// On the wall of [`before_wall`].
fn climbing(y: i32) -> Play {
    let mut play = before_wall(y);
    let caught = (0..20).find(|_| phase(play.hold(JUMP, 1)) == Some(Phase::Climbs));
    assert!(caught.is_some(), "he catches the wall");
    play
}

#[test]
fn a_fast_hyper_glide_into_a_wall_is_a_quake() {
    for (row, form, speed, quakes) in [
        ("hyper", Form::Hyper, 0x480, true),
        ("hyper, too slow", Form::Hyper, 0x440, false),
        ("super", Form::Super, 0x480, false),
        ("normal", Form::Normal, 0x480, false),
    ] {
        let mut play = before_wall(260).with(|player| {
            (player.form, player.ground_speed, player.x_speed) = (form, Speed(speed), Speed(speed));
        });
        play.level = {
            let mut level = wall();
            level.placements = vec![object("bumper", 60, 250, &[]), object("lobber", 100, 250, &[])];
            level.build(SK)
        };
        play.world.follow(&play.level);
        *play.rings() = 50;
        play.hold(JUMP, 1);
        assert!(play.find("lobber").is_some(), "{row}");
        let caught = (0..20).find(|_| phase(play.hold(JUMP, 1)) == Some(Phase::Climbs));
        assert!(caught.is_some(), "{row}");
        let player = &play.world.player;
        assert_eq!((player.x_speed, player.y_speed, player.ground_speed), (Speed(0), Speed(0), Speed(0)), "{row}");
        assert_eq!(play.find("lobber").is_none(), quakes, "{row}: enemies on the screen are destroyed");
        assert!(play.find("bumper").is_some(), "{row}: and nothing else");
        let shifts: Vec<i32> = (0..30)
            .map(|_| {
                let camera = &play.world.camera;
                let shift = camera.drawn_at().1 - camera.y;
                play.hold(JUMP, 1);
                shift
            })
            .collect();
        let shaken = shifts.iter().take_while(|shift| **shift != 0).count();
        assert_eq!(shaken, if quakes { 20 } else { 0 }, "{row}: {shifts:?}");
        assert!(shifts[shaken..].iter().all(|shift| *shift == 0), "{row}");
        assert!(shifts[..shaken].windows(2).all(|pair| (pair[0] > 0) != (pair[1] > 0)), "{row}: to and fro");
    }
}

#[test]
fn p8_a_glide_begins_with_less_of_the_rise() {
    for (y_speed, after) in [(-0x300, 0), (0x100, 0x300), (-0x400, 0)] {
        for faces_left in [false, true] {
            let mut play = in_jump(SK, y_speed).with(|player| player.faces_left = faces_left);
            let y = play.world.player.y;
            let player = play.hold(JUMP, 1);
            assert_eq!(player.y_speed, Speed(after + 0x38), "an ordinary frame follows");
            assert_eq!(player.x_speed, Speed(if faces_left { -0x400 } else { 0x400 }));
            assert_eq!((player.ground_speed, player.height_radius), (Speed(0x400), 10));
            assert_eq!(player.y, y.moved(Speed(after)), "no shift");
        }
    }
}

#[test]
fn p8_a_glide_sinks_ever_more_slowly() {
    let mut play = in_jump(SK, 0);
    play.hold(JUMP, 1);
    play.player().y_speed = Speed(0);
    let speeds: Vec<_> = (0..6).map(|_| play.hold(JUMP, 1).y_speed.0).collect();
    assert_eq!(speeds, [0x20, 0x40, 0x60, 0x80, 0x60, 0x80]);
}

#[test]
fn only_knuckles_glides_where_the_rules_have_it() {
    for (rules, character, glides) in [
        (S1, Character::Knuckles, false),
        (S2, Character::Knuckles, true),
        (SK, Character::Knuckles, true),
        (SK, Character::Sonic, false),
    ] {
        let mut play = in_jump(rules, 0).with(|player| player.character = character);
        assert_eq!(phase(play.hold(JUMP, 1)), glides.then_some(Phase::Glides), "{character:?}");
    }
}

#[test]
fn a_glide_gains_speed_while_it_does_not_turn() {
    for (form, gain) in [(Form::Normal, 4), (Form::Hyper, 12)] {
        let mut play = in_jump(SK, 0).with(|player| (player.form, player.ring_timer) = (form, 60));
        *play.rings() = 50;
        play.hold(JUMP, 1);
        assert_eq!(play.hold(JUMP, 1).ground_speed, Speed(0x400 + gain));
        play.hold(JUMP.with(L), 2);
        assert_eq!(
            play.hold(JUMP, 1).ground_speed,
            Speed(0x400 + 2 * gain),
            "the frame that begins to turn still gains"
        );
    }
}

#[test]
fn letting_go_leaves_a_quarter_of_the_speed() {
    let mut play = in_jump(SK, 0);
    play.hold(JUMP, 3);
    let speed = play.world.player.x_speed.0;
    let player = play.hold(NONE, 1);
    assert_eq!((phase(player), player.height_radius), (Some(Phase::Falls), 19));
    assert!((player.x_speed.0 - (speed >> 2)).abs() <= 1);
    let before = player.y_speed;
    assert_eq!(play.hold(NONE, 1).y_speed, before.plus(0x38));
}

#[test]
fn a_glide_onto_flat_ground_slides() {
    let mut play = before_wall(368).with(|player| player.x = Sub::from_px(100));
    let slides = (0..30).find(|_| phase(play.hold(JUMP, 1)) == Some(Phase::Slides));
    assert!(slides.is_some());
    let player = play.world.player.clone();
    assert_eq!((player.y.px(), player.airborne, player.attacks()), (373, true, true));
    assert_eq!(play.hold(JUMP, 1).x_speed, player.x_speed.minus(0x20));
    let player = play.hold(NONE, 1);
    assert_eq!((player.y.px(), player.airborne, player.x_speed), (364, false, Speed(0)));
    assert_eq!((player.control_lock, player.action, player.height_radius), (15, Action::None, 19));
}

#[test]
fn a_fall_after_a_glide_lands_without_speed() {
    let mut play = before_wall(340).with(|player| player.x = Sub::from_px(100));
    play.hold(NONE, 1);
    let frames = (1..60).find(|_| !play.hold(R, 1).airborne);
    let player = &play.world.player;
    assert!(frames.is_some());
    assert_eq!((player.x_speed, player.ground_speed, player.control_lock), (Speed(0), Speed(0), 15));
    assert_eq!((player.y.px(), player.action), (364, Action::None));
}

#[test]
fn a_glide_holds_on_to_a_flat_wall() {
    let play = climbing(260);
    let player = &play.world.player;
    assert_eq!((player.x.px(), player.x_speed, player.y_speed), (245, Speed(0), Speed(0)));
    assert!(!player.faces_left && !player.attacks());
}

#[test]
fn he_climbs_a_pixel_a_frame_and_two_in_a_super_form() {
    for (form, speed) in [(Form::Normal, 1), (Form::Super, 2)] {
        let mut play = climbing(260);
        (play.player().form, play.player().ring_timer) = (form, 60);
        *play.rings() = 50;
        let y = play.world.player.y.px();
        assert_eq!(play.hold(UP, 3).y.px(), y - 3 * speed);
        assert_eq!(play.hold(DOWN, 2).y.px(), y - speed);
        assert_eq!(play.hold(NONE, 2).y.px(), y - speed);
    }
}

#[test]
fn a_jump_off_a_wall_is_lower() {
    let mut play = climbing(260);
    let y = play.world.player.y;
    play.hold(NONE, 1);
    let player = play.hold(JUMP, 1);
    assert_eq!((player.x_speed, player.y_speed, player.y), (Speed(-0x400), Speed(-0x380), y));
    assert!(player.rolling && player.jumping && player.faces_left && player.action == Action::None);
}

#[test]
fn climbing_down_ends_on_the_floor_and_up_on_the_ledge() {
    let mut play = climbing(340);
    let player = (0..200).find_map(|_| (!play.hold(DOWN, 1).airborne).then(|| play.world.player.clone())).unwrap();
    assert_eq!((player.y.px(), player.height_radius, player.action), (364, 19, Action::None));

    let mut play = climbing(230);
    let mut clambers = 0;
    let player = (0..200)
        .find_map(|_| {
            let player = play.hold(UP, 1).clone();
            clambers += u32::from(phase(&player) == Some(Phase::Clambers));
            (!player.airborne).then_some(player)
        })
        .expect("he gets over the wall's end");
    assert_eq!(player.y.px(), 192 - 20);
    assert_eq!((player.x.px(), clambers), (245 + 11, 18), "four steps, six frames apart");
}

#[test]
fn a_player_moved_off_a_wall_falls() {
    let mut play = climbing(260);
    play.player().x = at("243.00");
    assert_eq!(phase(play.hold(UP, 1)), Some(Phase::Falls));
}
