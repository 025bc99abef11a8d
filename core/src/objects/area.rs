//! Areas that carry the player before or after a frame: wind tunnels, currents, slides, and areas in which he rolls.
//!
//! Areas are placed as objects are, but are areas of the level: they take no slot and are there wherever the camera is.

use super::parameters::{Parameter, Values};
use super::{Around, Body, Group, Kind, KindInfo, Pen, PlacedObject, Setting, State};
use crate::input::Buttons;
use crate::level::Level;
use crate::player::Player;
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// A kind of area, described: a [`KindInfo`] of which the rest is the same for all areas.
#[derive(Clone, Copy, Debug)]
pub struct AreaInfo {
    /// Name in project files; never changes.
    pub name: &'static str,
    /// Title in the palette.
    pub title: &'static str,
    /// The effect, in whole sentences: the start of its page in the manual.
    pub help: &'static str,
    /// The parameters of a placed area.
    pub parameters: &'static [Parameter<'static>],
    /// True if an area can be mirrored left to right.
    pub flips_x: bool,
}

/// The frame in which areas act.
#[derive(Clone, Copy, Debug)]
pub struct AreaFrame<'a> {
    /// The rules of the level.
    pub rules: &'a Ruleset,
    /// The player is in control of himself.
    pub in_hand: bool,
    /// The buttons that steer: before a frame those of the frame before, at its end its own.
    pub held: Buttons,
    /// The whole screen is under water.
    pub is_flooded: bool,
}

/// A kind of area. It has no state of its own: the player knows in which areas he is.
///
/// One file implements it; a line of the roster in `carry.rs` says when it acts, and a line of the roster of kinds registers it.
pub trait Area: Copy + Default + Snapshot + Into<State> {
    /// The description.
    const INFO: AreaInfo;

    /// Returns width and height around the centre, pixels.
    fn size(values: &Values) -> (i32, i32);

    /// Lets a placed area act on a player whose centre may be in it. Returns true if the area has the player.
    fn carry(placed: &PlacedObject, player: &mut Player, frame: &AreaFrame<'_>) -> bool;

    /// Lets the player know whether an area of this kind has him in this frame.
    fn settle(player: &mut Player, has_him: bool);

    /// Draws the sign at the centre, for level authors.
    fn draw(pen: &mut dyn Pen);
}

impl<A: Area> Kind for A {
    const INFO: KindInfo = KindInfo {
        name: A::INFO.name,
        title: A::INFO.title,
        group: Group::Devices,
        help: A::INFO.help,
        parameters: A::INFO.parameters,
        flips_x: A::INFO.flips_x,
        flips_y: false,
        originals: &[],
    };
    const HIDDEN: bool = true;
    const IS_AREA: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (16, 16);
        Self::default()
    }

    fn step<T: Trace>(&mut self, _body: &mut Body, _around: &mut Around<'_, T>) {}

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        add(extent((body.x.px(), body.y.px()), A::size(setting.values)));
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        A::draw(pen);
    }
}

impl PlacedObject {
    /// Returns the pixels of a placed area: left, top, right, bottom, inclusive.
    pub(super) fn extent<A: Area>(&self) -> [i32; 4] {
        extent((self.x, self.y), A::size(&self.values))
    }

    /// True if the player's centre is in a placed area.
    pub(super) fn holds<A: Area>(&self, player: &Player) -> bool {
        let [left, top, right, bottom] = self.extent::<A>();
        (left..=right).contains(&player.x.px()) && (top..=bottom).contains(&player.y.px())
    }
}

/// The pixels around a centre: left, top, right, bottom, inclusive.
const fn extent((x, y): (i32, i32), (width, height): (i32, i32)) -> [i32; 4] {
    let (left, top) = (x.wrapping_sub(width / 2), y.wrapping_sub(height / 2));
    [left, top, left.wrapping_add(width - 1), top.wrapping_add(height - 1)]
}

/// Lets the areas of a kind act on a player, up to the first one that has him.
pub(super) fn carry<A: Area>(level: &Level, player: &mut Player, frame: &AreaFrame<'_>) {
    let kind = A::default().into().kind();
    let mut placed = level.objects().areas().filter(|placed| placed.kind == kind);
    let has_him = frame.in_hand && placed.any(|placed| A::carry(placed, player, frame));
    A::settle(player, has_him);
}
