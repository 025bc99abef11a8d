//! File > Share as web page: the level in view as one file that any browser plays.

use crate::command::{Command, Outbox};
use crate::dialogs::FileDialog;
use crate::language::{msg, t};
use crate::panes::inspector::credits_ui;
use crate::shell::exchange::output_file::{Existing, OutputAnswer, OutputFile, OutputWords};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::fields::Fields;
use crate::widgets::hint;
use eframe::egui::{self, Ui, vec2};
use kit::export::web::{WebOptions, WebPage};
use kit::notices::Notice;
use sim::file::Disk;
use sim::project::LevelData;
use std::path::{Path, PathBuf};

/// The open window.
#[derive(Default)]
pub struct WebWindow {
    file: OutputFile,
    fields: Fields,
}

impl Window for WebWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let written = self.file.listen(out);
        let mut done = written.is_some();
        if let Some(path) = written {
            let text =
                tr!("Web page saved: {path}. Open it in a browser, or send it to somebody.", path = path.display());
            out.send(Command::Notice(Notice::info(text)));
        }
        let mut open = true;
        window(msg("Share as web page"), vec2(560.0, 300.0))
            .resizable(false)
            .default_pos(centre(ui))
            .open(&mut open)
            .show(ui, |ui| match (cx.document().folder(), cx.in_view().level()) {
                (None, _) => {
                    hint(ui, t("Save the project first: the pictures of its backgrounds are read from its folder."))
                }
                (Some(_), None) => hint(ui, t("Open a level: mazes have no web page.")),
                (Some(home), Some(level)) => {
                    above_buttons(ui, |ui| {
                        ui.add_enabled_ui(!self.file.is_busy(), |ui| self.wishes_ui(ui, (home, level), cx, out));
                    });
                    ui.add_space(8.0);
                    done |= buttons(ui, |ui| self.buttons_ui(ui, cx, (home, level)));
                }
            });
        open && !done
    }
}

impl WebWindow {
    fn wishes_ui(&mut self, ui: &mut Ui, (home, level): (&Path, &LevelData), cx: &Studio, out: &mut Outbox) {
        let dialog = FileDialog::new_file(t("Save a web page")).filter("HTML", &["html"]);
        let proposed = || home.with_file_name(format!("{}.html", level.key)).display().to_string();
        self.file.path_ui(ui, (t("Web page"), 430.0), proposed, dialog);
        ui.add_space(6.0);
        egui::Grid::new("credits").num_columns(2).spacing(vec2(16.0, 8.0)).show(ui, |ui| {
            ui.label(t("Level"));
            ui.label(&level.title);
            ui.end_row();
        });
        credits_ui(ui, &mut self.fields, cx, out);
        ui.add_space(6.0);
        hint(
            ui,
            t(
                "One file with the level, the physics, pictures and sounds. It plays in any browser of today: from disk, from a \
               site, on a phone. Players can send you what they played; drop that file onto this window.",
            ),
        );
    }

    /// Shows the buttons. Returns true if the window is to be closed.
    fn buttons_ui(&mut self, ui: &mut Ui, cx: &Studio, (home, level): (&Path, &LevelData)) -> bool {
        let words = OutputWords {
            save: t("Save web page"),
            progress: |_, _| t("Packing the level…").to_owned(),
            existing: Existing::Replace(t("Replace the existing file")),
        };
        match self.file.save_ui(ui, words, true) {
            OutputAnswer::Waits => {}
            OutputAnswer::Write(path) => self.start(ui.ctx(), cx, (home, level), path),
            OutputAnswer::Close => return true,
        }
        false
    }

    fn start(&mut self, ctx: &egui::Context, cx: &Studio, (home, level): (&Path, &LevelData), path: PathBuf) {
        let (project, home) = (cx.document().project().clone(), home.to_owned());
        let credits = &project.credits;
        let options =
            WebOptions { level: level.key.clone(), author: credits.author.clone(), licence: credits.licence.clone() };
        self.file.start(ctx, path, move |path, replace, _progress| {
            let page = WebPage { project: &project, folder: &home, storage: &Disk, options };
            page.write(path, replace).map(drop)
        });
    }
}
