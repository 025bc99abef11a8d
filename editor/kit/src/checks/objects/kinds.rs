//! Objects of kinds that nobody knows, and parameters that cannot be taken.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::objects::{place_of, replace};
use crate::checks::{Check, Scope, Severity};
use crate::document::custom_kinds::title;
use sim::objects::originals::unknown_subtype;
use sim::objects::parameters::ParameterError;
use sim::objects::placed::read_placement;
use sim::project::Placement;
use std::collections::BTreeMap;

pub(crate) const CHECK: Check = Check {
    name: "object",
    title: "Unknown objects and parameters",
    why: "An object of a kind that this version does not know is kept, but never appears in play; an invalid \
          parameter takes its default value.",
    advice: "Choose another kind, or set the parameter in the Inspector.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let mut unknown: BTreeMap<(&str, Option<u8>), (&Placement, usize)> = BTreeMap::new();
    for (n, placement) in cx.data.placements.iter().enumerate() {
        let mut wrong: Vec<ParameterError> = Vec::new();
        let read = read_placement(placement, &cx.project.objects, |error| wrong.push(error));
        if read.is_none() {
            let subtype = unknown_subtype(placement).map(|(_, subtype)| subtype);
            unknown.entry((&placement.kind, subtype)).or_insert((placement, 0)).1 += 1;
            continue;
        }
        for error in wrong {
            let mut fixed = placement.clone();
            fixed.extra.shift_remove(&error.name);
            let label = format!("Move {} to {}", error.name, error.default);
            let edits = replace(cx, n, fixed);
            out.add(place_of(cx, placement), format!("{}: {error}.", title(placement, &cx.project.objects)))
                .fix(label, edits);
        }
    }
    for ((kind, subtype), (first, count)) in unknown {
        let times = if count > 1 { format!(" There are {count} of them in this level.") } else { String::new() };
        let what = match subtype {
            None => format!("This version knows no kind \"{kind}\".{times}"),
            Some(subtype) => {
                let title = title(first, &cx.project.objects);
                format!("{title}: this version knows no subtype {subtype:02X} of \"{kind}\".{times}")
            }
        };
        out.add(place_of(cx, first), what).severity(Severity::Hint);
    }
}
