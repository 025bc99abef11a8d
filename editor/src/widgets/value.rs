//! The control of a described value: a switch of the rules, a parameter of an object.

use crate::language::t;
use crate::widgets::choices::{choices, combo};
use crate::widgets::fields::{Fields, NewValues, Number, Shared};
use eframe::egui::Ui;
use kit::document::GestureId;
use sim::value::{Unit, ValueKind};

/// The label of a value and its kind.
pub struct ValueField<'a> {
    /// Its name, also for tests and screen readers.
    pub label: &'a str,
    /// In a tooltip.
    pub help: &'a str,
    /// The kind of its values.
    pub kind: ValueKind,
}

/// The control of a value by its type, without its label in front. Returns new values, and the gesture that they are part
/// of.
pub fn value_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    field: &ValueField<'_>,
    values: &Shared<'_>,
) -> (Option<NewValues>, Option<GestureId>) {
    let value = values.common;
    match field.kind {
        ValueKind::Bool => {
            let state = value.map(|value| value != 0);
            (fields.flag(ui, field.label, field.help, state).map(|on| NewValues::Same(on.into())), None)
        }
        ValueKind::Choice(list)
            if list.len() <= 3 && list.iter().all(|choice| t(choice.label).chars().count() <= 9) =>
        {
            let options: Vec<_> = (0..).zip(list).map(|(i, choice)| (i, t(choice.label), field.help)).collect();
            // In a part of its own: the room is counted from where it begins, not from where the row does.
            let chosen = ui.scope(|ui| {
                ui.set_max_width((ui.available_width() - 30.0).max(0.0));
                choices(ui, field.label, value, &options, None)
            });
            (chosen.inner.map(NewValues::Same), None)
        }
        ValueKind::Choice(list) => {
            let labels: Vec<_> = list.iter().map(|choice| t(choice.label)).collect();
            (choice_ui(ui, field, value, &labels).map(NewValues::Same), None)
        }
        ValueKind::Integer { unit, .. } => number_ui(ui, fields, field, unit, values),
        ValueKind::IntegerOr { zero, unit, .. } => {
            fields.with_zero(t(zero), |fields| number_ui(ui, fields, field, unit, values))
        }
        ValueKind::Switch { sets } => {
            let changed = number_ui(ui, fields, field, Unit::Plain, values);
            ui.weak(if sets { t("sets") } else { t("obeys") });
            changed
        }
    }
}

fn number_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    field: &ValueField<'_>,
    unit: Unit,
    values: &Shared<'_>,
) -> (Option<NewValues>, Option<GestureId>) {
    let (min, max) = field.kind.range();
    let number = Number { label: field.label, help: field.help, range: min..=max, unit: unit.label() };
    fields.bare_numbers(ui, &number, values).unzip()
}

/// A list of choices by their labels: the one that was taken.
pub fn choice_ui(ui: &mut Ui, field: &ValueField<'_>, value: Option<i32>, labels: &[impl AsRef<str>]) -> Option<i32> {
    let label = |value: i32| labels.get(value.max(0) as usize).map_or("", |label| label.as_ref());
    let mut new = None;
    let response = combo(ui, field.label, value.map_or(t("different"), label), |ui| {
        for (i, label) in (0..).zip(labels) {
            if ui.selectable_label(value == Some(i), label.as_ref()).clicked() {
                new = Some(i);
            }
        }
    });
    response.on_hover_text(field.help);
    new.filter(|new| value != Some(*new))
}
