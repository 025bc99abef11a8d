//! The Level menu: which level of the project is in view, and levels added, copied and taken away.

use crate::command::Outbox;
use crate::context::PaneContext;
use crate::session::{Session, bring_into_view};
use crate::things::arrange::new_id;
use crate::widgets::menu::{room, scrolling};
use eframe::egui::Ui;
use kit::document::{Document, Edit};
use sim::project::LevelData;
use std::sync::Arc;

/// Chunks of a level that starts empty: two thousand by nine hundred pixels or so.
const NEW_SIZE: (u32, u32) = (16, 7);

/// Points that the list of levels is high at most.
const MOST_HEIGHT: f32 = 480.0;
/// Points of the menu's other lines.
const OTHER_LINES: f32 = 190.0;

/// Shows the menu.
pub fn menu(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    let levels = &cx.document.project().levels;
    // An imported game has dozens.
    scrolling(ui, (room(ui) - OTHER_LINES).clamp(72.0, MOST_HEIGHT), |ui| {
        for level in levels {
            if ui.radio(level.key == cx.session.level, level.title.as_str()).on_hover_text(&level.key).clicked() {
                let key = level.key.clone();
                out.session(move |session| bring_into_view(session, key));
                ui.close();
            }
        }
    });
    ui.separator();
    let current = cx.document.level(&cx.session.level);
    let is_open = !cx.document.project().chunks.is_empty();
    ui.add_enabled_ui(is_open, |ui| {
        if ui.button("New level").on_hover_text("Add an empty level to the project.").clicked() {
            let (width, height) = NEW_SIZE;
            let project = cx.document.project();
            let (key, title) = free_name(cx, "New level");
            let mut level = project.empty_level(&key, &title, width, height);
            level.background = current.and_then(|level| level.background);
            add(out, "Add a level", level, levels.len());
            ui.close();
        }
    });
    let Some(level) = current else { return };
    let place = levels.iter().position(|other| other.key == level.key).unwrap_or_default();
    if ui.button("Duplicate this level").on_hover_text("Add a copy of this level.").clicked() {
        let (key, title) = free_name(cx, &level.title);
        let copy = LevelData { key, title, ..with_fresh_ids(level) };
        add(out, "Copy a level", copy, place + 1);
        ui.close();
    }
    let remove = ui.add_enabled_ui(levels.len() > 1, |ui| ui.button("Delete this level")).inner;
    if remove.on_hover_text("Take this level out of the project. Undo brings it back.").clicked() {
        out.edit(format!("Delete {}", level.title), vec![Edit::SetLevel { key: level.key.clone(), level: None }]);
        ui.close();
    }
}

/// Puts the level in view that stands so many places further in the project, round and round.
pub fn turn(session: &mut Session, document: &Document, by: isize) {
    let levels = &document.project().levels;
    let place = levels.iter().position(|level| level.key == session.level).unwrap_or_default() as isize;
    if levels.len() > 1 {
        let next = (place + by).rem_euclid(levels.len() as isize);
        bring_into_view(session, levels[next as usize].key.clone());
    }
}

fn add(out: &mut Outbox, label: &str, level: LevelData, place: usize) {
    let key = level.key.clone();
    out.edit(label, vec![Edit::SetLevel { key: key.clone(), level: Some((place, Arc::new(level))) }]);
    out.session(move |session| bring_into_view(session, key));
}

/// A key and a title that no level has yet: the title with a number behind it.
fn free_name(cx: &PaneContext<'_>, title: &str) -> (String, String) {
    let levels = &cx.document.project().levels;
    let names = |n| (format!("level-{n}"), if n == 1 { title.to_owned() } else { format!("{title} {n}") });
    let is_free = |(key, title): &(String, String)| levels.iter().all(|l| l.key != *key && l.title != *title);
    sim::project::numbered(1, names, is_free)
}

/// The level with other ids for everything placed in it.
fn with_fresh_ids(level: &LevelData) -> LevelData {
    let mut copy = level.clone();
    let ids = copy.switchers.iter_mut().map(|s| &mut s.id).chain(copy.placements.iter_mut().map(|p| &mut p.id));
    let changes =
        copy.limit_changes.iter_mut().map(|c| &mut c.id).chain(copy.tide.changes.iter_mut().map(|c| &mut c.id));
    ids.chain(changes).for_each(|id| *id = new_id(level));
    copy
}
