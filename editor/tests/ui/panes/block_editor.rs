//! The block editor: its picture, its solid tiles, its number.

use crate::level::canvas::hills;
use crate::support::{CTRL, click, key, steps};
use eframe::egui::{Event, Key};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Edit;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::Brush;
use sim::project::{Tileset, TilesetRef};
use sim::tiles::{Block, Cell, Solidity};
use std::sync::Arc;

fn editor(block: u16) -> Harness<'static, App> {
    let mut h = hills();
    let cell = Cell { block, a: Solidity::ALL, b: Solidity::TOP, ..Cell::default() };
    h.state_mut().send(Command::ShowPane("block-editor"));
    h.state_mut().send(Command::Session(Box::new(move |session| session.tools.brush = Brush::Block(cell))));
    h.run_ok();
    h
}

fn block(h: &Harness<'_, App>, number: usize) -> Block {
    h.state().document().project().tilesets[0].tileset.blocks[number]
}

#[test]
fn tiles_are_chosen_for_each_layer() {
    let mut h = editor(4);
    click(&mut h, "Block's tile on B");
    click(&mut h, "tile on B 2");
    assert_eq!((block(&h, 4).tile_a, block(&h, 4).tile_b), (3, 2));
    click(&mut h, "Choose: tile A");
    click(&mut h, "tile on A 1");
    click(&mut h, "B as A");
    click(&mut h, "In front");
    assert_eq!(block(&h, 4), Block { art: 3, tile_a: 1, tile_b: 1, front: true });
    assert_eq!(steps(&h), ["Change block 4"; 4]);
}

#[test]
fn a_block_is_found_in_either_base_and_a_wrong_one_reported() {
    let mut h = editor(4);
    for (typed, found) in [("$2", Some(2)), ("3", Some(3)), ("0x1", Some(1)), ("5", None), ("-1", None), ("two", None)]
    {
        click(&mut h, "Block number");
        key(&mut h, CTRL, Key::A);
        h.event(Event::Paste(typed.to_owned()));
        h.run_ok();
        let is_reported = h.query_by_label("no such block").is_some();
        assert_eq!(is_reported, found.is_none(), "{typed}");
        let Brush::Block(cell) = h.state().session().tools.brush else { panic!("a block") };
        assert_eq!(cell.block, found.unwrap_or(1), "{typed}: what was found last stays");
    }
}

#[test]
fn blocks_are_added_swapped_and_joined() {
    let mut h = editor(4);
    click(&mut h, "Duplicate");
    assert_eq!(
        (block(&h, 5), h.state().session().tools.brush),
        (block(&h, 4), {
            let cell = Cell { block: 5, a: Solidity::ALL, b: Solidity::TOP, ..Cell::default() };
            Brush::Block(cell)
        })
    );
    click(&mut h, "Arrange");
    click(&mut h, "Join 2 equal blocks");
    assert_eq!(h.state().document().project().tilesets[0].tileset.blocks.len(), 4, "3, 4 and 5 are equal");
    let Brush::Block(cell) = h.state().session().tools.brush else { panic!("a block") };
    assert_eq!(cell.block, 3, "the brush follows");
    let ledge = h.state().document().project().chunks[2].cells[15];
    assert_eq!(ledge.block, 3);
    click(&mut h, "Swap");
    let cells = &h.state().document().project().chunks[2].cells;
    assert_eq!((cells[15].block, cells[63].block), (1, 3), "3 and 1 changed numbers");
    assert_eq!(steps(&h), ["Duplicate block", "Join equal blocks", "Swap blocks 3 and 1"]);
}

#[test]
fn its_solid_tile_is_drawn_in_the_tiles_pane() {
    let mut h = editor(2);
    click(&mut h, "Draw the tile on B");
    let at = h.state().session().tools.solid_tile;
    assert_eq!((at.tileset, at.tile), (0, 2));
}

#[test]
fn a_block_leads_to_its_chunks() {
    let mut h = editor(3);
    click(&mut h, "1 cell in 1 chunk");
    click(&mut h, "Chunk 2: 1 cell, placed 1 time");
    assert_eq!(h.state().session().tools.last_chunk, 2);
    h.get_by_label("Chunk easel");
}

#[test]
fn it_looks_as_it_did_in_both_themes() {
    let mut h = editor(2);
    h.remove_cursor();
    h.run_ok();
    h.snapshot("block_editor_dark");
    h.state_mut().send(Command::Action(loopwright::bindings::Action::ThemeToggle));
    h.run_ok();
    h.snapshot("block_editor_light");
}

/// Another tileset begins right behind the hills' five blocks.
#[test]
fn a_tileset_without_room_moves_and_the_brush_follows() {
    let mut h = editor(4);
    let blocks = Arc::new(vec![Block::default(); 300]);
    let tileset = Arc::new(Tileset { blocks, ..Tileset::default() });
    let set = TilesetRef { path: "tilesets/behind".into(), first_block: 5, tileset };
    let edits = vec![Edit::SetTileset { index: 1, tileset: Some(Arc::new(set)) }];
    h.state_mut().send(Command::Edit { label: "Add".into(), gesture: None, edits: edits.into() });
    h.run_ok();
    click(&mut h, "Duplicate");
    let first = h.state().document().project().tilesets[0].first_block;
    let Brush::Block(cell) = h.state().session().tools.brush else { panic!("a block") };
    assert!(first > 305 && cell.block == first + 5, "{first}, {}", cell.block);
    assert_eq!(block(&h, 5), block(&h, 4));
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().document().project().tilesets[0].first_block, 0);
    let Brush::Block(cell) = h.state().session().tools.brush else { panic!("a block") };
    assert_eq!(cell.block, 5, "where it was before the tileset moved");
}
