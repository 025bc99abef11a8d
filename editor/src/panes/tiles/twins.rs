//! Tiles that are all but equal to the one in hand, and where it is used.

use super::list::take_away;
use super::{Subject, choose, picture};
use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::session::{Brush, TileAt};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::section;
use eframe::egui::{self, Color32, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use kit::document::imported::common_tiles::sharers;
use kit::drawing::tile::near::{Near, near};
use kit::drawing::tile::uses::{Counts, Use, uses};
use sim::project::TilesetRef;
use sim::tiles::{BlockId, Cell, Chunk, Solidity};
use std::sync::Arc;

/// Lines of a list before it is cut.
const MOST: usize = 6;

/// The tiles that were found, kept until the tileset or the tile is another one.
#[derive(Default)]
pub struct Twins {
    near: Option<(Arc<TilesetRef>, TileAt, Vec<Near>)>,
    uses: Option<UsesOf>,
    all: bool,
}

/// The uses of a tile in one state of the tilesets and chunks.
struct UsesOf {
    set: Arc<TilesetRef>,
    chunks: Arc<Vec<Arc<Chunk>>>,
    at: TileAt,
    uses: Vec<Use>,
}

impl Twins {
    /// The section about tiles that are all but equal; nothing if there are none.
    pub fn twins_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        let set = &cx.document().project().tilesets[on.at.tileset];
        if !self.near.as_ref().is_some_and(|(of, at, _)| *at == on.at && Arc::ptr_eq(of, set)) {
            self.near = Some((set.clone(), on.at, near(on.tiles(), on.at.tile)));
        }
        let found = self.near.as_ref().map(|(.., found)| found.clone()).unwrap_or_default();
        if found.is_empty() {
            return;
        }
        let used = !self.uses(on, cx).is_empty();
        section(ui, t("Near duplicates"));
        for twin in found.iter().take(MOST) {
            self.twin_ui(ui, on, twin, used, cx, out);
        }
        if found.len() > MOST {
            ui.label(RichText::new(tr!("… and {count} more", count = found.len() - MOST)).weak());
        }
    }

    fn twin_ui(&self, ui: &mut Ui, on: &Subject<'_>, twin: &Near, used: bool, cx: &Studio, out: &mut Outbox) {
        let Some(tile) = on.tiles().get(usize::from(twin.tile)) else { return };
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
            ui.painter().rect_filled(rect, 2.0, theme::of(ui).void);
            picture::paint(ui.painter(), rect.shrink(2.0), &tile.flipped(twin.flip_x, twin.flip_y), picture::inks(ui));
            ui.vertical(|ui| {
                let text = RichText::new(words(twin));
                ui.label(if twin.is_equal() { text.color(theme::of(ui).warning) } else { text });
                ui.horizontal_wrapped(|ui| twin_buttons_ui(ui, on, twin, used, cx, out));
            });
        });
    }

    fn uses(&mut self, on: &Subject<'_>, cx: &Studio) -> &[Use] {
        let project = cx.document().project();
        let set = &project.tilesets[on.at.tileset];
        let fresh = self.uses.as_ref().is_some_and(|known| {
            known.at == on.at && Arc::ptr_eq(&known.set, set) && Arc::ptr_eq(&known.chunks, &project.chunks)
        });
        if !fresh {
            let uses = uses(project, on.at.tileset, on.at.tile);
            self.uses = Some(UsesOf { set: set.clone(), chunks: project.chunks.clone(), at: on.at, uses });
        }
        self.uses.as_ref().map_or(&[], |known| &known.uses)
    }

    /// The section about the blocks that carry the tile.
    pub fn uses_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, atlas: &BlockAtlas, cx: &Studio, out: &mut Outbox) {
        let uses = self.uses(on, cx).to_vec();
        section(ui, t("Used by"));
        let project = cx.document().project();
        let sharers = sharers(project, on.at.tileset);
        if !sharers.is_empty() {
            let names: Vec<&str> = sharers.iter().map(|set| project.tilesets[*set].tileset.name.as_str()).collect();
            let text =
                tr!("The game has one set of solid tiles: changes apply to {names} too.", names = names.join(", "));
            ui.label(RichText::new(text).weak());
        }
        if uses.is_empty() {
            ui.label(RichText::new(t("No block uses it.")).weak());
            return;
        }
        let shown = if self.all { uses.len().min(400) } else { MOST };
        for used in uses.iter().take(shown) {
            use_ui(ui, used, atlas, out);
        }
        if uses.len() > MOST {
            let text = if self.all { t("Show fewer").to_owned() } else { tr!("Show all {count}", count = uses.len()) };
            if ui.button(text).clicked() {
                self.all ^= true;
            }
        }
    }
}

/// Shows the commands for a tile that is much the same.
fn twin_buttons_ui(ui: &mut Ui, on: &Subject<'_>, twin: &Near, used: bool, cx: &Studio, out: &mut Outbox) {
    let go = ui.button(tr!("Go to {tile}", tile = twin.tile)).on_hover_text(t("Show that tile"));
    if go.clicked() {
        choose(out, TileAt { tile: twin.tile, ..on.at });
    }
    // Blocks name a tile as it is; it is their cells that are flipped.
    let can = twin.is_straight() || !used;
    let help = match (can, used) {
        (true, true) => t("Use that tile in all blocks of this one, and delete this one"),
        (true, false) => t("No block uses this tile yet: delete it, and show that one"),
        (false, _) => t(
            "Blocks with this tile would have to be flipped everywhere, with their pictures; tiles cannot be flipped \
             alone",
        ),
    };
    let instead = ui.add_enabled(can, egui::Button::new(tr!("Use {tile} instead", tile = twin.tile)));
    if instead.on_hover_text(help).on_disabled_hover_text(help).clicked() {
        take_away(on, Some(twin.tile), &tr!("Use tile {tile} instead", tile = twin.tile), cx, out);
    }
}

fn words(twin: &Near) -> String {
    let number = twin.tile;
    let tile = match (twin.flip_x, twin.flip_y) {
        (false, false) => tr!("Tile {number}", number),
        (true, false) => tr!("Tile {number}, flipped left to right", number),
        (false, true) => tr!("Tile {number}, flipped top to bottom", number),
        (true, true) => tr!("Tile {number}, flipped both ways", number),
    };
    match (twin.pixels, twin.angle) {
        (0, 0) => tr!("{tile} is equal.", tile),
        (0, 128) => tr!("{tile} has the same shape; one of the two is flagged.", tile),
        (0, off) => tr!("{tile} has the same shape; its angle is {off} off.", tile, off),
        (1, 0) => tr!("{tile} differs by a pixel.", tile),
        (pixels, 0) => tr!("{tile} differs by {pixels} pixels.", tile, pixels),
        (pixels, off) => tr!("{tile} differs by {pixels} px, its angle by {off}.", tile, pixels, off),
    }
}

fn use_ui(ui: &mut Ui, used: &Use, atlas: &BlockAtlas, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::click());
        let name = tr!("Take block {block}", block = used.block);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        ui.painter().rect_filled(rect, 2.0, theme::of(ui).void);
        if let Some(mut mesh) = atlas.mesh() {
            atlas.add(&mut mesh, rect.shrink(1.0), &Cell { block: used.block, ..Cell::default() }, Color32::WHITE);
            ui.painter().add(mesh);
        }
        if response.on_hover_text(t("Take this block into the brush")).clicked() {
            take_block(used.block, out);
        }
        let layers = match (used.a, used.b) {
            (true, true) => t("A and B"),
            (true, false) => "A",
            _ => "B",
        };
        let cells = match used.cells {
            0 => t("in no chunk").to_owned(),
            1 => t("in one cell").to_owned(),
            n => tr!("in {n} cells", n),
        };
        let text = tr!("Block {block} on {layers}, {cells}", block = used.block, layers, cells);
        let text = ui.label(text + &solid_text(&used.solid));
        text.on_hover_text(t("Cells are counted for each layer that uses the tile"));
    });
}

/// Returns the solidity of the tile's cells, behind their number: nothing if they are all solid to everything.
fn solid_text(solid: &Counts) -> String {
    let parts = [
        (solid.all, t("solid")),
        (solid.top, t("top only")),
        (solid.sides, t("sides only")),
        (solid.none, t("not solid")),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|(count, _)| *count > 0).collect();
    match parts.as_slice() {
        [] => String::new(),
        [_] if solid.all > 0 => String::new(),
        [(_, what)] => format!(", {what}"),
        several => {
            let several: Vec<String> = several.iter().map(|(count, what)| format!("{count} {what}")).collect();
            format!(": {}", several.join(", "))
        }
    }
}

fn take_block(block: BlockId, out: &mut Outbox) {
    out.session(move |session| {
        session.tools.brush = Brush::Block(Cell { block, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() });
    });
}
