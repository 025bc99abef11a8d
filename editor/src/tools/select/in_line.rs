//! Guides and neighbours to which a dragged thing is aligned.

use crate::overlays::ink;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::targets;
use crate::tools::{Ghost, Pointer};
use eframe::egui::{Color32, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use sim::project::Guides;
use std::collections::BTreeSet;

/// Points within which a guide or a neighbour draws a thing to itself.
const REACH: f32 = 5.0;

/// Neighbours that are looked at, at most.
const NEIGHBOURS: usize = 400;

/// A line at which two things have the same place: both ends, level pixels.
pub type Line = [Pos2; 2];

/// Returns the place to which guides draw a point: within some points of one, it is on it.
pub fn to_guides(at: Pos2, zoom: f32, cx: &Studio) -> Pos2 {
    let shown = cx.in_view().level().filter(|_| cx.session().canvas.overlays.guides);
    shown.map_or(at, |level| at + to_lines([at.x, at.x, at.x], [at.y, at.y, at.y], &level.guides, REACH / zoom).0)
}

/// Returns the way that a thing has to go to be on the nearest guides, and the guides.
fn to_lines(xs: [f32; 3], ys: [f32; 3], guides: &Guides, reach: f32) -> (Vec2, [Option<i32>; 2]) {
    let nearest = |sides: [f32; 3], guides: &[i32]| {
        let all = guides.iter().flat_map(|guide| sides.map(|side| (*guide as f32 - side, *guide)));
        let near = all.filter(|(by, _)| by.abs() <= reach);
        near.min_by(|a, b| a.0.abs().total_cmp(&b.0.abs()))
    };
    let (x, y) = (nearest(xs, &guides.x), nearest(ys, &guides.y));
    (vec2(x.map_or(0.0, |(by, _)| by), y.map_or(0.0, |(by, _)| by)), [x.map(|(_, at)| at), y.map(|(_, at)| at)])
}

/// The left edge, the middle and the right edge of an area; top, middle and bottom.
fn sides(area: Rect) -> ([f32; 3], [f32; 3]) {
    let Rect { min, max } = area;
    let middle = area.center().floor();
    ([min.x, middle.x, max.x], [min.y, middle.y, max.y])
}

/// Returns where a thing goes that is moved by some pixels: to guides and, without a grid, to the edges and middles of what is
/// near. With the lines at which it is in line with these.
pub fn aligned(area: Rect, moves: &BTreeSet<Selected>, by: Vec2, pointer: Pointer, cx: &Studio) -> (Vec2, Vec<Line>) {
    let (mut by, reach) = (by, REACH / pointer.zoom);
    let shown = &cx.session().canvas.overlays;
    let Some(level) = cx.in_view().level() else { return (by, Vec::new()) };
    let mut on = [None; 2];
    if shown.guides {
        let (xs, ys) = sides(area.translate(by));
        let (more, guides) = to_lines(xs, ys, &level.guides, reach);
        (by, on) = (by + more, guides);
    }
    if !shown.smart_guides {
        return (by, Vec::new());
    }
    let view = &cx.session().canvas;
    let seen = Rect::from_min_size(view.view.origin, view.size / view.view.zoom);
    let things = targets::within(level, targets::Drawn::now(cx), seen);
    let near = things.filter(|(what, _)| !moves.contains(what)).map(|(_, area)| area);
    let near: Vec<Rect> = near.take(NEIGHBOURS).collect();
    if pointer.snap <= 1.0 {
        let more = to_neighbours(area.translate(by), &near, reach);
        by += vec2(if on[0].is_none() { more.x } else { 0.0 }, if on[1].is_none() { more.y } else { 0.0 });
    }
    (by, lines(area.translate(by), &near))
}

/// The way to the nearest edges and middles of others.
fn to_neighbours(area: Rect, others: &[Rect], reach: f32) -> Vec2 {
    let (xs, ys) = sides(area);
    let mut best = [None::<f32>; 2];
    for other in others {
        let (other_xs, other_ys) = sides(*other);
        for (axis, mine, theirs) in [(0, xs, other_xs), (1, ys, other_ys)] {
            for way in theirs.iter().flat_map(|there| mine.map(|here| there - here)) {
                if way.abs() <= reach && best[axis].is_none_or(|best| way.abs() < best.abs()) {
                    best[axis] = Some(way);
                }
            }
        }
    }
    vec2(best[0].unwrap_or(0.0), best[1].unwrap_or(0.0))
}

/// The lines at which an area is in line with others, each from the farthest to the farthest of them.
fn lines(area: Rect, others: &[Rect]) -> Vec<Line> {
    let (xs, ys) = sides(area);
    let mut found = Vec::new();
    let spans = |low: f32, high: f32, own: (f32, f32)| (low.min(own.0), high.max(own.1));
    for x in xs {
        let on = others.iter().filter(|other| sides(**other).0.contains(&x));
        let ends = on.fold(None, |ends: Option<(f32, f32)>, other| {
            Some(spans(other.top(), other.bottom(), ends.unwrap_or((area.top(), area.bottom()))))
        });
        found.extend(ends.map(|(top, bottom)| [pos2(x, top), pos2(x, bottom)]));
    }
    for y in ys {
        let on = others.iter().filter(|other| sides(**other).1.contains(&y));
        let ends = on.fold(None, |ends: Option<(f32, f32)>, other| {
            Some(spans(other.left(), other.right(), ends.unwrap_or((area.left(), area.right()))))
        });
        found.extend(ends.map(|(left, right)| [pos2(left, y), pos2(right, y)]));
    }
    found
}

/// Draws the lines at which the dragged thing is in line with others.
pub fn ghost(ghost: &Ghost<'_>, lines: &[Line]) {
    for line in lines {
        let ends = line.map(|at| ghost.view.to_screen(ghost.canvas, at));
        ghost.painter.line_segment(ends, Stroke::new(3.0, Color32::from_black_alpha(120)));
        ghost.painter.line_segment(ends, Stroke::new(1.0, ink::IN_LINE));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(width, height))
    }

    #[test]
    fn the_nearest_guide_draws_the_nearest_side() {
        let guides = Guides { x: vec![100, 140], y: vec![-20], ..Guides::default() };
        for (x, by, guide) in
            [(97.0, 3.0, Some(100)), (82.0, 2.0, Some(100)), (121.0, 3.0, Some(140)), (107.0, 0.0, None)]
        {
            let (xs, ys) = sides(area(x, 0.0, 16.0, 16.0));
            assert_eq!(to_lines(xs, ys, &guides, 4.0), (vec2(by, 0.0), [guide, None]), "{x}");
        }
        let (xs, ys) = sides(area(0.0, -38.0, 16.0, 16.0));
        assert_eq!(to_lines(xs, ys, &guides, 4.0), (vec2(0.0, 2.0), [None, Some(-20)]));
    }

    #[test]
    fn neighbours_draw_and_lines_reach_from_one_to_the_other() {
        let others = [area(64.0, 200.0, 16.0, 16.0), area(300.0, 3.0, 40.0, 10.0)];
        assert_eq!(to_neighbours(area(62.0, 0.0, 16.0, 16.0), &others, 4.0), vec2(2.0, 0.0));
        let found = lines(area(64.0, 0.0, 16.0, 16.0), &others);
        let upright = |x: f32| [pos2(x, 0.0), pos2(x, 216.0)];
        let level = [pos2(64.0, 8.0), pos2(340.0, 8.0)];
        assert_eq!(found, [upright(64.0), upright(72.0), upright(80.0), level]);
        assert!(lines(area(1.0, 21.0, 4.0, 4.0), &others).is_empty());
    }
}
