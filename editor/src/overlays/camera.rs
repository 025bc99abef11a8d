//! The camera's picture and its borders.

use super::stage::Stage;
use crate::context::PaneContext;
use eframe::egui::{Align2, Color32, Shape, Stroke, pos2, vec2};
use kit::play::run::LevelRun;

const FRAME: Color32 = Color32::from_rgb(0xf4, 0xf6, 0xff);
/// Level pixels that the lines across go on beside the borders.
const REACH: i32 = 48;
const BORDER: Color32 = Color32::from_rgba_premultiplied(0xb8, 0x96, 0x2e, 0xb8);

/// Paints what the screen shows, and the borders in it.
pub fn paint(stage: &Stage<'_>, cx: &PaneContext<'_>) {
    let Some(run) = cx.play.run() else { return };
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
    paint_borders(stage, run);
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
