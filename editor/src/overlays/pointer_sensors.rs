//! Sensors that look from the pointer: what they find in each direction, and at which solid tiles they look.

use super::sensors::{color, paint_cast, paint_tiles};
use super::stage::Stage;
use crate::language::{msg, t};
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{Align2, Color32, vec2};
use kit::derived::sensor_probe::{DIRECTIONS, ProbedTile, TileAnswer, casts, tiles};
use sim::direction::Direction;
use sim::trace::{Reach, SensorCast};

/// Points per level pixel from which distances are written.
const READABLE: f32 = 1.0;

/// Paints the sensors that look from the pointer, on the layer in view.
pub fn paint(stage: &Stage<'_>, cx: &Studio) {
    let Some(at) = cx.session().canvas.cursor.filter(|_| cx.in_view().level().is_some()) else { return };
    let (level, scene, palette) = (cx.derived().level(), cx.derived().scene(), cx.settings().palette);
    let casts = casts(level, at, cx.session().tools.layer);
    let (ground, walls) = casts.split_at(DIRECTIONS.len());
    ground.iter().for_each(|cast| paint_tiles(stage, cast, palette));
    ground.iter().for_each(|cast| paint_cast(stage, cast, 0, palette));
    if stage.zoom < READABLE {
        return;
    }
    for (ground, wall) in ground.iter().zip(walls) {
        paint_found(stage, (ground, wall), color(ground.sensor, palette));
    }
    // All of them look at the tile under the pointer first.
    if let Some(tile) = ground.first().and_then(|down| tiles(level, scene, down).next()) {
        let anchor = stage.middle(at) + vec2(-12.0, -14.0);
        stage.tag(anchor, Align2::RIGHT_BOTTOM, tile_text(&tile), Color32::WHITE);
    }
}

/// Paints the distance and the angle that a sensor for ground found, and those of one for walls if they differ.
fn paint_found(stage: &Stage<'_>, (ground, wall): (&SensorCast, &SensorCast), color: Color32) {
    let mut text = found_text(ground);
    if (ground.distance, ground.angle) != (wall.distance, wall.angle) {
        text = tr!("{ground}, as a wall {wall}", ground = text, wall = found_text(wall));
    }
    let (away, anchor) = (10.0 + stage.zoom * 6.0, stage.middle(ground.anchor));
    let (by, align) = match ground.direction {
        Direction::Down => (vec2(6.0, away), Align2::LEFT_CENTER),
        Direction::Up => (vec2(6.0, -away), Align2::LEFT_CENTER),
        Direction::Right => (vec2(away, 0.0), Align2::LEFT_CENTER),
        Direction::Left => (vec2(-away, 0.0), Align2::RIGHT_CENTER),
    };
    stage.tag(anchor + by, align, text, color);
}

/// The distance that a sensor found, how it came about, and the hex angle.
pub fn found_text(cast: &SensorCast) -> String {
    let angle = cast.angle.map_or_else(|| "\u{2013}".to_owned(), |angle| format!("${:02X}", angle.0));
    match cast.reach {
        Reach::Direct => format!("{} {angle}", cast.distance),
        Reach::Extension => tr!("{distance} ext {angle}", distance = cast.distance, angle),
        Reach::Regression => tr!("{distance} reg {angle}", distance = cast.distance, angle),
    }
}

/// A solid tile under a sensor: its number, its length there and its angle, or the reason for which it gives nothing.
pub fn tile_text(tile: &ProbedTile) -> String {
    let Some((_, number)) = tile.number.filter(|_| tile.answer != TileAnswer::NoSolidTile) else {
        return t(answer(tile.answer)).to_owned();
    };
    let angle = angle_text(tile);
    match tile.answer {
        TileAnswer::Solid => tr!("tile {number}, {length} px, {angle}", number, length = tile.length, angle),
        other => tr!("tile {number}, {angle}: {answer}", number, angle, answer = t(answer(other))),
    }
}

/// The hex angle of a solid tile; a flagged one says so.
pub fn angle_text(tile: &ProbedTile) -> String {
    match tile.tile.flagged {
        true => t("flag").to_owned(),
        false => format!("${:02X}", tile.tile.angle.0),
    }
}

/// A reason for which a tile gives a sensor a surface or none, in words.
pub const fn answer(answer: TileAnswer) -> &'static str {
    match answer {
        TileAnswer::Solid => msg("solid"),
        TileAnswer::EmptyHere => msg("not solid in this line"),
        TileAnswer::OnlySides => msg("only a wall or ceiling"),
        TileAnswer::OnlyTop => msg("only ground"),
        TileAnswer::NotOnLayer => msg("not solid on this layer"),
        TileAnswer::NoSolidTile => msg("no solid tile"),
        TileAnswer::NoBlock => msg("no block"),
    }
}
