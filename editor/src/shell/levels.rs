//! The Level menu: which level or maze of the project is in view, and both added, copied and taken away.

use crate::command::Outbox;
use crate::context::PaneContext;
use crate::language::t;
use crate::maze;
use crate::session::{Session, bring_into_view};
use crate::things::arrange::new_id;
use crate::tr;
use crate::widgets::hint;
use crate::widgets::menu::{room, scrolling};
use eframe::egui::Ui;
use kit::document::{Document, Edit};
use sim::maze::grid::centre_of;
use sim::maze::{MazeBlock, MazeGrid};
use sim::project::{LevelData, MazeData, Project};
use std::sync::Arc;

/// Chunks of a level that starts empty: two thousand by nine hundred pixels or so.
const NEW_SIZE: (u32, u32) = (16, 7);

/// Columns and rows of a maze that starts empty.
const NEW_MAZE: u16 = 24;

/// Points that the list of levels is high at most.
const MOST_HEIGHT: f32 = 480.0;
/// Points of the menu's other lines.
const OTHER_LINES: f32 = 216.0;

/// Shows the menu.
pub fn menu(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    let Project { levels, mazes, .. } = cx.document.project();
    let mut line = |ui: &mut Ui, key: &str, title: &str| {
        if ui.radio(key == cx.session.level, title).on_hover_text(key).clicked() {
            let key = key.to_owned();
            out.session(move |session| bring_into_view(session, key));
            ui.close();
        }
    };
    // An imported game has dozens.
    scrolling(ui, (room(ui) - OTHER_LINES).clamp(72.0, MOST_HEIGHT), |ui| {
        levels.iter().for_each(|level| line(ui, &level.key, &level.title));
        if !mazes.is_empty() {
            hint(ui, t("Mazes"));
            mazes.iter().for_each(|maze| line(ui, &maze.key, &maze.title));
        }
    });
    ui.separator();
    let current = cx.document.level(&cx.session.level);
    let is_open = !cx.document.project().chunks.is_empty();
    ui.add_enabled_ui(is_open, |ui| {
        if ui.button(t("New level")).on_hover_text(t("Add an empty level to the project.")).clicked() {
            let (width, height) = NEW_SIZE;
            let project = cx.document.project();
            let (key, title) = free_name(cx, t("New level"), "level");
            let mut level = project.empty_level(&key, &title, width, height);
            level.background = current.and_then(|level| level.background);
            add(out, t("Add a level"), level, levels.len());
            ui.close();
        }
    });
    if ui
        .button(t("New maze"))
        .on_hover_text(t("Add a rotating maze to the project: a room with walls around it."))
        .clicked()
    {
        let (key, title) = free_name(cx, t("New maze"), "maze");
        add_maze(out, t("Add a maze"), empty_maze(key, title), mazes.len());
        ui.close();
    }
    if let Some(maze) = maze::in_view(cx) {
        return maze_lines(ui, maze, cx, out);
    }
    let Some(level) = current else { return };
    let place = levels.iter().position(|other| other.key == level.key).unwrap_or_default();
    if ui.button(t("Duplicate this level")).on_hover_text(t("Add a copy of this level.")).clicked() {
        let (key, title) = free_name(cx, &level.title, "level");
        let copy = LevelData { key, title, ..with_fresh_ids(level) };
        add(out, t("Copy a level"), copy, place + 1);
        ui.close();
    }
    let remove = ui.add_enabled_ui(levels.len() + mazes.len() > 1, |ui| ui.button(t("Delete this level"))).inner;
    if remove.on_hover_text(t("Delete this level from the project. Undo brings it back.")).clicked() {
        out.edit(
            tr!("Delete {title}", title = level.title),
            vec![Edit::SetLevel { key: level.key.clone(), level: None }],
        );
        ui.close();
    }
}

/// What can be done to the maze in view.
fn maze_lines(ui: &mut Ui, maze: &MazeData, cx: &PaneContext<'_>, out: &mut Outbox) {
    let Project { levels, mazes, .. } = cx.document.project();
    let place = mazes.iter().position(|other| other.key == maze.key).unwrap_or_default();
    if ui.button(t("Duplicate this maze")).on_hover_text(t("Add a copy of this maze.")).clicked() {
        let (key, title) = free_name(cx, &maze.title, "maze");
        add_maze(out, t("Copy a maze"), MazeData { key, title, ..maze.clone() }, place + 1);
        ui.close();
    }
    let remove = ui.add_enabled_ui(levels.len() + mazes.len() > 1, |ui| ui.button(t("Delete this maze"))).inner;
    if remove.on_hover_text(t("Delete this maze from the project. Undo brings it back.")).clicked() {
        out.edit(tr!("Delete {title}", title = maze.title), vec![Edit::SetMaze { key: maze.key.clone(), maze: None }]);
        ui.close();
    }
}

/// Puts the level or maze in view that is so many places further in the project, round and round.
pub fn turn(session: &mut Session, document: &Document, by: isize) {
    let Project { levels, mazes, .. } = document.project();
    let keys: Vec<&String> = levels.iter().map(|level| &level.key).chain(mazes.iter().map(|maze| &maze.key)).collect();
    let place = keys.iter().position(|key| **key == session.level).unwrap_or_default() as isize;
    if keys.len() > 1 {
        let next = (place + by).rem_euclid(keys.len() as isize);
        bring_into_view(session, keys[next as usize].clone());
    }
}

/// Walls around nothing, with the start in the middle.
fn empty_maze(key: String, title: String) -> MazeData {
    let mut grid = MazeGrid::new(NEW_MAZE, NEW_MAZE).expect("a size that mazes may have");
    let last = i32::from(NEW_MAZE) - 1;
    for at in 0..=last {
        for cell in [(at, 0), (at, last), (0, at), (last, at)] {
            grid.set(cell, MazeBlock::Wall(1).id());
        }
    }
    let (x, y) = centre_of((last / 2, last / 2));
    MazeData { key, title, grid, start: Some((x as u16, y as u16)), ..MazeData::default() }
}

fn add_maze(out: &mut Outbox, label: &str, maze: MazeData, place: usize) {
    let key = maze.key.clone();
    out.edit(label, vec![Edit::SetMaze { key: key.clone(), maze: Some((place, Arc::new(maze))) }]);
    out.session(move |session| bring_into_view(session, key));
}

fn add(out: &mut Outbox, label: &str, level: LevelData, place: usize) {
    let key = level.key.clone();
    out.edit(label, vec![Edit::SetLevel { key: key.clone(), level: Some((place, Arc::new(level))) }]);
    out.session(move |session| bring_into_view(session, key));
}

/// A key that begins as said and a title, neither of which a level or a maze has yet: both with a number behind.
fn free_name(cx: &PaneContext<'_>, title: &str, kind: &str) -> (String, String) {
    let Project { levels, mazes, .. } = cx.document.project();
    let names = |n| (format!("{kind}-{n}"), if n == 1 { title.to_owned() } else { format!("{title} {n}") });
    let is_free = |(key, title): &(String, String)| {
        levels.iter().all(|l| l.key != *key && l.title != *title)
            && mazes.iter().all(|m| m.key != *key && m.title != *title)
    };
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
