//! The text about the thing under the pointer, in a corner of the canvas.

use crate::language::t;
use crate::overlays::ink;
use crate::panes::numbers;
use crate::studio::Studio;
use crate::tools::block_of;
use crate::tr;
use eframe::egui::{Align2, FontId, Painter, Pos2, Rect, vec2};
use sim::tiles::{Cell, Solidity};

/// Paints block, flips, solidity and chunk of the place at `pointer` (level pixels).
pub fn paint(painter: &Painter, canvas: Rect, cx: &Studio, pointer: Option<Pos2>) {
    let Some((bx, by)) = pointer.map(block_of) else { return };
    let scene = cx.derived().scene();
    let Some(cell) = scene.cell(bx, by) else { return };
    let text = describe(cx, &cell);
    let text = match scene.chunk_id_at(bx, by) {
        Some(chunk) => format!("{text}   {}", tr!("chunk {chunk}", chunk = numbers::chunk(cx, chunk))),
        None => text,
    };
    let galley = painter.layout_no_wrap(text, FontId::proportional(11.5), ink::LABEL);
    let size = galley.size() + vec2(14.0, 6.0);
    let area = Align2::LEFT_BOTTOM.anchor_size(canvas.left_bottom() + vec2(8.0, -8.0), size);
    painter.rect_filled(area, 5.0, ink::LABEL_BACK);
    painter.galley(area.min + vec2(7.0, 3.0), galley, ink::LABEL);
}

/// A cell in words.
pub fn describe(cx: &Studio, cell: &Cell) -> String {
    if cell.block == 0 {
        return t("empty").to_owned();
    }
    let block = numbers::block(cx, cell.block);
    let what = match (cell.flip_x, cell.flip_y) {
        (false, false) => tr!("block {block}", block),
        (true, false) => tr!("block {block} flipped X", block),
        (false, true) => tr!("block {block} flipped Y", block),
        (true, true) => tr!("block {block} flipped X and Y", block),
    };
    format!("{what}   A {}   B {}", solidity(cell.a), solidity(cell.b))
}

/// A solidity in words.
pub fn solidity(solidity: Solidity) -> &'static str {
    match (solidity.top, solidity.sides_and_bottom) {
        (false, false) => t("none"),
        (true, false) => t("top"),
        (false, true) => t("sides"),
        (true, true) => t("all"),
    }
}
