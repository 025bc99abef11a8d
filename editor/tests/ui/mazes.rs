//! Rotating mazes in the window.

use crate::canvas::{canvas, hills};
use crate::support::{CTRL, click, key, steps};
use eframe::egui::{Key, Modifiers, Pos2, Role};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::Document;
use loopwright::app::App;
use loopwright::maze::{corner_of, words};
use sim::maze::grid::centre_of;
use sim::maze::{Block, MazeGrid};
use sim::project::MazeData;
use std::sync::Arc;

const COLUMNS: u16 = 12;
const ROWS: u16 = 10;

/// A maze with every kind of block in it, the start in its middle.
pub fn maze() -> MazeData {
    let mut grid = MazeGrid::new(COLUMNS, ROWS).unwrap();
    for (n, id) in words::placeable().enumerate() {
        grid.set((n as i32 % 12, n as i32 / 12), id);
    }
    (0..12).for_each(|column| _ = grid.set((column, 9), 1));
    let (x, y) = centre_of((6, 7));
    MazeData {
        key: "spin".into(),
        title: "Spinning".into(),
        grid,
        start: Some((x as u16, y as u16)),
        ..MazeData::default()
    }
}

/// A window with the hills and a maze, which is open.
pub fn spinning() -> Harness<'static, App> {
    let mut h = hills();
    let mut project = h.state().document().project().clone();
    project.mazes = vec![Arc::new(maze())];
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    choose(&mut h, "Spinning");
    h
}

/// Chooses a line of the Level menu.
fn choose(h: &mut Harness<'_, App>, item: &str) {
    h.get_all_by_label("Level").next().unwrap().click();
    h.run_ok();
    h.get_by_label(item).click();
    h.run_ok();
}

/// The maze in view.
fn shown(h: &Harness<'_, App>) -> Arc<MazeData> {
    h.state().document().project().maze(&h.state().session().level).unwrap().clone()
}

/// Where a position is on the screen.
fn at(h: &Harness<'_, App>, place: Pos2) -> Pos2 {
    h.state().session().view.snapped(1.0).to_screen(canvas(h), place)
}

/// The middle of a cell on the screen.
fn cell(h: &Harness<'_, App>, column: i32, row: i32) -> Pos2 {
    at(h, corner_of((column, row)) + eframe::egui::vec2(12.0, 12.0))
}

fn keys(h: &Harness<'_, App>) -> Vec<String> {
    h.state().document().project().mazes.iter().map(|maze| maze.key.clone()).collect()
}

#[test]
fn mazes_are_added_copied_renamed_and_removed() {
    let mut h = spinning();
    assert_eq!(h.state().session().level, "spin");
    choose(&mut h, "New maze");
    assert_eq!((keys(&h), h.state().session().level.as_str()), (vec!["spin".into(), "maze-1".into()], "maze-1"));
    let new = shown(&h);
    assert_eq!((new.title.as_str(), new.grid.get((0, 5)), new.grid.get((5, 5))), ("New maze", 1, 0));
    assert!(new.maze().is_some(), "it can be played at once");
    choose(&mut h, "Spinning");
    choose(&mut h, "Duplicate this maze");
    assert_eq!(keys(&h), ["spin", "maze-2", "maze-1"]);
    assert_eq!((shown(&h).title.as_str(), &shown(&h).grid), ("Spinning 2", &maze().grid));
    h.get_by_role_and_label(Role::TextInput, "Title").focus();
    h.run_ok();
    h.get_by_role_and_label(Role::TextInput, "Title").type_text(" again");
    h.run_ok();
    assert_eq!(shown(&h).title, "Spinning 2 again");
    choose(&mut h, "Delete this maze");
    assert_eq!(keys(&h), ["spin", "maze-1"]);
    assert_eq!(steps(&h), ["Add a maze", "Copy a maze", "Rename maze", "Delete Spinning 2 again"]);
    for _ in 0..4 {
        key(&mut h, CTRL, Key::Z);
    }
    assert_eq!(keys(&h), ["spin"]);
}

#[test]
fn a_maze_says_in_a_sentence_what_it_has_not() {
    let mut h = spinning();
    for (tab, text) in [("Chunks", "A maze has no chunks"), ("Objects", "A maze has no objects")] {
        click(&mut h, tab);
        h.get_by_label_contains(text);
    }
    choose(&mut h, "Hills");
    assert!(h.query_by_label_contains("A maze has no objects").is_none());
}

#[test]
fn the_pointer_names_the_block_under_it() {
    let mut h = spinning();
    let ring = maze().grid.cells().iter().position(|id| *id == Block::Ring.id()).unwrap() as i32;
    let place = cell(&h, ring % 12, ring / 12);
    h.hover_at(place);
    h.run_ok();
    let (x, y) = centre_of((ring % 12, ring / 12));
    h.get_by_label_contains(&format!("{x}, {y}"));
    h.get_by_label_contains("    Ring");
}

#[test]
fn a_maze_is_drawn_cell_by_cell() {
    let mut h = spinning();
    key(&mut h, Modifiers::NONE, Key::Tab);
    h.remove_cursor();
    h.run_ok();
    h.get_by_role_and_label(Role::GraphicsObject, "Start");
    h.snapshot_options("maze_canvas", &SnapshotOptions::new().threshold(0.5));
}

#[test]
fn keys_turn_levels_and_mazes_round() {
    let mut h = spinning();
    let mut seen = Vec::new();
    for turn in [Key::PageDown, Key::PageDown, Key::PageUp] {
        key(&mut h, Modifiers::ALT, turn);
        seen.push(h.state().session().level.clone());
    }
    assert_eq!(seen, ["hills", "spin", "hills"]);
}

#[test]
fn a_project_of_mazes_alone_opens() {
    let mut h = hills();
    let mut project = h.state().document().project().clone();
    project.levels.clear();
    project.mazes = vec![Arc::new(maze())];
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    assert_eq!(h.state().session().level, "spin");
    h.get_by_label("Level canvas");
}
