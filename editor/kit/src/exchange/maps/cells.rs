//! Cells of a layer: the numbers of their tiles, with flips.

/// Bit of a cell: mirrored left to right.
pub(crate) const FLIP_X: u32 = 1 << 31;
/// Bit of a cell: mirrored top to bottom.
pub(crate) const FLIP_Y: u32 = 1 << 30;
/// Bit of a cell: axes swapped, before it is mirrored.
pub(crate) const SWAPPED: u32 = 1 << 29;
/// Bit of a cell: a turn in hexagonal maps.
pub(crate) const HEXAGONAL: u32 = 1 << 28;
/// Bits of a cell that are the number of its tile.
pub(crate) const TILE_BITS: u32 = !(FLIP_X | FLIP_Y | SWAPPED | HEXAGONAL);

/// The cells of a layer, row after row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CellGrid {
    /// The column of the first cell; below 0 in maps without edges.
    pub left: i32,
    /// The row of the first cell.
    pub top: i32,
    /// Cells across.
    pub width: u32,
    /// Cells down.
    pub height: u32,
    /// `width * height` numbers of tiles, with flips; 0 for an empty cell.
    pub cells: Vec<u32>,
}

impl CellGrid {
    /// Puts the cells of a part: its left column, its top row and its width. What lies outside of the grid is left out.
    pub(crate) fn put(&mut self, (left, top, width): (i32, i32, u32), cells: &[u32]) {
        for (y, row) in cells.chunks_exact((width as usize).max(1)).enumerate() {
            let at = (i64::from(left) - i64::from(self.left), i64::from(top) - i64::from(self.top) + y as i64);
            let (Ok(x), Ok(y)) = (usize::try_from(at.0), usize::try_from(at.1)) else { continue };
            let width = self.width as usize;
            if let Some(to) = self.cells.get_mut(y * width + x..y * width + (x + row.len()).min(width)) {
                to.copy_from_slice(&row[..to.len()]);
            }
        }
    }

    /// The cells of a row; empty outside.
    pub(crate) fn row(&self, y: i32) -> &[u32] {
        let at = i64::from(y) - i64::from(self.top);
        let width = self.width as usize;
        match usize::try_from(at) {
            Ok(at) if at < self.height as usize => &self.cells[at * width..][..width],
            _ => &[],
        }
    }
}
