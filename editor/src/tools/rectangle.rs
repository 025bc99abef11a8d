//! The rectangle: filled from corner to corner; with Alt only its edge.

use super::surface::{CellSurface, CellTool, Ink, MOST_HELD, MOST_PLACES, Place, Span, count};
use super::{Ghost, Paints, Pointer};
use crate::command::{Command, Outbox};
use crate::language::t;
use kit::document::GestureId;
use kit::document::paint::rectangle;
use kit::drawing::in_hand::InHand;
use kit::notices::Notice;
use std::sync::Arc;

/// Rows of a figure that are drawn at most.
const MOST_ROWS: usize = 1024;

/// Fills a rectangle with what is in the brush.
#[derive(Default)]
pub struct Rectangle {
    pull: Pull,
}

impl CellTool for Rectangle {
    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        self.pull.follow(pointer, Ink::Brush, t("Fill rectangle"), on, out);
    }

    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        self.pull.ghost(ghost, Ink::Brush, on);
    }

    fn cancel(&mut self) -> Option<GestureId> {
        self.pull.cancel();
        None
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.pull.in_hand()
    }

    fn paints(&self) -> Paints {
        Paints::Brush
    }

    fn is_pulled(&self) -> bool {
        true
    }
}

/// A figure in a rectangle that is pulled open, painted at the release.
pub struct Pull {
    figure: Figure,
    from: Option<Place>,
    in_hand: HeldSpan,
}

/// The rows of a figure in a rectangle, each from its first to its last place: all of it, or its edge alone.
pub type Figure = fn(Span, bool) -> Vec<Span>;

impl Default for Pull {
    fn default() -> Self {
        Self::of(rows_of_rectangle)
    }
}

/// The rows of a rectangle.
fn rows_of_rectangle((a, b): Span, edge: bool) -> Vec<Span> {
    let is_thin = b.0 - a.0 < 2 || b.1 - a.1 < 2;
    if !edge || is_thin {
        return vec![(a, b)];
    }
    let (top, bottom) = (a.1 + 1, b.1 - 1);
    vec![(a, (b.0, a.1)), ((a.0, top), (a.0, bottom)), ((b.0, top), (b.0, bottom)), ((a.0, b.1), b)]
}

impl Pull {
    /// Pulls open a figure.
    pub const fn of(figure: Figure) -> Self {
        Self { figure, from: None, in_hand: HeldSpan(None) }
    }

    /// Forgets what is pulled open.
    pub fn cancel(&mut self) {
        *self = Self::of(self.figure);
    }

    /// The places of the figure.
    fn covered(&self, span: Span, edge: bool) -> Vec<Place> {
        (self.figure)(span, edge).into_iter().flat_map(|(a, b)| rectangle(a, b)).collect()
    }

    /// True if the pointer pulls a rectangle open: one is in progress, or Shift begins one.
    pub fn takes(&self, pointer: Pointer) -> bool {
        self.from.is_some() || (pointer.pressed && pointer.modifiers.shift)
    }

    /// Cells that the release would leave.
    pub fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.in_hand.get()
    }

    /// Remembers the press, paints at the release, as a step that is named by what the tool does.
    pub fn follow(&mut self, pointer: Pointer, ink: Ink, deed: &str, on: &dyn CellSurface, out: &mut Outbox) {
        let (here, ink, edge) = (on.place(pointer.at), ink.by(pointer), pointer.modifiers.alt);
        if pointer.pressed {
            self.from = Some(here);
        }
        let span = self.from.and_then(|from| on.span(from, here));
        if !pointer.released {
            let cells = i64::from(on.unit()).pow(2);
            let held = span.filter(|span| count(*span) * cells <= MOST_HELD);
            let figure = self.figure;
            self.in_hand.hold(held, edge, |span| on.in_hand(&Self::of(figure).covered(span, edge), ink));
            return;
        }
        self.cancel();
        let Some(span) = span.filter(|span| is_small_enough(*span, out)) else { return };
        let edits = on.paint(&self.covered(span, edge), ink, out);
        out.edit(on.label(if ink == Ink::Brush { deed } else { t("Erase") }), edits);
    }

    /// Draws what the release would leave, and its size.
    pub fn ghost(&self, ghost: &Ghost<'_>, ink: Ink, on: &dyn CellSurface) {
        let Some(here) = ghost.pointer.map(|at| on.place(at)) else { return };
        let Some((a, b)) = on.span(self.from.unwrap_or(here), here) else { return };
        let rows = (self.figure)((a, b), ghost.modifiers.alt && self.from.is_some());
        rows.into_iter().take(MOST_ROWS).for_each(|row| on.draw(ghost, row, ink));
        ghost.frame(ghost.area(on.span_area((a, b))));
        if self.from.is_some() {
            ghost.size_label((b.0 - a.0 + 1, b.1 - a.1 + 1));
        }
    }
}

/// True if a rectangle can be filled at once; else a notice says why not.
pub fn is_small_enough(span: Span, out: &mut Outbox) -> bool {
    let is_small = count(span) <= MOST_PLACES;
    if !is_small {
        let text = t("This rectangle is too large to fill at once: a million places at most.");
        out.send(Command::Notice(Notice::warning(text)));
    }
    is_small
}

/// Cells that the release of a rectangle would leave, made anew when the rectangle changes.
#[derive(Default)]
pub struct HeldSpan(Option<((Span, bool), Arc<InHand>)>);

impl HeldSpan {
    /// Cells that are held.
    pub fn get(&self) -> Option<&Arc<InHand>> {
        self.0.as_ref().map(|(_, in_hand)| in_hand)
    }

    /// Holds a rectangle, with Alt or without; nothing if it is `None`.
    pub fn hold(&mut self, span: Option<Span>, alt: bool, make: impl FnOnce(Span) -> Option<InHand>) {
        let wanted = span.map(|span| (span, alt));
        if self.0.as_ref().map(|(held, _)| *held) != wanted {
            self.0 = wanted.and_then(|(span, alt)| Some(((span, alt), Arc::new(make(span)?))));
        }
    }
}
