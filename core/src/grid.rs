//! A two-dimensional array that is cheap to clone: blocks of 32 × 32 cells, shared and copied on write.

use std::sync::Arc;

/// Cells along one side of a shared block.
pub const BLOCK: u32 = 32;
const CELLS: usize = (BLOCK * BLOCK) as usize;

/// A grid of small values in shared blocks of 32 × 32.
///
/// A clone copies one pointer per block; a write copies the one block it touches. Two grids that share a block
/// are known to be equal there without reading it (see [`Grid::changed_blocks`]).
#[derive(Clone, Debug)]
pub struct Grid<T> {
    width: u32,
    height: u32,
    blocks: Arc<Vec<Arc<[T; CELLS]>>>,
}

impl<T: Copy + Default + PartialEq> Grid<T> {
    /// A grid of default values. All its blocks are one and the same until they are written to.
    pub fn new(width: u32, height: u32) -> Self {
        let blocks = (width.div_ceil(BLOCK) as usize).saturating_mul(height.div_ceil(BLOCK) as usize);
        let empty = Arc::new([T::default(); CELLS]);
        Self { width, height, blocks: Arc::new(vec![empty; blocks]) }
    }

    /// Cells in a row.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Rows.
    pub fn height(&self) -> u32 {
        self.height
    }

    fn place(&self, x: u32, y: u32) -> Option<(usize, usize)> {
        if x >= self.width || y >= self.height {
            return None;
        }
        let block = (y / BLOCK) as usize * self.width.div_ceil(BLOCK) as usize + (x / BLOCK) as usize;
        Some((block, (y % BLOCK * BLOCK + x % BLOCK) as usize))
    }

    /// The cell at column `x`, row `y`; `None` outside.
    pub fn get(&self, x: u32, y: u32) -> Option<T> {
        self.place(x, y).map(|(block, cell)| self.blocks[block][cell])
    }

    /// Writes a cell and returns the old one; `None` outside, where nothing is written.
    pub fn set(&mut self, x: u32, y: u32, value: T) -> Option<T> {
        let (block, cell) = self.place(x, y)?;
        let old = self.blocks[block][cell];
        if old != value {
            Arc::make_mut(&mut Arc::make_mut(&mut self.blocks)[block])[cell] = value;
        }
        Some(old)
    }

    /// One row, left to right; empty outside.
    pub fn row(&self, y: u32) -> impl Iterator<Item = T> + '_ {
        (0..if y < self.height { self.width } else { 0 }).filter_map(move |x| self.get(x, y))
    }

    /// The same content in another size; new cells hold the default value.
    #[must_use]
    pub fn resized(&self, width: u32, height: u32) -> Self {
        let mut grid = Self::new(width, height);
        for y in 0..height.min(self.height) {
            for x in 0..width.min(self.width) {
                self.get(x, y).and_then(|value| grid.set(x, y, value));
            }
        }
        grid
    }

    /// Origins (column, row of the first cell) of the 32 × 32 blocks in which the two grids may differ.
    ///
    /// Every block if the sizes differ.
    pub fn changed_blocks<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = (u32, u32)> + 'a {
        let across = self.width.div_ceil(BLOCK).max(1);
        let same_size = (self.width, self.height) == (other.width, other.height);
        let same = same_size && Arc::ptr_eq(&self.blocks, &other.blocks);
        let all = self.blocks.iter().enumerate().take(if same { 0 } else { usize::MAX });
        all.filter(move |(i, block)| !same_size || !Arc::ptr_eq(block, &other.blocks[*i]))
            .map(move |(i, _)| (i as u32 % across * BLOCK, i as u32 / across * BLOCK))
    }
}

impl<T: Copy + Default + PartialEq> PartialEq for Grid<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.width, self.height) == (other.width, other.height)
            && (Arc::ptr_eq(&self.blocks, &other.blocks) || (0..self.height).all(|y| self.row(y).eq(other.row(y))))
    }
}

impl<T: Copy + Default + PartialEq> Default for Grid<T> {
    fn default() -> Self {
        Self::new(0, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::Grid;

    #[test]
    fn a_write_changes_one_block_of_the_clone_only() {
        let old = Grid::<u16>::new(100, 70);
        let mut new = old.clone();
        assert_eq!(new.set(40, 33, 7), Some(0));
        assert_eq!((old.get(40, 33), new.get(40, 33), new.get(100, 0)), (Some(0), Some(7), None));
        assert_eq!(old.changed_blocks(&new).collect::<Vec<_>>(), [(32, 32)]);
        assert_eq!(new.set(100, 0, 1), None, "outside");
        assert_ne!(old, new);
        new.set(40, 33, 0);
        assert_eq!(old, new);
    }

    #[test]
    fn resizing_keeps_what_fits() {
        let mut grid = Grid::<u8>::new(3, 3);
        grid.set(2, 2, 9);
        grid.set(0, 1, 4);
        let smaller = grid.resized(2, 2);
        assert_eq!((smaller.get(0, 1), smaller.get(2, 2)), (Some(4), None));
        assert_eq!(smaller.resized(40, 40).get(0, 1), Some(4));
    }
}
