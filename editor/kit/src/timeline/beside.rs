//! Runs beside the one in hand: the same buttons on the other layer or by the rules of another game, runs that were played
//! before, runs of the project, and recordings of a console. All of them bend with the level.

use super::ending::Ending;
use super::track::Track;
use crate::play::by_rules::ByRules;
use crate::play::ghost::Console;
use crate::play::run::InputLog;
use crate::play::watch::Watched;
use sim::level::Level;
use sim::project::{Project, Start};
use sim::ruleset::Game;
use sim::tiles::TileLayer;
use std::sync::Arc;

/// Runs that can be beside one another.
pub const MOST: usize = 6;
/// Frames of each that are simulated: what is beside must not hold up what is in hand.
const FRAMES: usize = 7200;

/// A run beside the one in hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Beside {
    /// The same buttons, begun on the other collision layer.
    OtherLayer,
    /// The same buttons by the rules of a game.
    Rules(Game),
    /// A run that was played before.
    Earlier(Arc<InputLog>),
    /// A run of the project, by its key.
    Saved(String),
    /// The buttons of a console's recording.
    Console(Arc<Console>),
}

impl Beside {
    /// Returns the name.
    pub fn name(&self) -> String {
        match self {
            Self::OtherLayer => "other layer".into(),
            Self::Rules(game) => game.label().into(),
            Self::Earlier(log) => format!("earlier run, {} frames", log.frames()),
            Self::Saved(key) => key.clone(),
            Self::Console(console) => console.name.clone(),
        }
    }
}

/// A run beside the one in hand, as far as it is simulated.
#[derive(Clone, Debug)]
pub struct Companion {
    /// The source of the run.
    pub what: Beside,
    /// Simulated in the level as it is.
    pub track: Option<Arc<Track>>,
    /// The ending there.
    pub ending: Option<Ending>,
    /// Its level by other rules than the project's.
    by_rules: ByRules,
}

/// The sources of companions.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub project: &'a Project,
    pub key: &'a str,
    pub level: &'a Arc<Level>,
    /// The run in hand.
    pub log: &'a Arc<InputLog>,
}

impl Companion {
    pub(super) fn new(what: Beside) -> Self {
        Self { what, track: None, ending: None, by_rules: ByRules::default() }
    }

    /// Follows the run in hand, the level and the project.
    pub(super) fn follow(&mut self, source: Source<'_>) {
        let Some((log, rules)) = self.log(source) else {
            (self.track, self.ending) = (None, None);
            return;
        };
        let level = rules
            .map_or_else(|| Arc::clone(source.level), |game| self.by_rules.level(source.project, source.key, game));
        let log = match &self.track {
            // The very same one, so that what is known of it counts.
            Some(track) if **track.log() == log => Arc::clone(track.log()),
            _ => Arc::new(log),
        };
        let is_same = |track: &Arc<Track>| Arc::ptr_eq(track.log(), &log) && Arc::ptr_eq(track.level(), &level);
        if !self.track.as_ref().is_some_and(is_same) {
            let track = match &self.track {
                Some(track) => track.again(&log, &level),
                None => Track::new(&log, &level),
            };
            self.ending = Some(Ending::of(&track));
            self.track = Some(Arc::new(track));
        }
    }

    /// Its buttons, and the rules that it is played by if those are not the project's.
    fn log(&self, source: Source<'_>) -> Option<(InputLog, Option<Game>)> {
        let in_hand = source.log;
        Some(match &self.what {
            Beside::OtherLayer => {
                let layer = if in_hand.start.layer == TileLayer::A { TileLayer::B } else { TileLayer::A };
                let start = Start { layer, ..in_hand.start };
                (InputLog { start, origin: None, ..in_hand.up_to(FRAMES) }, None)
            }
            Beside::Rules(game) => (InputLog { origin: None, ..in_hand.up_to(FRAMES) }, Some(*game)),
            Beside::Earlier(log) => (log.up_to(FRAMES), None),
            Beside::Console(console) => (console.log.up_to(FRAMES), None),
            Beside::Saved(key) => {
                let run = source.project.runs.iter().find(|run| run.key == *key && run.level == source.key)?;
                let (watched, start) = Watched::new(run, source.level.start);
                let begun = InputLog { start, ..InputLog::default() };
                (watched.whole(&begun).up_to(FRAMES), run.ruleset)
            }
        })
    }
}
