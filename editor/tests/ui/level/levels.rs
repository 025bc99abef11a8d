//! The Level menu.

use crate::level::canvas::{cell, hills};
use crate::support::{CTRL, click, key};
use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;

fn choose(h: &mut Harness<'_, App>, item: &str) {
    h.get_all_by_label("Level").next().unwrap().click();
    h.run_ok();
    h.get_by_label(item).click();
    h.run_ok();
}

fn keys(h: &Harness<'_, App>) -> Vec<String> {
    h.state().document().project().levels.iter().map(|level| level.key.clone()).collect()
}

#[test]
fn levels_are_added_copied_chosen_and_removed() {
    let mut h = hills();
    choose(&mut h, "New level");
    assert_eq!((keys(&h), h.state().session().level.as_str()), (vec!["hills".into(), "level-1".into()], "level-1"));
    choose(&mut h, "Hills");
    assert_eq!(h.state().session().level, "hills");
    choose(&mut h, "Duplicate this level");
    assert_eq!(keys(&h), ["hills", "level-2", "level-1"]);
    let document = h.state().document();
    let (from, to) = (document.level("hills").unwrap(), document.level("level-2").unwrap());
    assert_eq!(from.layout, to.layout);
    assert_ne!(from.switchers[0].id, to.switchers[0].id, "ids are unique");
    choose(&mut h, "Delete this level");
    assert_eq!((keys(&h), h.state().session().level.as_str()), (vec!["hills".into(), "level-1".into()], "hills"));
}

#[test]
fn undoing_a_new_level_brings_another_into_view() {
    let mut h = hills();
    choose(&mut h, "New level");
    key(&mut h, CTRL, Key::Z);
    h.run_ok();
    assert_eq!((keys(&h), h.state().session().level.as_str()), (vec!["hills".into()], "hills"));
}

#[test]
fn keys_turn_the_levels_round() {
    let mut h = hills();
    choose(&mut h, "New level");
    let mut seen = Vec::new();
    for turn in [Key::PageDown, Key::PageDown, Key::PageUp] {
        key(&mut h, Modifiers::ALT, turn);
        seen.push(h.state().session().level.clone());
    }
    assert_eq!(seen, ["hills", "level-1", "hills"]);
}

#[test]
fn chunks_of_256_pixels_are_chosen_after_one_reads_what_they_do() {
    let mut h = hills();
    let size = |h: &Harness<'_, App>| h.state().document().project().chunk_size;
    let before = h.state().document().project().clone();
    let terrain = |h: &Harness<'_, App>| -> Vec<_> {
        (0..32).flat_map(|y| (0..64).map(move |x| (x, y))).map(|(x, y)| cell(h, x, y)).collect()
    };
    let shown = terrain(&h);
    let list = h.get_by_role_and_label(Role::ComboBox, "Chunk size");
    list.scroll_to_me();
    list.click();
    h.run_ok();
    h.get_by_label("256 × 256 pixels").click();
    h.run_ok();
    h.get_by_label_contains("so do loops: layer switchers");
    assert_eq!(size(&h), 8, "nothing is changed before");
    click(&mut h, "Change to 256 × 256 pixels");
    let project = h.state().document().project();
    assert_eq!((project.chunk_size, project.levels[0].layout.width(), project.levels[0].layout.height()), (16, 4, 2));
    assert_eq!(terrain(&h), shown, "terrain stays");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().document().project(), &before);
}
