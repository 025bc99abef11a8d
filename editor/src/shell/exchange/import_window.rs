//! File > Import: levels of another program's file into a new project.
//!
//! The work is done on a thread; the window shows how far it is, and its closing cancels it.

use crate::command::{Command, Outbox};
use crate::dialogs::{FileDialog, expand, waker};
use crate::language::{msg, said, t};
use crate::session::bring_into_view;
use crate::shell::exchange::import_preview::ImportPreview;
use crate::shell::windows::chooser::Chooser;
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::rows::ticks::{self, Tick};
use crate::widgets::rows::{Column, List, Rows};
use crate::widgets::{focus_once, hint};
use eframe::egui::{self, ScrollArea, TextEdit, Ui, vec2};
use kit::document::Edit;
use kit::exchange::{
    Failure, Format, Import, Imported, Mapping, Request, import_into, imports, is_of, join, write_pictures,
};
use kit::job::Job;
use kit::words::clause;
use sim::file::Disk;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

/// Columns of levels that are acts of zones.
const ACTS: [Column; 2] = [Column::new(msg("Zone"), 280.0), Column::rest(msg("Act"))];
/// Columns of all others.
const LEVELS: [Column; 1] = [Column::rest(msg("Level"))];

/// A report of the thread.
enum News {
    /// Names of the levels.
    Levels(Vec<String>),
    /// Levels done, levels in all, the one under way.
    Progress(usize, usize, String),
    /// The report, and whether there is a project now.
    Imported(String, bool),
    /// The levels, for the project that is open.
    Read(Box<Imported>),
    /// Why it could not be done.
    Failed(String),
}

/// The open window.
#[derive(Default)]
pub struct ImportWindow {
    opened: bool,
    file: String,
    folder: String,
    levels: Vec<(String, bool)>,
    rows: Rows,
    /// The number of lists of levels that were read.
    lists: u64,
    /// The file that `levels` are of.
    listed: String,
    worker: Job<News>,
    chooser: Chooser<()>,
    progress: Option<(usize, usize, String)>,
    report: Option<(String, bool)>,
    problem: Option<String>,
    /// The preview, of formats that have one.
    preview: ImportPreview,
    /// The targets of parts of the file.
    mapping: Mapping,
    /// Whether the levels go into the project that is open.
    adds: bool,
}

impl Window for ImportWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let mut done = self.listen(cx, out);
        let mut open = true;
        window(msg("Import levels"), vec2(640.0, 420.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            done |= match self.report.clone() {
                Some((report, has_project)) => self.report_ui(ui, out, &report, has_project),
                None => self.request_ui(ui, cx),
            };
        });
        open && !done
    }
}

impl ImportWindow {
    /// Takes in what the thread reports; true if the levels are in the project that is open.
    fn listen(&mut self, cx: &Studio, out: &mut Outbox) -> bool {
        let mut added = false;
        if let Some(((), path)) = self.chooser.poll(out) {
            self.file = path;
        }
        while let Some(news) = self.worker.poll() {
            match news.unwrap_or_else(News::Failed) {
                News::Levels(names) => {
                    self.lists += 1;
                    self.levels = names.into_iter().map(|name| (name, true)).collect();
                    if self.levels.is_empty() {
                        self.problem = Some(t("This file describes no levels.").into());
                    }
                }
                News::Progress(done, all, name) => self.progress = Some((done, all, name)),
                News::Imported(report, has_project) => self.report = Some((report, has_project)),
                News::Read(imported) => match add(*imported, cx, out) {
                    Ok(()) => added = true,
                    Err(problem) => (self.problem, self.progress) = (Some(problem), None),
                },
                News::Failed(problem) => (self.problem, self.progress) = (Some(problem), None),
            }
        }
        added
    }

    fn request_ui(&mut self, ui: &mut Ui, cx: &Studio) -> bool {
        let is_busy = self.progress.is_some();
        above_buttons(ui, |ui| self.file_ui(ui, cx, is_busy));
        ui.add_space(8.0);
        buttons(ui, |ui| self.buttons_ui(ui, cx))
    }

    /// The file, its levels and the new project's folder.
    fn file_ui(&mut self, ui: &mut Ui, cx: &Studio, is_busy: bool) {
        ui.set_min_width(596.0);
        ui.add_enabled_ui(!is_busy, |ui| {
            let name = ui.label(titles(imports().map(|(format, _)| format)));
            ui.horizontal(|ui| {
                let field = TextEdit::singleline(&mut self.file).desired_width(480.0).margin(vec2(8.0, 6.0));
                let field = ui.add(field).labelled_by(name.id);
                focus_once(&field, &mut self.opened);
                if ui.button(t("Browse…")).clicked() {
                    self.browse(ui.ctx());
                }
            });
            let chosen = self.request().map(|(import, _)| import.hint());
            imports()
                .map(|(_, import)| import.hint())
                .filter(|hint| chosen.is_none_or(|chosen| chosen == *hint))
                .for_each(|text| hint(ui, t(text)));
        });
        self.list_levels(ui.ctx());
        if !self.levels.is_empty() {
            ui.add_space(6.0);
            self.levels_ui(ui, cx, is_busy);
        }
        if let Some(problem) = &self.problem {
            ui.add_space(6.0);
            ui.colored_label(ui.visuals().error_fg_color, said(problem));
        }
    }

    /// True if the window is to be closed.
    fn buttons_ui(&mut self, ui: &mut Ui, cx: &Studio) -> bool {
        let mut done = false;
        ui.horizontal(|ui| match &self.progress {
            Some((finished, all, level)) => {
                let share = *finished as f32 / (*all).max(1) as f32;
                ui.add(egui::ProgressBar::new(share).desired_width(420.0).text(tr!(
                    "{finished} of {all}: {level}",
                    finished,
                    all,
                    level
                )));
                if ui.button(t("Cancel")).clicked() {
                    self.worker.cancel();
                }
            }
            None => {
                let is_short = self.request().is_some_and(|(import, _)| import.is_short());
                let has_place = self.adds || expand(self.folder.trim()).is_some();
                let is_wanted = self.levels.iter().any(|(_, wanted)| *wanted);
                let is_ready = is_wanted && has_place && (!is_short || self.preview.is_ready());
                if ui.add_enabled(is_ready, egui::Button::new(t("Import"))).clicked() {
                    self.import(ui.ctx(), cx);
                }
                done = ui.button(t("Cancel")).clicked();
            }
        });
        done
    }

    fn levels_ui(&mut self, ui: &mut Ui, cx: &Studio, is_busy: bool) {
        ui.add_enabled_ui(!is_busy, |ui| {
            let found = self.request();
            if self.levels.len() > 1 || found.as_ref().is_none_or(|(import, _)| !import.is_short()) {
                self.list_ui(ui);
            }
            if let Some((import, mut request)) = found.filter(|(import, _)| import.is_short()) {
                self.preview.look(ui.ctx(), import, &request);
                self.preview.ui(ui, &mut request);
                self.mapping = request.mapping;
            }
            ui.add_space(6.0);
            self.place_ui(ui, cx);
        });
    }

    /// The levels of the file, each with a box.
    fn list_ui(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            ui.label(t("Levels"));
            for (label, wanted) in [(t("All"), true), (t("None"), false)] {
                if ui.small_button(label).clicked() {
                    self.levels.iter_mut().for_each(|level| level.1 = wanted);
                }
            }
        });
        self.choice_ui(ui);
    }

    /// Shows the choice of where the levels go: into a new project, or into the one that is open.
    fn place_ui(&mut self, ui: &mut Ui, cx: &Studio) {
        let can_add = cx.home().is_some() && self.request().is_some_and(|(import, _)| import.adds());
        self.adds &= can_add;
        if can_add {
            ui.horizontal(|ui| {
                ui.radio_value(&mut self.adds, false, t("A new project"));
                let name = cx.document().project().name.clone();
                ui.radio_value(&mut self.adds, true, tr!("The open project ({name})", name));
            });
        }
        if self.adds {
            return;
        }
        let name = ui.label(t("Folder of the new project"));
        let field = TextEdit::singleline(&mut self.folder).desired_width(560.0).margin(vec2(8.0, 6.0));
        ui.add(field).labelled_by(name.id);
        hint(ui, t("A folder that is empty or does not exist yet. The files that are imported stay as they are."));
    }

    fn choice_ui(&mut self, ui: &mut Ui) {
        let has_acts = self.levels.iter().any(|(name, _)| name.contains('\\'));
        let ticks: Vec<Tick<'_>> = self.levels.iter().map(|(name, on)| tick_of(name, *on, has_acts)).collect();
        let columns: &[Column] = if has_acts { &ACTS } else { &LEVELS };
        let list = List { name: msg("Levels to import"), columns, stamp: self.lists, max_height: Some(200.0) };
        if let Some(row) = ticks::show(ui, &mut self.rows, &list, &ticks)
            && let Some((_, on)) = self.levels.get_mut(row)
        {
            *on = !*on;
        }
    }

    fn report_ui(&mut self, ui: &mut Ui, out: &mut Outbox, report: &str, has_project: bool) -> bool {
        above_buttons(ui, |ui| {
            ui.set_max_width(596.0);
            ScrollArea::vertical().max_height(320.0).auto_shrink([false, true]).show(ui, |ui| {
                ui.add(egui::Label::new(egui::RichText::new(report).monospace()).selectable(true));
            });
        });
        ui.add_space(8.0);
        let mut done = false;
        let buttons_ui = |ui: &mut Ui| {
            if has_project && ui.button(t("Open the project")).clicked() {
                if let Some(folder) = expand(self.folder.trim()) {
                    if let Some(file) = expand(self.file.trim()) {
                        let project = folder.clone();
                        out.send(Command::Settings(Box::new(move |settings| settings.export_to(&project, &file))));
                    }
                    out.send(Command::Open(folder));
                }
                done = true;
            }
            if ui.button(t("Copy report")).clicked() {
                ui.ctx().copy_text(report.to_owned());
            }
            done |= ui.button(t("Close")).clicked();
        };
        buttons(ui, |ui| ui.horizontal(buttons_ui));
        done
    }

    /// The reader of the file, and what is asked of it; `None` if no format has such files.
    fn request(&self) -> Option<(&'static dyn Import, Request)> {
        let file = expand(self.file.trim())?;
        let (_, import) = imports().find(|(format, _)| is_of(*format, &file))?;
        let levels = self.levels.iter().filter(|(_, wanted)| *wanted).map(|(name, _)| name.clone()).collect();
        Some((import, Request { file, levels, mapping: self.mapping.clone(), ..Request::default() }))
    }

    /// Reads the names of the levels as soon as a file is named.
    fn list_levels(&mut self, ctx: &egui::Context) {
        if self.file == self.listed || self.progress.is_some() {
            return;
        }
        self.listed.clone_from(&self.file);
        self.levels.clear();
        self.problem = None;
        self.mapping = Mapping::default();
        self.preview.forget();
        let Some((import, request)) = self.request() else { return };
        self.folder = suggested_folder(&request.file, import.is_short()).display().to_string();
        self.worker.start(waker(ctx), move |send, _| {
            send(match import.level_names(&Disk, &request) {
                Ok(names) if names.is_empty() => News::Failed(import.nothing_in(&request.file)),
                Ok(names) => News::Levels(names),
                Err(error) => News::Failed(error.to_string()),
            });
        });
    }

    fn browse(&mut self, ctx: &egui::Context) {
        self.chooser.ask(ctx, (), dialog(imports().map(|(format, _)| format)));
    }

    fn import(&mut self, ctx: &egui::Context, cx: &Studio) {
        let Some((import, mut request)) = self.request() else { return };
        let folder = expand(self.folder.trim()).filter(|_| !self.adds);
        request.chunk_size = self.adds.then_some(cx.document().project().chunk_size);
        self.problem = None;
        self.progress = Some((0, request.levels.len(), String::new()));
        self.worker.start(waker(ctx), move |send, cancel| {
            let mut progress = |done: usize, all: usize, level: &str| {
                send(News::Progress(done, all, level.replace('\\', " › ")));
                if cancel.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let Some(folder) = folder else {
                send(match import.read(&Disk, &request, &mut progress) {
                    Ok(imported) => News::Read(Box::new(imported)),
                    Err(error) => News::Failed(error.to_string()),
                });
                return;
            };
            let result = import_into(&Disk, (import, &request), &folder, &mut progress);
            send(match result {
                Ok(report) => News::Imported(report.to_string(), folder.join("loopwright.json").exists()),
                Err(error @ Failure::Cancelled) => News::Failed(error.to_string()),
                Err(error) => News::Failed(tr!("{error}. Nothing was imported.", error = clause(&error.to_string()))),
            });
        });
    }
}

/// Adds levels to the project that is open, as one step.
fn add(imported: Imported, cx: &Studio, out: &mut Outbox) -> Result<(), String> {
    let Imported { project, pictures, .. } = imported;
    let Some(first) = project.first_level().map(|level| level.key.clone()) else {
        return Err(t("No level came over.").to_owned());
    };
    let home = cx.home().ok_or_else(|| t("Save the project first.").to_owned())?;
    let (edits, pictures) = join::added(cx.document().project(), &project, pictures)?;
    write_pictures(&Disk, home, &pictures).map_err(|error| error.to_string())?;
    let key = edits.iter().find_map(|edit| match edit {
        Edit::SetLevel { key, .. } => Some(key.clone()),
        _ => None,
    });
    out.edit(t("Import levels"), edits);
    let key = key.unwrap_or(first);
    out.send(Command::Session(Box::new(move |session| bring_into_view(session, key))));
    Ok(())
}

/// Returns the names of the files of these formats.
pub(in crate::shell) fn titles(formats: impl Iterator<Item = &'static dyn Format>) -> String {
    formats.map(|format| t(format.title())).collect::<Vec<_>>().join(t(" or "))
}

/// The system's dialog for a file of these formats.
pub(in crate::shell) fn dialog(formats: impl Iterator<Item = &'static dyn Format>) -> FileDialog {
    let formats: Vec<_> = formats.collect();
    let dialog = FileDialog::file(&tr!("Choose a {kind}", kind = titles(formats.iter().copied())));
    formats.iter().fold(dialog, |dialog, format| dialog.filter(t(format.title()), format.endings()))
}

/// A folder beside that of the file: named as the file, if that is what is imported, else as its folder.
fn suggested_folder(file: &Path, is_of_file: bool) -> PathBuf {
    let here = file.parent().unwrap_or(Path::new(""));
    let name = if is_of_file { file.file_stem() } else { here.file_name() };
    let name = name.map_or_else(|| "levels".into(), |name| name.to_string_lossy().into_owned());
    here.with_file_name(format!("{name} in Loopwright"))
}

/// A level of the file as a row: its zone and its act.
fn tick_of(name: &str, on: bool, has_acts: bool) -> Tick<'static> {
    let (zone, act) = name.rsplit_once('\\').unwrap_or((name, ""));
    let words = |text: &str| text.replace('\\', " › ");
    let cells = if has_acts { vec![words(zone).into(), words(act).into()] } else { vec![words(name).into()] };
    Tick { name: words(name), cells, on }
}
