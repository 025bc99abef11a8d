//! Import tileset picture: how it is cut and what is solid of it, seen while it is chosen.

use super::work::{Outcome, Request, SolidFrom, Work};
use crate::command::{Command, Outbox};
use crate::notices::Notice;
use crate::panes::PaneContext;
use crate::shell::path_window::expand;
use crate::shell::windows::{centre, window};
use crate::theme;
use crate::tilesets::command::{name_of, summary};
use crate::tilesets::mask::Ink;
use crate::tilesets::{Cut, Join, place};
use crate::widgets::choices::{choices, row};
use crate::widgets::hint;
use eframe::egui::{
    self, Color32, DragValue, Rect, Role, ScrollArea, Sense, Stroke, TextEdit, TextureHandle, TextureOptions, Ui,
    WidgetInfo, pos2, vec2,
};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

/// Grid lines that are drawn at most; finer ones would only be grey.
const MOST_LINES: usize = 1024;

/// Which field a file is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Picture,
    CollisionA,
    CollisionB,
}

/// Where the solid pixels come from, as a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum From {
    #[default]
    Alpha,
    Pictures,
    Nothing,
}

/// The open window.
#[derive(Default)]
pub struct ImportPicture {
    picture: String,
    name: String,
    /// The picture that the name was taken from, until the user writes another one.
    named: Option<String>,
    cut: Cut,
    from: From,
    collision: [String; 2],
    ink: Option<Ink>,
    join: Join,
    chunks: bool,
    zoom: u8,
    work: Work,
    outcome: Option<(Request, Outcome)>,
    textures: Option<[TextureHandle; 2]>,
    chosen: Option<(Field, Receiver<PathBuf>)>,
}

impl ImportPicture {
    /// The window, of a picture.
    pub fn of(picture: PathBuf) -> Self {
        Self { picture: picture.display().to_string(), ..Self::default() }
    }

    /// Shows the window; false once it is done.
    pub fn show(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        self.listen(ui.ctx());
        let (mut open, mut done) = (true, false);
        let room = (ui.content_rect().size() - vec2(60.0, 120.0)).max(vec2(280.0, 200.0));
        let size = vec2(880.0, 520.0).min(room);
        window("Import tileset picture", size).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            ui.set_max_size(size);
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(320.0);
                    ScrollArea::vertical().max_height(size.y - 44.0).auto_shrink([false, true]).show(ui, |ui| {
                        self.picture_ui(ui);
                        self.solid_ui(ui);
                        self.result_ui(ui);
                    });
                });
                ui.separator();
                ui.vertical(|ui| self.preview_ui(ui, size.y - 60.0));
            });
            ui.separator();
            ui.horizontal(|ui| {
                let ready = self.outcome.as_ref().is_some_and(|(_, outcome)| outcome.imported.is_ok());
                let ready = ready && !self.work.is_busy();
                if ui.add_enabled(ready, egui::Button::new("Import")).clicked() {
                    done = self.import(cx, out);
                }
                done |= ui.button("Cancel").clicked();
                if self.work.is_busy() {
                    ui.weak("Cutting…");
                }
            });
        });
        open && !done
    }

    fn listen(&mut self, ctx: &egui::Context) {
        if let Some((field, answer)) = &self.chosen
            && let Ok(path) = answer.try_recv()
        {
            let path = path.display().to_string();
            match field {
                Field::Picture => self.picture = path,
                Field::CollisionA => self.collision[0] = path,
                Field::CollisionB => self.collision[1] = path,
            }
            self.chosen = None;
        }
        if let Some((request, outcome)) = self.work.poll() {
            self.textures = outcome.preview.as_ref().map(|preview| {
                let texture = |name: &str, image: &egui::ColorImage| {
                    ctx.load_texture(name, image.clone(), TextureOptions::NEAREST)
                };
                [texture("import picture", &preview.art), texture("import solid", &preview.solid)]
            });
            self.outcome = Some((request, outcome));
        }
        let Some(request) = self.request() else { return };
        let is_known = self.work.request().or(self.outcome.as_ref().map(|(request, _)| request)) == Some(&request);
        if !is_known {
            self.work.start(ctx, request);
        }
    }

    /// What is asked for, as soon as it can be.
    fn request(&mut self) -> Option<Request> {
        let picture = expand(self.picture.trim())?;
        if self.named.as_ref() != Some(&self.picture) && self.named.is_none() | self.name.trim().is_empty() {
            self.name = name_of(&picture);
            self.named = Some(self.picture.clone());
        }
        let other = |text: &str| expand(text.trim());
        let solid = match (self.from, other(&self.collision[0])) {
            (From::Alpha, _) => SolidFrom::Alpha,
            (From::Pictures, Some(a)) => SolidFrom::Pictures { a, b: other(&self.collision[1]), ink: self.ink },
            (From::Pictures, None) | (From::Nothing, _) => SolidFrom::Nothing,
        };
        Some(Request { picture, name: self.name.trim().to_owned(), cut: self.cut, solid, join: self.join })
    }

    fn picture_ui(&mut self, ui: &mut Ui) {
        self.path_ui(ui, Field::Picture, "Picture", "A PNG of 16×16 cells");
        row(ui, "Name", "Shown in palettes; the tileset's folder is named after it", |ui| {
            let field = ui.add(TextEdit::singleline(&mut self.name).desired_width(180.0));
            field.accessible_name("Tileset name");
        });
        row(ui, "Cut", "Pixels around the whole picture, and between two cells", |ui| {
            for (value, name, label) in
                [(&mut self.cut.margin, "Margin", "margin"), (&mut self.cut.spacing, "Spacing", "spacing")]
            {
                let field = ui.add(DragValue::new(value).range(0..=Cut::MOST).speed(0.1));
                field.accessible_name(name);
                ui.weak(label);
            }
        });
        let guesses = self.outcome.as_ref().map(|(_, outcome)| outcome.guesses.as_slice()).unwrap_or_default();
        let other = guesses.iter().take(4).filter(|guess| **guess != self.cut).copied().collect::<Vec<_>>();
        if !other.is_empty() {
            row(ui, "Fits", "Cuts that leave nothing of the picture over", |ui| {
                for guess in other {
                    let label = format!("{} / {}", guess.margin, guess.spacing);
                    let help = format!("Margin {}, spacing {}", guess.margin, guess.spacing);
                    if ui.small_button(label).on_hover_text(help).clicked() {
                        self.cut = guess;
                    }
                }
            });
        }
    }

    fn solid_ui(&mut self, ui: &mut Ui) {
        let sources = [
            (From::Alpha, "alpha", "What is not transparent is solid"),
            (
                From::Pictures,
                "picture",
                "Solid pixels come from another picture of the same size, or one for each layer",
            ),
            (From::Nothing, "nothing", "Nothing is solid: shapes are drawn later"),
        ];
        row(ui, "Solid", "Where the solid pixels come from; angles follow from their surface", |ui| {
            if let Some(from) = choices(ui, "Solid from", Some(self.from), &sources, None) {
                self.from = from;
            }
        });
        if self.from == From::Pictures {
            self.path_ui(ui, Field::CollisionA, "Layer A", "Solid pixels of layer A, or of both");
            self.path_ui(ui, Field::CollisionB, "Layer B", "Solid pixels of layer B; empty: those of layer A");
            let mut inks = vec![(None, "auto", "What it has less of, dark or light; or what is not transparent")];
            inks.extend(Ink::ALL.map(|(ink, label, help)| (Some(ink), label, help)));
            row(ui, "Ink", "Which pixels of the collision pictures are solid", |ui| {
                if let Some(ink) = choices(ui, "Ink", Some(self.ink), &inks, None) {
                    self.ink = ink;
                }
            });
        }
        row(ui, "Join", "What becomes one where it is equal, also mirrored", |ui| {
            if let Some(join) = choices(ui, "Join", Some(self.join), &Join::ALL, None) {
                self.join = join;
            }
        });
        let help = "Add the picture as chunks too, as it is drawn: for a piece of level";
        ui.checkbox(&mut self.chunks, "Also as chunks").on_hover_text(help);
    }

    fn result_ui(&mut self, ui: &mut Ui) {
        ui.add_space(6.0);
        if self.picture.trim().is_empty() {
            hint(ui, "Choose a picture, type its path, or drop it onto the window.");
            return;
        }
        match self.outcome.as_ref().map(|(_, outcome)| &outcome.imported) {
            Some(Ok(imported)) => {
                let mut lines = summary(imported).into_iter();
                ui.label(lines.next().unwrap_or_default());
                for note in lines {
                    ui.label(egui::RichText::new(note).color(theme::of(ui).warning));
                }
            }
            Some(Err(problem)) => {
                ui.label(egui::RichText::new(problem).color(theme::of(ui).error));
                if ui.small_button("Read again").on_hover_text("Read the file once more").clicked() {
                    self.work.forget();
                    self.outcome = None;
                }
            }
            None => {}
        }
    }

    /// The picture with the grid of its cells over it, and what is solid.
    fn preview_ui(&mut self, ui: &mut Ui, height: f32) {
        let shown = self.outcome.as_ref().and_then(|(_, outcome)| Some((outcome, outcome.preview.as_ref()?)));
        let (Some((outcome, preview)), Some([art, solid])) = (shown, &self.textures) else {
            hint(ui, "The picture is shown here, with the grid of the cut.");
            return;
        };
        let zooms = [(0u8, "fit", "As large as it fits"), (1, "1×", ""), (2, "2×", ""), (4, "4×", "")];
        ui.horizontal(|ui| {
            if let Some(zoom) = choices(ui, "Preview", Some(self.zoom), &zooms, None) {
                self.zoom = zoom;
            }
            let coarse =
                if preview.step > 1 { format!(", one pixel in {} is shown", preview.step) } else { String::new() };
            ui.weak(format!("{} × {}{coarse}", preview.size.0, preview.size.1));
        });
        let size = vec2(preview.size.0 as f32, preview.size.1 as f32);
        let room = vec2(ui.available_width() - 8.0, height - 36.0).max(vec2(64.0, 64.0));
        let zoom = match self.zoom {
            0 => {
                let fit = (room.x / size.x).min(room.y / size.y);
                if fit >= 1.0 { fit.floor().min(8.0) } else { fit }
            }
            zoom => f32::from(zoom),
        };
        let c = theme::of(ui);
        ScrollArea::both().max_height(room.y).max_width(room.x + 8.0).id_salt("preview").show(ui, |ui| {
            let (area, response) = ui.allocate_exact_size(size * zoom, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Cut of the picture"));
            let painter = ui.painter_at(area.intersect(ui.clip_rect()));
            painter.rect_filled(area, 0.0, c.void);
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(art.id(), area, whole, Color32::WHITE);
            painter.image(solid.id(), area, whole, Color32::WHITE);
            let Ok(imported) = &outcome.imported else { return };
            let grid = &imported.grid;
            if grid.across + grid.down > MOST_LINES || zoom * 16.0 < 4.0 {
                return;
            }
            let line = Stroke::new(1.0, c.accent.gamma_multiply(0.6));
            let step = 16.0 + grid.cut.spacing as f32;
            let cell = |n: usize| grid.cut.margin as f32 + n as f32 * step;
            let right = cell(grid.across.saturating_sub(1)) + 16.0;
            let bottom = cell(grid.down.saturating_sub(1)) + 16.0;
            let at = |x: f32, y: f32| area.min + vec2(x, y) * zoom;
            for x in (0..grid.across).map(cell).flat_map(|x| [x, x + 16.0]) {
                painter.line_segment([at(x, cell(0)), at(x, bottom)], line);
            }
            for y in (0..grid.down).map(cell).flat_map(|y| [y, y + 16.0]) {
                painter.line_segment([at(cell(0), y), at(right, y)], line);
            }
        });
    }

    fn path_ui(&mut self, ui: &mut Ui, field: Field, label: &str, help: &str) {
        let ctx = ui.ctx().clone();
        row(ui, label, help, |ui| {
            let text = match field {
                Field::Picture => &mut self.picture,
                Field::CollisionA => &mut self.collision[0],
                Field::CollisionB => &mut self.collision[1],
            };
            let width = (ui.available_width() - 40.0).max(80.0);
            let edit = ui.add(TextEdit::singleline(text).desired_width(width).hint_text("Path of a PNG"));
            edit.on_hover_text(help).accessible_name(format!("{label} path"));
            if ui.button("…").on_hover_text("Choose the file").accessible_name(format!("Choose {label}")).clicked() {
                let (send, answer) = channel();
                std::thread::spawn(move || {
                    let dialog =
                        rfd::FileDialog::new().set_title("Choose a picture").add_filter("PNG", &["png", "PNG"]);
                    if let Some(path) = dialog.pick_file() {
                        // Nobody listens where the window is gone.
                        let _ = send.send(path);
                        ctx.request_repaint();
                    }
                });
                self.chosen = Some((field, answer));
            }
        });
    }

    /// Adds the tileset to the project; true where that is done.
    fn import(&self, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        let Some((request, Outcome { imported: Ok(imported), .. })) = &self.outcome else { return false };
        let project = cx.document.project();
        let home = cx.document.folder();
        let taken = |path: &str| home.is_some_and(|home| home.join(path).exists());
        let path = place::free_path(project, &request.name, taken);
        match place::edits(project, imported, path, self.chunks) {
            Ok(edits) => {
                out.edit(format!("Import the tileset {}", request.name), edits);
                out.send(Command::ShowPane("blocks"));
                true
            }
            Err(problem) => {
                out.send(Command::Notice(Notice::warning(format!("Import: {problem}."))));
                false
            }
        }
    }
}
