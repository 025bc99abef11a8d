//! The parameters that a designer sets on a placed object: typed, with range, default, unit and help.

use crate::project::Extra;
use crate::value::ValueKind;
use serde_json::Value;

/// Parameters that a kind has at most.
pub const MOST: usize = 12;

/// The parameters of a placed object, in the order of its kind: numbers, 0 and 1 for a switch, the index of a choice.
pub type Values = [i32; MOST];

/// One parameter of a kind, described.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter<'a> {
    /// Name in project files; never changes.
    pub name: &'a str,
    /// Short name to show.
    pub label: &'a str,
    /// The description, in whole sentences.
    pub help: &'a str,
    /// The values it takes.
    pub kind: ValueKind,
    /// The value of an object that was just placed, and of one whose file says nothing.
    pub default: i32,
}

impl Parameter<'_> {
    /// The value that a file holds.
    ///
    /// # Errors
    /// A value of another type, out of range or not among the choices.
    pub fn read(&self, value: &Value) -> Result<i32, ParameterError> {
        self.kind.read(value).ok_or_else(|| ParameterError {
            name: self.name.to_owned(),
            expected: self.kind.expects(),
            found: value.to_string(),
            default: self.kind.write(self.default).to_string(),
        })
    }
}

/// The place of the parameter by which an object sets a switch (`sets`) or obeys one; `None` if it does not.
pub fn switch_of(parameters: &[Parameter<'_>], sets: bool) -> Option<usize> {
    let is_it = |kind: ValueKind| matches!(kind, ValueKind::Switch { sets: does } if does == sets);
    parameters.iter().position(|parameter| is_it(parameter.kind))
}

/// Whether an object that has a switch to obey does something once it is set: a door always, others in the motion that
/// says so, or if they are set to wait.
pub fn waits_for_switch(parameters: &[Parameter<'_>], values: &Values) -> bool {
    waiting_settings(parameters).into_iter().all(|(index, value)| values[index] == value)
}

/// The places of the parameters that make an object wait for its switch, and the values with which they do; empty if
/// nothing has to be chosen.
pub fn waiting_settings(parameters: &[Parameter<'_>]) -> Vec<(usize, i32)> {
    // Of the fans, those in shafts can wait.
    let can_wait = parameters.iter().any(|parameter| parameter.name == "waits");
    let waits = |parameter: &str, choice: &str| match parameter {
        "motion" => choice == "rises" || choice.ends_with("_at_switch"),
        "form" => can_wait && choice == "shaft",
        _ => false,
    };
    let setting = |parameter: &Parameter<'_>| match parameter.kind {
        ValueKind::Bool => (parameter.name == "waits").then_some(1),
        ValueKind::Choice(choices) => {
            (0..).zip(choices).find_map(|(value, choice)| waits(parameter.name, choice.name).then_some(value))
        }
        _ => None,
    };
    parameters.iter().enumerate().filter_map(|(index, parameter)| Some((index, setting(parameter)?))).collect()
}

/// A placement gives a parameter a value that it cannot take; the default stands instead.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{name}` takes {expected}, not {found}; {default} is used")]
pub struct ParameterError {
    /// The parameter.
    pub name: String,
    /// The accepted values, in words.
    pub expected: String,
    /// The value found, in JSON.
    pub found: String,
    /// The default in place of a missing value, in JSON.
    pub default: String,
}

/// The bit of that number, set if the flag is: how subtypes hold flags.
pub(super) const fn bit(flag: bool, number: u32) -> i32 {
    (flag as i32) << number
}

/// The defaults of a list of parameters.
pub const fn defaults(parameters: &[Parameter<'_>]) -> Values {
    let (mut values, mut index) = ([0; MOST], 0);
    while index < MOST && index < parameters.len() {
        values[index] = parameters[index].default;
        index += 1;
    }
    values
}

/// Returns the values in the fields of a placement; each that can't be taken keeps its default and is reported.
pub fn read(parameters: &[Parameter<'_>], fields: &Extra, mut wrong: impl FnMut(ParameterError)) -> Values {
    let mut values = defaults(parameters);
    for (parameter, value) in parameters.iter().zip(&mut values) {
        match fields.get(parameter.name).map(|found| parameter.read(found)) {
            Some(Ok(number)) => *value = number,
            Some(Err(error)) => wrong(error),
            None => {}
        }
    }
    values
}

/// Writes a value into the fields of a placement. A default is written too: it may be another one in a later version.
pub fn write(parameter: &Parameter<'_>, value: i32, fields: &mut Extra) {
    fields.insert(parameter.name.to_owned(), parameter.kind.write(parameter.kind.clamp(value)));
}

/// Declares a struct of numbers and flags that reads itself from [`Values`] and writes itself to them, in the order of its fields.
macro_rules! typed_values {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($(#[$field_meta:meta])* $field:ident $(: $type:ident)?,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis struct $name { $($(#[$field_meta])* pub $field: $crate::objects::parameters::typed_values!(@type $($type)?),)* }

        impl $name {
            /// Reads them from a placed object's values.
            #[inline]
            $vis const fn of(values: &$crate::objects::parameters::Values) -> Self {
                let [$($field,)* ..] = *values;
                Self { $($field: $crate::objects::parameters::typed_values!(@read $field $($type)?)),* }
            }

            /// Writes them as a placed object's values.
            $vis fn values(self) -> $crate::objects::parameters::Values {
                let set: &[i32] = &[$(self.$field as i32),*];
                std::array::from_fn(|place| set.get(place).copied().unwrap_or(0))
            }
        }
    };
    (@type) => { i32 };
    (@type bool) => { bool };
    (@read $value:ident) => { $value };
    (@read $value:ident bool) => { $value != 0 };
}
pub(crate) use typed_values;

/// Declares a kind's parameters: a struct of numbers, and of `bool` where a field says so, as by [`typed_values!`], and the list that describes it.
///
/// ```text
/// parameters! {
///     /// Parameters of a spring.
///     pub struct Parameters {
///         strength "Strength" = Choice(STRENGTHS), 0, "How fast it throws.";
///         twirls: bool "Twirls" = Bool, false, "...";
///         length "Length" = Integer { min: 16, max: 256, unit: Unit::Pixels }, 64, "...";
///     }
/// }
/// ```
macro_rules! parameters {
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($field:ident $(: $type:ident)? $label:literal = $kind:expr, $default:expr, $help:literal;)* }) => {
        $crate::objects::parameters::typed_values! {
            $(#[$meta])*
            $vis struct $name { $(#[doc = $help] $field $(: $type)?,)* }
        }

        impl $name {
            /// The values of an object that was just placed.
            $vis const USUAL: Self = Self { $($field: $default),* };

            /// The descriptions of the parameters.
            $vis const LIST: &'static [$crate::objects::parameters::Parameter<'static>] = {
                #[allow(unused_imports, reason = "some lists name no unit")]
                use $crate::value::{Unit, ValueKind::{self, *}};
                &[$($crate::objects::parameters::Parameter {
                    name: stringify!($field),
                    label: $label,
                    help: $help,
                    kind: $kind,
                    default: $default as i32,
                }),*]
            };
        }
    };
}
pub(crate) use parameters;
