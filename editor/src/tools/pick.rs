//! The pick: takes what is under the cursor into the brush, with flips and solidity.

use super::{Ghost, Paints, Pointer, Tool, block_of, places, stamp};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::session::Brush;
use eframe::egui::Pos2;

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 5.0;

/// Takes up what a click points at; a drag captures a stamp.
#[derive(Default)]
pub struct Pick {
    from: Option<Pos2>,
}

impl Tool for Pick {
    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        if pointer.pressed {
            self.from = Some(pointer.at);
        }
        if pointer.released
            && let Some(from) = self.from.take()
        {
            match (pointer.at - from).length() * pointer.zoom > THRESHOLD {
                true => stamp::capture(from, pointer.at, cx, out),
                false => pick(pointer.at, cx, out),
            }
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &PaneContext<'_>) {
        let Some(at) = ghost.pointer else { return };
        if let Some(from) = self.from.filter(|from| (at - *from).length() * ghost.view.zoom > THRESHOLD) {
            stamp::capture_ghost(ghost, from, at);
            return;
        }
        let side = places::side(&cx.session.brush, cx);
        let (x, y) = places::place(at, &cx.session.brush, cx);
        places::frame(ghost, ghost.blocks((x * side, y * side), (side, side)));
    }

    fn cancel(&mut self) {
        self.from = None;
    }

    fn paints(&self) -> Paints {
        Paints::BrushSize
    }
}

/// Takes the block (or the chunk, if the brush holds one) at a level position into the brush, and a tool that paints with
/// it in hand; the tool in hand may pick something of its own.
pub fn pick(at: Pos2, cx: &PaneContext<'_>, out: &mut Outbox) {
    if super::in_hand(cx).pick(at, cx, out) {
        return;
    }
    let scene = cx.derived.scene();
    let (x, y) = block_of(at);
    let brush = match cx.session.brush {
        Brush::Block(_) => scene.cell(x, y).map(Brush::Block),
        Brush::Chunk(_) => scene.chunk_id_at(x, y).map(Brush::Chunk),
    };
    if let Some(brush) = brush {
        take(brush, cx, out);
    }
}

/// Takes a block or a chunk into the brush, and the brush in hand if the tool in hand does not paint with it.
pub fn take(brush: Brush, cx: &PaneContext<'_>, out: &mut Outbox) {
    let paints = super::in_hand(cx).paints() == Paints::Brush;
    out.session(move |session| {
        session.brush = brush;
        if !paints {
            session.tool = ToolId::Brush;
        }
    });
}
