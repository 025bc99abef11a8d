//! The auras of the player: his shield, the stars of invincibility, the glow of a super form.

use super::Stage;
use crate::look::figure;
use crate::studio::Studio;
use eframe::egui::{Color32, Pos2, Shape, Stroke, Vec2, vec2};
use sim::player::Player;
use sim::ruleset::Shield;
use std::f32::consts::TAU;

/// Level pixels from the player's centre to the edge of a shield.
const RADIUS: f32 = 22.0;
/// Level pixels from the player's centre to the stars.
const ORBIT: f32 = 18.0;

/// Paints what is in front of the figure, as it is in frame `frame`.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    let Some(world) = cx.play().world() else { return };
    let (player, frame) = (&world.player, world.frame);
    let centre = stage.middle((player.x.px(), player.y.px()));
    if player.has_insta_shield() {
        let flash = Color32::from_rgb(0xf4, 0xf8, 0xff);
        stage.painter.circle_stroke(centre, 24.0 * stage.zoom, Stroke::new(2.0 * stage.line(), flash));
    } else if player.is_invincible() {
        stars(stage, centre, frame);
    } else {
        shield(stage, centre, player.shield, frame);
    }
}

/// The colour that a figure's own colours are multiplied by.
pub fn tint(player: &Player, frame: u32) -> Color32 {
    let [r, g, b] = figure::look::tint(player, frame);
    Color32::from_rgb(r, g, b)
}

fn shield(stage: &Stage<'_>, centre: Pos2, shield: Shield, frame: u32) {
    let radius = RADIUS * stage.zoom;
    let line = |color: Color32| Stroke::new(stage.line(), color);
    let around = |turn: f32, far: f32| centre + Vec2::angled(turn * TAU) * far * stage.zoom;
    match shield {
        Shield::None => {}
        // Seen in every other pair of frames, so that the figure is not hidden.
        Shield::Plain if frame & 2 != 0 => {}
        Shield::Plain => {
            let blue = Color32::from_rgb(0x7a, 0xb2, 0xff);
            stage.painter.circle(centre, radius, blue.gamma_multiply(0.22), line(blue));
        }
        Shield::Fire => {
            let (red, yellow) = (Color32::from_rgb(0xff, 0x6a, 0x2c), Color32::from_rgb(0xff, 0xd0, 0x50));
            stage.painter.circle_filled(centre, radius, red.gamma_multiply(0.16));
            for flame in 0..10 {
                let turn = flame as f32 / 10.0 + frame as f32 / 48.0;
                let high = if (flame + frame / 4).is_multiple_of(2) { 4.0 } else { 1.0 };
                let points =
                    vec![around(turn, RADIUS + high), around(turn - 0.05, RADIUS - 3.0), around(turn, RADIUS - 1.0)];
                let color = if flame % 2 == 0 { red } else { yellow };
                stage.painter.add(Shape::convex_polygon(points, color.gamma_multiply(0.85), Stroke::NONE));
            }
        }
        Shield::Lightning => {
            let yellow = Color32::from_rgb(0xf4, 0xee, 0x7a);
            let narrow = (frame as f32 / 24.0 * TAU).cos().abs().max(0.15) * radius;
            stage.painter.add(Shape::ellipse_stroke(centre, vec2(narrow, radius), line(yellow)));
            stage.painter.add(Shape::ellipse_stroke(centre, vec2(radius, radius - narrow * 0.85), line(yellow)));
        }
        Shield::Bubble => {
            let water = Color32::from_rgb(0x7c, 0xd8, 0xf0);
            let swell = if (frame / 8).is_multiple_of(2) { 0.0 } else { stage.zoom };
            stage.painter.circle(centre, radius + swell, water.gamma_multiply(0.16), line(water.gamma_multiply(0.9)));
            let shine = centre + vec2(-0.45, -0.5) * radius;
            stage.painter.circle_filled(shine, 2.5 * stage.zoom, Color32::from_white_alpha(170));
        }
    }
}

/// Four stars that go round him.
fn stars(stage: &Stage<'_>, centre: Pos2, frame: u32) {
    for star in 0..4u32 {
        let turn = star as f32 / 4.0 + frame as f32 / 32.0;
        let at = centre + Vec2::angled(turn * TAU) * ORBIT * stage.zoom;
        let size = if (frame / 4 + star).is_multiple_of(2) { 5.0 } else { 3.0 } * stage.zoom;
        let color = if star % 2 == 0 { Color32::from_rgb(0xff, 0xf0, 0x90) } else { Color32::WHITE };
        for arm in [vec2(size, 0.0), vec2(0.0, size)] {
            let side = arm.rot90() * 0.22;
            let points = vec![at + arm, at + side, at - arm, at - side];
            stage.painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
        }
    }
}
