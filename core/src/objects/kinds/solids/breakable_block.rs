//! Breakable blocks: a player who lands on them as a ball breaks them and bounces.

use crate::objects::Engine;
use crate::objects::kinds::parts::fragment::{Fragment, Piece};
use crate::objects::kinds::parts::points::Points;
use crate::objects::kinds::throwers::spring::leave_ground;
use crate::objects::parameters::{Values, bit, parameters};
use crate::objects::solid::{PLAYER_REACH, Solid};
use crate::objects::{Around, Body, Group, Ink, Kind, KindInfo, Pen, Setting};
use crate::project::Stuff;
use crate::snapshot::Snapshot;
use crate::tiles::TileLayer;
use crate::trace::Trace;
use crate::units::Speed;
use crate::value::ChoiceInfo;

/// Speed that a player who breaks a block bounces off with.
///
/// Guide: Game Objects > Breakable Blocks
const BOUNCE: i16 = -0x300;

const FORMS: &[ChoiceInfo] = &[
    ChoiceInfo { name: "block", label: "Block of four pieces" },
    ChoiceInfo { name: "rock", label: "Wide rock" },
    ChoiceInfo { name: "crate", label: "Crate" },
    ChoiceInfo { name: "ground", label: "Stacked ground" },
];
const ROCK: i32 = 1;
const CRATE: i32 = 2;
const GROUND: i32 = 3;

parameters! {
    /// Parameters of a breakable block.
    pub struct Parameters {
        form "Form" = Choice(FORMS), 0, "Its size and how its fragments fly. Stacked ground breaks without a bounce, and only for players on layer B unless set otherwise.";
        any_layer: bool "On any layer" = Bool, false, "Stacked ground breaks on both layers.";
    }
}

/// A breakable block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct BreakableBlock {
    /// True if it broke: it is now the first of its pieces.
    pub is_broken: bool,
    /// That piece.
    piece: Fragment,
}

type Pieces = &'static [Piece];

/// The origins of the fragments of each form, and their speeds.
///
/// Guide: Game Objects > Breakable Blocks
const PIECES: [Pieces; 4] = [
    &[((-8, -8), (-0x200, -0x200)), ((-8, 8), (-0x100, -0x100)), ((8, -8), (0x200, -0x200)), ((8, 8), (0x100, -0x100))],
    &[
        ((-16, -8), (-0x200, -0x200)),
        ((0, -8), (0, -0x280)),
        ((16, -8), (0x200, -0x200)),
        ((-16, 8), (-0x1C0, -0x1C0)),
        ((0, 8), (0, -0x200)),
        ((16, 8), (0x1C0, -0x1C0)),
    ],
    &[((-8, -8), (-0x100, -0x200)), ((8, -8), (0x100, -0x200)), ((-8, 8), (-0xC0, -0x1C0)), ((8, 8), (0xC0, -0x1C0))],
    &[((-8, -24), (-0x100, -0x200)), ((8, -24), (0x100, -0x200)), ((-8, 0), (-0xC0, -0x1C0)), ((8, 0), (0xC0, -0x1C0))],
];

impl Kind for BreakableBlock {
    const INFO: KindInfo = KindInfo {
        name: "breakable_block",
        title: "Breakable block",
        group: Group::Solids,
        help: "A block that breaks under a player who lands on it as a ball; he bounces off. The points increase for \
               each block broken without landing.",
        parameters: Parameters::LIST,
        flips_x: false,
        flips_y: false,
        originals: &[(Engine::Sonic1, 0x51), (Engine::Sonic2, 0x32), (Engine::Sonic2, 0x2F)],
    };
    const RESTS: bool = true;
    const IS_REMEMBERED: bool = true;

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = match Parameters::of(setting.values).form {
            ROCK => (24, 16),
            GROUND => (16, 32),
            _ => (16, 16),
        };
        Self::default()
    }

    /// Guide: Game Objects > Breakable Blocks
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        if self.is_broken {
            self.piece.step(body, around);
            return;
        }
        let parameters = Parameters::of(around.values);
        let Some(solid) = self.solid(body, &around.setting()) else { return };
        around.each_player(body, |body, around| {
            if !self.is_broken {
                self.meet(body, around, solid, &parameters);
            }
        });
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let whole = match Parameters::of(setting.values).form {
            ROCK => Solid { half_width: 24 + PLAYER_REACH, ..Solid::block(24, 16) },
            GROUND => Solid::block(16, 32),
            _ => Solid::block(16, 16),
        };
        (!self.is_broken).then_some(whole)
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        if self.is_broken {
            self.piece.look(body, setting, pen);
            return;
        }
        let form = Parameters::of(setting.values).form;
        let (w, h) = (i32::from(body.half_width), i32::from(body.half_height));
        let (ink, light, dark) = match form {
            CRATE => (Ink::Wood, Ink::WoodLight, Ink::WoodDark),
            GROUND => (Ink::Earth, Ink::Leaf, Ink::EarthDark),
            ROCK => (Ink::Stone, Ink::StoneLight, Ink::StoneDark),
            _ => (Ink::Leaf, Ink::LeafLight, Ink::LeafDark),
        };
        pen.rect(-w, -h, 2 * w, 2 * h, ink);
        pen.rect(-w, -h, 2 * w, 3, light);
        pen.rect(-w, h - 2, 2 * w, 2, dark);
        for y in (-h + 16..h).step_by(16) {
            pen.rect(-w, y, 2 * w, 1, dark);
        }
        for x in (-w + 16..w).step_by(16) {
            pen.rect(x, -h + 3, 1, 2 * h - 3, dark);
        }
    }

    fn values_of_subtype(original: crate::objects::Original, subtype: u8) -> Option<Values> {
        let set = match original {
            // In one zone it is a crate: an import says so.
            (Engine::Sonic2, 0x32) => Parameters { form: ROCK, ..Parameters::USUAL },
            (Engine::Sonic2, _) => Parameters { form: GROUND, any_layer: subtype >> 7 != 0 },
            _ => Parameters::USUAL,
        };
        Some(set.values())
    }

    fn subtype_of_values(original: crate::objects::Original, values: &Values) -> Option<u8> {
        let parameters = Parameters::of(values);
        let is_its_form = match original {
            (Engine::Sonic2, 0x32) => parameters.form == ROCK,
            (Engine::Sonic2, _) => parameters.form == GROUND,
            _ => parameters.form == 0,
        };
        is_its_form.then_some(if parameters.form == GROUND { bit(parameters.any_layer, 7) as u8 } else { 0 })
    }
}

impl BreakableBlock {
    /// Stops a player, or breaks under him.
    ///
    /// Guide: Game Objects > Breakable Blocks and Rocks
    fn meet<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>, solid: Solid, parameters: &Parameters) {
        let rolled = around.player.rolling;
        let x = body.x.px();
        let contact = around.solid(body, solid, x);
        if !contact.is_on_top() {
            return;
        }
        let player = &mut *around.player;
        if parameters.form == GROUND {
            let fits = parameters.any_layer || player.layer == TileLayer::B;
            if !rolled || !fits {
                player.layer = if rolled { player.layer } else { TileLayer::A };
                return;
            }
            // He falls on as he came: no bounce.
            leave_ground(body, player);
            player.become_ball(around.rules);
        } else if rolled {
            leave_ground(body, player);
            player.become_ball(around.rules);
            player.y_speed = Speed(BOUNCE);
        } else {
            return;
        }
        let hundreds = around.player.next_of_chain();
        around.common.add_points(u32::from(hundreds) * 100);
        let (rising, points) = Points::at(body.x, body.y, hundreds);
        self.is_broken = true;
        let gravity = if parameters.form == 0 { 0x38 } else { 0x18 };
        let matter = if parameters.form == CRATE { Stuff::Wood } else { Stuff::Stone };
        let pieces = PIECES[parameters.form.clamp(0, 3) as usize];
        self.piece = Fragment { stuff: matter, gravity, delay: 0 };
        self.piece.scatter(body, around, pieces);
        around.spawn(rising, points);
    }
}
