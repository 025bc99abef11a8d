//! The canvas cursor: everything that the mouse does with a tool, done with arrows and Enter.

use crate::bindings::{Action, Stride};
use crate::command::Outbox;
use crate::maze;
use crate::overlays::ink;
use crate::session::{Brush, Framing};
use crate::studio::Studio;
use crate::tools::{self, Paints};
use eframe::egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

/// The state of the keys: the left button, as a tool sees it.
#[derive(Default)]
pub struct Hand {
    presses: bool,
    releases: bool,
    /// The button is held until it is let go.
    pub holds: bool,
}

impl Hand {
    /// Takes an action; false if it is none of the cursor's. If there is no cursor yet, it comes first.
    pub fn act(&mut self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        if !matches!(action, Action::UseTool | Action::HoldTool) {
            return false;
        }
        if cx.session().canvas.caret.is_none() {
            let at = begin(cx);
            out.session(move |session| session.canvas.caret = Some(at));
            return true;
        }
        if action == Action::UseTool && !self.holds {
            (self.presses, self.releases) = (true, true);
        } else if self.holds {
            self.releases = true;
        } else {
            (self.presses, self.holds) = (true, true);
        }
        true
    }

    /// Whether the button was pressed, and whether it was let go, since the last call.
    pub fn take(&mut self) -> (bool, bool) {
        let taken = (self.presses, self.releases);
        self.holds &= !self.releases;
        (self.presses, self.releases) = (false, false);
        taken
    }

    /// Drops a drag.
    pub fn drop(&mut self) {
        *self = Self::default();
    }
}

/// Returns the first place of the cursor: under the pointer, else in the middle of what is seen. In the middle of a block.
fn begin(cx: &Studio) -> (i32, i32) {
    let view = cx.session().canvas.view;
    let middle = view.origin + cx.session().canvas.size / view.zoom / 2.0;
    let (x, y) = cx.session().canvas.cursor.unwrap_or((middle.x as i32, middle.y as i32));
    let (area, side) = ground(cx);
    let inside = |v: i32, from: f32, to: f32| {
        let (from, to, side) = (from as i32, to as i32, side as i32);
        from + (v - from).div_euclid(side).clamp(0, ((to - from) / side - 1).max(0)) * side + side / 2
    };
    (inside(x, area.left(), area.right()), inside(y, area.top(), area.bottom()))
}

/// Returns the area in which the cursor can be, pixels, and the side of a block, or of a maze's cell.
fn ground(cx: &Studio) -> (Rect, f32) {
    if let Some(maze) = cx.in_view().maze() {
        return (maze::area(&maze.grid), maze::SIDE);
    }
    let (columns, rows) = cx.derived().scene().size_in_blocks();
    (Rect::from_min_size(Pos2::ZERO, vec2(columns as f32, rows as f32) * 16.0), 16.0)
}

/// Moves the cursor as an action of the arrow keys asks for.
pub fn nudged(action: Action, cx: &Studio, out: &mut Outbox) {
    if let Some(((x, y), stride)) = action.nudge() {
        step(vec2(x.into(), y.into()), stride, cx, out);
    }
}

/// Moves the cursor by a step, and the view with it; if there is none, it comes.
pub fn step(way: Vec2, stride: Stride, cx: &Studio, out: &mut Outbox) {
    let chunk = cx.derived().scene().chunk_size() as f32 * 16.0;
    let (area, side) = ground(cx);
    let by = match stride {
        Stride::Pixel => 1.0,
        _ if cx.in_view().maze().is_some() => side,
        Stride::Chunk => chunk,
        Stride::Snap => match (tools::facts_in_hand(cx).paints, cx.session().tools.brush) {
            (Paints::Brush | Paints::BrushSize, Brush::Chunk(_)) => chunk,
            (Paints::Brush | Paints::BrushSize | Paints::Stamp, _) => 16.0,
            (Paints::Nothing | Paints::Ground, _) => cx.session().tools.snap.pixels(cx.derived().scene().chunk_size()),
        },
    };
    let at = match cx.session().canvas.caret {
        None => begin(cx),
        Some((x, y)) => {
            let to = |v: i32, by: f32, from: f32, to: f32| {
                v.saturating_add(by as i32).clamp(from as i32, (to as i32 - 1).max(from as i32))
            };
            (to(x, way.x * by, area.left(), area.right()), to(y, way.y * by, area.top(), area.bottom()))
        }
    };
    out.session(move |session| {
        session.canvas.caret = Some(at);
        session.canvas.framing = Some(Framing::Follow(place(at)));
    });
}

/// The level position that the cursor stands for: the middle of its pixel.
pub fn place((x, y): (i32, i32)) -> Pos2 {
    pos2(x as f32 + 0.5, y as f32 + 0.5)
}

/// Draws the cursor at a point of the screen; filled while it holds the button.
pub fn paint(painter: &Painter, at: Pos2, holds: bool) {
    for (stroke, length) in
        [(Stroke::new(5.0, Color32::from_black_alpha(170)), 13.0), (Stroke::new(2.0, ink::CARET), 12.0)]
    {
        for way in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
            painter.line_segment([at + way * 4.0, at + way * length], stroke);
        }
    }
    if holds {
        painter.circle_filled(at, 3.5, ink::CARET);
    }
    painter.circle_stroke(at, 3.5, Stroke::new(1.0, Color32::from_black_alpha(200)));
}
