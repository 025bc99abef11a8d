//! Areas, the clipboard, and stamps with things in them.

use crate::level::canvas::{at, block, cell, hills};
use crate::support::{CTRL, click, click_at, drag, key, steps};
use eframe::egui::{Event, Key, Modifiers, OutputCommand, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::{Blocks, Region};
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::session::Selected;
use sim::project::LayerSwitcher;
use sim::tiles::{Cell, Solidity};

fn switchers(h: &Harness<'_, App>) -> Vec<LayerSwitcher> {
    h.state().document().level("hills").unwrap().switchers.clone()
}

/// The text that the last frames put on the clipboard.
fn copied(h: &Harness<'_, App>) -> Option<String> {
    h.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

/// Presses the key in one frame and looks at the clipboard in each that follows.
pub fn copy(h: &mut Harness<'_, App>, event: Event) -> String {
    h.input_mut().events.push(event);
    for _ in 0..6 {
        h.step();
        if let Some(text) = copied(h) {
            h.run_ok();
            return text;
        }
    }
    panic!("nothing was copied");
}

fn paste(h: &mut Harness<'_, App>, text: &str) {
    h.event(Event::Paste(text.to_owned()));
    h.run_ok();
}

fn region(a: (i32, i32), b: (i32, i32)) -> Region {
    Region::of(Blocks::spanned(a, b))
}

/// Selects the hill, with the ledge behind it.
fn select_hill(h: &mut Harness<'_, App>) {
    key(h, Modifiers::NONE, Key::A);
    let (from, to) = (block(h, 25, 16), block(h, 31, 19));
    drag(h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!(h.state().session().selected.area, region((25, 16), (31, 19)));
}

#[test]
fn an_area_is_drawn_added_to_taken_from_and_dropped() {
    let mut h = hills();
    select_hill(&mut h);
    let (from, to) = (block(&h, 30, 18), block(&h, 33, 21));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::SHIFT);
    assert_eq!(h.state().session().selected.area.count(), 28 + 16 - 4);
    let (from, to) = (block(&h, 25, 16), block(&h, 29, 19));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::ALT);
    assert_eq!(h.state().session().selected.area.count(), 40 - 20);
    h.snapshot_options("area", &egui_kittest::SnapshotOptions::new().threshold(0.5));
    let sky = block(&h, 3, 3);
    click_at(&mut h, PointerButton::Primary, sky);
    assert!(h.state().session().selected.area.is_empty());
    key(&mut h, CTRL, Key::A);
    assert_eq!(h.state().session().selected.area.count(), 64 * 32);
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert!(h.state().session().selected.area.is_empty());
}

#[test]
fn an_area_is_cut_and_pasted_as_a_stamp_and_in_place() {
    let mut h = hills();
    select_hill(&mut h);
    let before: Vec<Cell> = (16..20).flat_map(|y| (25..32).map(move |x| (x, y))).map(|(x, y)| cell(&h, x, y)).collect();
    let text = copy(&mut h, Event::Cut);
    assert!((25..32).all(|x| (16..20).all(|y| cell(&h, x, y) == Cell::default())));
    assert_eq!(h.state().history().done().len(), 1);
    paste(&mut h, &text);
    assert_eq!(h.state().session().tools.tool, ToolId::Stamp);
    let target = at(&h, 8.5 * 16.0, 8.0 * 16.0);
    click_at(&mut h, PointerButton::Primary, target);
    let there: Vec<Cell> = (6..10).flat_map(|y| (5..12).map(move |x| (x, y))).map(|(x, y)| cell(&h, x, y)).collect();
    assert_eq!(there, before);
    h.event(Event::ModifiersChanged(Modifiers::SHIFT));
    paste(&mut h, &text);
    h.event(Event::ModifiersChanged(Modifiers::NONE));
    h.run_ok();
    let back: Vec<Cell> = (16..20).flat_map(|y| (25..32).map(move |x| (x, y))).map(|(x, y)| cell(&h, x, y)).collect();
    assert_eq!(back, before, "in place");
    assert_eq!(h.state().session().selected.area, region((25, 16), (31, 19)));
    (0..3).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert_eq!(cell(&h, 31, 17).block, 3, "all of it undone");
}

#[test]
fn things_are_copied_into_another_level_and_window() {
    let mut h = hills();
    key(&mut h, CTRL, Key::OpenBracket);
    let text = copy(&mut h, Event::Copy);
    let mut other = hills();
    let place = at(&other, 600.0, 120.0);
    other.hover_at(place);
    other.run_ok();
    paste(&mut other, &text);
    let (old, new) = (&switchers(&other)[0], &switchers(&other)[1]);
    assert_eq!((new.x, new.y, new.half_length, new.right_or_below), (600, 120, 32, old.right_or_below));
    assert_ne!(new.id, old.id);
    assert_eq!(other.state().session().selected.things, [Selected::Switcher(new.id)].into());
    // Asked for by menu, it is where it was.
    other.state_mut().send(Command::Action(loopwright::bindings::Action::PasteInPlace));
    other.run_ok();
    paste(&mut other, &text);
    assert_eq!((switchers(&other)[2].x, switchers(&other)[2].y), (320, 272));
    key(&mut other, CTRL, Key::D);
    assert_eq!(switchers(&other).len(), 4);
}

#[test]
fn what_stands_in_an_area_goes_with_it() {
    let mut h = hills();
    let (from, to) = (block(&h, 18, 15), block(&h, 21, 24));
    drag(&mut h, PointerButton::Secondary, from, to, Modifiers::NONE);
    let stamp = h.state().session().tools.stamp.clone().unwrap();
    assert_eq!(stamp.switchers.iter().map(|s| (s.x, s.y)).collect::<Vec<_>>(), [(320 - 288, 272 - 240)]);
    key(&mut h, Modifiers::NONE, Key::X);
    let target = at(&h, 8.0 * 16.0, 8.0 * 16.0);
    click_at(&mut h, PointerButton::Primary, target);
    let new = switchers(&h)[1].clone();
    assert_eq!((new.x, new.y), (6 * 16 + 32, 3 * 16 + 32));
    assert_eq!(new.left_or_above, switchers(&h)[0].right_or_below, "flipped, its sides change places");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(switchers(&h).len(), 1, "one step for blocks and things");
    // Hidden things stay where they are.
    let hide = |session: &mut loopwright::session::Session| session.canvas.overlays.objects = false;
    h.state_mut().send(Command::Session(Box::new(hide)));
    drag(&mut h, PointerButton::Secondary, from, to, Modifiers::NONE);
    assert_eq!(h.state().session().tools.stamp.as_ref().unwrap().things(), 0);
}

#[test]
fn a_right_click_in_an_area_opens_its_menu() {
    let mut h = hills();
    select_hill(&mut h);
    let inside = block(&h, 27, 17);
    click_at(&mut h, PointerButton::Secondary, inside);
    h.get_by_label_contains("Fill the area").click();
    h.run_ok();
    assert!((25..32).all(|x| (16..20).all(|y| cell(&h, x, y).block == 1)));
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!((25..32).all(|x| (16..20).all(|y| cell(&h, x, y) == Cell::default())));
    click_at(&mut h, PointerButton::Secondary, inside);
    h.get_by_label_contains("Make a stamp of the area").click();
    h.run_ok();
    assert_eq!(h.state().session().tools.stamp.as_ref().map(|s| (s.width, s.height())), Some((7, 4)));
    let outside = block(&h, 31, 25);
    click_at(&mut h, PointerButton::Secondary, outside);
    assert!(h.query_by_label_contains("Fill the area").is_none());
}

#[test]
fn hostile_clipboards_are_reported_and_change_nothing() {
    let mut h = hills();
    select_hill(&mut h);
    let good = copy(&mut h, Event::Copy);
    for (row, text, part) in [
        ("nothing of ours", "hello".to_owned(), "holds no piece of a level"),
        ("empty list", "[]".to_owned(), "holds no piece of a level"),
        ("newer", good.replace("\"format\": 1", "\"format\": 7"), "broken"),
        ("no cell", good.replacen("2aa", "2zz", 1), "is not a cell"),
        ("far away", good.replace("\"x\": 25", "\"x\": 99999999999999"), "broken"),
        ("ragged", good.replacen(". . ", ". ", 1), "cells"),
        ("cut in half", good[..good.len() / 2].to_owned(), "broken"),
    ] {
        paste(&mut h, &text);
        let notice = h.state().notices().all().last().map(|entry| entry.notice.text.clone()).unwrap_or_default();
        assert!(notice.contains(part), "{row}: {notice}");
        assert_eq!(h.state().session().tools.tool, ToolId::Area, "{row}");
    }
    // At the ends of the numbers, with blocks that are not there.
    for x in [i32::MIN, i32::MAX, 0] {
        let text = good.replace("\"x\": 25", &format!("\"x\": {x}")).replacen("2aa", "60000aa", 1);
        h.event(Event::ModifiersChanged(Modifiers::SHIFT));
        paste(&mut h, &text);
        let notice = h.state().notices().all().last().map(|entry| entry.notice.text.clone()).unwrap_or_default();
        assert!(notice.contains("not in this project's tilesets"), "{notice}");
    }
    assert!(h.state().session().canvas.view.origin.x.is_finite());
}

#[test]
fn with_shift_a_stamp_fills_a_rectangle() {
    let mut h = hills();
    let (from, to) = (block(&h, 30, 16), block(&h, 31, 17));
    drag(&mut h, PointerButton::Secondary, from, to, Modifiers::NONE);
    let (from, to) = (block(&h, 4, 4), block(&h, 8, 7));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::SHIFT);
    for y in 4..=7 {
        for x in 4..=8 {
            let ledge = (x - 4) % 2 == 1 && (y - 4) % 2 == 1;
            assert_eq!(cell(&h, x, y).block, if ledge { 3 } else { 0 }, "{x}, {y}");
        }
    }
    key(&mut h, Modifiers::NONE, Key::F);
    let (from, to) = (block(&h, 10, 4), block(&h, 12, 5));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::SHIFT);
    assert!((10..=12).all(|x| (4..=5).all(|y| cell(&h, x, y).block == 1)));
    assert_eq!(h.state().history().done().len(), 2);
}

#[test]
fn the_solidity_of_all_blocks_of_an_area_is_set_at_once() {
    let mut h = hills();
    select_hill(&mut h);
    let solid = |h: &Harness<'_, App>| {
        let cells =
            h.state().session().selected.area.blocks().map(|(x, y)| cell(h, x, y)).filter(|cell| cell.block != 0);
        cells.map(|cell| (cell.a, cell.b)).collect::<Vec<_>>()
    };
    let before = solid(&h);
    assert!(before.iter().any(|(a, _)| *a == Solidity::ALL) && before.iter().any(|(a, _)| *a == Solidity::TOP));
    click(&mut h, "Area layer A: sides");
    let after = solid(&h);
    let sides = Solidity { top: false, sides_and_bottom: true };
    assert_eq!(after.len(), before.len(), "what is empty stays empty");
    assert!(after.iter().zip(&before).all(|(new, old)| new.0 == sides && new.1 == old.1));
    assert_eq!(steps(&h), ["Set solidity"]);
    h.snapshot("area_solidity");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(solid(&h), before);
}
