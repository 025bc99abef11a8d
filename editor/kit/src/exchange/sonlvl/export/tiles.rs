//! The solid tiles, which all zones of a game share: heights, widths, angles.

use super::Export;
use super::allot::Numbering;
use super::zone::ZoneOut;
use crate::document::imported::mapping::Mapping;
use crate::document::imported::packed::Packed;
use crate::exchange::Weight;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::collision::{write_angles, write_array};
use crate::exchange::sonlvl::files::project::Level;
use crate::exchange::sonlvl::files::write::Parts;
use crate::exchange::sonlvl::zone::tileset;
use sim::tiles::TileId;

/// Solid tiles that bytes of a collision index can name.
const NAMEABLE: usize = 0x100;

impl<'a> Export<'a> {
    /// Gives each solid tile a number of the files.
    pub(super) fn number_tiles(&mut self, level: Level<'_>, out: &mut ZoneOut<'a>) -> Result<(), SonLvlError> {
        let count = out.set.tileset.tiles.len();
        let held = self.tiles_in_files(level, out);
        let end = held.max(NAMEABLE) as u16;
        out.tiles = Mapping::of(&out.zone.extra.tiles, count, end);
        let used = tiles_of_blocks(out);
        let is_wanted = |own: &u16| out.tiles.number(*own).is_none() && used[usize::from(*own)];
        let wanted: Vec<u16> = (0..=u16::MAX).take(count).filter(is_wanted).collect();
        if !wanted.is_empty() {
            let mut numbering = Numbering { held: end, end, ..Numbering::default() };
            numbering.take(0);
            self.named_by_indices().into_iter().for_each(|tile| numbering.take(tile));
            self.given_tiles.iter().for_each(|tile| numbering.take(*tile));
            for (own, number) in out.tiles.numbers.iter().enumerate() {
                let Some(number) = number else { continue };
                if used[own] || is_edited(out, own, *number) {
                    numbering.take(*number);
                }
            }
            let free: Vec<u16> = numbering.free().collect();
            if free.len() < wanted.len() {
                let needed = usize::from(end) + wanted.len() - free.len();
                let text = format!("solid tiles: {needed} are needed, the game has room for {end}");
                self.add(level, Weight::Failed, text);
            }
            for (own, number) in wanted.into_iter().zip(free) {
                out.tiles.give(own, number);
                self.given_tiles.push(number);
            }
        }
        out.after.0.tiles = out.tiles.stored();
        Ok(())
    }

    /// Returns the number of solid tiles in the files.
    fn tiles_in_files(&self, level: Level<'_>, out: &ZoneOut<'_>) -> usize {
        let kept = out.base.arrays[..2].iter().filter_map(Packed::bytes).map(|bytes| bytes.len() / 16).max();
        let now = || {
            let file = tileset::array_file(self.sonlvl, level, "colarr1", None).ok().flatten();
            file.map_or(0, |file| file.bytes.len() / 16)
        };
        kept.unwrap_or_else(now)
    }

    /// The solid tiles that the collision indices of all levels name.
    fn named_by_indices(&self) -> Vec<TileId> {
        let mut named = Vec::new();
        for level in self.sonlvl.levels() {
            for index in tileset::index_files(self.sonlvl, level, &[], &mut |_| ()).unwrap_or_default() {
                let blocks = index.shape.blocks(index.file.bytes.len());
                let at = |path| (0..blocks).map(move |block| (block, path));
                named.extend(at(0).chain(at(1)).map(|(block, path)| index.shape.get(&index.file.bytes, block, path)));
            }
        }
        named.sort_unstable();
        named.dedup();
        named
    }

    pub(super) fn array_files(&mut self, level: Level<'_>, out: &mut ZoneOut<'a>) {
        let tiles = out.tiles.by_number(&out.set.tileset.tiles);
        let held = self.tiles_in_files(level, out);
        for (n, key) in tileset::ARRAYS.into_iter().enumerate() {
            let Some(name) = level.file(key) else { continue };
            let packed = level.compression(if key == "angles" { "angle" } else { "colarr" }, &[COMPRESSION[n]]);
            let source = packed.and_then(|packed| self.source(&name, packed));
            let known = out.base.arrays[n].bytes();
            if let (Err(error), None) = (&source, &known) {
                self.add(level, Weight::Note, format!("{error}: left alone"));
                continue;
            }
            let Some(source) = self.reported(level, source) else { continue };
            let base = self.base_of(known, source.now.as_ref());
            let mut ours = base.clone();
            let parts = if key == "angles" {
                write_angles(&mut ours, &tiles, held);
                Parts::of(1, 0, ["angle of solid tile", "angles of solid tiles"])
            } else {
                write_array(&mut ours, &tiles, if n == 0 { |tile| tile.heights } else { |tile| tile.widths });
                Parts::of(16, 0, ["solid tile", "solid tiles"])
            };
            out.after.1.array_files[n] = self.sonlvl.folder.shown(&source.path);
            out.after.1.arrays[n] = Packed::of(&self.lay(level.name(), source, parts, &base, &ours));
        }
    }
}

/// Keys of the compressions of the three files.
const COMPRESSION: [&str; 3] = ["colarrcmp", "colarrcmp", "anglecmp"];

/// Returns the solid tiles that the tileset's blocks carry.
fn tiles_of_blocks(out: &ZoneOut<'_>) -> Vec<bool> {
    let mut used = vec![false; out.set.tileset.tiles.len()];
    for tile in out.set.tileset.blocks.iter().flat_map(|block| [block.tile_a, block.tile_b]) {
        used.get_mut(usize::from(tile)).into_iter().for_each(|used| *used = true);
    }
    used
}

/// True if a solid tile is not what the files held under its number.
fn is_edited(out: &ZoneOut<'_>, own: usize, number: u16) -> bool {
    let Some(tile) = out.set.tileset.tiles.get(own) else { return false };
    let range = usize::from(number) * 16..usize::from(number) * 16 + 16;
    let differs = |kept: Option<Vec<u8>>, now: [i8; 16]| {
        kept.as_ref().and_then(|bytes| bytes.get(range.clone())).is_some_and(|was| was != now.map(|n| n as u8))
    };
    differs(out.base.arrays[0].bytes(), tile.heights) || differs(out.base.arrays[1].bytes(), tile.widths)
}
