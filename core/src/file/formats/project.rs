//! `loopwright.json`: name, ruleset, chunk size, tilesets and levels of a project.

use super::{FORMAT, Source, keep, kept};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::file::paths::{check_key, check_tileset_path};
use crate::project::{
    AbsentLevel, CheckChoice, Credits, Extra, GroundRules, InnerExtra, MOST_PROPERTIES, Project, ProjectHooks,
    ProjectSounds, PropertyDefinition,
};
use crate::ruleset::{Game, RulesetChoice};
use crate::serial::{block, capped, is_usual};
use crate::tiles::BlockId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The project file, `loopwright.json`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(in crate::file) struct ProjectFile {
    /// The number of the format: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    format: u64,
    /// The name of the project, as the title bar shows it.
    name: String,
    /// The rules of the physics.
    ruleset: RulesetText,
    /// Blocks along the side of a chunk: 8 or 16.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = [8, 16])))]
    chunk_size: u8,
    /// The tilesets in use.
    #[serde(default, deserialize_with = "capped::<_, _, 256>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 256)))]
    tilesets: Vec<TilesetText>,
    /// The keys of the levels, in their order: `a` stands for the file `levels/a.json`.
    #[serde(default, deserialize_with = "capped::<_, _, 4096>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 4096)))]
    levels: Vec<String>,
    /// The keys of the rotating mazes, in their order: `a` stands for the file `mazes/a.json`.
    #[serde(default, deserialize_with = "capped::<_, _, 4096>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = 4096)))]
    mazes: Vec<String>,
    /// The choice of checks.
    #[serde(default, serialize_with = "block", skip_serializing_if = "CheckChoice::is_empty")]
    checks: CheckChoice,
    /// The rules of the ground brush.
    #[serde(default, skip_serializing_if = "is_usual")]
    ground: GroundRules,
    /// The author and the licence.
    #[serde(default, skip_serializing_if = "is_usual")]
    credits: Credits,
    /// The sounds of its own, and the music of its levels.
    #[serde(default, serialize_with = "block", skip_serializing_if = "is_usual")]
    sounds: ProjectSounds,
    /// The properties of its own.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_PROPERTIES>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_PROPERTIES)))]
    properties: Vec<PropertyDefinition>,
    /// The commands of its team.
    #[serde(default, serialize_with = "block", skip_serializing_if = "is_usual")]
    hooks: ProjectHooks,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// The rules of the physics: a preset, and the switches and constants that differ from it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct RulesetText {
    /// The game whose rules all switches start from.
    preset: Game,
    /// The switches that differ from the preset, by name.
    #[serde(default, serialize_with = "block", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::schema::overrides"))]
    overrides: BTreeMap<String, Value>,
    /// The constants that differ from the originals', by the name of the character and their own.
    #[serde(default, serialize_with = "block", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::schema::constants"))]
    constants: BTreeMap<String, BTreeMap<String, Value>>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A tileset as a project uses it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct TilesetText {
    /// The folder of the tileset, relative to the folder of the project, with `/` between folders.
    path: String,
    /// The number that the tileset's block 0 has in the project.
    #[serde(default)]
    first_block: BlockId,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// The contents of the project file; the parts it names are read afterwards.
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
    pub credits: Credits,
    pub sounds: ProjectSounds,
    pub properties: Vec<PropertyDefinition>,
    pub hooks: ProjectHooks,
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
        ruleset: RulesetChoice {
            preset: file.ruleset.preset,
            overrides: file.ruleset.overrides,
            constants: file.ruleset.constants,
        },
        chunk_size: file.chunk_size,
        tilesets,
        levels: file.levels,
        mazes: file.mazes,
        checks: file.checks,
        ground: file.ground,
        credits: file.credits,
        sounds: file.sounds,
        properties: file.properties,
        hooks: file.hooks,
        extra: file.extra,
        inner_extra: inner,
    })
}

pub(in crate::file) fn write(project: &Project) -> String {
    let inner = &*project.inner_extra;
    let RulesetChoice { preset, overrides, constants } = project.ruleset.clone();
    let tilesets = project.tilesets.iter().enumerate().map(|(n, tileset)| TilesetText {
        path: tileset.path.clone(),
        first_block: tileset.first_block,
        extra: kept(inner, &format!("tilesets[{n}]")),
    });
    json::file(&ProjectFile {
        format: FORMAT,
        name: project.name.clone(),
        ruleset: RulesetText { preset, overrides, constants, extra: kept(inner, "ruleset") },
        chunk_size: project.chunk_size,
        tilesets: tilesets.collect(),
        levels: keys(project.levels.iter().map(|level| &level.key), &project.absent_levels),
        mazes: keys(project.mazes.iter().map(|maze| &maze.key), &project.absent_mazes),
        checks: (*project.checks).clone(),
        ground: (*project.ground).clone(),
        credits: (*project.credits).clone(),
        sounds: (*project.sounds).clone(),
        properties: (*project.properties).clone(),
        hooks: (*project.hooks).clone(),
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
