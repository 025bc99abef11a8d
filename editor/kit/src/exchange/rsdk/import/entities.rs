//! Objects of a stage as objects of a map, with the names and values that they have here.

use crate::exchange::maps::model::{
    GridMap, LayerContent, MapLayer, MapObject, MapProperties, MapProperty, ObjectShape,
};
use crate::exchange::rsdk::classes::{CLASSES, ClassReader, ClassValues, class_named};
use crate::exchange::rsdk::kept::{KEPT, KeptEntity, digits};
use crate::exchange::rsdk::stage::act::{Act, ChunkVersion};
use crate::exchange::rsdk::stage::scene::{NameHash, Scene, SceneClass, SceneEntity, hash_of};
use serde_json::Value;
use std::collections::BTreeMap;

/// Bits of the filter of an object: it is in both modes of the game, in its first, in its second.
const USUAL_MODES: i64 = 0b011;

/// Adds the objects of a scene to its map. Names are those that configurations list, and those that both worlds know.
pub(super) fn scene_objects(scene: &Scene, names: &[String], map: &mut GridMap) {
    let mut known: BTreeMap<NameHash, String> = BTreeMap::new();
    let shared =
        CLASSES.iter().flat_map(|class| [class.name].into_iter().chain(class.variables.iter().map(|(name, _)| *name)));
    for name in shared.map(str::to_owned).chain(names.iter().cloned()) {
        known.insert(hash_of(&name), name);
    }
    let mut objects = Vec::new();
    let mut others = 0;
    for class in &scene.classes {
        let name = known.get(&class.name).cloned().unwrap_or_else(|| digits(&class.name));
        for entity in &class.entities {
            if is_of_another_mode(class, entity) {
                others += 1;
                continue;
            }
            let values = values_of(class, entity, &known);
            let mut object = object_of(&name, entity.at, &values);
            object.id = u32::from(entity.slot) + 1;
            let kept = KeptEntity::of(class, entity);
            object.properties.insert(KEPT.to_owned(), MapProperty::plain(kept.value()));
            objects.push(object);
        }
    }
    if others > 0 {
        map.missing.push(format!("{others} objects of another mode of the game"));
    }
    // In the order of the engine's own list.
    objects.sort_by_key(|object| object.id);
    map.layers.push(MapLayer::new("Entities".to_owned(), LayerContent::Objects(objects)));
}

/// Whether an object is in other modes of the game alone: no import takes it.
pub(in crate::exchange::rsdk) fn is_of_another_mode(class: &SceneClass, entity: &SceneEntity) -> bool {
    let filter = hash_of("filter");
    let found = class.variables.iter().zip(&entity.values).find(|((name, _), _)| *name == filter);
    let modes = found.and_then(|((_, kind), value)| value.number(*kind));
    modes.is_some_and(|modes| modes != 0 && modes & USUAL_MODES == 0)
}

/// Adds the objects of an act to its map.
pub(super) fn act_objects(act: &Act, names: &[String], map: &mut GridMap) {
    let objects = act.entities.iter().enumerate().map(|(place, entity)| {
        let name = usize::from(entity.class).checked_sub(1).and_then(|number| names.get(number));
        let name = name.cloned().unwrap_or_else(|| format!("Class {}", entity.class));
        // The players' own object has another name in these versions.
        let name = if name == "Player Object" { "Player".to_owned() } else { name };
        let mut object = MapObject {
            class: name,
            at: pixels(entity.at),
            visible: true,
            id: place as u32 + 1,
            shape: ObjectShape::Point,
            ..MapObject::default()
        };
        let mut add = |name: &str, value: Value| object.properties.insert(name.to_owned(), MapProperty::plain(value));
        add("rsdk_property", entity.property.into());
        if act.version == ChunkVersion::V4 && entity.values.0 != 0 {
            add("rsdk_values", serde_json::json!([entity.values.0, entity.values.1]));
        }
        object
    });
    let objects = objects.collect();
    map.layers.push(MapLayer::new("Objects".to_owned(), LayerContent::Objects(objects)));
}

fn pixels((x, y): (i32, i32)) -> (f64, f64) {
    // Whole pixels, as the engine reads them.
    (f64::from(x >> 16), f64::from(y >> 16))
}

/// The numbers of an object, by the names of its variables.
fn values_of(class: &SceneClass, entity: &SceneEntity, known: &BTreeMap<NameHash, String>) -> ClassValues {
    let named = class.variables.iter().zip(&entity.values);
    named.filter_map(|((name, kind), value)| Some((known.get(name)?.clone(), value.number(*kind)?.into()))).collect()
}

/// An object with what its class is here.
fn object_of(name: &str, at: (i32, i32), values: &ClassValues) -> MapObject {
    let mut object = MapObject {
        class: name.to_owned(),
        at: pixels(at),
        visible: true,
        shape: ObjectShape::Point,
        ..MapObject::default()
    };
    let form = values.get("type").and_then(Value::as_i64).unwrap_or(0);
    if name == "Water" && form != 0 {
        // Pools, bubbles and triggers share a class with the water of the whole level.
        object.class = format!("Water {form}");
        return object;
    }
    let Some(class) = class_named(name) else { return object };
    let read = (class.read)(&ClassReader(values));
    if class.kind == "switcher" {
        let half = read.get("half_length").and_then(Value::as_f64).unwrap_or(64.0);
        let lies = read.get("lies").and_then(Value::as_bool).unwrap_or(false);
        let (across, down) = if lies { (half, 4.0) } else { (4.0, half) };
        object.at = (object.at.0 - across, object.at.1 - down);
        object.size = (across * 2.0, down * 2.0);
        object.shape = ObjectShape::Rectangle;
    }
    let of = |(name, value): (String, Value)| (name, MapProperty::plain(value));
    let wanted = read
        .into_iter()
        .filter(|(name, _)| class.kind != "switcher" || !["half_length", "lies"].contains(&name.as_str()));
    object.properties = wanted.map(of).collect::<MapProperties>();
    object
}
