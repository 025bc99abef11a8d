//! `runs/<key>.json`: recorded inputs from a start state, with what must hold at the end.

use super::level::{StartText, read_start, write_start};
use super::names::{maybe_hex, to_hex};
use super::{FORMAT, Source, inputs, keep, kept};
use crate::file::error::ProjectError;
use crate::file::json::{Fields, Node};
use crate::project::{Expectation, Extra, InnerExtra, Run};
use serde::Deserialize;

#[derive(Deserialize)]
struct RunFile {
    #[serde(rename = "format")]
    _format: u64,
    level: String,
    #[serde(default)]
    start: Option<StartText>,
    inputs: Vec<String>,
    #[serde(default)]
    expect: ExpectationText,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Default, Deserialize)]
struct ExpectationText {
    #[serde(default)]
    goal: Option<bool>,
    #[serde(default)]
    x: Option<i32>,
    #[serde(default)]
    y: Option<i32>,
    #[serde(default, deserialize_with = "maybe_hex")]
    digest: Option<u64>,
    #[serde(flatten)]
    extra: Extra,
}

pub(in crate::file) fn read(source: &Source<'_>, key: &str) -> Result<Run, ProjectError> {
    let file: RunFile = source.parse()?;
    let mut inputs = Vec::new();
    for (n, line) in file.inputs.iter().enumerate() {
        inputs::read_line(line, &mut inputs).map_err(|message| source.fault(&format!("inputs[{n}]"), message))?;
    }
    let frames: u64 = inputs.iter().map(|(_, count)| u64::from(*count)).sum();
    if frames > inputs::MAX_FRAMES {
        let message = format!("the run has {frames} frames; {} (ten hours) are possible", inputs::MAX_FRAMES);
        return Err(source.fault("inputs", message));
    }
    let mut inner = InnerExtra::new();
    let start = file.start.map(|start| read_start(start, &mut inner));
    let ExpectationText { goal, x, y, digest, extra } = file.expect;
    keep(&mut inner, "expect", extra);
    Ok(Run {
        key: key.to_owned(),
        level: file.level,
        start,
        inputs,
        expect: Expectation { goal, x, y, digest },
        extra: file.extra,
        inner_extra: inner,
    })
}

pub(in crate::file) fn write(run: &Run) -> String {
    let Expectation { goal, x, y, digest } = run.expect;
    let expect = Fields::new()
        .maybe("goal", goal)
        .maybe("x", x)
        .maybe("y", y)
        .maybe("digest", digest.map(to_hex))
        .extra(kept(&run.inner_extra, "expect"));
    let lines = inputs::write_lines(&run.inputs).into_iter().map(Node::from).collect();
    Fields::new()
        .put("format", FORMAT)
        .put("level", &run.level)
        .maybe("start", run.start.as_ref().map(|start| write_start(start, &run.inner_extra)))
        .put("inputs", Node::Lines(lines))
        .put("expect", expect)
        .extra(&run.extra)
        .into_file()
}
