//! Many edits of one list at once: the same result as one by one, without moving the whole list for each.

use sim::project::PlacementId;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// A change to a list of things with ids: an id, and the thing with its place in the list, or `None` to take it away.
pub(super) type SlotChange<T> = (PlacementId, Option<(usize, T)>);

/// Things of a chunk at the start.
const CHUNK: usize = 128;
/// Things of a chunk from which on all chunks are cut anew.
const LARGEST: usize = 8 * CHUNK;

/// A list cut into chunks, so that a place is found, and a thing put there, by a look at the chunks and at one of them.
struct SlotList<T> {
    things: Vec<Option<T>>,
    /// Numbers of things, in the list's order.
    chunks: Vec<Vec<usize>>,
    /// The chunk of each thing.
    chunk_of: Vec<usize>,
    numbers: HashMap<PlacementId, usize>,
    count: usize,
}

/// Applies changes in their order; false, with nothing changed, if two things of the list have one id.
pub(super) fn apply_all<T>(
    list: &mut Vec<T>,
    changes: impl Iterator<Item = SlotChange<T>>,
    id_of: impl Fn(&T) -> PlacementId,
) -> bool {
    let mut numbers = HashMap::with_capacity(list.len());
    for (number, thing) in list.iter().enumerate() {
        if numbers.insert(id_of(thing), number).is_some() {
            return false;
        }
    }
    let mut slots = SlotList {
        count: list.len(),
        chunks: Vec::new(),
        chunk_of: vec![0; list.len()],
        things: std::mem::take(list).into_iter().map(Some).collect(),
        numbers,
    };
    slots.cut((0..slots.count).collect());
    changes.for_each(|(id, change)| slots.apply(id, change));
    *list = slots.into_list();
    true
}

impl<T> SlotList<T> {
    fn cut(&mut self, order: Vec<usize>) {
        self.chunks = order.chunks(CHUNK).map(<[usize]>::to_vec).collect();
        for (chunk, numbers) in self.chunks.iter().enumerate() {
            for number in numbers {
                self.chunk_of[*number] = chunk;
            }
        }
    }

    fn apply(&mut self, id: PlacementId, change: Option<(usize, T)>) {
        let old = self.numbers.get(&id).copied().map(|number| (number, self.place_of(number)));
        match (old, change) {
            (Some((number, place)), Some((to, thing))) if place == to.min(self.count - 1) => {
                self.things[number] = Some(thing);
            }
            (old, change) => {
                if let Some((number, _)) = old {
                    self.take(id, number);
                }
                if let Some((to, new)) = change {
                    self.put(id, to, new);
                }
            }
        }
    }

    fn place_of(&self, number: usize) -> usize {
        let chunk = self.chunk_of[number];
        let before: usize = self.chunks[..chunk].iter().map(Vec::len).sum();
        before + self.chunks[chunk].iter().position(|other| *other == number).unwrap_or_default()
    }

    fn take(&mut self, id: PlacementId, number: usize) {
        self.chunks[self.chunk_of[number]].retain(|other| *other != number);
        self.numbers.remove(&id);
        self.count -= 1;
        self.things[number] = None;
    }

    fn put(&mut self, id: PlacementId, to: usize, thing: T) {
        let number = self.things.len();
        let mut at = to.min(self.count);
        if self.chunks.is_empty() {
            self.chunks.push(Vec::new());
        }
        let last = self.chunks.len() - 1;
        let mut chunk = 0;
        while chunk < last && at > self.chunks[chunk].len() {
            at -= self.chunks[chunk].len();
            chunk += 1;
        }
        self.chunks[chunk].insert(at, number);
        self.things.push(Some(thing));
        self.chunk_of.push(chunk);
        self.count += 1;
        if let Entry::Vacant(entry) = self.numbers.entry(id) {
            entry.insert(number);
        }
        if self.chunks[chunk].len() > LARGEST {
            let order = self.chunks.concat();
            self.cut(order);
        }
    }

    fn into_list(mut self) -> Vec<T> {
        let order = self.chunks.iter().flatten();
        order.filter_map(|number| self.things[*number].take()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{SlotChange, apply_all};
    use sim::project::PlacementId;
    use std::cell::Cell;

    type Thing = (u64, u32);

    fn id_of(thing: &Thing) -> PlacementId {
        PlacementId(thing.0)
    }

    /// One by one, as a single edit is applied.
    fn one_by_one(list: &mut Vec<Thing>, changes: Vec<SlotChange<Thing>>) {
        for (id, change) in changes {
            let at = list.iter().position(|thing| id_of(thing) == id);
            at.map(|at| list.remove(at));
            if let Some((at, new)) = change {
                list.insert(at.min(list.len()), new);
            }
        }
    }

    #[test]
    fn many_changes_do_what_each_would_do() {
        let mut random = 1_u64;
        let mut next = |below: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (random >> 33) % below
        };
        for round in 0..200 {
            let count = next(400);
            let mut list: Vec<Thing> = (0..count).map(|id| (id, 0)).collect();
            let change = |_| {
                let id = next(500);
                let value = (next(600) as usize, (id, next(1000) as u32));
                (PlacementId(id), (next(4) > 0).then_some(value))
            };
            let changes: Vec<_> = (0..300).map(change).collect();
            let mut expected = list.clone();
            one_by_one(&mut expected, changes.clone());
            assert!(apply_all(&mut list, changes.into_iter(), id_of), "ids are unique");
            assert_eq!(list, expected, "round {round}");
        }
    }

    #[test]
    fn a_list_is_looked_through_once_for_many_changes() {
        let mut list: Vec<Thing> = (0..20_000).map(|id| (id, 0)).collect();
        let looks = Cell::new(0);
        let changes = (0..20_000).map(|id| (PlacementId(id), Some((id as usize, (id, 1)))));
        let is_done = apply_all(&mut list, changes, |thing| {
            looks.set(looks.get() + 1);
            id_of(thing)
        });
        assert!(is_done, "ids are unique");
        assert_eq!((looks.get(), list[7]), (20_000, (7, 1)));
    }

    #[test]
    fn a_list_with_one_id_twice_is_left_alone() {
        let mut list = vec![(1, 0), (1, 5)];
        assert!(!apply_all(&mut list, [(PlacementId(1), None)].into_iter(), id_of));
        assert_eq!(list, [(1, 0), (1, 5)]);
    }
}
