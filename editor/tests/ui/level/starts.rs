//! Starts of a level in the window: seen, moved, named, chosen for play.

use crate::projects::import::{disassembly, imported};
use crate::support::{CTRL, click, click_at, drag, key, scratch, steps};
use eframe::egui::{Key, Modifiers, PointerButton, Role, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::session::Selected;
use sim::project::{LevelData, StartState};
use sim::ruleset::{Character, Form, Shield};
use std::fs;

/// An act at which Sonic begins at the left and Knuckles 64 pixels farther right.
fn act(name: &str) -> Harness<'static, App> {
    let folder = scratch(name).join("game");
    let ini = disassembly(&folder);
    fs::write(folder.join("start.bin"), [0, 0x80, 0, 0x60, 0, 0xC0, 0, 0x60]).unwrap();
    let text = fs::read_to_string(&ini).unwrap().replace("s:Sonic\n", "s:Sonic|start.bin:k:Knuckles:4\n");
    fs::write(&ini, text).unwrap();
    imported(&ini)
}

fn level<'a>(h: &'a Harness<'_, App>) -> &'a LevelData {
    h.state().document().level("flat-act-1").unwrap()
}

/// The character, where.
fn plays(h: &Harness<'_, App>) -> Option<(Character, i32)> {
    let world = h.state().play().world()?;
    Some((world.player.character, world.player.x.px()))
}

#[test]
fn a_start_takes_a_form_at_a_click() {
    let mut h = act("starts-form");
    h.state_mut().send(Command::Session(Box::new(|session| session.selected.things = [Selected::Start].into())));
    h.run_ok();
    click(&mut h, "Form: super");
    let state = level(&h).start.state;
    assert_eq!((state.form, state.rings), (Form::Super, 0));
    click(&mut h, "Form: normal");
    assert_eq!(level(&h).start.state, StartState::default());
}

/// Clicks a line of Play > Play as.
fn play_as(h: &mut Harness<'_, App>, line: &str) {
    h.get_all_by_label("Play").next().unwrap().click();
    h.run_ok();
    let at = h.get_by_label("Play as").rect().center();
    click_at(h, PointerButton::Primary, at);
    h.run_ok();
    let is_line = |node: &Node<'_>| node.accesskit_node().label().is_some_and(|label| label.trim_end() == line);
    h.query_all_by_label_contains(line).find(is_line).unwrap().click();
    h.run_ok();
}

/// Chooses a line of Partner in the Inspector.
fn choose_partner(h: &mut Harness<'_, App>, line: &str) {
    h.get_by_role_and_label(Role::ComboBox, "Partner of the start").click();
    h.run_ok();
    h.query_all_by_role_and_label(Role::Button, line).last().unwrap().click();
    h.run_ok();
}

#[test]
fn a_partner_comes_along_by_the_start_or_by_the_menu() {
    let mut h = act("starts-partner");
    let partner = |h: &Harness<'_, App>| {
        let world = h.state().play().world().unwrap();
        world.partner.as_ref().map(|partner| partner.player.character)
    };
    h.state_mut().send(Command::Session(Box::new(|session| session.selected.things = [Selected::Start].into())));
    h.run_ok();
    choose_partner(&mut h, "Tails");
    assert_eq!(level(&h).start.partner, Some(Character::Tails));
    key(&mut h, CTRL, Key::F5);
    assert_eq!(partner(&h), Some(Character::Tails));
    key(&mut h, Modifiers::NONE, Key::Escape);
    for (line, character) in [
        ("Without a partner", None),
        ("With Knuckles", Some(Character::Knuckles)),
        ("As set at the start", Some(Character::Tails)),
    ] {
        play_as(&mut h, line);
        key(&mut h, CTRL, Key::F5);
        assert_eq!(partner(&h), character, "{line}");
        key(&mut h, Modifiers::NONE, Key::Escape);
    }
    choose_partner(&mut h, "None");
    assert_eq!(level(&h).start.partner, None);
}

#[test]
fn another_player_takes_the_place_of_the_starts_own() {
    let mut h = act("starts-play-as");
    let feet = |h: &Harness<'_, App>| {
        let player = &h.state().play().world().unwrap().player;
        player.y.px() + i32::from(player.height_radius)
    };
    key(&mut h, CTRL, Key::F5);
    let stands_at = feet(&h);
    key(&mut h, Modifiers::NONE, Key::Escape);
    play_as(&mut h, "Tails");
    play_as(&mut h, "Super form");
    play_as(&mut h, "Fire shield");
    key(&mut h, CTRL, Key::F5);
    assert_eq!(plays(&h), Some((Character::Tails, 0x80)));
    let world = h.state().play().world().unwrap();
    let player = &world.player;
    assert!(world.objects.common.tally.rings > 0, "a super form without rings would end at once");
    assert_eq!((player.form, player.shield), (Form::Super, Shield::Fire));
    assert_eq!(feet(&h), stands_at);
    key(&mut h, Modifiers::NONE, Key::Escape);
    play_as(&mut h, "As set at the start");
    key(&mut h, CTRL, Key::F5);
    assert_eq!(plays(&h), Some((Character::Sonic, 0x80)));
    assert!(h.state().history().done().is_empty(), "choosing changes nothing of the level");
}

#[test]
fn each_start_of_an_act_can_be_played_from() {
    let mut h = act("starts-play");
    key(&mut h, CTRL, Key::F5);
    assert_eq!(plays(&h), Some((Character::Sonic, 0x80)));
    key(&mut h, Modifiers::NONE, Key::Escape);
    // Chosen in the list of the level.
    click(&mut h, "Knuckles");
    key(&mut h, CTRL, Key::F5);
    assert_eq!(plays(&h), Some((Character::Knuckles, 0xC0)));
    key(&mut h, Modifiers::NONE, Key::Escape);
    click(&mut h, "Level start");
    key(&mut h, CTRL, Key::F5);
    assert_eq!(plays(&h), Some((Character::Sonic, 0x80)));
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(h.state().history().done().is_empty(), "choosing changes nothing of the level");
}

#[test]
fn a_further_start_is_moved_named_and_deleted() {
    let mut h = act("starts-edit");
    h.state_mut().send(Command::Session(Box::new(|session| session.tools.tool = ToolId::Select)));
    h.run_ok();
    let marker = h.get_by_label("Player start \"Knuckles\"").rect().center();
    drag(&mut h, PointerButton::Primary, marker, marker + Vec2::new(96.0, 0.0), Modifiers::NONE);
    let moved = level(&h).starts[0].start;
    assert!(moved.x > 0xC0 && level(&h).start.x == 0x80, "{moved:?}");
    // It is selected now: its settings are in the inspector.
    assert!(h.query_by_label("Further start").is_some());
    click(&mut h, "Character: Tails");
    assert_eq!(level(&h).starts[0].start.character, Character::Tails);
    click(&mut h, "Play from here");
    assert_eq!(plays(&h), Some((Character::Tails, moved.x)));
    key(&mut h, Modifiers::NONE, Key::Escape);
    key(&mut h, CTRL, Key::D);
    let names: Vec<&str> = level(&h).starts.iter().map(|start| start.name.as_str()).collect();
    assert_eq!(names, ["Knuckles", "Start 2"]);
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert_eq!(level(&h).starts.len(), 1);
    assert_eq!(steps(&h).len(), 4, "{:?}", steps(&h));
    (0..4).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert_eq!(level(&h).starts[0].start.x, 0xC0);
}

#[test]
fn a_start_is_added_beside_the_levels_own() {
    let mut h = act("starts-add");
    click(&mut h, "Add a start");
    let added = level(&h).starts[1].clone();
    assert_eq!((added.name.as_str(), added.start.x, added.start.y), ("Start 2", 0x80 + 32, 0x60));
    assert!(h.query_by_label("Further start").is_some(), "it is selected");
}
