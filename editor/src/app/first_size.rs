//! The size of the first window: it leaves room for its title and for the bars of the display.

use super::App;
use eframe::egui::{Context, Vec2, ViewportCommand, vec2};

/// Size of the first window on a display that has room for it, points.
pub(crate) const FIRST: Vec2 = vec2(1600.0, 900.0);
/// Least size of a window, points.
pub(crate) const LEAST: Vec2 = vec2(640.0, 400.0);
/// Points that the window's edges, its title, and bars of the display take.
const BARS: Vec2 = vec2(16.0, 112.0);

/// The first size on a display, points.
fn first_size(display: Vec2) -> Vec2 {
    FIRST.min(display - BARS).max(LEAST.min(display))
}

impl App {
    /// No window was opened before: its size is to follow the display, as soon as that is known.
    pub fn use_first_size(&mut self) {
        self.is_unsized = true;
    }

    /// Sizes the first window, once.
    pub(super) fn follow_display(&mut self, ctx: &Context) {
        let display = ctx.input(|input| input.viewport().monitor_size);
        if let Some(display) = display.filter(|display| self.is_unsized && display.min_elem() > 0.0) {
            self.is_unsized = false;
            let size = first_size(display);
            if size != FIRST {
                ctx.send_viewport_cmd(ViewportCommand::InnerSize(size));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_window_leaves_room_for_bars() {
        for (display, expected) in [
            (vec2(2560.0, 1440.0), FIRST),
            (vec2(1920.0, 1080.0), FIRST),
            (vec2(1366.0, 768.0), vec2(1350.0, 656.0)),
            (vec2(1280.0, 720.0), vec2(1264.0, 608.0)),
            (vec2(640.0, 480.0), vec2(640.0, 400.0)),
            (vec2(320.0, 240.0), vec2(320.0, 240.0)),
        ] {
            assert_eq!(first_size(display), expected, "{display}");
        }
    }
}
