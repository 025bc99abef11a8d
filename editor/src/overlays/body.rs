//! The player's own overlays: sizes, speeds, and where he went.

use super::ink;
use super::speed::speed_text;
use super::stage::{SHADE, Stage};
use super::subjects;
use crate::studio::Studio;
use eframe::egui::{Align2, Color32, Pos2, Shape, Stroke, Vec2, vec2};
use kit::derived::inks;
use kit::play::run::LevelRun;
use kit::play::subject::Subject;
use sim::angle::Mode;
use sim::player::Player;
use sim::player::characters::push_radius;
use sim::ruleset::Ruleset;
use sim::trace::Who;

const X_SPEED: Color32 = Color32::from_rgb(0xff, 0x9a, 0x4d);
const Y_SPEED: Color32 = Color32::from_rgb(0x8c, 0xe8, 0x6a);
const GROUND_SPEED: Color32 = Color32::from_rgb(0xff, 0xf3, 0xc4);

/// Frames of the trail while a run goes on: six seconds.
pub const RECENT: usize = 6 * 60;
/// Frames of the trail that a stopped run leaves: half a minute.
pub const LEFT_BEHIND: usize = 30 * 60;
/// Frames that are painted in one brightness.
const BAND: usize = 30;
/// Level pixels that an arrow is long for a speed of one pixel per frame.
const ARROW: f32 = 7.0;

/// Width and height radius as a box, the push radius as a line across, the centre as a cross.
pub fn paint_radii(stage: &Stage<'_>, cx: &Studio) {
    let Some(run) = cx.play().run() else { return };
    let rules = &run.level().ruleset;
    subjects(run, cx.session()).into_iter().for_each(|subject| paint_radii_of(stage, subject.player, rules));
}

fn paint_radii_of(stage: &Stage<'_>, player: &Player, rules: &Ruleset) {
    let (x, y) = (player.x.px(), player.y.px());
    let (width, height) = (i32::from(player.width_radius), i32::from(player.height_radius));
    // On walls the feet, and with them the box, point sideways.
    let on_wall = !player.airborne && matches!(player.ground_angle.mode(), Mode::LeftWall | Mode::RightWall);
    let (across, down) = if on_wall { (height, width) } else { (width, height) };
    let sides = stage.pixels((x - across, y - down), (x + across, y + down));
    stage.outline(sides, 1.25, Color32::WHITE);
    let push = Color32::from_rgb(0xff, 0x8a, 0xe0);
    let radius = push_radius(rules, player.character);
    let (left, right) = (stage.middle((x - radius, y)), stage.middle((x + radius, y)));
    stage.dashes(left, right, 1.25, push);
    let centre = stage.middle((x, y));
    let arm = stage.zoom.clamp(2.5, 6.0);
    for by in [vec2(arm, 0.0), vec2(0.0, arm)] {
        stage.segment(centre - by, centre + by, 1.25, Color32::WHITE);
    }
    if stage.zoom >= 2.0 {
        let beside = sides.left_center() - vec2(3.0, 0.0);
        stage.tag(beside, Align2::RIGHT_CENTER, format!("{width} {height}"), Color32::WHITE);
    }
}

/// The three speeds as arrows from the centre, each with its value.
pub fn paint_speeds(stage: &Stage<'_>, cx: &Studio) {
    let Some(run) = cx.play().run() else { return };
    subjects(run, cx.session()).into_iter().for_each(|subject| paint_speeds_of(stage, subject.player));
}

fn paint_speeds_of(stage: &Stage<'_>, player: &Player) {
    let centre = stage.middle((player.x.px(), player.y.px()));
    let scale = ARROW * stage.zoom.clamp(0.75, 4.0) / 256.0;
    let width = (stage.line() * 0.9).max(1.5);
    let arrow = |by: Vec2, color: Color32, text: String| {
        if by.length() < 2.0 {
            return;
        }
        stage.arrow(centre, by, width, color);
        if stage.zoom >= 1.5 {
            // Short arrows have their values outside of the body too.
            let tip = centre + by.normalized() * (by.length() + 5.0).max(24.0 * stage.zoom);
            let align = if by.x.abs() >= by.y.abs() {
                if by.x > 0.0 { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER }
            } else if by.y > 0.0 {
                Align2::CENTER_TOP
            } else {
                Align2::CENTER_BOTTOM
            };
            stage.tag(tip, align, text, color);
        }
    };
    let (x_speed, y_speed) = (player.x_speed.0, player.y_speed.0);
    if !player.airborne && player.ground_speed.0 != 0 {
        // Along the ground, by the same angle that x and y speed were derived by.
        let angle = f32::from(player.ground_angle.0) * std::f32::consts::TAU / 256.0;
        let along = Vec2::angled(angle) * f32::from(player.ground_speed.0) * scale;
        // Apart from the x speed on a flat floor, with which it would coincide.
        let flat = player.ground_angle.0 == 0 || player.ground_angle.is_flagged();
        if !flat {
            arrow(along, GROUND_SPEED, speed_text(player.ground_speed.0));
        }
    }
    arrow(vec2(f32::from(x_speed) * scale, 0.0), X_SPEED, speed_text(x_speed));
    arrow(vec2(0.0, f32::from(y_speed) * scale), Y_SPEED, speed_text(y_speed));
}

/// The ways of the players that are shown in the last seconds; without the first one's if that is painted already.
pub fn paint_trails(stage: &Stage<'_>, cx: &Studio, run: &LevelRun, (frames, without_first): (usize, bool)) {
    let is_left = |subject: &Subject<'_>| !without_first || subject.who != Who::First;
    for Subject { who, .. } in subjects(run, cx.session()).into_iter().filter(is_left) {
        let points: Vec<Pos2> = run.trail(who, frames).map(|at| stage.middle(at)).collect();
        paint_trail(stage, &points, frames, trail_color(who));
    }
}

/// The colour of a player's trail, and of his name.
pub const fn trail_color(who: Who) -> Color32 {
    ink::of(inks::trail(who))
}

/// A way that fades within so many frames, with a dot for every tenth one.
fn paint_trail(stage: &Stage<'_>, points: &[Pos2], frames: usize, color: Color32) {
    let width = (stage.zoom * 0.6).clamp(1.25, 2.5);
    // A restart is no way gone.
    let leaps = |from: Pos2, to: Pos2| (to - from).length() > 64.0 * stage.zoom;
    let seen = stage.clip.expand(8.0);
    // Newest first, in bands of one brightness each, which share an end: a line costs less than its segments would.
    let mut end = points.len();
    for band in 0..frames / BAND {
        let start = end.saturating_sub(BAND + 1);
        let Some(part) = points.get(start..end).filter(|part| part.len() > 1) else { break };
        let age = 1.0 - band as f32 / (frames / BAND) as f32;
        for way in part.chunk_by(|from, to| !leaps(*from, *to)) {
            if way.len() > 1 && way.iter().any(|at| seen.contains(*at)) && way.iter().any(|at| *at != way[0]) {
                let mut way = way.to_vec();
                way.dedup();
                let shade = Stroke::new(width + 1.5, SHADE.gamma_multiply(0.35 * age));
                stage.painter.add(Shape::line(way.clone(), shade));
                stage.painter.add(Shape::line(way, Stroke::new(width, color.gamma_multiply(0.15 + 0.65 * age))));
            }
        }
        for at in part.iter().rev().step_by(10).filter(|at| seen.contains(**at)) {
            stage.painter.circle_filled(*at, width, color.gamma_multiply(0.2 + 0.6 * age));
        }
        end = start + 1;
    }
}
