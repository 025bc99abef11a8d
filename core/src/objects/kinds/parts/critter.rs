//! A small animal that was shut up in an enemy: pops out, falls to the ground and makes off to the left.

use super::points::Points;
use crate::objects::{Around, Body, Fate, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// A state of a critter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Doing {
    /// The moment after it is freed.
    #[default]
    PopsOut,
    /// The flight up out of the explosion, and the fall.
    Falls,
    /// The escape, once it was on the ground.
    Leaves,
    /// The wait in an open capsule.
    Waits,
}

/// A critter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Critter {
    /// The present state.
    pub doing: Doing,
    /// True if it has wings; else it hops.
    pub has_wings: bool,
    /// Points that rise where it pops out, in hundreds; of one that waits in a capsule, frames left.
    pub hundreds: u8,
}

/// The figures are those of Green Hill's two animals.
///
/// Guide: Game Objects > Badniks
const POP: Speed = Speed(-0x400);
const GRAVITY: i16 = 0x38;
/// With wings it falls more slowly.
const GLIDING: i16 = 0x18;
const LEAP: Speed = Speed(-0x400);
const HOPS_AWAY: Speed = Speed(-0x200);
const FLIES_AWAY: Speed = Speed(-0x300);
/// From its middle down to its feet.
const RADIUS: i32 = 12;

impl Kind for Critter {
    const INFO: KindInfo = KindInfo {
        name: "critter",
        title: "Critter",
        help: "A small animal that was trapped in an enemy. It pops out of the explosion, falls to the ground and hops \
               or flutters away.",
        flips_x: true,
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 12);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fate = Fate::StaysFarAway;
        match self.doing {
            Doing::PopsOut => {
                self.pop_out(body, around);
                return;
            }
            Doing::Waits => {
                self.wait(body, around);
                return;
            }
            Doing::Falls | Doing::Leaves => {}
        }
        body.fall(if self.has_wings && self.doing == Doing::Leaves { GLIDING } else { GRAVITY });
        if body.y_speed.0 >= 0 {
            self.look_for_ground(body, around);
        }
        body.picture = match (self.doing, self.has_wings) {
            (Doing::Leaves, true) => (around.frame >> 1 & 1) as u8,
            (Doing::Leaves, false) => u8::from(body.y_speed.0 < 0),
            _ => 2,
        };
        if !around.was_on_screen {
            body.fate = Fate::Destroyed;
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // Faces left.
        let (ink, light) = if self.has_wings { (Ink::Leaf, Ink::LeafLight) } else { (Ink::Orange, Ink::GoldLight) };
        if self.has_wings {
            let tip = if body.picture == 1 { 7 } else { -8 };
            pen.polygon(&[(0, 0), (8, tip), (5, 2)], light);
            pen.polygon(&[(-7, -1), (-12, 1), (-7, 3)], Ink::Gold);
        } else {
            let back = if body.picture == 1 { 5 } else { 0 };
            pen.line((-3, -4), (-2 + back, -12), 2, ink);
            pen.line((0, -4), (2 + back, -12), 2, light);
        }
        pen.disc(0, 4, 6, ink);
        pen.disc(-1, 6, 3, light);
        pen.disc(-3, -2, 5, ink);
        pen.rect(-6, -4, 2, 3, Ink::White);
        pen.rect(-6, -3, 1, 2, Ink::Black);
        let feet = if body.picture == 0 { 10 } else { 11 };
        pen.rect(-4, feet, 3, 2, Ink::EarthDark);
        pen.rect(2, feet, 3, 2, Ink::EarthDark);
    }
}

impl Critter {
    /// One that was trapped in the object there, and was worth so many hundred points.
    pub(in crate::objects::kinds) fn freed(from: &Body, hundreds: u8) -> (Body, Self) {
        let body = Body { half_width: 8, half_height: 12, picture: 2, ..Body::at(from.x, from.y) };
        (body, Self { hundreds, ..Self::default() })
    }

    /// One in a capsule that was opened, so far from the middle of that, which leaves after so many frames.
    ///
    /// Guide: Game Objects > Capsules
    pub(in crate::objects::kinds) fn caged(capsule: &Body, dx: i32, wait: u8) -> (Body, Self) {
        let place = Body::at(capsule.x.moved_px(dx), capsule.y);
        let body = Body { half_width: 8, half_height: 12, picture: 2, ..place };
        (body, Self { doing: Doing::Waits, hundreds: wait, ..Self::default() })
    }

    /// In its first frame it becomes what it will be; then it waits for its turn.
    fn wait<T>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if !body.drawn {
            self.has_wings = around.common.random() & 1 != 0;
            body.y_speed = POP;
            return;
        }
        self.hundreds = self.hundreds.saturating_sub(1);
        if !around.was_on_screen {
            body.fate = Fate::Destroyed;
        } else if self.hundreds == 0 {
            self.doing = Doing::Falls;
        }
    }

    fn pop_out<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.has_wings = around.common.random() & 1 != 0;
        self.doing = Doing::Falls;
        body.y_speed = POP;
        let (rising, points) = Points::at(body.x, body.y, self.hundreds);
        around.spawn(rising, points);
    }

    /// On the ground it leaps up again, to the left.
    fn look_for_ground<T: Trace>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        if around.lands(body, RADIUS) {
            body.x_speed = if self.has_wings { FLIES_AWAY } else { HOPS_AWAY };
            body.y_speed = LEAP;
            // Out of a capsule they make off to both sides.
            if self.doing == Doing::Falls && around.common.capsule_open && around.frame & 16 != 0 {
                body.flip_x = !body.flip_x;
            }
            if body.flip_x {
                body.x_speed = Speed(body.x_speed.0.wrapping_neg());
            }
            self.doing = Doing::Leaves;
        }
    }
}
