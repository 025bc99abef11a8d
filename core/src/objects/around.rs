//! The surroundings that an object sees and may change in its step.

use super::State;
use super::body::{Body, Fate, NO_PLACEMENT};
use super::common::Common;
use super::hitbox;
use super::parameters::Values;
use super::slots::Others;
use crate::camera::View;
use crate::input::Input;
use crate::level::Level;
use crate::player::Player;
use crate::project::Bounds;
use crate::ruleset::Ruleset;
use crate::sensors::{Direction, Ray};
use crate::tiles::{BlockId, TileLayer};
use crate::trace::{Event, SoundCall, Trace, Who};
use crate::units::Speed;
use std::ops::Deref;

/// Frames of a fall after which no floor is looked for, for a way to show.
const LONGEST_FALL: u32 = 256;

/// The surroundings of an object: all that its looks and sizes depend on besides itself.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    /// The level.
    pub level: &'a Level,
    /// The parameters of its placement; the defaults for an object that was not placed.
    pub values: &'a Values,
}

impl<'a> Setting<'a> {
    /// Pixels from a point down to the floor, as [`Around::floor_below`].
    ///
    /// Guide: Solid Tiles > Sensors
    #[inline]
    pub(super) fn floor_below(&self, x: i32, y: i32) -> i32 {
        self.level.cast(Ray::ground(x, y, Direction::Down), TileLayer::A).distance
    }

    /// A body as it comes to the floor below it, falling from rest with its feet `radius` pixels below its centre; `None`
    /// if there is no floor on the way.
    ///
    /// Guide: Game Objects > Badniks
    pub(super) fn dropped(&self, body: &Body, radius: i32, gravity: i16) -> Option<Body> {
        let mut falling = Body { x_speed: Speed::ZERO, y_speed: Speed::ZERO, ..*body };
        for _ in 0..LONGEST_FALL {
            falling.fall(gravity);
            let distance = self.floor_below(falling.x.px(), falling.y.px().wrapping_add(radius));
            if distance < 0 {
                falling.y = falling.y.moved_px(distance);
                return Some(falling);
            }
        }
        None
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &'a Ruleset {
        &self.level.ruleset
    }

    /// The setting of an object.
    #[inline]
    pub fn of(level: &'a Level, body: &Body, state: &State) -> Self {
        let values = match level.objects().get(body.placement) {
            Some(placed) => &placed.values,
            None => state.defaults(level),
        };
        Self { level, values }
    }
}

/// The state that every object of a frame sees alike.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// Buttons of this frame.
    pub input: Input,
    /// The partner's, as his own frame had them.
    pub second: Input,
    /// The screen.
    pub view: View,
    /// The camera's limits of the moment.
    pub limits: Bounds,
    /// The limits that the level wants there.
    pub wanted: Bounds,
    /// Frames stepped, this one included.
    pub frame: u32,
    /// The surface of the water, pixels; `None` in a dry level.
    pub surface: Option<i32>,
}

/// Everything around an object in its step: the [`Scene`] too.
#[derive(Debug)]
pub struct Around<'a, T> {
    /// The level.
    pub level: &'a Level,
    /// The rules: the level's.
    pub rules: &'a Ruleset,
    /// The parameters of the object's placement.
    pub values: &'a Values,
    /// The state that every object sees alike: its fields read as if they were these.
    pub scene: &'a Scene,
    /// The player, who had his step before. In [`Self::each_player`] the one at hand.
    pub player: &'a mut Player,
    /// The other one, if there are two.
    pub partner: Option<&'a mut Player>,
    /// The player at hand.
    pub who: Who,
    /// True if the effects of the object concern the player at hand alone.
    pub is_apart: bool,
    /// The other objects.
    pub slots: Others<'a>,
    /// The state that objects share.
    pub common: &'a mut Common,
    /// The object's own slot.
    pub slot: u8,
    /// The object showed on the screen at the end of the last frame.
    pub was_on_screen: bool,
    /// Receives what the step does.
    pub trace: &'a mut T,
}

impl<T> Deref for Around<'_, T> {
    type Target = Scene;

    #[inline]
    fn deref(&self) -> &Scene {
        self.scene
    }
}

impl<'a, T> Around<'a, T> {
    /// Returns the surroundings of the object.
    pub const fn setting(&self) -> Setting<'a> {
        Setting { level: self.level, values: self.values }
    }

    /// Pixels from a point down to the floor, 0 on it, negative inside: what objects stand by. On layer A, -32 to 31.
    ///
    /// Guide: Solid Tiles > Sensors
    pub fn floor_below(&self, x: i32, y: i32) -> i32 {
        self.setting().floor_below(x, y)
    }

    /// Stands an object whose feet, `radius` pixels below its centre, are in the floor onto it. True if they were.
    ///
    /// Guide: Solid Tiles > Sensors
    pub fn lands(&self, body: &mut Body, radius: i32) -> bool {
        let distance = self.floor_below(body.x.px(), body.y.px().wrapping_add(radius));
        if distance < 0 {
            body.y = body.y.moved_px(distance);
        }
        distance < 0
    }

    /// The number of the block whose floor a sensor at a point came to: the last solid one that it looked at.
    ///
    /// Guide: Solid Tiles > Sensors
    /// Differs: the originals take the last one even if it is air, above a full tile.
    pub fn floor_block(&self, x: i32, y: i32) -> BlockId {
        let [first, second] = self.level.cast_in_full(Ray::ground(x, y, Direction::Down), TileLayer::A).tiles;
        let holds = |(x, y): &(i32, i32)| {
            let (shape, solidity) = self.level.shape_at(TileLayer::A, *x, *y);
            shape != 0 && solidity.top
        };
        second.filter(holds).or(first).map_or(0, |(x, y)| self.level.block_at(x, y))
    }

    /// The side of an object at a point is in a wall. To the left, the originals forget to mirror the sensor: it sees the
    /// point in the wrong column of its tile, which matters beside tiles that are solid in part.
    ///
    /// Guide: Solid Tiles > Sensors
    pub fn is_in_wall(&self, x: i32, y: i32, to_left: bool) -> bool {
        let ray = if to_left { Ray::wall(x ^ 15, y, Direction::Left) } else { Ray::wall(x, y, Direction::Right) };
        self.level.cast(ray, TileLayer::A).distance < 0
    }

    /// Does for the player and then for his partner what an object does to each by himself: meanwhile what it keeps of a
    /// player, and the player, are those of the one at hand.
    ///
    /// Guide: Player 2 > Player 2 Control
    #[inline]
    pub fn each_player(&mut self, body: &mut Body, mut rule: impl FnMut(&mut Body, &mut Self))
    where
        T: Trace,
    {
        if self.partner.is_none() {
            rule(body, self);
        } else {
            self.each_of_two(body, &mut rule);
        }
    }

    /// Out of the way of those who play alone.
    #[cold]
    fn each_of_two(&mut self, body: &mut Body, rule: &mut dyn FnMut(&mut Body, &mut Self))
    where
        T: Trace,
    {
        let touched = body.second.touched();
        body.second.set_touched(false);
        self.is_apart = true;
        rule(body, self);
        let first_touched = std::mem::replace(&mut body.touched, touched.into());
        self.for_partner(body, rule);
        body.second.set_touched(body.touched != 0);
        body.touched = first_touched;
        self.is_apart = false;
    }

    /// As [`Self::each_player`], but the partner first.
    pub fn each_player_last_first(&mut self, body: &mut Body, mut rule: impl FnMut(&mut Body, &mut Self))
    where
        T: Trace,
    {
        if self.partner.is_some() {
            self.for_partner(body, &mut rule);
        }
        self.is_apart = true;
        rule(body, self);
        self.is_apart = false;
    }

    /// The buttons of the player at hand.
    pub const fn pad(&self) -> Input {
        match self.who {
            Who::First => self.scene.input,
            Who::Second => self.scene.second,
        }
    }

    /// The partner's turn.
    #[cold]
    pub(super) fn for_partner(&mut self, body: &mut Body, rule: &mut dyn FnMut(&mut Body, &mut Self))
    where
        T: Trace,
    {
        let was_apart = std::mem::replace(&mut self.is_apart, true);
        self.trace.player(Who::Second);
        self.swap_players(body, Who::Second);
        rule(body, self);
        self.swap_players(body, Who::First);
        self.trace.player(Who::First);
        self.is_apart = was_apart;
    }

    fn swap_players(&mut self, body: &mut Body, who: Who) {
        if let Some(partner) = &mut self.partner {
            std::mem::swap(&mut self.player, partner);
            self.who = who;
            body.swap_players();
        }
    }

    /// Pixels from an object's centre to the player's: right and down.
    #[inline]
    pub const fn to_player(&self, body: &Body) -> (i32, i32) {
        let (x, y) = (self.player.x.px(), self.player.y.px());
        (x.wrapping_sub(body.x.px()), y.wrapping_sub(body.y.px()))
    }

    /// As [`Self::to_player`], to the nearer of two players sideways; to the first one if both are as near.
    ///
    /// Guide: Game Objects > Badniks
    ///
    /// UNVERIFIED for the kinds of Sonic 1, which never meet two: they look for one as those of Sonic 2 do.
    pub fn to_nearer(&self, body: &Body) -> (i32, i32) {
        let first = self.to_player(body);
        let Some(partner) = self.partner.as_deref() else { return first };
        let dx = partner.x.px().wrapping_sub(body.x.px());
        if dx.unsigned_abs() < first.0.unsigned_abs() { (dx, partner.y.px().wrapping_sub(body.y.px())) } else { first }
    }

    /// A pixel row is under water.
    ///
    /// Guide: States > Underwater
    pub fn is_under_water(&self, y: i32) -> bool {
        self.surface.is_some_and(|surface| y > surface)
    }

    /// Hurts the player, unless something protects him. True if it did anything.
    ///
    /// Guide: Game Objects > Damage
    pub fn hurt_player(&mut self, hazard_x: i32) -> bool {
        hitbox::damage(self.player, &mut self.slots, self.common, self.rules, hazard_x)
    }

    /// Lets an event be heard.
    #[inline]
    pub fn report(&mut self, event: Event)
    where
        T: Trace,
    {
        if T::ENABLED {
            self.trace.event(event);
        }
    }

    /// Lets a sound of the project be heard.
    #[inline]
    pub fn report_sound(&mut self, call: SoundCall)
    where
        T: Trace,
    {
        if T::ENABLED {
            self.trace.sound(call);
        }
    }

    /// As [`Self::hurt_player`], but the time after a hit does not protect.
    ///
    /// Guide: Game Objects > Damage
    pub fn hurt_player_again(&mut self, hazard_x: i32) {
        if !self.player.is_invincible() {
            hitbox::hurt(self.player, &mut self.slots, self.common, self.rules, hazard_x);
        }
    }

    /// Makes another object at a place, in the lowest free slot; it runs in this frame if that is behind this object's own.
    /// Nothing happens if no slot is free.
    ///
    /// Guide: Game Objects > Slots
    pub fn spawn(&mut self, body: Body, state: impl Into<State>) -> Option<u8> {
        let slot = self.slots.first_free(0);
        self.put(slot, Body { placement: NO_PLACEMENT, ..body }, state)
    }

    /// As [`Self::spawn`], but in the lowest free slot behind this object's own.
    pub fn spawn_behind(&mut self, body: Body, state: impl Into<State>) -> Option<u8> {
        let slot = self.slots.first_free(self.slot.saturating_add(1));
        self.put(slot, Body { placement: NO_PLACEMENT, ..body }, state)
    }

    /// As [`Self::spawn`], but what it remembers is remembered for the placement that `body` has.
    pub fn spawn_placed(&mut self, body: Body, state: impl Into<State>) -> Option<u8> {
        let slot = self.slots.first_free(0);
        self.put(slot, body, state)
    }

    /// As [`Self::spawn`], but out of the way of all others, in the last free slot.
    pub fn spawn_apart(&mut self, body: Body, state: impl Into<State>) -> Option<u8> {
        let slot = self.slots.last_free();
        self.put(slot, Body { placement: NO_PLACEMENT, ..body }, state)
    }

    fn put(&mut self, slot: Option<u8>, body: Body, state: impl Into<State>) -> Option<u8> {
        self.slots.put(slot?, Body { fate: Fate::Stays, ..body }, state.into());
        slot
    }

    /// Takes the lowest free slots for parts of this object that do nothing by themselves: they are objects in the
    /// originals, and decide which slots others get. They are free again when this object goes.
    ///
    /// Guide: Game Objects > Slots
    pub fn hold_slots(&mut self, count: i32) {
        self.hold_from(0, count);
    }

    /// As [`Self::hold_slots`], but the lowest behind this object's own.
    pub fn hold_slots_behind(&mut self, count: i32) {
        self.hold_from(self.slot.saturating_add(1), count);
    }

    fn hold_from(&mut self, from: u8, count: i32) {
        for _ in 0..count {
            let Some(slot) = self.slots.first_free(from) else { return };
            self.slots.hold(slot, self.slot);
        }
    }
}
