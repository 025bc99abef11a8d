//! Layer switchers (path swappers): lines that put whoever crosses them on a layer.

use super::window::{Window, column};
use crate::level::Level;
use crate::project::{LayerSwitcher, Orientation, SwitcherSide};
use crate::tiles::TileLayer;
use crate::trace::Trace;

/// Sonic 3 and 3&K: a crossing counts only this near to the line, in pixels.
const NEAR: u32 = 0x40;

/// A layer switcher as a compiled level holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switcher {
    /// Its place in the level's list: what a trace names it by.
    pub index: u32,
    /// Centre, pixels.
    pub x: i32,
    /// Centre, pixels.
    pub y: i32,
    /// Which way the line runs.
    pub orientation: Orientation,
    /// Half the line's length in pixels.
    pub half_length: i32,
    /// Set by crossing to the right or below.
    pub right_or_below: SwitcherSide,
    /// Set by crossing to the left or above.
    pub left_or_above: SwitcherSide,
    /// Acts only while the player is not airborne.
    pub grounded_only: bool,
    /// Leaves the layers alone.
    pub priority_only: bool,
}

impl Switcher {
    /// The list of a level, sorted by column of 128 pixels; in slot order within a column.
    pub(crate) fn sorted(list: &[LayerSwitcher]) -> Vec<Self> {
        let mut switchers: Vec<_> = (0..).zip(list).map(|(index, placed)| Self::of(index, placed)).collect();
        switchers.sort_by_key(|switcher| column(switcher.x));
        switchers
    }

    fn of(index: u32, placed: &LayerSwitcher) -> Self {
        Self {
            index,
            x: placed.x,
            y: placed.y,
            orientation: placed.orientation,
            half_length: placed.half_length.into(),
            right_or_below: placed.right_or_below,
            left_or_above: placed.left_or_above,
            grounded_only: placed.grounded_only,
            priority_only: placed.priority_only,
        }
    }

    /// A point is right of or below the line, or on it.
    #[inline]
    const fn is_beyond(&self, (x, y): (i32, i32)) -> bool {
        match self.orientation {
            Orientation::Vertical => x >= self.x,
            Orientation::Horizontal => y >= self.y,
        }
    }

    /// A point is on the line, or where the line would be if it were longer.
    const fn is_on_line(&self, (x, y): (i32, i32)) -> bool {
        match self.orientation {
            Orientation::Vertical => x == self.x,
            Orientation::Horizontal => y == self.y,
        }
    }

    /// What a player sets off who now stands at `at`, having crossed the line; `None` where the switcher does not care.
    ///
    /// Guide: Solid Terrain > Layer Switching
    /// Differs: the range along the line is half-open.
    fn crossed(&self, at: (i32, i32), airborne: bool, near_only: bool) -> Option<SwitcherSide> {
        let (dx, dy) = (at.0.wrapping_sub(self.x), at.1.wrapping_sub(self.y));
        let (beyond, along) = match self.orientation {
            Orientation::Vertical => (dx, dy),
            Orientation::Horizontal => (dy, dx),
        };
        let acts = -self.half_length <= along
            && along < self.half_length
            && !(self.grounded_only && airborne)
            && !(near_only && beyond.unsigned_abs() >= NEAR);
        acts.then_some(if self.is_beyond(at) { self.right_or_below } else { self.left_or_above })
    }
}

/// All layer switchers of a world, with respect to one player.
///
/// The originals keep a side flag in each switcher that is loaded. After each of its frames the flag says on which side
/// the player was then, so his place of that frame stands for all of the flags: the cost does not grow with the number
/// placed, and an edit of switchers has no flags to lose.
///
/// Guide: Solid Terrain > Layer Switchers
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LayerSwitchers {
    /// The player's centre in the last frame, whole pixels.
    pub last: (i32, i32),
    /// Where switchers were loaded in the last frame.
    pub window: Window,
    /// The switchers in that window, as a range of the level's list.
    range: (u32, u32),
}

/// What layer switchers read and write of a player.
#[derive(Debug)]
pub struct Crosser<'a> {
    /// Centre, whole pixels.
    pub x: i32,
    /// Centre, whole pixels.
    pub y: i32,
    /// Not on the ground.
    pub airborne: bool,
    /// Collision layer.
    pub layer: &'a mut TileLayer,
    /// Drawn in front.
    pub high_priority: &'a mut bool,
}

impl LayerSwitchers {
    /// One frame of all switchers near the camera, which is where it was at the end of the last frame.
    ///
    /// A switcher that comes into being takes the player for beyond its line only if he is strictly so, and then tests
    /// at once: a player exactly on the line crosses it.
    ///
    /// Guide: Solid Terrain > Layer Switching
    #[inline]
    pub fn step<T: Trace>(
        &mut self,
        level: &Level,
        camera_x: i32,
        screen_width: u16,
        player: Crosser<'_>,
        trace: &mut T,
    ) {
        if level.switchers().is_empty() {
            return;
        }
        let window = Window::around(camera_x, screen_width);
        let (at, last) = ((player.x, player.y), std::mem::replace(&mut self.last, (player.x, player.y)));
        let before = std::mem::replace(&mut self.window, window);
        if window != before {
            self.range = window.range_of(level.switchers(), |switcher| switcher.x);
        }
        for switcher in level.switchers().get(self.range.0 as usize..self.range.1 as usize).unwrap_or_default() {
            let is_new = window != before && !before.contains(switcher.x);
            let was_beyond = switcher.is_beyond(if is_new { at } else { last }) && !(is_new && switcher.is_on_line(at));
            if was_beyond == switcher.is_beyond(at) {
                continue;
            }
            let near_only = level.ruleset.switcher_near_only;
            let Some(side) = switcher.crossed(at, player.airborne, near_only) else { continue };
            if !switcher.priority_only {
                *player.layer = side.layer;
            }
            *player.high_priority = side.high_priority;
            trace.layer_switch(switcher.index, *player.layer, *player.high_priority);
        }
    }

    /// Follows an edit of the level: finds the loaded switchers again. Who moved over the player does not count as crossed.
    pub fn follow(&mut self, level: &Level) {
        self.range = self.window.range_of(level.switchers(), |switcher| switcher.x);
    }
}

/// What a level of Sonic 2, 3 or 3&K says of a switcher: its subtype and its own mirroring left to right.
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

/// The subtype and mirroring of a switcher, back again; `None` where its length is none of the originals' four.
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
