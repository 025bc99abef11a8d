//! A row of a chunk as text: a token for each cell, blanks between.
//!
//! `.` is an empty cell. Else the block's number, `x` and `y` for flips, then one letter for layer A and one for B:
//! `-` solid to nothing, `t` top, `s` sides and bottom, `a` all. So `12xat` is block 12, mirrored left to right,
//! all solid on A and a ledge on B.

use crate::tiles::{Cell, Solidity};
use std::fmt::Write as _;

const LETTERS: [(u8, Solidity); 4] = [
    (b'-', Solidity::NONE),
    (b't', Solidity::TOP),
    (b's', Solidity { top: false, sides_and_bottom: true }),
    (b'a', Solidity::ALL),
];

/// Reads a row; the error names the token.
pub(in crate::file) fn read_row(row: &str, cells: &mut Vec<Cell>) -> Result<(), String> {
    for token in row.split_ascii_whitespace() {
        cells.push(read(token).ok_or_else(|| {
            format!("`{token}` is not a cell: a block's number up to 65535, x and y for flips, and -, t, s or a for each layer, as in 12xat")
        })?);
    }
    Ok(())
}

fn read(token: &str) -> Option<Cell> {
    if token == "." {
        return Some(Cell::default());
    }
    let digits = token.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = token.split_at_checked(digits)?;
    let (flip_x, rest) = rest.strip_prefix('x').map_or((false, rest), |rest| (true, rest));
    let (flip_y, rest) = rest.strip_prefix('y').map_or((false, rest), |rest| (true, rest));
    let [a, b] = *rest.as_bytes() else { return None };
    Some(Cell { block: number.parse().ok()?, flip_x, flip_y, a: solidity(a)?, b: solidity(b)? })
}

fn solidity(letter: u8) -> Option<Solidity> {
    LETTERS.iter().find(|(known, _)| *known == letter).map(|(_, solidity)| *solidity)
}

/// Writes a row.
pub(in crate::file) fn write_row(cells: &[Cell]) -> String {
    let mut row = String::with_capacity(cells.len() * 6);
    for cell in cells {
        if !row.is_empty() {
            row.push(' ');
        }
        if *cell == Cell::default() {
            row.push('.');
            continue;
        }
        // Writing to a string cannot fail.
        let _ = write!(row, "{}", cell.block);
        row.push_str(if cell.flip_x { "x" } else { "" });
        row.push_str(if cell.flip_y { "y" } else { "" });
        for solidity in [cell.a, cell.b] {
            row.push(match (solidity.top, solidity.sides_and_bottom) {
                (false, false) => '-',
                (true, false) => 't',
                (false, true) => 's',
                (true, true) => 'a',
            });
        }
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_and_written_alike() {
        let mut cells = Vec::new();
        let row = "12aa 12xaa . 7y-t 0xyst 65535--";
        assert_eq!(read_row(row, &mut cells), Ok(()));
        assert_eq!(write_row(&cells), row);
        assert_eq!((cells[3].block, cells[3].flip_y, cells[3].b), (7, true, Solidity::TOP));
    }

    #[test]
    fn what_is_no_token_is_refused() {
        for token in ["x", "12", "12a", "12aaa", "12yxaa", "65536aa", "-1aa", "12bb", "..", "١٢aa", "12é"] {
            assert!(read_row(token, &mut Vec::new()).is_err(), "{token}");
        }
    }
}
