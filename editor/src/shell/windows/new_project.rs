//! File > New: what a project begins with, seen before it is made.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::dialogs::{expand, waker};
use crate::language::{msg, t};
use crate::look::theme;
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, Windows, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::thumbnail::Thumbnail;
use crate::widgets::{focus_once, hint};
use eframe::egui::{self, Align2, Button, ComboBox, CornerRadius, FontId, Grid, Key, Rect, Role, Sense, Stroke};
use eframe::egui::{Pos2, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2};
use kit::derived::card::{card, template_picture};
use kit::derived::picture::Picture;
use kit::document::CHUNK_SIZES;
use kit::drawing::starters::Starter;
use kit::drawing::starting_ground;
use kit::drawing::templates::{NewProject, Template};
use kit::job::Job;
use sim::file::{Disk, open};
use sim::ruleset::Game;
use std::path::{Path, PathBuf};

/// The template that shows what a tileset looks like: the hills.
const SHOWN: usize = 1;
/// A template's picture.
const PICTURE: Vec2 = vec2(132.0, 74.0);
/// A tileset's picture.
const SMALL: Vec2 = vec2(96.0, 44.0);
/// Half of the height of the name under a picture.
const FOOT: f32 = 12.0;
/// Width of the fields.
const FIELD: f32 = 440.0;

/// The source of a picture.
enum Drawn {
    /// A tileset and a template, by their places.
    Template(usize, usize),
    /// The project that levels were imported into last.
    Imported,
}

/// The open window.
pub struct NewProjectWindow {
    wish: NewProject,
    folder: String,
    /// The folder that was looked at last, and what stands against it.
    checked: (String, Option<String>),
    /// By tileset, then by template.
    pictures: [[Option<Picture>; Template::ALL.len()]; Starter::ALL.len()],
    /// The project that levels of a game were imported into last.
    imported: Option<Picture>,
    drawing: Job<(Drawn, Picture)>,
    begun: bool,
    focused: bool,
}

impl NewProjectWindow {
    /// A window in which chunks have so many blocks along a side.
    pub fn new(chunk_size: u8) -> Self {
        Self {
            wish: NewProject { chunk_size, ..NewProject::default() },
            folder: String::new(),
            checked: (String::new(), None),
            pictures: Default::default(),
            imported: None,
            drawing: Job::default(),
            begun: false,
            focused: false,
        }
    }

    /// The folder that was chosen in a dialog.
    pub fn take_folder(&mut self, folder: &Path) {
        self.folder = folder.display().to_string();
    }
}

impl Windows {
    /// Asks what a new project begins with.
    pub fn new_project(&mut self, chunk_size: u8) {
        self.replace(NewProjectWindow::new(chunk_size));
    }

    /// The folder that was chosen for a new project.
    pub fn take_new_folder(&mut self, folder: &Path) {
        if let Some(window) = self.of_type::<NewProjectWindow>() {
            window.take_folder(folder);
        }
    }
}

impl Window for NewProjectWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        self.draw_pictures(ui.ctx(), cx.settings().exports.first().map(|(project, _)| project.clone()));
        let (mut stays, mut done) = (true, false);
        let size = vec2(5.0 * PICTURE.x + 48.0, 480.0);
        window(msg("New project"), size).resizable(false).default_pos(centre(ui)).open(&mut stays).show(ui, |ui| {
            let enters = above_buttons(ui, |ui| {
                if self.templates_ui(ui) {
                    out.action(Action::ImportLevels);
                    done = true;
                }
                ui.add_space(4.0);
                self.tilesets_ui(ui);
                ui.add_space(8.0);
                let fields = Grid::new("new-project").num_columns(2).spacing(vec2(14.0, 8.0));
                let enters = fields.show(ui, |ui| {
                    let enters = self.name_ui(ui, out);
                    self.rules_ui(ui);
                    enters
                });
                enters.inner
            });
            let refusal = self.refusal();
            let buttons_ui = |ui: &mut Ui| {
                ui.add_space(4.0);
                self.result_ui(ui, refusal.as_deref());
                ui.add_space(8.0);
                ui.horizontal(|ui| {
                    let create = Button::new(t("Create")).fill(theme::of(ui).accent_fill).min_size(vec2(96.0, 28.0));
                    let clicked = ui.add_enabled(refusal.is_none(), create).clicked();
                    let enter = enters && refusal.is_none();
                    if clicked || enter {
                        let folder = expand(self.folder.trim());
                        out.send(Command::Begin(Box::new(NewProject { folder, ..self.wish.clone() })));
                        done = true;
                    }
                    done |= ui.add(Button::new(t("Cancel")).min_size(vec2(80.0, 28.0))).clicked();
                });
            };
            buttons(ui, buttons_ui);
        });
        stays && !done
    }
}

impl NewProjectWindow {
    fn draw_pictures(&mut self, ctx: &egui::Context, imported: Option<PathBuf>) {
        if !std::mem::replace(&mut self.begun, true) {
            self.drawing.start(waker(ctx), move |report, _| {
                let samples = Starter::ALL.map(|starter| starter.sample().ok());
                let others = samples
                    .each_ref()
                    .map(|sample| sample.as_deref().and_then(|folder| open(&Disk, folder, &mut |_, _| {}).ok()));
                // What is seen at once comes first: the hills of each tileset, then the meadow.
                let hills = (0..Starter::ALL.len()).map(|starter| (starter, SHOWN));
                let rest =
                    (0..Starter::ALL.len()).flat_map(|starter| (0..Template::ALL.len()).map(move |at| (starter, at)));
                for (starter, at) in hills.chain(rest.filter(|(_, at)| *at != SHOWN)) {
                    let other = others[starter].as_ref().map(|opened| &opened.project);
                    let of = (Template::ALL[at], Starter::ALL[starter]);
                    let picture = template_picture(of, other, samples[starter].as_deref());
                    report((Drawn::Template(starter, at), picture));
                }
                // What was imported last.
                if let Some(card) = imported.and_then(|folder| card(&Disk, &folder, None).ok()) {
                    report((Drawn::Imported, card.picture));
                }
            });
        }
        while let Some(news) = self.drawing.poll() {
            match news {
                Ok((Drawn::Template(starter, at), picture)) => self.pictures[starter][at] = Some(picture),
                Ok((Drawn::Imported, picture)) => self.imported = Some(picture),
                Err(fault) => log::warn!("{fault}"),
            }
        }
    }

    /// True if levels of a game are to be imported instead.
    fn templates_ui(&mut self, ui: &mut Ui) -> bool {
        ui.strong(t("Begin with"));
        let imports = ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let starter = self.wish.starter;
            for (at, template) in Template::ALL.into_iter().enumerate() {
                let picture = self.pictures[starter as usize][at].as_ref();
                let shown = Choice {
                    title: t(template.title()),
                    help: t(template.help()),
                    name: format!("{}-{}", starter.key(), template.key()),
                    size: PICTURE,
                    on: self.wish.template == template,
                };
                if shown.ui(ui, picture) {
                    self.wish.template = template;
                }
            }
            let zone = Choice {
                title: t("Zone of a game"),
                help: t("Begin with levels of a disassembly: opens Import levels"),
                name: "imported".into(),
                size: PICTURE,
                on: false,
            };
            let left_top = ui.cursor().min;
            let clicked = zone.ui(ui, self.imported.as_ref());
            if self.imported.is_none() {
                zone_sketch(ui, Rect::from_min_size(left_top, PICTURE).shrink(10.0));
            }
            clicked
        });
        hint(ui, t(self.wish.template.help()));
        imports.inner
    }

    fn tilesets_ui(&mut self, ui: &mut Ui) {
        ui.horizontal_top(|ui| {
            ui.label(t("Tileset"));
            ui.spacing_mut().item_spacing.x = 12.0;
            for starter in Starter::ALL {
                let shown = Choice {
                    title: t(starter.title()),
                    help: t(starter.help()),
                    name: format!("{}-small", starter.key()),
                    size: SMALL,
                    on: self.wish.starter == starter,
                };
                if shown.ui(ui, self.pictures[starter as usize][SHOWN].as_ref()) {
                    self.wish.starter = starter;
                }
            }
        });
    }

    /// Name and folder; true if Enter was pressed.
    fn name_ui(&mut self, ui: &mut Ui, out: &mut Outbox) -> bool {
        let name = ui.label(t("Name"));
        let field = TextEdit::singleline(&mut self.wish.name).desired_width(FIELD).margin(vec2(8.0, 5.0));
        let field = ui.add(field).labelled_by(name.id);
        focus_once(&field, &mut self.focused);
        ui.end_row();
        let folder = ui.label(t("Folder"));
        let below = ui.horizontal(|ui| {
            let hint = t("Empty: you choose it when you save");
            let text = TextEdit::singleline(&mut self.folder).hint_text(hint).margin(vec2(8.0, 5.0));
            let field = ui.add(text.desired_width(FIELD - 92.0)).labelled_by(folder.id);
            if ui.button(t("Browse…")).on_hover_text(t("Choose an empty folder with the system's dialog.")).clicked()
            {
                out.send(Command::AskNewFolder);
            }
            field
        });
        ui.end_row();
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        enter && (field.lost_focus() || below.inner.lost_focus() || ui.memory(|memory| memory.focused().is_none()))
    }

    fn rules_ui(&mut self, ui: &mut Ui) {
        ui.label(t("Rules"));
        let chosen = ComboBox::from_id_salt("rules").width(220.0).selected_text(self.wish.game.label());
        chosen
            .show_ui(ui, |ui| {
                for game in Game::ALL {
                    ui.selectable_value(&mut self.wish.game, game, game.label());
                }
            })
            .response
            .on_hover_text(t("The physics. They can be changed later in the Inspector, switch by switch."));
        ui.end_row();
        ui.label(t("Chunks"));
        ui.vertical(|ui| {
            let helps =
                [t("as in Sonic 2 and 3 & Knuckles"), t("as in Sonic 1 and CD, whose loops are marked by chunk")];
            for (size, help) in CHUNK_SIZES.into_iter().zip(helps) {
                let pixels = u32::from(size) * 16;
                ui.radio_value(
                    &mut self.wish.chunk_size,
                    size,
                    tr!("{pixels} × {pixels} pixels, {help}", pixels, help),
                );
            }
        });
        ui.end_row();
    }

    /// Returns the fault of the name or the folder.
    fn refusal(&mut self) -> Option<String> {
        if self.wish.name.trim().is_empty() {
            return Some(t("The project needs a name.").to_owned());
        }
        let text = self.folder.trim();
        if self.checked.0 != text {
            let refusal = expand(text).and_then(|folder| against(&folder));
            self.checked = (text.to_owned(), refusal);
        }
        self.checked.1.clone()
    }

    fn result_ui(&self, ui: &mut Ui, refusal: Option<&str>) {
        match (refusal, expand(self.folder.trim())) {
            (Some(refusal), _) => drop(ui.colored_label(theme::of(ui).warning, refusal)),
            (None, None) => hint(ui, t("The project is not on disk until you save it.")),
            (None, Some(folder)) => {
                hint(ui, &tr!("Will be created: {file}", file = folder.join("loopwright.json").display()))
            }
        }
    }
}

/// Why no project can be made in a folder; `None` if one can.
fn against(folder: &Path) -> Option<String> {
    if !folder.is_absolute() {
        return Some(t("Type the full path of the folder.").to_owned());
    }
    if folder.is_file() {
        return Some(t("This is a file. Choose a folder that is empty or does not exist yet.").to_owned());
    }
    let mut inside = std::fs::read_dir(folder).ok()?;
    if starting_ground::is_project(folder) {
        return Some(t("This folder already contains a project. Open it, or choose another folder.").to_owned());
    }
    inside.next().map(|_| t("This folder is not empty. Choose one that is empty or does not exist yet.").to_owned())
}

/// Chunks of a game on the left, and the level that they make on the right.
fn zone_sketch(ui: &Ui, area: Rect) {
    /// Rows of chunks from top to bottom: none, grass or earth.
    const LEVEL: [&[u8; 6]; 4] = [b"......", b"....g.", b"g..ge.", b"eggeeg"];
    let c = theme::of(ui);
    let painter = ui.painter();
    let side = (area.height() / LEVEL.len() as f32).floor();
    let chunk = |at: Pos2, kind: u8| {
        let place = Rect::from_min_size(at, Vec2::splat(side - 1.0));
        painter.rect_filled(place, 1.0, if kind == b'g' { c.good } else { c.warning });
        if kind == b'g' {
            painter.rect_filled(place.with_min_y(place.center().y), 1.0, c.warning);
        }
    };
    for (row, kind) in [b'g', b'e', b'g'].into_iter().enumerate() {
        chunk(area.left_top() + vec2(0.0, side * (row as f32 + 0.5)), kind);
    }
    let from = area.left_center() + vec2(side + 4.0, 0.0);
    painter.arrow(from, vec2(side, 0.0), Stroke::new(2.0, c.accent));
    let corner = from + vec2(side + 8.0, -side * LEVEL.len() as f32 / 2.0);
    for (row, line) in LEVEL.into_iter().enumerate() {
        for (column, kind) in line.iter().enumerate().filter(|(_, kind)| **kind != b'.') {
            chunk(
                corner + vec2(column as f32 * (side * 0.9).min((area.right() - corner.x) / 6.0), row as f32 * side),
                *kind,
            );
        }
    }
}

/// Something to choose: its picture and its name.
struct Choice {
    title: &'static str,
    help: &'static str,
    /// The name under which its picture is kept.
    name: String,
    /// Of the picture.
    size: Vec2,
    on: bool,
}

impl Choice {
    /// True if it was clicked.
    fn ui(&self, ui: &mut Ui, picture: Option<&Picture>) -> bool {
        let (area, response) = ui.allocate_exact_size(self.size + vec2(0.0, 2.0 * FOOT), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, self.on, self.title));
        let c = theme::of(ui);
        let fill = if self.on { c.accent_fill } else { c.chrome };
        ui.painter().rect_filled(area, CornerRadius::same(8), fill);
        let place = Rect::from_min_size(area.min, self.size).shrink(1.0);
        if let Some(picture) = picture {
            Thumbnail::fill(ui, picture, place, &self.name);
        }
        let edge = match (self.on, response.hovered() || response.has_focus()) {
            (true, _) => Stroke::new(2.0, c.accent),
            (false, true) => Stroke::new(1.0, ui.visuals().strong_text_color()),
            (false, false) => Stroke::new(1.0, c.line),
        };
        ui.painter().rect_stroke(area, CornerRadius::same(8), edge, StrokeKind::Inside);
        let at = pos2(area.center().x, area.bottom() - FOOT);
        let color = ui.visuals().strong_text_color();
        ui.painter().text(at, Align2::CENTER_CENTER, self.title, FontId::proportional(13.5), color);
        response.on_hover_text(self.help).clicked()
    }
}
