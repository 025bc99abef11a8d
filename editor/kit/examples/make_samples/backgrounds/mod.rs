//! The layers behind a level, farthest first. All repeat sideways.

pub mod factory;
pub mod meadow;
pub mod ruins;

use super::easel::Easel;
use sim::angle::SINE;

const WIDTH: i32 = 512;
const HEIGHT: i32 = 256;

/// One of the layers.
pub struct Layer {
    /// Its file in the tileset's folder.
    pub file: &'static str,
    /// How far it moves when the camera moves by 256, sideways and down.
    pub scroll: (u16, u16),
    /// Its top edge on the screen while the camera is in the level's corner.
    pub y: i32,
    /// The picture.
    pub picture: Easel,
}

/// `amplitude` times the sine of `x` in `waves` waves to the picture's width, `shift` in 1/256 of a wave.
fn wave(x: i32, waves: i32, shift: i32, amplitude: i32) -> i32 {
    let at = (x * waves * 256 / WIDTH + shift).rem_euclid(256) as usize;
    i32::from(SINE[at]) * amplitude / 256
}

fn picture() -> Easel {
    let mut easel = Easel::new(WIDTH, HEIGHT);
    easel.wraps = true;
    easel
}

/// Bands of sky from row `top` on, each `high` rows; the last rows of a band are a dither into the next.
fn sky(e: &mut Easel, tones: &[u32], top: i32, high: i32) {
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let band = (y - top) / high;
            let into = (y - top).rem_euclid(high);
            let next =
                (into > high - 5 && (x + y) % 2 == 0) || (into > high - 9 && into % 2 == 0 && x % 4 == y / 2 % 2 * 2);
            e.dot(x, y, tones[(band + i32::from(next)).clamp(0, tones.len() as i32 - 1) as usize]);
        }
    }
}

/// A column of one colour from a row down to the bottom.
fn below(e: &mut Easel, x: i32, top: i32, colour: u32) {
    e.bar(x, top, 1, HEIGHT - top, colour);
}
