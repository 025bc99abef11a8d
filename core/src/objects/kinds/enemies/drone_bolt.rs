//! The shot of a drone. The guide's missile of the Buzz Bomber.

use crate::contacts::Element;
use crate::objects::{Around, Body, Fate, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting, State};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// A bolt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct DroneBolt {
    /// The slot of the drone.
    pub drone: u8,
    /// Frames since it was fired, as far as they count.
    pub age: u8,
    /// The element that hurts in it.
    pub element: Element,
}

/// Frames in which it is not to be seen, and then flares up at the drone's sting: 8 for the first picture, 9 for the second.
///
/// Guide: Game Objects > Badniks
const UNSEEN: u8 = 14;
const FLARES: u8 = 8 + 9;
const READY: u8 = UNSEEN + FLARES;
/// The place where the bolt leaves the drone, ahead and below.
///
/// Guide: Game Objects > Badniks
const AHEAD: i32 = 24;
const BELOW: i32 = 28;
/// Pixels below the level's lower limit where it is gone.
const DEPTH: i32 = 224;

impl Kind for DroneBolt {
    const INFO: KindInfo = KindInfo {
        name: "drone_bolt",
        title: "Bolt",
        help: "What a drone fires: it flares up for half a second, then flies down ahead. It vanishes if the drone is \
               hit first.",
        flips_x: true,
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        Self { age: READY + 1, ..Self::default() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fate = Fate::StaysFarAway;
        self.age = self.age.saturating_add(1).min(READY + 1);
        body.picture = (around.frame >> 1 & 1) as u8;
        if self.age <= READY {
            let drone = around.slots.get(self.drone).map(|object| object.state);
            if matches!(drone, Some(State::Explosion(_))) {
                body.fate = Fate::Destroyed;
            }
            return;
        }
        if body.touched == 0 {
            body.hitbox = Hitbox::new(Reaction::Shot, 6, 6);
        }
        body.move_by_speed();
        if body.y.px() > around.limits.bottom.saturating_add(DEPTH) {
            body.fate = Fate::Destroyed;
        }
    }

    fn element(&self, _setting: &Setting<'_>) -> Element {
        self.element
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        if self.age > READY {
            let plain = if body.picture == 0 { (Ink::Orange, Ink::GoldLight) } else { (Ink::Red, Ink::White) };
            let (outer, inner) = self.element.inks(plain);
            pen.disc(0, 0, 6, outer);
            pen.disc(0, 0, 3, inner);
        } else if self.age > UNSEEN {
            let size = if self.age <= UNSEEN + 8 { 3 } else { 5 };
            pen.line((-size, 0), (size, 0), 1, Ink::White);
            pen.line((0, -size), (0, size), 1, Ink::White);
            pen.disc(0, 0, 2, Ink::GoldLight);
        }
    }
}

impl DroneBolt {
    /// Fired by the drone of that slot.
    ///
    /// Guide: Game Objects > Badniks
    pub(in crate::objects::kinds) fn of(drone: &Body, slot: u8, speed: i16, element: Element) -> (Body, Self) {
        let ahead = if drone.flip_x { 1 } else { -1 };
        let body = Body {
            flip_x: drone.flip_x,
            x_speed: Speed(speed * ahead as i16),
            y_speed: Speed(speed),
            half_width: 8,
            half_height: 8,
            ..Body::at(drone.x.moved_px(AHEAD * ahead), drone.y.moved_px(BELOW))
        };
        (body, Self { drone: slot, age: 0, element })
    }
}
