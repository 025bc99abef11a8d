//! The objects of a level as a world loads them: sorted by where they are, with their parameters read.

use super::kinds::devices::layer_switcher;
use super::kinds::others::own;
use super::originals::Name;
use super::parameters::{self, Parameter, ParameterError, Values};
use super::window::{Band, Window, column};
use super::{EditedObjects, KindId, kind_named};
use crate::project::{Extra, LayerSwitcher, OwnKind, OwnKinds, Placement, PlacementId};
use std::borrow::Cow;
use std::sync::Arc;

/// Pixels to either side of the screen in which objects exist at least: what reaches no farther from its centre needs no
/// reach of its own.
const MARGIN: u16 = 128;

/// The field of an imported thing that holds its place in the original's list.
const ORDER: &str = "order";

/// The field of a placement that says that it loads at any height.
const ANY_HEIGHT: &str = "any_height";

/// An object of the level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedObject {
    /// Its stable id.
    pub id: PlacementId,
    /// Its place in the level's list of placements, or in that of layer switchers.
    pub order: u32,
    /// Its kind.
    pub kind: KindId,
    /// Centre, pixels.
    pub x: i32,
    /// Centre, pixels.
    pub y: i32,
    /// The pixel column that must be near the screen for it to exist.
    pub home_x: i32,
    /// Mirrored left to right.
    pub flip_x: bool,
    /// Mirrored top to bottom.
    pub flip_y: bool,
    /// Its parameters.
    pub values: Values,
    /// Pixels by which it is near to the camera sooner than its centre is, across and down; 0 of all kinds but a project's
    /// own.
    pub reach: (u16, u16),
    /// True if it loads at any height, if the rules ask for the height.
    pub any_height: bool,
}

impl PlacedObject {
    /// Returns true if it exists while the camera is where that window belongs.
    pub const fn is_in(&self, window: Window) -> bool {
        window.reaches(self.home_x, self.reach.0 as i32)
    }

    /// Returns true if it is of the level's list of placements, and its kind is known.
    pub fn is_known_placement(&self) -> bool {
        !matches!(self.kind, KindId::Unknown | KindId::Switcher)
    }

    /// Returns true if it comes into being at that height of the camera.
    pub const fn is_at(&self, band: Band) -> bool {
        self.any_height || band.reaches(self.y, self.reach.1 as i32)
    }

    /// Its kind, if that is one of the project's own.
    pub fn own_kind<'a>(&self, own: &'a OwnKinds) -> Option<&'a Arc<OwnKind>> {
        own_kind(self.kind, &self.values, own)
    }

    /// Returns the parameters of it: as in its kind's description, but of a project's own kind only those that have a meaning.
    pub fn parameters<'a>(&self, own: &'a OwnKinds) -> Cow<'a, [Parameter<'a>]> {
        parameters_of(self.kind, &self.values, own)
    }
}

/// The project's own kind that an object with these values is; `None` if it is one of ours.
pub fn own_kind<'a>(kind: KindId, values: &Values, own: &'a OwnKinds) -> Option<&'a Arc<OwnKind>> {
    (kind == KindId::Own).then(|| own.kinds.get(usize::try_from(own::which(values)).ok()?))?
}

/// The player does not see an object with these values: it is only for level authors.
pub fn is_hidden(kind: KindId, values: &Values, own: &OwnKinds) -> bool {
    kind.is_hidden() && !kind.shows(values) || own_kind(kind, values, own).is_some_and(|kind| own::is_hidden(kind))
}

/// Returns the parameters of an object with these values, in the order of the values.
pub fn parameters_of<'a>(kind: KindId, values: &Values, own: &'a OwnKinds) -> Cow<'a, [Parameter<'a>]> {
    match kind {
        KindId::Own => own_kind(kind, values, own).map_or(Cow::Borrowed(&[]), |kind| own::parameters_of(kind).into()),
        _ => kind.info().parameters.into(),
    }
}

/// The objects of a level whose kinds are known and its layer switchers, sorted by columns of 128 pixels, in slot order
/// within a column.
///
/// Shared: a clone costs nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placements {
    list: Arc<[PlacedObject]>,
    /// The greatest reach of any, across.
    reach: u16,
    /// The indices of those that are areas.
    areas: Arc<[u32]>,
}

impl Placements {
    /// Reads a level's list. Kinds that this version does not know are left out, but for those of the originals, which take
    /// their slots, as do those with a subtype that is not known; parameters that can't be taken have their defaults.
    pub fn new(list: &[Placement], switchers: &[LayerSwitcher], own: &OwnKinds) -> Self {
        let mut placed: Vec<_> = (0..).zip(list).filter_map(|(order, placement)| read(order, placement, own)).collect();
        placed.sort_by_key(|object| column(object.home_x));
        let placed = with_switchers(placed, list, switchers);
        let reach = placed.iter().map(|object| object.reach.0).max().unwrap_or(0);
        let is_area = |(index, object): (u32, &PlacedObject)| object.kind.is_area().then_some(index);
        let areas = (0..).zip(&placed).filter_map(is_area).collect();
        Self { list: placed.into(), reach, areas }
    }

    /// The object of that index, which is not its place in the level's list.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&PlacedObject> {
        self.list.get(index as usize)
    }

    /// Returns the placed objects.
    pub fn list(&self) -> &[PlacedObject] {
        &self.list
    }

    /// Returns the placed areas of the level, in order.
    pub fn areas(&self) -> impl Iterator<Item = &PlacedObject> {
        self.areas.iter().filter_map(|index| self.get(*index))
    }

    /// Some are areas of the level.
    pub fn has_areas(&self) -> bool {
        !self.areas.is_empty()
    }

    /// The greatest reach of any, across: how far beyond the window the centre of an object can be that exists.
    pub const fn reach(&self) -> u16 {
        self.reach
    }

    /// Returns true if they are the very same list.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.list, &other.list)
    }

    /// Returns the edits since an earlier state of the same list; `None` if a world of one says nothing about the other.
    pub(crate) fn edited_since(&self, before: &Self) -> Option<EditedObjects> {
        EditedObjects::between(before, self)
    }

    /// The index of the object with that id.
    pub fn find(&self, id: PlacementId) -> Option<u32> {
        let is_it = |object: &PlacedObject| object.id == id && object.kind != KindId::Switcher;
        self.list.iter().position(is_it).map(|index| index as u32)
    }
}

/// Both lists as one, by columns: in the order of the original's list if both say so, else by x.
fn with_switchers(objects: Vec<PlacedObject>, list: &[Placement], switchers: &[LayerSwitcher]) -> Vec<PlacedObject> {
    if switchers.is_empty() {
        return objects;
    }
    let order_of = |extra: &Extra| extra.get(ORDER).and_then(serde_json::Value::as_u64);
    let mut sorted: Vec<_> = (0..).zip(switchers).collect();
    sorted.sort_by_key(|(_, switcher)| column(switcher.x));
    let mut sorted = sorted.into_iter().peekable();
    let mut merged = Vec::with_capacity(objects.len() + switchers.len());
    for object in objects {
        // Rings have a list of their own in the games with layer switchers.
        let extra = list.get(object.order as usize).filter(|_| !object.kind.is_rings()).map(|placed| &placed.extra);
        let order = extra.and_then(order_of);
        let comes_before = |switcher: &LayerSwitcher| match (order_of(&switcher.extra), order) {
            _ if column(switcher.x) != column(object.home_x) => column(switcher.x) < column(object.home_x),
            (Some(theirs), Some(order)) => theirs < order,
            _ => switcher.x < object.home_x,
        };
        while let Some((order, switcher)) = sorted.next_if(|(_, switcher)| comes_before(switcher)) {
            merged.push(layer_switcher::placed(order, switcher));
        }
        merged.push(object);
    }
    merged.extend(sorted.map(|(order, switcher)| layer_switcher::placed(order, switcher)));
    merged
}

fn read(order: u32, placement: &Placement, own: &OwnKinds) -> Option<PlacedObject> {
    let name = Name::of(&placement.kind);
    // Every object from an original takes a slot there.
    let unknown = || name.map(|_| (KindId::Unknown, *KindId::Unknown.defaults()));
    let (kind, values) = read_placement(placement, own, |_| {}).or_else(unknown)?;
    Some(placed(order, placement, (kind, values), own))
}

/// A placement as a world loads it, of that kind and with those parameters.
pub fn placed(order: u32, placement: &Placement, (kind, values): (KindId, Values), own: &OwnKinds) -> PlacedObject {
    let &Placement { id, x, y, flip_x, flip_y, .. } = placement;
    let name = Name::of(&placement.kind).filter(|_| kind != KindId::Unknown);
    let home_x = name.map_or(x, |name| name.middle(x, &values));
    let beyond = |half: u16| half.saturating_sub(MARGIN);
    let reach = own_kind(kind, &values, own).map_or((0, 0), |kind| {
        let (across, down) = own::reach(kind, &values);
        (beyond(kind.half_width.saturating_add(across)), beyond(kind.half_height.saturating_add(down)))
    });
    // Rings are no objects if height is asked for.
    let any_height = kind.is_rings() || placement.extra.get(ANY_HEIGHT).is_some_and(|any| *any == true);
    PlacedObject { id, order, kind, x, y, home_x, flip_x, flip_y, values, reach, any_height }
}

/// A kind as a placement names it: by its own name, or by the one that it has in the level files of an original.
pub fn kind_of(placement: &Placement, own: &OwnKinds) -> Option<(KindId, Option<Name>)> {
    if placement.kind.contains(':') {
        let name = Name::of(&placement.kind)?;
        return Some((name.kind()?, Some(name)));
    }
    let is_own = || own.find(&placement.kind).map(|_| KindId::Own);
    Some((kind_named(&placement.kind).filter(|kind| *kind != KindId::Own).or_else(is_own)?, None))
}

/// The kind of a placement and what it says of the parameters; each that can't be taken has its default and is reported.
///
/// `None` for a kind, or an original's subtype, that this version does not know.
pub fn read_placement(
    placement: &Placement,
    own: &OwnKinds,
    wrong: impl FnMut(ParameterError),
) -> Option<(KindId, Values)> {
    let (kind, name) = kind_of(placement, own)?;
    let mut values = match name {
        None => parameters::read(&parameters_of_placement(kind, placement, own), &placement.extra, wrong),
        Some(name) => name.values(kind, &placement.extra)?,
    };
    if kind == KindId::Own {
        values = own::of_which(values, own.find(&placement.kind)?);
    }
    Some((kind, values))
}

/// Returns the parameters of a placement of a kind: by its name, if the kind is one of the project's own.
fn parameters_of_placement<'a>(kind: KindId, placement: &Placement, own: &'a OwnKinds) -> Cow<'a, [Parameter<'a>]> {
    match own.named(&placement.kind) {
        Some(own) if kind == KindId::Own => own::parameters_of(own).into(),
        _ => kind.info().parameters.into(),
    }
}

/// Sets a parameter of a placement, by its place in the kind's list.
///
/// One that came from an original gets another subtype, if one stands for the new parameters. If none does, it becomes an
/// object of the kind's own name, which the original's level files can't hold.
pub fn set_parameter(placement: &mut Placement, own: &OwnKinds, index: usize, value: i32) {
    let Some((kind, name)) = kind_of(placement, own) else { return };
    let Some((_, mut values)) = read_placement(placement, own, |_| {}) else { return };
    let list = parameters_of_placement(kind, placement, own);
    let Some(parameter) = list.get(index) else { return };
    values[index] = parameter.kind.clamp(value);
    let Some(name) = name else {
        parameters::write(parameter, value, &mut placement.extra);
        return;
    };
    if !name.set_values(kind, &values, &mut placement.extra) {
        name.forget(&mut placement.extra);
        placement.kind = kind.info().name.to_owned();
        for (parameter, value) in list.iter().zip(values) {
            parameters::write(parameter, value, &mut placement.extra);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::originals::unknown_subtype;
    use super::*;
    use serde_json::json;

    fn belt(kind: &str, fields: serde_json::Value) -> Placement {
        let extra = fields.as_object().cloned().unwrap_or_default();
        Placement { kind: kind.to_owned(), extra, ..Placement::default() }
    }

    #[test]
    fn an_originals_number_and_subtype_give_a_kind_and_parameters() {
        let from_game = belt("sonic1:68", json!({ "order": 3, "subtype": 0xE1 }));
        let (kind, values) = read_placement(&from_game, &OwnKinds::default(), |_| {}).expect("a belt");
        assert_eq!((kind, values[..3].to_vec()), (KindId::Conveyor, vec![56, 48, -2]));
        for unknown in ["sonic1:00", "sonic9:68", "sonic1:xx", "no_such_kind", ":", ""] {
            assert_eq!(read_placement(&belt(unknown, json!({})), &OwnKinds::default(), |_| {}), None, "{unknown}");
        }
    }

    #[test]
    fn a_parameter_without_a_subtype_makes_an_object_of_our_own() {
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
    fn an_unknown_subtype_keeps_its_number_and_does_nothing() {
        let own = OwnKinds::default();
        for (kind, subtype) in [("sonic1:26", 0x2A), ("sonic2:41", 0x72), ("sonic2:79", 0x80), ("sonic1:36", 0x63)] {
            let placement = belt(kind, json!({ "order": 3, "subtype": subtype }));
            assert_eq!(read_placement(&placement, &own, |_| {}), None, "{kind} {subtype:02X}");
            let list = Placements::new(std::slice::from_ref(&placement), &[], &own);
            assert_eq!(list.list()[0].kind, KindId::Unknown, "{kind} {subtype:02X}: it takes its slot");
            let mut touched = placement.clone();
            set_parameter(&mut touched, &own, 0, 1);
            assert_eq!(touched, placement, "{kind} {subtype:02X}");
            assert_eq!(unknown_subtype(&placement).map(|(_, subtype)| subtype), Some(subtype));
        }
    }

    #[test]
    fn the_number_of_the_kind_decides_what_a_subtype_means() {
        let own = OwnKinds::default();
        for (kind, subtype, expected) in [
            ("sonic1:51", 0x00, [0, 0]),
            ("sonic2:32", 0x80, [1, 0]),
            ("sonic2:2F", 0x00, [3, 0]),
            ("sonic2:2F", 0x82, [3, 1]),
        ] {
            let placement = belt(kind, json!({ "subtype": subtype }));
            let (found, values) = read_placement(&placement, &own, |_| {}).expect("a breakable block");
            assert_eq!((found, &values[..2]), (KindId::BreakableBlock, &expected[..]), "{kind} {subtype:02X}");
        }
        // If only the zone decides in the original, a field says so.
        let crate_of_a_zone = belt("sonic2:32", json!({ "subtype": 0, "form": "crate" }));
        assert_eq!(read_placement(&crate_of_a_zone, &own, |_| {}).map(|(_, values)| values[0]), Some(2));
    }

    #[test]
    fn bits_that_mean_nothing_stay_when_a_parameter_is_set() {
        let mut ground = belt("sonic2:2F", json!({ "subtype": 0x06 }));
        set_parameter(&mut ground, &OwnKinds::default(), 1, 1);
        assert_eq!((ground.kind.as_str(), &ground.extra["subtype"]), ("sonic2:2F", &json!(0x86)));
    }

    #[test]
    fn entries_of_ring_lists_are_rings() {
        let own = OwnKinds::default();
        for (fields, expected) in [
            (json!({ "count": 4, "column": false }), [4, 24, 0]),
            (json!({ "count": 8, "column": true }), [8, 0, 24]),
            (json!({}), [1, 24, 0]),
        ] {
            let group = belt("sonic2:ring_group", fields);
            let (kind, values) = read_placement(&group, &own, |_| {}).expect("rings");
            assert_eq!((kind, &values[..3]), (KindId::RingLine, &expected[..]));
        }
        let ring = belt("sonic3k:ring", json!({ "order": 3 }));
        assert_eq!(read_placement(&ring, &own, |_| {}).map(|(kind, _)| kind), Some(KindId::Ring));
        let mut group = belt("sonic2:ring_group", json!({ "count": 4, "column": false, "order": 7 }));
        set_parameter(&mut group, &own, 0, 6);
        assert_eq!((group.kind.as_str(), &group.extra["count"]), ("sonic2:ring_group", &json!(6)));
        set_parameter(&mut group, &own, 1, 16);
        assert_eq!(group.kind, "ring_line", "no group of that game has that step");
        let expected = json!({ "order": 7, "count": 6, "step_x": 16, "step_y": 0 });
        assert_eq!(serde_json::Value::from(group.extra), expected);
    }

    #[test]
    fn a_group_of_rings_is_there_while_its_middle_is_near() {
        let group = belt("sonic2:ring_group", json!({ "count": 8, "column": false }));
        let list = Placements::new(&[group], &[], &OwnKinds::default());
        assert_eq!((list.list()[0].x, list.list()[0].home_x), (0, 84));
    }

    #[test]
    fn wrong_values_are_reported_and_defaults_are_used() {
        let placement = belt("conveyor", json!({ "speed": "fast", "height": 4000 }));
        let mut errors = Vec::new();
        let (_, values) =
            read_placement(&placement, &OwnKinds::default(), |error| errors.push(error.to_string())).expect("a belt");
        assert_eq!(values[..3], [128, 48, 2]);
        assert_eq!(errors.len(), 2);
        assert!(errors[0].contains("`height` takes a whole number from 16 to 128, not 4000"), "{errors:?}");
    }
}
