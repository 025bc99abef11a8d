//! Layouts of Sonic 1's special stages: a byte for each cell, row after row, not compressed, as they are when play begins.
//!
//! The files have no start and no angle: both are elsewhere in the game.

use sim::maze::MazeGrid;

/// Columns and rows of a layout.
pub const SIDE: u16 = 64;
/// Bytes of a layout.
pub const BYTES: usize = SIDE as usize * SIDE as usize;

/// Reads a layout.
///
/// # Errors
/// In words: another number of bytes, or a byte that is no block's number.
pub fn read(bytes: &[u8]) -> Result<MazeGrid, String> {
    if bytes.len() != BYTES {
        let found = bytes.len();
        return Err(format!(
            "a layout has {BYTES} bytes, {SIDE} rows of {SIDE} cells, and the file has {found}; it must not be compressed"
        ));
    }
    MazeGrid::from_cells(SIDE, SIDE, bytes.to_vec()).map_err(|error| error.to_string())
}

/// Writes a layout. Cells that a smaller maze lacks at the right and at the bottom are empty.
///
/// # Errors
/// In words: a maze that is too large.
pub fn write(grid: &MazeGrid) -> Result<Vec<u8>, String> {
    let (columns, rows) = (grid.columns(), grid.rows());
    if columns > SIDE || rows > SIDE {
        return Err(format!("a layout has {SIDE} columns and rows at most, and the maze has {columns} by {rows}"));
    }
    let cells = (0..i32::from(SIDE)).flat_map(|row| (0..i32::from(SIDE)).map(move |column| (column, row)));
    Ok(cells.map(|cell| grid.get(cell)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::maze::Block;

    #[test]
    fn bytes_of_a_layout_come_back_as_they_were() {
        let bytes: Vec<u8> = (0..BYTES).map(|n| (n * 7 % (usize::from(Block::LAST) + 1)) as u8).collect();
        let grid = read(&bytes).expect("all are blocks");
        assert_eq!(grid.get((3, 1)), bytes[67]);
        assert_eq!(write(&grid), Ok(bytes));
    }

    #[test]
    fn what_is_no_layout_is_refused() {
        let wrong = |bytes: &[u8]| read(bytes).expect_err("it is refused");
        assert!(wrong(&[0; 100]).contains("the file has 100"));
        let mut bytes = vec![0; BYTES];
        bytes[130] = 0x4F;
        assert!(wrong(&bytes).contains("0x4F (column 2, row 2)"), "{}", wrong(&bytes));
        let large = MazeGrid::new(65, 64).expect("a size");
        assert!(write(&large).is_err());
        let small = MazeGrid::from_cells(1, 1, vec![9]).expect("a size");
        assert_eq!(write(&small).map(|bytes| (bytes.len(), bytes[0], bytes[1])), Ok((BYTES, 9, 0)));
    }
}
