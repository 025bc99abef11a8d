//! The level's water: its height, how it moves, and what changes it.

use super::Subject;
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::things::arrange;
use crate::widgets::choices::row;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, section};
use eframe::egui::{Response, Role, Ui, WidgetInfo};
use kit::document::{Edit, GestureId, LevelSettings};
use sim::project::{MOST_WATER_CHANGES, Tide, WaterChange};
use std::ops::RangeInclusive;

/// Pixels, as level files hold them.
const PIXELS: RangeInclusive<i32> = -4096..=65535;

/// One part of a change that a user can switch on and set.
struct Part {
    label: &'static str,
    help: &'static str,
    range: RangeInclusive<i32>,
    unit: &'static str,
    get: fn(&WaterChange) -> Option<i32>,
    set: fn(&mut WaterChange, Option<i32>),
    /// What it is when it is switched on, in a level with water at that height.
    first: fn(&WaterChange, i32) -> i32,
}

/// When a change applies, then what it does.
const PARTS: [Part; 11] = [
    Part {
        label: "Until camera x",
        help: "The change applies while the left edge of the screen is left of this",
        range: PIXELS,
        unit: "px",
        get: |change| change.to_x,
        set: |change, value| change.to_x = value,
        first: |change, _| change.from_x.saturating_add(320),
    },
    Part {
        label: "From player y",
        help: "The change applies while the player's centre is at this height or below it",
        range: PIXELS,
        unit: "px",
        get: |change| change.from_y,
        set: |change, value| change.from_y = value,
        first: |_, _| 0,
    },
    Part {
        label: "Until player y",
        help: "The change applies while the player's centre is above this height",
        range: PIXELS,
        unit: "px",
        get: |change| change.to_y,
        set: |change, value| change.to_y = value,
        first: |_, water| water,
    },
    Part {
        label: "With switch",
        help: "The change applies while this switch is pressed",
        range: 0..=15,
        unit: "",
        get: |change| change.switch.map(i32::from),
        set: |change, value| change.switch = value.map(|value| value.clamp(0, 15) as u8),
        first: |_, _| 0,
    },
    Part {
        label: "In stage",
        help: "The change applies in this stage; a level begins in stage 0",
        range: 0..=255,
        unit: "",
        get: |change| change.stage.map(i32::from),
        set: |change, value| change.stage = value.map(|value| value.clamp(0, 255) as u8),
        first: |_, _| 0,
    },
    Part {
        label: "Reached",
        help: "The change applies while the water is at this height, as it is without the swell",
        range: PIXELS,
        unit: "px",
        get: |change| change.reached,
        set: |change, value| change.reached = value,
        first: |change, water| change.y.unwrap_or(water),
    },
    Part {
        label: "Moves to",
        help: "The height to which the water moves",
        range: PIXELS,
        unit: "px",
        get: |change| change.y,
        set: |change, value| change.y = value,
        first: |_, water| water,
    },
    Part {
        label: "Jumps to",
        help: "The height that the water takes at once, before it moves on",
        range: PIXELS,
        unit: "px",
        get: |change| change.at_once,
        set: |change, value| change.at_once = value,
        first: |_, water| water,
    },
    Part {
        label: "Next stage",
        help: "The stage that follows; changes of this stage then no longer apply",
        range: 0..=255,
        unit: "",
        get: |change| change.next_stage.map(i32::from),
        set: |change, value| change.next_stage = value.map(|value| value.clamp(0, 255) as u8),
        first: |change, _| i32::from(change.stage.unwrap_or(0)) + 1,
    },
    Part {
        label: "Presses switch",
        help: "The switch that is pressed while the change applies",
        range: 0..=15,
        unit: "",
        get: |change| change.presses.map(i32::from),
        set: |change, value| change.presses = value.map(|value| value.clamp(0, 15) as u8),
        first: |_, _| 0,
    },
    Part {
        label: "Closes with switch",
        help: "The switch whose second state is set while the change applies: doors that it opened close",
        range: 0..=15,
        unit: "",
        get: |change| change.closes.map(i32::from),
        set: |change, value| change.closes = value.map(|value| value.clamp(0, 15) as u8),
        first: |_, _| 0,
    },
];

/// Shows the water alone, with its changes.
pub fn ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, cx: &PaneContext<'_>, out: &mut Outbox) {
    ui.heading("Water's surface");
    rows_ui(ui, fields, on, cx, out);
    let Some(water) = on.level.water else { return };
    section(ui, "Changes");
    hint(ui, "Of the changes that apply, the first decides where the water goes.");
    let changes = &on.level.tide.changes;
    for (n, change) in changes.iter().enumerate() {
        ui.add_space(6.0);
        ui.push_id(change.id.0, |ui| change_ui(ui, fields, on, (n, change, water), out));
    }
    ui.add_space(6.0);
    let add = ui.add_enabled(changes.len() < MOST_WATER_CHANGES, eframe::egui::Button::new("Add a change"));
    if add.on_hover_text("The water moves to another height from some point on").clicked() {
        let camera = cx.session.view.origin.x.round().max(0.0) as i32;
        let id = arrange::new_id(on.level);
        let new = WaterChange { id, from_x: camera, y: Some(water), ..WaterChange::default() };
        change_tide(on, None, "Add a change of the water", out, |tide| tide.changes.push(new));
    }
}

/// The rows that the level's own page shows too: whether there is water, how high it is, how it moves.
pub fn rows_ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, cx: &PaneContext<'_>, out: &mut Outbox) {
    let settings = LevelSettings::of(on.level);
    let edit = |settings| vec![Edit::SetLevelSettings { level: on.key.to_owned(), settings }];
    row(ui, "Water", "Everything below this height is under water", |ui| {
        let mut has = settings.water.is_some();
        if unnamed_box(ui, &mut has, "The level has water").clicked() {
            let bottom = cx.derived.scene().size_in_blocks().1.saturating_mul(16);
            let water = has.then_some(bottom / 4 * 3);
            let label = if has { "Add water" } else { "Delete water" };
            out.edit(label, edit(LevelSettings { water, ..settings.clone() }));
        }
        if let Some(water) = settings.water {
            let number = Number { label: "Water line", help: "Height of the surface", range: PIXELS, unit: "px" };
            if let Some((water, g)) = fields.bare_number(ui, &number, Some(water)) {
                out.edit_in(g, "Move water line", edit(LevelSettings { water: Some(water), ..settings.clone() }));
            }
        }
    });
    if settings.water.is_none() {
        return;
    }
    row(ui, "Swell", "The surface sinks by up to 15 pixels and comes back, as in the Labyrinth of Sonic 1", |ui| {
        let mut swells = settings.tide.swells;
        if unnamed_box(ui, &mut swells, "The water swells").clicked() {
            change_tide(on, None, "Change the swell", out, |tide| tide.swells = swells);
        }
    });
    if settings.tide.changes.is_empty() {
        return;
    }
    let help = "Pixels a frame by which the water moves to a new height";
    let number = Number { label: "Water speed", help, range: 0..=255, unit: "px" };
    if let Some((speed, g)) = fields.number(ui, &number, Some(settings.tide.speed.into())) {
        change_tide(on, Some(g), "Change the water's speed", out, |tide| tide.speed = speed.clamp(0, 255) as u8);
    }
}

/// One change: when it applies, what it does, its place in the list.
fn change_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    on: &Subject<'_>,
    (n, change, water): (usize, &WaterChange, i32),
    out: &mut Outbox,
) {
    let label = "Edit a change of the water";
    let name = |part: &str| format!("Change {}: {part}", n + 1);
    ui.horizontal(|ui| {
        ui.strong(format!("Change {}", n + 1));
        ui.with_layout(eframe::egui::Layout::right_to_left(eframe::egui::Align::Center), |ui| {
            if ui.button("Delete").on_hover_text("Delete this change").clicked() {
                change_tide(on, None, "Delete a change of the water", out, |tide| drop(tide.changes.remove(n)));
            }
            let earlier = ui.add_enabled(n > 0, eframe::egui::Button::new("Earlier"));
            if earlier.on_hover_text("Move this change up, so that it decides first").clicked() {
                change_tide(on, None, "Move a change of the water up", out, |tide| tide.changes.swap(n - 1, n));
            }
        });
    });
    let help = "The change applies once the left edge of the screen is here or right of it";
    row(ui, "From camera x", help, |ui| {
        let number = Number { label: &name("From camera x"), help, range: PIXELS, unit: "px" };
        if let Some((from_x, g)) = fields.bare_number(ui, &number, Some(change.from_x)) {
            change_tide(on, Some(g), label, out, |tide| tide.changes[n].from_x = from_x);
        }
    });
    for part in &PARTS {
        let value = (part.get)(change);
        row(ui, part.label, part.help, |ui| {
            let mut has = value.is_some();
            if unnamed_box(ui, &mut has, &name(&format!("has {}", part.label))).clicked() {
                let value = has.then(|| (part.first)(change, water));
                change_tide(on, None, label, out, |tide| (part.set)(&mut tide.changes[n], value));
            }
            if value.is_some() {
                let name = name(part.label);
                let number = Number { label: &name, help: part.help, range: part.range.clone(), unit: part.unit };
                if let Some((value, g)) = fields.bare_number(ui, &number, value) {
                    change_tide(on, Some(g), label, out, |tide| (part.set)(&mut tide.changes[n], Some(value)));
                }
            }
        });
    }
}

/// Sends the edit that changes how the water moves.
fn change_tide(
    on: &Subject<'_>,
    gesture: Option<GestureId>,
    label: &str,
    out: &mut Outbox,
    change: impl FnOnce(&mut Tide),
) {
    let mut settings = LevelSettings::of(on.level);
    change(&mut settings.tide);
    let edits = vec![Edit::SetLevelSettings { level: on.key.to_owned(), settings }];
    match gesture {
        Some(gesture) => out.edit_in(gesture, label, edits),
        None => out.edit(label, edits),
    }
}

/// A checkbox without a text of its own, which says what it is when pointed at and to screen readers.
fn unnamed_box(ui: &mut Ui, on: &mut bool, help: &str) -> Response {
    let response = ui.checkbox(on, "").on_hover_text(help);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, *on, help));
    response
}
