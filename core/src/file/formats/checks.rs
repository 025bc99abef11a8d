//! `checks` in `loopwright.json`: which checks are off, what is meant to be as it is, and why.

use crate::file::json::{Fields, Node};
use crate::project::{CheckChoice, Extra};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Default, Deserialize)]
pub(super) struct ChecksText {
    #[serde(default)]
    off: BTreeMap<String, String>,
    #[serde(default)]
    on: BTreeSet<String>,
    #[serde(default)]
    ignored: BTreeMap<String, BTreeMap<String, String>>,
    #[serde(default)]
    settings: BTreeMap<String, i32>,
    #[serde(flatten)]
    extra: Extra,
}

pub(super) fn read(ChecksText { off, on, ignored, settings, extra }: ChecksText) -> CheckChoice {
    CheckChoice { off, on, ignored, settings, extra }
}

/// `None` if there is nothing to write.
pub(super) fn write(checks: &CheckChoice) -> Option<Node> {
    let lines = |reasons: &BTreeMap<String, String>| {
        Node::Block(reasons.iter().fold(Fields::new(), |fields, (name, reason)| fields.put(name, reason)))
    };
    let some = |is_empty: bool, node: Node| (!is_empty).then_some(node);
    let ignored = checks.ignored.iter().fold(Fields::new(), |fields, (name, places)| fields.put(name, lines(places)));
    let settings = checks.settings.iter().fold(Fields::new(), |fields, (name, value)| fields.put(name, *value));
    let on = checks.on.iter().map(Node::from).collect();
    let fields = Fields::new()
        .maybe("off", some(checks.off.is_empty(), lines(&checks.off)))
        .maybe("on", some(checks.on.is_empty(), Node::List(on)))
        .maybe("ignored", some(checks.ignored.is_empty(), Node::Block(ignored)))
        .maybe("settings", some(checks.settings.is_empty(), Node::Block(settings)))
        .extra(&checks.extra);
    some(checks.is_empty(), Node::Block(fields))
}
