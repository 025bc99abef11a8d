//! A switch as an editor and a project file see it: a name, words for it, the values it takes.

use super::{Ruleset, RulesetError};
use crate::ruleset::Game;
use serde_json::Value;

/// One switch of the ruleset, described.
#[derive(Clone, Copy, Debug)]
pub struct SwitchInfo {
    /// Name in project files and in [`Ruleset`]; never changes.
    pub name: &'static str,
    /// Short name to show.
    pub label: &'static str,
    /// What it does and which games have which value, in whole sentences.
    pub doc: &'static str,
    /// The values it takes.
    pub kind: SwitchKind,
    /// Reads it as a number: 0 and 1 for a boolean, the index of a choice.
    pub get: fn(&Ruleset) -> i32,
    /// Writes it; a number outside of what `kind` allows is brought to the nearest that is inside.
    pub set: fn(&mut Ruleset, i32),
}

/// The values that a switch takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchKind {
    /// On or off.
    Bool,
    /// A whole number.
    Integer {
        /// The least.
        min: i32,
        /// The greatest.
        max: i32,
    },
    /// One of several.
    Choice(&'static [ChoiceInfo]),
}

/// One of the values of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceInfo {
    /// Name in project files; never changes.
    pub name: &'static str,
    /// What it means, in a few words.
    pub label: &'static str,
}

impl SwitchInfo {
    /// The value as a project file holds it: a boolean, a number or the name of a choice.
    pub fn value(&self, ruleset: &Ruleset) -> Value {
        let number = (self.get)(ruleset);
        match self.kind {
            SwitchKind::Bool => Value::Bool(number != 0),
            SwitchKind::Integer { .. } => Value::from(number),
            SwitchKind::Choice(choices) => {
                choices.get(number as usize).map_or(Value::Null, |choice| Value::from(choice.name))
            }
        }
    }

    /// Writes a value as a project file holds it.
    ///
    /// # Errors
    /// A value of another type, out of range or not among the choices; nothing is written then.
    pub fn set_value(&self, ruleset: &mut Ruleset, value: &Value) -> Result<(), RulesetError> {
        let number = match (self.kind, value) {
            (SwitchKind::Bool, Value::Bool(on)) => Some(i32::from(*on)),
            (SwitchKind::Integer { min, max }, Value::Number(number)) => number
                .as_i64()
                .and_then(|number| i32::try_from(number).ok())
                .filter(|number| (min..=max).contains(number)),
            (SwitchKind::Choice(choices), Value::String(name)) => {
                // Older files have other names of games.
                let name = Game::named(name).map_or(name.as_str(), |game| game.name());
                choices.iter().position(|choice| choice.name == name).map(|index| index as i32)
            }
            _ => None,
        };
        let Some(number) = number else {
            return Err(RulesetError::WrongValue {
                name: self.name.to_owned(),
                expected: self.expects(),
                found: value.to_string(),
            });
        };
        (self.set)(ruleset, number);
        Ok(())
    }

    /// The values it takes, in words.
    pub fn expects(&self) -> String {
        match self.kind {
            SwitchKind::Bool => "true or false".to_owned(),
            SwitchKind::Integer { min, max } => format!("a whole number from {min} to {max}"),
            SwitchKind::Choice(choices) => {
                let names: Vec<_> = choices.iter().map(|choice| format!("\"{}\"", choice.name)).collect();
                format!("one of {}", names.join(", "))
            }
        }
    }
}

/// A type that a switch can have.
pub(super) trait SwitchValue: Copy {
    /// As a number: 0 and 1, the number itself, the index of the choice.
    fn number(self) -> i32;
    /// Back again; `number` is within the switch's kind.
    fn from_number(number: i32) -> Self;
}

impl SwitchValue for bool {
    fn number(self) -> i32 {
        i32::from(self)
    }
    fn from_number(number: i32) -> Self {
        number != 0
    }
}

impl SwitchValue for i16 {
    fn number(self) -> i32 {
        i32::from(self)
    }
    fn from_number(number: i32) -> Self {
        number as i16
    }
}

/// Declares the values of a choice: each with its name in files and its label.
macro_rules! choice {
    ($(#[$doc:meta])* $type:ident { $($(#[$variant_doc:meta])* $variant:ident = $name:literal $label:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $type { $($(#[$variant_doc])* $variant,)+ }

        impl $type {
            const ALL: &[Self] = &[$(Self::$variant),+];
            const INFO: &[ChoiceInfo] = &[$(ChoiceInfo { name: $name, label: $label }),+];
        }

        impl SwitchValue for $type {
            fn number(self) -> i32 {
                self as i32
            }
            fn from_number(number: i32) -> Self {
                Self::ALL[(number.max(0) as usize).min(Self::ALL.len() - 1)]
            }
        }
    };
}

/// Declares [`Ruleset`]: a field, its words and its value in each game make one entry.
macro_rules! switches {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident: $type:ty, $label:literal, $kind:expr, [$s1:expr, $cd:expr, $s2:expr, $s3:expr, $sk:expr];
    )+) => {
        /// What differs between the games: the named switches that a step reads.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Ruleset {
            $($(#[doc = $doc])+ pub $name: $type,)+
        }

        impl Ruleset {
            /// The rules of a game.
            pub const fn preset(game: Game) -> Self {
                match game {
                    Game::Sonic1 => Self { $($name: $s1,)+ },
                    Game::SonicCd => Self { $($name: $cd,)+ },
                    Game::Sonic2 => Self { $($name: $s2,)+ },
                    Game::Sonic3 => Self { $($name: $s3,)+ },
                    Game::Sonic3K => Self { $($name: $sk,)+ },
                }
            }

            /// All switches, in the order in which they are shown.
            pub const fn switches() -> &'static [SwitchInfo] {
                const SWITCHES: &[SwitchInfo] = &[$(SwitchInfo {
                    name: stringify!($name),
                    label: $label,
                    doc: concat!($($doc),+).trim_ascii(),
                    kind: $kind,
                    get: |ruleset| SwitchValue::number(ruleset.$name),
                    set: |ruleset, number| {
                        let number = match $kind {
                            SwitchKind::Integer { min, max } => number.clamp(min, max),
                            _ => number,
                        };
                        ruleset.$name = SwitchValue::from_number(number);
                    },
                }),+];
                SWITCHES
            }
        }
    };
}

pub(super) use {choice, switches};
