//! Findings as text and as JSON.

use crate::checks::checker::Report;
use crate::checks::fix::Fixes;
use crate::checks::problem::{Place, Problem, Severity, Thing, layer_name};
use crate::checks::{ALL, Check};
use serde_json::{Value, json};
use sim::project::Project;
use std::fmt::Write as _;

/// The parts of a report that are printed.
pub(crate) struct Shown<'a> {
    /// The project's name.
    pub name: &'a str,
    /// The findings.
    pub report: &'a Report,
    /// Findings that matter less are counted only.
    pub least: Severity,
    /// The fixes made before, if that was asked for.
    pub fixes: Option<&'a Fixes>,
}

impl Shown<'_> {
    fn problems(&self) -> impl Iterator<Item = &Problem> {
        self.report.standing().filter(|problem| problem.severity >= self.least)
    }

    /// True if anything is printed.
    pub(crate) fn is_empty(&self) -> bool {
        Severity::ALL.into_iter().filter(|severity| *severity >= self.least).all(|s| self.report.count(s) == 0)
    }

    /// Check by check, with why and what to do, then a finding to a line; counts at the end.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string cannot fail.
        if let Some(fixes) = self.fixes {
            let _ = writeln!(text, "{}", fixes.text());
            for problem in &fixes.fixed {
                let _ = writeln!(text, "  {}: {}{}", problem.shown_at(), problem.what, label(problem));
            }
        }
        for check in ALL {
            let mut found = self.problems().filter(|problem| problem.check == check.name).peekable();
            if found.peek().is_some() {
                let _ = writeln!(text, "{} [{}]\n  {}\n  {}", check.title, check.name, check.why, check.advice);
            }
            for problem in found {
                let (how_bad, at) = (problem.severity.name(), problem.shown_at());
                let _ = writeln!(text, "  {how_bad}: {at}: {}{}{}", problem.what, imported(problem), label(problem));
                if problem.advice != check.advice {
                    let _ = writeln!(text, "      {}", problem.advice);
                }
            }
            let more = self.report.not_listed(check.name, self.least);
            if more > 0 {
                let _ = writeln!(text, "  and {more} more");
            }
        }
        let counts = counts(self.report);
        let ignored = self.report.problems.iter().filter(|problem| problem.ignored.is_some()).count();
        let ignored = if ignored > 0 { format!(", {ignored} ignored") } else { String::new() };
        let _ = writeln!(text, "{}: {counts}{ignored}", self.name);
        text
    }

    /// One object: counts and findings.
    pub(crate) fn json(&self, project: &Project) -> Value {
        let count = |severity| self.report.count(severity);
        let left_out = ALL.iter().map(|check| (check.name, self.report.not_listed(check.name, Severity::Hint)));
        let left_out = left_out.filter(|(_, count)| *count > 0);
        let left_out: serde_json::Map<_, _> = left_out.map(|(name, count)| (name.to_owned(), json!(count))).collect();
        let mut object = json!({
            "project": self.name,
            "errors": count(Severity::Error),
            "warnings": count(Severity::Warning),
            "hints": count(Severity::Hint),
            "ignored": self.report.problems.iter().filter(|problem| problem.ignored.is_some()).count(),
            "not_listed": left_out,
            "problems": self.problems().map(|problem| of_problem(problem, project)).collect::<Vec<_>>(),
        });
        if let Some(fixes) = self.fixes {
            let all = |list: &[Problem]| list.iter().map(|p| of_problem(p, project)).collect::<Vec<_>>();
            object["fixed"] = json!(all(&fixes.fixed));
            object["moot"] = json!(all(&fixes.moot));
            object["to_decide"] = json!(all(&fixes.to_decide));
        }
        object
    }
}

/// " As imported.", of what nobody edited since.
const fn imported(problem: &Problem) -> &'static str {
    if problem.imported { " As imported." } else { "" }
}

/// " [Mark as a loop]", if one click fixes it.
fn label(problem: &Problem) -> String {
    problem.fix.as_ref().map_or_else(String::new, |fix| format!(" [{}]", fix.label))
}

/// "1 error, 2 warnings, no hints".
pub fn counts(report: &Report) -> String {
    let words = Severity::ALL.map(|severity| match report.count(severity) {
        0 => format!("no {}s", severity.name()),
        1 => format!("1 {}", severity.name()),
        count => format!("{count} {}s", severity.name()),
    });
    words.join(", ")
}

fn of_problem(problem: &Problem, project: &Project) -> Value {
    let title = Check::named(problem.check).map_or("", |check| check.title);
    json!({
        "check": problem.check,
        "title": title,
        "severity": problem.severity.name(),
        "at": problem.at,
        "imported": problem.imported,
        "place": of_place(&problem.place, project),
        "what": problem.what,
        "why": Check::named(problem.check).map_or("", |check| check.why),
        "advice": problem.advice,
        "fix": problem.fix.as_ref().map(|fix| &fix.label),
    })
}

fn of_place(place: &Place, project: &Project) -> Value {
    let set = |index: &usize| project.tilesets.get(*index).map_or("", |set| set.path.as_str());
    let area = |area: &sim::project::Area| json!([area.x, area.y, area.width, area.height]);
    match place {
        Place::Project => json!({}),
        Place::Level(level) => json!({ "level": level }),
        Place::Area { level, area: at, layer } => {
            json!({ "level": level, "area": area(at), "layer": layer.map(layer_name) })
        }
        Place::Thing { level, thing, area: at } => {
            let (what, id) = match thing {
                Thing::Start => ("start", None),
                Thing::Goal => ("goal", None),
                Thing::Switcher(id) => ("switcher", Some(id)),
                Thing::Placement(id) => ("object", Some(id)),
                Thing::LimitChange(id) => ("limits", Some(id)),
                Thing::Mark(id) => ("mark", Some(id)),
            };
            json!({ "level": level, "area": area(at), "thing": what, "id": id.map(|id| format!("{:016x}", id.0)) })
        }
        Place::OwnKind(kind) => json!({ "object_kind": kind }),
        Place::Figure(character) => json!({ "figure": character }),
        Place::Tileset(index) => json!({ "tileset": set(index) }),
        Place::Tile(index, tile) => json!({ "tileset": set(index), "tile": tile }),
        Place::Block(index, block) => json!({ "tileset": set(index), "block": block }),
        Place::Chunk(chunk) => json!({ "chunk": chunk }),
        Place::Run(run) => json!({ "run": run }),
        Place::File(place) => {
            json!({ "file": place.file, "field": place.field, "line": place.line, "column": place.column })
        }
    }
}
