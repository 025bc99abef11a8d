//! Actions while a maze is in view: which can do something, and those that act on its cells.

use super::cells::MazeCells;
use super::{SIDE, cells_of, hand, start_of, words};
use crate::bindings::{Action, ActionGroup, Stride, ToolId};
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::session::{MazeBrush, Selected};
use crate::studio::Studio;
use crate::tools::surface::CellSurface as _;
use crate::tools::{self, area};
use crate::tr;
use eframe::egui::{pos2, vec2};
use kit::document::Region;
use kit::document::maze_piece::MazePiece;
use kit::notices::Notice;
use sim::project::MazeData;
use std::sync::Arc;

/// Whether an action can do anything in the maze in view; `None` if mazes make no difference to it.
pub fn is_enabled(action: Action, cx: &Studio) -> Option<bool> {
    use Action::{
        Copies, Copy, CopyLayerToA, CopyLayerToB, Cut, Duplicate, FlipX, FlipY, KeepRun, KeepRunAs, KeepStamp,
        NextVariant, OpenChosen, PaintEverywhere, PreviousVariant, Reach, ReachFromHere, ReachFromStart, SelectNext,
        SelectPrevious, SelectSame, Statistics, SwapLayer, Turn,
    };
    cx.in_view().maze()?;
    if let Some(tool) = action.tool() {
        return Some(tools::facts(tool).in_mazes);
    }
    let is_of_levels = matches!(action.info().group, ActionGroup::Arrange | ActionGroup::QuickStamps);
    match action {
        _ if is_of_levels => Some(false),
        Duplicate => Some(!cx.session().selected.area.is_empty()),
        Cut | Copy => Some(!cx.session().selected.area.is_empty()),
        SelectNext | SelectPrevious | OpenChosen => Some(false),
        Reach | ReachFromStart | ReachFromHere => Some(false),
        Copies | CopyLayerToA | CopyLayerToB | KeepStamp | SelectSame | Statistics => Some(false),
        FlipX | FlipY | Turn | NextVariant | PreviousVariant | PaintEverywhere | SwapLayer => Some(false),
        // A run of a maze has no start of its own.
        KeepRun | KeepRunAs => {
            Some(cx.play().last_maze_run().is_some_and(|run| !run.held().is_empty() && run.is_from_start()))
        }
        _ => None,
    }
}

/// Carries out an action on the maze in view; false if the canvas's own way is right for mazes too.
pub fn carry_out(action: Action, maze: &Arc<MazeData>, cx: &Studio, out: &mut Outbox) -> bool {
    let on = MazeCells { maze, cx };
    if let Some((by, stride)) = action.nudge() {
        return nudge(by, stride, on, out);
    }
    match action {
        Action::PickHere => {
            if let Some((x, y)) = cx.session().canvas.cursor {
                on.pick(pos2(x as f32, y as f32), out);
            }
        }
        Action::NextItem => step_block(1, cx, out),
        Action::PreviousItem => step_block(-1, cx, out),
        Action::SelectAll => {
            let all = Region::of(cells_of(&maze.grid));
            out.session(move |session| {
                session.selected.things.clear();
                session.selected.area = all;
                session.tools.tool = ToolId::Select;
            });
        }
        Action::GrowArea | Action::ShrinkArea => {
            area::resize(action == Action::GrowArea, 1, cells_of(&maze.grid), cx, out);
        }
        Action::Copy => {
            copy(on, out);
        }
        Action::Cut if copy(on, out) => fill(t("Cut area"), 0, on, out),
        Action::Delete if cx.session().selected.things.contains(&Selected::Start) => {
            hand::note(t("The start of a maze can be moved, not deleted."), out);
        }
        Action::Delete => fill(t("Delete area"), 0, on, out),
        Action::FillArea => fill(t("Fill area"), cx.session().tools.maze_block.0, on, out),
        Action::TakeStamp => on.take_stamp(&cx.session().selected.area, out),
        Action::Duplicate => duplicate(on, out),
        _ => return matches!(action, Action::Cut),
    }
    true
}

/// Moves the start, or what is selected of the cells; false if neither is selected.
fn nudge((x, y): (i8, i8), stride: Stride, on: MazeCells<'_>, out: &mut Outbox) -> bool {
    let session = on.cx.session();
    if let Some(start) = start_of(on.maze).filter(|_| session.selected.things.contains(&Selected::Start)) {
        let by = if stride == Stride::Pixel { 1.0 } else { SIDE };
        hand::move_start(None, start + vec2(x.into(), y.into()) * by, on, out);
        return true;
    }
    let moves = session.tools.tool == ToolId::Select && !session.selected.area.is_empty();
    if moves {
        hand::move_cells(None, (on.maze, &session.selected.area), (x.into(), y.into()), out);
    }
    moves
}

/// Takes the next block into the brush, or the one before.
fn step_block(by: i32, cx: &Studio, out: &mut Outbox) {
    let all: Vec<u8> = words::placeable().collect();
    let place = all.iter().position(|id| *id == cx.session().tools.maze_block.0).unwrap_or_default() as i32;
    let next = all[(place + by).clamp(0, all.len() as i32 - 1) as usize];
    out.session(move |session| session.tools.maze_block = MazeBrush(next));
}

/// Puts the selected cells on the clipboard; false if there are none.
fn copy(on: MazeCells<'_>, out: &mut Outbox) -> bool {
    let piece = MazePiece::of(&on.maze.grid, &on.cx.session().selected.area);
    if let Some(piece) = &piece {
        out.send(Command::Copy(piece.to_text()));
    }
    piece.is_some()
}

/// Puts a block into all cells that are selected.
fn fill(label: &str, id: u8, on: MazeCells<'_>, out: &mut Outbox) {
    let cells = on.cx.session().selected.area.blocks().map(|cell| (cell, id));
    out.edit(label, on.put(cells));
}

/// Copies the selected cells to the right of themselves, or to the left if there is no room.
fn duplicate(on: MazeCells<'_>, out: &mut Outbox) {
    let Some(piece) = MazePiece::of(&on.maze.grid, &on.cx.session().selected.area) else { return };
    let (x, y) = piece.from;
    let fits = x + piece.width * 2 <= i32::from(on.maze.grid.columns());
    put(t("Duplicate"), &piece, (if fits { x + piece.width } else { (x - piece.width).max(0) }, y), on, out);
}

/// Puts a piece into cells and selects them.
fn put(label: &str, piece: &MazePiece, at: (i32, i32), on: MazeCells<'_>, out: &mut Outbox) {
    out.edit(label, on.put(piece.cells_at(at)));
    let area = piece.area_at(at).shared(cells_of(&on.maze.grid));
    out.session(move |session| {
        session.selected.things.clear();
        session.selected.area = area.map_or_else(Region::default, Region::of);
    });
}

/// Pastes a text: as the stamp in hand, or in the cells that it was taken from.
pub fn paste(text: &str, in_place: bool, on: MazeCells<'_>, out: &mut Outbox) {
    match MazePiece::from_text(text) {
        None => hand::note(t("The clipboard holds no piece of a maze."), out),
        Some(Err(error)) => {
            let text = tr!("The piece of a maze on the clipboard is broken: {error}", error);
            out.send(Command::Notice(Notice::warning(text)));
        }
        Some(Ok(piece)) if in_place => put(t("Paste"), &piece, piece.from, on, out),
        Some(Ok(piece)) => out.session(move |session| {
            (session.tools.maze_piece, session.tools.tool) = (Some(Arc::new(piece)), ToolId::Stamp);
        }),
    }
}
