//! Small displays: every window fits, and its buttons are in reach.

use crate::soft::SoftRenderer;
use crate::support::{let_work, repository};
use eframe::egui::{Rect, Role, Vec2, ViewportCommand, ViewportId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::document::{Document, Edit};
use loopwright::app::App;
use loopwright::bindings::{ACTIONS, Action};
use loopwright::command::Command;
use sim::project::Start;

/// Buttons that end a window, or do what it is for.
const ENDS: [&str; 20] = [
    "Export game",
    "Save web page",
    "Create",
    "Cancel",
    "Close",
    "Import",
    "Save",
    "Save picture",
    "Save film",
    "Restore",
    "Go",
    "Open",
    "Keep",
    "Save it",
    "Use these",
    "Not now",
    "Merge",
    "Keep mine",
    "Take theirs",
    "Discard",
];

/// The least window, with a sample open.
fn least() -> Harness<'static, App> {
    let builder = Harness::builder().with_size(Vec2::new(640.0, 400.0)).with_max_steps(60);
    let mut h = builder.renderer(SoftRenderer::default()).build_eframe(|cc| App::new(cc));
    let folder = repository().join("projects/first-steps");
    let opened = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens");
    h.state_mut().take_document(Document::new(opened.project, Some(folder)));
    h.run_ok();
    h
}

/// Windows, by their titles, and buttons that end windows, outside of the display.
fn outside(h: &Harness<'_, App>) -> Vec<(String, Rect)> {
    let display = Rect::from_min_size(Default::default(), vec2(640.0, 400.0)).expand(0.5);
    let named = |role: Role| {
        let nodes = h.query_all_by_role(role);
        nodes.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect::<Vec<_>>()
    };
    let windows = named(Role::Window).into_iter();
    let ends = named(Role::Button).into_iter().filter(|(name, _)| ENDS.contains(&name.as_str()));
    windows.chain(ends).filter(|(_, area)| !display.contains_rect(*area)).collect()
}

#[test]
fn every_window_fits_into_the_least_one() {
    let mut missed = Vec::new();
    let windows = ACTIONS.iter().map(|info| info.action).filter(|action| action.opens_window());
    for action in windows.chain([Action::New, Action::OpenPath, Action::SaveAsPath]) {
        let mut h = least();
        if action == Action::KeepRunAs {
            h.state_mut().send(Command::Action(Action::PlayFromStart));
            h.run_steps(30);
        }
        h.state_mut().send(Command::Action(action));
        h.run_ok();
        let_work(&mut h, |h| !h.state().is_busy());
        h.run_ok();
        if action.opens_window() {
            assert!(h.state().has_window(), "{action:?} opens");
        }
        missed.extend(outside(&h).into_iter().map(|found| (action, found)));
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn questions_fit_into_the_least_window() {
    let mut h = least();
    let level = h.state().document().project().levels[0].clone();
    let edits = vec![Edit::SetStart { level: level.key.clone(), start: Start { x: 5, ..level.start } }];
    h.state_mut().send(Command::Edit { label: "Move".into(), gesture: None, edits: edits.into() });
    h.state_mut().send(Command::Action(Action::CloseProject));
    h.run_ok();
    assert!(h.state().question().is_some());
    assert_eq!(outside(&h), []);
    h.get_by_label("Cancel").click();
    h.run_ok();
    h.state_mut().send(Command::AskHabits);
    h.run_ok();
    assert!(h.query_by_label("Use these").is_some());
    assert_eq!(outside(&h), []);
}

#[test]
fn the_first_window_leaves_room_on_a_small_display() {
    for (display, expected) in [(vec2(1366.0, 768.0), Some(vec2(1350.0, 656.0))), (vec2(1920.0, 1080.0), None)] {
        let mut h = least();
        h.state_mut().use_first_size();
        h.input_mut().viewports.entry(ViewportId::ROOT).or_default().monitor_size = Some(display);
        h.step();
        let sent = &h.output().viewport_output[&ViewportId::ROOT].commands;
        let size =
            sent.iter().find_map(|sent| if let ViewportCommand::InnerSize(size) = sent { Some(*size) } else { None });
        assert_eq!(size, expected, "{display}");
        h.step();
        let sent = &h.output().viewport_output[&ViewportId::ROOT].commands;
        assert!(!sent.iter().any(|sent| matches!(sent, ViewportCommand::InnerSize(_))), "only once");
    }
}
