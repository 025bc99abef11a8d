//! A stinger: a wasp that flies to and fro and shoots ahead at a player nearby. The guide's Buzzer.

use super::stinger_shot::StingerShot;
use crate::contacts::{ELEMENTS, Element};
use crate::objects::kind::HALF_SCREEN;
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// A stinger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Stinger {
    /// Moves left of this run, and one.
    pub run: i16,
    /// Frames that it still hangs still before it goes on; it turns in the middle of them.
    pub turn: i16,
    /// Frames left of shooting.
    pub shoots: u8,
    /// True if it has shot on this run.
    pub shot: bool,
    /// Its first frame, which does nothing, is over.
    pub is_awake: bool,
}

parameters! {
    /// Parameters of a stinger.
    pub struct Parameters {
        speed "Speed" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x100, "How fast it flies; 256 (a pixel a frame) in the original.";
        flight "Flight" = Integer { min: 1, max: 1000, unit: Unit::Frames }, 255, "How long it flies one way; 255 in the original.";
        shoots: bool "Shoots" = Bool, true, "It shoots ahead at the player.";
        element "Shots are" = Choice(ELEMENTS), 0, "Their element: a shield of the same element protects from them. Plain in the original.";
        range "Range" = Integer { min: 0, max: 512, unit: Unit::Pixels }, 40, "It shoots when the player is this far ahead of it, or up to 8 pixels farther. 40 in the original.";
        pause "Pause" = Integer { min: 2, max: 600, unit: Unit::Frames }, 31, "How long it hovers before it flies back; 31 in the original.";
        shot_speed "Speed of shots" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x180, "How fast shots fly, both ahead and down; 384 (1.5 pixels a frame) in the original.";
    }
}

/// Frames for which it hangs still to shoot, and how many are left when the shot leaves.
///
/// Guide: Game Objects > Badniks
const SHOOTS: u8 = 51;
const LEAVES: u8 = 21;
/// By how much the player can be further ahead than its range when it shoots.
///
/// Guide: Game Objects > Badniks
const SIGHT: i32 = 8;

impl Kind for Stinger {
    const INFO: KindInfo = KindInfo {
        name: "stinger",
        title: "Stinger",
        group: Group::Enemies,
        help: "Flies 255 pixels and back. Once on each way, when the player is 40 to 48 pixels ahead of it unless set \
               otherwise, it stops and shoots down ahead. It flies left first, mirrored right.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic2, 0x4B)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let parameters = Parameters::of(setting.values);
        (body.half_width, body.half_height) = (24, 14);
        body.hitbox = Hitbox::new(Reaction::Attackable, 16, 8);
        body.x_speed = Speed(-(parameters.speed as i16) * body.facing() as i16);
        Self { run: parameters.flight as i16 + 1, ..Self::default() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.picture = (around.frame >> 1 & 1) as u8;
        if !std::mem::replace(&mut self.is_awake, true) {
            return;
        }
        if self.shoots > 0 {
            self.shoots -= 1;
            if self.shoots == LEAVES {
                let parameters = Parameters::of(around.values);
                let (shot, state) =
                    StingerShot::of(body, parameters.shot_speed as i16, Element::of(parameters.element));
                around.spawn(shot, state);
            }
            return;
        }
        if self.sees(body, around) {
            (self.shot, self.shoots) = (true, SHOOTS); // from the next frame on it hangs still
        }
        let still = Parameters::of(around.values).pause as i16 - 1;
        self.turn = (self.turn - 1).max(-1);
        if self.turn == still / 2 {
            body.x_speed = Speed(body.x_speed.0.wrapping_neg());
            body.flip_x = !body.flip_x;
            (self.run, self.shot) = (Parameters::of(around.values).flight as i16 + 1, false);
        } else if self.turn < 0 {
            self.run -= 1;
            if self.run > 0 {
                body.move_by_speed();
            } else {
                self.turn = still;
            }
        }
        body.stays_near();
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let parameters = Parameters::of(setting.values);
        if self.shot || !parameters.shoots {
            return;
        }
        let (x, y, near, far) = (body.x.px(), body.y.px(), parameters.range, parameters.range + SIGHT);
        let (left, right) = if body.flip_x { (x + near, x + far) } else { (x - far, x - near) };
        add([left, y - HALF_SCREEN, right, y + HALF_SCREEN]);
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let (parameters, x, y) = (Parameters::of(setting.values), body.x.px(), body.y.px());
        add((x, y));
        add((x.wrapping_sub((parameters.speed * parameters.flight * body.facing()) >> 8), y));
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // Faces left.
        let lift = i32::from(body.picture) * 4;
        pen.polygon(&[(-4, -4), (4, -14 + lift), (14, -12 + lift), (4, -3)], Ink::Glass);
        pen.polygon(&[(0, -4), (12, -11 + lift), (20, -8 + lift), (8, -2)], Ink::White);
        pen.polygon(&[(-6, -4), (10, -5), (20, 0), (12, 6), (-4, 5)], Ink::Gold);
        for x in [1, 8] {
            pen.line((x, -4), (x + 1, 5), 3, Ink::Black);
        }
        pen.disc(-10, -1, 6, Ink::GoldDark);
        pen.disc(-11, -2, 5, Ink::Gold);
        pen.disc(-13, -3, 2, Ink::White);
        pen.rect(-14, -3, 2, 2, if self.shoots > 0 { Ink::Red } else { Ink::Black });
        pen.line((-11, -7), (-15, -12), 1, Ink::Black);
        let sting = if self.shoots > 0 { (8, 14) } else { (19, 11) };
        pen.line((13, 4), sting, 3, Ink::SteelDark);
    }

    fn values_of_subtype((engine, _): crate::objects::Original, _subtype: u8) -> Option<Values> {
        (engine == Engine::Sonic2).then(|| Parameters::USUAL.values())
    }

    fn subtype_of_values((engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        (engine == Engine::Sonic2 && *values == Parameters::USUAL.values()).then_some(0)
    }
}

impl Stinger {
    /// The same, which hangs still for so many frames to shoot; not if there are none.
    pub(crate) fn halted(self, frames: usize) -> Self {
        let shoots = u8::try_from(frames).unwrap_or(SHOOTS).min(SHOOTS);
        Self { shoots, shot: self.shot || shoots > 0, ..self }
    }

    /// A player is just so far ahead of it, and it has not shot on this run. It looks at the first one in every second
    /// frame, and at his partner in the others.
    ///
    /// Guide: Game Objects > Badniks
    fn sees<T>(&self, body: &Body, around: &Around<'_, T>) -> bool {
        let looked_at = if around.frame & 1 == 0 { Some(&*around.player) } else { around.partner.as_deref() };
        let Some(player) = looked_at else { return false };
        let ahead = player.x.px().wrapping_sub(body.x.px());
        let ahead = if body.flip_x { ahead } else { ahead.wrapping_neg() };
        let parameters = Parameters::of(around.values);
        !self.shot && parameters.shoots && (parameters.range..=parameters.range + SIGHT).contains(&ahead)
    }
}
