//! Rows of the numbers of a motion, an event or an action: each a number, or a parameter that placements set.

use crate::language::{own_text, t};
use crate::tr;
use crate::widgets::choices::row;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::menu;
use eframe::egui::Ui;
use kit::document::GestureId;
use kit::document::custom_kinds::words::AmountField;
use sim::objects::kinds::others::own::parameters_of;
use sim::project::{Amount, OwnKind};

/// Shows the numbers. Returns the gesture of a change, `None` in it for one that is a step of its own; the new number is in
/// its field already.
pub fn ui(ui: &mut Ui, fields: &mut Fields, kind: &OwnKind, list: Vec<AmountField<'_>>) -> Option<Option<GestureId>> {
    let mut changed = None;
    for field in list {
        if let Some(gesture) = amount_ui(ui, fields, kind, field) {
            changed = Some(gesture);
        }
    }
    changed
}

/// Shows one number.
pub fn amount_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    kind: &OwnKind,
    field: AmountField<'_>,
) -> Option<Option<GestureId>> {
    let AmountField { label, help, range, unit, zero, amount } = field;
    let (label, help) = (t(label), t(help));
    row(ui, label, help, |ui| {
        let mut changed = None;
        match amount {
            Amount::Fixed(number) => {
                let shown = Number { label, help, range, unit: t(unit) };
                let new = fields.with_zero(t(zero), |fields| fields.bare_number(ui, &shown, *number));
                if let Some((new, gesture)) = new {
                    (*number, changed) = (new, Some(Some(gesture)));
                }
            }
            Amount::Parameter(name) => {
                let parameters = parameters_of(kind);
                let known = parameters.iter().find(|parameter| parameter.name == name.as_str());
                let label = known.map_or(name.as_str().into(), |parameter| own_text(parameter.label));
                ui.label(tr!("set by {parameter}", parameter = label));
            }
        }
        if let Some(new) = source_menu(ui, kind, amount, label) {
            (*amount, changed) = (new, Some(None));
        }
        changed
    })
}

/// The menu in which a number is given to a parameter, or taken back. Not shown if the definition has no parameters.
fn source_menu(ui: &mut Ui, kind: &OwnKind, amount: &Amount, label: &str) -> Option<Amount> {
    let parameters = parameters_of(kind);
    if parameters.is_empty() && amount.fixed().is_some() {
        return None;
    }
    let mut chosen = None;
    let name = tr!("{number}: set by", number = label);
    let response = ui.menu_button("\u{192}", |ui| {
        menu::show_bars(ui.style_mut());
        let is_fixed = amount.fixed().is_some();
        if ui.selectable_label(is_fixed, t("A number")).clicked() {
            chosen = (!is_fixed).then(Amount::default);
            ui.close();
        }
        for parameter in &parameters {
            let is_it = matches!(amount, Amount::Parameter(name) if name == parameter.name);
            let text = tr!("Parameter: {name}", name = own_text(parameter.label));
            if ui.selectable_label(is_it, text).clicked() {
                chosen = (!is_it).then(|| Amount::Parameter(parameter.name.to_owned()));
                ui.close();
            }
        }
    });
    let response = response.response.on_hover_text(t("Let each placed object set this number"));
    response.widget_info(|| eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Button, true, &name));
    chosen
}
