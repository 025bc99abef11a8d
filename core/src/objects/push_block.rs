//! Pushable Blocks: pushed a pixel at a time, and over ledges.

use super::block::bevel;
use super::parameters::{Values, defaults, parameters};
use super::solid::{Contact, Solid};
use super::window::Window;
use super::{Around, Body, Engine, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::digest::saved;
use crate::ruleset::ChoiceInfo;
use crate::sensors::{Direction, Ray};
use crate::tiles::TileLayer;
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// Ground speed that pushing gives the player, so that he is soon at the block again.
///
/// Guide: Solid Objects > Pushable Blocks
const HEAD_START: i16 = 0x40;
/// Floor farther below than this does not hold the block.
///
/// Guide: Game Objects > Pushable Blocks
const LEDGE: i32 = 4;
/// How fast it leaves a ledge.
///
/// Guide: Game Objects > Pushable Blocks
const SLIDE_SPEED: i16 = 0x400;
/// Guide: Game Objects > Pushable Blocks
const GRAVITY: i16 = 0x18;
/// From its centre to its floor sensor.
const HEIGHT_RADIUS: i32 = 15;

const SIZES: &[ChoiceInfo] =
    &[ChoiceInfo { name: "single", label: "One block" }, ChoiceInfo { name: "row", label: "Four in a row" }];

parameters! {
    /// What a pushable block can be told.
    pub struct Parameters {
        size "Size" = Choice(SIZES), 0, "One block of 32 pixels, or four in a row that move together.";
        stays_on_ledges "Stays on ledges" = Bool, 0, "It can be pushed out over ledges and does not fall. It does not follow steps of the ground either.";
    }
}

saved! {
    /// What a pushable block does.
    pub enum Motion {
        /// Stands and can be pushed.
        Stands,
        /// Slides off a ledge, and is not solid.
        Slides,
        /// Falls, and is not solid.
        Falls,
    }
}

saved! {
    /// A pushable block.
    pub struct PushBlock {
        /// What it does.
        pub motion: Motion,
        /// Where it was placed.
        home: [i32; 2],
    }
}

impl Kind for PushBlock {
    const INFO: KindInfo = KindInfo {
        name: "push_block",
        title: "Pushable block",
        group: Group::Solids,
        help: "A block that the player pushes along the ground, a pixel every two or three frames. Pushed over a ledge it \
               slides off to the next multiple of 16 pixels and falls. Far from the screen it returns to its place.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x33)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (half_width(&Parameters::of(setting.values)) as u16, 16);
        Self { motion: Motion::Stands, home: [body.x.px(), body.y.px()] }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let told = Parameters::of(around.values);
        match self.motion {
            Motion::Stands => self.stand(body, around, &told),
            Motion::Slides => {
                body.move_by_speed();
                if body.x.px() & 0xC == 0 {
                    body.x = Sub(body.x.0 & !0xF00);
                    body.x_speed = Speed::ZERO;
                    self.motion = Motion::Falls;
                }
            }
            Motion::Falls => {
                body.fall(GRAVITY);
                if around.lands(body, HEIGHT_RADIUS) {
                    body.y_speed = Speed::ZERO;
                    self.motion = Motion::Stands;
                }
            }
        }
        let near = Window::around(around.view.x, around.view.width as u16);
        if !near.contains(body.x.px()) {
            let [x, y] = self.home;
            (body.x, body.y) = (Sub::from_px(x), Sub::from_px(y));
            (body.x_speed, body.y_speed) = (Speed::ZERO, Speed::ZERO);
            self.motion = Motion::Stands;
        }
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        (self.motion == Motion::Stands).then_some(Solid::block(half_width(&Parameters::of(setting.values)), 16))
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let w = half_width(&Parameters::of(setting.values));
        bevel(pen, (w, 16), Ink::Wood, Ink::WoodLight, Ink::WoodDark);
        for x in (-w..w).step_by(32) {
            pen.rect(x + 5, -9, 22, 2, Ink::WoodDark);
            pen.rect(x + 5, 7, 22, 2, Ink::WoodDark);
            pen.line((x + 6, 7), (x + 25, -8), 3, Ink::WoodLight);
            pen.rect(x, -13, 1, 26, Ink::WoodDark);
        }
    }

    fn values_of_subtype(_: super::Original, subtype: u8) -> Option<Values> {
        let mut values = defaults(Parameters::LIST);
        values[0] = i32::from(subtype & 0x7F == 1);
        values[1] = i32::from(subtype >> 7);
        (subtype & 0x7F < 2).then_some(values)
    }

    fn subtype_of_values(_: super::Original, values: &Values) -> Option<u8> {
        let told = Parameters::of(values);
        Some((told.size | told.stays_on_ledges << 7) as u8)
    }
}

impl PushBlock {
    /// Solid; moves when the player was popped out of its side while he faces it.
    ///
    /// Guide: Solid Objects > Pushable Blocks
    fn stand<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, told: &Parameters) {
        let half_width = half_width(told);
        let contact = around.solid(body, Solid::block(half_width, 16), body.x.px());
        let Contact::Side { x_distance, .. } = contact else { return };
        let to_left = x_distance < 0;
        if x_distance == 0 || around.player.faces_left != to_left {
            return;
        }
        let (ahead, direction, by) =
            if to_left { (-half_width - 1, Direction::Left, -1) } else { (half_width, Direction::Right, 1) };
        let wall = Ray::wall(body.x.px().wrapping_add(ahead), body.y.px(), direction);
        if around.level.cast(wall, TileLayer::A).distance < 0 {
            return;
        }
        body.x = body.x.moved_px(by);
        around.player.x = around.player.x.moved_px(by);
        around.player.x_speed = Speed::ZERO;
        around.player.ground_speed = Speed(HEAD_START * by as i16);
        if told.stays_on_ledges != 0 {
            return;
        }
        let distance = around.floor_below(body.x.px(), body.y.px().wrapping_add(HEIGHT_RADIUS));
        if distance > LEDGE {
            body.x_speed = Speed(SLIDE_SPEED * by as i16);
            self.motion = Motion::Slides;
        } else {
            body.y = body.y.moved_px(distance);
        }
    }
}

const fn half_width(told: &Parameters) -> i32 {
    if told.size == 1 { 64 } else { 16 }
}
