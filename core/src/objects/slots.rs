//! The slots that objects live in, and their order.

use super::State;
use super::body::Body;
use crate::contacts::Reaction;
use crate::digest::field_name;
use crate::snapshot::{Sink, Snapshot, SnapshotError, SnapshotReader};

/// Slots of a world.
pub const SLOTS: usize = 128;

/// An object: what all have, and what its kind makes of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Object {
    /// The state that every object has.
    pub body: Body,
    /// The state of its kind.
    pub state: State,
}

/// The slots of a world, by number. They are stepped in ascending order.
///
/// Memory is asked for once, and only if a level has objects at all.
///
/// Guide: Game Objects > Slots
#[derive(Default)]
pub struct Slots {
    /// From slot `first` on, or packed: those in use alone.
    objects: Vec<Object>,
    is_packed: bool,
    taken: Taken,
}

/// The contents of the slots, as bits: to be read without a look at the objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Snapshot)]
struct Taken {
    /// Slots with objects.
    live: u128,
    /// Slots that objects hold for parts of theirs which do nothing by themselves.
    held: u128,
    /// For each slot that is held, the slot of the object that holds it; else 0.
    holders: [u8; SLOTS],
    /// Slots whose objects had a hitbox after their last step: the only ones that a scan looks at.
    touchable: u128,
    /// The lowest slot that objects get.
    first: u8,
}

impl Default for Taken {
    fn default() -> Self {
        Self { live: 0, held: 0, holders: [0; SLOTS], touchable: 0, first: 0 }
    }
}

impl Clone for Slots {
    /// Packed: worlds are kept by the thousand to be gone back to. The first step asks for room again.
    fn clone(&self) -> Self {
        let objects = self.iter().map(|(_, object)| *object).collect();
        Self { objects, is_packed: true, taken: self.taken }
    }
}

impl std::fmt::Debug for Slots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl PartialEq for Slots {
    fn eq(&self, other: &Self) -> bool {
        self.taken == other.taken && self.iter().eq(other.iter())
    }
}
impl Eq for Slots {}

impl Slots {
    /// Empty slots, of which objects get those from `first` on.
    pub fn new(first: u8) -> Self {
        Self { taken: Taken { first, ..Taken::default() }, ..Self::default() }
    }

    /// Room for objects in all slots. Allocates if there was none.
    #[inline]
    pub(super) fn make_room(&mut self) {
        if self.is_packed || self.objects.is_empty() {
            self.unpack();
        }
    }

    fn unpack(&mut self) {
        let mut objects = vec![Object::default(); SLOTS - usize::from(self.taken.first)];
        for (slot, object) in self.iter() {
            if let Some(place) = objects.get_mut(usize::from(slot.saturating_sub(self.taken.first))) {
                *place = *object;
            }
        }
        (self.objects, self.is_packed) = (objects, false);
    }

    /// Holds what others hold, in its own room.
    pub(super) fn copy_from(&mut self, other: &Self) {
        if self.taken.first != other.taken.first {
            self.objects = Vec::new(); // room from another slot on
        }
        self.taken = other.taken;
        if self.is_packed || self.objects.is_empty() {
            (self.objects, self.is_packed) = (Vec::new(), false);
            if other.count() == 0 {
                return;
            }
            self.objects = vec![Object::default(); SLOTS - usize::from(self.taken.first)];
        }
        for (slot, object) in other.iter() {
            if let Some(place) = self.objects.get_mut(usize::from(slot.saturating_sub(self.taken.first))) {
                *place = *object;
            }
        }
    }

    /// Returns the index of the object of a slot.
    #[inline]
    fn index_of(&self, slot: u8) -> Option<usize> {
        if !is_set(self.taken.live, slot) {
            None
        } else if self.is_packed {
            Some(self.rank_of(slot))
        } else {
            slot.checked_sub(self.taken.first).map(usize::from)
        }
    }

    #[cold]
    fn rank_of(&self, slot: u8) -> usize {
        (self.taken.live & ((1 << slot) - 1)).count_ones() as usize
    }

    /// The slots in use, as bits.
    pub const fn live(&self) -> u128 {
        self.taken.live
    }

    /// The slots whose objects may have a hitbox, as bits.
    pub const fn touchable(&self) -> u128 {
        self.taken.touchable
    }

    /// The slots that objects hold for parts of theirs, ascending.
    pub fn held(&self) -> impl Iterator<Item = u8> {
        bits(self.taken.held)
    }

    /// Objects alive.
    pub const fn count(&self) -> u32 {
        self.taken.live.count_ones()
    }

    /// The slot that the next object gets; 128 if all are taken.
    pub const fn first_free(&self) -> u8 {
        self.taken.free().trailing_zeros() as u8
    }

    /// The first slot in use from `from` on.
    #[inline]
    pub(super) const fn next_live(&self, from: u32) -> Option<u8> {
        // In halves: shifts of 128 bits are slow.
        let (low, high) = (self.taken.live as u64, (self.taken.live >> 64) as u64);
        if from < 64 {
            let low = low & u64::MAX << from;
            if low != 0 {
                return Some(low.trailing_zeros() as u8);
            }
        }
        let from = from.saturating_sub(64);
        if from >= 64 || high & u64::MAX << from == 0 {
            return None;
        }
        Some(64 + (high & u64::MAX << from).trailing_zeros() as u8)
    }

    /// Keeps in mind whether an object has a hitbox, after its step.
    #[inline]
    pub(super) fn note_hitbox(&mut self, slot: u8, has: bool) {
        if has != is_set(self.taken.touchable, slot) {
            self.taken.note_hitbox(slot, has);
        }
    }

    /// Empties a slot, and those that its object held. A player on the object keeps the state of one who is on it.
    pub(crate) fn remove(&mut self, slot: u8) {
        self.make_room(); // whose places do not move
        let taken = &mut self.taken;
        let others = !(1_u128.checked_shl(slot.into()).unwrap_or(0));
        taken.live &= others;
        taken.touchable &= others;
        for part in bits(taken.held) {
            if let Some(holder) = taken.holders.get_mut(usize::from(part))
                && *holder == slot
            {
                *holder = 0;
                taken.held &= !(1 << part);
            }
        }
    }

    /// The object in a slot.
    #[inline]
    pub fn get(&self, slot: u8) -> Option<&Object> {
        self.objects.get(self.index_of(slot)?)
    }

    /// The object in a slot.
    #[inline]
    pub fn get_mut(&mut self, slot: u8) -> Option<&mut Object> {
        let index = self.index_of(slot)?;
        self.objects.get_mut(index)
    }

    /// The objects with their slots, in slot order.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &Object)> {
        bits(self.taken.live).filter_map(|slot| Some((slot, self.get(slot)?)))
    }

    /// Returns all slots, as an object in its step sees the others.
    pub(crate) fn all(&mut self) -> Others<'_> {
        self.make_room();
        Others { below: &mut self.objects, above: &mut [], taken: &mut self.taken }
    }

    /// The object in a slot, and all others beside it: so that it need not be copied for its step.
    #[inline]
    pub(super) fn apart(&mut self, slot: u8) -> Option<(&mut Object, Others<'_>)> {
        let (below, from) = self.objects.split_at_mut_checked(slot.checked_sub(self.taken.first)?.into())?;
        let (object, above) = from.split_first_mut()?;
        Some((object, Others { below, above, taken: &mut self.taken }))
    }
}

/// The slots as an object sees them in its step: all but its own.
#[derive(Debug)]
pub struct Others<'a> {
    /// Up to the object's own slot.
    below: &'a mut [Object],
    /// Behind it.
    above: &'a mut [Object],
    taken: &'a mut Taken,
}

impl Others<'_> {
    /// The lowest free slot from `from` on; `None` if all are taken.
    pub fn first_free(&self, from: u8) -> Option<u8> {
        let free = self.taken.free() & u128::MAX.checked_shl(from.into())?;
        (free != 0).then_some(free.trailing_zeros() as u8)
    }

    /// The highest free slot; `None` if all are taken.
    pub fn last_free(&self) -> Option<u8> {
        self.taken.free().checked_ilog2().map(|slot| slot as u8)
    }

    /// Takes a free slot for a part of an object, until that goes.
    pub(super) fn hold(&mut self, slot: u8, holder: u8) {
        if let Some(place) = self.taken.holders.get_mut(usize::from(slot)) {
            *place = holder;
            self.taken.held |= 1 << slot;
        }
    }

    /// Puts an object into a free slot.
    pub(crate) fn put(&mut self, slot: u8, body: Body, state: State) {
        let Some(place) = self.place_mut(slot) else { return };
        *place = Object { body, state };
        self.taken.live |= 1 << slot;
        self.taken.note_hitbox(slot, body.hitbox.reaction != Reaction::None);
    }

    /// The object in a slot; `None` for the one that steps.
    pub fn get(&self, slot: u8) -> Option<&Object> {
        if !is_set(self.taken.live, slot) {
            return None;
        }
        let index = usize::from(slot.checked_sub(self.taken.first)?);
        self.below.get(index).or_else(|| self.above.get(index.wrapping_sub(self.below.len() + 1)))
    }

    /// The object in a slot; `None` for the one that steps.
    pub fn get_mut(&mut self, slot: u8) -> Option<&mut Object> {
        if is_set(self.taken.live, slot) { self.place_mut(slot) } else { None }
    }

    fn place_mut(&mut self, slot: u8) -> Option<&mut Object> {
        let index = usize::from(slot.checked_sub(self.taken.first)?);
        let above = index.wrapping_sub(self.below.len() + 1);
        self.below.get_mut(index).or_else(|| self.above.get_mut(above))
    }

    /// The objects with their slots, in slot order.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &Object)> {
        bits(self.taken.live).filter_map(|slot| Some((slot, self.get(slot)?)))
    }
}

impl Taken {
    const fn free(&self) -> u128 {
        !(self.live | self.held) & u128::MAX << self.first
    }

    fn note_hitbox(&mut self, slot: u8, has: bool) {
        self.touchable = self.touchable & !(1 << slot) | u128::from(has) << slot;
    }
}

/// The bit of a slot; of one that there is not, false.
#[inline]
const fn is_set(bits: u128, slot: u8) -> bool {
    // In halves: shifts of 128 bits are slow.
    let half = if slot < 64 { bits as u64 } else { (bits >> 64) as u64 };
    slot < SLOTS as u8 && half >> (slot & 63) & 1 != 0
}

/// The bits that are set, ascending.
#[inline]
pub(super) fn bits(of: u128) -> impl Iterator<Item = u8> {
    let half = |mut half: u64, first: u8| {
        std::iter::from_fn(move || {
            let bit = half.trailing_zeros() as u8;
            half &= half.wrapping_sub(1);
            (bit < 64).then_some(first + bit)
        })
    };
    half(of as u64, 0).chain(half((of >> 64) as u64, 64))
}

impl Snapshot for Slots {
    fn write(&self, to: &mut impl Sink) {
        to.field(const { field_name("taken") }, &self.taken);
        self.iter().for_each(|(slot, object)| to.field(slot.into(), object));
    }

    fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
        let taken = Taken::read(from)?;
        let usable = u128::MAX.checked_shl(taken.first.into()).unwrap_or(0);
        let holders_exist = taken.holders.iter().all(|slot| usize::from(*slot) < SLOTS);
        if usable == 0 || taken.live & !usable != 0 || taken.live & taken.held != 0 || !holders_exist {
            return Err(from.wrong());
        }
        let mut objects = Vec::with_capacity(taken.live.count_ones() as usize);
        for _ in 0..taken.live.count_ones() {
            objects.push(Object::read(from)?);
        }
        Ok(Self { objects, is_packed: true, taken })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_in_use_are_found_in_order() {
        let used = [0, 1, 5, 62, 63, 64, 65, 100, 126, 127];
        let live = used.iter().fold(0_u128, |live, slot| live | 1 << slot);
        let slots = Slots { taken: Taken { live, ..Taken::default() }, ..Slots::default() };
        for from in 0..140 {
            let expected = used.into_iter().find(|slot| u32::from(*slot) >= from);
            assert_eq!(slots.next_live(from), expected, "from {from}");
        }
        for slot in 0..=255 {
            assert_eq!(is_set(live, slot), used.contains(&slot), "{slot}");
        }
        assert_eq!(Slots::default().next_live(0), None);
    }

    #[test]
    fn a_clone_is_packed_and_equal_until_it_is_stepped() {
        let mut slots = Slots::new(16);
        for slot in [16, 40, 41, 127] {
            slots.all().put(slot, Body { health: slot, ..Body::default() }, State::None);
        }
        slots.all().hold(17, 40);
        let mut clone = slots.clone();
        assert_eq!((clone.objects.len(), &clone), (4, &slots));
        for slot in 0..=255 {
            assert_eq!(clone.get(slot), slots.get(slot), "{slot}");
            assert_eq!(clone.get_mut(slot), slots.get_mut(slot), "{slot}");
        }
        clone.make_room();
        assert_eq!((clone.objects.len(), &clone), (112, &slots));
        clone.remove(40);
        assert_ne!(clone, slots);
        assert_eq!((clone.get(40), clone.first_free()), (None, 17), "and what it held");
    }

    #[test]
    fn slots_that_are_copied_hold_the_same_in_their_own_room() {
        let with = |first: u8, used: &[u8]| {
            let mut slots = Slots::new(first);
            used.iter().for_each(|slot| slots.all().put(*slot, Body { health: *slot, ..Body::default() }, State::None));
            slots
        };
        let all = [with(16, &[16, 40, 127]), with(16, &[20]), with(16, &[]), Slots::new(16), with(0, &[3])];
        for from in &all {
            for onto in all.iter().chain(&all.clone()) {
                for source in [from, &from.clone()] {
                    let mut copy = with(16, &[30]);
                    copy.copy_from(onto);
                    copy.copy_from(source);
                    assert_eq!(&copy, source);
                    copy.make_room();
                    assert_eq!((&copy, copy.objects.len()), (source, 128 - usize::from(source.taken.first)));
                }
            }
        }
    }
}
