//! The inputs and places of the leader in the last frames.

use crate::input::Input;
use crate::player::Player;
use crate::snapshot::Snapshot;

/// Frames that are kept.
///
/// Guide: Player 2 > Player 2 CPU
pub(crate) const FRAMES: usize = 64;
/// The partner does what the leader did so many frames ago.
///
/// Guide: Player 2 > Player 2 CPU
pub(crate) const DELAY: usize = 16;

/// One frame of the leader, as it was when he had moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Entry {
    /// His centre, pixels.
    pub x: i32,
    /// His centre, pixels.
    pub y: i32,
    /// His buttons.
    pub pad: Input,
    /// True if he faced left.
    pub faces_left: bool,
    /// True if he was in the air.
    pub airborne: bool,
    /// True if he had jumped out of a roll.
    pub roll_jump: bool,
    /// True if he pushed.
    pub pushing: bool,
    /// True if he was under water.
    pub under_water: bool,
}

/// The leader's last 64 frames.
#[derive(Clone, Debug, PartialEq, Eq, Snapshot)]
pub struct Trail {
    entries: [Entry; FRAMES],
    /// Index that the next frame is written to.
    next: u8,
}

impl Entry {
    /// The leader as he is now.
    fn of(player: &Player, pad: Input) -> Self {
        Self {
            x: player.x.px(),
            y: player.y.px(),
            pad,
            faces_left: player.faces_left,
            airborne: player.airborne,
            roll_jump: player.roll_jump,
            pushing: player.pushing,
            under_water: player.breath.under_water,
        }
    }
}

impl Trail {
    /// The leader has always been there, without a button.
    pub fn filled(x: i32, y: i32) -> Self {
        Self { entries: [Entry { x, y, ..Entry::default() }; FRAMES], next: 0 }
    }

    /// The leader has always been so.
    pub(crate) const fn of(entry: Entry) -> Self {
        Self { entries: [entry; FRAMES], next: 0 }
    }

    /// One frame more.
    pub(crate) const fn add(&mut self, entry: Entry) {
        self.entries[self.next as usize % FRAMES] = entry;
        self.next = (self.next + 1) % FRAMES as u8;
    }

    /// One frame more. Without a `pad`, the buttons of the frame before count on.
    pub(crate) fn push(&mut self, player: &Player, pad: Option<Input>) {
        let pad = pad.unwrap_or(self.before(0).pad);
        self.add(Entry::of(player, pad));
    }

    /// Returns the entry that the partner goes by.
    pub const fn delayed(&self) -> &Entry {
        self.before(DELAY)
    }

    const fn before(&self, frames: usize) -> &Entry {
        &self.entries[(self.next as usize + FRAMES - 1 - frames) % FRAMES]
    }

    /// The places, from the newest to the oldest.
    pub fn places(&self) -> impl Iterator<Item = (i32, i32)> {
        (0..FRAMES).map(|frames| self.before(frames)).map(|entry| (entry.x, entry.y))
    }
}
