//! File > Build and run the game: the script of the disassembly, what it writes, and the built game in an emulator.
//!
//! The command is shown above the button that runs it, and runs on a click alone.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::dialogs::waker;
use crate::language::{msg, said, t};
use crate::look::theme;
use crate::shell::exchange::level_file::LevelFile;
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::hint;
use crate::widgets::output_log::log_ui;
use eframe::egui::{self, Button, TextEdit, Ui, vec2};
use kit::exchange::sonlvl::build::{GameBuild, game_build, quoted};
use kit::job::Job;
use kit::job::process::{OutputLine, run_command, start_command};
use sim::file::Disk;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Files that the game is not built with, named one by one.
const MOST_LEFT_OUT: usize = 4;
/// Lines that are kept of what a build writes.
const MOST_LINES: usize = 5000;
/// The place of the game's file in the command that starts it.
const GAME: &str = "{game}";

/// News of a build.
enum BuildNews {
    Line(OutputLine),
    Ended(Result<(), String>),
}

/// The open window.
#[derive(Default)]
pub struct BuildWindow {
    opened: bool,
    file: LevelFile,
    /// The level project that was read, and what it says.
    read: Option<(PathBuf, Result<GameBuild, String>)>,
    /// The command that builds the game.
    command: String,
    /// The command that starts it.
    start: String,
    worker: Job<BuildNews>,
    /// The game is started when it is built.
    starts: bool,
    begun: Option<Instant>,
    took: Duration,
    lines: Vec<OutputLine>,
    ended: Option<Result<(), String>>,
    /// The reason for which the game did not start.
    not_started: Option<String>,
}

impl Window for BuildWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        if !std::mem::replace(&mut self.opened, true) {
            self.file.begin_with_files(cx);
            self.start.clone_from(&cx.settings().emulator);
        }
        self.file.listen(out);
        self.read(cx);
        self.listen();
        let (mut open, mut done) = (true, false);
        let title = msg("Build and run the game");
        window(title, vec2(640.0, 460.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            self.file.field_ui(ui, 510.0, t("Level project of the disassembly"));
            self.commands_ui(ui, out);
            ui.add_space(6.0);
            done = self.buttons_ui(ui);
            self.state_ui(ui);
            log_ui(ui, &self.lines, 220.0);
        });
        open && !done
    }
}

impl BuildWindow {
    /// Reads the level project of the field, if that was not done yet.
    fn read(&mut self, cx: &Studio) {
        let Some(path) = self.file.path() else {
            self.read = None;
            return;
        };
        if self.read.as_ref().is_some_and(|(known, _)| *known == path) {
            return;
        }
        let found = game_build(&Disk, &path);
        if let Ok(found) = &found {
            let own = cx.settings().built_by(&path).map(str::to_owned);
            self.command = own.unwrap_or_else(|| found.command.clone());
            if self.start.is_empty() {
                self.start.clone_from(&found.start);
            }
        }
        self.read = Some((path, found));
    }

    fn listen(&mut self) {
        while let Some(news) = self.worker.poll() {
            match news {
                Ok(BuildNews::Line(line)) if self.lines.len() < MOST_LINES => self.lines.push(line),
                Ok(BuildNews::Line(_)) => {}
                Ok(BuildNews::Ended(result)) => self.end(result),
                Err(fault) => self.end(Err(fault)),
            }
        }
    }

    fn end(&mut self, result: Result<(), String>) {
        self.took = self.begun.take().map_or(Duration::ZERO, |begun| begun.elapsed());
        if result.is_ok() && self.starts {
            self.start_game();
        }
        self.ended = Some(result);
    }

    fn build(&self) -> Option<&GameBuild> {
        self.read.as_ref().and_then(|(_, found)| found.as_ref().ok())
    }

    /// The command that starts the game, with the game's file in its place, or behind a program that names none.
    fn start_line(&self) -> Option<String> {
        let game = self.build()?.game.as_ref()?;
        let file = quoted(&game.display().to_string());
        let start = self.start.trim();
        Some(match start {
            "" => return None,
            _ if start.contains(GAME) => start.replace(GAME, &file),
            _ if self.build().is_some_and(|build| build.start == start) => start.to_owned(),
            _ => format!("{start} {file}"),
        })
    }

    fn start_game(&mut self) {
        let Some((build, line)) = self.build().cloned().zip(self.start_line()) else { return };
        let is_there = build.game.as_ref().is_none_or(|game| game.is_file());
        let started = if is_there {
            start_command(&line, &build.folder)
        } else {
            Err(t("The build script ended well, but the game is not there.").to_owned())
        };
        self.not_started = started.err();
    }

    fn begin(&mut self, ctx: &egui::Context, starts: bool) {
        let Some(folder) = self.build().map(|build| build.folder.clone()) else { return };
        (self.lines, self.ended, self.not_started) = (Vec::new(), None, None);
        (self.starts, self.begun) = (starts, Some(Instant::now()));
        let command = self.command.trim().to_owned();
        self.worker.start(waker(ctx), move |send, cancel| {
            let report = |line: OutputLine| send(BuildNews::Line(line));
            send(BuildNews::Ended(run_command(&command, &folder, &report, cancel)));
        });
    }

    fn commands_ui(&mut self, ui: &mut Ui, out: &mut Outbox) {
        match &self.read {
            None => hint(ui, t("The level project of the disassembly whose game is built.")),
            Some((_, Err(problem))) => {
                ui.colored_label(theme::of(ui).error, said(problem));
            }
            Some((path, Ok(build))) => {
                let (path, build) = (path.clone(), build.clone());
                hint(ui, &tr!("Runs in {folder}", folder = build.folder.display().to_string()));
                let name = ui.label(t("Command that builds the game"));
                let field = TextEdit::singleline(&mut self.command).desired_width(600.0).margin(vec2(8.0, 6.0));
                if ui.add(field).labelled_by(name.id).changed() {
                    let own = (self.command.trim() != build.command).then(|| self.command.trim().to_owned());
                    out.send(Command::Settings(Box::new(move |settings| settings.build_by(&path, own))));
                }
                if build.command.is_empty() && self.command.trim().is_empty() {
                    hint(ui, t("The level project names no script that runs on this system: write the command."));
                }
                let name = ui.label(t("Command that starts it"));
                let field = TextEdit::singleline(&mut self.start).desired_width(600.0).margin(vec2(8.0, 6.0));
                let field = ui.add(field.hint_text(format!("blastem {GAME}"))).labelled_by(name.id);
                if field.changed() {
                    let start = self.start.trim().to_owned();
                    out.send(Command::Settings(Box::new(move |settings| settings.emulator = start)));
                }
                let game = build.game.as_ref().map(|game| game.display().to_string());
                match game {
                    Some(game) => hint(
                        ui,
                        &tr!(
                            "An emulator, for all projects. {game} is the game's file: {file}",
                            game = GAME,
                            file = game
                        ),
                    ),
                    None => hint(ui, t("The level project does not name the built game.")),
                }
                ui.horizontal_wrapped(|ui| {
                    hint(ui, t("Only what was exported is in the game."));
                    if ui.small_button(t("Export levels…")).clicked() {
                        out.send(Command::Action(Action::ExportLevels));
                    }
                });
                for text in build.left_out.iter().take(MOST_LEFT_OUT) {
                    ui.colored_label(theme::of(ui).warning, said(text));
                }
                if let Some(count) = build.left_out.len().checked_sub(MOST_LEFT_OUT).filter(|count| *count > 0) {
                    ui.colored_label(theme::of(ui).warning, tr!("and {count} more files", count));
                }
            }
        }
    }

    fn buttons_ui(&mut self, ui: &mut Ui) -> bool {
        let mut done = false;
        ui.horizontal(|ui| {
            let is_running = self.worker.is_busy();
            let can_build = !is_running && self.build().is_some() && !self.command.trim().is_empty();
            let can_start = !is_running && self.start_line().is_some();
            if ui.add_enabled(can_build && can_start, Button::new(t("Build and run"))).clicked() {
                self.begin(ui.ctx(), true);
            }
            if ui.add_enabled(can_build, Button::new(t("Build"))).clicked() {
                self.begin(ui.ctx(), false);
            }
            if ui.add_enabled(can_start, Button::new(t("Run"))).clicked() {
                self.start_game();
            }
            if is_running && ui.button(t("Stop the build")).clicked() {
                self.worker.cancel();
            }
            done = ui.button(t("Close")).clicked();
        });
        done
    }

    fn state_ui(&self, ui: &mut Ui) {
        let seconds = |time: Duration| format!("{:.1}", time.as_secs_f32());
        let c = theme::of(ui);
        match (&self.begun, &self.ended) {
            (Some(begun), _) => {
                ui.horizontal(|ui| {
                    ui.spinner();
                    ui.label(tr!("Building for {seconds} s", seconds = seconds(begun.elapsed())));
                });
            }
            (None, Some(Ok(()))) => {
                ui.colored_label(c.good, tr!("Built in {seconds} s", seconds = seconds(self.took)));
            }
            (None, Some(Err(problem))) => {
                ui.colored_label(c.error, said(problem));
            }
            (None, None) => {}
        }
        if let Some(problem) = &self.not_started {
            ui.colored_label(c.error, said(problem));
        }
    }
}
