//! The plays of a level: the buttons that a player held in each attempt, on a page or in another game.

/// Attempts of a player at a level, one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    /// The name of the project, as it was when the level was handed out.
    pub project: String,
    /// The key of the level.
    pub level: String,
    /// The name of the player, as the player typed it; empty if none was typed.
    pub player: String,
    /// The attempts, in the order in which they were played.
    pub attempts: Vec<Attempt>,
}

/// An attempt at a level: from a start up to a death, a restart or the end of the play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// Whether it begins after the death that ended the attempt before it, at the checkpoint that was reached there. An
    /// attempt that does not begins at the level's start.
    pub goes_on: bool,
    /// Buttons held, frame by frame, as (buttons, number of frames).
    pub inputs: Vec<(u8, u32)>,
    /// Buttons held on the second pad; behind their end, nothing is held.
    pub inputs_2: Vec<(u8, u32)>,
    /// The world's digest at its end, of version [`DIGEST_VERSION`](crate::digest::DIGEST_VERSION); `None` if it was not
    /// taken.
    pub digest: Option<u64>,
}
