//! Chunks as they were imported, for those that were edited in place since.

use crate::document::imported::extra::ZoneExtra;
use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::zone::base::{self, ZoneBase};
use crate::exchange::sonlvl::zone::chunks::cell_of;
use crate::exchange::sonlvl::zone::prints::{Prints, chunk_digest};
use sim::project::TilesetRef;
use sim::tiles::{Cell, ChunkRole};
use std::collections::HashMap;

/// A chunk with the files' block numbers.
pub type Imported = (ChunkRole, Vec<Cell>);

/// Chunks of a zone, read from what the project keeps of the files.
pub(crate) struct ImportedChunks {
    prints: Prints,
    /// The files' bytes, once they were needed.
    files: Option<Vec<Vec<u8>>>,
    known: HashMap<u8, Option<Imported>>,
}

impl ImportedChunks {
    /// Of a zone with those digests.
    pub(crate) fn new(prints: Prints) -> Self {
        Self { prints, files: None, known: HashMap::new() }
    }

    /// The chunk of a number; `None` if the project does not hold it as it was imported, for an export wrote another.
    pub(crate) fn get(&mut self, set: &TilesetRef, zone: &ZoneExtra, number: u8, side: usize) -> Option<Imported> {
        let files = self.files.get_or_insert_with(|| {
            let base = base::read::<ZoneBase>(&set.tileset.extra).unwrap_or_default();
            base.chunks.iter().map(|file| file.bytes().unwrap_or_default()).collect()
        });
        let prints = &self.prints;
        self.known.entry(number).or_insert_with(|| read(files, zone, prints, (number.into(), side))).clone()
    }
}

fn read(files: &[Vec<u8>], zone: &ZoneExtra, prints: &Prints, (number, side): (usize, usize)) -> Option<Imported> {
    let unit = side * side * 2;
    let in_file = |(file, [start, count]): (&Vec<u8>, &[u16; 2])| {
        let at = number.checked_sub(usize::from(*start)).filter(|at| *at < usize::from(*count))?;
        file.get(at * unit..)?.get(..unit).map(<[u8]>::to_vec)
    };
    let bytes = files.iter().zip(&zone.chunk_files).rev().find_map(in_file)?;
    let engine = if side == usize::from(Engine::S1.chunk_size()) { Engine::S1 } else { Engine::S2 };
    let words = bytes.as_chunks::<2>().0.iter();
    let cells: Vec<Cell> = words.map(|word| cell_of(engine, u16::from_be_bytes(*word))).collect();
    let roles = [ChunkRole::Plain, ChunkRole::Loop, ChunkRole::LoopHighInAir, ChunkRole::Tunnel];
    let role = roles.into_iter().find(|role| prints.get(number) == Some(chunk_digest(*role, &cells)))?;
    Some((role, cells))
}
