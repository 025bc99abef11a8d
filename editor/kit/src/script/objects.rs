//! Steps about objects.

use super::{ObjectChoice, Planned, level, region};
use crate::document::{Edit, NewIds};
use crate::words::counted;
use serde_json::{Map, Value};
use sim::objects::originals::Name;
use sim::objects::placed::{kind_of, parameters_of, read_placement, set_parameter};
use sim::project::{LevelData, Placement, Project, PropertyDefinition, PropertyOwner, set_property};
use sim::tiles::TILE;

/// Fields of a placement that are no parameters of its kind.
const FLIPS: [&str; 2] = ["flip_x", "flip_y"];

pub(super) fn place(project: &Project, name: &str, object: &Map<String, Value>) -> Planned {
    let level = level(project, name)?;
    let mut fields = object.clone();
    let id = NewIds::of(level).next_id();
    fields.insert("id".to_owned(), format!("{:016x}", id.0).into());
    let mut new: Placement = serde_json::from_value(Value::Object(fields)).map_err(|error| error.to_string())?;
    // Parameters are set one by one, so that a wrong one is refused.
    let given = std::mem::take(&mut new.extra);
    if kind_of(&new, &project.objects).is_none() && !is_of_game(&new) {
        return Err(format!("there is no kind of objects \"{}\"", new.kind));
    }
    set(&mut new, project, &given)?;
    let edit =
        Edit::SetPlacement { level: level.key.clone(), id: new.id, placement: Some((level.placements.len(), new)) };
    Ok((vec![edit].into(), counted(1, "object")))
}

/// True for an object of a game, which is known by its number there.
fn is_of_game(object: &Placement) -> bool {
    Name::of(&object.kind).is_some()
}

/// Sets fields of an object by their names in files: parameters, flips, properties of the project's own. Those of a game's objects that are no parameters are fields of its lists.
fn set(object: &mut Placement, project: &Project, fields: &Map<String, Value>) -> Result<(), String> {
    let own = &project.objects;
    for (name, value) in fields {
        if FLIPS.contains(&name.as_str()) {
            let flips = value.as_bool().ok_or_else(|| format!("`{name}` takes true or false, not {value}"))?;
            *(if name == FLIPS[0] { &mut object.flip_x } else { &mut object.flip_y }) = flips;
            continue;
        }
        let found = read_placement(object, own, |_| ()).and_then(|(kind, values)| {
            let list = parameters_of(kind, &values, own);
            let index = list.iter().position(|parameter| parameter.name == name)?;
            Some((index, list[index].kind))
        });
        let Some((index, kind)) = found else {
            let kind = object.kind.clone();
            if let Some(one) = project.properties_on(PropertyOwner::Object, &kind).find(|one| one.name == *name) {
                set_property(&mut object.extra, name, said(one, value)?);
                continue;
            }
            if !is_of_game(object) {
                return Err(format!("`{}` has no parameter `{name}`", object.kind));
            }
            object.extra.insert(name.clone(), value.clone());
            continue;
        };
        let number = kind.read(value);
        let number = number.ok_or_else(|| format!("`{name}` takes {}, not {value}", kind.expects()))?;
        set_parameter(object, own, index, number);
    }
    Ok(())
}

/// A value of a property as things keep it: the default is not said.
///
/// # Errors
/// A value that the property does not take.
pub(super) fn said(one: &PropertyDefinition, value: &Value) -> Result<Option<Value>, String> {
    if !one.kind.takes(value) {
        return Err(format!("`{}` takes {}, not {value}", one.name, one.kind.expects()));
    }
    Ok((*value != one.initial()).then(|| value.clone()))
}

/// The levels of a choice.
fn levels<'a>(project: &'a Project, of: &ObjectChoice<'_>) -> Result<Vec<&'a LevelData>, String> {
    match (of.level, of.area) {
        (Some(name), _) => Ok(vec![level(project, name)?]),
        (None, Some(_)) => Err("an area is one of a level: `level` is missing".to_owned()),
        (None, None) => Ok(project.levels.iter().map(|level| &**level).collect()),
    }
}

/// Changes each object of a choice; `None` deletes it.
fn each(
    project: &Project,
    of: &ObjectChoice<'_>,
    mut change: impl FnMut(&Placement) -> Result<Option<Placement>, String>,
) -> Planned {
    let area = region(of.area)?;
    let is_in = |object: &Placement| {
        let block = (object.x.div_euclid(TILE), object.y.div_euclid(TILE));
        area.as_ref().is_none_or(|area| area.contains(block.0, block.1))
    };
    let (mut edits, mut count) = (Vec::new(), 0);
    for level in levels(project, of)? {
        let chosen = level.placements.iter().enumerate();
        let is_kind = |object: &Placement| of.kind.is_none_or(|kind| object.kind == kind);
        for (at, object) in chosen.filter(|(_, object)| is_kind(object) && is_in(object)) {
            let new = change(object)?;
            count += 1;
            if new.as_ref() != Some(object) {
                let placement = new.map(|new| (at, new));
                edits.push(Edit::SetPlacement { level: level.key.clone(), id: object.id, placement });
            }
        }
    }
    Ok((edits.into(), counted(count, "object")))
}

pub(super) fn change(
    project: &Project,
    of: &ObjectChoice<'_>,
    (fields, [x, y]): (&Map<String, Value>, [i32; 2]),
) -> Planned {
    each(project, of, |object| {
        let mut new = object.clone();
        (new.x, new.y) = (new.x.saturating_add(x), new.y.saturating_add(y));
        set(&mut new, project, fields)?;
        Ok(Some(new))
    })
}

pub(super) fn delete(project: &Project, of: &ObjectChoice<'_>) -> Planned {
    each(project, of, |_| Ok(None))
}
