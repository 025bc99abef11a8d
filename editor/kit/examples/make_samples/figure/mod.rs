//! The player's figure: all images of a character in one picture.

pub mod moves;
pub mod poses;
pub mod raster;
pub mod rig;

use kit::pixels::Pixels;
use kit::play::figure::{CELL, CENTRE, FigureAct, TURNS, index, size};
use poses::Posed;
use raster::{Picture, Shape};
use rig::BUILDS;
use sim::ruleset::Character;

/// The characters, and their sheets by path from the repository's root.
const SHEETS: [(Character, &str); 3] = [
    (Character::Sonic, "editor/assets/figure/sonic.png"),
    (Character::Tails, "editor/assets/figure/tails.png"),
    (Character::Knuckles, "editor/assets/figure/knuckles.png"),
];

/// The bytes of all sheets.
pub fn files() -> impl Iterator<Item = (String, Vec<u8>)> {
    SHEETS.iter().map(|(character, path)| {
        let bytes = paint(*character).to_png().expect("a vector takes all bytes");
        ((*path).to_owned(), bytes)
    })
}

/// The sheet of a character.
pub fn paint(character: Character) -> Pixels {
    let (columns, rows) = size();
    let (width, height) = (columns * CELL, rows * CELL);
    let mut rgba = vec![[0; 4]; width * height];
    for act in FigureAct::ALL {
        for turn in 0..if act.turns() { TURNS } else { 1 } {
            for image in 0..act.images() {
                let place = index(act, image, turn);
                let (left, top) = (place % columns * CELL, place / columns * CELL);
                let picture = picture(character, act, image, turn);
                for (y, row) in picture.pixels.chunks(CELL).enumerate() {
                    let from = (top + y) * width + left;
                    rgba[from..from + CELL].copy_from_slice(row);
                }
            }
        }
    }
    Pixels { width, height, rgba }
}

/// One image, facing right.
pub fn picture(character: Character, act: FigureAct, image: usize, turn: usize) -> Picture {
    let build = &BUILDS[match character {
        Character::Sonic => 0,
        Character::Tails => 1,
        Character::Knuckles => 2,
    }];
    let spin = image as f32 * 360.0 / act.images() as f32;
    let shapes = match act {
        FigureAct::SpinDash => build.spin_dash(spin),
        _ if act.is_ball() => build.ball(spin, act == FigureAct::FastBall),
        _ => build.shapes(&act.pose(image)),
    };
    // The centre of the player's pixel, about which the figure turns with the ground.
    let middle = CENTRE as f32 + 0.5;
    let degrees = turn as f32 * 360.0 / TURNS as f32 + act.spin(image);
    let width = act.width(image);
    let turned = |shape: Shape| if width == 1.0 { shape } else { shape.narrowed(width) };
    let placed: Vec<_> = shapes.into_iter().map(|shape| turned(shape).placed(degrees, (middle, middle))).collect();
    Picture::of(CELL, &placed)
}
