//! A player on one of the examples' levels, moved frame by frame.

use sim::input::{Buttons, Input};
use sim::level::{Level, LevelBuilder, Placed, fixtures};
use sim::player::Player;
use sim::player::animation::AnimationKind;
use sim::project::{Bounds, Start};
use sim::ruleset::Game;
use sim::tiles::SolidTile;
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;

pub use sim::ruleset::Ruleset;

pub const R: Buttons = Buttons::RIGHT;
pub const L: Buttons = Buttons::LEFT;
pub const DOWN: Buttons = Buttons::DOWN;
pub const JUMP: Buttons = Buttons::JUMP;
pub const NONE: Buttons = Buttons::NONE;

pub const S1: Ruleset = Ruleset::preset(Game::Sonic1);
pub const CD: Ruleset = Ruleset::preset(Game::SonicCd);
pub const S2: Ruleset = Ruleset::preset(Game::Sonic2);
pub const S3: Ruleset = Ruleset::preset(Game::Sonic3);
pub const SK: Ruleset = Ruleset::preset(Game::Sonic3K);

/// A player in a level.
pub struct Play {
    pub level: Level,
    pub world: World,
    held: Buttons,
}

impl Play {
    /// Standing at x = 100 on the examples' floor.
    pub fn on(level: Level) -> Self {
        let world = World::at(&level, &Start { x: 100, y: 252, ..Start::default() });
        Self { level, world, held: NONE }
    }

    /// In the air at a place.
    pub fn at(level: Level, x: i32, y: i32) -> Self {
        let mut world = World::at(&level, &Start { x, y, ..Start::default() });
        world.player.airborne = true;
        Self { level, world, held: NONE }
    }

    /// Standing on FLAT.
    pub fn on_flat(rules: Ruleset) -> Self {
        Self::on(fixtures::flat(rules))
    }

    /// In the air, far from everything.
    pub fn in_air(rules: Ruleset) -> Self {
        let mut level = LevelBuilder::new(16, 16);
        level.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x4000 };
        let mut play = Self::on(level.build(rules));
        play.player().airborne = true;
        play
    }

    /// The player, to be changed.
    pub fn player(&mut self) -> &mut Player {
        &mut self.world.player
    }

    /// The same with the player changed.
    pub fn with(mut self, change: impl FnOnce(&mut Player)) -> Self {
        change(&mut self.world.player);
        self
    }

    /// Standing or rolling at this ground speed, with the speeds that belong to it on flat ground.
    pub fn at_speed(self, ground_speed: i16) -> Self {
        self.with(|player| {
            player.ground_speed = Speed(ground_speed);
            player.x_speed = player.ground_speed;
        })
    }

    /// A ball on the ground.
    pub fn rolled_up(self) -> Self {
        self.with(|player| {
            player.rolling = true;
            (player.width_radius, player.height_radius) = (7, 14);
            player.y = at("257.00");
        })
    }

    /// The buttons that were down in the frame before.
    pub fn hold_before(&mut self, buttons: Buttons) {
        self.held = buttons;
    }

    /// Holds buttons for some frames.
    pub fn hold(&mut self, buttons: Buttons, frames: u32) -> &Player {
        for _ in 0..frames {
            let input = Input::after(self.held, buttons);
            self.held = buttons;
            self.world.step(&self.level, input, &mut NoTrace);
        }
        &self.world.player
    }

    /// Holds buttons until the player is on the ground; the number of frames, at most 1000.
    pub fn hold_until_landed(&mut self, buttons: Buttons) -> u32 {
        (1..=1000).find(|_| !self.hold(buttons, 1).airborne).unwrap()
    }

    /// Ground speed, x and y.
    pub fn state(&self) -> (i16, Sub, Sub) {
        let player = &self.world.player;
        (player.ground_speed.0, player.x, player.y)
    }
}

/// A position as the examples write it: pixels in decimal, a point, the fraction in hex.
pub fn at(text: &str) -> Sub {
    let (pixels, fraction) = text.split_once('.').unwrap();
    Sub::from_px(pixels.parse().unwrap()).moved(Speed(i16::from_str_radix(fraction, 16).unwrap()))
}

/// FLAT, but from x = 112 on the floor is `depth` pixels lower.
pub fn step_down(depth: i8, rules: Ruleset) -> Level {
    let mut level = fixtures::flat_builder(512);
    let low =
        level.tile(SolidTile { flagged: true, ..SolidTile::from_heights([16 - depth; 16], sim::angle::Angle(0)) });
    level.fill(7..512, 17..18, Placed::solid(low));
    level.build(rules)
}

#[test]
fn positions_read_as_the_examples_write_them() {
    assert_eq!(at("102.94"), Sub(102 * 256 + 0x94));
}

/// Changes of a player that many examples begin with.
pub trait Begin {
    /// In a jump: a ball in the air that can be cut.
    fn become_jumper(&mut self);
}

impl Begin for Player {
    fn become_jumper(&mut self) {
        (self.airborne, self.jumping, self.rolling) = (true, true, true);
        (self.width_radius, self.height_radius) = (7, 14);
        self.animation.request(AnimationKind::Roll);
    }
}
