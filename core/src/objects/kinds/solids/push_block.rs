//! Pushable Blocks: pushed a pixel at a time, over ledges, and onto lava, on which they float.

use super::block::bevel;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::{Contact, Solid};
use crate::objects::window::Window;
use crate::objects::{Around, Body, Engine, Fate, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::{Speed, Sub};
use crate::value::ChoiceInfo;

/// Ground speed that pushing gives the player, so that he is soon at the block again.
///
/// Guide: Solid Objects > Pushable Blocks
const HEAD_START: i16 = 0x40;
/// Floor farther below than this does not hold the block.
///
/// Guide: Game Objects > Pushable Blocks
const LEDGE: i32 = 4;
/// The speed at which it leaves a ledge.
///
/// Guide: Game Objects > Pushable Blocks
const SLIDE_SPEED: i16 = 0x400;
/// Guide: Game Objects > Pushable Blocks
const GRAVITY: i16 = 0x18;
/// From its centre to its floor sensor.
const HEIGHT_RADIUS: i32 = 15;
/// On lava it goes on at its speed of sliding, divided by two to the power of this.
///
/// Guide: Game Objects > Pushable Blocks
const DRIFT_SHIFT: i16 = 3;
/// By how much it sinks in a frame once a wall has stopped it there, and after how many frames it is gone.
///
/// Guide: Game Objects > Pushable Blocks
const SINK: Sub = Sub(0x20);
const SINKS_FOR: u8 = 160;
/// The block number from which on floors are lava in Sonic 1.
///
/// Guide: Game Objects > Pushable Blocks
const LAVA: i32 = 0x16A;

const SIZES: &[ChoiceInfo] =
    &[ChoiceInfo { name: "single", label: "One block" }, ChoiceInfo { name: "row", label: "Four in a row" }];

parameters! {
    /// Parameters of a pushable block.
    pub struct Parameters {
        size "Size" = Choice(SIZES), 0, "One block of 32 pixels, or four in a row that move together.";
        stays_on_ledges: bool "Stays on ledges" = Bool, false, "It can be pushed out over ledges and does not fall. It does not follow steps of the ground either.";
        lava "Lava from block" = Integer { min: 0, max: 0x3FF, unit: Unit::Plain }, 0, "Blocks of terrain with this number or a higher one are lava: it lands on them without a stop, drifts on with its rider and sinks at a wall. 0: there is no lava. 362 in Sonic 1.";
    }
}

/// A motion of the pushable block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Motion {
    /// Stands and can be pushed.
    #[default]
    Stands,
    /// Slides off a ledge, and is not solid.
    Slides,
    /// Falls, and is not solid.
    Falls,
    /// Floats on lava: solid, not to be pushed.
    Floats,
    /// Went home, and is not there until its place is off the screen.
    Awaited,
}

/// A pushable block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct PushBlock {
    /// The present motion.
    pub motion: Motion,
    /// The place where it was placed.
    home: [i32; 2],
    /// The speed at which it left a ledge.
    slid_at: Speed,
    /// Frames for which it has sunk in lava.
    sunk: u8,
}

impl Kind for PushBlock {
    const INFO: KindInfo = KindInfo {
        name: "push_block",
        title: "Pushable block",
        group: Group::Solids,
        help: "A block that the player pushes along the ground, a pixel every two or three frames. Pushed over a ledge \
               it slides off to the next multiple of 16 pixels and falls. On lava it floats and carries its rider. Far \
               from the screen it returns to its place.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x33)],
    };
    const RESTS: bool = true;
    const IS_REMEMBERED: bool = true;

    fn is_unseen(&self) -> bool {
        self.motion == Motion::Awaited
    }

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (half_width(&Parameters::of(setting.values)) as u16, 16);
        body.fate = Fate::StaysFarAway;
        Self { home: [body.x.px(), body.y.px()], ..Self::default() }
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        match self.motion {
            Motion::Stands => self.stand(body, around, &parameters),
            Motion::Slides => {
                body.move_by_speed();
                if body.x.px() & 0xC == 0 {
                    body.x = Sub(body.x.0 & !0xF00);
                    (self.slid_at, body.x_speed) = (body.x_speed, Speed::ZERO);
                    self.motion = Motion::Falls;
                }
            }
            Motion::Falls => self.fall(body, around, &parameters),
            Motion::Floats => self.float(body, around, &parameters),
            Motion::Awaited => {}
        }
        self.look_for_home(body, around);
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let is_there = matches!(self.motion, Motion::Stands | Motion::Floats);
        is_there.then_some(Solid::block(half_width(&Parameters::of(setting.values)), 16))
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

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let (size, stays_on_ledges) = (i32::from(subtype & 0x7F == 1), subtype >> 7 != 0);
        (subtype & 0x7F < 2).then_some(Parameters { size, stays_on_ledges, lava: LAVA }.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        (parameters.lava == LAVA).then_some((parameters.size | bit(parameters.stays_on_ledges, 7)) as u8)
    }
}

impl PushBlock {
    /// Solid; moves when a player was popped out of its side while he faces it.
    ///
    /// Guide: Solid Objects > Pushable Blocks
    ///
    /// UNVERIFIED: a partner pushes it as the player does. Sonic 1 has none.
    fn stand<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        around.each_player(body, |body, around| {
            if self.motion == Motion::Stands {
                self.meet(body, around, parameters);
            }
        });
    }

    fn meet<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        let half_width = half_width(parameters);
        let contact = around.solid(body, Solid::block(half_width, 16), body.x.px());
        let Contact::Side { x_distance, .. } = contact else { return };
        let to_left = x_distance < 0;
        if x_distance == 0 || around.player.faces_left != to_left {
            return;
        }
        let (ahead, by) = if to_left { (-half_width - 1, -1) } else { (half_width, 1) };
        if around.is_in_wall(body.x.px().wrapping_add(ahead), body.y.px(), to_left) {
            return;
        }
        body.x = body.x.moved_px(by);
        around.player.x = around.player.x.moved_px(by);
        around.player.x_speed = Speed::ZERO;
        around.player.ground_speed = Speed(HEAD_START * by as i16);
        if parameters.stays_on_ledges {
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

    /// Falls, until its feet are in the floor; on lava it goes on.
    ///
    /// Guide: Game Objects > Pushable Blocks
    fn fall<T>(&mut self, body: &mut Body, around: &Around<'_, T>, parameters: &Parameters) {
        body.fall(GRAVITY);
        let feet = (body.x.px(), body.y.px().wrapping_add(HEIGHT_RADIUS));
        if !around.lands(body, HEIGHT_RADIUS) {
            return;
        }
        body.y_speed = Speed::ZERO;
        self.motion = Motion::Stands;
        if parameters.lava > 0 && i32::from(around.floor_block(feet.0, feet.1)) >= parameters.lava {
            self.motion = Motion::Floats;
            self.sunk = 0;
            body.x_speed = Speed(self.slid_at.0 >> DRIFT_SHIFT);
            body.y = Sub::from_px(body.y.px());
        }
    }

    /// Drifts on lava up to a wall, and sinks there.
    ///
    /// Guide: Game Objects > Pushable Blocks
    fn float<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, parameters: &Parameters) {
        let (half_width, x_before) = (half_width(parameters), body.x.px());
        body.move_by_speed();
        if body.x_speed == Speed::ZERO {
            body.y = Sub(body.y.0.wrapping_add(SINK.0));
            self.sunk += 1;
            if self.sunk >= SINKS_FOR {
                around.each_player(body, |body, around| {
                    if body.stood_on {
                        (body.stood_on, around.player.on_object) = (false, false);
                    }
                });
                self.go_home(body, around);
                return;
            }
        } else {
            let to_left = body.x_speed.0 < 0;
            let ahead = if to_left { -half_width - 1 } else { half_width };
            if around.is_in_wall(body.x.px().wrapping_add(ahead), body.y.px(), to_left) {
                body.x_speed = Speed::ZERO;
            }
        }
        around.solid(body, Solid::block(half_width, 16), x_before);
    }

    /// Far from the screen it goes home, or is gone if its home is far away too. It is not there again until its place
    /// is off the screen.
    ///
    /// Guide: Game Objects > Pushable Blocks
    fn look_for_home<T>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        let near = Window::around(around.view.x, around.view.width as u16);
        if self.motion == Motion::Awaited {
            self.come_back(body, around);
        } else if !near.contains(body.x.px()) {
            if near.contains(self.home[0]) {
                self.go_home(body, around);
            } else {
                body.fate = Fate::Unloads;
            }
        }
    }

    fn go_home<T>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        (body.x, body.y) = (Sub::from_px(self.home[0]), Sub::from_px(self.home[1]));
        (self.motion, body.pushed) = (Motion::Awaited, false);
        self.come_back(body, around);
    }

    fn come_back<T>(&mut self, body: &mut Body, around: &Around<'_, T>) {
        if !around.view.shows(body.x.px(), body.y.px(), body.half_width.into(), 0) {
            (body.x_speed, body.y_speed) = (Speed::ZERO, Speed::ZERO);
            self.motion = Motion::Stands;
        }
    }
}

const fn half_width(parameters: &Parameters) -> i32 {
    if parameters.size == 1 { 64 } else { 16 }
}
