//! Art that changes as time goes by, as in the dynamic patterns of the originals: pictures only, the ground stays.

use std::collections::BTreeMap;

/// One picture of a tile's animation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileFrame {
    /// The cell of the tileset's picture that is shown.
    pub cell: u16,
    /// Frames of the game that it stays, at least 1.
    pub duration: u16,
}

/// The animations of a tileset, by the cell that blocks name: what is shown in its place, in turn.
pub type Animations = BTreeMap<u16, Vec<TileFrame>>;

/// The place of the picture that an animation shows in a frame of the world; `None` if it has no pictures.
pub fn shown_at(frames: &[TileFrame], frame: u32) -> Option<usize> {
    let length = |of: &TileFrame| u64::from(of.duration.max(1));
    let whole: u64 = frames.iter().map(length).sum();
    let mut left = u64::from(frame).checked_rem(whole)?;
    frames.iter().position(|of| {
        let is_shown = left < length(of);
        left = left.saturating_sub(length(of));
        is_shown
    })
}

/// Frames of the world until an animation shows its next picture, at least 1; `None` if it has no pictures.
pub fn until_next(frames: &[TileFrame], frame: u32) -> Option<u32> {
    let length = |of: &TileFrame| u64::from(of.duration.max(1));
    let whole: u64 = frames.iter().map(length).sum();
    let now = u64::from(frame).checked_rem(whole)?;
    let mut end = 0;
    let ends = frames.iter().map(|of| {
        end += length(of);
        end
    });
    ends.filter(|end| *end > now).min().and_then(|end| u32::try_from(end - now).ok())
}

#[cfg(test)]
mod tests {
    use super::{TileFrame, shown_at, until_next};

    #[test]
    fn pictures_follow_each_other_and_begin_again() {
        let frames = [(5, 2), (9, 1), (5, 3)].map(|(cell, duration)| TileFrame { cell, duration });
        let shown: Vec<_> = (0..8).filter_map(|frame| shown_at(&frames, frame)).collect();
        assert_eq!(shown, [0, 0, 1, 2, 2, 2, 0, 0]);
        let left: Vec<_> = (0..8).filter_map(|frame| until_next(&frames, frame)).collect();
        assert_eq!(left, [2, 1, 1, 3, 2, 1, 2, 1]);
        assert_eq!(shown_at(&frames, u32::MAX), shown_at(&frames, u32::MAX % 6));
        assert_eq!((shown_at(&[], 3), until_next(&[], 3)), (None, None));
        let short = [TileFrame { cell: 4, duration: 0 }];
        assert_eq!((shown_at(&short, 3), until_next(&short, 3)), (Some(0), Some(1)), "never without any time");
    }
}
