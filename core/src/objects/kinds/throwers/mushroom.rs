//! Mushroom caps: springy tops that throw a player the higher the faster he comes down.

use crate::objects::body::PerPlayer;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting, Throws};
use crate::player::animation::AnimationKind;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;

parameters! {
    /// Parameters of a mushroom cap.
    pub struct Parameters {
        light: bool "Light spots" = Bool, false, "Appearance only.";
        in_front: bool "In front" = Bool, false, "It is drawn in front of the player.";
        speed "Speed" = Integer { min: 0x100, max: 0xE00, unit: Unit::Speed }, 0x680, "Speed of the throw after a slow landing; 1664 in the original. Faster landings add 256 or 512.";
    }
}

/// A mushroom cap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Mushroom {
    /// Frames of its bounce that were shown; 0 at rest.
    bounce: u8,
    /// The speed at which the player came down, in the last frame in which he was not on it.
    came: PerPlayer<Speed>,
    /// True if it is drawn in front of the player.
    in_front: bool,
}

/// Its surface above its centre, and that while it is squashed.
///
/// Guide: Game Objects > Bouncy Mushrooms
const HEIGHT: i32 = 18;
const SQUASHED: i32 = 8;
/// Frames that it is squashed, then up and down, up to the end of its bounce.
const DOWN: u8 = 5;
const SWINGS: u8 = 15;
const BOUNCE: u8 = 23;
/// Speeds of the fall from which it throws by so much faster, each time.
///
/// Guide: Game Objects > Bouncy Mushrooms
const STRONGER_FROM: [i16; 2] = [0x660, 0x760];
const STRONGER_BY: i32 = 0x100;

impl Kind for Mushroom {
    const INFO: KindInfo = KindInfo {
        name: "mushroom",
        title: "Mushroom cap",
        group: Group::Throwers,
        help: "A springy cap. It sinks under a player who lands on it and throws him up 6 frames later, in three \
               strengths: the faster he lands, the higher. The player can jump up through it.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic3KB, 0x23)],
    };
    const THROWS: Option<Throws> = Some(Throws::Touching);

    fn is_in_front(&self) -> bool {
        self.in_front
    }

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (32, 16);
        Self { in_front: Parameters::of(setting.values).in_front, ..Self::default() }
    }

    /// Guide: Game Objects > Bouncy Mushrooms
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.bounce > 0 {
            self.bounce = if self.bounce >= BOUNCE { 0 } else { self.bounce + 1 };
        }
        body.picture = self.picture();
        let (solid, x) = (self.surface(around.rules), body.x.px());
        around.each_player(body, |body, around| self.meet(body, around, solid, x));
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        Some(self.surface(setting.rules()))
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let spots = if Parameters::of(setting.values).light { Ink::GoldLight } else { Ink::RedDark };
        let top = if body.picture == 1 { -SQUASHED } else { -HEIGHT };
        pen.rect(-6, top + 8, 12, 16 - top, Ink::WoodLight);
        pen.rect(2, top + 8, 4, 16 - top, Ink::Wood);
        pen.polygon(&[(-32, 8), (-26, top + 8), (-12, top), (12, top), (26, top + 8), (32, 8)], Ink::Orange);
        pen.polygon(&[(-32, 8), (32, 8), (22, 13), (-22, 13)], Ink::Earth);
        for (x, y, r) in [(-16, 8, 4), (2, 4, 5), (18, 9, 3)] {
            pen.disc(x, top + y, r, spots);
        }
        pen.line((-20, top + 3), (10, top + 1), 1, Ink::GoldLight);
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let (light, in_front) = (subtype & 1 != 0, subtype & 0x80 == 0);
        (subtype & 0x3E == 0).then_some(Parameters { light, in_front, ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let set = Parameters::of(values);
        let subtype = (bit(set.light, 0) | bit(!set.in_front, 7)) as u8;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

impl Mushroom {
    /// 0 at rest, 1 squashed, 3 up, 2 a little up.
    const fn picture(self) -> u8 {
        match self.bounce {
            0 | 1 => 0,
            shown if shown <= DOWN + 1 => 1,
            shown if shown % 2 == 0 => 0,
            shown if shown <= SWINGS + 1 => 3,
            _ => 2,
        }
    }

    fn surface(self, rules: &crate::ruleset::Ruleset) -> Solid {
        Solid::platform(24, if self.picture() == 1 { SQUASHED } else { HEIGHT }, rules)
    }
}

impl Mushroom {
    /// Bends under a player, and throws him.
    fn meet<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, solid: Solid, x: i32) {
        around.solid(body, solid, x);
        if !body.stood_on {
            self.came[around.who] = around.player.y_speed;
            return;
        }
        self.bounce = self.bounce.max(1);
        if body.picture == 3 {
            let player = &mut *around.player;
            let came = self.came[around.who].0;
            let stronger = STRONGER_FROM.iter().filter(|from| came >= **from).count() as i32;
            let throw = Parameters::of(around.values).speed + stronger * STRONGER_BY;
            player.y_speed = Speed(-throw as i16);
            super::spring::leave_ground(body, player);
            player.animation.request(AnimationKind::Spring);
        }
    }
}
