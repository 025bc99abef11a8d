//! The motion of a level's water: its swell, and the places and switches that move it.

use super::{Extra, PlacementId};
use crate::serial::{capped, is_usual};
use serde::{Deserialize, Serialize};

/// Changes that a level's water can have at most.
pub const MOST_WATER_CHANGES: usize = 4096;

/// The motion of the water of a level.
///
/// Guide: States > Underwater
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tide {
    /// The surface sinks below the level and comes back, by up to 15 pixels in 252 frames.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub swells: bool,
    /// Pixels per frame by which the level moves to where it is wanted: 1 in the originals.
    #[serde(default = "usual_speed", skip_serializing_if = "is_usual_speed")]
    pub speed: u8,
    /// The changes of the wanted level: of these the first that applies.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_WATER_CHANGES>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_WATER_CHANGES)))]
    pub changes: Vec<WaterChange>,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Default for Tide {
    fn default() -> Self {
        Self { swells: false, speed: 1, changes: Vec::new(), extra: Extra::new() }
    }
}

fn usual_speed() -> u8 {
    Tide::default().speed
}

fn is_usual_speed(speed: &u8) -> bool {
    *speed == usual_speed()
}

/// A change of the water's level: it applies while camera, player, switch and stage are as it says.
///
/// The level starts in stage 0. A change can ask for a stage and lead to another one, so that one that happened is over.
///
/// Guide: States > Underwater
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WaterChange {
    /// Stable id.
    pub id: PlacementId,
    /// Smallest camera x (left edge of the screen) at which it applies, pixels.
    pub from_x: i32,
    /// The camera x from which on it does not apply any more.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub to_x: Option<i32>,
    /// Smallest y of the player's centre.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub from_y: Option<i32>,
    /// The y of the player's centre from which on it does not apply any more.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub to_y: Option<i32>,
    /// The switch that has to be pressed, 0 to 15.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub switch: Option<u8>,
    /// The stage in which it applies; `None` for any.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub stage: Option<u8>,
    /// The height that the level must have reached.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub reached: Option<i32>,
    /// The stage that it leads to.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub next_stage: Option<u8>,
    /// The wanted level; `None` leaves it as it is.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub y: Option<i32>,
    /// The level that is set at once, from which it moves on.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub at_once: Option<i32>,
    /// The switch that it presses as a button does, 0 to 15.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub presses: Option<u8>,
    /// The switch whose second state alone it sets, 0 to 15: open doors close.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub closes: Option<u8>,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}
