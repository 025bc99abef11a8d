//! File > Refresh from the disassembly: what others changed in the files that levels came from, then taking it over.
//!
//! The looking is done on a thread and follows the document; only what was looked at last can be taken over.

use crate::command::Outbox;
use crate::dialogs::waker;
use crate::language::{msg, said, t};
use crate::look::theme;
use crate::shell::exchange::level_file::LevelFile;
use crate::shell::exchange::report_lines::lines_ui;
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::widgets::hint;
use eframe::egui::{self, Button, ScrollArea, Ui, vec2};
use kit::exchange::{Refreshed, Request, Weight};
use kit::job::Job;
use sim::file::Disk;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

/// The open window.
#[derive(Default)]
pub struct RefreshWindow {
    opened: bool,
    file: LevelFile,
    worker: Job<Result<Refreshed, String>>,
    /// The file and the document's revision that the thread looks at, or looked at last.
    asked: Option<(PathBuf, u64)>,
    found: Option<Result<Refreshed, String>>,
    /// The text about the parts that were taken over.
    taken: Option<String>,
}

impl Window for RefreshWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        if !std::mem::replace(&mut self.opened, true) {
            self.file.begin_with_files(cx);
        }
        self.file.listen(out);
        while let Some(news) = self.worker.poll() {
            self.found = Some(news.unwrap_or_else(Err));
        }
        self.look(ui.ctx(), cx);
        let (mut open, mut done) = (true, false);
        window(msg("Refresh from the disassembly"), vec2(640.0, 420.0)).default_pos(centre(ui)).open(&mut open).show(
            ui,
            |ui| {
                self.file_ui(ui);
                self.found_ui(ui);
                ui.add_space(8.0);
                done = self.buttons_ui(ui, out);
            },
        );
        open && !done
    }
}

impl RefreshWindow {
    /// Looks at the files, if that was not done yet.
    fn look(&mut self, ctx: &egui::Context, cx: &Studio) {
        let file = self.file.path().filter(|_| self.file.export().is_some());
        let wanted = file.map(|file| (file, cx.document().revision()));
        if wanted == self.asked {
            return;
        }
        if self.worker.is_busy() {
            self.worker.cancel();
            return;
        }
        self.asked.clone_from(&wanted);
        self.found = None;
        let (Some((file, _)), Some(export)) = (wanted, self.file.export()) else { return };
        let project = cx.document().project().clone();
        self.worker.start(waker(ctx), move |send, cancel| {
            let mut progress = |_: usize, _: usize, _: &str| {
                if cancel.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let request = Request { file, ..Request::default() };
            let found = export.refresh(&Disk, &project, &request, &mut progress);
            let none = || Err(t("Levels from such a file cannot be refreshed: import them again.").to_owned());
            send(found.map_or_else(none, |found| found.map_err(|error| error.to_string())));
        });
    }

    fn file_ui(&mut self, ui: &mut Ui) {
        self.file.field_ui(ui, 510.0, t("Level project of the disassembly"));
        hint(ui, t("The file of the disassembly that the levels came from. Parts that you edited stay as they are."));
    }

    fn found_ui(&self, ui: &mut Ui) {
        if let Some(taken) = &self.taken {
            ui.colored_label(theme::of(ui).good, taken);
        }
        match &self.found {
            None if self.asked.is_none() => {}
            None => {
                ui.horizontal(|ui| {
                    ui.spinner();
                    ui.label(t("Looking at the files…"));
                });
            }
            Some(Err(problem)) => {
                ui.colored_label(theme::of(ui).error, said(problem));
            }
            Some(Ok(found)) => {
                if found.edits.is_empty() {
                    hint(ui, t("Nobody changed the files."));
                }
                ScrollArea::vertical().max_height(260.0).auto_shrink([false, true]).show(ui, |ui| {
                    let c = theme::of(ui);
                    lines_ui(ui, &found.report, (Weight::Failed, t("Cannot be read"), c.error));
                    lines_ui(ui, &found.report, (Weight::Done, t("Changed in the files"), c.good));
                    lines_ui(ui, &found.report, (Weight::Lost, t("Changed on both sides"), c.warning));
                    lines_ui(ui, &found.report, (Weight::Note, t("Notes"), ui.visuals().weak_text_color()));
                });
            }
        }
    }

    fn buttons_ui(&mut self, ui: &mut Ui, out: &mut Outbox) -> bool {
        let mut done = false;
        ui.horizontal(|ui| {
            let edits = self.found.as_ref().and_then(|found| found.as_ref().ok()).map(|found| &found.edits);
            let is_ready = edits.is_some_and(|edits| !edits.is_empty());
            let button = ui.add_enabled(is_ready, Button::new(t("Refresh")));
            let tip = t("Take over what changed in the files. Undo takes it back.");
            if button.on_hover_text(tip).clicked()
                && let Some(edits) = edits.cloned()
            {
                out.edit(t("Refresh from the disassembly"), edits);
                self.taken = Some(t("The project has what the files have.").to_owned());
            }
            done = ui.button(t("Close")).clicked();
        });
        done
    }
}
