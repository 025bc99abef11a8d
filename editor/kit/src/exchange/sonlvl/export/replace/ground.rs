//! The ground of levels in blocks and chunks of a game's size.

use crate::exchange::drawn_blocks::block_set::BlockSet;
use crate::exchange::drawn_blocks::place_cells::PlaceCells;
use rustc_hash::FxHashMap;
use sim::project::{LevelData, Project};
use sim::tiles::{BlockId, Cell, Solidity};

/// The ground of the levels that share their blocks and chunks.
pub(in crate::exchange::sonlvl) struct ActGround {
    /// The blocks; block 0 is empty.
    pub set: BlockSet,
    /// Numbers of places that show each block.
    pub uses: Vec<u64>,
    /// The chunks, with the numbers that blocks have in the set; chunk 0 is empty.
    pub chunks: Vec<Vec<Cell>>,
    /// Blocks along the side of a chunk.
    side: usize,
    /// Whether the game has two collision paths.
    has_two_paths: bool,
    known: FxHashMap<Vec<Cell>, usize>,
    /// The cells that are known already, by all that they depend on.
    made: FxHashMap<([Cell; 3], [bool; 2]), (Cell, bool)>,
}

/// A level in chunks of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::sonlvl) struct ActLayout {
    /// Chunks in a row.
    pub width: usize,
    /// Places of the chunks among those of the ground, row after row.
    pub cells: Vec<usize>,
    /// Blocks whose second path is lost.
    pub one_path: usize,
}

impl ActGround {
    /// Begins with an empty block and an empty chunk.
    pub(in crate::exchange::sonlvl) fn new(side: u8, has_two_paths: bool) -> Self {
        let side = usize::from(side.max(1));
        let empty = vec![Cell::default(); side * side];
        Self {
            set: BlockSet::new(),
            uses: vec![1],
            known: [(empty.clone(), 0)].into_iter().collect(),
            chunks: vec![empty],
            side,
            has_two_paths,
            made: FxHashMap::default(),
        }
    }

    /// Adds a level; blocks and chunks that are new go into the sets. Empty columns and rows at its end are left out.
    pub(in crate::exchange::sonlvl) fn add(&mut self, project: &Project, data: &LevelData) -> ActLayout {
        let swaps = project.ruleset.resolve_lenient().swaps_chunks();
        let from = usize::from(project.chunk_size.max(1));
        let (wide, high) = (data.layout.width() as usize * from, data.layout.height() as usize * from);
        let mut rows: Vec<Vec<usize>> = Vec::new();
        let mut one_path = 0;
        for top in (0..high).step_by(self.side) {
            // A row of chunks of the game, block by block.
            let across = wide.div_ceil(self.side);
            let mut chunks = vec![vec![Cell::default(); self.side * self.side]; across];
            for y in top..(top + self.side).min(high) {
                for (column, place) in data.layout.row((y / from) as u32).enumerate() {
                    let cells = PlaceCells::new(project, place, swaps);
                    for x in 0..from {
                        let (cell, loses) = self.cell(&cells, y % from * from + x);
                        one_path += usize::from(loses);
                        self.uses[usize::from(cell.block)] += 1;
                        let x = column * from + x;
                        chunks[x / self.side][(y - top) * self.side + x % self.side] = cell;
                    }
                }
            }
            rows.push(chunks.into_iter().map(|cells| self.chunk(cells)).collect());
        }
        let width = rows.iter().filter_map(|row| row.iter().rposition(|chunk| *chunk != 0)).max().map_or(1, |x| x + 1);
        let height = rows.iter().rposition(|row| row.iter().any(|chunk| *chunk != 0)).map_or(1, |y| y + 1);
        rows.resize(height.max(rows.len()), vec![0; width]);
        let cells = rows.iter().take(height).flat_map(|row| (0..width).map(|x| row.get(x).copied().unwrap_or(0)));
        ActLayout { width, cells: cells.collect(), one_path }
    }

    /// The cell of a block, and whether its second path is lost.
    fn cell(&mut self, cells: &PlaceCells<'_>, at: usize) -> (Cell, bool) {
        let key = cells.key(at);
        if let Some(made) = self.made.get(&key) {
            return *made;
        }
        let mut made = (Cell::default(), false);
        if let Some(mut seen) = cells.block(at) {
            if !self.has_two_paths {
                made.1 = seen.solidity[0] != seen.solidity[1] || seen.block.solid[0] != seen.block.solid[1];
                seen.solidity[1] = Solidity::NONE;
            }
            let placed = self.set.add(&seen.block, seen.needs());
            self.uses.resize(self.set.blocks.len(), 0);
            made.0 = Cell {
                // None of the games has that many.
                block: BlockId::try_from(placed.number).unwrap_or(0),
                flip_x: placed.flip_x != seen.flips.0,
                flip_y: placed.flip_y != seen.flips.1,
                a: seen.solidity[0],
                b: seen.solidity[1],
            };
        }
        self.made.insert(key, made);
        made
    }

    fn chunk(&mut self, cells: Vec<Cell>) -> usize {
        if let Some(known) = self.known.get(&cells) {
            return *known;
        }
        self.chunks.push(cells.clone());
        self.known.insert(cells, self.chunks.len() - 1);
        self.chunks.len() - 1
    }
}
