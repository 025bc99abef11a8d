//! The palette of blocks: what the brush paints with, and how solid it is.

mod drawn;
pub mod solidity;

use super::{Home, Pane, numbers};
use crate::bindings::focus::as_a_palette;
use crate::bindings::{Action, Takes};
use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::maze;
use crate::panes::canvas::actions;
use crate::session::Brush;
use crate::settings::PaletteOrder;
use crate::studio::Studio;
use crate::tools::pick;
use crate::tr;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::palette_drag::PaletteDrag;
use crate::widgets::{Revealed, action_tooltip, hint, icon_button};
use drawn::DrawnPalette;
use eframe::egui::{
    self, Color32, ColorImage, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui,
    WidgetInfo, pos2, vec2,
};
use kit::derived::scene::Show;
use kit::document::Stamp;
use sim::project::TilesetRef;
use sim::tiles::{BlockId, Cell, Solidity, TileLayer};
use std::sync::Arc;

/// Points along the side of a block in the palette: twice its pixels.
const SIDE: f32 = 32.0;
const GAP: f32 = 3.0;

/// The pane.
#[derive(Default)]
pub struct Blocks {
    atlas: BlockAtlas,
    search: String,
    preview: Option<(Cell, Arc<kit::derived::scene::Scene>, TileLayer, TextureHandle)>,
    revealed: Revealed<BlockId>,
    drawn: DrawnPalette,
    /// A drag that takes several blocks.
    several: PaletteDrag,
}

impl Pane for Blocks {
    fn id(&self) -> &'static str {
        "blocks"
    }

    fn title(&self) -> &'static str {
        msg("Blocks")
    }

    fn words(&self) -> &'static [&'static str] {
        &["tile picker", "tile palette", "tileset", "metatiles", "16x16"]
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

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        if cx.in_view().maze().is_some() {
            return maze::palette::ui(ui, cx, out);
        }
        let scene = cx.derived().scene();
        if scene.art.block_count() <= 1 {
            hint(ui, t("The project has no blocks yet: it needs a tileset."));
            return;
        }
        self.atlas.follow(ui, scene);
        let cell = match cx.session().tools.brush {
            Brush::Block(cell) => cell,
            Brush::Chunk(_) => Cell { block: 0, ..Cell::default() },
        };
        self.current_ui(ui, &cell, cx, out);
        solidity::ui(ui, &cell, cx, out);
        ui.add_space(4.0);
        self.filter_ui(ui, cx, out);
        ui.add_space(2.0);
        let one = one_tileset(cx).filter(|_| cx.settings().palette_order == PaletteOrder::Picture);
        if !one.is_some_and(|set| self.drawn.ui(ui, &self.atlas, set, cx, out)) {
            self.list_ui(ui, &cell, cx, out);
        }
    }
}

impl Blocks {
    /// The block in the brush, large, with what is solid of it.
    fn current_ui(&mut self, ui: &mut Ui, cell: &Cell, cx: &Studio, out: &mut Outbox) {
        ui.horizontal(|ui| {
            let (area, response) = ui.allocate_exact_size(vec2(80.0, 80.0), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Block in the brush")));
            ui.painter().rect(area, 6.0, theme::of(ui).void, Stroke::new(1.0, theme::of(ui).line), StrokeKind::Inside);
            let inner = Rect::from_center_size(area.center(), vec2(64.0, 64.0));
            if let Some(mut mesh) = self.atlas.mesh() {
                self.atlas.add(&mut mesh, inner, cell, Color32::WHITE);
                ui.painter().add(mesh);
            }
            let texture = self.collision(ui, cell, cx);
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            ui.painter().image(texture, inner, whole, Color32::WHITE);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                match cx.session().tools.brush {
                    Brush::Block(_) if cell.block == 0 => ui.strong(t("Empty")),
                    Brush::Block(_) => ui.strong(tr!("Block {block}", block = numbers::block(cx, cell.block))),
                    Brush::Chunk(chunk) => ui.strong(tr!("Chunk {chunk}", chunk = numbers::chunk(cx, chunk))),
                };
                let tile = cx.derived().scene().masks.tile(cell.block, cx.session().tools.layer);
                let text = match tile {
                    Some((pictures, _)) if pictures.mask == [0; 16] => t("not solid").to_owned(),
                    Some((_, tile)) if tile.flagged => t("flagged").to_owned(),
                    Some((_, tile)) => {
                        let tile = tile.flipped(cell.flip_x, cell.flip_y);
                        tr!("angle {angle}", angle = format!("{:02X}", tile.angle.0))
                    }
                    None => String::new(),
                };
                ui.weak(text).on_hover_text(t("Angle of the solid tile on the layer in view, as it is flipped"));
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 2.0;
                    let flips = [
                        (Action::FlipX, Icon::FlipX, t("Block mirrored left to right"), cell.flip_x),
                        (Action::FlipY, Icon::FlipY, t("Block mirrored top to bottom"), cell.flip_y),
                    ];
                    for (action, icon, name, on) in flips {
                        let response = icon_button(ui, icon, name, on, cell.block != 0);
                        if response.on_hover_ui(|ui| action_tooltip(ui, action, cx.keys())).clicked() {
                            out.action(action);
                        }
                    }
                });
            });
        });
    }

    /// The solid pixels of the cell on the layer in view.
    fn collision(&mut self, ui: &Ui, cell: &Cell, cx: &Studio) -> egui::TextureId {
        let (scene, layer) = (cx.derived().scene(), cx.session().tools.layer);
        if let Some((of, from, on, texture)) = &self.preview
            && (of, *on) == (cell, layer)
            && Arc::ptr_eq(&from.masks, &scene.masks)
        {
            return texture.id();
        }
        let texels = scene.cell_picture(cell, Show::Collision(layer));
        let image = ColorImage::from_rgba_premultiplied([16, 16], texels.as_flattened());
        let texture = ui.load_texture("brush", image, TextureOptions::NEAREST);
        let id = texture.id();
        self.preview = Some((*cell, scene.clone(), layer, texture));
        id
    }

    fn filter_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        ui.horizontal_wrapped(|ui| {
            let field = egui::TextEdit::singleline(&mut self.search).hint_text(t("Number")).desired_width(80.0);
            let response = ui
                .add(field)
                .on_hover_text(t("Type a block's number, decimal or hexadecimal ($1F), to take it into the brush"));
            let response = response.accessible_name(t("Block number"));
            if response.changed()
                && let Some(block) = self.found(cx)
            {
                choose(block, cx, out);
            }
            if !self.search.trim().is_empty() && self.found(cx).is_none() {
                ui.label(egui::RichText::new(t("no such block")).color(theme::of(ui).warning).small());
            }
            numbers::tileset_ui(ui, cx, out);
            if let [set] = cx.document().project().tilesets.as_slice() {
                ui.weak(tr!(
                    "{count} blocks of {tileset}",
                    count = set.tileset.blocks.len(),
                    tileset = set.tileset.name
                ));
            }
        });
        if one_tileset(cx).is_some() {
            let mut on = cx.settings().palette_order == PaletteOrder::Picture;
            let help = t("Show the blocks where the tileset's picture has them. A drag takes several as a stamp.");
            if ui.checkbox(&mut on, t("As in the picture")).on_hover_text(help).changed() {
                let order = if on { PaletteOrder::Picture } else { PaletteOrder::Number };
                out.send(Command::Settings(Box::new(move |settings| settings.palette_order = order)));
            }
        }
        numbers::game_ui(ui, cx, out);
    }

    /// The block whose number is typed.
    fn found(&self, cx: &Studio) -> Option<BlockId> {
        let block = numbers::typed_block(cx, &self.search)?;
        (block == 0 || cx.derived().scene().art.block(block).is_some()).then_some(block)
    }

    fn list_ui(&mut self, ui: &mut Ui, cell: &Cell, cx: &Studio, out: &mut Outbox) {
        let blocks = self.listed(cx);
        let bar = ui.spacing().scroll.bar_width + 6.0;
        let across = (((ui.available_width() - bar + GAP) / (SIDE + GAP)) as usize).max(1);
        let rows = blocks.len().div_ceil(across);
        let mut area = ScrollArea::vertical().auto_shrink(false);
        let found = blocks.iter().position(|block| *block == cell.block);
        // A block that the list leaves out may come back.
        if self.revealed.needs(found.map(|_| cell.block))
            && let Some(place) = found
        {
            // However the block got into the brush, it is brought into view.
            let top = (place / across) as f32 * (SIDE + GAP);
            area = area.vertical_scroll_offset((top - 80.0).max(0.0));
        }
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let dragged = self.several.places(across).map(|(_, places)| places).unwrap_or_default();
        area.show_rows(ui, SIDE, rows, |ui, seen| {
            let Some(mut mesh) = self.atlas.mesh() else { return };
            let mut marks = Vec::new();
            for row in seen {
                ui.horizontal(|ui| {
                    for (place, block) in blocks.iter().enumerate().skip(row * across).take(across) {
                        let (at, response) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::click_and_drag());
                        self.several.follow(ui, place, at, &response);
                        let on = *block == cell.block && matches!(cx.session().tools.brush, Brush::Block(_));
                        let name = tr!("Block {block}", block = numbers::block(cx, *block));
                        response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &name));
                        ui.painter().rect_filled(at, 2.0, theme::of(ui).void);
                        let shown = Cell { block: *block, ..Cell::default() };
                        self.atlas.add(&mut mesh, at, &shown, Color32::WHITE);
                        let is_in_drag = dragged.contains(&place);
                        if on || is_in_drag || response.hovered() || response.has_focus() {
                            let c = theme::of(ui);
                            marks
                                .push((at, if on || is_in_drag { c.accent } else { ui.visuals().strong_text_color() }));
                        }
                        if response.clicked() {
                            self.revealed.click(*block);
                            choose(*block, cx, out);
                        }
                        response.on_hover_ui(|ui| tooltip(ui, *block, cx));
                    }
                });
            }
            ui.painter().add(mesh);
            for (at, color) in marks {
                ui.painter().rect_stroke(at, 2.0, Stroke::new(2.0, color), StrokeKind::Outside);
            }
        });
        if let Some((width, places)) = self.several.released(ui, across) {
            let cell = |place: &usize| {
                blocks
                    .get(*place)
                    .map_or_else(Cell::default, |block| chosen(Cell { block: *block, ..Cell::default() }, cx))
            };
            let cells = places.iter().map(cell).collect();
            let stamp = Arc::new(Stamp { width: width as u32, cells, ..Stamp::default() });
            out.session(move |session| session.take_stamp(stamp));
        }
    }

    /// The blocks to show, by number. Block 0 comes first: it erases.
    fn listed(&self, cx: &Studio) -> Vec<BlockId> {
        let (sets, shown) = (&cx.document().project().tilesets, numbers::tileset(cx));
        let sets = sets.iter().enumerate().filter(|(i, _)| shown.is_none_or(|only| only == *i));
        let mut blocks: Vec<BlockId> = sets
            .flat_map(|(_, set)| {
                let first = usize::from(set.first_block);
                (first..first + set.tileset.blocks.len()).filter_map(|id| BlockId::try_from(id).ok())
            })
            .collect();
        blocks.push(0);
        blocks.sort_unstable();
        blocks.dedup();
        blocks
    }
}

/// The tileset that the palette shows alone; `None` if it shows several.
fn one_tileset(cx: &Studio) -> Option<&TilesetRef> {
    match (numbers::tileset(cx), cx.document().project().tilesets.as_slice()) {
        (Some(one), sets) => sets.get(one).map(|set| &**set),
        (None, [only]) => Some(&**only),
        (None, _) => None,
    }
}

/// Takes a block into the brush, with the flips of the last one.
fn choose(block: BlockId, cx: &Studio, out: &mut Outbox) {
    let flips = match cx.session().tools.brush {
        Brush::Block(old) if old.block != 0 => old,
        _ => Cell::default(),
    };
    pick::take(Brush::Block(chosen(Cell { block, ..flips }, cx)), cx, out);
}

/// A block with its flips, solid as the brush is, or all over if the brush holds nothing.
fn chosen(cell: Cell, cx: &Studio) -> Cell {
    match cx.session().tools.brush {
        _ if cell.block == 0 => Cell::default(),
        Brush::Block(old) if old.block != 0 => Cell { a: old.a, b: old.b, ..cell },
        _ => Cell { a: Solidity::ALL, b: Solidity::ALL, ..cell },
    }
}

fn tooltip(ui: &mut Ui, block: BlockId, cx: &Studio) {
    if block == 0 {
        ui.label(t("Block 0: nothing. Painting with it erases."));
        return;
    }
    ui.strong(tr!("Block {block}", block = numbers::block(cx, block)));
    for layer in [TileLayer::A, TileLayer::B] {
        let Some((pictures, tile)) = cx.derived().scene().masks.tile(block, layer) else { continue };
        let shape = match pictures.mask {
            [0, .., 0] if pictures.mask == [0; 16] => t("no shape").to_owned(),
            _ if tile.flagged => t("flagged").to_owned(),
            _ => tr!("angle {angle}", angle = format!("{:02X}", tile.angle.0)),
        };
        ui.label(match layer {
            TileLayer::A => tr!("Layer A: {shape}", shape),
            TileLayer::B => tr!("Layer B: {shape}", shape),
        });
    }
}
