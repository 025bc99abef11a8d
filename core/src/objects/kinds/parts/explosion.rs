//! The remains of something that was destroyed, for a moment.

use super::critter::Critter;
use crate::objects::{Around, Body, Fate, Hitbox, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::{Event, Trace};
use crate::units::Speed;

/// An explosion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Explosion {
    /// Frames that it was shown for.
    pub age: u8,
    /// Points for the enemy that it was, in hundreds: then it frees a critter.
    pub hundreds: u8,
}

/// Frames of each of its five pictures.
const PICTURE_FRAMES: u8 = 8;
const PICTURES: u8 = 5;

impl Kind for Explosion {
    const INFO: KindInfo = KindInfo {
        name: "explosion",
        title: "Explosion",
        help: "What is left of something that was destroyed, for a moment.",
        ..KindInfo::PART
    };

    fn is_in_front(&self) -> bool {
        true
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 16);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.age == 0 && self.hundreds > 0 {
            let (freed, critter) = Critter::freed(body, self.hundreds);
            around.spawn(freed, critter);
        }
        self.age = self.age.saturating_add(1);
        body.picture = self.age / PICTURE_FRAMES;
        body.fate = if body.picture >= PICTURES { Fate::Destroyed } else { Fate::StaysFarAway };
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        match body.picture {
            0 => pen.disc(0, 0, 6, Ink::White),
            1 => {
                pen.disc(0, 0, 10, Ink::Orange);
                pen.disc(0, 0, 6, Ink::GoldLight);
            }
            2 => {
                pen.disc(0, 0, 13, Ink::RedDark);
                pen.disc(-3, -3, 8, Ink::Orange);
                pen.disc(3, 2, 5, Ink::GoldLight);
            }
            3 => {
                for (x, y) in [(-8, -7), (8, -6), (-6, 8), (7, 7)] {
                    pen.disc(x, y, 5, Ink::StoneDark);
                    pen.disc(x, y, 2, Ink::Orange);
                }
            }
            _ => {
                for (x, y) in [(-10, -9), (11, -8), (-9, 10), (10, 9)] {
                    pen.disc(x, y, 3, Ink::StoneLight);
                }
            }
        }
    }
}

impl Explosion {
    /// Returns the explosion of an enemy worth so many hundred points.
    pub(in crate::objects) const fn worth(hundreds: u8) -> Self {
        Self { age: 0, hundreds }
    }

    /// Lets something explode at a place.
    pub(in crate::objects) fn spawn<T: Trace>(at: &Body, around: &mut Around<'_, T>) {
        if around.spawn(Self::body_of(at), Self::default()).is_some() {
            around.report(Event::EnemyDestroyed);
        }
    }

    /// An explosion somewhere about a place, in every eighth frame.
    ///
    /// Guide: Game Objects > Bosses
    pub(in crate::objects) fn spawn_about<T: Trace>(body: &Body, around: &mut Around<'_, T>) {
        if around.frame & 7 != 0 {
            return;
        }
        let random = around.common.random();
        let dx = (random as u8 >> 2) as i32 - 32;
        let dy = ((random >> 8) as u8 >> 3) as i32;
        let place = Body::at(body.x.moved_px(dx), body.y.moved_px(dy));
        Self::spawn(&place, around);
    }

    /// The body of an explosion in place of an object that was destroyed.
    pub(in crate::objects) fn body_of(destroyed: &Body) -> Body {
        Body {
            x_speed: Speed::ZERO,
            y_speed: Speed::ZERO,
            half_width: 16,
            half_height: 16,
            picture: 0,
            hitbox: Hitbox::default(),
            touched: 0,
            stood_on: false,
            pushed: false,
            fate: Fate::StaysFarAway,
            ..*destroyed
        }
    }
}
