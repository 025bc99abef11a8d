//! The tilesets of the project: names, numbers, where they are; added, moved, exported, taken away.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::dialogs::{expand, waker};
use crate::language::{msg, said, t};
use crate::session::Brush;
use crate::shell::windows::chooser::Chooser;
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::row;
use crate::widgets::{drag, hint, section};
use eframe::egui::{self, ScrollArea, TextEdit, Ui, vec2};
use kit::document::Edit;
use kit::document::block_numbers as numbers;
use kit::exchange::tilesets::export::{self, Form};
use kit::exchange::tilesets::place;
use kit::job::Job;
use kit::notices::Notice;
use kit::output;
use sim::file::Disk;
use sim::project::{Sheet, Tileset, TilesetRef};
use sim::tiles::{Block, BlockId, SolidTile};
use std::sync::Arc;

/// The result of an export: the folder and the files written.
type Written = Result<String, String>;

/// The open window.
#[derive(Default)]
pub struct TilesetList {
    /// Place of the tileset whose parts are shown; at first that of the block in the brush.
    chosen: Option<usize>,
    name: Option<(usize, String)>,
    first_block: Option<(usize, BlockId)>,
    link: String,
    folder: String,
    forms: Option<[bool; 3]>,
    overwrite: bool,
    export: Job<Written>,
    written: Option<Written>,
    opened: bool,
    chooser: Chooser<Field>,
}

/// The field that a folder is chosen for.
#[derive(Clone, Copy)]
enum Field {
    Link,
    Export,
}

/// A button that opens the system's dialog for a field.
fn choose_ui(ui: &mut Ui, enabled: bool, name: &str, chooser: &mut Chooser<Field>, field: Field) {
    let button = ui.add_enabled(enabled, egui::Button::new("…")).on_hover_text(t("Choose the folder"));
    if button.accessible_name(name).clicked() {
        chooser.ask_folder(ui.ctx(), field);
    }
}

impl Window for TilesetList {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        if let Some(written) = self.export.poll() {
            self.written = Some(written.flatten());
        }
        if let Some((field, path)) = self.chooser.poll(out) {
            match field {
                Field::Link => self.link = path,
                Field::Export => self.folder = path,
            }
        }
        let mut open = true;
        window(msg("Tilesets"), vec2(560.0, 500.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            self.add_ui(ui, cx, out);
            let sets = &cx.document().project().tilesets;
            if sets.is_empty() {
                hint(ui, t("The project has no tileset yet."));
                return;
            }
            let chosen = self.chosen(cx).min(sets.len() - 1);
            self.chosen = Some(chosen);
            ui.horizontal_wrapped(|ui| {
                for (n, set) in sets.iter().enumerate() {
                    let last = usize::from(set.first_block) + set.tileset.blocks.len().saturating_sub(1);
                    let label = match is_missing(set) {
                        true => tr!("Missing: {path}", path = set.path),
                        false => tr!(
                            "{name}: blocks {first_block} to {last}",
                            name = set.tileset.name,
                            first_block = set.first_block,
                            last
                        ),
                    };
                    if ui.selectable_label(n == chosen, label).on_hover_text(&set.path).clicked() {
                        self.chosen = Some(n);
                        self.written = None;
                    }
                }
            });
            let set = &sets[chosen];
            ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                self.set_ui(ui, chosen, set, cx, out);
                if !is_missing(set) {
                    self.export_ui(ui, set);
                }
                self.remove_ui(ui, chosen, cx, out);
            });
        });
        open
    }

    fn actions(&self) -> &'static [Action] {
        &[Action::Undo, Action::Redo, Action::Save] // it changes the project
    }
}

impl TilesetList {
    fn chosen(&self, cx: &Studio) -> usize {
        let in_brush = match cx.session().tools.brush {
            Brush::Block(cell) => cell.block,
            Brush::Chunk(_) => cx.session().tools.last_block.block,
        };
        self.chosen.or_else(|| Some(cx.document().project().block(in_brush)?.0)).unwrap_or(0)
    }

    fn add_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        ui.horizontal_wrapped(|ui| {
            let import = ui.button(t("Import a picture…")).on_hover_text(t(Action::ImportPicture.info().help));
            if import.clicked() {
                out.action(Action::ImportPicture);
            }
            if !std::mem::replace(&mut self.opened, true) {
                import.request_focus();
            }
            let help = t("Add an empty tileset: its tiles and pictures are drawn here");
            if ui.button(t("New tileset")).on_hover_text(help).clicked() {
                self.chosen = Some(cx.document().project().tilesets.len());
                add_new(cx, out);
            }
        });
        let is_home = cx.document().folder().is_some();
        row(
            ui,
            t("Use a folder"),
            t("Use a tileset that other projects use too: the folder with its tileset.json"),
            |ui| {
                let field =
                    TextEdit::singleline(&mut self.link).desired_width(236.0).hint_text(t("Folder of a tileset"));
                ui.add_enabled(is_home, field).accessible_name(t("Tileset folder"));
                choose_ui(ui, is_home, t("Choose the tileset"), &mut self.chooser, Field::Link);
                let path = expand(self.link.trim()).filter(|_| is_home);
                for (label, help, index) in [
                    (t("Add"), t("Use it beside the others"), None),
                    (
                        t("Relink"),
                        t("Replace the chosen one with it: blocks keep their numbers"),
                        Some(self.chosen(cx)),
                    ),
                ] {
                    let button = ui.add_enabled(path.is_some(), egui::Button::new(label));
                    if button
                        .on_hover_text(help)
                        .on_disabled_hover_text(t("Save the project and name a folder"))
                        .clicked()
                        && let Some(path) = path.clone()
                    {
                        out.send(Command::LinkTileset { path, index });
                    }
                }
            },
        );
    }

    fn set_ui(&mut self, ui: &mut Ui, index: usize, set: &Arc<TilesetRef>, cx: &Studio, out: &mut Outbox) {
        if is_missing(set) {
            section(ui, t("Missing"));
            let text = tr!("{path} could not be read. Name its folder above, then Relink.", path = set.path);
            ui.label(egui::RichText::new(text).color(ui.visuals().warn_fg_color));
            return;
        }
        section(ui, &set.tileset.name);
        row(ui, t("Name"), t("Shown in palettes"), |ui| {
            let text = match &mut self.name {
                Some((of, text)) if *of == index => text,
                other => &mut other.insert((index, set.tileset.name.clone())).1,
            };
            let field = ui.add(TextEdit::singleline(text).desired_width(220.0));
            if field.accessible_name(t("Name of the tileset")).lost_focus() {
                if *text != set.tileset.name && !text.trim().is_empty() {
                    let tileset = Arc::new(Tileset { name: text.trim().to_owned(), ..(*set.tileset).clone() });
                    let tileset = Some(Arc::new(TilesetRef { tileset, ..(**set).clone() }));
                    out.edit(t("Rename tileset"), vec![Edit::SetTileset { index, tileset }]);
                }
                self.name = None;
            }
        });
        row(ui, t("Folder"), t("From the project's folder"), |ui| ui.weak(&set.path));
        row(ui, t("Holds"), "", |ui| {
            let picture = match &set.tileset.sheet {
                Some(sheet) => tr!("{count} art cells", count = sheet.cells.len()),
                None => t("no picture").to_owned(),
            };
            let (blocks, tiles) = (set.tileset.blocks.len(), set.tileset.tiles.len());
            ui.weak(tr!(
                "{blocks} blocks, {tiles} solid tiles, {picture}",
                blocks = blocks.saturating_sub(1),
                tiles = tiles.saturating_sub(1),
                picture
            ));
        });
        row(ui, t("First block"), t("Number that its block 0 has in this project; every cell follows"), |ui| {
            let number = match &mut self.first_block {
                Some((of, number)) if *of == index => number,
                other => &mut other.insert((index, set.first_block)).1,
            };
            ui.add(drag(number).speed(1.0)).accessible_name(t("First block"));
            let is_other = *number != set.first_block;
            if ui.add_enabled(is_other, egui::Button::new(t("Renumber"))).clicked() {
                match place::renumber(cx.document(), index, *number) {
                    Ok(edits) => out.edit(tr!("Renumber the blocks of {name}", name = set.tileset.name), edits),
                    Err(problem) => out.send(Command::Notice(Notice::warning(tr!(
                        "Renumber: {problem}.",
                        problem = said(&problem.to_string())
                    )))),
                }
                self.first_block = None;
            }
            let room = numbers::room_to_grow(cx.document().project(), index);
            ui.weak(tr!("room for {room} more", room));
        });
    }

    fn export_ui(&mut self, ui: &mut Ui, set: &Arc<TilesetRef>) {
        section(ui, t("Export its solid tiles"));
        let forms = self.forms.get_or_insert([true; 3]);
        ui.horizontal_wrapped(|ui| {
            for ((_, label, help), on) in Form::ALL.iter().zip(forms.iter_mut()) {
                ui.checkbox(on, t(label)).on_hover_text(t(help));
            }
        });
        let wanted: Vec<Form> =
            Form::ALL.iter().zip(forms.iter()).filter(|(_, on)| **on).map(|((form, ..), _)| *form).collect();
        row(ui, t("Into"), t("A folder; it is created if it does not exist"), |ui| {
            let field = TextEdit::singleline(&mut self.folder).desired_width(200.0).hint_text(t("Folder"));
            ui.add(field).accessible_name(t("Export folder"));
            choose_ui(ui, true, t("Choose the export folder"), &mut self.chooser, Field::Export);
            ui.checkbox(&mut self.overwrite, t("Replace")).on_hover_text(t("Replace existing files"));
            let folder = expand(self.folder.trim()).filter(|_| !wanted.is_empty() && !self.export.is_busy());
            if ui.add_enabled(folder.is_some(), egui::Button::new(t("Export"))).clicked()
                && let Some(folder) = folder
            {
                let (tileset, overwrite) = (Arc::clone(&set.tileset), self.overwrite);
                self.export.start(waker(ui.ctx()), move |send, _| {
                    let files = export::files(&tileset, &wanted);
                    let written = files.and_then(|files| output::write_all(&Disk, &folder, &files, overwrite));
                    send(written.map(|files| {
                        tr!("{count} files written to {folder}", count = files.len(), folder = folder.display())
                    }));
                });
                self.written = None;
            }
        });
        match &self.written {
            Some(Ok(text)) => ui.label(text),
            Some(Err(problem)) => ui.label(egui::RichText::new(said(problem)).color(ui.visuals().error_fg_color)),
            None => return,
        };
    }

    fn remove_ui(&self, ui: &mut Ui, index: usize, cx: &Studio, out: &mut Outbox) {
        section(ui, t("Unlink it from the project"));
        let used = place::cells_with(cx.document().project(), index);
        ui.horizontal_wrapped(|ui| {
            let label = if used == 0 { t("Unlink") } else { t("Erase its blocks and unlink") };
            let help = t("Its files stay where they are. Undo brings it back.");
            if ui.button(label).on_hover_text(help).clicked() {
                match place::remove(cx.document(), index, true) {
                    Ok(edits) => out.edit(t("Unlink tileset"), edits),
                    Err(refusal) => out.send(Command::Notice(Notice::warning(refusal.to_string()))),
                }
            }
            ui.weak(match used {
                0 => t("No chunk uses its blocks.").to_owned(),
                1 => t("One cell of a chunk uses a block of it.").to_owned(),
                n => tr!("{count} cells of chunks use its blocks.", count = n),
            });
        });
    }
}

/// True if the tileset's files could not be read.
fn is_missing(set: &TilesetRef) -> bool {
    set.tileset.name.is_empty() && set.tileset.tiles.is_empty() && set.tileset.blocks.is_empty()
}

/// Adds an empty tileset with a picture of one clear cell.
fn add_new(cx: &Studio, out: &mut Outbox) {
    let project = cx.document().project();
    let tileset = Tileset {
        name: place::free_name(project, t("New tileset")),
        art: "art.png".into(),
        tiles: Arc::new(vec![SolidTile::default(), SolidTile::FULL]),
        blocks: Arc::new(vec![Block::default()]),
        sheet: Some(Arc::new(Sheet::empty())),
        ..Tileset::default()
    };
    let home = cx.document().folder();
    let path = place::free_path(project, &tileset.name, |path| home.is_some_and(|home| home.join(path).exists()));
    match place::add(cx.document(), Arc::new(tileset), path) {
        Ok(edits) => out.edit(t("New tileset"), edits),
        Err(problem) => out.send(Command::Notice(Notice::warning(tr!(
            "New tileset: {problem}.",
            problem = said(&problem.to_string())
        )))),
    }
}
