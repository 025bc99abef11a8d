//! The heat map as a picture: how early each cell is reached, over the level.

use super::map::{CELL, ReachMap};
use crate::derived::level_picture::{LevelPicture, Look, Mark};
use crate::derived::picture::{Picture, Rgba};
use sim::project::{Area, Project};

/// Behind a level.
const GROUND: Rgba = [24, 26, 36, 255];
/// Over a level, so that the cells stand out.
const VEIL: Rgba = [8, 9, 14, 150];
/// Around what was not reached.
const MISSED: Rgba = [255, 70, 70, 255];
/// Colours from early to late, not premultiplied.
const HEAT: [[u8; 3]; 6] =
    [[255, 250, 160], [252, 190, 60], [240, 110, 70], [200, 60, 130], [120, 50, 190], [60, 80, 230]];
/// The opacity of a cell.
const OPAQUE: u8 = 170;
/// Pixels of a digit, in rows of three bits.
const DIGITS: [[u8; 5]; 10] = [
    [7, 5, 5, 5, 7],
    [2, 6, 2, 2, 7],
    [7, 1, 7, 4, 7],
    [7, 1, 3, 1, 7],
    [5, 5, 7, 1, 1],
    [7, 4, 7, 1, 7],
    [7, 4, 7, 5, 7],
    [7, 1, 2, 2, 2],
    [7, 5, 7, 5, 7],
    [7, 5, 7, 1, 7],
];
const PLUS: [u8; 5] = [0, 2, 7, 2, 0];

/// The colour of each frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The frame from which on all have the last colour.
    pub last: u32,
    /// Some cells were reached later than that.
    pub goes_on: bool,
}

impl Scale {
    /// A scale on which all but the last twentieth of the cells of a map differ.
    pub fn of(map: &ReachMap) -> Self {
        let mut frames: Vec<u32> = map.cells().map(|(_, frame)| frame).collect();
        let Some(most) = frames.len().checked_sub(1) else { return Self { last: 1, goes_on: false } };
        let (_, last, later) = frames.select_nth_unstable(most * 19 / 20);
        Self { last: (*last).max(1), goes_on: later.iter().any(|frame| frame > last) }
    }

    /// The colour of a frame, not premultiplied.
    pub fn colour(self, frame: u32) -> [u8; 3] {
        let steps = HEAT.len() as u64 - 1;
        let at = u64::from(frame.min(self.last)) * steps * 256 / u64::from(self.last.max(1));
        let (step, part) = ((at / 256).min(steps - 1) as usize, at - (at / 256).min(steps - 1) * 256);
        let mix = |n: usize| {
            let (from, to) = (u64::from(HEAT[step][n]), u64::from(HEAT[step + 1][n]));
            ((from * (256 - part) + to * part) / 256) as u8
        };
        [mix(0), mix(1), mix(2)]
    }

    /// The colour of a cell over a level, premultiplied.
    pub fn over(self, frame: u32) -> Rgba {
        let [r, g, b] = self.colour(frame).map(|part| (u32::from(part) * u32::from(OPAQUE) / 255) as u8);
        [r, g, b, OPAQUE]
    }
}

/// A picture of the heat map over its level, halved `lod` times: what was not reached has a red frame. `None` if the
/// project has no such level.
pub fn picture(project: &Project, map: &ReachMap, (area, lod): (Option<Area>, u8)) -> Option<LevelPicture> {
    let look = Look { background: GROUND, ..Look::default() };
    let mut picture = LevelPicture::new(project, &map.origin.level, (area, lod), look)?;
    let scale = Scale::of(map);
    let cells = map.cells().map(|(place, frame)| (place, scale.over(frame))).collect();
    picture.mark(Mark::Veil(VEIL));
    picture.mark(Mark::Cells(CELL, cells));
    for target in map.missed() {
        let Area { x, y, width, height } = target.area;
        let around = |from: i32| from.saturating_sub(3);
        let area =
            Area { x: around(x), y: around(y), width: width.saturating_add(6), height: height.saturating_add(6) };
        picture.mark(Mark::Frame(area, MISSED));
    }
    picture.mark(Mark::Inset((8, 8), legend(scale)));
    Some(picture)
}

/// The colours from left to right, with frames below: 0, half the scale and its end.
fn legend(scale: Scale) -> Picture {
    const BAR: (usize, usize, usize) = (8, 8, 160);
    let (width, height) = (BAR.0 * 2 + BAR.2, 38);
    let mut picture = Picture { width, height, pixels: vec![[10, 11, 16, 220]; width * height] };
    for x in 0..BAR.2 {
        let [r, g, b] = scale.colour((u64::from(scale.last) * x as u64 / (BAR.2 as u64 - 1)) as u32);
        for y in 0..10 {
            put(&mut picture, BAR.0 + x, BAR.1 + y, [r, g, b, 255]);
        }
    }
    let width_of = |text: &str| text.len() * 8 - 2;
    let end = format!("{}{}", scale.last, if scale.goes_on { "+" } else { "" });
    let half = (scale.last / 2).to_string();
    write(&mut picture, BAR.0, "0");
    write(&mut picture, (BAR.0 + BAR.2 / 2).saturating_sub(width_of(&half) / 2), &half);
    write(&mut picture, (BAR.0 + BAR.2).saturating_sub(width_of(&end)), &end);
    picture
}

/// Writes a number below the bar, each digit twice its size.
fn write(picture: &mut Picture, left: usize, text: &str) {
    for (n, letter) in text.chars().enumerate() {
        let rows = letter.to_digit(10).and_then(|digit| DIGITS.get(digit as usize)).unwrap_or(&PLUS);
        for (y, row) in rows.iter().enumerate() {
            for x in (0..3).filter(|x| row >> (2 - x) & 1 != 0) {
                for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    put(picture, left + n * 8 + x * 2 + dx, 22 + y * 2 + dy, [235, 238, 245, 255]);
                }
            }
        }
    }
}

fn put(picture: &mut Picture, x: usize, y: usize, colour: Rgba) {
    if x < picture.width
        && let Some(pixel) = picture.pixels.get_mut(y * picture.width + x)
    {
        *pixel = colour;
    }
}
