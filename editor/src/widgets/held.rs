//! The gesture that the field in the hand belongs to.

use crate::command::new_gesture;
use eframe::egui::{Id, Response};
use kit::document::GestureId;

/// The field in use and its gesture: drags and typing in one field are one step to undo.
#[derive(Clone, Copy, Default)]
pub struct HeldGesture(Option<(Id, GestureId)>);

impl HeldGesture {
    /// The gesture of a field in a pane that holds none itself: one from the press or the first key until another field
    /// is used. Called in each frame.
    pub fn of_field(response: &Response) -> Option<GestureId> {
        let begins = response.drag_started() || response.gained_focus();
        (begins || response.changed()).then(|| {
            let key = Id::unique("gesture of a field");
            let mut held: Self = response.ctx.data(|data| data.get_temp(key)).unwrap_or_default();
            let gesture = held.of(response);
            response.ctx.data_mut(|data| data.insert_temp(key, held));
            gesture
        })
    }

    /// The gesture of a field: one from the press or the first key until the hand leaves it.
    pub fn of(&mut self, response: &Response) -> GestureId {
        self.gesture(response, response.drag_started() || response.gained_focus())
    }

    /// The gesture of a control that follows the hand from the press on, before it is known to be a drag.
    pub fn of_press(&mut self, response: &Response) -> GestureId {
        let pressed = response.is_pointer_button_down_on() && response.ctx.input(|input| input.pointer.any_pressed());
        self.gesture(response, pressed || response.gained_focus())
    }

    /// Whether a gesture is the one in progress.
    pub fn is_now(&self, gesture: GestureId) -> bool {
        self.0.is_some_and(|(_, now)| now == gesture)
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
