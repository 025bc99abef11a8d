//! Every list of rows: columns that sort and can be resized, rows to click on or to walk through by key.
//!
//! Only the rows in view are laid out, so a list may have 100,000 of them.

mod head;
mod order;
pub mod ticks;
mod widths;

pub use order::{Order, Sort, SortKey};
pub use widths::{Dragged, dragged, restore};

use super::keys;
use crate::language::t;
use crate::look::theme;
use eframe::egui::{
    self, Align, Color32, Id, Key, Layout, Modifiers, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode,
    Ui, UiBuilder, WidgetInfo, WidgetText, vec2,
};
use egui_extras::{TableBody, TableBuilder};
use head::HeadClick;
use std::borrow::Cow;
use widths::{GAP, Widths};

/// Height of a row, points.
pub const ROW: f32 = 22.0;

/// The keys that a list takes while it has the focus.
const KEYS: &[Key] =
    &[Key::ArrowUp, Key::ArrowDown, Key::PageUp, Key::PageDown, Key::Home, Key::End, Key::Enter, Key::Space];

/// A column of a list.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Its head.
    pub title: &'static str,
    /// Width at first, points; `None` for the column that takes the rest.
    width: Option<f32>,
    sorts: bool,
    /// The cells are pictures: the head has no room for its title.
    is_icon: bool,
}

impl Column {
    /// A column of this width at first.
    pub const fn new(title: &'static str, width: f32) -> Self {
        Self { title, width: Some(width), sorts: true, is_icon: false }
    }

    /// The column that takes what the others leave.
    pub const fn rest(title: &'static str) -> Self {
        Self { title, width: None, sorts: true, is_icon: false }
    }

    /// A narrow column of pictures.
    pub const fn icon(title: &'static str) -> Self {
        Self { title, width: Some(24.0), sorts: true, is_icon: true }
    }

    /// Without sorting.
    pub const fn unsorted(mut self) -> Self {
        self.sorts = false;
        self
    }

    /// Its right edge can be dragged.
    fn is_resizable(&self) -> bool {
        self.width.is_some() && !self.is_icon
    }
}

/// The rows of a list. They are numbered as the owner has them, however they are sorted.
pub trait Source {
    /// Number of rows.
    fn count(&self) -> usize;
    /// The text of a cell.
    fn text(&self, row: usize, column: usize) -> Cow<'_, str>;
    /// Returns the name of a row for screen readers and tests.
    fn name(&self, row: usize) -> String;
    /// Returns the key that a cell is sorted by.
    fn key(&self, row: usize, column: usize) -> SortKey {
        SortKey::text(&self.text(row, column))
    }
    /// The row is chosen, or ticked.
    fn is_selected(&self, _row: usize) -> bool {
        false
    }
    /// A row, or a box to tick.
    fn role(&self) -> Role {
        Role::ListItem
    }
    /// Shows a cell.
    fn cell(&self, ui: &mut Ui, row: usize, column: usize) {
        text(ui, self.text(row, column));
    }
    /// A row across all columns, such as a heading; false if it is an ordinary one.
    fn is_banner(&self, _row: usize) -> bool {
        false
    }
    /// Shows such a row.
    fn banner(&self, _ui: &mut Ui, _row: usize) {}
    /// Returns the tooltip of a row.
    fn tooltip(&self, _row: usize) -> Option<String> {
        None
    }
}

/// The look of a list.
#[derive(Clone, Copy)]
pub struct List<'a> {
    /// Its name for screen readers and tests, unlike that of any other list in the window.
    pub name: &'static str,
    /// Its columns.
    pub columns: &'a [Column],
    /// Changes whenever a row does.
    pub stamp: u64,
    /// The most it takes, points; `None` for all the room there is.
    pub max_height: Option<f32>,
}

/// An act of the user on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// Moved to a row by key.
    Moved(usize),
    /// Clicked a row, or pressed Enter or Space on it.
    Taken(usize),
}

impl Picked {
    /// The row.
    pub fn row(self) -> usize {
        match self {
            Self::Moved(row) | Self::Taken(row) => row,
        }
    }

    /// The row, if it was clicked or Enter was pressed on it.
    pub fn taken(self) -> Option<usize> {
        match self {
            Self::Moved(_) => None,
            Self::Taken(row) => Some(row),
        }
    }
}

/// The state of a list from picture to picture.
#[derive(Default)]
pub struct Rows {
    order: Order,
    /// As they were kept, from the first picture on.
    widths: Option<Widths>,
    /// The row that the keys are on.
    cursor: Option<usize>,
    /// The row to scroll to, and where it is to be then; just into view if nowhere in particular.
    reveal: Option<(usize, Option<Align>)>,
    /// The area of the list in the last picture.
    area: Option<Rect>,
    /// Rows in view, less one.
    page: usize,
}

impl Rows {
    /// Scrolls to a row in the next picture; the keys go on from there.
    pub fn reveal(&mut self, row: usize) {
        (self.cursor, self.reveal) = (Some(row), Some((row, Some(Align::Center))));
    }

    /// The list is sorted by a column.
    pub fn is_sorted(&self) -> bool {
        self.order.sort().is_some()
    }

    /// The row at a place of the list, as sorted when it was shown last.
    pub fn at(&self, place: usize) -> usize {
        self.order.row(place)
    }

    /// The place of a row in the list, as sorted when it was shown last.
    pub fn place(&self, row: usize) -> usize {
        self.order.place(row)
    }

    /// Shows the list.
    pub fn show(&mut self, ui: &mut Ui, list: &List<'_>, source: &impl Source) -> Option<Picked> {
        let count = source.count();
        self.order.update(count, list.stamp, |row, column| source.key(row, column));
        self.cursor = self.cursor.filter(|row| *row < count);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
            let (id, has_focus, moved) = self.keyboard(ui, list, source);
            let room = ui.available_width();
            let (clicked, head) = self.table(ui, list, source, (id, has_focus));
            if let Some(row) = clicked {
                self.cursor = Some(row);
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            let is_changed = match head {
                Some(HeadClick::Sort(column)) => {
                    self.order.click(column);
                    true
                }
                Some(HeadClick::Resize(column, width)) => self.resize(ui, list, (column, width), room),
                None => false,
            };
            if is_changed {
                ui.request_repaint();
            }
            clicked.map(Picked::Taken).or(moved)
        })
        .inner
    }

    fn resize(&mut self, ui: &Ui, list: &List<'_>, column: (usize, Option<f32>), room: f32) -> bool {
        let widths = self.widths.get_or_insert_default();
        let is_changed = widths.set(list.columns, column, room);
        if is_changed {
            widths.keep(ui, list.name);
        }
        is_changed
    }

    /// The list as a whole takes the focus, and its keys.
    fn keyboard(&mut self, ui: &Ui, list: &List<'_>, source: &impl Source) -> (Id, bool, Option<Picked>) {
        let id = ui.scope_id().with(("rows", list.name));
        let area = self.area.unwrap_or_else(|| ui.available_rect_before_wrap());
        let response = ui.interact(area, id, Sense::FOCUSABLE);
        let now = self.cursor.map(|row| source.name(row));
        response.widget_info(|| WidgetInfo {
            current_text_value: now.clone(),
            ..WidgetInfo::labeled(Role::ListBox, ui.is_enabled(), t(list.name))
        });
        let picked = if keys::claim(ui, &response, KEYS) && ui.is_enabled() { self.pressed(ui, source) } else { None };
        (id, response.has_focus(), picked)
    }

    fn pressed(&mut self, ui: &Ui, source: &impl Source) -> Option<Picked> {
        let last = source.count().checked_sub(1)?;
        let here = self.cursor.or_else(|| (0..=last).find(|row| source.is_selected(*row)));
        let place = here.map(|row| self.order.place(row));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let goal = match () {
            () if pressed(Key::ArrowDown) => place.map_or(0, |place| place + 1),
            () if pressed(Key::ArrowUp) => place.map_or(last, |place| place.saturating_sub(1)),
            () if pressed(Key::PageDown) => place.map_or(0, |place| place + self.page.max(1)),
            () if pressed(Key::PageUp) => place.map_or(0, |place| place.saturating_sub(self.page.max(1))),
            () if pressed(Key::Home) => 0,
            () if pressed(Key::End) => last,
            () if pressed(Key::Enter) || pressed(Key::Space) => return here.map(Picked::Taken),
            () => return None,
        };
        let row = self.order.row(goal.min(last));
        (self.cursor, self.reveal) = (Some(row), Some((row, None)));
        Some(Picked::Moved(row))
    }

    /// Draws the list. Returns the row that was clicked, and what was done to a column's head.
    fn table(
        &mut self,
        ui: &mut Ui,
        list: &List<'_>,
        source: &impl Source,
        (id, has_focus): (Id, bool),
    ) -> (Option<usize>, Option<HeadClick>) {
        let (top, clip) = (ui.cursor().min, ui.clip_rect());
        let widths = self.widths.get_or_insert_with(|| Widths::kept(ui, list.name));
        let widths = widths.fitted(list.columns, ui.available_width());
        let mut table = TableBuilder::new(ui)
            .id_salt(list.name)
            .striped(false)
            .resizable(false)
            .animate_scrolling(false)
            .min_scrolled_height(2.0 * ROW)
            .auto_shrink([false, list.max_height.is_some()])
            .max_scroll_height(list.max_height.unwrap_or(f32::INFINITY))
            .cell_layout(Layout::left_to_right(Align::Center));
        for width in widths {
            // The table's own handles would be as high as the list and take the clicks on its rows.
            let rest = egui_extras::Column::remainder().at_least(widths::REST).clip(true);
            table = table.column(width.map_or(rest, egui_extras::Column::exact));
        }
        if let Some((row, align)) = self.reveal.take() {
            table = table.scroll_to_row(self.order.place(row), align);
        }
        let (mut clicked, mut changed) = (None, None);
        let table = table.header(ROW, |row| changed = head::show(row, list, (id, clip), self.order.sort()));
        let shown = Shown { list, source, order: &self.order, cursor: self.cursor.filter(|_| has_focus), id };
        let out = table.body(|body| clicked = shown.rows(body));
        self.page = ((out.inner_rect.height() / ROW) as usize).saturating_sub(1);
        self.area = Some(Rect::from_min_max(top, out.inner_rect.max));
        (clicked, changed)
    }
}

/// Everything that the rows are drawn from.
struct Shown<'a, S> {
    list: &'a List<'a>,
    source: &'a S,
    order: &'a Order,
    cursor: Option<usize>,
    id: Id,
}

impl<S: Source> Shown<'_, S> {
    /// Draws the rows in view; returns the one that was clicked.
    fn rows(&self, mut body: TableBody<'_>) -> Option<usize> {
        let width = body.widths().iter().map(|width| width + GAP).sum::<f32>() - GAP;
        let clip = body.ui_mut().clip_rect();
        let mut clicked = None;
        body.rows(ROW, self.source.count(), |mut table_row| {
            let place = table_row.index();
            let row = self.order.row(place);
            let is_banner = self.source.is_banner(row);
            for column in 0..self.list.columns.len() {
                table_row.col(|ui| {
                    if column == 0 && self.row(ui, (place, row), (width, clip)) {
                        clicked = Some(row);
                    }
                    if !is_banner {
                        self.source.cell(ui, row, column);
                    }
                });
            }
        });
        clicked
    }

    /// A row behind its cells; true if it was clicked.
    fn row(&self, first: &mut Ui, (place, row): (usize, usize), (width, clip): (f32, Rect)) -> bool {
        let area = Rect::from_min_size(first.max_rect().min, vec2(width, ROW)).expand2(vec2(GAP / 2.0, 0.0));
        let layout = Layout::left_to_right(Align::Center);
        let mut ui = first.new_child(UiBuilder::new().max_rect(area.shrink2(vec2(GAP / 2.0, 0.0))).layout(layout));
        ui.set_clip_rect(clip);
        let response = ui.interact(area, self.id.with(row), Sense::CLICK);
        let is_on = self.source.is_selected(row);
        let (role, is_enabled) = (self.source.role(), ui.is_enabled());
        response.widget_info(|| WidgetInfo::selected(role, is_enabled, is_on, self.source.name(row)));
        let c = theme::of(&ui);
        let fill = match () {
            () if is_on && role == Role::ListItem => c.accent_fill,
            () if response.hovered() => ui.visuals().widgets.hovered.weak_bg_fill,
            // Painted here: the table's own stripes would cover a heading cell by cell.
            () if place.is_multiple_of(2) && !self.source.is_banner(row) => ui.visuals().faint_bg_color,
            () => Color32::TRANSPARENT,
        };
        let edge = if self.cursor == Some(row) { Stroke::new(1.0, c.accent) } else { Stroke::NONE };
        ui.painter().rect(area, 3.0, fill, edge, StrokeKind::Inside);
        if self.source.is_banner(row) {
            self.source.banner(&mut ui, row);
        }
        let is_clicked = response.clicked();
        if let Some(text) = self.source.tooltip(row) {
            response.on_hover_ui_at_pointer(|ui| {
                ui.set_max_width(320.0);
                ui.label(text);
            });
        }
        is_clicked
    }
}

/// The text of a cell, cut off where the cell ends. Screen readers have the row as a whole.
pub fn text(ui: &mut Ui, text: impl Into<WidgetText>) {
    let wrap = Some(TextWrapMode::Truncate);
    let galley = text.into().into_galley(ui, wrap, ui.available_width(), TextStyle::Body);
    let (_, area) = ui.allocate_space(galley.size());
    ui.painter().galley(area.min, galley, ui.visuals().text_color());
}

/// A box before a row that can be ticked.
pub fn tick(ui: &mut Ui, on: bool) {
    let (area, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
    let visuals = ui.visuals().widgets.inactive;
    let faded = |color: Color32| if ui.is_enabled() { color } else { color.gamma_multiply(0.5) };
    ui.painter().rect(area, 3.0, faded(visuals.bg_fill), visuals.bg_stroke, StrokeKind::Inside);
    if on {
        let at = |x: f32, y: f32| area.min + vec2(x, y);
        let line = vec![at(3.5, 8.0), at(6.5, 11.5), at(12.5, 4.5)];
        ui.painter().add(egui::Shape::line(line, Stroke::new(1.8, faded(theme::of(ui).accent))));
    }
}
