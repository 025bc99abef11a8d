//! Commands: what panes and keys ask for. The app carries them out between two pictures.

use crate::bindings::Action;
use crate::session::Session;
use crate::settings::Settings;
use kit::checks::fix::FixWish;
use kit::document::art::own_pictures::PictureOwner;
use kit::document::disk::backups::Backup;
use kit::document::{Edits, GestureId};
use kit::drawing::templates::NewProject;
use kit::job::hooks::HookMoment;
use kit::play::PlayCommand;
use kit::play::run::InputLog;
use kit::timeline::FrameShift;
use kit::timeline::beside::Beside;
use sim::project::Run;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A gesture that no other one shares: all edits of one press of the hand.
pub fn new_gesture() -> GestureId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    GestureId(NEXT.fetch_add(1, Ordering::Relaxed))
}

/// The answer to a question of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Save, then go on.
    Save,
    /// Go on without saving.
    Discard,
    /// Write over what changed on disk.
    Overwrite,
    /// Open what is on disk, dropping what is in the window.
    Reload,
    /// Save somewhere else.
    SaveAs,
    /// Write the tileset where it is.
    AllowOutside,
    /// Take the work that was never saved.
    Restore,
    /// Go on with what was saved.
    GoOn,
    /// Put the work of both together.
    Merge,
    /// Of the file with this number among those that both changed in the same place: take the other's work, or this one's
    /// again.
    Switch(usize),
    /// Leave everything as it is.
    Cancel,
}

/// A request to the run on the timeline.
#[derive(Clone, Debug)]
pub enum TimelineCommand {
    /// Show a frame of it, held.
    GoTo(usize),
    /// Take a run that was played before in hand again: its place among them.
    TakeBack(usize),
    /// Have a run in hand that was not played here, and show its start.
    Take(Arc<InputLog>),
    /// Have it press other buttons, with frames put in or taken out, and show a frame of it.
    Press(GestureId, Box<InputLog>, Option<FrameShift>, usize),
    /// Lay a run beside it, or take it away.
    Beside(Beside),
    /// Play some frames over and over; `None` for the whole run once.
    Section(Option<Range<usize>>),
    /// Set or remove a bookmark.
    Bookmark(usize),
    /// Name the bookmark of a frame.
    NameBookmark(usize, String),
}

/// A request to the search for where a player can get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachWish {
    /// Search again, in the level as it is.
    Again,
    /// End it; what was found stays.
    Stop,
    /// End it and forget what was found.
    PutAway,
}

/// A choice of the menu over the whole window while one plays as in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameChoice {
    /// Go on.
    Resume,
    /// Begin the level anew.
    Again,
    /// Play the next level of the project.
    Next,
    /// Return to the editor.
    Back,
}

/// A palette of a tileset of the project.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaletteName {
    /// The tileset's place in the project's list.
    pub tileset: usize,
    /// The palette's name; none for the picture's own colours.
    pub palette: String,
}

/// One wish of a pane, a tool or a key.
pub enum Command {
    /// Change the document: one step of the history, or part of the step of `gesture`.
    Edit {
        /// Named for the user: "Paint", "Move layer switcher".
        label: String,
        /// The gesture that all edits of one drag share.
        gesture: Option<GestureId>,
        /// The edits.
        edits: Edits,
    },
    /// Change the document in place of what the gesture did so far: for things that follow the hand.
    Amend {
        /// Named for the user.
        label: String,
        /// The gesture.
        gesture: GestureId,
        /// The edits in place of the earlier ones.
        edits: Edits,
    },
    /// Go to a state of the history: this many steps done.
    JumpTo(usize),
    /// Change the session: tool, view, selection. Not undone, loses no work.
    Session(Box<dyn FnOnce(&mut Session)>),
    /// Put a text on the clipboard.
    Copy(String),
    /// Bring a pane to the front, by id.
    ShowPane(&'static str),
    /// Save where the panes are, under a name.
    KeepLayout(String),
    /// Put the panes where they are in a saved layout, by its name.
    TakeLayout(String),
    /// Anything that a key can be bound to.
    Action(Action),
    /// Something about the running world.
    Play(PlayCommand),
    /// The choice in a menu of the game.
    Game(GameChoice),
    /// Something about the run on the timeline.
    Timeline(TimelineCommand),
    /// Apply all fixes of what the checks found, as one step.
    Fix(FixWish),
    /// Watch a run of the project, from its start, or held after so many frames.
    Watch {
        /// Its key.
        run: String,
        /// Frames after which it is held.
        frame: Option<u32>,
    },
    /// Something about the search for where a player can get.
    Reach(ReachWish),
    /// Play a run that is not in the project, from its start.
    Try(Box<Run>),
    /// Use the tileset that is in a folder, for the one at a place of the list or as another one.
    LinkTileset {
        /// Its folder, from the project's or from the root.
        path: PathBuf,
        /// Place in the project's list; `None` to add it.
        index: Option<usize>,
    },
    /// Open a file in the program that the system has for it.
    OpenOutside(PathBuf),
    /// Run a command of the project once.
    TryHook(HookMoment),
    /// End the command of the project that runs.
    StopHook,
    /// Ask for a file with object definitions, to take them over.
    AskDefinitions,
    /// Take the object definitions of a file over.
    TakeDefinitions(PathBuf),
    /// Ask for a file to write an object definition of the project's own to, by name.
    AskDefinitionFile(String),
    /// Write an object definition of the project's own, with what it makes, and its pictures beside it.
    WriteDefinition {
        /// The name of the definition.
        kind: String,
        /// The file.
        path: PathBuf,
        /// Whether the file may be replaced.
        overwrite: bool,
    },
    /// Ask for a file with colours for a palette.
    AskColors(PaletteName),
    /// Give a palette the colours of a file.
    TakeColors {
        /// The palette.
        of: PaletteName,
        /// The file.
        path: PathBuf,
    },
    /// Ask for a file to write the colours of a palette to.
    AskColorFile(PaletteName),
    /// Write the colours of a palette.
    WriteColors {
        /// The palette.
        of: PaletteName,
        /// The file.
        path: PathBuf,
        /// Whether the file may be replaced.
        overwrite: bool,
    },
    /// Ask for a picture that an object kind or a character is drawn as.
    AskOwnPicture(PictureOwner),
    /// Draw an object kind or a character as a picture.
    TakeOwnPicture {
        /// The thing that it is for.
        owner: PictureOwner,
        /// A PNG, anywhere; a path that does not begin at the root counts from the project's folder.
        path: PathBuf,
    },
    /// Open the project in this folder (or of this `loopwright.json`).
    Open(PathBuf),
    /// Show the backups of the project in this folder, which cannot be opened.
    Backups(PathBuf),
    /// Restore a backup in the folder of a project that cannot be opened, and open it.
    RestoreBackup {
        /// The project's folder.
        folder: PathBuf,
        /// The backup.
        backup: Backup,
    },
    /// Open the manual at a part of a page.
    Read {
        /// The page's file.
        file: &'static str,
        /// The part's heading.
        heading: &'static str,
    },
    /// Begin a new project.
    Begin(Box<NewProject>),
    /// Ask for the folder of a new project.
    AskNewFolder,
    /// Open the sample project and play its first level.
    PlaySample,
    /// Ask which keys the user has in his fingers.
    AskHabits,
    /// Save the project into this folder.
    SaveTo(PathBuf),
    /// Change how the editor looks and behaves.
    Settings(Box<dyn FnOnce(&mut Settings)>),
    /// The answer to the question that is asked.
    Answer(Answer),
    /// The user has read this notice.
    Dismiss(usize),
    /// Show the user a notice.
    Notice(kit::notices::Notice),
}

/// The receiver of the panes' commands.
#[derive(Default)]
pub struct Outbox {
    commands: Vec<Command>,
}

impl Outbox {
    /// Sends a command.
    pub fn send(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// Sends one step of edits; nothing if there are none.
    pub fn edit(&mut self, label: impl Into<String>, edits: impl Into<Edits>) {
        self.edit_in(None, label, edits);
    }

    /// As [`Outbox::edit`], of edits that belong to a gesture, if there is one.
    pub fn edit_in(
        &mut self,
        gesture: impl Into<Option<GestureId>>,
        label: impl Into<String>,
        edits: impl Into<Edits>,
    ) {
        let edits = edits.into();
        if !edits.is_empty() {
            self.send(Command::Edit { label: label.into(), gesture: gesture.into(), edits });
        }
    }

    /// Sends edits in place of what the gesture did so far.
    pub fn amend(&mut self, gesture: GestureId, label: impl Into<String>, edits: impl Into<Edits>) {
        self.send(Command::Amend { label: label.into(), gesture, edits: edits.into() });
    }

    /// Changes the session.
    pub fn session(&mut self, change: impl FnOnce(&mut Session) + 'static) {
        self.send(Command::Session(Box::new(change)));
    }

    /// Asks for an action.
    pub fn action(&mut self, action: Action) {
        self.send(Command::Action(action));
    }

    /// True if nothing was sent.
    pub fn is_empty(&self) -> bool {
        self.commands.is_empty()
    }

    /// Takes everything sent so far.
    pub fn take(&mut self) -> Vec<Command> {
        std::mem::take(&mut self.commands)
    }
}
