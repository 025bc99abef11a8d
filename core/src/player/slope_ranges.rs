//! The ranges of angles that decide between slipping and falling, and what a landing keeps of the speeds.

use super::Player;
use crate::angle::Angle;
use crate::ruleset::{Character, Ruleset, SlipRule};

/// Speed, in 1/256 pixel per frame, below which a steep slope does not hold a player.
///
/// Guide: Slope Physics > Falling and Slipping Down Slopes
pub const SLIP_SPEED: u16 = 0x280;

/// Hold of a slope on a player who is slower than [`SLIP_SPEED`].
///
/// Guide: Slope Physics > Falling and Slipping Down Slopes
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlipRange {
    /// Full hold: he stays on the slope.
    Holds,
    /// A push down the slope; he stays on the ground.
    Slides,
    /// A fall off the slope that leaves his ground speed.
    Falls,
    /// A fall off the slope that ends his ground speed.
    FallsStopped,
}

impl SlipRange {
    /// Range of a ground angle. `only_falls` is true in a game in which nobody slides, and for those who never do.
    const fn of(angle: Angle, only_falls: bool) -> Self {
        match (only_falls, angle.0) {
            (true, 0x20..=0xDF) => Self::FallsStopped,
            (false, 0x30..=0xCF) => Self::Falls,
            (false, 0x18..=0xE7) => Self::Slides,
            _ => Self::Holds,
        }
    }
}

/// Part of a fall's speed that becomes ground speed.
///
/// Guide: Slope Physics > Landing on the Ground
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LandingRange {
    /// No part of it: the X speed becomes the ground speed.
    Flat,
    /// Half of the Y speed.
    Gentle,
    /// The whole Y speed. Ceilings of these angles can be caught.
    Steep,
}

impl LandingRange {
    /// Range of the angle that is landed on: flat within 0x10 of a floor or ceiling, steep from 0x20 to 0x5F and from
    /// 0xA0 to 0xDF.
    pub const fn of(angle: Angle) -> Self {
        if angle.plus(0x20).0 & 0x40 != 0 {
            Self::Steep
        } else if angle.plus(0x10).0 & 0x20 != 0 {
            Self::Gentle
        } else {
            Self::Flat
        }
    }
}

impl Player {
    /// Hold of a ground angle on this player in these rules.
    pub fn slip_range(&self, angle: Angle, rules: &Ruleset) -> SlipRange {
        let only_falls = match rules.slip_rule {
            SlipRule::Fall => true,
            SlipRule::SlideOrFallNotTails => self.character == Character::Tails,
            SlipRule::SlideOrFall => false,
        };
        SlipRange::of(angle, only_falls)
    }
}
