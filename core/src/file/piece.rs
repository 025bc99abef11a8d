//! A piece of a level, cut out to be placed again: what clipboards hold.

use super::encoding::without_mark;
use super::error::ProjectError;
use super::formats::{self, Source};
use crate::project::Piece;

/// The longest text that is read as a piece, bytes: a million cells and many objects.
pub const MAX_PIECE: usize = 16 << 20;

/// The text of a piece.
pub fn write_piece(piece: &Piece) -> String {
    formats::piece::write(piece)
}

/// Reads a piece; `None` if the text is something else altogether.
///
/// # Errors
/// What is wrong in a text that means to be a piece.
pub fn read_piece(text: &str) -> Option<Result<Piece, ProjectError>> {
    let text = without_mark(text);
    let begins = text.get(..200).unwrap_or(text);
    if text.len() > MAX_PIECE || !begins.trim_start().starts_with('{') || !begins.contains(formats::piece::MARK) {
        return None;
    }
    Some(formats::piece::read(&Source::new("clipboard", text)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::{LayerSwitcher, LevelMark, Placement, PlacementId};
    use crate::tiles::{Cell, Solidity};

    fn piece() -> Piece {
        let cell = |block| Cell { block, flip_x: true, a: Solidity::ALL, ..Cell::default() };
        Piece {
            x: 12,
            y: -3,
            width: 2,
            cells: vec![cell(7), Cell::default(), cell(9), cell(65535)],
            switchers: vec![LayerSwitcher { id: PlacementId(5), x: 8, ..Default::default() }],
            placements: vec![Placement { id: PlacementId(6), kind: "ring".into(), y: 24, ..Placement::default() }],
            marks: vec![LevelMark { id: PlacementId(7), name: "door".into(), x: 4, ..LevelMark::default() }],
        }
    }

    #[test]
    fn a_piece_comes_back_as_it_was() {
        for piece in [piece(), Piece { width: 0, cells: Vec::new(), ..piece() }, Piece::default()] {
            assert_eq!(read_piece(&write_piece(&piece)).expect("a piece").expect("reads"), piece);
        }
    }

    #[test]
    fn other_texts_are_no_piece_and_broken_ones_are_reported() {
        let good = write_piece(&piece());
        for text in ["", "hello", "{}", "[1, 2]", "\u{0}", "{\"format\": 1}", "é", &"x".repeat(1000)] {
            assert!(read_piece(text).is_none(), "{text}");
        }
        for (row, from, to, part) in [
            ("cut short", "\"placements\"", "", ""),
            ("newer", "\"format\": 1", "\"format\": 99", "99"),
            ("no cell", "65535x", "99999x", "is not a cell"),
            ("ragged", "7xa- .", "7xa-", "this row has 2 cells"),
            ("half a number", "\"x\": 12", "\"x\": 1e9", "floating point"),
            ("huge", "\"x\": 12", "\"x\": 99999999999", ""),
            ("deep", "\"y\": -3", &format!("\"y\": {}", "[".repeat(5000)), ""),
        ] {
            let text = good.replace(from, to);
            assert_ne!(text, good, "{row}");
            let error = read_piece(&text).expect("means to be a piece").expect_err(row).to_string();
            assert!(error.contains(part), "{row}: {error}");
        }
    }
}
