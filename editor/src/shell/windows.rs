//! The windows above the panes, and which of them are open.

use super::export_window::ExportWindow;
use super::find_window::Find;
use super::first_start::FirstStart;
use super::go_to::GoTo;
use super::import_window::ImportWindow;
use super::keep_run::KeepRun;
use super::key_sheet::KeySheet;
use super::palette::Palette;
use super::path_window::PathWindow;
use super::settings_window::SettingsWindow;
use super::tilesets::{ImportPicture, TilesetList};
use super::{messages, question};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::dialogs::PathPurpose;
use eframe::egui::{self, Align2, Ui, vec2};
use kit::notices::Notices;

pub use super::question::Question;

/// Windows that are open, with what was typed into them so far.
#[derive(Default)]
pub struct Windows {
    key_sheet: Option<KeySheet>,
    settings: Option<SettingsWindow>,
    palette: Option<Palette>,
    path: Option<PathWindow>,
    import: Option<ImportWindow>,
    export: Option<ExportWindow>,
    picture: Option<ImportPicture>,
    tilesets: Option<TilesetList>,
    go_to: Option<GoTo>,
    first_start: Option<FirstStart>,
    keep_run: Option<KeepRun>,
    find: Find,
    messages: bool,
    about: bool,
    /// The windows have the keys: one was opened or clicked last, not a pane.
    keys: bool,
    /// How many were open when that was looked at last.
    counted: usize,
    /// How many were open in the last picture, and pictures that are still to follow it.
    shown: (usize, u8),
}

impl Windows {
    /// Opens the window that an action asks for, or closes it; false where it asks for none.
    pub fn toggle(&mut self, action: Action) -> bool {
        fn flip<T: Default>(window: &mut Option<T>) {
            *window = if window.is_some() { None } else { Some(T::default()) };
        }
        match action {
            Action::ImportLevels => flip(&mut self.import),
            Action::ExportLevels => flip(&mut self.export),
            Action::ImportPicture => flip(&mut self.picture),
            Action::Tilesets => flip(&mut self.tilesets),
            Action::GoTo => flip(&mut self.go_to),
            Action::KeepRun => flip(&mut self.keep_run),
            Action::Find => self.find.toggle(),
            Action::KeySheet => flip(&mut self.key_sheet),
            Action::Settings => flip(&mut self.settings),
            Action::CommandPalette => flip(&mut self.palette),
            Action::Messages => self.messages ^= true,
            Action::About => self.about ^= true,
            _ => return false,
        }
        true
    }

    /// Asks a new user which habits he brings along.
    pub fn greet(&mut self) {
        self.first_start = Some(FirstStart::default());
    }

    /// True while a new user is asked.
    pub fn greets(&self) -> bool {
        self.first_start.is_some()
    }

    /// Goes to the next place that was found, or the one before.
    pub fn find(&mut self, by: isize, cx: &PaneContext<'_>, out: &mut Outbox) {
        self.find.step(by, cx, out);
    }

    /// A tileset's picture for its import, which is opened where it is not.
    pub fn import_picture(&mut self, picture: &std::path::Path) {
        self.picture.get_or_insert_default().take(picture);
    }

    /// Asks for a path.
    pub fn ask_path(&mut self, purpose: PathPurpose, text: String) {
        self.path = Some(PathWindow::new(purpose, text));
    }

    /// True while the next key is to become a shortcut, and no shortcut may act.
    pub fn takes_keys(&self) -> bool {
        self.settings.as_ref().is_some_and(SettingsWindow::takes_keys)
    }

    /// True where any window is open.
    pub fn is_open(&self) -> bool {
        self.count() > 0
    }

    /// True while the keys are for a window. A window that opens takes them all, until a pane is clicked.
    pub fn has_keys(&self) -> bool {
        self.keys && self.is_open()
    }

    /// Looks who was clicked, and whether a window was opened. Call it before keys are looked at.
    pub fn follow(&mut self, ctx: &egui::Context) {
        let count = self.count();
        self.keys |= count > self.counted;
        self.counted = count;
        let press = ctx.input(|input| if input.pointer.any_pressed() { input.pointer.interact_pos() } else { None });
        match press.and_then(|at| ctx.layer_id_at(at)).map(|layer| layer.order) {
            Some(egui::Order::Background) => self.keys = self.first_start.is_some(),
            Some(egui::Order::Middle) => self.keys = true,
            _ => {}
        }
    }

    /// The actions that the open windows know: those that close them, and looking for the next place.
    pub fn own_actions(&self) -> Vec<Action> {
        let windows = [
            (self.palette.is_some(), Action::CommandPalette),
            (self.import.is_some(), Action::ImportLevels),
            (self.picture.is_some(), Action::ImportPicture),
            (self.tilesets.is_some(), Action::Tilesets),
            // It changes the project.
            (self.tilesets.is_some(), Action::Undo),
            (self.tilesets.is_some(), Action::Redo),
            (self.tilesets.is_some(), Action::Save),
            (self.go_to.is_some(), Action::GoTo),
            (self.keep_run.is_some(), Action::KeepRun),
            (self.find.is_open(), Action::Find),
            (self.find.is_open(), Action::FindNext),
            (self.find.is_open(), Action::FindPrevious),
            (self.key_sheet.is_some(), Action::KeySheet),
            (self.settings.is_some(), Action::Settings),
            (self.messages, Action::Messages),
            (self.about, Action::About),
        ];
        windows.into_iter().filter(|(open, _)| *open).map(|(_, action)| action).collect()
    }

    fn count(&self) -> usize {
        let open = [
            self.palette.is_some(),
            self.path.is_some(),
            self.import.is_some(),
            self.export.is_some(),
            self.picture.is_some(),
            self.tilesets.is_some(),
            self.go_to.is_some(),
            self.first_start.is_some(),
            self.keep_run.is_some(),
            self.find.is_open(),
            self.key_sheet.is_some(),
            self.settings.is_some(),
            self.messages,
            self.about,
        ];
        open.into_iter().filter(|open| *open).count()
    }

    /// A window in the middle knows only from its second picture on how large it is: without more of them it would
    /// stand askew until the pointer moves.
    fn settle(&mut self, ui: &Ui) {
        let (before, left) = self.shown;
        let now = self.count();
        let left = if now > before { 3 } else { left };
        if left > 0 {
            ui.request_repaint();
        }
        self.shown = (now, left.saturating_sub(1));
    }

    /// Closes the window that Esc means: the one that lies above the others.
    pub fn close_topmost(&mut self) {
        match () {
            () if self.palette.is_some() => self.palette = None,
            () if self.first_start.is_some() => self.first_start = None,
            () if self.keep_run.is_some() => self.keep_run = None,
            () if self.go_to.is_some() => self.go_to = None,
            () if self.about => self.about = false,
            () if self.messages => self.messages = false,
            () if self.import.is_some() => self.import = None,
            () if self.export.is_some() => self.export = None,
            () if self.picture.is_some() => self.picture = None,
            () if self.tilesets.is_some() => self.tilesets = None,
            () if self.path.is_some() => self.path = None,
            () if self.settings.is_some() => self.settings = None,
            () if self.key_sheet.is_some() => self.key_sheet = None,
            () => self.find.close(),
        }
    }

    /// Shows what is open.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        cx: &PaneContext<'_>,
        notices: &Notices,
        asked: Option<&Question>,
        out: &mut Outbox,
    ) {
        self.find.show(ui, cx, out);
        keep(&mut self.first_start, |window| window.show(ui, out));
        keep(&mut self.keep_run, |window| window.show(ui, cx, out));
        keep(&mut self.go_to, |window| window.show(ui, cx, out));
        keep(&mut self.key_sheet, |window| window.show(ui, cx));
        keep(&mut self.settings, |window| window.show(ui, cx, out));
        keep(&mut self.path, |window| window.show(ui, out));
        keep(&mut self.import, |window| window.show(ui, out));
        keep(&mut self.export, |window| window.show(ui, cx, out));
        keep(&mut self.tilesets, |window| window.show(ui, cx, out));
        keep(&mut self.picture, |window| window.show(ui, cx, out));
        if self.messages {
            self.messages = messages::show(ui, notices);
        }
        if self.about {
            self.about = about(ui);
        }
        keep(&mut self.palette, |window| window.show(ui, cx, out));
        if let Some(asked) = asked {
            question::show(ui, asked, out);
        }
        self.settle(ui);
    }
}

/// Drops a window that says it is done.
fn keep<T>(window: &mut Option<T>, show: impl FnOnce(&mut T) -> bool) {
    if let Some(open) = window
        && !show(open)
    {
        *window = None;
    }
}

/// A window in the middle, as all of them are.
pub(super) fn window<'a>(title: &'a str, size: egui::Vec2) -> egui::Window<'a> {
    egui::Window::new(title).collapsible(false).pivot(Align2::CENTER_CENTER).default_size(size).min_width(280.0)
}

/// Where a window stands until it is moved.
pub(super) fn centre(ui: &Ui) -> egui::Pos2 {
    ui.content_rect().center()
}

fn about(ui: &mut Ui) -> bool {
    let mut open = true;
    window("About Loopwright", vec2(380.0, 200.0)).resizable(false).default_pos(centre(ui)).open(&mut open).show(
        ui,
        |ui| {
            ui.heading(format!("Loopwright {}", env!("CARGO_PKG_VERSION")));
            ui.label(env!("CARGO_PKG_DESCRIPTION"));
            ui.add_space(6.0);
            ui.label(egui::RichText::new(format!("Licence: {}", env!("CARGO_PKG_LICENSE"))).weak());
        },
    );
    open
}
