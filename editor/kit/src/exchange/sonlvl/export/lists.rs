//! The lists of a level: objects and rings. Entries keep the file's order; what is new or moved across goes where the
//! game looks for it.

use super::Export;
use super::files::Source;
use super::level::LevelOut;
use crate::exchange::Weight;
use crate::exchange::sonlvl::base::{LevelBase, Packed};
use crate::exchange::sonlvl::flow;
use crate::exchange::sonlvl::objects::{self, Entry, Lost, OBJECT, RING};
use crate::exchange::sonlvl::project::{Engine, Level};
use crate::exchange::sonlvl::write::Parts;
use sim::objects::kinds::ring_line;
use sim::objects::originals::{number_of, ring_places};
use sim::objects::placed::{placed, read_placement};
use sim::objects::{self as kinds, KindId};
use sim::project::{LevelData, OwnKinds, Placement, PlacementId, Project};
use std::collections::BTreeMap;

/// Pixels from ring to ring in Sonic 2's groups.
const GROUP_STEP: i32 = 24;

/// An entry on its way into a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Item<const N: usize> {
    bytes: [u8; N],
    /// Its place in the list until now.
    from: Option<usize>,
    /// Whose entry it is.
    id: PlacementId,
}

/// Entries in the order in which they are written, each with the id of its placement.
///
/// Those that were there keep their order. One that is new, or has another x, goes to the place where it is least out of
/// order by x; in a list that need not be in order it goes to the end, and one that moved stays.
pub(super) fn laid_out<const N: usize>(
    mut items: Vec<Item<N>>,
    old: &[[u8; N]],
    by_x: bool,
) -> Vec<([u8; N], PlacementId)> {
    items.sort_by_key(|item| item.from.unwrap_or(usize::MAX));
    let stays = |item: &Item<N>| {
        let there = item.from.and_then(|from| old.get(from));
        there.is_some_and(|there| !by_x || there[..2] == item.bytes[..2])
    };
    let (stay, come): (Vec<Item<N>>, Vec<Item<N>>) = items.into_iter().partition(stays);
    let mut list: Vec<([u8; N], PlacementId)> = stay.iter().map(|item| (item.bytes, item.id)).collect();
    for item in come {
        let at = if by_x { place_by_x(&list, &item.bytes) } else { list.len() };
        list.insert(at, (item.bytes, item.id));
    }
    list
}

/// The last of the places where an entry has the fewest entries on the wrong side of it.
fn place_by_x<const N: usize>(list: &[([u8; N], PlacementId)], entry: &[u8; N]) -> usize {
    let x = [entry[0], entry[1]];
    let mut wrong = list.iter().filter(|(bytes, _)| bytes[..2] < x[..]).count() as isize;
    let mut best = (wrong, 0);
    for (at, (bytes, _)) in list.iter().enumerate() {
        wrong += match bytes[..2].cmp(&x[..]) {
            std::cmp::Ordering::Less => -1,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Greater => 1,
        };
        if wrong <= best.0 {
            best = (wrong, at + 1);
        }
    }
    best.1
}

/// The two lists as they are collected.
#[derive(Default)]
struct Lists {
    objects: Vec<Item<OBJECT>>,
    rings: Vec<Item<RING>>,
    /// What the game does not hold as the project has it.
    lost: Vec<Unheld>,
}

/// Something that a list does not hold as the project has it.
struct Unheld {
    /// Its place in the list until now.
    from: Option<usize>,
    /// Of the ring list; else of the objects.
    is_ring: bool,
    why: Lost,
    id: PlacementId,
}

/// Whose lists they are.
struct Game<'a> {
    objects: Engine,
    rings: Engine,
    own: &'a OwnKinds,
    habits: BTreeMap<u8, (u32, u32)>,
}

impl Game<'_> {
    /// The engine whose numbers the object list has.
    fn numbers(&self) -> Option<kinds::Engine> {
        kinds::numbering(self.objects.prefix())
    }

    /// Adds a placement to the list that it belongs to.
    fn add(&self, placement: &Placement, lists: &mut Lists) {
        let id = placement.id;
        let from = objects::order_of(&placement.extra);
        match flow::is_as_in_code(placement) {
            Some(true) => return,
            Some(false) => {
                let why = format!("`{}` at {}, {}: it is in the game's code", placement.kind, placement.x, placement.y);
                return lists.lost.push(Unheld { from, is_ring: false, why, id });
            }
            None => {}
        }
        if !self.rings.has_large_chunks() && placement.kind == objects::ring_kind(self.rings) {
            return match objects::bytes_of_ring(self.rings, placement) {
                Ok((bytes, _)) => lists.rings.push(Item { bytes, from, id }),
                Err(why) => lists.lost.push(Unheld { from, is_ring: true, why, id }),
            };
        }
        let entries = if self.objects.name_of(&placement.kind).is_some() {
            objects::entry_of_placement(self.objects, placement).map(|(entry, _)| vec![entry])
        } else {
            match self.rings_of(placement) {
                Some(Ok(rings)) if !self.rings.has_large_chunks() => {
                    let firsts = std::iter::once(from).chain(std::iter::repeat(None));
                    lists.rings.extend(rings.into_iter().zip(firsts).map(|(bytes, from)| Item { bytes, from, id }));
                    return;
                }
                Some(Err(why)) => return lists.lost.push(Unheld { from, is_ring: true, why, id }),
                _ => self.entries(placement),
            }
        };
        match entries {
            Ok(entries) => {
                let firsts = std::iter::once(from).chain(std::iter::repeat(None));
                let item = |(entry, from): (Entry, _)| Item { bytes: entry.write(self.objects), from, id };
                lists.objects.extend(entries.into_iter().zip(firsts).map(item));
            }
            Err(why) => lists.lost.push(Unheld { from, is_ring: false, why, id }),
        }
    }

    /// The entries of the ring list for placed rings; `None` if it is none.
    fn rings_of(&self, placement: &Placement) -> Option<Result<Vec<[u8; RING]>, Lost>> {
        let read = read_placement(placement, self.own, |_| {})?;
        let places = ring_places(&placed(0, placement, read, self.own))?;
        if self.rings.has_large_chunks() {
            return Some(Ok(Vec::new()));
        }
        let is_group = self.rings == Engine::S2;
        let fits = |count: usize, step: (i32, i32)| {
            is_group && count <= 8 && (step == (GROUP_STEP, 0) || step == (0, GROUP_STEP))
        };
        let entry = |(at, count, step): RingGroup| {
            let mut ring = Placement { x: at.0, y: at.1, ..Placement::default() };
            ring.extra.insert("count".into(), count.into());
            ring.extra.insert("column".into(), (step.0 == 0 && count > 1).into());
            objects::bytes_of_ring(self.rings, &ring).map(|(bytes, _)| bytes)
        };
        Some(groups(&places, fits).into_iter().map(entry).collect())
    }

    /// The entries of the object list for a placement of one of our kinds, or of another game.
    fn entries(&self, placement: &Placement) -> Result<Vec<Entry>, Lost> {
        let name = || format!("`{}` at {}, {}", placement.kind, placement.x, placement.y);
        let engine = self.numbers().ok_or_else(|| format!("{}: objects of this game are not written", name()))?;
        let read = read_placement(placement, self.own, |_| {}).ok_or_else(|| format!("{}: not known", name()))?;
        if let Some(places) = ring_places(&placed(0, placement, read, self.own)) {
            return self.ring_objects(engine, placement, &places);
        }
        let (kind, values) = read;
        let known = kind.info().originals.iter().any(|original| original.0 == engine);
        let (number, subtype) = number_of(engine, kind, &values).ok_or_else(|| match known {
            true => format!("{}: the game has this object, but not with these settings", name()),
            false => format!("{}: the game has no such object", name()),
        })?;
        self.entry(placement, (placement.x, placement.y), (kind, number, subtype)).map(|entry| vec![entry])
    }

    /// Rings as objects, as Sonic 1 has them.
    fn ring_objects(
        &self,
        engine: kinds::Engine,
        placement: &Placement,
        places: &[(i32, i32)],
    ) -> Result<Vec<Entry>, Lost> {
        let number = |count: usize, step: (i32, i32)| {
            let values = ring_line::Parameters { count: count as i32, step_x: step.0, step_y: step.1 }.values();
            number_of(engine, KindId::RingLine, &values).or_else(|| number_of(engine, KindId::Ring, &values))
        };
        let groups = groups(places, |count, step| number(count, step).is_some()).into_iter();
        let entry = |(at, count, step)| {
            // A ring by itself has no step: the first of the game's.
            let step = if count == 1 { (16, 0) } else { step };
            let (number, subtype) = number(count, step).ok_or_else(|| "the game has no rings as objects".to_owned())?;
            self.entry(placement, at, (KindId::RingLine, number, subtype))
        };
        groups.map(entry).collect()
    }

    fn entry(
        &self,
        placement: &Placement,
        (x, y): (i32, i32),
        (kind, number, subtype): (KindId, u8, u8),
    ) -> Result<Entry, Lost> {
        let mut named = Placement { x, y, ..placement.clone() };
        named.kind = format!("{}:{number:02X}", self.objects.prefix());
        named.extra.insert("subtype".into(), subtype.into());
        if objects::order_of(&placement.extra).is_none() && self.is_remembered(number, kind) {
            named.extra.insert("remembers".into(), true.into());
        }
        objects::entry_of_placement(self.objects, &named).map(|(entry, _)| entry)
    }

    /// Whether a new object is remembered: as those of its number are in this level, else as they are in the originals.
    ///
    /// UNVERIFIED for what the first acts do not have.
    fn is_remembered(&self, number: u8, kind: KindId) -> bool {
        match self.habits.get(&number) {
            Some((yes, no)) => yes > no,
            None => kind.is_remembered(),
        }
    }
}

/// Rings with equal steps: the first one's place, how many, the step.
type RingGroup = ((i32, i32), usize, (i32, i32));

/// Rings in groups of equal steps, as far as the game has such groups: place, count, step.
fn groups(places: &[(i32, i32)], fits: impl Fn(usize, (i32, i32)) -> bool) -> Vec<RingGroup> {
    let mut groups: Vec<RingGroup> = Vec::new();
    let mut last = (0, 0);
    for place in places {
        let step = (place.0 - last.0, place.1 - last.1);
        last = *place;
        match groups.last_mut() {
            Some((_, count, same)) if (*count == 1 || *same == step) && fits(*count + 1, step) => {
                (*count, *same) = (*count + 1, step);
            }
            _ => groups.push((*place, 1, (0, 0))),
        }
    }
    groups
}

/// How many things a level's lists hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Objects and layer switchers.
    pub objects: usize,
    /// Of these, those that the game remembers.
    pub remembered: usize,
    /// Rings, those of groups one by one.
    pub rings: usize,
}

/// How many things the lists of a level would hold if it were exported.
pub(crate) fn list_counts(project: &Project, level: &LevelData, engine: Engine, known: &LevelBase) -> Counts {
    let held = known.objects.bytes().unwrap_or_default();
    let habits = habits(engine, objects::split_objects(&held).0);
    let game = Game { objects: engine, rings: engine, own: &project.objects, habits };
    let mut lists = Lists::default();
    level.placements.iter().for_each(|placement| game.add(placement, &mut lists));
    let switchers = level.switchers.iter().filter(|switcher| objects::entry_of_switcher(engine, switcher).is_ok());
    Counts {
        objects: lists.objects.len() + switchers.count(),
        remembered: lists.objects.iter().filter(|item| Entry::read(engine, item.bytes).is_remembered(engine)).count(),
        rings: lists.rings.iter().map(|item| rings_of_entry(engine, &item.bytes)).sum(),
    }
}

/// The rings of an entry of a ring list.
const fn rings_of_entry(engine: Engine, bytes: &[u8; RING]) -> usize {
    if matches!(engine, Engine::S2) { (bytes[2] >> 4 & 7) as usize + 1 } else { 1 }
}

impl Export<'_> {
    pub(super) fn lists(&mut self, level: Level<'_>, data: &LevelData, out: &mut LevelOut) {
        let formats = level.format("object").and_then(|engine| Ok((engine, level.format("ring")?)));
        let Some((objects, rings)) = self.reported(level, formats) else { return };
        let held = self.list_base(level, ("objects", "object", "objectcmp"), &out.base.objects);
        let held_rings = match rings.has_large_chunks() {
            true => None,
            false => self.list_base(level, ("rings", "ring", "ringcmp"), &out.base.rings),
        };
        let old = held.as_ref().map(|(_, base)| objects::split_objects(base).0).unwrap_or_default();
        let old_rings = held_rings.as_ref().map(|(_, base)| objects::split_rings(rings, base).1).unwrap_or_default();
        let own: &OwnKinds = &self.project.objects;
        let game = Game { objects, rings, own, habits: habits(objects, old) };
        let mut lists = Lists::default();
        data.placements.iter().for_each(|placement| game.add(placement, &mut lists));
        for switcher in &data.switchers {
            let (id, from) = (switcher.id, objects::order_of(&switcher.extra));
            match objects::entry_of_switcher(objects, switcher) {
                Ok((entry, _)) => lists.objects.push(Item { bytes: entry.write(objects), from, id }),
                Err(why) => lists.lost.push(Unheld { from, is_ring: false, why, id }),
            }
        }
        for Unheld { from, is_ring, why, id } in std::mem::take(&mut lists.lost) {
            let is_kept = if is_ring {
                keep_entry(&mut lists.rings, old_rings, (from, id))
            } else {
                keep_entry(&mut lists.objects, old, (from, id))
            };
            let why = if is_kept { format!("{why}: left as it is in the file") } else { why };
            self.add(level, Weight::Lost, why);
        }
        self.object_list(level, (lists.objects, held), (objects, out));
        self.ring_list(level, (lists.rings, held_rings), (rings, out));
    }

    /// A list's file, and what it held when project and disassembly last agreed; `None` without one.
    fn list_base(
        &mut self,
        level: Level<'_>,
        (key, kind, cmp): (&str, &str, &str),
        known: &Packed,
    ) -> Option<(Source, Vec<u8>)> {
        let name = level.file(key).filter(|_| level.format(kind).is_ok_and(|engine| engine != Engine::Scd))?;
        let source = level.compression(kind, &[cmp]).and_then(|packed| self.source(&name, packed));
        let source = self.reported(level, source)?;
        let base = self.base_of(known.bytes(), source.now.as_ref());
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
        let (old, rest) = objects::split_objects(&base);
        let list = laid_out(items, old, true);
        let remembered = |entries: &mut dyn Iterator<Item = &[u8; OBJECT]>| {
            entries.filter(|bytes| Entry::read(engine, **bytes).is_remembered(engine)).count()
        };
        let (now, before) = (remembered(&mut list.iter().map(|(bytes, _)| bytes)), remembered(&mut old.iter()));
        let room = out.base.room;
        self.report_room(level, ("objects", list.len(), old.len()), room.objects);
        self.report_room(level, ("objects that are remembered", now, before), room.remembered);
        let end: &[u8] = if base.is_empty() { objects::end_of_objects(engine) } else { rest };
        let bytes: Vec<u8> = list.iter().flat_map(|(bytes, _)| *bytes).chain(end.iter().copied()).collect();
        let parts = Parts::list(OBJECT, ["object", "objects"]);
        let agreed = self.lay(level.name(), source, parts, &base, &bytes);
        if agreed == bytes {
            out.orders.extend(list.into_iter().enumerate().rev().map(|(at, (_, id))| (id, at)));
        }
        out.base.objects = Packed::of(&agreed);
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
        let fresh: &[u8] = if engine == Engine::S2 { &[0xFF; 2] } else { &[0, 0, 0, 0, 0xFF, 0xFF] };
        let held = if base.is_empty() { fresh } else { &base };
        let (head, old, rest) = objects::split_rings(engine, held);
        let list = laid_out(items, old, engine != Engine::S2);
        let count = |bytes: &[u8; RING]| rings_of_entry(engine, bytes);
        let (now, before) = (list.iter().map(|(bytes, _)| count(bytes)).sum(), old.iter().map(count).sum());
        let room = out.base.room;
        self.report_room(level, ("rings", now, before), room.rings);
        // A first ring at 0, 0 would be taken for the mark before the first.
        let is_mark =
            head.is_empty() && engine != Engine::S2 && list.first().is_some_and(|(bytes, _)| *bytes == [0; RING]);
        let mark: &[u8] = if is_mark { &[0; RING] } else { &[] };
        let entries: Vec<u8> = list.iter().flat_map(|(bytes, _)| *bytes).collect();
        let bytes = [head, mark, &entries, rest].concat();
        let parts = Parts::list(RING, if engine == Engine::S2 { GROUPS } else { ["ring", "rings"] });
        let agreed = self.lay(level.name(), source, parts, &base, &bytes);
        if agreed == bytes {
            out.orders.extend(list.into_iter().enumerate().rev().map(|(at, (_, id))| (id, at)));
        }
        out.base.rings = Packed::of(&agreed);
    }

    /// Refuses more than the game has room for, unless there were as many before.
    fn report_room(&mut self, level: Level<'_>, (what, now, before): (&str, usize, usize), most: u16) {
        if most > 0 && now > usize::from(most).max(before) {
            let text = format!("{what}: {now} are placed, the game has room for {most}");
            self.add(level, Weight::Failed, text);
        }
    }
}

/// Keeps the entry that the list has at a place, if nothing else has it; false if there is none.
fn keep_entry<const N: usize>(
    items: &mut Vec<Item<N>>,
    old: &[[u8; N]],
    (from, id): (Option<usize>, PlacementId),
) -> bool {
    let is_free = |from: &usize| items.iter().all(|item| item.from != Some(*from));
    let there = from.filter(is_free).and_then(|from| Some((from, *old.get(from)?)));
    if let Some((from, bytes)) = there {
        items.push(Item { bytes, from: Some(from), id });
    }
    there.is_some()
}

const GROUPS: [&str; 2] = ["group of rings", "groups of rings"];

/// How many objects of each number are remembered, and how many are not.
fn habits(engine: Engine, entries: &[[u8; OBJECT]]) -> BTreeMap<u8, (u32, u32)> {
    let mut habits: BTreeMap<u8, (u32, u32)> = BTreeMap::new();
    for entry in entries.iter().map(|bytes| Entry::read(engine, *bytes)) {
        let votes = habits.entry(entry.id).or_default();
        if entry.is_remembered(engine) { votes.0 += 1 } else { votes.1 += 1 }
    }
    habits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(x: u8, mark: u8, from: Option<usize>) -> Item<3> {
        Item { bytes: [0, x, mark], from, id: PlacementId(u64::from(mark)) }
    }

    fn out(items: Vec<Item<3>>, old: &[[u8; 3]], by_x: bool) -> Vec<[u8; 2]> {
        laid_out(items, old, by_x).into_iter().map(|(bytes, _)| [bytes[1], bytes[2]]).collect()
    }

    #[test]
    fn the_order_of_the_file_stays_with_any_addition() {
        let old = [[0, 9, 1], [0, 3, 2], [0, 5, 3], [0, 20, 4]];
        let all = || (0..4).rev().map(|n| item(old[n][1], old[n][2], Some(n))).collect::<Vec<_>>();
        assert_eq!(out(all(), &old, true), [[9, 1], [3, 2], [5, 3], [20, 4]], "as it came, though not sorted");
        assert_eq!(out(all()[1..].to_vec(), &old, true), [[9, 1], [3, 2], [5, 3]], "one was deleted");
        let mut added = all();
        added.push(item(5, 9, None));
        added.push(item(30, 8, None));
        added.push(item(1, 7, None));
        let expected = [[1, 7], [9, 1], [3, 2], [5, 3], [5, 9], [20, 4], [30, 8]];
        assert_eq!(out(added, &old, true), expected, "behind those at the same x");
    }

    #[test]
    fn an_entry_with_another_x_moves_and_one_with_the_same_stays() {
        let old = [[0, 1, 1], [0, 3, 2], [0, 3, 3], [0, 8, 4]];
        let moved = vec![item(9, 1, Some(0)), item(3, 22, Some(1)), item(3, 3, Some(2)), item(8, 4, Some(3))];
        assert_eq!(out(moved.clone(), &old, true), [[3, 22], [3, 3], [8, 4], [9, 1]]);
        assert_eq!(out(moved, &old, false), [[9, 1], [3, 22], [3, 3], [8, 4]], "a list that need not be in order");
        let copy = vec![item(1, 1, Some(0)), item(4, 5, Some(0)), item(3, 2, Some(1)), item(3, 3, Some(2))];
        assert_eq!(out(copy, &old, true), [[1, 1], [3, 2], [3, 3], [4, 5]], "a copy knows the place of its original");
        assert_eq!(out(vec![item(2, 9, None), item(1, 8, None)], &[], false), [[2, 9], [1, 8]]);
    }

    #[test]
    fn rings_are_grouped_as_the_game_groups_them() {
        let line = |count: i32, step: (i32, i32)| (0..count).map(|i| (i * step.0, i * step.1)).collect::<Vec<_>>();
        let sonic_2 = |count: usize, step: (i32, i32)| count <= 8 && (step == (24, 0) || step == (0, 24));
        for (places, expected) in [
            (line(3, (24, 0)), vec![((0, 0), 3, (24, 0))]),
            (line(10, (0, 24)), vec![((0, 0), 8, (0, 24)), ((0, 192), 2, (0, 24))]),
            (line(2, (16, 0)), vec![((0, 0), 1, (0, 0)), ((16, 0), 1, (0, 0))]),
            (vec![(0, 0), (24, 0), (24, 24), (24, 48)], vec![((0, 0), 2, (24, 0)), ((24, 24), 2, (0, 24))]),
        ] {
            assert_eq!(groups(&places, sonic_2), expected);
        }
    }
}
