//! Choices of play: the start, the player, and what is shown of runs.

use super::way::{GhostInHand, PlotSet, WayShown};
use crate::language::msg;
use kit::play::pause_when::PauseWhen;
use sim::player::characters::standing;
use sim::project::Start;
use sim::ruleset::{Character, Form, Ruleset, Shield};
use sim::trace::{Event, Who};
use std::path::PathBuf;
use std::sync::Arc;

/// The character after another, round and round.
pub const fn next_character(character: Character) -> Character {
    match character {
        Character::Sonic => Character::Tails,
        Character::Tails => Character::Knuckles,
        Character::Knuckles => Character::Sonic,
    }
}

/// The player that objects' boxes are shown for while nothing is played, and the sides of the selected object always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pose {
    /// The player.
    pub character: Character,
    /// True for a ball.
    pub rolled: bool,
    /// True in the air.
    pub airborne: bool,
    /// To the right, 256ths of a pixel a frame.
    pub x_speed: i16,
    /// Downwards, while he is in the air.
    pub y_speed: i16,
}

/// The character in place of the start's; `None` keeps the start's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayAs {
    /// The player.
    pub character: Option<Character>,
    /// The form that emeralds give.
    pub form: Option<Form>,
    /// The shield, which takes the first hit.
    pub shield: Option<Shield>,
    /// The partner; `Some(None)` for no partner at all.
    pub partner: Option<Option<Character>>,
}

/// Rings that a super form begins with if the start gives none: without any it would end at once.
const RINGS_OF_A_FORM: u16 = 50;

impl PlayAs {
    /// The start with this player: his feet are where the start has them.
    pub fn applied(self, start: Start, rules: &Ruleset) -> Start {
        let character = self.character.unwrap_or(start.character);
        let mut state = start.state;
        state.shield = self.shield.unwrap_or(state.shield);
        state.form = self.form.unwrap_or(state.form);
        let height = |of, form| i32::from(standing(rules, of, form).height);
        let y = start.y.saturating_add(height(start.character, start.state.form) - height(character, state.form));
        if state.form.is_super() && state.rings == 0 {
            state.rings = RINGS_OF_A_FORM;
        }
        let partner = self.partner.unwrap_or(start.partner);
        Start { character, partner, y, state, ..start }
    }
}

/// The players that readout, Probe, trail and overlays show, that the view follows and that a run expects, if a partner is
/// there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayersShown {
    /// The first player.
    #[default]
    First,
    /// The partner.
    Partner,
    /// Both.
    Both,
}

impl PlayersShown {
    /// Every choice, with its label and what it does.
    pub const ALL: [(Self, &str, &str); 3] = [
        (
            Self::First,
            msg("Player 1"),
            msg("Show values, sensors and trail of the first player. The view follows him."),
        ),
        (
            Self::Partner,
            msg("Partner"),
            msg("Show values, sensors and trail of the second player. The view follows him."),
        ),
        (
            Self::Both,
            msg("Both"),
            msg("Show values, sensors and trails of both players. The view follows the first one."),
        ),
    ];

    /// The next choice; after the last one the first.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|(choice, ..)| *choice == self).map_or(0, |at| at + 1);
        Self::ALL[at % Self::ALL.len()].0
    }

    /// The players that it stands for.
    pub const fn players(self) -> &'static [Who] {
        match self {
            Self::First => &[Who::First],
            Self::Partner => &[Who::Second],
            Self::Both => &[Who::First, Who::Second],
        }
    }
}

/// Choices of what is shown of the attempts of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaysShown {
    /// Their paths.
    pub ways: bool,
    /// Their deaths.
    pub deaths: bool,
    /// The colours of the cells.
    pub heat: HeatShown,
}

impl Default for PlaysShown {
    fn default() -> Self {
        Self { ways: true, deaths: true, heat: HeatShown::Nothing }
    }
}

/// Meaning of the colours of a heat map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HeatShown {
    /// No colours.
    #[default]
    Nothing,
    /// Passages through a place.
    Passages,
    /// Time spent there.
    Time,
    /// Speed.
    Speed,
}

impl HeatShown {
    /// The choices, with their titles.
    pub const ALL: [(Self, &str); 4] = [
        (Self::Nothing, msg("None")),
        (Self::Passages, msg("Passages")),
        (Self::Time, msg("Time spent")),
        (Self::Speed, msg("Speed")),
    ];

    /// The title.
    pub fn title(self) -> &'static str {
        Self::ALL.iter().find(|(heat, _)| *heat == self).map_or("", |(_, title)| title)
    }
}

/// Choices of play: the start, the player, and what is shown of runs.
#[derive(Clone, Debug, Default)]
pub struct PlayChoices {
    /// The further start at which play begins in levels that have one of that name; else at the level's own.
    pub start: Option<String>,
    /// The character, if not the start's.
    pub play_as: PlayAs,
    /// The players whose values, sensors and trails are shown.
    pub players_shown: PlayersShown,
    /// The player that boxes are shown for.
    pub pose: Pose,
    /// A frame recording that is laid beside the level in view.
    pub recording: Option<PathBuf>,
    /// The files, and folders of them, whose attempts of others are shown.
    pub plays: Arc<[PathBuf]>,
    /// Choices of what is shown of these attempts on the level.
    pub plays_shown: PlaysShown,
    /// The attempt that is chosen, by its place among them.
    pub attempt: Option<usize>,
    /// The ghost that is in a player's place while editing.
    pub ghost: GhostInHand,
    /// The look of the way of the last run.
    pub way: WayShown,
    /// The curves of the timeline.
    pub plots: PlotSet,
    /// The causes that pause play by themselves.
    pub pause_when: PauseWhen,
    /// The sound that is tried in the window Sounds.
    pub tried_sound: Option<TriedSound>,
}

/// A sound that is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TriedSound {
    /// The sound of the project of that name.
    Own(String),
    /// The built-in effect of an event.
    Event(Event),
}
