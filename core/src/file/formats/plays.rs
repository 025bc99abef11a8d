//! `*.plays.json`: the plays of a level, which a page hands back to its designer.

use super::run::read_inputs;
use super::{FORMAT, Source, inputs};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::project::{Attempt, Extra, Plays};
use crate::serial::{Hex, capped, is_usual, lines};
use serde::{Deserialize, Serialize};

/// The mark of the file, so that others differ from broken ones.
const MARK: &str = "plays";

/// Attempts of a player at a level, `*.plays.json`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(in crate::file) struct PlaysFile {
    /// The number of the format: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    format: u64,
    /// The kind of the file: `plays`.
    #[serde(rename = "loopwright")]
    #[cfg_attr(feature = "schema", schemars(extend("const" = MARK)))]
    mark: String,
    /// The name of the project.
    #[serde(default, skip_serializing_if = "is_usual")]
    project: String,
    /// The key of the level.
    level: String,
    /// The name of the player, as the player typed it.
    #[serde(default, skip_serializing_if = "is_usual")]
    player: String,
    /// The attempts, in the order in which they were played.
    #[serde(deserialize_with = "capped::<_, _, 65536>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65536)))]
    attempts: Vec<AttemptText>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// An attempt at a level.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct AttemptText {
    /// Whether it begins after the death before it, at the checkpoint that was reached; else it begins at the start.
    #[serde(default, skip_serializing_if = "is_usual")]
    goes_on: bool,
    /// The inputs, written as in a run.
    #[serde(serialize_with = "lines")]
    inputs: Vec<String>,
    /// The inputs of the second player.
    #[serde(default, serialize_with = "lines", skip_serializing_if = "is_usual")]
    inputs_2: Vec<String>,
    /// The digest of the end.
    #[serde(default, skip_serializing_if = "is_usual")]
    digest_2: Option<Hex>,
}

pub(in crate::file) fn read(source: &Source<'_>) -> Result<Plays, ProjectError> {
    let file: PlaysFile = source.parse()?;
    if file.mark != MARK {
        return Err(source.fault("loopwright", format!("the plays of a level say `{MARK}` here")));
    }
    let attempt = |(n, text): (usize, AttemptText)| {
        let field = |name: &str| format!("attempts[{n}].{name}");
        Ok(Attempt {
            goes_on: text.goes_on && n > 0,
            inputs: read_inputs(source, &field("inputs"), &text.inputs)?,
            inputs_2: read_inputs(source, &field("inputs_2"), &text.inputs_2)?,
            digest: text.digest_2.map(|Hex(digest)| digest),
        })
    };
    let attempts: Vec<Attempt> = file.attempts.into_iter().enumerate().map(attempt).collect::<Result<_, _>>()?;
    let all = attempts.iter().flat_map(|attempt| &attempt.inputs);
    let frames: u64 = all.map(|(_, count)| u64::from(*count)).sum();
    if frames > inputs::MAX_FRAMES {
        let message = format!("the attempts have {frames} frames; {} (ten hours) are possible", inputs::MAX_FRAMES);
        return Err(source.fault("attempts", message));
    }
    Ok(Plays { project: file.project, level: file.level, player: file.player, attempts })
}

pub(in crate::file) fn write(plays: &Plays) -> String {
    let attempt = |attempt: &Attempt| AttemptText {
        goes_on: attempt.goes_on,
        inputs: inputs::write_lines(&attempt.inputs),
        inputs_2: inputs::write_lines(&attempt.inputs_2),
        digest_2: attempt.digest.map(Hex),
    };
    json::file(&PlaysFile {
        format: FORMAT,
        mark: MARK.to_owned(),
        project: plays.project.clone(),
        level: plays.level.clone(),
        player: plays.player.clone(),
        attempts: plays.attempts.iter().map(attempt).collect(),
        extra: Extra::default(),
    })
}
