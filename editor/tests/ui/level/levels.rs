//! The Level menu, and the window of all levels.

use crate::level::canvas::{cell, hills};
use crate::support::{CTRL, click, drag, key, type_into, wait_until};
use eframe::egui::accesskit::Toggled;
use eframe::egui::{Event, Key, Modifiers, PointerButton, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;

/// Chooses a line of the Level menu.
pub fn choose(h: &mut Harness<'_, App>, item: &str) {
    h.get_all_by_label("Level").next().unwrap().click();
    h.run_ok();
    // A level that was in view has a tab too.
    let is_line = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() != Role::Tab;
    h.query_all_by_label(item).find(is_line).expect(item).click();
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

/// Opens the window of levels, in a project of three.
fn three() -> Harness<'static, App> {
    let mut h = hills();
    key(&mut h, CTRL | Modifiers::SHIFT, Key::L);
    for _ in 0..2 {
        h.get_by_role_and_label(Role::Button, "New level").click();
        h.run_ok();
    }
    click_row(&mut h, "Hills", Modifiers::NONE);
    click(&mut h, "Show in the canvas");
    assert_eq!(keys(&h), ["hills", "level-1", "level-2"]);
    h
}

/// Clicks the row of a level, with keys held.
fn click_row(h: &mut Harness<'_, App>, title: &str, modifiers: Modifiers) {
    let at = h.get_by_role_and_label(Role::ListItem, title).rect().center();
    h.hover_at(at);
    h.event(Event::ModifiersChanged(modifiers));
    for pressed in [true, false] {
        h.event(Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers });
    }
    h.event(Event::ModifiersChanged(Modifiers::NONE));
    h.run_ok();
}

fn is_chosen(h: &Harness<'_, App>, title: &str) -> bool {
    h.get_by_role_and_label(Role::ListItem, title).accesskit_node().toggled() == Some(Toggled::True)
}

#[test]
fn levels_are_put_in_order_by_dragging_and_by_buttons() {
    let mut h = three();
    let at = |h: &Harness<'_, App>, title: &str| h.get_by_role_and_label(Role::ListItem, title).rect().center();
    let (from, to) = (at(&h, "Hills"), at(&h, "New level 2"));
    drag(&mut h, PointerButton::Primary, from, to + vec2(0.0, 4.0), Modifiers::NONE);
    assert_eq!(keys(&h), ["level-1", "level-2", "hills"]);
    click(&mut h, "Earlier");
    assert_eq!(keys(&h), ["level-1", "hills", "level-2"]);
    click(&mut h, "Later");
    assert!(h.get_by_label("Later").accesskit_node().is_disabled(), "it is the last one");
    click_row(&mut h, "New level", Modifiers::NONE);
    click_row(&mut h, "New level 2", Modifiers::SHIFT);
    click(&mut h, "Later");
    assert_eq!(keys(&h), ["hills", "level-1", "level-2"], "two together");
    (0..4).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert_eq!(keys(&h), ["hills", "level-1", "level-2"]);
}

#[test]
fn several_levels_are_copied_and_deleted_together() {
    let mut h = three();
    assert!(is_chosen(&h, "Hills"), "the level in view");
    click_row(&mut h, "New level 2", CTRL);
    h.get_by_label("2 chosen levels");
    click(&mut h, "Duplicate");
    assert_eq!(keys(&h), ["hills", "level-3", "level-1", "level-2", "level-4"]);
    assert_eq!(h.state().session().level, "level-4", "the last copy is in view");
    click(&mut h, "Delete");
    assert_eq!(keys(&h), ["hills", "level-1", "level-2"], "the copies are chosen");
    click_row(&mut h, "Hills", Modifiers::NONE);
    click_row(&mut h, "New level 2", Modifiers::SHIFT);
    assert!(h.get_by_label("Delete").accesskit_node().is_disabled(), "one level stays");
}

#[test]
fn words_about_a_level_are_typed_and_shown() {
    let mut h = three();
    click_row(&mut h, "New level", Modifiers::NONE);
    click_row(&mut h, "New level 2", CTRL);
    type_into(&mut h, "Group", "Meadow");
    let groups = |h: &Harness<'_, App>| {
        h.state().document().project().levels.iter().map(|l| l.about.group.clone()).collect::<Vec<_>>()
    };
    assert_eq!(groups(&h), ["", "Meadow", "Meadow"], "both");
    click_row(&mut h, "New level", Modifiers::NONE);
    type_into(&mut h, "Description", "Slow and wide");
    let levels = &h.state().document().project().levels;
    assert_eq!(levels[1].about.description, "Slow and wide");
    assert!(h.query_all_by_label("Meadow").count() >= 1, "a heading");
    h.get_by_role_and_label(Role::SearchInput, "Search levels").focus();
    h.run_ok();
    h.event(Event::Text("wide".to_owned()));
    h.run_ok();
    assert!(h.query_by_role_and_label(Role::ListItem, "Hills").is_none(), "found by its description");
    h.get_by_role_and_label(Role::ListItem, "New level");
}

#[test]
fn a_file_gets_another_name_and_its_level_stays_in_view() {
    let mut h = three();
    let runs = |h: &Harness<'_, App>| {
        h.state().document().project().runs.iter().map(|run| run.level.clone()).collect::<Vec<_>>()
    };
    let view = h.state().session().canvas.view;
    type_into(&mut h, "File", "level-1");
    h.get_by_label("Another one is called so, or no file can be.");
    type_into(&mut h, "File", "wide-hills");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(keys(&h), ["wide-hills", "level-1", "level-2"]);
    assert_eq!((h.state().session().level.as_str(), h.state().session().canvas.view), ("wide-hills", view));
    assert!(runs(&h).iter().all(|level| level != "hills"), "runs follow");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(keys(&h)[0], "hills");
}

#[test]
fn a_level_comes_back_as_it_was_left() {
    let mut h = hills();
    choose(&mut h, "New level");
    key(&mut h, Modifiers::NONE, Key::Home);
    let whole = h.state().session().canvas.view;
    choose(&mut h, "Hills");
    assert_ne!(h.state().session().canvas.view, whole);
    key(&mut h, Modifiers::ALT, Key::PageDown);
    assert_eq!((h.state().session().level.as_str(), h.state().session().canvas.view), ("level-1", whole));
}

#[test]
fn pictures_of_levels_are_drawn() {
    let mut h = three();
    wait_until(&mut h, "a picture of the level", |h| h.query_by_label("Picture of Hills").is_some());
}

#[test]
fn levels_that_were_in_view_have_tabs() {
    use loopwright::bindings::Action;
    use loopwright::command::Command;
    let mut h = crate::support::window();
    let folder = crate::support::repository().join("projects/object-gym");
    let opened = sim::file::open(&sim::file::Disk, &folder, &mut |_, _| ()).expect("the sample opens");
    h.state_mut().take_document(kit::document::Document::new(opened.project, Some(folder)));
    h.run_ok();
    let title = |h: &Harness<'_, App>, n: usize| h.state().document().project().levels[n].title.clone();
    let now = |h: &Harness<'_, App>| {
        let key = h.state().session().level.clone();
        h.state().document().level(&key).expect("a level").title.clone()
    };
    let (first, second) = (title(&h, 0), title(&h, 1));
    let has = |h: &Harness<'_, App>, name: &str| h.query_by_role_and_label(Role::Tab, name).is_some();
    assert!(!has(&h, &first), "one level needs no tabs");
    h.state_mut().send(Command::Action(Action::NextLevel));
    h.run_ok();
    assert!(has(&h, &first) && has(&h, &second) && now(&h) == second);
    h.get_by_role_and_label(Role::Tab, &first).click();
    h.run_ok();
    assert_eq!(now(&h), first);
    h.get_by_label(&format!("Close the tab of {first}")).click();
    h.run_ok();
    assert_eq!(now(&h), second, "the level beside comes in view");
    assert!(!has(&h, &first), "a single one has no tab again");
}
