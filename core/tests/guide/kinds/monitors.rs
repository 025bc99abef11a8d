//! Game Objects > Item Monitors.

use crate::objects::object;
use crate::play::{CD, NONE, Play, R, Ruleset, S1, S2, S3, SK};
use sim::objects::{Engine, kind_named};
use sim::player::abilities::glide::{Glide, Phase};
use sim::player::animation::AnimationKind;
use sim::player::grip::object_control;
use sim::player::powers::{Form, Shield, Stats};
use sim::player::{Player, Routine};
use sim::ruleset::{Character, Game};
use sim::units::{Speed, Sub};
use sim::value::ValueKind;

/// A player who does not move by himself, at a place beside a monitor at (200,300), after one frame.
fn beside(rules: Ruleset, holds: i32, x: i32, y: i32, change: impl FnOnce(&mut Player)) -> Play {
    let mut play = Play::with_objects(rules, vec![object("monitor", 200, 300, &[("holds", holds)])]);
    (play.player().x, play.player().y) = (Sub::from_px(x), Sub::from_px(y));
    play.player().take_control(0, object_control::HELD);
    change(play.player());
    play.hold(NONE, 1);
    play
}

fn falls(speed: i16) -> impl Fn(&mut Player) {
    move |player| {
        (player.airborne, player.y_speed) = (true, Speed(speed));
    }
}

fn as_ball(speed: i16) -> impl Fn(&mut Player) {
    move |player| {
        player.airborne = true;
        player.rolling = true;
        (player.width_radius, player.height_radius) = (7, 14);
        player.y_speed = Speed(speed);
        player.animation.request(AnimationKind::Roll);
        player.animation.kind = AnimationKind::Roll;
    }
}

#[test]
fn sonic_1_lands_on_its_whole_top() {
    // 42, 43
    for (x, speed, lands) in [(181, 64, true), (218, 64, true), (180, 64, false), (219, 64, false), (200, -200, true)] {
        let mut play = beside(S1, 6, x, 270, falls(speed));
        assert_eq!(play.player().on_object, lands, "{x} {speed}");
        if lands {
            assert_eq!(play.player().y.px(), 266, "{x} {speed}");
            assert_eq!(play.hold(NONE, 1).y.px(), 265, "{x} {speed}");
        }
    }
}

#[test]
fn its_sides() {
    // 44
    for (row, rules, x) in [("S1", S1, 220), ("S2", S2, 226)] {
        let mut play = beside(rules, 6, 220, 300, |player| player.x_speed = Speed(100));
        let player = play.player();
        assert_eq!((player.x.px(), player.pushing, player.x_speed), (x, true, Speed(100)), "{row}");
    }
    let mut play = beside(S1, 6, 220, 300, |player| player.x_speed = Speed(-100));
    assert_eq!((play.player().x.px(), play.player().x_speed), (226, Speed::ZERO), "towards it");
}

#[test]
fn a_gliding_or_sliding_knuckles_breaks_them() {
    use Phase::{Clambers, Climbs, Falls, Glides, Slides};
    for (phase, breaks) in [(Glides, true), (Slides, true), (Falls, false), (Climbs, false), (Clambers, false)] {
        for speed in [0x80, -0x80] {
            let play = beside(SK, 6, 184, 300, |player| {
                falls(speed)(player);
                player.character = Character::Knuckles;
                player.action = Glide { phase, ..Glide::default() }.into();
            });
            let broken = play.find("monitor_icon").is_some();
            assert_eq!(broken, breaks, "{phase:?} {speed}");
            let player = &play.world.player;
            if breaks {
                assert_eq!(
                    (player.x.px(), player.y_speed),
                    (184, Speed(-speed)),
                    "{phase:?}: not stopped, thrown back"
                );
            } else {
                assert!(player.x.px() < 184, "{phase:?}: solid");
            }
        }
    }
}

#[test]
fn bumped_from_below() {
    // 45
    for (row, rules) in [("S1", S1), ("S2", S2), ("S3", S3)] {
        let mut play = beside(rules, 6, 200, 317, falls(-1000));
        // A player who is not a ball meets its bottom too, which in Sonic 3 stops him.
        assert_eq!(play.player().y_speed, Speed(if rules == S3 { 0 } else { 1000 }), "{row}");
        let mut play = beside(rules, 6, 200, 317, as_ball(-1000));
        assert_eq!(play.player().y_speed, Speed(1000), "{row}: a ball");
        assert!(play.find("monitor_icon").is_none(), "{row}: it stays whole");
        let monitor = play.find("monitor").unwrap().body;
        assert_eq!((monitor.y.0, monitor.y_speed), (300 * 256 - 384, Speed(-384 + 0x38)), "{row}: moved once");
        let mut play = Play::with_objects(rules, vec![object("monitor", 200, 240, &[])]);
        (play.player().x, play.player().y) = (Sub::from_px(200), Sub::from_px(257));
        play.player().take_control(0, object_control::HELD);
        play.player().y_speed = Speed(-1000);
        play.hold(NONE, 1);
        assert!(play.find("monitor").unwrap().body.y_speed.0 < 0, "{row}");
        play.player().x = Sub::from_px(350);
        let rests = (0..100).find(|_| {
            play.hold(NONE, 1);
            play.find("monitor").unwrap().body.y_speed == Speed::ZERO
        });
        assert!(rests.is_some(), "{row}: it comes to rest on the floor");
        let mut play = beside(rules, 6, 200, 315, falls(-1000));
        assert_ne!(play.player().y_speed, Speed(1000), "{row}: not from so high");
    }
    let mut play = beside(SK, 6, 200, 317, as_ball(-1000));
    assert_eq!(play.player().y_speed, Speed(1000));
    assert!(play.find("monitor_icon").is_some(), "SK: a ball breaks it from below");
}

#[test]
fn a_ball_from_above_breaks_it_and_the_icon_rises() {
    // 46
    for rules in [S1, S2, S3, SK] {
        let mut play = beside(rules, 6, 200, 275, as_ball(0x200));
        assert_eq!(play.player().y_speed, Speed(-0x200), "he bounces");
        play.player().y = Sub::from_px(100);
        let mut highest = i32::MAX;
        let mut effect = None;
        let mut gone = None;
        for frame in 2..200 {
            highest = highest.min(play.find("monitor_icon").unwrap().body.y.0);
            play.hold(NONE, 1);
            effect = effect.or((*play.rings() == 10).then_some(frame));
            if play.find("monitor_icon").is_none() {
                gone = Some(frame);
                break;
            }
        }
        assert_eq!((300 * 256 - highest) * 10 / 256, 495, "in tenths of pixels");
        assert_eq!((effect, gone), (Some(33), Some(63)));
        assert!(play.find("explosion").is_none());
        let monitor = play.find("monitor").unwrap();
        assert!(monitor.body.touch_box().is_none(), "its foot stays and touches nothing");
    }
}

#[test]
fn a_player_standing_on_it_or_beside_it_is_not_a_ball() {
    for rules in [S1, S2, S3] {
        // A standing player only stands on it.
        let mut play = beside(rules, 6, 200, 266, falls(0x100));
        assert!(play.player().on_object && play.find("monitor_icon").is_none());
        assert_eq!(play.hold(NONE, 10).y.px(), if rules == S3 { 264 } else { 265 });
    }
    // From the side a rolling player goes into it and breaks it.
    let mut play = Play::with_objects(S2, vec![object("monitor", 300, 257, &[])]).rolled_up().at_speed(0x600);
    play.player().animation.request(AnimationKind::Roll);
    play.hold(R, 60);
    assert!(play.find("monitor_icon").is_some() || *play.rings() == 10);
    assert!(play.player().x.px() > 300);
}

/// The gifts of a monitor to a player who had one ring and nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Gifts {
    rings: u16,
    lives: u8,
    shoes: u16,
    invincibility: u16,
    shield: Shield,
    form: Form,
    hurt: bool,
}

impl Gifts {
    fn of(play: &mut Play) -> Self {
        let (rings, lives) = (*play.rings(), play.world.objects.common.tally.lives);
        let player = play.player();
        Self {
            rings,
            lives,
            shoes: player.speed_shoes,
            invincibility: player.invincibility,
            shield: player.shield,
            form: player.form,
            hurt: player.routine == Routine::Hurt,
        }
    }
}

/// Returns the gifts of a monitor in the frame in which its icon takes effect.
fn gifts(rules: Ruleset, holds: i32) -> Gifts {
    let mut play = beside(rules, holds, 200, 275, as_ball(0x200));
    (play.player().y, play.player().x) = (Sub::from_px(100), Sub::from_px(250));
    *play.rings() = 1;
    play.hold(NONE, 31);
    let before = Gifts { rings: 1, ..Gifts::default() };
    assert_eq!(Gifts::of(&mut play), before, "nothing before its time");
    play.hold(NONE, 1);
    Gifts::of(&mut play)
}

/// The names of what a monitor can hold.
fn contents() -> Vec<&'static str> {
    let ValueKind::Choice(contents) = kind_named("monitor").unwrap().info().parameters[0].kind else {
        panic!("what it holds is a choice");
    };
    contents.iter().map(|content| content.name).collect()
}

#[test]
fn each_content_gives_what_it_shows_in_each_game() {
    let none = Gifts { rings: 1, ..Gifts::default() };
    let rings = |rings| [Gifts { rings, ..none }; 5];
    let shield = |shield| [Gifts { shield, ..none }; 5];
    let shoes = |shoes| Gifts { shoes, ..none };
    let life = [Gifts { lives: 1, ..none }; 5];
    let hurt = Gifts { rings: 0, hurt: true, ..none };
    let traps = [none, none, hurt, hurt, hurt];
    let fifty = Gifts { rings: 51, ..none };
    let form = Gifts { form: Form::Super, ..fifty };
    let invincible = Gifts { invincibility: 1200, ..none };
    // In the order of the list: what it gives in Sonic 1, CD, 2, 3, 3&K.
    let table = [
        ("static", traps),
        ("trap", traps),
        ("life", life),
        ("shoes", [1200, 1320, 1200, 1200, 1200].map(shoes)),
        ("shield", shield(Shield::Plain)),
        ("invincibility", [invincible; 5]),
        ("rings", rings(11)),
        ("letter", [none; 5]),
        ("goggles", [none; 5]),
        ("partner_life", life),
        ("teleport", [none; 5]),
        ("random", [none; 5]),
        ("fire_shield", shield(Shield::Fire)),
        ("lightning_shield", shield(Shield::Lightning)),
        ("bubble_shield", shield(Shield::Bubble)),
        ("super", [fifty, fifty, fifty, form, form]),
    ];
    assert_eq!(table.map(|(name, _)| name), *contents());
    for (holds, (name, expected)) in (0..).zip(table) {
        for (game, (rules, expected)) in Game::ALL.into_iter().zip([S1, CD, S2, S3, SK].into_iter().zip(expected)) {
            assert_eq!(gifts(rules, holds), expected, "{name} in {game:?}");
        }
    }
}

#[test]
fn each_subtype_holds_what_its_game_has_there() {
    let games: [(Engine, u8, &[&str]); 3] = [
        (
            Engine::Sonic1,
            0x26,
            &["static", "trap", "life", "shoes", "shield", "invincibility", "rings", "letter", "goggles"],
        ),
        (
            Engine::Sonic2,
            0x26,
            &[
                "static",
                "life",
                "partner_life",
                "trap",
                "rings",
                "shoes",
                "shield",
                "invincibility",
                "teleport",
                "random",
            ],
        ),
        (
            Engine::Sonic3K,
            0x01,
            &[
                "static",
                "life",
                "trap",
                "rings",
                "shoes",
                "fire_shield",
                "lightning_shield",
                "bubble_shield",
                "invincibility",
                "super",
            ],
        ),
    ];
    let monitor = kind_named("monitor").unwrap();
    for (engine, id, names) in games {
        for (subtype, name) in (0..).zip(names) {
            let values = monitor.values_of_subtype((engine, id), subtype).unwrap();
            assert_eq!(contents()[values[0] as usize], *name, "{engine:?} {subtype}");
        }
    }
}

#[test]
fn speed_shoes_double_what_counts() {
    let mut play = Play::on_flat(S2);
    play.player().give_speed_shoes(&Ruleset::default(), 300);
    assert_eq!(play.hold(R, 1).ground_speed, Speed(0x18));
    assert_eq!(play.hold(R, 200).ground_speed, Speed(0xC00));
    let mut play = Play::on_flat(S2).at_speed(0x400);
    play.player().give_speed_shoes(&Ruleset::default(), 300);
    assert_eq!(play.hold(NONE, 1).ground_speed, Speed(0x400 - 0x18), "friction");
    let mut play = Play::on_flat(S2).rolled_up().at_speed(0x400);
    play.player().give_speed_shoes(&Ruleset::default(), 300);
    assert_eq!(play.hold(NONE, 1).ground_speed, Speed(0x400 - 0xC), "friction of a ball");
    let mut play = Play::in_air(S2);
    play.player().give_speed_shoes(&Ruleset::default(), 300);
    assert_eq!(play.hold(R, 1).x_speed, Speed(0x30), "in the air");
}

#[test]
fn power_ups_last_by_the_games_own_count() {
    let lasts = |rules: Ruleset, number: u32| {
        let mut play = Play::on_flat(rules);
        play.world.frame = number;
        play.player().give_speed_shoes(&Ruleset::default(), rules.shoes_last.unsigned_abs());
        play.player().invincibility = 1200;
        let mut last = [0, 0];
        for frame in 1..1400 {
            let player = play.hold(NONE, 1);
            for (last, left) in last.iter_mut().zip([player.speed_shoes, player.invincibility]) {
                *last = if left > 0 { frame + 1 } else { *last };
            }
        }
        assert_eq!(play.player().stats, Stats::NORMAL);
        last
    };
    for (rules, number, expected) in [
        (S1, 0, [1200, 1200]),
        (CD, 0, [1320, 1200]),
        (S2, 7, [1200, 1200]),
        (S3, 0, [1200, 1200]),
        (S3, 7, [1193, 1193]),
        (SK, 3, [1197, 1197]),
    ] {
        assert_eq!(lasts(rules, number), expected, "from frame {number}");
    }
}

#[test]
fn monitors_by_their_subtype_and_broken_ones_stay_broken() {
    let monitor = kind_named("monitor").unwrap();
    for (engine, count) in [(Engine::Sonic1, 9), (Engine::Sonic2, 10), (Engine::Sonic3K, 10)] {
        for subtype in 0..count {
            let values = monitor.values_of_subtype((engine, 0x26), subtype).unwrap();
            assert_eq!(monitor.subtype_of_values((engine, 0x26), &values), Some(subtype), "{engine:?}");
        }
        assert_eq!(monitor.values_of_subtype((engine, 0x26), count), None);
    }
    let mut play = beside(S2, 6, 200, 275, as_ball(0x200));
    for x in [3000, 350] {
        play.player().x = Sub::from_px(x);
        play.hold(NONE, 300);
        assert_eq!(play.find("monitor").is_some(), x == 350);
    }
    assert!(play.find("monitor").unwrap().body.touch_box().is_none());
}
