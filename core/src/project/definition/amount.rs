//! Numbers of object definitions.

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A number of an object definition: fixed, or a parameter that each placement sets.
///
/// In files: a whole number, or the name of the parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Amount {
    /// The number.
    Fixed(i32),
    /// The name of the parameter.
    Parameter(String),
}

impl Default for Amount {
    fn default() -> Self {
        Self::Fixed(0)
    }
}

impl From<i32> for Amount {
    fn from(number: i32) -> Self {
        Self::Fixed(number)
    }
}

impl Amount {
    /// Returns true if the number is always 0.
    pub const fn is_zero(&self) -> bool {
        matches!(self, Self::Fixed(0))
    }

    /// Returns the number, if it is fixed.
    pub const fn fixed(&self) -> Option<i32> {
        match self {
            Self::Fixed(number) => Some(*number),
            Self::Parameter(_) => None,
        }
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Fixed(number) => to.serialize_i32(*number),
            Self::Parameter(name) => to.serialize_str(name),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct NumberOrName;

        impl Visitor<'_> for NumberOrName {
            type Value = Amount;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number or the name of a parameter")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Amount, E> {
                let found = i32::try_from(number).map(Amount::Fixed);
                found.map_err(|_| E::custom(format!("{number} is not from {} to {}", i32::MIN, i32::MAX)))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Amount, E> {
                self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Amount, E> {
                Ok(Amount::Parameter(name.to_owned()))
            }
        }

        from.deserialize_any(NumberOrName)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Amount {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        stringify!(Amount).into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A whole number, or the name of a parameter that placements set.",
            "type": ["integer", "string"],
            "minimum": i32::MIN,
            "maximum": i32::MAX,
        })
    }
}
