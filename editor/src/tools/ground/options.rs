//! The ground brush's size and the project's rules for the borders of painted ground.

use super::{LARGEST, paint};
use crate::command::{Outbox, new_gesture};
use crate::context::PaneContext;
use crate::session::GroundSize;
use crate::tools::Options;
use crate::widgets::choices::{choices, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, material, section};
use eframe::egui::Ui;
use kit::document::Edit;
use kit::drawing::shapes::ground::{GENTLEST, HIGHEST};
use std::sync::Arc;

/// Brush and rules.
pub struct Rules;

impl Options for Rules {
    fn ui(&mut self, ui: &mut Ui, fields: &mut Fields, cx: &PaneContext<'_>, out: &mut Outbox) {
        show(ui, fields, cx, out);
    }
}

fn show(ui: &mut Ui, fields: &mut Fields, cx: &PaneContext<'_>, out: &mut Outbox) {
    ui.heading("Ground");
    hint(ui, "Paint earth in whole blocks; Alt clears it away. Borders choose their tiles by the rules.");
    ui.add_space(6.0);
    let help = "Width and height of the brush, in blocks";
    let number = Number { label: "Brush", help, range: 1..=LARGEST.into(), unit: "blocks" };
    if let Some((size, _)) = fields.number(ui, &number, Some(cx.session.ground_size.0.into())) {
        out.session(move |session| session.ground_size = GroundSize(size as u8));
    }
    let help = "Clear ground instead; Alt while dragging does the opposite";
    if let Some(clears) = fields.flag(ui, "Clear away", help, Some(cx.session.ground_clears)) {
        out.session(move |session| session.ground_clears = clears);
    }
    let clears = cx.session.ground_clears;
    let label = if clears { "Clear at the cursor" } else { "Paint at the cursor" };
    if ui.button(label).on_hover_text("What a click at the canvas's cursor would do").clicked() {
        let session = cx.session;
        let middle = session.view.origin + session.canvas_size / session.view.zoom / 2.0;
        let (x, y) = session.cursor.unwrap_or((middle.x as i32, middle.y as i32));
        let at = (x.div_euclid(16), y.div_euclid(16));
        paint(at, at, clears, new_gesture(), cx, out);
    }
    section(ui, "Rules of this project");
    let old = &cx.document.project().ground;
    let mut rules = (**old).clone();
    let runs = [
        (0, "Steps", "Steps stay steps"),
        (1, "1:1", "45 degrees"),
        (2, "1:2", "About 27 degrees"),
        (4, "1:4", "About 14 degrees"),
        (GENTLEST, "1:8", "About 7 degrees"),
    ];
    let chosen = row(ui, "Slopes", "How steep a slope in place of a step is: height to length", |ui| {
        choices(ui, "Slopes", Some(rules.run), &runs, None)
    });
    rules.run = chosen.unwrap_or(rules.run);
    let mut gesture = None;
    let help = "Steps up to this height become slopes; higher ones stay walls";
    let number = Number { label: "Highest step", help, range: 0..=i32::from(HIGHEST), unit: "blocks" };
    if let Some((rise, held)) = fields.number(ui, &number, Some(rules.rise.into())) {
        (rules.rise, gesture) = (rise as u8, Some(held));
    }
    let help = "Steps in ceilings become slopes as well";
    rules.ceilings = fields.flag(ui, "Ceilings too", help, Some(rules.ceilings)).unwrap_or(rules.ceilings);
    material::ui(ui, "Ground material", &mut rules.material);
    if rules != **old {
        let edit = Edit::SetGround(Arc::new(rules));
        out.edit_in(gesture, "Change ground rules", vec![edit]);
    }
    hint(ui, "New rules apply to what is painted from now on.");
}
