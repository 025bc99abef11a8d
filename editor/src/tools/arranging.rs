//! Actions that arrange what is selected: lining up, distributing, mirroring, the slot order.

use super::resting;
use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::language::{own_text, t, within};
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::lookup::Indexed;
use crate::things::objects::{self, Align, Mirrored, SlotMove, aligned, reordered as slots};
use crate::things::targets::{self, title};
use crate::tr;
use kit::document::{Edit, GestureId};
use kit::notices::Notice;
use sim::project::{LevelData, OwnKinds};
use std::collections::BTreeSet;

/// The subject of an arrangement.
struct On<'a> {
    key: &'a str,
    level: &'a LevelData,
    own: &'a OwnKinds,
    what: &'a BTreeSet<Selected>,
}

impl On<'_> {
    fn aligned(&self, to: Align) -> Vec<Edit> {
        aligned(self.key, self.level, self.own, self.what, to)
    }
}

/// The name of an action in the history, the number of things it needs, and its effect on the selection.
type Arranging = (&'static str, usize, fn(&On<'_>) -> Vec<Edit>);

fn arranging(action: Action) -> Option<Arranging> {
    Some(match action {
        Action::AlignLeft => (t("Align left edges"), 2, |on| on.aligned(Align::Left)),
        Action::AlignCentre => (t("Align centres"), 2, |on| on.aligned(Align::Centre)),
        Action::AlignRight => (t("Align right edges"), 2, |on| on.aligned(Align::Right)),
        Action::AlignTop => (t("Align tops"), 2, |on| on.aligned(Align::Top)),
        Action::AlignMiddle => (t("Align middles"), 2, |on| on.aligned(Align::Middle)),
        Action::AlignBottom => (t("Align bottoms"), 2, |on| on.aligned(Align::Bottom)),
        Action::DistributeX => (t("Distribute"), 3, |on| objects::distributed(on.key, on.level, on.what, true)),
        Action::DistributeY => (t("Distribute"), 3, |on| objects::distributed(on.key, on.level, on.what, false)),
        Action::SlotFirst => (t("Change slot order"), 1, |on| slots(on.key, on.level, on.what, SlotMove::First)),
        Action::SlotEarlier => (t("Change slot order"), 1, |on| slots(on.key, on.level, on.what, SlotMove::Earlier)),
        Action::SlotLater => (t("Change slot order"), 1, |on| slots(on.key, on.level, on.what, SlotMove::Later)),
        Action::SlotLast => (t("Change slot order"), 1, |on| slots(on.key, on.level, on.what, SlotMove::Last)),
        _ => return None,
    })
}

/// The actions that arrange, in the order of menus.
pub const ARRANGE: [&[Action]; 5] = [
    &[
        Action::AlignLeft,
        Action::AlignCentre,
        Action::AlignRight,
        Action::AlignTop,
        Action::AlignMiddle,
        Action::AlignBottom,
    ],
    &[Action::DistributeX, Action::DistributeY],
    &[Action::ToFloor, Action::ToCeiling, Action::ToLeftWall, Action::ToRightWall],
    &[Action::Link],
    &[Action::SlotFirst, Action::SlotEarlier, Action::SlotLater, Action::SlotLast],
];

/// Whether an action that arranges has enough to work on; `None` for other actions.
pub fn is_enabled(action: Action, cx: &Studio) -> Option<bool> {
    let selection = &cx.session().selected.things;
    if action == Action::Link {
        return Some(selection.len() >= 2);
    }
    if resting::direction_of(action).is_some() {
        let can_rest =
            |what: &Selected| matches!(what, Selected::Placement(_) | Selected::Start | Selected::FurtherStart(_));
        return Some(selection.iter().any(can_rest));
    }
    let (_, least, _) = arranging(action)?;
    let is_object = |what: &&Selected| matches!(what, Selected::Placement(_));
    // Only objects have slots to be ordered in.
    let count = if least == 1 { selection.iter().filter(is_object).count() } else { selection.len() };
    Some(count >= least)
}

/// Carries out an action; false if it arranges nothing.
pub fn carry_out(action: Action, cx: &Studio, out: &mut Outbox) -> bool {
    if let Some(direction) = resting::direction_of(action) {
        resting::put(direction, t(action.info().label), cx, out);
        return true;
    }
    let Some((label, _, edits)) = arranging(action) else { return false };
    let Some(level) = cx.in_view().level() else { return true };
    let own = cx.derived().looks().own();
    let edits = edits(&On { key: &cx.session().level, level, own, what: &cx.session().selected.things });
    if edits.is_empty() {
        out.send(Command::Notice(Notice::note(tr!("{label}: nothing had to move.", label))));
    } else {
        out.edit(label, edits);
    }
    true
}

/// Mirrors what is selected; false if that is nothing that can be mirrored.
pub fn mirror(across: bool, cx: &Studio, out: &mut Outbox) -> bool {
    let Some(level) = cx.in_view().level() else { return false };
    let (key, own, selection) = (&cx.session().level, cx.derived().looks().own(), &cx.session().selected.things);
    let Some(mirrored) = objects::mirrored(key, level, own, selection, across) else { return false };
    send_mirrored(mirrored, across, cx, out);
    true
}

/// Sends edits that mirror, with a word on what has no mirror image.
pub fn send_mirrored(mirrored: Mirrored, across: bool, cx: &Studio, out: &mut Outbox) {
    /// Objects that are named.
    const NAMED: usize = 4;
    let Some(level) = cx.in_view().level() else { return };
    let things = Indexed::new(level);
    let named =
        mirrored.upright.iter().take(NAMED).map(|what| targets::name(&things, cx.derived().looks().own(), *what));
    let mut names = named.collect::<Vec<_>>().join(", ");
    if let Some(more) = mirrored.upright.len().checked_sub(NAMED).filter(|more| *more > 0) {
        names += &format!(" {}", tr!("and {more} more", more));
    }
    if !names.is_empty() {
        let text = match across {
            true => tr!("Without a mirror image, only moved: {names}.", names),
            false => tr!("Stays upright, only moved: {names}.", names),
        };
        out.send(Command::Notice(Notice::note(text)));
    } else if mirrored.edits.is_empty() {
        out.send(Command::Notice(Notice::note(t("It looks the same mirrored: nothing changes."))));
    }
    out.edit(if across { t("Mirror left to right") } else { t("Mirror top to bottom") }, mirrored.edits);
}

/// Steps what says most about the selected objects, in all that have it: one step of the history, or part of a gesture's.
/// False if none is selected.
pub fn step_parameter(by: i32, gesture: Option<GestureId>, cx: &Studio, out: &mut Outbox) -> bool {
    let Some(level) = cx.in_view().level() else { return false };
    let chosen: Vec<_> =
        objects::selected(level, &cx.session().selected.things).into_iter().map(|(_, placement)| placement).collect();
    let Some(first) = chosen.first() else { return false };
    let own = cx.derived().looks().own();
    let Some(parameter) = objects::main_parameter(&chosen, own, &cx.session().tools.parameter) else {
        let text = match chosen.len() {
            1 => tr!("Nothing can be set about {object}.", object = within(title(first, own))),
            _ => t("Nothing can be set about these.").to_owned(),
        };
        out.send(Command::Notice(Notice::note(text)));
        return true;
    };
    let edits = objects::each(&cx.session().level, level, &cx.session().selected.things, |_, placement| {
        objects::step_parameter(placement, own, parameter.name, by);
    });
    let label = tr!("Change {parameter}", parameter = within(&own_text(parameter.label)));
    out.edit_in(gesture, label, edits);
    true
}
