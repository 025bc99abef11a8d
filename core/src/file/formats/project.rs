//! `loopwright.json`: name, ruleset, chunk size, tilesets and levels of a project.

use super::checks::{self, ChecksText};
use super::ground::{self, GroundText};
use super::names::named;
use super::{FORMAT, Source, capped, keep, kept};
use crate::file::error::ProjectError;
use crate::file::json::{Fields, Node};
use crate::file::paths::{check_key, check_tileset_path};
use crate::project::{AbsentLevel, CheckChoice, Extra, GroundRules, InnerExtra, Project};
use crate::ruleset::{Game, RulesetChoice};
use crate::tiles::BlockId;
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
struct ProjectFile {
    #[serde(rename = "format")]
    _format: u64,
    name: String,
    ruleset: RulesetText,
    chunk_size: u8,
    #[serde(default, deserialize_with = "capped::<_, _, 256>")]
    tilesets: Vec<TilesetText>,
    #[serde(default, deserialize_with = "capped::<_, _, 4096>")]
    levels: Vec<String>,
    #[serde(default, deserialize_with = "capped::<_, _, 4096>")]
    mazes: Vec<String>,
    #[serde(default)]
    checks: ChecksText,
    #[serde(default)]
    ground: Option<GroundText>,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
struct RulesetText {
    #[serde(deserialize_with = "named")]
    preset: Game,
    #[serde(default)]
    overrides: BTreeMap<String, Value>,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
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
        checks: checks::read(file.checks),
        ground: ground::read(file.ground),
        extra: file.extra,
        inner_extra: inner,
    })
}

pub(in crate::file) fn write(project: &Project) -> String {
    let inner = &*project.inner_extra;
    let overrides = project.ruleset.overrides.iter();
    let overrides = overrides.fold(Fields::new(), |fields, (name, value)| fields.put(name, value));
    let ruleset = Fields::new()
        .put("preset", project.ruleset.preset.name())
        .maybe("overrides", (!project.ruleset.overrides.is_empty()).then_some(Node::Block(overrides)))
        .extra(kept(inner, "ruleset"));
    let tilesets = project.tilesets.iter().enumerate().map(|(n, tileset)| {
        Fields::new()
            .put("path", &tileset.path)
            .put("first_block", tileset.first_block)
            .extra(kept(inner, &format!("tilesets[{n}]")))
            .into()
    });
    let levels = keys(project.levels.iter().map(|level| level.key.as_str()), &project.absent_levels);
    let mazes = keys(project.mazes.iter().map(|maze| maze.key.as_str()), &project.absent_mazes);
    Fields::new()
        .put("format", FORMAT)
        .put("name", &project.name)
        .put("ruleset", ruleset)
        .put("chunk_size", project.chunk_size)
        .put("tilesets", Node::Lines(tilesets.collect()))
        .put("levels", levels)
        .maybe("mazes", (!project.mazes.is_empty() || !project.absent_mazes.is_empty()).then_some(mazes))
        .maybe("checks", checks::write(&project.checks))
        .maybe("ground", ground::write(&project.ground))
        .extra(&*project.extra)
        .into_file()
}

/// The list of keys, with those that could not be read at their places.
fn keys<'a>(read: impl Iterator<Item = &'a str>, absent: &'a [AbsentLevel]) -> Node {
    let mut keys: Vec<&str> = read.collect();
    for absent in absent {
        keys.insert(absent.index.min(keys.len()), &absent.key);
    }
    Node::List(keys.into_iter().map(Node::from).collect())
}
