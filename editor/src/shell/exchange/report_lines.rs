//! The lines of a report about an import or an export, and the solid tiles that they speak of.

use crate::language::said;
use crate::look::theme;
use crate::widgets::mask::add;
use eframe::egui::{Color32, Label, Mesh, RichText, Sense, Ui, vec2};
use kit::exchange::{Report, Weight};
use sim::tiles::Mask;

/// Points along the side of a solid tile.
const SIDE: f32 = 32.0;
/// Solid tiles that are shown of a line at most.
const MOST_SHOWN: usize = 48;

/// Shows the lines of one weight below a title; nothing if there is none.
pub fn lines_ui(ui: &mut Ui, report: &Report, (weight, title, color): (Weight, &str, Color32)) {
    let mut lines = report.lines.iter().filter(|line| line.weight == weight).peekable();
    if lines.peek().is_none() {
        return;
    }
    ui.add_space(4.0);
    ui.label(RichText::new(title).strong().color(color));
    for line in lines {
        ui.add(Label::new(format!("{}: {}", line.level.replace('\\', " › "), said(&line.text))).wrap());
        masks_ui(ui, &line.tiles);
    }
}

/// Shows solid tiles side by side.
pub fn masks_ui(ui: &mut Ui, masks: &[Mask]) {
    if masks.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let ink = theme::of(ui).layer_a;
        for mask in masks.iter().take(MOST_SHOWN) {
            let (rect, _) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::hover());
            ui.painter().rect_filled(rect, 2.0, ui.visuals().extreme_bg_color);
            let mut mesh = Mesh::default();
            add(&mut mesh, rect, mask, ink);
            ui.painter().add(mesh);
        }
        if masks.len() > MOST_SHOWN {
            ui.label(format!("+{}", masks.len() - MOST_SHOWN));
        }
    });
}
