//! The play clock: how many frames to simulate when the display asks for a picture.
//!
//! The clock reads no clock itself: time is passed in, so that tests decide it.

use std::time::Duration;

/// Simulated frames in a second at full speed.
const FRAMES_PER_SECOND: u64 = 60;

/// After a stall, at most this much time is made up for; the rest is dropped. The frames themselves stay whole.
const MAX_STALL: Duration = Duration::from_millis(250);

/// Slowest speed: 1/32.
const SLOWEST: i8 = -5;
/// Fastest speed: 8 times.
const FASTEST: i8 = 3;

/// The cost of a frame, in the unit of `Clock::owed`: 1/60 ns at the slowest speed. Whole numbers, so nothing drifts.
const FRAME: i64 = 1_000_000_000 << -SLOWEST;
/// A display that runs at nearly the same rate may be early or late by this much before a frame is left out or doubled.
const SLACK: i64 = FRAME / 5;

/// Turns the display's time into whole simulated frames.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    last: Option<Duration>,
    owed: i64,
    usual: i64,
    notch: i8,
}

impl Clock {
    /// Forgets the time that has passed: the next call of [`Self::frames`] starts anew. The speed stays.
    pub fn restart(&mut self) {
        *self = Self { notch: self.notch, ..Self::default() };
    }

    /// Returns the number of frames to simulate now. `now` counts from any fixed moment; going back counts as standing still.
    pub fn frames(&mut self, now: Duration) -> u32 {
        let elapsed = now.saturating_sub(self.last.unwrap_or(now)).min(MAX_STALL);
        self.last = Some(self.last.unwrap_or(now).max(now));
        let elapsed = ((elapsed.as_nanos() as u64 * FRAMES_PER_SECOND) << (self.notch - SLOWEST)) as i64;
        self.owed += elapsed;
        // A display of nearly this rate gets the same number of frames each time, although its pictures jitter.
        let kept = self.owed - self.usual * FRAME;
        let steady = self.usual > 0 && (elapsed - self.usual * FRAME).abs() < SLACK;
        let frames = if steady && (-SLACK..FRAME + SLACK).contains(&kept) {
            self.usual
        } else {
            self.owed.div_euclid(FRAME).max(0)
        };
        self.owed -= frames * FRAME;
        self.usual = frames;
        frames as u32
    }

    /// Half the speed, down to 1/32.
    pub fn slower(&mut self) {
        self.notch = (self.notch - 1).max(SLOWEST);
    }

    /// Twice the speed, up to 8 times.
    pub fn faster(&mut self) {
        self.notch = (self.notch + 1).min(FASTEST);
    }

    /// The speed as a power of two: 0 is full speed, -1 half.
    pub fn notch(&self) -> i8 {
        self.notch
    }

    /// The speed for reading: "1/4", "1", "2".
    pub fn label(&self) -> String {
        match self.notch {
            0.. => format!("{}x", 1 << self.notch),
            _ => format!("1/{}x", 1 << -self.notch),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, MAX_STALL};
    use std::time::Duration;

    /// A small generator: tests must not differ from run to run.
    fn noise(state: &mut u64) -> i64 {
        *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (*state >> 33) as i64
    }

    /// Runs a display for `seconds`; each picture is early or late by up to `jitter` ns. Returns the frames of each picture.
    fn display(rate: f64, jitter: i64, seconds: u64, clock: &mut Clock) -> Vec<u32> {
        let mut state = 7;
        let pictures = (rate * seconds as f64) as u64;
        let times = (0..=pictures).map(|i| {
            let exact = (i as f64 * 1e9 / rate) as i64;
            let by = if jitter == 0 || i == 0 || i == pictures { 0 } else { noise(&mut state) % (2 * jitter) - jitter };
            Duration::from_nanos((exact + by).max(0) as u64)
        });
        times.map(|now| clock.frames(now)).collect()
    }

    #[test]
    fn sixty_frames_a_second_on_any_display() {
        const ROWS: &[(f64, i64)] = &[
            (60.0, 0),
            (60.0, 2_000_000),
            (59.94, 1_500_000),
            (30.0, 3_000_000),
            (50.0, 0),
            (75.0, 1_000_000),
            (144.0, 1_000_000),
            (240.0, 500_000),
            (360.0, 0),
            (24.0, 5_000_000),
        ];
        for (rate, jitter) in ROWS {
            let frames: u32 = display(*rate, *jitter, 600, &mut Clock::default()).iter().sum();
            let off = i64::from(frames) - 36_000;
            assert!(off.abs() <= 1, "{rate} Hz, jitter {jitter} ns: {frames} frames in ten minutes");
        }
    }

    #[test]
    fn a_display_of_sixty_gets_one_frame_a_picture() {
        let frames = display(60.0, 1_500_000, 60, &mut Clock::default());
        let other = frames.iter().skip(2).filter(|n| **n != 1).count();
        assert!(other <= 1, "{other} pictures without exactly one frame");
    }

    #[test]
    fn a_stall_drops_time_and_then_the_rate_is_right_again() {
        let mut clock = Clock::default();
        assert_eq!(clock.frames(Duration::from_secs(1)), 0);
        assert_eq!(clock.frames(Duration::from_secs(9)), (MAX_STALL.as_millis() * 60 / 1000) as u32);
        let frames: u32 = (1..=600).map(|i| clock.frames(Duration::from_secs(9) + Duration::from_millis(i * 10))).sum();
        assert_eq!(frames, 360);
        assert_eq!(clock.frames(Duration::from_secs(3)), 0, "time that goes back counts as none");
        assert_eq!(clock.frames(Duration::from_secs(15)), 0, "and is not counted twice");
    }

    #[test]
    fn speeds_are_exact_powers_of_two() {
        for (notch, label, expected) in
            [(-5, "1/32x", 19), (-3, "1/8x", 75), (-1, "1/2x", 300), (0, "1x", 600), (1, "2x", 1200), (3, "8x", 4800)]
        {
            let mut clock = Clock::default();
            (notch..0).for_each(|_| clock.slower());
            (0..notch).for_each(|_| clock.faster());
            let frames: u32 = display(60.0, 0, 10, &mut clock).iter().sum();
            assert!(frames.abs_diff(expected) <= 1, "{label}: {frames}");
            assert_eq!(clock.label(), label);
        }
        let mut clock = Clock::default();
        (0..20).for_each(|_| clock.slower());
        assert_eq!(clock.notch(), -5);
        (0..20).for_each(|_| clock.faster());
        assert_eq!(clock.notch(), 3);
    }
}
