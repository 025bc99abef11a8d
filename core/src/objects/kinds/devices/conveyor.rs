//! Conveyor belts: floors that carry a player on them.

use crate::objects::Engine;
use crate::objects::parameters::{Values, parameters};
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;

parameters! {
    /// Parameters of a belt.
    pub struct Parameters {
        half_width "Half width" = Integer { min: 16, max: 256, unit: Unit::Pixels }, 128, "Half the length of the belt.";
        height "Height" = Integer { min: 16, max: 128, unit: Unit::Pixels }, 48, "How far above its centre it carries the player.";
        speed "Speed" = Integer { min: -8, max: 7, unit: Unit::Pixels }, 2, "Pixels a frame, to the right; negative to the left.";
    }
}

/// A belt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Conveyor {}

impl Kind for Conveyor {
    const INFO: KindInfo = KindInfo {
        name: "conveyor",
        title: "Conveyor belt",
        group: Group::Devices,
        help: "Carries a player on the ground above it. The ground itself is terrain: put the belt's centre on its \
               top.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x68), (Engine::Sonic2, 0x72)],
    };

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        body.half_width = Parameters::of(setting.values).half_width as u16;
        body.half_height = 4;
        Self {}
    }

    /// Guide: Game Objects > Conveyor Belts
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let belt = Parameters::of(around.values);
        body.picture = body.picture.wrapping_add((belt.speed * body.facing()) as u8);
        around.each_player(body, |body, around| {
            let (dx, dy) = around.to_player(body);
            let player = &mut *around.player;
            let above = (-belt.half_width..belt.half_width).contains(&dx) && (-belt.height..0).contains(&dy);
            if above && !player.airborne {
                player.x = player.x.moved_px(belt.speed * body.facing());
            }
        });
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let belt = Parameters::of(setting.values);
        let (x, y) = (body.x.px(), body.y.px());
        add([x - belt.half_width, y - belt.height, x + belt.half_width - 1, y - 1]);
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let half = Parameters::of(setting.values).half_width;
        pen.rect(-half, -2, 2 * half, 6, Ink::SteelDark);
        pen.rect(-half, -2, 2 * half, 2, Ink::Steel);
        // The pattern runs the way the belt does, whichever way it is mirrored.
        let offset = i32::from(body.picture) * body.facing();
        for mark in (0..2 * half).filter(|x| (x - offset).rem_euclid(16) < 4) {
            pen.rect(mark - half, -2, 1, 2, Ink::Gold);
        }
        pen.disc(-half, 1, 3, Ink::SteelLight);
        pen.disc(half - 1, 1, 3, Ink::SteelLight);
    }

    fn values_of_subtype((engine, _): crate::objects::Original, subtype: u8) -> Option<Values> {
        let low = i32::from(subtype & 15);
        let set = match engine {
            Engine::Sonic1 => Parameters {
                half_width: if low == 0 { 128 } else { 56 },
                speed: i32::from(subtype as i8 >> 4),
                ..Parameters::USUAL
            },
            Engine::Sonic2 if low > 0 => Parameters {
                half_width: low * 16,
                height: if subtype & 0x80 == 0 { 48 } else { 112 },
                ..Parameters::USUAL
            },
            _ => return None,
        };
        Some(set.values())
    }

    fn subtype_of_values(original @ (engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let belt = Parameters::of(values);
        let subtype = match engine {
            Engine::Sonic1 => (belt.speed as u8) << 4 | u8::from(belt.half_width != 128),
            Engine::Sonic2 => (belt.half_width / 16) as u8 & 15 | if belt.height == 112 { 0x80 } else { 0 },
            _ => return None,
        };
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}
