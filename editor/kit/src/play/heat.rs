//! Counts of passages, time, speed and deaths for each cell of a level.

use super::attempts::PlayedAttempt;
use std::collections::BTreeMap;

/// Pixels along the side of a cell.
pub const CELL: i32 = 16;

/// The counts of all cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeatMap {
    /// By row and column.
    cells: BTreeMap<(i32, i32), HeatCell>,
    /// The most passages through a cell.
    most_passages: u32,
    /// The most frames in a cell.
    most_frames: u32,
}

/// The counts of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeatCell {
    /// Attempts that came into the cell, each as often as it came.
    pub passages: u32,
    /// Frames that players were in it.
    pub frames: u32,
    /// The sum of their speeds in these frames, 1/256 pixel a frame.
    pub speeds: u64,
    /// Deaths.
    pub deaths: u32,
}

impl HeatCell {
    /// The mean speed, 1/256 pixel a frame.
    pub fn mean_speed(&self) -> u32 {
        u32::try_from(self.speeds / u64::from(self.frames.max(1))).unwrap_or(u32::MAX)
    }
}

/// The speed that counts as fast, 1/256 pixel a frame: a block a frame.
const FAST: u32 = 0x1000;

impl HeatCell {
    /// Returns the speed of players in it, from 0 to 1 of a block a frame, for colours.
    pub fn share_of_speed(&self) -> f32 {
        self.mean_speed().min(FAST) as f32 / FAST as f32
    }
}

impl HeatMap {
    /// Adds an attempt, up to the death that ended it.
    pub fn add(&mut self, attempt: &PlayedAttempt) {
        let mut last = None;
        for point in attempt.alive() {
            let at = cell_of((point.x, point.y));
            let cell = self.cells.entry(at).or_default();
            cell.passages += u32::from(last != Some(at));
            cell.frames += 1;
            cell.speeds += u64::from(point.speed);
            last = Some(at);
            self.most_passages = self.most_passages.max(cell.passages);
            self.most_frames = self.most_frames.max(cell.frames);
        }
        if let Some(point) = attempt.death() {
            self.cells.entry(cell_of((point.x, point.y))).or_default().deaths += 1;
        }
    }

    /// The cells that are seen between two corners (pixels), with their upper left corners.
    pub fn seen(
        &self,
        (left, top): (i32, i32),
        (right, bottom): (i32, i32),
    ) -> impl Iterator<Item = ((i32, i32), &HeatCell)> {
        let ((first_column, first_row), (last_column, last_row)) =
            ((left.div_euclid(CELL), top.div_euclid(CELL)), (right.div_euclid(CELL), bottom.div_euclid(CELL)));
        let rows = self.cells.range((first_row, i32::MIN)..=(last_row.max(first_row), i32::MAX));
        let seen = rows.filter(move |((_, column), _)| (first_column..=last_column).contains(column));
        seen.map(|((row, column), cell)| ((column * CELL, row * CELL), cell))
    }

    /// Returns the passages through a cell, from 0 to 1 of the most, for colours: seldom passed cells differ more.
    pub fn share_of_passages(&self, cell: &HeatCell) -> f32 {
        share(cell.passages, self.most_passages)
    }

    /// Returns the time spent in a cell, from 0 to 1 of the longest, for colours.
    pub fn share_of_time(&self, cell: &HeatCell) -> f32 {
        share(cell.frames, self.most_frames)
    }
}

fn share(count: u32, most: u32) -> f32 {
    (count as f32).ln_1p() / (most.max(1) as f32).ln_1p()
}

fn cell_of((x, y): (i32, i32)) -> (i32, i32) {
    (y.div_euclid(CELL), x.div_euclid(CELL))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::attempts::{AttemptEnd, WayPoint};
    use crate::play::run::InputLog;

    fn attempt(places: &[(i32, i32, u16)], end: AttemptEnd) -> PlayedAttempt {
        let way = places.iter().map(|(x, y, speed)| WayPoint { x: *x, y: *y, speed: *speed }).collect();
        PlayedAttempt { log: InputLog::default(), way, end, is_same: true }
    }

    #[test]
    fn passages_time_speed_and_deaths_are_counted() {
        let mut map = HeatMap::default();
        map.add(&attempt(&[(0, 0, 256), (15, 15, 512), (16, 0, 0), (0, 0, 256)], AttemptEnd::Left));
        map.add(&attempt(&[(-1, 0, 100), (3, 3, 256), (3, 900, 9999)], AttemptEnd::Death(2)));
        let all: Vec<_> = map.seen((-100, -100), (100, 100)).map(|(at, cell)| (at, *cell)).collect();
        let cell = |passages, frames, speeds, deaths| HeatCell { passages, frames, speeds, deaths };
        assert_eq!(
            all,
            [((-16, 0), cell(1, 1, 100, 0)), ((0, 0), cell(3, 4, 1280, 1)), ((16, 0), cell(1, 1, 0, 0))],
            "what a dead player does is not counted"
        );
        assert_eq!(map.seen((16, 0), (16, 0)).count(), 1);
        assert_eq!((map.share_of_passages(&all[1].1), all[1].1.share_of_speed()), (1.0, 320.0 / 4096.0));
        assert!(map.share_of_time(&all[0].1) > 0.0 && map.share_of_time(&all[0].1) < 0.5);
    }
}
