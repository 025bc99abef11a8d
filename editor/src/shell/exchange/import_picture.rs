//! Import tileset picture: how it is cut and what is solid of it, seen while it is chosen.

mod preview;
mod work;

use crate::command::{Command, Outbox};
use crate::dialogs::expand;
use crate::language::{msg, said, t};
use crate::look::theme;
use crate::session::{Brush, OfTileset, TileAt};
use crate::settings::PaletteOrder;
use crate::shell::windows::chooser::Chooser;
use crate::shell::windows::{Window, Windows, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::{choices, row};
use crate::widgets::{drag, hint};
use eframe::egui::{self, Key, RichText, ScrollArea, TextEdit, Ui, vec2};
use kit::document::Edit;
use kit::document::disk::watch::PictureWatch;
use kit::exchange::tilesets::mask::Ink;
use kit::exchange::tilesets::{Cut, Join, place};
use kit::notices::Notice;
use preview::PictureView;
use sim::tiles::{Cell, Solidity};
use std::path::Path;
use work::{Outcome, Request, SolidFrom, Work};

/// The field that a file is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Field {
    Picture,
    CollisionA,
    CollisionB,
}

/// The source of the solid pixels, as a choice.
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
    /// As the user wrote it; empty: the picture's.
    name: String,
    /// As the user set it; `None`: as the picture looks.
    cut: Option<Cut>,
    /// Pixels of a colour count as clear.
    clears: bool,
    /// That colour as the user chose it; `None`: as the picture looks.
    clear_color: Option<[u8; 3]>,
    from: From,
    collision: [String; 2],
    ink: Option<Ink>,
    join: Join,
    chunks: bool,
    opened: bool,
    /// Enter was pressed.
    entered: bool,
    work: Work,
    /// Reports when one of the pictures is written again.
    watch: Option<PictureWatch>,
    outcome: Option<(Request, Outcome)>,
    view: PictureView,
    chooser: Chooser<Field>,
}

impl Windows {
    /// A tileset's picture for its import, which is opened where it is not.
    pub fn import_picture(&mut self, picture: &Path) {
        self.opened::<ImportPicture>().take(picture);
    }
}

impl Window for ImportPicture {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        self.listen(ui.ctx(), out);
        let (mut open, mut done) = (true, false);
        let room = (ui.content_rect().size() - vec2(60.0, 120.0)).max(vec2(280.0, 200.0));
        let size = vec2(960.0, 540.0).min(room);
        window(msg("Import tileset picture"), size).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            ui.set_max_size(size);
            let mut entered = false;
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width((size.x * 0.4).clamp(280.0, 380.0));
                    ScrollArea::vertical().max_height(size.y - 44.0).auto_shrink([false, true]).show(ui, |ui| {
                        entered |= self.picture_ui(ui);
                        entered |= self.solid_ui(ui);
                        self.result_ui(ui);
                    });
                });
                ui.separator();
                ui.vertical(|ui| self.preview_ui(ui, size.y - 60.0));
            });
            ui.separator();
            ui.horizontal(|ui| {
                let button = ui.add_enabled(self.is_ready(), egui::Button::new(t("Import")));
                let button = button.on_hover_text(t("Add it to the project as a tileset (Enter in a field)"));
                // Enter counts as soon as the picture is cut.
                self.entered = (self.entered || entered) && (self.work.is_busy() || self.is_ready());
                if button.clicked() || (self.entered && self.is_ready()) {
                    done = self.import(cx, out);
                    self.entered = false;
                }
                done |= ui.button(t("Cancel")).clicked();
                let help = t("Reload the files. This happens by itself when one of them changes.");
                let is_named = !self.picture.trim().is_empty();
                if ui.add_enabled(is_named, egui::Button::new(t("Reload"))).on_hover_text(help).clicked() {
                    self.read_again(ui.ctx());
                }
                if self.work.is_busy() {
                    ui.weak(t("Cutting…"));
                }
            });
        });
        open && !done
    }
}

impl ImportPicture {
    /// Takes a picture that was dropped: as the one to cut, or as the collision picture that is still missing.
    pub fn take(&mut self, picture: &Path) {
        let path = picture.display().to_string();
        *(if self.lacks_collision() { &mut self.collision[0] } else { &mut self.picture }) = path;
    }

    /// True if what is seen can be imported as it is.
    fn is_ready(&self) -> bool {
        let is_cut = self.outcome.as_ref().is_some_and(|(_, outcome)| outcome.imported.is_ok());
        is_cut && !self.work.is_busy() && !self.lacks_collision()
    }

    /// True if solid pixels shall come from a picture that is not named yet.
    fn lacks_collision(&self) -> bool {
        self.from == From::Pictures && self.collision[0].trim().is_empty()
    }

    fn text_of(&mut self, field: Field) -> &mut String {
        match field {
            Field::Picture => &mut self.picture,
            Field::CollisionA => &mut self.collision[0],
            Field::CollisionB => &mut self.collision[1],
        }
    }

    fn listen(&mut self, ctx: &egui::Context, out: &mut Outbox) {
        if let Some((field, path)) = self.chooser.poll(out) {
            *self.text_of(field) = path;
        }
        if let Some((request, outcome)) = self.work.poll() {
            self.view.take(ctx, outcome.preview.as_ref());
            self.outcome = Some((request, outcome));
        }
        let Some(request) = self.request() else { return };
        let is_known = self.work.request().or(self.outcome.as_ref().map(|(request, _)| request)) == Some(&request);
        if !is_known {
            self.follow(ctx, &request);
            self.work.start(ctx, request);
        } else if self.watch.as_mut().is_some_and(PictureWatch::take) {
            self.read_again(ctx);
        }
    }

    /// Watches the pictures of a request.
    fn follow(&mut self, ctx: &egui::Context, request: &Request) {
        let watch = self.watch.get_or_insert_with(|| {
            let ctx = ctx.clone();
            PictureWatch::new(move || ctx.request_repaint())
        });
        let folders = request.files().filter_map(|file| file.parent()).filter(|folder| folder.is_dir());
        watch.follow(folders.map(Path::to_owned).collect());
    }

    /// Reads the files once more; what is seen stays until that is done.
    fn read_again(&mut self, ctx: &egui::Context) {
        if let Some(request) = self.request() {
            self.work.forget();
            self.work.start(ctx, request);
        }
    }

    /// Returns the request, as soon as it is complete.
    fn request(&self) -> Option<Request> {
        let picture = expand(self.picture.trim())?;
        let other = |text: &str| expand(text.trim());
        let solid = match (self.from, other(&self.collision[0])) {
            (From::Alpha, _) => SolidFrom::Alpha,
            (From::Pictures, Some(a)) => SolidFrom::Pictures { a, b: other(&self.collision[1]), ink: self.ink },
            (From::Pictures, None) | (From::Nothing, _) => SolidFrom::Nothing,
        };
        let clear_color = self.clears.then_some(self.clear_color);
        Some(Request { picture, cut: self.cut, clear_color, solid, join: self.join })
    }

    /// The tileset's name: the user's, or the picture's.
    fn name(&self) -> String {
        match self.name.trim() {
            "" => expand(self.picture.trim()).map_or_else(String::new, |picture| place::name_of(&picture)),
            name => name.to_owned(),
        }
    }

    /// True if Enter was pressed in a field.
    fn picture_ui(&mut self, ui: &mut Ui) -> bool {
        let mut entered = self.path_ui(ui, Field::Picture, t("Picture"), t("A PNG of 16×16 cells"));
        row(ui, t("Name"), t("Shown in palettes; the tileset's folder is named after it"), |ui| {
            let hint = if self.name.is_empty() { self.name() } else { String::new() };
            let field = TextEdit::singleline(&mut self.name).desired_width(f32::INFINITY).hint_text(hint);
            let field = ui.add(field).accessible_name(t("Tileset name"));
            entered |= field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        });
        row(ui, t("Cut"), t("Pixels around the whole picture, and between two cells"), |ui| {
            let before = self.cut.unwrap_or_else(|| self.seen().map(|seen| seen.cut).unwrap_or_default());
            let mut cut = before;
            for (value, name, label) in
                [(&mut cut.margin, t("Margin"), t("margin")), (&mut cut.spacing, t("Spacing"), t("spacing"))]
            {
                let field = ui.add(drag(value).range(0..=Cut::MOST).speed(0.1));
                field.accessible_name(name);
                ui.weak(label);
            }
            if cut != before {
                self.cut = Some(cut);
            }
        });
        self.fits_ui(ui);
        row(ui, t("Clear"), t("A colour that counts as transparent, in pictures without transparency"), |ui| {
            ui.checkbox(&mut self.clears, t("clear colour"));
            let found = self.clear_color.or_else(|| self.seen().and_then(|seen| seen.clear_color));
            match found.filter(|_| self.clears) {
                Some(mut color) => {
                    let button = ui.color_edit_button_srgb(&mut color);
                    let help = t("The colour; a click on the picture takes its colour there");
                    if button.on_hover_text(help).accessible_name(t("Clear colour")).changed() {
                        self.clear_color = Some(color);
                    }
                }
                None if self.clears && self.seen().is_some() => {
                    ui.weak(t("click it in the picture"));
                }
                None => {}
            }
        });
        entered
    }

    /// The cut and the clear colour that were used last.
    fn seen(&self) -> Option<&Outcome> {
        self.outcome.as_ref().map(|(_, outcome)| outcome)
    }

    /// Cuts that end with whole cells, if the present one does not.
    fn fits_ui(&mut self, ui: &mut Ui) {
        let Some((_, outcome)) = &self.outcome else { return };
        let is_cut_off = outcome.imported.as_ref().is_ok_and(|imported| !imported.grid.fits());
        if !is_cut_off || outcome.guesses.is_empty() {
            return;
        }
        row(ui, t("Fits"), t("Cuts that need no padding"), |ui| {
            ui.vertical(|ui| {
                for guess in outcome.guesses.iter().take(4) {
                    let label =
                        tr!("margin {margin}, spacing {spacing}", margin = guess.margin, spacing = guess.spacing);
                    if ui.small_button(label).on_hover_text(t("Use this cut")).clicked() {
                        self.cut = Some(*guess);
                    }
                }
            });
        });
    }

    /// True if Enter was pressed in a field.
    fn solid_ui(&mut self, ui: &mut Ui) -> bool {
        let mut entered = false;
        let sources = [
            (From::Alpha, t("alpha"), t("Opaque pixels are solid")),
            (
                From::Pictures,
                t("picture"),
                t("Solid pixels come from another picture of the same size, or one for each layer"),
            ),
            (From::Nothing, t("nothing"), t("Nothing is solid: shapes are drawn later")),
        ];
        row(ui, t("Solid"), t("Where the solid pixels come from; angles follow from their surface"), |ui| {
            if let Some(from) = choices(ui, t("Solid from"), Some(self.from), &sources, None) {
                self.from = from;
            }
        });
        if self.from == From::Pictures {
            let help = t("Solid pixels of layer A, or of both");
            entered |= self.path_ui(ui, Field::CollisionA, t("Layer A"), help);
            let help = t("Solid pixels of layer B; empty: those of layer A");
            entered |= self.path_ui(ui, Field::CollisionB, t("Layer B"), help);
            let mut inks =
                vec![(None, t("auto"), t("The rarer shade, dark or light; or opaque pixels, if some are transparent"))];
            inks.extend(Ink::ALL.map(|(ink, label, help)| (Some(ink), t(label), t(help))));
            row(ui, t("Ink"), t("Which pixels of the collision pictures are solid"), |ui| {
                if let Some(ink) = choices(ui, t("Ink"), Some(self.ink), &inks, None) {
                    self.ink = ink;
                }
            });
        }
        row(ui, t("Join"), t("Which equal parts become one, even if mirrored"), |ui| {
            if let Some(join) = choices(
                ui,
                t("Join"),
                Some(self.join),
                &Join::ALL.map(|(join, label, help)| (join, t(label), t(help))),
                None,
            ) {
                self.join = join;
            }
        });
        let help = t("Also add the picture as chunks, if it is a drawn part of a level");
        ui.checkbox(&mut self.chunks, t("Also as chunks")).on_hover_text(help);
        entered
    }

    fn result_ui(&mut self, ui: &mut Ui) {
        ui.add_space(6.0);
        if self.picture.trim().is_empty() {
            hint(ui, t("Choose a picture, type its path, or drop it onto the window."));
            return;
        }
        let warn = |ui: &mut Ui, text: &str| ui.label(RichText::new(text).color(theme::of(ui).warning));
        if self.lacks_collision() {
            warn(ui, t("Choose the picture of layer A."));
        }
        match self.outcome.as_ref().map(|(_, outcome)| &outcome.imported) {
            Some(Ok(imported)) => {
                imported.summary().iter().for_each(|line| _ = ui.label(said(line)));
                imported.notes.iter().for_each(|note| _ = warn(ui, &said(note)));
            }
            Some(Err(problem)) => _ = ui.label(RichText::new(said(problem)).color(theme::of(ui).error)),
            None => {}
        }
    }

    fn preview_ui(&mut self, ui: &mut Ui, height: f32) {
        match self.outcome.as_ref().and_then(|(_, outcome)| Some((outcome, outcome.preview.as_ref()?))) {
            Some((outcome, preview)) => {
                let grid = outcome.imported.as_ref().ok().map(|imported| &imported.grid);
                let clicked = self.view.ui(ui, preview, grid, height);
                if let Some([r, g, b, _]) = clicked.filter(|_| self.clears).and_then(|(x, y)| self.work.pixel(x, y)) {
                    self.clear_color = Some([r, g, b]);
                }
            }
            None => hint(ui, t("The picture appears here, with the grid of the cut.")),
        }
    }

    /// True if Enter was pressed in it.
    fn path_ui(&mut self, ui: &mut Ui, field: Field, label: &str, help: &str) -> bool {
        row(ui, label, help, |ui| {
            let text = self.text_of(field);
            let width = (ui.available_width() - 40.0).max(80.0);
            // Rows above it come and go while one types: without a name of its own it would lose the keyboard.
            let edit = TextEdit::singleline(text).id_salt(field).desired_width(width).hint_text(t("Path of a PNG"));
            let edit = ui.add(edit);
            let help = if text.is_empty() { help.to_owned() } else { format!("{help}\n{text}") };
            let edit = edit.on_hover_text(help).accessible_name(tr!("{label} path", label));
            if field == Field::Picture && !std::mem::replace(&mut self.opened, true) {
                edit.request_focus();
            }
            if ui
                .button("…")
                .on_hover_text(t("Choose the file"))
                .accessible_name(tr!("Choose {label}", label))
                .clicked()
            {
                self.chooser.ask_picture(ui.ctx(), field);
            }
            edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
        })
    }

    /// Adds the tileset to the project; true if that is done.
    fn import(&self, cx: &Studio, out: &mut Outbox) -> bool {
        let Some((_, Outcome { imported: Ok(imported), .. })) = &self.outcome else { return false };
        let project = cx.document().project();
        let home = cx.document().folder();
        let taken = |path: &str| home.is_some_and(|home| home.join(path).exists());
        let mut imported = imported.clone();
        imported.tileset.name = place::free_name(project, &self.name());
        let path = place::free_path(project, &imported.tileset.name, taken);
        match place::edits(cx.document(), &imported, path, self.chunks) {
            Ok(edits) => {
                take_first(&edits, out);
                out.send(Command::Settings(Box::new(|settings| settings.palette_order = PaletteOrder::Picture)));
                out.edit(tr!("Import the tileset {name}", name = imported.tileset.name), edits);
                out.send(Command::ShowPane("blocks"));
                true
            }
            Err(problem) => {
                out.send(Command::Notice(Notice::warning(tr!(
                    "Import: {problem}.",
                    problem = said(&problem.to_string())
                ))));
                false
            }
        }
    }
}

/// Takes the first block of an imported tileset into the brush, and shows the tileset in the palettes.
fn take_first(edits: &[Edit], out: &mut Outbox) {
    // Others may have moved before it.
    let new = edits.iter().rev().find_map(|edit| match edit {
        Edit::SetTileset { index, tileset: Some(set) } => Some((*index, set.first_block)),
        _ => None,
    });
    let Some((tileset, first)) = new else { return };
    let solid = Solidity::ALL;
    let cell = Cell { block: first.saturating_add(1), a: solid, b: solid, ..Cell::default() };
    out.session(move |session| {
        session.tools.brush = Brush::Block(cell);
        session.tools.palette = OfTileset::One(tileset);
        session.tools.solid_tile = TileAt { tileset, tile: 1 };
    });
}
