//! The canvas's tools: one file and one roster line each.

use crate::command::Outbox;
use crate::panes::PaneContext;
use eframe::egui;

/// What the pointer does over the canvas in this frame.
#[derive(Clone, Copy, Debug)]
pub struct Pointer {
    /// Level position, pixels (fractions below one pixel kept).
    pub at: egui::Pos2,
    /// Left button held and the canvas owns the press.
    pub down: bool,
    /// The press began in this frame.
    pub pressed: bool,
    /// The release came in this frame.
    pub released: bool,
    /// Modifier keys.
    pub modifiers: egui::Modifiers,
}

/// A tool of the canvas: a small state machine that draws its own ghost and sends edits.
pub trait Tool {
    /// Stored in the session: never changes.
    fn id(&self) -> &'static str;
    /// Shown in the toolbar's tooltip.
    fn title(&self) -> &'static str;
    /// Works the pointer: changes its own state, sends edits.
    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox);
    /// Draws what a click would do. `to_screen` turns level pixels into points.
    fn ghost(&self, _painter: &egui::Painter, _to_screen: &dyn Fn(egui::Pos2) -> egui::Pos2, _cx: &PaneContext<'_>) {}
}
