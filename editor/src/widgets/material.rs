//! The materials of terrain.

use crate::language::t;
use crate::widgets::choices::{combo, row};
use eframe::egui::Ui;
use kit::drawing::materials;

/// A row to choose a material, kept by its key; `name` is for tests and screen readers.
pub fn ui(ui: &mut Ui, name: &str, key: &mut String) {
    let current = materials::by_key(key);
    row(ui, t("Material"), t("How it is drawn"), |ui| {
        combo(ui, name, t(current.name), |ui| {
            for material in materials::ALL {
                if ui.selectable_label(material.key == current.key, t(material.name)).clicked() {
                    *key = material.key.to_owned();
                }
            }
        })
    });
}
