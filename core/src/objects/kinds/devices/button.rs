//! Buttons: what sets a switch of the level while it is stood on.

use crate::objects::Engine;
use crate::objects::hitbox::is_shown;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting, State};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// The distance within which a block's centre presses it, pixels: both half sizes together.
///
/// Guide: Game Objects > Buttons
const BLOCK_REACH: (i32, i32) = (32, 24);
/// Half of a block's part in that.
const BLOCK_HALF: i32 = 16;
/// The bits of a switch: buttons set one of them.
const BITS: [u8; 2] = [0x01, 0x80];

parameters! {
    /// Parameters of a button.
    pub struct Parameters {
        switch "Switch" = Switch { sets: true }, 0, "The switch that it sets. Objects with the same number react.";
        other_bit: bool "Second state" = Bool, false, "Sets the switch's second state instead of its first.";
        by_blocks: bool "Blocks press it" = Bool, false, "A pushable block that is on it presses it too.";
        stays: bool "Stays pressed" = Bool, false, "Once pressed, it stays pressed until it is loaded again.";
        top_only: bool "Solid from above only" = Bool, false, "The player can pass it from the sides.";
        flashes: bool "Flashes" = Bool, false, "It flashes to draw attention.";
    }
}

/// A button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Button {
    /// True if it is pressed.
    is_pressed: bool,
}

impl Kind for Button {
    const INFO: KindInfo = KindInfo {
        name: "button",
        title: "Button",
        group: Group::Devices,
        help: "Sets a switch of the level while the player stands on it. Doors, platforms and other objects with the \
               same switch number react; arrows on the canvas show which.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x32), (Engine::Sonic2, 0x47), (Engine::Sonic3K, 0x33)],
    };
    const RESTS: bool = true;

    /// Placed in the ground by a few pixels.
    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        body.y = body.y.moved_px(if setting.rules().flat_buttons { 4 } else { 3 });
        (body.half_width, body.half_height) = (16, 6);
        Self::default()
    }

    /// Guide: Game Objects > Buttons
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        // Off the screen nothing of it happens: what it last set stays so.
        if !around.was_on_screen {
            return;
        }
        if let Some(solid) = self.solid(body, &around.setting()) {
            let x = body.x.px();
            around.solid(body, solid, x);
        }
        let pressed = body.carries_somebody() || parameters.by_blocks && is_under_block(body, around);
        self.is_pressed = pressed || parameters.stays && self.is_pressed;
        let bit = BITS[usize::from(parameters.other_bit)];
        let switch = &mut around.common.switches[(parameters.switch & 15) as usize];
        *switch = if self.is_pressed { *switch | bit } else { *switch & !bit };
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        if Parameters::of(setting.values).top_only {
            return Some(Solid::platform(16, 6, setting.rules()));
        }
        let half_height = if setting.rules().flat_buttons { 4 } else { 5 };
        Some(Solid { half_height, standing_height: 5, ..Solid::block(16, 4) })
    }

    /// The middle of a player standing on it, for any radius; and what the box of a block has to touch.
    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let (x, y) = (body.x.px(), body.y.px());
        if let Some(solid) = self.solid(body, setting) {
            let top = y - solid.standing_height;
            add([x - solid.half_width, top - 19, x + solid.half_width - 1, top - 14]);
        }
        if Parameters::of(setting.values).by_blocks {
            let (w, h) = (BLOCK_REACH.0 - BLOCK_HALF, BLOCK_REACH.1 - BLOCK_HALF);
            add([x - w, y - h, x + w, y + h]);
        }
    }

    fn look(&self, _body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let flashes = Parameters::of(setting.values).flashes;
        let (ink, light) = if flashes { (Ink::Gold, Ink::GoldLight) } else { (Ink::Red, Ink::RedLight) };
        let top = if self.is_pressed { -1 } else { -5 };
        pen.rect(-12, top, 24, 4 - top, ink);
        pen.rect(-11, top, 22, 1, light);
        pen.rect(-16, 2, 32, 4, Ink::SteelDark);
        pen.rect(-16, 2, 32, 1, Ink::Steel);
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let has = |n: u8| subtype >> n & 1 != 0;
        let set = Parameters { switch: i32::from(subtype & 15), other_bit: has(6), ..Parameters::USUAL };
        let set = if engine == Engine::Sonic3K {
            Parameters { stays: has(4), top_only: has(5), ..set }
        } else {
            Parameters { by_blocks: has(7), flashes: has(5), ..set }
        };
        Some(set.values())
    }

    fn subtype_of_values(original @ (engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype = parameters.switch
            | bit(parameters.other_bit, 6)
            | if engine == Engine::Sonic3K {
                bit(parameters.stays, 4) | bit(parameters.top_only, 5)
            } else {
                bit(parameters.by_blocks, 7) | bit(parameters.flashes, 5)
            };
        let subtype = subtype as u8;
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// A pushable block that the screen shows is on it.
///
/// Guide: Game Objects > Buttons
fn is_under_block<T>(body: &Body, around: &Around<'_, T>) -> bool {
    let blocks = around.slots.iter().filter(|(_, other)| matches!(other.state, State::PushBlock(_)));
    blocks.filter(|(_, block)| is_shown(&block.body, &around.view)).any(|(_, block)| {
        let dx = block.body.x.px().wrapping_sub(body.x.px());
        let dy = block.body.y.px().wrapping_sub(body.y.px());
        (-BLOCK_REACH.0..=BLOCK_REACH.0).contains(&dx) && (-BLOCK_REACH.1..=BLOCK_REACH.1).contains(&dy)
    })
}
