//! The control of a described value: a switch of the rules, a parameter of an object.

use crate::language::t;
use crate::widgets::choices::{choices, combo, row};
use crate::widgets::fields::{Fields, NewValues, Number, Shared};
use eframe::egui::Ui;
use kit::document::GestureId;
use kit::document::custom_kinds::words::unit_name;
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

/// A value in words, as its control shows it.
pub fn value_text(kind: ValueKind, value: i32) -> String {
    let number = |unit: Unit| match unit.label() {
        "" => value.to_string(),
        label => format!("{value} {}", t(label)),
    };
    match kind {
        ValueKind::Bool => if value == 0 { t("off") } else { t("on") }.to_owned(),
        ValueKind::Choice(list) => {
            let choice = usize::try_from(value).ok().and_then(|place| list.get(place));
            choice.map_or_else(|| value.to_string(), |choice| t(choice.label).to_owned())
        }
        ValueKind::IntegerOr { zero, .. } if value == 0 => t(zero).to_owned(),
        ValueKind::Integer { unit, .. } | ValueKind::IntegerOr { unit, .. } => number(unit),
        ValueKind::Switch { .. } => value.to_string(),
    }
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

/// The range and the unit of numbers that a definition declares. Returns the gesture of a change.
pub fn range_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    (min, max, unit): (&mut i32, &mut i32, &mut Unit),
) -> Option<Option<GestureId>> {
    let mut changed = None;
    for (value, label, help) in [(min, t("Least"), t("The least number")), (max, t("Most"), t("The greatest number"))] {
        let number = Number { label, help, range: -100_000..=100_000, unit: "" };
        if let Some((number, gesture)) = fields.number(ui, &number, *value) {
            (*value, changed) = (number, Some(Some(gesture)));
        }
    }
    row(ui, t("Unit"), t("Shown behind the number"), |ui| {
        combo(ui, t("Unit"), t(unit_name(*unit)), |ui| {
            for other in Unit::ALL {
                if ui.selectable_label(other == *unit, t(unit_name(other))).clicked() && other != *unit {
                    (*unit, changed) = (other, Some(None));
                }
            }
        })
    });
    changed
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
