//! `runs/<key>.json`: recorded inputs from a start, with what must hold on the way and at the end.

use super::level::{StartText, read_start, write_start};
use super::{FORMAT, Source, inputs, keep, kept};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::project::{Expectation, Extra, Fact, InnerExtra, Moment, Run, Subject};
use crate::ruleset::Game;
use crate::serial::{Hex, capped, is_usual, lines};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A recorded run, `runs/<key>.json`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(in crate::file) struct RunFile {
    /// The number of the format: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    format: u64,
    /// The key of the level, or of the maze.
    level: String,
    /// The game whose rules it is played by, if these are not the project's.
    #[serde(default, skip_serializing_if = "is_usual")]
    ruleset: Option<Game>,
    /// The start, if it is not the level's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<StartText>,
    /// The inputs: a token for each stretch of frames with the same buttons held, in lines of any length. Letters name the
    /// buttons (`U` `D` `L` `R`, `J` `a` `b` to jump, `c` for start, `.` for none), the number behind them counts frames.
    #[serde(serialize_with = "lines")]
    inputs: Vec<String>,
    /// The inputs of the second player.
    #[serde(default, serialize_with = "lines", skip_serializing_if = "is_usual")]
    inputs_2: Vec<String>,
    /// Facts that must hold in certain frames.
    #[serde(default, deserialize_with = "capped::<_, _, 65536>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65536)))]
    moments: Vec<MomentText>,
    /// Facts that must hold at the end.
    #[serde(default)]
    expect: ExpectationText,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// Facts that must hold in a frame of a run.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct MomentText {
    /// The frame, counted from 0.
    frame: u32,
    /// The name of the moment.
    #[serde(default, skip_serializing_if = "is_usual")]
    name: String,
    /// The subject of the facts: the player if it is left out, or `partner`, the id of a placement, or a kind with a number.
    #[serde(default, skip_serializing_if = "is_usual")]
    of: Option<String>,
    /// The facts, by name.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::schema::facts"))]
    facts: Extra,
}

/// Facts that must hold at the end of a run.
#[derive(Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct ExpectationText {
    /// The goal is reached.
    #[serde(default, skip_serializing_if = "is_usual")]
    goal: Option<bool>,
    /// Frames in which the goal must be reached.
    #[serde(default, skip_serializing_if = "is_usual")]
    within: Option<u32>,
    /// The number of rings.
    #[serde(default, skip_serializing_if = "is_usual")]
    rings: Option<u16>,
    /// The player is alive.
    #[serde(default, skip_serializing_if = "is_usual")]
    alive: Option<bool>,
    /// The x of the player, pixels.
    #[serde(default, skip_serializing_if = "is_usual")]
    x: Option<i32>,
    /// The y of the player, pixels.
    #[serde(default, skip_serializing_if = "is_usual")]
    y: Option<i32>,
    /// The digest of the end as version 1 of the digest took it.
    #[serde(default, skip_serializing_if = "is_usual")]
    digest: Option<Hex>,
    /// The digest of the end.
    #[serde(default, skip_serializing_if = "is_usual")]
    digest_2: Option<Hex>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

pub(in crate::file) fn read(source: &Source<'_>, key: &str) -> Result<Run, ProjectError> {
    let file: RunFile = source.parse()?;
    let inputs = read_inputs(source, "inputs", &file.inputs)?;
    let inputs_2 = read_inputs(source, "inputs_2", &file.inputs_2)?;
    let moments = file.moments.into_iter().enumerate();
    let moments = moments.map(|(n, text)| read_moment(source, n, text)).collect::<Result<_, _>>()?;
    let mut inner = InnerExtra::new();
    let start = file.start.map(|start| read_start(start, &mut inner));
    let ExpectationText { goal, within, rings, alive, x, y, digest, digest_2, extra } = file.expect;
    let [old_digest, digest] = [digest, digest_2].map(|digest| digest.map(|Hex(digest)| digest));
    keep(&mut inner, "expect", extra);
    Ok(Run {
        key: key.to_owned(),
        level: file.level,
        ruleset: file.ruleset,
        start,
        inputs,
        inputs_2,
        moments,
        expect: Expectation { goal, within, rings, alive, x, y, digest, old_digest },
        extra: file.extra,
        inner_extra: inner,
    })
}

pub(super) fn read_inputs(source: &Source<'_>, field: &str, lines: &[String]) -> Result<Vec<(u8, u32)>, ProjectError> {
    let mut inputs = Vec::new();
    for (n, line) in lines.iter().enumerate() {
        inputs::read_line(line, &mut inputs).map_err(|message| source.fault(&format!("{field}[{n}]"), message))?;
    }
    let frames: u64 = inputs.iter().map(|(_, count)| u64::from(*count)).sum();
    if frames > inputs::MAX_FRAMES {
        let message = format!("the run has {frames} frames; {} (ten hours) are possible", inputs::MAX_FRAMES);
        return Err(source.fault(field, message));
    }
    Ok(inputs)
}

fn read_moment(source: &Source<'_>, n: usize, text: MomentText) -> Result<Moment, ProjectError> {
    let MomentText { frame, name, of, facts: fields } = text;
    let subject = of.as_deref().and_then(|of| of.parse().ok()).unwrap_or_default();
    let mut facts = BTreeMap::new();
    for (field, value) in &fields {
        let fault = |message: String| source.fault(&format!("moments[{n}].{field}"), message);
        let fact = Fact::named(field).ok_or_else(|| fault(unknown_fact(field, &subject)))?;
        if !fact.is_of(&subject) {
            return Err(fault(unknown_fact(field, &subject)));
        }
        let number = match value {
            Value::Bool(value) if fact.is_flag() => Some(i32::from(*value)),
            Value::Number(value) if !fact.is_flag() => value.as_i64().and_then(|value| value.try_into().ok()),
            _ => None,
        };
        let takes = if fact.is_flag() { "true or false" } else { "a whole number of 32 bits" };
        facts.insert(fact, number.ok_or_else(|| fault(format!("`{field}` is {takes}, not {value}")))?);
    }
    Ok(Moment { frame, name, subject, facts })
}

fn unknown_fact(field: &str, subject: &Subject) -> String {
    let known: Vec<&str> = Fact::ALL.iter().filter(|fact| fact.is_of(subject)).map(|fact| fact.name()).collect();
    let of = match subject {
        Subject::Player => "the player",
        Subject::Partner => "the partner",
        Subject::Placed(_) | Subject::OfKind(..) => "an object",
        Subject::Cell(..) => "a cell",
    };
    format!("`{field}` is not a fact of {of}; it must be one of {}", known.join(", "))
}

fn write_moment(Moment { frame, name, subject, facts }: &Moment) -> MomentText {
    let fact = |(fact, number): (&Fact, &i32)| {
        let value = if fact.is_flag() { Value::from(*number != 0) } else { Value::from(*number) };
        (fact.name().to_owned(), value)
    };
    let of = (*subject != Subject::Player).then(|| subject.to_string());
    MomentText { frame: *frame, name: name.clone(), of, facts: facts.iter().map(fact).collect() }
}

pub(in crate::file) fn write(run: &Run) -> String {
    let Expectation { goal, within, rings, alive, x, y, digest, old_digest } = run.expect;
    let ([digest, digest_2], extra) =
        ([old_digest, digest].map(|digest| digest.map(Hex)), kept(&run.inner_extra, "expect"));
    json::file(&RunFile {
        format: FORMAT,
        level: run.level.clone(),
        ruleset: run.ruleset,
        start: run.start.as_ref().map(|start| write_start(start, &run.inner_extra)),
        inputs: inputs::write_lines(&run.inputs),
        inputs_2: inputs::write_lines(&run.inputs_2),
        moments: run.moments.iter().map(write_moment).collect(),
        expect: ExpectationText { goal, within, rings, alive, x, y, digest, digest_2, extra },
        extra: run.extra.clone(),
    })
}
