//! Placements as the entries that a game's lists have for them.

use super::entries::Item;
use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::level::flow;
use crate::exchange::sonlvl::level::objects::{self, Entry, Lost, OBJECT, RING};
use sim::objects::kinds::items::ring_line;
use sim::objects::originals::{Name, is_in, number_of, ring_places};
use sim::objects::placed::{placed, read_placement};
use sim::objects::{self as kinds, KindId};
use sim::project::{LayerSwitcher, LevelData, OwnKinds, Placement, PlacementId};
use std::collections::BTreeMap;

/// Pixels from ring to ring in Sonic 2's groups.
const GROUP_STEP: i32 = 24;

/// The two lists as they are collected.
#[derive(Default)]
pub(super) struct Lists {
    /// Objects and layer switchers.
    pub objects: Vec<Item<OBJECT>>,
    /// Rings.
    pub rings: Vec<Item<RING>>,
    /// The things that the game does not hold as the project has them.
    pub lost: Vec<Unheld>,
    /// New objects that get the bit by which the game remembers them, without saying so themselves.
    pub remembered: Vec<PlacementId>,
}

/// Something that a list does not hold as the project has it.
pub(super) struct Unheld {
    /// The places of its entries in the list until now.
    pub places: Vec<usize>,
    /// True for the ring list.
    pub is_ring: bool,
    /// The reason.
    pub why: Lost,
    /// The placement.
    pub id: PlacementId,
}

impl Lists {
    /// Adds the entries of a placement, of which the first ones were at those places.
    fn extend<const N: usize>(list: &mut Vec<Item<N>>, entries: Vec<[u8; N]>, (places, id): (&[usize], PlacementId)) {
        let places = places.iter().copied().map(Some).chain(std::iter::repeat(None));
        list.extend(entries.into_iter().zip(places).map(|(bytes, from)| Item { bytes, from, id }));
    }
}

/// The game whose lists they are.
pub(super) struct ListGame<'a> {
    /// The engine of the object list.
    pub objects: Engine,
    /// The engine of the ring list.
    pub rings: Engine,
    /// The list whose numbers the objects have; `None` if it is not known.
    pub numbers: Option<kinds::Engine>,
    /// The project's own kinds.
    pub own: &'a OwnKinds,
    /// By an object's number: how many of the level's are remembered, and how many are not.
    pub habits: BTreeMap<u8, (u32, u32)>,
}

impl ListGame<'_> {
    /// Adds all that a level has placed.
    pub(super) fn add_all(&self, level: &LevelData, lists: &mut Lists) {
        level.placements.iter().for_each(|placement| self.add(placement, lists));
        level.switchers.iter().for_each(|switcher| self.add_switcher(switcher, lists));
    }

    /// Whether the object of a name is one of this act's list. What came with the file's own entry always is.
    fn has(&self, placement: &Placement) -> bool {
        let Some((numbers, named)) = self.numbers.zip(Name::list(&placement.kind)) else { return true };
        let number = self.objects.name_of(&placement.kind).and_then(|number| u8::from_str_radix(number, 16).ok());
        let Some(number) = number else { return true };
        let is_known = |list| list != kinds::Engine::Sonic3KUnset;
        !objects::orders_of(&placement.extra).is_empty()
            || !is_known(numbers)
            || !is_known(named)
            || numbers.list_of(number) == named.list_of(number)
    }

    /// Adds a placement to the list that it belongs to.
    fn add(&self, placement: &Placement, lists: &mut Lists) {
        let id = placement.id;
        let places = objects::orders_of(&placement.extra);
        let mut lose = |is_ring, why, places| lists.lost.push(Unheld { places, is_ring, why, id });
        match flow::is_as_in_code(placement) {
            Some(true) => return,
            Some(false) => {
                let why = format!("`{}` at {}, {}: it is in the game's code", placement.kind, placement.x, placement.y);
                return lose(false, why, places);
            }
            None => {}
        }
        if !self.rings.has_large_chunks() && placement.kind == objects::ring_kind(self.rings) {
            return match objects::bytes_of_ring(self.rings, placement) {
                Ok((bytes, _)) => Lists::extend(&mut lists.rings, vec![bytes], (&places, id)),
                Err(why) => lose(true, why, places),
            };
        }
        let entries = if !self.has(placement) {
            let (kind, x, y) = (&placement.kind, placement.x, placement.y);
            Err(format!("`{kind}` at {x}, {y}: this zone's set of objects has another one of that number"))
        } else if self.objects.name_of(&placement.kind).is_some() {
            objects::entry_of_placement(self.objects, placement).map(|(entry, _)| vec![entry])
        } else {
            match self.rings_of(placement) {
                Some(Ok(rings)) if !self.rings.has_large_chunks() => {
                    return Lists::extend(&mut lists.rings, rings, (&places, id));
                }
                Some(Err(why)) => return lose(true, why, places),
                _ => self.entries(placement),
            }
        };
        match entries {
            Ok(entries) => {
                let says = objects::says_remembered(&placement.extra).is_some();
                if !says && places.is_empty() && entries.iter().any(|entry| entry.is_remembered(self.objects)) {
                    lists.remembered.push(id);
                }
                let bytes = entries.into_iter().map(|entry| entry.write(self.objects)).collect();
                Lists::extend(&mut lists.objects, bytes, (&places, id));
            }
            Err(why) => lose(false, why, places),
        }
    }

    /// Adds a layer switcher to the object list.
    fn add_switcher(&self, switcher: &LayerSwitcher, lists: &mut Lists) {
        let (id, places) = (switcher.id, objects::orders_of(&switcher.extra));
        match objects::entry_of_switcher(self.objects, switcher) {
            Ok((entry, _)) => Lists::extend(&mut lists.objects, vec![entry.write(self.objects)], (&places, id)),
            Err(why) => lists.lost.push(Unheld { places, is_ring: false, why, id }),
        }
    }

    /// The entries of the ring list for placed rings; `None` if it is none.
    fn rings_of(&self, placement: &Placement) -> Option<Result<Vec<[u8; RING]>, Lost>> {
        let read = read_placement(placement, self.own, |_| {})?;
        let places = ring_places(&placed(0, placement, read, self.own))?;
        if self.rings.has_large_chunks() {
            return Some(Ok(Vec::new()));
        }
        let is_group = self.rings.has_ring_groups();
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
        let engine = self.numbers.ok_or_else(|| format!("{}: objects of this game are not written", name()))?;
        let read = read_placement(placement, self.own, |_| {}).ok_or_else(|| format!("{}: not known", name()))?;
        if let Some(places) = ring_places(&placed(0, placement, read, self.own)) {
            return self.ring_objects(engine, placement, &places);
        }
        let (kind, values) = read;
        let known = kind.info().originals.iter().any(|original| is_in(engine, *original));
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
        named.kind = self.numbers.map_or_else(String::new, |list| Name::text(list, number));
        named.extra.insert("subtype".into(), subtype.into());
        let is_new = objects::orders_of(&placement.extra).is_empty();
        let remembers = objects::says_remembered(&placement.extra);
        let remembers = remembers.unwrap_or_else(|| is_new && self.is_remembered(number, kind));
        objects::set_remembered(&mut named.extra, remembers);
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

/// Returns the number of objects of each number that are remembered, and that are not.
pub(super) fn habits(engine: Engine, entries: &[[u8; OBJECT]]) -> BTreeMap<u8, (u32, u32)> {
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
