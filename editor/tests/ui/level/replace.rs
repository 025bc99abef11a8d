//! Blocks and objects replaced by others, in their window.

use crate::projects::files::{open_path, sample};
use crate::support::{CTRL, click, key, type_number, window};
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::document::Document;
use loopwright::app::App;
use loopwright::session::Selected;
use sim::project::{LevelData, Placement, PlacementId, Project};
use sim::tiles::BlockId;
use std::collections::BTreeMap;
use std::sync::Arc;

fn project(h: &Harness<'_, App>) -> Project {
    h.state().document().project().clone()
}

/// Counts each block in the chunks of a project.
fn blocks(project: &Project) -> BTreeMap<BlockId, usize> {
    let mut counts = BTreeMap::new();
    for cell in project.chunks.iter().flat_map(|chunk| &chunk.cells) {
        *counts.entry(cell.block).or_default() += 1;
    }
    counts
}

fn rings(project: &Project) -> usize {
    project.levels.iter().flat_map(|level| &level.placements).filter(|placement| placement.kind == "ring").count()
}

#[test]
fn a_block_is_replaced_in_all_levels_and_undone() {
    let mut h = window();
    open_path(&mut h, &sample("replace"));
    let before = project(&h);
    let counts = blocks(&before);
    let mut used = counts.keys().copied().filter(|block| *block > 0);
    let (old, new) = (used.next().unwrap(), used.next().unwrap());
    key(&mut h, CTRL, Key::H);
    type_number(&mut h, "Old", &old.to_string());
    type_number(&mut h, "New", &old.to_string());
    h.get_by_label("the new one is the old one.");
    assert!(h.get_by_label("Replace all").accesskit_node().is_disabled());
    type_number(&mut h, "New", &new.to_string());
    click(&mut h, "Where: All levels");
    assert_eq!(h.query_all_by_label_contains("To be changed: ").count(), 1);
    click(&mut h, "Replace all");
    let after = blocks(&project(&h));
    assert_eq!((after.get(&old), after[&new]), (None, counts[&old] + counts[&new]));
    h.get_by_label("There is none of it there.");
    click(&mut h, "Close");
    key(&mut h, CTRL, Key::Z);
    assert!(project(&h) == before, "one step");
}

#[test]
fn objects_become_another_kind_where_they_are() {
    let mut h = window();
    open_path(&mut h, &sample("replace-objects"));
    let before = project(&h);
    let count = rings(&before);
    assert!(count > 0);
    key(&mut h, CTRL, Key::H);
    click(&mut h, "What: Objects");
    click(&mut h, "Kind to replace");
    click(&mut h, &format!("Ring ({count})"));
    click(&mut h, "New kind");
    h.query_all_by_label("Monitor").last().expect("it is offered").scroll_to_me();
    h.run_ok();
    h.query_all_by_label("Monitor").last().expect("it is offered").click();
    h.run_ok();
    click(&mut h, "Replace all");
    let after = project(&h);
    assert_eq!(rings(&after), 0);
    let places =
        |project: &Project| project.levels[0].placements.iter().map(|thing| (thing.x, thing.y)).collect::<Vec<_>>();
    assert_eq!(places(&after), places(&before));
}

/// A window with the hills, twice, and lines of rings in both.
fn lines() -> Harness<'static, App> {
    let mut project = crate::hills::project();
    let line = |id: u64, count: i64| Placement {
        id: PlacementId(id),
        kind: "ring_line".into(),
        x: 100 + 40 * id as i32,
        y: 100,
        extra: [("count".to_owned(), count.into())].into_iter().collect(),
        ..Placement::default()
    };
    Arc::make_mut(&mut project.levels[0]).placements = vec![line(1, 5), line(2, 7), line(3, 5)];
    let first = LevelData::clone(&project.levels[0]);
    let other = LevelData { key: "other".into(), title: "Other".into(), placements: vec![line(4, 5)], ..first };
    project.levels.push(Arc::new(other));
    let mut h = window();
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    h
}

fn counts(h: &Harness<'_, App>) -> Vec<i64> {
    let project = project(h);
    let all = project.levels.iter().flat_map(|level| &level.placements);
    all.map(|placement| placement.extra["count"].as_i64().unwrap()).collect()
}

#[test]
fn a_value_of_a_parameter_is_replaced_where_it_is() {
    let mut h = lines();
    key(&mut h, CTRL, Key::H);
    click(&mut h, "What: Values");
    click(&mut h, "Kind of the objects");
    click(&mut h, "Line of rings (3)");
    click(&mut h, "Parameter to replace");
    h.query_all_by_label("Rings").last().unwrap().click();
    h.run_ok();
    click(&mut h, "Old value");
    click(&mut h, "5 (2)");
    type_number(&mut h, "New value", "4");
    assert_eq!(h.query_all_by_label_contains("To be changed: ").count(), 1);
    click(&mut h, "Replace all");
    assert_eq!(counts(&h), [4, 7, 4, 5]);
    h.get_by_label("There is none of it there.");
    click(&mut h, "Where: All levels");
    click(&mut h, "Old value");
    click(&mut h, "any (4)");
    type_number(&mut h, "New value", "2");
    click(&mut h, "Replace all");
    assert_eq!(counts(&h), [2; 4]);
    click(&mut h, "Close");
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(counts(&h), [5, 7, 5, 5], "two steps");
}

#[test]
fn things_are_found_in_all_levels() {
    let mut h = lines();
    key(&mut h, CTRL, Key::F);
    h.event(eframe::egui::Event::Text("rings".into()));
    h.run_ok();
    h.get_by_label("3 places");
    click(&mut h, "In all levels");
    h.get_by_label("4 places");
    // Back from the first one: the last place is in the other level, which comes into view with it.
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    assert_eq!(h.state().session().level, "other");
    assert!(h.state().session().selected.things.contains(&Selected::Placement(PlacementId(4))));
    h.get_by_label("4 of 4");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(h.state().session().level, "hills");
    h.get_by_label("1 of 4");
}
