//! The recorded objects, and what of them is put over ours: what no rule leads to, for it began before the first row, or by
//! the console's random numbers.

use super::{Column, Recording};
use crate::objects::kinds::devices::bubble::{Bubble, wobble};
use crate::objects::kinds::enemies::stinger::Stinger;
use crate::objects::slots::{SLOTS, Slots};
use crate::objects::{Body, Object, State};
use crate::units::{Speed, Sub};
use crate::world::World;

/// An object of a recorded row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RecordedObject {
    /// Its slot.
    pub slot: u8,
    /// The game's own number of its kind; of Sonic 3, the address of its routine.
    pub kind: u32,
    /// Its centre.
    pub x: Sub,
    /// Its centre.
    pub y: Sub,
    /// Motion to the right.
    pub x_speed: Speed,
    /// Motion downwards.
    pub y_speed: Speed,
    /// The part of its routine that it runs.
    pub routine: u8,
    /// Its subtype.
    pub subtype: u8,
}

/// The games' numbers of what is known here.
const STINGER: u32 = 0x4B;
const SCATTERED_RINGS: [u32; 2] = [0x37, 0x018E26];
const BUBBLE: u32 = 0x02E04E;
/// The routine of a stinger itself; others are its flame and its shots.
const FLIES: u8 = 2;
/// The first routine of a bubble that bursts.
const BURSTS: u8 = 6;
/// The first subtype of what makes bubbles.
const MAKER: u8 = 0x80;
/// Frames after which scattered rings look for the floor again.
const ROUND: u32 = 8;
/// Bubbles are as large as they get after so many frames.
const GROWN: u8 = 100;

impl RecordedObject {
    const fn is_stinger(&self) -> bool {
        self.kind == STINGER && self.routine == FLIES
    }

    const fn is_bubble(&self) -> bool {
        self.kind == BUBBLE && self.subtype < MAKER
    }

    /// The same object in another row.
    fn is_same(&self, other: &Self) -> bool {
        (self.slot, self.kind, self.subtype) == (other.slot, other.kind, other.subtype)
    }
}

impl Recording {
    fn objects_of(&self, index: usize) -> &[RecordedObject] {
        self.objects.get(index).map_or(&[], Vec::as_slice)
    }

    /// An object of row `index` as it is in that row and in those after it, or before it.
    fn life<'a>(
        &'a self,
        object: &RecordedObject,
        rows: impl Iterator<Item = usize> + 'a,
    ) -> impl Iterator<Item = &'a RecordedObject> {
        let object = *object;
        rows.map_while(move |row| self.objects_of(row).iter().find(|other| object.is_same(other)))
    }

    /// Puts the flying enemies of row `index` over ours, each over the nearest.
    pub(super) fn take_stingers(&self, index: usize, world: &mut World) {
        let slots = &mut world.objects.slots;
        for recorded in self.objects_of(index).iter().filter(|object| object.is_stinger()) {
            let still =
                self.life(recorded, index + 1..self.objects.len()).take_while(|later| later.x == recorded.x).count();
            let distance = |body: &Body| body.x.px().abs_diff(recorded.x.px()) + body.y.px().abs_diff(recorded.y.px());
            let of_kind = |(_, object): &(u8, &Object)| matches!(object.state, State::Stinger(_));
            let nearest = slots.iter().filter(of_kind).min_by_key(|(_, object)| distance(&object.body));
            let Some(slot) = nearest.map(|(slot, _)| slot) else { continue };
            if let Some(Object { body, state: State::Stinger(stinger) }) = slots.get_mut(slot) {
                (body.x, body.y) = (recorded.x, recorded.y);
                (body.x_speed, body.y_speed) = (recorded.x_speed, recorded.y_speed);
                body.flip_x = recorded.x_speed.0 > 0;
                *stinger = Stinger { is_awake: true, ..stinger.halted(still) };
            }
        }
    }

    /// Puts the bubbles of row `index` in place of ours: which come out is a matter of chance.
    pub(super) fn take_bubbles(&self, index: usize, slots: &mut Slots) {
        if self.objects.is_empty() {
            return;
        }
        for slot in 0..SLOTS as u8 {
            if slots.get(slot).is_some_and(|object| matches!(object.state, State::Bubble(_))) {
                slots.remove(slot);
            }
        }
        for recorded in self.objects_of(index).iter().filter(|object| object.is_bubble()) {
            let Some(slot) = slots.all().first_free(0) else { return };
            let (x, angle) = self.wobble_of(recorded, index);
            let seen = self.life(recorded, (0..=index).rev()).count();
            let age = if seen > index { GROWN } else { u8::try_from(seen).unwrap_or(GROWN) };
            let (mut body, bubble) = Bubble::recorded(recorded.subtype, x, angle, age, recorded.routine >= BURSTS);
            (body.x, body.y, body.y_speed) = (recorded.x, recorded.y, recorded.y_speed);
            slots.all().put(slot, body, bubble.into());
        }
    }

    /// The column that a bubble wobbles around, and how far the wobble has come, so that it is where all rows show it.
    fn wobble_of(&self, bubble: &RecordedObject, index: usize) -> (i32, u8) {
        let lives: Vec<_> =
            self.life(bubble, index..self.objects.len()).take_while(|later| later.routine < BURSTS).collect();
        let x = bubble.x.px();
        let fits = |angle: u8| {
            let around = x - wobble(angle);
            (angle..).zip(&lives).all(|(angle, later)| later.x.px() == around + wobble(angle))
        };
        let angle = (0..128).find(|angle| fits(*angle)).unwrap_or(0);
        (x - wobble(angle), angle.wrapping_add(1))
    }

    /// Lets our scattered rings look for the floor when those of row `index` do. Which of them begins goes by the console's own
    /// count of frames and by their slots, of which ours may be others.
    pub(super) fn take_console_count(&self, index: usize, world: &mut World) {
        let is_ring = |object: &&RecordedObject| SCATTERED_RINGS.contains(&object.kind);
        for recorded in self.objects_of(index).iter().filter(is_ring) {
            let is_it = |(_, Object { body, state }): &(u8, &Object)| {
                matches!(state, State::ScatteredRing(_))
                    && (body.x, body.y, body.x_speed, body.y_speed)
                        == (recorded.x, recorded.y, recorded.x_speed, recorded.y_speed)
            };
            let ours = world.objects.slots.iter().find(is_it).map(|(slot, _)| slot);
            if let Some((slot, frame)) = ours.zip(self.bounces_in(recorded, index)) {
                let turn = u32::from(slot).wrapping_sub(127).wrapping_sub(frame);
                world.objects.common.console_ahead = (turn % ROUND) as u8;
                return;
            }
        }
    }

    /// The number of the frame after row `index` in which a scattered ring bounces first.
    fn bounces_in(&self, ring: &RecordedObject, index: usize) -> Option<u32> {
        let life: Vec<_> = self.life(ring, index..self.objects.len()).collect();
        let rises = |pair: &[&RecordedObject]| pair[0].y_speed.0 >= 0 && pair[1].y_speed.0 < 0;
        let row = index + 1 + life.windows(2).position(rises)?;
        Some(self.rows.get(row)?[Column::FrameCount].unsigned_abs())
    }
}
