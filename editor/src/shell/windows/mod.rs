//! The windows above the panes, and which of them are open. What only one of them is asked for is in its own file.

pub mod about;
pub mod backgrounds;
pub mod backups_window;
pub mod chooser;
pub mod edits;
pub mod find;
pub mod find_window;
pub mod first_start;
pub(in crate::shell) mod fit;
pub mod go_to;
pub mod habits;
pub mod key_sheet;
pub mod layouts;
pub mod levels;
pub mod manual_window;
pub mod messages;
pub mod new_project;
pub mod palette;
pub mod path_window;
pub mod question;
pub mod runs;
pub mod settings_window;
pub mod sounds;
pub mod tilesets;

use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::t;
use crate::shell::ROSTER;
use crate::studio::Studio;
use eframe::egui::{self, Align2, Ui};
use std::any::{Any, TypeId};

pub use crate::shell::windows::question::Question;

/// A window above the panes: made when it is opened, dropped when it is closed.
///
/// The action that opens and closes it names it in the table of actions.
pub trait Window: Any {
    /// Shows the window; false once it is done.
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool;
    /// Actions that may act while it has the keys, besides the one that closes it.
    fn actions(&self) -> &'static [Action] {
        &[]
    }
    /// True while the next key is to become a shortcut, and no shortcut may act.
    fn takes_keys(&self) -> bool {
        false
    }
    /// True if nothing behind it can be clicked.
    fn is_modal(&self) -> bool {
        false
    }
    /// Follows its closing. True if it is kept as it is until it is opened again.
    fn rest(&mut self) -> bool {
        false
    }
    /// Esc closes it.
    fn cancel(&mut self, _out: &mut Outbox) {}
}

/// Windows that are open, with what was typed into them so far.
#[derive(Default)]
pub struct Windows {
    /// The one opened last is the last one.
    open: Vec<Box<dyn Window>>,
    /// Closed ones that are kept.
    kept: Vec<Box<dyn Window>>,
    /// The windows have the keys: one was opened or clicked last, not a pane.
    keys: bool,
    /// The number of open windows when that was looked at last.
    counted: usize,
    /// The number of open windows in the last picture, and of the pictures that are still to follow it.
    shown: (usize, u8),
}

impl Windows {
    /// Opens the window that an action asks for, or closes it; false if it asks for none.
    pub fn toggle(&mut self, action: Action) -> bool {
        let Some(opens) = ROSTER.iter().find(|opens| opens.action == action) else { return false };
        match self.place((opens.of)()) {
            Some(at) => self.close(at),
            None => self.begin((opens.of)(), opens.make),
        }
        true
    }

    fn place(&self, of: TypeId) -> Option<usize> {
        self.open.iter().position(|window| (**window).type_id() == of)
    }

    /// Opens a window, as it was kept or as it is made.
    fn begin(&mut self, of: TypeId, make: impl FnOnce() -> Box<dyn Window>) {
        let kept = self.kept.iter().position(|window| (**window).type_id() == of);
        let window = kept.map_or_else(make, |at| self.kept.swap_remove(at));
        self.open.push(window);
    }

    fn close(&mut self, at: usize) {
        let mut window = self.open.remove(at);
        if window.rest() {
            self.kept.push(window);
        }
    }

    /// The window of a type; opens it if it is not.
    pub(super) fn opened<T: Window + Default>(&mut self) -> &mut T {
        let of = TypeId::of::<T>();
        if self.place(of).is_none() {
            self.begin(of, || Box::<T>::default());
        }
        self.of_type().expect("it is open")
    }

    /// The window of a type, if it is open.
    pub(super) fn of_type<T: Window>(&mut self) -> Option<&mut T> {
        self.open.iter_mut().find_map(|window| (&mut **window as &mut dyn Any).downcast_mut())
    }

    /// A window of a type is open.
    pub fn has<T: Window>(&self) -> bool {
        self.place(TypeId::of::<T>()).is_some()
    }

    /// Closes the window of a type, if it is open.
    pub(super) fn close_type<T: Window>(&mut self) {
        if let Some(at) = self.place(TypeId::of::<T>()) {
            self.close(at);
        }
    }

    /// Opens a window in place of the one of its type.
    pub(super) fn replace<T: Window>(&mut self, window: T) {
        self.close_type::<T>();
        self.open.push(Box::new(window));
    }

    /// True while the next key is to become a shortcut, and no shortcut may act.
    pub fn takes_keys(&self) -> bool {
        self.open.iter().any(|window| window.takes_keys())
    }

    /// True if any window is open.
    pub fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// True while the keys are for a window. A window that opens takes them all, until a pane is clicked.
    pub fn has_keys(&self) -> bool {
        self.keys && self.is_open()
    }

    /// Looks which window was clicked, and whether one was opened. Call it before keys are looked at. Returns whether a
    /// press takes the keys from a window to a pane; `None` without a press.
    pub fn follow(&mut self, ctx: &egui::Context) -> Option<bool> {
        self.keys |= self.open.len() > self.counted;
        self.counted = self.open.len();
        let had_keys = self.has_keys();
        let press = ctx.input(|input| if input.pointer.any_pressed() { input.pointer.interact_pos() } else { None });
        match press.and_then(|at| ctx.layer_id_at(at)).map(|layer| layer.order) {
            Some(egui::Order::Background) => self.keys = self.open.iter().any(|window| window.is_modal()),
            Some(egui::Order::Middle) => self.keys = true,
            _ => {}
        }
        press.map(|_| had_keys && !self.has_keys())
    }

    /// The action that opened the window with the keys; `None` if none has them, or no action did.
    pub fn topmost(&self) -> Option<Action> {
        let top = self.open.last().filter(|_| self.has_keys())?;
        ROSTER.iter().find(|opens| (**top).type_id() == (opens.of)()).map(|opens| opens.action)
    }

    /// The actions that the open windows know: the manual, those that close them, and their own.
    pub fn own_actions(&self) -> Vec<Action> {
        let closing = ROSTER.iter().filter(|opens| self.place((opens.of)()).is_some()).map(|opens| opens.action);
        let closing = closing.chain(self.topmost().map(|_| Action::Manual));
        closing.chain(self.open.iter().flat_map(|window| window.actions().iter().copied())).collect()
    }

    /// A window in the middle knows only from its second picture on how large it is: without more of them it would
    /// stand askew until the pointer moves.
    fn settle(&mut self, ui: &Ui) {
        let (before, left) = self.shown;
        let now = self.open.len();
        let left = if now > before { 3 } else { left };
        if left > 0 {
            ui.request_repaint();
        }
        self.shown = (now, left.saturating_sub(1));
    }

    /// Closes the window that Esc means: the one opened last.
    pub fn close_topmost(&mut self, out: &mut Outbox) {
        if let Some(top) = self.open.last_mut() {
            top.cancel(out);
            self.close(self.open.len() - 1);
        }
    }

    /// Shows what is open.
    pub fn show(&mut self, ui: &mut Ui, cx: &Studio, asked: Option<&Question>, out: &mut Outbox) {
        let mut at = 0;
        while let Some(window) = self.open.get_mut(at) {
            if window.show(ui, cx, out) {
                at += 1;
            } else {
                self.close(at);
            }
        }
        if let Some(asked) = asked {
            question::show(ui, asked, out);
        }
        self.settle(ui);
    }
}

/// A window in the middle, as all of them are.
pub(super) fn window(title: &'static str, size: egui::Vec2) -> egui::Window<'static> {
    // It stays in its place when the language changes.
    egui::Window::new(t(title))
        .id(egui::Id::unique(title))
        .collapsible(false)
        .pivot(Align2::CENTER_CENTER)
        .default_size(size)
        .min_width(280.0)
}

/// Returns the first place of a window, until it is moved.
pub(super) fn centre(ui: &Ui) -> egui::Pos2 {
    ui.content_rect().center()
}
