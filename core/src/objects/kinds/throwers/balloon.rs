//! Balloons: a player who touches one is carried up, and it bursts.

use crate::angle::Angle;
use crate::objects::kinds::devices::bubble::Bubble;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::{Around, Body, Engine, Fate, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting, Throws};
use crate::snapshot::Snapshot;
use crate::trace::{Event, Trace};
use crate::units::Speed;
use crate::value::ChoiceInfo;

const COLOURS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "blue", label: "Blue" },
    ChoiceInfo { name: "orange", label: "Orange" },
    ChoiceInfo { name: "green", label: "Green" },
    ChoiceInfo { name: "red", label: "Red" },
    ChoiceInfo { name: "purple", label: "Purple" },
];
const INKS: [[Ink; 2]; 5] = [
    [Ink::Blue, Ink::BlueLight],
    [Ink::Orange, Ink::GoldLight],
    [Ink::Leaf, Ink::LeafLight],
    [Ink::Red, Ink::RedLight],
    [Ink::Purple, Ink::White],
];

parameters! {
    /// Parameters of a balloon.
    pub struct Parameters {
        colour "Colour" = Choice(COLOURS), 0, "Appearance only.";
        under_water: bool "Under water" = Bool, false, "It throws half as high, and when it bursts it centres the player and lets bubbles out, like balloons placed under water.";
        speed "Speed" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x700, "Speed of the throw, half as much under water; 1792 (7 pixels a frame) in the original.";
    }
}

/// A balloon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Balloon {
    /// The place where it was placed, downwards.
    home: i32,
    /// The phase of its bobbing.
    angle: u8,
    /// Frames since it burst, and one.
    pub burst: u8,
}

/// Frames that it is still there after it burst, and can be touched.
const BURSTS: u8 = 6;

impl Kind for Balloon {
    const INFO: KindInfo = KindInfo {
        name: "balloon",
        title: "Balloon",
        group: Group::Throwers,
        help: "Throws a player who touches it up, and bursts. He keeps his sideways speed and can't cut the throw \
               short. It comes back after being off the screen for a while.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic3K, 0x41)],
    };
    const THROWS: Option<Throws> = Some(Throws::Touching);

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 32);
        body.hitbox = Hitbox::new(Reaction::Special, 8, 8);
        Self { home: body.y.px(), ..Self::default() }
    }

    /// Guide: Game Objects > Balloons
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if !body.drawn {
            self.angle = around.common.random() as u8;
        }
        around.each_player(body, |body, around| {
            if body.take_touch() {
                self.throw(body, around);
            }
        });
        if self.burst > 0 {
            self.burst += 1;
            body.picture = 1 + self.burst / 4;
            if self.burst > BURSTS {
                body.fate = Fate::Unloads;
            }
        }
        body.y = body.y.at_px(self.home.wrapping_add(i32::from(Angle(self.angle).sin()) >> 5));
        self.angle = self.angle.wrapping_add(1);
    }

    fn path(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        for angle in [0xC0, 0x40] {
            add((body.x.px(), self.home.wrapping_add(i32::from(Angle(angle).sin()) >> 5)));
        }
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let [ink, light] = INKS.get(Parameters::of(setting.values).colour as usize).copied().unwrap_or(INKS[0]);
        if body.picture > 0 {
            let reach = 8 + 4 * i32::from(body.picture);
            for (x, y) in [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1), (0, 1)] {
                pen.disc(x * reach, y * reach, 3, if x == 0 { light } else { ink });
            }
            return;
        }
        pen.line((0, 14), (2, 31), 1, Ink::SteelLight);
        pen.disc(0, 0, 14, ink);
        pen.polygon(&[(-8, 9), (8, 9), (0, 18)], ink);
        pen.disc(-5, -5, 4, light);
        pen.disc(-6, -6, 1, Ink::White);
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let (colour, under_water) = (i32::from(subtype & 7), subtype >> 7 != 0);
        (colour < 5).then_some(Parameters { colour, under_water, ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let set = Parameters::of(values);
        let subtype = (set.colour | bit(set.under_water, 7)) as u8;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

impl Balloon {
    /// Up with him. Under water he is centred on it as it bursts.
    ///
    /// Guide: Game Objects > Balloons
    fn throw<T: Trace>(&mut self, body: &Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        let player = &mut *around.player;
        let speed = if parameters.under_water { parameters.speed / 2 } else { parameters.speed };
        player.y_speed = Speed(-speed as i16);
        (player.airborne, player.jumping, player.roll_jump, player.pushing) = (true, false, false, false);
        player.grip.hold = None;
        if self.burst == 0 {
            self.burst = 1;
            around.trace.event(Event::BumperThrew);
            if parameters.under_water {
                (player.x, player.y) = (player.x.at_px(body.x.px()), player.y.at_px(body.y.px()));
                let_bubbles_out(body, around);
            }
        }
    }
}

/// The bubbles of one that bursts under water: how far aside each begins, and its size.
///
/// UNVERIFIED: how many the original lets out, and of which sizes.
const BUBBLES: [(i32, u8); 4] = [(-8, 0), (-3, 1), (3, 0), (8, 1)];

/// Guide: Game Objects > Balloons
fn let_bubbles_out<T: Trace>(body: &Body, around: &mut Around<'_, T>) {
    if !around.is_under_water(body.y.px()) {
        return;
    }
    for (aside, size) in BUBBLES {
        let (bubble, state) = Bubble::at(body.x.px().wrapping_add(aside), body.y.px(), size);
        around.spawn(bubble, state);
    }
}
