//! The grids of a level: a number for each of its blocks, with chunks resolved.

use super::numbers::PartNumbers;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{Error as _, SerializeSeq as _};
use serde::{Serialize, Serializer};
use sim::project::{LevelData, Project};
use sim::tiles::{ChunkId, TileLayer};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::ops::ControlFlow;

/// The error of a grid that was stopped.
pub(super) const STOPPED: &str = "It was stopped.";

/// A callback after each row of a grid: whether the work goes on.
pub(super) type EachRow<'a> = &'a dyn Fn() -> ControlFlow<()>;

/// The data of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GridPart {
    /// Cells of art.
    Art,
    /// Solid tiles of layer A.
    SolidA,
    /// Solid tiles of layer B.
    SolidB,
}

/// The numbers of a chunk's cells.
struct FlatChunk {
    art: Vec<i32>,
    solid: [Vec<i32>; 2],
}

/// A level with the numbers of its chunks' cells.
pub(super) struct LevelBlocks<'a> {
    level: &'a LevelData,
    numbers: &'a PartNumbers<'a>,
    side: usize,
    chunks: HashMap<ChunkId, FlatChunk>,
}

impl<'a> LevelBlocks<'a> {
    /// PartNumbers the cells of all chunks that a level shows.
    pub(super) fn new(project: &Project, level: &'a LevelData, numbers: &'a PartNumbers<'a>) -> Self {
        let mut chunks = HashMap::new();
        for place in (0..level.layout.height()).flat_map(|y| level.layout.row(y)) {
            for (id, _) in numbers.on_layers(place) {
                let Some(chunk) = project.chunk(id) else { continue };
                chunks.entry(id).or_insert_with(|| FlatChunk {
                    art: chunk.cells.iter().map(|cell| numbers.of_art(cell)).collect(),
                    solid: [TileLayer::A, TileLayer::B]
                        .map(|side| chunk.cells.iter().map(|cell| numbers.of_tile(cell, side)).collect()),
                });
            }
        }
        Self { level, numbers, side: usize::from(project.chunk_size.max(1)), chunks }
    }

    /// Blocks in a row, and rows.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.level.layout.width() as usize * self.side, self.level.layout.height() as usize * self.side)
    }

    /// Puts a row of numbers into a list.
    fn row(&self, part: GridPart, y: usize, row: &mut Vec<i32>) {
        row.clear();
        for place in self.level.layout.row((y / self.side) as u32) {
            let [a, b] = self.numbers.on_layers(place);
            let (id, side) = if part == GridPart::SolidB { b } else { a };
            let numbers = self.chunks.get(&id).map(|chunk| match part {
                GridPart::Art => &chunk.art,
                GridPart::SolidA | GridPart::SolidB => &chunk.solid[side as usize],
            });
            let from = y % self.side * self.side;
            match numbers.and_then(|numbers| numbers.get(from..from + self.side)) {
                Some(cells) => row.extend_from_slice(cells),
                None => row.resize(row.len() + self.side, 0),
            }
        }
    }
}

/// A grid of numbers, one for each block of a level: rows in JSON, else runs of equal numbers.
#[derive(Clone, Copy)]
pub struct GameGrid<'a> {
    pub(super) blocks: &'a LevelBlocks<'a>,
    pub(super) part: GridPart,
    pub(super) each_row: EachRow<'a>,
}

impl fmt::Debug for GameGrid<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} of {:?}", self.part, self.blocks.size())
    }
}

impl GameGrid<'_> {
    /// Calls for each run of equal numbers, row after row.
    fn each_run<E>(&self, mut run: impl FnMut([i32; 2]) -> Result<(), E>) -> Result<(), E> {
        let mut row = Vec::new();
        let mut open = [0, 0];
        for y in 0..self.blocks.size().1 {
            self.blocks.row(self.part, y, &mut row);
            for cells in row.chunk_by(|a, b| a == b) {
                if cells[0] != open[1] && open[0] > 0 {
                    run(open)?;
                    open[0] = 0;
                }
                open = [open[0] + cells.len() as i32, cells[0]];
            }
        }
        if open[0] > 0 { run(open) } else { Ok(()) }
    }
}

impl Serialize for GameGrid<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let rows = self.blocks.size().1;
        let goes_on = || match (self.each_row)() {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(S::Error::custom(STOPPED)),
        };
        if to.is_human_readable() {
            let mut list = to.serialize_seq(Some(rows))?;
            let mut row = Vec::new();
            for y in 0..rows {
                self.blocks.row(self.part, y, &mut row);
                list.serialize_element(&row)?;
                goes_on()?;
            }
            return list.end();
        }
        let mut count = 0;
        self.each_run(|_| {
            count += 1;
            Ok::<(), S::Error>(())
        })?;
        let mut list = to.serialize_seq(Some(count))?;
        self.each_run(|run| list.serialize_element(&run))?;
        (0..rows).try_for_each(|_| goes_on())?;
        list.end()
    }
}

impl JsonSchema for GameGrid<'_> {
    fn schema_name() -> Cow<'static, str> {
        "grid".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let row = serde_json::json!({ "type": "array", "items": { "type": "integer", "minimum": 0 } });
        json_schema!({ "type": "array", "items": row })
    }
}
