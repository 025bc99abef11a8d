//! The picker: all cells of the tileset's picture, or all its solid tiles, to choose from.

use super::cells::CellAtlas;
use super::{Part, Subject};
use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::tr;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::choices::choices;
use crate::widgets::{Revealed, hint};
use eframe::egui::{self, Color32, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use sim::tiles::{Block, Cell};

const SIDE: f32 = 32.0;
const GAP: f32 = 3.0;

/// The picker.
#[derive(Default)]
pub struct Picker {
    part: Part,
    art: CellAtlas,
    tiles: CellAtlas,
    revealed: Revealed<(Part, u16)>,
}

impl Picker {
    /// Shows the picker.
    pub fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let parts = [
            (Part::Art, t("art"), t("Choose the block's picture")),
            (Part::TileA, t("tile A"), t("Choose the solid tile on layer A")),
            (Part::TileB, t("tile B"), t("Choose the solid tile on layer B")),
        ];
        ui.horizontal(|ui| {
            if let Some(part) = choices(ui, t("Choose"), Some(self.part), &parts, None) {
                self.part = part;
            }
        });
        let set = &on.set.tileset;
        let (count, now) = match self.part {
            Part::Art => {
                let Some(sheet) = &set.sheet else {
                    hint(ui, t("The tileset's picture could not be read. Type the number above instead."));
                    return;
                };
                self.art.follow_art(ui, sheet);
                (sheet.cells.len(), on.block.art)
            }
            Part::TileA => (set.tiles.len(), on.block.tile_a),
            Part::TileB => (set.tiles.len(), on.block.tile_b),
        };
        self.tiles.follow_tiles(ui, &set.tiles);
        let atlas = if self.part == Part::Art { &self.art } else { &self.tiles };
        let bar = ui.spacing().scroll.bar_width + 6.0;
        let across = (((ui.available_width() - bar + GAP) / (SIDE + GAP)) as usize).max(1);
        let mut area = ScrollArea::vertical().auto_shrink([false, true]).max_height(220.0).id_salt("picker");
        if self.revealed.needs(Some((self.part, now))) {
            // However it was chosen, it is brought into view.
            let top = (usize::from(now) / across) as f32 * (SIDE + GAP);
            area = area.vertical_scroll_offset((top - 60.0).max(0.0));
        }
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let c = theme::of(ui);
        let tint = match self.part {
            Part::Art => Color32::WHITE,
            Part::TileA => c.layer_a,
            Part::TileB => c.layer_b,
        };
        area.show_rows(ui, SIDE, count.div_ceil(across), |ui, rows| {
            let Some(mut mesh) = atlas.mesh() else { return };
            let mut marks = Vec::new();
            for row in rows {
                ui.horizontal(|ui| {
                    for n in (row * across..count).take(across) {
                        let (at, response) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::click());
                        let chosen = n == usize::from(now);
                        let name = self.part.entry_name(n);
                        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
                        ui.painter().rect_filled(at, 2.0, c.void);
                        atlas.add(&mut mesh, at, n, tint);
                        if chosen || response.hovered() || response.has_focus() {
                            marks.push((at, if chosen { c.accent } else { ui.visuals().strong_text_color() }));
                        }
                        if response.clicked() {
                            let n = u16::try_from(n).unwrap_or(u16::MAX);
                            self.revealed.click((self.part, n));
                            on.put(self.part.with(on.block, n), out);
                        }
                        response.on_hover_ui(|ui| {
                            ui.strong(&name);
                            if self.part != Part::Art
                                && let Some(tile) = set.tiles.get(n)
                            {
                                let angle = format!("{:02X}", tile.angle.0);
                                ui.label(match tile.flagged {
                                    true => tr!("angle {angle}, flagged", angle),
                                    false => tr!("angle {angle}", angle),
                                });
                            }
                        });
                    }
                });
            }
            ui.painter().add(mesh);
            for (at, color) in marks {
                ui.painter().rect_stroke(at, 2.0, Stroke::new(2.0, color), StrokeKind::Outside);
            }
        });
    }

    /// Paints the block's picture with the solid tile of a layer over it.
    pub fn preview(
        &mut self,
        ui: &mut Ui,
        on: &Subject<'_>,
        part: Part,
        atlas: &BlockAtlas,
        side: f32,
    ) -> egui::Response {
        let set = &on.set.tileset;
        self.tiles.follow_tiles(ui, &set.tiles);
        let (at, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
        let c = theme::of(ui);
        ui.painter().rect_filled(at, 4.0, c.void);
        let mut mesh = atlas.mesh().unwrap_or_default();
        atlas.add(&mut mesh, at, &Cell { block: on.id, ..Cell::default() }, Color32::WHITE);
        ui.painter().add(mesh);
        let (tile, color) = match part {
            Part::TileB => (on.block.tile_b, c.layer_b),
            _ => (on.block.tile_a, c.layer_a),
        };
        if part != Part::Art && tile != 0 {
            let mut mesh = self.tiles.mesh().unwrap_or_default();
            self.tiles.add(&mut mesh, at, tile.into(), color.gamma_multiply(0.55));
            ui.painter().add(mesh);
        }
        let chosen = self.part == part;
        let edge = if chosen { Stroke::new(2.0, c.accent) } else { Stroke::new(1.0, c.line) };
        ui.painter().rect_stroke(Rect::from_min_size(at.min, at.size()), 4.0, edge, StrokeKind::Inside);
        let name = part.name();
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name));
        if response.clicked() {
            self.part = part;
        }
        response
    }
}

impl Part {
    /// Returns the label of an entry of its list.
    fn entry_name(self, n: usize) -> String {
        match self {
            Self::Art => tr!("art cell {n}", n),
            Self::TileA => tr!("tile on A {n}", n),
            Self::TileB => tr!("tile on B {n}", n),
        }
    }

    /// Returns the label of its picture.
    fn name(self) -> &'static str {
        match self {
            Self::Art => t("Block's art cell"),
            Self::TileA => t("Block's tile on A"),
            Self::TileB => t("Block's tile on B"),
        }
    }

    /// Returns the label of the field of its number.
    pub fn number_name(self) -> &'static str {
        match self {
            Self::Art => t("Number of the art cell"),
            Self::TileA => t("Number of the tile on A"),
            Self::TileB => t("Number of the tile on B"),
        }
    }

    /// Returns the label of the button that draws it.
    pub fn draw_name(self) -> &'static str {
        match self {
            Self::Art => t("Draw the art cell"),
            Self::TileA => t("Draw the tile on A"),
            Self::TileB => t("Draw the tile on B"),
        }
    }

    /// A block with another one of this part.
    pub fn with(self, block: &Block, value: u16) -> Block {
        match self {
            Self::Art => Block { art: value, ..*block },
            Self::TileA => Block { tile_a: value, ..*block },
            Self::TileB => Block { tile_b: value, ..*block },
        }
    }

    /// The part's number.
    pub fn of(self, block: &Block) -> u16 {
        match self {
            Self::Art => block.art,
            Self::TileA => block.tile_a,
            Self::TileB => block.tile_b,
        }
    }
}
