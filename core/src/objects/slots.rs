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
    pub(super) fn put_back(&mut self, slot: u8, object: Object) {
        self.note_hitbox(slot, &object.body);
        if let Some(place) = self.get_mut(slot) {
            *place = object;
        }
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
        if self.live.checked_shr(slot.into())? & 1 == 0 {
            return None;
        }
        self.objects.get(usize::from(slot.checked_sub(self.first)?))
    }

    /// The object in a slot.
    #[inline]
    pub fn get_mut(&mut self, slot: u8) -> Option<&mut Object> {
        if self.live.checked_shr(slot.into())? & 1 == 0 {
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

/// The bits that are set, ascending.
pub(super) fn bits(mut of: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = of.trailing_zeros();
        of &= of.wrapping_sub(1);
        (bit < 128).then_some(bit as u8)
    })
}
