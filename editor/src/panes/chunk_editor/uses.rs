//! The uses of the chunk: a list that flies there, and a copy of its own for one place.

use crate::command::{Command, Outbox};
use crate::language::{counted, said, t};
use crate::session::Framing;
use crate::session::bring_into_view;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{hint, section};
use eframe::egui::{self, Rect, ScrollArea, Ui, pos2, vec2};
use kit::document::renumber::{self, Named, Place};
use kit::notices::Notice;
use sim::tiles::ChunkId;

/// Places that are listed at most.
const LISTED: usize = 500;

/// The list.
#[derive(Default)]
pub struct Uses {
    /// The chunk, the state of the document, and its places.
    found: Option<(ChunkId, u64, Vec<Place>)>,
    /// The place that was flown to last.
    at: Option<usize>,
}

impl Uses {
    /// Shows the list.
    pub fn ui(&mut self, ui: &mut Ui, chunk: ChunkId, cx: &Studio, out: &mut Outbox) {
        section(ui, t("Where it is used"));
        let revision = cx.document().revision();
        if self.found.as_ref().is_none_or(|(of, at, _)| (*of, *at) != (chunk, revision)) {
            if self.found.as_ref().is_none_or(|(of, ..)| *of != chunk) {
                self.at = None;
            }
            let places = renumber::places_of_chunk(cx.document().project(), chunk, LISTED);
            self.found = Some((chunk, revision, places));
        }
        let Some((_, _, places)) = &self.found else { return };
        if places.is_empty() {
            hint(ui, t("No level shows it."));
            return;
        }
        self.at = self.at.filter(|at| *at < places.len());
        let mut fly = None;
        ui.horizontal_wrapped(|ui| {
            let count = places.len();
            let next = self.at.map_or(0, |at| (at + 1) % count);
            if ui.button(t("Next place")).on_hover_text(t("Bring the next place that shows it into view")).clicked() {
                fly = Some(next);
            }
            let all = if count == LISTED { tr!("{count} and more places", count) } else { counted(count, "place") };
            ui.menu_button(all, |ui| {
                ScrollArea::vertical().max_height(320.0).show_rows(ui, 22.0, count, |ui, rows| {
                    for n in rows {
                        if ui.selectable_label(self.at == Some(n), place_text(&places[n], cx)).clicked() {
                            fly = Some(n);
                            ui.close();
                        }
                    }
                });
            })
            .response
            .on_hover_text(t("All places that show it; click one to go there"));
            let place = self.at.map(|at| &places[at]).filter(|place| place.named == Named::Stands && count > 1);
            let own = ui.add_enabled(place.is_some(), egui::Button::new(t("Own copy here")));
            let help = t("Give the current place its own copy of the chunk, and show that here");
            if own.on_hover_text(help).on_disabled_hover_text(t("Go to one of several places first")).clicked()
                && let Some(place) = place
            {
                split_off(place, cx, out);
            }
        });
        if let Some(n) = fly {
            fly_to(&places[n], cx, out);
            self.at = Some(n);
        }
    }
}

fn place_text(place: &Place, cx: &Studio) -> String {
    let level = cx.document().project().levels.get(place.level);
    let title = level.map_or("", |level| level.title.as_str());
    let (x, y) = (place.x, place.y);
    match place.named {
        Named::StandsIn => tr!("{title}: column {x}, row {y}, on the low plane", title, x, y),
        Named::Stands => tr!("{title}: column {x}, row {y}", title, x, y),
    }
}

/// Brings a place of a layout into view.
fn fly_to(place: &Place, cx: &Studio, out: &mut Outbox) {
    let project = cx.document().project();
    let Some(level) = project.levels.get(place.level) else { return };
    let key = level.key.clone();
    let side = f32::from(project.chunk_size) * 16.0;
    let area = Rect::from_min_size(pos2(place.x as f32 * side, place.y as f32 * side), vec2(side, side));
    out.session(move |session| {
        if session.level != key {
            bring_into_view(session, key);
        }
        session.canvas.framing = Some(Framing::Area(area));
        session.canvas.found = Some(area);
    });
    out.send(Command::ShowPane("canvas"));
}

fn split_off(place: &Place, cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.document().project().levels.get(place.level) else { return };
    match renumber::split_off(cx.document(), &level.key, place.x, place.y) {
        Ok(Some((chunk, edits))) => {
            out.edit(t("Own copy of a chunk"), edits);
            super::show(chunk, out);
        }
        Ok(None) => {}
        Err(refusal) => out.send(Command::Notice(Notice::warning(said(&refusal.to_string())))),
    }
}
