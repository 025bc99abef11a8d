//! Menus that scroll, and show it.

use eframe::egui::style::ScrollStyle;
use eframe::egui::{ScrollArea, Style, TextWrapMode, Ui};

/// Points of the window that a menu leaves free: the menu bar, and the menu's own edges.
const LEFT_FREE: f32 = 56.0;

/// The height that there is for a menu's lines.
pub fn room(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().height() - LEFT_FREE).max(96.0)
}

/// Bars that are seen before the pointer is on them.
pub fn show_bars(style: &mut Style) {
    style.spacing.scroll = ScrollStyle::solid();
}

/// The lines of a menu. If the window is too small for all of them, they scroll, with a bar beside them.
pub fn scrolling<R>(ui: &mut Ui, height: f32, lines: impl FnOnce(&mut Ui) -> R) -> R {
    let lines = |ui: &mut Ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Extend); // the menu is as wide as its longest line
        lines(ui)
    };
    // In a part of its own: what follows below has all of the menu's room again.
    let scrolled = |ui: &mut Ui| {
        show_bars(ui.style_mut());
        ui.set_max_height(height); // a popup gives less by itself
        ScrollArea::vertical().max_height(height).show(ui, lines).inner
    };
    ui.scope(scrolled).inner
}
