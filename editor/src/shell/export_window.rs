//! File > Export levels: what would be written into a disassembly and what cannot be kept, then the writing itself.
//!
//! Both are done on a thread. What is shown follows the document: an edit, another file or another choice of levels is
//! looked at anew, and only what was looked at last can be written.

use super::windows::{Window, centre, window};
use super::worker::Worker;
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::dialogs::expand;
use crate::theme;
use crate::widgets::{hint, section as heading};
use eframe::egui::{self, Button, Color32, Grid, RichText, ScrollArea, TextEdit, Ui, vec2};
use kit::document::Document;
use kit::document::imported::extra::section;
use kit::exchange::sonlvl::{self, ExportRequest, Plan, Report, Request, Weight};
use kit::notices::Notice;
use kit::words::counted;
use sim::file::Disk;
use sim::project::Project;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

/// What the thread reports.
enum News {
    /// What would be written, or why that could not be found out.
    Plan(Result<Box<Plan>, String>),
    /// The number of files written, or why none was.
    Written(Result<usize, String>),
    /// A file that the user chose.
    Chosen(PathBuf),
}

/// What a plan is for.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    ini: PathBuf,
    /// The outermost folder, if the usual rule is wrong.
    root: Option<PathBuf>,
    /// Keys of the levels.
    levels: Vec<String>,
    overwrites: bool,
    others_follow: bool,
    revision: u64,
}

impl Asked {
    fn request(&self) -> ExportRequest {
        let request = Request { ini: self.ini.clone(), levels: self.levels.clone(), root: self.root.clone() };
        ExportRequest { request, overwrites: self.overwrites, others_follow: self.others_follow }
    }
}

/// The open window.
#[derive(Default)]
pub struct ExportWindow {
    opened: bool,
    /// The path gets the keyboard: it is not known yet.
    focus: bool,
    ini: String,
    root: String,
    /// Keys of levels that are not to be written.
    unwanted: BTreeSet<String>,
    overwrites: bool,
    others_follow: bool,
    worker: Worker<News>,
    /// The file dialog.
    chooser: Worker<News>,
    /// What the thread looks at, or looked at last.
    asked: Option<Asked>,
    plan: Option<Result<Box<Plan>, String>>,
    is_writing: bool,
    written: Option<String>,
}

impl Window for ExportWindow {
    fn show(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        if !std::mem::replace(&mut self.opened, true) {
            self.begin(cx);
        }
        self.listen(cx, out);
        let asked = self.wanted(cx.document);
        self.look(ui.ctx(), cx.document.project(), asked.clone());
        let (mut open, mut done) = (true, false);
        window("Export levels", vec2(720.0, 560.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            self.request_ui(ui, cx);
            let is_current = asked.is_some() && asked == self.asked;
            let height = (ui.ctx().content_rect().height() - 460.0).clamp(120.0, 420.0);
            self.plan_ui(ui, is_current, height);
            ui.add_space(8.0);
            done = self.buttons_ui(ui, is_current, out);
        });
        // What is being written is waited for: the project keeps it.
        open && !done || self.is_writing
    }
}

impl ExportWindow {
    /// The level project that this project was imported from or exported to last.
    fn begin(&mut self, cx: &PaneContext<'_>) {
        let known = cx.document.folder().and_then(|folder| cx.settings.exported_to(folder));
        self.ini = known.map_or_else(String::new, |ini| ini.display().to_string());
        self.focus = self.ini.is_empty();
    }

    fn listen(&mut self, cx: &PaneContext<'_>, out: &mut Outbox) {
        while let Some(news) = self.worker.poll().or_else(|| self.chooser.poll()) {
            match news {
                News::Plan(plan) => self.plan = Some(plan),
                News::Chosen(path) => self.ini = path.display().to_string(),
                News::Written(result) => {
                    self.is_writing = false;
                    self.take_written(result, cx, out);
                }
            }
        }
    }

    /// The project keeps what was written.
    fn take_written(&mut self, result: Result<usize, String>, cx: &PaneContext<'_>, out: &mut Outbox) {
        let plan = self.plan.take();
        match (result, plan) {
            (Ok(count), Some(Ok(plan))) => {
                out.edit("Export levels", plan.after.edits(cx.document.project()));
                let files = counted(count, "file");
                out.send(Command::Notice(Notice::info(format!("{files} written into the disassembly"))));
                self.written = Some(format!("{files} written. The old ones are beside them, ending in .bak."));
                let ini = self.asked.as_ref().map(|asked| asked.ini.clone());
                if let (Some(folder), Some(ini)) = (cx.document.folder().map(ToOwned::to_owned), ini) {
                    out.send(Command::Settings(Box::new(move |settings| settings.export_to(&folder, &ini))));
                }
            }
            (Ok(_), _) => {}
            (Err(problem), _) => self.plan = Some(Err(problem)),
        }
    }

    /// What is asked for now; `None` if it is not complete.
    fn wanted(&self, document: &Document) -> Option<Asked> {
        let ini = expand(self.ini.trim())?;
        if !ini.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("ini")) {
            return None;
        }
        let levels: Vec<String> = levels(document)
            .filter(|(key, ..)| !self.unwanted.contains(*key))
            .map(|(key, ..)| key.to_owned())
            .collect();
        let (overwrites, others_follow) = (self.overwrites, self.others_follow);
        let revision = document.revision();
        let root = Some(self.root.trim()).filter(|root| !root.is_empty()).and_then(expand);
        (!levels.is_empty()).then_some(Asked { ini, root, levels, overwrites, others_follow, revision })
    }

    /// Looks at what would be written, where that is not known yet.
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
        let Some(asked) = wanted else { return };
        let (request, project) = (asked.request(), project.clone());
        self.worker.start(ctx, move |tell, cancel| {
            let mut progress = |_: usize, _: usize, _: &str| {
                if cancel.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let plan = sonlvl::plan(&Disk, &project, &request, &mut progress);
            tell(News::Plan(plan.map(Box::new).map_err(|error| error.to_string())));
        });
    }

    fn request_ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>) {
        ui.add_enabled_ui(!self.is_writing, |ui| {
            let name = ui.label("SonLVL project");
            ui.horizontal(|ui| {
                let field = TextEdit::singleline(&mut self.ini).desired_width(590.0).margin(vec2(8.0, 6.0));
                let field = ui.add(field).labelled_by(name.id);
                if std::mem::take(&mut self.focus) {
                    field.request_focus();
                }
                if ui.button("Browse…").clicked() {
                    self.browse(ui.ctx());
                }
            });
            hint(ui, "The INI file of the disassembly that the levels came from.");
            ui.add_space(4.0);
            ui.label("Levels");
            ScrollArea::vertical().id_salt("levels").max_height(110.0).auto_shrink([false, true]).show(ui, |ui| {
                for (key, title, section) in levels(cx.document) {
                    let mut wanted = !self.unwanted.contains(key);
                    let text = format!("{title}  ({})", section.replace('\\', " › "));
                    if ui.checkbox(&mut wanted, text).changed() {
                        if wanted {
                            self.unwanted.remove(key)
                        } else {
                            self.unwanted.insert(key.to_owned())
                        };
                    }
                }
            });
            if levels(cx.document).next().is_none() {
                hint(ui, "No level of this project came from a disassembly: import one first.");
            }
            ui.add_space(4.0);
            self.root_ui(ui);
            ui.checkbox(&mut self.overwrites, "Replace what other programs changed in the files")
                .on_hover_text("Otherwise such changes stay, and an export that would undo one is refused");
            ui.checkbox(&mut self.others_follow, "Change acts that are not in this project too").on_hover_text(
                "Otherwise they keep the chunks that they show, and changed chunks get numbers of their own",
            );
        });
    }

    /// The outermost folder, which few disassemblies need.
    fn root_ui(&mut self, ui: &mut Ui) {
        ui.collapsing("Outermost folder", |ui| {
            let help = "Without one: the disassembly around the INI file";
            let field =
                TextEdit::singleline(&mut self.root).desired_width(590.0).margin(vec2(8.0, 6.0)).hint_text(help);
            let field = ui.add(field).accessible_name("Folder of all files");
            field.on_hover_text("No file outside this folder is opened or written");
        });
    }

    fn plan_ui(&self, ui: &mut Ui, is_current: bool, height: f32) {
        if let Some(written) = &self.written {
            ui.colored_label(theme::of(ui).good, written);
        }
        match &self.plan {
            _ if self.is_writing => working(ui, "Writing…"),
            _ if self.asked.is_none() => {}
            Some(plan) if is_current => {
                heading(ui, "What would be written");
                ScrollArea::vertical().id_salt("plan").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
                    match plan {
                        Ok(plan) => found_ui(ui, plan),
                        Err(problem) => {
                            ui.colored_label(theme::of(ui).error, problem);
                        }
                    }
                });
            }
            _ => working(ui, "Looking at the files…"),
        }
    }

    fn buttons_ui(&mut self, ui: &mut Ui, is_current: bool, out: &mut Outbox) -> bool {
        let mut done = false;
        let plan = self.plan.as_ref().and_then(|plan| plan.as_ref().ok()).filter(|_| is_current);
        let count = plan.map_or(0, |plan| plan.files.len());
        let is_ready = count > 0 && plan.is_some_and(|plan| plan.is_writable()) && !self.is_writing;
        let report = plan.map(ToString::to_string);
        ui.horizontal(|ui| {
            let label = format!("Write {}", counted(count, "file"));
            let write = ui.add_enabled(is_ready, Button::new(label)).on_hover_text("All files are written, or none");
            if write.clicked() {
                self.write(ui.ctx());
            }
            if let Some(report) = report
                && ui.button("Copy report").clicked()
            {
                out.send(Command::Copy(report));
            }
            done = ui.button("Close").clicked();
        });
        done
    }

    fn write(&mut self, ctx: &egui::Context) {
        let Some(Ok(plan)) = &self.plan else { return };
        let targets = plan.targets.clone();
        (self.is_writing, self.written) = (true, None);
        self.worker.start(ctx, move |tell, _| {
            let written = targets.write(&Disk).map(|written| written.len());
            tell(News::Written(written.map_err(|error| error.to_string())));
        });
    }

    fn browse(&mut self, ctx: &egui::Context) {
        self.chooser.start(ctx, |tell, _| {
            let dialog = rfd::FileDialog::new()
                .set_title("Choose a SonLVL project")
                .add_filter("SonLVL project", &["ini", "INI"]);
            if let Some(path) = dialog.pick_file() {
                tell(News::Chosen(path));
            }
        });
    }
}

/// Levels that came from a disassembly: key, title, section.
fn levels(document: &Document) -> impl Iterator<Item = (&str, &str, String)> {
    let levels = document.project().levels.iter();
    levels.filter_map(|level| Some((level.key.as_str(), level.title.as_str(), section(&level.extra)?)))
}

fn working(ui: &mut Ui, what: &str) {
    ui.horizontal(|ui| {
        ui.spinner();
        ui.label(what);
    });
}

/// What was found out: reasons for a refusal, files, what is not kept, notes.
fn found_ui(ui: &mut Ui, plan: &Plan) {
    let c = theme::of(ui);
    lines_ui(ui, &plan.report, (Weight::Failed, "Refused: nothing is written before this is solved", c.error));
    if plan.files.is_empty() {
        hint(ui, "No file changes.");
    } else {
        Grid::new("files").num_columns(3).spacing(vec2(14.0, 4.0)).striped(true).show(ui, |ui| {
            for line in &plan.files {
                ui.monospace(&line.path);
                ui.label(&line.what);
                let bytes = match line.before {
                    Some(before) if before != line.after => format!("{before} → {} bytes", line.after),
                    Some(_) => format!("{} bytes", line.after),
                    None => format!("new, {} bytes", line.after),
                };
                ui.label(RichText::new(bytes).weak());
                ui.end_row();
            }
        });
        for line in plan.files.iter().filter(|line| !line.also.is_empty()) {
            ui.label(RichText::new(format!("{} is also used by {}", line.path, line.also.join(", "))).weak());
        }
    }
    lines_ui(ui, &plan.report, (Weight::Lost, "Not written: no file holds it", c.warning));
    lines_ui(ui, &plan.report, (Weight::Note, "To know", ui.visuals().weak_text_color()));
}

fn lines_ui(ui: &mut Ui, report: &Report, (weight, title, color): (Weight, &str, Color32)) {
    let mut lines = report.lines.iter().filter(|line| line.weight == weight).peekable();
    if lines.peek().is_none() {
        return;
    }
    ui.add_space(4.0);
    ui.label(RichText::new(title).strong().color(color));
    for line in lines {
        ui.add(egui::Label::new(format!("{}: {}", line.level.replace('\\', " › "), line.text)).wrap());
    }
}
