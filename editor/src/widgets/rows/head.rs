//! The heads of a list's columns: a click sorts.

use super::{Column, List, Sort};
use crate::theme;
use eframe::egui::{Align2, Color32, FontId, Id, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use egui_extras::TableRow;

/// Draws the heads; returns the column that was clicked.
pub fn show(mut row: TableRow<'_, '_>, list: &List<'_>, id: Id, sort: Option<Sort>) -> Option<usize> {
    let mut clicked = None;
    for (index, column) in list.columns.iter().enumerate() {
        let sort = sort.filter(|sort| sort.column == index);
        row.col(|ui| {
            if head_ui(ui, column, id.with(("head", index)), sort) {
                clicked = Some(index);
            }
        });
    }
    clicked
}

fn head_ui(ui: &mut Ui, column: &Column, id: Id, sort: Option<Sort>) -> bool {
    let area = ui.max_rect();
    let sense = if column.sorts { Sense::click() } else { Sense::hover() };
    let response = ui.interact(area, id, sense);
    if column.sorts {
        let name = format!("Sort by {}", column.title.to_lowercase());
        response.widget_info(|| WidgetInfo::selected(Role::ColumnHeader, ui.is_enabled(), sort.is_some(), &name));
    }
    let c = theme::of(ui);
    let is_lit = column.sorts && (response.hovered() || response.has_focus());
    let color =
        if is_lit || sort.is_some() { ui.visuals().strong_text_color() } else { ui.visuals().weak_text_color() };
    if response.has_focus() {
        ui.painter().rect(area, 3.0, Color32::TRANSPARENT, Stroke::new(1.0, c.accent), StrokeKind::Inside);
    }
    let mut left = area.left_center();
    if let Some(sort) = sort {
        let way = if sort.descending { 1.0 } else { -1.0 };
        let middle = left + vec2(5.0, 0.0);
        let corners = [vec2(-4.0, -2.5 * way), vec2(4.0, -2.5 * way), vec2(0.0, 3.0 * way)];
        ui.painter().add(Shape::convex_polygon(corners.map(|corner| middle + corner).into(), c.accent, Stroke::NONE));
        left.x += 14.0;
    }
    if !column.is_icon {
        ui.painter().text(left, Align2::LEFT_CENTER, column.title, FontId::proportional(12.0), color);
    }
    ui.painter().hline(area.x_range(), area.bottom(), Stroke::new(1.0, c.line));
    if !column.sorts {
        return false;
    }
    let next = match sort {
        None => "Click to sort by",
        Some(Sort { descending: false, .. }) => "Click for the reverse order of",
        Some(Sort { descending: true, .. }) => "Click to stop sorting by",
    };
    response.on_hover_text(format!("{next} {}.", column.title.to_lowercase())).clicked()
}
