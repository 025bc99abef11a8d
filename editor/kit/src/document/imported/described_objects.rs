//! Objects of a game as its disassembly describes them: their names, and what their subtypes mean.
//!
//! An import reads the descriptions beside a level; the level keeps them, packed.

use super::extra::{read_field, with_field};
use super::packed::Packed;
use serde::{Deserialize, Serialize};
use sim::objects::originals::Name;
use sim::project::{Extra, LevelData, Placement};
use std::collections::BTreeMap;

/// The field with them in a level's extra map.
const FIELD: &str = "sonlvl_objects";

/// Choices, subtypes and parts of a subtype that one description can have.
pub(crate) const MOST_PARTS: usize = 256;

/// The objects that the lists of a level describe, by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameObjects {
    objects: BTreeMap<u8, GameObject>,
}

/// The description of an object of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameObject {
    /// The name.
    pub name: String,
    /// The subtype of a new one.
    pub subtype: u8,
    /// The game remembers a new one.
    pub remembers: bool,
    /// Subtypes that have names, or are offered without one.
    pub subtypes: Vec<(u8, String)>,
    /// The parts of the subtype.
    pub parts: Vec<SubtypePart>,
}

/// Bits of a subtype that mean something.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SubtypePart {
    /// The name.
    pub name: String,
    /// The lowest of its bits, 0 to 7.
    pub start: u8,
    /// The number of its bits, 1 to 8.
    pub length: u8,
    /// A part that is on or off.
    pub is_flag: bool,
    /// Values that have names; without any it is a number.
    pub choices: Vec<(u8, String)>,
}

impl SubtypePart {
    /// Returns the largest value that its bits hold.
    pub fn most(&self) -> u8 {
        let bits = u32::from(self.length.min(8)).min(8 - u32::from(self.start.min(8)));
        ((1_u16 << bits) - 1) as u8
    }

    /// Returns the value in a subtype.
    pub fn get(&self, subtype: u8) -> u8 {
        subtype.checked_shr(self.start.into()).unwrap_or(0) & self.most()
    }

    /// Returns a subtype with another value; its other bits stay.
    pub fn put(&self, subtype: u8, value: u8) -> u8 {
        let shifted = |value: u8| value.checked_shl(self.start.into()).unwrap_or(0);
        subtype & !shifted(self.most()) | shifted(value & self.most())
    }
}

impl GameObjects {
    /// Returns whether two levels keep the same descriptions.
    pub(crate) fn are_same<'a>(one: Option<&'a LevelData>, other: Option<&'a LevelData>) -> bool {
        let kept = |level: Option<&'a LevelData>| level.and_then(|level| level.extra.get(FIELD));
        kept(one) == kept(other)
    }

    /// Returns the descriptions that a level keeps; none for a level that came from no disassembly.
    pub fn of(level: &LevelData) -> Self {
        let packed: Option<Packed> = read_field(&level.extra, FIELD);
        let bytes = packed.and_then(|packed| packed.bytes());
        bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
    }

    /// Returns an extra map of a level with the descriptions.
    pub(crate) fn kept_in(&self, extra: Extra) -> Extra {
        if self.objects.is_empty() {
            let mut extra = extra;
            extra.shift_remove(FIELD);
            return extra;
        }
        let bytes = serde_json::to_vec(self).unwrap_or_default();
        with_field(extra, FIELD, &Packed::of(&bytes))
    }

    /// Sets the description of a number; it replaces an earlier one as a whole.
    pub(crate) fn set(&mut self, number: u8, object: GameObject) {
        self.objects.insert(number, object);
    }

    /// Returns the description of a number.
    pub fn get(&self, number: u8) -> Option<&GameObject> {
        self.objects.get(&number)
    }

    /// Returns the name of a placed object; `None` if it has none here.
    pub fn name_of(&self, placement: &Placement) -> Option<&str> {
        let Name::Number((_, number)) = Name::of(&placement.kind)? else { return None };
        Some(self.get(number)?.name.as_str()).filter(|name| !name.is_empty())
    }

    /// Returns all descriptions in the order of the numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &GameObject)> {
        self.objects.iter().map(|(number, object)| (*number, object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_subtype_keep_its_other_bits() {
        for (start, length, subtype, value, new) in [
            (4, 2, 0b1110_0101, 0b10, 0b1101_0101),
            (0, 4, 0xA5, 0x5, 0xAF),
            (7, 1, 0x80, 1, 0x7F),
            (0, 8, 0x12, 0x12, 0xFF),
            (6, 8, 0xC1, 3, 0xC1),
            (9, 2, 0xC1, 0, 0xC1),
            (0, 0, 0xC1, 0, 0xC1),
        ] {
            let part = SubtypePart { start, length, ..SubtypePart::default() };
            assert_eq!(part.get(subtype), value, "{start} {length}");
            let put = part.put(subtype, if (start, length) == (4, 2) { 0b01 } else { 0xFF });
            let expected = if (start, length) == (7, 1) { 0x80 } else { new };
            assert_eq!(put, expected, "{start} {length}");
        }
    }

    #[test]
    fn descriptions_come_back_and_damaged_ones_are_none() {
        let mut objects = GameObjects::default();
        let part = SubtypePart { name: "Size".into(), start: 2, length: 2, ..SubtypePart::default() };
        let subtypes = vec![(0x12, "Tall".to_owned())];
        let object = GameObject { name: "Tower".into(), subtype: 0x12, remembers: true, subtypes, parts: vec![part] };
        objects.set(0x41, object);
        let mut level = LevelData { extra: objects.kept_in(Extra::new()), ..LevelData::default() };
        assert_eq!(GameObjects::of(&level), objects);
        for (kind, name) in
            [("sonic1:41", Some("Tower")), ("sonic1:42", None), ("sonic2:ring_group", None), ("spring", None)]
        {
            let placement = Placement { kind: kind.into(), ..Placement::default() };
            assert_eq!(objects.name_of(&placement), name, "{kind}");
        }
        for damaged in [serde_json::Value::Null, 7.into(), "zz".into(), "4b".into()] {
            level.extra.insert(FIELD.into(), damaged);
            assert_eq!(GameObjects::of(&level), GameObjects::default());
        }
        assert!(GameObjects::default().kept_in(Extra::new()).is_empty());
    }
}
