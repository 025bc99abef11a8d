//! Steps that place and delete regions and notes.

use super::{Planned, level};
use crate::document::{Edit, NewIds};
use crate::words::counted;
use serde_json::{Map, Value};
use sim::project::{LevelMark, MarkKind, Project};

pub(super) fn place(project: &Project, name: &str, mark: &Map<String, Value>) -> Planned {
    let level = level(project, name)?;
    let mut fields = mark.clone();
    let id = NewIds::of(level).next_id();
    fields.insert("id".to_owned(), format!("{:016x}", id.0).into());
    let new: LevelMark = serde_json::from_value(Value::Object(fields)).map_err(|error| error.to_string())?;
    let edit = Edit::SetMark { level: level.key.clone(), id, mark: Some((level.marks.len(), new)) };
    Ok((vec![edit].into(), counted(1, "mark")))
}

pub(super) fn delete(project: &Project, kind: Option<MarkKind>, name: Option<&str>, of: Option<&str>) -> Planned {
    let only = of.map(|of| level(project, of)).transpose()?.map(|level| &level.key);
    let is_it =
        |mark: &&LevelMark| kind.is_none_or(|kind| mark.kind == kind) && name.is_none_or(|name| mark.name == name);
    let levels = project.levels.iter().filter(|level| only.is_none_or(|key| level.key == *key));
    let edits: Vec<Edit> = levels
        .flat_map(|level| {
            let gone = level.marks.iter().filter(is_it);
            gone.map(|mark| Edit::SetMark { level: level.key.clone(), id: mark.id, mark: None })
        })
        .collect();
    let count = edits.len();
    Ok((edits.into(), counted(count, "mark")))
}
