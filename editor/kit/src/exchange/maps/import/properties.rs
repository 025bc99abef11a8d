//! Properties of the user's own on maps, their objects and regions: they become properties of the project.

use super::things::{forget_kept, kept_properties};
use crate::exchange::maps::model::MapProperties;
use serde_json::Value;
use sim::project::{Extra, LevelData, MOST_PROPERTIES, PropertyDefinition, PropertyKind, PropertyOwner, set_property};
use sim::value::Unit;
use std::collections::{BTreeMap, BTreeSet};

/// The numbers that such a property takes at least.
const USUAL: (i32, i32) = (-32_768, 32_767);

/// The values that were found under a name.
#[derive(Default)]
struct FoundProperty {
    /// The kind that all values fit; `None` if they do not fit one.
    kind: Option<PropertyKind>,
    is_mixed: bool,
    /// The kinds of objects that have it.
    kinds: BTreeSet<String>,
    /// True if regions have it.
    of_regions: bool,
    /// True if levels have it.
    of_levels: bool,
}

impl FoundProperty {
    /// Notes a value.
    fn note(&mut self, value: &Value) {
        let kind = match value {
            Value::Bool(_) => Some(PropertyKind::Flag),
            Value::String(_) => Some(PropertyKind::Text),
            Value::Number(number) => number.as_i64().and_then(|number| i32::try_from(number).ok()).map(|number| {
                PropertyKind::Number { min: number.min(USUAL.0), max: number.max(USUAL.1), unit: Unit::Plain }
            }),
            _ => None,
        };
        match (&mut self.kind, kind) {
            (Some(PropertyKind::Number { min, max, .. }), Some(PropertyKind::Number { min: low, max: high, .. })) => {
                (*min, *max) = ((*min).min(low), (*max).max(high));
            }
            (Some(known), Some(kind)) if *known == kind => {}
            (known @ None, Some(kind)) if !self.is_mixed => *known = Some(kind),
            _ => self.is_mixed = true,
        }
    }
}

/// The names under which exports of ours say other things of a map.
const TAKEN: [&str; 5] = ["title", "rules", "columns", "rows", "properties"];

/// The properties of the user's own of a map itself.
pub(super) fn of_map(properties: &MapProperties) -> Extra {
    let nested = properties.get("properties").and_then(|property| property.value.as_object());
    let plain = properties.iter().filter(|(name, _)| !TAKEN.contains(&name.as_str()));
    let all = plain.map(|(name, property)| (name, &property.value)).chain(nested.into_iter().flatten());
    let is_known = |(name, value): &(&String, &Value)| PropertyDefinition::is_name(name) && !value.is_null();
    all.filter(is_known).map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// Makes properties of the project of what maps say about their objects beyond what has a place here. A value of another form,
/// such as a list or a number with a fraction, stays with its object as it is.
pub(super) fn define(levels: &mut [LevelData]) -> Vec<PropertyDefinition> {
    let mut found: BTreeMap<String, FoundProperty> = BTreeMap::new();
    for placement in levels.iter().flat_map(|level| &level.placements) {
        for (name, value) in kept_properties(&placement.extra).into_iter().flatten() {
            if PropertyDefinition::is_name(name) && !value.is_null() {
                let one = found.entry(name.clone()).or_default();
                one.note(value);
                one.kinds.insert(placement.kind.clone());
            }
        }
    }
    for mark in levels.iter().flat_map(|level| &level.marks).filter(|mark| mark.kind.is_region()) {
        for (name, value) in kept_properties(&mark.extra).into_iter().flatten() {
            if PropertyDefinition::is_name(name) && !value.is_null() {
                let one = found.entry(name.clone()).or_default();
                one.note(value);
                one.of_regions = true;
            }
        }
    }
    for (name, value) in levels.iter().flat_map(|level| &level.properties) {
        let one = found.entry(name.clone()).or_default();
        one.note(value);
        one.of_levels = true;
    }
    let definitions: Vec<PropertyDefinition> = found
        .into_iter()
        .filter(|(_, one)| !one.is_mixed)
        .filter_map(|(name, FoundProperty { kind, kinds, of_regions, of_levels, .. })| {
            let objects = (!kinds.is_empty()).then_some(PropertyOwner::Object);
            let regions = of_regions.then_some(PropertyOwner::Region);
            let on = objects.into_iter().chain(regions).chain(of_levels.then_some(PropertyOwner::Level)).collect();
            let kinds = kinds.into_iter().collect();
            Some(PropertyDefinition { name, on, kinds, kind: kind?, ..PropertyDefinition::default() })
        })
        .take(MOST_PROPERTIES)
        .collect();
    for level in levels {
        // What no property takes stays in the map.
        level
            .properties
            .retain(|name, _| definitions.iter().any(|one| one.name == *name && one.is_on(PropertyOwner::Level, "")));
        let objects = level.placements.iter_mut().map(|placement| &mut placement.extra);
        let marks = level.marks.iter_mut().filter(|mark| mark.kind.is_region()).map(|mark| &mut mark.extra);
        objects.chain(marks).for_each(|extra| take_over(&definitions, extra));
    }
    definitions
}

/// Makes values of properties of what a thing keeps under their names.
fn take_over(definitions: &[PropertyDefinition], extra: &mut Extra) {
    for one in definitions {
        let value = kept_properties(extra).and_then(|kept| kept.get(&one.name)).cloned();
        if let Some(value) = value.filter(|value| !value.is_null()) {
            forget_kept(extra, &one.name);
            set_property(extra, &one.name, Some(value));
        }
    }
}
