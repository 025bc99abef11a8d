//! The traces of the core in a maze, drawn over it, in the canvas and the preview alike.
//!
//! Everything here is read from the world and its trace. No physics is computed.

use super::words;
use super::{area_of, corner_of};
use crate::language::t;
use crate::look::figure::Look;
use crate::overlays::Stage;
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use kit::document::Blocks;
use kit::play::figure::FigureAct;
use kit::play::maze::MazeRun;
use sim::maze::MazeWorld;
use sim::maze::trace::{Purpose, TileCheck};
use sim::maze::world::Phase;
use sim::units::Speed;

/// Frames of the trail: six seconds.
const RECENT: usize = 6 * 60;
/// Pixels that an arrow is long for a speed of one pixel a frame.
const ARROW: f32 = 7.0;
const SPEED: Color32 = Color32::from_rgb(0xff, 0x9a, 0x4d);
const GROUND_SPEED: Color32 = Color32::from_rgb(0xff, 0xf3, 0xc4);
const GRAVITY: Color32 = Color32::from_rgb(0x8c, 0xe8, 0x6a);
const TRAIL: Color32 = Color32::from_rgb(0xff, 0xf0, 0xb0);
const ITEM: Color32 = Color32::from_rgb(0xff, 0xe0, 0x70);

/// Returns the purpose of a tile check, in a word or two, and its colour.
pub fn purpose(purpose: Purpose) -> (&'static str, Color32) {
    match purpose {
        Purpose::Move => (t("Walk"), Color32::from_rgb(0x6c, 0xb6, 0xff)),
        Purpose::FallX => (t("Fall, x"), Color32::from_rgb(0xff, 0x8a, 0xe0)),
        Purpose::FallY => (t("Fall, x and y"), Color32::from_rgb(0x7c, 0xe6, 0x7a)),
    }
}

/// Returns the look of the player of a maze: always a ball.
pub fn look(world: &MazeWorld) -> Look {
    let player = &world.player;
    let image = world.frame as usize / 4 % FigureAct::Ball.images();
    Look { act: FigureAct::Ball, image, faces_left: player.faces_left, ..Look::default() }
}

/// Time, rings and what else was collected, in a line.
pub fn counts(world: &MazeWorld) -> String {
    let (seconds, haul) = (world.frame / 60, world.haul);
    let mut text = tr!(
        "{minutes}:{seconds}  {rings} rings",
        minutes = seconds / 60,
        seconds = format!("{:02}", seconds % 60),
        rings = haul.rings
    );
    for (count, counted) in [
        (haul.lives.into(), (|count| if count == 1 { t("life") } else { t("lives") }) as fn(u32) -> &'static str),
        (haul.continues.into(), |count| if count == 1 { t("continue") } else { t("continues") }),
        (haul.emeralds.count_ones(), |count| if count == 1 { t("emerald") } else { t("emeralds") }),
    ] {
        if count > 0 {
            text += &format!("  {count} {}", counted(count));
        }
    }
    text
}

/// Returns the phase of the stage, in words.
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Playing => t("playing"),
        Phase::Exiting => t("spinning to its end"),
        Phase::Settled => t("has stopped"),
    }
}

/// Paints what is on of the overlays.
pub fn paint(stage: &Stage<'_>, run: &MazeRun, cx: &Studio) {
    let shown = &cx.session().canvas.overlays;
    if shown.trail {
        paint_trail(stage, run);
    }
    if shown.sensors {
        paint_checks(stage, run);
    }
    if shown.radii {
        let (x, y) = run.world().player.px();
        let centre = pos2(x.into(), y.into());
        outline(stage, Rect::from_center_size(centre, Vec2::splat(super::SIDE)), 1.25, Color32::WHITE);
    }
    if shown.speeds {
        paint_speeds(stage, run.world());
    }
}

fn paint_trail(stage: &Stage<'_>, run: &MazeRun) {
    // Nothing of what was before a restart.
    let frames = RECENT.min(run.world().frame as usize);
    let mut points: Vec<Pos2> = run.trail(frames).map(|(x, y)| pos2(x.into(), y.into())).collect();
    points.dedup();
    let stroke = Stroke::new(1.5, TRAIL.gamma_multiply(0.7));
    for pair in points.windows(2) {
        stage.painter.line_segment([(stage.to_screen)(pair[0]), (stage.to_screen)(pair[1])], stroke);
    }
}

/// The four cells of each tile check, the one that answered, and the cell that is looked at for an item.
fn paint_checks(stage: &Stage<'_>, run: &MazeRun) {
    let trace = run.trace();
    for check in trace.checks.iter().flatten() {
        paint_check(stage, check);
    }
    if let Some(cell) = trace.item {
        outline(stage, area_of(Blocks::spanned(cell, cell)).shrink(2.0), 1.0, ITEM);
    }
}

fn paint_check(stage: &Stage<'_>, check: &TileCheck) {
    let (_, color) = purpose(check.purpose);
    // The frames of the three checks are beside one another.
    let inset = 1.5 * (check.purpose as usize as f32 + 1.0);
    let (x, y) = check.first;
    let four = Rect::from_min_max(corner_of((x, y)), corner_of((x + 2, y + 2)));
    outline(stage, four.shrink(inset), 1.0, color.gamma_multiply(0.75));
    if let Some(cell) = check.answer {
        outline(stage, area_of(Blocks::spanned(cell, cell)).shrink(inset + 2.0), 2.0, color);
    }
    let (x, y) = check.at;
    let at = (stage.to_screen)(pos2(x.into(), y.into()));
    stage.painter.circle_filled(at, 3.0, Color32::from_black_alpha(190));
    stage.painter.circle_filled(at, 2.0, color);
}

/// Speed, the speed of walking along its direction, and where gravity points.
fn paint_speeds(stage: &Stage<'_>, world: &MazeWorld) {
    let player = &world.player;
    let (x, y) = player.px();
    let centre = pos2(x.into(), y.into());
    let part = |speed: Speed| f32::from(speed.0) / 256.0;
    let towards = |angle: sim::angle::Angle| vec2(angle.cos().into(), angle.sin().into()) / 256.0;
    let gravity = world.snapped_angle();
    let down = vec2(gravity.sin().into(), gravity.cos().into()) / 256.0;
    let arrows = [
        (down * 2.5, GRAVITY),
        (vec2(part(player.x_speed), part(player.y_speed)), SPEED),
        (towards(world.movement_angle()) * part(player.ground_speed), GROUND_SPEED),
    ];
    for (by, color) in arrows {
        let (from, to) = ((stage.to_screen)(centre), (stage.to_screen)(centre + by * ARROW));
        stage.arrow(from, to - from, (stage.line() * 0.9).max(1.5), color);
    }
}

/// A rectangle of the maze, on the screen.
fn outline(stage: &Stage<'_>, area: Rect, width: f32, color: Color32) {
    let corners = [area.left_top(), area.right_top(), area.right_bottom(), area.left_bottom()];
    let points: Vec<Pos2> = corners.map(|at| (stage.to_screen)(at)).to_vec();
    stage.painter.add(Shape::closed_line(points.clone(), Stroke::new(width + 1.5, Color32::from_black_alpha(120))));
    stage.painter.add(Shape::closed_line(points, Stroke::new(width, color)));
}

/// The readout in the corner of the canvas.
pub fn paint_readout(stage: &Stage<'_>, run: &MazeRun) {
    let world = run.world();
    let hit = world.player.hit.map_or(t("nothing").to_owned(), |hit| words::name(hit.id));
    let lines = [
        counts(world),
        tr!(
            "angle {angle}  snapped {snapped}  rotation {rotation}",
            angle = format!("{:04X}", world.angle),
            snapped = format!("{:02X}", world.snapped_angle().0),
            rotation = format!("{:+}", world.rotation)
        ),
        tr!("hit {hit}, stage {phase}", hit, phase = phase(world.phase)),
    ];
    let mut at = stage.clip.right_top() + vec2(-8.0, 8.0);
    for line in lines {
        at.y = stage.tag(at, Align2::RIGHT_TOP, line, Color32::WHITE).bottom() + 2.0;
    }
}
