//! The pixels of a solid tile as a surface for the tools.

use super::{Manner, Subject};
use crate::command::Outbox;
use crate::tools::Ghost;
use crate::tools::surface::{CellSurface, Ink, Place, Span};
use crate::tr;
use eframe::egui::Pos2;
use kit::document::paint::{Alike, Flood, flood_where};
use kit::document::{Blocks, Edits};
use kit::drawing::tile::Lengths;
use kit::drawing::tile::draw::{self, Side};
use kit::drawing::tile::text::Array;
use sim::tiles::SolidTile;
use sim::tiles::solid_tile::covers;
use std::cell::Cell;

/// A pixel of the tile, also outside of it.
pub type At = (i32, i32);

/// The tile on the easel, as tools see it: pixels of the array that is drawn on.
pub struct TilePixels<'a> {
    /// The tile.
    pub on: &'a Subject<'a>,
    /// Rules by which arrays and angle follow.
    pub manner: &'a Manner,
    /// Array that is drawn on.
    pub array: Array,
    /// End from which new lines are solid.
    pub side: Side,
    /// The tile that the last edits make, if there were any.
    pub asked: Cell<Option<SolidTile>>,
}

impl TilePixels<'_> {
    /// Edits that make a line's pixels what `change` makes of the array.
    fn changed(&self, change: impl FnOnce(&mut Lengths)) -> Edits {
        let mut lengths = *lengths_of(&self.on.tile, self.array);
        change(&mut lengths);
        let tile = settled(self.on, self.manner, self.array, self.on.tile, lengths);
        self.asked.set(Some(tile));
        if tile == self.on.tile { Edits::default() } else { self.on.edit(tile).into() }
    }

    /// Line of the array that a pixel is in, and its place there; `None` outside of the tile.
    fn line_of(&self, at: At) -> Option<(usize, usize)> {
        let (0..16, 0..16) = at else { return None };
        let (line, place) = line_of(at, self.array);
        Some((line as usize, place as usize))
    }
}

impl CellSurface for TilePixels<'_> {
    fn cells(&self) -> Place {
        (16, 16)
    }

    fn paint(&self, places: &[Place], ink: Ink, _out: &mut Outbox) -> Edits {
        self.changed(|lengths| {
            for (line, at) in places.iter().filter_map(|at| self.line_of(*at)) {
                draw::put(lengths, line, at, ink == Ink::Brush, self.side);
            }
        })
    }

    fn flood(&self, from: Place, alike: Alike, limit: usize) -> Flood {
        let lengths = lengths_of(&self.on.tile, self.array);
        let solid = |x: i32, y: i32| self.line_of((x, y)).map(|(line, at)| covers(lengths[line], at));
        flood_where(self.cells(), from, alike, limit, solid)
    }

    /// Fills whole parts of lines: a line of an array has one solid and one open part.
    fn fill(&self, from: Place, ink: Ink, _out: &mut Outbox) -> Edits {
        let Some((line, at)) = self.line_of(from) else { return Edits::default() };
        self.changed(|lengths| draw::fill(lengths, line, at, ink == Ink::Brush))
    }

    fn draw(&self, ghost: &Ghost<'_>, span: Span, ink: Ink) {
        ghost.tint(ghost.area(self.span_area(span)), ink);
    }

    fn label(&self, deed: &str) -> String {
        tr!("{deed} on tile", deed)
    }

    /// Picks nothing: a pixel is solid or empty, and no brush holds it.
    fn pick(&self, _at: Pos2, _out: &mut Outbox) {}

    /// Captures nothing: tiles are copied as a whole, by their arrays.
    fn capture(&self, _cells: Blocks, _out: &mut Outbox) {}
}

/// The array that is drawn on.
pub fn lengths_of(tile: &SolidTile, array: Array) -> &Lengths {
    match array {
        Array::Heights => &tile.heights,
        Array::Widths => &tile.widths,
    }
}

/// A tile with one of its arrays changed, and all that follows.
pub fn settled(on: &Subject<'_>, manner: &Manner, array: Array, before: SolidTile, lengths: Lengths) -> SolidTile {
    match array {
        Array::Heights => manner.followed(on, &before, SolidTile { heights: lengths, ..before }),
        Array::Widths => manner.angled(&before, SolidTile { widths: lengths, ..before }),
    }
}

/// The line that a pixel is in, and its place there.
pub fn line_of((x, y): At, array: Array) -> At {
    match array {
        Array::Heights => (x, y),
        Array::Widths => (y, x),
    }
}

/// The lines that pixels are in, and their places there.
pub fn lines(pixels: &[At], array: Array) -> Vec<At> {
    pixels.iter().map(|at| line_of(*at, array)).collect()
}
