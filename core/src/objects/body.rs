//! The body that objects of all kinds have.

use crate::contacts::Reaction;
use crate::snapshot::Snapshot;
use crate::trace::Who;
use crate::units::{Speed, Sub};

/// The fate of an object after its step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Fate {
    /// The object goes on, while it is near.
    #[default]
    Stays,
    /// The object goes on wherever the camera is.
    StaysFarAway,
    /// The object is gone, and comes back when its place is loaded again.
    Unloads,
    /// The object is gone, and does not come back before the level restarts.
    Destroyed,
}

/// A rectangle around an object's centre that the player's hitbox can touch.
///
/// Guide: Game Objects > Hitboxes
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Hitbox {
    /// The effect of touching.
    pub reaction: Reaction,
    /// Half width, pixels; the box is one pixel wider than twice that.
    pub half_width: u16,
    /// Half height, pixels.
    pub half_height: u16,
}

impl Hitbox {
    /// A hitbox of half sizes in pixels.
    pub const fn new(reaction: Reaction, half_width: u16, half_height: u16) -> Self {
        Self { reaction, half_width, half_height }
    }
}

/// The bits that an object keeps for the second player; for the first it has fields of its own.
///
/// Guide: Player 2 > Player 2 Control
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Second(u8);

impl Second {
    const STANDS: u8 = 1;
    const PUSHES: u8 = 2;
    const TOUCHED: u8 = 4;

    /// Returns true if the second player is on the object.
    pub const fn stands(self) -> bool {
        self.0 & Self::STANDS != 0
    }

    /// Returns true if the second player pushes the object.
    pub const fn pushes(self) -> bool {
        self.0 & Self::PUSHES != 0
    }

    /// Returns true if the second player touched the object since its step last looked.
    pub const fn touched(self) -> bool {
        self.0 & Self::TOUCHED != 0
    }

    /// Puts the player on it, or off it.
    pub const fn set_stands(&mut self, stands: bool) {
        self.set(Self::STANDS, stands);
    }

    /// Sets whether the second player pushes the object.
    pub const fn set_pushes(&mut self, pushes: bool) {
        self.set(Self::PUSHES, pushes);
    }

    /// Sets whether the second player touched the object.
    pub const fn set_touched(&mut self, touched: bool) {
        self.set(Self::TOUCHED, touched);
    }

    const fn set(&mut self, bit: u8, value: bool) {
        self.0 = self.0 & !bit | if value { bit } else { 0 };
    }
}

/// A value for each player.
///
/// Guide: Player 2 > Player 2 Control
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct PerPlayer<T>([T; 2]);

impl<T: Default> PerPlayer<T> {
    /// Returns the value for the first player; the second one has the default.
    pub fn first(value: T) -> Self {
        Self([value, T::default()])
    }
}

impl<T> std::ops::Index<Who> for PerPlayer<T> {
    type Output = T;

    fn index(&self, who: Who) -> &T {
        &self.0[who as usize]
    }
}

impl<T> std::ops::IndexMut<Who> for PerPlayer<T> {
    fn index_mut(&mut self, who: Who) -> &mut T {
        &mut self.0[who as usize]
    }
}

/// The placement of objects that other objects made.
pub const NO_PLACEMENT: u32 = u32::MAX;

/// The body of an object: the fields that every kind has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Body {
    /// Centre.
    pub x: Sub,
    /// Centre.
    pub y: Sub,
    /// Motion to the right.
    pub x_speed: Speed,
    /// Motion downwards.
    pub y_speed: Speed,
    /// Place in the level's list, of an object that was placed; else [`NO_PLACEMENT`].
    pub placement: u32,
    /// The x, in pixels, by which it counts as near to the camera or not.
    pub home_x: i32,
    /// Mirrored left to right.
    pub flip_x: bool,
    /// Mirrored top to bottom.
    pub flip_y: bool,
    /// Number of the picture that is shown.
    pub picture: u8,
    /// Half its width on the screen, pixels.
    pub half_width: u16,
    /// Half its height on the screen, pixels.
    pub half_height: u16,
    /// The hitbox.
    pub hitbox: Hitbox,
    /// Touches since its step last looked, as bits: [`Self::TOUCHED`], [`Self::BUMPED`], or one for each ring
    /// of several. Written by the player's step, emptied by its own.
    pub touched: u32,
    /// Hits that it stands before one destroys it; each of them switches its hitbox off until its step turns it on again.
    pub health: u8,
    /// True if the player is on it. Written by its step, and by that of another object that he lands on.
    pub stood_on: bool,
    /// The player pushes it.
    pub pushed: bool,
    /// The same for the second player.
    pub second: Second,
    /// Nobody balances on its edges. Written by its step.
    pub steady: bool,
    /// True once it was shown.
    pub drawn: bool,
    /// The fate after the step.
    pub fate: Fate,
}

impl Body {
    /// In [`Self::touched`]: touched, collected, broken.
    pub const TOUCHED: u32 = 1;
    /// In [`Self::touched`]: bumped from below.
    pub const BUMPED: u32 = 2;

    /// A body that another object or the player makes, at a place of theirs: at its whole pixel.
    ///
    /// Guide: Game Objects > Slots
    pub fn at(x: Sub, y: Sub) -> Self {
        let (x, y) = (x.px(), y.px());
        Self { x: Sub::from_px(x), y: Sub::from_px(y), home_x: x, placement: NO_PLACEMENT, ..Self::default() }
    }

    /// Moves by its speeds.
    pub fn move_by_speed(&mut self) {
        self.x = self.x.moved(self.x_speed);
        self.y = self.y.moved(self.y_speed);
    }

    /// Moves by its speeds, then falls faster.
    pub fn fall(&mut self, gravity: i16) {
        self.move_by_speed();
        self.y_speed = self.y_speed.plus(gravity);
    }

    /// The sign of "forward" for a kind that faces right when it is not mirrored: 1 or -1.
    pub const fn facing(&self) -> i32 {
        if self.flip_x { -1 } else { 1 }
    }

    /// Returns true if it was touched since it last asked, by either player; in [`Around::each_player`](super::Around::each_player) by the
    /// one at hand.
    pub fn take_touch(&mut self) -> bool {
        // Written only if there is something to empty: most objects are copied as they were.
        if self.touched == 0 && !self.second.touched() {
            return false;
        }
        self.touched = 0;
        self.second.set_touched(false);
        true
    }

    /// True if any player is on it.
    pub const fn carries_somebody(&self) -> bool {
        self.stood_on || self.second.stands()
    }

    /// True if that player is on it.
    pub const fn is_stood_on(&self, who: Who) -> bool {
        match who {
            Who::First => self.stood_on,
            Who::Second => self.second.stands(),
        }
    }

    /// Puts that player on it, or off it.
    pub const fn set_stood_on(&mut self, who: Who, stands: bool) {
        match who {
            Who::First => self.stood_on = stands,
            Who::Second => self.second.set_stands(stands),
        }
    }

    /// Exchanges the values of the two players. Touches are not exchanged: they are taken before.
    pub(super) const fn swap_players(&mut self) {
        let Self { stood_on, pushed, second, .. } = *self;
        (self.stood_on, self.pushed) = (second.stands(), second.pushes());
        self.second.set_stands(stood_on);
        self.second.set_pushes(pushed);
    }

    /// Counts as near where it is, for a kind that moves far.
    pub fn stays_near(&mut self) {
        self.home_x = self.x.px();
    }
}
