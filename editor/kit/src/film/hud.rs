//! The counts on the screen of the game, in a picture: time, rings, score, lives, air.

use super::easel::{Easel, SHADE};
use super::letters::{ADVANCE, write};
use crate::derived::inks::Rgb;
use crate::play::hud::{RING, gone, time};
use sim::world::World;

const NAME: Rgb = [0xff, 0xd2, 0x4a];
const VALUE: Rgb = [0xfa, 0xfa, 0xff];
const LOW: Rgb = [0xff, 0x62, 0x5c];
const AIR: Rgb = [0x8c, 0xe4, 0xff];
/// From the sides of the picture, pixels.
const MARGIN: i32 = 10;

/// Draws the counts of a world over its picture.
pub(super) fn paint(easel: &mut Easel, world: &World) {
    darken(easel, gone(&world.player));
    let area = easel.strip.area;
    let tally = &world.objects.common.tally;
    let blinks = (world.frame / 8).is_multiple_of(2);
    let (left, top) = (area.x0 + MARGIN, area.y0 + 8);
    let (right, bottom) = (area.x1 - MARGIN, area.y1 - 16);
    let ring_colour = if tally.rings == 0 && blinks { LOW } else { VALUE };
    text(easel, (left, top), "TIME", NAME);
    text(easel, (left + 30, top), &time(tally.time), VALUE);
    ring(easel, (left + 1, top + 12));
    text(easel, (left + 14, top + 12), &tally.rings.to_string(), ring_colour);
    text_before(easel, (right, top), &tally.score.to_string(), VALUE);
    if tally.lives > 0 {
        let lives = format!("+{} {}", tally.lives, if tally.lives == 1 { "LIFE" } else { "LIVES" });
        text(easel, (left, bottom), &lives, NAME);
    }
    let breath = &world.player.breath;
    if breath.under_water && (breath.runs_out() || breath.air() <= 12) && blinks {
        let colour = if breath.runs_out() { LOW } else { AIR };
        text_before(easel, (right, bottom), &format!("AIR {}", breath.air()), colour);
    }
}

/// Writes a line of letters with a dark edge below and to the right.
fn text(easel: &mut Easel, (x, y): (i32, i32), text: &str, colour: Rgb) {
    write(easel, (x + 1, y + 1), text, SHADE);
    write(easel, (x, y), text, colour);
}

/// Writes a line of letters that ends at `x`.
fn text_before(easel: &mut Easel, (x, y): (i32, i32), line: &str, colour: Rgb) {
    let width = line.chars().count() as i32 * ADVANCE - 1;
    text(easel, (x - width, y), line, colour);
}

fn ring(easel: &mut Easel, (x, y): (i32, i32)) {
    for ([left, top, width, height], colour) in RING {
        easel.fill([x + left, y + top, x + left + width - 1, y + top + height - 1], colour);
    }
}

/// Darkens a picture, from 0 (not at all) to 1 (black).
fn darken(easel: &mut Easel, by: f32) {
    if by > 0.0 {
        let left = ((1.0 - by) * 256.0) as u32;
        for pixel in &mut easel.strip.pixels {
            let [r, g, b, a] = *pixel;
            let dark = |part: u8| (u32::from(part) * left / 256) as u8;
            *pixel = [dark(r), dark(g), dark(b), a];
        }
    }
}
