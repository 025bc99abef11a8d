//! The player: its state as plain data, and its rules, one file for each page of the guide.
//!
//! `step` holds the lists of what happens in a frame; every call in them lives in the file named for its page:
//!
//! | Guide | File |
//! | --- | --- |
//! | Main Game Loop | `step` |
//! | Characters | [`characters`] |
//! | Slope Collision | `slope_collision` (feet), `push` (walls), `air_collision` (walls, ceilings, landing), `probes` |
//! | Slope Physics | `slope_physics`, [`slope_ranges`], landing speeds in `air_collision` |
//! | States | `running`, `rolling`, `jumping`, `air_state`, `hurt` |
//! | Balancing, looking, ducking | `standing` |
//! | Game Objects > Object Control | [`grip`] |
//! | Special Abilities | [`abilities`] |
//! | States > Underwater | [`water`], `air` |
//! | Elemental Shields, States > Super Speeds | [`powers`] |
//! | Camera > Level boundaries | `bounds` |
//! | Player 2 | [`partner`] |
//! | Animations | [`animation`] |
//!
//! The additions of later pages (shields, flying, gliding) are files here and calls at their numbered places in the lists.

pub mod abilities;
mod air;
mod air_collision;
mod air_state;
pub mod animation;
mod bounds;
mod changes;
pub mod characters;
mod events;
pub mod frame;
pub mod grip;
mod hurt;
mod jumping;
pub mod partner;
pub mod powers;
mod probes;
mod push;
pub mod rolling;
mod running;
mod slope_collision;
mod slope_physics;
pub mod slope_ranges;
mod standing;
mod step;
pub mod trail;
pub mod water;

use crate::angle::Angle;
use crate::input::Buttons;
use crate::project::{Start, StartState};
use crate::ruleset::{Character, Ruleset};
use crate::snapshot::Snapshot;
use crate::tiles::TileLayer;
use crate::units::{Speed, Sub};
use abilities::Action;
use abilities::insta_shield::LateShield;
use animation::Animation;
use grip::Grip;
use powers::{Form, Shield, Stats};
use rolling::ForcedRoll;
use water::{Breath, Flow};

/// The camera looks at the player from this many pixels below its top edge unless it looks up or down.
///
/// Guide: Camera > Looking Up and Down
pub const LOOK_BIAS: i16 = crate::camera::BIAS as i16;

/// An angle buffer in which no tile has written.
const NO_TILE: Angle = Angle(3);

/// The routine that the player runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Snapshot)]
#[repr(u8)]
pub enum Routine {
    /// In control.
    #[default]
    Normal,
    /// Thrown back by a hit, until landing.
    Hurt,
    /// Falling out of the level.
    Dying,
    /// Gone; nothing moves any more.
    Dead,
    /// Without air, sinking.
    Drowning,
}

/// The place of a player among the two, and the input that leads him.
///
/// Guide: Player 2 > Player 2 Control
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Snapshot)]
pub enum Role {
    /// The first, or the only one.
    #[default]
    Leads,
    /// The second, led by the game. He cannot lose rings or a life, as long as he is the second.
    Follows,
    /// The second, led by the second pad.
    OnPad,
}

impl Role {
    /// The second player.
    #[inline]
    pub fn comes_along(self) -> bool {
        self != Self::Leads
    }
}

/// The keys and counters of looking up and down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Snapshot)]
pub struct Look {
    /// Frames of holding (Sonic 2, 3, 3&K, up to 120), or frames left for a second press (CD, from 15 down).
    pub counter: u8,
    /// CD: the key of the first press, and of looking once `active`.
    pub key: Buttons,
    /// CD: the key was pressed twice and is held since.
    pub active: bool,
    /// CD: the key was pressed while the view was displaced, which stays where it is until the key is let go.
    pub frozen: bool,
}

/// The player: all that a frame starts from. Plain data; every field may be set from outside between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Player {
    /// The player's character.
    pub character: Character,
    /// The place among the two players, and the input that leads him.
    pub role: Role,
    /// The routine that runs next.
    pub routine: Routine,
    /// Centre.
    pub x: Sub,
    /// Centre.
    pub y: Sub,
    /// Motion to the right. On the ground derived from `ground_speed` in each frame.
    pub x_speed: Speed,
    /// Motion downwards. On the ground derived from `ground_speed` in each frame.
    pub y_speed: Speed,
    /// Speed along the ground, positive clockwise around what one stands on. In the air it keeps its last value.
    pub ground_speed: Speed,
    /// Angle of the ground, as found by the foot sensors of the last frame. In the air it turns back to 0.
    pub ground_angle: Angle,
    /// Pixels from the centre to the foot sensors, sideways.
    pub width_radius: u8,
    /// Pixels from the centre to the feet.
    pub height_radius: u8,
    /// Not on the ground.
    pub airborne: bool,
    /// A ball, on the ground or in the air.
    pub rolling: bool,
    /// In the air by a jump, whose height can still be cut. Any landing ends it.
    pub jumping: bool,
    /// Jumped out of a roll: no control in the air if the ruleset says so. Any landing ends it.
    pub roll_jump: bool,
    /// Against a wall.
    pub pushing: bool,
    /// Facing left.
    pub faces_left: bool,
    /// Stands on an object: no foot sensors. Written by objects.
    pub on_object: bool,
    /// The slot of the object that he stands on, or last stood on. Written by objects.
    pub stands_in: u8,
    /// The controls that objects took out of his hands.
    pub grip: Grip,
    /// Frames for which nothing hurts and everything breaks.
    pub invincibility: u16,
    /// Frames of speed shoes left.
    pub speed_shoes: u16,
    /// Enemies and blocks destroyed since he last came to the ground.
    pub chain: u8,
    /// Under water or not, and the air that is left.
    pub breath: Breath,
    /// The current that carries him.
    pub flow: Flow,
    /// The cause that keeps him a ball.
    pub forced_roll: ForcedRoll,
    /// The shield, which takes the next hit.
    pub shield: Shield,
    /// Super or hyper, or neither.
    pub form: Form,
    /// Emeralds held: 7 for a super form, 14 for a hyper form.
    pub emeralds: u8,
    /// Super forms: frames until the next ring goes.
    pub ring_timer: u8,
    /// Acceleration, deceleration and top speed in force.
    pub stats: Stats,
    /// The ability at work.
    pub action: Action,
    /// The effect of an insta-shield that outlives the landing.
    pub late_shield: LateShield,
    /// Held to ground of any shape, without slipping. Written by objects.
    pub stick_to_convex: bool,
    /// Collision layer; the low plane of Sonic 1 is `B`.
    pub layer: TileLayer,
    /// Drawn in front of what is of high priority.
    pub high_priority: bool,
    /// Frames on the ground for which left and right are ignored.
    pub control_lock: u16,
    /// Frames for which nothing hurts, counted in the normal routine only.
    pub invulnerability: u8,
    /// Not drawn in this frame, for he flickers after a hit.
    pub hidden: bool,
    /// Dead: frames until the level restarts.
    pub restart_timer: u8,
    /// Angles that the right and the left foot found last (in floor mode), for balancing: 3 if no tile was found.
    pub foot_angles: [Angle; 2],
    /// Pixels from the camera's top edge to where it wants the player: 96, up to 200 looking up, down to 8 looking down.
    pub look_bias: i16,
    /// Keys and counters of looking.
    pub look: Look,
    /// The animation that is shown.
    pub animation: Animation,
}

impl Player {
    /// A player at a start.
    pub fn new(start: &Start, rules: &Ruleset) -> Self {
        let radii = characters::standing(rules, start.character, start.state.form);
        let StartState {
            x_sub,
            y_sub,
            x_speed,
            y_speed,
            ground_speed,
            airborne,
            rolling,
            shield,
            form,
            rings: _,
            emeralds,
            water: _,
            water_stage: _,
        } = start.state;
        let mut player = Self {
            character: start.character,
            x: Sub::from_px(start.x).moved(Speed(x_sub.into())),
            y: Sub::from_px(start.y).moved(Speed(y_sub.into())),
            x_speed: Speed(x_speed),
            y_speed: Speed(y_speed),
            ground_speed: Speed(ground_speed),
            width_radius: radii.width,
            height_radius: radii.height,
            airborne,
            faces_left: start.faces_left,
            shield,
            form,
            emeralds,
            ring_timer: if form.is_super() { abilities::transform::RING_FRAMES } else { 0 },
            stats: Stats::of(rules.constants(start.character), form),
            layer: start.layer,
            look_bias: LOOK_BIAS,
            ..Self::default()
        };
        if rolling {
            player.become_ball(rules);
        }
        player
    }

    /// Goes on in a level whose constants were edited. Stats and radii that the constants can give stay as they are.
    pub(crate) fn follow_constants(&mut self, rules: &Ruleset) {
        let constants = self.constants(rules);
        let dry =
            [Stats::of(constants, Form::Normal), Stats::of(constants, Form::Super), Stats::in_speed_shoes(constants)];
        if !dry.into_iter().any(|dry| self.stats == dry || self.stats == dry.under_water()) {
            let in_shoes = self.speed_shoes > 0 && !self.breath.under_water;
            self.stats = if in_shoes { Stats::in_speed_shoes(constants) } else { self.usual_stats(rules) };
        }
        self.follow_radii(rules);
    }

    /// Goes on with edited radii: the feet stay where they are.
    fn follow_radii(&mut self, rules: &Ruleset) {
        let own = characters::Radii { width: self.width_radius, height: self.height_radius };
        let (standing, ball) = (self.standing_radii(rules), self.ball_radii(rules));
        if own == standing || own == ball || matches!(self.action, abilities::Action::Glide(_)) {
            return;
        }
        let new = if self.rolling { ball } else { standing };
        self.y = self.y.moved_px(i32::from(own.height) - i32::from(new.height));
        self.set_radii(new);
    }

    /// Ground speed straight along the x and y axes by the ground's angle.
    ///
    /// Guide: Slope Physics > Moving Along Slopes
    fn derive_speeds(&mut self) {
        self.x_speed = self.ground_speed.scaled(self.ground_angle.cos());
        self.y_speed = self.ground_speed.scaled(self.ground_angle.sin());
    }

    /// Position by the speeds of this frame.
    fn move_by_speed(&mut self) {
        self.x = self.x.moved(self.x_speed);
        self.y = self.y.moved(self.y_speed);
    }
}
