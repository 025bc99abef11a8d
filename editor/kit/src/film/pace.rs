//! The time for which pictures are shown: exact if a format can say it, and with a sum that is right if it can't.

use std::fmt;
use std::str::FromStr;

/// Pictures a second that the simulation makes.
pub const RATE: u32 = 60;
/// A GIF's pictures are shown for so many hundredths of a second at least: programs that show one slow down shorter ones.
pub const LEAST: u64 = 2;

/// The pace of time: 1/8 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    times: u8,
    part: u8,
}

impl Default for Pace {
    fn default() -> Self {
        Self { times: 1, part: 1 }
    }
}

impl Pace {
    /// The paces, slowest first.
    pub const ALL: [Self; 6] = [
        Self { times: 1, part: 8 },
        Self { times: 1, part: 4 },
        Self { times: 1, part: 2 },
        Self { times: 1, part: 1 },
        Self { times: 2, part: 1 },
        Self { times: 4, part: 1 },
    ];

    /// Seconds as a fraction that so many frames take.
    pub(super) const fn seconds(self, frames: u64) -> (u64, u64) {
        (frames.saturating_mul(self.part as u64), RATE as u64 * self.times as u64)
    }

    /// Hundredths of a second from the first frame to one so many frames later, rounded.
    const fn hundredths(self, frames: u64) -> u64 {
        let (over, under) = self.seconds(frames);
        (over.saturating_mul(200) + under) / (2 * under)
    }

    /// Hundredths of a second for which picture `n` of a GIF is shown, of which each is of `every`th frame. Together they
    /// are as long as the frames are.
    pub fn delay(self, n: u32, every: u32) -> u16 {
        let at = |n: u64| self.hundredths(n.saturating_mul(every.into()));
        u16::try_from(at(u64::from(n) + 1) - at(n.into())).unwrap_or(u16::MAX)
    }

    /// The fewest frames from one picture of a GIF to the next.
    pub fn least_every(self) -> u32 {
        (1..).find(|every| self.can_be_gif(*every)).unwrap_or(1)
    }

    /// A GIF can show each `every`th frame.
    pub const fn can_be_gif(self, every: u32) -> bool {
        let (over, under) = self.seconds(every as u64);
        over * 100 >= LEAST * under
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { times, part } = self;
        if *part == 1 { write!(f, "{times}") } else { write!(f, "{times}/{part}") }
    }
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|pace| pace.to_string() == text);
        found.ok_or_else(|| format!("one of {}", Self::ALL.map(|pace| pace.to_string()).join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_add_up_to_the_time_that_the_frames_take() {
        for (pace, every, pictures, first, sum) in [
            ("1", 2, 30, [3, 4, 3], 100),
            ("1", 3, 20, [5, 5, 5], 100),
            ("1/2", 1, 60, [3, 4, 3], 200),
            ("1/8", 1, 60, [13, 14, 13], 800),
            ("2", 3, 40, [3, 2, 3], 100),
            ("4", 5, 48, [2, 2, 2], 100),
        ] {
            let pace: Pace = pace.parse().expect("a pace");
            assert_eq!(std::array::from_fn(|n| pace.delay(n as u32, every)), first, "{pace}");
            assert_eq!((0..pictures).map(|n| u64::from(pace.delay(n, every))).sum::<u64>(), sum, "{pace}");
            assert!(pace.can_be_gif(every));
        }
        let least: Vec<_> = Pace::ALL.into_iter().map(Pace::least_every).collect();
        assert_eq!(least, [1, 1, 1, 2, 3, 5]);
        assert!("3".parse::<Pace>().is_err());
    }
}
