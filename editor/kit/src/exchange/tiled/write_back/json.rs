//! Changes of objects in a TMJ file.

use crate::exchange::maps::export::changes::{ThingChange, ThingChanges};
use crate::exchange::maps::export::things::WrittenThing;
use crate::exchange::maps::export::tree::JsonTree;
use crate::exchange::maps::import::KEY;
use crate::exchange::tiled::map::MOST_DEPTH;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Returns a map with its objects changed.
///
/// # Errors
/// In words: a map of another form.
pub(super) fn edited(text: &str, changes: &ThingChanges) -> Result<String, String> {
    let start = text.len() - text.trim_start_matches('\u{FEFF}').len();
    let mut root = JsonTree::text(&text[start..]);
    let changed: BTreeMap<u32, &ThingChange> = changes.changed.iter().map(|change| (change.id, change)).collect();
    layers(&mut root, &changed, changes, 0)?;
    change_properties(&mut root, &changes.level)?;
    if !changes.new.is_empty() {
        let next = root.get("nextobjectid")?.as_u64().unwrap_or(1);
        let objects: Vec<JsonTree> =
            changes.new.iter().zip(next..).map(|(thing, id)| JsonTree::of(&object(thing, id))).collect();
        root.set("nextobjectid", &json!(next + objects.len() as u64))?;
        let layer = root.get("nextlayerid")?.as_u64().unwrap_or(1);
        let list = root.field("layers")?.list()?;
        let mut own = None;
        for (place, tree) in list.iter_mut().enumerate() {
            let is_moved = tree.get("offsetx")?.as_f64().unwrap_or(0.0) != 0.0
                || tree.get("offsety")?.as_f64().unwrap_or(0.0) != 0.0;
            if tree.get("type")? == "objectgroup" && tree.get("name")? == "Objects" && !is_moved {
                own = Some(place);
            }
        }
        match own {
            Some(place) => list[place].field("objects")?.list()?.extend(objects),
            None => {
                let mut tree = JsonTree::of(&json!({
                    "draworder": "topdown", "id": layer, "name": "Objects", "objects": [], "opacity": 1,
                    "type": "objectgroup", "visible": true, "x": 0, "y": 0,
                }));
                tree.field("objects")?.replace(JsonTree::items(objects));
                list.push(tree);
                root.set("nextlayerid", &json!(layer + 1))?;
            }
        }
    }
    let mut written = text[..start].to_owned();
    root.write(&mut written, 0);
    Ok(written)
}

/// Changes the objects of layers, also of those in groups.
fn layers(
    tree: &mut JsonTree,
    changed: &BTreeMap<u32, &ThingChange>,
    changes: &ThingChanges,
    depth: usize,
) -> Result<(), String> {
    if depth > MOST_DEPTH {
        return Err(format!("more than {MOST_DEPTH} groups are in each other"));
    }
    for layer in tree.field("layers")?.list()? {
        match layer.get("type")?.as_str() {
            Some("group") => layers(layer, changed, changes, depth + 1)?,
            Some("objectgroup") => {
                let list = layer.field("objects")?.list()?;
                let mut gone = Vec::new();
                for tree in list.iter_mut() {
                    let id = tree.get("id")?.as_u64().and_then(|id| u32::try_from(id).ok()).unwrap_or(0);
                    if let Some(change) = changed.get(&id) {
                        change_object(tree, change)?;
                    }
                    gone.push(changes.gone.contains(&id));
                }
                let mut gone = gone.into_iter();
                list.retain(|_| !gone.next().unwrap_or(false));
            }
            _ => {}
        }
    }
    Ok(())
}

fn change_object(tree: &mut JsonTree, change: &ThingChange) -> Result<(), String> {
    for (name, by) in
        [("x", change.moved.0), ("y", change.moved.1), ("width", change.grown.0), ("height", change.grown.1)]
    {
        if by != 0 {
            let old = tree.get(name)?.as_f64().unwrap_or(0.0);
            tree.set(name, &number(old + f64::from(by)))?;
        }
    }
    if let Some(name) = &change.name {
        tree.set("name", &json!(name))?;
    }
    if let Some(class) = &change.class {
        let name = if tree.get("class")?.is_string() { "class" } else { "type" };
        tree.set(name, &json!(class))?;
    }
    change_properties(tree, &change.properties)
}

/// Changes the properties of an object, or of the map itself.
fn change_properties(tree: &mut JsonTree, changes: &[(String, Value)]) -> Result<(), String> {
    if changes.is_empty() {
        return Ok(());
    }
    let list = tree.field("properties")?.list()?;
    for (name, value) in changes {
        let mut found = None;
        for (place, tree) in list.iter_mut().enumerate() {
            if tree.get("name")? == name.as_str() {
                found = Some(place);
            }
        }
        match (found, value) {
            (Some(place), Value::Null) => drop(list.remove(place)),
            (Some(place), _) => list[place].set("value", value)?,
            (None, Value::Null) => {}
            (None, _) => list.extend(property(name, value).map(|value| JsonTree::of(&value))),
        }
    }
    Ok(())
}

/// A number without a fraction if it has none.
pub(super) fn number(number: f64) -> Value {
    if number.fract() == 0.0 && number.abs() < 1e15 { Value::from(number as i64) } else { Value::from(number) }
}

/// A property; `None` of a value that Tiled has no type for.
fn property(name: &str, value: &Value) -> Option<Value> {
    let kind = match value {
        Value::Bool(_) => "bool",
        Value::Number(number) if number.is_f64() => "float",
        Value::Number(_) => "int",
        Value::String(_) => "string",
        _ => return None,
    };
    Some(json!({ "name": name, "type": kind, "value": value }))
}

fn object(thing: &WrittenThing, id: u64) -> Value {
    let [x, y, width, height] = thing.area;
    let mut list: Vec<Value> = thing.properties.iter().filter_map(|of| property(&of.name, &of.value)).collect();
    list.extend(property(KEY, &json!(thing.id)));
    let mut object = json!({
        "height": height, "id": id, "name": thing.name, "properties": list, "rotation": 0, "type": thing.class,
        "visible": true, "width": width, "x": x, "y": y,
    });
    if (width, height) == (0, 0)
        && let Value::Object(fields) = &mut object
    {
        fields.insert("point".to_owned(), json!(true));
    }
    object
}
