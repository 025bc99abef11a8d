//! `chunks.json`: chunk -> rows of cells. A chunk without rows is empty.

use super::{FORMAT, Source, cells};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::project::Extra;
use crate::serial::{capped, is_usual, lines};
use crate::tiles::{Cell, Chunk, ChunkId, ChunkRole};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The chunks, `chunks.json`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(in crate::file) struct ChunksFile {
    /// The number of the format: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    format: u64,
    /// The chunks by number; chunk 0 is what erasing in the layout leaves.
    #[serde(deserialize_with = "capped::<_, _, 65536>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65536)))]
    chunks: Vec<ChunkText>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A chunk of 8×8 or 16×16 cells.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct ChunkText {
    /// The meaning of the chunk to Sonic 1's loop rule.
    #[serde(default, skip_serializing_if = "is_usual")]
    role: ChunkRole,
    /// The chunk that replaces this one on the low plane if the layout marks the place as a loop.
    #[serde(default, skip_serializing_if = "is_usual")]
    low_plane: Option<ChunkId>,
    /// Rows of cells, none for an empty chunk: a text for each row, with blanks between cells. `.` is an empty cell. Any
    /// other cell has the number of a block, `x` and `y` for flips, then one letter for layer A and one for layer B: `-`
    /// solid to nothing, `t` top, `s` sides and bottom, `a` all.
    #[serde(
        default,
        deserialize_with = "capped::<_, _, 64>",
        serialize_with = "lines",
        skip_serializing_if = "is_usual"
    )]
    #[cfg_attr(feature = "schema", schemars(length(max = 64)))]
    rows: Vec<String>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// The content of the file: all chunks, and unknown fields.
pub(in crate::file) type Chunks = (Vec<Arc<Chunk>>, Extra);

pub(in crate::file) fn read(source: &Source<'_>, size: u8) -> Result<Chunks, ProjectError> {
    let file: ChunksFile = source.parse()?;
    let mut chunks = Vec::with_capacity(file.chunks.len().max(1));
    let empty = Chunk::empty(size).cells;
    for (number, text) in file.chunks.into_iter().enumerate() {
        let cells = if text.rows.is_empty() { empty.clone() } else { read_rows(source, number, &text.rows, size)? };
        chunks.push(Arc::new(Chunk { cells, role: text.role, low_plane: text.low_plane, extra: text.extra }));
    }
    if chunks.is_empty() {
        chunks.push(Arc::new(Chunk::empty(size)));
    }
    Ok((chunks, file.extra))
}

fn read_rows(source: &Source<'_>, number: usize, rows: &[String], size: u8) -> Result<Vec<Cell>, ProjectError> {
    let side = usize::from(size);
    if rows.len() != side {
        let message = format!("this chunk has {} rows; the project's chunks have {size}", rows.len());
        return Err(source.fault(&format!("chunks[{number}].rows"), message));
    }
    let mut cells = Vec::with_capacity(side * side);
    for (y, row) in rows.iter().enumerate() {
        let field = || format!("chunks[{number}].rows[{y}]");
        cells::read_row(row, &mut cells).map_err(|message| source.fault(&field(), message))?;
        let found = cells.len() - y * side;
        if found != side {
            return Err(source.fault(&field(), format!("this row has {found} cells; the project's chunks have {size}")));
        }
    }
    Ok(cells)
}

pub(in crate::file) fn write(chunks: &[Arc<Chunk>], size: u8, extra: &Extra) -> String {
    let chunks = chunks.iter().map(|chunk| write_chunk(chunk, size)).collect();
    json::file(&ChunksFile { format: FORMAT, chunks, extra: extra.clone() })
}

fn write_chunk(Chunk { cells, role, low_plane, extra }: &Chunk, size: u8) -> ChunkText {
    let empty = cells.iter().all(|cell| *cell == Cell::default());
    let rows = || cells.chunks(usize::from(size).max(1)).map(cells::write_row).collect();
    let rows = if empty { Vec::new() } else { rows() };
    ChunkText { role: *role, low_plane: *low_plane, rows, extra: extra.clone() }
}
