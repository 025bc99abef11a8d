//! What a designer can set about a placed object: typed, with range, default, unit and help.

use crate::project::Extra;
use crate::ruleset::ChoiceInfo;
use serde_json::Value;

/// Parameters that a kind has at most.
pub const MOST: usize = 12;

/// The parameters of a placed object, in the order of its kind: numbers, 0 and 1 for a switch, the index of a choice.
pub type Values = [i32; MOST];

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Nothing that has a name: a count, a number in a list.
    Plain,
    /// Pixels.
    Pixels,
    /// Frames of 1/60 second.
    Frames,
    /// 256ths of a pixel a frame.
    Speed,
    /// 256ths of a turn, clockwise.
    HexAngle,
}

impl Unit {
    /// As shown behind a number; empty where there is nothing to show.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Pixels => "px",
            Self::Frames => "frames",
            Self::Speed => "subpx/frame",
            Self::HexAngle => "hex angle",
        }
    }
}

/// The values that a parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    /// A whole number.
    Integer {
        /// The least.
        min: i32,
        /// The greatest.
        max: i32,
        /// What it counts.
        unit: Unit,
    },
    /// On or off.
    Bool,
    /// One of several.
    Choice(&'static [ChoiceInfo]),
    /// The number (0 to 15) of the level's switch that this object sets (`sets`) or obeys: what links a button to what it
    /// acts on.
    Switch {
        /// It sets the switch; else it obeys it.
        sets: bool,
    },
}

/// One parameter of a kind, described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Name in project files; never changes.
    pub name: &'static str,
    /// Short name to show.
    pub label: &'static str,
    /// What it does, in whole sentences.
    pub help: &'static str,
    /// The values it takes.
    pub kind: ParameterKind,
    /// The value of an object that was just placed, and of one whose file says nothing.
    pub default: i32,
}

impl Parameter {
    /// The range of its numbers, both ends included.
    pub const fn range(&self) -> (i32, i32) {
        match self.kind {
            ParameterKind::Integer { min, max, .. } => (min, max),
            ParameterKind::Bool => (0, 1),
            ParameterKind::Choice(choices) => (0, choices.len() as i32 - 1),
            ParameterKind::Switch { .. } => (0, 15),
        }
    }

    /// The nearest number that it takes.
    pub fn clamp(&self, value: i32) -> i32 {
        let (min, max) = self.range();
        value.clamp(min, max.max(min))
    }

    /// The value as a file holds it.
    fn json_of(&self, value: i32) -> Value {
        match self.kind {
            ParameterKind::Bool => Value::Bool(value != 0),
            ParameterKind::Choice(choices) => {
                choices.get(value.max(0) as usize).map_or(Value::Null, |choice| Value::from(choice.name))
            }
            ParameterKind::Integer { .. } | ParameterKind::Switch { .. } => Value::from(value),
        }
    }

    /// The value that a file holds.
    ///
    /// # Errors
    /// A value of another type, out of range or not among the choices.
    pub fn of_json(&self, value: &Value) -> Result<i32, ParameterError> {
        let number = match (self.kind, value) {
            (ParameterKind::Bool, Value::Bool(on)) => Some(i32::from(*on)),
            (ParameterKind::Choice(choices), Value::String(name)) => {
                choices.iter().position(|choice| choice.name == name).map(|index| index as i32)
            }
            (ParameterKind::Integer { .. } | ParameterKind::Switch { .. }, Value::Number(number)) => number
                .as_i64()
                .and_then(|number| i32::try_from(number).ok())
                .filter(|number| (self.range().0..=self.range().1).contains(number)),
            _ => None,
        };
        number.ok_or_else(|| ParameterError {
            name: self.name,
            expected: self.expects(),
            found: value.to_string(),
            default: self.json_of(self.default).to_string(),
        })
    }

    /// The values that it takes, in words.
    pub fn expects(&self) -> String {
        match self.kind {
            ParameterKind::Bool => "true or false".to_owned(),
            ParameterKind::Choice(choices) => {
                let names: Vec<_> = choices.iter().map(|choice| format!("\"{}\"", choice.name)).collect();
                format!("one of {}", names.join(", "))
            }
            ParameterKind::Integer { .. } | ParameterKind::Switch { .. } => {
                format!("a whole number from {} to {}", self.range().0, self.range().1)
            }
        }
    }
}

/// A placement gives a parameter a value that it cannot take; the default stands instead.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{name}` takes {expected}, not {found}; {default} is used")]
pub struct ParameterError {
    /// The parameter.
    pub name: &'static str,
    /// What it takes, in words.
    pub expected: String,
    /// The value as it stood, in JSON.
    pub found: String,
    /// What it is instead, in JSON.
    pub default: String,
}

/// The defaults of a list of parameters.
pub const fn defaults(parameters: &[Parameter]) -> Values {
    let (mut values, mut index) = ([0; MOST], 0);
    while index < MOST && index < parameters.len() {
        values[index] = parameters[index].default;
        index += 1;
    }
    values
}

/// What the fields of a placement say; each that can't be taken keeps its default and is reported.
pub fn read(parameters: &[Parameter], fields: &Extra, mut wrong: impl FnMut(ParameterError)) -> Values {
    let mut values = defaults(parameters);
    for (parameter, value) in parameters.iter().zip(&mut values) {
        match fields.get(parameter.name).map(|found| parameter.of_json(found)) {
            Some(Ok(number)) => *value = number,
            Some(Err(error)) => wrong(error),
            None => {}
        }
    }
    values
}

/// Writes a value into the fields of a placement. A default is written too: it may be another one in a later version.
pub fn write(parameter: &Parameter, value: i32, fields: &mut Extra) {
    fields.insert(parameter.name.to_owned(), parameter.json_of(parameter.clamp(value)));
}

/// Declares a struct of numbers that reads itself from [`Values`] and writes itself to them, in the order of its fields.
macro_rules! typed_values {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($(#[$field_meta:meta])* $field:ident,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis struct $name { $($(#[$field_meta])* pub $field: i32,)* }

        impl $name {
            /// Reads them from a placed object's values.
            #[inline]
            $vis const fn of(values: &$crate::objects::parameters::Values) -> Self {
                let [$($field,)* ..] = *values;
                Self { $($field),* }
            }

            /// Writes them as a placed object's values.
            $vis fn values(self) -> $crate::objects::parameters::Values {
                let told: &[i32] = &[$(self.$field),*];
                std::array::from_fn(|place| told.get(place).copied().unwrap_or(0))
            }
        }
    };
}
pub(crate) use typed_values;

/// Declares a kind's parameters: a struct of numbers as by [`typed_values!`], and the list that describes it.
///
/// ```text
/// parameters! {
///     /// Parameters of a spring.
///     pub struct Parameters {
///         strength "Strength" = Choice(STRENGTHS), 0, "How fast it throws.";
///         length "Length" = Integer { min: 16, max: 256, unit: Unit::Pixels }, 64, "...";
///     }
/// }
/// ```
macro_rules! parameters {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($field:ident $label:literal = $kind:expr, $default:expr, $help:literal;)* }) => {
        $crate::objects::parameters::typed_values! {
            $(#[$meta])*
            $vis struct $name { $(#[doc = $help] $field,)* }
        }

        impl $name {
            /// Those of an object that was just placed.
            $vis const USUAL: Self = Self { $($field: $default),* };

            /// All of them, described.
            $vis const LIST: &'static [$crate::objects::parameters::Parameter] = {
                #[allow(unused_imports)]
                use $crate::objects::parameters::{ParameterKind::{self, *}, Unit};
                &[$($crate::objects::parameters::Parameter {
                    name: stringify!($field),
                    label: $label,
                    help: $help,
                    kind: $kind,
                    default: $default,
                }),*]
            };
        }
    };
}
pub(crate) use parameters;
