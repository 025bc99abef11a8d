//! What painting tools share: which places a brush covers, and the edits that put it there.

use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::session::Brush;
use crate::tools::Ghost;
use eframe::egui::{Color32, Pos2, Rect, Stroke, StrokeKind};
use kit::document::Edit;
use kit::document::paint::{Scope, block_edits, chunk_edits};
use kit::drawing::in_hand::InHand;
use kit::notices::Notice;
use sim::tiles::Cell;

/// A place to paint: block column and row, or chunk column and row, as the brush counts.
pub type Place = (i32, i32);

/// Blocks that are laid into a copy of the level while the hand moves, at most.
pub const MOST_HELD: i64 = 1 << 16;

/// Blocks along the side of one place of a brush.
pub fn side(brush: &Brush, cx: &PaneContext<'_>) -> i32 {
    match brush {
        Brush::Block(_) => 1,
        Brush::Chunk(_) => cx.derived.scene().chunk_size(),
    }
}

/// The place of a brush at a level position.
pub fn place(at: Pos2, brush: &Brush, cx: &PaneContext<'_>) -> Place {
    let side = side(brush, cx) as f32 * 16.0;
    ((at.x / side).floor() as i32, (at.y / side).floor() as i32)
}

/// The level in places of a brush: columns and rows.
pub fn size(brush: &Brush, cx: &PaneContext<'_>) -> (i32, i32) {
    let (columns, rows) = cx.derived.scene().size_in_blocks();
    let side = side(brush, cx);
    (columns / side, rows / side)
}

/// The rectangle that two places span, cut to the level: left, top, right, bottom, all included.
pub fn span(a: Place, b: Place, (columns, rows): (i32, i32)) -> Option<(Place, Place)> {
    let (left, top) = (a.0.min(b.0).max(0), a.1.min(b.1).max(0));
    let (right, bottom) = (a.0.max(b.0).min(columns - 1), a.1.max(b.1).min(rows - 1));
    (left <= right && top <= bottom).then_some(((left, top), (right, bottom)))
}

/// How many places a rectangle has, by its corners as [`span`] gives them.
pub fn count((a, b): (Place, Place)) -> i64 {
    i64::from(b.0 - a.0 + 1) * i64::from(b.1 - a.1 + 1)
}

/// What a brush leaves when it erases.
pub fn empty(brush: &Brush) -> Brush {
    match brush {
        Brush::Block(_) => Brush::Block(Cell::default()),
        Brush::Chunk(_) => Brush::Chunk(0),
    }
}

/// Painting acts on this place alone, or on every place that shares its chunk.
pub fn scope(cx: &PaneContext<'_>) -> Scope {
    if cx.session.paint_everywhere { Scope::Everywhere } else { Scope::HereOnly }
}

/// The edits that put a brush at places. Places outside of the level are left out.
pub fn edits(places: &[Place], brush: &Brush, cx: &PaneContext<'_>, out: &mut Outbox) -> Vec<Edit> {
    match brush {
        Brush::Block(cell) => cell_edits(&places.iter().map(|(x, y)| (*x, *y, *cell)).collect::<Vec<_>>(), cx, out),
        Brush::Chunk(chunk) => {
            let places: Vec<_> = places.iter().map(|(x, y)| (*x, *y, *chunk)).collect();
            chunk_edits(cx.document, &cx.session.level, &places)
        }
    }
}

/// What puts a brush at places, while the hand still holds it.
pub fn in_hand(places: &[Place], brush: &Brush, cx: &PaneContext<'_>) -> InHand {
    match brush {
        Brush::Block(cell) => InHand::Cells(places.iter().map(|(x, y)| (*x, *y, *cell)).collect(), scope(cx)),
        Brush::Chunk(chunk) => InHand::Chunks(places.iter().map(|(x, y)| (*x, *y, *chunk)).collect()),
    }
}

/// The edits that put cells at blocks; none, and a warning, if no chunk number is left.
pub fn cell_edits(cells: &[(i32, i32, Cell)], cx: &PaneContext<'_>, out: &mut Outbox) -> Vec<Edit> {
    block_edits(cx.document, &cx.session.level, cells, scope(cx)).unwrap_or_else(|full| {
        out.send(Command::Notice(Notice::warning(format!("Nothing was painted: {full}."))));
        Vec::new()
    })
}

/// Draws what a brush would leave between two places, both included, and a frame around it.
pub fn ghost(ghost: &Ghost<'_>, brush: &Brush, a: Place, b: Place, cx: &PaneContext<'_>) {
    let Some((from, to)) = span(a, b, size(brush, cx)) else { return };
    let side = side(brush, cx);
    let (columns, rows) = (to.0 - from.0 + 1, to.1 - from.1 + 1);
    let area = ghost.blocks((from.0 * side, from.1 * side), (columns * side, rows * side));
    let many = columns.saturating_mul(rows).saturating_mul(side * side) > 4096;
    let faint = Color32::from_white_alpha(190);
    match brush {
        Brush::Block(cell) if cell.block != 0 && !many => {
            let cells = (from.1..=to.1).flat_map(|y| (from.0..=to.0).map(move |x| (x, y, *cell)));
            draw(ghost, cells, faint);
        }
        Brush::Chunk(id) if *id != 0 && !many => {
            if let Some(chunk) = cx.document.project().chunks.get(usize::from(*id)) {
                let at = |x: i32, y: i32, i: usize| (x * side + i as i32 % side, y * side + i as i32 / side);
                let places = (from.1..=to.1).flat_map(|y| (from.0..=to.0).map(move |x| (x, y)));
                let cells = places.flat_map(|(x, y)| {
                    chunk.cells.iter().enumerate().map(move |(i, cell)| (at(x, y, i).0, at(x, y, i).1, *cell))
                });
                draw(ghost, cells, faint);
            }
        }
        Brush::Block(_) | Brush::Chunk(_) => {
            let erases = matches!(brush, Brush::Block(Cell { block: 0, .. }) | Brush::Chunk(0));
            let fill = if erases { Color32::from_rgb(255, 90, 80) } else { Color32::from_rgb(120, 220, 200) };
            ghost.painter.rect_filled(area, 0.0, fill.gamma_multiply(0.22));
        }
    }
    frame(ghost, area);
}

/// Draws cells with a tint.
pub fn draw(ghost: &Ghost<'_>, cells: impl Iterator<Item = (i32, i32, Cell)>, tint: Color32) {
    let Some(mut mesh) = ghost.atlas.mesh() else { return };
    for (x, y, cell) in cells {
        let at = ghost.blocks((x, y), (1, 1));
        if at.intersects(ghost.painter.clip_rect()) {
            ghost.atlas.add(&mut mesh, at, &cell, tint);
        }
    }
    ghost.painter.add(mesh);
}

/// A frame that is seen on light and on dark art.
pub fn frame(ghost: &Ghost<'_>, area: Rect) {
    ghost.painter.rect_stroke(
        area.expand(1.0),
        0.0,
        Stroke::new(1.0, Color32::from_black_alpha(180)),
        StrokeKind::Outside,
    );
    ghost.painter.rect_stroke(area, 0.0, Stroke::new(1.0, Color32::WHITE), StrokeKind::Outside);
}
