//! The palette of chunks.

use super::canvas::actions;
use super::chunk_editor::arrange_menu;
use super::{Home, Pane, numbers};
use crate::bindings::focus::as_a_palette;
use crate::bindings::{Action, Takes};
use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::look::theme;
use crate::session::Brush;
use crate::studio::Studio;
use crate::tools::pick;
use crate::tr;
use crate::widgets::palette_drag::PaletteDrag;
use crate::widgets::{Revealed, hint};
use eframe::egui::{
    self, Color32, ColorImage, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextureHandle, Ui, WidgetInfo, pos2,
    vec2,
};
use kit::derived::scene::{Scene, Show};
use kit::document::Stamp;
use kit::document::chunk_numbers::is_vacant;
use sim::project::Project;
use sim::tiles::{Cell, Chunk, ChunkId};
use std::collections::HashMap;
use std::sync::Arc;

/// Points along the side of a thumbnail.
const SIDE: f32 = 72.0;
const GAP: f32 = 6.0;
const LINE: f32 = 15.0;
/// Thumbnails kept.
const KEPT: usize = 512;

/// The pane.
#[derive(Default)]
pub struct Chunks {
    pictures: HashMap<ChunkId, (Arc<Chunk>, TextureHandle)>,
    look: Option<kit::derived::scene::BlockLook>,
    search: String,
    unused: bool,
    revealed: Revealed<ChunkId>,
    /// A drag that takes several chunks.
    several: PaletteDrag,
}

impl Pane for Chunks {
    fn id(&self) -> &'static str {
        "chunks"
    }

    fn title(&self) -> &'static str {
        msg("Chunks")
    }

    fn words(&self) -> &'static [&'static str] {
        &["chunk palette", "metatiles", "128x128", "tile picker"]
    }

    fn manual(&self) -> &'static str {
        "painting.md"
    }

    fn home(&self) -> Home {
        Home::Palettes
    }

    fn keys(&self) -> fn(Action) -> Takes {
        as_a_palette
    }

    fn own_action(&mut self, action: Action, cx: &Studio, out: &mut Outbox) {
        actions::flip_in_hand(action, cx, out);
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("A maze has no chunks: its blocks are in the Blocks pane."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let project = cx.document().project();
        if project.chunks.is_empty() {
            hint(ui, t("The project has no chunks yet. Painting blocks makes them."));
            return;
        }
        self.filter_ui(ui, cx, out);
        let current = match cx.session().tools.brush {
            Brush::Chunk(chunk) => Some(chunk),
            Brush::Block(_) => None,
        };
        let used = |chunk: ChunkId| cx.document().chunk_uses(chunk);
        let last = project.chunks.len().min(usize::from(ChunkId::MAX) + 1);
        // A number that painting gives out again is no chunk.
        let is_there = |chunk: &ChunkId| used(*chunk) > 0 || !is_vacant(&project.chunks[usize::from(*chunk)]);
        let all = (0..last).map(|chunk| chunk as ChunkId).filter(is_there);
        // The empty chunk is of every tileset.
        let (tileset, sets) = (numbers::tileset(cx), cx.derived().game_numbers());
        let is_of = |chunk: ChunkId| {
            chunk == 0 || tileset.is_none() || sets.tileset_of(project, chunk).is_none_or(|of| Some(of) == tileset)
        };
        let all = all.filter(|chunk| is_of(*chunk));
        let chunks: Vec<ChunkId> = all.filter(|chunk| !self.unused || used(*chunk) == 0).collect();
        if chunks.is_empty() {
            hint(ui, if self.unused { t("Every chunk is used.") } else { t("This tileset has no chunks yet.") });
            return;
        }
        let bar = ui.spacing().scroll.bar_width + 6.0;
        let across = (((ui.available_width() - bar + GAP) / (SIDE + GAP)) as usize).max(1);
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if self.revealed.needs(current)
            && let Some(place) = current.and_then(|current| chunks.iter().position(|chunk| *chunk == current))
        {
            area = area.vertical_scroll_offset(((place / across) as f32 * (SIDE + LINE + GAP) - 60.0).max(0.0));
        }
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let dragged = self.several.places(across).map(|(_, places)| places).unwrap_or_default();
        area.show_rows(ui, SIDE + LINE, chunks.len().div_ceil(across), |ui, rows| {
            for row in rows {
                ui.horizontal(|ui| {
                    for (place, chunk) in chunks.iter().enumerate().skip(row * across).take(across) {
                        let on = current == Some(*chunk) || dragged.contains(&place);
                        self.chunk_ui(ui, (place, *chunk), on, cx, out);
                    }
                });
            }
        });
        if let Some((width, places)) = self.several.released(ui, across) {
            let chunk = |place: &usize| chunks.get(*place).copied().unwrap_or_default();
            let stamp = stamp_of(project, width, &places.iter().map(chunk).collect::<Vec<_>>());
            out.session(move |session| session.take_stamp(Arc::new(stamp)));
        }
    }
}

/// The blocks of chunks that are beside one another, so many of them in a row.
fn stamp_of(project: &Project, width: usize, chunks: &[ChunkId]) -> Stamp {
    let side = usize::from(project.chunk_size.max(1));
    let across = width * side;
    let mut cells = vec![Cell::default(); across * (chunks.len() / width * side)];
    for (n, chunk) in chunks.iter().enumerate() {
        let of_chunk = project.chunk(*chunk).into_iter().flat_map(|chunk| chunk.cells.iter().enumerate());
        for (i, cell) in of_chunk.take(side * side) {
            cells[(n / width * side + i / side) * across + n % width * side + i % side] = *cell;
        }
    }
    Stamp { width: across as u32, cells, ..Stamp::default() }
}

impl Chunks {
    fn filter_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        ui.horizontal_wrapped(|ui| {
            let field = egui::TextEdit::singleline(&mut self.search).hint_text(t("Number")).desired_width(80.0);
            let response = ui
                .add(field)
                .on_hover_text(t("Type a chunk's number, decimal or hexadecimal ($1F), to take it into the brush"));
            let response = response.accessible_name(t("Chunk number"));
            if response.changed()
                && let Some(chunk) = self.found(cx)
            {
                choose(chunk, cx, out);
            }
            if !self.search.trim().is_empty() && self.found(cx).is_none() {
                ui.label(egui::RichText::new(t("no such chunk")).color(theme::of(ui).warning).small());
            }
            ui.checkbox(&mut self.unused, t("Unused only")).on_hover_text(t("Show only chunks that no level places"));
            ui.menu_button(t("Arrange"), |ui| arrange_menu(ui, cx, out))
                .response
                .on_hover_text(t("Join equal chunks, delete unused ones, sort them"));
        });
        numbers::tileset_ui(ui, cx, out);
        numbers::game_ui(ui, cx, out);
        ui.add_space(2.0);
    }

    /// The chunk whose number is typed.
    fn found(&self, cx: &Studio) -> Option<ChunkId> {
        let chunk = numbers::typed_chunk(cx, &self.search)?;
        (usize::from(chunk) < cx.document().project().chunks.len()).then_some(chunk)
    }

    fn chunk_ui(&mut self, ui: &mut Ui, (place, id): (usize, ChunkId), on: bool, cx: &Studio, out: &mut Outbox) {
        let (area, response) = ui.allocate_exact_size(vec2(SIDE, SIDE + LINE), Sense::click_and_drag());
        self.several.follow(ui, place, area, &response);
        let name = tr!("Chunk {chunk}", chunk = numbers::chunk(cx, id));
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &name));
        if ui.is_rect_visible(area) {
            let picture = Rect::from_min_size(area.min, vec2(SIDE, SIDE));
            let c = theme::of(ui);
            ui.painter().rect_filled(picture, 3.0, c.void);
            if let Some(texture) = self.picture(ui, id, cx.derived().scene()) {
                let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                ui.painter().image(texture, picture.shrink(4.0), whole, Color32::WHITE);
            }
            let edge = match (on, response.hovered() || response.has_focus()) {
                (true, _) => Stroke::new(2.0, c.accent),
                (false, true) => Stroke::new(1.0, ui.visuals().strong_text_color()),
                (false, false) => Stroke::new(1.0, c.line),
            };
            ui.painter().rect_stroke(picture, 3.0, edge, StrokeKind::Inside);
            let font = egui::FontId::proportional(11.0);
            let line = area.bottom() - LINE / 2.0;
            let strong = if on { ui.visuals().strong_text_color() } else { ui.visuals().text_color() };
            let number = pos2(area.left() + 1.0, line);
            ui.painter().text(number, egui::Align2::LEFT_CENTER, numbers::chunk(cx, id), font.clone(), strong);
            let uses = cx.document().chunk_uses(id);
            let text = if uses == 0 { t("unused").to_owned() } else { format!("× {uses}") };
            let count = pos2(area.right() - 1.0, line);
            ui.painter().text(count, egui::Align2::RIGHT_CENTER, text, font, ui.visuals().weak_text_color());
        }
        if response.clicked() || response.secondary_clicked() {
            self.revealed.click(id);
            choose(id, cx, out);
        }
        if response.double_clicked() || response.secondary_clicked() {
            out.send(Command::ShowPane("chunk-editor"));
        }
        response.on_hover_ui(|ui| {
            ui.strong(&name);
            ui.weak(t("A double or right click opens it in the chunk editor. A drag takes several as a stamp."));
            ui.label(match cx.document().chunk_uses(id) {
                0 => t("No level places it.").to_owned(),
                1 => t("Placed once.").to_owned(),
                n => tr!("Placed {n} times.", n),
            });
        });
    }

    fn picture(&mut self, ui: &Ui, id: ChunkId, scene: &Scene) -> Option<egui::TextureId> {
        if !self.look.as_ref().is_some_and(|look| look.is_of(scene)) {
            self.pictures.clear();
            self.look = Some(scene.block_look());
        }
        let chunk = scene.project.chunks.get(usize::from(id))?;
        if let Some((of, texture)) = self.pictures.get(&id)
            && Arc::ptr_eq(of, chunk)
        {
            return Some(texture.id());
        }
        if self.pictures.len() >= KEPT {
            self.pictures.clear();
        }
        let lod = if scene.chunk_size() > 8 { 2 } else { 1 };
        let (side, texels) = scene.chunk_picture(chunk, Show::Art, lod);
        let image = ColorImage::from_rgba_premultiplied([side, side], texels.as_flattened());
        let texture = ui.load_texture("chunk", image, crate::widgets::PIXELS);
        let shown = texture.id();
        self.pictures.insert(id, (chunk.clone(), texture));
        Some(shown)
    }
}

fn choose(chunk: ChunkId, cx: &Studio, out: &mut Outbox) {
    pick::take(Brush::Chunk(chunk), cx, out);
}
