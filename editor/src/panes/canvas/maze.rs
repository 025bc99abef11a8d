//! The canvas while a maze is in view: its cells, its start, the view, and the tools at work in it.

use super::nav::{self, Nav, Sight};
use super::right::items;
use super::{caret, grid, objects, snap};
use crate::bindings::mouse::RightDrag;
use crate::bindings::{Action, ToolId};
use crate::command::Outbox;
use crate::language::t;
use crate::look::figure;
use crate::maze::cells::MazeCells;
use crate::maze::hand::Hand;
use crate::maze::{self, look::BlockMesh, words};
use crate::overlays::{Stage, ink};
use crate::session::{Selected, View};
use crate::studio::Studio;
use crate::tools::right_press::RightPress;
use crate::tools::surface::CellSurface as _;
use crate::tools::{self, Ghost, Pointer, Selects};
use crate::tr;
use crate::widgets::atlas::BlockAtlas;
use eframe::egui::{
    self, Align2, Color32, Key, Painter, PointerButton, Popup, PopupCloseBehavior, Pos2, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, Vec2, vec2,
};
use kit::document::{Blocks, Region};
use kit::play::maze::MazeRun;
use sim::maze::MazeGrid;
use sim::project::MazeData;
use std::sync::Arc;

/// Around the cells of a maze there is nothing, but the player can fall there: cells that stay in sight.
const AROUND: f32 = 4.0;

/// The state of the canvas while mazes are in view.
#[derive(Default)]
pub struct MazeCanvas {
    nav: Nav,
    hand: Hand,
    /// The keys at the canvas cursor.
    keys: caret::Hand,
    /// The tool that owns the press.
    press: Option<ToolId>,
    right: RightPress,
    /// The place of the menu on the screen, while it is open.
    menu: Option<Pos2>,
    /// A key asked for the menu.
    asked: bool,
}

/// One picture of the canvas.
struct Frame<'a> {
    cx: &'a Studio,
    maze: &'a Arc<MazeData>,
    response: Response,
    /// The pane without its margin.
    full: Rect,
    /// The area that the rulers leave.
    canvas: Rect,
    view: View,
    painter: Painter,
}

impl<'a> Frame<'a> {
    /// The cells that tools work on.
    const fn cells(&self) -> MazeCells<'a> {
        MazeCells { maze: self.maze, cx: self.cx }
    }

    /// A place in the maze, on whole pixels of the screen.
    fn screen(&self, area: Rect) -> Rect {
        let ppp = self.painter.pixels_per_point();
        let corner = |at: Pos2| (self.view.to_screen(self.canvas, at) * ppp).round() / ppp;
        Rect::from_min_max(corner(area.min), corner(area.max))
    }

    /// Position of the canvas cursor, else of the pointer while it is over the canvas.
    fn hover(&self) -> Option<Pos2> {
        nav::hover(self.cx, self.canvas, &self.response, self.view)
    }
}

impl MazeCanvas {
    /// Shows the maze in `full`, its rulers beside `canvas`.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        (full, canvas, response): (Rect, Rect, Response),
        atlas: &BlockAtlas,
        maze: &Arc<MazeData>,
        cx: &Studio,
        out: &mut Outbox,
    ) {
        let painter = ui.painter_at(canvas);
        let mut frame = Frame { cx, maze, response, full, canvas, view: cx.session().canvas.view, painter };
        self.navigate(ui, &mut frame, out);
        self.work(ui, &frame, out);
        self.work_right(ui, &frame, out);
        self.paint(ui, &frame, atlas, out);
        self.menu_ui(ui, &frame, out);
    }

    /// Carries out an action on the maze; false if it is none of the canvas's.
    pub fn action(&mut self, action: Action, maze: &Arc<MazeData>, cx: &Studio, out: &mut Outbox) -> bool {
        match action {
            Action::ShowMenu => self.asked = true,
            Action::LetGo => self.let_go(cx, out),
            // In the middle of a drag the arrows lead the hand, with any selection.
            _ if self.keys.holds && action.nudge().is_some() => caret::nudged(action, cx, out),
            _ if self.keys.act(action, cx, out) || maze::actions::carry_out(action, maze, cx, out) => {}
            _ if action.nudge().is_some() => caret::nudged(action, cx, out),
            _ => return super::actions::carry_out(action, cx, out),
        }
        true
    }

    /// Gives up a drag.
    fn give_up(&mut self) {
        self.keys.drop();
        self.hand.cancel();
        self.press = None;
    }

    /// Gives up a drag; else what was found and is selected, then the area, then the canvas cursor.
    fn let_go(&mut self, cx: &Studio, out: &mut Outbox) {
        let session = cx.session();
        if self.press.is_some() {
            self.give_up();
        } else if !session.selected.things.is_empty() || session.canvas.found.is_some() {
            out.session(|session| {
                session.selected.things.clear();
                session.canvas.found = None;
            });
        } else if !session.selected.area.is_empty() {
            out.session(|session| session.selected.area = Region::default());
        } else {
            out.session(|session| session.canvas.caret = None);
        }
    }

    /// Hands the pointer, or the keys' cursor, to the tool in hand.
    fn work(&mut self, ui: &Ui, frame: &Frame<'_>, out: &mut Outbox) {
        let cx = frame.cx;
        let (modifiers, pressed, down, released, position, moved) = ui.input(|i| {
            let p = &i.pointer;
            let moved = p.delta() != Vec2::ZERO;
            (i.modifiers, p.primary_pressed(), p.primary_down(), p.primary_released(), p.latest_pos(), moved)
        });
        let by_mouse = position.is_some_and(|at| frame.response.contains_pointer() && frame.canvas.contains(at));
        if by_mouse && !self.keys.holds && (moved || pressed) && cx.session().canvas.caret.is_some() {
            out.session(|session| session.canvas.caret = None); // the pointer leads again
        }
        let (taps, lets_go) = self.keys.take();
        let by_keys = cx.session().canvas.caret.filter(|_| taps || lets_go || self.keys.holds);
        let (at, over, modifiers, pressed, down, released) = match (by_keys, position) {
            (Some(at), _) => (caret::place(at), true, egui::Modifiers::NONE, taps, self.keys.holds || lets_go, lets_go),
            (None, Some(at)) => (frame.view.to_level(frame.canvas, at), by_mouse, modifiers, pressed, down, released),
            (None, None) => return,
        };
        let begins = pressed && over && !self.nav.holds() && self.press.is_none();
        if begins {
            // Ctrl borrows the select tool for one press, from tools that do not select cells themselves.
            let selects = tools::facts_in_hand(cx).selects == Selects::Blocks;
            self.press = Some(if modifiers.command && !selects { ToolId::Select } else { cx.session().tools.tool });
        }
        let pointer = Pointer {
            at,
            down: self.press.is_some() && (down || begins),
            pressed: begins,
            released: self.press.is_some() && (released || !down),
            second: false,
            modifiers,
            zoom: frame.view.zoom,
            snap: snap(cx, modifiers),
        };
        let (tool, on) = (self.press.unwrap_or(cx.session().tools.tool), frame.cells());
        if self.press.is_some() {
            self.hand.pointer(tool, pointer, on, out);
        }
        let pans =
            self.nav.holds() || self.nav.hand || (!cx.play().is_active() && ui.input(|i| i.key_down(Key::Space)));
        if over && by_keys.is_none() && !pans {
            ui.set_cursor_icon(self.hand.cursor(tool, at, on));
        }
        if pointer.released {
            self.press = None;
        }
    }

    /// The right button: a click picks, or opens the menu of the selected cells; a drag captures a stamp, or erases.
    fn work_right(&mut self, ui: &Ui, frame: &Frame<'_>, out: &mut Outbox) {
        let cx = frame.cx;
        let (modifiers, pressed, released, position) = ui.input(|i| {
            let (p, button) = (&i.pointer, PointerButton::Secondary);
            (i.modifiers, p.button_pressed(button), p.button_released(button), p.latest_pos())
        });
        let Some(screen) = position else { return };
        let (at, on) = (frame.view.to_level(frame.canvas, screen), frame.cells());
        let begins = pressed && frame.response.contains_pointer() && frame.canvas.contains(screen);
        if begins {
            self.menu = None;
        }
        let (column, row) = maze::cell_at(at);
        let in_area = cx.session().selected.area.contains(column, row);
        let erases = cx.settings().right_drag == RightDrag::Erases && !in_area;
        let zoom = frame.view.zoom;
        let pointer = Pointer { pressed: begins, released, modifiers, ..Pointer::still(at, zoom) };
        if self.right.follow(pointer, erases, &on, out) {
            match in_area {
                true => self.menu = Some(screen),
                false => on.pick(at, out),
            }
        }
    }

    /// Shows the menu of the cells that are selected.
    fn menu_ui(&mut self, ui: &Ui, frame: &Frame<'_>, out: &mut Outbox) {
        if std::mem::take(&mut self.asked) {
            let area = frame.cx.session().selected.area.bounds();
            self.menu = area.map(|area| frame.screen(maze::area_of(area)).center());
        }
        let Some(at) = self.menu else { return };
        let mut open = true;
        Popup::new(frame.response.id.with("menu"), ui.ctx().clone(), at, ui.layer_id())
            .open_bool(&mut open)
            .close_behavior(PopupCloseBehavior::CloseOnClick)
            .show(|ui| {
                ui.set_min_width(150.0);
                items(ui, frame.cx, out, &[Action::Cut, Action::Copy, Action::Paste, Action::Duplicate]);
                ui.separator();
                items(ui, frame.cx, out, &[Action::FillArea, Action::TakeStamp, Action::Delete]);
            });
        if !open {
            self.menu = None;
        }
    }

    /// Moves the view, at once for this picture and by command for the next.
    fn navigate(&mut self, ui: &Ui, frame: &mut Frame<'_>, out: &mut Outbox) {
        let cx = frame.cx;
        let whole = maze::area(&frame.maze.grid);
        let start = maze::start_of(frame.maze).unwrap_or(whole.center());
        let limits = whole.expand(AROUND * maze::SIDE);
        let is_held = ui.input(|input| input.pointer.any_down()) && frame.response.contains_pointer();
        if self.nav.is_new(cx) {
            // What was held is in the maze that was in view before.
            self.give_up();
        }
        let (canvas, response, view) = (frame.canvas, &frame.response, frame.view);
        frame.view = self.nav.go(ui, Sight { canvas, response, view, whole, limits, start, is_held }, cx, out);
    }

    fn paint(&mut self, ui: &Ui, frame: &Frame<'_>, atlas: &BlockAtlas, out: &mut Outbox) {
        let (painter, cx) = (&frame.painter, frame.cx);
        // While a world runs, its cells are part of it.
        let grid = cx.play().maze_world().map_or(&frame.maze.grid, |world| &world.grid);
        let area = frame.screen(maze::area(grid));
        painter.rect_filled(frame.canvas, 0.0, crate::look::theme::of(ui).void);
        painter.rect_filled(area, 0.0, Color32::from_rgb(30, 34, 44));
        paint_cells(frame, grid);
        if cx.session().canvas.overlays.grid {
            paint_grid(frame);
        }
        if cx.session().canvas.overlays.objects {
            paint_start(ui, frame);
        }
        if let Some(run) = cx.play().maze_run() {
            paint_run(frame, run);
        }
        let corner = |cell: (i32, i32)| frame.screen(Rect::from_min_size(maze::corner_of(cell), Vec2::ZERO)).min;
        objects::paint_area(painter, &cx.session().selected.area, corner);
        if let Some(found) = cx.session().canvas.found {
            objects::paint_found(painter, frame.screen(found));
        }
        let (canvas, view, modifiers) = (frame.canvas, frame.view, ui.input(|i| i.modifiers));
        let (pointer, snap) = (frame.hover(), snap(cx, modifiers));
        let ghost = Ghost { painter, canvas, view, pointer, modifiers, snap, atlas };
        if !self.nav.hand && !self.right.is_held() {
            self.hand.ghost(self.press.unwrap_or(cx.session().tools.tool), &ghost, frame.cells());
        }
        self.right.ghost(&ghost, &frame.cells());
        if let Some(at) = cx.session().canvas.caret {
            caret::paint(painter, frame.view.to_screen(frame.canvas, caret::place(at)), self.keys.holds);
        }
        paint_readout(frame);
        if cx.session().canvas.overlays.rulers {
            rulers(ui, frame, out);
        }
    }
}

/// The cells that are seen.
fn seen_cells(frame: &Frame<'_>, grid: &MazeGrid) -> Option<Blocks> {
    let seen = frame.view.visible(frame.canvas);
    Blocks::spanned(maze::cell_at(seen.min), maze::cell_at(seen.max)).shared(maze::cells_of(grid))
}

fn paint_cells(frame: &Frame<'_>, grid: &MazeGrid) {
    let Some(seen) = seen_cells(frame, grid) else { return };
    let mut mesh = BlockMesh::new(frame.painter.ctx());
    for (column, row) in Region::of(seen).blocks() {
        let place = maze::area_of(Blocks::spanned((column, row), (column, row)));
        mesh.add(grid.get((column, row)), frame.screen(place), Color32::WHITE);
    }
    mesh.paint(&frame.painter);
}

/// Lines around the cells; they fade out as they come close to one another.
fn paint_grid(frame: &Frame<'_>) {
    let area = frame.screen(maze::area(&frame.maze.grid)).intersect(frame.canvas);
    if area.is_positive() {
        // The lines count from the first cell.
        let corner = maze::corner_of((0, 0)).to_vec2();
        let view = View { origin: frame.view.origin - corner, ..frame.view };
        grid::grid(&frame.painter, frame.canvas, area, &view, maze::SIDE, ink::GRID);
    }
}

/// Paints the start of the player, with a node that tests and screen readers find by name.
fn paint_start(ui: &Ui, frame: &Frame<'_>) {
    let Some(start) = maze::start_of(frame.maze) else { return };
    let place = frame.screen(maze::player_area(start));
    let selected = frame.cx.session().selected.things.contains(&Selected::Start);
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
    stage.tag(place.center_top() - vec2(0.0, 2.0), Align2::CENTER_BOTTOM, t("Start"), color);
    let node = ui.interact(place, frame.response.id.with("start"), Sense::hover());
    node.widget_info(|| egui::WidgetInfo::selected(Role::GraphicsObject, true, selected, t("Start")));
}

/// The player of the world that runs, what the core saw, and the readout.
fn paint_run(frame: &Frame<'_>, run: &MazeRun) {
    let to_screen = |at: Pos2| frame.view.to_screen(frame.canvas, at);
    let (x, y) = run.world().player.px();
    let look = maze::overlays::look(run.world());
    figure::paint(&frame.painter, &to_screen, &look, (x.into(), y.into()), Color32::WHITE);
    let stage = Stage::new(&frame.painter, &to_screen, frame.canvas);
    maze::overlays::paint(&stage, run, frame.cx);
    if frame.cx.session().canvas.overlays.readout {
        maze::overlays::paint_readout(&stage, run);
    }
}

/// The block under the pointer, in a corner of the canvas.
fn paint_readout(frame: &Frame<'_>) {
    let Some(cell) = frame.hover().map(maze::cell_at) else { return };
    let grid = frame.cx.play().maze_world().map_or(&frame.maze.grid, |world| &world.grid);
    let inside = (0..i32::from(grid.columns())).contains(&cell.0) && (0..i32::from(grid.rows())).contains(&cell.1);
    if inside {
        let id = grid.get(cell);
        let text = tr!(
            "{block}   {number}   column {column}, row {row}",
            block = words::name(id),
            number = format!("{id:02X}"),
            column = cell.0,
            row = cell.1
        );
        let at = frame.canvas.left_bottom() + vec2(8.0, -8.0);
        let to_screen = |at: Pos2| frame.view.to_screen(frame.canvas, at);
        Stage::new(&frame.painter, &to_screen, frame.canvas).tag(at, Align2::LEFT_BOTTOM, text, ink::LABEL);
    }
}

fn rulers(ui: &Ui, frame: &Frame<'_>, out: &mut Outbox) {
    let pointer = frame.response.hover_pos().filter(|at| frame.canvas.contains(*at));
    grid::corner(ui, (frame.full, frame.canvas), frame.response.id, out);
    let painter = ui.painter_at(frame.full);
    let hex = frame.cx.settings().hex;
    grid::rulers(&painter, frame.full, frame.canvas, &frame.view, ui.visuals(), (pointer, hex));
}
