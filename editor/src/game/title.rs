//! The title of a level, before it begins.

use super::hud::{NAME, VALUE};
use super::letters::{HEIGHT, Print, width};
use eframe::egui::{Color32, Vec2};

const DARK: Color32 = Color32::from_rgb(0x0e, 0x12, 0x1c);
const BAND: Color32 = Color32::from_rgb(0x1f, 0x7a, 0x6c);
const STRIPE: Color32 = Color32::from_rgb(0xf2, 0xb8, 0x4b);

/// The words of the title.
pub struct Words<'a> {
    /// The level's title.
    pub title: &'a str,
    /// The number of the level among the project's.
    pub below: &'a str,
    /// The author; empty if nobody is named.
    pub author: &'a str,
}

/// Paints the title, `at` seconds of `whole`: bands slide in, the words after them, and all leaves for the level.
pub fn paint(print: &mut Print<'_>, size: Vec2, words: &Words<'_>, (at, whole): (f32, f32)) {
    let come = ease((at / 0.5).clamp(0.0, 1.0));
    let go = ease(((at - (whole - 0.35)) / 0.35).clamp(0.0, 1.0));
    print.block((0.0, 0.0), (size.x, size.y), DARK.gamma_multiply(1.0 - go));
    let middle = (size.y / 2.0).round();
    let slide = |late: f32| {
        let come = ease(((at - late) / 0.5).clamp(0.0, 1.0));
        ((1.0 - come) - go) * (size.x + 60.0)
    };
    print.leaning((-60.0 - slide(0.0), middle - 34.0), (size.x + 120.0, 52.0), BAND);
    print.leaning((-60.0 + slide(0.1), middle + 22.0), (size.x + 120.0, 6.0), STRIPE);
    let room = size.x - 32.0;
    let scale = [3.0, 2.0, 1.0].into_iter().find(|scale| width(words.title, *scale) <= room).unwrap_or(1.0);
    let x = ((size.x - width(words.title, scale)) / 2.0).floor() + slide(0.15).round();
    let y = middle - 8.0 - (HEIGHT * scale / 2.0).floor();
    print.text((x, y), scale, words.title, VALUE);
    let x = ((size.x - width(words.below, 1.0)) / 2.0).floor() - slide(0.25).round();
    let color = NAME.gamma_multiply(come);
    print.text((x, middle + 36.0), 1.0, words.below, color);
    let x = ((size.x - width(words.author, 1.0)) / 2.0).floor() - slide(0.3).round();
    print.text((x, middle + 50.0), 1.0, words.author, color);
}

/// From 0 to 1, fast at first.
fn ease(t: f32) -> f32 {
    1.0 - (1.0 - t).powi(3)
}
