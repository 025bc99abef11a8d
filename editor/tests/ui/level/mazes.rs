//! Rotating mazes in the window.

use crate::level::canvas::{canvas, hills};
use crate::level::clipboard::copy;
use crate::level::levels::choose;
use crate::support::{CTRL, click, click_at, drag, key, steps};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::Document;
use kit::play::PlayCommand;
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::maze::{corner_of, words};
use sim::maze::grid::centre_of;
use sim::maze::{MazeBlock, MazeGrid, MazeWorld};
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

/// The maze in view.
fn shown(h: &Harness<'_, App>) -> Arc<MazeData> {
    h.state().document().project().maze(&h.state().session().level).unwrap().clone()
}

/// Returns the place of a position on the screen.
fn at(h: &Harness<'_, App>, place: Pos2) -> Pos2 {
    h.state().session().canvas.view.snapped(1.0).to_screen(canvas(h), place)
}

/// The middle of a cell on the screen.
pub fn cell(h: &Harness<'_, App>, column: i32, row: i32) -> Pos2 {
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
    let ring = maze().grid.cells().iter().position(|id| *id == MazeBlock::Ring.id()).unwrap() as i32;
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

const LEFT: PointerButton = PointerButton::Primary;
const RIGHT: PointerButton = PointerButton::Secondary;

/// The number in a cell.
fn block(h: &Harness<'_, App>, column: i32, row: i32) -> u8 {
    shown(h).grid.get((column, row))
}

/// The numbers in a row of cells.
fn row(h: &Harness<'_, App>, row: i32) -> Vec<u8> {
    (0..12).map(|column| block(h, column, row)).collect()
}

fn pull(h: &mut Harness<'_, App>, tool: Key, from: (i32, i32), to: (i32, i32)) {
    key(h, Modifiers::NONE, tool);
    let (from, to) = (cell(h, from.0, from.1), cell(h, to.0, to.1));
    drag(h, LEFT, from, to, Modifiers::NONE);
}

#[test]
fn brush_eraser_rectangle_and_fill_work_on_cells() {
    let mut h = spinning();
    click(&mut h, "Blocks");
    click(&mut h, "Bumper");
    pull(&mut h, Key::B, (2, 6), (4, 6));
    assert_eq!(row(&h, 6), [0, 0, 0x25, 0x25, 0x25, 0, 0, 0, 0, 0, 0, 0]);
    pull(&mut h, Key::E, (3, 6), (3, 6));
    assert_eq!(block(&h, 3, 6), 0);
    click(&mut h, "Ring");
    pull(&mut h, Key::R, (0, 7), (1, 8));
    assert_eq!([(0, 7), (1, 7), (0, 8), (1, 8)].map(|(x, y)| block(&h, x, y)), [0x3A; 4]);
    key(&mut h, Modifiers::NONE, Key::F);
    let place = cell(&h, 8, 8);
    click_at(&mut h, LEFT, place);
    assert_eq!(row(&h, 8), [0x3A; 12]);
    assert_eq!((block(&h, 4, 6), block(&h, 0, 9)), (0x25, 1), "what is not empty stays");
    assert_eq!(steps(&h), ["Paint", "Erase", "Fill rectangle", "Fill"]);
    (0..4).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert_eq!(shown(&h).grid, maze().grid);
    (0..4).for_each(|_| key(&mut h, CTRL, Key::Y));
    assert_eq!(row(&h, 8), [0x3A; 12]);
}

#[test]
fn a_right_click_picks_and_a_right_drag_makes_a_stamp() {
    let mut h = spinning();
    let place = cell(&h, 1, 3);
    click_at(&mut h, RIGHT, place);
    assert_eq!((h.state().session().tools.maze_block.0, h.state().session().tools.tool), (0x25, ToolId::Brush));
    let (from, to) = (cell(&h, 1, 0), cell(&h, 2, 1));
    drag(&mut h, RIGHT, from, to, Modifiers::NONE);
    assert_eq!(h.state().session().tools.tool, ToolId::Stamp);
    let place = cell(&h, 3, 7) - eframe::egui::vec2(2.0, 2.0);
    click_at(&mut h, LEFT, place);
    let put = |h: &Harness<'_, App>| (row(h, 6)[2..4].to_vec(), row(h, 7)[2..4].to_vec());
    let taken = (maze().grid.cells()[1..3].to_vec(), maze().grid.cells()[13..15].to_vec());
    assert_eq!(put(&h), taken, "around the pointer");
    assert_eq!(steps(&h), ["Stamp"]);
}

#[test]
fn selected_cells_are_moved_copied_duplicated_and_deleted() {
    let mut h = spinning();
    pull(&mut h, Key::S, (1, 3), (3, 3));
    assert_eq!(h.state().session().selected.area.count(), 3);
    pull(&mut h, Key::S, (2, 3), (3, 6));
    assert_eq!((row(&h, 3)[1..4].to_vec(), row(&h, 6)[2..5].to_vec()), (vec![0; 3], vec![0x25, 0x26, 0x27]));
    key(&mut h, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(row(&h, 6)[1..5], [0x25, 0x26, 0x27, 0]);
    key(&mut h, CTRL, Key::D);
    assert_eq!(row(&h, 6)[1..8], [0x25, 0x26, 0x27, 0x25, 0x26, 0x27, 0]);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert_eq!(row(&h, 6)[1..8], [0x25, 0x26, 0x27, 0, 0, 0, 0]);
    assert_eq!(steps(&h), ["Move area", "Move area", "Duplicate", "Delete area"]);
    (0..4).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert_eq!(shown(&h).grid, maze().grid);
}

#[test]
fn copied_cells_are_pasted_as_a_stamp() {
    let mut h = spinning();
    pull(&mut h, Key::S, (1, 3), (3, 3));
    let text = copy(&mut h, Event::Copy);
    assert_eq!(text, "Loopwright maze piece 1 3\n25 26 27\n");
    key(&mut h, Modifiers::NONE, Key::Delete);
    h.event(Event::Paste(text));
    h.run_ok();
    assert_eq!(h.state().session().tools.tool, ToolId::Stamp);
    let place = cell(&h, 6, 6);
    click_at(&mut h, LEFT, place);
    assert_eq!(row(&h, 6)[5..8], [0x25, 0x26, 0x27]);
    assert_eq!(steps(&h), ["Delete area", "Stamp"]);
    h.event(Event::Paste("hello".to_owned()));
    h.run_ok();
    let said = h.state().notices().current().map(|notice| notice.text.clone());
    assert_eq!(said.as_deref(), Some("The clipboard holds no piece of a maze."));
}

#[test]
fn the_start_is_dragged_and_follows_the_arrows() {
    let mut h = spinning();
    pull(&mut h, Key::S, (6, 7), (8, 6));
    let centre = |column, row| {
        let (x, y) = centre_of((column, row));
        Some((x as u16, y as u16))
    };
    assert_eq!(shown(&h).start, centre(8, 6));
    key(&mut h, Modifiers::NONE, Key::ArrowDown);
    key(&mut h, Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(shown(&h).start, centre(8, 7).map(|(x, y)| (x, y + 1)));
    assert_eq!(steps(&h), ["Move start", "Move start", "Move start"]);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(shown(&h).start.is_some());
}

#[test]
fn arrows_and_enter_paint_without_a_mouse() {
    let mut h = spinning();
    h.remove_cursor();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::B);
    key(&mut h, Modifiers::NONE, Key::Enter);
    let at = |h: &Harness<'_, App>| h.state().session().canvas.caret.unwrap();
    let first = at(&h);
    key(&mut h, Modifiers::NONE, Key::ArrowUp);
    assert_eq!(at(&h), (first.0, first.1 - 24));
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(steps(&h), ["Paint"]);
}

#[test]
fn tools_of_levels_are_put_away_in_a_maze() {
    let mut h = spinning();
    key(&mut h, Modifiers::NONE, Key::O);
    assert_eq!(h.state().session().tools.tool, ToolId::Brush);
    choose(&mut h, "Hills");
    key(&mut h, Modifiers::NONE, Key::O);
    assert_eq!(h.state().session().tools.tool, ToolId::Object);
    choose(&mut h, "Spinning");
    assert_eq!(h.state().session().tools.tool, ToolId::Select);
}

/// The world that runs.
pub fn world<'a>(h: &'a Harness<'_, App>) -> &'a MazeWorld {
    h.state().play().maze_world().expect("a maze is played")
}

/// Begins to play and holds the world where the run begins.
fn hold(h: &mut Harness<'_, App>, modifiers: Modifiers) {
    for (modifiers, key) in [(modifiers, Key::F5), (Modifiers::NONE, Key::P)] {
        h.key_press_modifiers(modifiers, key);
        h.run_steps(3);
    }
    h.state_mut().send(Command::Play(PlayCommand::Restart));
    h.run_ok();
    assert!(h.state().play().is_paused());
}

/// Plays from the start, frame by frame.
pub fn play(h: &mut Harness<'_, App>, frames: u32) {
    hold(h, CTRL);
    (0..frames).for_each(|_| key(h, Modifiers::NONE, Key::Period));
    assert_eq!(world(h).frame, frames);
}

#[test]
fn a_maze_is_played_held_stepped_and_taken_back() {
    let mut h = spinning();
    play(&mut h, 3);
    let there = world(&h).clone();
    assert_eq!(there.angle, 0x40 * 3, "it turns");
    assert!(there.player.y_speed.0 > 0, "and the player falls");
    key(&mut h, Modifiers::NONE, Key::Period);
    key(&mut h, Modifiers::NONE, Key::Comma);
    assert_eq!(world(&h), &there);
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(h.state().play().maze_world().is_none());
    h.key_press_modifiers(Modifiers::SHIFT, Key::F5);
    h.run_steps(3);
    assert!(world(&h).frame > 3, "the same run goes on");
    key(&mut h, Modifiers::NONE, Key::Escape);
    choose(&mut h, "Hills");
    h.key_press_modifiers(CTRL, Key::F5);
    h.run_steps(3);
    assert!(h.state().play().world().is_some() && h.state().play().maze_world().is_none());
}

#[test]
fn play_here_begins_under_the_pointer() {
    let mut h = spinning();
    let place = cell(&h, 9, 7);
    h.hover_at(place);
    h.run_ok();
    let cursor = h.state().session().canvas.cursor.expect("the pointer is over the canvas");
    hold(&mut h, Modifiers::NONE);
    let (x, y) = world(&h).player.px();
    assert_eq!((i32::from(x), i32::from(y)), cursor);
}

#[test]
fn an_edit_shows_in_the_maze_that_is_played() {
    let mut h = spinning();
    play(&mut h, 1);
    click(&mut h, "Blocks");
    click(&mut h, "Goal");
    let place = cell(&h, 1, 7);
    click_at(&mut h, LEFT, place);
    assert_eq!(world(&h).grid.get((1, 7)), MazeBlock::Goal.id());
    assert_eq!(steps(&h), ["Paint"]);
}

#[test]
fn the_probe_lists_angle_speeds_and_the_cells_of_each_check() {
    let mut h = spinning();
    play(&mut h, 12);
    click(&mut h, "Probe");
    let angle = world(&h).angle;
    h.get_by_label(&format!("{angle:04X}"));
    h.get_by_label("Rotation");
    assert!(world(&h).player.airborne && world(&h).player.hit.is_none());
    h.get_by_label("in air");
    // The floor is a row and a half below.
    (0..40).for_each(|_| key(&mut h, Modifiers::NONE, Key::Period));
    let trace = *h.state().play().maze_run().unwrap().trace();
    let (column, row) = trace.checks[2].and_then(|check| check.answer).expect("he has landed");
    assert_eq!(row, 9);
    h.get_by_label_contains(&format!("solid: column {column}, row 9"));
    h.get_by_label_contains("Wall 1, column");
    for check in ["Walk", "Fall, x", "Fall, x and y"] {
        h.get_by_label(check);
    }
}

#[test]
fn a_maze_without_a_start_says_so() {
    let mut h = spinning();
    let mut project = h.state().document().project().clone();
    project.mazes = vec![Arc::new(MazeData { start: None, ..maze() })];
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    choose(&mut h, "Spinning");
    key(&mut h, CTRL, Key::F5);
    assert!(!h.state().play().is_active());
    let said = h.state().notices().current().map(|notice| notice.text.clone()).unwrap_or_default();
    assert!(said.contains("no start"), "{said}");
    click(&mut h, "Put the start in the middle");
    assert!(shown(&h).start.is_some());
}

#[test]
fn the_preview_turns_the_maze_and_the_canvas_does_not() {
    let mut h = spinning();
    // An eighth of a turn would take 128 frames: the maze begins there.
    let mut project = h.state().document().project().clone();
    project.mazes = vec![Arc::new(MazeData { angle: 0x2000, ..maze() })];
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    choose(&mut h, "Spinning");
    play(&mut h, 8);
    h.remove_cursor();
    h.run_ok();
    h.snapshot_options("maze_play", &SnapshotOptions::new().threshold(0.5));
}

/// The cell that is selected, if it is one alone and is the one that was found.
fn found_cell(h: &Harness<'_, App>) -> Option<(i32, i32)> {
    let session = h.state().session();
    let place = session.canvas.found.map(|area| loopwright::maze::cell_at(area.center()))?;
    (session.selected.area.count() == 1 && session.selected.area.contains(place.0, place.1)).then_some(place)
}

#[test]
fn cells_are_found_by_the_name_and_the_number_of_their_block() {
    let mut h = spinning();
    key(&mut h, CTRL, Key::F);
    assert!(h.query_by_label("Find: Chunk").is_none(), "a maze has none");
    h.event(Event::Text("wall 1".into()));
    h.run_ok();
    // The first cell of the palette's rows is empty; the floor is of the same wall.
    h.get_by_label("13 places");
    key(&mut h, Modifiers::NONE, Key::Enter);
    h.get_by_label("1 of 13");
    assert_eq!((found_cell(&h), block(&h, 1, 0)), (Some((1, 0)), 1));
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(!h.state().has_window());
    for (modifiers, expected) in [(Modifiers::NONE, (0, 9)), (Modifiers::NONE, (1, 9)), (Modifiers::SHIFT, (0, 9))] {
        key(&mut h, modifiers, Key::F3);
        assert_eq!(found_cell(&h), Some(expected));
    }
    let (view, size) = (h.state().session().canvas.view, canvas(&h).size());
    let middle = view.origin + size / view.zoom / 2.0;
    assert!((middle - corner_of((0, 9))).length() < 200.0, "it is in view: {middle:?}");
    // Edited meanwhile, it looks again: the selected cell is emptied and gone.
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert_eq!((block(&h, 0, 9), steps(&h)), (0, vec!["Delete area".to_owned()]));
    key(&mut h, Modifiers::NONE, Key::F3);
    assert_eq!(found_cell(&h), Some((2, 9)));
}

#[test]
fn a_block_that_is_typed_wrong_or_is_nowhere_is_said() {
    let mut h = spinning();
    key(&mut h, Modifiers::NONE, Key::F3);
    for (text, said) in [
        ("spring", "No block is called spring."),
        ("5F", "There is no block 5F: they go up to 4E."),
        ("effect 42", "Nothing found"),
        ("3A", "1 place"),
    ] {
        key(&mut h, CTRL, Key::A);
        h.event(Event::Text(text.into()));
        h.run_ok();
        assert!(h.query_by_label(said).is_some(), "{text}: {said}");
    }
    // Another level in view is looked through at once, in its own words.
    choose(&mut h, "Hills");
    assert!(h.query_by_label("Find: Chunk").is_some() && h.query_by_label("1 place").is_none());
}
