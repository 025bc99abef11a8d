//! The stamp: an area of a surface, captured and put down again.

pub mod library;

use super::rectangle::{HeldSpan, is_small_enough};
use super::surface::{CellSurface, CellTool, MOST_HELD, Place, count, span};
use super::{Ghost, Options, Paints, Pointer, ToolFacts};
use crate::bindings::{Action, ToolId};
use crate::command::Outbox;
use crate::command::new_gesture;
use crate::language::t;
use crate::studio::Studio;
use eframe::egui::{Color32, Pos2, vec2};
use kit::document::{Blocks, GestureId};
use kit::drawing::in_hand::InHand;
use std::sync::Arc;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { paints: Paints::Stamp, ..ToolFacts::OF_CELLS };

/// Paints with the captured area, with Shift a rectangle of it; without one, a drag captures.
#[derive(Default)]
pub struct StampTool {
    capturing: Option<Pos2>,
    /// The gesture, where the first stamp was put, and where the last.
    stamping: Option<(GestureId, Place, Place)>,
    /// The position where a rectangle was begun.
    pulling: Option<Pos2>,
    /// The span that the rectangle would get.
    in_hand: HeldSpan,
}

impl CellTool for StampTool {
    fn id(&self) -> ToolId {
        ToolId::Stamp
    }

    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        let Some(size) = on.stamp() else {
            if pointer.pressed {
                self.capturing = Some(pointer.at);
            }
            if pointer.released
                && let Some(from) = self.capturing.take()
            {
                capture((from, pointer.at), on, out);
            }
            return;
        };
        let erases = pointer.modifiers.alt;
        if self.pulling.is_some() || (pointer.pressed && pointer.modifiers.shift) {
            let from = *self.pulling.get_or_insert(pointer.at);
            let span = span(on.cell(from), on.cell(pointer.at), on.cells());
            if !pointer.released {
                let held = span.filter(|span| count(*span) <= MOST_HELD);
                self.in_hand.hold(held, erases, |span| on.stamp_in_hand(span, erases));
                return;
            }
            *self = Self::default();
            if let Some(span) = span.filter(|span| is_small_enough(*span, out)) {
                let edits = on.repeat_stamp(span, erases, out);
                out.edit(on.label(t("Fill with stamp")), edits);
            }
            return;
        }
        let here = corner(pointer.at, size, on);
        let mut put = |gesture, at| {
            let edits = on.put_stamp(at, erases, out);
            out.edit_in(gesture, on.label(t("Stamp")), edits);
        };
        match self.stamping {
            None if pointer.pressed => {
                let gesture = new_gesture();
                self.stamping = Some((gesture, here, here));
                put(gesture, here);
            }
            Some((gesture, first, last)) => {
                // Edge to edge with the first one, so that a pattern goes on.
                let snap = |v: i32, first: i32, size: i32| first + (v - first + size / 2).div_euclid(size) * size;
                let to = (snap(here.0, first.0, size.0), snap(here.1, first.1, size.1));
                if to != last {
                    self.stamping = Some((gesture, first, to));
                    put(gesture, to);
                }
            }
            None => {}
        }
        if pointer.released {
            self.stamping = None;
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        let Some(at) = ghost.pointer else { return };
        if let Some(from) = self.capturing.or(self.pulling) {
            return capture_ghost(ghost, (from, at), on);
        }
        let Some(size) = on.stamp() else {
            ghost.frame(ghost.area(on.area(Blocks::spanned(on.cell(at), on.cell(at)))));
            ghost.label(t("Drag to capture a stamp"));
            return;
        };
        let (x, y) = corner(at, size, on);
        on.draw_stamp(ghost, (x, y));
        let cells = Blocks { left: x, top: y, right: x + size.0, bottom: y + size.1 };
        ghost.frame(ghost.area(on.area(cells)));
    }

    fn cancel(&mut self) -> Option<GestureId> {
        std::mem::take(self).stamping.map(|(gesture, ..)| gesture)
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.in_hand.get()
    }

    fn options(&self) -> Option<Box<dyn Options>> {
        Some(Box::new(library::Library::default()))
    }

    fn act(&self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        let Some(stamp) = &cx.session().tools.stamp else { return false };
        let flipped = Arc::new(match action {
            Action::FlipX => stamp.flipped_x(cx.derived().looks().own()),
            Action::FlipY => stamp.flipped_y(cx.derived().looks().own()),
            _ => return false,
        });
        out.session(move |session| session.tools.stamp = Some(flipped));
        true
    }
}

/// Keeps the stamp in hand in the project.
pub fn keep(cx: &Studio, out: &mut Outbox) {
    library::keep(cx, out);
}

/// The upper left cell of a stamp whose middle is at a position.
fn corner(at: Pos2, (columns, rows): Place, on: &dyn CellSurface) -> Place {
    let cell = on.area(Blocks { left: 0, top: 0, right: 1, bottom: 1 }).size();
    on.cell(at - vec2((columns - 1) as f32, (rows - 1) as f32) * cell / 2.0)
}

/// Takes the cells between two positions as the stamp.
pub fn capture((from, to): (Pos2, Pos2), on: &dyn CellSurface, out: &mut Outbox) {
    if let Some(cells) = on.cells_between(from, to) {
        on.capture(cells, out);
    }
}

/// Draws the area that a release would capture.
pub fn capture_ghost(ghost: &Ghost<'_>, (from, to): (Pos2, Pos2), on: &dyn CellSurface) {
    let cells = Blocks::spanned(on.cell(from), on.cell(to));
    let area = ghost.area(on.area(cells));
    ghost.painter.rect_filled(area, 0.0, Color32::from_rgb(120, 200, 255).gamma_multiply(0.2));
    ghost.frame(area);
    ghost.size_label((cells.right - cells.left, cells.bottom - cells.top));
}
