//! The ways of objects that move by themselves, as the core reports them.

use super::boxes::{Seen, dashed, each};
use crate::overlays::Stage;
use crate::studio::Studio;
use eframe::egui::Color32;

/// A way, and the object at both ends of it.
pub const PATH: Color32 = Color32::from_rgb(0x6f, 0xe3, 0xc1);
/// Radius of the dot at an end, points.
const DOT: f32 = 3.0;

/// Paints the ways of placed objects, while no world runs.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    if cx.play().run().is_none() {
        each(stage, cx, |seen| paint_one(stage, seen));
    }
}

fn paint_one(stage: &Stage<'_>, seen: &Seen<'_>) {
    let body = &seen.object.body;
    let mut places = Vec::new();
    seen.object.state.path(body, seen.setting, &mut |place| places.push(place));
    let (Some(first), Some(last)) = (places.first(), places.last()) else { return };
    for pair in places.windows(2) {
        stage.segment(stage.middle(pair[0]), stage.middle(pair[1]), 1.5, PATH);
    }
    let (w, h) = (i32::from(body.half_width), i32::from(body.half_height));
    for (x, y) in [*first, *last] {
        let at = |dx: i32, dy: i32| (x.saturating_add(dx), y.saturating_add(dy));
        dashed(stage, stage.pixels(at(-w, -h), at(w - 1, h - 1)), PATH);
        stage.painter.circle_filled(stage.middle((x, y)), DOT, PATH);
    }
}
