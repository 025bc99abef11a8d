//! Player 2: following, panic, leaving and flying in.

use super::play::*;
use sim::input::{Buttons, Input, Pads};
use sim::level::{Level, LevelBuilder, fixtures};
use sim::player::Role;
use sim::player::Routine;
use sim::player::partner::{FLIGHT, PAD_FRAMES, Partner, Task};
use sim::project::{Bounds, Start};
use sim::ruleset::Character;
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;

/// Two players in a level.
struct Two {
    level: Level,
    world: World,
    held: [Buttons; 2],
}

impl Two {
    /// Sonic on the examples' floor, Tails behind him.
    fn on_flat(rules: Ruleset) -> Self {
        Self::on(fixtures::flat(rules), 300)
    }

    fn on(level: Level, x: i32) -> Self {
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

    fn partner(&mut self) -> &mut Partner {
        self.world.partner.as_mut().unwrap()
    }

    fn hold(&mut self, pads: [Buttons; 2], frames: u32) -> &Partner {
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
        two.world.player.take_control(9, 1); // who is held does not move
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
            two.partner().player.layer = sim::tiles::TileLayer::B;
            let (task, _, _) = {
                let partner = two.hold([NONE; 2], 1);
                (partner.mind.task, partner.player.x, partner.player.y)
            };
            let above_water = state == 2 && rules == S2;
            assert_eq!(task == Task::Follows, lands && !above_water, "{state} {task:?}");
            if lands {
                let player = &two.partner().player;
                assert_eq!(player.layer, sim::tiles::TileLayer::A, "he is on the leader's layer");
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
