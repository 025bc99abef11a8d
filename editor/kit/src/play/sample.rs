//! The sample that is kept of every frame of a run: enough to draw it, to plot it, and to see where two runs part.

use sim::angle::{Angle, Mode};
use sim::player::{Player, Routine};
use sim::tiles::TileLayer;
use sim::units::{Speed, Sub};
use sim::world::World;

/// The state of the player, in the words of the timeline's lane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Doing {
    /// On the ground or on an object, on his feet.
    #[default]
    Feet,
    /// A ball on the ground.
    Rolling,
    /// In the air after a jump.
    Jumping,
    /// In the air otherwise.
    Falling,
    /// An ability of his character or of a shield is at work.
    Ability,
    /// Thrown back by a hit.
    Hurt,
    /// Lost.
    Dying,
}

impl Doing {
    /// The states.
    pub const ALL: [Self; 7] =
        [Self::Feet, Self::Rolling, Self::Jumping, Self::Falling, Self::Ability, Self::Hurt, Self::Dying];

    fn of(player: &Player) -> Self {
        match player.routine {
            Routine::Hurt => Self::Hurt,
            Routine::Dying | Routine::Dead | Routine::Drowning => Self::Dying,
            Routine::Normal if player.action.info().is_some() => Self::Ability,
            Routine::Normal if !player.airborne && player.rolling => Self::Rolling,
            Routine::Normal if !player.airborne => Self::Feet,
            Routine::Normal if player.jumping => Self::Jumping,
            Routine::Normal => Self::Falling,
        }
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Feet => "on his feet",
            Self::Rolling => "rolling",
            Self::Jumping => "jumping",
            Self::Falling => "in the air",
            Self::Ability => "ability",
            Self::Hurt => "hurt",
            Self::Dying => "dying",
        }
    }
}

/// The player after a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sample {
    /// His place, in 1/256 pixel.
    pub x: Sub,
    /// His place, in 1/256 pixel.
    pub y: Sub,
    /// To the right, in 1/256 pixel per frame.
    pub x_speed: Speed,
    /// Downwards, in 1/256 pixel per frame.
    pub y_speed: Speed,
    /// Along the ground, in 1/256 pixel per frame.
    pub ground_speed: Speed,
    /// Of the ground.
    pub angle: Angle,
    /// Not on the ground.
    pub airborne: bool,
    /// The state of the player.
    pub doing: Doing,
    /// The collision layer that he is on.
    pub layer: TileLayer,
    /// The goal was reached by then.
    pub at_goal: bool,
    /// True if he left by the bottom, and what follows a loss begins.
    pub is_over: bool,
}

impl Sample {
    /// Of a world.
    pub fn of(world: &World) -> Self {
        let player = &world.player;
        Self {
            x: player.x,
            y: player.y,
            x_speed: player.x_speed,
            y_speed: player.y_speed,
            ground_speed: player.ground_speed,
            angle: player.ground_angle,
            airborne: player.airborne,
            doing: Doing::of(player),
            layer: player.layer,
            at_goal: world.goal_reached,
            is_over: world.is_over(),
        }
    }

    /// His centre, whole pixels.
    pub fn px(&self) -> (i32, i32) {
        (self.x.px(), self.y.px())
    }

    /// The mode that his feet are in; `None` in the air.
    pub fn mode(&self) -> Option<Mode> {
        (!self.airborne).then(|| self.angle.mode())
    }

    /// Returns his speed whichever way, in 1/256 pixel per frame: along the ground, or through the air.
    pub fn speed(&self) -> u32 {
        if !self.airborne {
            return self.ground_speed.0.unsigned_abs().into();
        }
        let (x, y) = (i64::from(self.x_speed.0), i64::from(self.y_speed.0));
        u32::try_from((x * x + y * y).isqrt()).unwrap_or(u32::MAX)
    }
}
