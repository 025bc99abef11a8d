//! The icon that rises out of a broken monitor, and its effect.

use crate::objects::kinds::monitor_content::*;
use crate::objects::rings;
use crate::objects::{Around, Body, Fate, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::powers::{Form, Shield};
use crate::ruleset::SuperForms;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// The icon of a monitor's contents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct MonitorIcon {
    /// Its number.
    pub content: u8,
    /// Frames since it took effect; 0 before.
    pub done: u8,
}

/// The speed at which it begins to rise; it slows down to a stop.
///
/// Guide: Game Objects > Item Monitors
const RISING: Speed = Speed(-0x300);
const SLOWING: i16 = 0x18;
/// Frames that it stays after it took effect.
///
/// Guide: Game Objects > Item Monitors
const STAYS: u8 = 30;
/// Frames of speed shoes and of invincibility.
///
/// Guide: Game Objects > Item Monitors
/// Differs: Sonic 3 and 3&K count in steps of eight frames, and so may stop up to seven frames earlier.
const LASTS: u16 = 1200;

impl Kind for MonitorIcon {
    const INFO: KindInfo = KindInfo {
        name: "monitor_icon",
        title: "What a monitor held",
        help: "Rises out of a broken monitor for half a second and then takes effect.",
        ..KindInfo::PART
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        Self { content: STATIC as u8, done: 0 }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fate = Fate::StaysFarAway;
        if body.y_speed.0 < 0 {
            body.fall(SLOWING);
            return;
        }
        if self.done == 0 {
            Self::give(self.content.into(), body, around);
        }
        self.done = self.done.saturating_add(1);
        if self.done > STAYS {
            body.fate = Fate::Destroyed;
        }
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        draw_content(pen, 0, 0, self.content.into());
    }
}

impl MonitorIcon {
    /// Out of a monitor.
    pub(in crate::objects::kinds) fn of(monitor: &Body, content: i32) -> (Body, Self) {
        let body = Body { y_speed: RISING, half_width: 8, half_height: 8, ..Body::at(monitor.x, monitor.y) };
        (body, Self { content: content as u8, done: 0 })
    }

    /// Gives the player what a monitor holds.
    ///
    /// Guide: Game Objects > Item Monitors
    pub(in crate::objects::kinds) fn give<T: Trace>(content: i32, body: &Body, around: &mut Around<'_, T>) {
        let tally = &mut around.common.tally;
        match content {
            STATIC | TRAP if around.rules.trap_monitors_hurt => {
                around.hurt_player(body.x.px());
            }
            LIFE | PARTNER_LIFE => tally.lives = tally.lives.saturating_add(1),
            SHOES => around.player.give_speed_shoes(around.rules, around.rules.shoes_last.unsigned_abs()),
            SHIELD => around.player.shield = Shield::Plain,
            FIRE_SHIELD => around.player.shield = Shield::Fire,
            LIGHTNING_SHIELD => around.player.shield = Shield::Lightning,
            BUBBLE_SHIELD => around.player.shield = Shield::Bubble,
            INVINCIBILITY => around.player.invincibility = LASTS,
            RINGS => around.common.add_rings(10, around.rules),
            SUPER => {
                around.common.add_rings(50, around.rules);
                if around.rules.super_forms == SuperForms::ByPress {
                    around.player.become_super(around.rules, Form::Super);
                }
            }
            _ => {}
        }
    }
}

/// Draws the contents of a monitor as it shows them, around a point.
pub(in crate::objects::kinds) fn draw_content(pen: &mut dyn Pen, x: i32, y: i32, content: i32) {
    let bubble = |pen: &mut dyn Pen, outer: Ink, inner: Ink| {
        pen.disc(x, y, 7, outer);
        pen.disc(x, y, 5, inner);
        pen.rect(x - 3, y - 4, 2, 2, Ink::White);
    };
    match content {
        STATIC => {
            for (row, ink) in (0..).zip([Ink::Steel, Ink::White, Ink::SteelDark, Ink::SteelLight, Ink::Steel]) {
                pen.rect(x - 8 + row * 7 % 5, y - 6 + 3 * row, 12, 1, ink);
            }
        }
        TRAP => {
            pen.polygon(&[(x, y - 7), (x + 8, y + 6), (x - 8, y + 6)], Ink::Red);
            pen.rect(x - 1, y - 3, 2, 5, Ink::White);
            pen.rect(x - 1, y + 3, 2, 2, Ink::White);
        }
        LIFE | PARTNER_LIFE => {
            let ink = if content == LIFE { Ink::Red } else { Ink::Orange };
            pen.disc(x - 3, y - 2, 4, ink);
            pen.disc(x + 3, y - 2, 4, ink);
            pen.polygon(&[(x - 7, y), (x + 7, y), (x, y + 7)], ink);
            pen.rect(x - 5, y - 4, 2, 2, Ink::White);
        }
        SHOES => {
            pen.polygon(
                &[(x - 7, y - 6), (x - 2, y - 6), (x - 1, y), (x + 7, y + 2), (x + 8, y + 6), (x - 7, y + 6)],
                Ink::Red,
            );
            pen.rect(x - 7, y + 5, 15, 2, Ink::White);
            pen.line((x - 6, y - 2), (x + 3, y + 2), 1, Ink::White);
        }
        INVINCIBILITY => {
            pen.polygon(&[(x, y - 8), (x + 3, y), (x, y + 8), (x - 3, y)], Ink::GoldLight);
            pen.polygon(&[(x - 8, y), (x, y - 3), (x + 8, y), (x, y + 3)], Ink::GoldLight);
            pen.disc(x, y, 2, Ink::White);
        }
        RINGS => rings::draw(pen, x, y, 0),
        SUPER => {
            rings::draw(pen, x - 3, y, 1);
            rings::draw(pen, x + 4, y, 1);
        }
        SHIELD => bubble(pen, Ink::BlueLight, Ink::Blue),
        FIRE_SHIELD => bubble(pen, Ink::Orange, Ink::Red),
        LIGHTNING_SHIELD => bubble(pen, Ink::Gold, Ink::Purple),
        BUBBLE_SHIELD => bubble(pen, Ink::White, Ink::Glass),
        LETTER => {
            pen.line((x - 4, y - 6), (x + 4, y - 6), 2, Ink::GoldLight);
            pen.line((x, y - 6), (x, y + 6), 2, Ink::GoldLight);
        }
        GOGGLES => {
            pen.disc(x - 4, y, 4, Ink::Glass);
            pen.disc(x + 4, y, 4, Ink::Glass);
            pen.line((x - 8, y - 4), (x + 8, y - 4), 2, Ink::Earth);
        }
        TELEPORT => {
            pen.line((x - 7, y - 3), (x + 7, y - 3), 2, Ink::LeafLight);
            pen.line((x + 7, y - 3), (x + 3, y - 7), 2, Ink::LeafLight);
            pen.line((x - 7, y + 3), (x + 7, y + 3), 2, Ink::Leaf);
            pen.line((x - 7, y + 3), (x - 3, y + 7), 2, Ink::Leaf);
        }
        _ => {
            pen.line((x - 4, y - 4), (x, y - 7), 2, Ink::White);
            pen.line((x, y - 7), (x + 4, y - 4), 2, Ink::White);
            pen.line((x + 4, y - 4), (x, y + 1), 2, Ink::White);
            pen.rect(x - 1, y + 4, 2, 3, Ink::White);
        }
    }
}
