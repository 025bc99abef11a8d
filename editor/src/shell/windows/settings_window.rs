//! Settings: look, mouse and keys.

use crate::bindings::{ACTIONS, Action, ActionInfo, Preset, shortcut_text};
use crate::command::{Command, Outbox};
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::settings::{SETTINGS, Settings};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{hint, search_field, section, small_icon_button};
use eframe::egui::{self, Event, Key, KeyboardShortcut, Modifiers, RichText, Ui, vec2};
use kit::search::{answer_of, words_of};
use std::cmp::Reverse;

/// The open settings.
#[derive(Default)]
pub struct SettingsWindow {
    search: String,
    /// The action whose new key is awaited, and the key pressed so far if it asks for something else already.
    rebinding: Option<(Action, Option<KeyboardShortcut>)>,
}

impl Window for SettingsWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        self.listen(ui, cx, out);
        let mut open = true;
        let size = vec2(680.0, 720.0).min(ui.content_rect().size() - vec2(80.0, 120.0));
        window(msg("Settings"), size).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            ui.set_max_height(ui.available_height().min(ui.content_rect().height() - 100.0));
            section(ui, t("Look and mouse"));
            // On a small screen both parts scroll, so that neither is out of reach.
            let most = ui.available_height() * 0.55;
            egui::ScrollArea::vertical().id_salt("look").max_height(most).show(ui, |ui| look_ui(ui, cx, out));
            section(ui, t("Keys"));
            ui.horizontal(|ui| {
                search_field(ui, &mut self.search, t("Search commands"));
                if ui.button(t("Reset all shortcuts")).clicked() {
                    change(out, |settings| settings.keymap_mut().reset_all());
                }
            });
            ui.add_space(4.0);
            egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| self.keys_ui(ui, cx, out));
        });
        open
    }

    fn takes_keys(&self) -> bool {
        self.rebinding.is_some()
    }
}

impl SettingsWindow {
    /// Takes the next key for the action that waits for one.
    fn listen(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let Some((action, None)) = self.rebinding else { return };
        let pressed = ui.input(|input| {
            input.events.iter().find_map(|event| match event {
                Event::Key { key, pressed: true, modifiers, .. } => Some((*key, *modifiers)),
                _ => None,
            })
        });
        let Some((key, modifiers)) = pressed else { return };
        if key == Key::Escape && modifiers.is_none() {
            self.rebinding = None;
            return;
        }
        let mut exact = Modifiers { alt: modifiers.alt, shift: modifiers.shift, ..Modifiers::NONE };
        if modifiers.command || modifiers.ctrl {
            exact = exact.plus(Modifiers::COMMAND);
        }
        let shortcut = KeyboardShortcut::new(exact, key);
        if cx.keys().conflicts(&shortcut, action).is_empty() {
            bind(out, action, shortcut, Vec::new());
            self.rebinding = None;
        } else {
            self.rebinding = Some((action, Some(shortcut)));
        }
    }

    fn keys_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let wanted = self.search.to_lowercase();
        let found = |info: &&ActionInfo| {
            let text = [
                info.label,
                info.group.heading(),
                t(info.label),
                t(info.group.heading()),
                &cx.keys().texts(info.action),
            ]
            .join(" ")
            .to_lowercase();
            wanted.split_whitespace().all(|word| text.contains(word))
        };
        let mut all: Vec<&ActionInfo> = ACTIONS.iter().filter(found).collect();
        let query = words_of(&self.search);
        if !query.is_empty() {
            all.sort_by_key(|info| Reverse(answer_of(t(info.label), &query)));
        }
        let mut group = None;
        for info in all {
            if group.replace(info.group) != Some(info.group) {
                ui.add_space(6.0);
                ui.label(RichText::new(t(info.group.heading())).weak());
            }
            self.key_row(ui, info, cx, out);
        }
    }

    fn key_row(&mut self, ui: &mut Ui, info: &'static ActionInfo, cx: &Studio, out: &mut Outbox) {
        let action = info.action;
        let awaited = self.rebinding.filter(|(waiting, _)| *waiting == action);
        ui.horizontal(|ui| {
            let left = ui.cursor().left();
            ui.label(t(info.label)).on_hover_text(t(info.help));
            ui.add_space((left + 220.0 - ui.cursor().left()).max(0.0));
            for &shortcut in cx.keys().keys(action) {
                let text = shortcut_text(&shortcut);
                let key = ui.button(RichText::new(&text).small()).on_hover_text(t("Click to remove this key"));
                if key.clicked() {
                    change(out, move |settings| settings.keymap_mut().take_away(action, &shortcut));
                }
            }
            if awaited.is_some_and(|(_, pressed)| pressed.is_none()) {
                ui.label(RichText::new(t("Press the new key, or Esc to cancel")).color(theme::of(ui).accent));
            } else if small_icon_button(ui, Icon::Add, &tr!("Add a key: {command}", command = t(info.label))).clicked()
            {
                self.rebinding = Some((action, None));
            }
            if cx.keys().is_changed(action)
                && small_icon_button(ui, Icon::Undo, &tr!("Reset shortcut: {command}", command = t(info.label)))
                    .clicked()
            {
                change(out, move |settings| settings.keymap_mut().reset(action));
            }
        });
        if let Some((_, Some(shortcut))) = awaited {
            self.conflict_ui(ui, action, shortcut, cx, out);
        }
    }

    fn conflict_ui(&mut self, ui: &mut Ui, action: Action, shortcut: KeyboardShortcut, cx: &Studio, out: &mut Outbox) {
        let others = cx.keys().conflicts(&shortcut, action);
        let names = others.iter().map(|other| t(other.info().label)).collect::<Vec<_>>().join(", ");
        ui.horizontal(|ui| {
            ui.add_space(220.0);
            let text = tr!("{key} is already used for {names}.", key = shortcut_text(&shortcut), names);
            ui.label(RichText::new(text).color(theme::of(ui).warning));
            if ui.button(t("Reassign")).clicked() {
                bind(out, action, shortcut, others);
                self.rebinding = None;
            }
            if ui.button(t("Choose another")).clicked() {
                self.rebinding = Some((action, None));
            }
            if ui.button(t("Cancel")).clicked() {
                self.rebinding = None;
            }
        });
    }
}

fn change(out: &mut Outbox, change: impl FnOnce(&mut Settings) + 'static) {
    out.send(Command::Settings(Box::new(change)));
}

fn bind(out: &mut Outbox, action: Action, shortcut: KeyboardShortcut, from: Vec<Action>) {
    change(out, move |settings| {
        let keymap = settings.keymap_mut();
        from.into_iter().for_each(|other| keymap.take_away(other, &shortcut));
        let mut keys = keymap.keys(action).to_vec();
        if !keys.contains(&shortcut) {
            keys.push(shortcut);
        }
        keymap.set(action, keys);
    });
}

fn look_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let settings = cx.settings();
    egui::Grid::new("look").num_columns(2).spacing(vec2(24.0, 8.0)).show(ui, |ui| {
        ui.label(t("Shortcut preset"));
        ui.horizontal(|ui| {
            for preset in Preset::ALL {
                let button = ui.selectable_label(settings.preset() == preset, preset.label());
                if button.on_hover_text(preset.texts().join("\n")).clicked() {
                    change(out, move |settings| settings.take_preset(preset));
                }
            }
        });
        ui.end_row();
        for setting in SETTINGS {
            ui.label(t(setting.label));
            ui.horizontal(|ui| {
                for choice in setting.choices {
                    let mut button = ui.selectable_label((choice.is_on)(settings), t(choice.name));
                    if !choice.help.is_empty() {
                        button = button.on_hover_text(t(choice.help));
                    }
                    if button.clicked() {
                        change(out, choice.choose);
                    }
                }
            });
            ui.end_row();
        }
    });
    hint(ui, t("Changes apply at once and are saved."));
}
