//! States, rules, parameters, animations and paths of objects that a project defines, made in the window.

use crate::panes::object_maker::maker;
use crate::support::{CTRL, click, drag, key};
use eframe::egui::{Modifiers, PointerButton, Role, vec2};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::session::Selected;
use sim::project::{Amount, OwnEvent, OwnForm, OwnKind, OwnMotion};

fn kind(h: &Harness<'_, App>) -> OwnKind {
    (**h.state().document().project().objects.kinds.first().expect("it was made")).clone()
}

fn steps(h: &Harness<'_, App>) -> usize {
    h.state().history().done().len()
}

/// Chooses an entry of a list.
fn choose(h: &mut Harness<'_, App>, list: &str, entry: &str) {
    h.get_by_role_and_label(Role::ComboBox, list).scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(Role::ComboBox, list).click();
    h.run_ok();
    // The entry is over all else.
    h.get_all_by_label(entry).last().expect("it is in the list").scroll_to_me();
    h.run_ok();
    h.get_all_by_label(entry).last().expect("it is in the list").click();
    h.run_ok();
}

#[test]
fn a_door_is_made_of_states_and_rules() {
    let mut h = maker("Solid box");
    click(&mut h, "Page: States");
    click(&mut h, "Add state");
    click(&mut h, "Add state");
    let names = |h: &Harness<'_, App>| kind(h).states.iter().map(|state| state.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&h), ["state", "state 2"]);
    choose(&mut h, "Motion", "Along a path");
    choose(&mut h, "Form of the state", "Not solid");
    click(&mut h, "Show state state");
    let done = steps(&h);
    click(&mut h, "Add rule\u{2026}");
    click(&mut h, "Player is near");
    choose(&mut h, "Then", "state 2");
    assert_eq!(steps(&h), done + 2);
    let made = kind(&h);
    let [first, second] = &made.states[..] else { panic!("{:?}", made.states) };
    assert_eq!((first.rules[0].next.as_str(), second.form), ("state 2", Some(OwnForm::Passable)));
    assert!(matches!(first.rules[0].when, OwnEvent::Near { .. }), "{:?}", first.rules[0]);
    assert!(matches!(second.motion, Some(OwnMotion::Path { .. })), "{:?}", second.motion);
    // A name is taken at its end, and rules follow it.
    click(&mut h, "Show state state 2");
    h.get_by_role_and_label(Role::TextInput, "Name of the state").scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(Role::TextInput, "Name of the state").focus();
    h.run_ok();
    key(&mut h, CTRL, eframe::egui::Key::A);
    h.get_by_role_and_label(Role::TextInput, "Name of the state").type_text("opens");
    h.run_ok();
    key(&mut h, Modifiers::NONE, eframe::egui::Key::Enter);
    assert_eq!((names(&h), kind(&h).states[0].rules[0].next.as_str()), (vec!["state".into(), "opens".into()], "opens"));
    click(&mut h, "Delete state");
    assert_eq!((names(&h), kind(&h).states[0].rules[0].next.as_str()), (vec!["state".to_owned()], ""));
    while steps(&h) > 1 {
        key(&mut h, CTRL, eframe::egui::Key::Z);
    }
    assert!(kind(&h).states.is_empty());
}

#[test]
fn the_picture_of_the_states_shows_where_the_trial_is() {
    let mut h = maker("Boss of three phases");
    click(&mut h, "Page: States");
    h.run_ok();
    h.remove_cursor();
    h.run_ok();
    h.snapshot_options("object_states", &SnapshotOptions::new().threshold(0.6));
    click(&mut h, "Show state angry");
    assert!(h.query_by_label("Rule 2").is_some(), "its rules are shown");
}

#[test]
fn actions_are_added_and_taken_away() {
    let mut h = maker("Solid box");
    click(&mut h, "Page: States");
    click(&mut h, "Add state");
    click(&mut h, "Add rule\u{2026}");
    click(&mut h, "Player lands on it");
    click(&mut h, "Add action\u{2026}");
    click(&mut h, "Give rings");
    click(&mut h, "Add action\u{2026}");
    click(&mut h, "Make an object");
    choose(&mut h, "Object", "Explosion");
    choose(&mut h, "If the player", "is a ball");
    let rule = kind(&h).states[0].rules[0].clone();
    let names: Vec<_> = rule.actions.iter().map(kit::document::custom_kinds::words::action_name).collect();
    assert_eq!((names, rule.only), (vec!["Give rings", "Make an object"], Some(sim::project::PlayerIs::Ball)));
    click(&mut h, "Delete action 1");
    click(&mut h, "Delete rule 1");
    assert!(kind(&h).states[0].rules.is_empty());
}

#[test]
fn a_number_is_given_to_a_parameter_that_placements_set() {
    let mut h = maker("Elevator");
    click(&mut h, "Page: States");
    click(&mut h, "Add parameter");
    assert_eq!(kind(&h).parameters[0].name, "number");
    click(&mut h, "Show state waits");
    click(&mut h, "Frames: set by");
    click(&mut h, "Parameter: number");
    let waits = |h: &Harness<'_, App>| kind(h).states[3].rules[0].when.clone();
    assert_eq!(waits(&h), OwnEvent::Timer { frames: Amount::Parameter("number".into()) });
    // Another name is followed.
    h.get_by_role_and_label(Role::TextInput, "Parameter name").scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(Role::TextInput, "Parameter name").focus();
    h.run_ok();
    key(&mut h, CTRL, eframe::egui::Key::A);
    h.get_by_role_and_label(Role::TextInput, "Parameter name").type_text("pause");
    h.run_ok();
    key(&mut h, Modifiers::NONE, eframe::egui::Key::Enter);
    assert_eq!(waits(&h), OwnEvent::Timer { frames: Amount::Parameter("pause".into()) });
    click(&mut h, "Frames: set by");
    click(&mut h, "A number");
    assert_eq!(waits(&h), OwnEvent::Timer { frames: Amount::Fixed(0) });
}

/// The hills with a platform on a path in the level, selected.
fn placed_platform() -> Harness<'static, App> {
    let mut h = maker("Platform on a path");
    h.state_mut().send(Command::ShowPane("canvas"));
    let key = h.state().session().level.clone();
    let placement = sim::project::Placement {
        id: sim::project::PlacementId(77),
        kind: kind(&h).name,
        x: 300,
        y: 200,
        ..Default::default()
    };
    let edit = kit::document::Edit::SetPlacement { level: key, id: placement.id, placement: Some((0, placement)) };
    h.state_mut().send(Command::Edit { label: "Place".into(), gesture: None, edits: vec![edit].into() });
    h.run_ok();
    h.state_mut().send(Command::Action(Action::ToolSelect));
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.selected.things = [Selected::Placement(sim::project::PlacementId(77))].into();
    })));
    h.run_ok();
    h.run_ok();
    h
}

fn points(h: &Harness<'_, App>) -> Vec<[i32; 2]> {
    match kind(h).motion {
        OwnMotion::Path { points, .. } => {
            points.iter().map(|point| point.each_ref().map(|n| n.fixed().unwrap())).collect()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn points_of_a_path_are_dragged_added_and_deleted_on_the_canvas() {
    let mut h = placed_platform();
    assert_eq!(points(&h), [[96, 0], [96, -64]]);
    let at = |h: &Harness<'_, App>, x: i32, y: i32| crate::level::canvas::at(h, x as f32, y as f32);
    let done = steps(&h);
    let (from, to) = (at(&h, 396, 200), at(&h, 428, 232));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    let moved = points(&h);
    assert_eq!((moved[1], steps(&h)), ([96, -64], done + 1));
    assert!((moved[0][0] - 128).abs() <= 8 && (moved[0][1] - 32).abs() <= 8, "{moved:?}");
    h.snapshot_options("object_path", &SnapshotOptions::new().threshold(0.6));
    // The ring between its place and the first point is a new point.
    let middle = at(&h, 300 + moved[0][0] / 2, 200 + moved[0][1] / 2);
    drag(&mut h, PointerButton::Primary, middle, middle + vec2(0.0, -40.0), Modifiers::NONE);
    assert_eq!((points(&h).len(), points(&h)[1]), (3, moved[0]));
    let first = points(&h)[0];
    let there = at(&h, 300 + first[0], 200 + first[1]);
    drag(&mut h, PointerButton::Primary, there, there, Modifiers::ALT);
    assert_eq!(points(&h), moved);
    for _ in 0..3 {
        key(&mut h, CTRL, eframe::egui::Key::Z);
    }
    assert_eq!(points(&h), [[96, 0], [96, -64]]);
}
