//! Menus, keys and the dock.

use crate::level::canvas::hills;
use crate::support::key;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;
use loopwright::bindings::{ACTIONS, Action, ToolId};
use loopwright::command::Command;
use loopwright::settings::Shade;

#[test]
fn every_menu_opens_and_names_its_actions() {
    let mut h = hills();
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
fn each_window_has_its_item_in_the_menu_bar() {
    let mut h = hills();
    let mut missing: Vec<_> = ACTIONS.iter().filter(|info| info.action.opens_window()).collect();
    assert!(missing.len() > 10);
    for menu in ["File", "Edit", "Level", "View", "Play", "Help"] {
        let count = |h: &Harness<'_, App>, label| h.query_all_by_label_contains(label).count();
        let before: Vec<_> = missing.iter().map(|info| count(&h, info.label)).collect();
        h.query_all_by_label(menu).next().expect("a menu").click();
        h.run_ok();
        let mut before = before.into_iter();
        missing.retain(|info| Some(count(&h, info.label)) <= before.next());
        h.key_press(Key::Escape);
        h.run_ok();
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn nothing_to_undo_is_shown_as_such() {
    let h = hills();
    assert!(h.get_by_label("Undo").accesskit_node().is_disabled());
}

#[test]
fn a_toolbar_button_says_what_it_is() {
    let mut h = hills();
    h.get_by_label("Fill").click();
    h.run_ok();
    assert_eq!(h.state().session().tools.tool, ToolId::Fill);
}

#[test]
fn the_level_alone_and_back() {
    let mut h = hills();
    let height = |h: &Harness<'_, App>| h.get_by_label("Level canvas").rect().height();
    let before = height(&h);
    key(&mut h, Modifiers::NONE, Key::Tab);
    assert!(height(&h) > before, "even its tab is gone");
    key(&mut h, Modifiers::NONE, Key::Tab);
    assert_eq!(height(&h), before);
}

#[test]
fn a_command_is_found_by_name_and_run() {
    let mut h = hills();
    key(&mut h, crate::support::CTRL | Modifiers::SHIFT, Key::P);
    h.get_by_label("Type a command").type_text("erase");
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(h.state().session().tools.tool, ToolId::Eraser);
    assert!(h.query_by_label("Type a command").is_none());
}

#[test]
fn panes_and_levels_are_found_like_commands() {
    let mut h = hills();
    for (typed, shown) in [("show chunks", "Unused only"), ("show history", "As opened")] {
        key(&mut h, crate::support::CTRL | Modifiers::SHIFT, Key::P);
        h.get_by_label("Type a command").type_text(typed);
        h.run_ok();
        key(&mut h, Modifiers::NONE, Key::Enter);
        assert!(h.query_by_label_contains(shown).is_some(), "{typed}");
    }
    key(&mut h, crate::support::CTRL | Modifiers::SHIFT, Key::P);
    h.get_by_label("Type a command").type_text("hills lev");
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(h.state().session().level, "hills");
}

#[test]
fn both_themes_and_the_welcome_page_look_as_they_did() {
    let mut h = crate::support::window_of(eframe::egui::vec2(900.0, 560.0));
    h.snapshot("welcome_dark");
    h.state_mut().send(loopwright::command::Command::Action(loopwright::bindings::Action::ThemeToggle));
    h.run_ok();
    h.snapshot("welcome_light");
}

#[test]
fn a_message_ends_by_itself_unless_it_is_read() {
    use kit::notices::Notice;
    use loopwright::command::Command;
    let mut h = hills();
    let shown = |h: &Harness<'_, App>| h.query_all_by_label_contains("No room for it").count();
    h.state_mut().send(Command::Notice(Notice::error("No room for it")));
    h.run_ok();
    assert_eq!(shown(&h), 2, "above the panes, and in the status bar");
    let at = h.get_by_label("Dismiss message").rect().left_center() - eframe::egui::vec2(40.0, 0.0);
    h.hover_at(at);
    h.run_steps(160); // 40 seconds
    assert_eq!(shown(&h), 2, "the pointer is on it");
    h.remove_cursor();
    h.run_steps(160);
    assert_eq!(shown(&h), 0);
}

#[test]
fn only_a_success_has_a_tick() {
    let mut h = hills();
    let picture = |h: &Harness<'_, App>, name: &str| h.query_by_label(name).is_some();
    h.event(eframe::egui::Event::Paste("no piece of a level".to_owned()));
    h.run_ok();
    assert!(!picture(&h, "Done") && picture(&h, "Note"));
}

#[test]
fn a_menu_that_is_too_long_scrolls_to_its_end() {
    use eframe::egui::{Event, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
    let mut h = crate::support::window_of(vec2(1000.0, 360.0));
    h.state_mut().take_document(kit::document::Document::new(crate::hills::project(), None));
    h.run_ok();
    h.get_by_label("Edit").click();
    h.run_ok();
    let last = |h: &Harness<'_, App>| h.query_by_label("Tools").map(|node| node.rect().bottom());
    assert!(last(&h).is_none_or(|bottom| bottom > 360.0), "it is below the window at first");
    h.snapshot_options("menu_scrolls", &egui_kittest::SnapshotOptions::new().threshold(0.6));
    h.hover_at(h.get_by_label("Redo").rect().center());
    for _ in 0..12 {
        let (phase, source) = (TouchPhase::Move, MouseWheelSource::Unknown);
        let (unit, delta) = (MouseWheelUnit::Line, vec2(0.0, -4.0));
        h.event(Event::MouseWheel { unit, delta, phase, source, modifiers: Modifiers::NONE });
        h.run_ok();
    }
    assert!(last(&h).is_some_and(|bottom| bottom <= 360.0), "{:?}", last(&h));
}

#[test]
fn themes_of_high_contrast_are_chosen_in_the_settings() {
    let mut h = hills();
    h.state_mut().send(Command::Action(Action::Settings));
    for (label, name) in
        [("High contrast, dark", "high_contrast_dark"), ("High contrast, light", "high_contrast_light")]
    {
        h.run_ok();
        crate::support::click(&mut h, label);
        h.run_steps(20);
        h.snapshot(name);
    }
    assert_eq!(h.state().settings().shade, Shade::HighLight);
    h.state_mut().send(Command::Action(Action::ThemeToggle));
    h.run_ok();
    assert_eq!(h.state().settings().shade, Shade::HighDark, "the contrast stays");
}
