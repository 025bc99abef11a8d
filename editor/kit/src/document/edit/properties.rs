//! The properties that a project defines, changed with the values that things have of them.

use super::{Edit, LevelSettings};
use serde_json::Value;
use sim::project::{
    Extra, LevelData, PROPERTIES, PlacementId, Project, PropertyDefinition, PropertyKind, PropertyOwner, PropertyPart,
    Tileset, TilesetRef, free_name, object_of, properties_of, put_property, set_property, value_of_object,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A property with a name that no other one has, for objects.
pub fn fresh(project: &Project) -> PropertyDefinition {
    let is_free = |name: &str| project.properties.iter().all(|other| other.name != name);
    let name = free_name("property", "_", is_free);
    PropertyDefinition { name, on: vec![PropertyOwner::Object], ..PropertyDefinition::default() }
}

/// The number of things that have a value of a property.
pub fn uses(project: &Project, property: &PropertyDefinition) -> usize {
    let of_level = |level: &Arc<LevelData>| {
        let is_set = |owner: PropertyOwner, kind: &str, values: Option<&Extra>| {
            property.is_on(owner, kind) && values.is_some_and(|values| values.contains_key(&property.name))
        };
        let objects = level
            .placements
            .iter()
            .filter(|placement| is_set(PropertyOwner::Object, &placement.kind, properties_of(&placement.extra)));
        let switchers = level.switchers.iter();
        let switchers =
            switchers.filter(|switcher| is_set(PropertyOwner::Switcher, "", properties_of(&switcher.extra)));
        let marks = level.marks.iter();
        let regions =
            marks.filter(|mark| mark.kind.is_region() && is_set(PropertyOwner::Region, "", properties_of(&mark.extra)));
        objects.count()
            + switchers.count()
            + regions.count()
            + usize::from(is_set(PropertyOwner::Level, "", Some(&level.properties)))
    };
    let of_set = |set: &Arc<TilesetRef>| {
        let parts = set.tileset.parts_with_properties();
        parts.filter(|(part, values)| property.is_on(part.owner(), "") && values.contains_key(&property.name)).count()
    };
    project.levels.iter().map(of_level).sum::<usize>() + project.tilesets.iter().map(of_set).sum::<usize>()
}

/// Returns the edits that give blocks or solid tiles of a tileset a value of a property; `None` takes it away.
pub fn set_parts(project: &Project, index: usize, values: &[(PropertyPart, Option<Value>)], name: &str) -> Vec<Edit> {
    let Some(set) = project.tilesets.get(index) else { return Vec::new() };
    let mut tileset = Tileset::clone(&set.tileset);
    for (part, value) in values {
        tileset.set_property(*part, name, value.clone());
    }
    vec![put_tileset(index, set, tileset)]
}

/// The edit that puts a tileset in the place of another one.
fn put_tileset(index: usize, set: &TilesetRef, tileset: Tileset) -> Edit {
    Edit::SetTileset { index, tileset: Some(Arc::new(TilesetRef { tileset: Arc::new(tileset), ..set.clone() })) }
}

/// Returns the edits that give the property at a place another name, and all values of it.
pub fn renamed(project: &Project, place: usize, name: &str) -> Vec<Edit> {
    let Some(old) = project.properties.get(place) else { return Vec::new() };
    let mut edits = with_values(project, old, |value| Some((name.to_owned(), value)));
    let mut list = (*project.properties).clone();
    name.clone_into(&mut list[place].name);
    edits.push(Edit::SetProperties(Arc::new(list)));
    edits
}

/// Returns the edits that delete the property at a place, and all values of it.
pub fn removed(project: &Project, place: usize) -> Vec<Edit> {
    let Some(old) = project.properties.get(place) else { return Vec::new() };
    let mut edits = with_values(project, old, |_| None);
    let mut list = (*project.properties).clone();
    list.remove(place);
    edits.push(Edit::SetProperties(Arc::new(list)));
    edits
}

/// Returns the edits that give a word of the choice at a place another spelling, and all values that are this word.
pub fn choice_renamed(project: &Project, place: usize, word: usize, new: &str) -> Vec<Edit> {
    let mut list = (*project.properties).clone();
    let Some(property) = list.get_mut(place) else { return Vec::new() };
    let PropertyKind::Choice { choices } = &mut property.kind else { return Vec::new() };
    let Some(choice) = choices.get_mut(word) else { return Vec::new() };
    let old = std::mem::replace(choice, new.to_owned());
    let follows = |value: Value| if value == old.as_str() { new.into() } else { value };
    property.default = follows(std::mem::take(&mut property.default));
    let name = property.name.clone();
    let mut edits = with_values(project, &project.properties[place], |value| Some((name.clone(), follows(value))));
    edits.push(Edit::SetProperties(Arc::new(list)));
    edits
}

/// The edits that replace each value of a property by a value of a name, or by nothing.
fn with_values(
    project: &Project,
    property: &PropertyDefinition,
    change: impl Fn(Value) -> Option<(String, Value)>,
) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (index, set) in project.tilesets.iter().enumerate() {
        let parts = set.tileset.parts_with_properties().filter(|(part, _)| property.is_on(part.owner(), ""));
        let held = parts.filter_map(|(part, values)| Some((part, values.get(&property.name)?.clone())));
        let held: Vec<(PropertyPart, Value)> = held.collect();
        if held.is_empty() {
            continue;
        }
        let mut tileset = Tileset::clone(&set.tileset);
        for (part, old) in held {
            tileset.set_property(part, &property.name, None);
            if let Some((name, value)) = change(old) {
                tileset.set_property(part, &name, Some(value));
            }
        }
        edits.push(put_tileset(index, set, tileset));
    }
    for level in &project.levels {
        let key = &level.key;
        for (slot, placement) in level.placements.iter().enumerate() {
            let values = properties_of(&placement.extra);
            if property.is_on(PropertyOwner::Object, &placement.kind)
                && let Some(old) = values.and_then(|values| values.get(&property.name))
            {
                let mut new = placement.clone();
                replace_in(&mut new.extra, &property.name, change(old.clone()));
                let placement = Some((slot, new));
                edits.push(Edit::SetPlacement { level: key.clone(), id: level.placements[slot].id, placement });
            }
        }
        for (slot, switcher) in level.switchers.iter().enumerate() {
            let values = properties_of(&switcher.extra);
            if property.is_on(PropertyOwner::Switcher, "")
                && let Some(old) = values.and_then(|values| values.get(&property.name))
            {
                let mut new = switcher.clone();
                replace_in(&mut new.extra, &property.name, change(old.clone()));
                edits.push(Edit::SetSwitcher { level: key.clone(), id: switcher.id, switcher: Some((slot, new)) });
            }
        }
        for (slot, mark) in level.marks.iter().enumerate() {
            let values = properties_of(&mark.extra);
            if property.is_on(PropertyOwner::Region, "")
                && let Some(old) = values.and_then(|values| values.get(&property.name))
            {
                let mut new = mark.clone();
                replace_in(&mut new.extra, &property.name, change(old.clone()));
                edits.push(Edit::SetMark { level: key.clone(), id: mark.id, mark: Some((slot, new)) });
            }
        }
        if property.is_on(PropertyOwner::Level, "")
            && let Some(old) = level.properties.get(&property.name)
        {
            let mut settings = LevelSettings::of(level);
            put_property(&mut settings.properties, &property.name, None);
            if let Some((name, value)) = change(old.clone()) {
                put_property(&mut settings.properties, &name, Some(value));
            }
            edits.push(Edit::SetLevelSettings { level: key.clone(), settings });
        }
    }
    edits
}

fn replace_in(extra: &mut Extra, name: &str, new: Option<(String, Value)>) {
    set_property(extra, name, None);
    if let Some((name, value)) = new {
        set_property(extra, &name, Some(value));
    }
}

/// Lets the properties of copies that name an object name its copy: `ids` are the ids of the originals and of their copies.
pub fn redirect(extra: &mut Extra, ids: &BTreeMap<PlacementId, PlacementId>) {
    if let Some(Value::Object(values)) = extra.get_mut(PROPERTIES) {
        redirect_values(values, ids);
    }
}

/// As [`redirect`], of values of a level.
pub fn redirect_values(values: &mut Extra, ids: &BTreeMap<PlacementId, PlacementId>) {
    for value in values.values_mut() {
        if let Some(copy) = object_of(value).and_then(|id| ids.get(&id)) {
            *value = value_of_object(*copy);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::document::{Document, History};
    use serde_json::json;
    use sim::project::{LayerSwitcher, Placement};

    /// A level with a value of `mood` on everything, and a property that only springs have.
    fn project() -> Project {
        let extra = |values: Value| -> Extra { [("properties".to_owned(), values)].into_iter().collect() };
        let placement = |id: u64, kind: &str, values: Value| Placement {
            id: PlacementId(id),
            kind: kind.into(),
            extra: extra(values),
            ..Placement::default()
        };
        let level = LevelData {
            key: "a".into(),
            properties: [("mood".to_owned(), json!("calm"))].into_iter().collect(),
            placements: vec![
                placement(1, "spring", json!({"mood": "wild", "power": 3})),
                placement(2, "ring", json!({"power": 4})),
            ],
            switchers: vec![LayerSwitcher { extra: extra(json!({"mood": "calm"})), ..LayerSwitcher::default() }],
            ..LevelData::default()
        };
        let mood = PropertyDefinition {
            name: "mood".into(),
            on: vec![PropertyOwner::Level, PropertyOwner::Object, PropertyOwner::Switcher],
            kind: PropertyKind::Text,
            ..PropertyDefinition::default()
        };
        let power = PropertyDefinition {
            name: "power".into(),
            on: vec![PropertyOwner::Object],
            kinds: vec!["spring".into()],
            ..PropertyDefinition::default()
        };
        Project {
            levels: vec![Arc::new(level)],
            properties: Arc::new(vec![mood, power]),
            chunks: Arc::new(vec![Arc::default()]),
            chunk_size: 8,
            ..Project::default()
        }
    }

    fn after(project: &Project, edits: Vec<Edit>) -> Project {
        let mut history = History::new(Document::new(project.clone(), None));
        history.apply("Change", None, edits).unwrap();
        history.document().project().clone()
    }

    fn said(project: &Project) -> Vec<String> {
        let level = &project.levels[0];
        let objects = level.placements.iter().map(|placement| &placement.extra);
        let extras = objects.chain(level.switchers.iter().map(|switcher| &switcher.extra));
        let all = extras.map(|extra| Value::Object(extra.clone()).to_string());
        std::iter::once(Value::Object(level.properties.clone()).to_string()).chain(all).collect()
    }

    #[test]
    fn values_follow_a_new_name_and_go_with_the_property() {
        let project = project();
        let uses = |project: &Project| project.properties.iter().map(|one| uses(project, one)).collect::<Vec<_>>();
        assert_eq!(uses(&project), [3, 1]);
        let new = after(&project, renamed(&project, 0, "temper"));
        assert_eq!(new.properties[0].name, "temper");
        assert_eq!(
            said(&new),
            [
                r#"{"temper":"calm"}"#,
                r#"{"properties":{"power":3,"temper":"wild"}}"#,
                r#"{"properties":{"power":4}}"#,
                r#"{"properties":{"temper":"calm"}}"#,
            ]
        );
        assert_eq!(uses(&new), [3, 1]);
        let less = after(&new, removed(&new, 0));
        assert_eq!(said(&less), ["{}", r#"{"properties":{"power":3}}"#, r#"{"properties":{"power":4}}"#, "{}"]);
        let less = after(&less, removed(&less, 0));
        assert_eq!(said(&less)[1..3], ["{}", r#"{"properties":{"power":4}}"#], "not the property of other kinds");
        assert!(renamed(&less, 9, "x").is_empty() && removed(&less, 9).is_empty());
    }

    #[test]
    fn blocks_and_solid_tiles_have_values_that_follow() {
        let mut project = project();
        project.tilesets = vec![Arc::new(TilesetRef { path: "ground".into(), ..TilesetRef::default() })];
        let on = vec![PropertyOwner::Block, PropertyOwner::Tile];
        let step =
            PropertyDefinition { name: "step".into(), on, kind: PropertyKind::Text, ..PropertyDefinition::default() };
        Arc::make_mut(&mut project.properties).push(step);
        let parts = [PropertyPart::Block(3), PropertyPart::Block(9), PropertyPart::Tile(3)];
        let values = parts.map(|part| (part, Some(json!("grass"))));
        let set = after(&project, set_parts(&project, 0, &values, "step"));
        let held = |project: &Project, name: &str| {
            let set = &project.tilesets[0].tileset;
            parts.map(|part| set.properties_of(part).is_some_and(|values| values.contains_key(name)))
        };
        assert_eq!((held(&set, "step"), uses(&set, &set.properties[2])), ([true; 3], 3));
        let less = after(&set, set_parts(&set, 0, &[(parts[1], None)], "step"));
        assert_eq!(held(&less, "step"), [true, false, true]);
        let new = after(&less, renamed(&less, 2, "tread"));
        assert_eq!((held(&new, "step"), held(&new, "tread")), ([false; 3], [true, false, true]));
        let gone = after(&new, removed(&new, 2));
        assert_eq!((held(&gone, "tread"), gone.tilesets[0].tileset.inner_extra.len()), ([false; 3], 0));
        assert!(set_parts(&project, 7, &values, "step").is_empty());
    }

    #[test]
    fn values_follow_the_spelling_of_a_choice() {
        let mut project = project();
        let mood = &mut Arc::make_mut(&mut project.properties)[0];
        mood.kind = PropertyKind::Choice { choices: vec!["calm".into(), "wild".into()] };
        mood.default = json!("wild");
        let new = after(&project, choice_renamed(&project, 0, 1, "fierce"));
        assert_eq!(new.properties[0].kind, PropertyKind::Choice { choices: vec!["calm".into(), "fierce".into()] });
        assert_eq!(new.properties[0].default, json!("fierce"));
        assert_eq!(said(&new)[..2], [r#"{"mood":"calm"}"#, r#"{"properties":{"power":3,"mood":"fierce"}}"#]);
        for (place, word) in [(0, 2), (1, 0), (9, 0)] {
            assert!(choice_renamed(&project, place, word, "x").is_empty());
        }
    }

    #[test]
    fn copies_name_their_copies() {
        let id = |number: u64| value_of_object(PlacementId(number));
        let mut extra = Extra::new();
        for (name, value) in [("door", id(1)), ("far", id(9)), ("count", json!(1)), ("text", json!("1"))] {
            set_property(&mut extra, name, Some(value));
        }
        redirect(&mut extra, &[(PlacementId(1), PlacementId(5))].into_iter().collect());
        let values = properties_of(&extra).unwrap();
        assert_eq!([&values["door"], &values["far"], &values["count"]], [&id(5), &id(9), &json!(1)]);
    }

    #[test]
    fn new_ones_have_names_of_their_own() {
        let mut project = project();
        for expected in ["property", "property_2"] {
            let new = fresh(&project);
            assert_eq!(new.name, expected);
            Arc::make_mut(&mut project.properties).push(new);
        }
    }
}
