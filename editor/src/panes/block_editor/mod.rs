//! The block editor: a picture, a solid tile on layer A, another one on layer B.

mod animation;
mod cells;
mod numbers;
mod picker;

use super::Pane;
use super::inspector::properties::parts_ui;
use crate::command::{Command, Outbox};
use crate::language::{counted, msg, said, t};
use crate::session::{Brush, TileAt};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::fields::Fields;
use crate::widgets::{HeldGesture, drag, hint, section};
use eframe::egui::{self, ScrollArea, Ui};
use kit::document::block_numbers::grown;
use kit::document::renumber;
use kit::document::{Edit, GestureId};
use kit::notices::Notice;
use picker::Picker;
use sim::project::{PropertyPart, TilesetRef};
use sim::tiles::{Block, BlockId, Cell};
use std::sync::Arc;

/// A part of a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// The cell of the tileset's picture.
    #[default]
    Art,
    /// The solid tile on layer A.
    TileA,
    /// The solid tile on layer B.
    TileB,
}

/// The pane.
#[derive(Default)]
pub struct BlockEditor {
    atlas: BlockAtlas,
    picker: Picker,
    numbers: numbers::Numbers,
    animation: animation::Animation,
    fields: Fields,
}

/// The block in hand.
struct Subject<'a> {
    /// Its number in the project.
    id: BlockId,
    /// Place of its tileset in the project's list.
    tileset: usize,
    set: &'a Arc<TilesetRef>,
    /// Its number in the tileset.
    number: BlockId,
    block: &'a Block,
}

/// The number of the block in the brush; of the last one, if the brush holds a chunk.
pub fn in_hand(cx: &Studio) -> BlockId {
    match cx.session().tools.brush {
        Brush::Block(cell) => cell.block,
        Brush::Chunk(_) => cx.session().tools.last_block.block,
    }
}

impl<'a> Subject<'a> {
    fn of(id: BlockId, cx: &'a Studio) -> Option<Self> {
        let project = cx.document().project();
        let (tileset, block) = project.block(id)?;
        let set = project.tilesets.get(tileset)?;
        let number = id.checked_sub(set.first_block).filter(|number| *number > 0)?;
        Some(Self { id, tileset, set, number, block })
    }

    /// Changes the block, wherever it stands.
    fn put(&self, block: Block, out: &mut Outbox) {
        self.put_in(None, block, out);
    }

    /// As [`Self::put`], as part of a gesture if there is one.
    fn put_in(&self, gesture: Option<GestureId>, block: Block, out: &mut Outbox) {
        if block != *self.block {
            let edit = Edit::SetBlock { tileset: self.tileset, block: self.number, value: Some(block) };
            out.edit_in(gesture, tr!("Change block {id}", id = self.id), vec![edit]);
        }
    }
}

impl Pane for BlockEditor {
    fn id(&self) -> &'static str {
        "block-editor"
    }

    fn title(&self) -> &'static str {
        msg("Block")
    }

    fn words(&self) -> &'static [&'static str] {
        &["edit block", "tile mapping"]
    }

    fn manual(&self) -> &'static str {
        "tiles.md"
    }

    fn drop_typing(&mut self) {
        self.numbers = numbers::Numbers::default();
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("Maze blocks are the same in every project and cannot be changed."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        if cx.document().project().tilesets.is_empty() {
            hint(ui, t("The project has no tileset yet: add one with Level > Tilesets."));
            return;
        }
        self.atlas.follow(ui, cx.derived().scene());
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| match Subject::of(in_hand(cx), cx) {
            Some(on) => self.block_ui(ui, &on, cx, out),
            None => {
                hint(ui, t("Take a block into the brush to see and edit it."));
                if ui.button(t("New block")).on_hover_text(t("Add a block to the first tileset")).clicked() {
                    add(0, Block::default(), t("New block"), cx, out);
                }
            }
        });
    }
}

impl BlockEditor {
    fn block_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        let chunks = renumber::chunks_with_block(cx.document().project(), on.id);
        ui.horizontal_wrapped(|ui| {
            ui.strong(tr!("Block {block}", block = crate::panes::numbers::block(cx, on.id)));
            if cx.document().project().tilesets.len() > 1 {
                ui.weak(tr!("{number} of {tileset}", number = on.number, tileset = on.set.tileset.name));
            }
            uses_ui(ui, on, &chunks, cx, out);
        });
        ui.horizontal(|ui| {
            let side = ((ui.available_width() - 2.0 * ui.spacing().item_spacing.x) / 3.0).clamp(48.0, 112.0);
            let side = (side / 16.0).floor() * 16.0;
            for (part, label, help) in [
                (Part::Art, t("Picture"), t("Its picture; click to choose another one below")),
                (
                    Part::TileA,
                    t("Solid on A"),
                    t("Its solid tile on layer A over the picture; click to choose another one below"),
                ),
                (
                    Part::TileB,
                    t("Solid on B"),
                    t("Its solid tile on layer B over the picture; click to choose another one below"),
                ),
            ] {
                ui.vertical(|ui| {
                    ui.set_width(side);
                    ui.weak(label);
                    self.picker.preview(ui, on, part, &self.atlas, side).on_hover_text(help);
                    let mut number = part.of(on.block);
                    let most = match (part, &on.set.tileset.sheet) {
                        (Part::Art, Some(sheet)) => sheet.cells.len(),
                        (Part::Art, None) => usize::from(u16::MAX),
                        _ => on.set.tileset.tiles.len(),
                    };
                    let most = u16::try_from(most.saturating_sub(1)).unwrap_or(u16::MAX).max(number);
                    let field = ui.add_sized([side, 24.0], drag(&mut number).range(0..=most).speed(0.1));
                    let name = part.number_name();
                    let field = field.on_hover_text(t("Its number")).accessible_name(name);
                    let gesture = HeldGesture::of_field(&field);
                    if field.changed() {
                        on.put_in(gesture, part.with(on.block, number), out);
                    }
                    let tile = part.of(on.block);
                    if part == Part::Art || tile != 0 {
                        let button = ui.add_sized([side, 22.0], egui::Button::new(t("Draw")));
                        let help = match part {
                            Part::Art => t("Open the picture in the pane Pixels"),
                            _ => t("Open the solid tile in the Tiles pane: its shape and angle"),
                        };
                        let button = button.on_hover_text(help).accessible_name(part.draw_name());
                        if button.clicked() && part == Part::Art {
                            out.send(Command::ShowPane("pixels"));
                        } else if button.clicked() {
                            let at = TileAt { tileset: on.tileset, tile };
                            out.session(move |session| session.tools.solid_tile = at);
                            out.send(Command::ShowPane("tiles"));
                        }
                    }
                });
            }
        });
        ui.horizontal_wrapped(|ui| {
            let same = ui.add_enabled(on.block.tile_b != on.block.tile_a, egui::Button::new(t("B as A")));
            if same.on_hover_text(t("Use layer A's tile on layer B too")).clicked() {
                on.put(Block { tile_b: on.block.tile_a, ..*on.block }, out);
            }
            let mut front = on.block.front;
            let help = t("Drawn in front of a player of low priority");
            if ui.checkbox(&mut front, t("In front")).on_hover_text(help).changed() {
                on.put(Block { front, ..*on.block }, out);
            }
        });
        self.picker.ui(ui, on, out);
        self.animation.ui(ui, on, cx, out);
        parts_ui(ui, &mut self.fields, (on.tileset, &[PropertyPart::Block(on.number)]), cx, out);
        section(ui, t("Blocks"));
        ui.horizontal_wrapped(|ui| {
            if ui
                .button(t("Duplicate"))
                .on_hover_text(t("Add a copy of it to its tileset and take that into the brush"))
                .clicked()
            {
                add(on.tileset, *on.block, t("Duplicate block"), cx, out);
            }
            if ui
                .button(t("New"))
                .on_hover_text(t("Add an empty block to its tileset and take it into the brush"))
                .clicked()
            {
                add(on.tileset, Block::default(), t("New block"), cx, out);
            }
        });
        self.numbers.ui(ui, on, chunks.is_empty(), cx, out);
    }
}

/// In which chunks it is, to be opened.
fn uses_ui(ui: &mut Ui, on: &Subject<'_>, chunks: &[(sim::tiles::ChunkId, usize)], cx: &Studio, out: &mut Outbox) {
    if chunks.is_empty() {
        ui.weak(t("not used"));
        return;
    }
    let cells: usize = chunks.iter().map(|(_, count)| count).sum();
    let label = tr!("{cells} in {chunks}", cells = counted(cells, "cell"), chunks = counted(chunks.len(), "chunk"));
    let menu = ui.menu_button(label, |ui| {
        ScrollArea::vertical().max_height(320.0).show_rows(ui, 22.0, chunks.len(), |ui, rows| {
            for (chunk, count) in &chunks[rows] {
                let placed = cx.document().chunk_uses(*chunk);
                let (cells, times) = (counted(*count, "cell"), counted(placed as usize, "time"));
                if ui.button(tr!("Chunk {chunk}: {cells}, placed {times}", chunk, cells, times)).clicked() {
                    let chunk = *chunk;
                    super::chunk_editor::show(chunk, out);
                    out.send(Command::ShowPane("chunk-editor"));
                    ui.close();
                }
            }
        });
    });
    menu.response.on_hover_text(tr!("The chunks that use block {id}; click one to open it", id = on.id));
}

/// Adds a block at the end of a tileset and takes it into the brush.
fn add(tileset: usize, block: Block, label: &str, cx: &Studio, out: &mut Outbox) {
    let Some(set) = cx.document().project().tilesets.get(tileset) else { return };
    // Block 0 of a tileset is empty by definition.
    let number = set.tileset.blocks.len().max(1) as BlockId;
    let mut edits = match grown(cx.document(), tileset, if number == 1 { 2 } else { 1 }) {
        Ok(edits) => edits,
        Err(full) => {
            return out.send(Command::Notice(Notice::warning(format!("{label}: {}.", said(&full.to_string())))));
        }
    };
    let first_block = edits.iter().find_map(|edit| match edit {
        Edit::SetTileset { index, tileset: Some(moved) } if *index == tileset => Some(moved.first_block),
        _ => None,
    });
    let id = first_block.unwrap_or(set.first_block).saturating_add(number);
    if set.tileset.blocks.is_empty() {
        edits.push(Edit::SetBlock { tileset, block: 0, value: Some(Block::default()) });
    }
    edits.push(Edit::SetBlock { tileset, block: number, value: Some(block) });
    out.edit(label, edits);
    out.session(move |session| {
        let old = match session.tools.brush {
            Brush::Block(cell) if cell.block != 0 => cell,
            _ => Cell { a: sim::tiles::Solidity::ALL, b: sim::tiles::Solidity::ALL, ..Cell::default() },
        };
        session.tools.brush = Brush::Block(Cell { block: id, ..old });
    });
}
