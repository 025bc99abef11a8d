//! Parameters that an object definition declares for its placements.

use crate::serial::is_usual;
use crate::value::{Unit, ValueKind};
use serde::{Deserialize, Serialize};

/// Parameters that a definition can declare. Three more belong to forms and motions: switch, element and phase.
pub const MOST_OWN_PARAMETERS: usize = 8;

/// The values that a parameter of a definition takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnParameterKind {
    /// A whole number.
    Number {
        /// The least number.
        min: i32,
        /// The greatest number.
        max: i32,
        /// The unit of the number.
        #[serde(default, skip_serializing_if = "is_usual")]
        unit: Unit,
    },
    /// Off (0) or on (1).
    Flag,
    /// The number of a switch of the level, 0 to 15.
    Switch {
        /// Whether the object sets the switch. If not, it obeys the switch.
        #[serde(default)]
        sets: bool,
    },
}

impl Default for OwnParameterKind {
    fn default() -> Self {
        Self::Number { min: 0, max: 1024, unit: Unit::Plain }
    }
}

impl OwnParameterKind {
    /// Returns the values as built-in kinds describe theirs.
    pub const fn value_kind(self) -> ValueKind {
        match self {
            Self::Number { min, max, unit } => ValueKind::Integer {
                min: if min < max { min } else { max },
                max: if min < max { max } else { min },
                unit,
            },
            Self::Flag => ValueKind::Bool,
            Self::Switch { sets } => ValueKind::Switch { sets },
        }
    }
}

/// A parameter of a definition: a number that each placement sets in the Inspector.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnParameter {
    /// The name in files and in the numbers of the definition: small letters, digits and underscores.
    pub name: String,
    /// The label in the Inspector. The name is shown if it is empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub label: String,
    /// The help in the Inspector.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub help: String,
    /// The values that the parameter takes.
    #[serde(flatten)]
    pub kind: OwnParameterKind,
    /// The value of a new placement.
    #[serde(default)]
    pub default: i32,
}

impl OwnParameter {
    /// Returns the label, or the name if there is no label.
    pub fn shown_label(&self) -> &str {
        if self.label.is_empty() { &self.name } else { &self.label }
    }
}
