//! Attempts of others on the level: heat map, paths and deaths.

use super::recording::paint_way;
use super::stage::{SHADE, Stage};
use crate::session::HeatShown;
use crate::studio::Studio;
use eframe::egui::{Align2, Color32, Mesh, Pos2, Rect, Stroke, vec2};
use kit::play::attempts::AttemptEnd;
use kit::play::heat::{CELL, HeatCell, HeatMap};
use kit::play::plays::SentPlays;

const GOAL: Color32 = Color32::from_rgb(0x6e, 0xdc, 0x8c);
const DEATH: Color32 = Color32::from_rgb(0xff, 0x5d, 0x6c);
const LEFT: Color32 = Color32::from_rgb(0xc8, 0xcc, 0xd8);
const CHOSEN: Color32 = Color32::from_rgb(0xff, 0xd2, 0x4a);
/// From seldom to often, or from slow to fast.
const SCALE: [[u8; 3]; 5] =
    [[0x2c, 0x4a, 0xc8], [0x1f, 0xa8, 0xc8], [0x5c, 0xcc, 0x5c], [0xf4, 0xc8, 0x3c], [0xf4, 0x4c, 0x3c]];
/// Paths that are painted at most: those of the last attempts.
const MOST_WAYS: usize = 100;
/// Points from one place of a path to the next, at least.
const LEAST: f32 = 3.0;
/// Pixels around which deaths are counted together, for each point of a level pixel's size.
const NEAR: f32 = 28.0;

/// Paints what is chosen of the attempts.
pub fn paint(stage: &Stage<'_>, plays: &SentPlays, cx: &Studio) {
    let choices = &cx.session().play;
    if choices.plays_shown.heat != HeatShown::Nothing {
        paint_heat(stage, &plays.heat, choices.plays_shown.heat);
    }
    if choices.plays_shown.ways {
        let first = plays.attempts.len().saturating_sub(MOST_WAYS);
        for attempt in &plays.attempts[first..] {
            let color = match attempt.played.end {
                AttemptEnd::Goal(_) => GOAL,
                AttemptEnd::Death(_) => DEATH,
                AttemptEnd::Left => LEFT,
            };
            paint_way(stage, &thinned(stage, attempt.played.alive()), 1.25, color.gamma_multiply(0.55));
        }
    }
    if let Some(attempt) = choices.attempt.and_then(|row| plays.attempts.get(row)) {
        let way = thinned(stage, attempt.played.alive());
        paint_way(stage, &way, 4.0, SHADE.gamma_multiply(0.6));
        paint_way(stage, &way, 2.0, CHOSEN);
    }
    if choices.plays_shown.deaths {
        paint_deaths(stage, plays);
    }
}

/// The places of a way that differ on the screen.
fn thinned(stage: &Stage<'_>, way: &[kit::play::attempts::WayPoint]) -> Vec<(i32, i32)> {
    let least = (LEAST / stage.zoom).max(1.0) as i32;
    let mut thin: Vec<(i32, i32)> = Vec::new();
    for point in way {
        let is_near = |(x, y): &(i32, i32)| (point.x - x).abs() < least && (point.y - y).abs() < least;
        if !thin.last().is_some_and(is_near) {
            thin.push((point.x, point.y));
        }
    }
    thin.extend(way.last().map(|point| (point.x, point.y)));
    thin
}

fn paint_heat(stage: &Stage<'_>, heat: &HeatMap, shown: HeatShown) {
    let mut mesh = Mesh::default();
    let (from, to) = corners(stage);
    for ((x, y), cell) in heat.seen(from, to).filter(|(_, cell)| cell.frames > 0) {
        let (share, weight) = match shown {
            HeatShown::Nothing => continue,
            HeatShown::Passages => (heat.share_of_passages(cell), 0.55),
            HeatShown::Time => (heat.share_of_time(cell), 0.55),
            HeatShown::Speed => (cell.share_of_speed(), 0.55),
        };
        let rect = stage.pixels((x, y), (x + CELL - 1, y + CELL - 1));
        mesh.add_colored_rect(rect, color(share).gamma_multiply(weight));
    }
    stage.painter.add(mesh);
}

/// The level pixels in the corners of the stage.
fn corners(stage: &Stage<'_>) -> ((i32, i32), (i32, i32)) {
    let origin = (stage.to_screen)(Pos2::ZERO);
    let pixel = |at: Pos2| {
        let at = (at - origin) / stage.zoom;
        (at.x.floor() as i32, at.y.floor() as i32)
    };
    (pixel(stage.clip.min), pixel(stage.clip.max))
}

fn color(share: f32) -> Color32 {
    let at = share.clamp(0.0, 1.0) * (SCALE.len() - 1) as f32;
    let (low, part) = (at.floor() as usize, at.fract());
    let high = SCALE[(low + 1).min(SCALE.len() - 1)];
    let mixed = |n: usize| (f32::from(SCALE[low][n]) * (1.0 - part) + f32::from(high[n]) * part) as u8;
    Color32::from_rgb(mixed(0), mixed(1), mixed(2))
}

/// Deaths near each other are one mark with their number.
fn paint_deaths(stage: &Stage<'_>, plays: &SentPlays) {
    let mut groups: Vec<(Pos2, usize)> = Vec::new();
    let (from, to) = corners(stage);
    for ((x, y), HeatCell { deaths, .. }) in plays.heat.seen(from, to).filter(|(_, cell)| cell.deaths > 0) {
        let at = stage.middle((x + CELL / 2, y + CELL / 2));
        match groups.iter_mut().find(|(other, _)| other.distance(at) < NEAR) {
            Some((_, count)) => *count += *deaths as usize,
            None => groups.push((at, *deaths as usize)),
        }
    }
    for (at, count) in groups {
        let radius = 7.0 + (count as f32).ln() * 3.0;
        if !stage.clip.intersects(Rect::from_center_size(at, vec2(60.0, 60.0))) {
            continue;
        }
        stage.painter.circle(at, radius + 1.0, DEATH.gamma_multiply(0.75), Stroke::new(1.5, SHADE));
        let (by, stroke) = (radius * 0.5, Stroke::new(2.0, Color32::WHITE));
        stage.painter.line_segment([at - vec2(by, by), at + vec2(by, by)], stroke);
        stage.painter.line_segment([at + vec2(-by, by), at + vec2(by, -by)], stroke);
        if count > 1 {
            stage.tag(at + vec2(radius + 3.0, 0.0), Align2::LEFT_CENTER, count, Color32::WHITE);
        }
    }
}
