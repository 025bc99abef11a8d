//! The part of an object of a scene that a thing keeps, so that an export writes it again.

use crate::exchange::rsdk::stage::scene::{NameHash, SceneClass, SceneEntity, SceneValue, kind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The property that keeps it.
pub(super) const KEPT: &str = "rsdk";

/// A variable of an object: its name, its type, and its value.
pub(super) type Variable = (NameHash, u8, SceneValue);

/// An object of a scene as a thing keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptEntity {
    /// The name of the class, as hexadecimal digits.
    pub class: String,
    /// The number of its place in the engine's list.
    pub slot: u16,
    /// The variables: names as hexadecimal digits, types, and values.
    pub variables: Vec<(String, u8, KeptValue)>,
}

/// The value of a variable as a thing keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum KeptValue {
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
    /// Two numbers.
    Point([i32; 2]),
}

/// Returns the digits of a name.
pub(super) fn digits(name: &NameHash) -> String {
    name.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads a name from its digits.
fn name_of(digits: &str) -> Option<NameHash> {
    let mut name = NameHash::default();
    let byte = |place: usize| u8::from_str_radix(digits.get(place * 2..place * 2 + 2)?, 16).ok();
    (digits.len() == 32).then_some(())?;
    for (place, to) in name.iter_mut().enumerate() {
        *to = byte(place)?;
    }
    Some(name)
}

impl KeptEntity {
    /// Keeps an object.
    pub(super) fn of(class: &SceneClass, entity: &SceneEntity) -> Self {
        let keep = |((name, kind), value): (&(NameHash, u8), &SceneValue)| {
            let value = match value {
                SceneValue::Number(number) => KeptValue::Number(*number),
                SceneValue::Text(words) => KeptValue::Text(String::from_utf16_lossy(words)),
                SceneValue::Point(x, y) => KeptValue::Point([*x, *y]),
            };
            (digits(name), *kind, value)
        };
        let variables = class.variables.iter().zip(&entity.values).map(keep).collect();
        Self { class: digits(&class.name), slot: entity.slot, variables }
    }

    /// Returns it as a property has it.
    pub(super) fn value(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// Reads it from a property; `None` of one that no import has written.
    pub(super) fn read(value: &Value) -> Option<Self> {
        serde_json::from_value(value.clone()).ok()
    }

    /// Returns the name of the class and its variables with their values; `None` if they are not what an import writes.
    pub(super) fn entity(&self) -> Option<(NameHash, Vec<Variable>)> {
        let variable = |(name, kind, value): &(String, u8, KeptValue)| {
            let value = match (value, *kind) {
                (KeptValue::Text(text), kind::TEXT) => SceneValue::Text(text.encode_utf16().collect()),
                (KeptValue::Point([x, y]), kind::POINT) => SceneValue::Point(*x, *y),
                (KeptValue::Number(number), kind) if kind < kind::TEXT || kind == 10 || kind == 11 => {
                    SceneValue::Number(*number)
                }
                _ => return None,
            };
            Some((name_of(name)?, *kind, value))
        };
        Some((name_of(&self.class)?, self.variables.iter().map(variable).collect::<Option<_>>()?))
    }
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::rsdk::stage::scene::hash_of;

    #[test]
    fn an_object_comes_back_from_what_is_kept() {
        let class = SceneClass {
            name: hash_of("Thing"),
            variables: vec![(hash_of("a"), kind::U8), (hash_of("b"), kind::TEXT), (hash_of("c"), kind::POINT)],
            entities: Vec::new(),
        };
        let values =
            vec![SceneValue::Number(9), SceneValue::Text("x".encode_utf16().collect()), SceneValue::Point(-65536, 3)];
        let entity = SceneEntity { slot: 4, at: (0, 0), values: values.clone() };
        let kept = KeptEntity::read(&KeptEntity::of(&class, &entity).value()).unwrap();
        let (name, variables) = kept.entity().unwrap();
        assert_eq!((name, kept.slot), (class.name, 4));
        assert_eq!(variables.into_iter().map(|(.., value)| value).collect::<Vec<_>>(), values);
        assert_eq!(KeptEntity { class: "zz".into(), ..kept }.entity(), None);
    }
}
