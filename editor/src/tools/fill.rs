//! The fill: a connected area of equal cells.

use super::rectangle::Pull;
use super::surface::{CellSurface, CellTool, Ink};
use super::{Ghost, Paints, Pointer, ToolFacts};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::language::t;
use kit::document::GestureId;
use kit::drawing::in_hand::InHand;
use std::sync::Arc;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { paints: Paints::Brush, ..ToolFacts::OF_CELLS };

/// Fills what hangs together; with Shift a rectangle.
#[derive(Default)]
pub struct Fill {
    pull: Pull,
}

impl CellTool for Fill {
    fn id(&self) -> ToolId {
        ToolId::Fill
    }

    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        if self.pull.takes(pointer) {
            self.pull.follow(pointer, Ink::Brush, on, out);
        } else if pointer.pressed {
            let edits = on.fill(on.place(pointer.at), Ink::Brush.by(pointer), out);
            out.edit(on.label(t("Fill")), edits);
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        self.pull.ghost(ghost, Ink::Brush, on);
    }

    fn cancel(&mut self) -> Option<GestureId> {
        self.pull = Pull::default();
        None
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.pull.in_hand()
    }
}
