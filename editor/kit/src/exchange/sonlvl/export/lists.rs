//! The lists of a level: objects and rings, each merged entry by entry with what the file has now.

use super::Export;
use super::entries::{self, Item, laid_out};
use super::files::Source;
use super::level::LevelOut;
use super::list_entries::{ListGame, Lists, Unheld, habits};
use crate::document::imported::packed::Packed;
use crate::exchange::Weight;
use crate::exchange::sonlvl::files::project::{Engine, Level};
use crate::exchange::sonlvl::files::write::Parts;
use crate::exchange::sonlvl::level::objects::{self, Entry, OBJECT, RING};
use crate::exchange::sonlvl::zone::base::{self, LevelBase};
use crate::exchange::sonlvl::zone::by_zone;
use sim::objects as kinds;
use sim::project::{LevelData, OwnKinds, PlacementId, Project};
use std::collections::BTreeMap;

/// The number of things in a level's lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Objects and layer switchers.
    pub objects: usize,
    /// Of these, those that the game remembers.
    pub remembered: usize,
    /// Rings, those of groups one by one.
    pub rings: usize,
}

/// Returns the number of things that the lists of a level would hold if it were exported.
pub(crate) fn list_counts(project: &Project, level: &LevelData, engine: Engine, known: &LevelBase) -> Counts {
    lists_of(project, level, engine, known).counts(engine)
}

impl Lists {
    /// Returns how many things they hold.
    pub(super) fn counts(&self, engine: Engine) -> Counts {
        Counts {
            objects: self.objects.len(),
            remembered: remembered(engine, self.objects.iter().map(|item| &item.bytes)),
            rings: self.rings.iter().map(|item| rings_of_entry(engine, &item.bytes)).sum(),
        }
    }
}

/// Placements and layer switchers of a level that its game's lists do not hold as they are, each with the reason.
///
/// Nothing of a level that came from no disassembly.
pub(crate) fn unheld(project: &Project, level: &LevelData) -> Vec<(PlacementId, String)> {
    let known = base::read::<LevelBase>(&level.extra);
    let Some((engine, known)) = known.and_then(|known| Some((known.engine()?, known))) else { return Vec::new() };
    let lists = lists_of(project, level, engine, &known);
    lists.lost.into_iter().map(|Unheld { id, why, .. }| (id, why)).collect()
}

fn lists_of(project: &Project, level: &LevelData, engine: Engine, known: &LevelBase) -> Lists {
    let held = known.objects.bytes().unwrap_or_default();
    let habits = habits(engine, objects::split_objects(&held).0);
    let numbers = kinds::Engine::named(if known.list.is_empty() { engine.prefix() } else { &known.list });
    let game = ListGame { objects: engine, rings: engine, numbers, own: &project.objects, habits };
    let mut lists = Lists::default();
    game.add_all(level, &mut lists);
    lists
}

/// The rings of an entry of a ring list.
pub(super) const fn rings_of_entry(engine: Engine, bytes: &[u8; RING]) -> usize {
    if engine.has_ring_groups() { (bytes[2] >> 4 & 7) as usize + 1 } else { 1 }
}

/// Returns the number of entries of an object list that the game remembers.
pub(super) fn remembered<'a>(engine: Engine, entries: impl Iterator<Item = &'a [u8; OBJECT]>) -> usize {
    entries.filter(|bytes| Entry::read(engine, **bytes).is_remembered(engine)).count()
}

/// The parts of a list file: bytes before the entries, the entries, bytes behind.
type ListParts<'a, const N: usize> = (&'a [u8], &'a [[u8; N]], &'a [u8]);

/// An object list, which has nothing before its entries.
fn split_object_list(_: Engine, bytes: &[u8]) -> ListParts<'_, OBJECT> {
    let (entries, rest) = objects::split_objects(bytes);
    (&[], entries, rest)
}

/// A list of a level on its way into its file.
struct ListOut<'a, const N: usize> {
    source: Source,
    /// The contents of the file when project and disassembly last agreed.
    base: Vec<u8>,
    items: Vec<Item<N>>,
    /// Whose list it is, and what cuts its file into the parts.
    engine: Engine,
    split: fn(Engine, &[u8]) -> ListParts<'_, N>,
    /// The head and the end of a file that had none.
    fresh: [&'a [u8]; 2],
    /// True if entries are in order of x.
    by_x: bool,
    parts: Parts,
}

/// The result for a list.
struct LaidList<const N: usize> {
    /// The entries that the file gets.
    entries: Vec<[u8; N]>,
    /// The file as the project alone would have it, which the next export is compared with.
    own: Vec<u8>,
    /// The places of the project's entries in it.
    places: Vec<(PlacementId, usize)>,
}

impl Export<'_> {
    pub(super) fn lists(&mut self, level: Level<'_>, data: &LevelData, out: &mut LevelOut) {
        let formats = level.format("object").and_then(|engine| Ok((engine, level.format("ring")?)));
        let Some((objects, rings)) = self.reported(level, formats) else { return };
        let own: &OwnKinds = &self.project.objects;
        let known = out.base.objects.bytes();
        let numbers = by_zone::object_list(objects, level);
        let mut game = ListGame { objects, rings, numbers, own, habits: BTreeMap::new() };
        let mut lists = Lists::default();
        game.add_all(data, &mut lists);
        let is_empty = [lists.objects.is_empty(), lists.rings.is_empty()];
        let held = self.list_base(level, ("objects", "object", "objectcmp"), (known, is_empty[0]));
        let held_rings = match rings.has_large_chunks() {
            true => None,
            false => self.list_base(level, ("rings", "ring", "ringcmp"), (out.base.rings.bytes(), is_empty[1])),
        };
        let old = held.as_ref().map(|(_, base)| objects::split_objects(base).0).unwrap_or_default();
        let old_rings = held_rings.as_ref().map(|(_, base)| objects::split_rings(rings, base).1).unwrap_or_default();
        game.habits = habits(objects, old);
        lists = Lists::default();
        game.add_all(data, &mut lists);
        for Unheld { places, is_ring, why, id } in std::mem::take(&mut lists.lost) {
            let is_kept = if is_ring {
                keep_entries(&mut lists.rings, old_rings, (&places, id))
            } else {
                keep_entries(&mut lists.objects, old, (&places, id))
            };
            let why = if is_kept { format!("{why}: left as it is in the file") } else { why };
            self.add(level, Weight::Lost, why);
        }
        out.remembered = lists.remembered;
        self.object_list(level, (lists.objects, held), (objects, out));
        self.ring_list(level, (lists.rings, held_rings), (rings, out));
    }

    /// A list's file, and what it held when project and disassembly last agreed; `None` without one.
    ///
    /// A file that neither the import nor this export can read is left alone as long as the level has nothing for it.
    fn list_base(
        &mut self,
        level: Level<'_>,
        (key, kind, cmp): (&str, &str, &str),
        (known, is_empty): (Option<Vec<u8>>, bool),
    ) -> Option<(Source, Vec<u8>)> {
        let name = level.file(key).filter(|_| level.format(kind).is_ok_and(|engine| engine != Engine::Scd))?;
        let source = level.compression(kind, &[cmp]).and_then(|packed| self.source(&name, packed));
        if let (Err(error), None, true) = (&source, &known, is_empty) {
            self.add(level, Weight::Note, format!("{error}: left alone"));
            return None;
        }
        let source = self.reported(level, source)?;
        let base = known.or_else(|| source.now.clone()).unwrap_or_default();
        Some((source, base))
    }

    fn object_list(
        &mut self,
        level: Level<'_>,
        (items, held): (Vec<Item<OBJECT>>, Option<(Source, Vec<u8>)>),
        (engine, out): (Engine, &mut LevelOut),
    ) {
        let Some((source, base)) = held else {
            if !items.is_empty() {
                let text = format!("{} objects and layer switchers: there is no list of objects", items.len());
                self.add(level, Weight::Lost, text);
            }
            return;
        };
        let (old, _) = objects::split_objects(&base);
        let (before, before_remembered) = (old.len(), remembered(engine, old.iter()));
        let split = split_object_list;
        let fresh = [&[][..], objects::end_of_objects(engine)];
        let parts = Parts::list(OBJECT, ["object", "objects"]);
        let laid = self.lay_list(level, ListOut { source, base, items, engine, split, fresh, by_x: true, parts });
        let room = out.base.room;
        self.report_room(level, ("objects", laid.entries.len(), before), room.objects);
        let now = remembered(engine, laid.entries.iter());
        self.report_room(level, ("objects that are remembered", now, before_remembered), room.remembered);
        out.base.objects = Packed::of(&laid.own);
        out.keep_places(&laid.places);
    }

    fn ring_list(
        &mut self,
        level: Level<'_>,
        (items, held): (Vec<Item<RING>>, Option<(Source, Vec<u8>)>),
        (engine, out): (Engine, &mut LevelOut),
    ) {
        let Some((source, base)) = held else {
            if !items.is_empty() {
                let text = format!("{} rings and groups of rings: there is no list of rings", items.len());
                self.add(level, Weight::Lost, text);
            }
            return;
        };
        let count = |bytes: &[u8; RING]| rings_of_entry(engine, bytes);
        let before = objects::split_rings(engine, &base).1.iter().map(count).sum();
        let has_groups = engine.has_ring_groups();
        let head: &[u8] = if has_groups { &[] } else { &[0; RING] };
        let parts = Parts::list(RING, if has_groups { GROUPS } else { ["ring", "rings"] });
        let fresh = [head, &[0xFF; 2]];
        let split = objects::split_rings;
        let laid =
            self.lay_list(level, ListOut { source, base, items, engine, split, fresh, by_x: !has_groups, parts });
        let room = out.base.room;
        self.report_room(level, ("rings", laid.entries.iter().map(count).sum(), before), room.rings);
        out.base.rings = Packed::of(&laid.own);
        out.keep_places(&laid.places);
    }

    /// Adds the file of a list: entry by entry, what the project changed of the base is changed in it.
    fn lay_list<const N: usize>(&mut self, level: Level<'_>, list: ListOut<'_, N>) -> LaidList<N> {
        let ListOut { source, base, items, engine, split, fresh, by_x, parts } = list;
        let pending = self.pending(&source.path);
        // The project's own changes for another level that has the same file stay in any case.
        let theirs = match (&pending, &source.now) {
            (Some(pending), _) => Some(pending.as_slice()),
            (None, Some(_)) if self.request.overwrites => Some(base.as_slice()),
            (None, now) => now.as_deref(),
        };
        let (head, old, rest) = split(engine, &base);
        let own_list = laid_out(items.clone(), old, by_x);
        let entries: Vec<[u8; N]> = own_list.iter().map(|(bytes, _)| *bytes).collect();
        let own = joined((head, entries.as_slice(), rest), (base.as_slice(), fresh));
        let places = own_list.into_iter().enumerate().map(|(at, (_, id))| (id, at)).collect();
        let theirs = theirs.filter(|theirs| !theirs.is_empty() && *theirs != base && *theirs != own);
        let (entries, new) = match theirs {
            None => (entries, own.clone()),
            Some(theirs) => {
                let (head, now, rest) = split(engine, theirs);
                let merged = entries::merge(&items, old, now, by_x);
                self.report_entries(level, (&source, parts), &merged);
                let new = joined((head, merged.entries.as_slice(), rest), (theirs, fresh));
                (merged.entries, new)
            }
        };
        self.put(source, parts, new);
        LaidList { entries, own, places }
    }

    /// Reports what others changed in a list.
    fn report_entries<const N: usize>(
        &mut self,
        level: Level<'_>,
        (source, parts): (&Source, Parts),
        merged: &entries::MergedList<N>,
    ) {
        let shown = self.sonlvl.folder.shown(&source.path);
        if !merged.conflicts.is_empty() {
            let place = |entry: &[u8; N]| {
                let word = |at: usize| u16::from_be_bytes([entry[at], entry[at + 1]]);
                format!("{}, {}", word(0), word(2) & 0xFFF)
            };
            let places: Vec<String> = merged.conflicts.iter().map(place).collect();
            let what = parts.what[usize::from(places.len() != 1)];
            let text = format!(
                "{shown}: {what} at {} changed here and by another program or level: refresh the level from the \
                 disassembly, or overwrite what is there",
                places.join("; ")
            );
            self.add(level, Weight::Failed, text);
        }
        if merged.has_theirs && !self.is_pending(&source.path) {
            let text = format!("{shown}: {} changed by another program: kept as there", parts.what[1]);
            self.add(level, Weight::Note, text);
        }
    }

    /// Refuses more than the game has room for, unless there were as many before.
    pub(super) fn report_room(&mut self, level: Level<'_>, (what, now, before): (&str, usize, usize), most: u16) {
        if most > 0 && now > usize::from(most).max(before) {
            let text = format!("{what}: {now} are placed, the game has room for {most}");
            self.add(level, Weight::Failed, text);
        }
    }
}

/// The bytes of a list file. One that was empty, or has nothing behind its entries, gets its head and end with the first
/// entry.
fn joined<const N: usize>((head, entries, rest): ListParts<'_, N>, (old, fresh): (&[u8], [&[u8]; 2])) -> Vec<u8> {
    let is_fresh = old.is_empty() && !entries.is_empty();
    let [fresh_head, fresh_end] = if is_fresh { fresh } else { [&[][..]; 2] };
    // A first entry of zeros would be taken for the head.
    let is_head = !is_fresh && head.is_empty() && entries.first().is_some_and(|first| first[..] == *fresh[0]);
    let mark = if is_head { fresh[0] } else { &[] };
    [fresh_head, head, mark, entries.as_flattened(), rest, fresh_end].concat()
}

/// Keeps the entries that the list has at those places, if nothing else has them; false if there are none.
fn keep_entries<const N: usize>(
    items: &mut Vec<Item<N>>,
    old: &[[u8; N]],
    (places, id): (&[usize], PlacementId),
) -> bool {
    let taken: std::collections::HashSet<usize> = items.iter().filter_map(|item| item.from).collect();
    let free = places.iter().filter(|place| !taken.contains(place));
    let kept: Vec<Item<N>> =
        free.filter_map(|place| Some(Item { bytes: *old.get(*place)?, from: Some(*place), id })).collect();
    let is_kept = !kept.is_empty();
    items.extend(kept);
    is_kept
}

const GROUPS: [&str; 2] = ["group of rings", "groups of rings"];
