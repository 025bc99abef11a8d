//! Finding the cells of a maze that hold a block, by the block's name or number.

use super::{Found, Place};
use crate::language::t;
use crate::maze::{area_of, cells_of, words};
use crate::tr;
use kit::document::{Blocks, Region};
use kit::words::number;
use sim::maze::{MazeBlock, MazeGrid};

/// Looks for the cells of some blocks in a maze, row by row.
///
/// A text that begins like a number is one, in the two hexadecimal digits that the palette shows (`3A`, also `$3A`). Any other
/// text is words, all of which are in the block's name: letters as a part of it, digits as a whole word.
///
/// # Errors
/// In words, if no block has the number or the name.
pub fn find(grid: &MazeGrid, text: &str) -> Result<Found, String> {
    let wanted = blocks(text.trim())?;
    let mut found = Found::default();
    for (column, row) in Region::of(cells_of(grid)).blocks() {
        let id = grid.get((column, row));
        if wanted.contains(&id) {
            found.names.push(words::name(id));
            let area = area_of(Blocks::spanned((column, row), (column, row)));
            found.add(Place { area, thing: None });
        }
    }
    Ok(found)
}

/// The numbers of the blocks that a text stands for.
fn blocks(text: &str) -> Result<Vec<u8>, String> {
    if text.is_empty() {
        return Err(t("Type a block's name or its number: ring, 3A or $3A.").to_owned());
    }
    if text.starts_with(|first: char| first.is_ascii_digit() || first == '$') {
        let read = number(text, true)
            .ok_or_else(|| tr!("{text} is not a number. Numbers of blocks: 3A, $3A or 0x3A.", text))?;
        let id = u8::try_from(read).ok().filter(|id| MazeBlock::from_id(*id).is_some());
        return match id {
            Some(id) => Ok(vec![id]),
            None => Err(tr!(
                "There is no block {read}: they go up to {last}.",
                read = format!("{read:02X}"),
                last = format!("{:02X}", MazeBlock::LAST)
            )),
        };
    }
    let wanted = text.to_lowercase();
    let named: Vec<u8> =
        (0..=MazeBlock::LAST).filter(|id| is_called(&words::name(*id).to_lowercase(), &wanted)).collect();
    match named.is_empty() {
        true => Err(tr!("No block is called {text}.", text)),
        false => Ok(named),
    }
}

/// Returns true if all words are in the name.
fn is_called(name: &str, wanted: &str) -> bool {
    wanted.split_whitespace().all(|word| match word.bytes().all(|byte| byte.is_ascii_digit()) {
        true => name.split([' ', ',']).any(|part| part == word),
        false => name.contains(word),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::corner_of;

    /// Each block's number in a cell of its own, 16 to the row.
    fn grid() -> MazeGrid {
        let last = usize::from(MazeBlock::LAST);
        let cells = (0..80).map(|n| if n <= last { n as u8 } else { 0 }).collect();
        MazeGrid::from_cells(16, 5, cells).expect("a size")
    }

    #[test]
    fn cells_are_found_by_name_and_number() {
        for (text, ids) in [
            ("ring", vec![0x3A]),
            ("RING ", vec![0x3A]),
            ("3a", vec![0x3A]),
            ("$3A", vec![0x3A]),
            ("0x25", vec![0x25]),
            ("1", vec![0x01]),
            ("wall 1", vec![0x01]),
            ("emer", (0x3B..=0x40).collect()),
            ("em 2", vec![0x3C]),
            ("ghost", vec![0x2C, 0x41, 0x4A]),
            ("glass 2", vec![0x2F]),
            ("Down", vec![0x2A]),
            ("empty", vec![0, 0]),
        ] {
            let found = find(&grid(), text).expect(text);
            assert_eq!(found.total, ids.len(), "{text}: {:?}", found.names);
            let names: Vec<String> = ids.iter().map(|id| words::name(*id)).collect();
            assert_eq!(found.names, names, "{text}");
            let (first, id) = (found.places[0], i32::from(ids[0]));
            assert_eq!(first.area.min, corner_of((id % 16, id / 16)), "{text}");
            assert_eq!((first.area.width(), first.area.height(), first.thing), (24.0, 24.0, None), "{text}");
        }
    }

    #[test]
    fn what_is_no_block_is_said_in_words() {
        for (text, part) in [
            ("", "name or its number"),
            ("4F", "no block 4F: they go up to 4E"),
            ("$1000000", "no block 1000000"),
            ("3 rings", "is not a number"),
            ("spring", "No block is called spring"),
            ("wall 99", "No block is called wall 99"),
        ] {
            let error = find(&grid(), text).expect_err(text);
            assert!(error.contains(part), "{text}: {error}");
        }
        let none = MazeGrid::new(3, 3).map(|grid| find(&grid, "ring"));
        assert!(
            none.is_ok_and(|found| found.is_ok_and(|found| found.total == 0)),
            "a block that is not there is no error"
        );
    }
}
