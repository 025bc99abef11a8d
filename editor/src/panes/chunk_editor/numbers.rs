//! Numbers of chunks: moving and swapping one, joining equal ones, dropping unused ones.

use crate::command::{Command, Outbox};
use crate::language::{said, t};
use crate::session::{Brush, Session};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{drag, hint, section};
use eframe::egui::{self, Ui};
use kit::document::renumber::{self, NewNumbers, Order};
use kit::notices::Notice;
use sim::tiles::ChunkId;

/// The new number of the chunk, half typed.
#[derive(Default)]
pub struct Numbers {
    other: ChunkId,
}

impl Numbers {
    /// The chunk in hand takes another number.
    pub fn ui(&mut self, ui: &mut Ui, id: ChunkId, cx: &Studio, out: &mut Outbox) {
        section(ui, t("Its number"));
        let last = (cx.document().project().chunks.len() - 1) as ChunkId;
        self.other = self.other.clamp(1.min(last), last);
        ui.horizontal_wrapped(|ui| {
            let field = ui.add(drag(&mut self.other).range(1..=last).speed(0.1));
            field.on_hover_text(t("The number to go to")).accessible_name(t("Other chunk number"));
            let is_other = self.other != id;
            let order = || Order::of(cx.document().project().chunks.len());
            let swap = ui.add_enabled(is_other, egui::Button::new(t("Swap")));
            if swap.on_hover_text(t("Swap numbers with that chunk; every place keeps its look")).clicked() {
                apply(
                    &tr!("Swap chunks {id} and {other}", id, other = self.other),
                    order().swapped(id, self.other),
                    cx,
                    out,
                );
            }
            let go = ui.add_enabled(is_other, egui::Button::new(t("Move")));
            if go.on_hover_text(t("Move it to that number; the chunks between shift")).clicked() {
                apply(
                    &tr!("Move chunk {id} to {other}", id, other = self.other),
                    order().moved(id, self.other),
                    cx,
                    out,
                );
            }
            let is_used = cx.document().chunk_uses(id) > 0;
            let drop = ui.add_enabled(!is_used, egui::Button::new(t("Delete")));
            let help = t("Delete it from the project; the chunks after it move up");
            if drop.on_hover_text(help).on_disabled_hover_text(t("It is used")).clicked() {
                apply(&tr!("Delete chunk {id}", id), order().without(&[id]), cx, out);
            }
        });
        hint(ui, t("All places and low-plane chunks follow."));
    }
}

/// Shows the commands for all chunks: the content of a menu.
pub fn arrange_menu(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let project = cx.document().project();
    let order = || Order::of(project.chunks.len());
    let (equal, unused) = (renumber::equal_chunks(project), renumber::unused_chunks(project));
    let item = |ui: &mut Ui, label: String, count: usize, help: &str| {
        let response = ui.add_enabled(count > 0, egui::Button::new(label));
        let clicked = response.on_hover_text(help).clicked();
        if clicked {
            ui.close();
        }
        clicked
    };
    let help = t("Chunks that are equal in all they do become one; every place keeps its look");
    if item(ui, tr!("Join {count} equal chunks", count = equal.len()), equal.len(), help) {
        apply(t("Join equal chunks"), order().merged(&equal), cx, out);
    }
    let help = t("Delete chunks that no level shows, not even on the low plane of a loop");
    if item(ui, tr!("Delete {count} unused chunks", count = unused.len()), unused.len(), help) {
        apply(t("Delete unused chunks"), order().without(&unused), cx, out);
    }
    let sorted = order().sorted(&renumber::chunks_by_use(project));
    let help = t("Number the chunks as the levels show them first: level by level, row by row");
    if item(ui, t("Sort by first use").to_owned(), usize::from(!sorted.changes_nothing()), help) {
        apply(t("Sort chunks"), sorted, cx, out);
    }
}

/// Puts the chunks into another order; what is in the brush follows.
fn apply(label: &str, order: Order, cx: &Studio, out: &mut Outbox) {
    match renumber::chunks(cx.document(), &order) {
        Ok(edits) => {
            out.edit(label, edits);
            let map = order.map();
            out.session(move |session| follow(session, &map));
        }
        Err(refusal) => out.send(Command::Notice(Notice::warning(format!("{label}: {}.", said(&refusal.to_string()))))),
    }
}

fn follow(session: &mut Session, map: &NewNumbers) {
    let new = |chunk: ChunkId| map.get(chunk).unwrap_or(0);
    session.tools.last_chunk = new(session.tools.last_chunk);
    if let Brush::Chunk(chunk) = &mut session.tools.brush {
        *chunk = new(*chunk);
    }
}
