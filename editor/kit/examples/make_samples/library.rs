//! The tileset's sampler: every shape once, in the order in which the palette shows them.

use super::art::B;
use super::canvas::{BOTH, Canvas, Material::*};
use super::curves::{Profile, Quarter, Stroke, draw_loop};
use super::placing;
use super::theme::Theme;

/// Straight slopes as (columns, rows): 1:8, 1:4, 1:2, 1:1, 2:1, 4:1.
pub const SLOPES: [(i32, i32); 6] = [(8, 1), (4, 1), (2, 1), (1, 1), (1, 2), (1, 4)];
/// Hills, level at both ends, as (columns, rows).
pub const HILLS: [(i32, i32); 4] = [(8, 2), (12, 4), (16, 8), (24, 6)];
/// Inner radii of the loops.
pub const LOOPS: [i32; 3] = [64, 96, 128];

/// A tileset's sampler, as canvases that are cut one after the other.
pub fn sheets(theme: &'static Theme) -> Vec<Canvas> {
    let mut sheets = vec![plain(), slopes()];
    sheets.extend(HILLS.map(hill));
    sheets.push(ceilings());
    sheets.extend(LOOPS.map(pipe));
    sheets.extend(LOOPS.map(arch));
    sheets.push(rounds());
    sheets.push(things(theme));
    sheets.iter_mut().for_each(|sheet| sheet.theme = theme);
    sheets
}

/// Flat ground, full blocks, walls, islands, half tiles.
fn plain() -> Canvas {
    let mut canvas = Canvas::new(40, 20);
    canvas.blocks([0, 2, 12, 20], Earth);
    canvas.blocks([14, 2, 17, 5], Earth); // an island
    canvas.blocks([18, 2, 19, 5], Earth); // a pillar
    canvas.blocks([20, 2, 24, 3], Earth); // a plank
    canvas.blocks([25, 2, 26, 3], Earth);
    canvas.blocks([28, 2, 31, 5], Stone);
    canvas.blocks([32, 2, 33, 5], Stone);
    canvas.blocks([34, 2, 38, 3], Stone);
    // Half tiles: standing and hanging.
    for (x, material) in [(14, Earth), (20, Stone)] {
        half(&mut canvas, x, 8, material);
    }
    canvas
}

fn half(canvas: &mut Canvas, x: i32, y: i32, material: super::canvas::Material) {
    let area = |top: i32, bottom: i32| [x * B, top, (x + 4) * B, bottom];
    let level = |y: i32| f64::from(y * B) + 8.0;
    canvas.fill(area(y * B + 8, (y + 2) * B), material, BOTH, |_, _| true);
    canvas.fill(area((y + 4) * B, (y + 5) * B + 8), material, BOTH, |_, _| true);
    canvas.trace(BOTH, |t| ((f64::from(x) + t * 4.0) * f64::from(B), level(y)));
    canvas.trace(BOTH, |t| ((f64::from(x) + (1.0 - t) * 4.0) * f64::from(B), level(y + 5)));
}

fn slopes() -> Canvas {
    let mut canvas = Canvas::new(64, 16);
    let mut x = 1;
    for (width, rows) in SLOPES {
        for drop in [-rows, rows] {
            let y = if drop < 0 { 6 } else { 6 - rows };
            Stroke { x, y, width, drop, profile: Profile::Line }.floor(&mut canvas, 14, Earth);
            x += width;
        }
        canvas.blocks([x, 6, x + 1, 14], Earth);
        x += 1;
    }
    canvas
}

fn hill((width, rows): (i32, i32)) -> Canvas {
    let mut canvas = Canvas::new(width * 2, rows + 6);
    let up = Stroke { x: 0, y: rows + 1, width, drop: -rows, profile: Profile::Hill };
    up.floor(&mut canvas, rows + 6, Earth);
    Stroke { x: width, y: 1, drop: rows, ..up }.floor(&mut canvas, rows + 6, Earth);
    canvas
}

/// Ceilings that hang lower and rise again.
fn ceilings() -> Canvas {
    let mut canvas = Canvas::new(48, 10);
    let mut x = 1;
    for (width, drop, profile) in
        [(8, 2, Profile::Hill), (4, 1, Profile::Line), (2, 1, Profile::Line), (1, 1, Profile::Line)]
    {
        let down = Stroke { x, y: 5, width, drop, profile };
        down.ceiling(&mut canvas, 0, Earth);
        Stroke { x: x + width, y: 5 + drop, drop: -drop, ..down }.ceiling(&mut canvas, 0, Earth);
        x += 2 * width;
    }
    canvas
}

/// Quarter pipes of earth: out of a floor into a wall, and out of a wall into a ceiling.
fn pipe(radius: i32) -> Canvas {
    let r = radius / B;
    let mut canvas = Canvas::new(r * 2 + 4, r * 2 + 5);
    let (x, y) = (r + 2, r + 2);
    canvas.blocks([0, 0, 2, r * 2 + 5], Earth);
    canvas.blocks([r * 2 + 2, 0, r * 2 + 4, r * 2 + 5], Earth);
    canvas.blocks([2, 0, r * 2 + 2, 2], Earth);
    canvas.blocks([2, r * 2 + 2, r * 2 + 2, r * 2 + 5], Earth);
    for (right, below) in [(true, true), (false, true), (true, false), (false, false)] {
        Quarter { x, y, radius, right, below }.pipe(&mut canvas, Earth, BOTH);
    }
    canvas
}

fn arch(radius: i32) -> Canvas {
    let r = radius / B;
    let mut canvas = Canvas::new(r * 2 + 8, r * 2 + 8);
    canvas.blocks([0, r * 2 + 3, r * 2 + 8, r * 2 + 8], Earth);
    draw_loop(&mut canvas, r + 4, r * 2 + 3, radius);
    canvas
}

/// Round edges that one runs over, and the ends of slabs.
fn rounds() -> Canvas {
    let mut canvas = Canvas::new(36, 14);
    let mut x = 1;
    for radius in [64, 96] {
        let r = radius / B;
        canvas.blocks([x + r, 1, x + r + 3, 1 + 2 * r], Earth);
        for below in [false, true] {
            Quarter { x: x + r, y: 1 + r, radius, right: false, below }.round(&mut canvas, Earth, BOTH);
            Quarter { x: x + r + 3, y: 1 + r, radius, right: true, below }.round(&mut canvas, Earth, BOTH);
        }
        x += 2 * r + 4;
    }
    canvas
}

/// Ledges and everything that is only to be looked at.
fn things(theme: &'static Theme) -> Canvas {
    let mut canvas = Canvas::of(theme, 48, 12);
    placing::ledges(&mut canvas, 0, 0, 3);
    let mut x = 4;
    for (name, width) in placing::list(theme) {
        placing::place(&mut canvas, name, x, if placing::hangs(name) { 0 } else { 6 });
        x += width;
    }
    canvas
}
