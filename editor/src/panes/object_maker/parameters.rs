//! The parameters that a definition declares: what placements set in the Inspector.

use super::Subject;
use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::name_field::NameField;
use crate::widgets::value::range_ui;
use crate::widgets::{hint, section, small_icon_button};
use eframe::egui::{Button, Frame, Ui};
use kit::document::GestureId;
use kit::document::custom_kinds::names::parameter_renamed;
use kit::document::custom_kinds::words::parameter_kind_name;
use sim::objects::kinds::others::own::parameters_of;
use sim::project::{MOST_OWN_PARAMETERS, OwnKind, OwnParameter, OwnParameterKind};

/// The section.
#[derive(Default)]
pub struct ParameterList {
    name: NameField,
}

impl ParameterList {
    /// Forgets what is half typed.
    pub(super) fn drop_typing(&mut self) {
        self.name.drop_typing();
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, out: &mut Outbox) {
        let kind = &**on.kind;
        section(ui, t("Parameters"));
        hint(
            ui,
            t("Numbers that each placed object sets in the Inspector. Any number here can be set by one of them."),
        );
        let put = |out: &mut Outbox, label: &str, gesture: Option<GestureId>, place: usize, new: OwnParameter| {
            let mut kind = kind.clone();
            kind.parameters[place] = new;
            on.put(out, label, gesture, kind);
        };
        let mut gone = None;
        for (place, parameter) in kind.parameters.iter().enumerate() {
            let c = theme::of(ui);
            let changed = ui.push_id(("parameter", place), |ui| {
                let frame = Frame::new().stroke((1.0, c.line)).corner_radius(4.0).inner_margin(6.0);
                frame.show(ui, |ui| {
                    ui.set_min_width(ui.available_width());
                    ui.horizontal(|ui| {
                        ui.strong(parameter.shown_label());
                        let name = tr!("Delete parameter {name}", name = parameter.name);
                        if small_icon_button(ui, Icon::Delete, &name).clicked() {
                            gone = Some(place);
                        }
                    });
                    let taken = parameters_of(kind);
                    let is_free = |name: &str| is_good(name) && taken.iter().all(|taken| taken.name != name);
                    let why = t("Small letters, digits and underscores, and no other parameter's name.");
                    let help = (t("Parameter name"), t("Its name in files. Numbers and placed objects follow"));
                    if let Some(name) = self.name.ui(ui, help, &parameter.name, (is_free, why)) {
                        let edits = parameter_renamed(on.cx.document().project(), on.place, place, &name);
                        out.edit(t("Rename parameter"), edits);
                    }
                    parameter_ui(ui, fields, parameter)
                })
            });
            if let Some((new, gesture)) = changed.inner.inner {
                put(out, t("Change parameter"), gesture, place, new);
            }
        }
        if let Some(place) = gone {
            let mut kind = kind.clone();
            kind.parameters.remove(place);
            on.put(out, t("Delete parameter"), None, kind);
        }
        let is_full = kind.parameters.len() >= MOST_OWN_PARAMETERS;
        let add = ui.add_enabled(!is_full, Button::new(t("Add parameter")));
        if add.on_hover_text(t("A number, a flag or a switch that placed objects set")).clicked() {
            on.put(out, t("Add parameter"), None, with_new(kind));
        }
    }
}

/// The definition with a further parameter.
fn with_new(kind: &OwnKind) -> OwnKind {
    let mut kind = kind.clone();
    let taken: Vec<String> = parameters_of(&kind).iter().map(|parameter| parameter.name.to_owned()).collect();
    let name = sim::project::free_name("number", "_", |name| taken.iter().all(|taken| taken != name));
    kind.parameters.push(OwnParameter { name, ..OwnParameter::default() });
    kind
}

fn is_good(name: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    !name.is_empty() && name.len() <= 60 && name.bytes().all(is_letter)
}

/// Shows a parameter. Returns the new one and the gesture that the change is part of.
fn parameter_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    parameter: &OwnParameter,
) -> Option<(OwnParameter, Option<GestureId>)> {
    let mut new = parameter.clone();
    let mut changed = None;
    if let Some((label, gesture)) = fields.text(ui, t("Label"), t("Its name in the Inspector"), &parameter.label) {
        (new.label, changed) = (label, Some(Some(gesture)));
    }
    if let Some((help, gesture)) = fields.text(ui, t("Help"), t("In a tooltip of the Inspector"), &parameter.help) {
        (new.help, changed) = (help, Some(Some(gesture)));
    }
    let kinds = [
        OwnParameterKind::default(),
        OwnParameterKind::Flag,
        OwnParameterKind::Switch { sets: false },
        OwnParameterKind::Switch { sets: true },
    ];
    row(ui, t("Values"), t("The values that it takes"), |ui| {
        combo(ui, t("Values"), t(parameter_kind_name(parameter.kind)), |ui| {
            for kind in kinds {
                let is_it = parameter_kind_name(kind) == parameter_kind_name(parameter.kind);
                if ui.selectable_label(is_it, t(parameter_kind_name(kind))).clicked() && !is_it {
                    (new.kind, changed) = (kind, Some(None));
                }
            }
        })
    });
    if let OwnParameterKind::Number { min, max, unit } = &mut new.kind {
        changed = range_ui(ui, fields, (min, max, unit)).or(changed);
    }
    let values = new.kind.value_kind();
    let (least, most) = values.range();
    let default = Number { label: t("Default"), help: t("The value of a new object"), range: least..=most, unit: "" };
    if let Some((number, gesture)) = fields.number(ui, &default, values.clamp(new.default)) {
        (new.default, changed) = (number, Some(Some(gesture)));
    }
    changed.map(|gesture| (new, gesture))
}
