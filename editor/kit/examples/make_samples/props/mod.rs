//! Pictures without terrain of their own: ledges, plants, stones, signs, the goal. Each tileset has its list.

pub mod factory;
pub mod meadow;
pub mod ruins;

use super::art::{Art, B};
use super::easel::Easel;

/// A picture of whole blocks.
pub struct Prop {
    /// Its name.
    pub name: &'static str,
    /// Number of its first cell among those of all props.
    pub first: u16,
    /// Width in blocks.
    pub width: i32,
    /// Its pictures, row after row.
    pub cells: Vec<Art>,
}

/// A list of props; the first three are the parts of a ledge.
fn numbered(list: impl IntoIterator<Item = (&'static str, Easel)>) -> Vec<Prop> {
    let mut first = 0;
    let number = |(name, picture): (&'static str, Easel)| {
        let prop = Prop { name, first, width: picture.width / B, cells: picture.blocks() };
        first += prop.cells.len() as u16;
        prop
    };
    list.into_iter().map(number).collect()
}
