//! The camera's picture and its borders.

use super::ink;
use super::stage::Stage;
use crate::language::t;
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{Align2, Color32, Shape, Stroke, pos2, vec2};
use kit::play::run::LevelRun;

/// The size of the originals' screen, by which limits are counted, pixels.
const SCREEN: (i32, i32) = (320, 224);
const FRAME: Color32 = Color32::from_rgb(0xf4, 0xf6, 0xff);
/// Level pixels that the lines across go on beside the borders.
const REACH: i32 = 48;
const BORDER: Color32 = Color32::from_rgba_premultiplied(0xb8, 0x96, 0x2e, 0xb8);

/// Paints what the screen shows, and the borders in it.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    let Some(run) = cx.play().run() else { return };
    let world = run.world();
    let camera = &world.camera;
    let (width, height) = (i32::from(camera.screen.width), i32::from(camera.screen.height));
    let end = (camera.x.saturating_add(width - 1), camera.y.saturating_add(height - 1));
    let screen = stage.pixels((camera.x, camera.y), end);
    stage.outline(screen, 1.5, FRAME);
    if stage.zoom >= 0.75 {
        let text = format!("{} {}", camera.x, camera.y);
        stage.tag(screen.left_top() + vec2(3.0, 3.0), Align2::LEFT_TOP, text, FRAME);
    }
    paint_limits(stage, run);
    paint_borders(stage, run);
}

/// Paints what the limits in force let the camera show, the lower limit's way to where it is wanted, and the place at
/// which the player is held at the right.
fn paint_limits(stage: &Stage<'_>, run: &LevelRun) {
    let camera = &run.world().camera;
    let limits = camera.limits;
    let end = (limits.right.saturating_add(SCREEN.0 - 1), limits.bottom.saturating_add(SCREEN.1 - 1));
    let area = stage.pixels((limits.left, limits.top), end);
    let clip = stage.clip.expand(16.0);
    let shown = area.intersect(clip);
    for (from, to, is_seen) in [
        (shown.left_top(), shown.right_top(), clip.y_range().contains(area.top())),
        (shown.left_bottom(), shown.right_bottom(), clip.y_range().contains(area.bottom())),
        (shown.left_top(), shown.left_bottom(), clip.x_range().contains(area.left())),
        (shown.right_top(), shown.right_bottom(), clip.x_range().contains(area.right())),
    ] {
        if is_seen && shown.is_positive() {
            stage.dashes(from, to, 1.5, ink::BOUNDS);
        }
    }
    if shown.is_positive() && stage.zoom >= 0.5 {
        let stage_number = camera.limit_state.stage;
        let text = match (stage_number, camera.is_closed()) {
            (0, false) => t("Limits").to_owned(),
            (0, true) => t("Limits, closed").to_owned(),
            (stage, false) => tr!("Limits, stage {stage}", stage),
            (stage, true) => tr!("Limits, stage {stage}, closed", stage),
        };
        stage.tag(shown.right_top() + vec2(-3.0, 3.0), Align2::RIGHT_TOP, text, ink::BOUNDS);
    }
    paint_target(stage, run);
    if camera.is_closed() {
        let rules = &run.level().ruleset;
        let x = camera.player_limits(rules).right.saturating_add(rules.right_bound.into());
        let [from, to] = [camera.y, camera.y.saturating_add(camera.screen.height.into())].map(|y| stage.middle((x, y)));
        stage.segment(from, to, 2.0, ink::BOUNDS);
    }
}

/// Paints where a lower limit that moves is going.
fn paint_target(stage: &Stage<'_>, run: &LevelRun) {
    let camera = &run.world().camera;
    let (now, wanted) = (camera.limits.bottom, camera.wanted.bottom);
    if now == wanted {
        return;
    }
    let below = |bottom: i32| bottom.saturating_add(SCREEN.1 - 1);
    let right = camera.x.saturating_add(camera.screen.width.into());
    let [from, to] = [camera.x, right].map(|x| stage.middle((x, below(wanted))));
    stage.dashes(from, to, 1.0, ink::BOUNDS);
    let start = stage.middle((camera.x.saturating_add(SCREEN.0 / 2), below(now)));
    stage.arrow(start, vec2(0.0, to.y - start.y), 1.5, ink::BOUNDS);
    stage.tag(from.lerp(to, 0.5), Align2::CENTER_TOP, tr!("bottom {now} to {wanted}", now, wanted), ink::BOUNDS);
}

/// Paints the borders between which the player does not move the camera; one line for two that are one.
pub fn paint_borders(stage: &Stage<'_>, run: &LevelRun) {
    let (camera, player) = (&run.world().camera, &run.world().player);
    let borders = camera.borders(&run.level().ruleset, player.airborne, player.look_bias.into());
    let line = |x0: i32, y0: i32, x1: i32, y1: i32| {
        let at = |x: i32, y: i32| {
            let (x, y) = (camera.x.saturating_add(x), camera.y.saturating_add(y));
            (stage.to_screen)(pos2(x as f32, y as f32))
        };
        let dash = Shape::dashed_line(&[at(x0, y0), at(x1, y1)], Stroke::new(1.25, BORDER), 4.0, 5.0);
        stage.painter.extend(dash);
    };
    let height = i32::from(camera.screen.height);
    for x in lines(borders.across) {
        line(x, 0, x, height);
    }
    let (left, right) = borders.across;
    for y in lines(borders.down) {
        line(left - REACH, y, right + REACH, y);
    }
}

/// Both ends of a border; once if they are one focal point.
fn lines((first, last): (i32, i32)) -> impl Iterator<Item = i32> {
    [Some(first), (first != last).then_some(last)].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn a_focal_point_is_one_line() {
        assert_eq!(lines((160, 160)).collect::<Vec<_>>(), [160]);
        assert_eq!(lines((144, 160)).collect::<Vec<_>>(), [144, 160]);
    }
}
