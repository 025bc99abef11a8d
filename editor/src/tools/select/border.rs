//! The border of the level in hand: dragged, it moves that side of the level, with all that is in it.

use crate::command::Outbox;
use crate::studio::Studio;
use crate::things::space::move_sides;
use crate::tools::{Ghost, Pointer};
use eframe::egui::{CursorIcon, Pos2, Rect, pos2, vec2};
use kit::drawing::space::Sides;
use sim::tiles::TILE;

/// Points outside of the border, and inside, that take hold of it: inside, a drag selects.
const OUTSIDE: f32 = 6.0;
const INSIDE: f32 = 1.5;

/// A side or a corner of the level's border that is held: -1, 0 or 1 along each axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BorderDrag {
    x: i8,
    y: i8,
}

/// The pixels of the level in view.
fn level_area(cx: &Studio) -> Rect {
    let (columns, rows) = cx.derived().scene().size_in_blocks();
    Rect::from_min_max(Pos2::ZERO, pos2(columns as f32, rows as f32) * TILE as f32)
}

impl BorderDrag {
    /// The side under the pointer.
    pub fn under(pointer: Pointer, cx: &Studio) -> Option<Self> {
        let (area, at) = (level_area(cx), pointer.at);
        let (outside, inside) = (OUTSIDE / pointer.zoom, INSIDE / pointer.zoom);
        if !area.is_positive() || !area.expand(outside).contains(at) {
            return None;
        }
        let side = |v: f32, low: f32, high: f32| i8::from(v >= high - inside) - i8::from(v <= low + inside);
        let (x, y) = (side(at.x, area.left(), area.right()), side(at.y, area.top(), area.bottom()));
        ((x, y) != (0, 0)).then_some(Self { x, y })
    }

    /// The cursor over it.
    pub fn cursor(self) -> CursorIcon {
        match (self.x, self.y) {
            (0, _) => CursorIcon::ResizeVertical,
            (_, 0) => CursorIcon::ResizeHorizontal,
            (x, y) if x == y => CursorIcon::ResizeNwSe,
            _ => CursorIcon::ResizeNeSw,
        }
    }

    /// The sides as the border is where the pointer is, in whole chunks.
    fn sides(self, at: Pos2, cx: &Studio) -> Sides {
        let (area, chunk) = (level_area(cx), (cx.derived().scene().chunk_size() * TILE) as f32);
        let moved = |side: i8, v: f32, low: f32, high: f32| match side {
            ..0 => (((low - v) / chunk).round() as i32, 0),
            0 => (0, 0),
            1.. => (0, ((v - high) / chunk).round() as i32),
        };
        let (left, right) = moved(self.x, at.x, area.left(), area.right());
        let (top, bottom) = moved(self.y, at.y, area.top(), area.bottom());
        Sides { left, top, right, bottom }
    }

    /// Lets go where the pointer is.
    pub fn release(self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        move_sides(self.sides(pointer.at, cx), cx, out);
    }

    /// Draws the level's border as it would be, with its size in chunks.
    pub fn ghost(self, ghost: &Ghost<'_>, cx: &Studio) {
        let Some(at) = ghost.pointer else { return };
        let sides = self.sides(at, cx);
        let chunk = (cx.derived().scene().chunk_size() * TILE) as f32;
        let mut area = level_area(cx);
        area.min -= vec2(sides.left as f32, sides.top as f32) * chunk;
        area.max += vec2(sides.right as f32, sides.bottom as f32) * chunk;
        if area.is_positive() {
            ghost.frame(ghost.area(area));
        }
        let layout = &cx.derived().scene().level.layout;
        let (columns, rows) = sides.size((layout.width(), layout.height()));
        ghost.size_label((columns as i32, rows as i32));
    }
}
