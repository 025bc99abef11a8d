//! A name that is taken when the keyboard leaves its field: half of a name may be another one's.

use crate::look::theme;
use crate::widgets::choices::row;
use eframe::egui::{Key, TextEdit, Ui};

/// The field.
#[derive(Default)]
pub struct NameField {
    /// The name that is being replaced, and the text typed for it so far.
    typed: Option<(String, String)>,
}

impl NameField {
    /// Forgets what is half typed.
    pub fn drop_typing(&mut self) {
        self.typed = None;
    }

    /// Shows the name of something with a label and a help. Returns a new name that is free. `why` is shown as long as the
    /// typed one is not.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        (label, help): (&str, &str),
        now: &str,
        (is_free, why): (impl Fn(&str) -> bool, &str),
    ) -> Option<String> {
        let (name, is_good) = row(ui, label, help, |ui| self.bare_ui(ui, label, now, (&is_free, 8.0)));
        if !is_good {
            ui.colored_label(theme::of(ui).error, why);
        }
        name
    }

    /// Shows the name without its label in front, and leaves room behind it. Returns a new name that is free, and false as long as
    /// the typed one is not.
    pub fn bare_ui(
        &mut self,
        ui: &mut Ui,
        label: &str,
        now: &str,
        (is_free, room): (impl Fn(&str) -> bool, f32),
    ) -> (Option<String>, bool) {
        let typed = self.typed.take_if(|(of, _)| of == now).map(|(_, typed)| typed);
        let mut name = typed.unwrap_or_else(|| now.to_owned());
        let width = (ui.available_width() - room).max(0.0);
        let response = ui.add(TextEdit::singleline(&mut name).desired_width(width)).accessible_name(label);
        let is_new = name != now;
        let is_good = is_new && is_free(&name);
        if response.lost_focus() && !ui.input(|input| input.key_pressed(Key::Escape)) && is_good {
            return (Some(name), true);
        }
        if response.has_focus() {
            self.typed = Some((now.to_owned(), name));
        }
        (None, is_good || !is_new)
    }
}
