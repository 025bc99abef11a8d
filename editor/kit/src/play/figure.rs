//! The player's pictures: what the figure can be doing, and where each image is in its sheet.

use crate::pixels::Pixels;
use crate::sheets::sheet_file;
use sim::ruleset::Character;
use std::sync::OnceLock;

/// An act of the figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FigureAct {
    /// Standing, then waiting for somebody to do something: 0 stands, 1 glances, 2 looks at you, 3 and 4 tap a foot,
    /// 5 to 7 have sat down, 8 looks at the wrist.
    #[default]
    Wait,
    /// Walking.
    Walk,
    /// Running.
    Run,
    /// Running so fast that the feet blur.
    Dash,
    /// Running on the spot, about to run off: 0 to 3 steps, the others blur.
    PeelOut,
    /// Curled up.
    Ball,
    /// Curled up at high speed.
    FastBall,
    /// Curled up on the spot, about to dash off.
    SpinDash,
    /// Braking.
    Skid,
    /// Against a wall.
    Push,
    /// At an edge in front.
    Balance,
    /// The balance of a player all but over an edge in front.
    BalanceFar,
    /// At an edge behind.
    BalanceBack,
    /// The balance of a player all but over an edge behind.
    BalanceBackFar,
    /// Looking up.
    LookUp,
    /// Ducking.
    Duck,
    /// Thrown up by a spring: 0 stretches, the others twirl about the vertical axis.
    Spring,
    /// Turning head over heels.
    Tumble,
    /// Flying: the tail beats.
    Fly,
    /// The same, tired.
    FlyTired,
    /// Swimming: arm over arm.
    Swim,
    /// The same, tired.
    SwimTired,
    /// Hanging by the hands.
    Carried,
    /// Gliding, arms ahead.
    Glide,
    /// Falling out of a glide.
    GlideFall,
    /// Getting up after a fall or a slide.
    GlideLand,
    /// Sliding on the stomach.
    Slide,
    /// Hand over hand up a wall ahead.
    Climb,
    /// Over the end of a wall.
    Clamber,
    /// Taking a breath from a bubble.
    Breathe,
    /// Down a water slide, sitting.
    WaterSlide,
    /// Becoming more than he is: 0 and 1 gather, 2 bursts, 3 and 4 hover.
    Transform,
    /// Hit.
    Hurt,
    /// Out of air.
    Drown,
    /// Lost.
    Death,
}

impl FigureAct {
    /// The acts, in the order of the sheet.
    pub const ALL: [Self; 35] = [
        Self::Wait,
        Self::Walk,
        Self::Run,
        Self::Dash,
        Self::PeelOut,
        Self::Ball,
        Self::FastBall,
        Self::SpinDash,
        Self::Skid,
        Self::Push,
        Self::Balance,
        Self::BalanceFar,
        Self::BalanceBack,
        Self::BalanceBackFar,
        Self::LookUp,
        Self::Duck,
        Self::Spring,
        Self::Tumble,
        Self::Fly,
        Self::FlyTired,
        Self::Swim,
        Self::SwimTired,
        Self::Carried,
        Self::Glide,
        Self::GlideFall,
        Self::GlideLand,
        Self::Slide,
        Self::Climb,
        Self::Clamber,
        Self::Breathe,
        Self::WaterSlide,
        Self::Transform,
        Self::Hurt,
        Self::Drown,
        Self::Death,
    ];

    /// Returns the number of its images.
    pub const fn images(self) -> usize {
        match self {
            // Shared by the games' six and eight.
            Self::FastBall => 12,
            Self::Wait => 9,
            Self::Walk | Self::PeelOut | Self::Ball | Self::Tumble => 8,
            Self::SpinDash | Self::Spring | Self::Climb => 6,
            Self::Transform => 5,
            Self::Run | Self::Dash | Self::Push | Self::BalanceFar | Self::BalanceBackFar | Self::Swim => 4,
            Self::Clamber => 3,
            Self::Fly | Self::FlyTired | Self::SwimTired | Self::Carried => 2,
            Self::GlideFall | Self::Breathe | Self::WaterSlide => 2,
            Self::Skid | Self::Balance | Self::BalanceBack | Self::LookUp | Self::Duck => 2,
            Self::Glide | Self::GlideLand | Self::Slide | Self::Hurt | Self::Drown | Self::Death => 1,
        }
    }

    /// Turns with the ground. All else stays upright.
    ///
    /// Guide: Animation > Rotation
    pub const fn turns(self) -> bool {
        matches!(self, Self::Walk | Self::Run | Self::Dash | Self::PeelOut)
    }
}

/// Pixels along the side of an image.
pub const CELL: usize = 64;
/// Images in a row of the sheet.
pub const COLUMNS: usize = 16;
/// Directions in which walking, running and dashing are painted, an eighth of a turn apart.
pub const TURNS: usize = 8;

/// The pixel of an image that is the player's centre.
pub const CENTRE: usize = CELL / 2;

/// Place of an image in the sheet. `image` wraps around; `turn` counts eighths of a turn, clockwise.
pub fn index(act: FigureAct, image: usize, turn: usize) -> usize {
    let before: usize = FigureAct::ALL.iter().take_while(|other| **other != act).map(|other| count(*other)).sum();
    let turn = if act.turns() { turn % TURNS } else { 0 };
    before + turn * act.images() + image % act.images()
}

fn count(act: FigureAct) -> usize {
    act.images() * if act.turns() { TURNS } else { 1 }
}

/// Columns and rows of a sheet.
pub fn size() -> (usize, usize) {
    let images: usize = FigureAct::ALL.iter().map(|act| count(*act)).sum();
    (COLUMNS, images.div_ceil(COLUMNS))
}

/// The sheet of a character, decoded when first asked for.
pub fn sheet(character: Character) -> &'static Pixels {
    static SHEETS: [OnceLock<Pixels>; 3] = [const { OnceLock::new() }; 3];
    let sheet = &SHEETS[character as usize];
    let (columns, rows) = size();
    // A page can be without the sheet of a character that its level does not have.
    let clear = || Pixels::clear(columns * CELL, rows * CELL);
    sheet.get_or_init(|| Pixels::read(&sheet_file(character)).unwrap_or_else(|_| clear()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::ruleset::Character::{Knuckles, Sonic, Tails};
    use std::collections::BTreeSet;

    #[test]
    fn every_image_has_a_place_of_its_own() {
        let mut seen = BTreeSet::new();
        for act in FigureAct::ALL {
            for turn in 0..if act.turns() { TURNS } else { 1 } {
                for image in 0..act.images() {
                    assert!(seen.insert(index(act, image, turn)), "{act:?} {image} {turn}");
                }
            }
        }
        assert_eq!(seen.last().copied(), Some(seen.len() - 1), "no gaps");
        assert!(seen.len() <= COLUMNS * size().1);
    }

    const ALL: [Character; 3] = [Sonic, Tails, Knuckles];

    /// One image, not turned.
    fn image(sheet: &Pixels, act: FigureAct, image: usize) -> Vec<[u8; 4]> {
        let (place, columns) = (index(act, image, 0), size().0);
        let at = |i: usize| sheet.at(place % columns * CELL + i % CELL, place / columns * CELL + i / CELL);
        (0..CELL * CELL).map(at).collect()
    }

    /// Lowest painted row of an image, counted from the player's centre.
    fn soles(sheet: &Pixels, act: FigureAct) -> i32 {
        let image = image(sheet, act, 0);
        let last = image.iter().rposition(|pixel| pixel[3] != 0).expect("painted");
        (last / CELL) as i32 - CENTRE as i32
    }

    #[test]
    fn the_soles_stand_on_the_ground() {
        for (character, radius) in [(Sonic, 19), (Tails, 15), (Knuckles, 19)] {
            let sheet = sheet(character);
            assert_eq!(soles(sheet, FigureAct::Wait), radius, "{character:?} stands");
            assert_eq!(soles(sheet, FigureAct::Ball), 14, "{character:?} rolls");
        }
    }

    #[test]
    fn no_two_figures_look_alike() {
        for character in ALL {
            let sheet = sheet(character);
            let firsts = FigureAct::ALL.map(|act| image(sheet, act, 0));
            for (n, first) in firsts.iter().enumerate() {
                assert!(!firsts[n + 1..].contains(first), "{character:?} {:?}", FigureAct::ALL[n]);
            }
            for act in FigureAct::ALL.into_iter().filter(|act| act.images() > 1) {
                let images: BTreeSet<_> = (0..act.images()).map(|n| image(sheet, act, n)).collect();
                assert!(images.len() * 2 > act.images(), "{character:?} {act:?}: {} that differ", images.len());
            }
        }
    }

    #[test]
    fn the_sheet_is_whole_and_no_image_leaves_its_cell() {
        for character in ALL {
            let sheet = sheet(character);
            let (columns, rows) = size();
            assert_eq!((sheet.width, sheet.height), (columns * CELL, rows * CELL), "{character:?}");
            let edge = |i: usize| matches!(i % sheet.width % CELL, 0 | 63) || matches!(i / sheet.width % CELL, 0 | 63);
            let cut = sheet.rgba.iter().enumerate().find(|(i, pixel)| edge(*i) && pixel[3] != 0);
            assert_eq!(cut, None, "{character:?}");
        }
    }
}
