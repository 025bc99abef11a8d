//! Properties of the project's own, as levels, objects and layer switchers have them.

use super::Subject;
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{own_text, t, within};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::studio::Studio;
use crate::things::targets::title_in_view;
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::{Fields, NewValues, Number, Shared};
use crate::widgets::{action_tooltip, section, small_icon_button};
use eframe::egui::Ui;
use kit::document::properties::set_parts;
use kit::document::{Edit, GestureId, LevelSettings};
use serde_json::{Value, json};
use sim::project::{
    Extra, PropertyDefinition, PropertyKind, PropertyOwner, PropertyPart, Rgb, object_of, point_of, properties_of,
    put_property, set_property, value_of_object,
};

/// Objects that are offered at most, the nearest ones.
const OFFERED: usize = 40;
/// Places that a point can have, pixels.
const FAR: std::ops::RangeInclusive<i32> = -65_536..=1 << 20;

/// New values of a property.
#[derive(Clone, Debug, PartialEq)]
pub enum NewProperty {
    /// The same for all things.
    Same(Value),
    /// Each thing gets its own number.
    Each(NewValues),
    /// Each point gets its own number: x if it is false, y if it is true.
    Part(bool, NewValues),
}

impl NewProperty {
    /// The value of the thing at a place among several, which has a value now.
    pub fn of(&self, place: usize, now: &Value) -> Value {
        let number = |values: &NewValues| values.of(place).unwrap_or_default();
        match self {
            Self::Same(value) => value.clone(),
            Self::Each(values) => number(values).into(),
            Self::Part(is_y, values) => {
                let (x, y) = point_of(now).unwrap_or_default();
                if *is_y { json!([x, number(values)]) } else { json!([number(values), y]) }
            }
        }
    }
}

/// A change of a property: its values, and the gesture that it is part of.
pub type PropertyChange = (NewProperty, Option<GestureId>);

/// A property of things, and where they are.
pub struct OwnProperty<'a> {
    /// The definition.
    pub one: &'a PropertyDefinition,
    /// The value that all have; `None` if they differ.
    pub common: Option<&'a Value>,
    /// Reads the value of each.
    pub each: &'a dyn Fn() -> Vec<Value>,
    /// The place near which objects and points are offered, pixels.
    pub near: (i32, i32),
}

/// Things with properties.
pub(super) struct Owners<'a> {
    /// The properties that all of them have, and the values that they have in common.
    pub shown: Vec<(&'a PropertyDefinition, Option<Value>)>,
    /// Reads the values of each.
    pub values: &'a dyn Fn() -> Vec<Option<&'a Extra>>,
    /// The place near which objects and points are offered, pixels.
    pub near: (i32, i32),
}

/// Takes a change of a property of several things.
pub(super) type TakeChange<'a> = dyn FnMut(&mut Outbox, &PropertyDefinition, PropertyChange) + 'a;

/// Shows the properties of things.
pub(super) fn list_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    owners: &Owners<'_>,
    cx: &Studio,
    out: &mut Outbox,
    change: &mut TakeChange<'_>,
) {
    if owners.shown.is_empty() {
        return;
    }
    section(ui, t("Own properties"));
    for (one, common) in &owners.shown {
        let each = || (owners.values)().into_iter().map(|values| held(one, values)).collect();
        let property = OwnProperty { one, common: common.as_ref(), each: &each, near: owners.near };
        if let Some(new) = property_ui(ui, fields, &property, Some(cx)) {
            change(out, one, new);
        }
    }
    let edit = ui.small_button(t("Edit the properties…"));
    if edit.on_hover_ui(|ui| action_tooltip(ui, Action::Properties, cx.keys())).clicked() {
        out.action(Action::Properties);
    }
}

/// Shows a property. Without a studio no object can be chosen. Returns the change.
pub fn property_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    property: &OwnProperty<'_>,
    cx: Option<&Studio>,
) -> Option<PropertyChange> {
    let one = property.one;
    let label = own_text(one.shown_label());
    let help = if one.help.is_empty() { one.name.clone() } else { one.help.clone() };
    // A value that it does not take is shown as it is.
    let wrong = property.common.filter(|value| !one.kind.takes(value));
    let is_place = one.kind == PropertyKind::Point && property.common.is_none_or(|value| point_of(value).is_some());
    let changed = if is_place {
        let x = row(ui, &format!("{label} x"), &help, |ui| part_ui(ui, fields, (property, &label, &help), false));
        let y = row(ui, &format!("{label} y"), &help, |ui| {
            let y = part_ui(ui, fields, (property, &label, &help), true);
            default_ui(ui, property, &label).or(y)
        });
        y.or(x)
    } else {
        row(ui, &label, &help, |ui| {
            let changed = value_ui(ui, fields, (property, &label, &help), cx);
            default_ui(ui, property, &label).or(changed)
        })
    };
    if let Some(wrong) = wrong {
        let text = tr!("{value} is none of its values; the game gets the default.", value = wrong.to_string());
        ui.colored_label(theme::of(ui).warning, text);
    }
    changed
}

fn value_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    (property, label, help): (&OwnProperty<'_>, &str, &str),
    cx: Option<&Studio>,
) -> Option<PropertyChange> {
    let common = property.common;
    let same = |value: Value| (NewProperty::Same(value), None);
    let text = common.and_then(Value::as_str);
    let whole = |value: &Value| value.as_i64().unwrap_or_default() as i32;
    match &property.one.kind {
        PropertyKind::Number { min, max, unit } => {
            let range = *min..=(*max).max(*min);
            let number = Number { label, help, range, unit: unit.label() };
            let shared = Shared { common: common.map(whole), each: &|| (property.each)().iter().map(whole).collect() };
            let (new, gesture) = fields.bare_numbers(ui, &number, &shared)?;
            Some((NewProperty::Each(new), Some(gesture)))
        }
        PropertyKind::Flag => {
            let new = fields.bare_flag(ui, label, help, common.map(|value| value.as_bool().unwrap_or_default()))?;
            Some(same(new.into()))
        }
        PropertyKind::Text | PropertyKind::File => {
            let (new, gesture) = fields.bare_text(ui, label, help, text)?;
            Some((NewProperty::Same(new.into()), Some(gesture)))
        }
        PropertyKind::Choice { choices } => {
            let mut new = None;
            combo(ui, label, text.unwrap_or(t("different")), |ui| {
                for choice in choices {
                    if ui.selectable_label(text == Some(choice), choice).clicked() {
                        new = Some(choice.clone());
                    }
                }
            });
            new.map(|new| same(new.into()))
        }
        PropertyKind::Color => {
            let (new, gesture) = fields.color(ui, label, help, text.and_then(Rgb::of_hex))?;
            Some((NewProperty::Same(new.to_string().into()), Some(gesture)))
        }
        PropertyKind::Object => object_ui(ui, (property, label), cx?).map(same),
        PropertyKind::Point => {
            let (x, y) = property.near;
            let help = t("Begin with the place of the object, or of the start of the level");
            ui.small_button(t("Set")).on_hover_text(help).clicked().then(|| same(json!([x, y])))
        }
    }
}

/// One of the two numbers of points: x, or y.
fn part_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    (property, label, help): (&OwnProperty<'_>, &str, &str),
    is_y: bool,
) -> Option<PropertyChange> {
    let part = |value: &Value| point_of(value).map(|(x, y)| if is_y { y } else { x }).unwrap_or_default();
    let name = format!("{label} {}", if is_y { "y" } else { "x" });
    let number = Number { label: &name, help, range: FAR, unit: "px" };
    let each = || (property.each)().iter().map(part).collect();
    let (new, gesture) =
        fields.bare_numbers(ui, &number, &Shared { common: property.common.map(part), each: &each })?;
    Some((NewProperty::Part(is_y, new), Some(gesture)))
}

/// The button that returns to the default, if the value is another one.
fn default_ui(ui: &mut Ui, property: &OwnProperty<'_>, label: &str) -> Option<PropertyChange> {
    let initial = property.one.initial();
    let name = tr!("{parameter}: back to the default", parameter = label);
    let is_other = property.common != Some(&initial);
    (is_other && small_icon_button(ui, Icon::Undo, &name).clicked()).then_some((NewProperty::Same(initial), None))
}

/// Shows the object that a property names, and offers those that are near.
fn object_ui(ui: &mut Ui, (property, label): (&OwnProperty<'_>, &str), cx: &Studio) -> Option<Value> {
    let level = cx.in_view().level()?;
    let name = |slot: usize| format!("{} {}", title_in_view(&level.placements[slot], cx.derived()), slot + 1);
    let now = property.common.and_then(object_of);
    let slot = level.placements.iter().position(|placement| Some(placement.id) == now);
    let shown = match (property.common, now, slot) {
        (None, ..) => t("different").to_owned(),
        (Some(_), None, _) => t("none").to_owned(),
        (Some(_), Some(_), Some(slot)) => name(slot),
        (Some(_), Some(_), None) => t("missing").to_owned(),
    };
    let mut new = None;
    combo(ui, label, &shown, |ui| {
        if ui.selectable_label(property.common == Some(&Value::Null), t("none")).clicked() {
            new = Some(Value::Null);
        }
        let far = |x: i32, y: i32| {
            let (dx, dy) = (i64::from(x) - i64::from(property.near.0), i64::from(y) - i64::from(property.near.1));
            dx * dx + dy * dy
        };
        let places = level.placements.iter().enumerate();
        let mut near: Vec<(i64, usize)> = places.map(|(slot, other)| (far(other.x, other.y), slot)).collect();
        near.sort_unstable();
        for (_, slot) in near.into_iter().take(OFFERED) {
            let id = level.placements[slot].id;
            if ui.selectable_label(now == Some(id), name(slot)).clicked() {
                new = Some(value_of_object(id));
            }
        }
    });
    new
}

/// Shows the properties of the level in view.
pub(super) fn level_ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let values = || vec![Some(&on.level.properties)];
    let shown = cx.document().project().properties_on(PropertyOwner::Level, "");
    let owners = Owners {
        shown: shown.map(|one| (one, Some(held(one, Some(&on.level.properties))))).collect(),
        values: &values,
        near: (on.level.start.x, on.level.start.y),
    };
    list_ui(ui, fields, &owners, cx, out, &mut |out, one, (new, gesture)| {
        let mut settings = LevelSettings::of(on.level);
        let now = held(one, Some(&on.level.properties));
        put_property(&mut settings.properties, &one.name, said(one, new.of(0, &now)));
        let edit = Edit::SetLevelSettings { level: on.key.to_owned(), settings };
        out.edit_in(gesture, change_label(one), vec![edit]);
    });
}

/// Shows the properties of blocks, or of solid tiles, of a tileset.
pub fn parts_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    (tileset, parts): (usize, &[PropertyPart]),
    cx: &Studio,
    out: &mut Outbox,
) {
    let project = cx.document().project();
    let (Some(set), Some(first)) = (project.tilesets.get(tileset), parts.first()) else { return };
    let values = || parts.iter().map(|part| set.tileset.properties_of(*part)).collect::<Vec<_>>();
    let common = |one: &PropertyDefinition| {
        let value = held(one, set.tileset.properties_of(*first));
        values().into_iter().all(|other| held(one, other) == value).then_some(value)
    };
    let shown = project.properties_on(first.owner(), "").map(|one| (one, common(one))).collect();
    let owners = Owners { shown, values: &values, near: (0, 0) };
    list_ui(ui, fields, &owners, cx, out, &mut |out, one, (new, gesture)| {
        let of = |(place, part): (usize, &PropertyPart)| {
            let now = held(one, set.tileset.properties_of(*part));
            (*part, said(one, new.of(place, &now)))
        };
        let new: Vec<_> = parts.iter().enumerate().map(of).collect();
        out.edit_in(gesture, change_label(one), set_parts(project, tileset, &new, &one.name));
    });
}

/// The value of a property as a thing has it, whether the property takes it or not; the default if it has none.
pub(super) fn held(one: &PropertyDefinition, values: Option<&Extra>) -> Value {
    values.and_then(|values| values.get(&one.name)).cloned().unwrap_or_else(|| one.initial())
}

/// Gives the thing at a place among several its new value, by its further fields.
pub(super) fn set_in(extra: &mut Extra, one: &PropertyDefinition, new: &NewProperty, place: usize) {
    let value = new.of(place, &held(one, properties_of(extra)));
    set_property(extra, &one.name, said(one, value));
}

/// A new value as things keep it: the default is not said.
fn said(one: &PropertyDefinition, value: Value) -> Option<Value> {
    (value != one.initial()).then_some(value)
}

/// The name of the step that changes a property.
pub(super) fn change_label(one: &PropertyDefinition) -> String {
    tr!("Change {parameter}", parameter = within(&own_text(one.shown_label())))
}
