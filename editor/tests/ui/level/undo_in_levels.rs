//! Undo and redo in a project with several levels: the view goes where the step was done.

use crate::hills;
use crate::support::{CTRL, key, window};
use eframe::egui::{Key, Modifiers, Rect, pos2};
use egui_kittest::Harness;
use kit::document::{Document, Edit};
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::{Selected, bring_into_view};
use sim::project::{Area, LevelData, Placement, PlacementId};
use std::sync::Arc;

/// Two levels of the same terrain, each with a goal.
fn open() -> Harness<'static, App> {
    let mut project = hills::project();
    let goal = |x| Some(Area { x, y: 200, width: 32, height: 96 });
    let first = LevelData { goal: goal(600), ..(*project.levels[0]).clone() };
    let second = LevelData { key: "second".into(), title: "Second".into(), goal: goal(300), ..first.clone() };
    project.levels = vec![Arc::new(first), Arc::new(second)];
    let mut h = window();
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    h
}

fn show(h: &mut Harness<'_, App>, level: &'static str) {
    h.state_mut().send(Command::Session(Box::new(move |session| bring_into_view(session, level.into()))));
    h.run_ok();
}

fn edit(h: &mut Harness<'_, App>, edits: Vec<Edit>) {
    h.state_mut().send(Command::Edit { label: "Edit".into(), gesture: None, edits: edits.into() });
    h.run_ok();
}

fn goals(h: &Harness<'_, App>) -> Vec<Option<i32>> {
    h.state().document().project().levels.iter().map(|level| level.goal.map(|goal| goal.x)).collect()
}

#[test]
fn undo_goes_to_the_level_of_the_step() {
    let mut h = open();
    let goal = Some(Area { x: 700, y: 200, width: 32, height: 96 });
    h.state_mut().send(Command::Session(Box::new(|session| session.selected.things = [Selected::Goal].into())));
    h.run_ok();
    edit(&mut h, vec![Edit::SetGoal { level: "hills".into(), goal }]);
    show(&mut h, "second");
    key(&mut h, CTRL, Key::Z);
    let session = h.state().session();
    assert_eq!((session.level.as_str(), goals(&h)), ("hills", vec![Some(600), Some(300)]));
    assert_eq!(session.selected.things, [Selected::Goal].into(), "the goal of the level in which it was selected");
    show(&mut h, "second");
    key(&mut h, CTRL, Key::Y);
    assert_eq!((h.state().session().level.as_str(), goals(&h)), ("hills", vec![Some(700), Some(300)]));
}

#[test]
fn undo_never_selects_the_goal_of_another_level() {
    let mut h = open();
    h.state_mut().send(Command::Session(Box::new(|session| session.selected.things = [Selected::Goal].into())));
    h.run_ok();
    let name = |name: &str| vec![Edit::SetProjectName(name.into())];
    edit(&mut h, name("Other"));
    show(&mut h, "second");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().session().level, "second", "a step of the whole project moves no view");
    assert!(h.state().session().selected.things.is_empty());
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert_eq!(goals(&h), [Some(600), Some(300)], "nothing is deleted by surprise");
}

#[test]
fn undo_brings_the_place_of_the_step_into_view() {
    let mut h = open();
    let placement = Placement { id: PlacementId(5), kind: "ring".into(), x: 1000, y: 100, ..Placement::default() };
    let put = Edit::SetPlacement { level: "hills".into(), id: PlacementId(5), placement: Some((0, placement)) };
    edit(&mut h, vec![put]);
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.canvas.view.zoom = 4.0;
        session.canvas.view.origin = pos2(0.0, 300.0);
    })));
    h.run_ok();
    let seen = |h: &Harness<'_, App>| {
        let session = h.state().session();
        Rect::from_min_size(session.canvas.view.origin, session.canvas.size / session.canvas.view.zoom)
    };
    assert!(!seen(&h).contains(pos2(1000.0, 100.0)));
    key(&mut h, CTRL, Key::Z);
    h.run_ok();
    assert!(seen(&h).contains(pos2(1000.0, 100.0)), "{:?}", seen(&h));
    let there = seen(&h);
    key(&mut h, CTRL, Key::Y);
    h.run_ok();
    assert_eq!(seen(&h), there, "a place that is seen stays where it is");
}
