//! Blocks and objects replaced by others, in their window.

use crate::projects::files::{open_path, sample};
use crate::support::{CTRL, click, key, type_number, window};
use eframe::egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;
use sim::project::Project;
use sim::tiles::BlockId;
use std::collections::BTreeMap;

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
