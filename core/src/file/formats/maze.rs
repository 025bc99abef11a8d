//! `mazes/<key>.json`: start, angle and cells of a rotating maze.
//!
//! A row of cells is a text: two hexadecimal digits for each block, `..` for an empty cell, blanks between.

use super::{FORMAT, Source};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::maze::MazeGrid;
use crate::maze::grid::{MAX_SIZE, MazeGridError};
use crate::project::{Extra, MazeData};
use crate::serial::{capped, is_usual, lines};
use serde::{Deserialize, Serialize};

/// A rotating maze, `mazes/<key>.json`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(in crate::file) struct MazeFile {
    /// The number of the format: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    format: u64,
    /// The title, as tabs and lists show it.
    title: String,
    /// The column and the row in which the player starts.
    #[serde(default, skip_serializing_if = "is_usual")]
    start: Option<(u16, u16)>,
    /// The angle of the maze at the start, 256 to the turn in the upper byte.
    #[serde(default, skip_serializing_if = "is_usual")]
    angle: u16,
    /// Rows of cells: a text for each row, with two hexadecimal digits for each block, `..` for an empty cell, and blanks
    /// between.
    #[serde(deserialize_with = "capped::<_, _, 256>", serialize_with = "lines")]
    #[cfg_attr(feature = "schema", schemars(length(max = 256)))]
    cells: Vec<String>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

pub(in crate::file) fn read(source: &Source<'_>, key: &str) -> Result<MazeData, ProjectError> {
    let MazeFile { format: _, title, start, angle, cells: rows, extra } = source.parse()?;
    let mut cells = Vec::new();
    let mut columns = None;
    for (n, row) in rows.iter().enumerate() {
        let fault = |message: String| source.fault(&format!("cells[{n}]"), message);
        let before = cells.len();
        read_row(row, &mut cells).map_err(fault)?;
        let (found, expected) = (cells.len() - before, *columns.get_or_insert(cells.len() - before));
        if found != expected {
            return Err(fault(format!("the row has {found} cells, and the first one has {expected}")));
        }
    }
    let size = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
    let columns = columns.unwrap_or_default();
    let grid = MazeGrid::from_cells(size(columns), size(rows.len()), cells).map_err(|error| match error {
        MazeGridError::Id { row, .. } => source.fault(&format!("cells[{row}]"), error.to_string()),
        MazeGridError::Size(..) | MazeGridError::Count { .. } => source.fault("cells", error.to_string()),
    })?;
    Ok(MazeData { key: key.to_owned(), title, grid, start, angle, extra })
}

fn read_row(row: &str, cells: &mut Vec<u8>) -> Result<(), String> {
    for (n, token) in row.split_ascii_whitespace().enumerate() {
        if n == usize::from(MAX_SIZE) {
            return Err(format!("the row is too long: {MAX_SIZE} cells are possible"));
        }
        cells.push(read_cell(token).ok_or_else(|| {
            format!("`{token}` is not a cell: two hexadecimal digits, as in 3A, or .. for an empty one")
        })?);
    }
    Ok(())
}

fn read_cell(token: &str) -> Option<u8> {
    match token {
        ".." => Some(0),
        _ if token.len() == 2 && token.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            u8::from_str_radix(token, 16).ok()
        }
        _ => None,
    }
}

fn write_row(cells: &[u8]) -> String {
    let tokens: Vec<String> =
        cells.iter().map(|id| if *id == 0 { "..".to_owned() } else { format!("{id:02X}") }).collect();
    tokens.join(" ")
}

pub(in crate::file) fn write(maze: &MazeData) -> String {
    let MazeData { key: _, title, grid, start, angle, extra } = maze.clone();
    // A maze without a size has no rows.
    let cells = grid.cells().chunks(usize::from(grid.columns()).max(1)).map(write_row).collect();
    json::file(&MazeFile { format: FORMAT, title, start, angle, cells, extra })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_and_written_alike() {
        let mut cells = Vec::new();
        let row = ".. 01 3A 4E ..";
        assert_eq!(read_row(row, &mut cells), Ok(()));
        assert_eq!((write_row(&cells).as_str(), cells), (row, vec![0, 1, 0x3A, 0x4E, 0]));
    }

    #[test]
    fn what_is_no_cell_is_refused() {
        for token in [".", "...", "1", "+1", "0x1", "GG", "123", "é"] {
            assert!(read_row(token, &mut Vec::new()).is_err(), "{token}");
        }
        assert!(read_row(&".. ".repeat(257), &mut Vec::new()).is_err());
    }
}
