//! Objects as the originals' level files name them: by a number and a subtype, or as entries of a list of rings.
//!
//! Placements that came from a disassembly keep these names, so that they go back as they came.

use super::engine::{Engine, Original};
use super::kinds::items::ring_arc;
use super::kinds::items::ring_line;
use super::parameters::Values;
use super::{KindId, PlacedObject, kind_of_original};
use crate::project::{Extra, Placement};
use serde_json::Value;

/// The field of a placement that holds an original's subtype.
const SUBTYPE: &str = "subtype";
/// The fields of an entry of Sonic 2's list of rings.
const COUNT: &str = "count";
const COLUMN: &str = "column";
/// Pixels from ring to ring in Sonic 2's groups, and most rings of one.
///
/// Guide: Game Objects > Rings
const GROUP_STEP: i32 = 24;
const MOST_IN_GROUP: i32 = 8;

/// The name of an object in an original's level file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// An entry of the object list, by the number of its kind.
    Number(Original),
    /// An entry of Sonic 2's list of rings.
    RingGroup,
    /// An entry of Sonic 3 & Knuckles' list of rings.
    Ring,
}

impl Name {
    /// The name in an original that a placement's kind stands for; `None` for names of ours.
    pub fn of(kind: &str) -> Option<Self> {
        let (game, name) = kind.split_once(':')?;
        match (Engine::named(game)?, name) {
            (Engine::Sonic2, "ring_group") => Some(Self::RingGroup),
            (Engine::Sonic3K, "ring") => Some(Self::Ring),
            (engine, number) => Some(Self::Number((engine, u8::from_str_radix(number, 16).ok()?))),
        }
    }

    /// The name of the object with that number in a list.
    pub fn text(engine: Engine, number: u8) -> String {
        format!("{}:{number:02X}", engine.list_of(number).prefix())
    }

    /// The list that a placement's kind is named in; `None` for names of ours.
    pub fn list(kind: &str) -> Option<Engine> {
        Engine::named(kind.split_once(':')?.0)
    }

    /// The kind; `None` for one that this version does not know.
    pub fn kind(self) -> Option<KindId> {
        match self {
            Self::Number(original) => kind_of_original(original),
            Self::RingGroup => Some(KindId::RingLine),
            Self::Ring => Some(KindId::Ring),
        }
    }

    /// The parameters that the placement's fields stand for; `None` for a subtype that this version does not know.
    pub fn values(self, kind: KindId, fields: &Extra) -> Option<Values> {
        match self {
            Self::Number((engine, number)) => {
                let original = (engine.list_of(number), number);
                let mut values = kind.values_of_subtype(original, subtype(fields)?)?;
                override_values(kind, fields, &mut values);
                Some(values)
            }
            Self::RingGroup => {
                let count = fields.get(COUNT).map_or(Some(1), Value::as_i64)?;
                let count = i32::try_from(count).ok().filter(|count| (1..=MOST_IN_GROUP).contains(count))?;
                let is_column = fields.get(COLUMN).and_then(Value::as_bool).unwrap_or(false);
                let (step_x, step_y) = if is_column { (0, GROUP_STEP) } else { (GROUP_STEP, 0) };
                Some(ring_line::Parameters { count, step_x, step_y }.values())
            }
            Self::Ring => Some(*kind.defaults()),
        }
    }

    /// Sets the fields so that they stand for other parameters; false, and nothing is set, if no fields do.
    ///
    /// Of several subtypes, the one that differs least from the present one: bits that mean nothing here stay.
    pub fn set_values(self, kind: KindId, values: &Values, fields: &mut Extra) -> bool {
        match self {
            Self::Number((engine, number)) => {
                let original = (engine.list_of(number), number);
                let now = subtype(fields).unwrap_or(0);
                let means = |subtype: &u8| {
                    let mut meant = kind.values_of_subtype(original, *subtype);
                    meant.iter_mut().for_each(|meant| override_values(kind, fields, meant));
                    meant.as_ref() == Some(values)
                };
                let nearest = (0..=u8::MAX).filter(means).min_by_key(|subtype| (subtype ^ now).count_ones());
                nearest.map(|subtype| fields.insert(SUBTYPE.to_owned(), subtype.into())).is_some()
            }
            Self::RingGroup => {
                let ring_line::Parameters { count, step_x, step_y } = ring_line::Parameters::of(values);
                let is_column = (step_x, step_y) == (0, GROUP_STEP);
                let fits = is_column || (step_x, step_y) == (GROUP_STEP, 0);
                if !fits || !(1..=MOST_IN_GROUP).contains(&count) {
                    return false;
                }
                fields.insert(COUNT.to_owned(), count.into());
                fields.insert(COLUMN.to_owned(), is_column.into());
                true
            }
            Self::Ring => true,
        }
    }

    /// Takes the fields away that only this name gives a meaning.
    pub fn forget(self, fields: &mut Extra) {
        for name in [SUBTYPE, COUNT, COLUMN] {
            fields.shift_remove(name);
        }
    }

    /// Returns the place in which the loader sees an object, by its own place: a group of rings is there as long as its middle is near.
    pub fn middle(self, x: i32, values: &Values) -> i32 {
        match self {
            Self::RingGroup => {
                let line = ring_line::Parameters::of(values);
                x.saturating_add((line.count - 1) * line.step_x / 2)
            }
            _ => x,
        }
    }
}

/// The number and subtype by which an original's level files call an object with those parameters; `None` if the original
/// has no such object, or none with those parameters.
///
/// Of several numbers and subtypes, the first. Rings are not objects in all originals: see [`ring_places`].
pub fn number_of(engine: Engine, kind: KindId, values: &Values) -> Option<(u8, u8)> {
    let own = kind.info().originals.iter().filter(|original| is_in(engine, **original));
    own.filter(|original| kind_of_original(**original) == Some(kind)).find_map(|original| {
        let means = |subtype: &u8| kind.values_of_subtype(*original, *subtype).as_ref() == Some(values);
        let subtype = kind.subtype_of_values(*original, values).into_iter().chain(0..=u8::MAX).find(means)?;
        Some((original.1, subtype))
    })
}

/// Whether an object list has that object, by its number there.
pub fn is_in(engine: Engine, original: Original) -> bool {
    engine.list_of(original.1) == original.0
}

/// The places of an object's rings, in pixels of the level; `None` if it is no placed rings.
pub fn ring_places(object: &PlacedObject) -> Option<Vec<(i32, i32)>> {
    let places: Vec<(i32, i32)> = match object.kind {
        KindId::Ring => vec![(0, 0)],
        KindId::RingLine => ring_line::places(&object.values).collect(),
        KindId::RingArc => ring_arc::places(&object.values).collect(),
        _ => return None,
    };
    let mirrored = |is: bool, by: i32| if is && object.kind == KindId::RingArc { -by } else { by };
    let place = |(x, y): (i32, i32)| {
        (object.x.saturating_add(mirrored(object.flip_x, x)), object.y.saturating_add(mirrored(object.flip_y, y)))
    };
    Some(places.into_iter().map(place).collect())
}

/// The subtype that fields hold; `None` for one that is no byte.
pub fn subtype(fields: &Extra) -> Option<u8> {
    fields.get(SUBTYPE).map_or(Some(0), |value| u8::try_from(value.as_u64()?).ok())
}

/// Parameters that fields name beside the subtype: what only the zone decides in the original.
fn override_values(kind: KindId, fields: &Extra, values: &mut Values) {
    for (parameter, value) in kind.info().parameters.iter().zip(values) {
        if let Some(Ok(number)) = fields.get(parameter.name).map(|field| parameter.read(field)) {
            *value = number;
        }
    }
}

/// Whether a placement of an original has a kind that is known and a subtype that is not.
pub fn unknown_subtype(placement: &Placement) -> Option<(KindId, u8)> {
    let name = Name::of(&placement.kind)?;
    let kind = name.kind()?;
    name.values(kind, &placement.extra).is_none().then(|| (kind, subtype(&placement.extra).unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::super::{KINDS, kind_named, placed::placed};
    use super::*;
    use crate::project::OwnKinds;

    #[test]
    fn a_number_and_subtype_come_back_from_their_parameters() {
        for kind in KINDS {
            for original in kind.info().originals.iter().filter(|of| kind_of_original(**of) == Some(*kind)) {
                for subtype in 0..=255 {
                    let Some(values) = kind.values_of_subtype(*original, subtype) else { continue };
                    let (number, back) = number_of(original.0, *kind, &values).expect("what was read can be written");
                    assert_eq!(
                        kind.values_of_subtype((original.0, number), back),
                        Some(values),
                        "{original:X?} {back:X}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_number_of_sonic_3_and_knuckles_means_what_its_set_says() {
        use Engine::{Sonic3, Sonic3K, Sonic3KB, Sonic3KUnset};
        for (number, [a, b, unset, alone]) in [
            (0x07, [Some(KindId::Spring); 4]),
            (0x38, [Some(KindId::Fan), None, None, Some(KindId::Fan)]),
            (0x41, [Some(KindId::Balloon), None, None, Some(KindId::Balloon)]),
            (0x42, [Some(KindId::Cannon), None, None, Some(KindId::Cannon)]),
            (0x46, [Some(KindId::Fan), None, None, Some(KindId::Fan)]),
            (0x4A, [Some(KindId::Bumper), None, None, Some(KindId::Bumper)]),
            (0x23, [None, Some(KindId::Mushroom), None, None]),
            (0x80, [Some(KindId::HiddenMonitor), Some(KindId::HiddenMonitor), Some(KindId::HiddenMonitor), None]),
            (0xC5, [None, None, None, Some(KindId::HiddenMonitor)]),
        ] {
            let found = [Sonic3K, Sonic3KB, Sonic3KUnset, Sonic3].map(|list| kind_of_original((list, number)));
            assert_eq!(found, [a, b, unset, alone], "{number:02X}");
        }
    }

    #[test]
    fn objects_of_the_palette_get_the_numbers_of_each_game() {
        use Engine::{Sonic1, Sonic2, Sonic3K};
        for (name, values, expected) in [
            ("spring", &[][..], [Some((0x41, 0)), Some((0x41, 0)), Some((0x07, 0))]),
            ("checkpoint", &[], [Some((0x79, 1)), Some((0x79, 1)), Some((0x34, 1))]),
            ("rover", &[], [Some((0x40, 0)), None, None]),
            ("hex_bumper", &[], [None, Some((0xD7, 0)), None]),
            ("ring_line", &[3, 24, 0], [Some((0x25, 0x12)), None, None]),
            ("ring_line", &[9, 24, 0], [None; 3]),
            ("smoke", &[], [None; 3]),
            ("cannon", &[], [None, None, Some((0x42, 0))]),
            ("mushroom", &[], [None; 3]),
        ] {
            let kind = kind_named(name).expect("a kind");
            let mut all = *kind.defaults();
            all[..values.len()].copy_from_slice(values);
            for (engine, expected) in [Sonic1, Sonic2, Sonic3K].into_iter().zip(expected) {
                let found = number_of(engine, kind, &all);
                assert_eq!(found.map(|(number, _)| number), expected.map(|(number, _)| number), "{name} {engine:?}");
                if name == "ring_line" {
                    assert_eq!(found, expected);
                }
            }
        }
    }

    #[test]
    fn objects_of_the_palette_get_the_numbers_of_the_zones_set() {
        use Engine::{Sonic3, Sonic3K, Sonic3KB, Sonic3KUnset};
        for (name, expected) in [
            ("spring", [Some("sonic3k:07"); 4]),
            ("cannon", [Some("sonic3k:42"), None, None, Some("sonic3k:42")]),
            ("mushroom", [None, Some("sonic3k_b:23"), None, None]),
            ("hidden_monitor", [Some("sonic3k:80"), Some("sonic3k:80"), Some("sonic3k:80"), Some("sonic3:C5")]),
        ] {
            let kind = kind_named(name).expect("a kind");
            let found = [Sonic3K, Sonic3KB, Sonic3KUnset, Sonic3]
                .map(|engine| Some(Name::text(engine, number_of(engine, kind, kind.defaults())?.0)));
            assert_eq!(found, expected.map(|name| name.map(str::to_owned)), "{name}");
        }
    }

    #[test]
    fn rings_have_the_places_at_which_they_are_drawn() {
        let at = |kind: &str, values: &[i32], flip_x: bool| {
            let kind = kind_named(kind).expect("a kind");
            let mut all = *kind.defaults();
            all[..values.len()].copy_from_slice(values);
            let placement = Placement { x: 100, y: 200, flip_x, ..Placement::default() };
            ring_places(&placed(0, &placement, (kind, all), &OwnKinds::default()))
        };
        assert_eq!(at("ring", &[], true), Some(vec![(100, 200)]));
        assert_eq!(at("ring_line", &[3, 24, 8], true), Some(vec![(100, 200), (124, 208), (148, 216)]));
        assert_eq!(at("ring_arc", &[2, 64, 0, 64], false), Some(vec![(164, 200), (100, 264)]));
        assert_eq!(at("ring_arc", &[2, 64, 0, 64], true), Some(vec![(36, 200), (100, 264)]));
        assert_eq!(at("spring", &[], false), None);
    }
}
