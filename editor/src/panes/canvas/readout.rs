//! What is under the pointer, in a corner of the canvas.

use crate::context::PaneContext;
use crate::language::t;
use crate::overlays::ink;
use crate::panes::numbers;
use crate::tools::block_of;
use crate::tr;
use eframe::egui::{Align2, FontId, Painter, Pos2, Rect, vec2};
use sim::tiles::{Cell, Solidity};

/// Paints block, flips, solidity and chunk of the place at `pointer` (level pixels).
pub fn paint(painter: &Painter, canvas: Rect, cx: &PaneContext<'_>, pointer: Option<Pos2>) {
    let Some((bx, by)) = pointer.map(block_of) else { return };
    let scene = cx.derived.scene();
    let Some(cell) = scene.cell(bx, by) else { return };
    let chunk = scene
        .chunk_id_at(bx, by)
        .map_or(String::new(), |chunk| tr!("   chunk {chunk}", chunk = numbers::chunk(cx, chunk)));
    let text = format!("{}{chunk}", describe(cx, &cell));
    let galley = painter.layout_no_wrap(text, FontId::proportional(11.5), ink::LABEL);
    let size = galley.size() + vec2(14.0, 6.0);
    let area = Align2::LEFT_BOTTOM.anchor_size(canvas.left_bottom() + vec2(8.0, -8.0), size);
    painter.rect_filled(area, 5.0, ink::LABEL_BACK);
    painter.galley(area.min + vec2(7.0, 3.0), galley, ink::LABEL);
}

/// A cell in words.
pub fn describe(cx: &PaneContext<'_>, cell: &Cell) -> String {
    if cell.block == 0 {
        return t("empty").to_owned();
    }
    let flips = match (cell.flip_x, cell.flip_y) {
        (false, false) => "",
        (true, false) => t(" flipped X"),
        (false, true) => t(" flipped Y"),
        (true, true) => t(" flipped X and Y"),
    };
    tr!(
        "block {block}{flips}   A {solidity}   B {solidity_2}",
        block = numbers::block(cx, cell.block),
        flips,
        solidity = solidity(cell.a),
        solidity_2 = solidity(cell.b)
    )
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
