//! A piece of a level, cut out to be placed again.

use super::{Extra, LayerSwitcher, LevelMark, Placement};
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
    /// Regions and notes, at pixels from the top left corner.
    pub marks: Vec<LevelMark>,
}

/// A stamp of the project: a piece of a level that is kept under a name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NamedStamp {
    /// Name of the file under `stamps/`, without its ending; unique in the project.
    pub key: String,
    /// Shown in lists; empty: its key is shown.
    pub title: String,
    /// The folder that lists show it in; empty: none.
    pub folder: String,
    /// The cells and things. It remembers no place.
    pub piece: Piece,
    /// Unknown fields.
    pub extra: Extra,
}

impl NamedStamp {
    /// Its title, or its key if it has none.
    pub fn shown_title(&self) -> &str {
        if self.title.is_empty() { &self.key } else { &self.title }
    }
}
