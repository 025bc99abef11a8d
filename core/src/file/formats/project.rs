//! `loopwright.json`: name, ruleset, chunk size, tilesets and levels of a project.

use super::{FORMAT, Source, keep, kept};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::file::paths::{check_key, check_tileset_path};
use crate::project::{AbsentLevel, CheckChoice, Extra, GroundRules, InnerExtra, Project};
use crate::ruleset::{Game, RulesetChoice};
use crate::serial::{block, capped, is_usual};
use crate::tiles::BlockId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Serialize, Deserialize)]
struct ProjectFile {
    format: u64,
    name: String,
    ruleset: RulesetText,
    chunk_size: u8,
    #[serde(default, deserialize_with = "capped::<_, _, 256>")]
    tilesets: Vec<TilesetText>,
    #[serde(default, deserialize_with = "capped::<_, _, 4096>")]
    levels: Vec<String>,
    #[serde(default, deserialize_with = "capped::<_, _, 4096>", skip_serializing_if = "is_usual")]
    mazes: Vec<String>,
    #[serde(default, serialize_with = "block", skip_serializing_if = "CheckChoice::is_empty")]
    checks: CheckChoice,
    #[serde(default, skip_serializing_if = "is_usual")]
    ground: GroundRules,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Serialize, Deserialize)]
struct RulesetText {
    preset: Game,
    #[serde(default, serialize_with = "block", skip_serializing_if = "is_usual")]
    overrides: BTreeMap<String, Value>,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Serialize, Deserialize)]
struct TilesetText {
    path: String,
    #[serde(default)]
    first_block: BlockId,
    #[serde(flatten)]
    extra: Extra,
}

/// What the project file says; the parts it names are read afterwards.
pub(in crate::file) struct Head {
    pub name: String,
    pub ruleset: RulesetChoice,
    pub chunk_size: u8,
    /// Path and first block.
    pub tilesets: Vec<(String, BlockId)>,
    /// Keys.
    pub levels: Vec<String>,
    /// Keys.
    pub mazes: Vec<String>,
    pub checks: CheckChoice,
    pub ground: GroundRules,
    pub extra: Extra,
    pub inner_extra: InnerExtra,
}

pub(in crate::file) fn read(source: &Source<'_>) -> Result<Head, ProjectError> {
    let file: ProjectFile = source.parse()?;
    if !matches!(file.chunk_size, 8 | 16) {
        return Err(source.fault("chunk_size", format!("chunks are 8 or 16 blocks wide, not {}", file.chunk_size)));
    }
    let mut inner = InnerExtra::new();
    keep(&mut inner, "ruleset", file.ruleset.extra);
    let mut tilesets = Vec::new();
    let mut paths = BTreeSet::new();
    for (n, TilesetText { path, first_block, extra }) in file.tilesets.into_iter().enumerate() {
        let field = format!("tilesets[{n}].path");
        check_tileset_path(&path).map_err(|error| source.fault(&field, error.to_string()))?;
        if !paths.insert(path.to_lowercase()) {
            return Err(source.fault(&field, format!("the tileset \"{path}\" is listed twice")));
        }
        keep(&mut inner, format!("tilesets[{n}]"), extra);
        tilesets.push((path, first_block));
    }
    let mut keys = BTreeSet::new();
    for (list, what, named) in [("levels", "level", &file.levels), ("mazes", "maze", &file.mazes)] {
        for (n, key) in named.iter().enumerate() {
            let fault = |message: String| source.fault(&format!("{list}[{n}]"), message);
            check_key("level name", key).map_err(|error| fault(error.to_string()))?;
            if !keys.insert(key.to_lowercase()) {
                return Err(fault(format!("the {what} \"{key}\" is listed twice (case does not count)")));
            }
        }
    }
    Ok(Head {
        name: file.name,
        ruleset: RulesetChoice { preset: file.ruleset.preset, overrides: file.ruleset.overrides },
        chunk_size: file.chunk_size,
        tilesets,
        levels: file.levels,
        mazes: file.mazes,
        checks: file.checks,
        ground: file.ground,
        extra: file.extra,
        inner_extra: inner,
    })
}

pub(in crate::file) fn write(project: &Project) -> String {
    let inner = &*project.inner_extra;
    let RulesetChoice { preset, overrides } = project.ruleset.clone();
    let tilesets = project.tilesets.iter().enumerate().map(|(n, tileset)| TilesetText {
        path: tileset.path.clone(),
        first_block: tileset.first_block,
        extra: kept(inner, &format!("tilesets[{n}]")),
    });
    json::file(&ProjectFile {
        format: FORMAT,
        name: project.name.clone(),
        ruleset: RulesetText { preset, overrides, extra: kept(inner, "ruleset") },
        chunk_size: project.chunk_size,
        tilesets: tilesets.collect(),
        levels: keys(project.levels.iter().map(|level| &level.key), &project.absent_levels),
        mazes: keys(project.mazes.iter().map(|maze| &maze.key), &project.absent_mazes),
        checks: (*project.checks).clone(),
        ground: (*project.ground).clone(),
        extra: (*project.extra).clone(),
    })
}

/// The list of keys, with those that could not be read at their places.
fn keys<'a>(read: impl Iterator<Item = &'a String>, absent: &[AbsentLevel]) -> Vec<String> {
    let mut keys: Vec<String> = read.cloned().collect();
    for absent in absent {
        keys.insert(absent.index.min(keys.len()), absent.key.clone());
    }
    keys
}
