//! A bubble of air that rises and grows; once it is large, the player can breathe it in.

use crate::objects::{Around, Body, Fate, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::{Player, Routine};
use crate::ruleset::Shield;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// The speed at which bubbles rise.
///
/// Guide: Game Objects > Air Bubble and Bubble Makers
pub const RISE: Speed = Speed(-0x88);
/// Frames of each picture of growing.
///
/// Guide: Game Objects > Air Bubble and Bubble Makers
const PICTURE: u8 = 15;
/// The picture of a bubble that can be breathed in.
const GROWN: u8 = 6;
/// Frames of bursting: two pictures.
///
/// UNVERIFIED.
const BURSTING: u8 = 12;

/// The first and the last picture of each kind of bubble that it becomes.
///
/// Guide: Game Objects > Air Bubble and Bubble Makers
const GROWTH: [(u8, u8); 3] = [(0, 2), (1, 4), (2, GROWN)];
/// The place in `GROWTH` of those that can be breathed in.
pub const LARGE: u8 = 2;

/// A bubble.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Bubble {
    /// 0 stays small, 1 does not grow to the end, 2 can be breathed in.
    pub size: u8,
    /// Column, pixels, that it wobbles around.
    x: i32,
    /// The phase of the wobble; `None` before its first frame.
    angle: Option<u8>,
    /// Frames of growing.
    age: u8,
    /// Frames of bursting that are left, and one.
    bursting: u8,
}

impl Kind for Bubble {
    const INFO: KindInfo = KindInfo {
        name: "bubble",
        title: "Air bubble",
        help: "A bubble of air that rises to the surface. The player breathes in one that is fully grown.",
        ..KindInfo::PART
    };

    fn is_in_front(&self) -> bool {
        true
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 16);
        Self { x: body.x.px(), ..Self::default() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fate = Fate::StaysFarAway;
        if self.bursting > 0 {
            self.bursting -= 1;
            if self.bursting == 0 {
                body.fate = Fate::Unloads;
            }
            return;
        }
        let angle = self.angle.unwrap_or_else(|| around.common.random() as u8);
        self.age = self.age.saturating_add(1);
        body.picture = self.picture();
        if !around.is_under_water(body.y.px()) {
            self.bursting = BURSTING;
            return;
        }
        body.x = Sub::from_px(self.x.wrapping_add(wobble(angle)));
        self.angle = Some(angle.wrapping_add(1));
        body.stays_near();
        if body.picture == GROWN {
            around.each_player(body, |body, around| {
                if self.bursting == 0 && is_breathed_in(body, around.player) {
                    around.player.take_bubble(around.rules);
                    self.bursting = BURSTING;
                }
            });
            if self.bursting > 0 {
                return;
            }
        }
        body.y_speed = RISE;
        body.move_by_speed();
        if body.drawn && !around.was_on_screen {
            body.fate = Fate::Unloads;
        }
    }

    fn areas(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        if body.picture == GROWN && self.bursting == 0 {
            add(reach(body));
        }
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        if self.bursting > 0 {
            let far = if self.bursting > BURSTING / 2 { 8 } else { 13 };
            for (x, y) in [(-far, 0), (far, 0), (0, -far), (0, far), (-far, -far), (far, -far), (-far, far), (far, far)]
            {
                pen.rect(x - 1, y - 1, 2, 2, Ink::White);
            }
        } else {
            draw(pen, [2, 3, 4, 6, 9, 12, 15][usize::from(body.picture.min(GROWN))]);
        }
    }
}

impl Bubble {
    /// A bubble at a place, of a size.
    pub(in crate::objects::kinds) fn at(x: i32, y: i32, size: u8) -> (Body, Self) {
        let body = Body { half_width: 16, half_height: 16, ..Body::at(Sub::from_px(x), Sub::from_px(y)) };
        (body, Self { size: size.min(LARGE), x, ..Self::default() })
    }

    /// A bubble of a recording, which wobbles around column `x`.
    pub(crate) fn recorded(size: u8, x: i32, angle: u8, age: u8, bursts: bool) -> (Body, Self) {
        let (body, bubble) = Self::at(x, 0, size);
        (body, Self { angle: Some(angle), age, bursting: if bursts { BURSTING } else { 0 }, ..bubble })
    }

    /// The picture after so many frames of growing.
    ///
    /// Guide: Game Objects > Air Bubble and Bubble Makers
    fn picture(self) -> u8 {
        let (first, last) = GROWTH[usize::from(self.size.min(LARGE))];
        (first + self.age.saturating_sub(1) / PICTURE).min(last)
    }
}

/// The place in which a player's centre breathes a bubble in: left, top, right, bottom, inclusive.
///
/// Guide: Game Objects > Air Bubble and Bubble Makers
fn reach(body: &Body) -> [i32; 4] {
    let (x, y) = (body.x.px(), body.y.px());
    [x.wrapping_sub(15), y.wrapping_add(1), x.wrapping_add(16), y.wrapping_add(16)]
}

/// The player is where he breathes it in, and can: not in an object's hands, and not if a bubble shield gives him air.
///
/// Guide: Game Objects > Air Bubble and Bubble Makers
fn is_breathed_in(body: &Body, player: &Player) -> bool {
    let can = matches!(player.routine, Routine::Normal | Routine::Hurt) && !player.touches_nothing();
    let [left, top, right, bottom] = reach(body);
    let (x, y) = (player.x.px(), player.y.px());
    can && player.shield != Shield::Bubble && (left..=right).contains(&x) && (top..=bottom).contains(&y)
}

/// Pixels aside, by how far the wobble has come: 128 steps around.
///
/// Guide: Game Objects > Air Bubble and Bubble Makers
pub fn wobble(angle: u8) -> i32 {
    const RUNS: [(u8, i32); 14] = [
        (6, 0),
        (5, 1),
        (7, 2),
        (29, 3),
        (7, 2),
        (5, 1),
        (6, 0),
        (5, -1),
        (5, -2),
        (7, -3),
        (29, -4),
        (7, -3),
        (5, -2),
        (5, -1),
    ];
    let mut left = angle & 127;
    for (length, aside) in RUNS {
        if left < length {
            return aside;
        }
        left -= length;
    }
    0
}

/// A bubble around the middle.
pub(in crate::objects::kinds) fn draw(pen: &mut dyn Pen, radius: i32) {
    pen.disc(0, 0, radius, Ink::BlueLight);
    pen.disc(0, 0, (radius - 1).max(0), Ink::Glass);
    pen.rect(-radius / 2, -radius / 2 - 1, (radius / 3).max(1), (radius / 3).max(1), Ink::White);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bubble_grows_every_15_frames() {
        for (size, pictures) in [(0, [0, 1, 2, 2, 2]), (1, [1, 2, 3, 4, 4]), (2, [2, 3, 4, 5, 6])] {
            for (step, picture) in (0..).zip(pictures) {
                for age in [1 + step * 15, 15 + step * 15] {
                    assert_eq!(Bubble { size, age, ..Bubble::default() }.picture(), picture, "{size} {age}");
                }
            }
        }
        assert_eq!(
            Bubble { size: 2, age: 60, ..Bubble::default() }.picture(),
            5,
            "it can be breathed in from frame 61 on"
        );
    }

    #[test]
    fn the_wobble_goes_as_far_as_the_originals() {
        let count = |aside: i32| (0..128).filter(|angle| wobble(*angle) == aside).count();
        assert_eq!([3, 2, 1, 0, -1, -2, -3, -4].map(count), [29, 14, 10, 12, 10, 10, 14, 29]);
        assert_eq!([0, 6, 32, 127].map(wobble), [0, 1, 3, -1]);
        assert!((0..128).all(|angle| wobble(angle) == wobble(angle + 128)));
    }
}
