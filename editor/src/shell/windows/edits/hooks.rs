//! Level > Commands on save and play: the programs that a project runs, the permission to run them here, and what they wrote.

use crate::command::{Command, Outbox};
use crate::language::{msg, said, t};
use crate::look::theme;
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::row;
use crate::widgets::fields::Fields;
use crate::widgets::hint;
use crate::widgets::output_log::log_ui;
use eframe::egui::{Button, Ui, vec2};
use kit::document::{Edit, GestureId};
use kit::job::hooks::{HookMoment, LEVEL, PROJECT};
use sim::project::ProjectHooks;
use std::path::Path;
use std::sync::Arc;

/// The open window.
#[derive(Default)]
pub struct HooksWindow {
    fields: Fields,
}

/// The name of a moment, as its field has it.
pub fn label_of(moment: HookMoment) -> &'static str {
    match moment {
        HookMoment::AfterSave => t("After each save"),
        HookMoment::BeforePlay => t("Before play"),
    }
}

impl Window for HooksWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let (mut open, mut done) = (true, false);
        let title = msg("Commands on save and play");
        window(title, vec2(560.0, 420.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            above_buttons(ui, |ui| {
                hint(
                    ui,
                    t("Programs of the project's team, such as a script that converts levels. They belong to the project, and run only where they are allowed."),
                );
                ui.add_space(6.0);
                self.commands_ui(ui, cx, out);
                ui.add_space(6.0);
                permission_ui(ui, cx, out);
                run_ui(ui, cx);
                log_ui(ui, cx.hook().lines(), 160.0);
                ui.add_space(6.0);
            });
            buttons(ui, |ui| done = ui.horizontal(|ui| buttons_ui(ui, cx, out)).inner);
        });
        open && !done
    }
}

/// The buttons; true if the window is to close.
fn buttons_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
    let (hooks, home) = (&cx.document().project().hooks, cx.home());
    let is_running = cx.hook().is_running();
    for moment in HookMoment::ALL {
        let line = moment.command(hooks);
        let is_allowed = home.is_some_and(|home| cx.settings().allows(home, line));
        let run = match moment {
            HookMoment::AfterSave => t("Run that of the save"),
            HookMoment::BeforePlay => t("Run that of play"),
        };
        if ui.add_enabled(!line.is_empty() && is_allowed && !is_running, Button::new(run)).clicked() {
            out.send(Command::TryHook(moment));
        }
    }
    if ui.add_enabled(is_running, Button::new(t("Stop"))).clicked() {
        out.send(Command::StopHook);
    }
    ui.button(t("Close")).clicked()
}

impl HooksWindow {
    fn commands_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let hooks = &cx.document().project().hooks;
        let help = tr!(
            "A program and its arguments; {project} is the project's folder, {level} the name of the level in view. No shell reads it",
            project = PROJECT,
            level = LEVEL
        );
        let mut send = |new: ProjectHooks, gesture: GestureId| {
            // The user of a computer that may run them allows what he writes himself.
            if let Some(home) = cx.home().filter(|home| is_allowed(hooks, home, cx)) {
                allow(home, &new, true, out);
            }
            out.edit_in(gesture, t("Change the project's commands"), vec![Edit::SetHooks(Arc::new(new))]);
        };
        let new = self.fields.text(ui, label_of(HookMoment::AfterSave), &help, &hooks.after_save);
        if let Some((after_save, gesture)) = new {
            send(ProjectHooks { after_save, ..(**hooks).clone() }, gesture);
        }
        let new = self.fields.text(ui, label_of(HookMoment::BeforePlay), &help, &hooks.before_play);
        if let Some((before_play, gesture)) = new {
            send(ProjectHooks { before_play, ..(**hooks).clone() }, gesture);
        }
    }
}

/// Whether all commands of a project may run here.
fn is_allowed(hooks: &ProjectHooks, home: &Path, cx: &Studio) -> bool {
    let lines = HookMoment::ALL.map(|moment| moment.command(hooks));
    let mut said = lines.iter().filter(|line| !line.is_empty()).peekable();
    said.peek().is_some() && said.all(|line| cx.settings().allows(home, line))
}

/// Allows the commands of a project here, or no longer.
fn allow(home: &Path, hooks: &ProjectHooks, is_allowed: bool, out: &mut Outbox) {
    let lines = HookMoment::ALL.map(|moment| moment.command(hooks).to_owned());
    let home = home.to_owned();
    out.send(Command::Settings(Box::new(move |settings| {
        settings.allow(&home, lines.into_iter().filter(|_| is_allowed));
    })));
}

fn permission_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let hooks = &cx.document().project().hooks;
    let has_any = HookMoment::ALL.iter().any(|moment| !moment.command(hooks).is_empty());
    let Some(home) = cx.home() else {
        return hint(ui, t("They run in the project's folder: save the project first."));
    };
    let mut now = is_allowed(hooks, home, cx);
    let label = t("Run them on this computer");
    let help = t("Allow these commands of this project; another command asks again");
    let shown = ui.add_enabled(has_any, eframe::egui::Checkbox::new(&mut now, label)).on_hover_text(help);
    if shown.clicked() {
        allow(home, hooks, now, out);
    }
    row(ui, t("In the folder"), "", |ui| ui.weak(home.display().to_string()));
}

/// The command that runs, or how the last one ended.
fn run_ui(ui: &mut Ui, cx: &Studio) {
    let Some(command) = cx.hook().command() else { return };
    let c = theme::of(ui);
    ui.add_space(4.0);
    match cx.hook().ended() {
        None => {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label(tr!("Running: {command}", command = &command.line));
            });
        }
        Some(Ok(())) => _ = ui.colored_label(c.good, tr!("Ended well: {command}", command = &command.line)),
        Some(Err(why)) => _ = ui.colored_label(c.error, format!("{}: {}", command.line, said(why))),
    }
}
