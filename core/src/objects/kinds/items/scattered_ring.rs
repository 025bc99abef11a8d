//! Rings that a hit scattered: they bounce about for a while and can be collected again.

use super::sparkle;
use crate::objects::rings;
use crate::objects::{Around, Body, Fate, Hitbox, Kind, KindInfo, Pen, Reaction, Setting};
use crate::ruleset::RingFloor;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// A ring that was lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct ScatteredRing {
    /// True if it has not run yet, and stands for all that were lost.
    pub is_loss: bool,
    /// Frames since it was collected; 0 before.
    pub collected: u8,
}

/// Most rings that a hit scatters; the others are gone.
///
/// Guide: Game Objects > Rings
const MOST: u16 = 32;
/// The gravity of scattered rings.
///
/// Guide: Game Objects > Rings
const GRAVITY: i16 = 0x18;
/// Pixels below the camera's lower limit where they are gone.
const DEPTH: i32 = 224;

impl Kind for ScatteredRing {
    const INFO: KindInfo = KindInfo {
        name: "scattered_ring",
        title: "Scattered ring",
        help: "A ring that the player lost: it bounces for four seconds and can be collected again.",
        ..KindInfo::PART
    };

    /// Its sparkle is.
    fn is_in_front(&self) -> bool {
        self.collected > 0
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        dress(body);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fate = Fate::StaysFarAway;
        if std::mem::take(&mut self.is_loss) {
            scatter(body, around);
        }
        if self.collected > 0 {
            self.collected = self.collected.saturating_add(1);
            if self.collected > sparkle::FRAMES {
                body.fate = Fate::Destroyed;
            }
            return;
        }
        // Collected in the player's step of this frame, it does not move any more.
        if body.take_touch() {
            around.common.add_rings(1, around.rules);
            body.hitbox.reaction = Reaction::None;
            self.collected = 1;
            return;
        }
        bounce(body, around);
        let timer = around.common.tally.scatter_timer;
        body.picture = picture_at(timer);
        let bottom = around.limits.bottom.saturating_add(DEPTH);
        if timer == 0 || body.y.px() > bottom {
            body.fate = Fate::Destroyed;
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        match self.collected {
            0 => rings::draw(pen, 0, 0, body.picture),
            age => sparkle::draw(pen, 0, 0, age - 1),
        }
    }
}

impl ScatteredRing {
    /// Returns the object that scatters all lost rings at a place in its step.
    pub fn loss(x: Sub, y: Sub) -> (Body, Self) {
        let mut body = Body::at(x, y);
        dress(&mut body);
        (body, Self { is_loss: true, collected: 0 })
    }
}

fn dress(body: &mut Body) {
    (body.half_width, body.half_height) = (rings::HALF_PICTURE, rings::HALF_PICTURE);
    body.hitbox = Hitbox::new(Reaction::Item, rings::HALF_SIZE, rings::HALF_SIZE);
    body.fate = Fate::StaysFarAway;
}

/// The rings leave the player: this object becomes the first of them and makes the others, as far as there are slots.
///
/// Guide: Game Objects > Rings
fn scatter<T: Trace>(body: &mut Body, around: &mut Around<'_, T>) {
    let lost = around.common.lose_rings();
    let mut speeds = speeds(lost.min(MOST));
    if let Some((x_speed, y_speed)) = speeds.next() {
        (body.x_speed, body.y_speed) = (x_speed, y_speed);
    }
    for (x_speed, y_speed) in speeds {
        if around.spawn(Body { x_speed, y_speed, ..*body }, ScatteredRing::default()).is_none() {
            break;
        }
    }
}

/// The speeds of scattered rings: circles of 16, mirrored in pairs, each circle half as fast as the one before.
///
/// Guide: Game Objects > Rings
pub fn speeds(count: u16) -> impl Iterator<Item = (Speed, Speed)> {
    use crate::angle::Angle;
    const FIRST: i16 = 0x288;
    let (mut turn, mut speed) = (FIRST, (Speed::ZERO, Speed::ZERO));
    (0..count).map(move |_| {
        if turn >= 0 {
            let [shift, angle] = turn.to_be_bytes();
            let scaled = |of: i16| Speed(of << (shift & 7));
            speed = (scaled(Angle(angle).sin()), scaled(Angle(angle).cos()));
            let (next, overflows) = angle.overflowing_add(0x10);
            turn = i16::from_be_bytes([shift, next]);
            if overflows {
                turn -= 0x80;
                if turn < 0 {
                    turn = FIRST;
                }
            }
        }
        let (x_speed, y_speed) = speed;
        speed.0 = Speed(-x_speed.0);
        turn = -turn;
        (x_speed, y_speed)
    })
}

/// Flies on, and bounces off the floor in the frames in which it looks for it.
///
/// Guide: Game Objects > Rings
fn bounce<T: Trace>(body: &mut Body, around: &Around<'_, T>) {
    body.fall(GRAVITY);
    // The originals go by a count that began with the console; where a level begins in it is a matter of chance.
    let frame = around.frame.wrapping_add(around.common.console_ahead.into());
    let turn = frame.wrapping_sub(around.slot.into());
    let looks = match around.rules.ring_floor {
        RingFloor::Every4 => turn & 3 == 0,
        RingFloor::Every8OnScreen => turn.wrapping_add(127) & 7 == 0 && around.was_on_screen,
    };
    if body.y_speed.0 < 0 || !looks {
        return;
    }
    if around.lands(body, rings::HALF_PICTURE.into()) {
        body.y_speed = bounced(body.y_speed);
    }
}

/// Returns the speed after a bounce: three quarters, upwards.
///
/// Guide: Game Objects > Rings
pub const fn bounced(y_speed: Speed) -> Speed {
    Speed((y_speed.0 - (y_speed.0 >> 2)).wrapping_neg())
}

/// Returns the picture at a time: they spin fast at first, then ever more slowly.
fn picture_at(timer: u8) -> u8 {
    let age = 255 - u32::from(timer);
    let turned = 255 * age - age * age.saturating_sub(1) / 2;
    (turned >> 9 & 3) as u8
}
