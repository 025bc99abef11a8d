//! The rectangle: filled from corner to corner; with Alt only its edge.

use super::surface::{CellSurface, CellTool, Ink, MOST_HELD, MOST_PLACES, Place, Span, count};
use super::{Ghost, Paints, Pointer, ToolFacts};
use crate::bindings::ToolId;
use crate::command::{Command, Outbox};
use crate::language::t;
use kit::document::GestureId;
use kit::document::paint::rectangle;
use kit::drawing::in_hand::InHand;
use kit::notices::Notice;
use std::marker::PhantomData;
use std::sync::Arc;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { paints: Paints::Brush, is_pulled: true, ..ToolFacts::OF_CELLS };

/// Rows of a figure that are drawn at most.
const MOST_ROWS: usize = 1024;
/// Cells of a figure that are drawn one by one at most; more of them are a coloured area.
const MOST_DRAWN: i64 = 4096;

/// Fills a rectangle with what is in the brush.
pub type Rectangle = FigureTool<RectangleFigure>;

/// Figure that a drag pulls open in a rectangle of places.
pub trait Figure {
    /// Id of the tool that fills the figure.
    const TOOL: ToolId;
    /// Name of the step in the history.
    fn deed() -> &'static str;
    /// Rectangles of places that make up the figure in a rectangle, or its edge alone.
    fn parts(span: Span, edge: bool) -> Vec<Span>;
}

/// The rectangle itself.
pub enum RectangleFigure {}

impl Figure for RectangleFigure {
    const TOOL: ToolId = ToolId::Rectangle;

    fn deed() -> &'static str {
        t("Fill rectangle")
    }

    fn parts((a, b): Span, edge: bool) -> Vec<Span> {
        let is_thin = b.0 - a.0 < 2 || b.1 - a.1 < 2;
        if !edge || is_thin {
            return vec![(a, b)];
        }
        let (top, bottom) = (a.1 + 1, b.1 - 1);
        vec![(a, (b.0, a.1)), ((a.0, top), (a.0, bottom)), ((b.0, top), (b.0, bottom)), ((a.0, b.1), b)]
    }
}

/// Tool that fills a figure with what is in the brush.
pub struct FigureTool<F>(Pull<F>);

impl<F> Default for FigureTool<F> {
    fn default() -> Self {
        Self(Pull::default())
    }
}

impl<F: Figure> CellTool for FigureTool<F> {
    fn id(&self) -> ToolId {
        F::TOOL
    }

    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        self.0.follow(pointer, Ink::Brush, on, out);
    }

    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        self.0.ghost(ghost, Ink::Brush, on);
    }

    fn cancel(&mut self) -> Option<GestureId> {
        self.0 = Pull::default();
        None
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.0.in_hand()
    }
}

/// A figure in a rectangle that is pulled open, painted at the release.
pub struct Pull<F = RectangleFigure> {
    /// Place of the press, and the ink of its button.
    from: Option<(Place, Ink)>,
    in_hand: HeldSpan,
    figure: PhantomData<F>,
}

impl<F> Default for Pull<F> {
    fn default() -> Self {
        Self { from: None, in_hand: HeldSpan::default(), figure: PhantomData }
    }
}

/// The places of a figure.
fn covered<F: Figure>(span: Span, edge: bool) -> Vec<Place> {
    F::parts(span, edge).into_iter().flat_map(|(a, b)| rectangle(a, b)).collect()
}

impl<F: Figure> Pull<F> {
    /// True if the pointer pulls a rectangle open: one is in progress, or Shift begins one.
    pub fn takes(&self, pointer: Pointer) -> bool {
        self.from.is_some() || (pointer.pressed && pointer.modifiers.shift)
    }

    /// Cells that the release would leave.
    pub fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.in_hand.get()
    }

    /// Remembers the press, paints at the release.
    pub fn follow(&mut self, pointer: Pointer, ink: Ink, on: &dyn CellSurface, out: &mut Outbox) {
        let (here, edge) = (on.place(pointer.at), pointer.modifiers.alt);
        if pointer.pressed {
            self.from = Some((here, ink.by(pointer)));
        }
        let Some((from, ink)) = self.from else { return };
        let span = on.span(from, here);
        if !pointer.released {
            let cells = i64::from(on.unit()).pow(2);
            let held = span.filter(|span| count(*span) * cells <= MOST_HELD);
            self.in_hand.hold(held, edge, |span| on.in_hand(&covered::<F>(span, edge), ink));
            return;
        }
        *self = Self::default();
        let Some(span) = span.filter(|span| is_small_enough(*span, out)) else { return };
        let edits = on.paint(&covered::<F>(span, edge), ink, out);
        out.edit(on.label(if ink == Ink::Brush { F::deed() } else { t("Erase") }), edits);
    }

    /// Draws what the release would leave, and its size.
    pub fn ghost(&self, ghost: &Ghost<'_>, ink: Ink, on: &dyn CellSurface) {
        let Some(here) = ghost.pointer.map(|at| on.place(at)) else { return };
        let (from, ink) = self.from.unwrap_or((here, ink));
        let Some((a, b)) = on.span(from, here) else { return };
        let is_small = count((a, b)) * i64::from(on.unit()).pow(2) <= MOST_DRAWN;
        for part in F::parts((a, b), ghost.modifiers.alt && self.from.is_some()).into_iter().take(MOST_ROWS) {
            match is_small {
                true => on.draw(ghost, part, ink),
                false => ghost.tint(ghost.area(on.span_area(part)), ink),
            }
        }
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
