//! The panes that dock: one file and one roster line each.

pub(crate) mod numbers;

use crate::bindings::focus::beside_the_level;
use crate::bindings::{Action, Takes};
use crate::command::Outbox;
use crate::manual::INDEX;
use crate::studio::Studio;
use eframe::egui;
use std::path::Path;
use std::sync::OnceLock;

/// Id of the pane without which there is nothing to do in this window.
pub const LEVEL: &str = "canvas";

/// The first place of a pane: in a row of tabs, behind those that the roster lists before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// Left: what is taken in hand.
    Palettes,
    /// In the middle: the level, and what is drawn large.
    Middle,
    /// Right: what is chosen.
    Details,
    /// Right, below: what runs, and lists.
    Below,
    /// Under the level, once it is asked for.
    Foot,
}

/// A pane of the window.
pub trait Pane {
    /// Stored in saved layouts: never changes.
    fn id(&self) -> &'static str;
    /// Shown on the tab.
    fn title(&self) -> &'static str;
    /// Returns its names in other programs, for the command palette.
    fn words(&self) -> &'static [&'static str] {
        &[]
    }
    /// Returns its first place.
    fn home(&self) -> Home {
        Home::Details
    }
    /// Shows the pane: reads the context, sends commands.
    fn ui(&mut self, ui: &mut egui::Ui, cx: &Studio, out: &mut Outbox);
    /// Returns the treatment of shortcuts about the level while this pane has the keys.
    fn keys(&self) -> fn(Action) -> Takes {
        beside_the_level
    }
    /// Carries out an action that is the pane's own (see [`Pane::keys`]).
    fn own_action(&mut self, _action: Action, _cx: &Studio, _out: &mut Outbox) {}
    /// A text was pasted while the pane had the keys and pasting was its own; `in_place` if with Shift.
    fn pasted(&mut self, _text: &str, _in_place: bool, _cx: &Studio, _out: &mut Outbox) {}
    /// An action that the app itself does not know how to carry out, such as deleting what is selected; true if
    /// the pane did. Every pane is asked in turn, shown or not.
    fn action(&mut self, _action: Action, _cx: &Studio, _out: &mut Outbox) -> bool {
        false
    }
    /// Forgets what is half typed: what it was typed into is another state, saved, or out of sight.
    fn drop_typing(&mut self) {}
    /// F1 was pressed over the pane: shows help of its own in the pane; true if it did.
    fn help(&mut self) -> bool {
        false
    }
    /// The manual's page about the pane: its file.
    fn manual(&self) -> &'static str {
        INDEX
    }
    /// A file was dropped onto the window; true if the pane under it has a use for it.
    fn dropped(&mut self, _file: &Path, _cx: &Studio, _out: &mut Outbox) -> bool {
        false
    }
    /// Returns the text that replaces the pane's content while a maze is in view; `None` if it has something to show.
    fn without_a_level(&self) -> Option<&'static str> {
        None
    }
    /// Without the margin that panes get by default: for canvases.
    fn is_canvas(&self) -> bool {
        false
    }
}

/// Declares the files of this folder and lists what they hold: adding a pane is one file and one line here.
macro_rules! roster {
    ($($file:ident :: $name:ident),* $(,)?) => {
        $(pub mod $file;)*
        /// Returns all panes, in the order of the View menu and of tabs at first.
        pub fn all() -> Vec<Box<dyn Pane>> {
            vec![$(Box::new($file::$name::default())),*]
        }
    };
}
roster! {
    canvas::Canvas,
    blocks::Blocks,
    chunks::Chunks,
    objects::Objects,
    tiles::Tiles,
    object_maker::ObjectMaker,
    characters::CharactersPane,
    inspector::Inspector,
    chunk_editor::ChunkEditor,
    block_editor::BlockEditor,
    probe::ProbePane,
    history::HistoryPane,
    preview::PreviewPane,
    problems::Problems,
    runs::Runs,
    recording::RecordingPane,
    plays::PlaysPane,
    timeline::TimelinePane,
    frames::FramesPane,
    minimap::Minimap,
    kinds::KindsPane,
    layers::LayersPane,
    colors::ColorsPane,
    pixels::PixelsPane,
}

/// The names of a pane.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    /// Stored in saved layouts.
    pub id: &'static str,
    /// Shown on the tab.
    pub title: &'static str,
    /// The names in other programs.
    pub words: &'static [&'static str],
}

/// Returns the names of all panes, in the order of the View menu.
pub fn names() -> &'static [Names] {
    static NAMES: OnceLock<Vec<Names>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let names = |pane: &dyn Pane| Names { id: pane.id(), title: pane.title(), words: pane.words() };
        all().iter().map(|pane| names(pane.as_ref())).collect()
    })
}

/// Returns the first place of a pane.
pub fn home(id: &str) -> Option<Home> {
    all().iter().find(|pane| pane.id() == id).map(|pane| pane.home())
}
