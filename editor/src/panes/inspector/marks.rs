//! Regions and notes: what is selected of them.

use super::Subject;
use super::properties::{Owners, change_label, held, list_ui, set_in};
use super::things::{common, number_ui, position};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::t;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::{arrange, targets};
use crate::tools::survey::mark::help_of;
use crate::tr;
use crate::widgets::choices::{combo, row, unnamed_box};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{action_tooltip, hint};
use eframe::egui::{Button, Ui};
use kit::document::{FAR, GestureId};
use sim::project::{LevelMark, MarkKind, PropertyDefinition, PropertyOwner, Rgb, properties_of};
use std::collections::BTreeSet;

/// The colour that a mark begins with if it gets one of its own.
const FIRST_COLOR: Rgb = Rgb([196, 160, 255]);

/// Shows regions and notes.
pub fn ui(ui: &mut Ui, fields: &mut Fields, (on, marks): (&Subject<'_>, &[&LevelMark]), cx: &Studio, out: &mut Outbox) {
    let chosen: BTreeSet<Selected> = marks.iter().map(|mark| Selected::Mark(mark.id)).collect();
    let send = |out: &mut Outbox, label: &str, gesture: Option<GestureId>, set: &dyn Fn(usize, &mut LevelMark)| {
        out.edit_in(gesture, label, arrange::each_mark(on.key, on.level, &chosen, set));
    };
    let kind = common(marks, |mark| mark.kind);
    match marks {
        [_] => ui.heading(kind.map_or("", targets::kind_of_mark)),
        _ => ui.heading(tr!("{count} regions and notes", count = marks.len())),
    };
    hint(ui, kind.map_or("", help_of));
    ui.add_space(6.0);
    words_ui(ui, fields, marks, out, &send);
    row(ui, t("Kind"), t("What it is for"), |ui| {
        combo(ui, t("Kind"), kind.map_or(t("different"), targets::kind_of_mark), |ui| {
            for new in MarkKind::ALL {
                let chosen = ui.selectable_label(kind == Some(new), targets::kind_of_mark(new));
                if chosen.on_hover_text(help_of(new)).clicked() {
                    send(out, t("Change the kind of a mark"), None, &|_, mark| mark.kind = new);
                }
            }
        });
    });
    place_ui(ui, fields, marks, out, &send);
    color_ui(ui, fields, marks, out, &send);
    if marks.iter().all(|mark| mark.kind.is_region()) {
        let value = |one: &PropertyDefinition| common(marks, |mark| held(one, properties_of(&mark.extra)));
        let shown = cx.document().project().properties_on(PropertyOwner::Region, "");
        let owners = Owners {
            shown: shown.map(|one| (one, value(one))).collect(),
            values: &|| marks.iter().map(|mark| properties_of(&mark.extra)).collect(),
            near: marks.first().map_or((0, 0), |mark| (mark.x, mark.y)),
        };
        list_ui(ui, fields, &owners, cx, out, &mut |out, one, (new, gesture)| {
            send(out, &change_label(one), gesture, &|n, mark| set_in(&mut mark.extra, one, &new, n));
        });
    }
    ui.add_space(8.0);
    let delete = ui.add(Button::new(t("Delete")));
    if delete.on_hover_ui(|ui| action_tooltip(ui, Action::Delete, cx.keys())).clicked() {
        out.action(Action::Delete);
    }
}

/// Sends a change of the chosen marks, each by its place among them.
type SendChange<'a> = dyn Fn(&mut Outbox, &str, Option<GestureId>, &dyn Fn(usize, &mut LevelMark)) + 'a;

/// The name and the further words of a mark; of several marks the name that they share.
fn words_ui(ui: &mut Ui, fields: &mut Fields, marks: &[&LevelMark], out: &mut Outbox, send: &SendChange<'_>) {
    let name = common(marks, |mark| mark.name.as_str());
    let help = t("The name by which a game finds a region; what a note says in short");
    let new = match marks {
        [mark] => fields.text(ui, t("Name"), help, &mark.name),
        _ => row(ui, t("Name"), help, |ui| fields.bare_text(ui, t("Name"), help, name)),
    };
    if let Some((name, gesture)) = new {
        send(out, t("Name region or note"), Some(gesture), &|_, mark| mark.name.clone_from(&name));
    }
    if let [mark] = marks
        && let Some((text, gesture)) = fields.lines(ui, t("Words"), t("More about it, for your team"), &mark.text)
    {
        send(out, t("Change the words of a mark"), Some(gesture), &|_, mark| mark.text.clone_from(&text));
    }
}

/// The place and the size.
fn place_ui(ui: &mut Ui, fields: &mut Fields, marks: &[&LevelMark], out: &mut Outbox, send: &SendChange<'_>) {
    let moved = t("Move region or note");
    if let Some((x, g)) = number_ui(ui, fields, &position("x", t("Left edge")), marks, |mark| mark.x) {
        send(out, moved, Some(g), &|n, mark| mark.x = x.of(n).unwrap_or(mark.x));
    }
    if let Some((y, g)) = number_ui(ui, fields, &position("y", t("Top edge")), marks, |mark| mark.y) {
        send(out, moved, Some(g), &|n, mark| mark.y = y.of(n).unwrap_or(mark.y));
    }
    let size = |label, help| Number { label, help, range: 0..=FAR, unit: "px" };
    let resized = t("Resize region or note");
    let help = t("Pixels across; 0 by 0 is a point");
    if let Some((width, g)) = number_ui(ui, fields, &size(t("Width"), help), marks, |mark| mark.width) {
        send(out, resized, Some(g), &|n, mark| mark.width = width.of(n).unwrap_or(mark.width));
    }
    let help = t("Pixels down; 0 by 0 is a point");
    if let Some((height, g)) = number_ui(ui, fields, &size(t("Height"), help), marks, |mark| mark.height) {
        send(out, resized, Some(g), &|n, mark| mark.height = height.of(n).unwrap_or(mark.height));
    }
}

/// The colour, if it has one of its own.
fn color_ui(ui: &mut Ui, fields: &mut Fields, marks: &[&LevelMark], out: &mut Outbox, send: &SendChange<'_>) {
    let help = t("A colour of its own on the canvas");
    let label = t("Change the colour of a mark");
    row(ui, t("Colour"), help, |ui| {
        let mut is_own = marks.iter().any(|mark| mark.color.is_some());
        if unnamed_box(ui, &mut is_own, help).clicked() {
            send(out, label, None, &|_, mark| mark.color = is_own.then_some(mark.color.unwrap_or(FIRST_COLOR)));
        } else if is_own {
            let color = common(marks, |mark| mark.color).flatten();
            if let Some((color, gesture)) = fields.color(ui, t("Colour"), help, color) {
                send(out, label, Some(gesture), &|_, mark| mark.color = Some(color));
            }
        }
    });
}
