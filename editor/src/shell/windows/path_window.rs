//! A path to type: for opening and saving if no dialog of the system can open, and for those who like to type.

use crate::command::{Command, Outbox};
use crate::dialogs::{PathPurpose, expand};
use crate::language::{msg, t};
use crate::shell::windows::{Window, Windows, centre, window};
use crate::studio::Studio;
use crate::widgets::{focus_once, hint};
use eframe::egui::{self, Key, Ui, vec2};

/// The open window.
pub struct PathWindow {
    purpose: PathPurpose,
    text: String,
    opened: bool,
}

impl Windows {
    /// Asks for a path.
    pub fn ask_path(&mut self, purpose: PathPurpose, text: String) {
        self.replace(PathWindow::new(purpose, text));
    }
}

impl Window for PathWindow {
    fn show(&mut self, ui: &mut Ui, _cx: &Studio, out: &mut Outbox) -> bool {
        let (title, name, label, help) = match self.purpose {
            PathPurpose::Open => (
                msg("Open from path"),
                t("Folder"),
                t("Open"),
                t("The folder of a project, or its loopwright.json. You can also drop it onto the window."),
            ),
            PathPurpose::SaveAs | PathPurpose::NewFolder => {
                (msg("Save to path"), t("Folder"), t("Save"), t("A folder that is empty or does not exist yet."))
            }
            PathPurpose::Definitions => (
                msg("Objects by path"),
                t("File"),
                t("Import"),
                t("A file with object definitions, or the objects.json of a project. You can also drop it onto the \
                     Object maker."),
            ),
            PathPurpose::DefinitionFile(_) => (
                msg("Export object to path"),
                t("File"),
                t("Export"),
                t("A file that does not exist yet. Pictures are written beside it."),
            ),
            PathPurpose::Colors(_) => (
                msg("Colours by path"),
                t("File"),
                t("Import"),
                t(
                    "A palette of JASC (.pal), GIMP (.gpl), Photoshop (.act) or Lospec (.hex), words of the console (.bin), \
                     or a PNG with colour numbers.",
                ),
            ),
            PathPurpose::ColorFile(_) => (
                msg("Export colours to path"),
                t("File"),
                t("Export"),
                t("A file that does not exist yet. Its ending says what it is: .pal, .gpl, .act, .hex or .bin."),
            ),
            PathPurpose::OwnPicture(_) => (
                msg("Picture by path"),
                t("File"),
                t("Use it"),
                t(
                    "A PNG. It is copied into the project's folder at the next save. You can also drop it onto the Object \
                 maker or the Characters pane.",
                ),
            ),
        };
        let (mut open, mut done) = (true, false);
        window(title, vec2(560.0, 120.0)).resizable(false).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            let name = ui.label(name);
            let field = ui
                .add(egui::TextEdit::singleline(&mut self.text).desired_width(540.0).margin(vec2(8.0, 6.0)))
                .labelled_by(name.id);
            focus_once(&field, &mut self.opened);
            hint(ui, help);
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                let path = expand(self.text.trim());
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                let clicked = ui.add_enabled(path.is_some(), egui::Button::new(label)).clicked();
                if let (true, Some(path)) = (clicked || entered, path) {
                    out.send(match &self.purpose {
                        PathPurpose::Open => Command::Open(path),
                        PathPurpose::SaveAs | PathPurpose::NewFolder => Command::SaveTo(path),
                        PathPurpose::Definitions => Command::TakeDefinitions(path),
                        PathPurpose::DefinitionFile(kind) => {
                            Command::WriteDefinition { kind: kind.clone(), path, overwrite: false }
                        }
                        PathPurpose::Colors(of) => Command::TakeColors { of: of.clone(), path },
                        PathPurpose::ColorFile(of) => Command::WriteColors { of: of.clone(), path, overwrite: false },
                        PathPurpose::OwnPicture(owner) => Command::TakeOwnPicture { owner: owner.clone(), path },
                    });
                    done = true;
                }
                done |= ui.button(t("Cancel")).clicked();
            });
        });
        open && !done
    }
}

impl PathWindow {
    /// A window with a path to start from.
    pub fn new(purpose: PathPurpose, text: String) -> Self {
        Self { purpose, text, opened: false }
    }
}
