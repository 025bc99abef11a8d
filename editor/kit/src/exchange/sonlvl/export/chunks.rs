//! The chunk files of a zone, and numbers for the chunks that painting made.

use super::Export;
use super::allot::Numbering;
use super::zone::ZoneOut;
use crate::document::imported::packed::Packed;
use crate::exchange::Weight;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::project::Level;
use crate::exchange::sonlvl::zone::acts::ActUse;
use crate::exchange::sonlvl::zone::chunks::{cell_of, most_blocks, unknown_bits, word_of};
use crate::exchange::sonlvl::zone::join::Joined;
use crate::exchange::sonlvl::zone::numbers::{Numbers, ranges};
use crate::exchange::sonlvl::zone::usage::{ZoneUse, ZoneView};
use sim::tiles::{Cell, Chunk, ChunkId, ChunkRole, Solidity};
use std::collections::BTreeMap;

/// A chunk as the files hold it, and what of it they cannot hold.
pub(super) struct Coded {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Blocks of the project without a number in the zone.
    foreign: Vec<u16>,
    /// Something is solid on a layer that the game does not have.
    has_second_layer: bool,
}

impl ZoneOut<'_> {
    /// The chunk files as project and disassembly last agreed on them; those that are there if that is not known.
    pub(super) fn agreed_chunks(&self) -> Joined {
        let mut joined = self.files.clone();
        let known: Option<Vec<Vec<u8>>> = self.base.chunks.iter().map(Packed::bytes).collect();
        let known = known.filter(|known| known.len() == joined.files.len()).unwrap_or_default();
        for (file, bytes) in joined.files.iter_mut().zip(known) {
            file.count = bytes.len() / joined.unit;
            file.bytes = bytes;
        }
        joined
    }

    /// True if two cells with numbers of the files say the same; two numbers may stand for one block of the tileset.
    fn is_same(&self, one: Cell, other: Cell) -> bool {
        let own = |cell: Cell| self.blocks.list.get(usize::from(cell.block)).copied().flatten();
        Cell { block: other.block, ..one } == other
            && (one.block == other.block || own(one).is_some() && own(one) == own(other))
    }

    /// The bytes of a chunk over those that the files had.
    pub(super) fn code(&self, chunk: &Chunk, base: Option<&[u8]>) -> Coded {
        let mut coded =
            Coded { bytes: Vec::with_capacity(chunk.cells.len() * 2), foreign: Vec::new(), has_second_layer: false };
        let old = base.map_or(&[][..], |base| base.as_chunks::<2>().0);
        for (i, cell) in chunk.cells.iter().enumerate() {
            let known = self.cell(*cell).filter(|cell| cell.block < most_blocks(self.engine));
            let cell = known.unwrap_or_else(|| {
                coded.foreign.push(cell.block);
                Cell::default()
            });
            coded.has_second_layer |= self.engine.has_large_chunks() && cell.b != Solidity::NONE;
            let base = old.get(i).map(|word| u16::from_be_bytes(*word));
            let word = match base {
                Some(word) if self.is_same(cell_of(self.engine, word), cell) => word,
                _ => word_of(self.engine, cell) | base.unwrap_or(0) & unknown_bits(self.engine),
            };
            coded.bytes.extend(word.to_be_bytes());
        }
        coded
    }
}

impl<'a> Export<'a> {
    /// True if there is something at that path.
    pub(super) fn is_there(&self, path: &std::path::Path) -> bool {
        self.sonlvl.folder.storage().meta(path).ok().flatten().is_some()
    }

    fn chunk(&self, id: ChunkId) -> Option<&'a Chunk> {
        let project = self.project;
        project.chunks.get(usize::from(id)).map(|chunk| &**chunk)
    }

    /// Gives each chunk that the zone's levels show a number, or says that there is no room.
    pub(super) fn number_chunks(&mut self, level: Level<'_>, out: &mut ZoneOut<'a>) -> Result<(), SonLvlError> {
        let base = out.agreed_chunks();
        // Of a file that is missing nothing is known but its length.
        let is_known = !out.base.chunks.is_empty() || base.files.iter().all(|file| self.is_there(&file.path));
        let is_changed = |number: u8, id: ChunkId| match (self.chunk(id), base.get(number.into())) {
            (Some(chunk), Some(base)) => is_known && out.code(chunk, Some(base)).bytes != base,
            // Without data in the files it was imported as a blank one.
            (Some(chunk), None) => number != 0 && out.code(chunk, None).bytes.iter().any(|byte| *byte != 0),
            (None, _) => false,
        };
        let view = ZoneView {
            project: self.project,
            zone: &out.zone,
            engine: level.format("layout")?,
            acts: &out.acts,
            is_written: &|section| self.sections.iter().any(|own| own == section),
            is_changed: &is_changed,
            others_follow: self.request.others_follow,
        };
        let mut found = view.look();
        let numbering = numbering(out, &base, &found);
        let mut free = numbering.free().collect::<Vec<_>>().into_iter();
        let mut missing = 0;
        let mut reused = Numbers::default();
        for id in std::mem::take(&mut found.new) {
            let Some(chunk) = self.chunk(id) else { continue };
            let bytes = out.code(chunk, None).bytes;
            let known = same_chunk(out, &found, chunk, &bytes);
            match known.or_else(|| free.next().and_then(|number| u8::try_from(number).ok())) {
                Some(number) => {
                    if usize::from(number) < out.files.len() && known.is_none() {
                        reused.add(number);
                    }
                    found.numbers.insert(id, number);
                }
                None => missing += 1,
            }
        }
        self.report_numbers(level, out, (&numbering, missing), &reused);
        self.report_kept(level, out, &found);
        (out.numbers, out.kept) = (found.numbers, found.kept);
        Ok(())
    }

    fn report_numbers(
        &mut self,
        level: Level<'_>,
        out: &ZoneOut<'_>,
        (numbering, missing): (&Numbering, usize),
        reused: &Numbers,
    ) {
        if missing > 0 {
            let allowed = usize::from(numbering.end) - usize::from(out.engine.has_large_chunks());
            let text =
                format!("chunks of {}: {} are needed, the game has room for {allowed}", out.name(), allowed + missing);
            self.add(level, Weight::Failed, text);
        }
        if reused.count() > 0 {
            let text = format!(
                "chunk numbers {} are used again: no act shows them; whether the game's code does is not known",
                ranges(reused.iter()).to_uppercase()
            );
            self.add(level, Weight::Note, text);
        }
    }

    /// Reports the changes for acts that are not in the project, and the parts that stay.
    fn report_kept(&mut self, level: Level<'_>, out: &ZoneOut<'_>, found: &ZoneUse) {
        let names = |numbers: &Numbers| {
            let shows = |act: &&ActUse| numbers.iter().any(|number| act.front.has(number) || act.back.has(number));
            let names: Vec<&str> = out.acts.iter().filter(shows).map(|act| act.section.as_str()).collect();
            names.join(", ")
        };
        if found.kept.count() > 0 {
            let text = format!(
                "chunks {} are changed here; others show them too ({}) and keep the old ones: here they get numbers of their own",
                ranges(found.kept.iter()).to_uppercase(),
                names(&found.kept)
            );
            self.add(level, Weight::Note, text);
        }
        let is_followed = |number: &u8| found.elsewhere.has(*number) && !found.kept.has(*number);
        let followed: Numbers = found.changed.iter().filter(is_followed).collect();
        if followed.count() > 0 {
            let text = format!(
                "chunks {} change also for acts that are not in the project",
                ranges(followed.iter()).to_uppercase()
            );
            self.add(level, Weight::Note, text);
        }
    }

    pub(super) fn chunk_files(&mut self, level: Level<'_>, out: &mut ZoneOut<'a>) {
        let mut base = out.agreed_chunks();
        for (file, now) in base.files.iter_mut().zip(&out.files.files) {
            let known = (!out.base.chunks.is_empty()).then(|| std::mem::take(&mut file.bytes));
            file.bytes = self.base_of(known, Some(&now.bytes));
            file.count = file.bytes.len() / base.unit;
        }
        let mut ours: Vec<Vec<u8>> = base.files.iter().map(|file| file.bytes.clone()).collect();
        let mut lost: Vec<(Weight, String)> = Vec::new();
        let mut put: BTreeMap<u8, ChunkId> = out.zone.chunks().filter(|(n, _)| !out.kept.has(*n)).collect();
        // Numbers that are given out now take the place of what had them.
        put.extend(out.numbers.iter().map(|(id, number)| (*number, *id)));
        if out.zone.extra.chunk_zero == 0 {
            put.remove(&0);
        }
        for (number, id) in &put {
            let Some(chunk) = self.chunk(*id) else { continue };
            let number = usize::from(*number);
            if number == 0 && base.get(0).is_none() {
                continue;
            }
            let coded = out.code(chunk, base.get(number));
            let is_known = out.zone.chunks().any(|(known, own)| usize::from(known) == number && own == *id);
            if base.get(number).is_none() && is_known && coded.bytes.iter().all(|byte| *byte == 0) {
                continue;
            }
            lost.extend(coded.lost(number, out));
            lost.extend(self.lost_role(out, (number, *id), chunk));
            base.put(&mut ours, number, &coded.bytes);
        }
        lost.sort();
        lost.dedup();
        for (weight, text) in lost {
            self.add(level, weight, text);
        }
        out.after.1.chunks = self.lay_joined(level, (&base, &out.files), ["chunk", "chunks"], &ours);
        let last = put.keys().next_back().copied().unwrap_or(0);
        let numbers = (1..=last).map(|number| put.get(&number).copied()).collect();
        out.after.0.set_chunks(numbers);
    }

    /// A chunk that means something to the game's code by its number means nothing under another one.
    fn lost_role(&self, out: &ZoneOut<'_>, (number, id): (usize, ChunkId), chunk: &Chunk) -> Option<(Weight, String)> {
        let had = out.zone.chunks().any(|(n, known)| usize::from(n) == number && known == id);
        (out.engine.has_large_chunks() && chunk.role != ChunkRole::Plain && !had).then(|| {
            let text = format!(
                "chunk {number:02X} is a loop or a tunnel in the project: the game knows those by their old numbers"
            );
            (Weight::Lost, text)
        })
    }
}

impl Coded {
    fn lost(&self, number: usize, out: &ZoneOut<'_>) -> Vec<(Weight, String)> {
        let mut lost = Vec::new();
        let mut foreign = self.foreign.clone();
        foreign.sort_unstable();
        foreign.dedup();
        for block in foreign {
            let text = format!("chunk {number:02X}: block {block} of the project has no number in {}", out.name());
            lost.push((Weight::Failed, text));
        }
        if self.has_second_layer {
            lost.push((Weight::Lost, format!("chunk {number:02X}: the second layer, which this game does not have")));
        }
        lost
    }
}

/// Returns the source of free numbers.
fn numbering(out: &ZoneOut<'_>, base: &Joined, found: &ZoneUse) -> Numbering {
    let held = out.files.len().max(base.len());
    // The existing content of the files fits, regardless of the game's first version.
    let end = (usize::from(out.room.last_chunk) + 1).max(held);
    let most = out.engine.chunk_numbers();
    let mut numbering = Numbering { held: held.min(most) as u16, end: end.min(most) as u16, ..Numbering::default() };
    found.taken.iter().for_each(|number| numbering.take(number.into()));
    for number in 0..numbering.held {
        let (now, base) = (out.files.get(number.into()), base.get(number.into()));
        // Somebody else has put something there.
        if now != base {
            numbering.take(number);
        }
        numbering.blank.push(now.is_none_or(|bytes| bytes.iter().all(|byte| *byte == 0)));
    }
    numbering
}

/// A number that no chunk of the project has, and under which the files hold that chunk already: from an export of which
/// the project knows nothing.
fn same_chunk(out: &ZoneOut<'_>, found: &ZoneUse, chunk: &Chunk, bytes: &[u8]) -> Option<u8> {
    if chunk.role != ChunkRole::Plain || chunk.low_plane.is_some() {
        return None;
    }
    let plain = |word: &[u8; 2]| u16::from_be_bytes(*word) & !unknown_bits(out.engine);
    let same = |held: &[u8]| held.as_chunks::<2>().0.iter().map(plain).eq(bytes.as_chunks::<2>().0.iter().map(plain));
    let given: Numbers = found.numbers.values().copied().collect();
    let last = if out.zone.has_loops { 0x7F } else { 0xFF };
    (1..=last).find(|number| !given.has(*number) && out.files.get(usize::from(*number)).is_some_and(same))
}
