//! Surfaces: grids of cells that painting tools work on, such as the blocks of a level or the pixels of a solid tile.
//!
//! A tool that implements [`CellTool`] works on every surface that implements [`CellSurface`]. A new tool needs no
//! change of a surface, and a new surface needs no change of a tool.

use super::{Ghost, Options, Pointer, Tool};
use crate::bindings::{Action, ToolId};
use crate::command::{Command, Outbox};
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{Pos2, Rect, pos2};
use kit::document::paint::{Alike, Flood};
use kit::document::{Blocks, Edits, GestureId, Region};
use kit::drawing::in_hand::InHand;
use kit::notices::Notice;
use std::sync::Arc;

/// Column and row of a place to paint, in units of the surface. It may be outside of the surface.
pub type Place = (i32, i32);
/// Upper left and lower right place of a rectangle, both included.
pub type Span = (Place, Place);

/// Places painted at once at most, so that the window does not stand still.
pub const MOST_PLACES: i64 = 1 << 20;
/// Cells that are laid into a copy of the level while the hand moves, at most.
pub const MOST_HELD: i64 = 1 << 16;
/// Places filled by one click at most: a level of the largest size has 16 million.
const MOST_FILLED: usize = 250_000;

/// Content that a tool leaves in the places that it paints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// The content of the brush of the surface.
    Brush,
    /// Emptiness: the places are erased.
    Nothing,
}

impl Ink {
    /// The ink of a button: the second button erases with a tool that paints, and paints with one that erases.
    #[must_use]
    pub fn by(self, pointer: Pointer) -> Self {
        match (self, pointer.second) {
            (ink, false) => ink,
            (Self::Brush, true) => Self::Nothing,
            (Self::Nothing, true) => Self::Brush,
        }
    }
}

/// Grid of cells that tools paint on.
///
/// Positions are pixels of the surface, with fractions. Tools paint in *places*: a place is one cell, or a square of
/// [`CellSurface::unit`] cells a side.
pub trait CellSurface {
    /// Columns and rows of cells.
    fn cells(&self) -> Place;
    /// Cell at a position; it may be outside. A cell is one pixel unless the surface says otherwise.
    fn cell(&self, at: Pos2) -> Place {
        (at.x.floor() as i32, at.y.floor() as i32)
    }
    /// Pixels that some cells cover.
    fn area(&self, cells: Blocks) -> Rect {
        Rect::from_min_max(pos2(cells.left as f32, cells.top as f32), pos2(cells.right as f32, cells.bottom as f32))
    }
    /// Cells along the side of a place.
    fn unit(&self) -> i32 {
        1
    }

    /// Edits that leave ink in places. Places outside are left out.
    fn paint(&self, places: &[Place], ink: Ink, out: &mut Outbox) -> Edits;
    /// Places that hold the same as one, at most `limit` of them.
    fn flood(&self, from: Place, alike: Alike, limit: usize) -> Flood;
    /// Edits that leave ink in the places that hang together with one.
    fn fill(&self, from: Place, ink: Ink, out: &mut Outbox) -> Edits {
        let found = self.flood(from, Alike::Connected, MOST_FILLED);
        if found.cut_short {
            let text = tr!("The area is larger than {most} places; the nearest ones were filled.", most = MOST_FILLED);
            out.send(Command::Notice(Notice::warning(text)));
        }
        self.paint(&found.places, ink, out)
    }
    /// Draws what ink would leave in a rectangle of places; the tool frames it.
    fn draw(&self, ghost: &Ghost<'_>, span: Span, ink: Ink);
    /// Ink in places as runs meet it while the hand still holds it; `None` if no run meets this surface.
    fn in_hand(&self, _places: &[Place], _ink: Ink) -> Option<InHand> {
        None
    }
    /// Name of a step in the history, by what the tool does.
    fn label(&self, deed: &str) -> String {
        deed.to_owned()
    }

    /// Takes what is at a position into the brush.
    fn pick(&self, at: Pos2, out: &mut Outbox);
    /// Takes cells as the stamp.
    fn capture(&self, cells: Blocks, out: &mut Outbox);
    /// Columns and rows of the stamp; `None` if there is none.
    fn stamp(&self) -> Option<Place> {
        None
    }
    /// Edits that put the stamp down, its upper left cell at `corner`. `erases`: its empty cells erase what is there.
    fn put_stamp(&self, _corner: Place, _erases: bool, _out: &mut Outbox) -> Edits {
        Edits::default()
    }
    /// Edits that cover a rectangle of cells with the stamp, over and over.
    fn repeat_stamp(&self, _span: Span, _erases: bool, _out: &mut Outbox) -> Edits {
        Edits::default()
    }
    /// A rectangle of the stamp as runs meet it while the hand still holds it.
    fn stamp_in_hand(&self, _span: Span, _erases: bool) -> Option<InHand> {
        None
    }
    /// Draws the stamp, its upper left cell at `corner`.
    fn draw_stamp(&self, _ghost: &Ghost<'_>, _corner: Place) {}

    /// Cells that a drag of the area tool selects.
    fn selectable(&self, from: Pos2, to: Pos2) -> Option<Blocks> {
        self.cells_between(from, to)
    }

    /// Cells that hold the same as the one at a position, and whether there are more of them than can be selected.
    fn alike(&self, at: Pos2, alike: Alike) -> (Region, bool) {
        let found = self.flood(self.place(at), alike, MOST_PLACES as usize);
        (self.region(&found.places), found.cut_short)
    }

    /// Columns and rows of places.
    fn size(&self) -> Place {
        let ((columns, rows), unit) = (self.cells(), self.unit());
        (columns / unit, rows / unit)
    }
    /// Place at a position; it may be outside.
    fn place(&self, at: Pos2) -> Place {
        let ((x, y), unit) = (self.cell(at), self.unit());
        (x.div_euclid(unit), y.div_euclid(unit))
    }
    /// Rectangle that two places span, as far as it is inside.
    fn span(&self, a: Place, b: Place) -> Option<Span> {
        span(a, b, self.size())
    }
    /// Draws what ink would leave in a rectangle of places, and a frame around it.
    fn draw_framed(&self, ghost: &Ghost<'_>, span: Span, ink: Ink) {
        self.draw(ghost, span, ink);
        ghost.frame(ghost.area(self.span_area(span)));
    }
    /// Pixels that a rectangle of places covers.
    fn span_area(&self, span: Span) -> Rect {
        self.area(self.span_cells(span))
    }
    /// Cells in a rectangle of places.
    fn span_cells(&self, (a, b): Span) -> Blocks {
        let unit = self.unit();
        Blocks { left: a.0 * unit, top: a.1 * unit, right: (b.0 + 1) * unit, bottom: (b.1 + 1) * unit }
    }
    /// Cells in some places.
    fn region(&self, places: &[Place]) -> Region {
        Region::of_places(places.iter().copied()).scaled(self.unit())
    }
    /// Cells that two positions span, as far as they are inside.
    fn cells_between(&self, from: Pos2, to: Pos2) -> Option<Blocks> {
        let (right, bottom) = self.cells();
        Blocks::spanned(self.cell(from), self.cell(to)).shared(Blocks { left: 0, top: 0, right, bottom })
    }
}

/// Rectangle that two places span, as far as it is on a surface of some columns and rows.
pub fn span(a: Place, b: Place, (columns, rows): Place) -> Option<Span> {
    let (left, top) = (a.0.min(b.0).max(0), a.1.min(b.1).max(0));
    let (right, bottom) = (a.0.max(b.0).min(columns - 1), a.1.max(b.1).min(rows - 1));
    (left <= right && top <= bottom).then_some(((left, top), (right, bottom)))
}

/// Number of places in a rectangle.
pub fn count((a, b): Span) -> i64 {
    i64::from(b.0 - a.0 + 1) * i64::from(b.1 - a.1 + 1)
}

/// Tool that paints, picks or selects cells, on any surface.
///
/// Each one is a [`Tool`] of the level in view; other surfaces keep a [`CellHand`].
pub trait CellTool {
    /// Id of the tool.
    fn id(&self) -> ToolId;
    /// Works the pointer: changes its own state, sends edits.
    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox);
    /// Draws what a click would do.
    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface);
    /// Forgets a drag in progress. What it has already done stays done; its gesture is returned.
    fn cancel(&mut self) -> Option<GestureId>;
    /// Cells that a drag would leave if it ended now.
    fn in_hand(&self) -> Option<&Arc<InHand>> {
        None
    }
    /// Options in the Inspector.
    fn options(&self) -> Option<Box<dyn Options>> {
        None
    }
    /// Carries out an action in its own way in a level; false if it has none.
    fn act(&self, _action: Action, _cx: &Studio, _out: &mut Outbox) -> bool {
        false
    }
}

/// The tools of cells at work on one surface.
#[derive(Default)]
pub struct CellHand {
    /// The tools by their ids, from the first press on: a tool at rest has no state.
    tools: Vec<Box<dyn Tool>>,
    /// Tool that has the press.
    press: Option<ToolId>,
    /// The press came from a key and waits for the next one.
    is_tapped: bool,
}

impl CellHand {
    /// Works the pointer with a tool. The tool that got the press keeps it until the release.
    pub fn pointer(&mut self, tool: ToolId, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        if pointer.pressed {
            self.press = Some(tool);
            if self.tools.is_empty() {
                self.tools = super::all();
            }
        }
        let held = self.press.unwrap_or(tool);
        if let Some(tool) = self.tools.get_mut(held as usize).and_then(|tool| tool.on_cells_mut()) {
            tool.pointer(pointer, on, out);
        }
        if pointer.released {
            (self.press, self.is_tapped) = (None, false);
        }
    }

    /// Uses a tool by key at a position: presses and releases, or only one of them with a tool that is pulled.
    pub fn tap(&mut self, tool: ToolId, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        let (pressed, released) = (!self.is_tapped, self.is_tapped || !super::facts(tool).is_pulled);
        self.pointer(tool, Pointer { down: true, pressed, released, ..pointer }, on, out);
        self.is_tapped = !released;
    }

    /// Draws what a click would do.
    pub fn ghost(&self, tool: ToolId, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        let held = self.press.unwrap_or(tool);
        let resting;
        let tool = match self.tools.get(held as usize) {
            Some(tool) => tool,
            None => {
                resting = super::of(held);
                &resting
            }
        };
        if let Some(tool) = tool.on_cells() {
            tool.ghost(ghost, on);
        }
    }

    /// True while a tool has the press.
    pub const fn is_held(&self) -> bool {
        self.press.is_some()
    }

    /// True while a key holds the press.
    pub const fn is_tapped(&self) -> bool {
        self.is_tapped
    }

    /// Forgets a drag in progress; the gesture of what it has done is returned.
    pub fn cancel(&mut self) -> Option<GestureId> {
        (self.press, self.is_tapped) = (None, false);
        let gestures = self.tools.iter_mut().filter_map(|tool| tool.on_cells_mut()).map(|tool| tool.cancel());
        gestures.fold(None, Option::or)
    }
}
