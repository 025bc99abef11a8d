//! The hand in a maze: the tools of cells, and besides them selecting and moving cells and the start.

use super::cells::MazeCells;
use super::{SIDE, cell_at, corner_of, player_area, replaced, start_of};
use crate::bindings::ToolId;
use crate::command::{Command, Outbox, new_gesture};
use crate::language::t;
use crate::session::Selected;
use crate::tools::surface::{CellHand, Place};
use crate::tools::{self, Ghost, Pointer, area};
use eframe::egui::{CursorIcon, Pos2, Vec2};
use kit::document::maze_piece::{MazePiece, cell_edits};
use kit::document::{GestureId, Region};
use sim::project::MazeData;
use std::sync::Arc;

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 4.0;
/// The start is put at whole and half cells: pixels.
const START_STEP: f32 = SIDE / 2.0;

/// The hand in a maze.
#[derive(Default)]
pub struct Hand {
    cells: CellHand,
    state: State,
}

#[derive(Default)]
enum State {
    #[default]
    Ready,
    /// Pulling up a frame around cells.
    Band { from: Pos2 },
    /// Moving the selected cells.
    Move(Box<Move>),
    /// Moving the start: the gesture, and how far from its middle it was taken.
    Start { gesture: GestureId, off: Vec2, moved: bool },
}

/// Cells that are moved.
struct Move {
    gesture: GestureId,
    from: Pos2,
    by: Place,
    /// The maze at the press: all moves count from there.
    maze: Arc<MazeData>,
    region: Region,
}

impl Hand {
    /// Gives up a drag; what it has already done stays done.
    pub fn cancel(&mut self) {
        self.cells.cancel();
        self.state = State::Ready;
    }

    /// Works the pointer with a tool.
    pub fn pointer(&mut self, tool: ToolId, pointer: Pointer, on: MazeCells<'_>, out: &mut Outbox) {
        if tools::facts(tool).on_cells {
            return self.cells.pointer(tool, pointer, &on, out);
        }
        if pointer.pressed {
            self.state = match tool {
                ToolId::Start => {
                    out.session(|session| session.selected.things = [Selected::Start].into());
                    State::Start { gesture: new_gesture(), off: Vec2::ZERO, moved: true }
                }
                _ => take_hold(pointer, on, out),
            };
        }
        self.follow(pointer, on, out);
        if pointer.released {
            match std::mem::take(&mut self.state) {
                State::Band { from } => area::select(from, pointer, &on, out),
                // A click on the selected cells drops them, as a click beside them does.
                State::Move(moving) if moving.by == (0, 0) => {
                    out.session(|session| {
                        session.selected.things.clear();
                        session.selected.area = Region::default();
                    });
                }
                _ => {}
            }
        }
    }

    fn follow(&mut self, pointer: Pointer, on: MazeCells<'_>, out: &mut Outbox) {
        match &mut self.state {
            State::Start { gesture, off, moved } => {
                let start = start_of(on.maze).unwrap_or_default();
                *moved |= (pointer.at - *off - start).length() * pointer.zoom > THRESHOLD;
                if *moved {
                    let at = start_at(pointer.at - *off, pointer.modifiers.shift);
                    move_start(*gesture, at, on, out);
                }
            }
            State::Move(moving) => moving.follow(pointer, out),
            State::Ready | State::Band { .. } => {}
        }
    }

    /// Draws what a click would do, or what is being pulled up.
    pub fn ghost(&self, tool: ToolId, ghost: &Ghost<'_>, on: MazeCells<'_>) {
        let Some(at) = ghost.pointer else { return };
        match (&self.state, tool) {
            (State::Band { from }, _) => area::select_ghost(ghost, (*from, at), &on),
            (State::Ready, ToolId::Start) => ghost.frame(ghost.area(player_area(start_at(at, false)))),
            (State::Ready, _) => self.cells.ghost(tool, ghost, &on),
            (State::Move(_) | State::Start { .. }, _) => {}
        }
    }

    /// Shape of the cursor.
    pub fn cursor(&self, tool: ToolId, at: Pos2, on: MazeCells<'_>) -> CursorIcon {
        let (column, row) = cell_at(at);
        let is_held = matches!(self.state, State::Move(_) | State::Start { .. });
        let on_start = start_of(on.maze).is_some_and(|start| player_area(start).contains(at));
        match tool {
            ToolId::Select if is_held || on_start || on.cx.session().selected.area.contains(column, row) => {
                CursorIcon::Move
            }
            ToolId::Select => CursorIcon::Default,
            _ => CursorIcon::Crosshair,
        }
    }
}

/// The start comes first, then the selected cells; on anything else a frame begins.
fn take_hold(pointer: Pointer, on: MazeCells<'_>, out: &mut Outbox) -> State {
    let plain = !pointer.modifiers.shift && !pointer.modifiers.alt;
    let area = &on.cx.session().selected.area;
    let (column, row) = cell_at(pointer.at);
    match start_of(on.maze).filter(|start| player_area(*start).contains(pointer.at)) {
        Some(start) if plain => {
            out.session(|session| session.selected.things = [Selected::Start].into());
            State::Start { gesture: new_gesture(), off: pointer.at - start, moved: false }
        }
        _ if plain && area.contains(column, row) => State::Move(Box::new(Move {
            gesture: new_gesture(),
            from: pointer.at,
            by: (0, 0),
            maze: on.maze.clone(),
            region: area.clone(),
        })),
        _ => State::Band { from: pointer.at },
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
pub fn move_cells(gesture: Option<GestureId>, (maze, region): (&Arc<MazeData>, &Region), by: Place, out: &mut Outbox) {
    let Some(piece) = MazePiece::of(&maze.grid, region) else { return };
    let to = (piece.from.0 + by.0, piece.from.1 + by.1);
    let left = region.blocks().map(|cell| (cell, 0));
    let edits = cell_edits(&maze.key, &maze.grid, left.chain(piece.cells_at(to)));
    match gesture {
        Some(gesture) => out.amend(gesture, t("Move area"), edits),
        None => out.edit(t("Move area"), edits),
    }
    let moved = moved_region(region, by);
    out.session(move |session| session.selected.area = moved);
}

fn moved_region(region: &Region, (x, y): Place) -> Region {
    Region::of_places(region.blocks().map(|(column, row)| (column + x, row + y)))
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
pub fn move_start(gesture: impl Into<Option<GestureId>>, at: Pos2, on: MazeCells<'_>, out: &mut Outbox) {
    let inside = |v: f32| v.clamp(0.0, f32::from(u16::MAX)) as u16;
    let start = Some((inside(at.x), inside(at.y)));
    if on.maze.start != start {
        out.edit_in(gesture, t("Move start"), replaced(on.cx, MazeData { start, ..(**on.maze).clone() }));
    }
}

/// Says why something was not done.
pub fn note(text: impl Into<String>, out: &mut Outbox) {
    out.send(Command::Notice(kit::notices::Notice::note(text)));
}
