//! Every colour and spacing of the window.

use eframe::egui;

/// Applies the theme to a context.
pub fn apply(ctx: &egui::Context) {
    ctx.set_theme(egui::Theme::Dark);
}
