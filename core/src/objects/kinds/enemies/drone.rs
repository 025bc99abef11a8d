//! A drone: flies to and fro and shoots at a player it passes. The guide's Buzz Bomber.

use super::drone_bolt::DroneBolt;
use crate::contacts::{ELEMENTS, Element};
use crate::objects::kind::HALF_SCREEN;
use crate::objects::parameters::parameters;
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

/// The drone's knowledge of the player on this flight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Aim {
    /// The player was not seen yet.
    #[default]
    Searches,
    /// The drone has stopped to fire at him.
    Found,
    /// The shot was fired.
    Fired,
}

/// A drone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Drone {
    /// True if it flies; otherwise it hovers.
    pub flies: bool,
    /// Frames left of that.
    pub wait: i16,
    /// The drone's knowledge of the player.
    pub aim: Aim,
}

parameters! {
    /// Parameters of a drone.
    pub struct Parameters {
        speed "Speed" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x400, "How fast it flies; 1024 (4 pixels a frame) in the original.";
        flight "Flight" = Integer { min: 1, max: 1000, unit: Unit::Frames }, 127, "How long it flies one way; 127 in the original.";
        range "Range" = Integer { min: 0, max: 512, unit: Unit::Pixels }, 96, "It stops and fires when the player is closer than this, on either side. 0: never. 96 in the original.";
        pause "Pause" = Integer { min: 1, max: 600, unit: Unit::Frames }, 60, "How long it hovers before it turns, and after firing; 60 in the original.";
        element "Bolts are" = Choice(ELEMENTS), 0, "Their element: a shield of the same element protects from them. Plain in the original.";
        bolt_speed "Speed of bolts" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x200, "How fast bolts fly, both ahead and down; 512 (2 pixels a frame) in the original.";
    }
}

/// Frames before it fires: one less.
///
/// Guide: Game Objects > Badniks
const AIMING: i16 = 29;
impl Kind for Drone {
    const INFO: KindInfo = KindInfo {
        name: "drone",
        title: "Drone",
        group: Group::Enemies,
        help: "Flies 508 pixels and back. When it passes the player on the screen it stops, fires a bolt down ahead of \
               it, and flies on a second later. It flies left first, mirrored right.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x22)],
    };

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (24, 16);
        body.hitbox = Hitbox::new(Reaction::Attackable, 24, 12);
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        let pause = parameters.pause as i16 - 1;
        self.wait = self.wait.wrapping_sub(1);
        match (self.flies, self.wait >= 0) {
            (false, true) => {}
            (false, false) if self.aim == Aim::Found => {
                let (bolt, state) =
                    DroneBolt::of(body, around.slot, parameters.bolt_speed as i16, Element::of(parameters.element));
                if around.spawn(bolt, state).is_some() {
                    (self.aim, self.wait) = (Aim::Fired, pause);
                }
            }
            (false, false) => {
                (self.flies, self.wait) = (true, parameters.flight as i16);
                body.x_speed = Speed(-(parameters.speed as i16) * body.facing() as i16);
            }
            (true, true) => {
                body.move_by_speed();
                let distance = around.to_nearer(body).0.unsigned_abs();
                if self.aim == Aim::Searches && distance < parameters.range.unsigned_abs() && around.was_on_screen {
                    self.aim = Aim::Found;
                    self.stop(body, AIMING);
                }
            }
            (true, false) => {
                self.aim = Aim::Searches;
                body.flip_x = !body.flip_x;
                self.stop(body, pause);
            }
        }
        body.picture = (around.frame >> 1 & 1) as u8 | u8::from(self.aim == Aim::Found) << 1;
        body.stays_near();
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        if self.aim == Aim::Searches && Parameters::of(setting.values).range > 0 {
            let (x, y, reach) = (body.x.px(), body.y.px(), Parameters::of(setting.values).range - 1);
            add([x - reach, y - HALF_SCREEN, x + reach, y + HALF_SCREEN]);
        }
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let (parameters, x, y) = (Parameters::of(setting.values), body.x.px(), body.y.px());
        add((x, y));
        add((x.wrapping_sub((parameters.speed * parameters.flight * body.facing()) >> 8), y));
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        // Faces left: two rotors above, the sting below.
        let wing = if body.picture & 1 == 0 { -13 } else { -11 };
        for x in [-4, 9] {
            pen.line((x - 9, wing), (x + 9, wing), 2, Ink::Glass);
            pen.line((x, wing), (x, -6), 1, Ink::SteelDark);
        }
        pen.polygon(&[(-20, 0), (-14, -7), (14, -7), (21, -1), (14, 6), (-14, 6)], Ink::BlueDark);
        pen.polygon(&[(-17, -1), (-12, -5), (12, -5), (17, -1), (12, 3), (-12, 3)], Ink::Blue);
        pen.rect(-4, -6, 4, 11, Ink::Gold);
        pen.rect(6, -6, 4, 11, Ink::Gold);
        pen.disc(-16, -1, 4, Ink::SteelLight);
        pen.disc(-17, -1, 2, if body.picture & 2 == 0 { Ink::Black } else { Ink::Red });
        pen.polygon(&[(-12, 6), (-4, 6), (-14, 15)], Ink::Steel);
        pen.rect(-15, 13, 3, 3, Ink::Orange);
    }
}

impl Drone {
    fn stop(&mut self, body: &mut Body, wait: i16) {
        (self.flies, self.wait) = (false, wait);
        body.x_speed = Speed::ZERO;
    }
}
