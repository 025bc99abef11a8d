//! The command palette: type a part of a command's name and run it.

use super::is_enabled;
use crate::bindings::{ACTIONS, ActionInfo, When};
use crate::command::Outbox;
use crate::panes::PaneContext;
use crate::widgets::{hint, keycap, search_field};
use eframe::egui::{self, Align, Align2, Button, Key, Layout, Modifiers, Ui, vec2};

/// Rows shown at once.
const MAX_ROWS: usize = 12;

/// The open palette.
#[derive(Default)]
pub struct Palette {
    search: String,
    chosen: usize,
    opened: bool,
}

impl Palette {
    /// Shows the palette; false once it is done.
    pub fn show(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        let mut run = None;
        let (up, down, enter) = ui.input_mut(|input| {
            (
                input.consume_key(Modifiers::NONE, Key::ArrowUp),
                input.consume_key(Modifiers::NONE, Key::ArrowDown),
                input.consume_key(Modifiers::NONE, Key::Enter),
            )
        });
        egui::Window::new("Find a command")
            .title_bar(false)
            .resizable(false)
            .anchor(Align2::CENTER_TOP, vec2(0.0, 90.0))
            .fixed_size(vec2(520.0, 420.0))
            .show(ui, |ui| {
                let field = search_field(ui, &mut self.search, "Type a command");
                if !self.opened {
                    field.request_focus();
                    self.opened = true;
                }
                if field.changed() {
                    self.chosen = 0;
                }
                let found = self.found(cx);
                let last = found.len().min(MAX_ROWS).saturating_sub(1);
                self.chosen = match (up, down) {
                    (true, _) => self.chosen.saturating_sub(1),
                    (_, true) => (self.chosen + 1).min(last),
                    _ => self.chosen.min(last),
                };
                if found.is_empty() {
                    hint(ui, "No command is named like this.");
                }
                for (place, info) in found.iter().take(MAX_ROWS).enumerate() {
                    let clicked = row(ui, info, cx, place == self.chosen);
                    if clicked || (enter && place == self.chosen) {
                        run = Some(info.action);
                    }
                }
            });
        if let Some(action) = run {
            if is_enabled(action, cx) {
                out.action(action);
            }
            return false;
        }
        true
    }

    /// Commands that have all the typed words, those whose name begins with them first.
    fn found(&self, cx: &PaneContext<'_>) -> Vec<&'static ActionInfo> {
        let wanted = self.search.to_lowercase();
        let words: Vec<_> = wanted.split_whitespace().collect();
        let text = |info: &ActionInfo| format!("{} {}", info.label, info.group).to_lowercase();
        let mut found: Vec<_> = ACTIONS
            .iter()
            .filter(|info| info.when != When::Held && words.iter().all(|word| text(info).contains(word)))
            .collect();
        found.sort_by_key(|info| (!text(info).starts_with(wanted.trim()), !is_enabled(info.action, cx)));
        found
    }
}

fn row(ui: &mut Ui, info: &ActionInfo, cx: &PaneContext<'_>, chosen: bool) -> bool {
    let button = Button::selectable(chosen, info.label).min_size(vec2(ui.available_width(), 26.0));
    let response = ui.add_enabled(is_enabled(info.action, cx), button);
    let mut beside = ui.new_child(
        egui::UiBuilder::new().max_rect(response.rect.shrink(4.0)).layout(Layout::right_to_left(Align::Center)),
    );
    let key = cx.keys.text(info.action);
    if !key.is_empty() {
        keycap(&mut beside, &key);
    }
    beside.label(egui::RichText::new(info.group).weak().small());
    response.on_hover_text(info.help).clicked()
}
