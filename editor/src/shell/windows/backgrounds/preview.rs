//! The layers as a camera sees them that runs to and fro by itself.

use super::On;
use crate::language::t;
use crate::look::icons::Icon;
use crate::panes::canvas::background::Backgrounds;
use crate::widgets::small_icon_button;
use eframe::egui::{self, Color32, Rect, Role, Sense, Ui, WidgetInfo, vec2};
use std::time::Duration;

/// Pixels that the camera goes before it turns back.
const WAY: f64 = 1536.0;
/// Pixels that it goes in a second.
const SPEED: f64 = 180.0;
/// Level pixels from top to bottom, as on the originals' screen.
const HEIGHT: f32 = 224.0;

/// The state of the strip.
#[derive(Default)]
pub struct Preview {
    /// Seconds that were shown before the last pause.
    shown: f64,
    /// When it went on; `None` before the first picture.
    since: Option<f64>,
    paused: bool,
}

impl Preview {
    /// Shows the strip, and a button that stops it.
    pub(super) fn ui(&mut self, ui: &mut Ui, on: &On<'_>, pictures: &mut Backgrounds) {
        let now = ui.input(|input| input.time);
        let since = *self.since.get_or_insert(now);
        let seconds = if self.paused { self.shown } else { self.shown + (now - since).max(0.0) };
        let zoom = (ui.available_width() / 640.0).clamp(0.4, 0.75);
        let size = vec2(ui.available_width(), (HEIGHT * zoom).round());
        let (area, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Moving preview of the layers")));
        let painter = ui.painter_at(area);
        painter.rect_filled(area, 4.0, Color32::from_rgb(30, 34, 44));
        let way = (seconds * SPEED).rem_euclid(WAY * 2.0);
        let x = if way > WAY { WAY * 2.0 - way } else { way };
        let camera = vec2((x as f32).round(), camera_y(on));
        pictures.paint(&painter, area, on.art, (camera, (seconds * 60.0) as u32), (area.min, zoom));
        let corner = Rect::from_min_size(area.right_top() + vec2(-28.0, 6.0), vec2(22.0, 22.0));
        painter.rect_filled(corner, 4.0, Color32::from_black_alpha(140));
        let (icon, name) =
            if self.paused { (Icon::Play, t("Let the preview move")) } else { (Icon::Pause, t("Stop the preview")) };
        let mut over = ui.new_child(egui::UiBuilder::new().max_rect(corner));
        if small_icon_button(&mut over, icon, name).clicked() {
            self.paused = !self.paused;
            (self.shown, self.since) = (seconds, Some(now));
        }
        if !self.paused && !on.art.is_empty() {
            ui.request_repaint_after(Duration::from_millis(34));
        }
    }
}

/// As high as the camera is where the level in view begins.
fn camera_y(on: &On<'_>) -> f32 {
    let level = on.cx.in_view().level();
    level.map_or(0.0, |level| (level.start.y.saturating_sub(112)).clamp(0, level.bounds.bottom.max(0)) as f32)
}
