//! The targets that can be reached: rings, objects and the goal, and the reports of a world that one was.

use sim::contacts::{Contact, Reaction, SolidCheck, TouchBox};
use sim::level::Level;
use sim::objects::{Group, NO_PLACEMENT, Setting, shown};
use sim::project::{Area, LevelData, PlacementId};
use sim::trace::{Observer, Touch, Trace, Who};
use sim::world::World;
use std::collections::HashMap;
use std::sync::Arc;

/// Pixels beside and above an object that nothing reports a touch of in which it counts as reached.
const BESIDE: i32 = 16;
const ABOVE: i32 = 32;
/// Rings that are reported in one frame at most; more are not touched at once.
const RINGS: usize = 16;

/// The kind of a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A ring: the placement, and its number in a line or an arc.
    Ring(PlacementId, u32),
    /// Any other object.
    Object(PlacementId),
    /// The level's goal.
    Goal,
}

/// Something that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The kind.
    pub what: What,
    /// Its kind, shown.
    pub title: Arc<str>,
    /// The area, pixels: of an object, where it is placed.
    pub area: Area,
    /// True if it is reached by being near, for the world reports no touch of it.
    by_place: bool,
}

/// The targets that can be reached in a level.
#[derive(Clone, Debug, Default)]
pub struct Targets {
    list: Vec<Target>,
    /// Rings by the middle of their hitboxes.
    rings: HashMap<(i32, i32), Vec<u32>>,
    /// The target of each placement that is no ring, by its index in the compiled level.
    of_index: Vec<Option<u32>>,
    goal: Option<u32>,
}

impl Targets {
    /// Returns the targets of a level: its rings, the objects that can be touched or are solid, and the goal.
    pub fn of(level: &Level, data: &LevelData) -> Self {
        let mut targets = Self { of_index: vec![None; level.objects().list().len()], ..Self::default() };
        for (index, placed) in level.objects().list().iter().enumerate() {
            if placed.is_known_placement() {
                targets.add(level, index);
            }
        }
        if let Some(area) = data.goal {
            targets.goal = Some(targets.list.len() as u32);
            targets.list.push(Target { what: What::Goal, title: "Goal".into(), area, by_place: false });
        }
        targets
    }

    fn add(&mut self, level: &Level, index: usize) {
        let Some(placed) = level.objects().list().get(index) else { return };
        let (object, info) = (shown(level, placed), placed.kind.info());
        let (body, setting) = (&object.body, Setting::of(level, &object.body, &object.state));
        let own = placed.own_kind(level.own_kinds());
        let title: Arc<str> = own.map_or_else(|| info.title.into(), |own| own.title.as_str().into());
        let around = |x: i32, y: i32, half_width: i32, half_height: i32| Area {
            x: x.saturating_sub(half_width),
            y: y.saturating_sub(half_height),
            width: half_width.saturating_mul(2),
            height: half_height.saturating_mul(2),
        };
        if matches!(body.hitbox.reaction, Reaction::Ring | Reaction::Rings) {
            object.state.hitboxes(body, &setting, &mut |number, hitbox: TouchBox| {
                let area = around(hitbox.x, hitbox.y, hitbox.half_width, hitbox.half_height);
                self.rings.entry((hitbox.x, hitbox.y)).or_default().push(self.list.len() as u32);
                let what = What::Ring(placed.id, number);
                self.list.push(Target { what, title: "Ring".into(), area, by_place: false });
            });
            return;
        }
        let reports = body.hitbox.reaction != Reaction::None || object.state.solid(body, &setting).is_some();
        let by_place = placed.kind.is_hidden() || !reports && info.group == Group::Devices;
        let area = around(placed.x, placed.y, body.half_width.into(), body.half_height.into());
        if let Some(place) = self.of_index.get_mut(index) {
            *place = Some(self.list.len() as u32);
        }
        self.list.push(Target { what: What::Object(placed.id), title, area, by_place });
    }

    /// Returns the targets.
    pub fn list(&self) -> &[Target] {
        &self.list
    }

    /// Calls `found` for everything that a frame reached.
    pub(super) fn each_of_frame(&self, seen: &Seen, world: &World, mut found: impl FnMut(u32)) {
        for place in seen.rings.iter().take(seen.ring_count) {
            self.rings.get(place).into_iter().flatten().for_each(|target| found(*target));
        }
        let mut slots = seen.slots;
        while slots != 0 {
            let slot = slots.trailing_zeros();
            slots &= slots - 1;
            let placement = world.objects.slots.get(slot as u8).map_or(NO_PLACEMENT, |object| object.body.placement);
            if let Some(target) = self.of_index.get(placement as usize).copied().flatten() {
                found(target);
            }
        }
        if world.goal_reached
            && let Some(goal) = self.goal
        {
            found(goal);
        }
    }

    /// Calls `found` for each object that is gone for good after some frames and was not before.
    pub(super) fn each_destroyed(&self, before: &World, after: &World, mut found: impl FnMut(u32)) {
        let words = before.objects.destroyed().iter().zip(after.objects.destroyed());
        for (at, (before, after)) in words.enumerate() {
            let mut fresh = after & !before;
            while fresh != 0 {
                let index = at * 64 + fresh.trailing_zeros() as usize;
                fresh &= fresh - 1;
                if let Some(target) = self.of_index.get(index).copied().flatten() {
                    found(target);
                }
            }
        }
    }
}

impl Target {
    /// Reached by a player who has been at a place, if it is one of those whose touch is not reported.
    pub(super) fn near(&self) -> Option<Area> {
        let Area { x, y, width, height } = self.area;
        self.by_place.then_some(Area {
            x: x.saturating_sub(BESIDE),
            y: y.saturating_sub(ABOVE),
            width: width.saturating_add(2 * BESIDE),
            height: height.saturating_add(2 * ABOVE),
        })
    }

    /// Its middle, pixels.
    pub fn middle(&self) -> (i32, i32) {
        let Area { x, y, width, height } = self.area;
        (x.saturating_add(width / 2), y.saturating_add(height / 2))
    }
}

/// The touches by the first player that the frame of a world reports.
#[derive(Debug)]
pub(super) struct Seen {
    who: Who,
    slots: u128,
    rings: [(i32, i32); RINGS],
    ring_count: usize,
}

impl Default for Seen {
    fn default() -> Self {
        Self { who: Who::First, slots: 0, rings: [(0, 0); RINGS], ring_count: 0 }
    }
}

impl Seen {
    /// Ready for the next frame.
    pub(super) fn clear(&mut self) {
        (self.who, self.slots, self.ring_count) = (Who::First, 0, 0);
    }

    fn slot(&mut self, slot: u8) {
        if self.who == Who::First {
            self.slots |= 1_u128.checked_shl(slot.into()).unwrap_or(0);
        }
    }
}

impl Trace for Seen {}

impl Observer for Seen {
    fn player(&mut self, who: Who) {
        self.who = who;
    }

    fn solid(&mut self, check: SolidCheck) {
        if !matches!(check.contact, Contact::None(_) | Contact::Left) {
            self.slot(check.slot);
        }
    }

    fn touch(&mut self, pair: Touch) {
        if !pair.touched {
            return;
        }
        if matches!(pair.reaction, Reaction::Ring | Reaction::Rings) {
            if let Some(place) = self.rings.get_mut(self.ring_count).filter(|_| self.who == Who::First) {
                *place = (pair.object.x, pair.object.y);
                self.ring_count += 1;
            }
        } else {
            self.slot(pair.slot);
        }
    }
}
