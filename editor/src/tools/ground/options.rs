//! The ground brush's size and the project's rules for the borders of painted ground.

use super::{LARGEST, paint};
use crate::command::{Outbox, new_gesture};
use crate::language::t;
use crate::session::GroundSize;
use crate::studio::Studio;
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
    fn ui(&mut self, ui: &mut Ui, fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
        show(ui, fields, cx, out);
    }
}

fn show(ui: &mut Ui, fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
    ui.heading(t("Ground"));
    hint(ui, t("Paint earth in whole blocks; Alt clears it away. Borders choose their tiles by the rules."));
    ui.add_space(6.0);
    let help = t("Width and height of the brush, in blocks");
    let number = Number { label: t("Brush"), help, range: 1..=LARGEST.into(), unit: "blocks" };
    if let Some((size, _)) = fields.number(ui, &number, cx.session().tools.ground_size.0.into()) {
        out.session(move |session| session.tools.ground_size = GroundSize(size as u8));
    }
    let help = t("Clear ground instead; Alt while dragging does the opposite");
    if let Some(clears) = fields.flag(ui, t("Clear away"), help, Some(cx.session().tools.ground_clears)) {
        out.session(move |session| session.tools.ground_clears = clears);
    }
    let clears = cx.session().tools.ground_clears;
    let label = if clears { t("Clear at the cursor") } else { t("Paint at the cursor") };
    if ui.button(label).on_hover_text(t("What a click at the canvas's cursor would do")).clicked() {
        let session = cx.session();
        let middle = session.canvas.view.origin + session.canvas.size / session.canvas.view.zoom / 2.0;
        let (x, y) = session.canvas.cursor.unwrap_or((middle.x as i32, middle.y as i32));
        let at = (x.div_euclid(16), y.div_euclid(16));
        paint(at, at, clears, new_gesture(), cx, out);
    }
    section(ui, t("Rules of this project"));
    let old = &cx.document().project().ground;
    let mut rules = (**old).clone();
    let runs = [
        (0, t("Steps"), t("Steps stay steps")),
        (1, "1:1", t("45 degrees")),
        (2, "1:2", t("About 27 degrees")),
        (4, "1:4", t("About 14 degrees")),
        (GENTLEST, "1:8", t("About 7 degrees")),
    ];
    let chosen = row(ui, t("Slopes"), t("How steep a slope in place of a step is: height to length"), |ui| {
        choices(ui, t("Slopes"), Some(rules.run), &runs, None)
    });
    rules.run = chosen.unwrap_or(rules.run);
    let mut gesture = None;
    let help = t("Steps up to this height become slopes; higher ones stay walls");
    let number = Number { label: t("Highest step"), help, range: 0..=i32::from(HIGHEST), unit: "blocks" };
    if let Some((rise, held)) = fields.number(ui, &number, rules.rise.into()) {
        (rules.rise, gesture) = (rise as u8, Some(held));
    }
    let help = t("Steps in ceilings become slopes as well");
    rules.ceilings = fields.flag(ui, t("Ceilings too"), help, Some(rules.ceilings)).unwrap_or(rules.ceilings);
    material::ui(ui, t("Ground material"), &mut rules.material);
    if rules != **old {
        let edit = Edit::SetGround(Arc::new(rules));
        out.edit_in(gesture, t("Change ground rules"), vec![edit]);
    }
    hint(ui, t("New rules apply to what is painted from now on."));
}
