//! The background layers of a tileset: their order, their pictures, how they move.

mod layer;
mod preview;

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::dialogs::{expand, waker};
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::panes::canvas::background::Backgrounds;
use crate::shell::windows::chooser::Chooser;
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::Fields;
use crate::widgets::ordered_row::{OrderedRow, ShownRow};
use crate::widgets::{button_width, hint, small_icon_button};
use eframe::egui::{self, Id, ScrollArea, TextEdit, Ui, vec2};
use kit::derived::art::BackgroundArt;
use kit::document::art::backgrounds::{self, Layer, MOST};
use kit::document::{Edit, Edits, LevelSettings};
use kit::job::Job;
use kit::notices::Notice;
use preview::Preview;
use sim::file::Disk;
use sim::project::{Background, TilesetRef};
use std::path::PathBuf;
use std::sync::Arc;

/// The purpose of a picture.
#[derive(Clone, Copy)]
enum Wish {
    /// A new layer before all others, in the tileset of that place.
    Add(usize),
    /// The layer of that number.
    Replace(usize, usize),
}

/// The open window.
#[derive(Default)]
pub struct BackgroundsWindow {
    /// Place of the tileset whose layers are shown; at first that of the level in view.
    set: Option<usize>,
    /// The layer whose numbers are shown.
    chosen: usize,
    /// A path half typed.
    path: String,
    /// Row at which a layer is to be split.
    row: u16,
    chooser: Chooser<Wish>,
    copying: Job<(Wish, Result<String, String>)>,
    preview: Preview,
    pictures: Backgrounds,
    fields: Fields,
}

/// The subject of the parts of the window.
struct On<'a> {
    /// Place of the tileset in the project's list.
    index: usize,
    set: &'a Arc<TilesetRef>,
    /// The layers that can be shown.
    art: &'a [BackgroundArt],
    cx: &'a Studio,
}

impl On<'_> {
    fn layers(&self) -> &[Background] {
        &self.set.tileset.backgrounds
    }

    /// A layer with its picture, if that can be shown.
    fn art_of(&self, layer: &Background) -> Option<&BackgroundArt> {
        self.art.iter().find(|art| art.layer == *layer)
    }

    fn change(&self, out: &mut Outbox, label: &str, change: impl FnOnce(&mut Vec<Layer>)) {
        if let Some(edit) = backgrounds::changed(self.cx.document().project(), self.index, change) {
            out.edit(label, vec![edit]);
        }
    }
}

impl Window for BackgroundsWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        if let Some((wish, path)) = self.chooser.poll(out) {
            self.copy(ui, wish, path.into(), cx);
        }
        if let Some(Ok((wish, copied))) = self.copying.poll() {
            self.take(wish, copied, cx, out);
        }
        let mut open = true;
        window(msg("Backgrounds"), vec2(600.0, 620.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            let sets = &cx.document().project().tilesets;
            let Some(last) = sets.len().checked_sub(1) else {
                hint(ui, t("The project has no tileset yet: a background belongs to one."));
                return;
            };
            let level = cx.in_view().level();
            let behind = level.and_then(|level| level.background).map(usize::from);
            let index = self.set.or(behind).unwrap_or(0).min(last);
            let art = cx.derived().scene().art.clone();
            let on = On { index, set: &sets[index], art: art.backgrounds(index), cx };
            self.set_ui(ui, &on, behind, out);
            self.preview.ui(ui, &on, &mut self.pictures);
            ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                self.list_ui(ui, &on, out);
                self.add_ui(ui, &on);
                if let Some(layer) = on.layers().get(self.chosen) {
                    self.layer_ui(ui, &on, layer, out);
                }
            });
        });
        open
    }

    fn actions(&self) -> &'static [Action] {
        &[Action::Undo, Action::Redo, Action::Save]
    }
}

impl BackgroundsWindow {
    /// Shows the tileset, and whether the level in view shows it.
    fn set_ui(&mut self, ui: &mut Ui, on: &On<'_>, behind: Option<usize>, out: &mut Outbox) {
        let sets = &on.cx.document().project().tilesets;
        row(
            ui,
            t("Tileset"),
            t("The tileset that these layers belong to. Each level chooses whose layers it shows"),
            |ui| {
                combo(ui, t("Tileset of the backgrounds"), &on.set.tileset.name, |ui| {
                    for (n, set) in sets.iter().enumerate() {
                        if ui.selectable_label(n == on.index, &set.tileset.name).clicked() {
                            (self.set, self.chosen) = (Some(n), 0);
                        }
                    }
                });
            },
        );
        let Some(level) = on.cx.in_view().level().filter(|_| behind != Some(on.index)) else {
            return;
        };
        ui.horizontal_wrapped(|ui| {
            ui.weak(t("The level in view does not show these layers."));
            if ui.button(t("Show them there")).on_hover_text(t("Draw them behind the level in view")).clicked() {
                let settings = LevelSettings { background: u16::try_from(on.index).ok(), ..LevelSettings::of(level) };
                let edit = Edit::SetLevelSettings { level: level.key.clone(), settings };
                out.edit(t("Change background"), vec![edit]);
            }
        });
    }

    /// The layers from back to front.
    fn list_ui(&mut self, ui: &mut Ui, on: &On<'_>, out: &mut Outbox) {
        ui.add_space(4.0);
        if on.layers().is_empty() {
            hint(
                ui,
                t("No layers yet. Add a picture: the first one is the farthest, the next ones are in front of it."),
            );
            return;
        }
        ui.weak(t("Farthest first. Drag a layer to move it."));
        let last = on.layers().len() - 1;
        for (n, layer) in on.layers().iter().enumerate() {
            ui.horizontal(|ui| {
                self.row_ui(ui, on, (n, layer), out);
                let up = ui.add_enabled_ui(n > 0, |ui| {
                    small_icon_button(ui, Icon::Up, &tr!("Layer {number} farther", number = n + 1))
                });
                if up.inner.clicked() {
                    self.put(on, n, n - 1, out);
                }
                let down = ui.add_enabled_ui(n < last, |ui| {
                    small_icon_button(ui, Icon::Down, &tr!("Layer {number} nearer", number = n + 1))
                });
                if down.inner.clicked() {
                    self.put(on, n, n + 1, out);
                }
                if small_icon_button(ui, Icon::Delete, &tr!("Delete layer {number}", number = n + 1)).clicked() {
                    on.change(out, t("Delete background layer"), |layers| drop(layers.remove(n)));
                }
            });
        }
    }

    fn put(&mut self, on: &On<'_>, from: usize, to: usize, out: &mut Outbox) {
        on.change(out, t("Move background layer"), |layers| backgrounds::shift(layers, from, to));
        self.chosen = to;
    }

    /// A layer of the list: its picture, its name, its speed. It can be chosen, and dragged to another place.
    fn row_ui(&mut self, ui: &mut Ui, on: &On<'_>, (n, layer): (usize, &Background), out: &mut Outbox) {
        let size = vec2((ui.available_width() - 90.0).max(160.0), 38.0);
        let label = tr!("Layer {number}: {file}", number = n + 1, file = layer.image);
        let list = Id::unique(("layers", on.index));
        let row = OrderedRow { list, place: n, size, label: &label, is_chosen: n == self.chosen };
        let ShownRow { response, area, dropped } = row.show(ui);
        let response = response.on_hover_text(tr!("{label}. Drag it to another place", label));
        if response.clicked() || response.drag_started() {
            self.chosen = n;
        }
        if let Some(from) = dropped {
            self.put(on, from, n, out);
        }
        let colors = theme::of(ui);
        let picture = egui::Rect::from_min_size(area.min + vec2(3.0, 3.0), vec2(72.0, 32.0));
        let text = area.left_center() + vec2(84.0, 0.0);
        let font = egui::TextStyle::Body.resolve(ui.style());
        let (said, colour) = match on.art_of(layer) {
            Some(art) => {
                self.pictures.thumbnail(&ui.painter().with_clip_rect(picture), picture, art);
                (
                    tr!("{file}   {percent} across", file = layer.image, percent = percent(layer.scroll_x)),
                    ui.visuals().strong_text_color(),
                )
            }
            None => (tr!("{file} is missing or can't be shown", file = layer.image), colors.error),
        };
        let clip = ui.painter().with_clip_rect(area);
        clip.text(text, egui::Align2::LEFT_CENTER, said, font, colour);
    }

    /// A new layer: its picture chosen, or its path typed.
    fn add_ui(&mut self, ui: &mut Ui, on: &On<'_>) {
        let home = on.cx.home().is_some();
        let is_full = on.layers().len() >= MOST;
        let can = home && !is_full;
        ui.horizontal(|ui| {
            let add = ui.add_enabled(can, egui::Button::new(t("Add layer\u{2026}")));
            let help = t("Choose a PNG. It is copied into the tileset's folder and becomes the nearest layer");
            let why = if is_full {
                t("A tileset has 64 layers at most")
            } else {
                t("Save the project first: the picture is copied into its folder")
            };
            if add.on_hover_text(help).on_disabled_hover_text(why).clicked() {
                self.chooser.ask_picture(ui.ctx(), Wish::Add(on.index));
            }
            let field = TextEdit::singleline(&mut self.path).hint_text(t("or the path of a PNG"));
            let beside = button_width(ui, t("Add")) + 2.0 * ui.spacing().item_spacing.x + 8.0;
            let field = ui.add_enabled(can, field.desired_width((ui.available_width() - beside).max(80.0)));
            let field = field.accessible_name(t("Path of the background picture"));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let path = expand(self.path.trim()).filter(|_| can);
            let add = ui.add_enabled(path.is_some(), egui::Button::new(t("Add")));
            let added = add.on_hover_text(t("Add a layer with this picture")).clicked();
            if let (true, Some(path)) = (entered || added, path) {
                self.copy(ui, Wish::Add(on.index), path, on.cx);
                self.path.clear();
            }
        });
        if !home {
            hint(ui, t("Save the project first: pictures are copied into its folder."));
        }
    }

    /// Copies a picture into the tileset's folder, on a thread.
    fn copy(&mut self, ui: &Ui, wish: Wish, source: PathBuf, cx: &Studio) {
        let (Wish::Add(index) | Wish::Replace(index, _)) = wish;
        let Some((home, set)) = cx.home().zip(cx.document().project().tilesets.get(index)) else { return };
        let (home, path) = (home.to_owned(), set.path.clone());
        let near = home.join(&source);
        self.copying.start(waker(ui.ctx()), move |send, _| {
            let source = if near.is_file() { near } else { source };
            send((wish, backgrounds::take_picture(&Disk, &home, &path, &source)));
        });
    }

    /// A picture was copied: showing it is a step that can be undone.
    fn take(&mut self, wish: Wish, copied: Result<String, String>, cx: &Studio, out: &mut Outbox) {
        let image = match copied {
            Ok(image) => image,
            Err(why) => return out.send(Command::Notice(Notice::error(format!("{why}.")))),
        };
        let project = cx.document().project();
        let (label, edit) = match wish {
            Wish::Add(index) => {
                let layers = project.tilesets.get(index).map_or(0, |set| set.tileset.backgrounds.len());
                (self.set, self.chosen) = (Some(index), layers);
                // What is nearer is faster.
                let scroll_x = u16::try_from(layers).unwrap_or(0).saturating_add(1).saturating_mul(32).min(256);
                let layer = Background { image, scroll_x, scroll_y: scroll_x / 4, ..Background::default() };
                (t("Add background layer"), backgrounds::changed(project, index, |layers| layers.push((layer, None))))
            }
            Wish::Replace(index, n) => {
                let replaced = |layers: &mut Vec<Layer>| {
                    if let Some((layer, _)) = layers.get_mut(n) {
                        layer.image = image;
                    }
                };
                (t("Change background picture"), backgrounds::changed(project, index, replaced))
            }
        };
        out.edit(label, Edits::from_iter(edit));
    }
}

/// A share of the camera's way, in words.
fn percent(scroll: u16) -> String {
    format!("{} %", (u32::from(scroll) * 100 + 128) / 256)
}
