//! The welcome page: what a user sees first, by mouse and by keyboard.

use crate::projects::files::settle;
use crate::runs::play::press;
use crate::soft::SoftRenderer;
use crate::support::{key, scratch, wait_until, window, window_of};
use eframe::egui::{Key, Modifiers, PointerButton, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::drawing::starting_ground;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::shell::gallery::Seen;
use sim::file::{Disk, save_as};
use std::path::{Path, PathBuf};

/// A small project in a folder of the test's own.
fn project(name: &str) -> PathBuf {
    let folder = scratch(name).join(name);
    let mut project = starting_ground::grounded(starting_ground::empty_project());
    project.name = name.into();
    save_as(&Disk, &project, None, &folder).unwrap();
    folder
}

fn recent(h: &mut Harness<'_, App>, folders: &[&Path]) {
    for folder in folders.iter().rev() {
        let folder = folder.to_path_buf();
        h.state_mut().send(Command::Settings(Box::new(move |settings| settings.opened(&folder))));
    }
    h.run_ok();
}

#[test]
fn enter_plays_the_sample_at_once() {
    let builder = Harness::builder().with_size(vec2(1280.0, 720.0)).with_max_steps(60).with_step_dt(1.0 / 60.0);
    let mut h = builder.renderer(SoftRenderer::default()).build_eframe(|cc| App::new(cc));
    h.state_mut().greet_new_users();
    h.state_mut().open_at_start(None);
    h.run_ok();
    assert!(h.get_by_label("Play the sample").accesskit_node().is_focused());
    h.key_press(Key::Enter);
    for _ in 0..2000 {
        h.run_steps(2);
        if h.state().play().is_active() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let start = h.state().play().world().expect("it plays").player.x.px();
    h.key_down(Key::ArrowRight);
    h.run_steps(60);
    h.key_up(Key::ArrowRight);
    assert!(h.state().play().world().expect("it plays").player.x.px() > start + 40);
    press(&mut h, Modifiers::NONE, Key::Escape);
    assert!(!h.state().play().is_active() && !h.state().history().is_dirty());
}

#[test]
fn the_start_is_in_view_after_the_sample_was_played() {
    let mut h = window_of(vec2(853.0, 480.0));
    h.state_mut().open_at_start(None);
    h.run_ok();
    h.state_mut().send(Command::PlaySample);
    for _ in 0..2000 {
        h.run_steps(1);
        if h.state().play().is_active() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    h.run_steps(30);
    press(&mut h, Modifiers::NONE, Key::Escape);
    h.run_steps(4);
    let start = h.state().document().project().levels[0].start;
    let at = crate::level::canvas::at(&h, start.x as f32, start.y as f32);
    assert!(crate::level::canvas::canvas(&h).contains(at), "{at} in {}", crate::level::canvas::canvas(&h));
}

#[test]
fn the_line_under_the_sample_fits_in_every_language() {
    use eframe::egui::epaint::Shape;
    use loopwright::language::{self, Language};
    for language in [Language::English, Language::German, Language::Spanish] {
        let mut h = window_of(vec2(853.0, 480.0));
        h.state_mut().send(Command::Settings(Box::new(move |settings| settings.language = Some(language))));
        h.run_ok();
        let card = h.get_by_label(language::t("Play the sample")).rect();
        let mut texts = h.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => Some(text),
            _ => None,
        });
        let line = texts.rfind(|text| card.contains(text.pos) && text.pos.y > card.bottom() - 32.0);
        let line = line.expect("there is a line");
        let right = line.visual_bounding_rect().right();
        language::speak(Language::English);
        assert!(!line.galley.elided && right <= card.right() - 8.0, "{language:?}: {right} in {card}");
    }
}

#[test]
fn tab_goes_through_the_ways_in() {
    let mut h = window();
    for label in ["Play the sample", "New project", "Open…", "Open from path…", "Import levels…"] {
        assert!(h.get_by_label(label).accesskit_node().is_focused(), "{label}");
        key(&mut h, Modifiers::NONE, Key::Tab);
    }
}

#[test]
fn recent_projects_have_cards_and_missing_ones_can_be_removed() {
    let (here, other, gone) = (project("alpha"), project("beta"), scratch("gone").join("gamma"));
    let cache = scratch("cards").join("pictures");
    let mut h = window();
    h.state_mut().use_gallery(Some(cache.clone()));
    recent(&mut h, &[&here, &other, &gone]);
    let is_known = |h: &Harness<'_, App>| {
        let seen = |folder| h.state().gallery().seen(folder).clone();
        matches!((seen(&here), seen(&gone)), (Seen::Found(_), Seen::Missing(_)))
    };
    wait_until(&mut h, "cards", is_known);
    let Seen::Found(card) = h.state().gallery().seen(&here).clone() else { panic!("it is there") };
    assert!(!card.picture.pixels.is_empty() && card.name == "alpha");
    assert!(std::fs::read_dir(&cache).unwrap().count() >= 1, "kept");

    h.get_by_label("Remove gamma from the list").click();
    h.run_ok();
    assert!(!h.state().settings().recent.contains(&gone));

    let place = h.get_by_label("Open beta").rect().center();
    crate::support::click_at(&mut h, PointerButton::Secondary, place);
    h.get_by_label("Pin").click();
    h.run_ok();
    assert_eq!(h.state().settings().pinned, std::slice::from_ref(&other));
    let left = |h: &Harness<'_, App>, label: &str| h.get_by_label(label).rect().left();
    assert!(left(&h, "Open beta") < left(&h, "Open alpha"), "a pinned project is first");

    h.get_by_label("Open alpha").click();
    settle(&mut h);
    assert_eq!(h.state().document().project().name, "alpha");
}

#[test]
fn a_line_asks_for_habits_and_stands_in_nobodys_way() {
    let mut h = window();
    h.state_mut().greet_new_users();
    h.run_ok();
    h.get_by_label("Keys and mouse as in Tiled").click();
    h.run_ok();
    assert_eq!(h.state().settings().preset(), loopwright::bindings::Preset::Tiled);
    assert!(h.query_by_label("Compare…").is_none(), "asked once");
}

#[test]
fn the_page_fits_small_windows() {
    // 1280 × 720 at 150 %, and a narrow one, which scrolls.
    for size in [vec2(853.0, 480.0), vec2(480.0, 400.0)] {
        let mut h = window_of(size);
        h.state_mut().use_gallery(None);
        wait_until(&mut h, "samples", |h| h.state().gallery().samples().len() > 2);
        for label in ["Play the sample", "Open Mazes"] {
            wait_until(&mut h, label, |h| h.query_by_label(label).is_some());
            h.get_by_label(label).scroll_to_me();
            h.run_ok();
            let area = h.get_by_label(label).rect();
            assert!(area.left() >= 0.0 && area.right() <= size.x, "{label} is cut off at {size}: {area}");
        }
    }
}

#[test]
fn the_page_looks_as_it_did() {
    let (one, gone) = (project("Green Run"), PathBuf::from("/nowhere/Lost Caves"));
    let mut h = window_of(Vec2::new(1280.0, 720.0));
    h.state_mut().greet_new_users();
    h.state_mut().use_gallery(None);
    recent(&mut h, &[&one, &gone]);
    let all_known = |h: &Harness<'_, App>| {
        let gallery = h.state().gallery();
        let samples = gallery.samples();
        !samples.is_empty() && samples.iter().chain([&one]).all(|folder| *gallery.seen(folder) != Seen::Unknown)
    };
    wait_until(&mut h, "cards", all_known);
    h.state_mut()
        .send(Command::Settings(Box::new(|settings| settings.recent.retain(|path| path.ends_with("Lost Caves")))));
    h.run_ok();
    h.snapshot("welcome_page");
}
