//! The pick: takes what is under the cursor into the brush, with flips and solidity.

use super::{Ghost, Pointer, Tool, block_of, places, stamp};
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::session::{Brush, Selected};
use crate::things::{objects, targets};
use eframe::egui::Pos2;

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 5.0;

/// Takes up what a click points at; a drag captures a stamp.
#[derive(Default)]
pub struct Pick {
    from: Option<Pos2>,
}

impl Tool for Pick {
    fn id(&self) -> &'static str {
        "pick"
    }

    fn paints(&self) -> bool {
        true
    }

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
}

/// Takes the block (or the chunk, where the brush holds one) at a level position into the brush, and a tool that
/// paints with it in hand; with the object tool, an object that is there.
pub fn pick(at: Pos2, cx: &PaneContext<'_>, out: &mut Outbox) {
    let scene = cx.derived.scene();
    if cx.session.tool == "object"
        && let Some((Selected::Placement(id), _)) =
            targets::at(&scene.level, targets::Drawn::now(cx), at, cx.session.view.zoom, |_| false)
        && let Some(placement) = scene.level.placements.iter().find(|placement| placement.id == id)
    {
        let placement = placement.clone();
        out.session(move |session| objects::take_like(session, &placement));
        return;
    }
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
