//! Objects and places as entities: those that a level has already are moved, others are added.

use crate::exchange::ldtk::export::definitions::{Definitions, EntityDefinition};
use crate::exchange::ldtk::export::names::{iid, is_own};
use crate::exchange::maps::export::things::{WrittenProperty, WrittenThing};
use crate::exchange::maps::export::tree::JsonTree;
use crate::exchange::maps::import::place_named;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Pixels from the centre of a standing player to the ground.
const FEET: f64 = 20.0;
/// Pixels of the player across and down.
const PLAYER: (f64, f64) = (20.0, 40.0);
/// Pixels of an entity that is a point.
const POINT: i32 = 16;
/// Properties that things have only if they are set.
const OPTIONAL: [&str; 7] = ["faces_left", "flip_x", "flip_y", "grounded_only", "layer", "partner", "priority_only"];

/// The entities of a level under way.
pub(super) struct EntityWriter<'a, 'd> {
    pub definitions: &'a mut Definitions<'d>,
    /// The key of the level.
    pub level: &'a str,
    /// The place of the level in the world; `None` if levels stand in a line.
    pub world: Option<(i64, i64)>,
    /// Values that found no field, by class and name.
    pub lost: BTreeSet<String>,
}

/// An entity that a level has: the place of its layer and its own.
type EntityPlace = (usize, usize);

impl EntityWriter<'_, '_> {
    /// Moves the entities of a level to where their things are, and removes those of an earlier export whose things are
    /// gone; returns the entities that are new.
    ///
    /// # Errors
    /// In words: layers of another form.
    pub(super) fn write(
        &mut self,
        layers: &mut [JsonTree],
        things: &[WrittenThing],
        usual_start: Option<(i32, i32)>,
    ) -> Result<Vec<JsonTree>, String> {
        let mut known: BTreeMap<String, EntityPlace> = BTreeMap::new();
        let mut places: BTreeMap<String, VecDeque<EntityPlace>> = BTreeMap::new();
        // From the back to the front, as they are read.
        for (layer, tree) in layers.iter_mut().enumerate().rev() {
            for (entity, tree) in entities_of(tree)?.into_iter().flatten().enumerate() {
                let iid = text(tree.get("iid")?);
                if let Some(place) = place_named(&text(tree.get("__identifier")?)).filter(|_| !is_own(&iid)) {
                    places.entry(place.to_owned()).or_default().push_back((layer, entity));
                }
                known.insert(iid, (layer, entity));
            }
        }
        let mut kept: BTreeSet<String> = BTreeSet::new();
        let mut new = Vec::new();
        for thing in things {
            // A copy of a thing is a thing of its own.
            let is_own = thing.iid.is_empty() || kept.contains(&thing.iid);
            let name = if is_own { iid(&["thing", self.level, &thing.id]) } else { thing.iid.clone() };
            let found = known.get(&name).copied();
            let found = found.or_else(|| places.get_mut(&thing.class).and_then(VecDeque::pop_front));
            // The start of a level that names none is not one that its user placed.
            let is_usual = thing.class == "start" && Some((thing.area[0], thing.area[1])) == usual_start;
            match found {
                Some((layer, entity)) => {
                    let grid = layers[layer].get("__gridSize")?.as_i64().filter(|grid| *grid > 0).unwrap_or(16);
                    let tree = &mut layers[layer].field("entityInstances")?.list()?[entity];
                    self.update(tree, thing, grid)?;
                }
                None if is_usual => {}
                None => new.push(self.entity(thing, &name)?),
            }
            kept.insert(name);
        }
        for tree in layers.iter_mut() {
            let Some(list) = entities_of(tree)? else { continue };
            let mut gone = Vec::new();
            for tree in list.iter_mut() {
                let iid = text(tree.get("iid")?);
                gone.push(is_own(&iid) && !kept.contains(&iid));
            }
            let mut gone = gone.into_iter();
            list.retain(|_| !gone.next().unwrap_or(false));
        }
        Ok(new)
    }

    /// Moves an entity to where its thing is, and gives it the thing's values.
    fn update(&mut self, tree: &mut JsonTree, thing: &WrittenThing, grid: i64) -> Result<(), String> {
        let uid = tree.get("defUid")?.as_i64().unwrap_or_default();
        let defined = self.definitions.entity_of(uid, thing, pivot_of(thing))?;
        let number = |value: Value, usual: f64| value.as_f64().unwrap_or(usual);
        let pivot = tree.get("__pivot")?;
        let pivot = (number(pivot[0].clone(), 0.0), number(pivot[1].clone(), 0.0));
        let mut size = (number(tree.get("width")?, 16.0), number(tree.get("height")?, 16.0));
        if thing.is_area() {
            size = (f64::from(thing.area[2]), f64::from(thing.area[3]));
            tree.set("width", &whole(size.0))?;
            tree.set("height", &whole(size.1))?;
        }
        let px = place(thing, pivot, size);
        let at = json!([whole(px.0), whole(px.1)]);
        if tree.get("px")? != at {
            tree.set("px", &at)?;
            // An entity whose pivot is its right or lower edge belongs to the cell before that edge.
            let cell = |place: f64, pivot: f64| cell(place - f64::from(u8::from(pivot == 1.0)), grid);
            tree.set("__grid", &json!([cell(px.0, pivot.0), cell(px.1, pivot.1)]))?;
            if let Some((x, y)) = self.world {
                tree.set("__worldX", &whole(px.0 + x as f64))?;
                tree.set("__worldY", &whole(px.1 + y as f64))?;
            }
        }
        let fields = tree.field("fieldInstances")?.list()?;
        let mut named: BTreeMap<String, usize> = BTreeMap::new();
        for (number, field) in fields.iter_mut().enumerate() {
            named.insert(text(field.get("__identifier")?), number);
        }
        for property in thing.properties.iter().filter(|property| !is_unsaid(property)) {
            let Some((uid, kind)) = defined.fields.get(&property.name) else {
                self.lose(property, &defined);
                continue;
            };
            match named.get(&property.name) {
                Some(number) => {
                    if fields[*number].get("__value")? != property.value {
                        fields[*number].set("__value", &property.value)?;
                        fields[*number].set("realEditorValues", &real_values(kind, &property.value))?;
                    }
                }
                None => fields.push(JsonTree::of(&field(&property.name, (kind, *uid), &property.value))),
            }
        }
        let of_marks = if thing.is_mark() { ["kind", "text"].as_slice() } else { &[] };
        for name in OPTIONAL.iter().chain(of_marks).copied() {
            let is_said = thing.properties.iter().any(|property| property.name == name);
            if let Some(number) = named.get(name).filter(|_| !is_said)
                && fields[*number].get("__value")? != Value::Null
            {
                fields[*number].set("__value", &Value::Null)?;
                fields[*number].set("realEditorValues", &json!([]))?;
            }
        }
        Ok(())
    }

    /// Makes an entity.
    fn entity(&mut self, thing: &WrittenThing, name: &str) -> Result<JsonTree, String> {
        let pivot = pivot_of(thing);
        let defined = self.definitions.entity(thing, pivot)?;
        let [.., width, height] = thing.area.map(f64::from);
        let size = if (width, height) == (0.0, 0.0) { PLAYER } else { (width, height) };
        let px = place(thing, (pivot, pivot), size);
        let mut fields = Vec::new();
        for property in thing.properties.iter().filter(|property| !is_unsaid(property)) {
            match defined.fields.get(&property.name) {
                Some((uid, kind)) => fields.push(field(&property.name, (kind, *uid), &property.value)),
                None => self.lose(property, &defined),
            }
        }
        let (x, y) =
            self.world.map_or((Value::Null, Value::Null), |(x, y)| (whole(px.0 + x as f64), whole(px.1 + y as f64)));
        let entity = json!({
            "__identifier": defined.identifier, "__grid": [cell(px.0, 16), cell(px.1, 16)], "__pivot": [pivot, pivot],
            "__tags": [], "__tile": null, "__smartColor": defined.color, "iid": name, "width": whole(size.0),
            "height": whole(size.1), "defUid": defined.uid, "px": [whole(px.0), whole(px.1)], "fieldInstances": fields,
            "__worldX": x, "__worldY": y,
        });
        Ok(JsonTree::of(&entity))
    }

    fn lose(&mut self, property: &WrittenProperty, defined: &EntityDefinition) {
        if !property.is_usual {
            self.lost.insert(format!("{} of the entity {}", property.name, defined.identifier));
        }
    }
}

/// Whether a property is a text that nothing sets: no enumeration of the user's has such a value.
fn is_unsaid(property: &WrittenProperty) -> bool {
    property.is_usual && property.value == ""
}

/// Gives a region or a note its name, and what else an entity has no place for, as fields.
pub(super) fn as_entity(thing: &mut WrittenThing) {
    if !thing.is_mark() {
        return;
    }
    let mut fields =
        vec![WrittenProperty { is_usual: thing.name.is_empty(), ..WrittenProperty::new("name", thing.name.as_str()) }];
    let [_, _, width, height] = &mut thing.area;
    let is_point = (*width, *height) == (0, 0);
    // An entity has a size.
    (*width, *height) = if is_point { (POINT, POINT) } else { ((*width).max(1), (*height).max(1)) };
    fields.push(WrittenProperty { is_usual: !is_point, ..WrittenProperty::new("point", is_point) });
    thing.properties.splice(..0, fields);
}

/// The point of an entity that its place names, across as well as down.
fn pivot_of(thing: &WrittenThing) -> f64 {
    if thing.is_area() { 0.0 } else { 0.5 }
}

/// The place of an entity of that pivot and that size, so that the thing comes back where it is.
fn place(thing: &WrittenThing, pivot: (f64, f64), size: (f64, f64)) -> (f64, f64) {
    let [left, top, width, height] = thing.area.map(f64::from);
    let (x, y) = match thing.class.as_str() {
        "start" => (left - size.0 / 2.0, top + FEET - size.1),
        _ if thing.is_area() => (left, top),
        _ => (left + width / 2.0 - size.0 / 2.0, top + height / 2.0 - size.1 / 2.0),
    };
    ((x + pivot.0 * size.0).round(), (y + pivot.1 * size.1).round())
}

fn cell(place: f64, grid: i64) -> i64 {
    (place / grid as f64).floor() as i64
}

/// The entities of a layer; `None` of a layer of cells.
fn entities_of(layer: &mut JsonTree) -> Result<Option<&mut Vec<JsonTree>>, String> {
    match layer.get("__type")? == "Entities" {
        true => layer.field("entityInstances")?.list().map(Some),
        false => Ok(None),
    }
}

fn whole(number: f64) -> Value {
    Value::from(number.round() as i64)
}

fn text(value: Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn field(name: &str, (kind, uid): (&str, i64), value: &Value) -> Value {
    json!({
        "__identifier": name, "__type": kind, "__value": value, "__tile": null, "defUid": uid,
        "realEditorValues": real_values(kind, value),
    })
}

/// Returns a value as LDtk's own editor keeps it.
pub(super) fn real_values(kind: &str, value: &Value) -> Value {
    let list = match value {
        Value::Null => return json!([]),
        Value::Array(list) => list.clone(),
        one => vec![one.clone()],
    };
    let inner = kind.strip_prefix("Array<").and_then(|inner| inner.strip_suffix('>')).unwrap_or(kind);
    let real = |value: &Value| match (inner, value) {
        ("Bool", _) => json!({ "id": "V_Bool", "params": [value] }),
        ("Int", _) => json!({ "id": "V_Int", "params": [value] }),
        ("Float", _) => json!({ "id": "V_Float", "params": [value] }),
        ("Color", Value::String(text)) => {
            let number = i64::from_str_radix(text.trim_start_matches('#'), 16).unwrap_or_default();
            json!({ "id": "V_Int", "params": [number] })
        }
        ("Point", Value::Object(point)) => {
            let at = |name: &str| point.get(name).and_then(Value::as_i64).unwrap_or_default();
            json!({ "id": "V_String", "params": [format!("{},{}", at("cx"), at("cy"))] })
        }
        ("EntityRef", Value::Object(target)) => json!({ "id": "V_String", "params": [target.get("entityIid")] }),
        _ => json!({ "id": "V_String", "params": [value] }),
    };
    list.iter().map(real).collect()
}
