//! Buttons that mirror, rotate, invert and shift a tile.

use super::{Manner, Subject};
use crate::command::Outbox;
use crate::widgets::{Icon, icon_button, tool_separator};
use eframe::egui::Ui;
use kit::drawing::tile::turn::{self, Shift};
use sim::angle::Angle;
use sim::tiles::SolidTile;

/// One of the four ways to shift, with its key and name: for the buttons.
pub const SHIFTS: [(Shift, Icon, &str); 4] = [
    (Shift::Left, Icon::Left, "Shift left"),
    (Shift::Right, Icon::Right, "Shift right"),
    (Shift::Up, Icon::Up, "Shift up"),
    (Shift::Down, Icon::Down, "Shift down"),
];

/// The row of buttons.
pub fn ui(ui: &mut Ui, on: &Subject<'_>, manner: &Manner, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let turned = [
            (Icon::FlipX, "Flip tile left to right", "X", turn::flipped(&on.tile, true, false)),
            (Icon::FlipY, "Flip tile top to bottom", "Y", turn::flipped(&on.tile, false, true)),
            (Icon::Rotate, "Rotate tile", "R", turn::rotated(&on.tile)),
            (Icon::Invert, "Invert tile", "I", turn::inverted(&on.tile)),
        ];
        for (icon, name, key, tile) in turned {
            let help = format!("{name} ({key} on the mask). Its angle goes with it.");
            if icon_button(ui, icon, name, false, true).on_hover_text(help).clicked() {
                on.put(out, name, tile);
            }
        }
        tool_separator(ui);
        for (shift, icon, name) in SHIFTS {
            let help = format!("{name} by a pixel; the edge is repeated.");
            if icon_button(ui, icon, name, false, true).on_hover_text(help).clicked() {
                on.put(out, "Shift tile", manner.angled(&on.tile, turn::shifted(&on.tile, shift)));
            }
        }
        // These two stay together, wherever the row breaks.
        ui.horizontal(|ui| whole_ui(ui, on, out));
    });
}

/// All solid, or nothing.
fn whole_ui(ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
    let full = SolidTile { heights: [16; 16], widths: [16; 16], angle: Angle(0xFF), flagged: true };
    if ui.button("Full").on_hover_text("Make all of it solid, and flag it").clicked() {
        on.put(out, "Fill tile", full);
    }
    if ui.button("Clear").on_hover_text("Make all of it empty").clicked() {
        on.put(out, "Clear tile", SolidTile { heights: [0; 16], widths: [0; 16], ..on.tile });
    }
}
