//! The Problems pane: a click flies there, a click fixes, a reason keeps things as they are.

use crate::hills;
use crate::level::mazes;
use crate::support::{CTRL, click, key, let_work, window_of};
use eframe::egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::checks::Severity;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::Command;
use loopwright::maze::cell_at;
use loopwright::session::Selected;
use sim::angle::Angle;
use sim::project::Project;
use std::sync::Arc;
use std::time::Duration;

/// Hills whose start is in the ground, far to the right; their slope has the angle of its mirror image.
fn broken() -> Project {
    let mut project = hills::project();
    let tiles = &mut Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset).tiles;
    Arc::make_mut(tiles)[2].angle = Angle(0x20);
    let start = &mut Arc::make_mut(&mut project.levels[0]).start;
    (start.x, start.y) = (900, 420);
    project
}

/// A window with that open, looked at once.
fn checked() -> Harness<'static, App> {
    let mut h = window_of(Vec2::new(1280.0, 1100.0));
    h.state_mut().take_document(Document::new(broken(), None));
    h.state_mut().use_checks();
    h.state_mut().send(Command::ShowPane("problems"));
    wait(&mut h);
    h
}

/// Lets the thread work until what it found is true of the document as it is.
fn wait(h: &mut Harness<'_, App>) {
    let is_current = |h: &Harness<'_, App>| h.state().checks().is_current(h.state().history().state());
    assert!(let_work(h, is_current), "never checked: {:?}", h.state().checks().fault());
}

fn count(h: &Harness<'_, App>, check: &str) -> usize {
    h.state().checks().report().standing().filter(|problem| problem.check == check).count()
}

fn starts_in_ground(h: &Harness<'_, App>) -> String {
    let report = h.state().checks().report();
    let problem = report.standing().find(|problem| problem.check == "start").unwrap();
    format!("{}: {}", problem.shown_at(), problem.what)
}

#[test]
fn a_click_flies_there_and_selects_and_a_fix_is_one_step() {
    let mut h = checked();
    let row = starts_in_ground(&h);
    click(&mut h, &row);
    let session = h.state().session();
    let middle = session.canvas.view.origin + session.canvas.size / session.canvas.view.zoom / 2.0;
    assert!((middle.x - 900.0).abs() < 40.0 && (middle.y - 420.0).abs() < 40.0, "{middle:?}");
    assert!(session.selected.things.contains(&Selected::Start));
    assert_eq!(session.tools.tool, ToolId::Select);

    let fix = h.state().checks().report().standing().find(|p| p.check == "start").unwrap().fix.clone().unwrap();
    click(&mut h, &fix.label);
    let start = h.state().document().level("hills").unwrap().start;
    assert_eq!((start.x, start.y), (900, 300), "on the ground");
    assert_eq!(h.state().history().done().len(), 1);
    wait(&mut h);
    assert_eq!(count(&h, "start"), 0);
    key(&mut h, CTRL, Key::Z);
    wait(&mut h);
    assert_eq!((h.state().document().level("hills").unwrap().start.y, count(&h, "start")), (420, 1));
}

#[test]
fn keys_go_from_one_to_the_next_and_fix() {
    let mut h = checked();
    key(&mut h, Modifiers::NONE, Key::F8);
    let first = h.state().session().selected.things.clone();
    assert!(first.contains(&Selected::Start), "errors come first: {first:?}");
    h.state_mut().send(Command::Action(Action::FixProblem));
    wait(&mut h);
    assert_eq!(count(&h, "start"), 0);
    let steps = h.state().history().done().len();
    key(&mut h, Modifiers::SHIFT, Key::F8);
    h.run_ok();
    assert_eq!((steps, h.state().history().done().len()), (1, 1), "going there changes nothing");
}

/// Lets the thread work out the fixes of many, and look at the document again.
fn wait_fixed(h: &mut Harness<'_, App>) {
    assert!(let_work(h, |h| !h.state().checks().is_fixing()), "never fixed: {:?}", h.state().checks().fault());
    wait(h);
}

fn last_notice(h: &Harness<'_, App>) -> String {
    h.state().notices().all().last().map(|last_notice| last_notice.notice.text.clone()).unwrap_or_default()
}

/// Findings that can be fixed without a decision.
fn fits(h: &Harness<'_, App>) -> usize {
    let report = h.state().checks().report().clone();
    report.standing().filter(|problem| problem.fix.as_ref().is_some_and(|fix| !fix.decides)).count()
}

#[test]
fn one_click_applies_all_fixes_as_one_step() {
    let mut h = checked();
    let before = (count(&h, "start"), count(&h, "tile-angle"));
    let all = fits(&h);
    assert_eq!(before, (1, 1));
    click(&mut h, &format!("Fix all {all}"));
    wait_fixed(&mut h);
    assert_eq!((count(&h, "start"), count(&h, "tile-angle"), fits(&h)), (0, 0, 0));
    let labels: Vec<_> = h.state().history().done().iter().map(|step| step.label.clone()).collect();
    assert_eq!(labels, [format!("Fix {all} problems")]);
    assert!(last_notice(&h).starts_with(&format!("Fixed {all} problems in one step.")), "{}", last_notice(&h));
    assert!(h.query_by_label_contains("Fix all").is_none(), "nothing is left to fix so");
    key(&mut h, CTRL, Key::Z);
    wait(&mut h);
    assert_eq!((count(&h, "start"), count(&h, "tile-angle"), fits(&h)), (1, 1, all));
    key(&mut h, CTRL | Modifiers::SHIFT, Key::F9);
    wait_fixed(&mut h);
    assert_eq!((fits(&h), h.state().history().done().len()), (0, 1), "the same by key");
}

#[test]
fn one_click_fixes_all_of_one_check_as_one_step() {
    let mut h = checked();
    click(&mut h, "Fix 1: Angle does not match the surface");
    wait_fixed(&mut h);
    assert_eq!((count(&h, "start"), count(&h, "tile-angle")), (1, 0));
    assert_eq!(h.state().history().done().len(), 1);
    key(&mut h, CTRL, Key::Z);
    wait(&mut h);
    assert_eq!((count(&h, "start"), count(&h, "tile-angle")), (1, 1));

    key(&mut h, CTRL | Modifiers::SHIFT, Key::F8);
    assert_eq!(last_notice(&h), "No problem is chosen: F8 goes to the next one.");
    key(&mut h, Modifiers::NONE, Key::F8);
    key(&mut h, CTRL | Modifiers::SHIFT, Key::F8);
    wait_fixed(&mut h);
    assert_eq!((count(&h, "start"), count(&h, "tile-angle")), (0, 1), "the start was chosen");
}

#[test]
fn findings_of_a_check_are_folded_away() {
    let mut h = checked();
    let row = starts_in_ground(&h);
    click(&mut h, "Start in the ground (1)");
    assert!(h.query_by_label(&row).is_none(), "folded");
    click(&mut h, "Start in the ground (1)");
    click(&mut h, "Start in the ground (1)");
    key(&mut h, Modifiers::NONE, Key::F8);
    h.get_by_label(&row);
}

#[test]
fn severities_that_are_hidden_are_not_fixed() {
    let mut h = checked();
    let errors = h.state().checks().report().count(Severity::Error);
    click(&mut h, &format!("{errors} error{}", if errors == 1 { "" } else { "s" }));
    key(&mut h, CTRL | Modifiers::SHIFT, Key::F9);
    wait_fixed(&mut h);
    assert_eq!((count(&h, "start"), count(&h, "tile-angle")), (1, 0));
}

#[test]
fn a_fix_does_not_overwrite_a_newer_change() {
    let mut h = checked();
    h.state_mut().send(Command::Action(Action::FixAll));
    h.step();
    h.step();
    h.state_mut().send(Command::Edit {
        label: "Rename".into(),
        gesture: None,
        edits: vec![kit::document::Edit::SetProjectName("Other".into())].into(),
    });
    wait_fixed(&mut h);
    let labels: Vec<_> = h.state().history().done().iter().map(|step| step.label.clone()).collect();
    assert_eq!(labels.last().map(String::as_str), Some("Rename"), "{labels:?}");
    if labels.len() == 1 {
        assert_eq!(last_notice(&h), "Nothing was fixed: the project changed in the meantime. Try again.");
    }
}

#[test]
fn a_reason_keeps_one_as_it_is_and_switches_a_check_off() {
    let mut h = checked();
    let row = starts_in_ground(&h);
    click(&mut h, &row);
    click(&mut h, "Ignore…");
    h.get_by_label("Why this is ignored").type_text("It begins in a cave to be.");
    h.run_ok();
    click(&mut h, "Keep the reason");
    wait(&mut h);
    let checks = h.state().document().project().checks.clone();
    assert_eq!(checks.reason_to_ignore("start", "hills start"), Some("It begins in a cave to be."));
    assert_eq!(count(&h, "start"), 0);
    click(&mut h, "Ignored (1)");
    click(&mut h, "Report it again");
    wait(&mut h);
    assert_eq!(count(&h, "start"), 1);

    click(&mut h, "Checks…");
    click(&mut h, "Start in the ground");
    wait(&mut h);
    assert!(h.state().document().project().checks.off.contains_key("start"));
    assert_eq!(count(&h, "start"), 0);
    click(&mut h, "Start in the ground");
    wait(&mut h);
    assert!(h.state().document().project().checks.is_empty());
}

#[test]
fn the_status_bar_counts_and_leads_to_the_pane() {
    let mut h = checked();
    let report = h.state().checks().report().clone();
    assert!(report.count(Severity::Error) > 0);
    let words = format!("Problems: {}", kit::checks::counts(&report));
    h.state_mut().send(Command::ShowPane("preview"));
    h.run_ok();
    click(&mut h, &words);
    h.get_by_label("Checks…");
}

#[test]
fn nothing_is_drawn_while_nothing_changes() {
    let mut h = checked();
    h.run_ok();
    let before = h.ctx.cumulative_frame_nr();
    std::thread::sleep(Duration::from_millis(50));
    assert!(!h.ctx.has_requested_repaint() && h.ctx.cumulative_frame_nr() == before);
}

fn picture(name: &str, light: bool) {
    let mut h = checked();
    h.set_size(Vec2::new(1280.0, 900.0));
    if light {
        h.state_mut().send(Command::Action(Action::ThemeToggle));
    }
    let row = starts_in_ground(&h);
    click(&mut h, &row);
    h.remove_cursor();
    h.run_ok();
    h.snapshot_options(name, &SnapshotOptions::default());
}

#[test]
fn problems_in_the_dark() {
    picture("problems", false);
}

#[test]
fn problems_in_the_light() {
    picture("problems_light", true);
}

#[test]
fn a_click_on_a_problem_of_a_maze_goes_to_its_cell() {
    let mut h = window_of(Vec2::new(1280.0, 1100.0));
    let mut project = hills::project();
    let mut maze = mazes::maze();
    // Open on all sides but the floor; a picture of play in the last row but two.
    maze.grid.set((4, 7), 0x42).unwrap();
    project.mazes = vec![Arc::new(maze)];
    h.state_mut().take_document(Document::new(project, None));
    h.state_mut().use_checks();
    h.state_mut().send(Command::ShowPane("problems"));
    wait(&mut h);
    assert_eq!(h.state().session().level, "hills");
    let row = |h: &Harness<'_, App>, check: &str| {
        let problem = h.state().checks().report().standing().find(|problem| problem.check == check).unwrap();
        format!("{}: {}", problem.shown_at(), problem.what)
    };
    let line = row(&h, "maze-block");
    click(&mut h, &line);
    let session = h.state().session();
    assert_eq!(session.level, "spin", "the maze comes into view");
    let found = session.canvas.found.expect("the cell is marked");
    assert_eq!((cell_at(found.center()), found.size()), ((4, 7), Vec2::splat(24.0)));
    assert!(session.selected.area.count() == 1 && session.selected.area.contains(4, 7), "and selected");
    let middle = session.canvas.view.origin + session.canvas.size / session.canvas.view.zoom / 2.0;
    assert!((middle - found.center()).length() < 200.0, "{middle:?}");
    // So it can be deleted at once.
    h.get_by_label("Level canvas").focus();
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert_eq!(h.state().document().project().mazes[0].grid.get((4, 7)), 0);
    wait(&mut h);
    assert_eq!(count(&h, "maze-block"), 0);
    // The gap in the border is where the player leaves first.
    let line = row(&h, "maze-border");
    click(&mut h, &line);
    let (column, row) = cell_at(h.state().session().canvas.found.expect("a cell").center());
    assert!(column == 0 || column == 11 || row == 0, "{column}, {row}");
}
