//! Menus, keys and the dock.

use crate::support::{CTRL, key, window};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

#[test]
fn every_menu_opens_and_names_its_actions() {
    let mut h = window();
    for (menu, item) in [
        ("File", "Save as…"),
        ("Edit", "Redo"),
        ("View", "Fit the level"),
        ("Play", "Play from the start"),
        ("Help", "Keys and mouse"),
    ] {
        h.get_by_label(menu).click();
        h.run_ok();
        assert!(h.query_all_by_label_contains(item).next().is_some(), "{menu}: {item}");
        h.key_press(Key::Escape);
        h.run_ok();
    }
}

#[test]
fn nothing_to_undo_is_shown_as_such() {
    let h = window();
    assert!(h.get_by_label("Undo").accesskit_node().is_disabled());
}

#[test]
fn keys_take_tools_in_hand() {
    let mut h = window();
    for (k, tool) in [(Key::B, "brush"), (Key::E, "eraser"), (Key::R, "rectangle"), (Key::S, "select")] {
        key(&mut h, Modifiers::NONE, k);
        assert_eq!(h.state().session().tool, tool);
    }
    // Ctrl+Shift+Z is no plain Z, and Shift+S no select tool.
    key(&mut h, Modifiers::NONE, Key::B);
    key(&mut h, Modifiers::SHIFT, Key::S);
    assert_eq!(h.state().session().tool, "brush");
    assert!(!h.state().session().overlays.sensors);
    key(&mut h, CTRL, Key::Z);
}

#[test]
fn a_toolbar_button_says_what_it_is() {
    let mut h = window();
    h.get_by_label("Fill").click();
    h.run_ok();
    assert_eq!(h.state().session().tool, "fill");
}
