//! Level > Own properties: what the project defines for its levels, objects and layer switchers.

use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{counted, msg, t};
use crate::look::icons::Icon;
use crate::panes::inspector::{OwnProperty, property_ui};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::things::targets::{kind_title, kinds_offered};
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::Fields;
use crate::widgets::name_field::NameField;
use crate::widgets::ordered_row::OrderedRow;
use crate::widgets::value::range_ui;
use crate::widgets::{hint, small_icon_button};
use eframe::egui::{Align, Align2, Button, Id, Key, Layout, ScrollArea, TextEdit, TextStyle, Ui, vec2};
use kit::document::properties::{choice_renamed, fresh, removed, renamed, uses};
use kit::document::{Edit, GestureId};
use serde_json::Value;
use sim::project::{MOST_PROPERTIES, MOST_PROPERTY_CHOICES, PropertyDefinition, PropertyKind, PropertyOwner};
use sim::value::Unit;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Points of the list of names.
const LIST: f32 = 170.0;
/// Points of the list and the page: at most, and at least on a low display.
const HEIGHT: f32 = 420.0;
const LOWEST: f32 = 120.0;
/// Points of the display that all else of the window takes.
const AROUND: f32 = 220.0;

/// The kinds of values, in the order in which they are offered, with their titles.
const KINDS: [(PropertyKind, &str); 8] = [
    (PropertyKind::Number { min: 0, max: 100, unit: Unit::Plain }, msg("Number")),
    (PropertyKind::Flag, msg("On or off")),
    (PropertyKind::Text, msg("Text")),
    (PropertyKind::Choice { choices: Vec::new() }, msg("Choice")),
    (PropertyKind::Color, msg("Colour")),
    (PropertyKind::File, msg("File")),
    (PropertyKind::Object, msg("Object")),
    (PropertyKind::Point, msg("Point")),
];

/// The things that can have properties, with their names and what that means.
const OWNERS: [(PropertyOwner, &str, &str); 7] = [
    (PropertyOwner::Object, msg("Objects"), msg("Each placed object has a value of its own")),
    (PropertyOwner::Switcher, msg("Layer switchers"), msg("Each layer switcher has a value of its own")),
    (PropertyOwner::Region, msg("Regions"), msg("Each region has a value of its own")),
    (
        PropertyOwner::Block,
        msg("Blocks"),
        msg("Each block of a tileset has a value of its own, wherever it is painted"),
    ),
    (PropertyOwner::Tile, msg("Solid tiles"), msg("Each solid tile of a tileset has a value of its own")),
    (PropertyOwner::Level, msg("Levels"), msg("Each level has a value of its own")),
    (PropertyOwner::Project, msg("The project"), msg("The default is the value")),
];

/// The open window.
#[derive(Default)]
pub struct PropertiesWindow {
    /// The place of the property that is shown.
    chosen: usize,
    fields: Fields,
    name: NameField,
    /// A word of a choice half typed.
    word: NameField,
    /// A new word half typed.
    choice: String,
}

impl Window for PropertiesWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let mut open = true;
        window(msg("Own properties"), vec2(580.0, 540.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            above_buttons(ui, |ui| {
                hint(
                    ui,
                    t("Values for the game that is made of the project: the Inspector sets them, exports hold them. The physics does not read them."),
                );
                ui.add_space(4.0);
                let height = (ui.content_rect().height() - AROUND).clamp(LOWEST, HEIGHT);
                let size = vec2(ui.available_width(), height);
                ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Min), |ui| {
                    ui.set_height(height);
                    ui.vertical(|ui| self.list_ui(ui, cx, out));
                    ui.separator();
                    ui.vertical(|ui| self.page_ui(ui, cx, out));
                });
            });
            ui.add_space(4.0);
            buttons(ui, |ui| self.buttons_ui(ui, cx, out));
        });
        open
    }

    fn actions(&self) -> &'static [Action] {
        &[Action::Undo, Action::Redo, Action::Save]
    }
}

/// Changes the list of properties in one step, or as a part of a gesture.
fn put(
    cx: &Studio,
    out: &mut Outbox,
    (gesture, label): (Option<GestureId>, &str),
    change: impl FnOnce(&mut Vec<PropertyDefinition>),
) {
    let mut list = (*cx.document().project().properties).clone();
    change(&mut list);
    out.edit_in(gesture, label, vec![Edit::SetProperties(Arc::new(list))]);
}

impl PropertiesWindow {
    fn list_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let list = &cx.document().project().properties;
        self.chosen = self.chosen.min(list.len().saturating_sub(1));
        ui.set_width(LIST);
        ScrollArea::vertical().id_salt("properties").auto_shrink([false, false]).show(ui, |ui| {
            for (place, property) in list.iter().enumerate() {
                let size = vec2(ui.available_width(), ui.spacing().interact_size.y + 4.0);
                let label = property.shown_label();
                let is_chosen = place == self.chosen;
                let shown = OrderedRow { list: Id::unique("own properties"), place, size, label, is_chosen }.show(ui);
                let color = ui.visuals().text_color();
                let at = shown.area.left_center() + vec2(8.0, 0.0);
                let font = TextStyle::Body.resolve(ui.style());
                ui.painter_at(shown.area).text(at, Align2::LEFT_CENTER, label, font, color);
                if shown.response.clicked() {
                    self.chosen = place;
                    self.name.drop_typing();
                }
                if let Some(from) = shown.dropped.filter(|from| *from != place) {
                    put(cx, out, (None, t("Move property")), |list| {
                        let moved = list.remove(from);
                        list.insert(place.min(list.len()), moved);
                    });
                    self.chosen = place;
                }
            }
            if list.is_empty() {
                hint(ui, t("None yet."));
            }
        });
    }

    fn buttons_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let project = cx.document().project();
        ui.horizontal(|ui| {
            let has_room = project.properties.len() < MOST_PROPERTIES;
            let add = ui.add_enabled(has_room, Button::new(t("Add property")));
            if add.on_hover_text(t("A further property, for objects at first")).clicked() {
                let new = fresh(project);
                put(cx, out, (None, t("Add property")), |list| list.push(new));
                self.chosen = project.properties.len();
                self.name.drop_typing();
            }
            let Some(chosen) = project.properties.get(self.chosen) else { return };
            let used = uses(project, chosen);
            let help = tr!("Delete it, and its values: {things}", things = counted(used, "thing"));
            if ui.button(t("Delete")).on_hover_text(help).clicked() {
                out.edit(t("Delete property"), removed(project, self.chosen));
            }
            ui.weak(tr!("Set on {things}", things = counted(used, "thing")));
        });
    }

    fn page_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let project = cx.document().project();
        let Some(property) = project.properties.get(self.chosen) else {
            return hint(ui, t("Add a property to give objects, levels or layer switchers values of your own."));
        };
        ScrollArea::vertical().id_salt("property").auto_shrink([false, false]).show(ui, |ui| {
            let place = self.chosen;
            let others = || project.properties.iter().enumerate().filter(|(other, _)| *other != place);
            let is_free = |name: &str| {
                let new = PropertyDefinition { name: name.to_owned(), ..property.clone() };
                PropertyDefinition::is_name(name) && others().all(|(_, other)| !other.is_in_the_way(&new))
            };
            let why = t("Letters from A to Z, digits and underscores, and no other property's name.");
            let help = (t("Name"), t("Its name in files and exports. Values follow a new one"));
            if let Some(name) = self.name.ui(ui, help, &property.name, (is_free, why)) {
                out.edit(t("Rename property"), renamed(project, place, &name));
            }
            if let Some((new, gesture)) = self.parts_ui(ui, cx, property, out) {
                put(cx, out, (gesture, t("Change property")), |list| list[place] = new);
            }
        });
    }

    /// Shows all of a property but its name. Returns the new one and the gesture that the change is part of.
    fn parts_ui(
        &mut self,
        ui: &mut Ui,
        cx: &Studio,
        property: &PropertyDefinition,
        out: &mut Outbox,
    ) -> Option<(PropertyDefinition, Option<GestureId>)> {
        let mut new = property.clone();
        let mut changed = None;
        let fields = &mut self.fields;
        if let Some((label, gesture)) = fields.text(ui, t("Label"), t("Its name in the Inspector"), &property.label) {
            (new.label, changed) = (label, Some(Some(gesture)));
        }
        if let Some((help, gesture)) = fields.text(ui, t("Help"), t("In a tooltip of the Inspector"), &property.help) {
            (new.help, changed) = (help, Some(Some(gesture)));
        }
        row(ui, t("Of"), t("The things that have it"), |ui| {
            ui.vertical(|ui| {
                for (owner, label, help) in OWNERS {
                    let mut is_on = property.on.contains(&owner);
                    if ui.checkbox(&mut is_on, t(label)).on_hover_text(t(help)).clicked() {
                        new.on.retain(|other| *other != owner);
                        if is_on {
                            new.on.push(owner);
                            new.on.sort_unstable();
                        }
                        changed = Some(None);
                    }
                }
            });
        });
        if property.on.contains(&PropertyOwner::Object) && kinds_ui(ui, cx, &mut new) {
            changed = Some(None);
        }
        row(ui, t("Values"), t("The values that it takes"), |ui| {
            let title = |of: &PropertyKind| {
                let is_it =
                    |(kind, _): &&(PropertyKind, &str)| std::mem::discriminant(kind) == std::mem::discriminant(of);
                KINDS.iter().find(is_it).map_or("", |(_, title)| t(title))
            };
            combo(ui, t("Values"), title(&property.kind), |ui| {
                for (kind, label) in &KINDS {
                    let is_it = title(&property.kind) == t(label);
                    if ui.selectable_label(is_it, t(label)).clicked() && !is_it {
                        (new.kind, changed) = (kind.clone(), Some(None));
                        new.default = Value::Null;
                    }
                }
            });
        });
        match &mut new.kind {
            PropertyKind::Number { min, max, unit } => {
                changed = range_ui(ui, fields, (min, max, unit)).or(changed);
            }
            PropertyKind::Choice { choices } => {
                let (is_changed, renamed) = choices_ui(ui, (&mut self.word, &mut self.choice), choices);
                changed = is_changed.then_some(None).or(changed);
                if let Some((word, new)) = renamed {
                    let edits = choice_renamed(cx.document().project(), self.chosen, word, &new);
                    out.edit(t("Change property"), edits);
                }
            }
            _ => {}
        }
        if !matches!(property.kind, PropertyKind::Object | PropertyKind::Point) {
            let value = property.initial();
            let shown = PropertyDefinition {
                label: t("Default").to_owned(),
                help: t("The value of things that say none").to_owned(),
                default: Value::Null,
                ..property.clone()
            };
            let each = || vec![value.clone()];
            let default = OwnProperty { one: &shown, common: Some(&value), each: &each, near: (0, 0) };
            if let Some((changed_to, gesture)) = property_ui(ui, &mut self.fields, &default, None) {
                let is_said = |value: &Value| *value != property.kind.usual();
                new.default = Some(changed_to.of(0, &value)).filter(is_said).unwrap_or_default();
                changed = Some(gesture);
            }
        }
        changed.map(|gesture| (new, gesture))
    }
}

/// Shows the kinds of objects that have a property. True if they were changed.
fn kinds_ui(ui: &mut Ui, cx: &Studio, property: &mut PropertyDefinition) -> bool {
    let own = &cx.document().project().objects;
    let mut changed = false;
    row(ui, t("Kinds"), t("The kinds of objects that have it; all, if none is chosen"), |ui| {
        ui.vertical(|ui| {
            let mut gone = None;
            for (place, kind) in property.kinds.iter().enumerate() {
                ui.horizontal(|ui| {
                    let title = kind_title(kind, own);
                    ui.label(&title);
                    if small_icon_button(ui, Icon::Close, &tr!("Take {name} out of the list", name = title)).clicked() {
                        gone = Some(place);
                    }
                });
            }
            if let Some(place) = gone {
                property.kinds.remove(place);
                changed = true;
            }
            let shown = if property.kinds.is_empty() { t("all kinds") } else { t("add a kind") };
            combo(ui, t("Kinds"), shown, |ui| {
                for kind in offered(cx).into_iter().filter(|kind| !property.kinds.contains(kind)) {
                    if ui.selectable_label(false, kind_title(&kind, own)).clicked() {
                        property.kinds.push(kind);
                        changed = true;
                        break;
                    }
                }
            });
        });
    });
    changed
}

/// Shows the words of a choice. Returns whether one came or went, and one that is spelled in another way: its place, and how.
fn choices_ui(
    ui: &mut Ui,
    (word, typed): (&mut NameField, &mut String),
    choices: &mut Vec<String>,
) -> (bool, Option<(usize, String)>) {
    let (mut is_changed, mut renamed) = (false, None);
    let help = t(
        "The words to choose from; the first one is the default unless another is chosen. Values follow a new spelling",
    );
    row(ui, t("Choices"), help, |ui| {
        ui.vertical(|ui| {
            let mut gone = None;
            for (place, choice) in choices.iter().enumerate() {
                ui.horizontal(|ui| {
                    let name = tr!("Choice {n}", n = place + 1);
                    let is_free = |new: &str| !new.trim().is_empty() && choices.iter().all(|other| other != new);
                    if let (Some(new), _) = word.bare_ui(ui, &name, choice, (is_free, 38.0)) {
                        renamed = Some((place, new));
                    }
                    if small_icon_button(ui, Icon::Close, &tr!("Take {name} out of the list", name = choice)).clicked()
                    {
                        gone = Some(place);
                    }
                });
            }
            if let Some(place) = gone {
                choices.remove(place);
                is_changed = true;
            }
            ui.horizontal(|ui| {
                let width = (ui.available_width() - 60.0).max(40.0);
                let field = TextEdit::singleline(typed).desired_width(width).hint_text(t("a new word"));
                let field = ui.add(field).accessible_name(t("New choice"));
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                let new = typed.trim();
                let is_new = !new.is_empty() && choices.iter().all(|other| other != new);
                let is_good = is_new && choices.len() < MOST_PROPERTY_CHOICES;
                if (ui.add_enabled(is_good, Button::new(t("Add"))).clicked() || entered) && is_good {
                    choices.push(std::mem::take(typed).trim().to_owned());
                    is_changed = true;
                    if entered {
                        field.request_focus();
                    }
                }
            });
        });
    });
    (is_changed, renamed)
}

/// The names of kinds that can have a property: those of the levels first.
fn offered(cx: &Studio) -> Vec<String> {
    let project = cx.document().project();
    let placed = project.levels.iter().flat_map(|level| level.placements.iter());
    let there: BTreeSet<&str> = placed.map(|placement| placement.kind.as_str()).collect();
    let others = kinds_offered(&project.objects).into_iter().filter(|kind| !there.contains(kind.as_str()));
    there.iter().map(|kind| (*kind).to_owned()).chain(others).collect()
}
