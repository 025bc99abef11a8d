//! The fill: a connected area of equal blocks or chunks.

use super::rectangle::Pull;
use super::{Ghost, Paints, Pointer, Tool, places};
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::session::Brush;
use kit::document::paint::{flood, flood_chunks};
use kit::drawing::in_hand::InHand;
use kit::notices::Notice;
use std::sync::Arc;

/// Places filled by one click at most: a level of the largest size has 16 million.
const LIMIT: usize = 250_000;

/// Fills what hangs together; with Shift a rectangle.
#[derive(Default)]
pub struct Fill {
    pull: Pull,
}

impl Tool for Fill {
    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        if self.pull.is_active() || (pointer.pressed && pointer.modifiers.shift) {
            return self.pull.follow(pointer, "Fill rectangle", &cx.session.brush, cx, out);
        }
        if !pointer.pressed {
            return;
        }
        let Some(level) = cx.document.level(&cx.session.level) else { return };
        let brush = &cx.session.brush;
        let (x, y) = places::place(pointer.at, brush, cx);
        let found = match brush {
            Brush::Block(_) => flood(cx.document, level, x, y, LIMIT),
            Brush::Chunk(_) => flood_chunks(level, x, y, LIMIT),
        };
        let edits = places::edits(&found.places, brush, cx, out);
        out.edit("Fill", edits);
        if found.cut_short {
            let text = format!("The area is larger than {LIMIT} places; the nearest ones were filled.");
            out.send(Command::Notice(Notice::warning(text)));
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &PaneContext<'_>) {
        self.pull.ghost(ghost, &cx.session.brush, cx);
    }

    fn cancel(&mut self) {
        self.pull = Pull::default();
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.pull.in_hand()
    }

    fn paints(&self) -> Paints {
        Paints::Brush
    }
}
