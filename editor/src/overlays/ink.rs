//! Colours of what is drawn over a level. They are on art, not on panels, so both shades of the theme share them.

use eframe::egui::Color32;
use kit::derived::palette::{DISTINCT, Palette};
use sim::tiles::TileLayer;

/// The canvas cursor.
pub const CARET: Color32 = Color32::from_rgb(120, 255, 190);
/// Lines every 16 pixels.
pub const GRID: Color32 = Color32::from_rgba_premultiplied(26, 28, 34, 34);
/// Lines around chunks.
pub const CHUNK: Color32 = Color32::from_rgba_premultiplied(92, 104, 128, 128);
/// The colour of the selection.
pub const SELECTED: Color32 = Color32::from_rgb(255, 236, 120);
/// Under the pointer.
pub const HOVER: Color32 = Color32::from_rgb(255, 255, 255);
/// The start.
pub const START: Color32 = Color32::from_rgb(120, 230, 140);
/// The goal.
pub const GOAL: Color32 = Color32::from_rgb(255, 210, 80);
/// The water line.
pub const WATER: Color32 = Color32::from_rgb(96, 190, 255);
/// Over all that is under water.
pub const UNDER_WATER: Color32 = Color32::from_rgba_premultiplied(6, 28, 72, 84);
/// A splash on the water.
pub const SPLASH: Color32 = Color32::from_rgb(214, 240, 255);
/// Limits of the camera.
pub const BOUNDS: Color32 = Color32::from_rgb(255, 122, 150);
/// A region.
pub const REGION: Color32 = Color32::from_rgb(196, 160, 255);
/// A note.
pub const NOTE: Color32 = Color32::from_rgb(250, 236, 170);
/// A note of something to do.
pub const TO_DO: Color32 = Color32::from_rgb(255, 176, 96);
/// A note of something that is done.
pub const DONE: Color32 = Color32::from_rgb(150, 196, 160);
/// Guides.
pub const GUIDE: Color32 = Color32::from_rgb(244, 92, 232);
/// The lines at which a dragged thing is in line with others.
pub const IN_LINE: Color32 = Color32::from_rgb(120, 255, 140);
/// Behind small texts over art.
pub const LABEL_BACK: Color32 = Color32::from_rgba_premultiplied(12, 14, 19, 214);
/// Small texts over art.
pub const LABEL: Color32 = Color32::from_rgb(236, 240, 246);
/// Normals of slopes.
pub const NORMAL: Color32 = Color32::from_rgb(255, 255, 255);

/// A colour of the kit.
pub const fn of([r, g, b]: [u8; 3]) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// The colour of something: its usual one, or one of those that are easy to distinguish.
pub const fn pick(palette: Palette, usual: Color32, place: usize) -> Color32 {
    match palette {
        Palette::Guide => usual,
        Palette::Distinct => of(DISTINCT[place]),
    }
}

/// A collision layer's own colour.
pub fn layer(layer: TileLayer) -> Color32 {
    match layer {
        TileLayer::A => Color32::from_rgb(108, 182, 255),
        TileLayer::B => Color32::from_rgb(250, 162, 80),
    }
}
