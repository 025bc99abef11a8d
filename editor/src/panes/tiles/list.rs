//! Choosing a tile: all of a tileset's, by number; new ones, copies, and taking one away.

use super::{Subject, choose, picture};
use crate::command::{Command, Outbox};
use crate::language::{said, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::session::TileAt;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::list;
use crate::widgets::{Revealed, drag, hint, small_icon_button};
use eframe::egui::{self, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use kit::document::Edit;
use kit::document::renumber::{self, Order};
use kit::drawing::tile::uses;
use kit::notices::Notice;
use kit::words::number;
use sim::project::TilesetRef;
use sim::tiles::{SolidTile, TileId};
use std::sync::Arc;

/// Points along the side of a tile in the list.
const SIDE: f32 = 40.0;
const GAP: f32 = 4.0;
const LINE: f32 = 14.0;
/// Points across the tile's number in the head.
const HEAD: f32 = 160.0;
/// Tiles that a tileset can have.
const MOST: usize = 65_535;

/// The list.
#[derive(Default)]
pub struct List {
    search: String,
    unused: bool,
    revealed: Revealed<TileAt>,
    /// The tile that shall go although blocks carry it, and what they shall carry instead.
    going: Option<(TileAt, TileId)>,
    counts: Option<(Arc<TilesetRef>, Vec<u32>)>,
}

impl List {
    /// A tileset without any tile.
    pub fn none_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        hint(ui, t("This tileset has no solid tiles yet."));
        let last = cx.document().project().tilesets.len().saturating_sub(1);
        let tileset = cx.session().tools.solid_tile.tileset.min(last);
        if ui.button(t("New tile")).on_hover_text(t("Add an empty solid tile to draw on")).clicked() {
            add(tileset, 0, SolidTile::default(), t("New tile"), out);
        }
    }

    /// The list as a pane of its own.
    pub fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        self.filter_ui(ui, on, cx, out);
        self.grid_ui(ui, on, cx, out, ui.available_height());
    }

    /// The list as a strip above everything else.
    pub fn strip_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        self.filter_ui(ui, on, cx, out);
        let height = (SIDE + LINE + GAP) * 2.0;
        ui.allocate_ui(vec2(ui.available_width(), height), |ui| self.grid_ui(ui, on, cx, out, height));
        ui.separator();
    }

    fn filter_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        let sets = &cx.document().project().tilesets;
        if sets.len() > 1 {
            let name = |n: usize| sets.get(n).map_or("", |set| set.tileset.name.as_str());
            let combo = egui::ComboBox::from_id_salt("tileset of tiles").selected_text(name(on.at.tileset)).truncate();
            let combo = combo.width(ui.available_width());
            list(ui, combo, |ui| {
                for n in 0..sets.len() {
                    if ui.selectable_label(n == on.at.tileset, name(n)).clicked() {
                        choose(out, TileAt { tileset: n, tile: 1 });
                    }
                }
            })
            .accessible_name(t("Tileset of the tiles"))
            .on_hover_text(t("Show the solid tiles of another tileset"));
        }
        ui.horizontal_wrapped(|ui| {
            let field = egui::TextEdit::singleline(&mut self.search).hint_text(t("Number")).desired_width(72.0);
            let help = t("Type a tile's number, decimal or hexadecimal ($1F), to go to it");
            let response = ui.add(field).on_hover_text(help);
            let response = response.accessible_name(t("Tile number"));
            if response.changed()
                && let Some(tile) = self.found(on)
            {
                choose(out, TileAt { tile, ..on.at });
            }
            if !self.search.trim().is_empty() && self.found(on).is_none() {
                ui.label(RichText::new(t("no such tile")).color(theme::of(ui).warning).small());
            }
            ui.checkbox(&mut self.unused, t("Unused")).on_hover_text(t("Show only tiles that no block uses"));
        });
        ui.add_space(2.0);
    }

    /// The tile whose number is typed.
    fn found(&self, on: &Subject<'_>) -> Option<TileId> {
        let tile = number(&self.search, false).and_then(|number| TileId::try_from(number).ok())?;
        (usize::from(tile) < on.tiles().len()).then_some(tile)
    }

    fn grid_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox, height: f32) {
        let counts = self.counts(on, cx);
        let all = on.tiles().len().min(MOST + 1);
        let listed: Vec<TileId> =
            (0..all).filter(|n| !self.unused || (*n > 0 && counts.get(*n) == Some(&0))).map(|n| n as TileId).collect();
        if listed.is_empty() {
            hint(ui, t("Every tile is used."));
            return;
        }
        let bar = ui.spacing().scroll.bar_width + 6.0;
        let across = (((ui.available_width() - bar + GAP) / (SIDE + GAP)) as usize).max(1);
        let mut area = ScrollArea::vertical().id_salt("tiles").auto_shrink(false).max_height(height);
        if self.revealed.needs(Some(on.at))
            && let Ok(place) = listed.binary_search(&on.at.tile)
        {
            let top = (place / across) as f32 * (SIDE + LINE + GAP);
            area = area.vertical_scroll_offset((top - 60.0).max(0.0));
        }
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        area.show_rows(ui, SIDE + LINE, listed.len().div_ceil(across), |ui, rows| {
            for row in rows {
                ui.horizontal(|ui| {
                    for tile in listed.iter().skip(row * across).take(across) {
                        let uses = counts.get(usize::from(*tile)).copied().unwrap_or(0);
                        if tile_ui(ui, on, *tile, uses) {
                            let at = TileAt { tile: *tile, ..on.at };
                            self.revealed.click(at);
                            choose(out, at);
                        }
                    }
                });
            }
        });
    }

    fn counts(&mut self, on: &Subject<'_>, cx: &Studio) -> Vec<u32> {
        let set = &cx.document().project().tilesets[on.at.tileset];
        match &self.counts {
            Some((of, counts)) if Arc::ptr_eq(of, set) => counts.clone(),
            _ => {
                let counts = uses::counts(set);
                self.counts = Some((set.clone(), counts.clone()));
                counts
            }
        }
    }

    /// The tile in hand, its neighbours in the list, new ones, and the way out.
    pub fn head_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            let last = (on.tiles().len() - 1).min(MOST) as TileId;
            if small_icon_button(ui, Icon::Left, t("Previous tile (Page Up)")).clicked() && on.at.tile > 0 {
                choose(out, TileAt { tile: on.at.tile - 1, ..on.at });
            }
            // As wide for every number: the arrow behind it stays under the pointer.
            let size = vec2(HEAD, ui.spacing().interact_size.y);
            ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.set_min_width(HEAD);
                ui.label(RichText::new(tr!("Tile {tile}", tile = on.at.tile)).strong().size(15.0));
                ui.label(RichText::new(tr!("${tile} of {last}", tile = format!("{:X}", on.at.tile), last)).weak());
            });
            if small_icon_button(ui, Icon::Right, t("Next tile (Page Down)")).clicked() && on.at.tile < last {
                choose(out, TileAt { tile: on.at.tile + 1, ..on.at });
            }
            ui.add_space(8.0);
            let is_full = on.tiles().len() > MOST;
            ui.add_enabled_ui(!is_full, |ui| {
                if small_icon_button(ui, Icon::Add, t("New tile")).clicked() {
                    add(on.at.tileset, on.tiles().len(), SolidTile::default(), t("New tile"), out);
                }
                if small_icon_button(ui, Icon::Duplicate, t("Duplicate tile")).clicked() {
                    add(on.at.tileset, on.tiles().len(), on.tile, t("Duplicate tile"), out);
                }
            });
            ui.add_enabled_ui(!on.is_locked(), |ui| {
                if small_icon_button(ui, Icon::Delete, t("Delete tile")).clicked() {
                    self.going = Some((on.at, 0));
                    let uses = uses::uses(cx.document().project(), on.at.tileset, on.at.tile);
                    if uses.is_empty() {
                        self.take_away(on, None, cx, out);
                    }
                }
            });
        });
        self.going_ui(ui, on, cx, out);
    }

    /// Asks what blocks shall carry instead of a tile that goes.
    fn going_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        let Some((at, mut instead)) = self.going.filter(|(at, _)| *at == on.at) else { return };
        let uses = uses::uses(cx.document().project(), at.tileset, at.tile);
        let numbers: Vec<String> = uses.iter().take(8).map(|used| used.block.to_string()).collect();
        let more = if uses.len() > 8 { ", …" } else { "" };
        egui::Frame::new().fill(ui.visuals().faint_bg_color).inner_margin(8).corner_radius(6).show(ui, |ui| {
            ui.colored_label(
                theme::of(ui).warning,
                tr!("Blocks use it: {numbers}{more}.", numbers = numbers.join(", "), more),
            );
            ui.horizontal_wrapped(|ui| {
                ui.label(t("Replace it with tile"));
                let range = 0..=(on.tiles().len() - 1).min(MOST) as TileId;
                let field = ui.add(drag(&mut instead).range(range)).accessible_name(t("Tile instead"));
                field.on_hover_text(t("Number of the tile that replaces it in those blocks; 0 is empty"));
                if ui.button(t("Delete it")).clicked() && instead != at.tile {
                    self.take_away(on, Some(instead), cx, out);
                    return;
                }
                if ui.button(t("Keep it")).clicked() {
                    self.going = None;
                }
            });
        });
        if let Some(going) = &mut self.going {
            going.1 = instead;
        }
    }

    fn take_away(&mut self, on: &Subject<'_>, instead: Option<TileId>, cx: &Studio, out: &mut Outbox) {
        self.going = None;
        take_away(on, instead, t("Delete tile"), cx, out);
    }
}

/// Takes a tile out of its tileset; blocks that carry it carry another one, and all numbers follow.
pub fn take_away(on: &Subject<'_>, instead: Option<TileId>, label: &str, cx: &Studio, out: &mut Outbox) {
    let order = Order::of(on.tiles().len());
    let order = match instead {
        Some(instead) => order.merged(&[(on.at.tile, instead)]),
        None => order.without(&[on.at.tile]),
    };
    match renumber::tiles(cx.document(), on.at.tileset, &order) {
        Ok(edits) => {
            out.edit(label, edits);
            let number = |tile: TileId| if tile > on.at.tile { tile - 1 } else { tile };
            let next = instead.filter(|tile| *tile != 0).map_or(on.at.tile.saturating_sub(1).max(1), number);
            choose(out, TileAt { tile: next, ..on.at });
        }
        Err(refusal) => out.send(Command::Notice(Notice::error(format!("{label}: {}.", said(&refusal.to_string()))))),
    }
}

/// Adds a tile at the end and takes it in hand; an empty tile 0 comes before it if there is none.
fn add(tileset: usize, count: usize, tile: SolidTile, label: &str, out: &mut Outbox) {
    let mut edits = Vec::new();
    if count == 0 {
        edits.push(Edit::SetTile { tileset, tile: 0, value: Some(SolidTile::default()) });
    }
    let Ok(number) = TileId::try_from(count.max(1)) else { return };
    edits.push(Edit::SetTile { tileset, tile: number, value: Some(tile) });
    out.edit(label, edits);
    choose(out, TileAt { tileset, tile: number });
}

/// A tile of the list; true if it was clicked.
fn tile_ui(ui: &mut Ui, on: &Subject<'_>, id: TileId, uses: u32) -> bool {
    let (area, response) = ui.allocate_exact_size(vec2(SIDE, SIDE + LINE), Sense::click());
    let is_on = id == on.at.tile;
    let name = tr!("Tile {id}", id);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &name));
    if ui.is_rect_visible(area) {
        let c = theme::of(ui);
        let square = Rect::from_min_size(area.min, vec2(SIDE, SIDE));
        ui.painter().rect_filled(square, 3.0, c.void);
        let inner = square.shrink(4.0);
        if let Some(tile) = on.tiles().get(usize::from(id)) {
            picture::paint(ui.painter(), inner, tile, picture::inks(ui));
        }
        let edge = match (is_on, response.hovered() || response.has_focus()) {
            (true, _) => Stroke::new(2.0, c.accent),
            (false, true) => Stroke::new(1.0, ui.visuals().strong_text_color()),
            (false, false) => Stroke::new(1.0, c.line),
        };
        ui.painter().rect_stroke(square, 3.0, edge, StrokeKind::Inside);
        let font = egui::FontId::proportional(10.5);
        let color = if uses == 0 { ui.visuals().weak_text_color() } else { ui.visuals().text_color() };
        let at = egui::pos2(square.center().x, area.bottom() - LINE / 2.0);
        ui.painter().text(at, egui::Align2::CENTER_CENTER, id.to_string(), font, color);
    }
    let clicked = response.clicked();
    response.on_hover_ui(|ui| {
        ui.strong(&name);
        let Some(tile) = on.tiles().get(usize::from(id)) else { return };
        let angle = tile.engine_angle();
        ui.label(match angle.is_flagged() {
            _ if id == 0 => t("Always empty.").to_owned(),
            true => t("Flagged.").to_owned(),
            false => tr!("Angle {angle}.", angle = format!("{:02X}", angle.0)),
        });
        ui.label(match uses {
            _ if id == 0 => t("Blocks without a shape use it.").to_owned(),
            0 => t("No block uses it.").to_owned(),
            1 => t("One block uses it.").to_owned(),
            n => tr!("{n} blocks use it.", n),
        });
    });
    clicked
}
