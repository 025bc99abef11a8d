//! The player's pictures: what the figure can be doing, and where each image is in its sheet.
//!
//! The sheets are drawn by `examples/make_samples/figure`.

/// What the figure can be doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Act {
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
    /// Curled up.
    Ball,
    /// Curled up at high speed.
    FastBall,
    /// Braking.
    Skid,
    /// Against a wall.
    Push,
    /// At an edge in front.
    Balance,
    /// All but over an edge in front.
    BalanceFar,
    /// At an edge behind.
    BalanceBack,
    /// All but over an edge behind.
    BalanceBackFar,
    /// Looking up.
    LookUp,
    /// Ducking.
    Duck,
    /// Thrown up by a spring: 0 stretches, the others twirl about the vertical axis.
    Spring,
    /// Turning head over heels.
    Tumble,
    /// Flying or swimming: the tail beats.
    Fly,
    /// Gliding, arms ahead.
    Glide,
    /// Falling out of a glide.
    GlideFall,
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
    /// Hit.
    Hurt,
    /// Out of air.
    Drown,
    /// Lost.
    Death,
}

impl Act {
    /// All of them, in the order of the sheet.
    pub const ALL: [Self; 27] = [
        Self::Wait,
        Self::Walk,
        Self::Run,
        Self::Dash,
        Self::Ball,
        Self::FastBall,
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
        Self::Glide,
        Self::GlideFall,
        Self::Slide,
        Self::Climb,
        Self::Clamber,
        Self::Breathe,
        Self::WaterSlide,
        Self::Hurt,
        Self::Drown,
        Self::Death,
    ];

    /// How many images it has.
    pub const fn images(self) -> usize {
        match self {
            // Shared by the games' six and eight.
            Self::FastBall => 12,
            Self::Wait => 9,
            Self::Walk | Self::Ball | Self::Tumble => 8,
            Self::Spring | Self::Climb => 6,
            Self::Run | Self::Dash | Self::Push | Self::BalanceFar | Self::BalanceBackFar => 4,
            Self::Clamber => 3,
            Self::Fly | Self::GlideFall | Self::Breathe | Self::WaterSlide => 2,
            Self::Skid | Self::Balance | Self::BalanceBack | Self::LookUp | Self::Duck => 2,
            Self::Glide | Self::Slide | Self::Hurt | Self::Drown | Self::Death => 1,
        }
    }

    /// Turns with the ground. All else stays upright.
    ///
    /// Guide: Animation > Rotation
    pub const fn turns(self) -> bool {
        matches!(self, Self::Walk | Self::Run | Self::Dash)
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

#[cfg(test)]
mod tests {
    use super::*;
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
}
