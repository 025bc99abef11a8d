//! What the tools do in a maze: small state machines that send edits and draw what a click would do.

use super::look::BlockMesh;
use super::palette;
use super::{SIDE, area_of, cell_at, cells_of, corner_of, player_area, replaced, start_of};
use crate::bindings::ToolId;
use crate::command::{Command, Outbox, new_gesture};
use crate::context::PaneContext;
use crate::overlays::ink;
use crate::session::Selected;
use crate::tools::{self, Paints, Pointer};
use eframe::egui::{Color32, CursorIcon, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};
use kit::document::maze_piece::{MazePiece, cell_edits};
use kit::document::paint::{flood_where, line};
use kit::document::{Blocks, GestureId, Region};
use sim::project::MazeData;
use std::sync::Arc;

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 4.0;
/// The start is put at whole and half cells: pixels.
const START_STEP: f32 = SIDE / 2.0;

type Cell = (i32, i32);

/// A maze that is worked on.
#[derive(Clone, Copy)]
pub struct Work<'a, 'b> {
    /// The maze.
    pub maze: &'a Arc<MazeData>,
    /// What may be read.
    pub cx: &'a PaneContext<'b>,
}

/// The hand in a maze.
#[derive(Default)]
pub struct Hand {
    state: State,
    /// Where the last stroke ended.
    last: Option<Cell>,
}

#[derive(Default)]
enum State {
    #[default]
    Ready,
    /// Painting along the pointer's way with a block.
    Stroke { gesture: GestureId, last: Cell, id: u8 },
    /// Pulling up a rectangle of a block.
    Pull { from: Cell, id: u8 },
    /// Pulling up a frame: what it does is decided at the release.
    Band { from: Pos2, for_stamp: bool },
    /// Moving the selected cells.
    Move(Box<Move>),
    /// Moving the start: the gesture, and how far from its middle it was taken.
    Start { gesture: GestureId, off: Vec2, moved: bool },
    /// Putting stamps down: the first place, and the last.
    Stamp { gesture: GestureId, first: Cell, last: Cell },
}

/// Cells that are moved.
struct Move {
    gesture: GestureId,
    from: Pos2,
    by: Cell,
    /// The maze at the press: all moves count from there.
    maze: Arc<MazeData>,
    region: Region,
}

impl Hand {
    /// Gives up a drag; what it has already done stays done. False if there was none.
    pub fn cancel(&mut self) -> bool {
        !matches!(std::mem::take(&mut self.state), State::Ready)
    }

    /// Works the pointer with a tool.
    pub fn pointer(&mut self, tool: ToolId, pointer: Pointer, on: Work<'_, '_>, out: &mut Outbox) {
        if pointer.pressed {
            self.press(tool, pointer, on, out);
        }
        self.follow(pointer, on, out);
        if pointer.released {
            let state = std::mem::take(&mut self.state);
            self.release(state, tool, pointer, on, out);
        }
    }

    fn press(&mut self, tool: ToolId, pointer: Pointer, on: Work<'_, '_>, out: &mut Outbox) {
        let (here, shift) = (cell_at(pointer.at), pointer.modifiers.shift);
        let brush = on.cx.session.maze_block.0;
        self.state = match tool {
            ToolId::Rectangle => State::Pull { from: here, id: brush },
            ToolId::Fill if shift => State::Pull { from: here, id: brush },
            ToolId::Eraser if shift => State::Pull { from: here, id: 0 },
            ToolId::Brush => self.begin_stroke(brush, pointer, on, out),
            ToolId::Eraser => self.begin_stroke(0, pointer, on, out),
            ToolId::Fill => {
                fill(here, brush, on, out);
                State::Ready
            }
            ToolId::Stamp => match &on.cx.session.maze_piece {
                None => State::Band { from: pointer.at, for_stamp: true },
                Some(piece) => {
                    let (gesture, at) = (new_gesture(), stamp_corner(piece, pointer.at));
                    put(gesture, piece, at, on, out);
                    State::Stamp { gesture, first: at, last: at }
                }
            },
            ToolId::Start => {
                out.session(|session| session.selection = [Selected::Start].into());
                State::Start { gesture: new_gesture(), off: Vec2::ZERO, moved: true }
            }
            ToolId::Select => self.take_hold(pointer, on, out),
            _ => State::Band { from: pointer.at, for_stamp: false },
        };
    }

    /// The start comes first, then the selected cells; on anything else a frame begins.
    fn take_hold(&self, pointer: Pointer, on: Work<'_, '_>, out: &mut Outbox) -> State {
        let plain = !pointer.modifiers.shift && !pointer.modifiers.alt;
        let area = &on.cx.session.area;
        let (column, row) = cell_at(pointer.at);
        match start_of(on.maze).filter(|start| player_area(*start).contains(pointer.at)) {
            Some(start) if plain => {
                out.session(|session| session.selection = [Selected::Start].into());
                State::Start { gesture: new_gesture(), off: pointer.at - start, moved: false }
            }
            _ if plain && area.contains(column, row) => State::Move(Box::new(Move {
                gesture: new_gesture(),
                from: pointer.at,
                by: (0, 0),
                maze: on.maze.clone(),
                region: area.clone(),
            })),
            _ => State::Band { from: pointer.at, for_stamp: false },
        }
    }

    /// With Shift, a straight line leads here from where the last stroke ended.
    fn begin_stroke(&self, id: u8, pointer: Pointer, on: Work<'_, '_>, out: &mut Outbox) -> State {
        let (gesture, here) = (new_gesture(), cell_at(pointer.at));
        let from = self.last.filter(|_| pointer.modifiers.shift).unwrap_or(here);
        stroke(gesture, (from, here), id, on, out);
        State::Stroke { gesture, last: here, id }
    }

    fn follow(&mut self, pointer: Pointer, on: Work<'_, '_>, out: &mut Outbox) {
        let here = cell_at(pointer.at);
        match &mut self.state {
            State::Stroke { gesture, last, id } if *last != here => {
                stroke(*gesture, (*last, here), *id, on, out);
                *last = here;
            }
            State::Stamp { gesture, first, last } => {
                let Some(piece) = &on.cx.session.maze_piece else { return };
                // Edge to edge with the first one, so that a pattern goes on.
                let at = stamp_corner(piece, pointer.at);
                let snap = |v: i32, first: i32, size: i32| first + (v - first + size / 2).div_euclid(size) * size;
                let to = (snap(at.0, first.0, piece.width.max(1)), snap(at.1, first.1, piece.height().max(1)));
                if to != *last {
                    *last = to;
                    put(*gesture, piece, to, on, out);
                }
            }
            State::Start { gesture, off, moved } => {
                let start = start_of(on.maze).unwrap_or_default();
                *moved |= (pointer.at - *off - start).length() * pointer.zoom > THRESHOLD;
                if *moved {
                    let at = start_at(pointer.at - *off, pointer.modifiers.shift);
                    move_start(*gesture, at, on, out);
                }
            }
            State::Move(moving) => moving.follow(pointer, out),
            _ => {}
        }
    }

    fn release(&mut self, state: State, tool: ToolId, pointer: Pointer, on: Work<'_, '_>, out: &mut Outbox) {
        match state {
            State::Stroke { last, .. } => self.last = Some(last),
            State::Pull { from, id } => {
                let label = if id == 0 { "Erase" } else { "Fill rectangle" };
                let cells = Blocks::spanned(from, cell_at(pointer.at)).shared(cells_of(&on.maze.grid));
                let cells = cells.map(|cells| Region::of(cells).blocks().map(|cell| (cell, id)).collect::<Vec<_>>());
                out.edit(label, cell_edits(&on.maze.key, &on.maze.grid, cells.into_iter().flatten()));
            }
            State::Band { from, for_stamp } => {
                let is_click = (pointer.at - from).length() * pointer.zoom <= THRESHOLD;
                match (is_click, for_stamp || tool == ToolId::Pick) {
                    (true, true) => pick(pointer.at, on, out),
                    (false, true) => capture(from, pointer.at, on, out),
                    (_, false) => select(from, pointer, is_click, on, out),
                }
            }
            // A click on the selected cells drops them, as a click beside them does.
            State::Move(moving) if moving.by == (0, 0) => {
                out.session(|session| {
                    session.selection.clear();
                    session.area = Region::default();
                });
            }
            _ => {}
        }
    }

    /// Draws what a click would do, or what is being pulled up; `screen` says where a place is.
    pub fn ghost(
        &self,
        painter: &Painter,
        screen: &dyn Fn(Rect) -> Rect,
        pointer: Option<Pos2>,
        (tool, on): (ToolId, Work<'_, '_>),
    ) {
        let Some(at) = pointer else { return };
        let here = cell_at(at);
        let one = Blocks::spanned(here, here);
        let brush = on.cx.session.maze_block.0;
        match (&self.state, tool) {
            (State::Pull { from, id }, _) => pulled(painter, screen, Blocks::spanned(*from, here), *id),
            (State::Band { from, .. }, _) => paint_capture(painter, screen, *from, at),
            (State::Ready, tool) if tools::of(tool).paints() == Paints::Brush => pulled(painter, screen, one, brush),
            (State::Ready | State::Stroke { .. }, ToolId::Eraser) => pulled(painter, screen, one, 0),
            (State::Ready, ToolId::Pick) => frame(painter, screen(area_of(one))),
            (State::Ready, ToolId::Start) => frame(painter, screen(player_area(start_at(at, false)))),
            (State::Ready | State::Stamp { .. }, ToolId::Stamp) => {
                let Some(piece) = &on.cx.session.maze_piece else { return frame(painter, screen(area_of(one))) };
                let corner = stamp_corner(piece, at);
                let mut mesh = BlockMesh::new(painter.ctx());
                for (cell, id) in piece.cells_at(corner) {
                    mesh.add(id, screen(area_of(Blocks::spanned(cell, cell))), Color32::from_white_alpha(190));
                }
                mesh.paint(painter);
                let size = vec2(piece.width as f32, piece.height() as f32) * SIDE;
                frame(painter, screen(Rect::from_min_size(corner_of(corner), size)));
            }
            _ => {}
        }
    }

    /// Shape of the cursor.
    pub fn cursor(&self, tool: ToolId, at: Pos2, on: Work<'_, '_>) -> CursorIcon {
        let (column, row) = cell_at(at);
        let is_held = matches!(self.state, State::Move(_) | State::Start { .. });
        let on_start = start_of(on.maze).is_some_and(|start| player_area(start).contains(at));
        match tool {
            ToolId::Select if is_held || on_start || on.cx.session.area.contains(column, row) => CursorIcon::Move,
            ToolId::Select => CursorIcon::Default,
            _ => CursorIcon::Crosshair,
        }
    }
}

impl Move {
    fn follow(&mut self, pointer: Pointer, out: &mut Outbox) {
        let (from, to) = (cell_at(self.from), cell_at(pointer.at));
        let by = (to.0 - from.0, to.1 - from.1);
        if by != self.by {
            self.by = by;
            move_cells(Some(self.gesture), (&self.maze, &self.region), by, out);
        }
    }
}

/// Moves the cells of a region by so many columns and rows; what they leave is empty.
pub fn move_cells(gesture: Option<GestureId>, (maze, region): (&Arc<MazeData>, &Region), by: Cell, out: &mut Outbox) {
    let Some(piece) = MazePiece::of(&maze.grid, region) else { return };
    let to = (piece.from.0 + by.0, piece.from.1 + by.1);
    let left = region.blocks().map(|cell| (cell, 0));
    let edits = cell_edits(&maze.key, &maze.grid, left.chain(piece.cells_at(to)));
    match gesture {
        Some(gesture) => out.amend(gesture, "Move area", edits),
        None => out.edit("Move area", edits),
    }
    let moved = moved_region(region, by);
    out.session(move |session| session.area = moved);
}

fn moved_region(region: &Region, (x, y): Cell) -> Region {
    let mut moved = Region::default();
    for Blocks { left, top, right, bottom } in region.parts().iter().copied() {
        moved.add(Blocks { left: left + x, top: top + y, right: right + x, bottom: bottom + y });
    }
    moved
}

/// Paints along a line of cells.
fn stroke(gesture: GestureId, (from, to): (Cell, Cell), id: u8, on: Work<'_, '_>, out: &mut Outbox) {
    // A pointer far outside must not cost a line of millions of cells.
    let near = |(x, y): Cell| (x.clamp(-64, 320), y.clamp(-64, 320));
    let label = if id == 0 { "Erase" } else { "Paint" };
    let cells = line(near(from), near(to)).into_iter().map(|cell| (cell, id));
    out.edit_in(gesture, label, cell_edits(&on.maze.key, &on.maze.grid, cells));
}

/// Fills the cells that hang together with one and hold the same block.
fn fill(from: Cell, id: u8, on: Work<'_, '_>, out: &mut Outbox) {
    let grid = &on.maze.grid;
    let size = (i32::from(grid.columns()), i32::from(grid.rows()));
    let is_inside = (0..size.0).contains(&from.0) && (0..size.1).contains(&from.1);
    if is_inside {
        let found = flood_where(size, from, usize::MAX, |x, y| Some(grid.get((x, y))));
        let cells = found.places.into_iter().map(|cell| (cell, id));
        out.edit("Fill", cell_edits(&on.maze.key, grid, cells));
    }
}

/// Takes the block at a position into the brush.
pub fn pick(at: Pos2, on: Work<'_, '_>, out: &mut Outbox) {
    palette::take(on.maze.grid.get(cell_at(at)), on.cx, out);
}

/// Takes the cells between two positions as the stamp, and the stamp tool in hand.
pub fn capture(from: Pos2, to: Pos2, on: Work<'_, '_>, out: &mut Outbox) {
    take_stamp(&Region::of(Blocks::spanned(cell_at(from), cell_at(to))), on, out);
}

/// Takes the cells of a region as the stamp, and the stamp tool in hand.
pub fn take_stamp(region: &Region, on: Work<'_, '_>, out: &mut Outbox) {
    if let Some(piece) = MazePiece::of(&on.maze.grid, region) {
        out.session(move |session| {
            (session.maze_piece, session.tool) = (Some(Arc::new(piece)), ToolId::Stamp);
        });
    }
}

/// Shift adds cells to what is selected, Alt takes some away; a mere click drops it.
fn select(from: Pos2, pointer: Pointer, is_click: bool, on: Work<'_, '_>, out: &mut Outbox) {
    let (adds, takes) = (pointer.modifiers.shift, pointer.modifiers.alt);
    let all = cells_of(&on.maze.grid);
    let spanned = Blocks::spanned(cell_at(from), cell_at(pointer.at)).shared(all);
    let spanned = spanned.filter(|_| !is_click || adds || takes);
    out.session(move |session| {
        session.selection.clear();
        match spanned {
            Some(cells) if adds => session.area.add(cells),
            Some(cells) if takes => session.area.subtract(cells),
            Some(cells) => session.area = Region::of(cells),
            None if adds || takes => {}
            None => session.area = Region::default(),
        }
    });
}

/// Where the upper left cell of a stamp is put, with the pointer over its middle.
fn stamp_corner(piece: &MazePiece, at: Pos2) -> Cell {
    let (x, y) = cell_at(at - vec2((piece.width - 1) as f32, (piece.height() - 1) as f32) * SIDE / 2.0);
    (x, y)
}

fn put(gesture: GestureId, piece: &MazePiece, at: Cell, on: Work<'_, '_>, out: &mut Outbox) {
    out.edit_in(gesture, "Stamp", cell_edits(&on.maze.key, &on.maze.grid, piece.cells_at(at)));
}

/// A position for the start: at whole and half cells, unless it may be anywhere.
fn start_at(at: Pos2, anywhere: bool) -> Pos2 {
    if anywhere {
        return at.round();
    }
    let corner = corner_of((0, 0));
    corner + ((at - corner) / START_STEP).round() * START_STEP
}

/// Moves the start to a position, if it is another one.
pub fn move_start(gesture: impl Into<Option<GestureId>>, at: Pos2, on: Work<'_, '_>, out: &mut Outbox) {
    let inside = |v: f32| v.clamp(0.0, f32::from(u16::MAX)) as u16;
    let start = Some((inside(at.x), inside(at.y)));
    if on.maze.start != start {
        out.edit_in(gesture, "Move start", replaced(on.cx, MazeData { start, ..(**on.maze).clone() }));
    }
}

/// Draws the frame around the cells between two positions.
pub fn paint_capture(painter: &Painter, screen: &dyn Fn(Rect) -> Rect, from: Pos2, to: Pos2) {
    let place = screen(area_of(Blocks::spanned(cell_at(from), cell_at(to))));
    painter.rect_filled(place, 0.0, ink::SELECTED.gamma_multiply(0.15));
    frame(painter, place);
}

/// Cells as they would be: filled with a block, or erased.
fn pulled(painter: &Painter, screen: &dyn Fn(Rect) -> Rect, cells: Blocks, id: u8) {
    let place = screen(area_of(cells));
    if id == 0 {
        painter.rect_filled(place, 0.0, Color32::from_rgb(255, 90, 80).gamma_multiply(0.22));
    } else if cells.count() <= 4096 {
        let mut mesh = BlockMesh::new(painter.ctx());
        for cell in Region::of(cells).blocks() {
            mesh.add(id, screen(area_of(Blocks::spanned(cell, cell))), Color32::from_white_alpha(190));
        }
        mesh.paint(painter);
    }
    frame(painter, place);
}

/// A frame that is seen on light and on dark pictures.
fn frame(painter: &Painter, place: Rect) {
    painter.rect_stroke(place.expand(1.0), 0.0, Stroke::new(1.0, Color32::from_black_alpha(180)), StrokeKind::Outside);
    painter.rect_stroke(place, 0.0, Stroke::new(1.0, Color32::WHITE), StrokeKind::Outside);
}

/// Says why something was not done.
pub fn note(text: impl Into<String>, out: &mut Outbox) {
    out.send(Command::Notice(kit::notices::Notice::note(text)));
}
