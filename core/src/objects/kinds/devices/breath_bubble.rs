//! A bubble that comes out of a player's mouth, and the number that it may carry.

use super::bubble::{RISE, wobble};
use crate::objects::{Around, Body, Fate, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::Player;
use crate::snapshot::Snapshot;
use crate::trace::{Trace, Who};
use crate::units::{Speed, Sub};

/// Pixels from the player's centre to his mouth, the way that he faces.
///
/// Guide: States > Underwater
const MOUTH: i32 = 6;
/// Pixels above his centre where the bubbles of one who drowns come from.
///
/// UNVERIFIED.
const HEAD: i32 = 12;
/// Frames after which a number stops rising, and stays where it is on the screen.
///
/// UNVERIFIED.
const RISING: u8 = 28;
/// Frames for which a number is seen.
///
/// UNVERIFIED.
const SHOWN: u8 = 88;

/// A bubble of breath.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct BreathBubble {
    /// Column, pixels, that it wobbles around.
    x: i32,
    /// The phase of the wobble.
    angle: u8,
    /// The number that it carries.
    pub number: Option<u8>,
    /// The partner breathed it out.
    of_partner: bool,
    /// Larger than others.
    is_large: bool,
    /// Frames that it has lived.
    age: u8,
    /// Once a number stands still: its place on the screen.
    fixed: Option<[i32; 2]>,
}

impl Kind for BreathBubble {
    const INFO: KindInfo = KindInfo {
        name: "breath_bubble",
        title: "Breath",
        help: "A bubble that comes out of the player's mouth under water. When his air runs out, it carries a number.",
        ..KindInfo::PART
    };

    fn is_in_front(&self) -> bool {
        true
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        Self { x: body.x.px(), ..Self::default() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        self.age = self.age.saturating_add(1);
        body.stays_near();
        body.fate = Fate::StaysFarAway;
        if let Some([x, y]) = self.fixed {
            (body.x, body.y) =
                (Sub::from_px(around.view.x.wrapping_add(x)), Sub::from_px(around.view.y.wrapping_add(y)));
            let owner = if self.of_partner { around.partner.as_deref() } else { Some(&*around.player) };
            if self.age >= SHOWN || owner.is_none_or(|owner| owner.breath.used == 0) {
                body.fate = Fate::Unloads;
            }
            return;
        }
        if !around.is_under_water(body.y.px()) {
            body.fate = Fate::Unloads; // it bursts
            return;
        }
        body.x = Sub::from_px(self.x.wrapping_add(wobble(self.angle)));
        self.angle = self.angle.wrapping_add(1);
        if self.number.is_some() && self.age >= RISING {
            let (x, y) = (body.x.px(), body.y.px());
            self.fixed = Some([x.wrapping_sub(around.view.x), y.wrapping_sub(around.view.y)]);
            return;
        }
        body.y_speed = RISE;
        body.move_by_speed();
        if body.drawn && !around.was_on_screen {
            body.fate = Fate::Unloads;
        }
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        let size = if self.is_large { 3 } else { 2 };
        match self.number {
            Some(number) if self.age > RISING / 2 => draw_number(pen, number),
            _ => super::bubble::draw(pen, size),
        }
    }
}

impl BreathBubble {
    /// A bubble at a player's mouth.
    ///
    /// Guide: States > Underwater
    pub(in crate::objects) fn of(player: &Player, who: Who) -> (Body, Self) {
        let Player { x, y, faces_left, .. } = *player;
        let x = x.moved_px(if faces_left { -MOUTH } else { MOUTH });
        let angle = if faces_left { 0x40 } else { 0 };
        let body = Body { half_width: 8, half_height: 8, y_speed: Speed::ZERO, ..Body::at(x, y) };
        (body, Self { x: x.px(), angle, of_partner: who == Who::Second, ..Self::default() })
    }

    /// Comes from somebody who drowns.
    ///
    /// Guide: States > Underwater
    pub(in crate::objects) fn rises_from_drowning(&mut self, body: &mut Body, angle: u8, frame: u32) {
        self.angle = angle;
        self.is_large = frame & 3 == 0;
        body.y = body.y.moved_px(-HEAD);
    }
}

/// The strokes of a digit, as on a pocket calculator: which of seven, from the top clockwise, the middle last.
const STROKES: [u8; 10] = [0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F];

fn draw_number(pen: &mut dyn Pen, number: u8) {
    let strokes = STROKES[usize::from(number % 10)];
    let places =
        [(-4, -8, 9, 3), (3, -8, 3, 9), (3, 0, 3, 9), (-4, 6, 9, 3), (-5, 0, 3, 9), (-5, -8, 3, 9), (-4, -1, 9, 3)];
    for (bit, (x, y, width, height)) in places.into_iter().enumerate() {
        if strokes >> bit & 1 != 0 {
            pen.rect(x - 1, y - 1, width + 2, height + 2, Ink::Black);
        }
    }
    for (bit, (x, y, width, height)) in places.into_iter().enumerate() {
        if strokes >> bit & 1 != 0 {
            pen.rect(x, y, width, height, Ink::RedLight);
        }
    }
}
