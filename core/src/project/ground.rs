//! The rules by which painted ground chooses its borders.

use super::Extra;
use crate::serial::is_usual;
use serde::{Deserialize, Serialize};

/// The rules of the ground brush.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GroundRules {
    /// Blocks of a slope's length for each block of its height; 0 leaves steps as they are.
    pub run: u8,
    /// Steps of up to so many blocks become slopes; higher ones stay walls.
    pub rise: u8,
    /// Ceilings get slopes too.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub ceilings: bool,
    /// Name of the material that draws it.
    #[serde(default)]
    pub material: String,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Default for GroundRules {
    fn default() -> Self {
        Self { run: 2, rise: 2, ceilings: false, material: String::new(), extra: Extra::new() }
    }
}
