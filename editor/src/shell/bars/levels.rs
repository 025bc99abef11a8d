//! The Level menu: which level or maze of the project is in view, and both added, copied and taken away.

use crate::command::Outbox;
use crate::language::{msg, t};
use crate::session::{Session, bring_into_view};
use crate::studio::Studio;
use crate::things::arrange::NewIds;
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
    /// All of them, in the order of the menu.
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
        let Project { levels, mazes, .. } = cx.document().project();
        let (level, maze) = (cx.in_view().level(), cx.in_view().maze());
        let behind = |found: Option<usize>| found.unwrap_or_default() + 1;
        match (self, level, maze) {
            (Self::NewLevel, current, _) => {
                let (width, height) = NEW_SIZE;
                let (key, title) = free_name(cx, t("New level"), "level");
                let mut level = cx.document().project().empty_level(&key, &title, width, height);
                level.background = current.and_then(|level| level.background);
                add(out, t("Add a level"), level, levels.len());
            }
            (Self::NewMaze, ..) => {
                let (key, title) = free_name(cx, t("New maze"), "maze");
                add_maze(out, t("Add a maze"), empty_maze(key, title), mazes.len());
            }
            (Self::DuplicateLevel, Some(level), _) => {
                let (key, title) = free_name(cx, &level.title, "level");
                let copy = LevelData { key, title, ..with_fresh_ids(level) };
                add(out, t("Copy a level"), copy, behind(levels.iter().position(|other| other.key == level.key)));
            }
            (Self::DeleteLevel, Some(level), _) => {
                let edit = Edit::SetLevel { key: level.key.clone(), level: None };
                out.edit(tr!("Delete {title}", title = level.title), vec![edit]);
            }
            (Self::DuplicateMaze, _, Some(maze)) => {
                let (key, title) = free_name(cx, &maze.title, "maze");
                let copy = MazeData { key, title, ..(**maze).clone() };
                add_maze(out, t("Copy a maze"), copy, behind(mazes.iter().position(|other| other.key == maze.key)));
            }
            (Self::DeleteMaze, _, Some(maze)) => {
                let edit = Edit::SetMaze { key: maze.key.clone(), maze: None };
                out.edit(tr!("Delete {title}", title = maze.title), vec![edit]);
            }
            _ => {}
        }
    }
}

/// Shows the menu.
pub fn menu(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let Project { levels, mazes, .. } = cx.document().project();
    let mut line = |ui: &mut Ui, key: &str, title: &str| {
        if ui.radio(key == cx.session().level, title).on_hover_text(key).clicked() {
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
fn free_name(cx: &Studio, title: &str, kind: &str) -> (String, String) {
    let Project { levels, mazes, .. } = cx.document().project();
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
    let mut new = NewIds::of(level);
    ids.chain(changes).for_each(|id| *id = new.next_id());
    copy
}
