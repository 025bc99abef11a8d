//! A piece of a level, cut out to be placed again.

use super::{LayerSwitcher, Placement};
use crate::tiles::Cell;

/// A rectangle of cells with the things in it, or things alone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Piece {
    /// Block column of the top left corner in the level it was taken from.
    pub x: i32,
    /// Block row of the top left corner in the level it was taken from.
    pub y: i32,
    /// Blocks across; 0 if it holds things alone.
    pub width: u32,
    /// The cells, row after row.
    pub cells: Vec<Cell>,
    /// Layer switchers, at pixels from the top left corner.
    pub switchers: Vec<LayerSwitcher>,
    /// Objects, at pixels from the top left corner.
    pub placements: Vec<Placement>,
}
