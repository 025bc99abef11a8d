//! Numbers of blocks and solid tiles: moving and swapping a block, joining equal ones, dropping unused ones.

use super::Subject;
use crate::command::{Command, Outbox};
use crate::language::{said, t};
use crate::session::Session;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::drag;
use eframe::egui::{self, Ui};
use kit::document::Edit;
use kit::document::renumber::{self, NewNumbers, Order, Refusal};
use kit::notices::Notice;
use sim::tiles::{BlockId, Cell};
use std::ops::Range;

/// The new number of the block, half typed.
#[derive(Default)]
pub struct Numbers {
    other: BlockId,
}

impl Numbers {
    /// The block in hand takes another number.
    pub fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, unused: bool, cx: &Studio, out: &mut Outbox) {
        let set = &on.set.tileset;
        let last = u16::try_from(set.blocks.len().saturating_sub(1)).unwrap_or(u16::MAX);
        let first = on.set.first_block;
        let range = first.saturating_add(1)..=first.saturating_add(last);
        self.other = self.other.clamp(*range.start(), *range.end());
        let order = || Order::of(set.blocks.len());
        ui.horizontal_wrapped(|ui| {
            let field = ui.add(drag(&mut self.other).range(range).speed(0.1));
            field.on_hover_text(t("The number to go to")).accessible_name(t("Other block number"));
            let (id, other) = (on.id, self.other);
            let to = other.saturating_sub(first);
            let swap = ui.add_enabled(other != id, egui::Button::new(t("Swap")));
            if swap.on_hover_text(t("Swap numbers with that block; every cell keeps its look")).clicked() {
                apply(&tr!("Swap blocks {id} and {other}", id, other), on, order().swapped(on.number, to), cx, out);
            }
            let go = ui.add_enabled(other != id, egui::Button::new(t("Move")));
            if go.on_hover_text(t("Move it to that number; the blocks between shift")).clicked() {
                apply(&tr!("Move block {id} to {other}", id, other), on, order().moved(on.number, to), cx, out);
            }
            let drop = ui.add_enabled(unused, egui::Button::new(t("Delete")));
            let help = t("Delete it from its tileset; the blocks after it move up");
            if drop.on_hover_text(help).on_disabled_hover_text(t("A chunk uses it")).clicked() {
                apply(&tr!("Delete block {id}", id), on, order().without(&[on.number]), cx, out);
            }
            let menu = ui.menu_button(t("Arrange"), |ui| arrange_menu(ui, on, cx, out));
            menu.response.on_hover_text(t("Join equal blocks and tiles of the tileset, delete unused ones"));
        });
    }
}

fn arrange_menu(ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let (project, set) = (cx.document().project(), &on.set.tileset);
    let item = |ui: &mut Ui, label: String, count: usize, help: &str| {
        let clicked = ui.add_enabled(count > 0, egui::Button::new(label)).on_hover_text(help).clicked();
        if clicked {
            ui.close();
        }
        clicked
    };
    let blocks = || Order::of(set.blocks.len());
    let (equal, unused) = (renumber::equal_blocks(set), renumber::unused_blocks(project, on.tileset));
    let help = t("Blocks with the same picture and tiles become one; every cell keeps its look");
    if item(ui, tr!("Join {count} equal blocks", count = equal.len()), equal.len(), help) {
        apply(t("Join equal blocks"), on, blocks().merged(&equal), cx, out);
    }
    if item(
        ui,
        tr!("Delete {count} unused blocks", count = unused.len()),
        unused.len(),
        t("Delete blocks that no chunk uses"),
    ) {
        apply(t("Delete unused blocks"), on, blocks().without(&unused), cx, out);
    }
    ui.separator();
    let tiles = || Order::of(set.tiles.len());
    let (equal, unused) = (renumber::equal_tiles(set), renumber::unused_tiles(set));
    let mut put = |label: &str, order: Order| {
        send(label, renumber::tiles(cx.document(), on.tileset, &order), out);
    };
    let help = t("Identical solid tiles become one; every block keeps its shape");
    if item(ui, tr!("Join {count} equal solid tiles", count = equal.len()), equal.len(), help) {
        put(t("Join equal tiles"), tiles().merged(&equal));
    }
    if item(
        ui,
        tr!("Delete {count} unused solid tiles", count = unused.len()),
        unused.len(),
        t("Delete solid tiles that no block uses"),
    ) {
        put(t("Delete unused tiles"), tiles().without(&unused));
    }
}

/// Puts the tileset's blocks into another order; brush and stamps follow.
fn apply(label: &str, on: &Subject<'_>, order: Order, cx: &Studio, out: &mut Outbox) {
    if send(label, renumber::blocks(cx.document(), on.tileset, &order), out) {
        let first = on.set.first_block;
        let blocks = first..first.saturating_add(on.set.tileset.blocks.len() as u16);
        let map = order.map();
        out.session(move |session| follow(session, &blocks, &map));
    }
}

fn send(label: &str, edits: Result<Vec<Edit>, Refusal>, out: &mut Outbox) -> bool {
    match edits {
        Ok(edits) => {
            out.edit(label, edits);
            true
        }
        Err(refusal) => {
            out.send(Command::Notice(Notice::warning(format!("{label}: {}.", said(&refusal.to_string())))));
            false
        }
    }
}

fn follow(session: &mut Session, blocks: &Range<BlockId>, map: &NewNumbers) {
    let new = |cell: Cell| match cell.block {
        block if blocks.contains(&block) => match map.get(block - blocks.start) {
            Some(0) | None => Cell::default(),
            Some(number) => Cell { block: blocks.start + number, ..cell },
        },
        _ => cell,
    };
    session.map_cells(new);
}
