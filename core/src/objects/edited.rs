//! The effect of an edit on a level's list of objects: the places where it can matter, and the fate of the indices that a world holds.

use super::window::{Window, column};
use super::{KindId, PlacedObject, Placements};

/// The fate of a level's objects between two states of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditedObjects {
    /// The list as it is now.
    pub(super) now: Placements,
    /// The fate of each index of the earlier list.
    index_of: Vec<Became>,
    /// The columns of 128 pixels, first and last, that one of the edited objects exists in, before the edit or now.
    columns: Vec<(i32, i32)>,
}

/// The fate of an object of the earlier list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Became {
    /// The index it has now; the rest is unchanged.
    Same(u32),
    /// The index it has now; something else changed.
    Other(u32),
    Gone,
}

impl EditedObjects {
    /// Returns the edits since an earlier state of the same list. `None` if a world of one says nothing about the other: the
    /// order of what was not edited changed, one of the lists is empty, or an edited object acts from afar.
    pub(super) fn between(before: &Placements, now: &Placements) -> Option<Self> {
        let (old, new) = (before.list(), now.list());
        // A world without placements looks for none.
        if old.is_empty() || new.is_empty() {
            return None;
        }
        let head = old.iter().zip(new).take_while(|(old, new)| is_same(old, new)).count();
        let (old_rest, new_rest) = (&old[head..], &new[head..]);
        let tail = old_rest.iter().rev().zip(new_rest.iter().rev()).take_while(|(old, new)| is_same(old, new)).count();
        let (old_rest, new_rest) = (&old_rest[..old_rest.len() - tail], &new_rest[..new_rest.len() - tail]);

        let mut edited = Self { now: now.clone(), index_of: Vec::with_capacity(old.len()), columns: Vec::new() };
        edited.index_of.extend((0..head as u32).map(Became::Same));
        edited.compare(old_rest, new_rest, head)?;
        edited.index_of.extend((new.len() - tail..new.len()).map(|index| Became::Same(index as u32)));
        Some(edited)
    }

    /// Compares the parts of both lists that differ; the new one begins at an index.
    fn compare(&mut self, old: &[PlacedObject], new: &[PlacedObject], first: usize) -> Option<()> {
        let mut keys: Vec<_> = new.iter().enumerate().map(|(place, object)| (key(object), place)).collect();
        keys.sort_unstable();
        if keys.windows(2).any(|pair| pair[0].0 == pair[1].0) {
            return None; // they cannot be distinguished
        }
        let mut is_known = vec![false; new.len()];
        let mut next = 0;
        for object in old {
            let found = keys.binary_search_by_key(&key(object), |(key, _)| *key).ok().map(|at| keys[at].1);
            let Some(place) = found else {
                self.note(object)?;
                self.index_of.push(Became::Gone);
                continue;
            };
            if std::mem::replace(&mut is_known[place], true) {
                return None;
            }
            let index = (first + place) as u32;
            if is_same(object, &new[place]) {
                if place < next {
                    return None; // the order changed, and with it the slots
                }
                next = place + 1;
                self.index_of.push(Became::Same(index));
            } else {
                self.note(object)?;
                self.note(&new[place])?;
                self.index_of.push(Became::Other(index));
            }
        }
        new.iter().zip(is_known).filter(|(_, is_known)| !is_known).try_for_each(|(object, _)| self.note(object))
    }

    /// Notes where an edited object exists. `None` if it acts from afar.
    fn note(&mut self, object: &PlacedObject) -> Option<()> {
        if object.kind.is_area() || object.kind == KindId::BossArea {
            return None;
        }
        let reach = i32::from(object.reach.0);
        self.columns.push((column(object.home_x.saturating_sub(reach)), column(object.home_x.saturating_add(reach))));
        Some(())
    }

    /// An edited object exists in one of these windows, or in one between them.
    pub fn meet(&self, windows: Window) -> bool {
        self.columns.iter().any(|(first, last)| windows.first <= *last && *first <= windows.last)
    }

    /// The index that an object of the earlier list has now; `None` if it is gone.
    pub(super) fn index_of(&self, before: u32) -> Option<u32> {
        match self.index_of.get(before as usize)? {
            Became::Same(index) | Became::Other(index) => Some(*index),
            Became::Gone => None,
        }
    }

    /// The same for an object that was not edited.
    pub(super) fn index_of_same(&self, before: u32) -> Option<u32> {
        match self.index_of.get(before as usize)? {
            Became::Same(index) => Some(*index),
            Became::Other(_) | Became::Gone => None,
        }
    }
}

/// Nothing about an object changed that a world can notice.
fn is_same(old: &PlacedObject, new: &PlacedObject) -> bool {
    PlacedObject { order: new.order, ..*old } == *new
}

/// Returns the key by which an object is known through edits: layer switchers have ids of their own.
fn key(object: &PlacedObject) -> (crate::project::PlacementId, bool) {
    (object.id, object.kind == KindId::Switcher)
}
