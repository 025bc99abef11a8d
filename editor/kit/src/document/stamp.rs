//! Stamps: a piece of a level to place again.

use crate::document::mirror::Mirror;
use crate::document::paint::cell_at;
use crate::document::{Blocks, Document, Region};
use sim::project::{Area, LayerSwitcher, LevelData, LevelMark, OwnKinds, Piece, Placement};
use sim::tiles::Cell;

/// A rectangle of cells, with the things in it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stamp {
    /// Blocks across.
    pub width: u32,
    /// The cells, row after row.
    pub cells: Vec<Cell>,
    /// Layer switchers, at pixels from the top left corner.
    pub switchers: Vec<LayerSwitcher>,
    /// Objects, at pixels from the top left corner.
    pub placements: Vec<Placement>,
    /// Regions and notes, at pixels from the top left corner.
    pub marks: Vec<LevelMark>,
}

impl Stamp {
    /// Takes the rectangle that two blocks of a level span, both included; `None` if nothing of it is in the level.
    pub fn capture(document: &Document, level: &LevelData, a: (i32, i32), b: (i32, i32)) -> Option<Self> {
        let (width, height) = crate::document::paint::size_in_blocks(document, level);
        let (left, right) = (a.0.min(b.0).max(0), a.0.max(b.0).min(width - 1));
        let (top, bottom) = (a.1.min(b.1).max(0), a.1.max(b.1).min(height - 1));
        if left > right || top > bottom {
            return None;
        }
        let rows = top..=bottom;
        let cells = rows.flat_map(|y| (left..=right).map(move |x| (x, y)));
        let cells = cells.map(|(x, y)| cell_at(document, level, x, y).unwrap_or_default()).collect();
        Some(Self { width: (right - left + 1) as u32, cells, ..Self::default() })
    }

    /// Takes a region of a level: its cells, and the things whose middle is in it if `with_things` asks for them.
    /// Also where its top left block is.
    pub fn of_region(
        document: &Document,
        level: &LevelData,
        region: &Region,
        with_things: bool,
    ) -> Option<((i32, i32), Self)> {
        let (width, height) = crate::document::paint::size_in_blocks(document, level);
        let bounds = region.bounds()?.shared(Blocks { left: 0, top: 0, right: width, bottom: height })?;
        let corner = (bounds.left, bounds.top);
        let mut stamp = Self::capture(document, level, corner, (bounds.right - 1, bounds.bottom - 1))?;
        if !region.is_rectangle() {
            for (i, cell) in stamp.cells.iter_mut().enumerate() {
                let (x, y) = (i % stamp.width as usize, i / stamp.width as usize);
                if !region.contains(corner.0 + x as i32, corner.1 + y as i32) {
                    *cell = Cell::default();
                }
            }
        }
        if with_things {
            let inside = |x: i32, y: i32| region.contains(x.div_euclid(16), y.div_euclid(16));
            stamp.switchers = level.switchers.iter().filter(|s| inside(s.x, s.y)).cloned().collect();
            stamp.placements = level.placements.iter().filter(|p| inside(p.x, p.y)).cloned().collect();
            let middle = |mark: &LevelMark| mark.area().middle();
            let is_inside = |mark: &&LevelMark| inside(middle(mark).0, middle(mark).1);
            stamp.marks = level.marks.iter().filter(is_inside).cloned().collect();
            stamp.shift(-corner.0 * 16, -corner.1 * 16);
        }
        Some((corner, stamp))
    }

    /// The stamp that a piece of a level is.
    pub fn of_piece(piece: Piece) -> Self {
        let Piece { x: _, y: _, width, cells, switchers, placements, marks } = piece;
        Self { width, cells, switchers, placements, marks }
    }

    /// The piece of a level that it is, taken from a block.
    pub fn into_piece(self, (x, y): (i32, i32)) -> Piece {
        let Self { width, cells, switchers, placements, marks } = self;
        Piece { x, y, width, cells, switchers, placements, marks }
    }

    /// Moves its things by whole pixels.
    pub fn shift(&mut self, dx: i32, dy: i32) {
        let places = self.switchers.iter_mut().map(|s| (&mut s.x, &mut s.y));
        let places = places.chain(self.placements.iter_mut().map(|p| (&mut p.x, &mut p.y)));
        for (x, y) in places.chain(self.marks.iter_mut().map(|mark| (&mut mark.x, &mut mark.y))) {
            (*x, *y) = (x.saturating_add(dx), y.saturating_add(dy));
        }
    }

    /// Number of things in it.
    pub fn things(&self) -> usize {
        self.switchers.len() + self.placements.len() + self.marks.len()
    }

    /// Blocks down.
    pub fn height(&self) -> u32 {
        (self.cells.len() as u32).checked_div(self.width).unwrap_or(0)
    }

    /// Mirrored left to right, each cell and thing with it.
    #[must_use]
    pub fn flipped_x(&self, own: &OwnKinds) -> Self {
        let rows = self.cells.chunks(self.width.max(1) as usize);
        let cells =
            rows.flat_map(|row| row.iter().rev()).map(|cell| Cell { flip_x: flipped(cell, cell.flip_x), ..*cell });
        let mut flipped = Self { cells: cells.collect(), ..self.clone() };
        flipped.mirror_things(Mirror::Across(self.width as i32 * 16), own);
        flipped
    }

    /// Mirrored top to bottom, each cell and thing with it.
    #[must_use]
    pub fn flipped_y(&self, own: &OwnKinds) -> Self {
        let rows = self.cells.chunks(self.width.max(1) as usize).rev();
        let cells = rows.flatten().map(|cell| Cell { flip_y: flipped(cell, cell.flip_y), ..*cell });
        let mut flipped = Self { cells: cells.collect(), ..self.clone() };
        flipped.mirror_things(Mirror::Down(self.height() as i32 * 16), own);
        flipped
    }

    fn mirror_things(&mut self, mirror: Mirror, own: &OwnKinds) {
        self.switchers.iter_mut().for_each(|switcher| *switcher = mirror.switcher(switcher));
        self.placements.iter_mut().for_each(|placement| *placement = mirror.placement(placement, own).placement);
        for mark in &mut self.marks {
            let Area { x, y, .. } = mirror.area(mark.area());
            (mark.x, mark.y) = (x, y);
        }
    }

    /// The cells to paint with the stamp's top left block at (`x`, `y`). `with_empty`: empty cells erase.
    pub fn cells_at(&self, x: i32, y: i32, with_empty: bool) -> Vec<(i32, i32, Cell)> {
        let width = self.width.max(1) as usize;
        let place = |(i, cell): (usize, &Cell)| {
            (x.saturating_add((i % width) as i32), y.saturating_add((i / width) as i32), *cell)
        };
        let all = self.cells.iter().enumerate().map(place);
        all.filter(|(_, _, cell)| with_empty || cell.block != 0).collect()
    }

    /// Its size in blocks, at least one in each direction.
    pub fn size(&self) -> (i32, i32) {
        (self.width.max(1) as i32, self.height().max(1) as i32)
    }

    /// The cells that cover a rectangle with the stamp, over and over from its upper left block `a` to its lower right block
    /// `b`. `with_empty`: empty cells erase.
    pub fn repeated(&self, (a, b): ((i32, i32), (i32, i32)), with_empty: bool) -> Vec<(i32, i32, Cell)> {
        let (width, height) = self.size();
        let cell = |x: i32, y: i32| self.cells.get(((y - a.1) % height * width + (x - a.0) % width) as usize).copied();
        let places = (a.1..=b.1).flat_map(|y| (a.0..=b.0).map(move |x| (x, y)));
        let cells = places.filter_map(|(x, y)| Some((x, y, cell(x, y)?)));
        cells.filter(|(_, _, cell)| with_empty || cell.block != 0).collect()
    }
}

/// Nothing stays nothing: an empty cell has no flips.
fn flipped(cell: &Cell, flip: bool) -> bool {
    if *cell == Cell::default() { flip } else { !flip }
}
