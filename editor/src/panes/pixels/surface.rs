//! The pixels of a block's picture as a surface for the tools.

use crate::command::Outbox;
use crate::studio::Studio;
use crate::tools::Ghost;
use crate::tools::surface::{CellSurface, Ink, Place, Span};
use crate::tr;
use eframe::egui::{Color32, Pos2};
use kit::document::art::pixels;
use kit::document::paint::{Alike, Flood, flood_where};
use kit::document::{Blocks, Edits};
use sim::project::{ArtCell, Sheet, TilesetRef};
use sim::tiles::BlockId;
use std::cell::Cell;
use std::sync::Arc;

/// The picture on the easel.
pub struct Subject<'a> {
    /// The block that it is the picture of, by its number in the project.
    pub id: BlockId,
    /// Place of the tileset in the project's list.
    pub tileset: usize,
    /// The tileset.
    pub set: &'a Arc<TilesetRef>,
    /// Its picture.
    pub sheet: &'a Arc<Sheet>,
    /// The cell of the block.
    pub cell: u16,
    /// The pixels of the cell.
    pub pixels: &'a ArtCell,
}

impl Subject<'_> {
    /// The colour of a pixel: red, green, blue, alpha; `None` outside.
    pub fn color(&self, (x, y): Place) -> Option<[u8; 4]> {
        let inside = (0..16).contains(&x) && (0..16).contains(&y);
        inside.then(|| self.pixels.as_chunks::<4>().0[(y * 16 + x) as usize])
    }
}

/// The picture on the easel, as tools see it.
pub struct ArtPixels<'a> {
    /// The picture.
    pub on: &'a Subject<'a>,
    /// State of the window that tools read.
    pub cx: &'a Studio,
    /// The colour of the brush.
    pub color: [u8; 4],
    /// True if all places with the same pattern are painted.
    pub everywhere: bool,
    /// The pixel that was picked, if one was.
    pub picked: Cell<Option<Place>>,
}

impl ArtPixels<'_> {
    const fn inked(&self, ink: Ink) -> [u8; 4] {
        match ink {
            Ink::Brush => self.color,
            Ink::Nothing => [0; 4],
        }
    }
}

impl CellSurface for ArtPixels<'_> {
    fn cells(&self) -> Place {
        (16, 16)
    }

    fn paint(&self, places: &[Place], ink: Ink, _out: &mut Outbox) -> Edits {
        let (project, color) = (self.cx.document().project(), self.inked(ink));
        pixels::painted(project, self.on.tileset, self.on.cell, places, (color, self.everywhere)).into()
    }

    fn flood(&self, from: Place, alike: Alike, limit: usize) -> Flood {
        flood_where(self.cells(), from, alike, limit, |x, y| self.on.color((x, y)))
    }

    fn draw(&self, ghost: &Ghost<'_>, span: Span, ink: Ink) {
        let area = ghost.area(self.span_area(span));
        let [red, green, blue, alpha] = self.inked(ink);
        if alpha == 0 {
            ghost.tint(area, Ink::Nothing);
        } else {
            ghost.painter.rect_filled(area, 0.0, Color32::from_rgb(red, green, blue));
        }
    }

    fn label(&self, deed: &str) -> String {
        tr!("{deed} on the picture of block {id}", deed, id = self.on.id)
    }

    fn pick(&self, at: Pos2, _out: &mut Outbox) {
        self.picked.set(Some(self.cell(at)));
    }

    /// Captures nothing: stamps are made of blocks.
    fn capture(&self, _cells: Blocks, _out: &mut Outbox) {}
}
