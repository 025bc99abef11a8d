//! The pick: takes what is under the cursor into the brush, with flips and solidity.

use super::{Ghost, Pointer, Tool, block_of, places};
use crate::command::Outbox;
use crate::panes::PaneContext;
use crate::session::Brush;
use eframe::egui::Pos2;

/// Takes up what a click points at.
#[derive(Default)]
pub struct Pick;

impl Tool for Pick {
    fn id(&self) -> &'static str {
        "pick"
    }

    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        if pointer.pressed {
            pick(pointer.at, cx, out);
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &PaneContext<'_>) {
        let Some(at) = ghost.pointer else { return };
        let side = places::side(&cx.session.brush, cx);
        let (x, y) = places::place(at, &cx.session.brush, cx);
        places::frame(ghost, ghost.blocks((x * side, y * side), (side, side)));
    }
}

/// Takes the block (or the chunk, where the brush holds one) at a level position into the brush, and a tool that
/// paints with it in hand.
pub fn pick(at: Pos2, cx: &PaneContext<'_>, out: &mut Outbox) {
    let scene = cx.derived.scene();
    let (x, y) = block_of(at);
    let brush = match cx.session.brush {
        Brush::Block(_) => scene.cell(x, y).map(Brush::Block),
        Brush::Chunk(_) => scene.chunk_id_at(x, y).map(Brush::Chunk),
    };
    let Some(brush) = brush else { return };
    let paints = matches!(cx.session.tool.as_str(), "brush" | "rectangle" | "fill");
    out.session(move |session| {
        session.brush = brush;
        if !paints {
            session.tool = "brush".to_owned();
        }
    });
}
