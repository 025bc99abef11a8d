//! Changes of the level's camera limits: their list, and one of them.

use super::Subject;
use super::changes::{self, HeadCommand, NewPart, PIXELS, Part, STAGES, SWITCHES};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::{arrange, targets};
use crate::tr;
use crate::widgets::choices::{row, unnamed_box};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, section};
use eframe::egui::{Button, Ui};
use kit::document::{Edit, GestureId};
use sim::project::{Bounds, LimitChange, MOST_LIMIT_CHANGES};

/// When a change applies.
const WHEN: [Part<LimitChange, Bounds>; 7] = [
    Part {
        label: msg("Until camera x"),
        help: msg("The change applies while the left edge of the screen is left of this"),
        range: PIXELS,
        unit: "px",
        get: |change| change.to_x,
        set: |change, value| change.to_x = value,
        first: |change, _| change.from_x.saturating_add(320),
    },
    Part {
        label: msg("From camera y"),
        help: msg("The change applies while the top edge of the screen is at this height or below it"),
        range: PIXELS,
        unit: "px",
        get: |change| change.from_y,
        set: |change, value| change.from_y = value,
        first: |_, level| level.top,
    },
    Part {
        label: msg("Until camera y"),
        help: msg("The change applies while the top edge of the screen is above this height"),
        range: PIXELS,
        unit: "px",
        get: |change| change.to_y,
        set: |change, value| change.to_y = value,
        first: |_, level| level.bottom,
    },
    Part {
        label: msg("From player y"),
        help: msg("The change applies while the player's centre is at this height or below it"),
        range: PIXELS,
        unit: "px",
        get: |change| change.player_from_y,
        set: |change, value| change.player_from_y = value,
        first: |_, level| level.top,
    },
    Part {
        label: msg("Until player y"),
        help: msg("The change applies while the player's centre is above this height"),
        range: PIXELS,
        unit: "px",
        get: |change| change.player_to_y,
        set: |change, value| change.player_to_y = value,
        first: |_, level| level.bottom,
    },
    Part {
        label: msg("With switch"),
        help: msg("The change applies while this switch is pressed"),
        range: SWITCHES,
        unit: "",
        get: |change| change.switch.map(i32::from),
        set: |change, value| change.switch = value.map(|value| value.clamp(0, 15) as u8),
        first: |_, _| 0,
    },
    Part {
        label: msg("In stage"),
        help: msg("The change applies in this stage; a level begins in stage 0"),
        range: STAGES,
        unit: "",
        get: |change| change.stage.map(i32::from),
        set: |change, value| change.stage = value.map(|value| value.clamp(0, 255) as u8),
        first: |_, _| 0,
    },
];

/// The limits that a change wants, and the stage after it.
const WHAT: [Part<LimitChange, Bounds>; 6] = [
    Part {
        label: msg("Left limit"),
        help: msg("Smallest camera x"),
        range: PIXELS,
        unit: "px",
        get: |change| change.left,
        set: |change, value| change.left = value,
        first: |change, _| change.from_x,
    },
    Part {
        label: msg("Top limit"),
        help: msg("Smallest camera y"),
        range: PIXELS,
        unit: "px",
        get: |change| change.top,
        set: |change, value| change.top = value,
        first: |_, level| level.top,
    },
    Part {
        label: msg("Right limit"),
        help: msg("Largest camera x"),
        range: PIXELS,
        unit: "px",
        get: |change| change.right,
        set: |change, value| change.right = value,
        first: |_, level| level.right,
    },
    Part {
        label: msg("Bottom limit"),
        help: msg(
            "Largest camera y; the limit moves there by 2 pixels a frame, downwards by 8 while a player in the air is held up by it",
        ),
        range: PIXELS,
        unit: "px",
        get: |change| change.bottom,
        set: |change, value| change.bottom = value,
        first: |_, level| level.bottom,
    },
    Part {
        label: msg("Bottom at once"),
        help: msg("The bottom limit takes this value at once, and moves on from it"),
        range: PIXELS,
        unit: "px",
        get: |change| change.at_once,
        set: |change, value| change.at_once = value,
        first: |change, level| change.bottom.unwrap_or(level.bottom),
    },
    Part {
        label: msg("Next stage"),
        help: msg("The stage that follows; changes of this stage then no longer apply"),
        range: STAGES,
        unit: "",
        get: |change| change.next_stage.map(i32::from),
        set: |change, value| change.next_stage = value.map(|value| value.clamp(0, 255) as u8),
        first: |change, _| i32::from(change.stage.unwrap_or(0)) + 1,
    },
];

/// A part of a change that is on or off.
struct Flag {
    label: &'static str,
    help: &'static str,
    get: fn(&LimitChange) -> bool,
    set: fn(&mut LimitChange, bool),
}

const FLAGS: [Flag; 3] = [
    Flag {
        label: msg("No way back"),
        help: msg("The left limit follows the camera"),
        get: |change| change.no_return,
        set: |change, on| change.no_return = on,
    },
    Flag {
        label: msg("Closed"),
        help: msg("The player stays on the screen at the right limit, as in a boss area"),
        get: |change| change.closed,
        set: |change, on| change.closed = on,
    },
    Flag {
        label: msg("Keep others"),
        help: msg("Sides that the change does not set stay as they were wanted in the frame before"),
        get: |change| change.keeps,
        set: |change, on| change.keeps = on,
    },
];

/// The list of changes on the level's own page.
pub fn list_ui(ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let changes = &on.level.limit_changes;
    for (n, change) in changes.iter().enumerate() {
        ui.horizontal(|ui| {
            let name = targets::name(on.level, cx.derived().looks().own(), Selected::LimitChange(change.id));
            if ui.button(tr!("Change {n}", n = n + 1)).on_hover_text(name).clicked() {
                select(change.id, out);
            }
            ui.weak(summary(change));
        });
    }
    let add = ui.add_enabled(changes.len() < MOST_LIMIT_CHANGES, Button::new(t("Add a change of the limits")));
    if add.on_hover_text(t("Other limits from some point on, where the view begins")).clicked() {
        let from_x = cx.session().canvas.view.origin.x.round().max(0.0) as i32;
        let new = LimitChange {
            id: arrange::new_id(on.level),
            from_x,
            bottom: Some(on.level.bounds.bottom),
            ..LimitChange::default()
        };
        let (id, edit) = (new.id, arrange::set_limit_change(on.key, on.level, new.id, Some(new)));
        out.edit(t("Add a change of the camera limits"), vec![edit]);
        select(id, out);
    }
}

fn select(id: sim::project::PlacementId, out: &mut Outbox) {
    out.session(move |session| {
        session.selected.things = [Selected::LimitChange(id)].into();
        session.tools.tool = ToolId::Select;
    });
}

/// A change in a few words.
fn summary(change: &LimitChange) -> String {
    let mut parts = vec![tr!("from x {x}", x = change.from_x)];
    parts.extend(change.stage.map(|stage| tr!("stage {stage}", stage)));
    for (label, value) in
        [(t("left"), change.left), (t("top"), change.top), (t("right"), change.right), (t("bottom"), change.bottom)]
    {
        parts.extend(value.map(|value| format!("{label} {value}")));
    }
    parts.join(", ")
}

/// Shows one change.
pub fn ui(ui: &mut Ui, fields: &mut Fields, (on, id): (&Subject<'_>, sim::project::PlacementId), out: &mut Outbox) {
    let list = &on.level.limit_changes;
    let Some(n) = list.iter().position(|change| change.id == id) else { return };
    let change = &list[n];
    ui.heading(t("Camera limits"));
    hint(
        ui,
        t("All changes that apply count; of two for one side, the one farther right decides, then the later one."),
    );
    ui.add_space(6.0);
    let label = t("Edit a change of the camera limits");
    match changes::head_ui(ui, n, t("Move this change up, so that later ones decide")) {
        Some(HeadCommand::Delete) => {
            let edit = arrange::set_limit_change(on.key, on.level, id, None);
            out.edit(t("Delete a change of the camera limits"), vec![edit]);
        }
        Some(HeadCommand::Earlier) => {
            let remove = Edit::SetLimitChange { level: on.key.to_owned(), id, change: None };
            let put = Edit::SetLimitChange { level: on.key.to_owned(), id, change: Some((n - 1, change.clone())) };
            out.edit(t("Move a change of the camera limits up"), vec![remove, put]);
        }
        None => {}
    }
    let send = |gesture: Option<GestureId>, set: &dyn Fn(&mut LimitChange), out: &mut Outbox| {
        let mut new = change.clone();
        set(&mut new);
        let edits = vec![arrange::set_limit_change(on.key, on.level, id, Some(new))];
        match gesture {
            Some(gesture) => out.edit_in(gesture, label, edits),
            None => out.edit(label, edits),
        }
    };
    let help = t("The change applies once the left edge of the screen is here or right of it");
    row(ui, t("From camera x"), help, |ui| {
        let name = changes::name(n, t("From camera x"));
        let number = Number { label: &name, help, range: PIXELS, unit: "px" };
        if let Some((from_x, gesture)) = fields.bare_number(ui, &number, change.from_x) {
            send(Some(gesture), &|change| change.from_x = from_x, out);
        }
    });
    let bounds = on.level.bounds;
    let mut part_ui = |ui: &mut Ui, part: &Part<LimitChange, Bounds>, out: &mut Outbox| {
        let new: Option<NewPart> = changes::part_ui(ui, fields, part, (n, change, bounds));
        if let Some((gesture, value)) = new {
            send(gesture, &|change| (part.set)(change, value), out);
        }
    };
    WHEN.iter().for_each(|part| part_ui(ui, part, out));
    section(ui, t("Wanted then"));
    WHAT.iter().for_each(|part| part_ui(ui, part, out));
    if change.top.is_some() {
        let name = changes::name(n, t("Top speed of the limit"));
        let help = t("Pixels a frame by which the top limit moves; 0: at once");
        row(ui, t("Top moves by"), help, |ui| {
            let number = Number { label: &name, help, range: 0..=255, unit: "px" };
            if let Some((speed, gesture)) = fields.bare_number(ui, &number, change.top_speed.into()) {
                send(Some(gesture), &|change| change.top_speed = speed.clamp(0, 255) as u8, out);
            }
        });
    }
    for flag in &FLAGS {
        row(ui, t(flag.label), t(flag.help), |ui| {
            let mut is_on = (flag.get)(change);
            if unnamed_box(ui, &mut is_on, &changes::name(n, t(flag.label))).clicked() {
                send(None, &|change| (flag.set)(change, is_on), out);
            }
        });
    }
}
