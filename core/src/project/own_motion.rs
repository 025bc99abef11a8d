//! Motions of a project's own objects.

use crate::angle::Angle;

/// Pixels at most that an object goes to either side.
pub const MOST_WAY: i16 = 1024;
/// Frames at most that an object takes there and back.
pub const MOST_PERIOD: u16 = 2048;
/// Frames there and back of what goes in time with all others.
const SHARED_PERIOD: u16 = 256;

/// Form of the way that an object goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// No way: it stays in its place.
    #[default]
    Still,
    /// There and back along a line, slowly at both ends.
    Swing,
    /// Round a circle or an ellipse.
    Circle,
}

impl Motion {
    /// The motions, as they are offered.
    pub const ALL: [Self; 3] = [Self::Still, Self::Swing, Self::Circle];
}

/// The way of an object of a project's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnMotion {
    /// Form of the way.
    pub motion: Motion,
    /// Pixels that it goes to the right and to the left of its place. A swing begins at the left end, with a number below 0 at
    /// the right one; a circle turns clockwise, with a number below 0 the other way.
    pub across: i16,
    /// Pixels that it goes below and above its place. A swing and a circle begin above it, with a number below 0 below it.
    pub down: i16,
    /// Frames there and back, or once round; 0: in time with all others, 256 frames, a swing by the originals' oscillator.
    pub period: u16,
}

impl OwnMotion {
    /// Whether the object goes anywhere.
    pub const fn moves(&self) -> bool {
        !matches!(self.motion, Motion::Still) && (self.across != 0 || self.down != 0)
    }

    /// Pixels to either side, and up and down, that it goes at most.
    pub const fn reach(&self) -> (u16, u16) {
        if self.moves() { (self.across.unsigned_abs(), self.down.unsigned_abs()) } else { (0, 0) }
    }

    /// The way from its place on a swing whose oscillator has that value, from 0 to 128.
    ///
    /// Guide: Game Objects > Platforms
    pub fn swung(&self, oscillator: i32) -> [i32; 2] {
        let part = |whole: i16| (i32::from(whole) * (oscillator - 64)) >> 6;
        [part(self.across), part(self.down)]
    }

    /// The way from its place on a circle in a frame; `phase` is in 256ths of it.
    pub fn turned(&self, frame: u32, phase: u8) -> [i32; 2] {
        let period = if self.period == 0 { SHARED_PERIOD } else { self.period };
        let turn = u64::from(frame % u32::from(period)) * 256 / u64::from(period);
        let angle = Angle((turn as u8).wrapping_add(phase));
        let part = |whole: i16, of: i16| (i32::from(whole) * i32::from(of)) >> 8;
        [part(self.across, angle.sin()), part(self.down, angle.cos().wrapping_neg())]
    }

    /// Places on the way, from its beginning to its end, as ways from the object's place.
    pub fn places(&self, mut add: impl FnMut([i32; 2])) {
        match self.motion {
            Motion::Swing if self.moves() => [0, 128].into_iter().for_each(|end| add(self.swung(end))),
            Motion::Circle if self.moves() => {
                let whole = Self { period: SHARED_PERIOD, ..*self };
                (0..=32).for_each(|n| add(whole.turned(n * 8, 0)));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swing_and_a_circle_go_as_far_as_they_say() {
        let way = OwnMotion { motion: Motion::Swing, across: 64, down: -32, period: 0 };
        assert_eq!([0, 64, 128].map(|at| way.swung(at)), [[-64, 32], [0, 0], [64, -32]]);
        let round = OwnMotion { motion: Motion::Circle, across: 40, down: 20, period: 100 };
        assert_eq!([0, 25, 50, 75].map(|frame| round.turned(frame, 0)), [[0, -20], [40, 0], [0, 20], [-40, 0]]);
        assert_eq!(round.turned(0, 64), [40, 0]);
        let back = OwnMotion { across: -40, ..round };
        assert_eq!(back.turned(25, 0), [-40, 0], "the other way round");
        let mut places = Vec::new();
        round.places(|place| places.push(place));
        assert!(places.len() == 33 && places[0] == places[32]);
        assert_eq!(OwnMotion { motion: Motion::Still, ..way }.reach(), (0, 0));
    }
}
