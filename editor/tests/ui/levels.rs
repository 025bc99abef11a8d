//! The Level menu.

use crate::canvas::hills;
use crate::support::{CTRL, key};
use eframe::egui::{Key, Modifiers};
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
    choose(&mut h, "Copy this level");
    assert_eq!(keys(&h), ["hills", "level-2", "level-1"]);
    let document = h.state().document();
    let (from, to) = (document.level("hills").unwrap(), document.level("level-2").unwrap());
    assert_eq!(from.layout, to.layout);
    assert_ne!(from.switchers[0].id, to.switchers[0].id, "ids are unique");
    choose(&mut h, "Remove this level");
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
