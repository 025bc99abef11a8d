//! Panes and menus: what screen readers hear of them, borders by key, and old places.

use crate::level::canvas::{block, canvas, hills};
use crate::runs::play::press;
use crate::support::{CTRL, click, drag, key};
use eframe::egui::{Key, Modifiers, PointerButton, Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::document::{Document, Region};
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::session::{Brush, View};
use sim::project::LevelData;
use std::sync::Arc;

/// Ctrl, Alt and Shift.
const ALL: Modifiers = Modifiers { alt: true, shift: true, ..CTRL };

fn tab(h: &Harness<'_, App>, name: &str) -> Rect {
    h.get_by_role_and_label(Role::Tab, name).rect()
}

#[test]
fn tabs_and_panes_have_their_roles_and_names() {
    let mut h = hills();
    assert!(h.query_all_by_role(Role::TabList).count() >= 4, "each group of tabs is a list");
    let selected = |h: &Harness<'_, App>, name: &str| {
        h.get_by_role_and_label(Role::Tab, name).accesskit_node().is_selected() == Some(true)
    };
    assert!(selected(&h, "Blocks") && !selected(&h, "Chunks"));
    h.get_by_role_and_label(Role::Group, "Blocks pane");
    h.get_by_role_and_label(Role::Group, "Level pane");
    assert!(h.query_by_label("Close Level").is_none(), "the level stays");
    h.get_by_role_and_label(Role::Tab, "Chunks").click();
    h.run_ok();
    assert!(selected(&h, "Chunks"));
    h.get_by_role_and_label(Role::Group, "Chunks pane");
    h.get_by_role_and_label(Role::Button, "Close Chunks");
}

#[test]
fn a_pane_opened_again_is_where_it_was() {
    let mut h = hills();
    for (name, id) in [("Chunks", "chunks"), ("Probe", "probe"), ("Tiles", "tiles")] {
        let before = tabs(&h);
        assert!(before.iter().any(|tab| tab == name), "{name}: {before:?}");
        click(&mut h, &format!("Close {name}"));
        assert!(h.query_by_role_and_label(Role::Tab, name).is_none(), "{name}");
        h.state_mut().send(Command::ShowPane(id));
        h.run_ok();
        assert_eq!(tabs(&h), before, "{name}");
    }
}

/// The names of all tabs, row after row, left to right. A row that is longer than its room may have scrolled.
fn tabs(h: &Harness<'_, App>) -> Vec<String> {
    let tabs = h.query_all_by_role(Role::Tab);
    let mut tabs: Vec<_> = tabs.map(|tab| (tab.rect().min, tab.accesskit_node().label().unwrap_or_default())).collect();
    tabs.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    tabs.into_iter().map(|(_, name)| name).collect()
}

#[test]
fn borders_of_panes_move_by_key() {
    let mut h = hills();
    let before = canvas(&h);
    key(&mut h, ALL, Key::ArrowRight);
    let wide = canvas(&h);
    assert!((wide.width() - before.width() - 32.0).abs() < 1.5, "{before} {wide}");
    assert_eq!(wide.left(), before.left());
    key(&mut h, ALL, Key::ArrowLeft);
    assert!((canvas(&h).width() - before.width()).abs() < 1.5);
    h.state_mut().send(Command::ShowPane("inspector"));
    h.run_ok();
    let low = |h: &Harness<'_, App>| tab(h, "Preview").top();
    let border = low(&h);
    key(&mut h, ALL, Key::ArrowDown);
    assert!((low(&h) - border - 32.0).abs() < 1.5, "the pane above is higher");
    (0..40).for_each(|_| key(&mut h, ALL, Key::ArrowUp));
    assert!(low(&h) > 96.0 && canvas(&h).width() > 96.0, "nothing is pressed flat");
}

#[test]
fn a_menu_with_many_levels_keeps_its_lines_apart() {
    let mut h = hills();
    let mut project = h.state().document().project().clone();
    let first = project.levels[0].clone();
    let level =
        |n: usize| Arc::new(LevelData { key: format!("level-{n}"), title: format!("Act {n}"), ..(*first).clone() });
    project.levels = (0..40).map(level).collect();
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    h.get_all_by_label("Level").next().unwrap().click();
    h.run_ok();
    let lines = ["New level", "New maze", "Duplicate this level", "Delete this level"];
    let mut lines: Vec<Rect> = lines.iter().map(|line| h.get_by_label(line).rect()).collect();
    let rest = ["Next level", "Previous level", "Tilesets\u{2026}", "Backgrounds\u{2026}"];
    lines.extend(rest.iter().map(|line| h.get_all_by_label_contains(line).next().expect(line).rect()));
    let below = h.get_all_by_label_contains("Act ").map(|node| node.rect().top()).fold(0.0, f32::max);
    assert!(below > 0.0);
    for (above, under) in lines.iter().zip(&lines[1..]) {
        assert!(under.top() >= above.bottom() - 0.5, "{above} {under}");
    }
}

#[test]
fn the_area_tool_selects_blocks_whatever_is_in_the_brush() {
    let mut h = hills();
    let take = |h: &mut Harness<'_, App>, in_chunks: bool| {
        h.state_mut().send(Command::Session(Box::new(move |session| {
            (session.tools.brush, session.tools.tool, session.tools.area_in_chunks) =
                (Brush::Chunk(1), ToolId::Area, in_chunks);
            session.selected.area = Region::default();
        })));
        h.run_ok();
    };
    let size = |h: &Harness<'_, App>| {
        h.state().session().selected.area.bounds().map(|area| (area.right - area.left, area.bottom - area.top))
    };
    for (in_chunks, expected) in [(false, (3, 2)), (true, (8, 8))] {
        take(&mut h, in_chunks);
        let (from, to) = (block(&h, 9, 17), block(&h, 11, 18));
        drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
        assert_eq!(size(&h), Some(expected), "chunks: {in_chunks}");
    }
    take(&mut h, false);
    h.state_mut().send(Command::ShowPane("inspector"));
    h.run_ok();
    click(&mut h, "Select: Chunks");
    assert!(h.state().session().tools.area_in_chunks, "the Inspector has the choice");
}

#[test]
fn the_view_comes_back_after_a_game() {
    for zoom in [0.15, 1.0, 3.0] {
        let mut h = crate::runs::play::hills();
        let view = View { zoom, origin: eframe::egui::pos2(130.0, 90.0) };
        h.state_mut().send(Command::Session(Box::new(move |session| session.canvas.view = view)));
        h.run_steps(4);
        let before = h.state().session().canvas.view;
        press(&mut h, Modifiers::NONE, Key::F11);
        h.run_steps(20);
        assert!(h.state().game().is_on() && h.state().play().is_active());
        for _ in 0..3 {
            if h.state().play().is_active() {
                press(&mut h, Modifiers::NONE, Key::Escape);
                h.run_steps(5);
            }
        }
        h.run_steps(20);
        assert!(!h.state().game().is_on() && !h.state().play().is_active(), "{zoom}");
        assert_eq!(h.state().session().canvas.view, before, "{zoom}");
    }
}

#[test]
fn layouts_are_saved_under_names_and_taken_again() {
    use loopwright::bindings::Action;
    let mut h = hills();
    let open = |h: &mut Harness<'_, App>| {
        h.state_mut().send(Command::Action(Action::Layouts));
        h.run_ok();
    };
    let has = |h: &Harness<'_, App>, tab: &str| h.query_by_role_and_label(Role::Tab, tab).is_some();
    open(&mut h);
    h.get_by_label("None is saved yet. A layout is where the panes are, and how large.");
    crate::support::type_into(&mut h, "Name of the layout", "Plain");
    click(&mut h, "Save layout");
    click(&mut h, "Close");
    key(&mut h, Modifiers::SHIFT, Key::N);
    h.get_by_label("Close Chunks").click();
    h.run_ok();
    assert!(has(&h, "Minimap") && !has(&h, "Chunks"));
    open(&mut h);
    crate::support::type_into(&mut h, "Name of the layout", "With a map");
    key(&mut h, Modifiers::NONE, Key::Enter);
    click(&mut h, "Plain");
    assert!(!has(&h, "Minimap") && has(&h, "Chunks"));
    click(&mut h, "With a map");
    assert!(has(&h, "Minimap") && !has(&h, "Chunks"));
    click(&mut h, "Delete the layout Plain");
    assert_eq!(h.state().studio().settings().layouts.keys().collect::<Vec<_>>(), ["With a map"]);
}
