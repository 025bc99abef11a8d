//! The Level menu: which level or maze of the project is in view, and both added, copied and taken away.

use crate::command::Outbox;
use crate::language::{msg, t};
use crate::session::{Session, bring_into_view, bring_layer_into_view};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::hint;
use crate::widgets::menu::{room, scrolling};
use eframe::egui::Ui;
use kit::document::level_list::{copied, free_name, removed};
use kit::document::{Document, Edit};
use sim::maze::grid::centre_of;
use sim::maze::{MazeBlock, MazeGrid};
use sim::project::{LevelData, MazeData, Project};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Chunks of a level that starts empty: two thousand by nine hundred pixels or so.
const NEW_SIZE: (u32, u32) = (16, 7);

/// Columns and rows of a maze that starts empty.
const NEW_MAZE: u16 = 24;

/// Points that the list of levels is high at most.
const MOST_HEIGHT: f32 = 480.0;
/// Points of the menu's other lines.
const OTHER_LINES: f32 = 240.0;

/// A command on the levels and mazes of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelCommand {
    /// Adds an empty level.
    NewLevel,
    /// Adds a maze that is a room.
    NewMaze,
    /// Adds a copy of the level in view.
    DuplicateLevel,
    /// Deletes the level in view.
    DeleteLevel,
    /// Adds a copy of the maze in view.
    DuplicateMaze,
    /// Deletes the maze in view.
    DeleteMaze,
}

impl LevelCommand {
    /// The entries, in the order of the menu.
    pub const ALL: [Self; 6] =
        [Self::NewLevel, Self::NewMaze, Self::DuplicateLevel, Self::DeleteLevel, Self::DuplicateMaze, Self::DeleteMaze];

    /// The line of the menu.
    pub const fn label(self) -> &'static str {
        match self {
            Self::NewLevel => msg("New level"),
            Self::NewMaze => msg("New maze"),
            Self::DuplicateLevel => msg("Duplicate this level"),
            Self::DeleteLevel => msg("Delete this level"),
            Self::DuplicateMaze => msg("Duplicate this maze"),
            Self::DeleteMaze => msg("Delete this maze"),
        }
    }

    /// The tooltip of the line.
    pub const fn help(self) -> &'static str {
        match self {
            Self::NewLevel => msg("Add an empty level to the project."),
            Self::NewMaze => msg("Add a rotating maze to the project: a room with walls around it."),
            Self::DuplicateLevel => msg("Add a copy of this level."),
            Self::DeleteLevel => msg("Delete this level from the project. Undo brings it back."),
            Self::DuplicateMaze => msg("Add a copy of this maze."),
            Self::DeleteMaze => msg("Delete this maze from the project. Undo brings it back."),
        }
    }

    /// Whether what it is about is in view.
    fn is_shown(self, cx: &Studio) -> bool {
        match self {
            Self::NewLevel | Self::NewMaze => true,
            Self::DuplicateLevel | Self::DeleteLevel => cx.in_view().level().is_some(),
            Self::DuplicateMaze | Self::DeleteMaze => cx.in_view().maze().is_some(),
        }
    }

    /// Whether it can do anything now.
    pub fn is_enabled(self, cx: &Studio) -> bool {
        let Project { levels, mazes, chunks, .. } = cx.document().project();
        let is_possible = match self {
            Self::NewLevel => !chunks.is_empty(),
            Self::NewMaze => !cx.document().is_empty(),
            // One stays.
            Self::DeleteLevel | Self::DeleteMaze => levels.len() + mazes.len() > 1,
            Self::DuplicateLevel | Self::DuplicateMaze => true,
        };
        is_possible && self.is_shown(cx)
    }

    /// Carries it out.
    pub fn carry_out(self, cx: &Studio, out: &mut Outbox) {
        let project = cx.document().project();
        let in_view = BTreeSet::from([cx.session().level.clone()]);
        match self {
            Self::NewLevel => {
                let (width, height) = NEW_SIZE;
                let (key, title) = free_name(project, t("New level"), "level");
                let mut level = project.empty_level(&key, &title, width, height);
                level.background = cx.in_view().level().and_then(|level| level.background);
                let level = Some((project.levels.len(), Arc::new(level)));
                out.edit(t("Add a level"), vec![Edit::SetLevel { key: key.clone(), level }]);
                out.session(move |session| bring_into_view(session, key));
            }
            Self::NewMaze => {
                let (key, title) = free_name(project, t("New maze"), "maze");
                let maze = Some((project.mazes.len(), Arc::new(empty_maze(key.clone(), title))));
                out.edit(t("Add a maze"), vec![Edit::SetMaze { key: key.clone(), maze }]);
                out.session(move |session| bring_into_view(session, key));
            }
            Self::DuplicateLevel | Self::DuplicateMaze => _ = duplicate(cx, &in_view, out),
            Self::DeleteLevel | Self::DeleteMaze => delete(cx, &in_view, out),
        }
    }
}

/// Adds copies of levels and mazes, and puts the last one in view. Returns their keys.
pub fn duplicate(cx: &Studio, chosen: &BTreeSet<String>, out: &mut Outbox) -> Vec<String> {
    let project = cx.document().project();
    let (edits, new) = copied(project, chosen);
    if let Some(key) = new.last().cloned() {
        let is_maze = chosen.first().is_some_and(|key| project.maze(key).is_some());
        let label = match (new.len(), is_maze) {
            (2.., _) => t("Copy levels"),
            (_, true) => t("Copy a maze"),
            (_, false) => t("Copy a level"),
        };
        out.edit(label, edits);
        out.session(move |session| bring_into_view(session, key));
    }
    new
}

/// Deletes levels and mazes; the last one stays.
pub fn delete(cx: &Studio, chosen: &BTreeSet<String>, out: &mut Outbox) {
    let project = cx.document().project();
    let edits = removed(project, chosen);
    let title = |key: &String| {
        let maze = || project.maze(key).map(|maze| maze.title.clone());
        project.level(key).map(|level| level.title.clone()).or_else(maze).unwrap_or_default()
    };
    let label = match chosen.first() {
        Some(key) if chosen.len() == 1 => tr!("Delete {title}", title = title(key)),
        _ => t("Delete levels").to_owned(),
    };
    if !edits.is_empty() {
        out.edit(label, edits);
    }
}

/// Shows the menu.
pub fn menu(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let project = cx.document().project();
    let Project { levels, mazes, .. } = project;
    let mut line = |ui: &mut Ui, key: &str, title: &str| {
        if ui.radio(key == cx.session().level, title).on_hover_text(key).clicked() {
            let key = key.to_owned();
            out.session(move |session| bring_into_view(session, key));
            ui.close();
        }
    };
    // An imported game has dozens.
    scrolling(ui, (room(ui) - OTHER_LINES).clamp(72.0, MOST_HEIGHT), |ui| {
        let mut group = "";
        let is_listed = |level: &&Arc<LevelData>| level.key == cx.session().level || !project.is_layer(&level.key);
        for level in levels.iter().filter(is_listed) {
            if level.about.group != group {
                group = &level.about.group;
                if group.is_empty() {
                    ui.separator();
                } else {
                    hint(ui, group);
                }
            }
            line(ui, &level.key, &level.title);
        }
        if !mazes.is_empty() {
            hint(ui, t("Mazes"));
            mazes.iter().for_each(|maze| line(ui, &maze.key, &maze.title));
        }
    });
    ui.separator();
    for command in LevelCommand::ALL.into_iter().filter(|command| command.is_shown(cx)) {
        let line = ui.add_enabled_ui(command.is_enabled(cx), |ui| ui.button(t(command.label()))).inner;
        if line.on_hover_text(t(command.help())).clicked() {
            command.carry_out(cx, out);
            ui.close();
        }
    }
}

/// Puts the level or maze in view that is so many places further in the project, round and round.
pub fn turn(session: &mut Session, document: &Document, by: isize) {
    let project = document.project();
    // Layers of art are drawn on in their levels.
    let levels = project.levels.iter().map(|level| &level.key);
    let levels = levels.filter(|key| **key == session.level || !project.is_layer(key));
    let keys: Vec<&String> = levels.chain(project.mazes.iter().map(|maze| &maze.key)).collect();
    let place = keys.iter().position(|key| **key == session.level).unwrap_or_default() as isize;
    if keys.len() > 1 {
        let next = (place + by).rem_euclid(keys.len() as isize);
        bring_into_view(session, keys[next as usize].clone());
    }
}

/// Puts the plane behind the level in view into view; of a plane the level in front of it, from which it was reached last, else the
/// first one. Returns false if there is neither.
pub fn switch_plane(session: &mut Session, document: &Document) -> bool {
    let project = document.project();
    let now = session.level.clone();
    let behind = project.level(&now).map(|level| level.plane.level.clone());
    if let Some(plane) = behind.filter(|plane| *plane != now && project.level(plane).is_some()) {
        session.canvas.in_front = now;
        bring_into_view(session, plane);
        return true;
    }
    if let Some(level) = project.with_layer(&now).next().map(|level| level.key.clone()) {
        bring_layer_into_view(session, project, level);
        return true;
    }
    let fronts: Vec<&String> = project.in_front_of(&now).map(|front| &front.key).collect();
    let last = fronts.iter().find(|front| ***front == session.canvas.in_front);
    let Some(front) = last.or(fronts.first()).map(|front| (*front).clone()) else { return false };
    bring_into_view(session, front);
    true
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
