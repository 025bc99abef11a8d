//! Words about a level: its group, its author, its description.

use super::Extra;
use crate::serial::is_usual;
use serde::{Deserialize, Serialize};

/// The words about a level that its title does not say. They change nothing in play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AboutLevel {
    /// The name of a group of levels, such as a zone: lists show the levels of one group together.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub group: String,
    /// The author, if the project's is another one.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub author: String,
    /// The description, of one line or several.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub description: String,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}
