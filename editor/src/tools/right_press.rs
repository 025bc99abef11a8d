//! The right button over a surface: a drag captures a stamp, or erases if it is set to; what a click means is its owner's.

use super::brush::Stroke;
use super::surface::{CellSurface, Ink};
use super::{Ghost, Pointer, stamp};
use crate::command::Outbox;
use eframe::egui::Pos2;

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 5.0;

/// Press of the right button.
#[derive(Default)]
pub struct RightPress {
    /// Position of the press, and whether it has become a drag.
    from: Option<(Pos2, bool)>,
    /// The stroke that erases, if the button does.
    eraser: Option<Stroke>,
}

impl RightPress {
    /// True while the button is down.
    pub const fn is_held(&self) -> bool {
        self.from.is_some()
    }

    /// Follows the button; `erases` counts at the press. True at the release of a mere click.
    pub fn follow(&mut self, pointer: Pointer, erases: bool, on: &dyn CellSurface, out: &mut Outbox) -> bool {
        if pointer.pressed {
            self.from = Some((pointer.at, false));
            self.eraser = erases.then(Stroke::default);
        }
        let Some((from, is_drag)) = &mut self.from else { return false };
        *is_drag |= (pointer.at - *from).length() * pointer.zoom > THRESHOLD;
        if let Some(eraser) = &mut self.eraser {
            eraser.follow(pointer, Ink::Nothing, on, out);
        }
        if !pointer.released {
            return false;
        }
        let (from, is_drag) = (*from, *is_drag);
        match std::mem::take(self).eraser {
            Some(_) => false,
            None if is_drag => {
                stamp::capture((from, pointer.at), on, out);
                false
            }
            None => true,
        }
    }

    /// Draws the area being captured.
    pub fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        if let (Some((from, true)), Some(to), None) = (self.from, ghost.pointer, &self.eraser) {
            stamp::capture_ghost(ghost, (from, to), on);
        }
    }
}
