//! Copies of objects: their links, their slots, and how many of them can be moved at once.

use crate::hills;
use crate::level::clipboard::copy;
use crate::support::{CTRL, key, steps, window};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use kit::document::Document;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::Selected;
use sim::project::{Placement, PlacementId};
use std::sync::Arc;

fn object(id: u64, kind: &str, x: i32) -> Placement {
    Placement { id: PlacementId(id), kind: kind.into(), x, y: 300, ..Placement::default() }
}

fn linked(id: u64, kind: &str, x: i32, switch: i32) -> Placement {
    let mut object = object(id, kind, x);
    object.extra.insert("switch".into(), switch.into());
    object
}

fn open(placements: Vec<Placement>) -> Harness<'static, App> {
    let mut project = hills::project();
    Arc::make_mut(&mut project.levels[0]).placements = placements;
    let mut h = window();
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    h
}

fn placements(h: &Harness<'_, App>) -> Vec<Placement> {
    h.state().document().level("hills").expect("it is there").placements.clone()
}

fn select_all(h: &mut Harness<'_, App>) {
    key(h, CTRL, Key::A);
}

/// Kind, x and switch of each object in slot order.
fn links(h: &Harness<'_, App>) -> Vec<(String, i32, i64)> {
    let switch = |object: &Placement| object.extra.get("switch").and_then(serde_json::Value::as_i64).unwrap_or(-1);
    placements(h).iter().map(|object| (object.kind.clone(), object.x, switch(object))).collect()
}

#[test]
fn copies_of_a_linked_pair_are_linked_to_each_other() {
    let mut h = open(vec![linked(1, "button", 100, 3), linked(2, "door", 200, 3), linked(3, "door", 400, 3)]);
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.selected.things = [1, 2].map(|id| Selected::Placement(PlacementId(id))).into();
    })));
    h.run_ok();
    key(&mut h, CTRL, Key::D);
    let expected = [("button", 100, 3), ("button", 132, 0), ("door", 200, 3), ("door", 232, 0), ("door", 400, 3)];
    assert_eq!(links(&h), expected.map(|(kind, x, switch)| (kind.to_owned(), x, switch)), "behind their originals");
    let text = copy(&mut h, Event::Copy);
    h.event(Event::Paste(text));
    h.run_ok();
    let pasted: Vec<_> = links(&h).into_iter().skip(5).map(|(kind, _, switch)| (kind, switch)).collect();
    assert_eq!(pasted, [("button".to_owned(), 1), ("door".to_owned(), 1)], "a third pair has a third switch");
}

#[test]
fn a_copy_of_one_end_keeps_its_link() {
    let mut h = open(vec![linked(1, "button", 100, 3), linked(2, "door", 200, 3)]);
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.selected.things = [Selected::Placement(PlacementId(2))].into();
    })));
    h.run_ok();
    key(&mut h, CTRL, Key::D);
    assert_eq!(links(&h)[2], ("door".to_owned(), 232, 3));
}

#[test]
fn links_that_find_no_free_switch_are_named() {
    let mut all: Vec<_> = (0..16).map(|n| linked(10 + n as u64, "door", 40 * n, n)).collect();
    all.push(linked(1, "button", 700, 3));
    let mut h = open(all);
    select_all(&mut h);
    key(&mut h, CTRL, Key::D);
    let told = h.state().notices().all().last().map(|shown| shown.notice.text.clone());
    assert!(told.is_some_and(|text| text.starts_with("All 16 switches are taken")));
}

#[test]
fn selecting_and_duplicating_all_makes_no_second_start() {
    let mut h = open(vec![object(1, "ring", 100)]);
    select_all(&mut h);
    assert_eq!(h.state().session().selected.things.len(), 2, "the object and the switcher");
    key(&mut h, CTRL, Key::D);
    let level = h.state().document().level("hills").expect("it is there");
    assert_eq!((level.starts.len(), level.placements.len(), level.switchers.len()), (0, 2, 2));
    assert_eq!(steps(&h), ["Duplicate"]);
}

#[test]
fn thousands_of_objects_are_moved_copied_and_undone_together() {
    let mut h = open((0..3000).map(|n| object(n + 1, "ring", 8 * n as i32 % 900)).collect());
    let before = placements(&h);
    select_all(&mut h);
    key(&mut h, Modifiers::SHIFT, Key::ArrowRight);
    let moved = placements(&h);
    assert!(moved.iter().zip(&before).all(|(now, old)| now.x == old.x + 1 && now.id == old.id));
    key(&mut h, CTRL, Key::D);
    let copied = placements(&h);
    assert_eq!(copied.len(), 6000);
    assert!(copied.chunks(2).all(|pair| pair[1].x == pair[0].x + 32), "each behind its original");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(placements(&h), moved);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(placements(&h), before);
    key(&mut h, CTRL, Key::Y);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(placements(&h).is_empty());
    key(&mut h, CTRL, Key::Z);
    assert_eq!(placements(&h), moved);
}
