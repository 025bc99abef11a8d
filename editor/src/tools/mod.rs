//! The canvas's tools: one file each, and one row of the table of actions.

pub mod area;
pub mod area_move;
pub mod arranging;
pub mod brush;
pub mod easel_hand;
pub mod ellipse;
pub mod eraser;
pub mod fill;
pub mod ground;
pub mod level_cells;
pub mod links;
pub mod object;
pub mod pick;
pub mod rectangle;
pub mod resting;
pub mod right_press;
pub mod select;
pub mod shape;
pub mod stamp;
pub mod start;
pub mod surface;
pub mod survey;
pub mod switcher;
pub mod wand;
pub mod way_points;

use crate::bindings::{Action, ToolId};
use crate::command::Outbox;
use crate::session::View;
use crate::studio::Studio;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::fields::Fields;
use eframe::egui::{
    self, Align2, Color32, CursorIcon, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use kit::document::Blocks;
use kit::drawing::in_hand::InHand;
use level_cells::LevelCells;
use sim::tiles::Cell;
use std::sync::Arc;
use surface::{CellTool, Ink, Place};

/// Tint of cells that a click would leave.
pub const FAINT: Color32 = Color32::from_rgba_premultiplied(190, 190, 190, 190);

/// The pointer over the canvas, or over another surface, in this frame.
#[derive(Clone, Copy, Debug)]
pub struct Pointer {
    /// Position in the level or on the surface, pixels (fractions below one pixel kept).
    pub at: Pos2,
    /// Button held and the canvas owns the press.
    pub down: bool,
    /// The press began in this frame.
    pub pressed: bool,
    /// The release came in this frame.
    pub released: bool,
    /// The second button, on surfaces where it does the opposite of the first.
    pub second: bool,
    /// Modifier keys.
    pub modifiers: egui::Modifiers,
    /// Points per pixel of the level or the surface.
    pub zoom: f32,
    /// Pixels that positions are rounded to: the snap size, or 1 while Shift is held.
    pub snap: f32,
}

impl Pointer {
    /// A pointer that rests at a position, with no button and no key held: the keyboard's.
    pub const fn still(at: Pos2, zoom: f32) -> Self {
        let modifiers = egui::Modifiers::NONE;
        Self { at, down: false, pressed: false, released: false, second: false, modifiers, zoom, snap: 1.0 }
    }

    /// The block under the pointer: column and row.
    pub fn block(&self) -> Place {
        block_of(self.at)
    }
}

/// The block at a level position.
pub fn block_of(at: Pos2) -> Place {
    ((at.x / 16.0).floor() as i32, (at.y / 16.0).floor() as i32)
}

/// The pixels that blocks cover.
pub fn area_of(blocks: Blocks) -> Rect {
    let corner = |x: i32, y: i32| pos2(x as f32 * 16.0, y as f32 * 16.0);
    Rect::from_min_max(corner(blocks.left, blocks.top), corner(blocks.right, blocks.bottom))
}

/// A level position rounded to so many pixels.
pub fn rounded(at: Pos2, snap: f32) -> Pos2 {
    ((at.to_vec2() / snap).round() * snap).to_pos2()
}

/// The painter on which a tool draws the effect of a click.
pub struct Ghost<'a> {
    /// Clipped to the canvas.
    pub painter: &'a Painter,
    /// The canvas, points.
    pub canvas: Rect,
    /// The view.
    pub view: View,
    /// Level position of the pointer; `None` while it is not over the level.
    pub pointer: Option<Pos2>,
    /// Modifier keys.
    pub modifiers: egui::Modifiers,
    /// Pixels that positions are rounded to.
    pub snap: f32,
    /// Pictures of the blocks.
    pub atlas: &'a BlockAtlas,
}

impl Ghost<'_> {
    /// A level rectangle on the screen, on whole screen pixels.
    pub fn area(&self, area: Rect) -> Rect {
        let ppp = self.painter.pixels_per_point();
        let corner = |at: Pos2| (self.view.to_screen(self.canvas, at) * ppp).round() / ppp;
        Rect::from_min_max(corner(area.min), corner(area.max))
    }

    /// The places of blocks on the screen: from column and row, so many columns and rows.
    pub fn blocks(&self, (x, y): Place, (width, height): (i32, i32)) -> Rect {
        let (right, bottom) = (x.saturating_add(width), y.saturating_add(height));
        self.area(area_of(Blocks { left: x, top: y, right, bottom }))
    }

    /// Draws cells of blocks with a tint.
    pub fn draw_cells(&self, cells: impl Iterator<Item = (i32, i32, Cell)>, tint: Color32) {
        let Some(mut mesh) = self.atlas.mesh() else { return };
        for (x, y, cell) in cells {
            let at = self.blocks((x, y), (1, 1));
            if at.intersects(self.painter.clip_rect()) {
                self.atlas.add(&mut mesh, at, &cell, tint);
            }
        }
        self.painter.add(mesh);
    }

    /// Tints an area that ink would be left in.
    pub fn tint(&self, area: Rect, ink: Ink) {
        let color = match ink {
            Ink::Brush => Color32::from_rgb(120, 220, 200),
            Ink::Nothing => Color32::from_rgb(255, 90, 80),
        };
        self.painter.rect_filled(area, 0.0, color.gamma_multiply(0.22));
    }

    /// Draws a frame that is seen on light and on dark art.
    pub fn frame(&self, area: Rect) {
        let dark = Stroke::new(1.0, Color32::from_black_alpha(180));
        self.painter.rect_stroke(area.expand(1.0), 0.0, dark, StrokeKind::Outside);
        self.painter.rect_stroke(area, 0.0, Stroke::new(1.0, Color32::WHITE), StrokeKind::Outside);
    }

    /// Writes a size beside the pointer.
    pub fn size_label(&self, (columns, rows): (i32, i32)) {
        self.label(format!("{columns} × {rows}"));
    }

    /// Writes a text beside the pointer. At the right and lower edge it moves inwards, so that it is never cut.
    pub fn label(&self, text: impl Into<String>) {
        let Some(pointer) = self.pointer else { return };
        let galley = self.painter.layout_no_wrap(text.into(), FontId::proportional(11.5), Color32::WHITE);
        let at = self.view.to_screen(self.canvas, pointer) + vec2(14.0, 14.0);
        let area = Align2::LEFT_TOP.anchor_size(at, galley.size() + vec2(10.0, 4.0));
        let area = area.translate((self.painter.clip_rect().max - area.max).min(Vec2::ZERO));
        self.painter.rect_filled(area, 4.0, Color32::from_black_alpha(200));
        self.painter.galley(area.min + vec2(5.0, 2.0), galley, Color32::WHITE);
    }
}

/// The things that a tool lays into the cells of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paints {
    /// Nothing: it works on things, areas or terrain.
    Nothing,
    /// The content of the brush.
    Brush,
    /// Nothing of its own, but in places of the brush's size: it erases, or picks.
    BrushSize,
    /// The stamp.
    Stamp,
    /// Ground, in tiles that it chooses.
    Ground,
}

impl Paints {
    /// True for tools that are clicked fast and often, block by block: nothing may open under a double click, and Alt may
    /// pick if the right button erases.
    pub fn is_any(self) -> bool {
        !matches!(self, Self::Nothing | Self::Ground)
    }

    /// True if something in hand is put down, which can be flipped before.
    pub fn puts_down(self) -> bool {
        matches!(self, Self::Brush | Self::Stamp)
    }

    /// True if cells are filled, not only emptied or picked.
    pub fn fills(self) -> bool {
        self.puts_down() || self == Self::Ground
    }
}

/// The things that a tool selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selects {
    /// Nothing but what it places and moves.
    Nothing,
    /// Things.
    Things,
    /// Blocks.
    Blocks,
}

/// A tool's part of the inspector while nothing is selected.
pub trait Options {
    /// Shows the options.
    fn ui(&mut self, ui: &mut egui::Ui, fields: &mut Fields, cx: &Studio, out: &mut Outbox);
}

/// A tool of the canvas: a small state machine that draws its own ghost and sends edits.
///
/// Its id, name, icon, keys and help are its row of the table of actions. What is true of it whatever its state are its
/// [`ToolFacts`].
pub trait Tool {
    /// Works the pointer: changes its own state, sends edits.
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox);
    /// Draws what a click would do.
    fn ghost(&self, _ghost: &Ghost<'_>, _cx: &Studio) {}
    /// Shape of the cursor.
    fn cursor(&self, _pointer: Pointer, _cx: &Studio) -> CursorIcon {
        CursorIcon::Crosshair
    }
    /// Forgets a drag in progress; what it has already done stays done.
    fn cancel(&mut self) {}
    /// Returns the edits that a drag would make if it ended now: runs meet them before the release.
    fn in_hand(&self) -> Option<&Arc<InHand>> {
        None
    }
    /// The tool as one that works on every surface; `None` if it works in levels alone.
    fn on_cells(&self) -> Option<&dyn CellTool> {
        None
    }
    /// The same tool, to work with it.
    fn on_cells_mut(&mut self) -> Option<&mut dyn CellTool> {
        None
    }
    /// Its options, shown by the inspector.
    fn options(&self) -> Option<Box<dyn Options>> {
        None
    }
    /// Whether an action can do anything with this tool in hand; `None` if that does not depend on the tool.
    fn can(&self, _action: Action, _cx: &Studio) -> Option<bool> {
        None
    }
    /// Carries out an action in its own way, such as deleting what it has hold of; false if it has none.
    fn act(&self, _action: Action, _cx: &Studio, _out: &mut Outbox) -> bool {
        false
    }
    /// Goes on by so many in what it works with, such as the kinds it places; false if that is the brush.
    fn step(&self, _by: i32, _cx: &Studio, _out: &mut Outbox) -> bool {
        false
    }
    /// Picks what is at a level position, in place of what is painted there; false if it picks nothing of its own.
    fn pick(&self, _at: Pos2, _cx: &Studio, _out: &mut Outbox) -> bool {
        false
    }
}

/// Every tool of cells works on the level in view.
impl<T: CellTool> Tool for T {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let on = LevelCells::of_tool(facts(self.id()).paints, cx);
        CellTool::pointer(self, pointer, &on, out);
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        CellTool::ghost(self, ghost, &LevelCells::of_tool(facts(self.id()).paints, cx));
    }

    fn cancel(&mut self) {
        CellTool::cancel(self);
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        CellTool::in_hand(self)
    }

    fn on_cells(&self) -> Option<&dyn CellTool> {
        Some(self)
    }

    fn on_cells_mut(&mut self) -> Option<&mut dyn CellTool> {
        Some(self)
    }

    fn options(&self) -> Option<Box<dyn Options>> {
        CellTool::options(self)
    }

    fn act(&self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        CellTool::act(self, action, cx, out)
    }
}

/// The facts about a tool: true of it whatever its state.
#[derive(Clone, Copy, Debug)]
pub struct ToolFacts {
    /// The things that it paints.
    pub paints: Paints,
    /// The things that it selects.
    pub selects: Selects,
    /// True if it works on every surface of cells, not in levels alone.
    pub on_cells: bool,
    /// True if it works in mazes.
    pub in_mazes: bool,
    /// A press takes hold of a thing: the one under the pointer is then marked.
    pub holds_things: bool,
    /// A drag pulls something open that the release leaves; a key then presses and another one releases.
    pub is_pulled: bool,
    /// Id of the palette that it alone takes from.
    pub palette: Option<&'static str>,
}

impl ToolFacts {
    /// A tool that works in levels alone, of which nothing else is true.
    pub const NONE: Self = Self {
        paints: Paints::Nothing,
        selects: Selects::Nothing,
        on_cells: false,
        in_mazes: false,
        holds_things: false,
        is_pulled: false,
        palette: None,
    };
    /// A tool that works on every surface of cells, mazes included.
    pub const OF_CELLS: Self = Self { on_cells: true, in_mazes: true, ..Self::NONE };
}

/// A line of the roster.
struct ToolEntry {
    tool: ToolId,
    facts: ToolFacts,
    make: fn() -> Box<dyn Tool>,
}

/// The tools, in the order of their ids.
const ROSTER: [ToolEntry; 17] = [
    entry::<select::Select>(ToolId::Select, select::FACTS),
    entry::<area::Area>(ToolId::Area, area::FACTS),
    entry::<wand::Wand>(ToolId::Wand, wand::FACTS),
    entry::<brush::Brush>(ToolId::Brush, brush::FACTS),
    entry::<eraser::Eraser>(ToolId::Eraser, eraser::FACTS),
    entry::<rectangle::Rectangle>(ToolId::Rectangle, rectangle::FACTS),
    entry::<ellipse::Ellipse>(ToolId::Ellipse, rectangle::FACTS),
    entry::<fill::Fill>(ToolId::Fill, fill::FACTS),
    entry::<pick::Pick>(ToolId::Pick, pick::FACTS),
    entry::<stamp::StampTool>(ToolId::Stamp, stamp::FACTS),
    entry::<shape::ShapeTool>(ToolId::Shape, shape::FACTS),
    entry::<ground::Ground>(ToolId::Ground, ground::FACTS),
    entry::<switcher::SwitcherTool>(ToolId::Switcher, switcher::FACTS),
    entry::<object::ObjectTool>(ToolId::Object, object::FACTS),
    entry::<start::StartTool>(ToolId::Start, start::FACTS),
    entry::<survey::mark::MarkTool>(ToolId::Mark, survey::mark::FACTS),
    entry::<survey::measure::Measure>(ToolId::Measure, survey::measure::FACTS),
];

// A tool is found by its id.
const _: () = {
    let mut at = 0;
    while at < ROSTER.len() {
        assert!(ROSTER[at].tool as usize == at);
        at += 1;
    }
};

const fn entry<T: Tool + Default + 'static>(tool: ToolId, facts: ToolFacts) -> ToolEntry {
    ToolEntry { tool, facts, make: || Box::<T>::default() }
}

/// Returns the facts about a tool.
pub const fn facts(tool: ToolId) -> &'static ToolFacts {
    &ROSTER[tool as usize].facts
}

/// Returns the facts about the tool in hand.
pub fn facts_in_hand(cx: &Studio) -> &'static ToolFacts {
    facts(cx.session().tools.tool)
}

/// A tool, as it is while it does nothing.
pub fn of(tool: ToolId) -> Box<dyn Tool> {
    (ROSTER[tool as usize].make)()
}

/// Returns all tools, in the order of the toolbar: that of their ids.
pub fn all() -> Vec<Box<dyn Tool>> {
    ToolId::ALL.iter().map(|(tool, _)| of(*tool)).collect()
}

/// The tool in hand.
pub fn in_hand(cx: &Studio) -> Box<dyn Tool> {
    of(cx.session().tools.tool)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tools_of_cells_are_known_as_such() {
        for ToolEntry { tool, facts, make } in &ROSTER {
            assert_eq!(make().on_cells().is_some(), facts.on_cells, "{tool:?}");
        }
    }

    #[test]
    fn tools_that_paint_are_these() {
        let of = |paints| -> Vec<_> {
            let all = ToolId::ALL.iter().map(|(tool, _)| *tool);
            all.filter(|tool| facts(*tool).paints == paints).map(ToolId::id).collect()
        };
        assert_eq!(of(Paints::Brush), ["brush", "rectangle", "ellipse", "fill"]);
        assert_eq!(of(Paints::BrushSize), ["eraser", "pick"]);
        assert_eq!(of(Paints::Stamp), ["stamp"]);
        assert_eq!(of(Paints::Ground), ["ground"]);
    }
}
