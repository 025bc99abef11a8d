//! Keys: what gets them, and which pane has them.

use super::App;
use super::controls;
use crate::bindings::{About, Action, Focus, Owner, Pressed, Reach, focus};
use crate::maze::{self, cells::MazeCells};
use crate::panes;
use crate::panes::LEVEL;
use crate::session::Framing;
use crate::widgets;
use eframe::egui;

/// The receiver of the keyboard when the last picture was done: Esc is taken off a field before it can be looked at.
#[derive(Default)]
pub(super) struct LastPicture {
    popup: bool,
    on_widget: bool,
}

/// The actions that the keys of a picture asked for.
#[derive(Default)]
pub(super) struct Asked {
    pub(super) actions: Vec<Action>,
    /// A text that was pasted, whether to put it where it was, and what takes it.
    pub(super) pasted: Option<(String, bool, Reach)>,
}

impl App {
    /// The receiver of the last key that was pressed.
    pub fn last_key(&self) -> Option<Owner> {
        self.last_key
    }

    /// True while a window above the panes is open.
    pub fn has_window(&self) -> bool {
        self.windows.is_open()
    }

    /// The pane that has the keys.
    pub fn focus(&self) -> Focus {
        self.studio.focus
    }

    /// Takes this picture's keys: those of the player go to the world, those of shortcuts become actions.
    pub(super) fn take_keys(&mut self, ctx: &egui::Context) -> Asked {
        if let Some(leaves) = self.windows.follow(ctx) {
            self.studio.session.canvas.leaves_window = leaves;
        }
        self.follow_focus();
        let own = self.windows.own_actions();
        // While a question waits or a shortcut is being chosen, keys mean nothing else.
        let blocked = self.windows.takes_keys() || self.desk.question.is_some() || self.desk.is_opening();
        let on_widget = ctx.memory(|memory| memory.focused()).is_some();
        let (claimed, in_pause) = widgets::keys::claimed(ctx);
        let pressed = Pressed {
            popup: self.last.popup,
            window: match () {
                () if blocked => Some(&[]),
                () if self.windows.has_keys() => Some(&own),
                () => None,
            },
            typing: ctx.text_edit_focused(),
            on_widget,
            gave_up: self.last.on_widget && !on_widget,
            claimed,
            claims_first: in_pause && self.studio.play.is_paused(),
            playing: self.studio.play.is_active(),
            partner: self.studio.play.has_partner(),
            focus: self.studio.focus,
        };
        let suspended = widgets::keys::Suspended {
            panes: pressed.popup || pressed.window.is_some() || pressed.playing,
            in_pause: pressed.popup || pressed.window.is_some() || self.studio.play.is_running(),
            windows: pressed.popup || blocked || !self.windows.has_keys(),
        };
        widgets::keys::suspend(ctx, suspended);
        let keymap = self.studio.settings.keymap();
        controls::pass_on(ctx, keymap, &pressed, &mut self.studio.play);
        let owners = ctx.input_mut(|input| keymap.consume(input, &pressed));
        self.last_key = owners.last().copied().or(self.last_key);
        let asked_for = |owner: Owner| if let Owner::Action(action, _) = owner { Some(action) } else { None };
        let actions: Vec<Action> = owners.into_iter().filter_map(asked_for).collect();
        if !actions.is_empty() {
            // Tab and arrows would also move the keyboard's focus, which was decided before we saw them.
            ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
        }
        let pasted = if pressed.is_kept_from_panes() { None } else { self.take_pasted(ctx) };
        if !blocked && self.windows.has_keys() && !pressed.popup {
            let esc = ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
            if esc {
                self.windows.close_topmost(&mut self.outbox);
            }
        }
        Asked { actions, pasted }
    }

    /// Remembers what had the keyboard when a picture was done.
    pub(super) fn remember_keyboard(&mut self, ctx: &egui::Context) {
        let on_widget = ctx.memory(|memory| memory.focused()).is_some();
        self.last = LastPicture { popup: ctx.any_popup_open(), on_widget };
    }

    /// Takes the text that was pasted.
    ///
    /// The window only says that something was pasted, not by which key: with Shift held, or asked for in place.
    fn take_pasted(&mut self, ctx: &egui::Context) -> Option<(String, bool, Reach)> {
        let reach = self.studio.focus.reach(Action::Paste).filter(|_| !self.document().is_empty())?;
        let wish = self.paste_wish;
        let (text, in_place) = ctx.input_mut(|input| {
            let shift = input.modifiers.shift;
            let at = input.events.iter().position(|event| matches!(event, egui::Event::Paste(_)))?;
            let egui::Event::Paste(text) = input.events.remove(at) else { return None };
            Some((text, wish.map_or(shift, |wish| wish == Action::PasteInPlace)))
        })?;
        self.paste_wish = None;
        Some((text, in_place, reach))
    }

    /// Looks which pane has the keys.
    pub(super) fn follow_focus(&mut self) {
        if self.game.is_on() {
            self.studio.focus = Focus { pane: "game", takes: focus::apart_from_the_level, level_seen: false };
            return;
        }
        let id = if self.clear_view { LEVEL } else { self.dock.focused() };
        let pane = self.panes.iter().find(|pane| pane.id() == id);
        self.studio.focus = Focus {
            pane: pane.map_or(LEVEL, |pane| pane.id()),
            takes: pane.map_or(focus::as_the_level, |pane| pane.keys()),
            level_seen: self.clear_view || self.dock.is_front(LEVEL),
        };
    }

    /// Brings a pane to the front and gives it the keys.
    pub(super) fn focus_pane(&mut self, id: &str) {
        self.clear_view &= id == LEVEL;
        self.dock.focus(id);
        self.follow_focus();
    }

    /// Gives the keys to the next pane in view, or to the one before.
    pub(super) fn turn_panes(&mut self, ctx: &egui::Context, forward: bool) {
        self.clear_view = false;
        self.dock.turn(forward);
        self.enter_pane(ctx);
    }

    /// Brings the next tab beside the pane that has the keys to the front, or the one before.
    pub(super) fn turn_tabs(&mut self, ctx: &egui::Context, forward: bool) {
        self.clear_view = false;
        self.dock.turn_tabs(forward);
        self.enter_pane(ctx);
    }

    /// No field has the keyboard any more; the first one of the pane gets it, unless that is the level.
    fn enter_pane(&mut self, ctx: &egui::Context) {
        ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
        self.follow_focus();
    }

    /// Carries out an action by the mouse: one about the level brings the level to the front, unless the pane in front takes it.
    pub(super) fn act_by_hand(&mut self, ctx: &egui::Context, action: Action) {
        let enabled = crate::actions::is_enabled(action, &self.studio);
        if enabled && action.about() != About::Program && self.studio.focus.reach(action).is_none() {
            self.focus_pane(LEVEL);
        }
        self.act(ctx, action);
    }

    /// A level or a place that was gone to is seen, and has the keys.
    pub(super) fn show_what_was_gone_to(&mut self, level_before: &str) {
        let went = matches!(self.studio.session.canvas.framing, Some(Framing::Area(_) | Framing::Point(_)));
        if went || self.studio.session.level != level_before {
            self.focus_pane(LEVEL);
        }
    }

    /// Play that cannot be seen anywhere is shown in the level; fields no longer take what is typed.
    pub(super) fn begin_to_play(&mut self, ctx: &egui::Context) {
        if let Some(focused) = ctx.memory(|memory| memory.focused()) {
            ctx.memory_mut(|memory| memory.surrender_focus(focused));
        }
        if !self.game.is_on() && !self.studio.focus.level_seen && !self.dock.is_front("preview") {
            self.focus_pane(LEVEL);
        }
    }

    /// Forgets what is half typed in any field, and takes the keyboard from it.
    pub(super) fn drop_typing(&mut self, ctx: &egui::Context) {
        if ctx.text_edit_focused()
            && let Some(focused) = ctx.memory(|memory| memory.focused())
        {
            ctx.memory_mut(|memory| memory.surrender_focus(focused));
        }
        self.panes.iter_mut().for_each(|pane| pane.drop_typing());
    }

    /// Forgets what is half typed in panes that another tab covers now.
    pub(super) fn drop_typing_out_of_sight(&mut self) {
        let ids = self.panes.iter().map(|pane| pane.id());
        let seen: Vec<_> = ids.filter(|id| !self.clear_view && self.dock.is_front(id)).collect();
        for pane in self.panes.iter_mut().filter(|pane| self.seen.contains(&pane.id()) && !seen.contains(&pane.id())) {
            pane.drop_typing();
        }
        self.seen = seen;
    }

    /// Carries out an action that the pane with the keys takes as its own.
    pub(super) fn act_in_pane(&mut self, action: Action) {
        let cx = &self.studio;
        if let Some(pane) = self.panes.iter_mut().find(|pane| pane.id() == cx.focus().pane) {
            pane.own_action(action, cx, &mut self.outbox);
        }
    }

    /// Hands a pasted text to the level, or to the pane that takes it as its own.
    pub(super) fn paste(&mut self, (text, in_place, reach): (String, bool, Reach)) {
        let cx = &self.studio;
        if let Some(maze) = cx.in_view().maze()
            && reach != Reach::Pane
        {
            maze::actions::paste(&text, in_place, MazeCells { maze, cx }, &mut self.outbox);
        } else if reach != Reach::Pane {
            panes::canvas::clipboard::paste(&text, in_place, cx, &mut self.outbox);
        } else if let Some(pane) = self.panes.iter_mut().find(|pane| pane.id() == cx.focus().pane) {
            pane.pasted(&text, in_place, cx, &mut self.outbox);
        }
    }
}
