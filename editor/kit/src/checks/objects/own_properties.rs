//! Values of the project's own properties that the game does not get as they are.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity};
use crate::document::custom_kinds::title;
use crate::document::properties::set_parts;
use crate::document::{Edit, LevelSettings};
use sim::objects::placed::{parameters_of, read_placement};
use sim::project::{
    Area, Extra, LevelData, Placement, Project, PropertyDefinition, PropertyKind, PropertyOwner, PropertyPart,
    object_of, properties_of, put_property, set_property,
};
use std::collections::BTreeSet;

pub(crate) const CHECK: Check = Check {
    name: "property",
    title: "Own properties that do not fit",
    why: "A file has a value that the property does not take, or one that names an object which is not in the level. The game \
          gets the default instead, or the id of nothing.",
    advice: "Set the property in the Inspector, or change its values in Own properties.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Project(run),
};

/// Half of the area that is shown of a thing, pixels.
const HALF: i32 = 16;

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let project = cx.project;
    if project.properties.is_empty() {
        return;
    }
    names(project, out);
    parts(project, out);
    for level in &project.levels {
        let wrong = |owner: PropertyOwner, kind: &str, values: Option<&Extra>| -> Vec<(PropertyDefinition, String)> {
            project
                .properties_on(owner, kind)
                .filter_map(|one| Some((one.clone(), fault(level, one, values)?)))
                .collect()
        };
        let key = || level.key.clone();
        let place = |thing: Thing, x: i32, y: i32| {
            let (x, y) = (x.saturating_sub(HALF), y.saturating_sub(HALF));
            Place::Thing { level: key(), thing, area: Area { x, y, width: 2 * HALF, height: 2 * HALF } }
        };
        for (one, text) in wrong(PropertyOwner::Level, "", Some(&level.properties)) {
            let mut settings = LevelSettings::of(level);
            put_property(&mut settings.properties, &one.name, None);
            let edits = vec![Edit::SetLevelSettings { level: key(), settings }];
            out.add(Place::Level(key()), format!("The level: {text}.")).decision("Set it to the default", edits);
        }
        for (slot, switcher) in level.switchers.iter().enumerate() {
            for (one, text) in wrong(PropertyOwner::Switcher, "", properties_of(&switcher.extra)) {
                let mut new = switcher.clone();
                set_property(&mut new.extra, &one.name, None);
                let edits = vec![Edit::SetSwitcher { level: key(), id: new.id, switcher: Some((slot, new)) }];
                out.add(
                    place(Thing::Switcher(switcher.id), switcher.x, switcher.y),
                    format!("Layer switcher: {text}."),
                )
                .decision("Set it to the default", edits);
            }
        }
        for (slot, mark) in level.marks.iter().enumerate().filter(|(_, mark)| mark.kind.is_region()) {
            for (one, text) in wrong(PropertyOwner::Region, "", properties_of(&mark.extra)) {
                let mut new = mark.clone();
                set_property(&mut new.extra, &one.name, None);
                let edits = vec![Edit::SetMark { level: key(), id: new.id, mark: Some((slot, new)) }];
                let place = Place::Thing { level: key(), thing: Thing::Mark(mark.id), area: mark.area() };
                out.add(place, format!("Region \"{}\": {text}.", mark.name)).decision("Set it to the default", edits);
            }
        }
        for (slot, placement) in level.placements.iter().enumerate() {
            for (one, text) in wrong(PropertyOwner::Object, &placement.kind, properties_of(&placement.extra)) {
                let mut new = placement.clone();
                set_property(&mut new.extra, &one.name, None);
                let edits = vec![Edit::SetPlacement { level: key(), id: new.id, placement: Some((slot, new)) }];
                let what = format!("{}: {text}.", title(placement, &project.objects));
                out.add(place(Thing::Placement(placement.id), placement.x, placement.y), what)
                    .decision("Set it to the default", edits);
            }
        }
    }
}

/// Reports values of blocks and solid tiles that do not fit.
fn parts(project: &Project, out: &mut Findings<'_>) {
    for (index, set) in project.tilesets.iter().enumerate() {
        for (part, values) in set.tileset.parts_with_properties() {
            for one in project.properties_on(part.owner(), "") {
                let Err(error) = one.read(Some(values)) else { continue };
                let place = match part {
                    PropertyPart::Block(block) => Place::Block(index, block),
                    PropertyPart::Tile(tile) => Place::Tile(index, tile),
                };
                let edits = set_parts(project, index, &[(part, None)], &one.name);
                out.add(place, format!("{error}.")).decision("Set it to the default", edits);
            }
        }
    }
}

/// Reports properties with the name of a parameter of objects that have both.
fn names(project: &Project, out: &mut Findings<'_>) {
    let kinds: BTreeSet<&str> =
        project.levels.iter().flat_map(|level| &level.placements).map(|placement| placement.kind.as_str()).collect();
    for kind in kinds {
        let one = Placement { kind: kind.to_owned(), ..Placement::default() };
        let Some((known, values)) = read_placement(&one, &project.objects, |_| {}) else { continue };
        let parameters = parameters_of(known, &values, &project.objects);
        for property in project.properties_on(PropertyOwner::Object, kind) {
            if parameters.iter().any(|parameter| parameter.name == property.name) {
                let title = title(&one, &project.objects);
                let text = format!(
                    "Property `{}`: {title} has a parameter of that name, which maps of other editors hold in its place.",
                    property.name
                );
                out.add(Place::Project, text).advice("Give the property another name in Own properties.");
            }
        }
    }
}

/// The fault of a value that a thing has; `None` without one.
fn fault(level: &LevelData, one: &PropertyDefinition, values: Option<&Extra>) -> Option<String> {
    let value = values?.get(&one.name)?;
    if let Err(error) = one.read(values) {
        return Some(error.to_string());
    }
    let id = object_of(value).filter(|_| one.kind == PropertyKind::Object)?;
    let is_there = level.placements.iter().any(|placement| placement.id == id);
    (!is_there).then(|| format!("property `{}` names an object that is not in the level", one.name))
}
