//! Values that an editor shows and a file keeps: of a switch of the rules, of a parameter of an object. In memory each is a
//! number, in files what reads best.

use serde_json::Value;

/// The unit of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// Nothing that has a name: a count, a number in a list.
    #[default]
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
    /// The units, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Plain, Self::Pixels, Self::Frames, Self::Speed, Self::HexAngle];

    /// As shown behind a number; empty where there is nothing to show.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Pixels => "px",
            Self::Frames => "frames",
            Self::Speed => "/ 256 px/frame",
            Self::HexAngle => "/ 256 turn",
        }
    }
}

/// One of the values of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceInfo {
    /// Name in project files; never changes.
    pub name: &'static str,
    /// The meaning, in a few words.
    pub label: &'static str,
}

/// The values that something takes. As a number: 0 and 1 for on and off, the index of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// On or off.
    Bool,
    /// A whole number.
    Integer {
        /// The least.
        min: i32,
        /// The greatest.
        max: i32,
        /// The unit.
        unit: Unit,
    },
    /// A whole number from 0, where 0 stands for something else than none.
    IntegerOr {
        /// Meaning of 0, in one or two words.
        zero: &'static str,
        /// The greatest number.
        max: i32,
        /// Unit of the other numbers.
        unit: Unit,
    },
    /// One of several.
    Choice(&'static [ChoiceInfo]),
    /// The number (0 to 15) of the level's switch that an object sets (`sets`) or obeys: what links a button to what it acts
    /// on.
    Switch {
        /// True if it sets the switch; else it obeys it.
        sets: bool,
    },
}

impl ValueKind {
    /// The range of its numbers, both ends included.
    pub const fn range(&self) -> (i32, i32) {
        match *self {
            Self::Integer { min, max, .. } => (min, max),
            Self::IntegerOr { max, .. } => (0, max),
            Self::Bool => (0, 1),
            Self::Choice(choices) => (0, choices.len() as i32 - 1),
            Self::Switch { .. } => (0, 15),
        }
    }

    /// The nearest number that it takes.
    pub fn clamp(&self, number: i32) -> i32 {
        let (min, max) = self.range();
        number.clamp(min, max.max(min))
    }

    /// The choice that a number stands for; `None` for no number of a choice.
    pub fn choice(&self, number: i32) -> Option<&'static ChoiceInfo> {
        match *self {
            Self::Choice(choices) => choices.get(usize::try_from(number).ok()?),
            _ => None,
        }
    }

    /// A number as a file holds it: a boolean, a number or the name of a choice.
    pub fn write(&self, number: i32) -> Value {
        match *self {
            Self::Bool => Value::Bool(number != 0),
            Self::Choice(_) => self.choice(number).map_or(Value::Null, |choice| Value::from(choice.name)),
            Self::Integer { .. } | Self::IntegerOr { .. } | Self::Switch { .. } => Value::from(number),
        }
    }

    /// The number that a file holds; `None` for a value of another type, out of range or not among the choices.
    pub fn read(&self, value: &Value) -> Option<i32> {
        let (min, max) = self.range();
        match (*self, value) {
            (Self::Bool, Value::Bool(on)) => Some(i32::from(*on)),
            (Self::Choice(choices), Value::String(name)) => {
                choices.iter().position(|choice| choice.name == name).map(|index| index as i32)
            }
            (Self::Integer { .. } | Self::IntegerOr { .. } | Self::Switch { .. }, Value::Number(number)) => number
                .as_i64()
                .and_then(|number| i32::try_from(number).ok())
                .filter(|number| (min..=max).contains(number)),
            _ => None,
        }
    }

    /// The values that it takes, in words.
    pub fn expects(&self) -> String {
        match *self {
            Self::Bool => "true or false".to_owned(),
            Self::Choice(choices) => {
                let names: Vec<_> = choices.iter().map(|choice| format!("\"{}\"", choice.name)).collect();
                format!("one of {}", names.join(", "))
            }
            Self::Integer { .. } | Self::IntegerOr { .. } | Self::Switch { .. } => {
                let (min, max) = self.range();
                format!("a whole number from {min} to {max}")
            }
        }
    }
}
