//! Props that move: flames flicker, lamps blink, flowers sway. Each picture of one is made of the picture that stands.

use super::art::{Art, EMPTY};

/// How a prop moves.
pub struct Motion {
    /// Its name.
    pub prop: &'static str,
    /// Frames of the game that each picture stays.
    pub durations: &'static [u16],
    /// A cell in a picture other than the first, which is the prop as it stands.
    pub picture: fn(&Art, usize) -> Art,
}

/// A picture with its pixels moved: where each is from, counted from its own place. What comes from outside is nothing.
fn moved(art: &Art, from: impl Fn(i32, i32) -> (i32, i32)) -> Art {
    let mut moved = EMPTY;
    for (at, pixel) in moved.iter_mut().enumerate() {
        let (x, y) = (at as i32 % 16, at as i32 / 16);
        let (dx, dy) = from(x, y);
        let (x, y) = (x + dx, y + dy);
        if (0..16).contains(&x) && (0..16).contains(&y) {
            *pixel = art[(y * 16 + x) as usize];
        }
    }
    moved
}

/// A flame of these colours licks: its rows lean to one side, then to the other, its foot stays.
pub fn flicker(art: &Art, number: usize, fire: &[u32]) -> Art {
    let is_fire = |pixel: u32| fire.contains(&pixel);
    let foot = (0..256).rev().find(|at| is_fire(art[*at])).map_or(0, |at| at as i32 / 16);
    let lean = |y: i32| [0, 0, 1, 1, 1, 0, 0, -1, -1, -1][((foot - y) + number as i32 * 3).rem_euclid(10) as usize];
    let of_fire: Art = art.map(|pixel| if is_fire(pixel) { pixel } else { 0 });
    let flame = moved(&of_fire, |_, y| (if y + 2 > foot { 0 } else { lean(y) }, 0));
    std::array::from_fn(|at| match (flame[at], art[at]) {
        (0, pixel) if is_fire(pixel) => 0,
        (0, pixel) => pixel,
        (pixel, _) => pixel,
    })
}

/// Colours are others in the second picture, as of a lamp that is off.
pub fn recoloured(art: &Art, colours: &[(u32, u32)]) -> Art {
    art.map(|pixel| colours.iter().find(|(from, _)| *from == pixel).map_or(pixel, |(_, to)| *to))
}

/// What grows leans with the wind: the upper rows by a pixel, to the right, not at all, to the left.
pub fn sway(art: &Art, number: usize) -> Art {
    let top = (0..256).find(|at| art[*at] != 0).map_or(16, |at| at as i32 / 16);
    let lean = [0, -1, 0, 1][number % 4];
    let bends = top + (16 - top) / 2;
    moved(art, |_, y| (if y < bends { lean } else { 0 }, 0))
}
