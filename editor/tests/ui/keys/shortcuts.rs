//! Keys: they do what the table says, can be changed, and leave text fields alone.

use crate::level::canvas::hills;
use crate::support::{CTRL, key};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use loopwright::bindings::ToolId;

#[test]
fn keys_take_tools_in_hand() {
    let mut h = hills();
    for (k, tool) in
        [(Key::E, ToolId::Eraser), (Key::B, ToolId::Brush), (Key::R, ToolId::Rectangle), (Key::S, ToolId::Select)]
    {
        key(&mut h, Modifiers::NONE, k);
        assert_eq!(h.state().session().tools.tool, tool);
    }
    // Shift+S is the sensors and no select tool.
    key(&mut h, Modifiers::NONE, Key::B);
    let sensors = h.state().session().canvas.overlays.sensors;
    key(&mut h, Modifiers::SHIFT, Key::S);
    assert_eq!(h.state().session().tools.tool, ToolId::Brush);
    assert_ne!(h.state().session().canvas.overlays.sensors, sensors);
}

#[test]
fn the_key_sheet_is_searched_with_letters_in_its_field() {
    let mut h = hills();
    key(&mut h, Modifiers::SHIFT, Key::F1);
    h.event(Event::Text("zoom".into()));
    for k in [Key::Z, Key::E, Key::F] {
        key(&mut h, Modifiers::NONE, k);
    }
    h.run_ok();
    assert_eq!(h.state().session().tools.tool, ToolId::Brush, "typing takes no tool in hand");
    assert!(h.query_by_label("Zoom to 100 %").is_some());
    assert!(h.query_by_label("Undo the last step.").is_none());
    h.get_by_label("Wheel");
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(h.query_by_label("Zoom to 100 %").is_none(), "Esc closes the sheet");
}

#[test]
fn a_key_is_changed_with_its_conflict_shown() {
    let mut h = hills();
    key(&mut h, CTRL, Key::Comma);
    h.get_by_label("Search commands").focus();
    h.run_ok();
    h.event(Event::Text("eraser".into()));
    h.run_ok();
    h.get_by_label("Add a key: Eraser").click();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::F);
    assert!(h.query_by_label_contains("F is already used for Fill").is_some());
    h.get_by_label("Reassign").click();
    h.run_ok();
    key(&mut h, CTRL, Key::Comma);
    key(&mut h, Modifiers::NONE, Key::F);
    assert_eq!(h.state().session().tools.tool, ToolId::Eraser);
    // And back.
    key(&mut h, CTRL, Key::Comma);
    h.get_by_label("Reset all shortcuts").click();
    h.run_ok();
    key(&mut h, CTRL, Key::Comma);
    key(&mut h, Modifiers::NONE, Key::F);
    assert_eq!(h.state().session().tools.tool, ToolId::Fill);
}

#[test]
fn habits_of_another_editor_are_taken_over() {
    let mut h = hills();
    h.state_mut().greet_new_users();
    h.run_ok();
    h.get_by_label("Compare…").click();
    h.run_ok();
    h.snapshot("first_start");
    h.get_by_label("SonLVL").click();
    h.run_ok();
    h.get_by_label("Use these").click();
    h.run_ok();
    assert!(h.query_by_label("Use these").is_none() && h.state().settings().welcomed);
    key(&mut h, Modifiers::NONE, Key::W);
    assert!(h.state().session().canvas.overlays.collision);
    key(&mut h, Modifiers::SHIFT, Key::E);
    assert_eq!(h.state().session().tools.tool, ToolId::Eraser);
    // Asked once only; the settings can change it.
    h.state_mut().greet_new_users();
    h.run_ok();
    assert!(h.query_by_label("Compare…").is_none());
    key(&mut h, CTRL, Key::Comma);
    h.get_by_label("Tiled").click();
    h.run_ok();
    key(&mut h, CTRL, Key::Comma);
    key(&mut h, Modifiers::NONE, Key::E);
    assert_eq!(h.state().session().tools.tool, ToolId::Eraser);
    assert_eq!(h.state().settings().wheel, loopwright::bindings::mouse::Wheel::Scroll);
}

#[test]
fn the_question_for_habits_can_be_put_off() {
    let mut h = hills();
    h.state_mut().greet_new_users();
    h.run_ok();
    assert!(!h.state().has_window(), "nothing stands in the way");
    h.get_by_label("Compare…").click();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(h.query_by_label("Use these").is_none());
    assert!(h.state().settings().welcomed);
    assert_eq!(h.state().settings().preset(), loopwright::bindings::Preset::Default);
}

#[test]
fn tab_and_arrows_leave_the_focus_where_it_is() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::Tab);
    assert_eq!(h.ctx.memory(|memory| memory.focused()), None);
    key(&mut h, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(h.ctx.memory(|memory| memory.focused()), None);
}
