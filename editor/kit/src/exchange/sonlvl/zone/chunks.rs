//! Chunk words: block, flips and solidity of a chunk's cell in two bytes.

use crate::exchange::Report;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::project::{Engine, Level, SonLvl};
use crate::exchange::sonlvl::zone::join::{Joined, Units};
use sim::tiles::{Cell, Solidity};

/// Bytes of a chunk.
pub(crate) const fn chunk_bytes(engine: Engine) -> usize {
    let side = engine.chunk_size() as usize;
    side * side * 2
}

/// The chunk files of a level; `known` as in [`Units`].
///
/// # Errors
/// What is missing or cannot be unpacked.
pub(crate) fn chunk_files(
    sonlvl: &SonLvl<'_>,
    level: Level<'_>,
    known: &[[u16; 2]],
    report: &mut Report,
) -> Result<Joined, SonLvlError> {
    let engine = level.format("chunk")?;
    let packed = level.compression("chunk", &["chunkcmp"])?;
    // The files of Sonic 1 begin with chunk 1.
    let lead = usize::from(engine.has_large_chunks());
    let units = Units { bytes: chunk_bytes(engine), lead, known };
    let mut found_instead = |name: &str, instead: &str| report.add_instead(level.name(), name, instead);
    Joined::read(&sonlvl.folder, &level.pieces("chunks")?, packed, units, &mut found_instead)
}

/// Bits of a word that say nothing to this version; an export keeps what is in the file.
pub(crate) const fn unknown_bits(engine: Engine) -> u16 {
    if engine.has_large_chunks() { 0x8000 } else { 0 }
}

/// Most blocks that words can name.
pub(crate) const fn most_blocks(engine: Engine) -> u16 {
    if engine.has_large_chunks() { 0x800 } else { 0x400 }
}

fn solidity(bits: u16) -> Solidity {
    Solidity { top: bits & 1 != 0, sides_and_bottom: bits & 2 != 0 }
}

fn solid_bits(solidity: Solidity) -> u16 {
    u16::from(solidity.top) | u16::from(solidity.sides_and_bottom) << 1
}

/// Returns the cell of a word; the block's number is that of the file.
pub(crate) fn cell_of(engine: Engine, word: u16) -> Cell {
    if engine.has_large_chunks() {
        Cell {
            block: word & 0x7FF,
            flip_x: word & 0x800 != 0,
            flip_y: word & 0x1000 != 0,
            a: solidity(word >> 13),
            b: Solidity::NONE,
        }
    } else {
        Cell {
            block: word & 0x3FF,
            flip_x: word & 0x400 != 0,
            flip_y: word & 0x800 != 0,
            a: solidity(word >> 12),
            b: solidity(word >> 14),
        }
    }
}

/// The word of a cell whose block has the file's number.
pub(crate) fn word_of(engine: Engine, cell: Cell) -> u16 {
    let flips = u16::from(cell.flip_x) | u16::from(cell.flip_y) << 1;
    if engine.has_large_chunks() {
        cell.block & 0x7FF | flips << 11 | solid_bits(cell.a) << 13
    } else {
        cell.block & 0x3FF | flips << 10 | solid_bits(cell.a) << 12 | solid_bits(cell.b) << 14
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_comes_back() {
        for engine in [Engine::S1, Engine::S2, Engine::S3k] {
            for word in 0..=u16::MAX {
                assert_eq!(word_of(engine, cell_of(engine, word)), word & !unknown_bits(engine), "{word:04X}");
            }
        }
    }

    #[test]
    fn bits_stand_where_the_games_have_them() {
        let cell = Cell { block: 3, flip_x: true, flip_y: false, a: Solidity::TOP, b: Solidity::NONE };
        assert_eq!(cell_of(Engine::S1, 0x2803), cell);
        assert_eq!(cell_of(Engine::S2, 0x9403), Cell { b: solidity(2), ..cell });
    }
}
