//! A hazard that is unseen over ground that should hurt, or seen as lava.

use crate::contacts::{Contact, ELEMENTS, Element};
use crate::objects::parameters::{Values, parameters};
use crate::objects::solid::Solid;
use crate::objects::{Around, Body, Engine, Group, Hitbox, Ink, Kind, KindInfo, Pen, Reaction, Setting};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::value::ChoiceInfo;

const FORMS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "area", label: "Area" }, ChoiceInfo { name: "block", label: "Solid block" }];
const AREA: i32 = 0;
const BLOCK: i32 = 1;
const LOOKS: &[ChoiceInfo] =
    &[ChoiceInfo { name: "hidden", label: "Hidden" }, ChoiceInfo { name: "lava", label: "Lava" }];
const LAVA: i32 = 1;

parameters! {
    /// Parameters of a hazard.
    pub struct Parameters {
        form "Form" = Choice(FORMS), AREA, "An area hurts a player who touches it. A block is solid and hurts from above; mirrored left to right from the sides, top to bottom from below.";
        half_width "Half width" = Integer { min: 1, max: 128, unit: Unit::Pixels }, 32, "Half of its width. Areas of the originals have 32, 64 or 128, blocks multiples of 8.";
        half_height "Half height" = Integer { min: 1, max: 128, unit: Unit::Pixels }, 32, "Half of its height. Areas of the originals have 32, blocks multiples of 8.";
        kills: bool "Kills" = Bool, false, "A block kills at once, despite any protection.";
        element "Element" = Choice(ELEMENTS), 0, "What hurts in it: a fire shield protects from fire, a lightning shield from lightning, a bubble shield from water.";
        look "Looks" = Choice(LOOKS), 0, "Hidden: the player does not see it, as in the originals. Lava: its surface is at the top. For lava that a fire shield protects from, set the element to fire.";
    }
}

/// A hazard has no state of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct HurtBlock {}

impl Kind for HurtBlock {
    const INFO: KindInfo = KindInfo {
        name: "hurt_block",
        title: "Invisible hazard, lava",
        group: Group::Hazards,
        help: "An invisible area or block that hurts. Put it over lava or other ground that should hurt, or make it \
               look like lava itself.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: true,
        originals: &[(Engine::Sonic1, 0x54), (Engine::Sonic3K, 0x6A), (Engine::Sonic3K, 0x6B)],
    };
    const HIDDEN: bool = true;

    fn shows(values: &Values) -> bool {
        Parameters::of(values).look == LAVA
    }

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let parameters = Parameters::of(setting.values);
        (body.half_width, body.half_height) = (parameters.half_width as u16, parameters.half_height as u16);
        if parameters.form == AREA {
            body.hitbox = Hitbox::new(Reaction::Hurt, body.half_width, body.half_height);
        }
        Self {}
    }

    /// Guide: Game Objects > Hitboxes
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let parameters = Parameters::of(around.values);
        if parameters.look == LAVA {
            body.picture = (around.frame >> 4 & 3) as u8;
        }
        let Some(solid) = self.solid(body, &around.setting()) else { return };
        let x = body.x.px();
        around.each_player(body, |body, around| {
            let contact = around.solid(body, solid, x);
            let hurts = match (body.flip_x, body.flip_y) {
                (true, _) => contact.is_side(),
                (false, true) => contact == Contact::Bottom,
                (false, false) => contact.is_on_top(),
            };
            if hurts && parameters.kills {
                around.player.die(around.rules);
            } else if hurts && !around.player.shield.protects_from(Element::of(parameters.element)) {
                super::spikes::hurt(body, around);
            }
        });
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let parameters = Parameters::of(setting.values);
        (parameters.form != AREA).then(|| Solid::block(parameters.half_width, parameters.half_height).everywhere())
    }

    fn element(&self, setting: &Setting<'_>) -> Element {
        Element::of(Parameters::of(setting.values).element)
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let parameters = Parameters::of(setting.values);
        let (w, h) = (parameters.half_width, parameters.half_height);
        if parameters.look == LAVA {
            return lava((w, h), body.picture.into(), pen);
        }
        let ink = if parameters.kills { Ink::Purple } else { Ink::Red };
        for (x, y, width, height) in
            [(-w, -h, 2 * w, 1), (-w, h - 1, 2 * w, 1), (-w, -h, 1, 2 * h), (w - 1, -h, 1, 2 * h)]
        {
            pen.rect(x, y, width, height, ink);
        }
        // Flames along what hurts: the top, or all of an area.
        for x in (-w..w).step_by(12) {
            pen.polygon(&[(x, -h + 8), (x + 3, -h), (x + 6, -h + 8)], ink);
            if parameters.form == AREA {
                pen.polygon(&[(x + 5, h), (x + 8, h - 8), (x + 11, h)], ink);
            }
        }
    }

    fn values_of_subtype((engine, number): crate::objects::Original, subtype: u8) -> Option<Values> {
        if engine == Engine::Sonic1 {
            let set = Parameters { half_width: 32 << subtype.min(3), ..Parameters::USUAL };
            return (subtype < 3).then_some(set.values());
        }
        let set = Parameters {
            form: BLOCK,
            half_width: (i32::from(subtype >> 4) + 1) * 8,
            half_height: (i32::from(subtype & 15) + 1) * 8,
            kills: number == 0x6B,
            ..Parameters::USUAL
        };
        Some(set.values())
    }

    fn subtype_of_values(original @ (engine, _): crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let subtype = if engine == Engine::Sonic1 {
            (parameters.half_width / 64).min(2) as u8
        } else {
            let nibble = |half: i32| (half / 8 - 1).clamp(0, 15) as u8;
            nibble(parameters.half_width) << 4 | nibble(parameters.half_height)
        };
        (Self::values_of_subtype(original, subtype)? == *values).then_some(subtype)
    }
}

/// Side of a patch of lava, pixels.
const PATCH: i32 = 8;
/// Rows from the top of lava to where its colour is the same all over.
const WAVES: i32 = 3;

/// Lava of those half sizes, its surface at the top: waves that go to the right from picture to picture, and spots that
/// glow under it.
fn lava((w, h): (i32, i32), picture: i32, pen: &mut dyn Pen) {
    pen.rect(-w, -h + WAVES.min(2 * h - 1), 2 * w, (2 * h - WAVES).max(1), Ink::Red);
    for (patch, x) in (-w..w).step_by(PATCH as usize).enumerate() {
        let patch = patch as i32;
        let width = PATCH.min(w - x);
        // Two patches high, two low.
        let low = if (patch - picture) & 2 == 0 { 0 } else { 2 };
        pen.rect(x, -h + low, width, 2, Ink::GoldLight);
        pen.rect(x, -h + low + 2, width, 4 - low, Ink::Orange);
        for (row, y) in (-h + PATCH..h - 2).step_by(PATCH as usize).enumerate() {
            let (spot, pulse) = ((patch * 5 + row as i32 * 3) % 7, (patch + row as i32 + picture) & 3);
            let ink = if pulse == 0 { Ink::GoldLight } else { Ink::Orange };
            if spot < 2 && width == PATCH {
                pen.rect(x + spot * 2, y, 4, 2, ink);
            } else if spot == 4 {
                pen.rect(x, y, width, 2, Ink::RedDark);
            }
        }
    }
}
