//! All images of a character in one picture, painted when they are first needed.

use super::poses::Act;
use super::raster::{Picture, Shape};
use super::rig::BUILDS;
use sim::ruleset::Character;

/// Pixels along the side of an image.
pub const CELL: usize = 64;
/// Images in a row of the sheet.
pub const COLUMNS: usize = 16;
/// Directions in which walking, running and dashing are painted, an eighth of a turn apart.
pub const TURNS: usize = 8;

/// The pixel of an image that is the player's centre.
pub const CENTRE: usize = CELL / 2;

/// Place of an image in the sheet. `image` wraps around; `turn` counts eighths of a turn, clockwise.
pub fn index(act: Act, image: usize, turn: usize) -> usize {
    let before: usize = Act::ALL.iter().take_while(|other| **other != act).map(|other| count(*other)).sum();
    let turn = if act.turns() { turn % TURNS } else { 0 };
    before + turn * act.images() + image % act.images()
}

fn count(act: Act) -> usize {
    act.images() * if act.turns() { TURNS } else { 1 }
}

/// Columns and rows of a sheet.
pub fn size() -> (usize, usize) {
    let images: usize = Act::ALL.iter().map(|act| count(*act)).sum();
    (COLUMNS, images.div_ceil(COLUMNS))
}

/// The sheet of a character: RGBA, row after row.
pub fn paint(character: Character) -> (usize, usize, Vec<u8>) {
    let (columns, rows) = size();
    let (width, height) = (columns * CELL, rows * CELL);
    let mut pixels = vec![0; width * height * 4];
    for act in Act::ALL {
        for turn in 0..if act.turns() { TURNS } else { 1 } {
            for image in 0..act.images() {
                let place = index(act, image, turn);
                let (left, top) = (place % columns * CELL, place / columns * CELL);
                let picture = picture(character, act, image, turn);
                for (y, row) in picture.pixels.chunks(CELL).enumerate() {
                    let from = ((top + y) * width + left) * 4;
                    pixels[from..from + CELL * 4].copy_from_slice(row.as_flattened());
                }
            }
        }
    }
    (width, height, pixels)
}

/// One image, facing right.
pub fn picture(character: Character, act: Act, image: usize, turn: usize) -> Picture {
    let build = &BUILDS[match character {
        Character::Sonic => 0,
        Character::Tails => 1,
        Character::Knuckles => 2,
    }];
    let spin = image as f32 * 360.0 / act.images() as f32;
    let shapes = if act.is_ball() { build.ball(spin, act == Act::FastBall) } else { build.shapes(&act.pose(image)) };
    // The centre of the player's pixel, about which the figure turns with the ground.
    let middle = CENTRE as f32 + 0.5;
    let degrees = turn as f32 * 360.0 / TURNS as f32 + act.spin(image);
    let width = act.width(image);
    let turned = |shape: Shape| if width == 1.0 { shape } else { shape.narrowed(width) };
    let placed: Vec<_> = shapes.into_iter().map(|shape| turned(shape).placed(degrees, (middle, middle))).collect();
    Picture::of(CELL, &placed)
}

#[cfg(test)]
mod tests {
    use super::{CELL, CENTRE, COLUMNS, TURNS, index, paint, picture, size};
    use crate::figure::poses::Act;
    use sim::ruleset::Character;
    use std::collections::BTreeSet;

    #[test]
    fn every_image_has_a_place_of_its_own() {
        let mut seen = BTreeSet::new();
        for act in Act::ALL {
            for turn in 0..if act.turns() { TURNS } else { 1 } {
                for image in 0..act.images() {
                    assert!(seen.insert(index(act, image, turn)), "{act:?} {image} {turn}");
                }
            }
        }
        assert_eq!(seen.last().copied(), Some(seen.len() - 1), "no gaps");
        assert!(seen.len() <= COLUMNS * size().1);
    }

    /// Lowest painted row of an image, counted from the player's centre.
    fn soles(character: Character, act: Act) -> i32 {
        let picture = picture(character, act, 0, 0);
        let last = (0..CELL * CELL).rev().find(|i| picture.pixels[*i][3] != 0).expect("painted");
        (last / CELL) as i32 - CENTRE as i32
    }

    #[test]
    fn the_soles_stand_on_the_ground() {
        for (character, radius) in [(Character::Sonic, 19), (Character::Tails, 15), (Character::Knuckles, 19)] {
            assert_eq!(soles(character, Act::Wait), radius, "{character:?} stands");
            assert_eq!(soles(character, Act::Ball), 14, "{character:?} rolls");
        }
    }

    #[test]
    fn no_two_figures_look_alike() {
        for character in [Character::Sonic, Character::Tails, Character::Knuckles] {
            let firsts = Act::ALL.map(|act| picture(character, act, 0, 0).pixels);
            for (n, first) in firsts.iter().enumerate() {
                assert!(!firsts[n + 1..].contains(first), "{character:?} {:?}", Act::ALL[n]);
            }
            for act in Act::ALL.into_iter().filter(|act| act.images() > 1) {
                let images: BTreeSet<_> =
                    (0..act.images()).map(|image| picture(character, act, image, 0).pixels).collect();
                assert!(images.len() * 2 > act.images(), "{character:?} {act:?}: {} that differ", images.len());
            }
        }
    }

    #[test]
    fn the_sheet_is_whole_and_no_image_leaves_its_cell() {
        for character in [Character::Sonic, Character::Tails, Character::Knuckles] {
            let (width, height, pixels) = paint(character);
            assert_eq!(pixels.len(), width * height * 4);
            let edge = |i: usize| matches!(i % width % CELL, 0 | 63) || matches!(i / width % CELL, 0 | 63);
            let cut = pixels.chunks(4).enumerate().find(|(i, pixel)| edge(*i) && pixel[3] != 0);
            assert_eq!(cut, None, "{character:?}");
        }
    }
}
