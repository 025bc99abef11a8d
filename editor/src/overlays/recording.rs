//! A recording's way beside ours, and where they part.

use super::stage::{SHADE, Stage};
use crate::language::said;
use crate::tr;
use eframe::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, vec2};
use kit::play::ghost::Ghost;

/// The recorded player.
const THEIRS: Color32 = Color32::from_rgb(0x6c, 0xd8, 0xff);
/// Ours.
const OURS: Color32 = Color32::from_rgb(0xff, 0xb4, 0x54);
const PARTING: Color32 = Color32::from_rgb(0xff, 0x5d, 0x6c);
/// Frames of a way that are painted or left out together.
const PIECE: usize = 64;
/// A step longer than this, in level pixels, is no way gone.
const LEAP: f32 = 64.0;
/// Fields of the first difference that its tag shows.
const SHOWN: usize = 4;

/// Paints both ways, the parting, and the recorded player beside a running one (`frame` frames after the start).
pub fn paint(stage: &Stage<'_>, ghost: &Ghost, frame: Option<u32>) {
    let width = (stage.zoom * 0.7).clamp(1.5, 3.0);
    paint_way(stage, &ghost.theirs, width + 2.0, THEIRS.gamma_multiply(0.55));
    paint_way(stage, &ghost.ours, width * 0.6, OURS);
    if let Some((x, y)) = frame.and_then(|frame| ghost.at(frame)) {
        stage.outline(stage.pixels((x - 9, y - 19), (x + 9, y + 19)), 1.5, THEIRS);
    }
    paint_parting(stage, ghost);
}

/// Paints a way of level pixels.
pub fn paint_way(stage: &Stage<'_>, way: &[(i32, i32)], width: f32, color: Color32) {
    let seen = stage.clip.expand(8.0);
    // Pieces share an end.
    for start in (0..way.len()).step_by(PIECE) {
        let piece = &way[start..way.len().min(start + PIECE + 1)];
        let points: Vec<Pos2> = piece.iter().map(|at| stage.middle(*at)).collect();
        if !seen.intersects(Rect::from_points(&points)) {
            continue;
        }
        for part in points.chunk_by(|from, to| (*to - *from).length() <= LEAP * stage.zoom) {
            let mut part = part.to_vec();
            part.dedup();
            if part.len() > 1 {
                stage.painter.add(Shape::line(part, Stroke::new(width, color)));
            }
        }
    }
}

fn paint_parting(stage: &Stage<'_>, ghost: &Ghost) {
    let Some(parting) = &ghost.difference else { return };
    let (theirs, ours) = (stage.middle(parting.theirs), stage.middle(parting.ours));
    if !stage.clip.expand(200.0).contains(theirs) {
        return;
    }
    let radius = (stage.zoom * 6.0).clamp(7.0, 20.0);
    for (at, color) in [(theirs, THEIRS), (ours, OURS)] {
        stage.painter.circle_filled(at, 2.5, color);
    }
    stage.painter.circle_stroke(theirs, radius, Stroke::new(4.0, SHADE));
    stage.painter.circle_stroke(theirs, radius, Stroke::new(2.0, PARTING));
    let mut at = theirs + vec2(radius + 4.0, -radius);
    let mut line = |text: String| at.y = stage.tag(at, Align2::LEFT_TOP, text, Color32::WHITE).max.y;
    line(tr!("first difference: frame {frame}", frame = parting.frame));
    for (name, theirs, ours) in parting.fields.iter().take(SHOWN) {
        line(tr!("{name}: {theirs} recorded, {ours} here", name = said(name), theirs, ours));
    }
}
