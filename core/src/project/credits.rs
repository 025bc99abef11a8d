//! Author and licence of a project.

use super::Extra;
use crate::serial::is_usual;
use serde::{Deserialize, Serialize};

/// The author and the licence of a project, as pages name them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Credits {
    /// The author, or several.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub author: String,
    /// The licence, by its usual name.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub licence: String,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}
