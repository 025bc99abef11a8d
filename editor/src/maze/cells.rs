//! The cells of the maze in view as a surface for the tools.

use super::look::BlockMesh;
use super::{area_of, cell_at, cells_of, palette};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::studio::Studio;
use crate::tools::surface::{CellSurface, Ink, Place, Span};
use crate::tools::{FAINT, Ghost};
use eframe::egui::{Pos2, Rect};
use kit::document::maze_piece::{MazePiece, cell_edits};
use kit::document::paint::{Alike, Flood, flood_where};
use kit::document::{Blocks, Edits, Region};
use sim::project::MazeData;
use std::sync::Arc;

/// The maze in view.
#[derive(Clone, Copy)]
pub struct MazeCells<'a> {
    /// The maze.
    pub maze: &'a Arc<MazeData>,
    /// State of the window that tools read.
    pub cx: &'a Studio,
}

impl MazeCells<'_> {
    /// Edits that put blocks into cells, as far as they are in the maze.
    pub fn put(&self, cells: impl IntoIterator<Item = (Place, u8)>) -> Edits {
        cell_edits(&self.maze.key, &self.maze.grid, cells).into()
    }

    /// Takes the cells of a region as the stamp, and the stamp tool in hand.
    pub fn take_stamp(&self, region: &Region, out: &mut Outbox) {
        if let Some(piece) = MazePiece::of(&self.maze.grid, region) {
            out.session(move |session| {
                (session.tools.maze_piece, session.tools.tool) = (Some(Arc::new(piece)), ToolId::Stamp);
            });
        }
    }

    /// Block that ink leaves: 0 is empty.
    fn inked(&self, ink: Ink) -> u8 {
        if ink == Ink::Brush { self.cx.session().tools.maze_block.0 } else { 0 }
    }

    fn piece(&self) -> Option<&MazePiece> {
        self.cx.session().tools.maze_piece.as_deref()
    }
}

impl CellSurface for MazeCells<'_> {
    fn cells(&self) -> Place {
        let all = cells_of(&self.maze.grid);
        (all.right, all.bottom)
    }

    fn cell(&self, at: Pos2) -> Place {
        cell_at(at)
    }

    fn area(&self, cells: Blocks) -> Rect {
        area_of(cells)
    }

    fn paint(&self, places: &[Place], ink: Ink, _out: &mut Outbox) -> Edits {
        let id = self.inked(ink);
        self.put(places.iter().map(|cell| (*cell, id)))
    }

    fn flood(&self, from: Place, alike: Alike, limit: usize) -> Flood {
        let is_inside = self.span(from, from).is_some();
        flood_where(self.cells(), from, alike, limit, |x, y| is_inside.then(|| self.maze.grid.get((x, y))))
    }

    fn draw(&self, ghost: &Ghost<'_>, (a, b): Span, ink: Ink) {
        let (id, area) = (self.inked(ink), ghost.area(self.span_area((a, b))));
        if id == 0 {
            ghost.tint(area, Ink::Nothing);
        } else {
            draw_blocks(ghost, Region::of(Blocks::spanned(a, b)).blocks().map(|cell| (cell, id)));
        }
    }

    fn pick(&self, at: Pos2, out: &mut Outbox) {
        palette::take(self.maze.grid.get(cell_at(at)), self.cx, out);
    }

    fn capture(&self, cells: Blocks, out: &mut Outbox) {
        self.take_stamp(&Region::of(cells), out);
    }

    fn stamp(&self) -> Option<Place> {
        self.piece().map(|piece| (piece.width.max(1), piece.height().max(1)))
    }

    fn put_stamp(&self, corner: Place, erases: bool, _out: &mut Outbox) -> Edits {
        let Some(piece) = self.piece() else { return Edits::default() };
        let left = piece.area_at(corner);
        let left = if erases { Region::of(left) } else { Region::default() };
        self.put(left.blocks().map(|cell| (cell, 0)).chain(piece.cells_at(corner)))
    }

    fn repeat_stamp(&self, (a, b): Span, erases: bool, _out: &mut Outbox) -> Edits {
        let Some(piece) = self.piece() else { return Edits::default() };
        let (width, height) = (piece.width.max(1), piece.height().max(1));
        let block = |(x, y): Place| {
            let place = (y - a.1) % height * width + (x - a.0) % width;
            let id = *piece.cells.get(place as usize)?;
            Some(((x, y), id.or(erases.then_some(0))?))
        };
        self.put(Region::of(Blocks::spanned(a, b)).blocks().filter_map(block))
    }

    fn draw_stamp(&self, ghost: &Ghost<'_>, corner: Place) {
        if let Some(piece) = self.piece() {
            draw_blocks(ghost, piece.cells_at(corner));
        }
    }
}

fn draw_blocks(ghost: &Ghost<'_>, cells: impl Iterator<Item = (Place, u8)>) {
    let mut mesh = BlockMesh::new(ghost.painter.ctx());
    for (cell, id) in cells {
        mesh.add(id, ghost.area(area_of(Blocks::spanned(cell, cell))), FAINT);
    }
    mesh.paint(ghost.painter);
}
