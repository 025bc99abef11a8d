//! Tiles whose angle is not that of their surface.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::ground::exposure::Exposure;
use crate::checks::problem::Place;
use crate::checks::settings::ANGLE;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use crate::drawing::tile::angle::{Method, degrees, fit};
use sim::angle::Angle;
use sim::tiles::{SolidTile, TileId};
use std::collections::HashSet;
use std::f32::consts::PI;

pub(crate) const CHECK: Check = Check {
    name: "tile-angle",
    title: "Angle does not match the surface",
    why: "The angle of a tile decides which way the player runs, how fast he gets and where he lands; the shape only \
          decides how high he stands. An angle that is not that of the surface pushes him the wrong way, or makes him \
          leave the ground where it looks smooth.",
    advice: "Take the angle from the surface, or flag the tile if it should have none.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Project(run),
};

/// Angles of 45 degrees, whichever way.
const DIAGONALS: [Angle; 4] = [Angle(0x20), Angle(0x60), Angle(0xA0), Angle(0xE0)];

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let tolerance = ANGLE.of(&cx.project.checks) as f32;
    for (set, of) in cx.project.tilesets.iter().enumerate() {
        let numbered = || (0..=TileId::MAX).zip(of.tileset.tiles.iter()).skip(1);
        let is_off = |tile: &SolidTile| {
            let surfaces = surfaces(tile);
            let off = surfaces.iter().map(|surface| surface.off(tile.angle)).fold(f32::INFINITY, f32::min);
            !tile.engine_angle().is_flagged() && !surfaces.is_empty() && off > tolerance
        };
        let off: HashSet<TileId> = numbered().filter(|(_, tile)| is_off(tile)).map(|(number, _)| number).collect();
        // A slope goes on in full tiles and in splinters, which by themselves show no slope.
        let exposure = Exposure::of(cx.project, set, &off);
        let is_meant = |number: TileId| exposure.agrees(number, tolerance + 1.0) == Some(true);
        for (number, tile) in numbered().filter(|(number, _)| off.contains(number) && !is_meant(*number)) {
            let fit = fit(tile, Method::LeastSquares).unwrap_or(tile.angle.rounded());
            let [has, runs] = [tile.angle, fit].map(|angle| format!("{:02X} ({:.0}°)", angle.0, degrees(angle)));
            let what = format!("The angle is {has}, but the surface runs at {runs}.");
            let value = Some(SolidTile { angle: fit, flagged: false, ..*tile });
            // The originals fill steep slopes with tiles that are solid all over and have the slope's angle.
            let is_fill = tile.heights == [16; 16] && DIAGONALS.contains(&tile.angle);
            let severity = if is_fill { Severity::Hint } else { CHECK.severity };
            out.add(Place::Tile(set, number), what).severity(severity).fix(
                format!("Set the angle to {:02X}", fit.0),
                vec![Edit::SetTile { tileset: set, tile: number, value }],
            );
        }
    }
}

/// The angles that a surface of a tile can have, seen from one side.
struct Surface {
    /// The best straight line, in 1/256 of a turn.
    middle: f32,
    /// As far as its parts, and a pixel more or less at its ends, turn away from that; never negative.
    before: f32,
    after: f32,
}

impl Surface {
    /// Returns the distance of an angle from all that the surface can have.
    fn off(&self, angle: Angle) -> f32 {
        let turned = (f32::from(angle.0) - self.middle + 128.0).rem_euclid(256.0) - 128.0;
        (turned - self.after).max(-self.before - turned).max(0.0)
    }

    /// A flat face.
    fn flat(angle: Angle) -> Self {
        Self { middle: f32::from(angle.0), before: 0.0, after: 0.0 }
    }

    /// The line through points at `place`s along one side, `depth` pixels in, walked with a straight angle of `straight`.
    /// `turn` is 1 if deeper means turned clockwise.
    fn of(points: &[(f32, f32)], straight: Angle, turn: f32) -> Option<Self> {
        let (first, last) = (points.first()?, points.last()?);
        let run = (last.0 - first.0).max(1.0);
        let middle = slope(points);
        let half = points.len() / 2;
        let parts = [slope(&points[..=half.min(points.len() - 1)]), slope(&points[half..])];
        let ends = [-1.0, 1.0].map(|pixel| (last.1 - first.1 + pixel) / run);
        let turned = |slope: f32| (slope * turn).atan() / PI * 128.0;
        let all = parts.into_iter().chain(ends).map(turned);
        let (least, most) = all.fold((f32::MAX, f32::MIN), |(least, most), at| (least.min(at), most.max(at)));
        let middle = turned(middle);
        let (before, after) = ((middle - least).max(0.0), (most - middle).max(0.0));
        // A single column says nothing but which side it is on.
        let (before, after) = if points.len() < 2 { (64.0, 64.0) } else { (before, after) };
        Some(Self { middle: f32::from(straight.0) + middle, before, after })
    }
}

/// The slope of the best line, by least squares.
fn slope(points: &[(f32, f32)]) -> f32 {
    let n = points.len().max(1) as f32;
    let (x, y) = points.iter().fold((0.0, 0.0), |(x, y), point| (x + point.0 / n, y + point.1 / n));
    let (up, down) = points.iter().fold((0.0, 0.0), |(up, down), point| {
        (up + (point.0 - x) * (point.1 - y), down + (point.0 - x) * (point.0 - x))
    });
    if down == 0.0 { 0.0 } else { up / down }
}

/// Returns all surfaces that a tile shows: from above, below, left and right.
fn surfaces(tile: &SolidTile) -> Vec<Surface> {
    let one_value = |lengths: &[i8; 16]| {
        let mut solid = lengths.iter().filter(|length| **length != 0);
        solid.next().is_none_or(|first| solid.all(|length| length == first))
    };
    // A rectangle: any of its sides may be the one to stand on.
    let is_rectangle = one_value(&tile.heights) && one_value(&tile.widths);
    let sides = [Angle::FLOOR, Angle::LEFT_WALL, Angle::CEILING, Angle::RIGHT_WALL];
    let sides = sides.into_iter().filter(|_| is_rectangle).map(Surface::flat);
    let from = |lengths: &[i8; 16], from_far_end: bool| -> Vec<(f32, f32)> {
        let shows = |length: i8| if from_far_end { (1..16).contains(&length) } else { (-15..0).contains(&length) };
        let depth = |length: i8| if from_far_end { 16.0 - f32::from(length) } else { -f32::from(length) };
        let shown = lengths.iter().enumerate().filter(|(_, length)| shows(**length));
        shown.map(|(place, length)| (place as f32, depth(*length))).collect()
    };
    // To the right along floors and ceilings, down along walls, deeper is towards the bottom or the right.
    [
        Surface::of(&from(&tile.heights, true), Angle::FLOOR, 1.0),
        Surface::of(&from(&tile.heights, false), Angle::CEILING, 1.0),
        Surface::of(&from(&tile.widths, true), Angle::RIGHT_WALL, -1.0),
        Surface::of(&from(&tile.widths, false), Angle::LEFT_WALL, -1.0),
    ]
    .into_iter()
    .flatten()
    .chain(sides)
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fitted_angle_is_that_of_the_surface_on_every_side() {
        let rising: [i8; 16] = std::array::from_fn(|x| x as i8 + 1);
        let gentle: [i8; 16] = std::array::from_fn(|x| 4 + x as i8 / 2);
        for (row, heights, expected) in [
            ("45 degrees up to the right", rising, 0xE0),
            ("one in two up to the right", gentle, 0xED),
            ("hanging, lower to the right", rising.map(|h| -h), 0xA0),
            ("hanging, one in two", gentle.map(|h| -h), 0x93),
        ] {
            let tile = SolidTile::from_heights(heights, Angle(0));
            for surface in surfaces(&tile) {
                let off = surface.off(Angle(expected));
                assert!(off < 2.0, "{row}: {} from {expected:02X}", surface.middle);
            }
            let mirrored = tile.flipped(true, false);
            for surface in surfaces(&mirrored) {
                let angle = Angle(expected).flipped_x();
                assert!(surface.off(angle) < 2.0, "{row}, mirrored: {} from {:02X}", surface.middle, angle.0);
            }
        }
    }
}
