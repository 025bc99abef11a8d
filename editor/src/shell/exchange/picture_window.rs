//! File > Picture of the level: the level, or the selected area of it, as a PNG.

use crate::command::{Command, Outbox};
use crate::dialogs::FileDialog;
use crate::language::{msg, t};
use crate::shell::exchange::output_file::{Existing, OutputAnswer, OutputFile, OutputWords};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::hint;
use eframe::egui::{self, ComboBox, Ui, vec2};
use kit::derived::level_overlays::LevelOverlays;
use kit::derived::level_picture::{LevelPicture, Look, Mark, WAYS, way};
use kit::derived::scene::Scene;
use kit::notices::Notice;
use sim::project::{Area, LevelData, Run};
use sim::tiles::TileLayer;
use std::path::PathBuf;
use std::sync::Arc;

/// Behind a picture that is not transparent.
const GROUND: [u8; 4] = [24, 26, 36, 255];
/// The parts of the level that can be shown, from back to front.
const PARTS: [&str; 5] =
    [msg("Blocks"), msg("Solid pixels of layer A"), msg("Solid pixels of layer B"), msg("Objects"), msg("Water")];

/// A switch of what is shown over a level.
type Switch = fn(&mut LevelOverlays) -> &mut bool;

/// The overlays that can be shown over it, or behind it.
const OVERLAYS: [(&str, Switch); 7] = [
    (msg("Background layers"), |over| &mut over.sky),
    (msg("Block grid"), |over| &mut over.blocks),
    (msg("Chunk grid"), |over| &mut over.chunks),
    (msg("Angles"), |over| &mut over.angles),
    (msg("Layer switchers"), |over| &mut over.switchers),
    (msg("Starts and goal"), |over| &mut over.starts),
    (msg("Camera limits"), |over| &mut over.limits),
];

/// The open window.
pub struct PictureWindow {
    file: OutputFile,
    /// Only the selected area.
    selection: bool,
    /// The picture is halved so often.
    halvings: u8,
    parts: [bool; PARTS.len()],
    overlays: LevelOverlays,
    transparent: bool,
    /// Name of the run whose way is drawn.
    run: Option<String>,
}

impl Default for PictureWindow {
    fn default() -> Self {
        Self {
            file: OutputFile::default(),
            selection: true,
            halvings: 0,
            parts: [true, false, false, true, true],
            overlays: LevelOverlays::default(),
            transparent: false,
            run: None,
        }
    }
}

impl Window for PictureWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let written = self.file.listen(out);
        let mut done = written.is_some();
        if let Some(path) = written {
            out.send(Command::Notice(Notice::info(tr!("Picture saved: {path}", path = path.display()))));
        }
        let mut open = true;
        window(msg("Picture of the level"), vec2(560.0, 380.0))
            .resizable(false)
            .default_pos(centre(ui))
            .open(&mut open)
            .show(ui, |ui| match cx.in_view().level() {
                None => hint(ui, t("Open a level: a maze is drawn by the command `loopwright export maze`.")),
                Some(level) => {
                    above_buttons(ui, |ui| {
                        ui.add_enabled_ui(!self.file.is_busy(), |ui| self.wishes_ui(ui, cx, level));
                    });
                    ui.add_space(8.0);
                    done |= buttons(ui, |ui| self.buttons_ui(ui, cx, level));
                }
            });
        open && !done
    }
}

impl PictureWindow {
    fn wishes_ui(&mut self, ui: &mut Ui, cx: &Studio, level: &LevelData) {
        let dialog = FileDialog::new_file(t("Save a picture")).filter("PNG", &["png"]);
        self.file.path_ui(ui, (t("Picture file"), 430.0), || proposed(cx, level), dialog);
        ui.add_space(6.0);
        egui::Grid::new("wishes").num_columns(2).spacing(vec2(16.0, 8.0)).show(ui, |ui| {
            ui.label(t("Part"));
            ui.horizontal(|ui| {
                let has_area = cx.session().selected.area.bounds().is_some();
                ui.radio_value(&mut self.selection, false, t("Whole level"));
                let area =
                    ui.add_enabled_ui(has_area, |ui| ui.radio_value(&mut self.selection, true, t("Selected area")));
                area.response.on_disabled_hover_text(t("Select an area of the level first."));
                if !has_area {
                    self.selection = false;
                }
            });
            ui.end_row();
            let label = ui.label(t("Size")).id;
            let title = |halvings: u8| match halvings {
                0 => "1:1".to_owned(),
                n => format!("1:{}", 1 << n),
            };
            let size = ComboBox::from_id_salt("size").selected_text(title(self.halvings)).width(80.0);
            let size = size.show_ui(ui, |ui| {
                (0..=4).for_each(|n| drop(ui.selectable_value(&mut self.halvings, n, title(n))));
            });
            size.response.labelled_by(label);
            ui.end_row();
            ui.label(t("Show"));
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    PARTS.iter().zip(&mut self.parts).for_each(|(part, on)| drop(ui.checkbox(on, t(part))));
                });
                for column in OVERLAYS.chunks(4) {
                    ui.vertical(|ui| {
                        column.iter().for_each(|(title, of)| drop(ui.checkbox(of(&mut self.overlays), t(title))));
                    });
                }
            });
            ui.end_row();
            let label = ui.label(t("Path of a run")).id;
            let none = t("None");
            let runs: Vec<&Arc<Run>> =
                cx.document().project().runs.iter().filter(|run| run.level == level.key).collect();
            let way = ComboBox::from_id_salt("way").selected_text(self.run.as_deref().unwrap_or(none)).width(200.0);
            let way = way.show_ui(ui, |ui| {
                ui.selectable_value(&mut self.run, None, none);
                for run in runs {
                    ui.selectable_value(&mut self.run, Some(run.key.clone()), &run.key);
                }
            });
            way.response.labelled_by(label);
            ui.end_row();
            ui.label(t("Background"));
            ui.checkbox(&mut self.transparent, t("Transparent"));
            ui.end_row();
        });
    }

    /// True if the window is to be closed.
    fn buttons_ui(&mut self, ui: &mut Ui, cx: &Studio, level: &LevelData) -> bool {
        let (width, height) = self.size(cx, level);
        hint(ui, &tr!("{width} × {height} pixels", width, height));
        let words = OutputWords {
            save: t("Save picture"),
            progress: |done, all| tr!("{done} of {all} rows", done, all),
            existing: Existing::Replace(t("Replace the existing file")),
        };
        match self.file.save_ui(ui, words, true) {
            OutputAnswer::Waits => {}
            OutputAnswer::Write(path) => self.start(ui.ctx(), cx, path),
            OutputAnswer::Close => return true,
        }
        false
    }

    /// The part of the level that is shown; all of it if `None`.
    fn area(&self, cx: &Studio) -> Option<Area> {
        let blocks = cx.session().selected.area.bounds().filter(|_| self.selection)?;
        let (width, height) = ((blocks.right - blocks.left) * 16, (blocks.bottom - blocks.top) * 16);
        Some(Area { x: blocks.left * 16, y: blocks.top * 16, width, height })
    }

    /// Pixels of the picture.
    fn size(&self, cx: &Studio, level: &LevelData) -> (i64, i64) {
        let side = 16 * i64::from(cx.document().project().chunk_size.max(1));
        let whole = (side * i64::from(level.layout.width()), side * i64::from(level.layout.height()));
        let (width, height) = self.area(cx).map_or(whole, |area| (area.width.into(), area.height.into()));
        let of = |pixels: i64| (pixels + (1 << self.halvings) - 1) >> self.halvings;
        (of(width), of(height))
    }

    fn start(&mut self, ctx: &egui::Context, cx: &Studio, file: PathBuf) {
        let [art, a, b, objects, water] = self.parts;
        let layers = [(a, TileLayer::A), (b, TileLayer::B)];
        let look = Look {
            background: if self.transparent { [0; 4] } else { GROUND },
            art,
            solid: layers.into_iter().filter(|(on, _)| *on).map(|(_, layer)| layer).collect(),
            objects,
            water,
            palette: cx.settings().palette,
            overlays: self.overlays,
        };
        let (project, scene) = (cx.document().project().clone(), Scene::clone(cx.derived().scene()));
        let view = (self.area(cx), self.halvings);
        let run = project.runs.iter().find(|run| Some(&run.key) == self.run.as_ref()).cloned();
        self.file.start(ctx, file, move |file, replace, progress| {
            let mut picture = LevelPicture::in_scene(scene, view, look);
            if let Some(way) = run.as_ref().and_then(|run| way(&project, run)) {
                picture.mark(Mark::Way(way, WAYS[0]));
            }
            picture.save(file, replace, progress)
        });
    }
}

/// A file beside the project, named as the level.
fn proposed(cx: &Studio, level: &LevelData) -> String {
    let beside = cx.document().folder().and_then(|folder| folder.parent());
    beside.map_or_else(String::new, |folder| folder.join(format!("{}.png", level.key)).display().to_string())
}
