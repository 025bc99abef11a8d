//! The eraser: leaves nothing behind, block by block, or chunk by chunk if a chunk is in the brush.

use super::brush::Stroke;
use super::rectangle::Pull;
use super::{Ghost, Paints, Pointer, Tool, places};
use crate::command::Outbox;
use crate::context::PaneContext;
use kit::drawing::in_hand::InHand;
use std::sync::Arc;

/// Erases along the pointer's way; with Shift a rectangle.
#[derive(Default)]
pub struct Eraser {
    stroke: Stroke,
    pull: Pull,
}

impl Tool for Eraser {
    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        let brush = places::empty(&cx.session.brush);
        if self.pull.is_active() || (pointer.pressed && pointer.modifiers.shift) {
            self.pull.follow(pointer, "Erase", &brush, cx, out);
        } else {
            self.stroke.follow(pointer, "Erase", &brush, cx, out);
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &PaneContext<'_>) {
        self.pull.ghost(ghost, &places::empty(&cx.session.brush), cx);
    }

    fn cancel(&mut self) {
        self.pull = Pull::default();
        self.stroke = Stroke::default();
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.pull.in_hand()
    }

    fn paints(&self) -> Paints {
        Paints::BrushSize
    }
}
