//! View > Layouts: where the panes are, saved under names.

use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{focus_once, hint, small_icon_button};
use eframe::egui::{Button, Key, TextEdit, Ui, vec2};
use kit::notices::Notice;

/// The open window.
#[derive(Default)]
pub struct LayoutsWindow {
    opened: bool,
    name: String,
}

impl Window for LayoutsWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let (mut open, mut done) = (true, false);
        window(msg("Layouts"), vec2(340.0, 240.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            above_buttons(ui, |ui| {
                self.name_ui(ui, cx, out);
                ui.add_space(6.0);
                saved_ui(ui, cx, out);
            });
            ui.add_space(8.0);
            done = buttons(ui, |ui| ui.button(t("Close")).clicked());
        });
        open && !done
    }
}

impl LayoutsWindow {
    /// The name under which the layout is saved as it is now.
    fn name_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        ui.horizontal(|ui| {
            let field = ui.add(TextEdit::singleline(&mut self.name).hint_text(t("Name")).desired_width(190.0));
            let field = field.accessible_name(t("Name of the layout"));
            focus_once(&field, &mut self.opened);
            let name = self.name.trim();
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let is_new = !cx.settings().layouts.contains_key(name);
            let label = if is_new { t("Save layout") } else { t("Replace layout") };
            let clicked = ui.add_enabled(!name.is_empty(), Button::new(label)).clicked();
            if (clicked || entered) && !name.is_empty() {
                out.send(Command::KeepLayout(name.to_owned()));
                out.send(Command::Notice(Notice::info(tr!("The layout {name} is saved.", name))));
                self.name.clear();
            }
        });
    }
}

/// The saved layouts: a click puts the panes there.
fn saved_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    if cx.settings().layouts.is_empty() {
        return hint(ui, t("None is saved yet. A layout is where the panes are, and how large."));
    }
    for name in cx.settings().layouts.keys() {
        ui.horizontal(|ui| {
            let button = ui.add(Button::new(name.as_str()).min_size(vec2(250.0, 0.0)));
            if button.on_hover_text(t("Put the panes where they are in this layout")).clicked() {
                out.send(Command::TakeLayout(name.clone()));
            }
            if small_icon_button(ui, Icon::Delete, &tr!("Delete the layout {name}", name)).clicked() {
                let name = name.clone();
                out.send(Command::Settings(Box::new(move |settings| drop(settings.layouts.remove(&name)))));
            }
        });
    }
}
