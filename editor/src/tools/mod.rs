//! The canvas's tools: one file and one roster line each.

pub mod arranging;
pub mod links;
pub mod places;
pub mod resting;

use crate::command::Outbox;
use crate::context::PaneContext;
use crate::session::View;
use crate::widgets::atlas::BlockAtlas;
use eframe::egui::{self, CursorIcon, Painter, Pos2, Rect, pos2};

/// What the pointer does over the canvas in this frame.
#[derive(Clone, Copy, Debug)]
pub struct Pointer {
    /// Level position, pixels (fractions below one pixel kept).
    pub at: Pos2,
    /// Left button held and the canvas owns the press.
    pub down: bool,
    /// The press began in this frame.
    pub pressed: bool,
    /// The release came in this frame.
    pub released: bool,
    /// Modifier keys.
    pub modifiers: egui::Modifiers,
    /// Points per level pixel.
    pub zoom: f32,
    /// Pixels that positions are rounded to: the snap size, or 1 while Shift is held.
    pub snap: f32,
}

impl Pointer {
    /// The block under the pointer: column and row.
    pub fn block(&self) -> (i32, i32) {
        block_of(self.at)
    }
}

/// The block at a level position.
pub fn block_of(at: Pos2) -> (i32, i32) {
    ((at.x / 16.0).floor() as i32, (at.y / 16.0).floor() as i32)
}

/// A level position rounded to so many pixels.
pub fn rounded(at: Pos2, snap: f32) -> Pos2 {
    ((at.to_vec2() / snap).round() * snap).to_pos2()
}

/// Where a tool draws what a click would do.
pub struct Ghost<'a> {
    /// Clipped to the canvas.
    pub painter: &'a Painter,
    /// The canvas, points.
    pub canvas: Rect,
    /// What it shows.
    pub view: View,
    /// Level position of the pointer; `None` while it is elsewhere.
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
    pub fn blocks(&self, (x, y): (i32, i32), (width, height): (i32, i32)) -> Rect {
        let corner = |x: i32, y: i32| pos2(x as f32 * 16.0, y as f32 * 16.0);
        self.area(Rect::from_min_max(corner(x, y), corner(x.saturating_add(width), y.saturating_add(height))))
    }
}

/// A tool of the canvas: a small state machine that draws its own ghost and sends edits.
pub trait Tool {
    /// Stored in the session: never changes.
    fn id(&self) -> &'static str;
    /// Works the pointer: changes its own state, sends edits.
    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox);
    /// Draws what a click would do.
    fn ghost(&self, _ghost: &Ghost<'_>, _cx: &PaneContext<'_>) {}
    /// True for tools that put blocks or chunks where one clicks: they are clicked fast and often, so that nothing may
    /// open under a double click, and Alt may pick where the right button erases.
    fn paints(&self) -> bool {
        false
    }
    /// Shape of the cursor.
    fn cursor(&self, _pointer: Pointer, _cx: &PaneContext<'_>) -> CursorIcon {
        CursorIcon::Crosshair
    }
    /// Forgets a drag in progress; what it has already done stays done.
    fn cancel(&mut self) {}
}

/// Declares the files of this folder and lists what they hold: adding a tool is one file and one line here.
macro_rules! roster {
    ($($file:ident :: $name:ident),* $(,)?) => {
        $(pub mod $file;)*
        /// All tools.
        pub fn all() -> Vec<Box<dyn Tool>> {
            vec![$(Box::new($file::$name::default())),*]
        }
    };
}
roster! {
    select::Select,
    area::Area,
    brush::Brush,
    eraser::Eraser,
    rectangle::Rectangle,
    fill::Fill,
    pick::Pick,
    stamp::StampTool,
    shape::ShapeTool,
    ground::Ground,
    switcher::SwitcherTool,
    object::ObjectTool,
    start::StartTool,
}
