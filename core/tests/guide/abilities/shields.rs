//! Elemental Shields; Special Abilities > Insta-Shield.

use crate::objects::object;
use crate::play::{Begin, DOWN, JUMP, L, NONE, Play, R, Ruleset, S1, S2, S3, SK, at};
use sim::input::Buttons;
use sim::objects::Reaction;
use sim::player::Player;
use sim::player::abilities::Action;
use sim::player::partner::Partner;
use sim::player::powers::Shield;
use sim::project::Start;
use sim::ruleset::Character;
use sim::units::{Speed, Sub};

/// In a jump far above everything, not pressing, with this speed upwards and sideways.
fn in_jump(rules: Ruleset, shield: Shield, change: impl FnOnce(&mut Player)) -> Play {
    let mut play = Play::in_air(rules).with(|player| {
        player.become_jumper();
        player.shield = shield;
        change(player);
    });
    // A press is a button that was not down before.
    play.hold_before(NONE);
    play
}

fn speeds(player: &Player) -> (i16, i16, i16) {
    (player.x_speed.0, player.y_speed.0, player.ground_speed.0)
}

#[test]
fn each_shield_has_a_move_from_sonic_3_on() {
    let rows = [
        ("fire", Shield::Fire, (0x800, 0x38, 0x800)),
        ("lightning", Shield::Lightning, (0x2FF, -0x580 + 0x38, 0x123)),
        ("bubble", Shield::Bubble, (0, 0x838, 0)),
        ("plain", Shield::Plain, (0x2E8, -0x100 + 0x38, 0x123)),
        ("none", Shield::None, (0x2E8, -0x100 + 0x38, 0x123)),
    ];
    let unmoved = (0x2E8, -0x100 + 0x38, 0x123);
    for (row, shield, expected) in rows {
        for rules in [S1, S2, S3, SK] {
            let mut play = in_jump(rules, shield, |player| {
                (player.x_speed, player.y_speed, player.ground_speed) = (Speed(0x2FF), Speed(-0x100), Speed(0x123));
            });
            let found = speeds(play.hold(JUMP, 1));
            let expected = if rules.shield_moves { expected } else { unmoved };
            // Drag in the air takes 0x17 of the speed sideways, if it is still that of before.
            assert_eq!(found, expected, "{row}");
        }
    }
}

#[test]
fn a_bounce_of_mania_keeps_half_the_speed() {
    let rules = Ruleset { bounce_keeps_half: true, ..S3 };
    for (rules, x_speed) in [(S3, 0), (rules, 0x180)] {
        let mut play = in_jump(rules, Shield::Bubble, |player| player.x_speed = Speed(0x300));
        assert_eq!(play.hold(JUMP, 1).x_speed, Speed(x_speed));
    }
}

#[test]
fn a_flame_dash_goes_the_way_he_faces_and_holds_the_camera() {
    for (faces_left, speed) in [(false, 0x800), (true, -0x800)] {
        let mut play = in_jump(S3, Shield::Fire, |player| player.faces_left = faces_left);
        assert_eq!(play.hold(JUMP, 1).x_speed, Speed(speed));
        assert_eq!(play.world.camera.lag, 31, "32 frames, of which the camera has counted one");
    }
}

#[test]
fn a_flame_dash_makes_the_camera_see_him_where_he_pressed() {
    let mut play = in_jump(S3, Shield::Fire, |_| {});
    let (before, partner) = (play.world.player.x.px(), Character::Tails);
    let start = Start { x: before, y: 100, ..Start::default() };
    play.world.partner = Some(Box::new(Partner::beside(&start, partner, &sim::ruleset::Ruleset::default())));
    let moved = play.hold(JUMP, 1).x.px();
    assert!(moved > before, "he moves in this frame already");
    let recorded: Vec<_> = play.world.camera.history.places.iter().map(|place| place[0]).collect();
    assert_eq!(recorded.iter().filter(|x| **x == before).count(), 63);
    assert_eq!(recorded.iter().filter(|x| **x == moved).count(), 1, "and was noted after it");
    let trail: Vec<_> = play.world.partner.as_ref().unwrap().trail.places().map(|place| place.0).collect();
    assert_eq!((trail[0], trail[1], trail[63]), (moved, before, before), "a partner goes by the same places");
}

#[test]
fn a_move_is_used_once_until_he_lands() {
    let mut play = in_jump(S3, Shield::Lightning, |player| player.y_speed = Speed::ZERO);
    play.hold(JUMP, 1);
    assert_eq!(play.world.player.y_speed, Speed(-0x548));
    play.player().jumping = true;
    play.player().y_speed = Speed::ZERO;
    play.hold(NONE, 1);
    play.hold(JUMP, 1);
    assert_eq!(play.world.player.y_speed, Speed(0x70), "no second time");
}

#[test]
fn a_press_while_rising_fast_does_nothing() {
    for (y_speed, acts) in [(-0x400, true), (-0x401, false)] {
        let mut play = in_jump(S3, Shield::Bubble, |player| player.y_speed = Speed(y_speed));
        assert_eq!(play.hold(JUMP, 1).action != Action::None, acts, "{y_speed:#x}");
    }
}

#[test]
fn only_sonic_moves_with_a_shield() {
    for (character, acts) in [(Character::Sonic, true), (Character::Knuckles, false)] {
        let mut play = in_jump(S3, Shield::Lightning, |player| player.character = character);
        play.level.ruleset.glide = false;
        assert_eq!(play.hold(JUMP, 1).action != Action::None, acts, "{character:?}");
    }
}

#[test]
fn invincibility_takes_nothing_and_uses_nothing_up() {
    for shield in [Shield::None, Shield::Fire, Shield::Lightning, Shield::Bubble] {
        let mut play = in_jump(S3, shield, |player| {
            player.invincibility = 500;
            player.roll_jump = true;
        });
        let player = play.hold(JUMP, 1);
        assert_eq!((player.action, player.y_speed), (Action::None, Speed(0x38)), "{shield:?}");
        assert!(!player.roll_jump, "but a press gives control back");
    }
}

#[test]
fn a_bubble_bounces_at_a_right_angle_to_the_ground() {
    let mut play = Play::on_flat(S3).with(|player| {
        player.become_jumper();
        (player.shield, player.y) = (Shield::Bubble, at("200.00"));
        player.x_speed = Speed(0x300);
    });
    play.hold(JUMP, 1);
    let frames = (1..60).find(|_| play.hold(JUMP, 1).y_speed.0 < 0).unwrap();
    let player = &play.world.player;
    assert!(frames > 3 && player.airborne && player.rolling && player.jumping);
    assert_eq!((player.y_speed, player.x_speed), (Speed(-0x780), Speed(0)));
    assert_eq!((player.y.px(), player.height_radius), (257, 14));
    assert_eq!(player.action, Action::None, "and may move again");
}

#[test]
fn an_insta_shield_is_open_for_14_frames() {
    for (row, shield, rules, opens) in [
        ("Sonic 3", Shield::None, S3, true),
        ("3&K", Shield::None, SK, true),
        ("Sonic 2", Shield::None, S2, false),
        ("plain shield", Shield::Plain, S3, false),
    ] {
        let mut play = in_jump(rules, shield, |_| {});
        let mut open = 0;
        for _ in 0..40 {
            play.hold(JUMP, 1);
            let half = play.world.player.hitbox(&rules).half_width;
            open += u32::from(half == 24);
            assert_eq!(half == 24, play.world.player.has_insta_shield(), "{row}");
        }
        assert_eq!(open, if opens { 14 } else { 0 }, "{row}");
    }
}

#[test]
fn an_insta_shield_destroys_what_it_touches_and_nothing_else() {
    for (distance, pressed, survives, hurt) in
        [(20, true, false, false), (20, false, true, false), (48, true, true, false)]
    {
        let mut play = Play::with_objects(S3, vec![object("rover", 140 + distance, 160, &[])]).with(|player| {
            player.become_jumper();
            (player.x, player.y) = (Sub::from_px(140), Sub::from_px(160));
            player.animation.request(sim::player::animation::AnimationKind::Spring);
        });
        play.hold_before(NONE);
        play.hold(if pressed { JUMP } else { NONE }, 1);
        assert_eq!(play.find("rover").is_some(), survives, "{distance} {pressed}");
        assert_eq!(play.world.player.routine == sim::player::Routine::Hurt, hurt, "{distance} {pressed}");
    }
}

#[test]
fn shields_throw_shots_back_from_sonic_3_on() {
    let rows = [
        ("Sonic 2, shield", S2, Shield::Plain, None),
        ("Sonic 3, no shield", S3, Shield::None, None),
        ("Sonic 3, shield", S3, Shield::Plain, Some((true, true))),
        ("3&K, fire shield", SK, Shield::Fire, Some((true, true))),
    ];
    for (row, rules, shield, thrown) in rows {
        let mut play =
            Play::with_objects(rules, vec![object("lobber", 300, 240, &[])]).with(|player| player.shield = shield);
        *play.rings() = 3;
        let waits = (1..900).find(|_| {
            play.hold(NONE, 1);
            play.find("lobber_ball").is_some()
        });
        // Away from its thrower.
        play.hold(NONE, 25);
        let ball = play.find("lobber_ball").unwrap_or_else(|| panic!("{row} {waits:?}")).body;
        let player = play.player();
        *player = Player::new(&sim::project::Start::default(), &sim::ruleset::Ruleset::default());
        (player.x, player.y, player.airborne, player.shield) = (ball.x, ball.y.moved_px(-10), true, shield);
        play.hold(NONE, 1);
        let hurt = play.world.player.routine == sim::player::Routine::Hurt;
        assert_eq!(hurt, thrown.is_none(), "{row}");
        if let Some(speeds) = thrown {
            let shot = play.find("lobber_ball").unwrap().body;
            let away = (shot.x_speed.0.abs() < 0x180, shot.y_speed.0 > 0x700);
            assert_eq!(away, speeds, "{row}: {:?}", (shot.x_speed, shot.y_speed));
            assert_eq!(shot.hitbox.reaction, Reaction::None, "{row}");
        }
    }
}

const SHIELDS: [Shield; 5] = [Shield::None, Shield::Plain, Shield::Fire, Shield::Lightning, Shield::Bubble];

/// The shield that protects from each element, by its number as a parameter.
const PROTECT: [Shield; 4] = [Shield::None, Shield::Fire, Shield::Lightning, Shield::Bubble];

/// A player with 3 rings in the air at a place, moving slowly.
fn hovering(play: &mut Play, (x, y): (i32, i32), shield: Shield) {
    *play.rings() = 3;
    let player = play.player();
    *player = Player::new(&sim::project::Start::default(), &sim::ruleset::Ruleset::default());
    (player.x, player.y, player.airborne, player.shield) = (Sub::from_px(x), Sub::from_px(y), true, shield);
}

#[test]
fn a_shield_protects_from_its_element() {
    for (element, protects) in (0..).zip(PROTECT) {
        for shield in SHIELDS {
            // An area that is touched, and a block that is landed on.
            for (form, y) in [(0, 200), (1, 200 - 16 - 19 - 4)] {
                for rules in [S1, S3, SK] {
                    let values = [("form", form), ("half_width", 16), ("half_height", 16), ("element", element)];
                    let mut play = Play::with_objects(rules, vec![object("hurt_block", 200, 200, &values)]);
                    hovering(&mut play, (200, y), shield);
                    play.player().y_speed = Speed(0x100);
                    play.hold(NONE, 1);
                    let player = &play.world.player;
                    let is_safe = element > 0 && shield == protects;
                    let found = (player.routine == sim::player::Routine::Hurt, player.shield);
                    let expected = if is_safe { (false, shield) } else { (true, Shield::None) };
                    assert_eq!(found, expected, "element {element}, {shield:?}, form {form}");
                }
            }
        }
    }
}

#[test]
fn a_block_that_kills_kills_despite_any_shield() {
    let values = [("form", 1), ("half_width", 16), ("half_height", 16), ("element", 1), ("kills", 1)];
    let mut play = Play::with_objects(SK, vec![object("hurt_block", 200, 200, &values)]);
    hovering(&mut play, (200, 161), Shield::Fire);
    play.player().y_speed = Speed(0x100);
    assert_eq!(play.hold(NONE, 1).routine, sim::player::Routine::Dying);
}

/// A play that has just made a shot of that kind and element, and where the shot is.
fn shot(rules: Ruleset, (enemy, kind): (&str, &str), element: i32) -> (Play, (i32, i32)) {
    let mut values = vec![("element", element)];
    if enemy == "lurker" {
        values.push(("form", 1));
    }
    let mut play = Play::with_objects(rules, vec![object(enemy, 200, 170, &values)]);
    (play.player().x, play.player().invincibility) = (Sub::from_px(156), u16::MAX);
    for _ in 0..900 {
        play.hold(NONE, 1);
        if play.find(kind).is_some_and(|shot| shot.body.hitbox.reaction == Reaction::Shot && shot.body.drawn) {
            break;
        }
        // In sight of what looks ahead of it.
        play.player().x = Sub::from_px(play.find(enemy).map_or(156, |enemy| enemy.body.x.px() - 44));
    }
    // Away from its maker.
    play.hold(NONE, 20);
    let body = play.find(kind).unwrap_or_else(|| panic!("no {kind}")).body;
    (play, (body.x.px(), body.y.px()))
}

const SHOTS: [(&str, &str); 4] =
    [("lobber", "lobber_ball"), ("lurker", "lurker_shot"), ("stinger", "stinger_shot"), ("drone", "drone_bolt")];

#[test]
fn a_shield_protects_from_shots_of_its_element() {
    for kinds in SHOTS {
        for (element, protects) in (0..).zip(PROTECT) {
            for shield in SHIELDS {
                // Of Sonic 2: no shot is thrown back.
                let (mut play, place) = shot(S2, kinds, element);
                hovering(&mut play, place, shield);
                let is_hurt = play.hold(NONE, 1).routine == sim::player::Routine::Hurt;
                assert_eq!(is_hurt, element == 0 || shield != protects, "{kinds:?} {element} {shield:?}");
            }
        }
    }
}

#[test]
fn a_shield_throws_shots_back_24_pixels_around() {
    // A ball reaches 6 pixels.
    for (dx, dy, shield, thrown) in [
        (-30, 0, Shield::Plain, Some((0x800, 0))),
        (-31, 0, Shield::Plain, None),
        (30, 0, Shield::Fire, Some((-0x800, 0))),
        (0, 30, Shield::Lightning, Some((0, -0x800))),
        (0, 31, Shield::Lightning, None),
        (0, -30, Shield::Bubble, Some((0, 0x800))),
        (0, 0, Shield::Plain, Some((0, -0x800))),
        (-30, 0, Shield::None, None),
    ] {
        let (mut play, (x, y)) = shot(S3, SHOTS[0], 0);
        hovering(&mut play, (x + dx, y + dy), shield);
        // The player's own step is all that is looked at: gravity is the ball's.
        play.player().take_control(0, sim::player::grip::object_control::HELD);
        let before = play.find("lobber_ball").unwrap().body;
        play.hold(NONE, 1);
        let ball = play.find("lobber_ball").unwrap().body;
        let speeds = (ball.x_speed.0, ball.y_speed.0 - 0x38);
        assert_eq!(speeds, thrown.unwrap_or((before.x_speed.0, before.y_speed.0)), "{dx} {dy} {shield:?}");
        assert_eq!(ball.hitbox.reaction == Reaction::None, thrown.is_some(), "{dx} {dy} {shield:?}");
    }
}

#[test]
fn flyers_and_gliders_throw_shots_back_invincible_ones_do_not() {
    use sim::player::abilities::{flight::Flight, glide::Glide, glide::Phase, insta_shield::InstaShield};
    let glide = |phase| Action::from(Glide { phase, ..Glide::default() });
    let flight = Action::from(Flight { state: 1, time: 9 });
    let insta = Action::from(InstaShield { frames: 9 });
    let over = Action::from(InstaShield { frames: 0 });
    for (row, character, action, invincible, dy, (thrown, hurt)) in [
        ("nothing", Character::Sonic, Action::None, false, 4, (false, true)),
        ("invincible", Character::Sonic, Action::None, true, 4, (false, false)),
        ("insta-shield", Character::Sonic, insta, false, 4, (true, false)),
        ("insta-shield, over", Character::Sonic, over, false, 4, (false, true)),
        ("flies", Character::Tails, flight, false, 4, (true, false)),
        ("flies, shot from below", Character::Tails, flight, false, -4, (true, false)),
        ("flies, invincible", Character::Tails, flight, true, 4, (false, false)),
        ("glides", Character::Knuckles, glide(Phase::Glides), false, 4, (true, false)),
        ("glides, shot from below", Character::Knuckles, glide(Phase::Glides), false, -4, (true, false)),
        ("slides", Character::Knuckles, glide(Phase::Slides), false, 4, (false, true)),
    ] {
        let (mut play, (x, y)) = shot(SK, SHOTS[0], 0);
        // An insta-shield reaches who shot, too.
        let enemies: Vec<_> =
            play.world.objects.slots.iter().map(|(slot, object)| (slot, object.state.kind())).collect();
        for (slot, kind) in enemies {
            if kind.info().name == "lobber" {
                play.world.objects.slots.get_mut(slot).unwrap().body.hitbox.reaction = Reaction::None;
            }
        }
        hovering(&mut play, (x, y + dy), Shield::None);
        let player = play.player();
        (player.character, player.action, player.invincibility) = (character, action, if invincible { 99 } else { 0 });
        player.take_control(0, sim::player::grip::object_control::HELD);
        let is_hurt = play.hold(NONE, 1).routine == sim::player::Routine::Hurt;
        let ball = play.find("lobber_ball").unwrap().body;
        assert_eq!((ball.hitbox.reaction == Reaction::None, is_hurt), (thrown, hurt), "{row}");
    }
}

#[test]
fn rings_near_a_lightning_shield_come_to_him() {
    for (row, rules, shield, dx, comes) in [
        ("70 pixels", S3, Shield::Lightning, 70, true),
        ("71 pixels", S3, Shield::Lightning, 71, false),
        ("Sonic 2", S2, Shield::Lightning, 40, false),
        ("fire", S3, Shield::Fire, 40, false),
    ] {
        let mut play =
            Play::with_objects(rules, vec![object("ring", 100 + dx, 240, &[])]).with(|player| player.shield = shield);
        play.hold(NONE, 1);
        assert_eq!(play.find("attracted_ring").is_some(), comes, "{row}");
        play.hold(NONE, 120);
        assert_eq!(*play.rings() == 1, comes, "{row}");
    }
}

#[test]
fn an_attracted_ring_scatters_once_the_shield_is_lost() {
    let mut play =
        Play::with_objects(S3, vec![object("ring", 160, 200, &[])]).with(|player| player.shield = Shield::Lightning);
    play.hold(NONE, 5);
    let ring = play.find("attracted_ring").unwrap().body;
    play.player().shield = Shield::None;
    play.hold(NONE, 1);
    assert!(play.find("attracted_ring").is_none());
    let scattered = play.find("scattered_ring").unwrap().body;
    assert_eq!(scattered.x, ring.x.moved(ring.x_speed), "it flies on");
}

#[test]
fn one_ring_leaves_in_a_frame() {
    let rings = (0..4).map(|n| object("ring", 130 + 10 * n, 240, &[])).collect();
    let mut play = Play::with_objects(S3, rings).with(|player| player.shield = Shield::Lightning);
    for expected in 1..=4 {
        play.hold(NONE, 1);
        let left =
            play.world.objects.slots.iter().filter(|(_, object)| object.state.kind().info().name == "attracted_ring");
        assert_eq!(left.count(), expected);
    }
}

#[test]
fn an_insta_shield_that_a_landing_cuts_short_uses_up_the_next_move() {
    // 13 frames after the press it would be over.
    for (row, rules, wait, spent) in
        [("12 frames", S3, 12, false), ("13 frames", S3, 13, true), ("3&K", SK, 20, false), ("Sonic 2", S2, 20, false)]
    {
        let mut play = Play::on_flat(rules).with(|player| {
            player.become_jumper();
            player.y = at("245.00");
            player.y_speed = Speed(0x100);
        });
        play.hold(JUMP, 1);
        let frames = (1..12).find(|_| !play.hold(NONE, 1).airborne);
        assert!(frames.is_some(), "{row}: lands while it is open");
        play.hold(NONE, wait - frames.unwrap());
        assert_eq!(play.world.player.late_shield.spent, spent, "{row}");
        assert_eq!(play.world.player.action, Action::None, "{row}: and a spin dash can begin");
        if spent {
            play.hold(JUMP, 30);
            play.hold(NONE, 1);
            play.hold(JUMP, 1);
            assert!(!play.world.player.has_insta_shield(), "{row}: no move in the next jump");
            (0..100).find(|_| !play.hold(NONE, 1).airborne).unwrap();
            assert!(!play.world.player.late_shield.spent, "{row}: until he lands again");
        }
    }
}

#[test]
fn three_jump_buttons_are_three() {
    let mut play = in_jump(S3, Shield::Lightning, |_| {});
    play.hold_before(Buttons::JUMP_3.with(L));
    assert_eq!(play.hold(Buttons::JUMP_3.with(R), 1).action, Action::None, "held, not pressed");
    assert_ne!(play.hold(Buttons::JUMP_3.with(Buttons::JUMP_2).with(DOWN), 1).action, Action::None);
}
