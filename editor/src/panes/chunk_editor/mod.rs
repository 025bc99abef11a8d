//! The chunk editor: the chunk in hand, drawn on with the tools and the brush of the level, what it means, and where it
//! is used.

mod cells;
mod easel;
mod numbers;
mod surface;
mod uses;

use super::Pane;
use super::blocks::solidity;
use super::canvas::actions;
use crate::bindings::focus::as_a_palette;
use crate::bindings::{Action, Takes, ToolId};
use crate::command::{Command, Outbox};
use crate::language::{msg, said, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::session::Brush;
use crate::studio::Studio;
use crate::tools::easel_hand;
use crate::tr;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::choices::{choices, row};
use crate::widgets::{HeldGesture, drag, hint, icon_button, section, tool_separator};
use cells::ChunkInk;
use easel::Easel;
use eframe::egui::{self, Color32, Rect, ScrollArea, Sense, Ui, vec2};
use kit::document::Edit;
use kit::notices::Notice;
use sim::tiles::{Cell, Chunk, ChunkId, ChunkRole, TileLayer, stand_in};
use std::sync::Arc;
use surface::Subject;

pub use numbers::arrange_menu;

/// Returns the treatment of shortcuts here: the easel shares tool, brush and layer with the level.
fn takes(action: Action) -> Takes {
    match action {
        Action::NextItem | Action::PreviousItem | Action::Grid | Action::SwapLayer => Takes::Shared,
        _ if action.tool().is_some_and(easel::is_known) || action.quick_stamp().is_some() => Takes::Shared,
        _ => as_a_palette(action),
    }
}

/// The pane.
#[derive(Default)]
pub struct ChunkEditor {
    easel: Easel,
    atlas: BlockAtlas,
    collision: bool,
    /// Strokes change what cells are solid to, and nothing else.
    only_solidity: bool,
    uses: uses::Uses,
    numbers: numbers::Numbers,
}

impl Pane for ChunkEditor {
    fn id(&self) -> &'static str {
        "chunk-editor"
    }

    fn title(&self) -> &'static str {
        msg("Chunk")
    }

    fn words(&self) -> &'static [&'static str] {
        &["edit chunk", "metatile editor"]
    }

    fn manual(&self) -> &'static str {
        "tiles.md"
    }

    fn keys(&self) -> fn(Action) -> Takes {
        takes
    }

    fn own_action(&mut self, action: Action, cx: &Studio, out: &mut Outbox) {
        actions::flip_in_hand(action, cx, out);
    }

    fn drop_typing(&mut self) {
        self.numbers = numbers::Numbers::default();
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
        let last = project.chunks.len().min(usize::from(ChunkId::MAX) + 1) - 1;
        let id = usize::from(cx.session().tools.last_chunk).min(last) as ChunkId;
        let chunk = &project.chunks[usize::from(id)];
        self.atlas.follow(ui, cx.derived().scene());
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            head_ui(ui, id, last as ChunkId, cx, out);
            let cell = match cx.session().tools.brush {
                Brush::Block(cell) => cell,
                Brush::Chunk(_) => cx.session().tools.last_block,
            };
            if id == 0 {
                hint(ui, t("Chunk 0 stays empty: erasing places it. Choose another chunk, or make one."));
                if ui.button(t("New chunk")).on_hover_text(t("Add an empty chunk and draw it here")).clicked() {
                    add(Chunk::empty(project.chunk_size), t("New chunk"), cx, out);
                }
                return;
            }
            self.tools_ui(ui, cx, out);
            let ink =
                if self.only_solidity { ChunkInk::Solidity { a: cell.a, b: cell.b } } else { ChunkInk::Cell(cell) };
            let on = Subject { id, chunk, side: i32::from(project.chunk_size), ink };
            self.easel.ui(ui, &on, self.collision, &self.atlas, cx, out);
            ui.add_space(2.0);
            self.brush_ui(ui, &cell, out);
            self.uses.ui(ui, id, cx, out);
            whole_ui(ui, &on, cx, out);
            meaning_ui(ui, &on, cx, out);
            self.numbers.ui(ui, id, cx, out);
        });
    }
}

/// Shows the number of the chunk, and its neighbours by number.
fn head_ui(ui: &mut Ui, id: ChunkId, last: ChunkId, cx: &Studio, out: &mut Outbox) {
    ui.horizontal(|ui| {
        let mut number = id;
        let field = ui.add(drag(&mut number).range(0..=last).speed(0.1)).on_hover_text(t("The chunk's number"));
        if field.accessible_name(t("Chunk shown")).changed() {
            show(number, out);
        }
        if let Some(game) = cx.derived().game_numbers().chunk(id).filter(|_| cx.settings().game_numbers) {
            ui.weak(format!("${game:02X}")).on_hover_text(t("The game's number of the chunk"));
        }
        if icon_button(ui, Icon::Left, t("Previous chunk"), false, id > 0)
            .on_hover_text(t("The previous chunk"))
            .clicked()
        {
            show(id - 1, out);
        }
        if icon_button(ui, Icon::Right, t("Next chunk"), false, id < last).on_hover_text(t("The next chunk")).clicked()
        {
            show(id + 1, out);
        }
        let uses = cx.document().chunk_uses(id);
        let (text, help) = match (id, uses) {
            (0, _) => (t("empty").to_owned(), t("Erasing places it")),
            (_, 0) => (t("not used").to_owned(), t("No level shows it")),
            (_, 1) => (t("used once").to_owned(), t("What is drawn here shows in that one place")),
            (_, n) => (tr!("used {n} times", n), t("What is drawn here shows in all those places")),
        };
        ui.weak(text).on_hover_text(help);
    });
}

/// Brings a chunk onto the easel; the brush stays what it is, unless it holds a chunk.
pub fn show(chunk: ChunkId, out: &mut Outbox) {
    out.session(move |session| {
        session.tools.last_chunk = chunk;
        if matches!(session.tools.brush, Brush::Chunk(_)) {
            session.tools.brush = Brush::Chunk(chunk);
        }
    });
}

/// Adds a chunk and shows it.
fn add(chunk: Chunk, label: &str, cx: &Studio, out: &mut Outbox) {
    let id = match cx.document().free_chunk() {
        Ok(id) => id,
        Err(full) => {
            return out.send(Command::Notice(Notice::warning(format!("{label}: {}.", said(&full.to_string())))));
        }
    };
    out.edit(label, vec![Edit::SetChunk { chunk: id, value: Some(Arc::new(chunk)) }]);
    show(id, out);
}

impl ChunkEditor {
    fn tools_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let hand = (easel_hand::in_hand(cx, easel::is_known), easel::is_known as fn(ToolId) -> bool);
            // The toolbar above the level has the same tools under their plain names.
            easel_hand::tools_ui(ui, hand, |tool| tr!("{tool} in the chunk", tool), cx, out);
            tool_separator(ui);
            let layer = if cx.session().tools.layer == TileLayer::A { "A" } else { "B" };
            let help = tr!("Show what is solid on layer {layer}, the one in view", layer);
            if icon_button(ui, Icon::Collision, t("Collision in the chunk"), self.collision, true)
                .on_hover_text(help)
                .clicked()
            {
                self.collision ^= true;
            }
        });
    }

    /// Shows the ink of a stroke: the block in the brush, or only its solidity.
    fn brush_ui(&mut self, ui: &mut Ui, cell: &Cell, out: &mut Outbox) {
        ui.horizontal(|ui| {
            let (area, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
            ui.painter().rect_filled(area, 3.0, theme::of(ui).void);
            if let Some(mut mesh) = self.atlas.mesh() {
                self.atlas.add(
                    &mut mesh,
                    Rect::from_center_size(area.center(), vec2(16.0, 16.0)),
                    cell,
                    Color32::WHITE,
                );
                ui.painter().add(mesh);
            }
            let options = [
                (false, t("block"), t("Strokes paint the block in the brush with its flips and solidity")),
                (true, t("solidity"), t("Strokes change what cells are solid to; blocks and flips stay")),
            ];
            if let Some(only) = choices(ui, t("Paint"), Some(self.only_solidity), &options, None) {
                self.only_solidity = only;
            }
        });
        solidity::brush_ui(ui, [t("Chunk brush layer A"), t("Chunk brush layer B")], cell, out);
    }
}

/// Shows the commands for the chunk as a whole.
fn whole_ui(ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    section(ui, t("The whole chunk"));
    let put = |out: &mut Outbox, label: String, chunk: Chunk| {
        if chunk != **on.chunk {
            let edit = Edit::SetChunk { chunk: on.id, value: Some(Arc::new(chunk)) };
            out.edit(label, vec![edit]);
        }
    };
    ui.horizontal_wrapped(|ui| {
        let button = |ui: &mut Ui, label: &str, help: &str| ui.button(label).on_hover_text(help).clicked();
        if button(ui, t("Mirror X"), t("Mirror the whole chunk left to right, each cell with it")) {
            put(out, tr!("Mirror chunk {id}", id = on.id), cells::mirrored(on.chunk, on.side, true));
        }
        if button(ui, t("Mirror Y"), t("Mirror the whole chunk top to bottom, each cell with it")) {
            put(out, tr!("Mirror chunk {id}", id = on.id), cells::mirrored(on.chunk, on.side, false));
        }
        if button(ui, t("Copy"), t("Take all its cells as a stamp, for another chunk or the level (C on the easel)")) {
            let stamp = cells::captured(on.chunk, on.side, (0, 0), (on.side - 1, on.side - 1));
            out.session(move |session| session.take_stamp(Arc::new(stamp)));
        }
        let paste = ui.add_enabled(cx.session().tools.stamp.is_some(), egui::Button::new(t("Paste")));
        if paste.on_hover_text(t("Paste the stamp in the upper left corner (V on the easel: at its cursor)")).clicked()
            && let Some(stamp) = &cx.session().tools.stamp
        {
            put(
                out,
                tr!("Paste in chunk {id}", id = on.id),
                cells::stamped(on.chunk, on.side, &stamp.cells_at(0, 0, true)),
            );
        }
        if button(ui, t("Clear"), t("Empty all its cells")) {
            let cells = vec![Cell::default(); on.chunk.cells.len()];
            put(out, tr!("Clear chunk {id}", id = on.id), Chunk { cells, ..(**on.chunk).clone() });
        }
        if button(ui, t("Duplicate"), t("Add a copy of it at the end and show that")) {
            add((**on.chunk).clone(), t("Duplicate chunk"), cx, out);
        }
    });
}

/// Shows the meaning of the chunk to the loops of Sonic 1 and CD.
fn meaning_ui(ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let scene = cx.derived().scene();
    let has_meaning = on.chunk.role != ChunkRole::Plain || on.chunk.low_plane.is_some();
    if !scene.chunk_swap && !has_meaning {
        return;
    }
    section(ui, t("Loops of Sonic 1 and CD"));
    let roles = [
        (ChunkRole::Plain, t("none"), t("Nothing: the player is put on the high plane")),
        (ChunkRole::Loop, t("loop"), t("If the layout marks the place: swaps planes by position and angle")),
        (ChunkRole::LoopHighInAir, t("in air"), t("As a loop; a player in the air is put on the high plane")),
        (ChunkRole::Tunnel, t("tunnel"), t("An S tunnel: starts a roll")),
    ];
    row(ui, t("Role"), t("What the chunk does to the player"), |ui| {
        if let Some(role) = choices(ui, t("Role"), Some(on.chunk.role), &roles, None) {
            let value = Some(Arc::new(Chunk { role, ..(**on.chunk).clone() }));
            out.edit(tr!("Role of chunk {id}", id = on.id), vec![Edit::SetChunk { chunk: on.id, value }]);
        }
    });
    row(
        ui,
        t("Low plane"),
        t("The chunk that replaces this one on the low plane if a place is marked as a loop"),
        |ui| {
            let mut own = on.chunk.low_plane.is_some();
            let mut low = stand_in(on.id, Some(on.chunk)).unwrap_or(on.id);
            let help = t("Without it, the chunk with the next number replaces this one");
            let ticked = ui.checkbox(&mut own, t("Named")).on_hover_text(help).changed();
            let most = low.max((cx.document().project().chunks.len() - 1) as ChunkId);
            let field = ui.add_enabled(own, drag(&mut low).range(0..=most).speed(0.1));
            let field = field.accessible_name(t("Low plane chunk"));
            let gesture = HeldGesture::of_field(&field);
            if field.changed() || ticked {
                let value = Some(Arc::new(Chunk { low_plane: own.then_some(low), ..(**on.chunk).clone() }));
                let edits = vec![Edit::SetChunk { chunk: on.id, value }];
                out.edit_in(gesture, tr!("Low plane of chunk {id}", id = on.id), edits);
            }
        },
    );
}
