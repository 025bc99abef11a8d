//! The key sheet: every key and mouse gesture, to search.

use crate::bindings::{ACTIONS, GESTURES};
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::widgets::{focus_once, hint, keycap, search_field};
use eframe::egui::{self, Align, Color32, Layout, Ui, vec2};
use kit::search::{answer_of, words_of};
use std::cmp::Reverse;

/// The open key sheet.
#[derive(Default)]
pub struct KeySheet {
    search: String,
    opened: bool,
}

/// A row of the sheet: keys or gesture, and what they do.
struct Row {
    group: &'static str,
    keys: Vec<String>,
    icon: Option<Icon>,
    label: &'static str,
    help: &'static str,
}

impl Window for KeySheet {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, _out: &mut Outbox) -> bool {
        let mut open = true;
        let size = vec2(860.0, 640.0).min(ui.content_rect().size() - vec2(80.0, 120.0));
        window(msg("Keys and mouse"), size).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            let field = search_field(ui, &mut self.search, t("Search keys and commands"));
            focus_once(&field, &mut self.opened);
            ui.add_space(4.0);
            let rows = self.rows(cx);
            if rows.is_empty() {
                hint(ui, t("Nothing has this name."));
            }
            egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| rows_ui(ui, &rows));
        });
        open
    }
}

impl KeySheet {
    fn rows(&self, cx: &Studio) -> Vec<Row> {
        let keys = ACTIONS.iter().map(|info| Row {
            group: info.group.heading(),
            keys: cx.keys().keys(info.action).iter().map(crate::bindings::shortcut_text).collect(),
            icon: info.action.icon(),
            label: info.label,
            help: info.help,
        });
        let mouse = GESTURES.iter().map(|gesture| Row {
            group: gesture.group,
            keys: vec![t(gesture.gesture).to_owned()],
            icon: None,
            label: gesture.help,
            help: "",
        });
        let wanted = self.search.to_lowercase();
        let words: Vec<_> = wanted.split_whitespace().collect();
        let mut rows: Vec<Row> = keys.chain(mouse).filter(|row| words.iter().all(|word| row.mentions(word))).collect();
        let query = words_of(&self.search);
        if !query.is_empty() {
            rows.sort_by_key(|row| Reverse(answer_of(t(row.label), &query)));
        }
        rows
    }
}

impl Row {
    fn mentions(&self, word: &str) -> bool {
        let texts = [self.group, self.label, self.help];
        texts.iter().any(|text| [*text, t(text)].iter().any(|text| text.to_lowercase().contains(word)))
            || self.keys.iter().any(|key| key.to_lowercase().contains(word))
    }
}

/// Width of the column of names, points.
const LABEL: f32 = 210.0;

/// Points that keys take, side by side.
fn keys_width(ui: &Ui, keys: &[String]) -> f32 {
    let font = egui::TextStyle::Small.resolve(ui.style());
    let width = |key: &String| ui.painter().layout_no_wrap(key.clone(), font.clone(), Color32::PLACEHOLDER).size().x;
    keys.iter().map(|key| width(key).ceil() + 14.0 + ui.spacing().item_spacing.x).sum::<f32>() + 12.0
}

fn rows_ui(ui: &mut Ui, rows: &[Row]) {
    let mut group = "";
    for row in rows {
        if row.group != group {
            group = row.group;
            crate::widgets::section(ui, t(group));
        }
        ui.horizontal(|ui| {
            let (field, _) = ui.allocate_exact_size(vec2(16.0, 16.0), egui::Sense::hover());
            if let Some(icon) = row.icon {
                icon.paint(ui.painter(), field, ui.visuals().text_color(), crate::look::theme::of(ui).accent);
            }
            let left = ui.cursor().left();
            // A gesture's sentence is long: its keys start behind it, all others are in one column.
            let most = if row.help.is_empty() { ui.available_width() - keys_width(ui, &row.keys) } else { LABEL };
            let label = egui::RichText::new(t(row.label)).color(ui.visuals().strong_text_color());
            ui.allocate_ui_with_layout(vec2(most.max(LABEL), 0.0), Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(label).wrap());
            });
            ui.add_space((left + LABEL - ui.cursor().left()).max(0.0));
            let left = ui.cursor().left();
            for key in &row.keys {
                keycap(ui, key);
            }
            if !row.help.is_empty() {
                ui.add_space((left + 190.0 - ui.cursor().left()).max(0.0));
                let help = egui::Label::new(egui::RichText::new(t(row.help)).weak()).truncate();
                ui.add(help).on_hover_text(t(row.help));
            }
        });
    }
    ui.add_space(8.0);
}
