//! Actions that arrange what is selected: lining up, distributing, mirroring, the slot order.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::document::Edit;
use crate::notices::Notice;
use crate::panes::PaneContext;
use crate::session::Selected;
use crate::tools::objects::{self, Align, SlotMove, aligned, reordered as slots};
use sim::project::LevelData;
use std::collections::BTreeSet;

/// What an action does to what is selected, its name in the history and how many things it needs.
type Arranging = (&'static str, usize, fn(&str, &LevelData, &BTreeSet<Selected>) -> Vec<Edit>);

fn arranging(action: Action) -> Option<Arranging> {
    Some(match action {
        Action::AlignLeft => ("Line up left edges", 2, |key, level, what| aligned(key, level, what, Align::Left)),
        Action::AlignCentre => ("Line up centres", 2, |key, level, what| aligned(key, level, what, Align::Centre)),
        Action::AlignRight => ("Line up right edges", 2, |key, level, what| aligned(key, level, what, Align::Right)),
        Action::AlignTop => ("Line up tops", 2, |key, level, what| aligned(key, level, what, Align::Top)),
        Action::AlignMiddle => ("Line up middles", 2, |key, level, what| aligned(key, level, what, Align::Middle)),
        Action::AlignBottom => ("Line up bottoms", 2, |key, level, what| aligned(key, level, what, Align::Bottom)),
        Action::DistributeX => ("Distribute", 3, |key, level, what| objects::distributed(key, level, what, true)),
        Action::DistributeY => ("Distribute", 3, |key, level, what| objects::distributed(key, level, what, false)),
        Action::SlotFirst => ("Change slot order", 1, |key, level, what| slots(key, level, what, SlotMove::First)),
        Action::SlotEarlier => ("Change slot order", 1, |key, level, what| slots(key, level, what, SlotMove::Earlier)),
        Action::SlotLater => ("Change slot order", 1, |key, level, what| slots(key, level, what, SlotMove::Later)),
        Action::SlotLast => ("Change slot order", 1, |key, level, what| slots(key, level, what, SlotMove::Last)),
        _ => return None,
    })
}

/// The actions that arrange, in the order of menus.
pub const ARRANGE: [&[Action]; 4] = [
    &[
        Action::AlignLeft,
        Action::AlignCentre,
        Action::AlignRight,
        Action::AlignTop,
        Action::AlignMiddle,
        Action::AlignBottom,
    ],
    &[Action::DistributeX, Action::DistributeY],
    &[Action::Link],
    &[Action::SlotFirst, Action::SlotEarlier, Action::SlotLater, Action::SlotLast],
];

/// Whether an action that arranges has enough to work on; `None` for other actions.
pub fn is_enabled(action: Action, cx: &PaneContext<'_>) -> Option<bool> {
    let selection = &cx.session.selection;
    if action == Action::Link {
        return Some(selection.len() >= 2);
    }
    let (_, least, _) = arranging(action)?;
    let is_object = |what: &&Selected| matches!(what, Selected::Placement(_));
    // Only objects have slots to be ordered in.
    let count = if least == 1 { selection.iter().filter(is_object).count() } else { selection.len() };
    Some(count >= least)
}

/// Carries out an action; false where it arranges nothing.
pub fn carry_out(action: Action, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
    let Some((label, _, edits)) = arranging(action) else { return false };
    let Some(level) = cx.document.level(&cx.session.level) else { return true };
    let edits = edits(&cx.session.level, level, &cx.session.selection);
    if edits.is_empty() {
        out.send(Command::Notice(Notice::info(format!("{label}: nothing had to move."))));
    } else {
        out.edit(label, edits);
    }
    true
}

/// Mirrors what is selected; false where that is nothing that can be mirrored.
pub fn mirror(across: bool, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
    let Some(level) = cx.document.level(&cx.session.level) else { return false };
    let edits = objects::mirrored(&cx.session.level, level, &cx.session.selection, across);
    if edits.is_empty() {
        return false;
    }
    out.edit(if across { "Mirror left to right" } else { "Mirror top to bottom" }, edits);
    true
}

/// Steps the parameter that was set last in all selected objects; false where none is selected.
pub fn step_parameter(by: i32, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
    let Some(level) = cx.document.level(&cx.session.level) else { return false };
    if objects::selected(level, &cx.session.selection).is_empty() {
        return false;
    }
    let name = &cx.session.parameter;
    let edits = objects::each(&cx.session.level, level, &cx.session.selection, |placement| {
        objects::step_parameter(placement, cx.derived.level().own_kinds(), name, by);
    });
    if !edits.is_empty() {
        out.edit("Change object", edits);
    }
    true
}

/// Takes the next kind of the palette in hand, or the previous one; false with another tool than the object tool.
pub fn step_kind(by: i32, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
    let places = cx.session.tool == "object";
    if places {
        let own = cx.derived.level().own_kinds().clone();
        out.session(move |session| objects::step_kind(session, &own, by));
    }
    places
}
