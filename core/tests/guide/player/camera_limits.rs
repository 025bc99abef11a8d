//! Camera limits that change on the way: by place, by switch and in stages.

use sim::camera::{BIAS, Camera, Screen, Subject};
use sim::input::Input;
use sim::level::{Level, LevelBuilder};
use sim::project::{Bounds, LimitChange, Start};
use sim::ruleset::{Game, Ruleset};
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;

const BOUNDS: Bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x300 };

fn level(changes: &[LimitChange]) -> Level {
    let mut builder = LevelBuilder::new(4, 4);
    builder.bounds = BOUNDS;
    builder.limit_changes = changes.to_vec();
    builder.build(Ruleset::preset(Game::Sonic1))
}

fn from(from_x: i32) -> LimitChange {
    LimitChange { from_x, ..LimitChange::default() }
}

/// A camera that stands at a place, with a player who does not move it, and the switches.
struct Sight {
    level: Level,
    camera: Camera,
    player_y: i32,
    airborne: bool,
    switches: [u8; 16],
}

impl Sight {
    fn new(changes: &[LimitChange]) -> Self {
        let level = level(changes);
        let camera = Camera::new(&level, Screen::ORIGINAL, 160, BIAS);
        Self { level, camera, player_y: 0, airborne: false, switches: [0; 16] }
    }

    /// A frame with the camera at a place: the limits after it.
    fn at(&mut self, x: i32, y: i32) -> Bounds {
        (self.camera.x, self.camera.y) = (x, y);
        let subject = Subject {
            x: Sub::from_px(x + 150),
            y: Sub::from_px(self.player_y),
            rolling: false,
            airborne: self.airborne,
            ground_speed: Speed::ZERO,
            look_bias: self.player_y - y,
            switches: &self.switches,
        };
        self.camera.step(&self.level, subject);
        assert_eq!((self.camera.x, self.camera.y), (x, y), "the test's camera stands still");
        self.camera.limits
    }

    fn wanted(&mut self, x: i32, y: i32) -> Bounds {
        self.at(x, y);
        self.camera.wanted
    }
}

#[test]
fn change_applies_between_places_of_camera_and_player() {
    let changes = [
        LimitChange { to_x: Some(200), from_y: Some(50), to_y: Some(70), bottom: Some(0x310), ..from(100) },
        LimitChange { player_from_y: Some(400), player_to_y: Some(500), bottom: Some(0x320), ..from(300) },
    ];
    let mut sight = Sight::new(&changes);
    for (x, y, player_y, bottom) in [
        (99, 50, 0, 0x300),
        (100, 50, 0, 0x310),
        (199, 69, 0, 0x310),
        (200, 50, 0, 0x300),
        (100, 49, 0, 0x300),
        (100, 70, 0, 0x300),
        (300, 0, 399, 0x300),
        (300, 0, 400, 0x320),
        (300, 0, 499, 0x320),
        (300, 0, 500, 0x300),
    ] {
        sight.player_y = player_y;
        assert_eq!(sight.wanted(x, y).bottom, bottom, "{x} {y} {player_y}");
    }
}

#[test]
fn later_change_decides_a_side_that_both_set() {
    let changes = [
        LimitChange { bottom: Some(0x320), ..from(100) },
        LimitChange { bottom: Some(0x310), top: Some(8), ..from(50) },
        LimitChange { bottom: Some(0x330), to_x: Some(150), ..from(100) },
    ];
    let mut sight = Sight::new(&changes);
    for (x, bottom, top) in [(49, 0x300, 0), (50, 0x310, 8), (100, 0x330, 8), (150, 0x320, 8)] {
        let wanted = sight.wanted(x, 20);
        assert_eq!((wanted.bottom, wanted.top), (bottom, top), "{x}");
    }
}

#[test]
fn change_waits_for_its_switch() {
    let mut sight = Sight::new(&[LimitChange { switch: Some(3), right: Some(900), ..from(0) }]);
    assert_eq!(sight.wanted(0, 0).right, 0x4000);
    sight.switches[3] = 0x80;
    assert_eq!(sight.wanted(0, 0).right, 900);
    let mut beyond = Sight::new(&[LimitChange { switch: Some(16), right: Some(900), ..from(0) }]);
    beyond.switches = [1; 16];
    assert_eq!(beyond.wanted(0, 0).right, 0x4000, "there is no such switch");
}

#[test]
fn stage_lasts_until_a_change_leads_on() {
    let changes = [
        LimitChange { stage: Some(0), next_stage: Some(1), from_y: Some(0x40), bottom: Some(0x340), ..from(100) },
        LimitChange { stage: Some(1), top: Some(0x40), bottom: Some(0x500), ..from(0) },
        LimitChange { stage: Some(1), next_stage: Some(0), ..from(900) },
    ];
    let mut sight = Sight::new(&changes);
    for (x, y, stage, top, bottom) in [
        (100, 0x3F, 0, 0, 0x300),
        (100, 0x40, 1, 0, 0x340),
        (100, 0x40, 1, 0x40, 0x500),
        (0, 0x40, 1, 0x40, 0x500),
        (900, 0x40, 0, 0x40, 0x500),
        (900, 0x3F, 0, 0, 0x300),
    ] {
        let wanted = sight.wanted(x, y);
        assert_eq!((sight.camera.limit_state.stage, wanted.top, wanted.bottom), (stage, top, bottom), "{x} {y:X}");
    }
}

#[test]
fn lower_limit_jumps_and_moves_on() {
    let change =
        LimitChange { stage: Some(0), next_stage: Some(1), at_once: Some(0x500), bottom: Some(0x450), ..from(64) };
    let mut sight = Sight::new(&[change, LimitChange { stage: Some(1), bottom: Some(0x450), ..from(0) }]);
    assert_eq!(sight.at(0, 0).bottom, 0x300);
    assert_eq!(sight.at(64, 0).bottom, 0x4FE, "at once, and its step in the same frame");
    assert_eq!(sight.at(64, 0).bottom, 0x4FC);
    let held = LimitChange { at_once: Some(0x4C0), bottom: Some(0x4C0), ..from(64) };
    assert_eq!(Sight::new(&[held]).at(64, 0).bottom, 0x4C0);
}

#[test]
fn lower_limit_moves_by_2_and_by_8_in_the_air() {
    let down = LimitChange { bottom: Some(0x400), ..from(0x1780) };
    let staged = LimitChange { to_x: Some(0x2000), ..down };
    for airborne in [false, true] {
        let mut sight = Sight { airborne, ..Sight::new(std::slice::from_ref(&staged)) };
        let frames = (0..200).map(|_| sight.at(0x1780, 0x2F8).bottom).take_while(|bottom| *bottom < 0x400).count();
        // In the air 8 while the camera is at most 8 above the limit: one step from 0x300 to 0x308.
        assert_eq!((sight.camera.limits.bottom, frames), (0x400, if airborne { 124 } else { 127 }), "{airborne}");
    }
    let up = LimitChange { to_x: Some(0x1600), bottom: Some(0x200), ..from(0xED0) };
    let mut sight = Sight::new(&[up]);
    assert_eq!(sight.at(0xED0, 0x2F1).bottom, 0x2EE, "it starts from the camera, even");
}

#[test]
fn upper_limit_moves_by_its_speed() {
    let changes = [
        LimitChange { top: Some(0x50), ..from(100) },
        LimitChange { to_x: Some(100), top: Some(0x4D), top_speed: 2, ..from(50) },
    ];
    let mut sight = Sight::new(&changes);
    for (x, top) in [(100, 0x50), (99, 0x4E), (99, 0x4D), (99, 0x4D), (100, 0x50), (0, 0)] {
        assert_eq!(sight.at(x, 0x60).top, top, "{x}");
    }
}

#[test]
fn upper_limit_that_is_kept_on_its_way_stays_there() {
    let changes = [
        LimitChange { top: Some(0x50), ..from(200) },
        LimitChange { to_x: Some(200), keeps: true, ..from(100) },
        LimitChange { to_x: Some(100), top: Some(0x40), top_speed: 2, ..from(50) },
    ];
    let mut sight = Sight::new(&changes);
    for (x, top) in [(200, 0x50), (99, 0x4E), (100, 0x4E), (100, 0x4E), (99, 0x4C)] {
        assert_eq!(sight.at(x, 0x60).top, top, "{x}");
    }
}

#[test]
fn change_keeps_the_sides_that_it_does_not_set() {
    let changes = [
        LimitChange { to_x: Some(100), top: Some(0x20), bottom: Some(0x310), ..from(0) },
        LimitChange { keeps: true, top: Some(0x18), ..from(100) },
    ];
    let mut sight = Sight::new(&changes);
    assert_eq!(sight.wanted(0, 0x40), Bounds { top: 0x20, bottom: 0x310, ..BOUNDS });
    assert_eq!(sight.wanted(100, 0x40), Bounds { top: 0x18, bottom: 0x310, ..BOUNDS });
}

#[test]
fn closed_change_holds_the_player_and_no_return_the_camera() {
    let changes = [LimitChange { no_return: true, closed: true, right: Some(1000), ..from(500) }];
    let mut sight = Sight::new(&changes);
    let rules = sight.level.ruleset;
    sight.at(499, 0);
    assert_eq!(sight.camera.player_limits(&rules).right + i32::from(rules.right_bound), 0x4000 + 0x168);
    assert_eq!(sight.at(520, 0).left, 520);
    assert_eq!(sight.at(530, 0).left, 530);
    assert!(sight.camera.is_closed());
    assert_eq!(sight.camera.player_limits(&rules).right + i32::from(rules.right_bound), 1000 + 0x128);
}

#[test]
fn play_begins_in_the_first_stage_that_shows_the_player() {
    let changes = [
        LimitChange { stage: Some(2), top: Some(0x500), bottom: Some(0x600), ..from(0) },
        LimitChange { stage: Some(7), bottom: Some(0x600), ..from(0) },
    ];
    let level = level(&changes);
    for (y, stage) in [(0x100, 0), (0x300 + 223, 0), (0x300 + 224, 7), (0x500, 2), (0x900, 0)] {
        let camera = Camera::new(&level, Screen::ORIGINAL, 400, y);
        assert_eq!(camera.limit_state.stage, stage, "{y:X}");
    }
}

#[test]
fn checkpoint_keeps_stage_and_lower_limit() {
    let changes = [
        LimitChange { stage: Some(0), next_stage: Some(1), bottom: Some(0x340), ..from(200) },
        LimitChange { stage: Some(1), bottom: Some(0x340), ..from(0) },
    ];
    let level = level(&changes);
    let mut world = World::at(&level, &Start { x: 500, y: 100, ..Start::default() });
    world.player.airborne = true;
    let step = |world: &mut World| world.step(&level, Input::default(), &mut NoTrace);
    step(&mut world);
    assert_eq!((world.camera.limit_state.stage, world.camera.limits.bottom), (1, 0x340), "a play begins with them");
    world.camera.limits.bottom = 0x310;
    world.objects.common.tally.checkpoint = 2;
    step(&mut world);
    step(&mut world);
    assert_eq!(world.camera.limits.bottom, 0x314);
    world.restart(&level);
    let camera = &world.camera;
    assert_eq!((camera.limit_state.stage, camera.limits.bottom, camera.wanted.bottom), (1, 0x310, 0x340));
    world.objects.common.tally.checkpoint = 0;
    world.restart(&level);
    assert_eq!(world.camera.limit_state.kept.checkpoint, 0, "without one the level begins anew");
}
