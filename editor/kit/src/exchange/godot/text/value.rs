//! Values of Godot's text files.

use serde_json::{Map, Value};

/// A value.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::exchange::godot) enum GodotValue {
    /// An empty value.
    #[default]
    Null,
    /// A flag.
    Flag(bool),
    /// A number.
    Number(f64),
    /// A text, also one that is a name or a path.
    Text(String),
    /// A list.
    List(Vec<GodotValue>),
    /// Values by other values.
    Table(Vec<(GodotValue, GodotValue)>),
    /// A value that is made of others, such as a vector: its type, and what it is made of.
    Made(String, Vec<GodotValue>),
    /// Numbers only: the type, and those numbers.
    Numbers(String, Vec<f64>),
}

impl GodotValue {
    /// Returns a number.
    pub(in crate::exchange::godot) fn number(&self) -> Option<f64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    /// Returns a flag.
    pub(in crate::exchange::godot) fn flag(&self) -> Option<bool> {
        if let Self::Flag(flag) = self { Some(*flag) } else { None }
    }

    /// Returns a text.
    pub(in crate::exchange::godot) fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// Returns the numbers that it is made of, such as those of a vector or a colour.
    pub(in crate::exchange::godot) fn numbers(&self) -> &[f64] {
        if let Self::Numbers(_, numbers) = self { numbers } else { &[] }
    }

    /// Returns the two numbers of a vector.
    pub(in crate::exchange::godot) fn pair(&self) -> Option<(f64, f64)> {
        if let [x, y] = self.numbers() { Some((*x, *y)) } else { None }
    }

    /// Returns the name of a resource that it stands for, if its type is that.
    pub(in crate::exchange::godot) fn resource(&self, kind: &str) -> Option<String> {
        match self {
            Self::Made(name, parts) if name == kind => match parts.first()? {
                Self::Text(text) => Some(text.clone()),
                Self::Number(number) => Some(number.to_string()),
                _ => None,
            },
            // Numbers, in files of older versions.
            Self::Numbers(name, numbers) if name == kind => numbers.first().map(f64::to_string),
            _ => None,
        }
    }

    /// Returns it as JSON, as far as that has such values.
    pub(in crate::exchange::godot) fn json(&self) -> Option<Value> {
        Some(match self {
            Self::Null => Value::Null,
            Self::Flag(flag) => (*flag).into(),
            Self::Number(number) => number_json(*number),
            Self::Text(text) => text.as_str().into(),
            Self::List(list) => list.iter().map(Self::json).collect::<Option<Vec<_>>>()?.into(),
            Self::Table(table) => {
                let pair = |(name, value): &(Self, Self)| Some((name.text()?.to_owned(), value.json()?));
                Value::Object(table.iter().map(pair).collect::<Option<Map<_, _>>>()?)
            }
            Self::Numbers(_, numbers) => numbers.iter().map(|number| number_json(*number)).collect::<Vec<_>>().into(),
            Self::Made(..) => return None,
        })
    }
}

fn number_json(number: f64) -> Value {
    if number.fract() == 0.0 && number.abs() < 1e15 { (number as i64).into() } else { number.into() }
}
