//! The output of a program, line by line.

use crate::language::t;
use crate::look::theme;
use eframe::egui::{Label, RichText, ScrollArea, TextStyle, Ui};
use kit::job::process::OutputLine;

/// Shows lines, the last ones first in view, faults in their colour, and a button that copies them.
pub fn log_ui(ui: &mut Ui, lines: &[OutputLine], height: f32) {
    if lines.is_empty() {
        return;
    }
    let c = theme::of(ui);
    let row = ui.text_style_height(&TextStyle::Monospace);
    let area = ScrollArea::both().max_height(height).auto_shrink([false, true]).stick_to_bottom(true);
    area.show_rows(ui, row, lines.len(), |ui, rows| {
        for line in &lines[rows] {
            let is_fault = line.is_fault || line.text.to_ascii_lowercase().contains("error");
            let color = if is_fault { c.error } else { ui.visuals().text_color() };
            ui.add(Label::new(RichText::new(&line.text).monospace().color(color)).extend());
        }
    });
    if ui.small_button(t("Copy what it wrote")).clicked() {
        let all: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        ui.ctx().copy_text(all.join("\n"));
    }
}
