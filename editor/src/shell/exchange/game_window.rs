//! File > Export for a game engine: levels, flattened, with one picture, into a folder.

use crate::command::{Command, Outbox};
use crate::dialogs::FileDialog;
use crate::language::{msg, said, t};
use crate::shell::exchange::output_file::{Existing, OutputAnswer, OutputFile, OutputWords};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::hint;
use eframe::egui::{self, ComboBox, DragValue, Id, Ui, vec2};
use kit::export::game::{GameExport, GameForm, GameLoader, GameOptions, MOST_PADDING};
use kit::notices::Notice;
use sim::file::Disk;
use std::path::{Path, PathBuf};

/// The forms, with their titles and what they are for.
const FORMS: [(GameForm, &str, &str); 2] = [
    (GameForm::Json, msg("JSON"), msg("Text: any engine reads it.")),
    (GameForm::Binary, msg("Binary"), msg("Small, and read without a parser: there are loaders for five languages.")),
];

/// The open window.
#[derive(Default)]
pub struct GameWindow {
    folder: OutputFile,
    /// Whether the level in view alone is written.
    in_view: bool,
    options: GameOptions,
    /// The parts that are not written, for a revision of the document and options.
    left_out: Option<((u64, GameOptions), Vec<String>)>,
}

impl Window for GameWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let written = self.folder.listen(out);
        let mut done = written.is_some();
        if let Some(path) = written {
            out.send(Command::Notice(Notice::info(tr!("Exported to {path}", path = path.display()))));
        }
        let mut open = true;
        window(msg("Export for a game engine"), vec2(580.0, 380.0))
            .resizable(false)
            .default_pos(centre(ui))
            .open(&mut open)
            .show(ui, |ui| match cx.document().folder() {
                None => {
                    hint(ui, t("Save the project first: the pictures of its backgrounds are read from its folder."))
                }
                Some(_) if cx.document().project().levels.is_empty() => hint(ui, t("The project has no levels.")),
                Some(home) => {
                    above_buttons(ui, |ui| {
                        ui.add_enabled_ui(!self.folder.is_busy(), |ui| self.wishes_ui(ui, cx, home));
                    });
                    ui.add_space(8.0);
                    done |= buttons(ui, |ui| self.buttons_ui(ui, cx, home));
                }
            });
        open && !done
    }
}

impl GameWindow {
    fn wishes_ui(&mut self, ui: &mut Ui, cx: &Studio, home: &Path) {
        let dialog = FileDialog::folder(t("Choose a folder for the game"));
        self.folder.path_ui(ui, (t("Folder"), 450.0), || proposed(home), dialog);
        ui.add_space(6.0);
        egui::Grid::new("wishes").num_columns(2).spacing(vec2(16.0, 8.0)).show(ui, |ui| {
            ui.label(t("Levels"));
            ui.horizontal(|ui| {
                let level = cx.in_view().level();
                self.in_view &= level.is_some();
                ui.radio_value(&mut self.in_view, false, t("All levels"));
                let title = level.map_or_else(String::new, |level| level.title.clone());
                ui.add_enabled_ui(level.is_some(), |ui| {
                    ui.radio_value(&mut self.in_view, true, tr!("Only {title}", title));
                });
            });
            ui.end_row();
            ui.label(t("Format"));
            ui.horizontal(|ui| {
                for (form, title, help) in FORMS {
                    ui.radio_value(&mut self.options.form, form, t(title)).on_hover_text(t(help));
                }
            });
            ui.end_row();
            let label = ui.label(t("Loader")).id;
            ui.horizontal(|ui| self.loader_ui(ui, label));
            ui.end_row();
            let label = ui.label(t("Padding")).id;
            ui.horizontal(|ui| {
                let padding = DragValue::new(&mut self.options.padding).range(0..=MOST_PADDING).suffix(" px");
                ui.add(padding).labelled_by(label);
                hint(ui, t("Around each part of the picture its edge goes on."));
            });
            ui.end_row();
            ui.label(t("Picture"));
            ui.checkbox(&mut self.options.power_of_two, t("Sides are powers of two"));
            ui.end_row();
        });
        ui.add_space(6.0);
        hint(ui, t("“Use a level in your game” in the manual explains the files."));
        for line in self.left_out(cx, home) {
            hint(ui, &said(line));
        }
    }

    /// Shows the choice of a loader: one that reads the form alone.
    fn loader_ui(&mut self, ui: &mut Ui, label: Id) {
        let none = t("None");
        let title =
            |loader| GameLoader::ALL.iter().find(|(of, _)| Some(*of) == loader).map_or(none, |(_, title)| title);
        self.options.loader = self.options.loader.filter(|loader| loader.reads(self.options.form));
        let list = ComboBox::from_id_salt("loader").selected_text(title(self.options.loader)).width(120.0);
        let list = list.show_ui(ui, |ui| {
            ui.selectable_value(&mut self.options.loader, None, none);
            for (loader, title) in GameLoader::ALL.into_iter().filter(|(loader, _)| loader.reads(self.options.form)) {
                ui.selectable_value(&mut self.options.loader, Some(loader), title);
            }
        });
        list.response.labelled_by(label);
        match self.options.loader {
            Some(loader) => hint(ui, &tr!("Writes {file} beside the levels.", file = loader.file().0)),
            None => hint(ui, t("Source code that reads the files.")),
        }
    }

    /// Returns the parts that are not written, in words.
    fn left_out(&mut self, cx: &Studio, home: &Path) -> &[String] {
        let key = (cx.document().revision(), self.options(cx));
        if self.left_out.as_ref().is_none_or(|(of, _)| *of != key) {
            let (project, options) = (cx.document().project(), key.1.clone());
            let left_out = GameExport { project, folder: home, storage: &Disk, options }.left_out();
            self.left_out = Some((key, left_out));
        }
        self.left_out.as_ref().map_or(&[], |(_, lines)| lines)
    }

    /// The options, with the level in view if that alone is wanted.
    fn options(&self, cx: &Studio) -> GameOptions {
        let level = cx.in_view().level().filter(|_| self.in_view);
        GameOptions { levels: level.map(|level| level.key.clone()).into_iter().collect(), ..self.options.clone() }
    }

    /// True if the window is to be closed.
    fn buttons_ui(&mut self, ui: &mut Ui, cx: &Studio, home: &Path) -> bool {
        let words = OutputWords {
            save: t("Export game"),
            progress: |done, all| tr!("{done} of {all} rows", done, all),
            existing: Existing::Replace(t("Replace existing files in the folder")),
        };
        match self.folder.save_ui(ui, words, true) {
            OutputAnswer::Waits => {}
            OutputAnswer::Write(path) => self.start(ui.ctx(), cx, (home, path)),
            OutputAnswer::Close => return true,
        }
        false
    }

    fn start(&mut self, ctx: &egui::Context, cx: &Studio, (home, path): (&Path, PathBuf)) {
        let (project, home, options) = (cx.document().project().clone(), home.to_owned(), self.options(cx));
        self.folder.start(ctx, path, move |path, replace, progress| {
            let export = GameExport { project: &project, folder: &home, storage: &Disk, options };
            export.write(path, replace, progress).map(drop)
        });
    }
}

/// A folder beside the project.
fn proposed(home: &Path) -> String {
    let name = home.file_name().map_or_else(|| "game".to_owned(), |name| format!("{}-game", name.to_string_lossy()));
    home.with_file_name(name).display().to_string()
}
