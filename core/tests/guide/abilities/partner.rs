//! Player 2: following, panic, leaving and flying in.

use crate::play::*;
use sim::input::{Buttons, Input, Pads};
use sim::level::{Level, LevelBuilder, Placed, fixtures};
use sim::player::Role;
use sim::player::Routine;
use sim::player::abilities::flight::Flight;
use sim::player::animation::AnimationKind;
use sim::player::partner::{FLIGHT, PAD_FRAMES, Partner, Task};
use sim::project::{Bounds, Fact, LayerSwitcher, Placement, PlacementId, Start, Subject, SwitcherSide};
use sim::ruleset::Character;
use sim::tiles::TileLayer;
use sim::trace::{FrameTrace, NoTrace, Who};
use sim::units::{Speed, Sub};
use sim::world::World;

/// Two players in a level.
pub struct Two {
    pub level: Level,
    pub world: World,
    held: [Buttons; 2],
}

impl Two {
    /// Sonic on the examples' floor, Tails behind him.
    fn on_flat(rules: Ruleset) -> Self {
        Self::on(fixtures::flat(rules), 300)
    }

    pub fn on(level: Level, x: i32) -> Self {
        let start = Start { x, y: 252, partner: Some(Character::Tails), ..Start::default() };
        let world = World::at(&level, &start);
        Self { level, world, held: [NONE; 2] }
    }

    /// Both far from any ground.
    fn in_air(rules: Ruleset) -> Self {
        let mut level = LevelBuilder::new(16, 16);
        level.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };
        Self::on(level.build(rules), 0x1000)
    }

    pub fn partner(&mut self) -> &mut Partner {
        self.world.partner.as_mut().unwrap()
    }

    pub fn hold(&mut self, pads: [Buttons; 2], frames: u32) -> &Partner {
        for _ in 0..frames {
            let [first, second] = [0, 1].map(|pad| Input::after(self.held[pad], pads[pad]));
            self.held = pads;
            self.world.step(&self.level, Pads { first, second }, &mut NoTrace);
        }
        self.world.partner.as_ref().unwrap()
    }

    fn flies(&mut self, x: i32, y: i32) -> &mut Partner {
        let partner = self.partner();
        partner.mind.task = Task::FliesIn;
        (partner.player.x, partner.player.y) = (Sub::from_px(x), Sub::from_px(y));
        partner.player.take_control(FLIGHT, 0x81);
        partner
    }
}

#[test]
fn a_partner_begins_32_pixels_behind_on_the_same_floor() {
    let two = Two::on_flat(S2);
    let player = &two.world.partner.as_ref().unwrap().player;
    assert_eq!((player.x.px(), player.y.px(), player.role), (268, 256, Role::Follows));
    assert!(World::new(&two.level).partner.is_none());
}

#[test]
fn buttons_of_the_leader_count_16_frames_later() {
    let mut two = Two::on_flat(S2);
    two.hold([NONE; 2], 60);
    two.hold([JUMP, NONE], 1);
    let jumped = (1..40).find(|_| two.hold([JUMP, NONE], 1).player.jumping);
    assert_eq!(jumped, Some(16));
}

#[test]
fn the_partner_stops_where_the_leader_stands_or_behind_him() {
    for (rules, behind) in [(S2, 0), (S3, 32), (SK, 32)] {
        let mut two = Two::on_flat(rules);
        let x = two.hold([NONE; 2], 120).player.x.px();
        let reach = i32::from(rules.partner_distance);
        assert!((300 - behind - x).abs() < reach, "{x}, {behind}");
    }
}

#[test]
fn a_fast_leader_to_the_left_is_slow_for_the_partner() {
    // The ground speed is compared with its sign.
    for (speed, target) in [(-0x600, 468), (0x3FF, 468), (0x400, 500)] {
        let mut two = Two::in_air(S3);
        let player = &mut two.world.player;
        player.x = Sub::from_px(500);
        (player.ground_speed, player.airborne) = (Speed(speed), true);
        for _ in 0..20 {
            two.world.player.x = Sub::from_px(500);
            two.hold([NONE; 2], 1);
        }
        let partner = two.partner();
        (partner.player.x, partner.player.faces_left) = (Sub::from_px(target), true);
        (partner.player.x_speed, partner.player.ground_speed) = (Speed(0), Speed(0));
        two.hold([NONE; 2], 1);
        let player = &two.partner().player;
        assert_eq!((player.x.px(), player.faces_left), (target, false), "{speed}: he faces as the leader did");
    }
}

#[test]
fn flight_goes_by_a_16th_of_the_way_and_the_leaders_speed() {
    for (x, target, leader, moved) in
        [(0x100, 0x180, 0x300, 12), (0x100, 0x180, -0x80, 10), (0x300, 0x100, 0, -13), (0x105, 0x100, 0, -1)]
    {
        let mut two = Two::in_air(S2);
        two.world.player.take_control(9, 1); // a held player does not move
        two.world.player.x = Sub::from_px(target);
        two.hold([NONE; 2], 20);
        (two.world.player.x_speed, two.world.player.airborne) = (Speed(leader), true);
        let y = two.world.player.y.px();
        two.flies(x, y - 100);
        let player = &two.hold([NONE; 2], 1).player;
        assert_eq!((player.x.px() - x, player.y.px() - y), (moved, -99), "{x:#x} to {target:#x} at {leader:#x}");
        assert_eq!(player.faces_left, moved < 0);
    }
}

#[test]
fn the_partner_lands_beside_a_leader_who_is_welcome() {
    // In the air, out of a roll, under water.
    for (rules, landings) in [(S2, [true, false, false]), (S3, [true, false, true]), (SK, [true, true, true])] {
        for (state, lands) in landings.into_iter().enumerate() {
            let mut two = Two::on_flat(rules);
            if state == 2 {
                two.level.water = Some(0);
                two.world.follow(&two.level);
            }
            if state == 1 {
                two.world.player.take_control(9, 1);
                (two.world.player.airborne, two.world.player.y) = (true, Sub::from_px(200));
            }
            two.hold([NONE; 2], 30);
            let (x, y) = (two.world.player.x.px(), two.world.player.y.px());
            two.flies(x, y);
            two.partner().player.layer = TileLayer::B;
            let (task, _, _) = {
                let partner = two.hold([NONE; 2], 1);
                (partner.mind.task, partner.player.x, partner.player.y)
            };
            let above_water = state == 2 && rules == S2;
            assert_eq!(task == Task::Follows, lands && !above_water, "{state} {task:?}");
            if lands {
                let player = &two.partner().player;
                assert_eq!(player.layer, TileLayer::A, "he is on the leader's layer");
                assert!(player.grip.hold.is_none());
            }
        }
    }
}

#[test]
fn the_second_pad_has_the_partner_for_600_frames() {
    let mut two = Two::on_flat(S2);
    let before = two.hold([NONE; 2], 60).player.x.px();
    two.hold([NONE, L], 30);
    let partner = two.hold([NONE; 2], 1);
    assert_eq!((partner.mind.pad_frames, partner.player.role), (PAD_FRAMES - 2, Role::OnPad));
    let x = partner.player.x.px();
    assert!(x < before, "{x}");
    two.hold([NONE; 2], u32::from(PAD_FRAMES) - 2);
    assert_eq!(two.partner().player.role, Role::Follows);
    let x = two.hold([NONE; 2], 200).player.x.px();
    assert!((300 - x).abs() < 16, "the game leads him back: {x}");
}

#[test]
fn start_alone_does_not_take_the_partner_over() {
    let mut two = Two::on_flat(S2);
    let partner = two.hold([NONE, Buttons::START], 3);
    assert_eq!(partner.mind.pad_frames, 0);
}

#[test]
fn the_partner_waits_after_300_frames_off_the_screen() {
    for (rules, x) in [(S2, 0x4000), (S3, 0x7F00), (SK, 0x7F00)] {
        let mut two = Two::in_air(rules);
        two.world.player.take_control(9, 1);
        two.hold([NONE; 2], 1);
        for frame in 1..=300 {
            assert_eq!(two.partner().mind.task, Task::Follows, "{frame}");
            let partner = two.partner();
            (partner.player.x, partner.player.y) = (Sub::from_px(100), Sub::from_px(100));
            (partner.player.y_speed, partner.player.x_speed) = (Speed(0), Speed(0));
            two.hold([NONE; 2], 1);
        }
        let partner = two.partner();
        assert_eq!((partner.mind.task, partner.player.x.px(), partner.player.y.px()), (Task::Waits, x, 0));
        two.world.player.give_back(9);
        two.world.player.airborne = true;
        two.hold([NONE, JUMP], 1);
        let (x, y) = (two.world.player.x.px(), two.world.player.y.px());
        let partner = two.partner();
        assert_eq!((partner.mind.task, partner.player.x.px(), partner.player.y.px()), (Task::FliesIn, x, y - 192));
    }
}

#[test]
fn a_waiting_partner_comes_in_a_64th_frame() {
    let mut two = Two::on_flat(S2);
    two.hold([NONE; 2], 3);
    two.partner().mind.task = Task::Waits;
    two.partner().player.take_control(FLIGHT, 0x81);
    let came = (0..100).find(|_| two.hold([NONE; 2], 1).mind.task == Task::FliesIn);
    assert_eq!((came.is_some(), two.world.frame), (true, 64));
}

#[test]
fn a_stuck_partner_dashes_towards_the_leader() {
    let mut two = Two::on_flat(S2);
    two.hold([NONE; 2], 60);
    two.partner().player.control_lock = 30;
    two.partner().player.ground_speed = Speed(0);
    assert_eq!(two.hold([NONE; 2], 1).mind.task, Task::Panics);
    let dashed = (0..200).find(|_| two.hold([NONE; 2], 1).player.ground_speed.0.abs() >= 0x800);
    assert!(dashed.is_some());
    assert_eq!(two.world.frame % 128, 0);
    assert_eq!(two.partner().mind.task, Task::Follows);
}

#[test]
fn a_partner_who_dies_comes_back() {
    let mut two = Two::on_flat(S2);
    two.hold([NONE; 2], 2);
    two.world.objects.common.tally.rings = 9;
    let rules = two.level.ruleset;
    two.partner().player.die(&rules);
    let waits = (0..600).find(|_| two.hold([NONE; 2], 1).mind.task == Task::Waits);
    assert!(waits.is_some());
    assert_eq!(two.partner().player.routine, Routine::Normal);
    assert!(!two.world.is_over());
    let back = (0..600).find(|_| two.hold([NONE; 2], 1).mind.task == Task::Follows);
    assert!(back.is_some(), "{:?}", two.world.partner);
    assert_eq!(two.world.objects.common.tally.rings, 9);
}

#[test]
fn a_partner_flies_to_a_leader_who_dies() {
    let mut two = Two::on_flat(S2);
    two.hold([NONE; 2], 2);
    let rules = two.level.ruleset;
    two.world.player.die(&rules);
    assert_eq!(two.hold([NONE; 2], 1).mind.task, Task::FliesIn);
}

#[test]
fn only_the_second_pad_makes_a_partner_fly() {
    for (second, flies) in [(NONE, false), (JUMP, true)] {
        let mut two = Two::in_air(S3);
        two.partner().player.jumping = true;
        two.partner().player.airborne = true;
        two.hold([NONE, if flies { L } else { NONE }], 20);
        // The game's own press comes from the leader, 16 frames later.
        two.hold([JUMP, second], 1);
        two.hold([NONE; 2], 20);
        let player = &two.partner().player;
        assert_eq!(player.action != sim::player::abilities::Action::None, flies);
    }
}

#[test]
fn tails_carries_a_leader_below_him() {
    for (rules, carries) in [(S2, false), (S3, true), (SK, true)] {
        let mut two = Two::in_air(rules);
        let (x, y) = (two.world.player.x.px(), two.world.player.y.px());
        let partner = two.partner();
        (partner.player.x, partner.player.y) = (Sub::from_px(x + 4), Sub::from_px(y - 40));
        (partner.player.airborne, partner.player.jumping) = (true, true);
        partner.player.action = Flight { state: 1, time: 200 }.into();
        two.world.player.airborne = true;
        two.hold([NONE; 2], 1);
        assert_eq!(two.partner().carry.holds, carries);
        if !carries {
            continue;
        }
        two.hold([NONE, R], 10);
        let (leader, partner) = (&two.world.player, &two.world.partner.as_ref().unwrap().player);
        assert_eq!((leader.x.px(), leader.y.px()), (partner.x.px(), partner.y.px() + 28));
        assert_eq!((leader.x_speed, leader.y_speed), (partner.x_speed, partner.y_speed));
        assert_eq!(leader.animation.kind, AnimationKind::Carried);
        // Jumping off to the right.
        two.hold([R.with(JUMP), NONE], 1);
        let leader = &two.world.player;
        assert_eq!((leader.x_speed.0, leader.y_speed.0, leader.rolling), (0x200, -0x380, true));
        assert_eq!((two.partner().carry.holds, two.partner().carry.pause), (false, 0x3C));
    }
}

#[test]
fn a_pushed_leader_slips_out_of_tails_hands() {
    let mut two = Two::in_air(S3);
    let (x, y) = (two.world.player.x.px(), two.world.player.y.px());
    let partner = two.partner();
    (partner.player.x, partner.player.y) = (Sub::from_px(x), Sub::from_px(y - 40));
    partner.player.airborne = true;
    partner.player.action = Flight { state: 1, time: 200 }.into();
    two.world.player.airborne = true;
    two.hold([NONE; 2], 2);
    assert!(two.partner().carry.holds);
    two.world.player.x_speed = Speed(0x700);
    two.hold([NONE; 2], 1);
    assert_eq!((two.partner().carry.holds, two.partner().carry.pause), (false, 0x3C));
    assert!(two.world.player.grip.hold.is_none());
}

/// Both stand on an object at (200, 252).
fn both_on(kind: &str, rules: Ruleset) -> Two {
    let mut level = LevelBuilder::new(128, 64);
    level.fill(0..128, 20..22, Placed::solid(1));
    level.placements =
        vec![Placement { id: PlacementId(1), kind: kind.to_owned(), x: 200, y: 200, ..Placement::default() }];
    let mut two = Two::on(level.build(rules), 200);
    let heights = [19, 15];
    let player = &mut two.world.player;
    (player.x, player.y, player.airborne) = (Sub::from_px(196), Sub::from_px(140 - heights[0]), true);
    let partner = two.partner();
    (partner.player.x, partner.player.y, partner.player.airborne) =
        (Sub::from_px(204), Sub::from_px(140 - heights[1]), true);
    two
}

#[test]
fn both_players_stand_on_an_object_and_are_carried() {
    for kind in ["platform", "bridge", "block", "grass_platform", "collapsing_floor", "button"] {
        let mut two = both_on(kind, S2);
        let stand =
            |two: &Two| [&two.world.player, &two.world.partner.as_ref().unwrap().player].map(|player| player.on_object);
        let lands = (0..60).find(|_| {
            two.hold([NONE; 2], 1);
            stand(&two) == [true, true]
        });
        assert!(lands.is_some(), "{kind} {:?}", stand(&two));
        let object = two.world.objects.of_placement(PlacementId(1)).unwrap();
        assert_eq!([object.body.stood_on, object.body.second.stands()], [true, true], "{kind}");
        let feet = |player: &sim::player::Player| player.y.px() + i32::from(player.height_radius);
        let [first, second] = [&two.world.player, &two.world.partner.as_ref().unwrap().player].map(feet);
        assert!((first - second).abs() <= 8, "{kind}: {first} {second}");
        // The leader goes; the partner stays on it.
        two.world.player.x = Sub::from_px(400);
        two.hold([NONE; 2], 1);
        let object = two.world.objects.of_placement(PlacementId(1)).unwrap();
        assert_eq!([object.body.stood_on, object.body.second.stands()], [false, true], "{kind}");
    }
}

#[test]
fn a_spring_throws_each_player_by_himself() {
    let mut two = both_on("spring", S2);
    two.partner().player.x = Sub::from_px(300);
    let thrown = (0..60).find(|_| {
        two.hold([NONE; 2], 1);
        two.world.player.y_speed.0 < -0x800
    });
    assert!(thrown.is_some());
    assert!(two.partner().player.y_speed.0 >= 0);
    let partner = two.partner();
    (partner.player.x, partner.player.y) = (Sub::from_px(200), Sub::from_px(165));
    (partner.player.y_speed, partner.player.airborne) = (Speed(0x100), true);
    let thrown = (0..60).find(|_| two.hold([NONE; 2], 1).player.y_speed.0 < -0x800);
    assert!(thrown.is_some());
}

#[test]
fn a_partner_who_is_hit_loses_nothing() {
    for rings in [0, 20] {
        let mut two = both_on("spikes", S2);
        two.world.player.x = Sub::from_px(500);
        two.partner().player.y = Sub::from_px(160);
        two.world.objects.common.tally.rings = rings;
        let hurt = (0..60).find(|_| two.hold([NONE; 2], 1).player.routine == Routine::Hurt);
        assert!(hurt.is_some());
        assert_eq!(two.world.objects.common.tally.rings, rings);
        assert_eq!(two.world.player.routine, Routine::Normal);
        two.hold([NONE; 2], 120);
        assert_ne!(two.partner().player.routine, Routine::Dying);
    }
}

#[test]
fn rings_of_both_count_together_where_the_screen_shows_them() {
    for (leader, collects) in [(300, true), (700, false)] {
        let mut two = both_on("ring", S2);
        two.world.player.x = Sub::from_px(leader);
        two.hold([NONE; 2], 40); // the camera comes along
        let collected = (0..60).any(|_| {
            two.partner().player.x = Sub::from_px(200);
            two.hold([NONE; 2], 1);
            two.world.objects.common.tally.rings == 1
        });
        assert_eq!(collected, collects, "{leader}");
    }
}

#[test]
fn a_partner_cannot_break_a_monitor() {
    let mut two = both_on("monitor", S2);
    two.world.player.x = Sub::from_px(500);
    two.partner().player.rolling = true;
    two.partner().player.animation.request(AnimationKind::Roll);
    let stands = (0..60).find(|_| two.hold([NONE; 2], 1).player.on_object);
    assert!(stands.is_some());
}

#[test]
fn layer_switchers_know_each_player_by_himself() {
    let mut level = LevelBuilder::new(128, 64);
    level.fill(0..128, 20..22, Placed::solid(1));
    let side = |layer| SwitcherSide { layer, high_priority: false };
    level.switchers = vec![LayerSwitcher {
        x: 400,
        y: 300,
        half_length: 128,
        right_or_below: side(TileLayer::B),
        left_or_above: side(TileLayer::A),
        ..LayerSwitcher::default()
    }];
    let mut two = Two::on(level.build(S2), 300);
    let layers =
        |two: &Two| [&two.world.player, &two.world.partner.as_ref().unwrap().player].map(|player| player.layer);
    two.hold([NONE; 2], 2);
    two.world.player.x = Sub::from_px(410);
    two.hold([NONE; 2], 1);
    assert_eq!(layers(&two), [TileLayer::B, TileLayer::A]);
    two.partner().player.x = Sub::from_px(405);
    two.hold([NONE; 2], 1);
    assert_eq!(layers(&two), [TileLayer::B, TileLayer::B]);
    two.world.player.x = Sub::from_px(390);
    two.hold([NONE; 2], 1);
    assert_eq!(layers(&two), [TileLayer::A, TileLayer::B]);
}

#[test]
fn the_probe_keeps_what_concerns_the_player_that_it_watches() {
    let mut casts = [Some(Who::First), Some(Who::Second), None].map(|watched| {
        let mut two = Two::on_flat(S2);
        two.hold([NONE; 2], 5);
        let mut trace = FrameTrace::watching(watched);
        two.world.step(&two.level, Input::default(), &mut trace);
        trace.casts().map(|cast| cast.anchor).collect::<Vec<_>>()
    });
    let [first, second, both] = &mut casts;
    assert!(!first.is_empty() && !second.is_empty() && first != second);
    first.append(second);
    assert_eq!(first, both);
}

#[test]
fn runs_may_expect_something_of_a_partner() {
    let mut two = Two::on_flat(S2);
    two.hold([NONE, Buttons::LEFT], 1);
    let (x, lead) = (two.partner().player.x.px(), two.world.player.x.px());
    for (fact, expected) in
        [(Fact::X, x), (Fact::PadFrames, i32::from(PAD_FRAMES) - 1), (Fact::PartnerTask, 0), (Fact::Carries, 0)]
    {
        assert_eq!(fact.read(&two.world, &Subject::Partner), Some(expected), "{}", fact.name());
    }
    assert_eq!(Fact::X.read(&two.world, &Subject::Player), Some(lead));
    assert!(!Fact::PadFrames.is_of(&Subject::Player) && !Fact::StoodOn.is_of(&Subject::Partner));
    two.world.partner = None;
    assert_eq!(Fact::X.read(&two.world, &Subject::Partner), None);
}
