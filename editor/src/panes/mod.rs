//! The panes that dock: one file and one roster line each.

use crate::bindings::ActionInfo;
use crate::command::Outbox;
use crate::derived::Derived;
use crate::document::{Document, History};
use crate::play::Play;
use crate::session::Session;
use eframe::egui;

/// Everything a pane may read.
pub struct PaneContext<'a> {
    /// The document.
    pub document: &'a Document,
    /// The document's history.
    pub history: &'a History,
    /// Tool, view, selection.
    pub session: &'a Session,
    /// What follows from the document.
    pub derived: &'a Derived,
    /// The running world.
    pub play: &'a Play,
    /// Actions with the keys in force.
    pub actions: &'a [ActionInfo],
}

/// A pane of the window.
pub trait Pane {
    /// Stored in saved layouts: never changes.
    fn id(&self) -> &'static str;
    /// Shown on the tab.
    fn title(&self) -> &'static str;
    /// Shows the pane: reads the context, sends commands.
    fn ui(&mut self, ui: &mut egui::Ui, cx: &PaneContext<'_>, out: &mut Outbox);
}

/// Declares the files of this folder and lists what they hold: adding a pane is one file and one line here.
macro_rules! roster {
    ($($file:ident :: $name:ident),* $(,)?) => {
        $(pub mod $file;)*
        /// All panes, in the order of the View menu.
        pub fn all() -> Vec<Box<dyn Pane>> {
            vec![$(Box::new($file::$name::default())),*]
        }
    };
}
roster! {}
