//! The history: every step, to click through.

use super::Pane;
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::theme;
use eframe::egui::{self, Align2, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

const ROW: f32 = 22.0;

/// The pane.
#[derive(Default)]
pub struct HistoryPane {
    /// Steps done and undone when the list was scrolled last.
    seen: (usize, usize),
}

impl Pane for HistoryPane {
    fn id(&self) -> &'static str {
        "history"
    }

    fn title(&self) -> &'static str {
        "History"
    }

    fn ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        let (done, undone) = (cx.history.done(), cx.history.undone());
        let rows = 1 + done.len() + undone.len();
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if self.seen != (done.len(), undone.len()) {
            self.seen = (done.len(), undone.len());
            let room = ui.available_height();
            area = area.vertical_scroll_offset(((done.len() + 2) as f32 * ROW - room).max(0.0));
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        area.show_rows(ui, ROW, rows, |ui, seen| {
            for row in seen {
                let label = match row {
                    0 => "As opened",
                    n if n <= done.len() => done[n - 1].label.as_str(),
                    n => undone[undone.len() - (n - done.len())].label.as_str(),
                };
                if row_ui(ui, row, label, row.cmp(&done.len())) {
                    out.send(Command::JumpTo(row));
                }
            }
        });
    }
}

fn row_ui(ui: &mut Ui, row: usize, label: &str, place: std::cmp::Ordering) -> bool {
    let (area, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let name = format!("Step {row}: {label}");
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, place.is_eq(), &name));
    let c = theme::of(ui);
    let fill = match (place.is_eq(), response.hovered()) {
        (true, _) => c.accent_fill,
        (false, true) => ui.visuals().widgets.hovered.weak_bg_fill,
        (false, false) => egui::Color32::TRANSPARENT,
    };
    let edge = if response.has_focus() { Stroke::new(1.0, c.accent) } else { Stroke::NONE };
    ui.painter().rect(area, 4.0, fill, edge, StrokeKind::Inside);
    let color = match place {
        std::cmp::Ordering::Equal => ui.visuals().strong_text_color(),
        std::cmp::Ordering::Less => ui.visuals().text_color(),
        std::cmp::Ordering::Greater => ui.visuals().weak_text_color().gamma_multiply(0.7),
    };
    let (font, number) = (egui::FontId::proportional(13.0), egui::FontId::monospace(10.5));
    let weak = ui.visuals().weak_text_color().gamma_multiply(0.8);
    let painter = ui.painter_at(area);
    painter.text(area.left_center() + vec2(26.0, 0.0), Align2::RIGHT_CENTER, row, number, weak);
    painter.text(area.left_center() + vec2(34.0, 0.0), Align2::LEFT_CENTER, label, font, color);
    response.clicked()
}
