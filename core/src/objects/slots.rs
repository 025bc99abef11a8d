//! The slots that objects live in, and their order.

use super::State;
use super::body::{Body, Reaction};
use crate::digest::{Digest, Saved};

/// Slots of a world.
pub const SLOTS: usize = 128;

/// An object: what all have, and what its kind makes of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Object {
    /// What every object has.
    pub body: Body,
    /// The state of its kind.
    pub state: State,
}

/// The slots of a world, by number. They are stepped in ascending order.
///
/// Memory is asked for once, and only where a level has objects at all.
///
/// Guide: Game Objects > Slots
#[derive(Debug, Default)]
pub struct Slots {
    /// From slot `first` on, as far as one was ever used.
    objects: Vec<Object>,
    /// The slots in use.
    live: u128,
    /// Those whose objects had a hitbox after their last step: the only ones that a scan looks at.
    touchable: u128,
    /// The lowest slot that objects get.
    first: u8,
}

impl Clone for Slots {
    /// Keeps room for all slots, so that a step of the clone need not ask for more.
    fn clone(&self) -> Self {
        let mut objects = Vec::new();
        if self.objects.capacity() > 0 {
            objects.reserve_exact(SLOTS);
            objects.extend_from_slice(&self.objects);
        }
        Self { objects, ..*self }
    }
}

impl PartialEq for Slots {
    fn eq(&self, other: &Self) -> bool {
        self.live == other.live && self.iter().eq(other.iter())
    }
}
impl Eq for Slots {}

impl Slots {
    /// Empty slots, of which objects get those from `first` on; none at all unless `used`.
    pub fn new(first: u8, used: bool) -> Self {
        Self { objects: if used { Vec::with_capacity(SLOTS) } else { Vec::new() }, live: 0, touchable: 0, first }
    }

    /// Room for objects where there was none. May allocate.
    pub fn make_room(&mut self) {
        self.objects.reserve_exact(SLOTS.saturating_sub(self.objects.len()));
    }

    /// The slots in use, as bits.
    pub const fn live(&self) -> u128 {
        self.live
    }

    /// The slots whose objects may have a hitbox, as bits.
    pub const fn touchable(&self) -> u128 {
        self.touchable
    }

    /// Objects alive.
    pub const fn count(&self) -> u32 {
        self.live.count_ones()
    }

    /// The lowest free slot from `from` on; `None` where all are taken.
    pub fn first_free(&self, from: u8) -> Option<u8> {
        if self.objects.capacity() == 0 {
            return None;
        }
        let from = from.max(self.first);
        let free = !self.live & u128::MAX.checked_shl(from.into())?;
        let slot = free.trailing_zeros();
        (slot < SLOTS as u32).then_some(slot as u8)
    }

    /// Puts an object into a slot.
    pub(super) fn put(&mut self, slot: u8, body: Body, state: State) {
        let index = usize::from(slot.saturating_sub(self.first));
        while self.objects.len() <= index {
            self.objects.push(Object::default());
        }
        self.objects[index] = Object { body, state };
        self.live |= 1 << slot;
        self.note_hitbox(slot, &body);
    }

    /// Puts an object back into its slot after its step.
    #[inline]
    pub(super) fn put_back(&mut self, slot: u8, object: Object) {
        let has = object.body.hitbox.reaction != Reaction::None;
        if has != is_set(self.touchable, slot) {
            self.note_hitbox(slot, &object.body);
        }
        if let Some(place) = self.objects.get_mut(usize::from(slot.wrapping_sub(self.first))) {
            *place = object;
        }
    }

    /// The first slot in use from `from` on.
    #[inline]
    pub(super) const fn next_live(&self, from: u32) -> Option<u8> {
        // In halves: shifts of 128 bits are slow.
        let (low, high) = (self.live as u64, (self.live >> 64) as u64);
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

    fn note_hitbox(&mut self, slot: u8, body: &Body) {
        let (bit, has) = (1 << slot, u128::from(body.hitbox.reaction != Reaction::None));
        self.touchable = self.touchable & !bit | has << slot;
    }

    /// Empties a slot. Whoever stands on its object goes on believing that he does.
    pub fn remove(&mut self, slot: u8) {
        let others = !(1_u128.checked_shl(slot.into()).unwrap_or(0));
        self.live &= others;
        self.touchable &= others;
    }

    /// The object in a slot.
    #[inline]
    pub fn get(&self, slot: u8) -> Option<&Object> {
        if !is_set(self.live, slot) {
            return None;
        }
        self.objects.get(usize::from(slot.checked_sub(self.first)?))
    }

    /// The object in a slot.
    #[inline]
    pub fn get_mut(&mut self, slot: u8) -> Option<&mut Object> {
        if !is_set(self.live, slot) {
            return None;
        }
        self.objects.get_mut(usize::from(slot.checked_sub(self.first)?))
    }

    /// The objects with their slots, in slot order.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &Object)> {
        bits(self.live).filter_map(|slot| Some((slot, self.get(slot)?)))
    }
}

impl Saved for Slots {
    fn add_to(&self, digest: &mut Digest) {
        digest.add(self.live as u64);
        digest.add((self.live >> 64) as u64);
        for (_, object) in self.iter() {
            object.body.add_to(digest);
            object.state.add_to(digest);
        }
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
pub(super) fn bits(mut of: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = of.trailing_zeros();
        of &= of.wrapping_sub(1);
        (bit < 128).then_some(bit as u8)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_in_use_are_found_in_order() {
        let used = [0, 1, 5, 62, 63, 64, 65, 100, 126, 127];
        let live = used.iter().fold(0_u128, |live, slot| live | 1 << slot);
        let slots = Slots { live, ..Slots::new(0, true) };
        for from in 0..140 {
            let expected = used.into_iter().find(|slot| u32::from(*slot) >= from);
            assert_eq!(slots.next_live(from), expected, "from {from}");
        }
        for slot in 0..=255 {
            assert_eq!(is_set(live, slot), used.contains(&slot), "{slot}");
        }
        assert_eq!(Slots::default().next_live(0), None);
    }
}
