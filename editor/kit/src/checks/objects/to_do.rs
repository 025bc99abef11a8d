//! Notes of something to do.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::project::{LevelMark, MarkKind};

pub(crate) const CHECK: Check = Check {
    name: "to-do",
    title: "Things to do",
    why: "A note in the level is of something that is to be done.",
    advice: "Do it, then set the note to done.",
    severity: Severity::Hint,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let data = cx.data;
    for (slot, mark) in data.marks.iter().enumerate().filter(|(_, mark)| mark.kind == MarkKind::ToDo) {
        let place = Place::Thing { level: data.key.clone(), thing: Thing::Mark(mark.id), area: mark.area() };
        let words = [mark.name.trim(), mark.text.trim()].into_iter().filter(|words| !words.is_empty());
        let words = words.map(|words| words.replace('\n', " ")).collect::<Vec<_>>().join(": ");
        let what =
            if words.is_empty() { "To do.".to_owned() } else { format!("To do: {}.", words.trim_end_matches('.')) };
        let done = LevelMark { kind: MarkKind::Done, ..mark.clone() };
        let edits = vec![Edit::SetMark { level: data.key.clone(), id: mark.id, mark: Some((slot, done)) }];
        out.add(place, what).decision("It is done", edits);
    }
}
