//! The app: update, then show.

use crate::bindings::{ACTIONS, Action};
use crate::command::{Command, Outbox};
use crate::derived::Derived;
use crate::document::{Document, History};
use crate::notices::Notice;
use crate::panes::{self, Pane, PaneContext};
use crate::play::{Play, PlayCommand};
use crate::session::Session;
use crate::theme;
use eframe::egui;

/// The whole state of the window.
pub struct App {
    history: History,
    session: Session,
    derived: Derived,
    play: Play,
    panes: Vec<Box<dyn Pane>>,
    notices: Vec<Notice>,
    outbox: Outbox,
}

impl App {
    /// The app as it starts.
    pub fn new(cc: &eframe::CreationContext<'_>) -> Self {
        theme::apply(&cc.egui_ctx);
        Self {
            history: History::new(Document::default()),
            session: Session::default(),
            derived: Derived::default(),
            play: Play::default(),
            panes: panes::all(),
            notices: Vec::new(),
            outbox: Outbox::default(),
        }
    }

    /// The document, for tests and panes.
    pub fn document(&self) -> &Document {
        self.history.document()
    }

    /// Carries out everything that was asked for since the last picture.
    pub fn update(&mut self) {
        for command in self.outbox.take() {
            self.carry_out(command);
        }
        self.derived.follow(self.history.document(), &self.session.level);
    }

    fn carry_out(&mut self, command: Command) {
        match command {
            Command::Edit { label, gesture, edits } => {
                if let Err(error) = self.history.apply(&label, gesture, edits) {
                    self.notices.push(Notice::error(format!("{label}: {error}")));
                }
            }
            Command::Session(change) => change(&mut self.session),
            Command::Action(action) => self.act(action),
            Command::Play(command) => self.play.command(command, self.derived.level()),
            Command::Notice(notice) => self.notices.push(notice),
            Command::JumpTo(_) | Command::Open(_) | Command::SaveTo(_) => {}
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Undo => drop(self.history.undo()),
            Action::Redo => drop(self.history.redo()),
            Action::Save => {}
            Action::PlayHere => {
                let (x, y) = self.session.cursor.unwrap_or_default();
                self.play.command(PlayCommand::StartAt(x, y), self.derived.level());
            }
            Action::PlayFromStart => self.play.command(PlayCommand::StartAtStart, self.derived.level()),
        }
    }

    /// Paints the window. May run twice for one picture: it changes nothing but what panes keep for themselves.
    pub fn show(&mut self, ui: &mut egui::Ui) {
        let cx = PaneContext {
            document: self.history.document(),
            history: &self.history,
            session: &self.session,
            derived: &self.derived,
            play: &self.play,
            actions: ACTIONS,
        };
        for pane in &mut self.panes {
            pane.ui(ui, &cx, &mut self.outbox);
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, _ctx: &egui::Context, _frame: &mut eframe::Frame) {
        self.update();
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }
}
