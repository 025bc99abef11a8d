//! A switch as an editor and a project file see it: a name, words for it, the values it takes.

use super::{Game, Ruleset, RulesetError};
use crate::value::ValueKind;
use serde_json::Value;

/// One switch of the ruleset, described.
#[derive(Clone, Copy, Debug)]
pub struct SwitchInfo {
    /// Name in project files and in [`Ruleset`]; never changes.
    pub name: &'static str,
    /// Short name to show.
    pub label: &'static str,
    /// A description in whole sentences: the effect, and the value of each game.
    pub doc: &'static str,
    /// The values it takes.
    pub kind: ValueKind,
    /// Reads it as a number: 0 and 1 for a boolean, the index of a choice.
    pub get: fn(&Ruleset) -> i32,
    /// Writes it; a number outside of what `kind` allows is brought to the nearest that is inside.
    pub set: fn(&mut Ruleset, i32),
}

impl SwitchInfo {
    /// The value as a project file holds it.
    pub fn value(&self, ruleset: &Ruleset) -> Value {
        self.kind.write((self.get)(ruleset))
    }

    /// Writes a value as a project file holds it.
    ///
    /// # Errors
    /// A value of another type, out of range or not among the choices; nothing is written then.
    pub fn set_value(&self, ruleset: &mut Ruleset, value: &Value) -> Result<(), RulesetError> {
        // Older files have other names of games.
        let game = value.as_str().and_then(Game::named).map(|game| Value::from(game.name()));
        let Some(number) = self.kind.read(game.as_ref().unwrap_or(value)) else {
            return Err(RulesetError::WrongValue {
                name: self.name.to_owned(),
                expected: self.kind.expects(),
                found: value.to_string(),
            });
        };
        (self.set)(ruleset, number);
        Ok(())
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
            const KIND: ValueKind = ValueKind::Choice(&[$(ChoiceInfo { name: $name, label: $label }),+]);
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
        /// The difference between the games: the named switches that a step reads.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Ruleset {
            $($(#[doc = $doc])+ pub $name: $type,)+
            /// The constants of each character, in the order of [`Character::ALL`](super::Character::ALL).
            pub constants: [Constants; 3],
        }

        impl Ruleset {
            /// Returns the constants of a character.
            #[inline]
            pub const fn constants(&self, character: Character) -> &Constants {
                &self.constants[character as usize]
            }

            /// The rules of a game.
            pub const fn preset(game: Game) -> Self {
                match game {
                    Game::Sonic1 => Self { $($name: $s1,)+ constants: ORIGINAL_CONSTANTS },
                    Game::SonicCd => Self { $($name: $cd,)+ constants: ORIGINAL_CONSTANTS },
                    Game::Sonic2 => Self { $($name: $s2,)+ constants: ORIGINAL_CONSTANTS },
                    Game::Sonic3 => Self { $($name: $s3,)+ constants: ORIGINAL_CONSTANTS },
                    Game::Sonic3K => Self { $($name: $sk,)+ constants: ORIGINAL_CONSTANTS },
                }
            }

            /// Returns all switches, in the order in which they are shown.
            pub const fn switches() -> &'static [SwitchInfo] {
                const SWITCHES: &[SwitchInfo] = &[$(SwitchInfo {
                    name: stringify!($name),
                    label: $label,
                    doc: concat!($($doc),+).trim_ascii(),
                    kind: $kind,
                    get: |ruleset| SwitchValue::number(ruleset.$name),
                    set: |ruleset, number| {
                        ruleset.$name = SwitchValue::from_number($kind.clamp(number));
                    },
                }),+];
                SWITCHES
            }
        }
    };
}

pub(super) use {choice, switches};
