//! The uses of a solid tile, and its solidity there.

use sim::project::{Project, TilesetRef};
use sim::tiles::{Block, BlockId, Solidity, TileId};

/// A block that carries a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// Its number in the project.
    pub block: BlockId,
    /// True if it carries the tile on layer A.
    pub a: bool,
    /// True if it carries the tile on layer B.
    pub b: bool,
    /// Cells of chunks that place it.
    pub cells: u32,
    /// The counts of those cells by solidity, over both layers.
    pub solid: Counts,
}

/// In how many cells a tile is solid to what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// To everything.
    pub all: u32,
    /// From the top only.
    pub top: u32,
    /// To walls and ceilings only.
    pub sides: u32,
    /// To nothing.
    pub none: u32,
}

impl Counts {
    fn add(&mut self, solidity: Solidity) {
        let of = match (solidity.top, solidity.sides_and_bottom) {
            (true, true) => &mut self.all,
            (true, false) => &mut self.top,
            (false, true) => &mut self.sides,
            (false, false) => &mut self.none,
        };
        *of += 1;
    }
}

/// The blocks that carry a tile, by number.
pub fn uses(project: &Project, tileset: usize, tile: TileId) -> Vec<Use> {
    let Some(of) = project.tilesets.get(tileset) else { return Vec::new() };
    let carries = |block: &Block| (block.tile_a == tile, block.tile_b == tile);
    let mut found: Vec<Use> = numbered(of)
        .filter_map(|(id, block)| {
            let (a, b) = carries(block);
            (a || b).then_some(Use { block: id, a, b, cells: 0, solid: Counts::default() })
        })
        .collect();
    if found.is_empty() {
        return found;
    }
    for cell in project.chunks.iter().flat_map(|chunk| &chunk.cells).filter(|cell| cell.block != 0) {
        if let Ok(at) = found.binary_search_by_key(&cell.block, |used| used.block) {
            let used = &mut found[at];
            used.cells += 1;
            for (on, solidity) in [(used.a, cell.a), (used.b, cell.b)] {
                if on {
                    used.solid.add(solidity);
                }
            }
        }
    }
    found
}

/// Returns the number of blocks that carry each tile of a tileset.
pub fn counts(of: &TilesetRef) -> Vec<u32> {
    let mut counts = vec![0; of.tileset.tiles.len()];
    for block in of.tileset.blocks.iter().skip(1) {
        for tile in [Some(block.tile_a), Some(block.tile_b).filter(|b| *b != block.tile_a)].into_iter().flatten() {
            if let Some(count) = counts.get_mut(usize::from(tile)) {
                *count += 1;
            }
        }
    }
    counts
}

/// Blocks with their numbers in the project. Block 0 is empty and carries nothing.
fn numbered(of: &TilesetRef) -> impl Iterator<Item = (BlockId, &Block)> {
    let first = usize::from(of.first_block);
    let blocks = of.tileset.blocks.iter().enumerate();
    blocks
        .filter_map(move |(n, block)| BlockId::try_from(first + n).ok().map(|id| (id, block)))
        .filter(|(id, _)| *id != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::angle::Angle;
    use sim::project::Tileset;
    use sim::tiles::{Cell, Chunk, SolidTile};
    use std::sync::Arc;

    fn project() -> Project {
        let flat = |height| SolidTile::from_heights([height; 16], Angle(0));
        let block = |tile_a, tile_b| Block { art: 0, tile_a, tile_b, front: false };
        let tileset = Tileset {
            tiles: Arc::new(vec![SolidTile::default(), flat(1), flat(2), flat(3), flat(4)]),
            blocks: Arc::new(vec![Block::default(), block(1, 2), block(2, 2), block(4, 0), block(3, 99)]),
            ..Tileset::default()
        };
        let cell = |block, a, b| Cell { block, a, b, ..Cell::default() };
        let mut cells = vec![Cell::default(); 64];
        cells[0] = cell(101, Solidity::ALL, Solidity::TOP);
        cells[1] = cell(101, Solidity::ALL, Solidity::NONE);
        cells[2] = cell(102, Solidity::TOP, Solidity::ALL);
        Project {
            chunk_size: 8,
            tilesets: vec![Arc::new(TilesetRef { path: "t".into(), first_block: 100, tileset: Arc::new(tileset) })],
            chunks: Arc::new(vec![Arc::new(Chunk { cells, ..Chunk::default() })]),
            ..Project::default()
        }
    }

    #[test]
    fn uses_are_listed_with_their_cells_and_solidity() {
        let found = uses(&project(), 0, 2);
        assert_eq!(
            found.iter().map(|used| (used.block, used.a, used.b, used.cells)).collect::<Vec<_>>(),
            [(101, false, true, 2), (102, true, true, 1)]
        );
        assert_eq!(found[0].solid, Counts { top: 1, none: 1, ..Counts::default() });
        assert_eq!(found[1].solid, Counts { all: 1, top: 1, ..Counts::default() });
        assert_eq!(counts(&project().tilesets[0]), [1, 1, 2, 1, 1]);
        assert!(uses(&project(), 7, 2).is_empty() && uses(&project(), 0, 77).is_empty());
    }
}
