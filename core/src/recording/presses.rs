//! Which buttons count as newly pressed in a frame.

use super::steps::Steps;
use super::{Column, Recording, Row};
use crate::input::{Buttons, Input};
use crate::level::Level;

/// Which buttons count as newly pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presses {
    /// Those held that were not held in the frame before: a person plays.
    #[default]
    New,
    /// All that are held: demos of Sonic 1, where who lands with the jump button down jumps at once.
    Held,
    /// Those that the recording names.
    Recorded,
}

impl Presses {
    /// The input of the frame that a row begins.
    pub fn input(self, before: Buttons, row: &Row) -> Input {
        let held = row.held();
        match self {
            Self::New => Input::after(before, held),
            Self::Held => Input { held, pressed: held },
            Self::Recorded => Input { held, pressed: Buttons((row[Column::Pressed] & 0xFF) as u8) },
        }
    }

    /// Finds out from a recording which of both holds, and by how many frames.
    ///
    /// Only frames count in which a button stays down, the two ways lead to different states, and the recorded one is
    /// exactly one of them. Where there is none, or as many for either way, a person is taken to have played.
    pub fn find(recording: &Recording, level: &Level) -> (Self, usize) {
        if recording.columns.has(Column::Pressed) {
            return (Self::Recorded, 0);
        }
        let mut exact = [0usize; 2];
        let both = [Self::New, Self::Held].map(|presses| Steps::new(recording, level, presses));
        let [new, held] = both;
        for (new, held) in new.zip(held) {
            if new.ours != held.ours && new.is_exact() != held.is_exact() {
                exact[usize::from(held.is_exact())] += 1;
            }
        }
        let [new, held] = exact;
        if held > new { (Self::Held, held) } else { (Self::New, new) }
    }
}
