//! A piece of a level as text, for clipboards: rows of cells, switchers and objects, as the project's files write them.

use super::{FORMAT, Source, cells};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::project::{LayerSwitcher, LevelMark, MOST_MARKS, Piece, Placement};
use crate::serial::{capped, is_usual, lines};
use serde::{Deserialize, Serialize};

/// The beginning of the text, by which other texts differ from broken ones.
pub(in crate::file) const MARK: &str = "a piece of a level";

#[derive(Serialize, Deserialize)]
struct PieceText {
    format: u64,
    #[serde(rename = "loopwright")]
    mark: String,
    #[serde(default)]
    x: i32,
    #[serde(default)]
    y: i32,
    #[serde(default, deserialize_with = "capped::<_, _, 2048>", serialize_with = "lines")]
    cells: Vec<String>,
    #[serde(default, deserialize_with = "capped::<_, _, 65536>")]
    switchers: Vec<LayerSwitcher>,
    #[serde(default, deserialize_with = "capped::<_, _, 65536>")]
    placements: Vec<Placement>,
    #[serde(default, deserialize_with = "capped::<_, _, MOST_MARKS>", skip_serializing_if = "is_usual")]
    marks: Vec<LevelMark>,
}

pub(in crate::file) fn read(source: &Source<'_>) -> Result<Piece, ProjectError> {
    let text: PieceText = source.parse()?;
    let PieceText { x, y, switchers, placements, marks, .. } = text;
    let piece = Piece { x, y, switchers, placements, marks, ..Piece::default() };
    with_rows(piece, &text.cells, source)
}

/// The piece with the cells of rows.
pub(super) fn with_rows(mut piece: Piece, rows: &[String], source: &Source<'_>) -> Result<Piece, ProjectError> {
    for (n, row) in rows.iter().enumerate() {
        let before = piece.cells.len();
        cells::read_row(row, &mut piece.cells).map_err(|message| source.fault(&format!("cells[{n}]"), message))?;
        let width = (piece.cells.len() - before) as u32;
        if n == 0 {
            piece.width = width;
        }
        if width != piece.width || width == 0 {
            let message = format!("this row has {width} cells, the first one has {}", piece.width);
            return Err(source.fault(&format!("cells[{n}]"), message));
        }
    }
    Ok(piece)
}

pub(in crate::file) fn write(piece: &Piece) -> String {
    json::file(&PieceText {
        format: FORMAT,
        mark: MARK.to_owned(),
        x: piece.x,
        y: piece.y,
        cells: rows_of(piece),
        switchers: piece.switchers.clone(),
        placements: piece.placements.clone(),
        marks: piece.marks.clone(),
    })
}

/// The cells of a piece as rows.
pub(super) fn rows_of(piece: &Piece) -> Vec<String> {
    piece.cells.chunks(piece.width.max(1) as usize).map(cells::write_row).collect()
}
