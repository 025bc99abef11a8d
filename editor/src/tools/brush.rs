//! The brush: paints blocks or chunks from the press on; with Shift a straight line from the last point.

use super::places::{self, Place};
use super::{Ghost, Paints, Pointer, Tool};
use crate::command::Outbox;
use crate::command::new_gesture;
use crate::context::PaneContext;
use crate::language::t;
use crate::session;
use kit::document::GestureId;
use kit::document::paint::line;

/// Paints with what is in the brush.
#[derive(Default)]
pub struct Brush {
    stroke: Stroke,
}

impl Tool for Brush {
    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        self.stroke.follow(pointer, t("Paint"), &cx.session.brush, cx, out);
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &PaneContext<'_>) {
        self.stroke.ghost(ghost, &cx.session.brush, cx);
    }

    fn cancel(&mut self) {
        self.stroke.painting = None;
    }

    fn paints(&self) -> Paints {
        Paints::Brush
    }
}

/// A stroke over the level, for every tool that paints along the pointer's way.
#[derive(Default)]
pub struct Stroke {
    /// The gesture and the place painted last.
    painting: Option<(GestureId, Place)>,
    /// Where the last stroke ended, in places of which brush's size.
    last: Option<(i32, Place)>,
}

impl Stroke {
    /// Paints from the press to the release, without gaps however fast the hand is.
    pub fn follow(
        &mut self,
        pointer: Pointer,
        label: &str,
        brush: &session::Brush,
        cx: &PaneContext<'_>,
        out: &mut Outbox,
    ) {
        let here = places::place(pointer.at, brush, cx);
        let side = places::side(brush, cx);
        match self.painting {
            // Ready -> Painting
            None if pointer.pressed => {
                let gesture = new_gesture();
                let from = self.last.filter(|(of, _)| pointer.modifiers.shift && *of == side);
                let from = from.map_or(here, |(_, last)| last);
                self.paint(gesture, label, from, here, brush, cx, out);
            }
            // Painting -> Painting
            Some((gesture, last)) if last != here => self.paint(gesture, label, last, here, brush, cx, out),
            _ => {}
        }
        if pointer.released {
            // Painting -> Ready
            self.last = self.painting.take().map(|(_, last)| (side, last)).or(self.last);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "what a stroke needs, each of another kind")]
    fn paint(
        &mut self,
        gesture: GestureId,
        label: &str,
        from: Place,
        to: Place,
        brush: &session::Brush,
        cx: &PaneContext<'_>,
        out: &mut Outbox,
    ) {
        self.painting = Some((gesture, to));
        // A pointer far outside must not cost a line of millions of places.
        let (columns, rows) = places::size(brush, cx);
        let near = |(x, y): Place| (x.clamp(-64, columns + 64), y.clamp(-64, rows + 64));
        let edits = places::edits(&line(near(from), near(to)), brush, cx, out);
        out.edit_in(gesture, label, edits);
    }

    /// Draws what a press would leave.
    pub fn ghost(&self, ghost: &Ghost<'_>, brush: &session::Brush, cx: &PaneContext<'_>) {
        let Some(here) = ghost.pointer.map(|at| places::place(at, brush, cx)) else { return };
        if let (Some((side, last)), true, None) = (self.last, ghost.modifiers.shift, self.painting)
            && side == places::side(brush, cx)
        {
            for place in line(last, here).into_iter().take(2048) {
                places::ghost(ghost, brush, place, place, cx);
            }
            return;
        }
        places::ghost(ghost, brush, here, here, cx);
    }
}
