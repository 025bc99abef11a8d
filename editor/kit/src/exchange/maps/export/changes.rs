//! The changes of the objects of a map since it was read, for exports that write into the map itself.

use crate::exchange::maps::export::things::{WrittenProperty, WrittenThing, own_properties, things_of};
use crate::exchange::maps::import::SourceObjects;
use serde_json::Value;
use sim::project::{LevelData, Project, PropertyOwner};
use sim::tiles::TILE;
use std::collections::{BTreeMap, BTreeSet};

/// A change of an object that a map has.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ThingChange {
    /// The number of the object.
    pub id: u32,
    /// The new class, if it is another one.
    pub class: Option<String>,
    /// The new name, if it is another one.
    pub name: Option<String>,
    /// Pixels by which its left and its upper edge are moved.
    pub moved: (i32, i32),
    /// Pixels by which it is wider and higher.
    pub grown: (i32, i32),
    /// The properties that have other values; `null` for those that are gone.
    pub properties: Vec<(String, Value)>,
}

impl ThingChange {
    fn is_empty(&self) -> bool {
        *self == Self { id: self.id, ..Self::default() }
    }
}

/// The changes of the objects of a map.
#[derive(Clone, Debug, Default)]
pub(crate) struct ThingChanges {
    pub changed: Vec<ThingChange>,
    /// Numbers of objects that the level no longer has.
    pub gone: BTreeSet<u32>,
    /// Things that the map does not have, at places of the map.
    pub new: Vec<WrittenThing>,
    /// The properties of the map itself that have other values; `null` for those that are gone.
    pub level: Vec<(String, Value)>,
}

/// Compares a level with what its map becomes now.
pub(crate) fn changes_of(
    (old_project, old): (&Project, &LevelData),
    (project, data): (&Project, &LevelData),
    source: &SourceObjects,
) -> ThingChanges {
    let things = |project: &Project, data: &LevelData| {
        let side = i32::from(project.chunk_size.max(1)) * TILE;
        let size = (data.layout.width() as i32 * side, data.layout.height() as i32 * side);
        things_of(project, data, size)
    };
    let before = things(old_project, old);
    let mut known: BTreeMap<u32, &WrittenThing> = BTreeMap::new();
    let mut keyed: BTreeMap<&str, u32> = BTreeMap::new();
    let mut places: BTreeMap<&str, u32> = BTreeMap::new();
    for thing in &before {
        let Some(number) = thing.source else { continue };
        known.insert(number, thing);
        keyed.extend(thing.key.as_deref().map(|key| (key, number)));
        if is_place(thing) {
            places.entry(&thing.class).or_insert(number);
        }
    }
    let mut changes = ThingChanges::default();
    let mut kept: BTreeSet<u32> = BTreeSet::new();
    for thing in things(project, data) {
        let is_free = |number: &u32| !kept.contains(number) && known.contains_key(number);
        let own = thing.source.filter(is_free).or_else(|| keyed.get(thing.id.as_str()).copied().filter(is_free));
        // Of places a level has one each, and one start that is its own.
        let is_alone = is_place(&thing) && (thing.class != "start" || thing.id == "start 0");
        let own = own.or_else(|| places.get(thing.class.as_str()).copied().filter(|_| is_alone).filter(is_free));
        if let Some((id, before)) = own.and_then(|id| Some((id, *known.get(&id)?))) {
            kept.insert(id);
            let change = change_of(id, before, &thing, source);
            changes.changed.extend((!change.is_empty()).then_some(change));
            continue;
        }
        // Places of a level that no object says.
        let is_usual =
            |other: &WrittenThing| other.source.is_none() && other.class == thing.class && other.area == thing.area;
        if is_place(&thing) && before.iter().any(is_usual) {
            continue;
        }
        let [left, top, width, height] = thing.area;
        let area = [left - source.origin.0, top - source.origin.1, width, height];
        changes.new.push(WrittenThing { area, class: class_of(&thing.class, source), ..thing });
    }
    let own = |project: &Project, data: &LevelData| {
        own_properties(project, (PropertyOwner::Level, ""), Some(&data.properties))
    };
    changes.level = property_changes(&own(old_project, old), &own(project, data));
    let came = source.objects.iter().copied().filter(|number| known.contains_key(number));
    changes.gone = came.filter(|number| !kept.contains(number)).collect();
    changes
}

/// The class that a map has for a kind: the one of which the user said that it becomes this kind, else the kind's name.
fn class_of(kind: &str, source: &SourceObjects) -> String {
    let said = source.mapping.objects.iter().find(|(_, target)| *target == kind);
    said.map_or(kind, |(class, _)| class).to_owned()
}

/// Whether a thing is a place of the level, and no object.
fn is_place(thing: &WrittenThing) -> bool {
    matches!(thing.class.as_str(), "start" | "bounds" | "goal" | "water")
}

/// The properties that have other values; `null` for those that are gone.
fn property_changes(before: &[WrittenProperty], now: &[WrittenProperty]) -> Vec<(String, Value)> {
    let named = |list: &[WrittenProperty], name: &str| list.iter().position(|property| property.name == name);
    let mut properties = Vec::new();
    for property in now {
        match named(before, &property.name).map(|place| &before[place]) {
            Some(before) if before.value == property.value => {}
            None if property.is_usual => {}
            _ => properties.push((property.name.clone(), property.value.clone())),
        }
    }
    let is_gone = |property: &&WrittenProperty| named(now, &property.name).is_none();
    properties.extend(before.iter().filter(is_gone).map(|property| (property.name.clone(), Value::Null)));
    properties
}

fn change_of(id: u32, before: &WrittenThing, now: &WrittenThing, source: &SourceObjects) -> ThingChange {
    let ([left, top, width, height], [x, y, wide, high]) = (before.area, now.area);
    let (moved, grown) = if now.is_area() {
        ((x - left, y - top), (wide - width, high - height))
    } else {
        ((x + wide / 2 - left - width / 2, y + high / 2 - top - height / 2), (0, 0))
    };
    let properties = property_changes(&before.properties, &now.properties);
    let class = (before.class != now.class).then(|| class_of(&now.class, source));
    let name = (before.name != now.name).then(|| now.name.clone());
    ThingChange { id, class, name, moved, grown, properties }
}
