//! A piece of a level as text, for clipboards: rows of cells, switchers and objects, as the project's files write them.

use super::level::{PlacementText, SwitcherText, read_placement, read_switcher, write_placement, write_switcher};
use super::{FORMAT, Source, capped, cells};
use crate::file::error::ProjectError;
use crate::file::json::{Fields, Node};
use crate::file::piece::Piece;
use serde::Deserialize;

/// What the text begins with, so that other texts differ from broken ones.
pub(in crate::file) const MARK: &str = "a piece of a level";

#[derive(Deserialize)]
struct PieceText {
    #[serde(rename = "format")]
    _format: u64,
    #[serde(rename = "loopwright")]
    _mark: String,
    #[serde(default)]
    x: i32,
    #[serde(default)]
    y: i32,
    #[serde(default, deserialize_with = "capped::<_, _, 2048>")]
    cells: Vec<String>,
    #[serde(default, deserialize_with = "capped::<_, _, 65536>")]
    switchers: Vec<SwitcherText>,
    #[serde(default, deserialize_with = "capped::<_, _, 65536>")]
    placements: Vec<PlacementText>,
}

pub(in crate::file) fn read(source: &Source<'_>) -> Result<Piece, ProjectError> {
    let text: PieceText = source.parse()?;
    let mut piece = Piece { x: text.x, y: text.y, ..Piece::default() };
    for (n, row) in text.cells.iter().enumerate() {
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
    piece.switchers = text.switchers.into_iter().map(read_switcher).collect();
    piece.placements = text.placements.into_iter().map(read_placement).collect();
    Ok(piece)
}

pub(in crate::file) fn write(piece: &Piece) -> String {
    let rows = piece.cells.chunks(piece.width.max(1) as usize);
    let rows = rows.map(|row| Node::from(cells::write_row(row).as_str())).collect();
    Fields::new()
        .put("format", FORMAT)
        .put("loopwright", MARK)
        .put("x", piece.x)
        .put("y", piece.y)
        .put("cells", Node::Lines(rows))
        .put("switchers", Node::Lines(piece.switchers.iter().map(write_switcher).collect()))
        .put("placements", Node::Lines(piece.placements.iter().map(write_placement).collect()))
        .into_file()
}
