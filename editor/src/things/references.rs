//! Objects and points that things name by properties of the project's own.

use sim::project::{
    LevelData, PlacementId, Project, PropertyDefinition, PropertyKind, PropertyOwner, object_of, point_of,
    properties_of,
};
use std::cell::OnceCell;
use std::collections::HashMap;

/// An object, and the object or the point that a property of it names.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reference<'a> {
    /// The object whose property it is.
    pub from: PlacementId,
    /// Its centre, pixels.
    pub at: (i32, i32),
    /// The property.
    pub property: &'a PropertyDefinition,
    /// The object that is named; `None` for a point.
    pub object: Option<PlacementId>,
    /// The centre of that object, or the point, pixels.
    pub to: (i32, i32),
}

/// Returns what the objects of a level name.
pub fn references<'a>(project: &'a Project, level: &'a LevelData) -> Vec<Reference<'a>> {
    let names = |one: &&PropertyDefinition| matches!(one.kind, PropertyKind::Object | PropertyKind::Point);
    let naming: Vec<&PropertyDefinition> = project.properties.iter().filter(names).collect();
    if naming.is_empty() {
        return Vec::new();
    }
    let centres: OnceCell<HashMap<PlacementId, (i32, i32)>> = OnceCell::new();
    let centre = |id: PlacementId| {
        let all = || level.placements.iter().map(|placement| (placement.id, (placement.x, placement.y))).collect();
        centres.get_or_init(all).get(&id).copied()
    };
    let mut found = Vec::new();
    for placement in &level.placements {
        let Some(values) = properties_of(&placement.extra) else { continue };
        for property in naming.iter().filter(|one| one.is_on(PropertyOwner::Object, &placement.kind)) {
            let Some(value) = values.get(&property.name) else { continue };
            // A value that the property does not take names nothing.
            let (object, to) = match property.kind {
                PropertyKind::Object => (object_of(value), object_of(value).and_then(centre)),
                _ => (None, point_of(value)),
            };
            let at = (placement.x, placement.y);
            found.extend(to.map(|to| Reference { from: placement.id, at, property, object, to }));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use sim::project::{Placement, set_property, value_of_object};
    use std::sync::Arc;

    #[test]
    fn objects_and_points_are_found() {
        let define = |name: &str, kind| PropertyDefinition {
            name: name.into(),
            on: vec![PropertyOwner::Object],
            kind,
            ..PropertyDefinition::default()
        };
        let mut project = Project::default();
        let kinds = [("partner", PropertyKind::Object), ("aim", PropertyKind::Point), ("line", PropertyKind::Text)];
        project.properties = Arc::new(kinds.map(|(name, kind)| define(name, kind)).to_vec());
        let object = |id: u64, values: &[(&str, Value)]| {
            let mut one = Placement { id: PlacementId(id), x: 10 * id as i32, y: 7, ..Placement::default() };
            values.iter().for_each(|(name, value)| set_property(&mut one.extra, name, Some(value.clone())));
            one
        };
        let level = LevelData {
            placements: vec![
                object(1, &[("partner", value_of_object(PlacementId(2))), ("line", json!([1, 2]))]),
                object(2, &[("aim", json!([-4, 9])), ("partner", value_of_object(PlacementId(9)))]),
                object(3, &[("aim", value_of_object(PlacementId(1))), ("partner", json!([5, 6]))]),
            ],
            ..LevelData::default()
        };
        let found: Vec<_> = references(&project, &level).iter().map(|one| (one.from.0, one.object, one.to)).collect();
        assert_eq!(found, [(1, Some(PlacementId(2)), (20, 7)), (2, None, (-4, 9))]);
        assert!(references(&Project::default(), &level).is_empty());
    }
}
