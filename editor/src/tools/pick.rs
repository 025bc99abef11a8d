//! The pick: takes what is under the cursor into the brush, with flips and solidity; a drag captures a stamp.

use super::surface::{CellSurface, CellTool};
use super::{Ghost, Paints, Pointer, ToolFacts};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::session::Brush;
use crate::studio::Studio;
use crate::tools::stamp;
use eframe::egui::Pos2;
use kit::document::GestureId;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { paints: Paints::BrushSize, ..ToolFacts::OF_CELLS };

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 5.0;

/// Takes up what a click points at; a drag captures a stamp.
#[derive(Default)]
pub struct Pick {
    from: Option<Pos2>,
}

impl CellTool for Pick {
    fn id(&self) -> ToolId {
        ToolId::Pick
    }

    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        if pointer.pressed {
            self.from = Some(pointer.at);
        }
        if pointer.released
            && let Some(from) = self.from.take()
        {
            match (pointer.at - from).length() * pointer.zoom > THRESHOLD {
                true => stamp::capture((from, pointer.at), on, out),
                false => on.pick(pointer.at, out),
            }
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        let Some(at) = ghost.pointer else { return };
        if let Some(from) = self.from.filter(|from| (at - *from).length() * ghost.view.zoom > THRESHOLD) {
            stamp::capture_ghost(ghost, (from, at), on);
            return;
        }
        let place = on.place(at);
        ghost.frame(ghost.area(on.span_area((place, place))));
    }

    fn cancel(&mut self) -> Option<GestureId> {
        self.from = None;
        None
    }
}

/// Takes a block or a chunk into the brush, and the brush in hand if the tool in hand does not paint with it.
pub fn take(brush: Brush, cx: &Studio, out: &mut Outbox) {
    let paints = super::facts_in_hand(cx).paints == Paints::Brush;
    out.session(move |session| {
        session.tools.brush = brush;
        if !paints {
            session.tools.tool = ToolId::Brush;
        }
    });
}
