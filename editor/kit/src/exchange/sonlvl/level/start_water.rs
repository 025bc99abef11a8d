//! The height of the water when an act begins, from the tables of the disassembly around a level project.

use crate::exchange::sonlvl::files::expression::Constants;
use crate::exchange::sonlvl::files::folder::{Folder, read_limited};
use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::files::source::{self, Row};

/// Bytes of the file of Sonic 3: a word for each act of 16 zones.
const BYTES_OF_3: u64 = 64;
/// The height by which Sonic 3 means none.
const NONE_IN_3: i32 = 0x600;
/// The first zone of Sonic 2's short table, and from how many rows on it is the long one.
const FIRST_ZONE_OF_2: usize = 8;
const LONG_TABLE_OF_2: usize = 17;
/// The acts of Sonic 2 with water: Chemical Plant 2, Aquatic Ruin 1 and 2, by zone and act.
const WET_IN_2: [usize; 3] = [0x0D * 2 + 1, 0x0F * 2, 0x0F * 2 + 1];
/// The acts of Sonic 3 with water: Angel Island 1 and 2, Hydrocity 1 and 2, Carnival Night 2, Icecap 2, Launch Base 2. Dry
/// acts have heights that mean nothing, in the table and in level projects.
const WET_IN_3: [usize; 7] = [0, 1, 2, 3, 7, 0x0B, 0x0D];
/// Labyrinth's first act in the tables of Sonic 1; the fourth is Scrap Brain's third.
const LABYRINTH: usize = 4;

/// The reader of a height of each act from a table's rows.
type Reader = fn(&[Row]) -> Vec<Option<i32>>;

/// A table of heights.
#[derive(Debug, Default)]
pub(crate) struct StartWater {
    /// The source of it.
    source: String,
    heights: Vec<Option<i32>>,
}

impl StartWater {
    /// Reads the table of a game, if it is there.
    pub(crate) fn read(folder: &Folder<'_>, engine: Engine, constants: &mut Constants) -> Self {
        let (file, read): (&str, Reader) = match engine {
            Engine::S1 => ("_inc/LZWaterFeatures.asm", of_sonic_1),
            Engine::S2 => ("s2.asm", of_sonic_2),
            Engine::S3k => return of_sonic_3(folder),
            Engine::Scd | Engine::S2na => return Self::default(),
        };
        let Some((source, text)) = source::text(folder, file) else { return Self::default() };
        let rows = source::read(&text, &[LABEL], constants).remove(LABEL).unwrap_or_default();
        Self { source: format!("{source}, {LABEL}"), heights: read(&rows) }
    }

    /// The height of the act in a row of the game's tables, and where it is written.
    pub(crate) fn of(&self, row: usize) -> Option<(i32, &str)> {
        let height = self.heights.get(row).copied().flatten()?;
        Some((height, &self.source))
    }
}

const LABEL: &str = "WaterHeight";

/// True for acts of Sonic 3 that have no water, whatever tables and level projects say.
pub(crate) fn is_dry(engine: Engine, row: usize) -> bool {
    engine == Engine::S3k && !WET_IN_3.contains(&row)
}

/// A word that is a height.
fn height(word: i64) -> i32 {
    i32::from(word as u16)
}

/// Four words, of Labyrinth's acts.
fn of_sonic_1(rows: &[Row]) -> Vec<Option<i32>> {
    let words = rows.iter().flat_map(|row| row.words.iter().flatten());
    vec![None; LABYRINTH].into_iter().chain(words.map(|word| Some(height(*word)))).take(LABYRINTH + 4).collect()
}

/// A row of two words for each zone, from the first or from a later one on; dry acts have heights that mean nothing.
fn of_sonic_2(rows: &[Row]) -> Vec<Option<i32>> {
    let first = if rows.len() >= LONG_TABLE_OF_2 { 0 } else { FIRST_ZONE_OF_2 };
    let of = |act: usize| {
        let words = rows.get((act / 2).checked_sub(first)?)?.words.as_ref()?;
        words.get(act % 2).map(|word| height(*word)).filter(|_| WET_IN_2.contains(&act))
    };
    (0..2 * LONG_TABLE_OF_2).map(of).collect()
}

fn of_sonic_3(folder: &Folder<'_>) -> StartWater {
    let found = folder.below_root("Levels/Misc/StartingWaterHeights.bin");
    let bytes = found.as_ref().and_then(|path| read_limited(folder.storage(), path, BYTES_OF_3).ok());
    let (Some(path), Some(bytes)) = (found, bytes) else { return StartWater::default() };
    let word = |word: &[u8]| i32::from(word[0]) << 8 | i32::from(word[1]);
    let heights = bytes.chunks_exact(2).map(word).map(|height| (height != NONE_IN_3).then_some(height)).collect();
    StartWater { source: folder.shown(&path), heights }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<Row> {
        source::read(text, &[LABEL], &mut Constants::default()).remove(LABEL).unwrap_or_default()
    }

    #[test]
    fn sonic_1_has_a_word_for_each_act_of_labyrinth() {
        let heights = of_sonic_1(&rows("WaterHeight:\tdc.w $B8\n\tdc.w $328\n\tdc.w $900\n\tdc.w $228\n\teven\n"));
        assert_eq!(heights[3..], [None, Some(0xB8), Some(0x328), Some(0x900), Some(0x228)]);
    }

    #[test]
    fn dry_acts_of_sonic_3_are_dry() {
        let dry: Vec<usize> = (0..14).filter(|row| is_dry(Engine::S3k, *row)).collect();
        assert_eq!(dry, [4, 5, 6, 8, 9, 10, 12]);
        assert!(!is_dry(Engine::S2, 4) && !is_dry(Engine::S1, 4));
    }

    #[test]
    fn sonic_2_has_a_long_table_and_a_short_one() {
        let short: String = (8..16).map(|zone| format!("\tdc.w ${zone}00, ${zone}01\n")).collect();
        let long: String = (0..17).map(|zone| format!("\tzoneTableEntry.w ${zone}00, ${zone}01\n")).collect();
        let text = format!(
            "useFullWaterTables = 0\nWaterHeight:\n    if useFullWaterTables\n{long}    else\n{short}    endif\n"
        );
        for heights in [of_sonic_2(&rows(&text)), of_sonic_2(&rows(&format!("WaterHeight:\n{long}")))] {
            assert_eq!((heights[26], heights[27]), (None, Some(0x1301)), "Chemical Plant");
            assert_eq!((heights[30], heights[31], heights[0]), (Some(0x1500), Some(0x1501), None), "Aquatic Ruin");
        }
    }
}
