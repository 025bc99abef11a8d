//! A row of a list whose order is changed by dragging.

use crate::look::theme;
use eframe::egui::{self, Id, Rect, Response, Sense, Stroke, Ui, Vec2};

/// The row that is dragged: its list, and its place there.
struct DraggedRow {
    list: Id,
    place: usize,
}

/// A row of a list whose order is changed by dragging.
pub struct OrderedRow<'a> {
    /// The list, which a row does not leave.
    pub list: Id,
    /// The place of the row in the list.
    pub place: usize,
    /// The size of the row, points.
    pub size: Vec2,
    /// The name of the row for tests and screen readers.
    pub label: &'a str,
    /// The row is chosen.
    pub is_chosen: bool,
}

/// A row as it was shown.
pub struct ShownRow {
    /// The response: clicks, and the begin of a drag.
    pub response: Response,
    /// The area of the row, for its content.
    pub area: Rect,
    /// The place of the row that was dropped here; the row takes this one's place.
    pub dropped: Option<usize>,
}

impl OrderedRow<'_> {
    /// Shows the row; its owner paints the content.
    pub fn show(&self, ui: &mut Ui) -> ShownRow {
        let (area, response) = ui.allocate_exact_size(self.size, Sense::click_and_drag());
        let name = || egui::WidgetInfo::selected(egui::Role::ListItem, true, self.is_chosen, self.label);
        response.widget_info(name);
        response.dnd_set_drag_payload(DraggedRow { list: self.list, place: self.place });
        let colors = theme::of(ui);
        let fill = if self.is_chosen { colors.accent_fill } else { colors.void };
        let edge = if response.has_focus() { Stroke::new(1.0, colors.accent) } else { Stroke::NONE };
        ui.painter().rect(area, 4.0, fill, edge, egui::StrokeKind::Inside);
        let of_list = |row: &DraggedRow| (row.list == self.list).then_some(row.place);
        if let Some(from) = response.dnd_hover_payload::<DraggedRow>().and_then(|row| of_list(&row)) {
            let y = if from < self.place { area.bottom() } else { area.top() };
            ui.painter().hline(area.x_range(), y, Stroke::new(2.0, colors.accent));
        }
        let dropped = response.dnd_release_payload::<DraggedRow>().and_then(|row| of_list(&row));
        ShownRow { response, area, dropped }
    }
}
