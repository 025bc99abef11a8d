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
    /// From slot `first` on: all of them, but in a clone that was not stepped yet only as far as one is in use.
    objects: Vec<Object>,
    taken: Taken,
}

/// What is in which slot, as bits: to be read without a look at the objects.
#[derive(Clone, Copy, Debug, Default)]
struct Taken {
    /// The slots in use.
    live: u128,
    /// Those whose objects had a hitbox after their last step: the only ones that a scan looks at.
    touchable: u128,
    /// The lowest slot that objects get.
    first: u8,
}

impl Clone for Slots {
    /// As small as may be: worlds are kept by the thousand to be gone back to. The first step asks for room again.
    fn clone(&self) -> Self {
        let end = SLOTS - self.taken.live.leading_zeros() as usize;
        let used = end.saturating_sub(self.taken.first.into());
        Self { objects: self.objects.get(..used).unwrap_or(&self.objects).to_vec(), taken: self.taken }
    }
}

impl PartialEq for Slots {
    fn eq(&self, other: &Self) -> bool {
        self.taken.live == other.taken.live && self.iter().eq(other.iter())
    }
}
impl Eq for Slots {}

impl Slots {
    /// Empty slots, of which objects get those from `first` on.
    pub fn new(first: u8) -> Self {
        Self { objects: Vec::new(), taken: Taken { first, ..Taken::default() } }
    }

    /// Room for objects in all slots. Allocates where there was none.
    #[inline]
    pub(super) fn make_room(&mut self) {
        let all = SLOTS - usize::from(self.taken.first);
        if self.objects.len() < all {
            self.objects.resize(all, Object::default());
        }
    }

    /// The slots in use, as bits.
    pub const fn live(&self) -> u128 {
        self.taken.live
    }

    /// The slots whose objects may have a hitbox, as bits.
    pub const fn touchable(&self) -> u128 {
        self.taken.touchable
    }

    /// Objects alive.
    pub const fn count(&self) -> u32 {
        self.taken.live.count_ones()
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

    /// Empties a slot. Whoever stands on its object goes on believing that he does.
    pub fn remove(&mut self, slot: u8) {
        let others = !(1_u128.checked_shl(slot.into()).unwrap_or(0));
        self.taken.live &= others;
        self.taken.touchable &= others;
    }

    /// The object in a slot.
    #[inline]
    pub fn get(&self, slot: u8) -> Option<&Object> {
        if !is_set(self.taken.live, slot) {
            return None;
        }
        self.objects.get(usize::from(slot.checked_sub(self.taken.first)?))
    }

    /// The object in a slot.
    #[inline]
    pub fn get_mut(&mut self, slot: u8) -> Option<&mut Object> {
        if !is_set(self.taken.live, slot) {
            return None;
        }
        self.objects.get_mut(usize::from(slot.checked_sub(self.taken.first)?))
    }

    /// The objects with their slots, in slot order.
    pub fn iter(&self) -> impl Iterator<Item = (u8, &Object)> {
        bits(self.taken.live).filter_map(|slot| Some((slot, self.get(slot)?)))
    }

    /// All slots, as an object in its step sees the others.
    pub(super) fn all(&mut self) -> Others<'_> {
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
    /// The lowest free slot from `from` on; `None` where all are taken.
    pub fn first_free(&self, from: u8) -> Option<u8> {
        let free = !self.taken.live & u128::MAX.checked_shl(from.max(self.taken.first).into())?;
        let slot = free.trailing_zeros();
        (slot < SLOTS as u32).then_some(slot as u8)
    }

    /// Puts an object into a free slot.
    pub(super) fn put(&mut self, slot: u8, body: Body, state: State) {
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
    fn note_hitbox(&mut self, slot: u8, has: bool) {
        self.touchable = self.touchable & !(1 << slot) | u128::from(has) << slot;
    }
}

impl Saved for Slots {
    fn add_to(&self, digest: &mut Digest) {
        digest.add(self.taken.live as u64);
        digest.add((self.taken.live >> 64) as u64);
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
        let slots = Slots { objects: Vec::new(), taken: Taken { live, ..Taken::default() } };
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
