//! The ending of a run, and its difference from before, in one line.

use super::track::Track;
use crate::play::sample::{Doing, Sample};
use crate::words::{counted, speed};

/// The cause of a run's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The goal was reached.
    Goal,
    /// The player was lost.
    Lost,
    /// The buttons were over.
    Over,
}

/// The end of a run: the goal, a loss, or the last frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The cause.
    pub how: How,
    /// Frames until then.
    pub frame: usize,
    /// The player then.
    pub player: Sample,
}

impl Ending {
    /// Of a track: the first of them.
    pub fn of(track: &Track) -> Self {
        let found = track.samples().enumerate().find_map(|(frame, player)| {
            let how = if player.at_goal {
                How::Goal
            } else if player.doing == Doing::Dying {
                How::Lost
            } else {
                return None;
            };
            Some(Self { how, frame, player: *player })
        });
        found.unwrap_or_else(|| Self {
            how: How::Over,
            frame: track.frames(),
            player: track.sample(track.frames()).copied().unwrap_or_default(),
        })
    }

    /// "Reaches the goal in frame 512 at speed 6.20".
    pub fn in_words(&self) -> String {
        let (x, y) = self.player.px();
        let speed = speed(self.player.speed());
        match self.how {
            How::Goal => format!("Reaches the goal in frame {} at speed {speed}", self.frame),
            How::Lost => format!("Dies in frame {} at {x}, {y}", self.frame),
            How::Over => format!("Ends after {} at {x}, {y}, speed {speed}", counted(self.frame, "frame")),
        }
    }

    /// Returns the difference from an earlier one: "Reaches the goal 14 frames later, at speed 6.20 instead of 7.00".
    pub fn compared(&self, before: &Self) -> String {
        if self.how != before.how {
            let was = match before.how {
                How::Goal => "it reached the goal before",
                How::Lost => "it died before",
                How::Over => "it went on before",
            };
            return format!("{}; {was}", self.in_words());
        }
        let mut parts = Vec::new();
        match (self.frame > before.frame, self.frame.abs_diff(before.frame)) {
            (_, 0) => {}
            (true, frames) => parts.push(format!("{} later", counted(frames, "frame"))),
            (false, frames) => parts.push(format!("{} sooner", counted(frames, "frame"))),
        }
        let (now, then) = (self.player.px(), before.player.px());
        if now != then && self.how != How::Goal {
            parts.push(format!("at {}, {} instead of {}, {}", now.0, now.1, then.0, then.1));
        }
        let (now, then) = (self.player.speed(), before.player.speed());
        if now != then && self.how != How::Lost {
            parts.push(format!("at speed {} instead of {}", speed(now), speed(then)));
        }
        let what = match self.how {
            How::Goal => "Reaches the goal",
            How::Lost => "Dies",
            How::Over => "Ends",
        };
        if parts.is_empty() { format!("{what} as before") } else { format!("{what} {}", parts.join(", ")) }
    }
}
