//! Numbers of solid tiles in the arrays that all acts of a game share.

use crate::exchange::sonlvl::export::Export;
use crate::exchange::sonlvl::export::files::Source;
use crate::exchange::sonlvl::files::collision::{IndexShape, angle_of, tiles_of, write_angles, write_array};
use crate::exchange::sonlvl::files::project::Level;
use crate::exchange::sonlvl::files::write::Parts;
use crate::exchange::sonlvl::zone::tileset::{ARRAYS, IndexFile, array_file, index_files};
use rustc_hash::FxHashMap;
use sim::tiles::SolidTile;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Solid tiles that a byte of a collision index can name.
const NAMEABLE: usize = 0x100;

/// The parts of a solid tile that the games keep.
type TileBytes = ([i8; 16], [i8; 16], u8);

const fn bytes_of(tile: &SolidTile) -> TileBytes {
    (tile.heights, tile.widths, angle_of(tile))
}

fn is_empty(tile: &SolidTile) -> bool {
    (tile.heights, tile.widths) == ([0; 16], [0; 16])
}

/// The solid tiles of a game while acts get theirs.
pub(super) struct SolidNumbers {
    /// Numbers of the tiles that the arrays hold, and of those that were added.
    known: FxHashMap<TileBytes, u16>,
    /// Numbers of tiles that the arrays hold and no act names: those of an earlier export, or of the acts themselves.
    unnamed: FxHashMap<TileBytes, u16>,
    /// Numbers that no act names; the next one is the last.
    free: Vec<u16>,
    /// Tiles with new numbers.
    added: Vec<Option<SolidTile>>,
    /// Tiles for which no number was left.
    missing: BTreeSet<TileBytes>,
    /// Tiles that the arrays hold.
    held: usize,
}

impl SolidNumbers {
    /// Looks which numbers are free: those that no act names whose collision indices stay. `replaced` are the files of those
    /// that do not.
    pub(super) fn of(export: &Export<'_>, level: Level<'_>, replaced: &BTreeSet<PathBuf>) -> Self {
        let array = |key| {
            let file = array_file(export.sonlvl, level, key, None).ok().flatten();
            file.map(|file| file.bytes).unwrap_or_default()
        };
        let [heights, widths, angles] = ARRAYS.map(array);
        let tiles = tiles_of(&heights, &widths, &angles);
        let mut named: BTreeSet<u16> = [0].into_iter().collect();
        for other in export.sonlvl.levels() {
            let files = index_files(export.sonlvl, other, &[], &mut |_| ()).unwrap_or_default();
            for IndexFile { file, shape, .. } in files.iter().filter(|index| !replaced.contains(&index.file.path)) {
                let blocks = shape.blocks(file.bytes.len());
                named.extend((0..blocks).flat_map(|block| [0, 1].map(|path| shape.get(&file.bytes, block, path))));
            }
        }
        let own = index_files(export.sonlvl, level, &[], &mut |_| ()).unwrap_or_default();
        let is_words = own.iter().any(|index| matches!(index.shape, IndexShape::Words { .. }));
        let end = if is_words { tiles.len().max(NAMEABLE) } else { NAMEABLE };
        let (mut known, mut unnamed) = (FxHashMap::default(), FxHashMap::default());
        // Tiles that an act names stay in any case; of equal ones the first counts.
        for (number, tile) in tiles.iter().enumerate().take(end).skip(1) {
            let numbers = if named.contains(&(number as u16)) { &mut known } else { &mut unnamed };
            numbers.entry(bytes_of(tile)).or_insert(number as u16);
        }
        let mut free: Vec<u16> = (1..end as u16).filter(|number| !named.contains(number)).collect();
        // Numbers without a tile are taken before those of tiles that the replaced acts alone had.
        let is_blank = |number: &u16| tiles.get(usize::from(*number)).is_none_or(|tile| tile.heights == [0; 16]);
        free.sort_by_key(|number| std::cmp::Reverse((!is_blank(number), *number)));
        Self { known, unnamed, free, added: vec![None; end], missing: BTreeSet::new(), held: tiles.len() }
    }

    /// Takes the number that a tile has already, before new tiles get it.
    pub(super) fn keep(&mut self, tile: &SolidTile) {
        let bytes = bytes_of(tile);
        if !is_empty(tile)
            && !self.known.contains_key(&bytes)
            && let Some(number) = self.unnamed.get(&bytes)
            && let Some(at) = self.free.iter().position(|free| free == number)
        {
            self.free.remove(at);
            self.known.insert(bytes, *number);
        }
    }

    /// Returns the number of a tile, which may be a new one; 0 if none is left.
    pub(super) fn number(&mut self, tile: &SolidTile) -> u16 {
        if is_empty(tile) {
            return 0;
        }
        let bytes = bytes_of(tile);
        if let Some(number) = self.known.get(&bytes) {
            return *number;
        }
        let Some(number) = self.free.pop() else {
            self.missing.insert(bytes);
            return 0;
        };
        self.known.insert(bytes, number);
        self.added[usize::from(number)] = Some(*tile);
        number
    }

    /// Returns how many tiles are new, how many numbers are left, and how many tiles have none.
    pub(super) fn counts(&self) -> [usize; 3] {
        [self.added.iter().flatten().count(), self.free.len(), self.missing.len()]
    }

    /// Returns the files of the arrays with the new tiles.
    pub(super) fn files(&self, export: &Export<'_>, level: Level<'_>) -> Vec<(Source, Parts, Vec<u8>)> {
        let mut files = Vec::new();
        if self.added.iter().all(Option::is_none) {
            return files;
        }
        for (n, key) in ARRAYS.into_iter().enumerate() {
            let Ok(Some(file)) = array_file(export.sonlvl, level, key, Some(0)) else { continue };
            let source = Source::from(file);
            let mut bytes = export.pending(&source.path).or_else(|| source.now.clone()).unwrap_or_default();
            let parts = if key == "angles" {
                write_angles(&mut bytes, &self.added, self.held);
                Parts::of(1, 0, ["angle of solid tile", "angles of solid tiles"])
            } else {
                write_array(&mut bytes, &self.added, if n == 0 { |tile| tile.heights } else { |tile| tile.widths });
                Parts::of(16, 0, ["solid tile", "solid tiles"])
            };
            files.push((source, parts, bytes));
        }
        files
    }
}
