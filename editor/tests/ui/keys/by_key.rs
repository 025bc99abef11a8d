//! Everything by key: panes, tabs and menus without a mouse.

use crate::level::canvas::hills;
use crate::support::{CTRL, key};
use eframe::egui::{Event, Key, Modifiers, Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;

/// The rectangle of what has the keyboard.
fn focused(h: &Harness<'_, App>) -> Option<Rect> {
    let id = h.ctx.memory(|memory| memory.focused())?;
    h.ctx.read_response(id).map(|response| response.rect)
}

#[test]
fn panes_are_gone_through_and_their_fields_are_typed_into() {
    let mut h = hills();
    assert_eq!((h.state().focus().pane, focused(&h)), ("canvas", None));
    let mut seen = Vec::new();
    for _ in 0..4 {
        key(&mut h, CTRL, Key::Tab);
        seen.push(h.state().focus().pane);
        assert_eq!(focused(&h).is_some(), h.state().focus().pane != "canvas", "{seen:?}");
    }
    assert_eq!(seen, ["inspector", "preview", "blocks", "canvas"], "round the window and back");
    key(&mut h, CTRL | Modifiers::SHIFT, Key::Tab);
    assert_eq!(h.state().focus().pane, "blocks");

    // The level's title, by key alone.
    (0..2).for_each(|_| key(&mut h, CTRL, Key::Tab));
    assert_eq!(h.state().focus().pane, "inspector");
    let title = h.get_by_role_and_label(Role::TextInput, "Title").rect();
    assert_eq!(focused(&h), Some(title), "the first field");
    key(&mut h, CTRL, Key::A);
    h.event(Event::Text("By key".into()));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Tab);
    assert_ne!(focused(&h), Some(title), "Tab goes on to the next field");
    assert_eq!(h.state().document().project().levels[0].title, "By key");
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert_eq!(focused(&h), None);
}

#[test]
fn tabs_are_turned() {
    let mut h = hills();
    let mut seen = Vec::new();
    for _ in 0..4 {
        key(&mut h, CTRL | Modifiers::ALT, Key::PageDown);
        seen.push(h.state().focus().pane);
    }
    assert_eq!(seen, ["tiles", "object_maker", "characters", "canvas"]);
    key(&mut h, CTRL | Modifiers::ALT, Key::PageUp);
    assert_eq!(h.state().focus().pane, "characters");
}

#[test]
fn menus_are_opened_and_chosen_from() {
    let mut h = hills();
    key(&mut h, CTRL, Key::F10);
    assert!(h.get_by_label("File").accesskit_node().is_focused());
    key(&mut h, Modifiers::NONE, Key::Tab);
    assert!(h.get_by_label("Edit").accesskit_node().is_focused());
    key(&mut h, Modifiers::SHIFT, Key::Tab);
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert!(h.query_all_by_label_contains("New project").next().is_some(), "it is open");
    key(&mut h, Modifiers::NONE, Key::ArrowDown);
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert!(h.state().has_window(), "New project, the first line");
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(!h.state().has_window());
}
