//! Placed objects, one or many: what they have in common is shown, what is changed is changed in all.

use super::Subject;
use super::things::position;
use crate::bindings::Action;
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::language::{msg, said, t, within};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::panes::numbers;
use crate::panes::object_maker::show as make_own;
use crate::panes::objects::manual;
use crate::session::Selected;
use crate::things::objects::{each, take_like};
use crate::things::targets::title;
use crate::tr;
use crate::widgets::choices::{choices, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::sprites::paint_in;
use crate::widgets::value::{ValueField, choice_ui, value_ui};
use crate::widgets::{action_tooltip, hint, icon_button, section, small_icon_button};
use eframe::egui::{Color32, RichText, Sense, Stroke, StrokeKind, Ui, vec2};
use kit::derived::objects::shown_of_placement;
use kit::document::GestureId;
use kit::document::custom_kinds::form_help;
use sim::objects::KindId;
use sim::objects::kinds::monitor::games_with;
use sim::objects::originals::unknown_subtype;
use sim::objects::parameters::{Parameter, Values};
use sim::objects::placed::{kind_of, parameters_of, read_placement, set_parameter};
use sim::project::{OwnKinds, Placement};
use sim::ruleset::{Character, Game};
use sim::value::ValueKind;
use std::collections::BTreeSet;

/// What is worked on.
struct Chosen<'a> {
    on: &'a Subject<'a>,
    placements: &'a [&'a Placement],
    /// The project's own kinds.
    own: &'a OwnKinds,
    /// The game of the ruleset.
    game: Game,
}

impl Chosen<'_> {
    /// The value that all have, if they have the same.
    fn common<T: PartialEq>(&self, get: impl Fn(&Placement) -> T) -> Option<T> {
        let mut values = self.placements.iter().map(|placement| get(placement));
        let first = values.next()?;
        values.all(|value| value == first).then_some(first)
    }

    /// Changes all of them: one step of the history, or part of a gesture's.
    fn change(&self, out: &mut Outbox, gesture: Option<GestureId>, label: &str, change: impl Fn(&mut Placement)) {
        let ids: BTreeSet<Selected> = self.placements.iter().map(|p| Selected::Placement(p.id)).collect();
        let edits = each(self.on.key, self.on.level, &ids, change);
        out.edit_in(gesture, label, edits);
    }
}

/// Shows the selected objects.
pub fn ui(
    ui: &mut Ui,
    fields: &mut Fields,
    on: &Subject<'_>,
    placements: &[&Placement],
    cx: &PaneContext<'_>,
    out: &mut Outbox,
) {
    let chosen =
        Chosen { on, placements, own: cx.derived.level().own_kinds(), game: cx.document.project().ruleset.preset };
    let kind = chosen.common(|placement| kind_of(placement, chosen.own).map(|(kind, _)| kind)).flatten();
    heading_ui(ui, &chosen, kind, cx, out);
    if chosen.common(|placement| placement.kind.clone()).is_some() && kind.is_none() {
        let known = t("This version does not know this kind: it can be moved, and is kept and written back as it is.");
        ui.colored_label(theme::of(ui).warning, known);
    }
    if let Some((_, subtype)) = placements.iter().find_map(|placement| unknown_subtype(placement)) {
        let known = tr!(
            "Subtype {subtype} is unknown: the object is kept as it is and does nothing in play.",
            subtype = format!("{subtype:02X}")
        );
        ui.colored_label(theme::of(ui).warning, known);
    }
    ui.add_space(4.0);
    if let Some((x, g)) = fields.number(ui, &position("x", t("Centre")), chosen.common(|placement| placement.x)) {
        chosen.change(out, Some(g), t("Move object"), |placement| placement.x = x);
    }
    if let Some((y, g)) = fields.number(ui, &position("y", t("Centre")), chosen.common(|placement| placement.y)) {
        chosen.change(out, Some(g), t("Move object"), |placement| placement.y = y);
    }
    flips_ui(ui, &chosen, kind, cx, out);
    match kind {
        Some(_) => {
            let count = list_of(&chosen).len();
            if count > 0 {
                section(ui, t("Parameters"));
                wrong_ui(ui, &chosen, out);
            }
            for index in 0..count {
                parameter_ui(ui, fields, &chosen, index, out);
            }
        }
        None if placements.len() > 1 => hint(ui, t("Select objects of one kind to set their parameters together.")),
        _ => {}
    }
    section(ui, t("Boxes are shown for"));
    pose_ui(ui, fields, cx, out);
}

/// The player that boxes are shown for, and which of them are.
fn pose_ui(ui: &mut Ui, fields: &mut Fields, cx: &PaneContext<'_>, out: &mut Outbox) {
    let now = cx.session.pose;
    let mut new = now;
    let options = [
        (Character::Sonic, t("Sonic"), t("Height radius 19")),
        (Character::Tails, t("Tails"), t("Height radius 15")),
        (Character::Knuckles, t("Knuckles"), t("Height radius 19")),
    ];
    let help = t("A player who touches the object");
    if let Some(character) =
        row(ui, t("Character"), help, |ui| choices(ui, t("Boxes for"), Some(now.character), &options, None))
    {
        new.character = character;
    }
    let options = [(false, t("standing"), t("His full height")), (true, t("a ball"), t("Height radius 14"))];
    if let Some(rolled) =
        row(ui, t("Pose"), t("Standing, or a ball"), |ui| choices(ui, t("Pose"), Some(now.rolled), &options, None))
    {
        new.rolled = rolled;
    }
    let options = [(false, t("on ground"), t("On the ground")), (true, t("in air"), t("In the air"))];
    if let Some(airborne) = row(ui, t("State"), t("On the ground, or in the air"), |ui| {
        choices(ui, t("State"), Some(now.airborne), &options, None)
    }) {
        new.airborne = airborne;
    }
    let speed =
        |label| Number { label, help: t("256 is one pixel a frame"), range: -4096..=4096, unit: msg("subpx/frame") };
    if let Some((x, _)) = fields.number(ui, &speed(t("X speed")), Some(now.x_speed.into())) {
        new.x_speed = x as i16;
    }
    if now.airborne
        && let Some((y, _)) = fields.number(ui, &speed(t("Y speed")), Some(now.y_speed.into()))
    {
        new.y_speed = y as i16;
    }
    if new != now {
        out.session(move |session| session.pose = new);
    }
    ui.horizontal_wrapped(|ui| {
        for action in [Action::ObjectBoxes, Action::SideMap, Action::TriggerAreas, Action::SlotNumbers] {
            let on = crate::actions::is_on(action, cx) == Some(true);
            let toggle = ui.selectable_label(on, t(action.info().label));
            if toggle.on_hover_ui(|ui| action_tooltip(ui, action, cx.keys)).clicked() {
                out.action(action);
            }
        }
    });
}

fn heading_ui(ui: &mut Ui, chosen: &Chosen<'_>, kind: Option<KindId>, cx: &PaneContext<'_>, out: &mut Outbox) {
    let [first, ..] = chosen.placements else { return };
    let own = chosen.common(|placement| placement.kind.clone()).and_then(|name| chosen.own.named(&name));
    ui.horizontal(|ui| {
        let (area, _) = ui.allocate_exact_size(vec2(56.0, 56.0), Sense::hover());
        ui.painter().rect(area, 6.0, theme::of(ui).void, Stroke::new(1.0, theme::of(ui).line), StrokeKind::Inside);
        if let Some(shown) = shown_of_placement(cx.derived.level(), first) {
            paint_in(ui.painter(), area.shrink(4.0), &shown.sketch, shown.flips, Color32::WHITE);
        }
        ui.vertical(|ui| {
            match chosen.placements {
                [one] => {
                    let slot = chosen.on.level.placements.iter().position(|other| other.id == one.id);
                    ui.heading(format!("{} {}", title(one, chosen.own), slot.unwrap_or(0) + 1));
                    if let Some((number, subtype)) = numbers::object(one) {
                        ui.weak(tr!(
                            "${number}, subtype ${subtype}",
                            number = format!("{number:02X}"),
                            subtype = format!("{subtype:02X}")
                        ))
                        .on_hover_text(t("Number and subtype in the game's object list"));
                    }
                }
                many => {
                    _ = ui.heading(match kind {
                        Some(_) if chosen.common(|placement| title(placement, chosen.own).to_owned()).is_some() => {
                            format!("{} × {}", many.len(), title(first, chosen.own))
                        }
                        Some(_) => tr!("{count} objects of this project", count = many.len()),
                        None => tr!("{count} objects", count = many.len()),
                    })
                }
            };
            ui.horizontal(|ui| {
                let like = ui.small_button(t("Place more")).on_hover_text(t("Place more objects like this one"));
                if like.clicked() {
                    let placement = (*first).clone();
                    out.session(move |session| take_like(session, &placement));
                }
                let delete = ui.small_button(t("Delete"));
                if delete.on_hover_text(cx.keys.tooltip(Action::Delete)).clicked() {
                    out.action(Action::Delete);
                }
                if own.is_some() {
                    let make = ui
                        .small_button(t("Its kind"))
                        .on_hover_text(t("Edit this kind, for all its objects, in the Object maker"));
                    if make.clicked() {
                        make_own(&first.kind, out);
                    }
                }
            });
        });
    });
    let help = own.map(|kind| t(form_help(kind.form))).or(kind.map(|kind| t(kind.info().help)));
    if let Some(help) = help {
        ui.add(eframe::egui::Label::new(RichText::new(help).weak()).wrap());
    }
}

fn flips_ui(ui: &mut Ui, chosen: &Chosen<'_>, kind: Option<KindId>, cx: &PaneContext<'_>, out: &mut Outbox) {
    let (x, y) = kind.map_or((true, true), |kind| (kind.info().flips_x, kind.info().flips_y));
    let (now_x, now_y) = (chosen.common(|placement| placement.flip_x), chosen.common(|placement| placement.flip_y));
    row(ui, t("Mirrored"), t("Left to right, top to bottom"), |ui| {
        let on = |now: Option<bool>| now == Some(true);
        let button = icon_button(ui, Icon::FlipX, t("Mirrored left to right"), on(now_x), x || on(now_x));
        if button.on_hover_ui(|ui| action_tooltip(ui, Action::FlipX, cx.keys)).clicked() {
            let to = !on(now_x);
            chosen.change(out, None, t("Mirror object"), |placement| placement.flip_x = to);
        }
        let button = icon_button(ui, Icon::FlipY, t("Mirrored top to bottom"), on(now_y), y || on(now_y));
        if button.on_hover_ui(|ui| action_tooltip(ui, Action::FlipY, cx.keys)).clicked() {
            let to = !on(now_y);
            chosen.change(out, None, t("Mirror object"), |placement| placement.flip_y = to);
        }
        if now_x.is_none() || now_y.is_none() {
            ui.weak(t("different"));
        }
    });
}

/// Values that a file gave and that can't be taken, each with a click that fixes it.
fn wrong_ui(ui: &mut Ui, chosen: &Chosen<'_>, out: &mut Outbox) {
    let mut wrong = Vec::new();
    for placement in chosen.placements {
        let _values = read_placement(placement, chosen.own, |error| {
            if !wrong.iter().any(|other: &sim::objects::parameters::ParameterError| other.name == error.name) {
                wrong.push(error);
            }
        });
    }
    for error in wrong {
        let c = theme::of(ui);
        ui.horizontal_wrapped(|ui| {
            ui.colored_label(c.warning, said(&error.to_string()));
            let fix = ui
                .small_button(t("Fix"))
                .on_hover_text(tr!("Set it to {default}, the default", default = error.default));
            if fix.clicked()
                && let Some(index) = list_of(chosen).iter().position(|p| p.name == error.name)
            {
                let parameter = &list_of(chosen)[index];
                chosen.change(out, None, t("Fix object"), |placement| {
                    let now = placement.extra.get(parameter.name);
                    if now.is_some_and(|value| parameter.read(value).is_err()) {
                        set_parameter(placement, chosen.own, index, parameter.default);
                    }
                });
            }
        });
    }
}

/// What can be set about the chosen objects together: of the project's own kinds not all have the same.
fn list_of(chosen: &Chosen<'_>) -> &'static [Parameter] {
    let list = |placement: &Placement| {
        let read = read_placement(placement, chosen.own, |_| {});
        read.map_or(&[][..], |(kind, values)| parameters_of(kind, &values, chosen.own))
    };
    chosen.common(list).unwrap_or_default()
}

fn values_of(placement: &Placement, own: &OwnKinds) -> Values {
    read_placement(placement, own, |_| {}).map(|(_, values)| values).unwrap_or_default()
}

fn parameter_ui(ui: &mut Ui, fields: &mut Fields, chosen: &Chosen<'_>, index: usize, out: &mut Outbox) {
    let Some(parameter) = list_of(chosen).get(index) else { return };
    let kind = chosen.common(|placement| kind_of(placement, chosen.own).map(|(kind, _)| kind)).flatten();
    let value = chosen.common(|placement| values_of(placement, chosen.own)[index]);
    let help = format!("{}\n{}", t(parameter.help), manual::values(parameter));
    let field = ValueField { label: t(parameter.label), help: &help, kind: parameter.kind };
    let (changed, gesture) = row(ui, t(parameter.label), &help, |ui| {
        let (mut changed, gesture) = match (kind, parameter.kind) {
            (Some(KindId::Monitor | KindId::HiddenMonitor), ValueKind::Choice(list)) => {
                let labels: Vec<_> =
                    (0..).zip(list).map(|(holds, choice)| held(t(choice.label), holds, chosen.game)).collect();
                (choice_ui(ui, &field, value, &labels), None)
            }
            _ => value_ui(ui, fields, &field, value),
        };
        if value != Some(parameter.default) {
            let name = tr!("{parameter}: back to the default", parameter = t(parameter.label));
            if small_icon_button(ui, Icon::Undo, &name).clicked() {
                changed = Some(parameter.default);
            }
        }
        (changed, gesture)
    });
    if let Some(new) = changed {
        let label = tr!("Change {parameter}", parameter = within(t(parameter.label)));
        chosen.change(out, gesture, &label, |placement| set_parameter(placement, chosen.own, index, new));
        out.session(move |session| session.parameter = parameter.name.to_owned());
    }
}

/// What a monitor can hold, as it is offered: with a word if the game has no such monitor.
fn held(label: &str, holds: i32, game: Game) -> String {
    if games_with(holds).any(|other| other == game) {
        label.to_owned()
    } else {
        tr!("{label} (not in {game})", label, game = game.label())
    }
}
