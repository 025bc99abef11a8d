//! The chunk numbers of a zone that must stay what they are, and the chunks of the project that need a number.
//!
//! Painting makes chunks; the game's files have a fixed number of them. A number is free if no act of the zone shows it,
//! whether the act is in the project or not.

use crate::document::imported::extra::{self, LevelExtra, PlaneExtra};
use crate::exchange::sonlvl::files::layout::Layout;
use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::zone::acts::{ActUse, numbers_of};
use crate::exchange::sonlvl::zone::numbers::Numbers;
use crate::exchange::sonlvl::zone::tileset::Zone;
use sim::project::{LevelData, Project};
use sim::tiles::{ChunkId, ChunkRole, LayoutCell};
use std::collections::{BTreeMap, BTreeSet};

/// A zone, to be looked through.
pub(crate) struct ZoneView<'a> {
    /// The project.
    pub project: &'a Project,
    /// The numbers that the zone has in the project.
    pub zone: &'a Zone,
    /// Whose layouts its levels have.
    pub engine: Engine,
    /// The acts that share the chunks in the files, with those that they show.
    pub acts: &'a [ActUse],
    /// True for the section of a level that the export writes: then the project's layout counts, not the file's.
    pub is_written: &'a dyn Fn(&str) -> bool,
    /// True if the project's chunk differs from what the files held under that number.
    pub is_changed: &'a dyn Fn(u8, ChunkId) -> bool,
    /// Acts that are not in the project may change with it.
    pub others_follow: bool,
}

/// The result of the count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ZoneUse {
    /// Numbers that must stay what they are.
    pub taken: Numbers,
    /// Numbers whose chunk the project changes.
    pub changed: Numbers,
    /// Numbers that other planes and acts show whose chunk the project changed: those keep the old chunk, and the
    /// project's gets another number.
    pub kept: Numbers,
    /// Numbers that the foreground of acts shows which are not in the project.
    pub elsewhere: Numbers,
    /// The numbers of the project's chunks.
    pub numbers: BTreeMap<ChunkId, u8>,
    /// Chunks that need a number and have none.
    pub new: Vec<ChunkId>,
}

/// A level of the zone, or the plane behind one, and its layout as it was imported.
struct Act<'a> {
    data: &'a LevelData,
    section: String,
    base: Layout,
    /// True for the plane behind the level of the section.
    is_plane: bool,
}

impl ZoneView<'_> {
    /// Looks the zone through.
    pub(crate) fn look(&self) -> ZoneUse {
        let acts = self.levels();
        let shown: BTreeSet<ChunkId> =
            acts.iter().flat_map(|act| cells(act.data)).map(|(.., cell)| cell.chunk).collect();
        let mut found = ZoneUse::default();
        found.taken.add(0);
        let mut beside = Numbers::default();
        for act in self.acts {
            let is_ours = acts.iter().any(|own| own.section == act.section);
            let has_plane = acts.iter().any(|own| own.section == act.section && own.is_plane);
            if !has_plane || !(self.is_written)(&act.section) {
                beside.add_all(&act.back);
            }
            if !is_ours {
                found.elsewhere.add_all(&act.front);
            } else if !(self.is_written)(&act.section) {
                found.taken.add_all(&act.front);
            }
        }
        beside.add_all(&found.elsewhere);
        found.taken.add_all(&beside);
        if self.zone.extra.chunk_zero == 0 {
            found.numbers.insert(0, 0);
        }
        for (number, chunk) in self.zone.chunks() {
            if self.role(chunk) != ChunkRole::Plain {
                found.taken.add(number);
            }
            if (self.is_changed)(number, chunk) {
                found.changed.add(number);
                found.taken.add(number);
                if number != 0 && beside.has(number) && shown.contains(&chunk) && !self.others_follow {
                    found.kept.add(number);
                    continue;
                }
            }
            found.numbers.entry(chunk).or_insert(number);
        }
        let mut wanted = BTreeSet::new();
        acts.iter().for_each(|act| self.look_at(act, &mut found, &mut wanted));
        found.new = wanted.into_iter().filter(|chunk| !found.numbers.contains_key(chunk)).collect();
        found
    }

    fn role(&self, chunk: ChunkId) -> ChunkRole {
        self.project.chunks.get(usize::from(chunk)).map_or(ChunkRole::Plain, |chunk| chunk.role)
    }

    /// The project's levels of the zone.
    fn levels(&self) -> Vec<Act<'_>> {
        let act = |data: &'_ LevelData| {
            let came: LevelExtra = extra::read(&data.extra)?;
            let base = Layout::read(self.engine, &extra::from_hex(&came.layout)).unwrap_or_default();
            (came.zone == self.zone.extra.zone).then_some((came.section, base))
        };
        let mut all = Vec::new();
        for data in &self.project.levels {
            let Some((section, base)) = act(data) else { continue };
            if let Some((plane, base)) = plane_behind(self.project, data, self.engine) {
                all.push(Act { data: plane, section: section.clone(), base, is_plane: true });
            }
            all.push(Act { data, section, base, is_plane: false });
        }
        all
    }

    /// Marks the numbers that a level shows, and collects the chunks that need one.
    fn look_at(&self, act: &Act<'_>, found: &mut ZoneUse, wanted: &mut BTreeSet<ChunkId>) {
        for (x, y, cell) in cells(act.data) {
            let raw = self.zone.kept_byte(&act.base, (x, y), cell, &found.kept);
            let byte = raw.or_else(|| {
                wanted.insert(cell.chunk);
                let number = *found.numbers.get(&cell.chunk)?;
                Some(if cell.is_loop { number | 0x80 } else { number })
            });
            if let Some(byte) = byte {
                numbers_of(self.zone.has_loops, byte).for_each(|number| found.taken.add(number));
            }
        }
    }
}

/// The plane behind a level that came from a disassembly, and its layout as project and disassembly last agreed on it: empty if
/// that is not known. `None` for a level without a plane.
pub(crate) fn plane_behind<'a>(
    project: &'a Project,
    data: &LevelData,
    engine: Engine,
) -> Option<(&'a LevelData, Layout)> {
    let plane = project.level(&data.plane.level).filter(|plane| plane.key != data.key)?;
    let base = if engine.has_sized_layout() {
        let known = PlaneExtra::of(&plane.extra).map(|known| extra::from_hex(&known.layout)).unwrap_or_default();
        Layout::read(engine, &known).unwrap_or_default()
    } else {
        let known = extra::read::<LevelExtra>(&data.extra).map(|came| extra::from_hex(&came.layout));
        Layout::background(engine, &known.unwrap_or_default())
    };
    Some((plane, base))
}

/// The places of a level's layout: column, row, what is there.
fn cells(data: &LevelData) -> impl Iterator<Item = (usize, usize, LayoutCell)> + '_ {
    (0..data.layout.height()).flat_map(|y| data.layout.row(y).enumerate().map(move |(x, cell)| (x, y as usize, cell)))
}

impl Zone {
    /// The files' numbers and the project's chunks, in the order of the numbers.
    pub fn chunks(&self) -> impl Iterator<Item = (u8, ChunkId)> + '_ {
        // A blank chunk 0 is nothing, with any solidity of its cells.
        let zero = (self.extra.chunk_zero != 0).then_some((0, self.extra.chunk_zero));
        let own = (1..=u8::MAX).zip(self.extra.chunk_numbers()).filter_map(|(n, chunk)| Some((n, chunk?)));
        zero.into_iter().chain(own)
    }

    /// The byte that a layout had at a place, if it still says what the project's cell does.
    ///
    /// So numbers without a chunk, and those of chunks that are merged in the project, stay.
    pub(crate) fn kept_byte(
        &self,
        base: &Layout,
        (x, y): (usize, usize),
        cell: LayoutCell,
        moved: &Numbers,
    ) -> Option<u8> {
        let raw = (x < base.width && y < base.height()).then(|| base.at(x, y))?;
        let number = if self.has_loops { raw & 0x7F } else { raw };
        (self.cell(raw) == cell && !moved.has(number)).then_some(raw)
    }
}
