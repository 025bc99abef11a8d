//! The places of objects, to ask whether one is near.

use crate::project::LevelData;

/// An object this far away or less, along both axes, may have acted on the player. Pixels.
pub(crate) const NEAR: i32 = 64;

/// Centres of placed objects, ordered by x.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places(Vec<(i32, i32)>);

impl Places {
    /// The placed objects of a level. Layer switchers, which a step knows, are not among them.
    pub fn of(level: &LevelData) -> Self {
        Self::new(level.placements.iter().map(|placement| (placement.x, placement.y)).collect())
    }

    /// Objects at these centres.
    pub fn new(mut centres: Vec<(i32, i32)>) -> Self {
        centres.sort_unstable();
        Self(centres)
    }

    /// True if an object was placed within [`NEAR`] pixels of a point.
    pub(crate) fn is_near(&self, x: i32, y: i32) -> bool {
        let from = self.0.partition_point(|(other, _)| *other < x.saturating_sub(NEAR));
        self.0[from..]
            .iter()
            .take_while(|(other, _)| *other <= x.saturating_add(NEAR))
            .any(|(_, other)| other.abs_diff(y) <= NEAR.unsigned_abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_means_along_both_axes() {
        let places = Places::new(vec![(500, 100), (100, 100), (300, i32::MIN)]);
        for (x, y, near) in [(100, 100, true), (164, 36, true), (165, 100, false), (36, 164, true), (100, 165, false)] {
            assert_eq!(places.is_near(x, y), near, "{x} {y}");
        }
        assert!(places.is_near(300, i32::MIN) && !places.is_near(300, i32::MAX) && !places.is_near(i32::MAX, 100));
        assert!(!Places::default().is_near(0, 0));
    }
}
