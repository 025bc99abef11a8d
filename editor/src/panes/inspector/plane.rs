//! The plane behind the level: which level it is, and how it moves.

use super::Subject;
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::camera_share::camera_share;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, small_icon_button};
use eframe::egui::Ui;
use kit::document::level_list::can_be_named;
use kit::document::{Edit, GestureId, LevelSettings};
use sim::project::{BackPlane, LevelData, Project, free_name};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Most pixels that a plane is moved.
const MOVED: RangeInclusive<i32> = -0x8000..=0x8000;
/// The part of the camera's way that a new plane moves, in 256ths.
const FIRST_SCROLL: (u16, u16) = (64, 32);
/// Size of a new plane: more than three screens across, two down.
const NEW_PIXELS: (u32, u32) = (1024, 512);

/// Shows the plane behind the level.
pub fn rows_ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let project = cx.document().project();
    let plane = &on.level.plane;
    row(
        ui,
        t("Plane"),
        t("The level that is drawn behind this one, as the plane B of the console: blocks that move slower"),
        |ui| {
            combo(ui, t("Plane"), &name_of(project, plane), |ui| {
                if ui.selectable_label(plane.level.is_empty(), t("none")).clicked() {
                    out.edit(t("Choose plane"), vec![with(on, BackPlane::default())]);
                }
                for level in project.levels.iter().filter(|level| level.key != on.key) {
                    if ui.selectable_label(level.key == plane.level, title(level)).clicked() {
                        out.edit(t("Choose plane"), vec![with(on, chosen(plane, &level.key))]);
                    }
                }
                if ui.selectable_label(false, t("a new level")).clicked() {
                    out.edit(t("Add a plane"), new_plane(project, on));
                }
            });
            let help = t("Show the plane on the canvas, to draw it");
            if project.level(&plane.level).is_some() && small_icon_button(ui, Icon::Pencil, help).clicked() {
                out.action(Action::SwitchPlane);
            }
        },
    );
    let behind: Vec<&str> = project.in_front_of(on.key).map(|front| title(front)).collect();
    if !behind.is_empty() {
        hint(ui, &tr!("The plane behind {levels}", levels = behind.join(", ")));
    }
    let around: Vec<&str> = project.with_layer(on.key).map(|level| title(level)).collect();
    if !around.is_empty() {
        hint(ui, &tr!("A layer of art of {levels}", levels = around.join(", ")));
    }
    if plane.level.is_empty() {
        return;
    }
    let mut put = |label: &str, gesture: GestureId, new: BackPlane| out.edit_in(gesture, label, vec![with(on, new)]);
    let label = t("Change speed of the plane");
    let help = t("How far it moves when the camera moves sideways: 0 % does not move, 100 % moves with the level");
    if let Some((scroll_x, gesture)) = camera_share(ui, fields, (t("Moves across"), help), plane.scroll_x) {
        put(label, gesture, BackPlane { scroll_x, ..plane.clone() });
    }
    let help = t("How far it moves when the camera moves up and down");
    if let Some((scroll_y, gesture)) = camera_share(ui, fields, (t("Moves up and down"), help), plane.scroll_y) {
        put(label, gesture, BackPlane { scroll_y, ..plane.clone() });
    }
    let help = t("The pixel of the plane in the left top corner of the screen, with the camera at the level's corner");
    let number = |label| Number { label, help, range: MOVED, unit: "px" };
    if let Some((x, gesture)) = fields.number(ui, &number(t("Plane x")), plane.x) {
        put(t("Move the plane"), gesture, BackPlane { x, ..plane.clone() });
    }
    if let Some((y, gesture)) = fields.number(ui, &number(t("Plane y")), plane.y) {
        put(t("Move the plane"), gesture, BackPlane { y, ..plane.clone() });
    }
}

fn title(level: &LevelData) -> &str {
    if level.title.is_empty() { &level.key } else { &level.title }
}

fn name_of(project: &Project, plane: &BackPlane) -> String {
    match project.level(&plane.level) {
        Some(level) => title(level).to_owned(),
        None if plane.level.is_empty() => t("none").to_owned(),
        None => tr!("{name} (missing)", name = plane.level.as_str()),
    }
}

/// The edit that gives the level a plane.
fn with(on: &Subject<'_>, plane: BackPlane) -> Edit {
    let settings = LevelSettings { plane: Box::new(plane), ..LevelSettings::of(on.level) };
    Edit::SetLevelSettings { level: on.key.to_owned(), settings }
}

/// The plane with another level; a first one moves slower than the camera.
fn chosen(plane: &BackPlane, key: &str) -> BackPlane {
    let (scroll_x, scroll_y) = if plane.level.is_empty() { FIRST_SCROLL } else { (plane.scroll_x, plane.scroll_y) };
    BackPlane { level: key.to_owned(), scroll_x, scroll_y, ..plane.clone() }
}

/// The edits that put a new, empty level behind this one.
fn new_plane(project: &Project, on: &Subject<'_>) -> Vec<Edit> {
    let key = free_name(&format!("{}-background", on.key), "-", |key| can_be_named(project, key));
    let name = tr!("{title}, background", title = title(on.level));
    let side = u32::from(project.chunk_size.max(1)) * 16;
    let chunks = |pixels: u32| pixels.div_ceil(side);
    let level = project.empty_level(&key, &name, chunks(NEW_PIXELS.0), chunks(NEW_PIXELS.1));
    let level = LevelData { colors: on.level.colors.clone(), about: on.level.about.clone(), ..level };
    let edit = with(on, chosen(&on.level.plane, &key));
    vec![Edit::SetLevel { key, level: Some((project.levels.len(), Arc::new(level))) }, edit]
}
