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

#[derive(Serialize, Deserialize)]
struct RunFile {
    format: u64,
    level: String,
    #[serde(default, skip_serializing_if = "is_usual")]
    ruleset: Option<Game>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<StartText>,
    #[serde(serialize_with = "lines")]
    inputs: Vec<String>,
    #[serde(default, serialize_with = "lines", skip_serializing_if = "is_usual")]
    inputs_2: Vec<String>,
    #[serde(default, deserialize_with = "capped::<_, _, 65536>", skip_serializing_if = "Vec::is_empty")]
    moments: Vec<MomentText>,
    #[serde(default)]
    expect: ExpectationText,
    #[serde(flatten)]
    extra: Extra,
}

/// Its other fields are facts.
#[derive(Serialize, Deserialize)]
struct MomentText {
    frame: u32,
    #[serde(default, skip_serializing_if = "is_usual")]
    name: String,
    #[serde(default, skip_serializing_if = "is_usual")]
    of: Option<String>,
    #[serde(flatten)]
    facts: Extra,
}

#[derive(Default, Serialize, Deserialize)]
struct ExpectationText {
    #[serde(default, skip_serializing_if = "is_usual")]
    goal: Option<bool>,
    #[serde(default, skip_serializing_if = "is_usual")]
    within: Option<u32>,
    #[serde(default, skip_serializing_if = "is_usual")]
    rings: Option<u16>,
    #[serde(default, skip_serializing_if = "is_usual")]
    alive: Option<bool>,
    #[serde(default, skip_serializing_if = "is_usual")]
    x: Option<i32>,
    #[serde(default, skip_serializing_if = "is_usual")]
    y: Option<i32>,
    /// As Loopwright took it before version 2 of the digest.
    #[serde(default, skip_serializing_if = "is_usual")]
    digest: Option<Hex>,
    #[serde(default, skip_serializing_if = "is_usual")]
    digest_2: Option<Hex>,
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

fn read_inputs(source: &Source<'_>, field: &str, lines: &[String]) -> Result<Vec<(u8, u32)>, ProjectError> {
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
