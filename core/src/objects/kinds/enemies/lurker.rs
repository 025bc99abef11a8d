//! A lurker: a chameleon that shows itself when the player comes near. The guide's Newtron.

use super::lurker_shot::LurkerShot;
use super::rover::FLOOR;
use crate::contacts::{ELEMENTS, Element};
use crate::objects::kind::HALF_SCREEN;
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Engine, Fate, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

const FORMS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "flies", label: "Drops and flies" }, ChoiceInfo { name: "fires", label: "Stays and fires" }];

parameters! {
    /// Parameters of a lurker.
    pub struct Parameters {
        form "Form" = Choice(FORMS), 0, "One drops to the ground and flies along it, in the direction it faces. The other fires once and fades away.";
        range "Range" = Integer { min: 16, max: 512, unit: Unit::Pixels }, 128, "It wakes when the player is closer than this, at any height. 128 in the original.";
        speed "Speed" = Integer { min: 16, max: 0x1000, unit: Unit::Speed }, 0x200, "How fast it or its shot flies; 512 in the original.";
        element "Fires" = Choice(ELEMENTS), 0, "The element of its shot: a shield of the same element protects from it. Plain in the original.";
        delay "Delay" = Integer { min: 1, max: 175, unit: Unit::Frames }, 61, "How long after waking it drops or fires; 61 in the original. The one that fires is gone 80 frames later.";
    }
}

/// A state of the lurker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Doing {
    /// Waits, unseen.
    #[default]
    Waits,
    /// Shows itself.
    Appears,
    /// Drops to the ground.
    Falls,
    /// Flies along the ground.
    Follows,
    /// Flies straight on: the ground has ended.
    Flies,
}

/// A lurker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Lurker {
    /// The present state.
    pub doing: Doing,
    /// Frames since it woke, while it appears.
    pub age: u8,
}

/// Frames of each picture of its appearing.
///
/// Guide: Game Objects > Badniks
const PICTURE: u8 = 20;
/// Frames after waking until the kind that fires can be touched, and after firing until it is gone.
///
/// Guide: Game Objects > Badniks
const TOUCHABLE: u8 = 21;
const GONE: u8 = 80;
/// Frames after firing for which its mouth is open, and until only its eyes are seen.
const SHUTS: u8 = 19;
const FADES: u8 = 59;
/// Guide: Game Objects > Badniks
const RADIUS: i32 = 16;
const GRAVITY: i16 = 0x38;

impl Kind for Lurker {
    const INFO: KindInfo = KindInfo {
        name: "lurker",
        title: "Lurker",
        group: Group::Enemies,
        help: "A chameleon on a wall, invisible until the player comes near. A second later, unless set otherwise, it \
               drops to the ground and flies along it towards him, or it stays, fires at him once and fades away. One \
               that flies can't be hit until it is on the ground.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x42)],
    };

    fn is_unseen(&self) -> bool {
        self.doing == Doing::Waits
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (20, 20);
        body.picture = 2; // as an editor shows it
        Self::default()
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        match self.doing {
            Doing::Waits => {
                face(body, around);
                body.picture = 0;
                if around.to_nearer(body).0.unsigned_abs() < parameters.range.unsigned_abs() {
                    self.doing = Doing::Appears;
                }
            }
            Doing::Appears if parameters.form == 0 => self.appear(body, around, &parameters),
            Doing::Appears => self.fire(body, around, &parameters),
            Doing::Falls => self.fall(body, around, &parameters),
            Doing::Follows => {
                body.move_by_speed();
                let distance = around.floor_below(body.x.px(), body.y.px().wrapping_add(RADIUS));
                if FLOOR.contains(&distance) {
                    body.y = body.y.moved_px(distance);
                } else {
                    self.doing = Doing::Flies;
                }
            }
            Doing::Flies => body.move_by_speed(),
        }
        if matches!(self.doing, Doing::Follows | Doing::Flies) {
            body.picture = 4 + (around.frame >> 2 & 1) as u8;
        }
        body.stays_near();
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        if self.doing == Doing::Waits {
            let (x, y, reach) = (body.x.px(), body.y.px(), Parameters::of(setting.values).range - 1);
            add([x - reach, y - HALF_SCREEN, x + reach, y + HALF_SCREEN]);
        }
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        // Where the player is decides how it goes on from the ground.
        let falls = Parameters::of(setting.values).form == 0;
        if let Some(fallen) = setting.dropped(body, RADIUS, GRAVITY).filter(|_| falls) {
            add((body.x.px(), body.y.px()));
            add((fallen.x.px(), fallen.y.px()));
        }
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        // Faces right.
        let fires = Parameters::of(setting.values).form != 0;
        let (skin, light, dark) =
            if fires { (Ink::Leaf, Ink::LeafLight, Ink::LeafDark) } else { (Ink::Blue, Ink::BlueLight, Ink::BlueDark) };
        if body.picture >= 4 {
            let flame = if body.picture == 4 { -30 } else { -26 };
            pen.polygon(&[(-18, -3), (flame, 0), (-18, 3)], Ink::Orange);
            pen.polygon(&[(-19, -7), (10, -7), (19, 0), (10, 7), (-19, 7)], skin);
            pen.polygon(&[(-17, -5), (9, -6), (15, -1), (-17, -1)], light);
            pen.disc(9, -2, 3, Ink::White);
            pen.disc(10, -2, 1, Ink::Black);
            return;
        }
        // Hanging on a wall: from the eyes alone to all of it.
        if body.picture >= 1 {
            pen.line((-10, 12), (-17, 4), 3, dark);
            pen.disc(-16, 2, 4, dark);
            pen.disc(-16, 2, 2, skin);
            pen.polygon(&[(-10, -12), (2, -18), (12, -10), (10, 4), (2, 18), (-8, 16)], skin);
            pen.polygon(&[(-6, -10), (2, -14), (6, -4), (-2, 10)], light);
            for y in [-8, 8] {
                pen.line((4, y), (14, y + 3), 3, dark);
            }
        }
        let mouth = if fires && body.picture >= 3 { 5 } else { 1 };
        if body.picture >= 2 {
            pen.rect(8, -7, 10, mouth, Ink::Black);
        }
        pen.disc(8, -13, 4, Ink::White);
        pen.disc(9, -13, 2, if body.picture >= 3 { Ink::Red } else { Ink::Black });
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        Some(Parameters { form: i32::from(subtype != 0), ..Parameters::USUAL }.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let subtype = Parameters::of(values).form as u8;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// Looks at the player, or the nearer one of two.
fn face<T>(body: &mut Body, around: &Around<'_, T>) {
    body.flip_x = around.to_nearer(body).0 < 0;
}

impl Lurker {
    /// The kind that flies: it looks at him until it lets go.
    fn appear<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        self.age = self.age.saturating_add(1);
        body.picture = (1 + self.age / PICTURE).min(3);
        if i32::from(self.age) < parameters.delay {
            face(body, around);
            return;
        }
        self.doing = Doing::Falls;
        self.fall(body, around, parameters);
    }

    /// The kind that fires.
    fn fire<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        self.age = self.age.saturating_add(1);
        let acts = parameters.delay as u8;
        body.picture = match self.age.checked_sub(acts) {
            Some(..SHUTS) => 3,
            Some(FADES..) => 0,
            None if self.age < PICTURE => 1,
            _ => 2,
        };
        if self.age == TOUCHABLE {
            body.hitbox = Hitbox::new(Reaction::Attackable, 20, 16);
        }
        if self.age == acts {
            let (shot, state) = LurkerShot::of(body, parameters.speed as i16, Element::of(parameters.element));
            around.spawn(shot, state);
        }
        if self.age >= acts.saturating_add(GONE) {
            body.fate = Fate::Destroyed;
        }
    }

    /// On the ground it can be touched and sets off, the way it looks.
    fn fall<T>(&mut self, body: &mut Body, around: &Around<'_, T>, parameters: &Parameters) {
        body.fall(GRAVITY);
        if around.lands(body, RADIUS) {
            body.y_speed = Speed::ZERO;
            body.x_speed = Speed(parameters.speed as i16 * body.facing() as i16);
            body.half_height = 8;
            body.hitbox = Hitbox::new(Reaction::Attackable, 20, 8);
            self.doing = Doing::Follows;
        }
    }
}
