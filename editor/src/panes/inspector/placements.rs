//! Placed objects, one or many: what they have in common is shown, what is changed is changed in all.

mod in_game;

use super::Subject;
use super::properties::{Owners, change_label, list_ui, set_in};
use super::summary::Summary;
use super::things::position;
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{msg, own_text, said, t, within};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::panes::numbers;
use crate::panes::object_maker::show as make_own;
use crate::panes::objects::manual;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::objects::{each, take_like};
use crate::things::targets::{title, title_in_view};
use crate::tr;
use crate::widgets::choices::{choices, row};
use crate::widgets::fields::{Changed, Fields, NewValues, Number, Shared};
use crate::widgets::sprites::paint_in;
use crate::widgets::value::{ValueField, choice_ui, value_ui};
use crate::widgets::{action_tooltip, hint, icon_button, section, small_icon_button};
use eframe::egui::{Color32, RichText, Sense, Stroke, StrokeKind, Ui, vec2};
use kit::document::GestureId;
use kit::document::custom_kinds::form_help;
use sim::objects::KindId;
use sim::objects::kinds::items::monitor::games_with;
use sim::objects::parameters::{Parameter, Values};
use sim::objects::placed::{parameters_of, read_placement, set_parameter};
use sim::project::{OwnKinds, Placement, properties_of};
use sim::ruleset::{Character, Game};
use sim::value::ValueKind;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The placements that are worked on.
struct Chosen<'a> {
    on: &'a Subject<'a>,
    placements: &'a [&'a Placement],
    /// The project's own kinds.
    own: &'a OwnKinds,
    /// The game of the ruleset.
    game: Game,
    /// The values that they have in common.
    summary: &'a Summary,
    /// The parameters that can be set about all of them.
    parameters: Cow<'a, [Parameter<'a>]>,
}

impl Chosen<'_> {
    /// Changes all of them: one step of the history, or part of a gesture's.
    fn change(&self, out: &mut Outbox, gesture: Option<GestureId>, label: &str, change: impl Fn(&mut Placement)) {
        self.change_each(out, gesture, label, |_, placement| change(placement));
    }

    /// Changes each by its place among them: one step of the history, or part of a gesture's.
    fn change_each(
        &self,
        out: &mut Outbox,
        gesture: Option<GestureId>,
        label: &str,
        change: impl Fn(usize, &mut Placement),
    ) {
        let ids: BTreeSet<Selected> = self.placements.iter().map(|p| Selected::Placement(p.id)).collect();
        let edits = each(self.on.key, self.on.level, &ids, change);
        out.edit_in(gesture, label, edits);
    }

    /// A row with a number that all have.
    fn number_ui(
        &self,
        ui: &mut Ui,
        fields: &mut Fields,
        number: &Number<'_>,
        (common, get): (Option<i32>, fn(&Placement) -> i32),
    ) -> Changed<NewValues> {
        let each = || self.placements.iter().map(|placement| get(placement)).collect();
        fields.numbers(ui, number, &Shared { common, each: &each })
    }
}

/// Shows the selected objects.
pub fn ui(
    ui: &mut Ui,
    fields: &mut Fields,
    on: &Subject<'_>,
    (placements, summary): (&[&Placement], &Summary),
    cx: &Studio,
    out: &mut Outbox,
) {
    let (own, game) = (cx.derived().level().own_kinds(), cx.document().project().ruleset.preset);
    let read = placements.first().filter(|_| summary.parameters > 0);
    let parameters = read
        .and_then(|placement| read_placement(placement, own, |_| {}))
        .map_or(Cow::Borrowed(&[][..]), |(kind, values)| parameters_of(kind, &values, own));
    let chosen = Chosen { on, placements, own, game, summary, parameters };
    let kind = summary.kind;
    heading_ui(ui, &chosen, kind, cx, out);
    if summary.is_one_name && kind.is_none() {
        let known = t("This version does not know this kind: it can be moved, and is kept and written back as it is.");
        ui.colored_label(theme::of(ui).warning, known);
    }
    if let Some(subtype) = summary.unknown_subtype {
        let known = tr!(
            "Subtype {subtype} is unknown: the object is kept as it is and does nothing in play.",
            subtype = format!("{subtype:02X}")
        );
        ui.colored_label(theme::of(ui).warning, known);
    }
    ui.add_space(4.0);
    if let Some((x, g)) =
        chosen.number_ui(ui, fields, &position("x", t("Centre")), (summary.x, |placement| placement.x))
    {
        chosen.change_each(out, Some(g), t("Move object"), |n, placement| {
            placement.x = x.of(n).unwrap_or(placement.x);
        });
    }
    if let Some((y, g)) =
        chosen.number_ui(ui, fields, &position("y", t("Centre")), (summary.y, |placement| placement.y))
    {
        chosen.change_each(out, Some(g), t("Move object"), |n, placement| {
            placement.y = y.of(n).unwrap_or(placement.y);
        });
    }
    flips_ui(ui, &chosen, kind, cx, out);
    match kind {
        Some(_) => {
            let count = chosen.parameters.len();
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
    in_game::ui(ui, fields, &chosen, cx, out);
    properties_ui(ui, fields, &chosen, cx, out);
    section(ui, t("Boxes are shown for"));
    pose_ui(ui, fields, cx, out);
}

/// The properties of the project's own that all of them have.
fn properties_ui(ui: &mut Ui, fields: &mut Fields, chosen: &Chosen<'_>, cx: &Studio, out: &mut Outbox) {
    let all = &cx.document().project().properties;
    let shown = chosen.summary.properties.iter();
    let owners = Owners {
        shown: shown.filter_map(|(n, value)| Some((all.get(*n)?, value.clone()))).collect(),
        values: &|| chosen.placements.iter().map(|placement| properties_of(&placement.extra)).collect(),
        near: chosen.placements.first().map_or((0, 0), |placement| (placement.x, placement.y)),
    };
    list_ui(ui, fields, &owners, cx, out, &mut |out, one, (new, gesture)| {
        chosen.change_each(out, gesture, &change_label(one), |n, placement| {
            set_in(&mut placement.extra, one, &new, n);
        });
    });
}

/// The player that boxes are shown for, and which of them are.
fn pose_ui(ui: &mut Ui, fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
    let now = cx.session().play.pose;
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
        |label| Number { label, help: t("256 is one pixel a frame"), range: -4096..=4096, unit: msg("/ 256 px/frame") };
    if let Some((x, _)) = fields.number(ui, &speed(t("X speed")), now.x_speed.into()) {
        new.x_speed = x as i16;
    }
    if now.airborne
        && let Some((y, _)) = fields.number(ui, &speed(t("Y speed")), now.y_speed.into())
    {
        new.y_speed = y as i16;
    }
    if new != now {
        out.session(move |session| session.play.pose = new);
    }
    ui.horizontal_wrapped(|ui| {
        for action in [Action::ObjectBoxes, Action::SideMap, Action::TriggerAreas, Action::SlotNumbers] {
            let on = crate::actions::is_on(action, cx) == Some(true);
            let toggle = ui.selectable_label(on, t(action.info().label));
            if toggle.on_hover_ui(|ui| action_tooltip(ui, action, cx.keys())).clicked() {
                out.action(action);
            }
        }
    });
}

fn heading_ui(ui: &mut Ui, chosen: &Chosen<'_>, kind: Option<KindId>, cx: &Studio, out: &mut Outbox) {
    let [first, ..] = chosen.placements else { return };
    let own = chosen.own.named(&first.kind).filter(|_| chosen.summary.is_one_name);
    ui.horizontal(|ui| {
        let (area, _) = ui.allocate_exact_size(vec2(56.0, 56.0), Sense::hover());
        ui.painter().rect(area, 6.0, theme::of(ui).void, Stroke::new(1.0, theme::of(ui).line), StrokeKind::Inside);
        if let Some(shown) = cx.derived().shown(first) {
            paint_in(ui.painter(), area.shrink(4.0), &shown.sketch, shown.flips, Color32::WHITE);
        }
        ui.vertical(|ui| {
            match chosen.placements {
                [one] => {
                    let slot = chosen.on.level.placements.iter().position(|other| other.id == one.id);
                    let name = title_in_view(one, cx.derived());
                    ui.heading(format!("{name} {}", slot.unwrap_or(0) + 1));
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
                        Some(_) if chosen.summary.is_one_title => {
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
                if delete.on_hover_text(cx.keys().tooltip(Action::Delete)).clicked() {
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

fn flips_ui(ui: &mut Ui, chosen: &Chosen<'_>, kind: Option<KindId>, cx: &Studio, out: &mut Outbox) {
    let (x, y) = kind.map_or((true, true), |kind| (kind.info().flips_x, kind.info().flips_y));
    let (now_x, now_y) = (chosen.summary.flip_x, chosen.summary.flip_y);
    row(ui, t("Mirrored"), t("Left to right, top to bottom"), |ui| {
        let on = |now: Option<bool>| now == Some(true);
        let button = icon_button(ui, Icon::FlipX, t("Mirrored left to right"), on(now_x), x || on(now_x));
        if button.on_hover_ui(|ui| action_tooltip(ui, Action::FlipX, cx.keys())).clicked() {
            let to = !on(now_x);
            chosen.change(out, None, t("Mirror object"), |placement| placement.flip_x = to);
        }
        let button = icon_button(ui, Icon::FlipY, t("Mirrored top to bottom"), on(now_y), y || on(now_y));
        if button.on_hover_ui(|ui| action_tooltip(ui, Action::FlipY, cx.keys())).clicked() {
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
    for error in &chosen.summary.wrong {
        let c = theme::of(ui);
        ui.horizontal_wrapped(|ui| {
            ui.colored_label(c.warning, said(&error.to_string()));
            let fix = ui
                .small_button(t("Fix"))
                .on_hover_text(tr!("Set it to {default}, the default", default = error.default));
            if fix.clicked()
                && let Some(index) = chosen.parameters.iter().position(|p| p.name == error.name)
            {
                let parameter = &chosen.parameters[index];
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

fn values_of(placement: &Placement, own: &OwnKinds) -> Values {
    read_placement(placement, own, |_| {}).map(|(_, values)| values).unwrap_or_default()
}

fn parameter_ui(ui: &mut Ui, fields: &mut Fields, chosen: &Chosen<'_>, index: usize, out: &mut Outbox) {
    let Some(parameter) = chosen.parameters.get(index) else { return };
    let kind = chosen.summary.kind;
    let value_of = |placement: &Placement| values_of(placement, chosen.own)[index];
    let value = chosen.summary.values.get(index).copied().flatten();
    let each = || chosen.placements.iter().map(|placement| value_of(placement)).collect();
    let help = format!("{}\n{}", own_text(parameter.help), manual::values(parameter));
    let label = own_text(parameter.label);
    let field = ValueField { label: &label, help: &help, kind: parameter.kind };
    let (changed, gesture) = row(ui, &label, &help, |ui| {
        let (mut changed, gesture) = match (kind, parameter.kind) {
            (Some(KindId::Monitor | KindId::HiddenMonitor), ValueKind::Choice(list)) => {
                let labels: Vec<_> =
                    (0..).zip(list).map(|(holds, choice)| held(t(choice.label), holds, chosen.game)).collect();
                (choice_ui(ui, &field, value, &labels).map(NewValues::Same), None)
            }
            _ => value_ui(ui, fields, &field, &Shared { common: value, each: &each }),
        };
        if value != Some(parameter.default) {
            let name = tr!("{parameter}: back to the default", parameter = label);
            if small_icon_button(ui, Icon::Undo, &name).clicked() {
                changed = Some(NewValues::Same(parameter.default));
            }
        }
        (changed, gesture)
    });
    if let Some(new) = changed {
        let label = tr!("Change {parameter}", parameter = within(&label));
        chosen.change_each(out, gesture, &label, |n, placement| {
            if let Some(new) = new.of(n) {
                set_parameter(placement, chosen.own, index, new);
            }
        });
        let name = parameter.name.to_owned();
        out.session(move |session| session.tools.parameter = name);
    }
}

/// Returns the contents of a monitor, as they are offered: with a word if the game has no such monitor.
fn held(label: &str, holds: i32, game: Game) -> String {
    if games_with(holds).any(|other| other == game) {
        label.to_owned()
    } else {
        tr!("{label} (not in {game})", label, game = game.label())
    }
}
