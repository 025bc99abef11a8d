//! Buttons that mirror, rotate, invert and shift a tile.

use super::{Manner, Subject};
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::tr;
use crate::widgets::{icon_button, tool_separator};
use eframe::egui::Ui;
use kit::drawing::tile::turn::{self, Shift};
use sim::angle::Angle;
use sim::tiles::SolidTile;

/// One of the four ways to shift, with its key and name: for the buttons.
pub const SHIFTS: [(Shift, Icon, &str); 4] = [
    (Shift::Left, Icon::Left, msg("Shift left")),
    (Shift::Right, Icon::Right, msg("Shift right")),
    (Shift::Up, Icon::Up, msg("Shift up")),
    (Shift::Down, Icon::Down, msg("Shift down")),
];

/// The row of buttons.
pub fn ui(ui: &mut Ui, on: &Subject<'_>, manner: &Manner, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let turned = [
            (Icon::FlipX, t("Flip tile left to right"), "X", turn::flipped(&on.tile, true, false)),
            (Icon::FlipY, t("Flip tile top to bottom"), "Y", turn::flipped(&on.tile, false, true)),
            (Icon::Rotate, t("Rotate tile"), "R", turn::rotated(&on.tile)),
            (Icon::Invert, t("Invert tile"), "I", turn::inverted(&on.tile)),
        ];
        for (icon, name, key, tile) in turned {
            let help = tr!("{name} ({key} on the mask). Its angle goes with it.", name, key);
            if icon_button(ui, icon, name, false, true).on_hover_text(help).clicked() {
                on.put(out, name, tile);
            }
        }
        tool_separator(ui);
        for (shift, icon, name) in SHIFTS {
            let name = t(name);
            let help = tr!("{name} by a pixel; the edge is repeated.", name);
            if icon_button(ui, icon, name, false, true).on_hover_text(help).clicked() {
                on.put(out, t("Shift tile"), manner.angled(&on.tile, turn::shifted(&on.tile, shift)));
            }
        }
        // These two stay together, wherever the row breaks.
        ui.horizontal(|ui| whole_ui(ui, on, out));
    });
}

/// Shows the commands that make all of it solid, or nothing.
fn whole_ui(ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
    let full = SolidTile { heights: [16; 16], widths: [16; 16], angle: Angle(0xFF), flagged: true };
    if ui.button(t("Full")).on_hover_text(t("Make all of it solid, and flag it")).clicked() {
        on.put(out, t("Fill tile"), full);
    }
    if ui.button(t("Clear")).on_hover_text(t("Make all of it empty")).clicked() {
        on.put(out, t("Clear tile"), SolidTile { heights: [0; 16], widths: [0; 16], ..on.tile });
    }
}
