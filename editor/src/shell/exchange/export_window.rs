//! File > Export levels: what would be written into another program's files and what cannot be kept, then the writing itself.
//!
//! Both are done on a thread. What is shown follows the document: an edit, another file or another choice of levels is
//! looked at anew, and only what was looked at last can be written.

use crate::command::{Command, Outbox};
use crate::dialogs::{expand, waker};
use crate::language::{counted, msg, said, t};
use crate::look::theme;
use crate::shell::exchange::chosen_places::ChosenPlaces;
use crate::shell::exchange::level_file::LevelFile;
use crate::shell::exchange::report_lines::lines_ui;
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::rows::ticks::{self, Tick};
use crate::widgets::rows::{Column, List, ROW, Rows, SortKey, Source};
use crate::widgets::{hint, section as heading};
use eframe::egui::{self, Button, RichText, ScrollArea, TextEdit, Ui, vec2};
use kit::document::Document;
use kit::exchange::{Choice, Export, FileLine, Mapping, Plan, Request, Weight, exports, maze_place, place};
use kit::job::Job;
use kit::notices::Notice;
use sim::file::Disk;
use sim::project::Project;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::Ordering;

const LEVELS: [Column; 2] = [Column::new(msg("Level"), 280.0), Column::rest(msg("Place in the file"))];
const FILES: [Column; 3] =
    [Column::new(msg("File"), 250.0), Column::new(msg("Bytes"), 110.0), Column::rest(msg("What changes"))];

/// A report of the thread.
enum News {
    /// The files that would be written, or the reason for which that could not be found out.
    Plan(Result<Box<Plan>, String>),
    /// The number of files written, or why none was.
    Written(Result<usize, String>),
}

/// The purpose of a plan.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    request: Request,
    revision: u64,
}

/// The open window.
#[derive(Default)]
pub struct ExportWindow {
    opened: bool,
    file: LevelFile,
    /// Names of the choices that are on.
    on: BTreeSet<&'static str>,
    /// The texts of the fields for folders, by name of the choice.
    folders: BTreeMap<&'static str, String>,
    levels: Rows,
    files: Rows,
    /// The number of plans so far.
    plans: u64,
    /// Keys of levels that are not to be written.
    unwanted: BTreeSet<String>,
    places: ChosenPlaces,
    worker: Job<News>,
    /// The plan that the thread makes, or made last.
    asked: Option<Asked>,
    plan: Option<Result<Box<Plan>, String>>,
    is_writing: bool,
    written: Option<String>,
}

impl Window for ExportWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        if !std::mem::replace(&mut self.opened, true) {
            self.file.begin(cx);
        }
        self.listen(cx, out);
        self.places.look(ui.ctx(), self.file.export(), self.file.path());
        let asked = self.wanted(cx.document());
        self.look(ui.ctx(), cx.document().project(), asked.clone());
        let (mut open, mut done) = (true, false);
        window(msg("Export levels"), vec2(720.0, 560.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            let is_current = asked.is_some() && asked == self.asked;
            above_buttons(ui, |ui| {
                self.request_ui(ui, cx);
                let height = (ui.ctx().content_rect().height() - 460.0).clamp(120.0, 420.0);
                self.plan_ui(ui, is_current, height);
            });
            ui.add_space(8.0);
            done = buttons(ui, |ui| self.buttons_ui(ui, is_current, (cx, out)));
        });
        // What is being written is waited for: the project keeps it.
        open && !done || self.is_writing
    }
}

impl ExportWindow {
    fn listen(&mut self, cx: &Studio, out: &mut Outbox) {
        self.file.listen(out);
        while let Some(news) = self.worker.poll() {
            match news {
                Ok(News::Plan(plan)) => (self.plan, self.plans) = (Some(plan), self.plans + 1),
                Ok(News::Written(result)) => {
                    self.is_writing = false;
                    self.take_written(result, cx, out);
                }
                Err(fault) => (self.is_writing, self.plan) = (false, Some(Err(fault))),
            }
        }
    }

    /// The project keeps what was written.
    fn take_written(&mut self, result: Result<usize, String>, cx: &Studio, out: &mut Outbox) {
        let plan = self.plan.take();
        match (result, plan) {
            (Ok(count), Some(Ok(plan))) => {
                out.edit(t("Export levels"), plan.ready.edits(cx.document().project()));
                let files = counted(count, "file");
                out.send(Command::Notice(Notice::info(tr!("{files} written", files))));
                if self.file.export().is_some_and(Export::is_into_folder) {
                    self.written = Some(tr!("{files} written", files));
                    return;
                }
                self.written = Some(tr!("{files} written. The old ones are beside them, ending in .bak.", files));
                let file = self.asked.as_ref().map(|asked| asked.request.file.clone());
                if let (Some(folder), Some(file)) = (cx.document().folder().map(ToOwned::to_owned), file) {
                    out.send(Command::Settings(Box::new(move |settings| settings.export_to(&folder, &file))));
                }
            }
            (Ok(_), _) => {}
            (Err(problem), _) => self.plan = Some(Err(problem)),
        }
    }

    /// Returns the present request; `None` if it is not complete.
    fn wanted(&self, document: &Document) -> Option<Asked> {
        let (export, file) = (self.file.export()?, self.file.path()?);
        let levels: Vec<String> = levels(document, Some(export), &self.places)
            .filter(|(key, ..)| !self.unwanted.contains(*key))
            .map(|(key, ..)| key.to_owned())
            .collect();
        let mapping = Mapping { levels: self.places.chosen.clone(), ..Mapping::default() };
        let folders = self.folders.iter().filter_map(|(name, path)| Some((*name, expand(path.trim())?))).collect();
        let revision = document.revision();
        let home = document.folder().map(ToOwned::to_owned);
        let on = self.on.clone();
        let request = Request { file, levels, on, folders, mapping, home, ..Request::default() };
        (!request.levels.is_empty()).then_some(Asked { request, revision })
    }

    /// Looks at what would be written, if that is not known yet.
    fn look(&mut self, ctx: &egui::Context, project: &Project, wanted: Option<Asked>) {
        if wanted == self.asked || self.is_writing {
            return;
        }
        if self.worker.is_busy() {
            self.worker.cancel();
            return;
        }
        self.asked.clone_from(&wanted);
        self.plan = None;
        let (Some(Asked { request, .. }), Some(export)) = (wanted, self.file.export()) else { return };
        let project = project.clone();
        self.worker.start(waker(ctx), move |send, cancel| {
            let mut progress = |_: usize, _: usize, _: &str| {
                if cancel.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let plan = export.plan(&Disk, &project, &request, &mut progress);
            send(News::Plan(plan.map(Box::new).map_err(|error| error.to_string())));
        });
    }

    fn request_ui(&mut self, ui: &mut Ui, cx: &Studio) {
        ui.add_enabled_ui(!self.is_writing, |ui| {
            self.file.ui(ui, 590.0);
            let chosen = self.file.export();
            exports()
                .map(|(_, export)| export)
                .filter(|export| match chosen {
                    Some(chosen) => chosen.hint() == export.hint(),
                    None => !export.is_into_folder(),
                })
                .map(Export::hint)
                .for_each(|text| hint(ui, t(text)));
            ui.add_space(4.0);
            ui.label(t("Levels"));
            if levels(cx.document(), chosen, &self.places).next().is_some() {
                self.levels_ui(ui, cx.document(), chosen);
            } else if chosen.is_some_and(Export::has_places) {
                hint(ui, t("No level of this project came from such a file: choose the act that each replaces."));
            } else {
                hint(ui, t("No level of this project has a place in such a file: import one first."));
            }
            self.places.ui(ui, cx.document(), chosen);
            ui.add_space(4.0);
            let choices = chosen.or_else(|| exports().next().map(|(_, export)| export)).map(Export::choices);
            choices.unwrap_or_default().iter().for_each(|choice| self.choice_ui(ui, choice));
        });
    }

    fn levels_ui(&mut self, ui: &mut Ui, document: &Document, chosen: Option<&'static dyn Export>) {
        let keys: Vec<&str> = levels(document, chosen, &self.places).map(|(key, ..)| key).collect();
        let tick = |(key, title, section): (&str, &str, String)| {
            let section = section.replace('\\', " › ");
            let cells = vec![title.to_owned().into(), section.clone().into()];
            Tick { name: format!("{title}  ({section})"), cells, on: !self.unwanted.contains(key) }
        };
        let ticks: Vec<Tick<'_>> = levels(document, chosen, &self.places).map(tick).collect();
        let stamp = (document.revision() << 16) + self.places.changes;
        let list = List { name: msg("Levels to export"), columns: &LEVELS, stamp, max_height: Some(ROW * 6.0) };
        let row = ticks::show(ui, &mut self.levels, &list, &ticks);
        if let Some(key) = row.and_then(|row| keys.get(row))
            && !self.unwanted.remove(*key)
        {
            self.unwanted.insert((*key).to_owned());
        }
    }

    fn choice_ui(&mut self, ui: &mut Ui, choice: &'static Choice) {
        let Some(help) = choice.folder else {
            let mut is_on = self.on.contains(choice.name);
            if ui.checkbox(&mut is_on, t(choice.label)).on_hover_text(t(choice.hover)).changed() {
                if is_on {
                    self.on.insert(choice.name)
                } else {
                    self.on.remove(choice.name)
                };
            }
            return;
        };
        // Few need it.
        eframe::egui::CollapsingHeader::new(t(choice.label)).id_salt(choice.label).show(ui, |ui| {
            let path = self.folders.entry(choice.name).or_default();
            let field = TextEdit::singleline(path).desired_width(590.0).margin(vec2(8.0, 6.0)).hint_text(t(help));
            let field = ui.add(field).accessible_name(tr!("{label}: path", label = t(choice.label)));
            field.on_hover_text(t(choice.hover));
        });
    }

    fn plan_ui(&mut self, ui: &mut Ui, is_current: bool, height: f32) {
        if let Some(written) = &self.written {
            ui.colored_label(theme::of(ui).good, written);
        }
        match &self.plan {
            _ if self.is_writing => working(ui, t("Writing…")),
            _ if self.asked.is_none() => {}
            Some(plan) if is_current => {
                heading(ui, t("What would be written"));
                ScrollArea::vertical().id_salt("plan").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
                    match plan {
                        Ok(plan) => found_ui(ui, plan, (&mut self.files, self.plans)),
                        Err(problem) => {
                            ui.colored_label(theme::of(ui).error, said(problem));
                        }
                    }
                });
            }
            _ => working(ui, t("Looking at the files…")),
        }
    }

    fn buttons_ui(&mut self, ui: &mut Ui, is_current: bool, (cx, out): (&Studio, &mut Outbox)) -> bool {
        let mut done = false;
        let plan = self.plan.as_ref().and_then(|plan| plan.as_ref().ok()).filter(|_| is_current);
        let count = plan.map_or(0, |plan| plan.files.len());
        let is_ready = count > 0 && plan.is_some_and(|plan| plan.is_writable()) && !self.is_writing;
        let report = plan.map(ToString::to_string);
        let kept = plan.map(|plan| plan.ready.place_edits(cx.document().project())).unwrap_or_default();
        ui.horizontal(|ui| {
            let label = tr!("Write {files}", files = counted(count, "file"));
            let write = ui.add_enabled(is_ready, Button::new(label)).on_hover_text(t("All files are written, or none"));
            if write.clicked() {
                self.write(ui.ctx());
            }
            let help = t("The levels keep the acts that they replace: the status line shows the room that is left while you design");
            if !kept.is_empty() && ui.button(t("Keep the acts")).on_hover_text(help).clicked() {
                out.edit(t("Choose acts"), kept);
            }
            if let Some(report) = report
                && ui.button(t("Copy report")).clicked()
            {
                out.send(Command::Copy(report));
            }
            done = ui.button(t("Close")).clicked();
        });
        done
    }

    fn write(&mut self, ctx: &egui::Context) {
        let Some(Ok(plan)) = &self.plan else { return };
        let ready = Arc::clone(&plan.ready);
        (self.is_writing, self.written) = (true, None);
        self.worker.start(waker(ctx), move |send, _| {
            send(News::Written(ready.write(&Disk).map(|written| written.len())));
        });
    }
}

/// Levels and mazes that can be exported, to any format if none is chosen: key, title, place in the format's file.
fn levels<'a>(
    document: &'a Document,
    chosen: Option<&'static dyn Export>,
    places: &'a ChosenPlaces,
) -> impl Iterator<Item = (&'a str, &'a str, String)> {
    let project = document.project();
    let levels = project.levels.iter().filter_map(move |level| {
        let own = chosen.map_or_else(|| place(level), |export| export.place(level));
        let place = places.of(&level.key, chosen).or(own)?;
        Some((level.key.as_str(), level.title.as_str(), place))
    });
    let mazes = project.mazes.iter().filter_map(move |maze| {
        let place = chosen.map_or_else(|| maze_place(maze), |export| export.maze_place(maze))?;
        Some((maze.key.as_str(), maze.title.as_str(), place))
    });
    levels.chain(mazes)
}

fn working(ui: &mut Ui, what: &str) {
    ui.horizontal(|ui| {
        ui.spinner();
        ui.label(what);
    });
}

/// Shows the plan: reasons for a refusal, files, the parts that are not kept, notes.
fn found_ui(ui: &mut Ui, plan: &Plan, (rows, stamp): (&mut Rows, u64)) {
    let c = theme::of(ui);
    lines_ui(ui, &plan.report, (Weight::Failed, t("Refused: nothing is written until this is solved"), c.error));
    if plan.files.is_empty() {
        hint(ui, t("No file changes."));
    } else {
        let list = List { name: msg("Files to write"), columns: &FILES, stamp, max_height: Some(ROW * 9.0) };
        rows.show(ui, &list, &Files(&plan.files));
        for line in plan.files.iter().filter(|line| !line.also.is_empty()) {
            ui.label(
                RichText::new(tr!("{path} is also used by {others}", path = line.path, others = line.also.join(", ")))
                    .weak(),
            );
        }
    }
    lines_ui(ui, &plan.report, (Weight::Lost, t("Not written: no file can hold it"), c.warning));
    lines_ui(ui, &plan.report, (Weight::Note, t("Notes"), ui.visuals().weak_text_color()));
}

/// The files that change, as rows.
struct Files<'a>(&'a [FileLine]);

impl Source for Files<'_> {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let Some(line) = self.0.get(row) else { return "".into() };
        match (column, line.before) {
            (0, _) => line.path.as_str().into(),
            (2, _) => said(&line.what),
            (_, Some(before)) if before != line.after => {
                tr!("{after}, was {before}", after = line.after, before).into()
            }
            (_, Some(_)) => line.after.to_string().into(),
            (_, None) => tr!("{after}, new", after = line.after).into(),
        }
    }

    fn name(&self, row: usize) -> String {
        tr!(
            "{file}: {change}, {bytes} bytes",
            file = self.text(row, 0),
            change = self.text(row, 2),
            bytes = self.text(row, 1)
        )
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        match (column, self.0.get(row)) {
            (1, Some(line)) => SortKey::Number(line.after as i64),
            _ => SortKey::text(&self.text(row, column)),
        }
    }
}
