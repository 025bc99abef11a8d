//! The chunk editor: drawn on, copied from, numbered anew, flown from.

use crate::level::canvas::hills;
use crate::support::{CTRL, click, click_at, drag, key, steps};
use eframe::egui::{Key, Modifiers, PointerButton, Pos2, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::session::Brush;
use sim::tiles::{Cell, Chunk, Solidity};
use std::sync::Arc;

/// A window with the editor showing a chunk, and a block in the brush.
pub fn editor(chunk: u16, block: u16) -> Harness<'static, App> {
    let mut h = hills();
    let cell = Cell { block, a: Solidity::ALL, b: Solidity::TOP, ..Cell::default() };
    h.state_mut().send(Command::ShowPane("chunk-editor"));
    h.state_mut().send(Command::Session(Box::new(move |session| {
        session.tools.last_chunk = chunk;
        session.tools.brush = Brush::Block(cell);
        session.tools.tool = ToolId::Brush;
    })));
    h.run_ok();
    h
}

/// The middle of a cell of the easel.
pub fn at(h: &Harness<'_, App>, x: i32, y: i32) -> Pos2 {
    let area = h.get_by_label("Chunk easel").rect();
    let cell = area.width() / 8.0;
    area.min + eframe::egui::vec2((x as f32 + 0.5) * cell, (y as f32 + 0.5) * cell)
}

fn chunk(h: &Harness<'_, App>, id: usize) -> Arc<Chunk> {
    h.state().document().project().chunks[id].clone()
}

#[test]
fn a_stroke_paints_the_chunk_everywhere_and_is_one_step() {
    let mut h = editor(2, 4);
    let before = chunk(&h, 2);
    let (from, to) = (at(&h, 0, 0), at(&h, 7, 0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    let after = chunk(&h, 2);
    assert!(after.cells[..8].iter().all(|cell| (cell.block, cell.b) == (4, Solidity::TOP)), "no gaps");
    assert_eq!(after.cells[8..], before.cells[8..]);
    assert_eq!(steps(&h), ["Paint in chunk 2"]);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(chunk(&h, 2), before);
}

#[test]
fn tools_of_the_level_work_on_the_chunk() {
    let mut h = editor(3, 2);
    let block = |h: &Harness<'_, App>, x: usize, y: usize| chunk(h, 3).cells[y * 8 + x].block;
    click(&mut h, "Rectangle in the chunk");
    let (from, to) = (at(&h, 1, 1), at(&h, 3, 4));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!([block(&h, 1, 1), block(&h, 3, 4), block(&h, 4, 4)], [2, 2, 1]);
    click(&mut h, "Eraser in the chunk");
    let place = at(&h, 2, 2);
    click_at(&mut h, PointerButton::Primary, place);
    assert_eq!([block(&h, 2, 2), block(&h, 1, 2)], [0, 2]);
    key(&mut h, Modifiers::NONE, Key::F);
    let place = at(&h, 7, 7);
    click_at(&mut h, PointerButton::Primary, place);
    assert_eq!(
        [block(&h, 0, 0), block(&h, 7, 7), block(&h, 2, 2)],
        [2, 2, 0],
        "filled up to the rectangle and through it"
    );
    let place = at(&h, 2, 2);
    click_at(&mut h, PointerButton::Secondary, place);
    assert_eq!(h.state().session().tools.brush, Brush::Block(Cell::default()), "picked");
    assert_eq!(steps(&h), ["Fill rectangle in chunk 3", "Erase in chunk 3", "Fill in chunk 3"]);
}

#[test]
fn solidity_alone_is_painted() {
    let mut h = editor(3, 2);
    click(&mut h, "Paint: solidity");
    click(&mut h, "Chunk brush layer A: top");
    h.get_by_label("Chunk easel").scroll_to_me();
    h.run_ok();
    let place = at(&h, 0, 0);
    click_at(&mut h, PointerButton::Primary, place);
    let cell = chunk(&h, 3).cells[0];
    assert_eq!((cell.block, cell.a, cell.b), (1, Solidity::TOP, Solidity::TOP), "the block stays");
}

#[test]
fn a_piece_is_copied_from_one_chunk_to_another() {
    let mut h = editor(2, 4);
    let (from, to) = (at(&h, 3, 3), at(&h, 5, 5));
    let piece: Vec<Cell> = (3..6).flat_map(|y| chunk(&h, 2).cells[y * 8 + 3..y * 8 + 6].to_vec()).collect();
    drag(&mut h, PointerButton::Secondary, from, to, Modifiers::NONE);
    assert_eq!(h.state().session().tools.stamp.as_ref().unwrap().cells, piece);
    click(&mut h, "Next chunk");
    // The stamp's middle follows the pointer, as in the level.
    let place = at(&h, 1, 1);
    click_at(&mut h, PointerButton::Primary, place);
    let pasted: Vec<Cell> = (0..3).flat_map(|y| chunk(&h, 3).cells[y * 8..y * 8 + 3].to_vec()).collect();
    assert_eq!((pasted, steps(&h)), (piece, vec!["Stamp in chunk 3".to_owned()]));
}

#[test]
fn the_keyboard_draws_too() {
    let mut h = editor(3, 4);
    h.get_by_label("Chunk easel").focus();
    h.run_ok();
    for _ in 0..2 {
        key(&mut h, Modifiers::NONE, Key::ArrowRight);
    }
    key(&mut h, Modifiers::NONE, Key::ArrowDown);
    key(&mut h, Modifiers::NONE, Key::Enter);
    assert_eq!(chunk(&h, 3).cells[8 + 2].block, 4);
    assert_eq!(h.state().session().canvas.caret, None, "the level's own cursor stays where it is");
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert_eq!(chunk(&h, 3).cells[8 + 2].block, 0);
    key(&mut h, Modifiers::NONE, Key::C);
    assert_eq!(h.state().session().tools.stamp.as_ref().unwrap().cells.len(), 64);
}

#[test]
fn chunks_are_joined_sorted_swapped_and_the_level_stays() {
    let mut h = editor(2, 4);
    click(&mut h, "Duplicate");
    assert_eq!((h.state().document().project().chunks.len(), h.state().session().tools.last_chunk), (5, 4));
    assert_eq!(*chunk(&h, 4), *chunk(&h, 2));
    let level = |h: &Harness<'_, App>| {
        let document = h.state().document();
        let level = document.level("hills").unwrap();
        let places = (0..4).flat_map(|y| (0..8).map(move |x| level.layout.get(x, y).unwrap().chunk));
        places.map(|id| document.project().chunks[usize::from(id)].cells.clone()).collect::<Vec<_>>()
    };
    let seen = level(&h);
    click(&mut h, "Chunks");
    click(&mut h, "Arrange");
    click(&mut h, "Join 1 equal chunks");
    assert_eq!(h.state().document().project().chunks.len(), 4);
    assert_eq!(h.state().session().tools.last_chunk, 2, "the editor follows to the one that is left");
    h.get_by_role_and_label(Role::SpinButton, "Other chunk number").scroll_to_me();
    h.run_ok();
    click(&mut h, "Swap");
    assert_eq!(h.state().session().tools.last_chunk, 1);
    assert!(level(&h) == seen, "every place shows what it showed");
    assert_eq!(steps(&h), ["Duplicate chunk", "Join equal chunks", "Swap chunks 2 and 1"]);
}

#[test]
fn one_flies_to_a_place_and_gives_it_a_chunk_of_its_own() {
    let mut h = editor(1, 4);
    click(&mut h, "Next place");
    click(&mut h, "Next place");
    let found = h.state().session().canvas.found.unwrap();
    assert_eq!((found.min.x, found.min.y, found.width()), (128.0, 256.0, 128.0));
    click(&mut h, "Own copy here");
    let level = h.state().document().level("hills").unwrap().clone();
    assert_eq!([0, 1, 2].map(|x| level.layout.get(x, 2).unwrap().chunk), [1, 4, 1]);
    assert_eq!(h.state().session().tools.last_chunk, 4);
}

#[test]
fn chunk_0_is_not_drawn_on() {
    let mut h = editor(0, 4);
    assert!(h.query_by_label("Chunk easel").is_none());
    click(&mut h, "New chunk");
    assert_eq!((h.state().session().tools.last_chunk, steps(&h)), (4, vec!["New chunk".to_owned()]));
    h.get_by_label("Chunk easel");
}

#[test]
fn it_looks_as_it_did_in_both_themes() {
    let mut h = editor(2, 4);
    click(&mut h, "Collision in the chunk");
    h.remove_cursor();
    h.run_ok();
    h.snapshot("chunk_editor_dark");
    h.state_mut().send(Command::Action(loopwright::bindings::Action::ThemeToggle));
    h.run_ok();
    h.snapshot("chunk_editor_light");
}
