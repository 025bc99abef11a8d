//! The brush: paints what it holds from the press on; with Shift a straight line from the last point.

use super::surface::{CellSurface, CellTool, Ink, Place};
use super::{Ghost, Paints, Pointer, ToolFacts};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::command::new_gesture;
use crate::language::t;
use kit::document::GestureId;
use kit::document::paint::line;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { paints: Paints::Brush, ..ToolFacts::OF_CELLS };

/// Paints with what is in the brush.
#[derive(Default)]
pub struct Brush {
    stroke: Stroke,
}

impl CellTool for Brush {
    fn id(&self) -> ToolId {
        ToolId::Brush
    }

    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        self.stroke.follow(pointer, Ink::Brush, on, out);
    }

    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        self.stroke.ghost(ghost, Ink::Brush, on);
    }

    fn cancel(&mut self) -> Option<GestureId> {
        self.stroke.cancel()
    }
}

/// A stroke over a surface, for every tool that paints along the pointer's way.
#[derive(Default)]
pub struct Stroke {
    /// The gesture and the place painted last.
    painting: Option<(GestureId, Place)>,
    /// Cells a side of a place, and the place where the last stroke ended.
    last: Option<(i32, Place)>,
}

impl Stroke {
    /// Paints from the press to the release, without gaps however fast the hand is.
    pub fn follow(&mut self, pointer: Pointer, ink: Ink, on: &dyn CellSurface, out: &mut Outbox) {
        let (here, unit) = (on.place(pointer.at), on.unit());
        match self.painting {
            // Ready -> Painting
            None if pointer.pressed => {
                let from = self.last.filter(|(of, _)| pointer.modifiers.shift && *of == unit);
                let from = from.map_or(here, |(_, last)| last);
                self.paint(new_gesture(), (from, here), ink.by(pointer), on, out);
            }
            // Painting -> Painting
            Some((gesture, last)) if last != here => self.paint(gesture, (last, here), ink.by(pointer), on, out),
            _ => {}
        }
        if pointer.released {
            // Painting -> Ready
            self.last = self.painting.take().map(|(_, last)| (unit, last)).or(self.last);
        }
    }

    fn paint(
        &mut self,
        gesture: GestureId,
        (from, to): (Place, Place),
        ink: Ink,
        on: &dyn CellSurface,
        out: &mut Outbox,
    ) {
        self.painting = Some((gesture, to));
        // A pointer far outside must not cost a line of millions of places.
        let (columns, rows) = on.size();
        let near = |(x, y): Place| (x.clamp(-64, columns + 64), y.clamp(-64, rows + 64));
        let deed = if ink == Ink::Brush { t("Paint") } else { t("Erase") };
        let edits = on.paint(&line(near(from), near(to)), ink, out);
        out.edit_in(gesture, on.label(deed), edits);
    }

    /// Draws the places that a press would paint.
    pub fn ghost(&self, ghost: &Ghost<'_>, ink: Ink, on: &dyn CellSurface) {
        let Some(here) = ghost.pointer.map(|at| on.place(at)) else { return };
        let draw = |place| _ = on.span(place, place).map(|span| on.draw_framed(ghost, span, ink));
        match (self.last, self.painting) {
            (Some((unit, last)), None) if ghost.modifiers.shift && unit == on.unit() => {
                line(last, here).into_iter().take(2048).for_each(draw);
            }
            _ => draw(here),
        }
    }

    /// Forgets the stroke; the gesture of what it has painted is returned.
    pub fn cancel(&mut self) -> Option<GestureId> {
        std::mem::take(self).painting.map(|(gesture, _)| gesture)
    }
}
