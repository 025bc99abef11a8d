//! Characters: constants set while the world runs, and a figure of one's own.

use crate::level::canvas::hills;
use crate::projects::files::Dropped;
use crate::support::{CTRL, click, key, scratch, type_into, type_number, wait_until};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, SnapshotOptions};
use kit::pixels::Pixels;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use sim::project::OwnFigure;
use sim::ruleset::{Character, Constants};
use std::fs;
use std::path::Path;
use std::sync::Arc;

fn pane() -> Harness<'static, App> {
    let mut h = hills();
    h.state_mut().send(Command::ShowPane("characters"));
    h.run_ok();
    h.run_ok();
    h
}

fn constants(h: &Harness<'_, App>, character: Character) -> Constants {
    *h.state().document().project().ruleset.resolve_lenient().constants(character)
}

fn figure(h: &Harness<'_, App>, character: Character) -> Option<OwnFigure> {
    h.state().document().project().objects.figure(character).map(|figure| (**figure).clone())
}

/// A sheet of three cells of 20 by 32 pixels, each in a colour of its own.
fn sheet(path: &Path) {
    let colours = [[200, 60, 60, 255], [60, 160, 80, 255], [70, 90, 210, 255]];
    let rgba = (0..60 * 32).map(|at| colours[at % 60 / 20]).collect();
    fs::write(path, Pixels { width: 60, height: 32, rgba }.to_png().unwrap()).unwrap();
}

#[test]
fn constants_are_typed_found_and_brought_back() {
    let mut h = pane();
    type_number(&mut h, "Jump force", "1800");
    assert_eq!(constants(&h, Character::Sonic).jump_force, 1800);
    assert_eq!(constants(&h, Character::Tails).jump_force, 0x680, "the others stay");
    click(&mut h, "Character: Tails");
    type_number(&mut h, "Gravity", "40");
    assert_eq!((constants(&h, Character::Tails).gravity, constants(&h, Character::Sonic).gravity), (40, 0x38));
    h.snapshot_options("characters_constants", &SnapshotOptions::new().threshold(0.6));
    click(&mut h, "Original value of Gravity");
    assert_eq!(constants(&h, Character::Tails), Constants::of(Character::Tails));
    click(&mut h, "Character: Sonic");
    h.get_by_label("Find a constant").focus();
    h.run_ok();
    h.event(Event::Text("radius".to_owned()));
    h.run_ok();
    assert!(h.query_by_label("Acceleration").is_none(), "only what fits is shown");
    type_number(&mut h, "Height Radius", "25");
    assert_eq!(constants(&h, Character::Sonic).height_radius, 25);
    click(&mut h, "All as in the originals");
    assert_eq!(constants(&h, Character::Sonic), Constants::of(Character::Sonic));
    assert!(h.state().document().project().ruleset.constants.is_empty());
    key(&mut h, CTRL, Key::Z);
    assert_eq!(constants(&h, Character::Sonic).jump_force, 1800);
    while !h.state().history().done().is_empty() {
        h.state_mut().send(Command::Action(Action::Undo));
        h.run_ok();
    }
    assert!(h.state().document().project().ruleset.constants.is_empty());
}

#[test]
fn a_player_in_the_world_takes_new_constants_on() {
    let mut h = pane();
    h.state_mut().send(Command::Action(Action::PlayFromStart));
    wait_until(&mut h, "it runs", |h| h.state().play().run().is_some_and(|run| run.world().frame > 3));
    type_number(&mut h, "Acceleration", "99");
    let acceleration = |h: &Harness<'_, App>| h.state().play().run().map(|run| run.world().player.stats.acceleration);
    wait_until(&mut h, "he has it", |h| acceleration(h) == Some(99));
}

#[test]
fn a_figure_of_ones_own_is_cut_named_shown_and_cleared() {
    let folder = scratch("characters-figure");
    let path = folder.join("hero.png");
    sheet(&path);
    let mut h = pane();
    click(&mut h, "Page: Art");
    let place = h.get_by_label("Path of the picture").rect().center();
    h.hover_at(place);
    h.run_ok();
    h.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    wait_until(&mut h, "the figure has it", |h| {
        figure(h, Character::Sonic).is_some_and(|figure| figure.picture.shown().is_some())
    });
    type_number(&mut h, "Cell width", "20");
    assert_eq!(figure(&h, Character::Sonic).unwrap().picture.frame, (20, 0));
    type_into(&mut h, "Walk", "0-2 1");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(figure(&h, Character::Sonic).unwrap().animations["walk"].cells, [0, 1, 2, 1]);
    type_number(&mut h, "Animation down", "-4");
    assert_eq!(figure(&h, Character::Sonic).unwrap().animations["walk"].offset, (0, -4));
    h.get_by_label("Preview of the animation").scroll_to_me();
    h.run_ok();
    h.snapshot_options("characters_art", &SnapshotOptions::new().threshold(0.6));
    type_into(&mut h, "Walk", " ");
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert!(!figure(&h, Character::Sonic).unwrap().animations.contains_key("walk"), "without cells it says nothing");
    click(&mut h, "Clear");
    assert_eq!(figure(&h, Character::Sonic), None);
    assert!(h.state().document().project().objects.is_empty(), "there is no file to keep");
}

#[test]
fn the_built_in_figure_is_taken_over_and_saved() {
    let folder = scratch("characters-template");
    let mut h = pane();
    click(&mut h, "Character: Tails");
    click(&mut h, "Page: Art");
    click(&mut h, "Begin with the built-in figure");
    let taken = figure(&h, Character::Tails).unwrap();
    assert!(taken.animations.len() > 30 && taken.picture.shown().is_some());
    h.state_mut().send(Command::SaveTo(folder.join("project")));
    wait_until(&mut h, "saved", |h| !h.state().is_busy() && !h.state().history().is_dirty());
    let written = fs::read(folder.join("project/tails.png")).unwrap();
    assert_eq!(written, *taken.picture.shown().unwrap().content);
    // A paint program writes another one.
    sheet(&folder.join("project/tails.png"));
    h.state_mut().send(Command::Action(Action::ReloadAssets));
    wait_until(&mut h, "it is loaded again", |h| {
        figure(h, Character::Tails).is_some_and(|figure| figure.picture.shown().is_some_and(|image| image.width == 60))
    });
    key(&mut h, Modifiers::NONE, Key::Escape);
}

#[test]
fn a_picture_opens_outside_once_there_is_a_file() {
    let folder = scratch("characters-open");
    let mut h = pane();
    click(&mut h, "Page: Art");
    click(&mut h, "Begin with the built-in figure");
    let is_said = |h: &Harness<'_, App>, text: &str| {
        h.state().notices().all().iter().any(|entry| entry.notice.text.contains(text))
    };
    h.state_mut().send(Command::SaveTo(folder.join("project")));
    wait_until(&mut h, "saved", |h| !h.state().is_busy() && !h.state().history().is_dirty());
    click(&mut h, "Open");
    assert!(is_said(&h, "No other program can be opened here"), "a test opens none");
    fs::remove_file(folder.join("project/sonic.png")).unwrap();
    click(&mut h, "Open");
    assert!(is_said(&h, "There is no file"));
}
