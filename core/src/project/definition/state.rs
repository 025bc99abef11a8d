//! States of object definitions.

use super::{OwnForm, OwnMotion, OwnRule};
use crate::extra::Extra;
use crate::serial::{capped, is_usual, lines};
use serde::{Deserialize, Serialize};

/// States that a definition can have.
pub const MOST_STATES: usize = 32;

/// A state of an object that a project defines: how it acts and moves until a rule leads to another state.
///
/// The fields that a state leaves out are those of the definition.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnState {
    /// The name that rules use, unlike those of the other states.
    pub name: String,
    /// The form, if the definition's form does not hold.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub form: Option<OwnForm>,
    /// The motion, if the definition's motion does not hold.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub motion: Option<OwnMotion>,
    /// The hitbox, if the definition's hitbox does not hold.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub touch: Option<OwnTouch>,
    /// The animation, by its name. Without one, the first frame of the picture is shown.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub animation: String,
    /// The depth of the picture: behind the player, in front, or not drawn.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub depth: Depth,
    /// The rules, in the order in which they are asked in each frame.
    #[serde(
        default,
        deserialize_with = "capped::<_, _, 16>",
        serialize_with = "lines",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub rules: Vec<OwnRule>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: Extra,
}

/// The hitbox of an object that a project defines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnTouch {
    /// The effect of a touch.
    pub effect: TouchEffect,
    /// Half the width, pixels. 0: half the object's width.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub half_width: u16,
    /// Half the height, pixels. 0: half the object's height.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub half_height: u16,
}

/// The effect of a touch of the hitbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TouchEffect {
    /// No hitbox.
    #[default]
    None,
    /// The player is hurt.
    Hurts,
    /// The player is hurt, or a shield throws the object back if the game knows that.
    Shot,
    /// The player attacks it or is hurt.
    Attackable,
    /// The player collects it. A player who flickers after a hit does not.
    Collected,
    /// Rules see the touch, and nothing else happens.
    Touched,
}

impl TouchEffect {
    /// The values, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::None, Self::Hurts, Self::Shot, Self::Attackable, Self::Collected, Self::Touched];

    /// Returns true if the touch can hurt the player.
    pub const fn hurts(self) -> bool {
        matches!(self, Self::Hurts | Self::Shot)
    }
}

/// The depth of an object's picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Depth {
    /// Behind the player.
    #[default]
    Behind,
    /// In front of the player.
    InFront,
    /// Not at all.
    Unseen,
}

impl Depth {
    /// The values, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Behind, Self::InFront, Self::Unseen];
}
