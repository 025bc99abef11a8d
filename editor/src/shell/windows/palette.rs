//! The command palette: type what something is called, here or in another tool, and run it.

mod entries;

use crate::command::Outbox;
use crate::language::t;
use crate::shell::windows::Window;
use crate::studio::Studio;
use crate::widgets::{focus_once, hint, keycap, search_field};
use eframe::egui::{self, Align, Align2, Button, Key, Layout, Modifiers, Ui, vec2};
use entries::{Entry, PaletteAction, found};
use kit::search::words_of;

/// Rows shown at once.
const MAX_ROWS: usize = 12;

/// The open palette.
#[derive(Default)]
pub struct Palette {
    search: String,
    chosen: usize,
    opened: bool,
}

impl Window for Palette {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let mut run = None;
        let (up, down, enter) = ui.input_mut(|input| {
            (
                input.consume_key(Modifiers::NONE, Key::ArrowUp),
                input.consume_key(Modifiers::NONE, Key::ArrowDown),
                input.consume_key(Modifiers::NONE, Key::Enter),
            )
        });
        // A small display shows fewer rows, higher up.
        let (top, room) = (90.0_f32, ui.content_rect().height() - 70.0);
        let rows = ((room / 34.0) as usize).clamp(3, MAX_ROWS);
        let top = top.min((room - 34.0 * rows as f32).max(8.0));
        egui::Window::new(t("Find a command"))
            .id(egui::Id::unique("Find a command"))
            .title_bar(false)
            .resizable(false)
            .anchor(Align2::CENTER_TOP, vec2(0.0, top))
            .fixed_size(vec2(520.0, 420.0))
            .show(ui, |ui| {
                let field = search_field(ui, &mut self.search, t("Type a command"));
                focus_once(&field, &mut self.opened);
                if field.changed() {
                    self.chosen = 0;
                }
                let found = found(cx, &words_of(&self.search));
                let last = found.len().min(rows).saturating_sub(1);
                self.chosen = match (up, down) {
                    (true, _) => self.chosen.saturating_sub(1),
                    (_, true) => (self.chosen + 1).min(last),
                    _ => self.chosen.min(last),
                };
                if found.is_empty() {
                    hint(ui, t("Nothing has this name. The manual (F1) has its own search."));
                }
                for (place, entry) in found.iter().take(rows).enumerate() {
                    let clicked = row(ui, entry, cx, place == self.chosen);
                    if clicked || (enter && place == self.chosen) {
                        run = Some((entry.run.clone(), entry.is_enabled(cx)));
                    }
                }
            });
        let Some((run, enabled)) = run else { return true };
        if enabled {
            run.send(cx, out);
        }
        false
    }
}

/// The labels of what answers a query, best first.
pub fn answers(cx: &Studio, typed: &str) -> Vec<String> {
    found(cx, &words_of(typed)).into_iter().map(|entry| entry.label).collect()
}

fn row(ui: &mut Ui, entry: &Entry, cx: &Studio, chosen: bool) -> bool {
    let button = Button::selectable(chosen, entry.label.as_str()).min_size(vec2(ui.available_width(), 26.0));
    let response = ui.add_enabled(entry.is_enabled(cx), button);
    let mut beside = ui.new_child(
        egui::UiBuilder::new().max_rect(response.rect.shrink(4.0)).layout(Layout::right_to_left(Align::Center)),
    );
    let key = match &entry.run {
        PaletteAction::Action(action) => cx.keys().text(*action),
        _ => String::new(),
    };
    if !key.is_empty() {
        keycap(&mut beside, &key);
    }
    beside.label(egui::RichText::new(t(entry.group)).weak().small());
    response.on_hover_text(entry.help.as_str()).clicked()
}
