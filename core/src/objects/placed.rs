//! The objects of a level as a world loads them: sorted by where they are, with their parameters read.

use super::own;
use super::parameters::{self, Parameter, ParameterError, Values};
use super::window::column;
use super::{Engine, KindId, kind_named, kind_of_original};
use crate::project::{OwnKind, OwnKinds, Placement, PlacementId};
use std::sync::Arc;

/// An object of the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedObject {
    /// Its stable id.
    pub id: PlacementId,
    /// Its place in the level's list of placements.
    pub order: u32,
    /// Its kind.
    pub kind: KindId,
    /// Centre, pixels.
    pub x: i32,
    /// Centre, pixels.
    pub y: i32,
    /// Mirrored left to right.
    pub flip_x: bool,
    /// Mirrored top to bottom.
    pub flip_y: bool,
    /// Its parameters.
    pub values: Values,
}

impl PlacedObject {
    /// Its kind, where that is one of the project's own.
    pub fn own_kind<'a>(&self, own: &'a OwnKinds) -> Option<&'a Arc<OwnKind>> {
        own_kind(self.kind, &self.values, own)
    }

    /// What can be set about it: as in its kind's description, but of a project's own kind only what has a meaning.
    pub fn parameters(&self, own: &OwnKinds) -> &'static [Parameter] {
        parameters_of(self.kind, &self.values, own)
    }
}

/// The project's own kind that an object with these values is; `None` where it is one of ours.
pub fn own_kind<'a>(kind: KindId, values: &Values, own: &'a OwnKinds) -> Option<&'a Arc<OwnKind>> {
    (kind == KindId::Own).then(|| own.kinds.get(usize::try_from(values[own::WHICH]).ok()?))?
}

/// The player does not see an object with these values: it is only for who makes levels.
pub fn is_hidden(kind: KindId, values: &Values, own: &OwnKinds) -> bool {
    kind.is_hidden() || own_kind(kind, values, own).is_some_and(|kind| own::is_hidden(kind))
}

/// What can be set about an object with these values, in the order of the values.
pub fn parameters_of(kind: KindId, values: &Values, own: &OwnKinds) -> &'static [Parameter] {
    match kind {
        KindId::Own => own_kind(kind, values, own).map_or(&[], |kind| own::parameters_of(kind)),
        _ => kind.info().parameters,
    }
}

/// The objects of a level whose kinds are known, sorted by columns of 128 pixels, in slot order within a column.
///
/// Shared: a clone costs nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placements(Arc<[PlacedObject]>);

impl Placements {
    /// Reads a level's list. Kinds that this version does not know are left out, but for those of the originals, which take
    /// their slots; parameters that can't be taken stand at their defaults.
    pub fn new(list: &[Placement], own: &OwnKinds) -> Self {
        let mut placed: Vec<_> = (0..).zip(list).filter_map(|(order, placement)| read(order, placement, own)).collect();
        placed.sort_by_key(|object| column(object.x));
        Self(placed.into())
    }

    /// The object of that index, which is not its place in the level's list.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&PlacedObject> {
        self.0.get(index as usize)
    }

    /// All of them.
    pub fn list(&self) -> &[PlacedObject] {
        &self.0
    }

    /// They are the very same list.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The index of the object with that id.
    pub fn find(&self, id: PlacementId) -> Option<u32> {
        self.0.iter().position(|object| object.id == id).map(|index| index as u32)
    }
}

fn read(order: u32, placement: &Placement, own: &OwnKinds) -> Option<PlacedObject> {
    // What comes from an original takes a slot there, whatever it is.
    let unknown = || is_original(&placement.kind).then_some((KindId::Unknown, *KindId::Unknown.defaults()));
    let (kind, values) = read_placement(placement, own, |_| {}).or_else(unknown)?;
    Some(PlacedObject {
        id: placement.id,
        order,
        kind,
        x: placement.x,
        y: placement.y,
        flip_x: placement.flip_x,
        flip_y: placement.flip_y,
        values,
    })
}

/// It is a number in the level files of an original.
fn is_original(kind: &str) -> bool {
    kind.split_once(':').is_some_and(|(game, id)| Engine::named(game).is_some() && u8::from_str_radix(id, 16).is_ok())
}

/// The field of a placement that came from an original's level file which holds the subtype.
const SUBTYPE: &str = "subtype";

/// A kind as a placement names it: by its own name, or as `<game>:<number>` by the number that it has in the level files
/// of an original, where a subtype stands for its parameters.
///
/// Placements that came from a disassembly keep their numbers, so that they go back as they came.
pub fn kind_of(placement: &Placement, own: &OwnKinds) -> Option<(KindId, Option<Engine>)> {
    let Some((game, number)) = placement.kind.split_once(':') else {
        let is_own = || own.find(&placement.kind).map(|_| KindId::Own);
        return Some((kind_named(&placement.kind).filter(|kind| *kind != KindId::Own).or_else(is_own)?, None));
    };
    let engine = Engine::named(game)?;
    let id = u8::from_str_radix(number, 16).ok()?;
    Some((kind_of_original(engine, id)?, Some(engine)))
}

/// The kind of a placement and what it says of the parameters; each that can't be taken stands at its default and is told.
///
/// `None` for a kind that this version does not know.
pub fn read_placement(
    placement: &Placement,
    own: &OwnKinds,
    wrong: impl FnMut(ParameterError),
) -> Option<(KindId, Values)> {
    let (kind, engine) = kind_of(placement, own)?;
    let list = kind.info().parameters;
    let mut values = match engine {
        None => parameters::read(list, &placement.extra, wrong),
        Some(engine) => {
            let subtype = placement.extra.get(SUBTYPE).and_then(serde_json::Value::as_u64).unwrap_or(0);
            kind.values_of_subtype(engine, subtype as u8).unwrap_or_else(|| parameters::defaults(list))
        }
    };
    if kind == KindId::Own {
        values[own::WHICH] = i32::from(own.find(&placement.kind)?);
    }
    Some((kind, values))
}

/// Sets a parameter of a placement, by its place in the kind's list.
///
/// One that came from an original gets another subtype where one stands for the new parameters. Where none does, it
/// becomes an object of the kind's own name, which the original's level files can't hold.
pub fn set_parameter(placement: &mut Placement, own: &OwnKinds, index: usize, value: i32) {
    let Some((kind, engine)) = kind_of(placement, own) else { return };
    let Some((_, mut values)) = read_placement(placement, own, |_| {}) else { return };
    let list = kind.info().parameters;
    let Some(parameter) = list.get(index) else { return };
    values[index] = parameter.clamp(value);
    match engine.map(|engine| kind.subtype_of_values(engine, &values)) {
        None => parameters::write(parameter, value, &mut placement.extra),
        Some(Some(subtype)) => {
            placement.extra.insert(SUBTYPE.to_owned(), subtype.into());
        }
        Some(None) => {
            placement.extra.shift_remove(SUBTYPE);
            placement.kind = kind.info().name.to_owned();
            for (parameter, value) in list.iter().zip(values) {
                parameters::write(parameter, value, &mut placement.extra);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn belt(kind: &str, fields: serde_json::Value) -> Placement {
        let extra = fields.as_object().cloned().unwrap_or_default();
        Placement { kind: kind.to_owned(), extra, ..Placement::default() }
    }

    #[test]
    fn an_originals_number_and_subtype_stand_for_a_kind_and_its_parameters() {
        let from_game = belt("sonic1:68", json!({ "order": 3, "subtype": 0xE1 }));
        let (kind, values) = read_placement(&from_game, &OwnKinds::default(), |_| {}).expect("a belt");
        assert_eq!((kind, values[..3].to_vec()), (KindId::Conveyor, vec![56, 48, -2]));
        for unknown in ["sonic1:00", "sonic9:68", "sonic1:xx", "no_such_kind", ":", ""] {
            assert_eq!(read_placement(&belt(unknown, json!({})), &OwnKinds::default(), |_| {}), None, "{unknown}");
        }
    }

    #[test]
    fn a_parameter_that_no_subtype_holds_makes_it_an_object_of_our_own() {
        let mut placement = belt("sonic1:68", json!({ "order": 3, "subtype": 0x20 }));
        set_parameter(&mut placement, &OwnKinds::default(), 2, -5);
        assert_eq!((placement.kind.as_str(), &placement.extra["subtype"]), ("sonic1:68", &json!(0xB0)));
        set_parameter(&mut placement, &OwnKinds::default(), 0, 100);
        assert_eq!(placement.kind, "conveyor");
        let expected = json!({ "order": 3, "half_width": 100, "height": 48, "speed": -5 });
        assert_eq!(serde_json::Value::from(placement.extra.clone()), expected);
        set_parameter(&mut placement, &OwnKinds::default(), 1, 9999);
        assert_eq!(placement.extra["height"], json!(128));
        set_parameter(&mut placement, &OwnKinds::default(), 99, 1);
    }

    #[test]
    fn wrong_values_are_told_and_defaults_stand() {
        let placement = belt("conveyor", json!({ "speed": "fast", "height": 4000 }));
        let mut told = Vec::new();
        let (_, values) =
            read_placement(&placement, &OwnKinds::default(), |error| told.push(error.to_string())).expect("a belt");
        assert_eq!(values[..3], [128, 48, 2]);
        assert_eq!(told.len(), 2);
        assert!(told[0].contains("`height` takes a whole number from 16 to 128, not 4000"), "{told:?}");
    }
}
