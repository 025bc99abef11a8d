//! The controls that objects take out of the player's hands. Each taking has an owner, and ends with it.

use super::abilities::Action;
use super::rolling::ForcedRoll;
use super::{Player, Routine};
use crate::input::Buttons;
use crate::snapshot::Snapshot;

/// The controls that an object can take, as bits of [`Hold::bits`].
///
/// Guide: Game Objects > Object Control
pub mod object_control {
    /// Held: no control, no terrain.
    pub const HELD: u8 = 0x01;
    /// Touches no hitbox and no solid object.
    pub const TOUCHES_NOTHING: u8 = 0x80;
}

/// An object's hold on the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Snapshot)]
pub struct Hold {
    /// The slot of the object.
    pub owner: u8,
    /// The controls that it took: bits of [`object_control`].
    pub bits: u8,
}

/// Buttons that an object holds down in place of the real ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Snapshot)]
pub struct ForcedInput {
    /// The slot of the object.
    pub owner: u8,
    /// The buttons.
    pub held: Buttons,
}

/// The controls that objects have taken from the player. A later taking replaces an earlier one of its kind, as in the originals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Grip {
    /// The object that moves him, or keeps him from touching things.
    pub hold: Option<Hold>,
    /// The object that walks him.
    pub input: Option<ForcedInput>,
}

impl Grip {
    /// Returns the controls that are taken: bits of [`object_control`].
    #[inline]
    pub fn bits(&self) -> u8 {
        self.hold.map_or(0, |hold| hold.bits)
    }
}

impl Player {
    /// The object in slot `owner` takes what `bits` of [`object_control`] say.
    ///
    /// Guide: Game Objects > Object Control
    pub fn take_control(&mut self, owner: u8, bits: u8) {
        self.grip.hold = Some(Hold { owner, bits });
    }

    /// The object in slot `owner` holds these buttons down, and only these.
    pub fn take_input(&mut self, owner: u8, held: Buttons) {
        self.grip.input = Some(ForcedInput { owner, held });
    }

    /// The object in slot `owner` gives back what it took; what others took stays taken.
    pub fn give_back(&mut self, owner: u8) {
        self.grip.hold = self.grip.hold.filter(|hold| hold.owner != owner);
        self.grip.input = self.grip.input.filter(|input| input.owner != owner);
    }

    /// Ends what he does and what keeps him a ball, as hits and deaths do.
    pub(super) fn end_moves(&mut self) {
        (self.action, self.forced_roll) = (Action::None, ForcedRoll::default());
    }

    /// True if an object, or his transformation, keeps him from moving by himself.
    #[inline]
    pub fn is_held(&self) -> bool {
        self.has_lost(object_control::HELD) || self.is_transforming()
    }

    /// True if an object, or his transformation, keeps him from touching hitboxes and solid objects.
    #[inline]
    pub fn touches_nothing(&self) -> bool {
        self.has_lost(object_control::TOUCHES_NOTHING) || self.is_transforming() || self.routine == Routine::Drowning
    }

    #[inline]
    fn has_lost(&self, bit: u8) -> bool {
        self.grip.bits() & bit != 0
    }
}
