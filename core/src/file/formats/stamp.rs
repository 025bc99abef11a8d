//! `stamps/<key>.json`: a piece of a level that is kept under a name.

use super::piece::{rows_of, with_rows};
use super::{FORMAT, Source};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::project::{Extra, LayerSwitcher, LevelMark, MOST_MARKS, NamedStamp, Piece, Placement};
use crate::serial::{capped, is_usual, lines};
use serde::{Deserialize, Serialize};

/// A stamp of a project, `stamps/<key>.json`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(in crate::file) struct StampFile {
    /// The number of the format: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    format: u64,
    /// The title in lists; without one the name of the file is shown.
    #[serde(default, skip_serializing_if = "is_usual")]
    title: String,
    /// The folder in lists.
    #[serde(default, skip_serializing_if = "is_usual")]
    folder: String,
    /// The cells, a text for each row: as the rows of chunks.
    #[serde(default, deserialize_with = "capped::<_, _, 2048>", serialize_with = "lines")]
    #[cfg_attr(feature = "schema", schemars(length(max = 2048)))]
    cells: Vec<String>,
    /// Layer switchers, at pixels from the top left corner.
    #[serde(default, deserialize_with = "capped::<_, _, 65536>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65536)))]
    switchers: Vec<LayerSwitcher>,
    /// Objects, at pixels from the top left corner.
    #[serde(default, deserialize_with = "capped::<_, _, 65536>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65536)))]
    placements: Vec<Placement>,
    /// Regions and notes, at pixels from the top left corner.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_MARKS>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_MARKS)))]
    marks: Vec<LevelMark>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

pub(in crate::file) fn read(source: &Source<'_>, key: &str) -> Result<NamedStamp, ProjectError> {
    let file: StampFile = source.parse()?;
    let (switchers, placements, marks) = (file.switchers, file.placements, file.marks);
    let piece = Piece { switchers, placements, marks, ..Piece::default() };
    let piece = with_rows(piece, &file.cells, source)?;
    let (title, folder, extra) = (file.title, file.folder, file.extra);
    Ok(NamedStamp { key: key.to_owned(), title, folder, piece, extra })
}

pub(in crate::file) fn write(stamp: &NamedStamp) -> String {
    json::file(&StampFile {
        format: FORMAT,
        title: stamp.title.clone(),
        folder: stamp.folder.clone(),
        cells: rows_of(&stamp.piece),
        switchers: stamp.piece.switchers.clone(),
        placements: stamp.piece.placements.clone(),
        marks: stamp.piece.marks.clone(),
        extra: stamp.extra.clone(),
    })
}
