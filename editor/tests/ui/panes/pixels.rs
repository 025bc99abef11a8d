//! The pane Pixels: the picture of a block, painted with the tools, in one place or wherever it is seen.

use super::colors::{numbered, pictured};
use crate::projects::import::{disassembly, imported};
use crate::support::{CTRL, key, scratch, wait_until, window};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use kit::document::art::pixels::impossible;
use kit::exchange::compression::Compression;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::session::Brush;
use sim::tiles::Cell;
use std::fs;
use std::sync::Arc;

fn easel(h: &Harness<'_, App>) -> eframe::egui::Rect {
    h.get_by_role_and_label(Role::Canvas, "Pixel easel").rect()
}

/// The middle of a pixel on the easel.
fn at(h: &Harness<'_, App>, x: i32, y: i32) -> Pos2 {
    let (area, side) = (easel(h), easel(h).width() / 16.0);
    pos2(area.left() + (x as f32 + 0.5) * side, area.top() + (y as f32 + 0.5) * side)
}

/// Drags from one pixel to another with a button.
fn drag(h: &mut Harness<'_, App>, button: PointerButton, from: (i32, i32), to: (i32, i32)) {
    let (from, to) = (at(h, from.0, from.1), at(h, to.0, to.1));
    let press = |pos, pressed| Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE };
    for event in [Event::PointerMoved(from), press(from, true), Event::PointerMoved(to), press(to, false)] {
        h.event(event);
        h.run_ok();
    }
}

fn tap(h: &mut Harness<'_, App>, x: i32, y: i32) {
    drag(h, PointerButton::Primary, (x, y), (x, y));
}

/// The colour of a pixel of a cell.
fn color(h: &Harness<'_, App>, cell: usize, x: usize, y: usize) -> [u8; 4] {
    let sheet = h.state().document().project().tilesets[0].tileset.sheet.clone().expect("a picture");
    sheet.cells[cell].as_chunks::<4>().0[y * 16 + x]
}

/// Takes a block into the brush and shows the pane.
fn shown(h: &mut Harness<'_, App>, block: u16) {
    let cell = Cell { block, ..Cell::default() };
    h.state_mut().send(Command::Session(Box::new(move |session| session.tools.brush = Brush::Block(cell))));
    h.state_mut().send(Command::ShowPane("pixels"));
    h.run_ok();
}

fn art(h: &Harness<'_, App>, block: u16) -> usize {
    h.state().document().project().block(block).expect("a block").1.art.into()
}

fn swatch(h: &mut Harness<'_, App>, number: &str) {
    let label = format!("Colour {number}: ");
    h.query_all_by_label_contains(&label).last().unwrap_or_else(|| panic!("no {label}")).scroll_to_me();
    h.run_ok();
    h.query_all_by_label_contains(&label).last().expect("still there").click();
    h.run_ok();
}

#[test]
fn pixels_are_painted_picked_and_undone() {
    let mut h = numbered();
    shown(&mut h, 1);
    let cell = art(&h, 1);
    let before = color(&h, cell, 3, 4);
    swatch(&mut h, "02");
    drag(&mut h, PointerButton::Primary, (3, 4), (6, 4));
    let ink = color(&h, cell, 3, 4);
    assert!(ink != before || color(&h, cell, 4, 4) == ink);
    assert!((3..=6).all(|x| color(&h, cell, x, 4) == ink), "without gaps");
    // Another colour, then the first one again by a right click.
    swatch(&mut h, "04");
    tap(&mut h, 9, 9);
    assert_ne!(color(&h, cell, 9, 9), ink);
    drag(&mut h, PointerButton::Secondary, (3, 4), (3, 4));
    tap(&mut h, 0, 0);
    assert_eq!(color(&h, cell, 0, 0), ink);
    h.state_mut().send(Command::Action(Action::ToolEraser));
    h.run_ok();
    tap(&mut h, 0, 0);
    assert_eq!(color(&h, cell, 0, 0)[3], 0);
    h.state_mut().send(Command::Action(Action::ToolRectangle));
    h.run_ok();
    drag(&mut h, PointerButton::Primary, (10, 10), (12, 13));
    assert!((10..=12).all(|x| (10..=13).all(|y| color(&h, cell, x, y) == ink)));
    h.state_mut().send(Command::Action(Action::ToolFill));
    h.run_ok();
    swatch(&mut h, "01");
    tap(&mut h, 11, 11);
    let filled = color(&h, cell, 10, 13);
    assert_ne!(filled, ink);
    assert_eq!(color(&h, cell, 12, 10), filled);
    for _ in 0..6 {
        key(&mut h, CTRL, Key::Z);
    }
    assert_eq!(color(&h, cell, 3, 4), before, "each stroke is a step");
}

#[test]
fn it_looks_as_it_did() {
    let mut h = numbered();
    shown(&mut h, 1);
    swatch(&mut h, "03");
    drag(&mut h, PointerButton::Primary, (2, 2), (13, 13));
    h.remove_cursor();
    h.run_ok();
    h.snapshot("pixels");
}

#[test]
fn the_keyboard_paints_too() {
    let mut h = numbered();
    shown(&mut h, 1);
    let cell = art(&h, 1);
    swatch(&mut h, "02");
    tap(&mut h, 0, 0);
    let ink = color(&h, cell, 0, 0);
    for pressed in [Key::ArrowRight, Key::ArrowRight, Key::ArrowDown, Key::Space] {
        key(&mut h, Modifiers::NONE, pressed);
    }
    assert_eq!(color(&h, cell, 2, 1), ink);
}

#[test]
fn a_picture_without_numbers_is_painted_in_its_colours() {
    let mut h = window();
    h.state_mut().take_document(Document::new(pictured(), None));
    h.run_ok();
    shown(&mut h, 1);
    let cell = art(&h, 1);
    swatch(&mut h, "01");
    tap(&mut h, 5, 5);
    tap(&mut h, 5, 6);
    assert_eq!(color(&h, cell, 5, 5), color(&h, cell, 5, 6));
    assert_eq!(color(&h, cell, 5, 5)[3], 255);
}

#[test]
fn a_shared_picture_becomes_the_blocks_own() {
    let mut project = pictured();
    let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    Arc::make_mut(&mut tileset.blocks)[2].art = 1;
    let mut h = window();
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    shown(&mut h, 1);
    let cells = |h: &Harness<'_, App>| {
        h.state().document().project().tilesets[0].tileset.sheet.as_ref().map(|sheet| sheet.cells.len())
    };
    let (before, old) = (cells(&h), art(&h, 1));
    assert!(h.query_by_label("2 blocks show this picture").is_some());
    h.get_by_label("Own picture").click();
    h.run_ok();
    assert_eq!(cells(&h), before.map(|count| count + 1));
    assert_eq!(Some(art(&h, 1)), before);
    swatch(&mut h, "03");
    tap(&mut h, 2, 2);
    assert_ne!(color(&h, art(&h, 1), 2, 2), color(&h, old, 2, 2));
    assert!(h.query_by_label("Own picture").is_none());
}

/// On the console blocks are made of patterns, and each pattern has the colours of one line.
#[test]
fn patterns_of_a_game_are_painted_wherever_they_are_seen() {
    let folder = scratch("console-pixels");
    let ini = disassembly(&folder);
    let word = |n: u16| ((n % 8) << 1 | (n / 8) << 5).to_be_bytes();
    let files: [(&str, Vec<u8>); 3] = [
        ("blocks.eni", Compression::Enigma.encode(&[[0; 8], [0x20, 0, 0x20, 0, 0x20, 0, 0x20, 0]].concat()).unwrap()),
        ("tiles.nem", Compression::Nemesis.encode(&[0x12; 32]).unwrap()),
        ("colours.bin", (0..64).flat_map(word).collect()),
    ];
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).unwrap();
    }
    let text = fs::read_to_string(&ini).unwrap();
    let keys = "palette=colours.bin:0:0:64\ntiles=tiles.nem\nblocks=blocks.eni\nchunks=";
    fs::write(&ini, text.replacen("chunks=", keys, 1)).unwrap();
    let mut h = imported(&ini);
    wait_until(&mut h, "the picture", |h| {
        h.state().document().project().tilesets.first().is_some_and(|set| set.tileset.sheet.is_some())
    });
    shown(&mut h, 1);
    let sheet =
        |h: &Harness<'_, App>| h.state().document().project().tilesets[0].tileset.sheet.clone().expect("a picture");
    let numbers = |h: &Harness<'_, App>| sheet(h).numbers(1).expect("numbered");
    assert_eq!(numbers(&h)[17], 0x12);
    swatch(&mut h, "13");
    tap(&mut h, 1, 1);
    let painted: Vec<usize> = (0..256).filter(|at| numbers(&h)[*at] == 0x13).collect();
    assert_eq!(painted, [17, 25, 145, 153], "in all four quarters");
    h.get_by_label("Everywhere alike").click();
    h.run_ok();
    tap(&mut h, 4, 4);
    assert_eq!((0..256).filter(|at| numbers(&h)[*at] == 0x13).count(), 5, "here only");
    // A colour of another line: the console cannot show it there, which is said.
    assert!(h.query_by_label_contains("several lines of the palette").is_none());
    swatch(&mut h, "25");
    tap(&mut h, 10, 2);
    assert_eq!(impossible(&h.state().document().project().tilesets[0].tileset, 1), [false, true, false, false]);
    assert!(h.query_by_label_contains("several lines of the palette").is_some());
}
