//! The level's water: its height, how it moves, and what changes it.

use super::Subject;
use super::changes::{self, HeadCommand, PIXELS, Part, STAGES, SWITCHES};
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::studio::Studio;
use crate::things::arrange;
use crate::widgets::choices::{row, unnamed_box};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, section};
use eframe::egui::Ui;
use kit::document::{Edit, GestureId, LevelSettings};
use sim::project::{MOST_WATER_CHANGES, Tide, WaterChange};

/// When a change applies, then what it does.
const PARTS: [Part<WaterChange, i32>; 11] = [
    Part {
        label: msg("Until camera x"),
        help: msg("The change applies while the left edge of the screen is left of this"),
        range: PIXELS,
        unit: "px",
        get: |change| change.to_x,
        set: |change, value| change.to_x = value,
        first: |change, _| change.from_x.saturating_add(320),
    },
    Part {
        label: msg("From player y"),
        help: msg("The change applies while the player's centre is at this height or below it"),
        range: PIXELS,
        unit: "px",
        get: |change| change.from_y,
        set: |change, value| change.from_y = value,
        first: |_, _| 0,
    },
    Part {
        label: msg("Until player y"),
        help: msg("The change applies while the player's centre is above this height"),
        range: PIXELS,
        unit: "px",
        get: |change| change.to_y,
        set: |change, value| change.to_y = value,
        first: |_, water| water,
    },
    Part {
        label: msg("With switch"),
        help: msg("The change applies while this switch is pressed"),
        range: SWITCHES,
        unit: "",
        get: |change| change.switch.map(i32::from),
        set: |change, value| change.switch = value.map(|value| value.clamp(0, 15) as u8),
        first: |_, _| 0,
    },
    Part {
        label: msg("In stage"),
        help: msg("The change applies in this stage; a level begins in stage 0"),
        range: STAGES,
        unit: "",
        get: |change| change.stage.map(i32::from),
        set: |change, value| change.stage = value.map(|value| value.clamp(0, 255) as u8),
        first: |_, _| 0,
    },
    Part {
        label: msg("Reached"),
        help: msg("The change applies while the water is at this height, as it is without the swell"),
        range: PIXELS,
        unit: "px",
        get: |change| change.reached,
        set: |change, value| change.reached = value,
        first: |change, water| change.y.unwrap_or(water),
    },
    Part {
        label: msg("Moves to"),
        help: msg("The height to which the water moves"),
        range: PIXELS,
        unit: "px",
        get: |change| change.y,
        set: |change, value| change.y = value,
        first: |_, water| water,
    },
    Part {
        label: msg("Jumps to"),
        help: msg("The height that the water takes at once, before it moves on"),
        range: PIXELS,
        unit: "px",
        get: |change| change.at_once,
        set: |change, value| change.at_once = value,
        first: |_, water| water,
    },
    Part {
        label: msg("Next stage"),
        help: msg("The stage that follows; changes of this stage then no longer apply"),
        range: STAGES,
        unit: "",
        get: |change| change.next_stage.map(i32::from),
        set: |change, value| change.next_stage = value.map(|value| value.clamp(0, 255) as u8),
        first: |change, _| i32::from(change.stage.unwrap_or(0)) + 1,
    },
    Part {
        label: msg("Presses switch"),
        help: msg("The switch that is pressed while the change applies"),
        range: SWITCHES,
        unit: "",
        get: |change| change.presses.map(i32::from),
        set: |change, value| change.presses = value.map(|value| value.clamp(0, 15) as u8),
        first: |_, _| 0,
    },
    Part {
        label: msg("Closes with switch"),
        help: msg("The switch whose second state is set while the change applies: doors that it opened close"),
        range: SWITCHES,
        unit: "",
        get: |change| change.closes.map(i32::from),
        set: |change, value| change.closes = value.map(|value| value.clamp(0, 15) as u8),
        first: |_, _| 0,
    },
];

/// Shows the water alone, with its changes.
pub fn ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    ui.heading(t("Water's surface"));
    rows_ui(ui, fields, on, cx, out);
    let Some(water) = on.level.water else { return };
    section(ui, t("Changes"));
    hint(ui, t("Of the changes that apply, the first decides where the water goes."));
    let changes = &on.level.tide.changes;
    for (n, change) in changes.iter().enumerate() {
        ui.add_space(6.0);
        ui.push_id(change.id.0, |ui| change_ui(ui, fields, on, (n, change, water), out));
    }
    ui.add_space(6.0);
    let add = ui.add_enabled(changes.len() < MOST_WATER_CHANGES, eframe::egui::Button::new(t("Add a change")));
    if add.on_hover_text(t("The water moves to another height from some point on")).clicked() {
        let camera = cx.session().canvas.view.origin.x.round().max(0.0) as i32;
        let id = arrange::new_id(on.level);
        let new = WaterChange { id, from_x: camera, y: Some(water), ..WaterChange::default() };
        change_tide(on, None, t("Add a change of the water"), out, |tide| tide.changes.push(new));
    }
}

/// The rows that the level's own page shows too: whether there is water, how high it is, how it moves.
pub fn rows_ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let settings = LevelSettings::of(on.level);
    let edit = |settings| vec![Edit::SetLevelSettings { level: on.key.to_owned(), settings }];
    row(ui, t("Water"), t("Everything below this height is under water"), |ui| {
        let mut has = settings.water.is_some();
        if unnamed_box(ui, &mut has, t("The level has water")).clicked() {
            let bottom = cx.derived().scene().size_in_blocks().1.saturating_mul(16);
            let water = has.then_some(bottom / 4 * 3);
            let label = if has { t("Add water") } else { t("Delete water") };
            out.edit(label, edit(LevelSettings { water, ..settings.clone() }));
        }
        if let Some(water) = settings.water {
            let number = Number { label: t("Water line"), help: t("Height of the surface"), range: PIXELS, unit: "px" };
            if let Some((water, g)) = fields.bare_number(ui, &number, water) {
                out.edit_in(g, t("Move water line"), edit(LevelSettings { water: Some(water), ..settings.clone() }));
            }
        }
    });
    if settings.water.is_none() {
        return;
    }
    row(
        ui,
        t("Swell"),
        t("The surface sinks by up to 15 pixels and comes back, as in the Labyrinth of Sonic 1"),
        |ui| {
            let mut swells = settings.tide.swells;
            if unnamed_box(ui, &mut swells, t("The water swells")).clicked() {
                change_tide(on, None, t("Change the swell"), out, |tide| tide.swells = swells);
            }
        },
    );
    if settings.tide.changes.is_empty() {
        return;
    }
    let help = t("Pixels a frame by which the water moves to a new height");
    let number = Number { label: t("Water speed"), help, range: 0..=255, unit: "px" };
    if let Some((speed, g)) = fields.number(ui, &number, settings.tide.speed.into()) {
        change_tide(on, Some(g), t("Change the water's speed"), out, |tide| tide.speed = speed.clamp(0, 255) as u8);
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
    let label = t("Edit a change of the water");
    match changes::head_ui(ui, n, t("Move this change up, so that it decides first")) {
        Some(HeadCommand::Delete) => {
            change_tide(on, None, t("Delete a change of the water"), out, |tide| drop(tide.changes.remove(n)));
        }
        Some(HeadCommand::Earlier) => {
            change_tide(on, None, t("Move a change of the water up"), out, |tide| tide.changes.swap(n - 1, n));
        }
        None => {}
    }
    let help = t("The change applies once the left edge of the screen is here or right of it");
    row(ui, t("From camera x"), help, |ui| {
        let number = Number { label: &changes::name(n, t("From camera x")), help, range: PIXELS, unit: "px" };
        if let Some((from_x, g)) = fields.bare_number(ui, &number, change.from_x) {
            change_tide(on, Some(g), label, out, |tide| tide.changes[n].from_x = from_x);
        }
    });
    for part in &PARTS {
        if let Some((gesture, value)) = changes::part_ui(ui, fields, part, (n, change, water)) {
            change_tide(on, gesture, label, out, |tide| (part.set)(&mut tide.changes[n], value));
        }
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
