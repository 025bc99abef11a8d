//! Pieces of a maze: cells cut out to be placed again, also as text for the clipboard.

use crate::document::{Blocks, Edit, Region};
use sim::maze::{MazeBlock, MazeGrid};
use std::fmt::Write as _;

/// The beginning of the text of a piece.
const MARK: &str = "Loopwright maze piece";
/// Columns and rows of a piece at most: those of the largest maze.
const MOST: usize = sim::maze::grid::MAX_SIZE as usize;

/// Cells in a rectangle; those that are `None` do not belong to the piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MazePiece {
    /// Column and row that its upper left cell had.
    pub from: (i32, i32),
    /// Cells across.
    pub width: i32,
    /// The cells, row after row.
    pub cells: Vec<Option<u8>>,
}

impl MazePiece {
    /// The cells of a region, as far as they are in the grid; `None` if there are none.
    pub fn of(grid: &MazeGrid, region: &Region) -> Option<Self> {
        let all = Blocks { left: 0, top: 0, right: grid.columns().into(), bottom: grid.rows().into() };
        let bounds = region.bounds()?.shared(all)?;
        let places = (bounds.top..bounds.bottom).flat_map(|y| (bounds.left..bounds.right).map(move |x| (x, y)));
        let cells = places.map(|(x, y)| region.contains(x, y).then(|| grid.get((x, y))));
        Some(Self { from: (bounds.left, bounds.top), width: bounds.right - bounds.left, cells: cells.collect() })
    }

    /// Cells down.
    pub fn height(&self) -> i32 {
        self.cells.len() as i32 / self.width.max(1)
    }

    /// Its cells, with its upper left one at a place.
    pub fn cells_at(&self, (x, y): (i32, i32)) -> impl Iterator<Item = ((i32, i32), u8)> + '_ {
        let width = self.width.max(1);
        let cells = self.cells.iter().enumerate();
        cells.filter_map(move |(i, id)| Some(((x + i as i32 % width, y + i as i32 / width), (*id)?)))
    }

    /// The rectangle that it covers with its upper left cell at a place.
    pub fn area_at(&self, (x, y): (i32, i32)) -> Blocks {
        Blocks { left: x, top: y, right: x + self.width, bottom: y + self.height() }
    }

    /// The text of the piece: where it was, then its rows as files have them, with `--` for cells that do not belong to it.
    pub fn to_text(&self) -> String {
        let mut text = format!("{MARK} {} {}\n", self.from.0, self.from.1);
        for row in self.cells.chunks(self.width.max(1) as usize) {
            let cells: Vec<String> = row.iter().map(|cell| token(*cell)).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", cells.join(" "));
        }
        text
    }

    /// Reads a piece; `None` if the text is something else altogether.
    ///
    /// # Errors
    /// What is wrong in a text that means to be a piece.
    pub fn from_text(text: &str) -> Option<Result<Self, String>> {
        let (first, rows) = text.strip_prefix(MARK)?.split_once('\n')?;
        Some(Self::read(first, rows))
    }

    fn read(first: &str, rows: &str) -> Result<Self, String> {
        let place = || {
            let mut numbers = first.split_whitespace().map(|word| word.parse::<i16>().ok().map(i32::from));
            Some((numbers.next()??, numbers.next()??))
        };
        let from = place().ok_or("its first line does not say where it was")?;
        let (mut width, mut cells) = (0, Vec::new());
        for (n, row) in rows.lines().enumerate() {
            let before = cells.len();
            for word in row.split_whitespace().take(MOST + 1) {
                cells.push(read_token(word).ok_or_else(|| format!("row {n}: `{word}` is not a cell"))?);
            }
            let found = cells.len() - before;
            width = if n == 0 { found } else { width };
            if found != width || width == 0 || width > MOST || n >= MOST {
                return Err(format!("row {n} has {found} cells; 1 to {MOST} are possible, the same in each row"));
            }
        }
        if cells.is_empty() { Err("it has no cells".to_owned()) } else { Ok(Self { from, width: width as i32, cells }) }
    }
}

fn token(cell: Option<u8>) -> String {
    match cell {
        None => "--".to_owned(),
        Some(0) => "..".to_owned(),
        Some(id) => format!("{id:02X}"),
    }
}

fn read_token(word: &str) -> Option<Option<u8>> {
    match word {
        "--" => Some(None),
        ".." => Some(Some(0)),
        _ if word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_hexdigit()) => {
            let id = u8::from_str_radix(word, 16).ok()?;
            MazeBlock::from_id(id).filter(|block| block.can_be_placed()).map(|_| Some(id))
        }
        _ => None,
    }
}

/// The edit that puts blocks into a maze's cells, as far as they are in it and differ; none if nothing would change.
pub fn cell_edits(key: &str, grid: &MazeGrid, cells: impl IntoIterator<Item = ((i32, i32), u8)>) -> Vec<Edit> {
    let mut after = grid.clone();
    let mut touched: Vec<(i32, i32)> = Vec::new();
    for (cell, id) in cells {
        touched.extend(after.set(cell, id).filter(|old| *old != id).map(|_| cell));
    }
    touched.sort_unstable();
    touched.dedup();
    let changed = touched.into_iter().filter(|cell| after.get(*cell) != grid.get(*cell));
    let cells: Vec<_> = changed.map(|cell| (cell.0 as u16, cell.1 as u16, after.get(cell))).collect();
    if cells.is_empty() { Vec::new() } else { vec![Edit::SetMazeCells { maze: key.to_owned(), cells }] }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> MazeGrid {
        MazeGrid::from_cells(4, 3, (0..12).collect()).expect("blocks")
    }

    #[test]
    fn a_piece_comes_back_from_its_text() {
        let mut region = Region::of(Blocks::spanned((1, 0), (2, 0)));
        region.add(&Region::of(Blocks::spanned((2, 1), (9, 9))));
        let piece = MazePiece::of(&grid(), &region).expect("cells");
        assert_eq!((piece.from, piece.width, piece.height()), ((1, 0), 3, 3));
        assert_eq!(piece.cells[..4], [Some(1), Some(2), None, None]);
        assert_eq!(MazePiece::from_text(&piece.to_text()), Some(Ok(piece)));
    }

    #[test]
    fn a_broken_piece_is_reported_and_other_text_is_not_one() {
        assert_eq!(MazePiece::from_text("hello"), None);
        for (rows, part) in [
            ("Loopwright maze piece\n01", "where it was"),
            ("Loopwright maze piece 1 1\n", "no cells"),
            ("Loopwright maze piece 1 1\n01 02\n03", "row 1"),
            ("Loopwright maze piece 1 1\n4F", "4F"),
            ("Loopwright maze piece 1 1\n42", "42"),
            ("Loopwright maze piece 1 1\n\n", "row 0"),
        ] {
            let error = MazePiece::from_text(rows).expect("means to be one").expect_err(rows);
            assert!(error.contains(part), "{rows}: {error}");
        }
    }

    #[test]
    fn only_cells_that_differ_are_edited() {
        let grid = grid();
        let cells = [((0, 0), 5), ((0, 0), 0), ((1, 0), 1), ((3, 2), 7), ((4, 0), 7), ((-1, 0), 7)];
        let edits = cell_edits("spin", &grid, cells);
        assert_eq!(edits, [Edit::SetMazeCells { maze: "spin".into(), cells: vec![(3, 2, 7)] }]);
        assert!(cell_edits("spin", &grid, [((1, 0), 1)]).is_empty());
    }
}
