//! The cells of a level as words of tiles, as version 5 has them: on the low plane, or on the high one.

use crate::exchange::drawn_blocks::block_set::{DrawnBlock, PlacedBlock};
use crate::exchange::drawn_blocks::place_cells::{PlaceCells, SeenBlock};
use crate::exchange::rsdk::export::tile_set::TileSet;
use crate::exchange::rsdk::stage::scene::EMPTY;
use sim::project::{LevelData, Project};
use sim::tiles::Solidity;

/// The cells of a level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LevelWords {
    /// Cells across and down.
    pub size: (usize, usize),
    /// The words of the low plane, then those of the high one.
    pub planes: [Vec<u16>; 2],
}

/// Returns the words of those cells of a level that are wanted; tiles that are new go into the set.
pub(super) fn words_of(
    project: &Project,
    data: &LevelData,
    set: &mut TileSet,
    wanted: impl Fn(usize, usize) -> bool,
) -> LevelWords {
    let side = usize::from(project.chunk_size.max(1));
    let size = (data.layout.width() as usize * side, data.layout.height() as usize * side);
    let mut words = LevelWords { size, planes: [vec![EMPTY; size.0 * size.1], vec![EMPTY; size.0 * size.1]] };
    let swaps = project.ruleset.resolve_lenient().swaps_chunks();
    for row in 0..data.layout.height() {
        for (column, place) in data.layout.row(row).enumerate() {
            let cells = PlaceCells::new(project, place, swaps);
            for at in 0..side * side {
                let (x, y) = (column * side + at % side, row as usize * side + at / side);
                let seen = if wanted(x, y) { cells.block(at) } else { None };
                let Some((word, is_high)) = seen.map(|seen| word_of(&seen, set)) else { continue };
                words.planes[usize::from(is_high)][y * size.0 + x] = word;
            }
        }
    }
    words
}

/// The word of a block, and whether it is on the high plane.
fn word_of(seen: &SeenBlock, set: &mut TileSet) -> (u16, bool) {
    let PlacedBlock { number, flip_x, flip_y } =
        set.add(&DrawnBlock { front: false, ..seen.block.clone() }, seen.needs());
    let flips = u16::from(flip_x != seen.flips.0) << 10 | u16::from(flip_y != seen.flips.1) << 11;
    let bits = solidity_bits(seen.solidity[0]) << 12 | solidity_bits(seen.solidity[1]) << 14;
    (number as u16 & 0x3FF | flips | bits, seen.block.front)
}

/// The bits of a solidity: the low one for the top, the high one for sides and below.
fn solidity_bits(solidity: Solidity) -> u16 {
    u16::from(solidity.top) | u16::from(solidity.sides_and_bottom) << 1
}
