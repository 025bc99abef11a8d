//! A pen that draws ground from left to right, and the switchers of loops.

use super::art::B;
use super::canvas::{Canvas, Material::Earth};
use super::curves::{Profile, Stroke};
use sim::project::{LayerSwitcher, SwitcherSide};
use sim::tiles::TileLayer;

/// A pen that draws ground from left to right.
pub struct Pen<'a> {
    /// What it draws on.
    pub canvas: &'a mut Canvas,
    /// Column of its point.
    pub x: i32,
    /// Row whose top edge its point is on.
    pub y: i32,
    /// Row that the ground goes down to.
    pub bottom: i32,
}

impl Pen<'_> {
    /// Level ground of so many columns.
    pub fn flat(&mut self, width: i32) {
        self.canvas.blocks([self.x, self.y, self.x + width, self.bottom], Earth);
        self.x += width;
    }

    /// A hill of so many columns that goes down so many rows (up if negative).
    pub fn hill(&mut self, width: i32, drop: i32) {
        let stroke = Stroke { x: self.x, y: self.y, width, drop, profile: Profile::Hill };
        stroke.floor(self.canvas, self.bottom, Earth);
        self.x += width;
        self.y += drop;
    }
}

/// Layer A, behind what is in front.
pub const BACK_A: SwitcherSide = SwitcherSide { layer: TileLayer::A, high_priority: false };
/// Layer B, before it.
pub const FRONT_B: SwitcherSide = SwitcherSide { layer: TileLayer::B, high_priority: true };

/// The three switchers of a loop, without ids: its centre's column, the row of its floor, its radius in pixels.
pub fn of_loop((x, floor, radius): (i32, i32, i32)) -> [LayerSwitcher; 3] {
    let beside = radius / B + 4;
    let make = |(x, y, half_length, right_or_below, left_or_above, grounded_only)| LayerSwitcher {
        x: x * B,
        y: y * B,
        half_length,
        right_or_below,
        left_or_above,
        grounded_only,
        ..LayerSwitcher::default()
    };
    // Left of the loop all is A; to the right of it too, but a player who comes in from there runs the loop on B.
    [
        (x - beside, floor - 2, 64, BACK_A, BACK_A, false),
        (x, floor - 2 * radius / B, 32, BACK_A, FRONT_B, true),
        (x + beside, floor - 2, 64, BACK_A, FRONT_B, false),
    ]
    .map(make)
}
