//! The rectangle: filled from corner to corner; with Alt only its edge.

use super::places::{self, Place};
use super::{Ghost, Paints, Pointer, Tool};
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::session;
use eframe::egui::{Align2, Color32, FontId, vec2};
use kit::document::paint::rectangle;
use kit::drawing::in_hand::InHand;
use kit::notices::Notice;
use std::sync::Arc;

/// Places filled at once at most: the window must not stand still.
pub(super) const LIMIT: i64 = 1 << 20;

/// Fills a rectangle with what is in the brush.
#[derive(Default)]
pub struct Rectangle {
    pull: Pull,
}

impl Tool for Rectangle {
    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        self.pull.follow(pointer, "Fill rectangle", &cx.session.brush, cx, out);
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &PaneContext<'_>) {
        self.pull.ghost(ghost, &cx.session.brush, cx);
    }

    fn cancel(&mut self) {
        self.pull = Pull::default();
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.pull.in_hand()
    }

    fn paints(&self) -> Paints {
        Paints::Brush
    }
}

/// A rectangle being pulled open; painted at the release.
#[derive(Default)]
pub struct Pull {
    from: Option<Place>,
    in_hand: Option<(Pulled, Arc<InHand>)>,
}

/// What makes two rectangles the same: their corners, and whether Alt is held.
pub(super) type Pulled = ((Place, Place), bool);

/// The places of a rectangle.
fn covered(((a, b), edge): Pulled) -> Vec<Place> {
    let mut covered = rectangle(a, b);
    if edge {
        covered.retain(|(x, y)| *x == a.0 || *x == b.0 || *y == a.1 || *y == b.1);
    }
    covered
}

impl Pull {
    /// True between press and release.
    pub fn is_active(&self) -> bool {
        self.from.is_some()
    }

    /// What the release would leave.
    pub fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.in_hand.as_ref().map(|(_, in_hand)| in_hand)
    }

    /// Remembers the press, paints at the release.
    pub fn follow(
        &mut self,
        pointer: Pointer,
        label: &str,
        brush: &session::Brush,
        cx: &PaneContext<'_>,
        out: &mut Outbox,
    ) {
        let here = places::place(pointer.at, brush, cx);
        if pointer.pressed {
            self.from = Some(here);
        }
        let span = self.from.and_then(|from| places::span(from, here, places::size(brush, cx)));
        if !pointer.released {
            self.hold(span.map(|span| (span, pointer.modifiers.alt)), brush, cx);
            return;
        }
        *self = Self::default();
        let Some(span) = span else { return };
        if places::count(span) > LIMIT {
            let text = "This rectangle is too large to fill at once: a million places at most.";
            out.send(Command::Notice(Notice::warning(text)));
            return;
        }
        let edits = places::edits(&covered((span, pointer.modifiers.alt)), brush, cx, out);
        out.edit(label, edits);
    }

    /// Holds what the release would leave, unless it is too much to be copied while the hand moves.
    fn hold(&mut self, pulled: Option<Pulled>, brush: &session::Brush, cx: &PaneContext<'_>) {
        let side = i64::from(places::side(brush, cx));
        let pulled = pulled.filter(|(span, _)| places::count(*span) * side * side <= places::MOST_HELD);
        if self.in_hand.as_ref().map(|(held, _)| *held) != pulled {
            self.in_hand = pulled.map(|pulled| (pulled, Arc::new(places::in_hand(&covered(pulled), brush, cx))));
        }
    }

    /// Draws what the release would leave, and its size.
    pub fn ghost(&self, ghost: &Ghost<'_>, brush: &session::Brush, cx: &PaneContext<'_>) {
        let Some(here) = ghost.pointer.map(|at| places::place(at, brush, cx)) else { return };
        let from = self.from.unwrap_or(here);
        places::ghost(ghost, brush, from, here, cx);
        if self.from.is_some()
            && let Some((a, b)) = places::span(from, here, places::size(brush, cx))
        {
            size_label(ghost, (b.0 - a.0 + 1, b.1 - a.1 + 1));
        }
    }
}

/// Writes a size beside the pointer.
pub fn size_label(ghost: &Ghost<'_>, (columns, rows): (i32, i32)) {
    let Some(pointer) = ghost.pointer else { return };
    let text = format!("{columns} × {rows}");
    let galley = ghost.painter.layout_no_wrap(text, FontId::proportional(11.5), Color32::WHITE);
    let at = ghost.view.to_screen(ghost.canvas, pointer) + vec2(14.0, 14.0);
    let area = Align2::LEFT_TOP.anchor_size(at, galley.size() + vec2(10.0, 4.0));
    ghost.painter.rect_filled(area, 4.0, Color32::from_black_alpha(200));
    ghost.painter.galley(area.min + vec2(5.0, 2.0), galley, Color32::WHITE);
}
