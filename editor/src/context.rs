//! What panes, tools and overlays may read.

use crate::bindings::{Focus, Keymap};
use crate::session::Session;
use crate::settings::Settings;
use kit::checks::watch::Watch;
use kit::derived::Derived;
use kit::document::{Document, History};
use kit::drawing::in_hand::Trial;
use kit::notices::Notices;
use kit::play::Play;
use kit::play::ghost::Ghosts;
use kit::play::live::LiveRuns;
use kit::reach::watch::Reaching;
use kit::timeline::Timeline;
use sim::level::Level;
use sim::project::{LevelData, MazeData};
use std::path::Path;
use std::sync::Arc;

/// Level or rotating maze that the canvas shows.
#[derive(Clone, Copy, Debug)]
pub enum InView<'a> {
    /// No project is open.
    Nothing,
    /// A level.
    Level(&'a Arc<LevelData>),
    /// A maze.
    Maze(&'a Arc<MazeData>),
}

impl<'a> InView<'a> {
    /// The level or maze of that key.
    pub fn of(document: &'a Document, key: &str) -> Self {
        match (document.level(key), document.project().maze(key)) {
            (Some(level), _) => Self::Level(level),
            (None, Some(maze)) => Self::Maze(maze),
            (None, None) => Self::Nothing,
        }
    }

    /// The level in view; `None` while it is something else.
    pub const fn level(self) -> Option<&'a Arc<LevelData>> {
        if let Self::Level(level) = self { Some(level) } else { None }
    }

    /// The maze in view; `None` while it is something else.
    pub const fn maze(self) -> Option<&'a Arc<MazeData>> {
        if let Self::Maze(maze) = self { Some(maze) } else { None }
    }
}

/// Everything a pane may read.
pub struct PaneContext<'a> {
    /// The document.
    pub document: &'a Document,
    /// The folder that the project is saved in; `None` if it never was.
    pub home: Option<&'a Path>,
    /// The folder of a project that could not be opened and has backups, as long as no other one is open.
    pub damaged: Option<&'a Path>,
    /// Grows with every backup that was kept.
    pub backups: u64,
    /// The level or maze that the canvas shows.
    pub in_view: InView<'a>,
    /// The document's history.
    pub history: &'a History,
    /// Tool, view, selection.
    pub session: &'a Session,
    /// What follows from the document.
    pub derived: &'a Derived,
    /// What a drag would leave, laid into a copy of the level.
    pub trial: &'a Trial,
    /// The running world.
    pub play: &'a Play,
    /// The run in hand, frame by frame, and those before it.
    pub timeline: &'a Timeline,
    /// The recording beside the level in view.
    pub ghosts: &'a Ghosts,
    /// Where a player can get, as far as it was asked for.
    pub reach: &'a Reaching,
    /// Whether the runs of the project hold.
    pub runs: &'a LiveRuns,
    /// What may be wrong in the document.
    pub checks: &'a Watch,
    /// The pane that has the keys.
    pub focus: Focus,
    /// The keys in force, for tooltips: `cx.keys.tooltip(Action::Undo)`.
    pub keys: &'a Keymap,
    /// Notices that the user got.
    pub notices: &'a Notices,
    /// How the user wants the editor to behave.
    pub settings: &'a Settings,
    /// Seconds since 1970, for what says how long ago something was. What moves follows the time of egui's input.
    pub now: u64,
}

impl PaneContext<'_> {
    /// Whether undo, and whether redo, is about the buttons of the run now: the timeline has the keys.
    pub fn edits_of_buttons(&self) -> [bool; 2] {
        self.timeline.has_edits().map(|has| has && self.focus.is_timeline())
    }

    /// The level in view with what a drag would leave, as runs and ghosts meet it.
    pub fn level(&self) -> &Arc<Level> {
        self.trial.level(self.derived.level())
    }
}
