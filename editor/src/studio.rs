//! The state that panes, tools and overlays read: the document in hand and everything that follows from it.

use crate::bindings::{Focus, Keymap};
use crate::session::Session;
use crate::settings::Settings;
use kit::checks::watch::Watch;
use kit::derived::Derived;
use kit::document::{Document, History};
use kit::drawing::in_hand::Trial;
use kit::job::hooks::HookRun;
use kit::notices::Notices;
use kit::play::Play;
use kit::play::ghost::Ghosts;
use kit::play::live::LiveRuns;
use kit::play::plays::Gathered;
use kit::reach::watch::Reaching;
use kit::timeline::Timeline;
use sim::level::Level;
use sim::project::{LevelData, MazeData};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

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

/// The state of the editor apart from its window. The app changes it, by commands; panes, tools and overlays read it.
#[derive(Default)]
pub struct Studio {
    pub(crate) history: History,
    pub(crate) session: Session,
    pub(crate) settings: Settings,
    pub(crate) derived: Derived,
    pub(crate) trial: Trial,
    pub(crate) play: Play,
    pub(crate) timeline: Timeline,
    pub(crate) ghosts: Ghosts,
    pub(crate) gathered: Gathered,
    pub(crate) reach: Reaching,
    pub(crate) runs: LiveRuns,
    pub(crate) checks: Watch,
    pub(crate) focus: Focus,
    pub(crate) notices: Notices,
    pub(crate) hook: HookRun,
    /// The document has a folder of its own, from which it was read or to which it was written.
    pub(crate) at_home: bool,
    /// The folder of a project that could not be opened and has backups.
    pub(crate) damaged: Option<PathBuf>,
    /// Backups that were kept since the start.
    pub(crate) backups: u64,
    /// Seconds since 1970 at which the wall clock stands still, in a test.
    pub(crate) stopped_at: Option<u64>,
}

impl Studio {
    /// Returns the document.
    pub fn document(&self) -> &Document {
        self.history.document()
    }

    /// Returns the folder that the project is saved in; `None` if it never was.
    pub fn home(&self) -> Option<&Path> {
        self.document().folder().filter(|_| self.at_home)
    }

    /// Returns the folder of a project that could not be opened and has backups, as long as no other one is open.
    pub fn damaged(&self) -> Option<&Path> {
        self.damaged.as_deref().filter(|_| self.document().is_empty())
    }

    /// Returns a number that grows with every backup that was kept.
    pub fn backups(&self) -> u64 {
        self.backups
    }

    /// Returns the level or maze that the canvas shows.
    pub fn in_view(&self) -> InView<'_> {
        InView::of(self.document(), &self.session.level)
    }

    /// Returns the command of the project that runs, or ran last.
    pub fn hook(&self) -> &HookRun {
        &self.hook
    }

    /// Returns the document's history.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Returns tool, view and selection.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Returns what follows from the document.
    pub fn derived(&self) -> &Derived {
        &self.derived
    }

    /// Returns what a drag would leave, laid into a copy of the level.
    pub fn trial(&self) -> &Trial {
        &self.trial
    }

    /// Returns the running world.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// Returns the run in hand, frame by frame, and those before it.
    pub fn timeline(&self) -> &Timeline {
        &self.timeline
    }

    /// Returns the recording beside the level in view.
    pub fn ghosts(&self) -> &Ghosts {
        &self.ghosts
    }

    /// Returns the attempts of others at the level in view.
    pub fn gathered(&self) -> &Gathered {
        &self.gathered
    }

    /// Returns where a player can get, as far as it was asked for.
    pub fn reach(&self) -> &Reaching {
        &self.reach
    }

    /// Returns the runs of the project, and whether they hold.
    pub fn runs(&self) -> &LiveRuns {
        &self.runs
    }

    /// Returns what may be wrong in the document.
    pub fn checks(&self) -> &Watch {
        &self.checks
    }

    /// Returns the pane that has the keys.
    pub fn focus(&self) -> Focus {
        self.focus
    }

    /// Returns the keys in force, for tooltips: `cx.keys().tooltip(Action::Undo)`.
    pub fn keys(&self) -> &Keymap {
        self.settings.keymap()
    }

    /// Returns the notices that the user got.
    pub fn notices(&self) -> &Notices {
        &self.notices
    }

    /// Returns how the user wants the editor to behave.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the seconds since 1970, for what says how long ago something was; a test may have stopped this clock. What
    /// moves follows the time of egui's input.
    pub fn now(&self) -> u64 {
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        self.stopped_at.unwrap_or_else(now)
    }

    /// Returns whether undo, and whether redo, is about the buttons of the run now: the timeline has the keys.
    pub fn edits_of_buttons(&self) -> [bool; 2] {
        self.timeline.has_edits().map(|has| has && self.focus.is_timeline())
    }

    /// Returns the level in view with what a drag would leave, as runs and ghosts meet it.
    pub fn level(&self) -> &Arc<Level> {
        self.trial.level(self.derived.level())
    }
}
