//! Which gesture the field in the hand belongs to.

use crate::command::new_gesture;
use eframe::egui::{Id, Response};
use kit::document::GestureId;

/// The field in use and its gesture: drags and typing in one field are one step to undo.
#[derive(Default)]
pub struct HeldGesture(Option<(Id, GestureId)>);

impl HeldGesture {
    /// The gesture of a field: one from the press or the first key until the hand leaves it.
    pub fn of(&mut self, response: &Response) -> GestureId {
        self.gesture(response, response.drag_started() || response.gained_focus())
    }

    /// The gesture of a control that follows the hand from the press on, before it is known to be a drag.
    pub fn of_press(&mut self, response: &Response) -> GestureId {
        let pressed = response.is_pointer_button_down_on() && response.ctx.input(|input| input.pointer.any_pressed());
        self.gesture(response, pressed || response.gained_focus())
    }

    /// Ends the gesture: what follows is another step.
    pub fn end(&mut self) {
        self.0 = None;
    }

    fn gesture(&mut self, response: &Response, begins: bool) -> GestureId {
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
