//! Solidity in hand: of the block in the brush, of each block of the stamp, of each block of the area, and the solid tiles
//! of many blocks at once.

use crate::bindings::{Action, ToolId};
use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::panes::canvas::readout;
use crate::session::Brush;
use crate::studio::Studio;
use crate::tools::{area_move, level_cells};
use crate::tr;
use crate::widgets::choices::choices;
use eframe::egui::{self, Ui, vec2};
use kit::document::paint::cell_at;
use kit::document::{Edit, Stamp};
use sim::project::TilesetRef;
use sim::tiles::{BlockId, Cell, SolidTile, Solidity, TileId, TileLayer};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Most blocks of an area whose solidity is compared; a larger area shows none.
const MOST_COMPARED: i64 = 4096;

const LAYERS: [TileLayer; 2] = [TileLayer::A, TileLayer::B];

/// Solidity of a cell on a layer.
pub(super) const fn of(cell: &Cell, layer: TileLayer) -> Solidity {
    match layer {
        TileLayer::A => cell.a,
        TileLayer::B => cell.b,
    }
}

/// The cell with another solidity on a layer; what is empty stays empty.
fn with(cell: Cell, layer: TileLayer, solidity: Solidity) -> Cell {
    match layer {
        _ if cell.block == 0 => cell,
        TileLayer::A => Cell { a: solidity, ..cell },
        TileLayer::B => Cell { b: solidity, ..cell },
    }
}

/// Solidity that all cells that are not empty have in common on a layer; `None` if they differ or all are empty.
fn common<'a>(cells: impl IntoIterator<Item = &'a Cell>, layer: TileLayer) -> Option<Solidity> {
    let mut cells = cells.into_iter().filter(|cell| cell.block != 0).map(|cell| of(cell, layer));
    let first = cells.next()?;
    cells.all(|other| other == first).then_some(first)
}

/// Shows the solidity of what the hand holds, a row for each layer: of the stamp, or of the brush.
pub(super) fn ui(ui: &mut Ui, cell: &Cell, cx: &Studio, out: &mut Outbox) {
    let Some(stamp) = cx.session().tools.stamp.as_ref().filter(|_| cx.session().tools.tool == ToolId::Stamp) else {
        brush_ui(ui, [t("Layer A"), t("Layer B")], cell, out);
        return;
    };
    let blocks: BTreeSet<BlockId> = stamp.cells.iter().map(|cell| cell.block).filter(|block| *block != 0).collect();
    if blocks.is_empty() {
        return;
    }
    ui.weak(tr!("Stamp: {blocks} different blocks", blocks = blocks.len()));
    for (layer, name) in LAYERS.into_iter().zip([t("Stamp layer A"), t("Stamp layer B")]) {
        if let Some(solidity) = row(ui, name, common(&stamp.cells, layer), layer) {
            let cells = stamp.cells.iter().map(|cell| with(*cell, layer, solidity)).collect();
            let stamp = Stamp { cells, ..Stamp::clone(stamp) };
            out.session(move |session| session.tools.stamp = Some(Arc::new(stamp)));
        }
    }
    tiles_menu(ui, &blocks, cx, out);
}

/// Shows the solidity of the brush, a row for each layer.
pub fn brush_ui(ui: &mut Ui, names: [&str; 2], cell: &Cell, out: &mut Outbox) {
    for (layer, name) in LAYERS.into_iter().zip(names) {
        if let Some(solidity) = row(ui, name, Some(of(cell, layer)), layer) {
            out.session(move |session| {
                if let Brush::Block(cell) = &mut session.tools.brush {
                    *cell = with(*cell, layer, solidity);
                }
            });
        }
    }
}

/// Shows the solidity of the blocks in the selected area, a row for each layer.
pub fn area_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level() else { return };
    let area = &cx.session().selected.area;
    let cell = |(x, y)| cell_at(cx.document(), level, x, y).filter(|cell| cell.block != 0);
    let compared: Vec<Cell> =
        if area.count() <= MOST_COMPARED { area.blocks().filter_map(cell).collect() } else { Vec::new() };
    for (layer, name) in LAYERS.into_iter().zip([t("Area layer A"), t("Area layer B")]) {
        let Some(solidity) = row(ui, name, common(&compared, layer), layer) else { continue };
        if area_move::is_small_enough(area, out) {
            let cells = area.blocks().filter_map(|(x, y)| Some((x, y, with(cell((x, y))?, layer, solidity))));
            let edits = level_cells::cell_edits(&cells.collect::<Vec<_>>(), cx, out);
            out.edit(t("Set solidity"), edits);
        }
    }
    ui.horizontal(|ui| {
        for action in [Action::CopyLayerToB, Action::CopyLayerToA] {
            let button = ui.button(t(action.info().label)).on_hover_text(t(action.info().help));
            if button.clicked() {
                out.action(action);
            }
        }
    });
}

/// Shows the solidity of cells on a layer as a row of buttons; returns the one that was clicked.
fn row(ui: &mut Ui, name: &str, now: Option<Solidity>, layer: TileLayer) -> Option<Solidity> {
    let (letter, color) = match layer {
        TileLayer::A => ("A", theme::of(ui).layer_a),
        TileLayer::B => ("B", theme::of(ui).layer_b),
    };
    let sides = Solidity { top: false, sides_and_bottom: true };
    let options = [Solidity::NONE, Solidity::TOP, sides, Solidity::ALL].map(|s| {
        let help = match (s.top, s.sides_and_bottom) {
            (false, false) => t("Not solid"),
            (true, false) => t("Solid from above: a ledge to jump through"),
            (false, true) => t("Solid from the sides and below only"),
            (true, true) => t("Solid from all sides"),
        };
        (s, readout::solidity(s), help)
    });
    let chosen = ui.horizontal(|ui| {
        let text = egui::RichText::new(letter).strong().color(color);
        let label = ui.add_sized(vec2(14.0, 24.0), egui::Label::new(text));
        label.on_hover_text(tr!("Solidity of painted blocks on layer {letter}", letter));
        choices(ui, name, now, &options, Some(color))
    });
    chosen.inner
}

/// Solid tile that many blocks get at once.
#[derive(Clone, Copy, PartialEq)]
enum NewTile {
    Full,
    Empty,
    InHand,
}

/// Shows the menu that gives all these blocks one solid tile.
fn tiles_menu(ui: &mut Ui, blocks: &BTreeSet<BlockId>, cx: &Studio, out: &mut Outbox) {
    let button = ui.menu_button(t("Solid tile of all"), |ui| {
        for (name, layers) in
            [(t("Layers A and B"), &LAYERS[..]), (t("Layer A"), &[TileLayer::A]), (t("Layer B"), &[TileLayer::B])]
        {
            ui.weak(name);
            let choices = [
                (NewTile::Full, t("Full block")),
                (NewTile::Empty, t("Not solid")),
                (NewTile::InHand, t("The tile in the pane Tiles")),
            ];
            for (tile, label) in choices {
                if ui.button(label).clicked() {
                    let edits = tile_edits(blocks, (tile, layers), cx);
                    out.edit(t("Set solid tiles"), edits);
                    ui.close();
                }
            }
        }
    });
    button.response.on_hover_text(t("Give each block of the stamp this solid tile, wherever it stands"));
}

/// The edits that give blocks a solid tile. A block of a tileset other than that of the tile in hand stays as it is; a
/// tileset without a full tile gets one.
fn tile_edits(blocks: &BTreeSet<BlockId>, (tile, layers): (NewTile, &[TileLayer]), cx: &Studio) -> Vec<Edit> {
    let project = cx.document().project();
    let in_hand = cx.session().tools.solid_tile;
    let mut full = BTreeMap::new();
    let mut edits = Vec::new();
    for id in blocks {
        let Some((tileset, block)) = project.block(*id) else { continue };
        let Some(set) = project.tilesets.get(tileset) else { continue };
        let number = match tile {
            NewTile::Empty => Some(0),
            NewTile::InHand => (in_hand.tileset == tileset).then_some(in_hand.tile),
            NewTile::Full => *full.entry(tileset).or_insert_with(|| full_tile(tileset, set, &mut edits)),
        };
        let Some(number) = number else { continue };
        let mut value = *block;
        for layer in layers {
            match layer {
                TileLayer::A => value.tile_a = number,
                TileLayer::B => value.tile_b = number,
            }
        }
        if value != *block {
            edits.push(Edit::SetBlock { tileset, block: id - set.first_block, value: Some(value) });
        }
    }
    edits
}

/// The number of a tileset's full tile. If there is none, an edit that adds it is put before the others.
fn full_tile(tileset: usize, set: &TilesetRef, edits: &mut Vec<Edit>) -> Option<TileId> {
    let tiles = &set.tileset.tiles;
    let found = tiles.iter().skip(1).position(|tile| *tile == SolidTile::FULL).map(|place| place + 1);
    let number = TileId::try_from(found.unwrap_or(tiles.len())).ok()?;
    if found.is_none() {
        edits.push(Edit::SetTile { tileset, tile: number, value: Some(SolidTile::FULL) });
    }
    Some(number)
}
