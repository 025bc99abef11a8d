//! Steps about levels as wholes.

use super::objects::said;
use super::{Planned, given, level};
use crate::document::level_list::{can_be_named, copied, keys, moved, removed, renamed};
use crate::document::{Document, Edit, LevelSettings};
use crate::words::counted;
use serde::Deserialize;
use serde_json::{Map, Value};
use sim::project::{Project, PropertyOwner, put_property};
use std::collections::BTreeSet;

/// Fields of a level. One that is not there stays as it is.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelFields {
    /// The level.
    level: String,
    #[serde(default)]
    title: Option<String>,
    #[serde(default)]
    group: Option<String>,
    #[serde(default)]
    author: Option<String>,
    #[serde(default)]
    description: Option<String>,
    /// The height of the water, pixels; `null` for none.
    #[serde(default, deserialize_with = "given")]
    water: Option<Option<i32>>,
    /// The height after which terrain repeats, pixels; `null` for none.
    #[serde(default, deserialize_with = "given")]
    wrap: Option<Option<i32>>,
    /// The palette above the water.
    #[serde(default)]
    palette: Option<String>,
    /// The palette under water.
    #[serde(default)]
    palette_in_water: Option<String>,
    /// Values of the project's own properties, by name.
    #[serde(default)]
    properties: Map<String, Value>,
}

impl LevelFields {
    pub(super) fn plan(&self, project: &Project) -> Planned {
        let level = level(project, &self.level)?;
        let mut new = LevelSettings::of(level);
        let texts = [
            (&mut new.title, &self.title),
            (&mut new.about.group, &self.group),
            (&mut new.about.author, &self.author),
            (&mut new.about.description, &self.description),
            (&mut new.colors.palette, &self.palette),
            (&mut new.colors.in_water, &self.palette_in_water),
        ];
        for (own, given) in texts {
            if let Some(given) = given {
                own.clone_from(given);
            }
        }
        for (name, value) in &self.properties {
            let one = project.properties_on(PropertyOwner::Level, "").find(|one| one.name == *name);
            let one = one.ok_or_else(|| format!("levels have no property `{name}`"))?;
            put_property(&mut new.properties, name, said(one, value)?);
        }
        new.water = self.water.unwrap_or(new.water);
        new.wrap_y = self.wrap.unwrap_or(new.wrap_y);
        let is_changed = new != LevelSettings::of(level);
        let edits: Vec<Edit> = is_changed
            .then(|| Edit::SetLevelSettings { level: level.key.clone(), settings: new })
            .into_iter()
            .collect();
        Ok((edits.into(), level.key.clone()))
    }
}

/// The file name of a level or a maze, by that or by its title.
fn key(project: &Project, name: &str) -> Result<String, String> {
    match project.maze(name) {
        Some(maze) => Ok(maze.key.clone()),
        None => level(project, name).map(|level| level.key.clone()),
    }
}

pub(super) fn copy(document: &Document, name: &str, new: Option<&str>) -> Planned {
    let chosen = BTreeSet::from([key(document.project(), name)?]);
    let (mut edits, keys) = copied(document.project(), &chosen);
    let made = keys.first().cloned().unwrap_or_default();
    let Some(new) = new else { return Ok((edits.into(), made)) };
    let mut after = document.clone();
    after.apply_all(edits.clone()).map_err(|error| error.to_string())?;
    edits.extend(named(after.project(), &made, new)?);
    Ok((edits.into(), new.to_owned()))
}

pub(super) fn delete(project: &Project, name: &str) -> Planned {
    let key = key(project, name)?;
    if keys(project).len() < 2 {
        return Err("the last level of a project stays".to_owned());
    }
    Ok((removed(project, &BTreeSet::from([key])).into(), counted(1, "level")))
}

pub(super) fn rename(project: &Project, name: &str, new: &str) -> Planned {
    Ok((named(project, &key(project, name)?, new)?.into(), new.to_owned()))
}

fn named(project: &Project, old: &str, new: &str) -> Result<Vec<Edit>, String> {
    match old == new || can_be_named(project, new) {
        true => Ok(renamed(project, old, new)),
        false => Err(format!("\"{new}\" is taken, or cannot be the name of a file")),
    }
}

pub(super) fn move_before(project: &Project, name: &str, before: Option<&str>) -> Planned {
    let own = key(project, name)?;
    let all = keys(project);
    let place = match before {
        Some(before) => {
            let before = key(project, before)?;
            all.iter().position(|key| *key == before).unwrap_or(all.len())
        }
        None if project.maze(&own).is_none() => project.levels.len(),
        None => all.len(),
    };
    Ok((moved(project, &BTreeSet::from([own.clone()]), place).into(), own))
}
