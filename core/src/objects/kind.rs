//! The contents of an object's file: the description of the kind, its parameters, its step, its solid part, its look.

use super::around::{Around, Setting};
use super::body::Body;
use super::engine::Original;
use super::look::Pen;
use super::parameters::{Parameter, Values, defaults};
use super::solid::Solid;
use crate::contacts::{Element, TouchBox};
use crate::player::Player;
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// Half the height of the originals' screen, pixels: what is reported of areas that go on without end.
pub(super) const HALF_SCREEN: i32 = 112;

/// The group of a kind in the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Rings, monitors.
    Items,
    /// Springs, bumpers, flippers: what throws the player.
    Throwers,
    /// Platforms, bridges, seesaws: objects to stand on.
    Platforms,
    /// Blocks, rocks, walls: what is in the way.
    Solids,
    /// Hazards that are not alive.
    Hazards,
    /// Enemies.
    Enemies,
    /// Buttons, checkpoints, goals, fans, belts.
    Devices,
    /// The project's own kinds.
    Own,
    /// Made by other objects only: not in the palette.
    Parts,
}

impl Group {
    /// The groups that are shown, in the order of the palette.
    pub const SHOWN: [Self; 8] = [
        Self::Items,
        Self::Throwers,
        Self::Platforms,
        Self::Solids,
        Self::Hazards,
        Self::Enemies,
        Self::Devices,
        Self::Own,
    ];

    /// Shown above its kinds.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Items => "Items",
            Self::Throwers => "Springs and throwers",
            Self::Platforms => "Platforms",
            Self::Solids => "Solid things",
            Self::Hazards => "Hazards",
            Self::Enemies => "Enemies",
            Self::Devices => "Devices",
            Self::Own => "Custom objects",
            Self::Parts => "Parts",
        }
    }
}

/// A kind of object, described: what palette, inspector, importers, checks and the manual's page are made of.
#[derive(Clone, Copy, Debug)]
pub struct KindInfo {
    /// Name in project files; never changes.
    pub name: &'static str,
    /// Shown.
    pub title: &'static str,
    /// Its group in the palette.
    pub group: Group,
    /// A description in whole sentences: the start of its page in the manual.
    pub help: &'static str,
    /// The parameters of a placed one.
    pub parameters: &'static [Parameter<'static>],
    /// Mirroring it left to right means something.
    pub flips_x: bool,
    /// Mirroring it top to bottom means something.
    pub flips_y: bool,
    /// The numbers that stand for it in the originals' level files, if there are such.
    pub originals: &'static [Original],
}

impl KindInfo {
    /// If nothing else is said of what other objects make.
    pub const PART: Self = Self {
        name: "",
        title: "",
        group: Group::Parts,
        help: "",
        parameters: &[],
        flips_x: false,
        flips_y: false,
        originals: &[],
    };
}

/// The cause for which an object throws a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throws {
    /// The player touches it.
    Touching,
    /// The player runs over it: it lies along the ground.
    Running,
    /// The player presses jump on it or inside.
    Jumping,
}

/// An object kind: implemented by the state of one object, as plain data.
///
/// One file implements it, one line of the roster in `mod.rs` registers it. Declare the state with
/// `#[derive(Snapshot)]` and the parameters with `parameters!`.
pub trait Kind: Copy + Snapshot {
    /// The description of the kind.
    const INFO: KindInfo;

    /// Placed ones remember something while they are far away.
    const HAS_MEMORY: bool = false;

    /// Placed rings. If they are touched before all others, they are not among the objects of the originals: here
    /// they are out of the others' way, in the last slots.
    ///
    /// Guide: Game Objects > Slots
    const IS_RINGS: bool = false;

    /// Placed ones are areas of the level: they take no slot, and act before the player's own frame.
    const IS_AREA: bool = false;

    /// The player does not see it: its look is for level authors.
    const HIDDEN: bool = false;

    /// A boss: it waits for its area of the level.
    ///
    /// Guide: Game Objects > Bosses
    const IS_BOSS: bool = false;

    /// The originals' level files say of placed ones that they are remembered: once gone, they do not come back.
    const IS_REMEMBERED: bool = matches!(Self::INFO.group, Group::Enemies);

    /// The cause for which it throws players.
    const THROWS: Option<Throws> = None;

    /// New ones come to rest on the ground under them; others hang, float, fly or are part of the terrain.
    const RESTS: bool = false;

    /// As [`Self::RESTS`], with these parameters.
    fn rests(_values: &Values) -> bool {
        Self::RESTS
    }

    /// The player sees a placed one of a hidden kind after all, with these parameters.
    fn shows(_values: &Values) -> bool {
        false
    }

    /// The player does not see it at the moment.
    fn is_unseen(&self) -> bool {
        false
    }

    /// Returns true if it is drawn in front of the player at the moment; all others are behind him.
    fn is_in_front(&self) -> bool {
        false
    }

    /// An object that comes into being: sets up its body (which is at its place, mirrored as placed) and state.
    ///
    /// Sizes, hitbox and picture set here are those that an editor shows of an object that is placed.
    fn load(body: &mut Body, setting: &Setting<'_>) -> Self;

    /// One frame, after the player's. Solid rules, touches and all else happen here, in the original's order.
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>);

    /// Returns its solid part at the moment, for its own step and for the painter; `None` if nothing is solid.
    fn solid(&self, _body: &Body, _setting: &Setting<'_>) -> Option<Solid> {
        None
    }

    /// Returns true if the solid part is not solid to this player, as he is now; a player on it stays on it.
    fn lets_through(&self, _player: &Player, _rules: &Ruleset) -> bool {
        false
    }

    /// Every hitbox of it with its number: one, as `body` has it, but for objects that stand for several things.
    ///
    /// Guide: Game Objects > Hitboxes
    fn hitboxes(&self, body: &Body, _setting: &Setting<'_>, add: &mut dyn FnMut(u32, TouchBox)) {
        if let Some(hitbox) = body.touch_box() {
            add(0, hitbox);
        }
    }

    /// Returns the element that hurts in it: the shield of that element protects from its hitbox.
    ///
    /// Guide: Elemental Shields
    fn element(&self, _setting: &Setting<'_>) -> Element {
        Element::Plain
    }

    /// Returns the word that it has to know when it is loaded again after it was far away; 0 for nothing. Kept for kinds with
    /// [`Self::HAS_MEMORY`], bits that were set once for good.
    fn remembers(&self) -> u32 {
        0
    }

    /// Restores the remembered word after it was loaded again; never called with 0.
    fn recalls(&mut self, _body: &mut Body, _word: u32) {}

    /// Rectangles in which it waits for the player's centre: left, top, right, bottom in pixels, all inclusive. What looks
    /// at any height reports a screen of it.
    ///
    /// Guide: Game Objects > Trigger Areas
    fn areas(&self, _body: &Body, _setting: &Setting<'_>, _add: &mut dyn FnMut([i32; 4])) {}

    /// The way of one that moves by itself, from one end to the other: places of its centre, pixels. Nothing for what stays,
    /// and for what goes as the player or the ground leads it.
    fn path(&self, _body: &Body, _setting: &Setting<'_>, _add: &mut dyn FnMut((i32, i32))) {}

    /// Draws its present look around its centre. Mirroring is done by the painter, unless the kind says `flips_x: false`.
    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen);

    /// The parameters that an original's subtype stands for; `None` for a subtype that is not known. Without this, a
    /// subtype means nothing.
    fn values_of_subtype(_: Original, _subtype: u8) -> Option<Values> {
        Some(defaults(Self::INFO.parameters))
    }

    /// The subtype that stands for parameters in an original's level file; `None` if there is none.
    fn subtype_of_values(_: Original, values: &Values) -> Option<u8> {
        (*values == defaults(Self::INFO.parameters)).then_some(0)
    }
}
