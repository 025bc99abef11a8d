//! The cells of a chunk as a surface for the tools.

use super::cells::{self, ChunkInk};
use crate::command::Outbox;
use crate::session::Brush;
use crate::studio::Studio;
use crate::tools::surface::{CellSurface, Ink, Place, Span};
use crate::tools::{FAINT, Ghost, area_of, block_of, pick};
use crate::tr;
use eframe::egui::{Pos2, Rect};
use kit::document::paint::{Alike, Flood, flood_where, rectangle};
use kit::document::{Blocks, Edit, Edits};
use sim::tiles::{Cell, Chunk, ChunkId};
use std::sync::Arc;

/// The chunk on the easel.
pub struct Subject<'a> {
    /// Its number.
    pub id: ChunkId,
    /// The chunk itself.
    pub chunk: &'a Arc<Chunk>,
    /// Cells along its side.
    pub side: i32,
    /// Ink of the brush.
    pub ink: ChunkInk,
}

impl Subject<'_> {
    /// Edits that put other cells into the chunk; none if nothing would change.
    pub fn put(&self, chunk: Chunk) -> Edits {
        let is_new = chunk != **self.chunk && self.id != 0;
        is_new.then(|| Edit::SetChunk { chunk: self.id, value: Some(Arc::new(chunk)) }).into_iter().collect()
    }
}

/// The chunk on the easel, as tools see it.
pub struct ChunkCells<'a> {
    /// The chunk.
    pub on: &'a Subject<'a>,
    /// State of the window that tools read.
    pub cx: &'a Studio,
}

impl ChunkCells<'_> {
    fn inked(&self, ink: Ink) -> ChunkInk {
        if ink == Ink::Brush { self.on.ink } else { ChunkInk::Cell(Cell::default()) }
    }
}

impl CellSurface for ChunkCells<'_> {
    fn cells(&self) -> Place {
        (self.on.side, self.on.side)
    }

    fn cell(&self, at: Pos2) -> Place {
        block_of(at)
    }

    fn area(&self, cells: Blocks) -> Rect {
        area_of(cells)
    }

    fn paint(&self, places: &[Place], ink: Ink, _out: &mut Outbox) -> Edits {
        self.on.put(cells::painted(self.on.chunk, self.on.side, places, self.inked(ink)))
    }

    fn flood(&self, from: Place, alike: Alike, limit: usize) -> Flood {
        flood_where(self.cells(), from, alike, limit, |x, y| cells::at(self.on.chunk, self.on.side, (x, y)))
    }

    fn draw(&self, ghost: &Ghost<'_>, (a, b): Span, ink: Ink) {
        let area = ghost.area(self.span_area((a, b)));
        match self.inked(ink) {
            ChunkInk::Cell(Cell { block: 0, .. }) => ghost.tint(area, Ink::Nothing),
            ChunkInk::Cell(cell) => ghost.draw_cells(rectangle(a, b).into_iter().map(|(x, y)| (x, y, cell)), FAINT),
            ChunkInk::Solidity { .. } => ghost.tint(area, Ink::Brush),
        }
    }

    fn label(&self, deed: &str) -> String {
        tr!("{deed} in chunk {id}", deed, id = self.on.id)
    }

    fn pick(&self, at: Pos2, out: &mut Outbox) {
        if let Some(cell) = cells::at(self.on.chunk, self.on.side, self.cell(at)) {
            pick::take(Brush::Block(cell), self.cx, out);
        }
    }

    fn capture(&self, cells: Blocks, out: &mut Outbox) {
        let (from, to) = ((cells.left, cells.top), (cells.right - 1, cells.bottom - 1));
        let stamp = Arc::new(cells::captured(self.on.chunk, self.on.side, from, to));
        out.session(move |session| session.take_stamp(stamp));
    }

    fn stamp(&self) -> Option<Place> {
        let stamp = self.cx.session().tools.stamp.as_ref()?;
        Some(stamp.size())
    }

    fn put_stamp(&self, corner: Place, _erases: bool, _out: &mut Outbox) -> Edits {
        let Some(stamp) = &self.cx.session().tools.stamp else { return Edits::default() };
        self.on.put(cells::stamped(self.on.chunk, self.on.side, &stamp.cells_at(corner.0, corner.1, true)))
    }

    fn repeat_stamp(&self, span: Span, _erases: bool, _out: &mut Outbox) -> Edits {
        let Some(stamp) = &self.cx.session().tools.stamp else { return Edits::default() };
        self.on.put(cells::stamped(self.on.chunk, self.on.side, &stamp.repeated(span, true)))
    }

    fn draw_stamp(&self, ghost: &Ghost<'_>, (x, y): Place) {
        if let Some(stamp) = &self.cx.session().tools.stamp {
            ghost.draw_cells(stamp.cells_at(x, y, true).into_iter(), FAINT);
        }
    }
}
