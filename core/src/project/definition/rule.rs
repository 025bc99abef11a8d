//! Rules of object definitions: when something happens, actions follow, and perhaps another state.

use super::{Amount, OwnAction};
use crate::extra::Extra;
use crate::serial::{capped, is_usual};
use serde::{Deserialize, Serialize};

/// Rules that a state can have.
pub const MOST_RULES: usize = 16;

/// A rule of a state.
///
/// A rule acts once when its event begins to hold, and again only after the event ended. With `each_frame` it acts in every frame
/// in which the event holds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnRule {
    /// The event.
    pub when: OwnEvent,
    /// The condition on the player: the one who caused the event, else the first one.
    #[serde(rename = "if", default, skip_serializing_if = "is_usual")]
    pub only: Option<PlayerIs>,
    /// Whether it acts in every frame in which the event holds.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub each_frame: bool,
    /// The actions, in order.
    #[serde(rename = "do", default, deserialize_with = "capped::<_, _, 8>", skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<OwnAction>,
    /// The name of the state that follows. The object stays in its state if it is empty.
    #[serde(rename = "go", default, skip_serializing_if = "String::is_empty")]
    pub next: String,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// An event that a rule waits for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(rename = "OwnEvent", bound = "N: schemars::JsonSchema + Default + PartialEq + Serialize")
)]
#[serde(
    tag = "event",
    rename_all = "snake_case",
    deny_unknown_fields,
    bound(serialize = "N: Serialize + Default + PartialEq", deserialize = "N: Deserialize<'de> + Default")
)]
pub enum OwnEvent<N = Amount> {
    /// The state begins.
    #[default]
    Start,
    /// So many frames of the state are over.
    Timer {
        /// Frames.
        #[serde(default, skip_serializing_if = "is_usual")]
        frames: N,
    },
    /// So many frames are over, again and again.
    Every {
        /// Frames.
        #[serde(default, skip_serializing_if = "is_usual")]
        frames: N,
    },
    /// The animation is over, or begins again.
    AnimationEnd,
    /// A player's centre is in a box around the object's centre.
    Near {
        /// Half the width, pixels.
        #[serde(default, skip_serializing_if = "is_usual")]
        half_width: N,
        /// Half the height, pixels.
        #[serde(default, skip_serializing_if = "is_usual")]
        half_height: N,
    },
    /// No player's centre is in a box around the object's centre.
    Far {
        /// Half the width, pixels.
        #[serde(default, skip_serializing_if = "is_usual")]
        half_width: N,
        /// Half the height, pixels.
        #[serde(default, skip_serializing_if = "is_usual")]
        half_height: N,
    },
    /// The object is on the screen.
    OnScreen,
    /// The object is not on the screen.
    OffScreen,
    /// A player stands on it.
    StoodOn,
    /// No player stands on it.
    NotStoodOn,
    /// A player lands on it.
    Top,
    /// A player runs or flies into its side.
    Side,
    /// A player is at its bottom.
    Bottom,
    /// A player touches its hitbox.
    Touched,
    /// An attack hits it and does not destroy it.
    Hit,
    /// The last hit that it stands.
    Defeated,
    /// The object comes to the ground.
    Lands,
    /// The object walks into a wall.
    Wall,
    /// The object walks to an edge of the ground.
    Edge,
    /// The object reaches a point of its path.
    Point {
        /// The number of the point, from 1 on.
        #[serde(default, skip_serializing_if = "is_usual")]
        number: N,
    },
    /// The object reaches the last point of its path.
    PathEnd,
    /// A switch of the level is set.
    SwitchSet {
        /// The number of the switch, 0 to 15.
        #[serde(default, skip_serializing_if = "is_usual")]
        switch: N,
    },
    /// A switch of the level is not set.
    SwitchClear {
        /// The number of the switch, 0 to 15.
        #[serde(default, skip_serializing_if = "is_usual")]
        switch: N,
    },
    /// The player has so many rings.
    Rings {
        /// Rings at least.
        #[serde(default, skip_serializing_if = "is_usual")]
        count: N,
    },
}

impl<N> OwnEvent<N> {
    /// Returns the same event with other numbers.
    pub fn map<M>(&self, mut number: impl FnMut(&N) -> M) -> OwnEvent<M> {
        match self {
            Self::Start => OwnEvent::Start,
            Self::Timer { frames } => OwnEvent::Timer { frames: number(frames) },
            Self::Every { frames } => OwnEvent::Every { frames: number(frames) },
            Self::AnimationEnd => OwnEvent::AnimationEnd,
            Self::Near { half_width, half_height } => {
                OwnEvent::Near { half_width: number(half_width), half_height: number(half_height) }
            }
            Self::Far { half_width, half_height } => {
                OwnEvent::Far { half_width: number(half_width), half_height: number(half_height) }
            }
            Self::OnScreen => OwnEvent::OnScreen,
            Self::OffScreen => OwnEvent::OffScreen,
            Self::StoodOn => OwnEvent::StoodOn,
            Self::NotStoodOn => OwnEvent::NotStoodOn,
            Self::Top => OwnEvent::Top,
            Self::Side => OwnEvent::Side,
            Self::Bottom => OwnEvent::Bottom,
            Self::Touched => OwnEvent::Touched,
            Self::Hit => OwnEvent::Hit,
            Self::Defeated => OwnEvent::Defeated,
            Self::Lands => OwnEvent::Lands,
            Self::Wall => OwnEvent::Wall,
            Self::Edge => OwnEvent::Edge,
            Self::Point { number: point } => OwnEvent::Point { number: number(point) },
            Self::PathEnd => OwnEvent::PathEnd,
            Self::SwitchSet { switch } => OwnEvent::SwitchSet { switch: number(switch) },
            Self::SwitchClear { switch } => OwnEvent::SwitchClear { switch: number(switch) },
            Self::Rings { count } => OwnEvent::Rings { count: number(count) },
        }
    }
}

/// A condition on a player, as they are before the object acts on them in this frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(rename = "PlayerIs", bound = "N: schemars::JsonSchema + Default + PartialEq + Serialize")
)]
#[serde(
    tag = "player",
    rename_all = "snake_case",
    deny_unknown_fields,
    bound(serialize = "N: Serialize + Default + PartialEq", deserialize = "N: Deserialize<'de> + Default")
)]
pub enum PlayerIs<N = Amount> {
    /// The player is a ball.
    Ball,
    /// The player is no ball.
    NotBall,
    /// The player attacks: as a ball, invincible, or by an ability.
    Attacks,
    /// The player is on the ground.
    Grounded,
    /// The player is in the air.
    Airborne,
    /// The player moves along the ground, or sideways in the air, at this speed at least.
    Fast {
        /// The speed, 1/256 pixel a frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        speed: N,
    },
    /// The player has a shield.
    Shielded,
    /// The player is invincible.
    Invincible,
    /// The player is in a super form.
    Super,
    /// The player is Sonic.
    Sonic,
    /// The player is Tails.
    Tails,
    /// The player is Knuckles.
    Knuckles,
}

impl<N> PlayerIs<N> {
    /// Returns the same condition with other numbers.
    pub fn map<M>(&self, mut number: impl FnMut(&N) -> M) -> PlayerIs<M> {
        match self {
            Self::Ball => PlayerIs::Ball,
            Self::NotBall => PlayerIs::NotBall,
            Self::Attacks => PlayerIs::Attacks,
            Self::Grounded => PlayerIs::Grounded,
            Self::Airborne => PlayerIs::Airborne,
            Self::Fast { speed } => PlayerIs::Fast { speed: number(speed) },
            Self::Shielded => PlayerIs::Shielded,
            Self::Invincible => PlayerIs::Invincible,
            Self::Super => PlayerIs::Super,
            Self::Sonic => PlayerIs::Sonic,
            Self::Tails => PlayerIs::Tails,
            Self::Knuckles => PlayerIs::Knuckles,
        }
    }
}
