//! The eraser: leaves nothing behind, place by place; in a level chunk by chunk if a chunk is in the brush.

use super::brush::Stroke;
use super::rectangle::Pull;
use super::surface::{CellSurface, CellTool, Ink};
use super::{Ghost, Paints, Pointer, ToolFacts};
use crate::bindings::ToolId;
use crate::command::Outbox;
use kit::document::GestureId;
use kit::drawing::in_hand::InHand;
use std::sync::Arc;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { paints: Paints::BrushSize, ..ToolFacts::OF_CELLS };

/// Erases along the pointer's way; with Shift a rectangle.
#[derive(Default)]
pub struct Eraser {
    stroke: Stroke,
    pull: Pull,
}

impl CellTool for Eraser {
    fn id(&self) -> ToolId {
        ToolId::Eraser
    }

    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        if self.pull.takes(pointer) {
            self.pull.follow(pointer, Ink::Nothing, on, out);
        } else {
            self.stroke.follow(pointer, Ink::Nothing, on, out);
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        self.pull.ghost(ghost, Ink::Nothing, on);
    }

    fn cancel(&mut self) -> Option<GestureId> {
        self.pull = Pull::default();
        self.stroke.cancel()
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.pull.in_hand()
    }
}
