//! The part of the camera's way that something behind the level moves.

use super::choices::row;
use super::fields::{Changed, Fields, Number};
use crate::language::t;
use crate::tr;
use eframe::egui::{Ui, vec2};
use kit::document::art::backgrounds::SCROLL;

/// A row with a part of the camera's way, in 256ths: in percent, and exactly.
pub fn camera_share(ui: &mut Ui, fields: &mut Fields, (label, help): (&str, &str), share: u16) -> Changed<u16> {
    row(ui, label, help, |ui| {
        // Side by side also in a narrow pane.
        let size =
            vec2(((ui.available_width() - ui.spacing().item_spacing.x) / 2.0).min(96.0), ui.spacing().interact_size.y);
        let mut number_ui = |ui: &mut Ui, number: &Number<'_>, value: i32| {
            ui.allocate_ui(size, |ui| fields.bare_number(ui, number, value)).inner
        };
        let percent = (i32::from(share) * 100 + 128) / 256;
        let number = Number { label, help, range: 0..=*SCROLL.end() * 100 / 256, unit: "%" };
        let by_percent = number_ui(ui, &number, percent);
        let exact = tr!("{label}, exactly", label);
        let help = t("The exact value in 256ths of the camera's movement, as the file stores it");
        let number = Number { label: &exact, help, range: SCROLL, unit: "/ 256" };
        let by_parts = number_ui(ui, &number, share.into());
        let parts = by_percent.map(|(percent, gesture)| ((percent * 256 + 50) / 100, gesture)).or(by_parts);
        parts.and_then(|(parts, gesture)| Some((u16::try_from(parts).ok()?, gesture)))
    })
}
