//! Which gesture the field in the hand belongs to.

use crate::document::GestureId;
use crate::tools::new_gesture;
use eframe::egui::{Id, Response};

/// The field in use and its gesture: drags and typing in one field are one step to undo.
#[derive(Default)]
pub struct HeldGesture(Option<(Id, GestureId)>);

impl HeldGesture {
    /// The gesture of a field: one from the press or the first key until the hand leaves it.
    pub fn of(&mut self, response: &Response) -> GestureId {
        let begins = response.drag_started() || response.gained_focus();
        match self.0 {
            Some((id, gesture)) if id == response.id && !begins => gesture,
            _ => {
                let gesture = new_gesture();
                self.0 = Some((response.id, gesture));
                gesture
            }
        }
    }
}
