//! Entities as objects: a rectangle around the entity, with its fields as properties.

use crate::exchange::ldtk::map::file::{LdtkEntity, LdtkField, LdtkLayer};
use crate::exchange::maps::model::{LayerContent, MapLayer, MapObject, MapProperties, MapProperty};
use serde_json::Value;

/// Entities of a level at most.
pub(super) const MOST_ENTITIES: usize = 400_000;

/// Makes a layer of the entities of a layer.
pub(super) fn layer_of(layer: &LdtkLayer) -> MapLayer {
    let objects = layer.entity_instances.iter().map(object_of).collect();
    let role = MapProperty { value: "objects".into(), ..MapProperty::default() };
    MapLayer {
        properties: [("role".to_owned(), role)].into(),
        draws_down: false,
        ..MapLayer::new(layer.identifier.clone(), LayerContent::Objects(objects))
    }
}

fn object_of(entity: &LdtkEntity) -> MapObject {
    let (width, height) = (finite(entity.width), finite(entity.height));
    let at = |place: f64, pivot: f64, length: f64| finite(place) - finite(pivot) * length;
    MapObject {
        iid: entity.iid.clone(),
        class: entity.identifier.clone(),
        at: (at(entity.px[0], entity.pivot[0], width), at(entity.px[1], entity.pivot[1], height)),
        size: (width, height),
        visible: true,
        properties: properties_of(&entity.field_instances),
        ..MapObject::default()
    }
}

/// Returns fields as properties, without those that have no value.
pub(super) fn properties_of(fields: &[LdtkField]) -> MapProperties {
    let said = fields.iter().filter(|field| field.value != Value::Null);
    said.map(|field| {
        let property = MapProperty { kind: field.kind.clone(), value: field.value.clone(), ..MapProperty::default() };
        (field.identifier.clone(), property)
    })
    .collect()
}

/// The number, or 0 for one without end.
pub(super) fn finite(number: f64) -> f64 {
    if number.is_finite() { number } else { 0.0 }
}
