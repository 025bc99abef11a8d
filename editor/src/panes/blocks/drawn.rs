//! The palette as the tileset's picture: a click takes a block, a drag takes several as a stamp.

use super::chosen;
use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::session::Brush;
use crate::studio::Studio;
use crate::tools::pick;
use crate::widgets::atlas::BlockAtlas;
use eframe::egui::{
    Color32, CornerRadius, Pos2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use kit::document::Stamp;
use kit::exchange::tilesets::DrawnOrder;
use sim::project::{Tileset, TilesetRef};
use sim::tiles::Cell;
use std::sync::Arc;

/// Points along the side of a cell where the picture is narrow enough; half of it where it is not.
const SIDE: f32 = 32.0;

/// The picture of one tileset as a palette.
#[derive(Default)]
pub struct DrawnPalette {
    order: Option<(Arc<Tileset>, u16, Option<DrawnOrder>)>,
    /// The cell where a drag began.
    from: Option<(usize, usize)>,
}

impl DrawnPalette {
    /// The order of a tileset's picture, computed again when the tileset changes.
    fn order(&mut self, set: &TilesetRef) -> Option<&DrawnOrder> {
        let is_known =
            |(of, first, _): &(Arc<Tileset>, u16, _)| Arc::ptr_eq(of, &set.tileset) && *first == set.first_block;
        if !self.order.as_ref().is_some_and(is_known) {
            self.order = Some((Arc::clone(&set.tileset), set.first_block, DrawnOrder::new(set)));
        }
        self.order.as_ref().and_then(|(.., order)| order.as_ref())
    }

    /// Shows the picture; false if it is not loaded. Returns the block under the pointer for a tooltip.
    pub fn ui(&mut self, ui: &mut Ui, atlas: &BlockAtlas, set: &TilesetRef, cx: &Studio, out: &mut Outbox) -> bool {
        let from = self.from;
        let Some(order) = self.order(set) else { return false };
        let side = if order.across as f32 * SIDE <= ui.available_width() { SIDE } else { SIDE / 2.0 };
        let size = vec2(order.across as f32, order.down() as f32) * side;
        let drag = ScrollArea::both().auto_shrink(false).show_viewport(ui, |ui, seen| {
            let (area, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Blocks as in the picture")));
            let grid = CellGrid { area, side, across: order.across, down: order.down() };
            paint(ui, &grid, seen, order, atlas, cx);
            let under = |at: Option<Pos2>| at.and_then(|at| grid.cell(at));
            let pressed = ui.input(|input| input.pointer.press_origin());
            let from = if response.drag_started() { under(pressed) } else { from };
            let to = from.and_then(|_| response.interact_pointer_pos()).map(|at| grid.nearest(at));
            let frame = |a: (usize, usize), b: (usize, usize), color: Color32| {
                let stroke = Stroke::new(2.0, color);
                ui.painter().rect_stroke(grid.span(a, b), CornerRadius::ZERO, stroke, StrokeKind::Inside);
            };
            match (from, to, under(response.hover_pos())) {
                (Some(from), Some(to), _) => frame(from, to, theme::of(ui).accent),
                (.., Some(at)) => frame(at, at, ui.visuals().strong_text_color()),
                _ => {}
            }
            if response.clicked()
                && let Some((column, row)) = under(response.interact_pointer_pos())
            {
                take(order, (column, row), (column, row), cx, out);
            }
            match (response.drag_stopped(), from, to) {
                (true, Some(from), Some(to)) => take(order, from, to, cx, out),
                (true, ..) => {}
                (false, from, _) => return from.filter(|_| response.dragged()),
            }
            None
        });
        self.from = drag.inner;
        true
    }
}

/// The cells of the picture on the screen.
struct CellGrid {
    area: Rect,
    side: f32,
    across: usize,
    down: usize,
}

impl CellGrid {
    fn cell(&self, at: Pos2) -> Option<(usize, usize)> {
        self.area.contains(at).then(|| self.nearest(at))
    }

    fn nearest(&self, at: Pos2) -> (usize, usize) {
        let place = ((at - self.area.min) / self.side).max(Vec2::ZERO);
        let last = |count: usize| count.saturating_sub(1);
        ((place.x as usize).min(last(self.across)), (place.y as usize).min(last(self.down)))
    }

    fn span(&self, a: (usize, usize), b: (usize, usize)) -> Rect {
        let corner = |x: usize, y: usize| self.area.min + vec2(x as f32, y as f32) * self.side;
        Rect::from_min_max(corner(a.0.min(b.0), a.1.min(b.1)), corner(a.0.max(b.0) + 1, a.1.max(b.1) + 1))
    }
}

fn paint(ui: &Ui, grid: &CellGrid, seen: Rect, order: &DrawnOrder, atlas: &BlockAtlas, cx: &Studio) {
    let c = theme::of(ui);
    ui.painter().rect_filled(grid.area, 0.0, c.void);
    let Some(mut mesh) = atlas.mesh() else { return };
    let brush = match cx.session().tools.brush {
        Brush::Block(cell) => cell.block,
        Brush::Chunk(_) => 0,
    };
    let rows = (seen.top() / grid.side).max(0.0) as usize..=(seen.bottom() / grid.side).max(0.0) as usize;
    let mut marked = Vec::new();
    for row in rows {
        for column in 0..order.across {
            let Some(cell) = order.at(column, row) else { continue };
            let place = grid.span((column, row), (column, row));
            atlas.add(&mut mesh, place, &cell, Color32::WHITE);
            if cell.block != 0 && cell.block == brush {
                marked.push(place);
            }
        }
    }
    ui.painter().add(mesh);
    for place in marked {
        ui.painter().rect_stroke(place, CornerRadius::ZERO, Stroke::new(2.0, c.accent), StrokeKind::Inside);
    }
}

/// Takes one cell into the brush, or several as a stamp, solid as the brush is.
fn take(order: &DrawnOrder, a: (usize, usize), b: (usize, usize), cx: &Studio, out: &mut Outbox) {
    let cells: Vec<Cell> = (a.1.min(b.1)..=a.1.max(b.1))
        .flat_map(|row| (a.0.min(b.0)..=a.0.max(b.0)).map(move |column| (column, row)))
        .map(|(column, row)| chosen(order.at(column, row).unwrap_or_default(), cx))
        .collect();
    if let [cell] = cells[..] {
        return pick::take(Brush::Block(cell), cx, out);
    }
    let stamp = Stamp { width: (a.0.abs_diff(b.0) + 1) as u32, cells, ..Stamp::default() };
    out.session(move |session| session.take_stamp(Arc::new(stamp)));
}
