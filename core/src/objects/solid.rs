//! Solid Objects: what stops, carries and crushes the player.
//!
//! A kind says what of it is solid as data, a [`Solid`]; its step hands that to [`Around::solid`], after it moved. The rules
//! need no world: an [`Encounter`] is one object and one player, so that a painter can ask what would happen to a
//! player anywhere.
//!
//! `boxed.rs` holds the routine for all that is solid on every side, `case.rs` those of Sonic 1's monitors and edge walls, `sloped.rs` how height arrays shift it, `platform.rs`
//! what one can jump up through, `riding.rs` landing, riding and walking off, `contact.rs` what comes of it all.

mod boxed;
mod case;
mod contact;
mod platform;
mod riding;
mod sloped;

pub use crate::contacts::{CombinedBox, Contact, Miss, SolidCheck};
pub use contact::Found;
pub use sloped::Heights;

use super::around::Around;
use super::body::Body;
use crate::player::Player;
use crate::player::partner::HALF_WIDTH as PARTNER_HALF_WIDTH;
use crate::ruleset::Ruleset;
use crate::trace::{Trace, Who};

/// The pixels by which the combined box is wider than the object on either side: the push radius and 1. The originals' objects hand it
/// over as part of their own width, so it is the same for every character.
///
/// Guide: Solid Objects > Checking For An Overlap
pub const PLAYER_REACH: i32 = 11;

/// Half width of the combined boxes that are taken as they are: anything beyond is brought to this.
const GREATEST: i32 = 0x4000;

/// The shape in which an object is solid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SolidShape {
    /// On all sides, flat.
    ///
    /// Guide: Solid Objects > General Solid Object Collision
    #[default]
    Box,
    /// On all sides, and shifted up and down by an array of heights.
    ///
    /// Guide: Solid Objects > Sloped Objects
    Sloped(Heights),
    /// As Sonic 1's item monitors: flat, on all sides except below.
    ///
    /// Guide: Game Objects > Item Monitors
    Case,
    /// As Sonic 1's edge walls: on both sides and from below, flat. From above it does nothing.
    ///
    /// Guide: Solid Objects > General Solid Objects
    Wall,
    /// From above only.
    ///
    /// Guide: Solid Objects > Jump Through Platforms
    Platform,
    /// From above only, with an array of heights that is as wide as the object.
    ///
    /// Guide: Solid Objects > Jump Through Platforms
    SlopedPlatform(Heights),
}

/// The solid part of an object, in the numbers that the originals hand to their routine. They belong to the object and
/// need not follow from its size.
///
/// Guide: Solid Objects > General Solid Object Collision
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Solid {
    /// The shape in which it is solid.
    pub shape: SolidShape,
    /// Half width of the combined box: mostly the object's own and 11. Of platforms the object's own.
    pub half_width: i32,
    /// Half height while the player is not on it; of platforms the height of their surface above the centre.
    pub half_height: i32,
    /// Half height while he stands on it.
    pub standing_height: i32,
    /// Half width of what he can land on.
    pub landing_half_width: i32,
    /// The middle of what is solid, in pixels from the object's centre; not mirrored with it.
    pub centre: (i32, i32),
    /// Solid also where the screen does not show it. The others forget the player who is not on them.
    pub off_screen: bool,
}

impl Solid {
    /// A block of the object's own half sizes, 1 pixel higher while stood on, as most are.
    pub const fn block(half_width: i32, half_height: i32) -> Self {
        Self {
            shape: SolidShape::Box,
            half_width: half_width + PLAYER_REACH,
            half_height,
            standing_height: half_height + 1,
            landing_half_width: half_width,
            centre: (0, 0),
            off_screen: false,
        }
    }

    /// A block with a surface of heights, which reach over the object's own half width by 12 pixels on either side.
    pub const fn sloped(half_width: i32, half_height: i32, heights: Heights) -> Self {
        Self { shape: SolidShape::Sloped(heights), ..Self::block(half_width, half_height) }
    }

    /// A platform whose surface is `height` above the centre.
    pub const fn platform(half_width: i32, height: i32, rules: &Ruleset) -> Self {
        Self {
            shape: SolidShape::Platform,
            half_width,
            half_height: height,
            standing_height: if rules.platforms_ride_high { height + 1 } else { height },
            landing_half_width: half_width,
            centre: (0, 0),
            off_screen: true,
        }
    }

    /// A platform with a surface of heights, which are as wide as the object.
    pub const fn sloped_platform(half_width: i32, heights: Heights) -> Self {
        Self {
            shape: SolidShape::SlopedPlatform(heights),
            half_width,
            half_height: 0,
            standing_height: 0,
            landing_half_width: half_width,
            centre: (0, 0),
            off_screen: true,
        }
    }

    /// The same, solid also where the screen does not show it.
    #[must_use]
    pub const fn everywhere(self) -> Self {
        Self { off_screen: true, ..self }
    }

    /// The same, solid off the screen in the games in which most objects are.
    #[must_use]
    pub const fn everywhere_by(self, rules: &Ruleset) -> Self {
        Self { off_screen: rules.more_solid_off_screen, ..self }
    }

    /// The array of heights, if there is one.
    pub const fn heights(&self) -> Option<Heights> {
        match self.shape {
            SolidShape::Sloped(heights) | SolidShape::SlopedPlatform(heights) => Some(heights),
            SolidShape::Box | SolidShape::Case | SolidShape::Wall | SolidShape::Platform => None,
        }
    }

    /// With sizes within the limits of arithmetic, for any project.
    fn bounded(self) -> Self {
        Self {
            half_width: self.half_width.clamp(0, GREATEST),
            half_height: self.half_height.clamp(-GREATEST, GREATEST),
            standing_height: self.standing_height.clamp(-GREATEST, GREATEST),
            landing_half_width: self.landing_half_width.clamp(0, GREATEST),
            centre: (self.centre.0.clamp(-GREATEST, GREATEST), self.centre.1.clamp(-GREATEST, GREATEST)),
            ..self
        }
    }
}

/// One object and one player: what the rules of solid objects read and write.
#[derive(Debug)]
pub struct Encounter<'a> {
    /// The solid part of the object.
    pub solid: Solid,
    /// Its array of heights; empty if it has none.
    pub heights: &'a [i8],
    /// The rules.
    pub rules: &'a Ruleset,
    /// Height in pixels, a power of two, after which the level repeats downwards.
    pub wrap_y: Option<i32>,
    /// The object showed on the screen at the end of the last frame.
    pub on_screen: bool,
    /// The object's slot.
    pub slot: u8,
    /// The object. Read: where it is, whether it is mirrored. Written: whether it is stood on and pushed.
    pub body: &'a mut Body,
    /// The player.
    pub player: &'a mut Player,
}

impl Encounter<'_> {
    /// Runs the whole check: the player is stopped, moved, landed, carried or let go. `x_before` is the object's x in pixels before
    /// it moved in this frame.
    ///
    /// Guide: Solid Objects > General Solid Object Collision
    #[inline]
    pub fn meet(&mut self, x_before: i32) -> Found {
        if !self.body.stood_on {
            return self.touch();
        }
        let contact = self.keep_or_leave();
        if contact == Contact::Stands {
            self.carry(x_before);
        }
        Found { contact, distances: None }
    }

    /// Returns the contact of a player who does not stand on the object.
    #[inline]
    fn touch(&mut self) -> Found {
        match self.solid.shape {
            SolidShape::Box | SolidShape::Sloped(_) => self.touch_box(),
            SolidShape::Case => self.touch_case(),
            SolidShape::Wall => self.touch_wall(),
            SolidShape::Platform | SolidShape::SlopedPlatform(_) => self.touch_platform(),
        }
    }

    /// The player's column, counted from the left edge of a box of that half width, if it is in the box. Most objects
    /// are done with this, so their sizes are not looked at any closer before.
    #[inline]
    fn column(&self, half_width: i32, end: i32) -> Option<i32> {
        let left = self.offset().0.wrapping_add(half_width);
        ((left as u32) < half_width.wrapping_mul(2).wrapping_add(end) as u32).then_some(left)
    }

    /// Pixels from the middle of what is solid to the player's centre.
    fn offset(&self) -> (i32, i32) {
        let (player, body, (x, y)) = (&*self.player, &*self.body, self.solid.centre);
        (
            player.x.px().wrapping_sub(body.x.px().wrapping_add(x)),
            player.y.px().wrapping_sub(body.y.px().wrapping_add(y)),
        )
    }

    /// Current height radius of the player.
    fn radius(&self) -> i32 {
        self.player.height_radius.into()
    }

    /// Nothing can touch the player at the moment.
    fn is_untouchable(&self) -> bool {
        use crate::player::Routine;
        !matches!(self.player.routine, Routine::Normal | Routine::Hurt) || self.player.touches_nothing()
    }
}

impl<T: Trace> Around<'_, T> {
    /// Makes the object solid for this frame: call it after the object has moved, with its x in pixels from before.
    ///
    /// Guide: Solid Objects > General Solid Object Collision
    ///
    /// Of two players both meet it, unless the step is one of [`Around::each_player`]; what came of the first is returned.
    #[inline]
    pub fn solid(&mut self, body: &mut Body, solid: Solid, x_before: i32) -> Contact {
        self.solid_each(body, solid, x_before)[0]
    }

    /// As [`Self::solid`]. Returns the contacts of both players.
    #[inline]
    pub fn solid_each(&mut self, body: &mut Body, solid: Solid, x_before: i32) -> [Contact; 2] {
        self.meet_each(body, solid, |encounter| encounter.meet(x_before))
    }

    /// Applies `rule` to the player at hand, and to the partner unless the partner's turn comes by itself. Returns the
    /// contacts of both.
    #[inline]
    fn meet_each(&mut self, body: &mut Body, solid: Solid, rule: impl Fn(&mut Encounter<'_>) -> Found) -> [Contact; 2] {
        let first = self.meet(body, solid, &rule);
        let mut second = Contact::None(Miss::BesideIt);
        if self.partner.is_some() && !self.is_apart {
            self.for_partner(body, &mut |body, around| second = around.meet(body, solid, &rule));
        }
        [first, second]
    }

    /// Returns the contact of an object with the player at hand, if he is not far from it.
    #[inline]
    fn meet(&mut self, body: &mut Body, solid: Solid, rule: impl FnOnce(&mut Encounter<'_>) -> Found) -> Contact {
        if self.is_far(body, &solid) || !self.is_looked_at(&solid) {
            return Contact::None(Miss::BesideIt);
        }
        self.encounter(body, solid, rule)
    }

    /// Objects that are not solid everywhere ignore a partner who is off the screen.
    ///
    /// Guide: Player 2 > Player 2 Control
    #[inline]
    fn is_looked_at(&self, solid: &Solid) -> bool {
        self.who == Who::First
            || solid.off_screen
            || self.view.shows(
                self.player.x.px(),
                self.player.y.px(),
                PARTNER_HALF_WIDTH,
                self.rules.partner_half_height.into(),
            )
    }

    /// The first half of [`Self::solid`] for what asks before it moves: lands the player, or finds out that he left, but
    /// does not carry him.
    ///
    /// Guide: Solid Objects > Jump Through Platforms
    #[inline]
    pub fn solid_before_moving(&mut self, body: &mut Body, solid: Solid) -> [Contact; 2] {
        self.meet_each(body, solid, |encounter: &mut Encounter<'_>| {
            if encounter.body.stood_on {
                Found { contact: encounter.keep_or_leave(), distances: None }
            } else {
                encounter.touch()
            }
        })
    }

    /// The second half: puts the rider on the surface and moves him along.
    ///
    /// Guide: Solid Objects > Moving On Platforms
    pub fn carry(&mut self, body: &mut Body, solid: Solid, x_before: i32) {
        let heights = solid.heights().map_or(&[][..], |heights| self.level.heights(heights));
        self.encounter_with(body, solid, heights).carry(x_before);
    }

    /// As [`Self::carry`], for each player who stood on it before it moved.
    pub fn carry_riders(&mut self, body: &mut Body, solid: Solid, x_before: i32, riders: [bool; 2]) {
        if riders[0] {
            self.carry(body, solid, x_before);
        }
        if riders[1] && self.partner.is_some() {
            self.for_partner(body, &mut |body, around| around.carry(body, solid, x_before));
        }
    }

    /// The player stands on the object from now on, wherever he is: for what leads him its own way.
    ///
    /// Guide: Solid Objects > Popped Upwards
    pub fn take_on(&mut self, body: &mut Body) {
        if self.player.on_object
            && let Some(other) = self.slots.get_mut(self.player.stands_in)
        {
            other.body.set_stood_on(self.who, false);
        }
        self.encounter_with(body, Solid::default(), &[]).land();
    }

    /// The player is beside it and has nothing to do with it: what is true of most objects in most frames, found out
    /// before anything else is looked at. The trace receives all of it.
    #[inline]
    fn is_far(&self, body: &Body, solid: &Solid) -> bool {
        let half_width =
            if solid.half_width > solid.landing_half_width { solid.half_width } else { solid.landing_half_width };
        let offset = self.player.x.px().wrapping_sub(body.x.px().wrapping_add(solid.centre.0));
        !T::ENABLED && !body.stood_on && !body.pushed && offset.unsigned_abs() > half_width.unsigned_abs()
    }

    fn encounter_with<'b>(&'b mut self, body: &'b mut Body, solid: Solid, heights: &'b [i8]) -> Encounter<'b> {
        Encounter {
            solid,
            heights,
            rules: self.rules,
            wrap_y: self.level.wrap_y,
            on_screen: self.was_on_screen,
            slot: self.slot,
            body,
            player: self.player,
        }
    }

    fn encounter(&mut self, body: &mut Body, solid: Solid, rule: impl FnOnce(&mut Encounter<'_>) -> Found) -> Contact {
        let heights = solid.heights().map_or(&[][..], |heights| self.level.heights(heights));
        let stood_in = self.player.on_object.then_some(self.player.stands_in);
        let before = T::ENABLED.then(|| {
            let player = &*self.player;
            (player.x.px(), player.y.px(), CombinedBox::of(&solid, heights, self.rules, body, player))
        });
        let found = rule(&mut self.encounter_with(body, solid, heights));
        if found.contact == Contact::Landed
            && let Some(other) = stood_in
            && let Some(other) = self.slots.get_mut(other)
        {
            other.body.set_stood_on(self.who, false);
        }
        if let Some((x, y, combined)) = before {
            let pop = (self.player.x.px().wrapping_sub(x), self.player.y.px().wrapping_sub(y));
            let Found { contact, distances } = found;
            self.trace.solid(SolidCheck { slot: self.slot, combined, player: (x, y), distances, contact, pop });
        }
        found.contact
    }
}
