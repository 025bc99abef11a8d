//! The blocks of a tileset in the order of its picture.

use super::join::{FLIPS, mirrored};
use sim::project::{ArtCell, TilesetRef};
use sim::tiles::Cell;
use std::collections::HashMap;

/// The cells of a tileset's picture, each as the block that shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnOrder {
    /// Cells in a row of the picture.
    pub across: usize,
    /// The cells in reading order, by the project's block numbers. A cell that joined another one is a flip of its block;
    /// block 0 is where no block shows the picture.
    pub cells: Vec<Cell>,
}

impl DrawnOrder {
    /// The order of a tileset; `None` if its picture is not loaded.
    pub fn new(set: &TilesetRef) -> Option<Self> {
        let sheet = set.tileset.sheet.as_ref()?;
        let mut own: Vec<Option<Cell>> = vec![None; sheet.cells.len()];
        let mut by_art: HashMap<ArtCell, Cell> = HashMap::new();
        for (number, block) in (set.first_block..=u16::MAX).zip(set.tileset.blocks.iter()).skip(1) {
            let Some(art) = sheet.cells.get(usize::from(block.art)) else { continue };
            let cell = Cell { block: number, ..Cell::default() };
            own[usize::from(block.art)].get_or_insert(cell);
            for (flip_x, flip_y) in FLIPS {
                by_art.entry(mirrored(art, flip_x, flip_y)).or_insert(Cell { flip_x, flip_y, ..cell });
            }
        }
        let shown = |(art, own): (&ArtCell, &Option<Cell>)| match own {
            Some(cell) => *cell,
            None if art.iter().all(|byte| *byte == 0) => Cell::default(),
            None => by_art.get(art).copied().unwrap_or_default(),
        };
        let cells = sheet.cells.iter().zip(&own).map(shown).collect();
        Some(Self { across: usize::from(sheet.across.max(1)), cells })
    }

    /// Rows of the picture.
    pub fn down(&self) -> usize {
        self.cells.len().div_ceil(self.across.max(1))
    }

    /// The cell at a column and row; `None` outside of the picture.
    pub fn at(&self, column: usize, row: usize) -> Option<Cell> {
        if column < self.across { self.cells.get(row * self.across + column).copied() } else { None }
    }
}
