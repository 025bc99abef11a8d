//! Commands of a project: what its team runs after it is saved, and before it is played. The core runs none of them.

use super::Extra;
use crate::serial::is_usual;
use serde::{Deserialize, Serialize};

/// Commands that belong to a project. The editor asks before it runs them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProjectHooks {
    /// The command that runs after each save; none if it is empty.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub after_save: String,
    /// The command that runs before play; none if it is empty.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub before_play: String,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}
