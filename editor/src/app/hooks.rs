//! Commands of the project: run after a save and before play, if the user allows them on this computer.

use super::App;
use super::files::Leave;
use crate::bindings::Action;
use crate::dialogs::waker;
use crate::language::said;
use crate::session::{bring_layer_into_view, played_instead};
use crate::shell::windows::edits::hooks::label_of;
use crate::tr;
use eframe::egui;
use kit::job::hooks::{HookCommand, HookMoment};
use kit::notices::Notice;
use std::path::{Path, PathBuf};

/// The wishes that wait for the command of a project that runs.
#[derive(Default)]
pub(super) struct HookWishes {
    /// The action that begins play afterwards.
    play: Option<Action>,
    /// The project is left afterwards.
    leave: Option<Leave>,
    /// A save came while one ran: its command runs afterwards.
    saved: bool,
    /// The commands that do not run, of which a notice was shown.
    mentioned: Vec<(PathBuf, String)>,
}

impl App {
    /// Runs the command of the project for a moment, or has it wait for another one; false if it has none that may be run.
    fn begin_hook(&mut self, ctx: &egui::Context, moment: HookMoment) -> bool {
        let Some(folder) = self.studio.home().map(Path::to_owned) else { return false };
        let line = moment.command(&self.document().project().hooks).to_owned();
        if line.is_empty() {
            return false;
        }
        if !self.studio.settings.allows(&folder, &line) {
            let mentioned = (folder, line);
            if !self.hook_wishes.mentioned.contains(&mentioned) {
                let text = tr!(
                    "This project has a command of its own, which does not run before you allow it: {command}",
                    command = &mentioned.1
                );
                self.studio.notices.push(Notice::warning(text).offering(Action::Hooks.info().id));
                self.hook_wishes.mentioned.push(mentioned);
            }
            return false;
        }
        if self.studio.hook.is_running() {
            self.hook_wishes.saved |= moment == HookMoment::AfterSave;
            return true;
        }
        let level = self.studio.session.level.clone();
        self.studio.hook.start(HookCommand { moment, line, folder, level }, waker(ctx));
        true
    }

    /// Runs the command that follows a save.
    pub(super) fn after_save(&mut self, ctx: &egui::Context) {
        self.begin_hook(ctx, HookMoment::AfterSave);
    }

    /// Begins play by an action, after the command that the project has for that.
    pub(super) fn play_by(&mut self, ctx: &egui::Context, action: Action) {
        let project = self.studio.history.document().project();
        let level = played_instead(project, &self.studio.session.level).map(str::to_owned);
        if let Some(level) = level.filter(|_| !self.studio.play.is_active()) {
            // A layer is not played: its level is, once it is in view.
            bring_layer_into_view(&mut self.studio.session, project, level);
            return self.outbox.action(action);
        }
        if !self.studio.play.is_active() && self.begin_hook(ctx, HookMoment::BeforePlay) {
            self.hook_wishes.play = Some(action);
        } else {
            self.play_now(ctx, action);
        }
    }

    /// Runs a command of the project once, as the user asks for it.
    pub(super) fn try_hook(&mut self, ctx: &egui::Context, moment: HookMoment) {
        self.begin_hook(ctx, moment);
    }

    /// Ends the command that runs; play that waits for it does not begin.
    pub(super) fn stop_hook(&mut self) {
        (self.hook_wishes.play, self.hook_wishes.saved) = (None, false);
        self.studio.hook.cancel();
    }

    /// Goes on with what waits for a command that has ended.
    pub(super) fn follow_hook(&mut self, ctx: &egui::Context) {
        let Some((command, ended)) = self.studio.hook.follow() else { return };
        if let Err(why) = ended {
            let text = format!("{} ({}): {}", label_of(command.moment), command.line, said(&why));
            self.studio.notices.push(Notice::error(text).offering(Action::Hooks.info().id));
        }
        if std::mem::take(&mut self.hook_wishes.saved) {
            self.after_save(ctx);
        }
        if let Some(action) = self.hook_wishes.play.take() {
            // What ended may have been the command of a save: that of play is next.
            match command.moment {
                HookMoment::AfterSave => self.play_by(ctx, action),
                HookMoment::BeforePlay => self.play_now(ctx, action),
            }
        }
        if let Some(leave) = self.hook_wishes.leave.take() {
            self.leave_after_hook(ctx, leave);
        }
    }

    /// Leaves the project, which is saved, after the command that follows a save; asked for twice, it ends that command.
    pub(super) fn leave_after_hook(&mut self, ctx: &egui::Context, leave: Leave) {
        if let Some(command) = self.studio.hook.command().filter(|_| self.studio.hook.is_running()) {
            if self.hook_wishes.leave.is_some() {
                return self.stop_hook();
            }
            let text = tr!("Waiting for the end of: {command}", command = &command.line);
            self.studio.notices.push(Notice::note(text).offering(Action::Hooks.info().id));
            self.hook_wishes.leave = Some(leave);
            return;
        }
        self.go(leave);
        self.quit_if_asked(ctx);
    }
}
