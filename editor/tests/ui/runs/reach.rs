//! Level > Reach from the start: the map grows, a click on it plays or keeps a run, an edit makes it stale. What it does not
//! reach is a list.

use crate::level::canvas::{at, hills};
use crate::support::{click, click_at, wait_until};
use eframe::egui::{Key, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Edit;
use kit::reach::{CELL, text};
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use sim::project::{Placement, PlacementId};
use std::cmp::Reverse;

/// A search of the hills that found something and was stopped.
fn searched(from: &str) -> Harness<'static, App> {
    searched_in(hills(), from)
}

fn searched_in(mut h: Harness<'static, App>, from: &str) -> Harness<'static, App> {
    h.get_all_by_label("Level").next().unwrap().click();
    h.run_ok();
    h.query_all_by_label_contains(from).last().expect("an item of the menu").click();
    h.run_ok();
    wait_until(&mut h, "a map is there", |h| h.state().reach().shown("hills").is_some());
    if h.state().reach().is_busy() {
        click(&mut h, "Stop");
    }
    wait_until(&mut h, "the search ended", |h| !h.state().reach().is_busy());
    h
}

/// A cell that is reached after some time, inside of the canvas and beside the window.
fn reached(h: &Harness<'_, App>) -> (i32, i32) {
    let shown = h.state().reach().shown("hills").unwrap();
    let canvas = h.get_by_label("Level canvas").rect().shrink(40.0);
    let is_seen = |place: &(i32, i32)| {
        let screen = at(h, place.0 as f32 + 2.0, place.1 as f32 + 2.0);
        canvas.contains(screen) && screen.x < canvas.left() + canvas.width() * 0.4
    };
    let late = shown.map.cells().filter(|(place, _)| is_seen(place)).max_by_key(|(_, frame)| *frame);
    late.expect("some cell is in view").0
}

fn right_click(h: &mut Harness<'_, App>, (x, y): (i32, i32)) {
    let place = at(h, x as f32 + 2.0, y as f32 + 2.0);
    click_at(h, PointerButton::Secondary, place);
}

#[test]
fn a_click_on_the_map_plays_the_run_that_gets_there() {
    let mut h = searched("Reach from the start");
    let place = reached(&h);
    right_click(&mut h, place);
    click(&mut h, "Play the run that gets here");
    for _ in 0..4000 {
        h.run_steps(1);
        if h.state().play().is_paused() {
            break;
        }
    }
    let player = &h.state().play().world().expect("it is played").player;
    let cell = [player.x.px(), player.y.px()].map(|at| at.div_euclid(CELL) * CELL);
    assert_eq!(cell, [place.0, place.1]);
    // From the frame in play another search begins, which knows that it was not at the start.
    h.state_mut().send(Command::Action(Action::ReachFromHere));
    h.run_ok();
    wait_until(&mut h, "a map from there", |h| h.state().reach().shown("hills").is_some());
    let map = &h.state().reach().shown("hills").unwrap().map;
    assert_eq!(map.cell(place.0, place.1).frame(), Some(0));
}

#[test]
fn the_list_of_missed_things_sorts_and_brings_one_into_view() {
    let mut h = hills();
    let buried = |id, x| Placement { id: PlacementId(id), kind: "ring".into(), x, y: 480, ..Placement::default() };
    let edits = [buried(1, 500), buried(2, 980)].into_iter().map(|placement| {
        let id = placement.id;
        Edit::SetPlacement { level: "hills".into(), id, placement: Some((0, placement)) }
    });
    h.state_mut().send(Command::Edit { label: "Bury rings".into(), gesture: None, edits: edits.collect() });
    h.run_ok();
    let mut h = searched_in(h, "Reach from the start");
    let shown = h.state().reach().shown("hills").unwrap().clone();
    let far = shown.missed.iter().max_by_key(|target| target.middle().0).expect("rings are in the ground").clone();
    click(&mut h, "Sort by x");
    click(&mut h, "Sort by x");
    let (x, y) = far.middle();
    let canvas = h.get_by_label("Level canvas").rect();
    assert!(!canvas.contains(at(&h, x as f32, y as f32)), "it is out of view at first");
    click(&mut h, &format!("Not reached: {}", text::name(&far)));
    assert!(canvas.contains(at(&h, x as f32, y as f32)), "{far:?}");
    // Down goes to the thing before it, from right to left.
    h.key_press(Key::ArrowDown);
    h.run_ok();
    let list = h.get_by_label("Things not reached");
    let next = list.value().expect("the row that the keys are on");
    let mut by_x: Vec<_> = shown.missed.iter().collect();
    by_x.sort_by_key(|target| Reverse(target.middle().0));
    assert_eq!(next, format!("Not reached: {}", text::name(by_x[1])));
}

#[test]
fn a_run_is_kept_and_an_edit_makes_the_map_stale() {
    let mut h = searched("Reach from the start");
    let place = reached(&h);
    right_click(&mut h, place);
    click(&mut h, "Save as a run");
    let document = h.state().document();
    let run = document.project().runs.last().expect("it is kept").clone();
    let level = sim::level::Level::compile(document.project(), "hills").unwrap();
    assert!(run.key == "hills-reach-1" && sim::replay::check(&run, &level).is_ok());
    assert!(!h.state().reach().is_stale(), "a run more changes nothing about the level");
    let mut start = h.state().document().level("hills").unwrap().start;
    start.x += 32;
    let edits = vec![Edit::SetStart { level: "hills".into(), start }];
    h.state_mut().send(Command::Edit { label: "Move start".into(), gesture: None, edits: edits.into() });
    h.run_ok();
    h.get_by_label("The level was edited since.");
    click(&mut h, "Search again");
    wait_until(&mut h, "a new map", |h| h.state().reach().shown("hills").is_some() && !h.state().reach().is_stale());
    click(&mut h, "Clear result");
    assert!(h.state().reach().shown("hills").is_none() && !h.state().reach().is_busy());
}
