//! The places of the player in the last frames.

use crate::snapshot::Snapshot;

/// The player's centre in each of the last 64 frames, whole pixels.
///
/// Guide: Camera > Spindash Lag
#[derive(Clone, Debug, PartialEq, Eq, Snapshot)]
pub struct History {
    /// The places as x and y, the next one to be overwritten the oldest.
    pub places: [[i32; 2]; Self::FRAMES],
    /// Index that the next frame is written to.
    pub next: u8,
}

impl History {
    /// Frames that are kept, as in the originals.
    pub const FRAMES: usize = 64;

    /// The player has always been there.
    pub(crate) const fn filled(x: i32, y: i32) -> Self {
        Self { places: [[x, y]; Self::FRAMES], next: 0 }
    }

    pub(crate) const fn push(&mut self, x: i32, y: i32) {
        self.places[self.next as usize % Self::FRAMES] = [x, y];
        self.next = (self.next + 1) % Self::FRAMES as u8;
    }

    /// The player's x so many frames ago; 0 is the frame recorded last.
    pub(super) const fn x_before(&self, frames: u8) -> i32 {
        self.before(frames).0
    }

    /// The player's place so many frames ago, up to 63; 0 is the frame recorded last.
    pub(crate) const fn before(&self, frames: u8) -> (i32, i32) {
        let [x, y] =
            self.places[(self.next as usize + Self::FRAMES - 1 - frames as usize % Self::FRAMES) % Self::FRAMES];
        (x, y)
    }
}
