//! The heads of a list's columns: a click sorts, a dragged edge resizes.

use super::widths::GAP;
use super::{Column, List, Sort};
use crate::language::{Language, spoken, t};
use crate::look::theme;
use crate::tr;
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Color32, CursorIcon, FontId, Id, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2,
};
use egui_extras::TableRow;

/// A click on the head of a column.
#[derive(Clone, Copy, Debug)]
pub enum HeadClick {
    /// The head was clicked.
    Sort(usize),
    /// The right edge was dragged to this width, points; `None` for the width at first.
    Resize(usize, Option<f32>),
}

/// Draws the heads of the list, which is cut off at `clip`.
pub fn show(
    mut row: TableRow<'_, '_>,
    list: &List<'_>,
    (id, clip): (Id, Rect),
    sort: Option<Sort>,
) -> Option<HeadClick> {
    let mut click = None;
    for (index, column) in list.columns.iter().enumerate() {
        let sort = sort.filter(|sort| sort.column == index);
        row.col(|ui| {
            if head_ui(ui, column, id.with(("head", index)), sort) {
                click = Some(HeadClick::Sort(index));
            }
            if column.is_resizable()
                && let Some(width) = edge_ui(ui, clip, id.with(("edge", index)), column.title)
            {
                click = Some(HeadClick::Resize(index, width));
            }
        });
    }
    click
}

/// The right edge of a column: a drag makes it wider, a double click resets its width.
fn edge_ui(head: &mut Ui, clip: Rect, id: Id, title: &'static str) -> Option<Option<f32>> {
    let cell = head.max_rect();
    let area = Rect::from_min_max(cell.right_top(), cell.right_bottom() + vec2(GAP, 0.0));
    let mut ui = head.new_child(UiBuilder::new().max_rect(area));
    ui.set_clip_rect(clip);
    // For the mouse alone: by keyboard, Tab would stop here for nothing.
    let response = ui.interact(area, id, Sense::click_and_drag() - Sense::FOCUSABLE);
    let name = tr!("Width of {column}", column = in_sentence(title));
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, &name));
    let is_held = response.dragged() || response.hovered() && !ui.input(|input| input.pointer.any_down());
    let c = theme::of(&ui);
    let line = area.shrink2(vec2(0.0, 3.0)).y_range();
    ui.painter().vline(area.center().x, line, Stroke::new(1.0, if is_held { c.accent } else { c.line }));
    if is_held {
        ui.set_cursor_icon(CursorIcon::ResizeColumn);
    }
    if response.double_clicked() {
        return Some(None);
    }
    let pointer = response.interact_pointer_pos().filter(|_| response.dragged())?;
    Some(Some(pointer.x - cell.left() - GAP / 2.0))
}

fn head_ui(ui: &mut Ui, column: &Column, id: Id, sort: Option<Sort>) -> bool {
    let area = ui.max_rect();
    let sense = if column.sorts { Sense::click() } else { Sense::hover() };
    let response = ui.interact(area, id, sense);
    if column.sorts {
        let name = tr!("Sort by {column}", column = in_sentence(column.title));
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
        let mut title = LayoutJob::simple_singleline(t(column.title).to_owned(), FontId::proportional(12.0), color);
        title.wrap = TextWrapping::truncate_at_width((area.right() - left.x).max(0.0));
        let title = ui.painter().layout_job(title);
        ui.painter().galley(left - vec2(0.0, title.size().y / 2.0), title, color);
    }
    ui.painter().hline(area.x_range(), area.bottom(), Stroke::new(1.0, c.line));
    if !column.sorts {
        return false;
    }
    let column = in_sentence(column.title);
    response
        .on_hover_text(match sort {
            None => tr!("Click to sort by {column}.", column),
            Some(Sort { descending: false, .. }) => tr!("Click for the reverse order of {column}.", column),
            Some(Sort { descending: true, .. }) => tr!("Click to stop sorting by {column}.", column),
        })
        .clicked()
}

/// A head in the midst of a sentence. Other languages may write it large there too.
fn in_sentence(title: &'static str) -> String {
    if spoken() == Language::English { title.to_lowercase() } else { t(title).to_owned() }
}
