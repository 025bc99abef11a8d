//! Checkpoints: where the player comes back after dying.

use super::checkpoint_star::CheckpointStar;
use crate::angle::Angle;
use crate::objects::Engine;
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::player::Routine;
use crate::ruleset::CheckpointStars;
use crate::snapshot::Snapshot;
use crate::tiles::TileLayer;
use crate::trace::Trace;

/// The area that sets it off, pixels from its centre, inclusive: left, top, right, bottom.
///
/// Guide: Game Objects > Checkpoints
const AREA: [i32; 4] = [-8, -64, 7, 39];
/// Frames that its lamp goes round.
///
/// Guide: Game Objects > Checkpoints
const TWIRL: u8 = 32;
/// The lamp's circle.
///
/// Guide: Game Objects > Checkpoints
const RADIUS: i32 = 12;

parameters! {
    /// Parameters of a checkpoint.
    pub struct Parameters {
        number "Number" = Integer { min: 1, max: 127, unit: Unit::Plain }, 1, "Its number in the level. It does nothing if the last one hit has the same or a greater number.";
    }
}

/// A checkpoint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Checkpoint {
    /// Frames that the lamp still goes round.
    twirl: u8,
    /// The place on its circle.
    angle: Angle,
    /// True if it was hit.
    is_lit: bool,
}

impl Kind for Checkpoint {
    const INFO: KindInfo = KindInfo {
        name: "checkpoint",
        title: "Checkpoint",
        group: Group::Devices,
        help: "A post that the player runs past. After dying he restarts at the last one he passed, without rings and \
               with all objects back. From Sonic 2 on, stars circle above it if he has enough rings (50, in 3&K 20): \
               touching one leads to another stage, which a run reports as the fact stars.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x79), (Engine::Sonic2, 0x79), (Engine::Sonic3K, 0x34)],
    };
    const RESTS: bool = true;
    const IS_REMEMBERED: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        body.half_width = 8;
        body.half_height = 36;
        Self::default()
    }

    /// Guide: Game Objects > Checkpoints
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let number = Parameters::of(around.values).number.clamp(1, 127) as u8;
        if self.twirl > 0 {
            self.twirl -= 1;
            self.angle = self.angle.minus(0x10);
            return;
        }
        if around.common.tally.checkpoint >= number {
            self.is_lit = true;
            return;
        }
        let (dx, dy) = around.to_player(body);
        let player = &*around.player;
        let [left, top, right, bottom] = AREA;
        let touches = player.routine == Routine::Normal && !player.touches_nothing();
        if touches && (left..=right).contains(&dx) && (top..=bottom).contains(&dy) {
            let tally = &mut around.common.tally;
            tally.checkpoint = number;
            tally.return_to = [body.x.px(), body.y.px()];
            tally.returns_on_b = player.layer == TileLayer::B;
            tally.return_time = tally.time;
            self.twirl = TWIRL;
            self.angle = Angle(0);
            self.is_lit = true;
            around.hold_slots(1); // the lamp that goes round
            if has_stars(around) {
                for (star, state) in CheckpointStar::circle(body) {
                    around.spawn_behind(star, state);
                }
            }
        }
    }

    fn areas(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let (x, y) = (body.x.px(), body.y.px());
        let [left, top, right, bottom] = AREA;
        add([x + left, y + top, x + right, y + bottom]);
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let height = if setting.rules().lamp_turns_higher { 24 } else { 20 };
        pen.rect(-2, -28, 4, 60, Ink::SteelDark);
        pen.rect(-2, -28, 2, 60, Ink::SteelLight);
        pen.rect(-6, 28, 12, 4, Ink::Steel);
        let (x, y) = if self.twirl > 0 {
            let angle = self.angle.minus(0x40);
            ((i32::from(angle.cos()) * RADIUS) >> 8, ((i32::from(angle.sin()) * RADIUS) >> 8) - height)
        } else {
            (0, -height - RADIUS)
        };
        let (dark, light) = if self.is_lit { (Ink::Red, Ink::RedLight) } else { (Ink::Blue, Ink::BlueLight) };
        pen.disc(x, y, 6, dark);
        pen.disc(x - 1, y - 1, 3, light);
    }

    fn values_of_subtype(_: crate::objects::Original, subtype: u8) -> Option<Values> {
        let number = i32::from(subtype & 0x7F);
        // Number 0 is never greater than the last one: it does nothing.
        (number > 0).then_some(Parameters { number }.values())
    }

    fn subtype_of_values(_: crate::objects::Original, values: &Values) -> Option<u8> {
        Some(Parameters::of(values).number as u8)
    }
}

/// Emeralds with which Sonic 2 has no more special stages.
const ALL_EMERALDS: u8 = 7;

/// The player has rings enough for stars, and there is a stage to go to.
///
/// Guide: Game Objects > Checkpoints
fn has_stars<T>(around: &Around<'_, T>) -> bool {
    let rings = around.common.tally.rings;
    match around.rules.checkpoint_stars {
        CheckpointStars::None => false,
        CheckpointStars::From50UntilEmeralds => rings >= 50 && around.player.emeralds < ALL_EMERALDS,
        CheckpointStars::From50 => rings >= 50,
        CheckpointStars::From20 => rings >= 20,
    }
}
