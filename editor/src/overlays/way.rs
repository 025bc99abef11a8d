//! The whole way of the run on the timeline: coloured by what one chooses, over the way it went before the last edit.

use super::dial;
use super::ink;
use super::recording;
use super::speed::speed_text;
use super::stage::{SHADE, Stage};
use crate::language::{said, t};
use crate::look::figure;
use crate::look::theme;
use crate::session::WayColor;
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, pos2, vec2};
use kit::derived::palette::Palette;
use kit::play::sample::{Doing, Sample};
use kit::timeline::beside::{Beside, MOST};
use kit::timeline::track::{Piece, Track};
use sim::angle::Mode;
use sim::tiles::TileLayer;

/// A step longer than this, in level pixels, is no way gone.
const LEAP: i32 = 64;
/// Poses that are drawn at most in one picture.
const MOST_POSES: usize = 48;
/// Pixels from the player within which no pose is drawn.
const APART: i32 = 40;
/// Points from the pointer to the way within which a frame is named.
const NEAR: f32 = 9.0;
/// The way before the last edit.
const BEFORE: Color32 = Color32::from_rgb(0xc4, 0xcc, 0xd8);

/// Colours of slow to fast: 0, 3, 6, 9 and 12 pixels a frame.
const SPEEDS: [Color32; 5] = [
    Color32::from_rgb(0x5b, 0x8d, 0xff),
    Color32::from_rgb(0x4f, 0xd8, 0xc8),
    Color32::from_rgb(0xff, 0xe0, 0x66),
    Color32::from_rgb(0xff, 0x9a, 0x3d),
    Color32::from_rgb(0xff, 0x4d, 0x4d),
];

/// The same from dark to light: easy to distinguish.
const SPEEDS_DISTINCT: [Color32; 5] = [
    Color32::from_rgb(0x5a, 0x4f, 0xcf),
    Color32::from_rgb(0x3f, 0x88, 0xc5),
    Color32::from_rgb(0x35, 0xb0, 0x97),
    Color32::from_rgb(0x9b, 0xd6, 0x3f),
    Color32::from_rgb(0xfd, 0xe7, 0x25),
];

/// Colours of runs beside the one in hand, in the order in which they were added.
const BESIDE: [Color32; MOST] = [
    Color32::from_rgb(0xff, 0x8a, 0xe0),
    Color32::from_rgb(0x8c, 0xe8, 0x6a),
    Color32::from_rgb(0x6c, 0xd8, 0xff),
    Color32::from_rgb(0xff, 0xc8, 0x5a),
    Color32::from_rgb(0xb6, 0x9c, 0xff),
    Color32::from_rgb(0xff, 0x7a, 0x6a),
];

/// The colour of a run beside the one in hand; of none, if there can't be so many.
pub fn beside_color(place: usize, palette: Palette) -> Option<Color32> {
    BESIDE.get(place).map(|usual| ink::pick(palette, *usual, place))
}

/// The colour of a frame.
pub fn color(sample: &Sample, by: WayColor, palette: Palette) -> Color32 {
    match by {
        // In steps of half a pixel, so that long stretches have one colour.
        WayColor::Speed => {
            let half_pixels = (sample.speed() / 128).min(23);
            let (place, part) = (half_pixels / 6, half_pixels % 6);
            let speeds = if palette == Palette::Distinct { SPEEDS_DISTINCT } else { SPEEDS };
            let [from, to] = [place, place + 1].map(|at| speeds[(at as usize).min(speeds.len() - 1)]);
            from.lerp_to_gamma(to, part as f32 / 6.0)
        }
        WayColor::Mode => mode_color(sample.mode(), palette),
        WayColor::State => state_color(sample.doing, palette),
        WayColor::Layer => {
            let colors = theme::colors(true);
            if sample.layer == TileLayer::A { colors.layer_a } else { colors.layer_b }
        }
    }
}

/// The colour of a mode; of the air, if there is none.
pub const fn mode_color(mode: Option<Mode>, palette: Palette) -> Color32 {
    match mode {
        Some(Mode::Floor) => ink::pick(palette, Color32::from_rgb(0x7c, 0xd6, 0x7a), 0),
        Some(Mode::RightWall) => ink::pick(palette, Color32::from_rgb(0xff, 0xb4, 0x54), 5),
        Some(Mode::Ceiling) => ink::pick(palette, Color32::from_rgb(0xe0, 0x6c, 0xff), 2),
        Some(Mode::LeftWall) => ink::pick(palette, Color32::from_rgb(0x6c, 0xb6, 0xff), 1),
        None => ink::pick(palette, Color32::from_rgb(0xb0, 0xb8, 0xc4), 4),
    }
}

/// Returns the name of a mode; the air, if there is none.
pub fn mode_name(mode: Option<Mode>) -> &'static str {
    mode.map_or_else(|| t("air"), dial::mode_word)
}

/// The colour of what the player is doing.
pub const fn state_color(doing: Doing, palette: Palette) -> Color32 {
    match doing {
        Doing::Feet => ink::pick(palette, Color32::from_rgb(0x7c, 0xd6, 0x7a), 0),
        Doing::Rolling => ink::pick(palette, Color32::from_rgb(0xff, 0xb4, 0x54), 5),
        Doing::Jumping => ink::pick(palette, Color32::from_rgb(0x6c, 0xb6, 0xff), 1),
        Doing::Falling => ink::pick(palette, Color32::from_rgb(0xb0, 0xb8, 0xc4), 4),
        Doing::Ability => ink::pick(palette, Color32::from_rgb(0xe0, 0x6c, 0xff), 2),
        Doing::Hurt => ink::pick(palette, Color32::from_rgb(0xff, 0x9a, 0x3d), 3),
        Doing::Dying => ink::pick(palette, Color32::from_rgb(0xff, 0x4d, 0x4d), 7),
    }
}

/// The values of a frame, for a tag or a tooltip.
pub fn values(sample: &Sample) -> String {
    let (x, y) = sample.px();
    let speed = if sample.airborne {
        tr!(
            "x speed {x_speed}, y speed {y_speed}",
            x_speed = speed_text(sample.x_speed.0),
            y_speed = speed_text(sample.y_speed.0)
        )
    } else {
        tr!(
            "ground speed {ground_speed}, {mode}",
            ground_speed = speed_text(sample.ground_speed.0),
            mode = mode_name(sample.mode())
        )
    };
    format!("{x}, {y} · {speed} · {}", t(sample.doing.name()))
}

/// Paints the way, if there is one; false if there is none.
pub fn paint(stage: &Stage<'_>, cx: &Studio) -> bool {
    let Some(track) = cx.timeline().track() else { return false };
    let (shown, palette) = (cx.session().play.way, cx.settings().palette);
    if let Some(before) = cx.timeline().before() {
        let width = (stage.zoom * 0.5).clamp(1.25, 2.0);
        paint_way(stage, before, |_| SHADE.gamma_multiply(0.4), width + 1.5);
        paint_way(stage, before, |_| BEFORE.gamma_multiply(0.8), width);
    }
    for (place, companion) in cx.timeline().beside().iter().enumerate() {
        let Some(color) = beside_color(place, palette) else { continue };
        if let Beside::Console(console) = &companion.what {
            recording::paint_way(
                stage,
                &console.way,
                (stage.zoom * 0.7).clamp(1.5, 3.0) + 2.0,
                color.gamma_multiply(0.3),
            );
        }
        let Some(track) = &companion.track else { continue };
        paint_way(stage, track, |_| color.gamma_multiply(0.8), (stage.zoom * 0.5).clamp(1.0, 2.0));
        if let Some(ending) = &companion.ending {
            let at = stage.middle(ending.player.px());
            stage.painter.circle_filled(at, 3.0, color);
            stage.tag(at + vec2(6.0, 0.0), Align2::LEFT_CENTER, &*said(&companion.what.name()), color);
        }
    }
    let width = (stage.zoom * 0.7).clamp(1.5, 3.0);
    paint_way(stage, track, |_| SHADE.gamma_multiply(0.5), width + 2.0);
    paint_way(stage, track, |sample| color(sample, shown.color, palette), width);
    if shown.poses > 0 && stage.zoom >= 0.5 {
        let now = cx.play().world().map(|world| (world.player.x.px(), world.player.y.px()));
        paint_poses(stage, track, shown.poses.into(), now);
    }
    paint_parting(stage, cx, track);
    paint_end(stage, cx, track);
    paint_pointed(stage, track);
    true
}

/// Paints a way in lines of one colour each.
fn paint_way(stage: &Stage<'_>, track: &Track, color: impl Fn(&Sample) -> Color32, width: f32) {
    let seen = stage.clip.expand(8.0);
    for Piece { before, samples, bounds: [least, most] } in track.pieces() {
        if !seen.intersects(Rect::from_two_pos(stage.middle(least), stage.middle(most)).expand(1.0)) {
            continue;
        }
        let mut line: Vec<Pos2> = Vec::new();
        let mut line_color = Color32::TRANSPARENT;
        let mut last: Option<(i32, i32)> = None;
        let put = |line: &mut Vec<Pos2>, color: Color32| {
            if line.len() > 1 {
                stage.painter.add(Shape::line(std::mem::take(line), Stroke::new(width, color)));
            } else {
                line.clear();
            }
        };
        for sample in std::iter::once(before).chain(samples) {
            let (at, now) = (sample.px(), color(sample));
            let point = stage.middle(at);
            let leaps = last.is_some_and(|(x, y)| (at.0 - x).abs().max((at.1 - y).abs()) > LEAP);
            if leaps {
                put(&mut line, line_color);
            } else if now != line_color && !line.is_empty() {
                line.push(point);
                put(&mut line, line_color);
            }
            // What is closer than half a point would not be seen.
            if line.last().is_none_or(|last| last.distance(point) >= 0.5) {
                line.push(point);
            }
            (line_color, last) = (now, Some(at));
        }
        put(&mut line, line_color);
    }
}

/// Draws the player as he was in every so many frames, but for where he would cover the one who is there now.
fn paint_poses(stage: &Stage<'_>, track: &Track, every: usize, now: Option<(i32, i32)>) {
    let seen = stage.clip.expand(24.0 * stage.zoom);
    let is_apart = |(x, y): (i32, i32)| now.is_none_or(|now| (now.0 - x).abs().max((now.1 - y).abs()) > APART);
    let is_seen = |frame: &usize| {
        track.sample(*frame).map(Sample::px).is_some_and(|at| is_apart(at) && seen.contains(stage.middle(at)))
    };
    for frame in (every..track.frames()).step_by(every).filter(is_seen).take(MOST_POSES) {
        let world = track.world(frame);
        let look = figure::look::of(&world.player, track.level());
        let at = (world.player.x.px(), world.player.y.px());
        figure::paint(&stage.painter, stage.to_screen, &look, at, Color32::WHITE.gamma_multiply(0.45));
    }
}

/// Marks the first frame that the last edit changed.
fn paint_parting(stage: &Stage<'_>, cx: &Studio, track: &Track) {
    let Some(frame) = cx.timeline().parts_from() else { return };
    let Some(at) = track.sample(frame).map(|sample| stage.middle(sample.px())) else { return };
    let radius = (stage.zoom * 5.0).clamp(6.0, 14.0);
    stage.painter.circle_stroke(at, radius, Stroke::new(4.0, SHADE));
    stage.painter.circle_stroke(at, radius, Stroke::new(2.0, theme::colors(true).warning));
    stage.tag(
        at - vec2(0.0, radius + 3.0),
        Align2::CENTER_BOTTOM,
        tr!("differs from frame {frame}", frame),
        Color32::WHITE,
    );
}

/// Says at the way's end how it ends otherwise than before.
fn paint_end(stage: &Stage<'_>, cx: &Studio, track: &Track) {
    let Some(verdict) = cx.timeline().verdict().filter(|_| cx.timeline().parts_from().is_some()) else { return };
    let Some(end) = track.sample(verdict.ending.frame) else { return };
    let at = stage.middle(end.px());
    stage.painter.circle_filled(at, 3.5, Color32::WHITE);
    stage.tag(at + vec2(0.0, 8.0), Align2::CENTER_TOP, said(&verdict.text), theme::colors(true).warning);
}

/// Names the frame under the pointer, with its values.
fn paint_pointed(stage: &Stage<'_>, track: &Track) {
    let pointer = stage.painter.ctx().pointer_hover_pos().filter(|at| stage.clip.contains(*at));
    let Some(pointer) = pointer.filter(|_| !stage.painter.ctx().input(|input| input.pointer.any_down())) else {
        return;
    };
    // In level pixels, so that most frames cost a comparison.
    let corner = stage.middle((0, 0));
    let (x, y) = ((pointer.x - corner.x) / stage.zoom, (pointer.y - corner.y) / stage.zoom);
    let reach = NEAR / stage.zoom;
    let apart = |sample: &Sample| {
        let (at_x, at_y) = sample.px();
        pos2(at_x as f32, at_y as f32).distance(pos2(x, y))
    };
    let near = track.samples().enumerate().filter(|(_, sample)| (sample.px().0 as f32 - x).abs() <= reach);
    let nearest = near.map(|(frame, sample)| (apart(sample), frame, sample)).min_by(|a, b| a.0.total_cmp(&b.0));
    let Some((_, frame, sample)) = nearest.filter(|(apart, ..)| *apart <= reach) else { return };
    let at = stage.middle(sample.px());
    stage.painter.circle_filled(at, 4.0, Color32::WHITE);
    stage.painter.circle_stroke(at, 4.0, Stroke::new(1.5, SHADE));
    stage.tag(
        at + vec2(10.0, -10.0),
        Align2::LEFT_BOTTOM,
        tr!("frame {frame} · {values}", frame, values = values(sample)),
        Color32::WHITE,
    );
}
