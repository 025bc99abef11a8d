//! The rule by which buttons count as newly pressed in a frame.

use super::{Column, Row};
use crate::input::{Buttons, Input};

/// The rule by which buttons count as newly pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presses {
    /// Buttons that were not held in the frame before: a person plays.
    #[default]
    New,
    /// Every held button: demos of Sonic 1, where a player who lands with the jump button down jumps at once.
    Held,
    /// The buttons that the recording names.
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
}
