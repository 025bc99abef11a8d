//! The canvas while a maze is in view: its cells, its start, the view, and the tools at work in it.

use super::nav::{self, Nav};
use super::{caret, grid, objects};
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::maze::{self, look::BlockMesh, words};
use crate::overlays::{Stage, ink};
use crate::session::{Framing, Selected, View};
use eframe::egui::{
    self, Align2, Color32, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, vec2,
};
use kit::document::{Blocks, Region};
use sim::maze::MazeGrid;
use sim::project::MazeData;

/// Around the cells of a maze there is nothing, but the player can fall there: cells that stay in sight.
const AROUND: f32 = 4.0;

/// What the canvas keeps while mazes are in view.
#[derive(Default)]
pub struct MazeCanvas {
    nav: Nav,
    /// The maze that was framed last.
    framed: Option<String>,
}

/// One picture of the canvas.
struct Frame<'a, 'b> {
    cx: &'a PaneContext<'b>,
    maze: &'a MazeData,
    response: Response,
    /// The pane without its margin.
    full: Rect,
    /// What the rulers leave.
    canvas: Rect,
    view: View,
    painter: Painter,
}

impl Frame<'_, '_> {
    /// A place in the maze, on whole pixels of the screen.
    fn screen(&self, area: Rect) -> Rect {
        let ppp = self.painter.pixels_per_point();
        let corner = |at: Pos2| (self.view.to_screen(self.canvas, at) * ppp).round() / ppp;
        Rect::from_min_max(corner(area.min), corner(area.max))
    }

    /// Position of the canvas cursor, else of the pointer while it is over the canvas.
    fn hover(&self) -> Option<Pos2> {
        let pointed = self.response.hover_pos().filter(|at| self.canvas.contains(*at));
        let pointed = pointed.map(|at| self.view.to_level(self.canvas, at));
        self.cx.session.caret.map(caret::place).or(pointed)
    }
}

impl MazeCanvas {
    /// Shows the maze in `full`, its rulers beside `canvas`.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        (full, canvas, response): (Rect, Rect, Response),
        maze: &MazeData,
        cx: &PaneContext<'_>,
        out: &mut Outbox,
    ) {
        let painter = ui.painter_at(canvas);
        let mut frame = Frame { cx, maze, response, full, canvas, view: cx.session.view, painter };
        self.navigate(ui, &mut frame, out);
        self.paint(ui, &frame, out);
    }

    /// Moves the view, at once for this picture and by command for the next.
    fn navigate(&mut self, ui: &Ui, frame: &mut Frame<'_, '_>, out: &mut Outbox) {
        let cx = frame.cx;
        let ppp = ui.pixels_per_point();
        let area = maze::area(&frame.maze.grid);
        let start = maze::start_of(frame.maze).unwrap_or(area.center());
        let mut view = frame.view;
        let first = self.framed.as_deref() != Some(cx.session.level.as_str());
        let wish = cx.session.framing.or((first && view == View::default()).then_some(Framing::Start));
        let is_held = ui.input(|input| input.pointer.any_down()) && frame.response.contains_pointer();
        let wish = wish.filter(|wish| !matches!(wish, Framing::Follow(_)) || !is_held);
        if first {
            self.framed = Some(cx.session.level.clone());
        }
        if let Some(wish) = wish {
            view = self.nav.frame(wish, frame.canvas, view, (area, start), ppp);
            out.session(|session| session.framing = None);
        }
        self.nav.space_is_taken = cx.play.is_active();
        self.nav.hand = cx.session.hand;
        view = self.nav.update(ui, frame.canvas, &frame.response, view, cx.settings.wheel);
        view = nav::kept_in_sight(view, frame.canvas, area.expand(AROUND * maze::SIDE));
        frame.view = view.snapped(ppp);
        let cursor = frame.hover().map(|at| (at.x.floor() as i32, at.y.floor() as i32));
        let size = frame.canvas.size();
        if view != cx.session.view || cursor != cx.session.cursor || size != cx.session.canvas_size {
            out.session(move |session| {
                session.canvas_size = size;
                session.view = view;
                session.cursor = cursor;
            });
        }
    }

    fn paint(&mut self, ui: &Ui, frame: &Frame<'_, '_>, out: &mut Outbox) {
        let (painter, cx) = (&frame.painter, frame.cx);
        let grid = &frame.maze.grid;
        let area = frame.screen(maze::area(grid));
        painter.rect_filled(frame.canvas, 0.0, crate::theme::of(ui).void);
        painter.rect_filled(area, 0.0, Color32::from_rgb(30, 34, 44));
        paint_cells(frame, grid);
        if cx.session.overlays.grid {
            paint_grid(frame);
        }
        if cx.session.overlays.objects {
            paint_start(ui, frame);
        }
        let corner = |cell: (i32, i32)| frame.screen(Rect::from_min_size(maze::corner_of(cell), Vec2::ZERO)).min;
        objects::paint_area(painter, &cx.session.area, corner);
        if let Some(found) = cx.session.found {
            objects::paint_found(painter, frame.screen(found));
        }
        if let Some(at) = cx.session.caret {
            caret::paint(painter, frame.view.to_screen(frame.canvas, caret::place(at)), false);
        }
        paint_readout(frame);
        if cx.session.overlays.rulers {
            rulers(ui, frame, out);
        }
    }
}

/// The cells that are seen.
fn seen_cells(frame: &Frame<'_, '_>, grid: &MazeGrid) -> Option<Blocks> {
    let seen = frame.view.visible(frame.canvas);
    Blocks::spanned(maze::cell_at(seen.min), maze::cell_at(seen.max)).shared(maze::cells_of(grid))
}

fn paint_cells(frame: &Frame<'_, '_>, grid: &MazeGrid) {
    let Some(seen) = seen_cells(frame, grid) else { return };
    let mut mesh = BlockMesh::new(frame.painter.ctx());
    for (column, row) in Region::of(seen).blocks() {
        let place = maze::area_of(Blocks::spanned((column, row), (column, row)));
        mesh.add(grid.get((column, row)), frame.screen(place), Color32::WHITE);
    }
    mesh.paint(&frame.painter);
}

/// Lines around the cells; they fade out as they come close to one another.
fn paint_grid(frame: &Frame<'_, '_>) {
    let area = frame.screen(maze::area(&frame.maze.grid)).intersect(frame.canvas);
    if area.is_positive() {
        // The lines count from the first cell.
        let corner = maze::corner_of((0, 0)).to_vec2();
        let view = View { origin: frame.view.origin - corner, ..frame.view };
        grid::grid(&frame.painter, frame.canvas, area, &view, maze::SIDE, ink::GRID);
    }
}

/// Where the player begins, with a node that tests and screen readers find by name.
fn paint_start(ui: &Ui, frame: &Frame<'_, '_>) {
    let Some(start) = maze::start_of(frame.maze) else { return };
    let place = frame.screen(maze::player_area(start));
    let selected = frame.cx.session.selection.contains(&Selected::Start);
    let color = if selected { ink::SELECTED } else { ink::START };
    let painter = &frame.painter;
    painter.rect_filled(place, 3.0, color.gamma_multiply(0.25));
    painter.rect_stroke(place, 3.0, Stroke::new(3.5, Color32::from_black_alpha(150)), StrokeKind::Middle);
    painter.rect_stroke(place, 3.0, Stroke::new(1.5, color), StrokeKind::Middle);
    // The angle that the stage begins at: where gravity points.
    let gravity = sim::angle::Angle((frame.maze.angle >> 8) as u8);
    let to_screen = |at: Pos2| frame.view.to_screen(frame.canvas, at);
    let stage = Stage::new(painter, &to_screen, frame.canvas);
    let down = vec2(f32::from(gravity.sin()), f32::from(gravity.cos())) / 256.0;
    stage.arrow(place.center(), down * place.width() * 0.9, stage.line(), color);
    stage.tag(place.center_top() - vec2(0.0, 2.0), Align2::CENTER_BOTTOM, "Start", color);
    let node = ui.interact(place, frame.response.id.with("start"), Sense::hover());
    node.widget_info(|| egui::WidgetInfo::selected(Role::GraphicsObject, true, selected, "Start"));
}

/// The block under the pointer, in a corner of the canvas.
fn paint_readout(frame: &Frame<'_, '_>) {
    let Some(cell) = frame.hover().map(maze::cell_at) else { return };
    let grid = &frame.maze.grid;
    let inside = (0..i32::from(grid.columns())).contains(&cell.0) && (0..i32::from(grid.rows())).contains(&cell.1);
    if inside {
        let id = grid.get(cell);
        let text = format!("{}   {id:02X}   column {}, row {}", words::name(id), cell.0, cell.1);
        let at = frame.canvas.left_bottom() + vec2(8.0, -8.0);
        let to_screen = |at: Pos2| frame.view.to_screen(frame.canvas, at);
        Stage::new(&frame.painter, &to_screen, frame.canvas).tag(at, Align2::LEFT_BOTTOM, text, ink::LABEL);
    }
}

fn rulers(ui: &Ui, frame: &Frame<'_, '_>, out: &mut Outbox) {
    let pointer = frame.response.hover_pos().filter(|at| frame.canvas.contains(*at));
    grid::corner(ui, (frame.full, frame.canvas), frame.response.id, out);
    let painter = ui.painter_at(frame.full);
    let hex = frame.cx.settings.hex;
    grid::rulers(&painter, frame.full, frame.canvas, &frame.view, ui.visuals(), (pointer, hex));
}
