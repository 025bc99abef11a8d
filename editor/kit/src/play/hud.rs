//! The counts on the screen of the game, and how its picture goes dark.

use crate::derived::inks::Rgb;
use sim::objects::common::Act;
use sim::player::{Player, Routine};

/// Frames before a restart in which the picture goes dark.
const DARKENS: u8 = 24;

const BRIGHT: Rgb = [0xff, 0xd2, 0x4a];
const DARK: Rgb = [0xb8, 0x7a, 0x10];

/// The ring beside its count: rectangles (left, top, width, height; pixels) and their colours.
pub const RING: [([i32; 4], Rgb); 8] = [
    ([2, 0, 3, 1], BRIGHT),
    ([1, 1, 2, 1], BRIGHT),
    ([4, 1, 2, 1], BRIGHT),
    ([0, 2, 2, 3], BRIGHT),
    ([5, 2, 2, 3], DARK),
    ([1, 5, 2, 1], DARK),
    ([4, 5, 2, 1], DARK),
    ([2, 6, 3, 1], DARK),
];

/// Returns the darkness of a dead player's picture, from 0 to 1.
pub fn gone(player: &Player) -> f32 {
    let left = player.restart_timer.min(DARKENS);
    if player.routine == Routine::Dead { 1.0 - f32::from(left) / f32::from(DARKENS) } else { 0.0 }
}

/// Seconds from the goal to its banner, for a goal that is an area.
const AFTER_GOAL: f64 = 0.9;
/// Seconds from the goal to its banner, if the act takes too long to end by itself.
const AFTER_PASSING: f64 = 6.0;

/// Whether all about a goal is over that was reached so many seconds ago: the banner is shown.
pub fn is_past_goal(act: Act, seconds: f64) -> bool {
    match act {
        Act::Over => true,
        Act::Passed => seconds >= AFTER_PASSING,
        Act::Runs => seconds >= AFTER_GOAL,
    }
}

/// Frames as minutes, seconds and hundredths.
pub fn time(frames: u32) -> String {
    let (seconds, hundredths) = (frames / 60, frames % 60 * 100 / 60);
    format!("{}:{:02}.{hundredths:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::{gone, time};
    use sim::player::{Player, Routine};
    use sim::project::Start;
    use sim::ruleset::Ruleset;

    #[test]
    fn frames_read_as_hundredths_of_a_second() {
        for (frames, text) in [(0, "0:00.00"), (59, "0:00.98"), (60, "0:01.00"), (60 * 75 + 30, "1:15.50")] {
            assert_eq!(time(frames), text);
        }
    }

    #[test]
    fn the_picture_is_dark_when_the_world_begins_again() {
        let mut player = Player::new(&Start::default(), &Ruleset::default());
        assert_eq!(gone(&player), 0.0, "the timer of the living is 0 too");
        player.routine = Routine::Dead;
        let mut darker = Vec::new();
        for timer in (0..=60).rev() {
            player.restart_timer = timer;
            darker.push(gone(&player));
        }
        assert!(darker.is_sorted() && darker[0] == 0.0 && darker[60] == 1.0);
    }
}
