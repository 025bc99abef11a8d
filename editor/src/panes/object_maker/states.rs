//! The states of an object: a table of them, a picture of what leads where, the fields of one, and its rules.

use super::behaviour::{motion_ui, touch_ui};
use super::{Subject, graph, rules};
use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::Fields;
use crate::widgets::name_field::NameField;
use crate::widgets::{hint, section, small_icon_button};
use eframe::egui::{Button, Grid, Ui};
use kit::document::GestureId;
use kit::document::custom_kinds::names::{free_among, with_state_renamed, without_state};
use kit::document::custom_kinds::words::{depth_name, motion_name};
use kit::document::custom_kinds::{form_help, form_name, with_heights};
use sim::project::{Depth, MOST_STATES, OwnForm, OwnKind, OwnState};

/// The section.
#[derive(Default)]
pub struct States {
    /// The state in hand, by its place.
    chosen: usize,
    name: NameField,
}

impl States {
    /// Forgets what is half typed.
    pub(super) fn drop_typing(&mut self) {
        self.name.drop_typing();
    }

    /// Shows the states. `now` is the state that the trial shows, by its name.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        fields: &mut Fields,
        on: &Subject<'_>,
        now: Option<&str>,
        out: &mut Outbox,
    ) {
        let kind = &**on.kind;
        section(ui, t("States"));
        if kind.states.is_empty() {
            hint(ui, t("It acts the same all the time. With states it can wait, move, open, attack and break."));
            self.add_ui(ui, on, out);
            return;
        }
        self.chosen = self.chosen.min(kind.states.len() - 1);
        self.table_ui(ui, kind);
        self.arrange_ui(ui, on, out);
        if let Some(clicked) = graph::ui(ui, kind, self.chosen, now) {
            self.chosen = clicked;
        }
        let place = self.chosen;
        let Some(state) = kind.states.get(place) else { return };
        let put = |out: &mut Outbox, label: &str, gesture: Option<GestureId>, state: OwnState| {
            on.put(out, label, gesture, with_heights(with_state(kind, place, state)));
        };
        section(ui, &tr!("State {name}", name = state.name));
        let is_free = |name: &str| !name.is_empty() && name.len() <= 60 && kind.state(name).is_none();
        let why = t("Another state has this name, or it is empty.");
        let label = (t("Name of the state"), t("Rules that lead to it follow"));
        if let Some(name) = self.name.ui(ui, label, &state.name, (is_free, why)) {
            on.put(out, t("Rename state"), None, with_state_renamed(kind, place, &name));
        }
        let as_object = t("As the object");
        row(ui, t("Form"), t(form_help(state.form.unwrap_or(kind.form))), |ui| {
            combo(ui, t("Form of the state"), state.form.map_or(as_object, |form| t(form_name(form))), |ui| {
                let forms = OwnForm::ALL.into_iter().map(Some);
                for form in std::iter::once(None).chain(forms) {
                    let title = form.map_or(as_object, |form| t(form_name(form)));
                    if ui.selectable_label(form == state.form, title).clicked() && form != state.form {
                        put(out, t("Change form"), None, OwnState { form, ..state.clone() });
                    }
                }
            })
        });
        if let Some((motion, gesture)) = motion_ui(ui, fields, kind, (state.motion.as_ref(), Some(as_object))) {
            put(out, t("Change motion"), gesture, OwnState { motion, ..state.clone() });
        }
        if let Some((touch, gesture)) = touch_ui(ui, fields, kind, (state.touch, Some(as_object))) {
            put(out, t("Change hitbox"), gesture, OwnState { touch, ..state.clone() });
        }
        row(ui, t("Animation"), t("Animations are made on the page Looks"), |ui| {
            let none = t("First frame");
            let shown = if state.animation.is_empty() { none } else { &state.animation };
            combo(ui, t("Animation"), shown, |ui| {
                if ui.selectable_label(state.animation.is_empty(), none).clicked() && !state.animation.is_empty() {
                    put(out, t("Change animation"), None, OwnState { animation: String::new(), ..state.clone() });
                }
                for animation in &kind.animations {
                    let is_it = animation.name == state.animation;
                    if ui.selectable_label(is_it, &animation.name).clicked() && !is_it {
                        let animation = animation.name.clone();
                        put(out, t("Change animation"), None, OwnState { animation, ..state.clone() });
                    }
                }
            })
        });
        row(ui, t("Drawn"), t("How it is drawn in relation to the player"), |ui| {
            combo(ui, t("Drawn"), t(depth_name(state.depth)), |ui| {
                for depth in Depth::ALL {
                    let is_it = depth == state.depth;
                    if ui.selectable_label(is_it, t(depth_name(depth))).clicked() && !is_it {
                        put(out, t("Change depth"), None, OwnState { depth, ..state.clone() });
                    }
                }
            })
        });
        section(ui, t("Rules"));
        if let Some((rules, gesture, label)) = rules::ui(ui, fields, on, state) {
            put(out, label, gesture, OwnState { rules, ..state.clone() });
        }
    }

    fn table_ui(&mut self, ui: &mut Ui, kind: &OwnKind) {
        Grid::new("states").num_columns(4).striped(true).spacing([14.0, 2.0]).show(ui, |ui| {
            for title in [t("State"), t("Form"), t("Motion"), t("Rules")] {
                ui.weak(title);
            }
            ui.end_row();
            for (place, state) in kind.states.iter().enumerate() {
                let title = if place == 0 { tr!("{name} (first)", name = state.name) } else { state.name.clone() };
                if ui.selectable_label(place == self.chosen, title).clicked() {
                    self.chosen = place;
                }
                ui.label(t(form_name(state.form.unwrap_or(kind.form))));
                ui.label(t(motion_name(state.motion.as_ref().unwrap_or(&kind.motion))));
                ui.label(state.rules.len().to_string());
                ui.end_row();
            }
        });
    }

    /// Shows the buttons that add, copy, move and delete states.
    fn arrange_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let kind = &**on.kind;
        ui.horizontal_wrapped(|ui| {
            self.add_ui(ui, on, out);
            let place = self.chosen;
            if ui.button(t("Duplicate state")).on_hover_text(t("A copy of the state in hand")).clicked() {
                self.insert(on, out, t("Duplicate state"), kind.states[place].clone());
            }
            for (icon, name, to) in [
                (Icon::Up, t("Earlier; the first state begins"), place.checked_sub(1)),
                (Icon::Down, t("Later"), Some(place + 1).filter(|to| *to < kind.states.len())),
            ] {
                if let Some(to) = to
                    && small_icon_button(ui, icon, name).clicked()
                {
                    let mut kind = kind.clone();
                    kind.states.swap(place, to);
                    self.chosen = to;
                    on.put(out, t("Move state"), None, kind);
                }
            }
            if small_icon_button(ui, Icon::Delete, t("Delete state")).clicked() {
                self.chosen = place.saturating_sub(1);
                on.put(out, t("Delete state"), None, with_heights(without_state(kind, place)));
            }
        });
    }

    fn add_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let is_full = on.kind.states.len() >= MOST_STATES;
        let add = ui.add_enabled(!is_full, Button::new(t("Add state")));
        if add.on_hover_text(t("A state behind the others; the first one begins")).clicked() {
            self.insert(on, out, t("Add state"), OwnState { name: t("state").to_owned(), ..OwnState::default() });
        }
    }

    /// Adds a state under a free name, and takes it in hand.
    fn insert(&mut self, on: &Subject<'_>, out: &mut Outbox, label: &str, state: OwnState) {
        let mut kind = (**on.kind).clone();
        let name = free_among(kind.states.iter().map(|state| state.name.as_str()), &state.name);
        self.chosen = kind.states.len();
        kind.states.push(OwnState { name, ..state });
        on.put(out, label, None, kind);
    }
}

/// The definition with another state in a place.
fn with_state(kind: &OwnKind, place: usize, state: OwnState) -> OwnKind {
    let mut kind = kind.clone();
    if let Some(old) = kind.states.get_mut(place) {
        *old = state;
    }
    kind
}
