//! Regions, notes, guides and distances: drawn, named, moved, aligned and measured.

use crate::level::canvas::{at, canvas, hills};
use crate::level::clipboard::copy;
use crate::runs::play::compare;
use crate::support::{CTRL, click, click_at, drag, key, steps, type_number, wait_until};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Rect, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Edit;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::Command;
use loopwright::session::Selected;
use sim::project::{
    Guides, LevelMark, MarkKind, Placement, PlacementId, PropertyDefinition, PropertyKind, PropertyOwner, properties_of,
};
use std::sync::Arc;

fn marks(h: &Harness<'_, App>) -> Vec<LevelMark> {
    h.state().document().level("hills").unwrap().marks.clone()
}

fn guides(h: &Harness<'_, App>) -> Guides {
    h.state().document().level("hills").unwrap().guides.clone()
}

fn places(h: &Harness<'_, App>) -> Vec<[i32; 4]> {
    marks(h).iter().map(|mark| [mark.x, mark.y, mark.width, mark.height]).collect()
}

fn tool(h: &mut Harness<'_, App>, tool: ToolId) {
    h.state_mut().send(Command::Session(Box::new(move |session| session.tools.tool = tool)));
    h.run_ok();
}

fn pull(h: &mut Harness<'_, App>, from: (f32, f32), to: (f32, f32)) {
    let (from, to) = (at(h, from.0, from.1), at(h, to.0, to.1));
    drag(h, PointerButton::Primary, from, to, Modifiers::NONE);
}

/// A region from 160, 96 to 288, 176 with a name, drawn and typed.
fn with_region() -> Harness<'static, App> {
    let mut h = hills();
    key(&mut h, Modifiers::ALT, Key::R);
    assert_eq!(h.state().session().tools.tool, ToolId::Mark);
    pull(&mut h, (160.0, 96.0), (288.0, 176.0));
    h.event(Event::Text("Arena".to_owned()));
    h.run_ok();
    h
}

#[test]
fn a_region_is_drawn_named_at_once_and_resized() {
    let mut h = with_region();
    let id = marks(&h)[0].id;
    assert_eq!((marks(&h)[0].name.as_str(), marks(&h)[0].kind), ("Arena", MarkKind::Region));
    assert_eq!(places(&h), [[160, 96, 128, 80]]);
    assert_eq!(h.state().session().selected.things, [Selected::Mark(id)].into());
    tool(&mut h, ToolId::Select);
    pull(&mut h, (288.0, 176.0), (304.0, 192.0));
    assert_eq!(places(&h), [[160, 96, 144, 96]]);
    // Its name is a handle, its inside is not.
    pull(&mut h, (200.0, 104.0), (216.0, 104.0));
    assert_eq!(places(&h), [[176, 96, 144, 96]]);
    pull(&mut h, (240.0, 150.0), (260.0, 160.0));
    assert_eq!(places(&h), [[176, 96, 144, 96]]);
    assert!(h.state().session().selected.things.is_empty(), "a rubber band inside of it");
    pull(&mut h, (240.0, 150.0), (360.0, 160.0));
    assert!(h.state().session().selected.things.is_empty(), "or across its edge");
    pull(&mut h, (360.0, 60.0), (150.0, 210.0));
    assert_eq!(h.state().session().selected.things, [Selected::Mark(id)].into(), "all of it");
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(places(&h), [[160, 96, 128, 80]]);
    let name = at(&h, 200.0, 104.0);
    click_at(&mut h, PointerButton::Primary, name);
    type_number(&mut h, "Width", "0");
    type_number(&mut h, "Height", "0");
    assert!(marks(&h)[0].is_point());
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(marks(&h).is_empty());
    assert_eq!(steps(&h).last().map(String::as_str), Some("Delete"));
}

#[test]
fn what_is_to_be_done_is_a_problem_until_it_is_done() {
    let mut h = hills();
    h.state_mut().use_checks();
    tool(&mut h, ToolId::Mark);
    click(&mut h, "To do");
    let place = at(&h, 96.0, 64.0);
    click_at(&mut h, PointerButton::Primary, place);
    h.event(Event::Text("More rings".to_owned()));
    h.run_ok();
    assert_eq!((marks(&h)[0].kind, places(&h)), (MarkKind::ToDo, vec![[96, 64, 0, 0]]));
    h.state_mut().send(Command::ShowPane("problems"));
    h.run_ok();
    wait_until(&mut h, "the finding", |h| h.query_by_label_contains("To do: More rings").is_some());
    let report = h.state().checks().report();
    let problem = report.standing().find(|problem| problem.check == "to-do").unwrap();
    let row = format!("{}: {}", problem.shown_at(), problem.what);
    click(&mut h, &row);
    click(&mut h, "It is done");
    assert_eq!(marks(&h)[0].kind, MarkKind::Done);
}

#[test]
fn regions_are_copied_and_found_and_leave_with_their_area() {
    let mut h = with_region();
    key(&mut h, Modifiers::NONE, Key::Enter);
    tool(&mut h, ToolId::Select);
    key(&mut h, CTRL, Key::D);
    assert_eq!(places(&h), [[160, 96, 128, 80], [192, 96, 128, 80]]);
    let (one, other) = (marks(&h)[0].clone(), marks(&h)[1].clone());
    assert_ne!(one.id, other.id);
    assert_eq!(h.state().session().selected.things, [Selected::Mark(other.id)].into(), "the copy is selected");
    let text = copy(&mut h, Event::Cut);
    assert_eq!(marks(&h), std::slice::from_ref(&one));
    h.state_mut().send(Command::Action(Action::SelectNone));
    h.event(Event::Paste(text));
    h.run_ok();
    assert_eq!(marks(&h).len(), 2);
    assert_eq!(marks(&h)[1].name, "Arena");
    key(&mut h, CTRL, Key::Z);
    // An area takes along what has its middle there.
    tool(&mut h, ToolId::Area);
    pull(&mut h, (200.0, 120.0), (250.0, 150.0));
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(marks(&h).is_empty());
    key(&mut h, CTRL, Key::Z);
    assert_eq!(marks(&h), [one]);
}

#[test]
fn guides_come_out_of_the_rulers_and_draw_what_is_dragged() {
    let mut h = hills();
    let (left, top) = (canvas(&h).left() - 10.0, canvas(&h).top() - 10.0);
    let to = at(&h, 203.0, 60.0);
    drag(&mut h, PointerButton::Primary, pos2(left, to.y), to, Modifiers::SHIFT);
    assert_eq!((guides(&h).x, guides(&h).y), (vec![203], vec![]), "Shift leaves the grid");
    let to = at(&h, 60.0, 96.0);
    drag(&mut h, PointerButton::Primary, pos2(to.x, top), to, Modifiers::NONE);
    assert_eq!(guides(&h).y, [96]);
    // A ring is drawn to the guide with its middle.
    let ring = Placement { id: PlacementId(77), kind: "ring".into(), x: 100, y: 60, ..Placement::default() };
    let edit = Edit::SetPlacement { level: "hills".into(), id: ring.id, placement: Some((0, ring)) };
    h.state_mut().send(Command::Edit { label: "Ring".into(), gesture: None, edits: vec![edit].into() });
    h.run_ok();
    tool(&mut h, ToolId::Select);
    pull(&mut h, (100.0, 60.0), (201.0, 60.0));
    let ring = |h: &Harness<'_, App>| h.state().document().level("hills").unwrap().placements[0].x;
    assert_eq!(ring(&h), 203);
    // Its mark on the ruler moves it; out of the view it is gone.
    let (from, to) = (pos2(at(&h, 203.0, 0.0).x, top), pos2(at(&h, 240.0, 0.0).x, top));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!(guides(&h).x, [240]);
    h.state_mut().send(Command::Action(Action::SelectNone));
    h.run_ok();
    type_number(&mut h, "Guide x 1", "250");
    assert_eq!(guides(&h).x, [250]);
    let (from, to) = (pos2(at(&h, 250.0, 0.0).x, top), pos2(left, top));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!((guides(&h).x, guides(&h).y), (vec![], vec![96]));
    h.state_mut().send(Command::Action(Action::GuideUpright));
    h.run_ok();
    assert_eq!(guides(&h).x.len(), 1);
    h.state_mut().send(Command::Action(Action::ClearGuides));
    h.run_ok();
    assert_eq!(guides(&h), Guides::default());
    key(&mut h, CTRL, Key::Z);
    assert_eq!((guides(&h).x.len(), guides(&h).y.len()), (1, 1));
}

#[test]
fn without_the_grid_a_thing_is_drawn_into_line_with_its_neighbours() {
    let mut h = hills();
    let ring = |id, x, y| Placement { id: PlacementId(id), kind: "ring".into(), x, y, ..Placement::default() };
    let edits: Vec<Edit> = [ring(77, 100, 60), ring(78, 203, 110)]
        .into_iter()
        .enumerate()
        .map(|(slot, one)| Edit::SetPlacement { level: "hills".into(), id: one.id, placement: Some((slot, one)) })
        .collect();
    h.state_mut().send(Command::Edit { label: "Rings".into(), gesture: None, edits: edits.into() });
    h.run_ok();
    tool(&mut h, ToolId::Select);
    let first = |h: &Harness<'_, App>| h.state().document().level("hills").unwrap().placements[0].x;
    let (from, to) = (at(&h, 100.0, 60.0), at(&h, 201.0, 60.0));
    let select = |h: &mut Harness<'_, App>| click_at(h, PointerButton::Primary, from);
    select(&mut h);
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::SHIFT);
    assert_eq!(first(&h), 203);
    key(&mut h, CTRL, Key::Z);
    h.state_mut().send(Command::Action(Action::SmartGuides));
    h.run_ok();
    select(&mut h);
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::SHIFT);
    assert_eq!(first(&h), 201);
}

#[test]
fn a_distance_is_measured_and_can_be_read() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::D);
    assert_eq!(h.state().session().tools.tool, ToolId::Measure);
    let before = steps(&h).len();
    pull(&mut h, (96.0, 160.0), (160.0, 96.0));
    for line in ["from 96, 160 to 160, 96", "64 × -64 px, 4 × 4 blocks", "length 90.5 px", "angle 45.0°, $E0"] {
        h.get_by_label(line);
    }
    assert_eq!(steps(&h).len(), before, "measuring changes nothing");
}

#[test]
fn regions_have_properties_of_the_projects_own() {
    let mut h = with_region();
    let music = PropertyDefinition {
        name: "music".into(),
        on: vec![PropertyOwner::Region],
        kind: PropertyKind::Text,
        ..PropertyDefinition::default()
    };
    let edit = Edit::SetProperties(Arc::new(vec![music]));
    h.state_mut().send(Command::Edit { label: "Define".into(), gesture: None, edits: vec![edit].into() });
    h.run_ok();
    let field =
        |h: &Harness<'static, App>| h.get_by_role_and_label(eframe::egui::Role::TextInput, "music").scroll_to_me();
    field(&h);
    h.run_ok();
    h.get_by_role_and_label(eframe::egui::Role::TextInput, "music").focus();
    h.run_ok();
    h.event(Event::Text("boss".to_owned()));
    h.run_ok();
    let mark = marks(&h)[0].clone();
    assert_eq!(properties_of(&mark.extra).and_then(|values| values.get("music")), Some(&"boss".into()));
}

#[test]
fn picture_of_regions_notes_guides_and_a_distance() {
    let mut h = with_region();
    let mark = |id: u64, kind: MarkKind, name: &str, x: i32, y: i32| LevelMark {
        id: PlacementId(id),
        kind,
        name: name.into(),
        x,
        y,
        ..LevelMark::default()
    };
    let text = "The jump from here is\ntoo far for Knuckles.".to_owned();
    let list = [
        LevelMark { text, ..mark(91, MarkKind::Note, "Too far?", 96, 112) },
        mark(92, MarkKind::ToDo, "Two springs", 344, 96),
        mark(93, MarkKind::Done, "Rings", 344, 128),
        mark(94, MarkKind::Region, "door", 200, 40),
    ];
    let mut edits: Vec<Edit> = list
        .into_iter()
        .zip(1..)
        .map(|(one, place)| Edit::SetMark { level: "hills".into(), id: one.id, mark: Some((place, one)) })
        .collect();
    let mut settings = kit::document::LevelSettings::of(h.state().document().level("hills").unwrap());
    settings.guides = Box::new(Guides { x: vec![320], y: vec![72], ..Guides::default() });
    edits.push(Edit::SetLevelSettings { level: "hills".into(), settings });
    h.state_mut().send(Command::Edit { label: "Marks".into(), gesture: None, edits: edits.into() });
    let selected = [Selected::Mark(PlacementId(91)), Selected::Mark(marks(&h)[0].id)];
    h.state_mut().send(Command::Session(Box::new(move |session| session.selected.things = selected.into())));
    h.run_ok();
    tool(&mut h, ToolId::Measure);
    pull(&mut h, (64.0, 200.0), (208.0, 240.0));
    h.event(Event::PointerGone);
    h.run_ok();
    let area = Rect::from_min_max(canvas(&h).min - eframe::egui::vec2(20.0, 20.0), at(&h, 460.0, 300.0));
    compare(&mut h, area, "regions_and_notes");
}
