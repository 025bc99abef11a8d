//! Layer switchers (path swappers): lines that put a player who crosses them on a layer.

use crate::objects::body::PerPlayer;
use crate::objects::parameters::{Values, typed_values};
use crate::objects::{Around, Body, Kind, KindId, KindInfo, Pen, PlacedObject, Setting};
use crate::project::{LayerSwitcher, Orientation, SwitcherSide};
use crate::ruleset::{Layers, Ruleset};
use crate::snapshot::Snapshot;
use crate::tiles::TileLayer;
use crate::trace::Trace;

/// Sonic 3 and 3&K: a crossing counts only this near to the line, in pixels.
const NEAR: u32 = 0x40;

/// A layer switcher: an object like any other, with a slot of its own.
///
/// Guide: Solid Terrain > Layer Switchers
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Switcher {
    /// The side of the line on which each player was.
    pub crossing: PerPlayer<Crossing>,
}

/// The side of a line on which a player was, while it waits for him to cross it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Crossing {
    /// The line has had its first frame.
    pub is_set_up: bool,
    /// The player was beyond the line in its last frame: right of it or below, or on it.
    pub beyond: bool,
}

impl Crossing {
    /// A player who is now at `at` is not on the side on which he was.
    ///
    /// In its first frame a line takes the player for beyond it only if he is strictly so, and then tests at once: a
    /// player exactly on the line crosses it.
    ///
    /// Guide: Solid Terrain > Layer Switching
    pub(in crate::objects::kinds) const fn finds(&mut self, line: &Line, at: (i32, i32)) -> bool {
        if !self.is_set_up {
            (self.is_set_up, self.beyond) = (true, line.is_beyond(at) && !line.is_on(at));
        }
        let was = self.beyond;
        self.beyond = line.is_beyond(at);
        self.beyond != was
    }
}

impl Kind for Switcher {
    const INFO: KindInfo = KindInfo {
        name: "layer_switcher",
        title: "Layer switcher",
        help: "A line that sets the layer and the priority of a player who crosses it.",
        ..KindInfo::PART
    };
    const HIDDEN: bool = true;

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        (body.half_width, body.half_height) = (8, 8);
        Self::default()
    }

    /// Guide: Solid Terrain > Layer Switching
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let switch = Switch::of(body, around.values);
        around.each_player(body, |body, around| self.meet(&switch, body, around));
    }

    fn look(&self, _body: &Body, _setting: &Setting<'_>, _pen: &mut dyn Pen) {}
}

impl Switcher {
    /// One of the players, who may have crossed it.
    ///
    /// Guide: Solid Terrain > Layer Switching
    #[inline]
    fn meet<T: Trace>(&mut self, switch: &Switch, body: &Body, around: &mut Around<'_, T>) {
        let player = &mut *around.player;
        let at = (player.x.px(), player.y.px());
        if !self.crossing[around.who].finds(&switch.line, at) {
            return;
        }
        let Some(side) = switch.crossed(at, player.airborne, around.rules.switcher_near_only) else { return };
        if !switch.priority_only {
            player.layer = side.layer;
        }
        player.high_priority = side.high_priority;
        if let Some(placed) = around.level.objects().get(body.placement) {
            around.trace.layer_switch(placed.order, player.layer, player.high_priority);
        }
    }
}

/// The layer switchers of a level that exist by the rules: games with one layer have none.
///
/// Guide: Solid Terrain > Layer Switchers
pub fn in_force<'a>(list: &'a [LayerSwitcher], rules: &Ruleset) -> &'a [LayerSwitcher] {
    if rules.layers == Layers::Two { list } else { &[] }
}

/// A layer switcher of a level's list, as a world loads it.
pub(in crate::objects) fn placed(order: u32, switcher: &LayerSwitcher) -> PlacedObject {
    let &LayerSwitcher { id, x, y, .. } = switcher;
    PlacedObject {
        id,
        order,
        kind: KindId::Switcher,
        x,
        y,
        home_x: x,
        flip_x: false,
        flip_y: false,
        values: values_of(switcher),
        reach: (0, 0),
        any_height: false,
    }
}

typed_values! {
    /// The settings of a switcher, as numbers of an object.
    struct Settings {
        is_horizontal,
        half_length,
        right_or_below_is_b,
        right_or_below_high,
        left_or_above_is_b,
        left_or_above_high,
        grounded_only,
        priority_only,
    }
}

/// Returns the settings of a switcher, as values of an object.
fn values_of(switcher: &LayerSwitcher) -> Values {
    let LayerSwitcher { orientation, half_length, right_or_below, left_or_above, grounded_only, priority_only, .. } =
        switcher;
    let set = Settings {
        is_horizontal: (*orientation == Orientation::Horizontal).into(),
        half_length: (*half_length).into(),
        right_or_below_is_b: (right_or_below.layer == TileLayer::B).into(),
        right_or_below_high: right_or_below.high_priority.into(),
        left_or_above_is_b: (left_or_above.layer == TileLayer::B).into(),
        left_or_above_high: left_or_above.high_priority.into(),
        grounded_only: (*grounded_only).into(),
        priority_only: (*priority_only).into(),
    };
    set.values()
}

/// A line that somebody crosses.
#[derive(Clone, Copy)]
pub(in crate::objects::kinds) struct Line {
    pub(in crate::objects::kinds) x: i32,
    pub(in crate::objects::kinds) y: i32,
    pub(in crate::objects::kinds) is_horizontal: bool,
    pub(in crate::objects::kinds) half_length: i32,
}

/// The line of a switcher and what it sets.
struct Switch {
    line: Line,
    right_or_below: SwitcherSide,
    left_or_above: SwitcherSide,
    grounded_only: bool,
    priority_only: bool,
}

impl Line {
    /// A point is right of or below the line, or on it.
    ///
    /// The originals compare without sign: a player above the level's top is taken for far below. A line up there, of
    /// which they have none, is compared with sign.
    pub(in crate::objects::kinds) const fn is_beyond(&self, (x, y): (i32, i32)) -> bool {
        let (place, line) = if self.is_horizontal { (y, self.y) } else { (x, self.x) };
        if line < 0 || !self.is_horizontal { place >= line } else { place as u32 >= line as u32 }
    }

    /// A point is on the line, or where the line would be if it were longer.
    pub(in crate::objects::kinds) const fn is_on(&self, (x, y): (i32, i32)) -> bool {
        if self.is_horizontal { y == self.y } else { x == self.x }
    }

    /// Returns the distance of a point beyond the line, and along it from its middle, pixels.
    const fn away(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let (dx, dy) = (x.wrapping_sub(self.x), y.wrapping_sub(self.y));
        if self.is_horizontal { (dy, dx) } else { (dx, dy) }
    }

    /// A point is beside the line, not past one of its ends.
    ///
    /// Differs: the range along the line is half-open.
    pub(in crate::objects::kinds) const fn is_beside(&self, at: (i32, i32)) -> bool {
        let (_, along) = self.away(at);
        -self.half_length <= along && along < self.half_length
    }
}

impl Switch {
    fn of(body: &Body, values: &Values) -> Self {
        let set = Settings::of(values);
        let side = |is_b: i32, high: i32| SwitcherSide {
            layer: if is_b != 0 { TileLayer::B } else { TileLayer::A },
            high_priority: high != 0,
        };
        let is_horizontal = set.is_horizontal != 0;
        Self {
            line: Line { x: body.x.px(), y: body.y.px(), is_horizontal, half_length: set.half_length },
            right_or_below: side(set.right_or_below_is_b, set.right_or_below_high),
            left_or_above: side(set.left_or_above_is_b, set.left_or_above_high),
            grounded_only: set.grounded_only != 0,
            priority_only: set.priority_only != 0,
        }
    }

    /// Returns the effect on a player now at `at`, who has crossed the line; `None` if the switcher does not care.
    ///
    /// Guide: Solid Terrain > Layer Switching
    fn crossed(&self, at: (i32, i32), airborne: bool, near_only: bool) -> Option<SwitcherSide> {
        let (beyond, _) = self.line.away(at);
        let acts = self.line.is_beside(at)
            && !(self.grounded_only && airborne)
            && !(near_only && beyond.unsigned_abs() >= NEAR);
        acts.then_some(if self.line.is_beyond(at) { self.right_or_below } else { self.left_or_above })
    }
}

/// Returns the switcher of a subtype and its own mirroring left to right, as a level of Sonic 2, 3 or 3&K has them.
///
/// Bits 0 and 1: half length 32, 64, 128 or 256; bit 2: horizontal; bit 3: layer set to the right or below, bit 4: to
/// the left or above; bits 5 and 6: the same for the priority; bit 7: grounded only. Mirrored: priority only.
///
/// Guide: Solid Terrain > Layer Switchers
pub fn of_subtype(subtype: u8, flip_x: bool) -> LayerSwitcher {
    let bit = |n: u8| subtype & (1 << n) != 0;
    let layer = |n| if bit(n) { TileLayer::B } else { TileLayer::A };
    LayerSwitcher {
        half_length: 0x20 << (subtype & 3),
        orientation: if bit(2) { Orientation::Horizontal } else { Orientation::Vertical },
        right_or_below: SwitcherSide { layer: layer(3), high_priority: bit(5) },
        left_or_above: SwitcherSide { layer: layer(4), high_priority: bit(6) },
        grounded_only: bit(7),
        priority_only: flip_x,
        ..LayerSwitcher::default()
    }
}

/// The subtype and mirroring of a switcher, back again; `None` if its length is none of the originals' four.
///
/// Guide: Solid Terrain > Layer Switchers
pub fn to_subtype(switcher: &LayerSwitcher) -> Option<(u8, bool)> {
    let length = [0x20, 0x40, 0x80, 0x100].iter().position(|length| *length == switcher.half_length)? as u8;
    let flags = [
        switcher.orientation == Orientation::Horizontal,
        switcher.right_or_below.layer == TileLayer::B,
        switcher.left_or_above.layer == TileLayer::B,
        switcher.right_or_below.high_priority,
        switcher.left_or_above.high_priority,
        switcher.grounded_only,
    ];
    let bits = (2..).zip(flags).fold(length, |bits, (n, set)| bits | u8::from(set) << n);
    Some((bits, switcher.priority_only))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subtypes_keep_what_they_say() {
        for subtype in 0..=255 {
            for flip_x in [false, true] {
                assert_eq!(to_subtype(&of_subtype(subtype, flip_x)), Some((subtype, flip_x)));
            }
        }
        assert_eq!(to_subtype(&LayerSwitcher { half_length: 33, ..LayerSwitcher::default() }), None);
    }
}
